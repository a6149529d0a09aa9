"""Nothing hidden leaves the tools: every byte that is sent to a seat, over whole games."""

from collections.abc import Callable
from typing import Any, final

import msgspec
import pytest
from mcp import Client

import drakehall as dh
from drakehall.hall.table import LiveTable
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.wire.frames import Happened
from tests.mcp_server.room import INVITATION, SHORT, Player, room
from tests.server.house import house
from tests.server.markers import LABELS, LeakyEventGame, LeakyViewGame, Markers, MarkersGame
from tests.server.test_wire_leaks import offered
from tests.server.wire import SEED, Leak, no_secrets

Check = Callable[["Tapped", str], None]


@final
class Tapped:
    """A player whose answers are checked as they come."""

    def __init__(self, seat: int, player: Player, table: LiveTable, checks: tuple[Check, ...]) -> None:
        self.seat = seat
        self.player = player
        self.table = table
        self.checks = checks
        self.answers = 0

    async def call(self, tool: str, **given: Any) -> str:
        """Call a tool and check what it says, whether it is refused or not."""
        heard = len(self.player.heard)
        result = await self.player.client.call_tool(tool, {"key": self.player.key, **given})
        self.player.heard.append(result.model_dump_json())
        for raw in self.player.heard[heard:]:
            self.answers += 1
            for check in self.checks:
                check(self, raw)
        content: Any = result.content[0]
        return str(content.text)


def no_marker(tapped: Tapped, raw: str) -> None:
    """Search an answer for the names of cards that lie hidden from the seat."""
    state = tapped.table.stored.state if tapped.table.stored else None
    assert isinstance(state, Markers)
    (hidden,) = state.secrets(tapped.seat)
    for card in hidden:
        if LABELS[card] in raw:
            raise Leak(f"seat {tapped.seat} is told of card {card}")


def no_keys(tapped: Tapped, raw: str) -> None:
    """Neither seed nor salt nor any key is told: everybody's own was told once, when they sat down."""
    row = tapped.table.row
    for secret in (str(row.seed), row.salt, row.invitation, *(seat.link or "" for seat in row.seats)):
        if secret and secret in raw:
            raise Leak("a secret of the table is told")
    if tapped.player.key.partition(".")[2] in raw:
        raise Leak("a key is told again")


async def seated(server_room: Any, game: str, options: dict[str, Any], *checks: Check) -> list[Tapped]:
    """A table with a tapped player on each of its seats, all at one client."""
    (_, tables), client = server_room
    tables.hall.draw_seed = lambda: SEED
    seats = 3 if 3 in registry.game(game).seats else registry.game(game).seats[-1]
    players = [Player(client) for _ in range(seats)]
    told = await players[0].call("new_table", game=game, seats=seats, bots=[], options=options)
    found = INVITATION.search(told)
    assert found is not None
    for player in players[1:]:
        await player.call("join_table", invitation=found[1])
    (table,) = tables.hall.tables
    return [Tapped(seat, player, table, checks) for seat, player in enumerate(players)]


async def play_by_chance(seats: list[Tapped], every: int) -> int:
    """Play to the end; each seat calls everything it can, the deciding one with any action, all in some positions."""
    dice, table = Chance(11), seats[0].table
    while table.stored is not None and (decides := table.stored.state.seat) is not None:
        state, number = table.stored.state, table.seq
        legal = state.legal()
        if number % every == 0:
            for each in seats:
                await look(each, dice, every_tool=each.seat == decides)
        action = state.actions.name(legal[dice.below(len(legal))])
        await seats[decides].call("move", decision=number, action=action, wait=0, position=True)
    return sum(each.answers for each in seats)


async def look(tapped: Tapped, dice: Chance, *, every_tool: bool) -> None:
    """Look at the table twice: what is drawn anew for every look must not show."""
    once = await tapped.call("observe", since=0)
    assert tapped.table.stored is not None
    if await tapped.call("observe", since=0) != once:
        raise Leak(f"what seat {tapped.seat} reads depends on what it may not know")
    data = msgspec.json.decode(await tapped.call("observe", since=0, format="json"))
    sample = tapped.table.stored.state.sample(tapped.seat, dice.fork())
    if data["view"] != msgspec.to_builtins(sample.view(tapped.seat)):
        raise Leak(f"the view of seat {tapped.seat} depends on what it may not know")
    for entry in msgspec.convert(data.get("happened", []), list[Happened], str_keys=True):
        no_secrets(tapped.seat, entry, tapped.table.stored)
        if entry.action is not None and entry.seat != tapped.seat:
            raise Leak(f"seat {tapped.seat} is told the notation of seat {entry.seat}")
    await tapped.call("wait", seconds=0)
    await tapped.call("legal", format="json")
    await tapped.call("move", decision=tapped.table.seq + 1, action="pass")
    if every_tool:
        state = tapped.table.stored.state
        for action in (state.legal()[0], 0):
            await tapped.call("why", action=state.actions.name(action))
        await tapped.call("undo", decision=tapped.table.seq + 1)
        await tapped.call("analyse")


def heard(game: str, options: dict[str, Any], every: int, *checks: Check) -> int:
    """Listen in on a whole game."""

    async def main() -> int:
        async with room() as opened, Client(opened[0].protocol) as client:
            return await play_by_chance(await seated((opened, client), game, options, *checks), every)

    return house(main())


@pytest.mark.parametrize("game", dh.game_names())
def test_nothing_hidden_is_told(game: str) -> None:
    assert heard(game, SHORT[game], 19, no_keys) > 30


def test_no_hidden_card_is_in_the_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    offered(MarkersGame(), monkeypatch)
    assert heard("markers", {}, 1, no_marker, no_keys) > 300


@pytest.mark.parametrize("game", [LeakyViewGame(), LeakyEventGame()])
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    offered(game, monkeypatch)
    with pytest.raises(BaseExceptionGroup) as found:
        heard("markers", {}, 1, no_marker)
    assert found.group_contains(Leak)
