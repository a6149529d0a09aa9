"""Nothing hidden leaves the hall: in whole games every frame to every seat, to a spectator and to a television."""

from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest

import drakehall as dh
from drakehall.hall.table import LiveTable
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from tests.server.house import asking, house, open_house
from tests.server.markers import KEEP, LABELS, LeakyEventGame, LeakyViewGame, Markers, MarkersGame
from tests.server.wire import (
    SEED,
    Check,
    Leak,
    Tap,
    among_themselves,
    in_order,
    listen_in,
    listeners,
    no_seed,
    nobodys,
    nothing_hidden,
    two_worlds_alike,
)

CHECKS: tuple[Check, ...] = (in_order, nothing_hidden, no_seed, nobodys, among_themselves)
SETTINGS = [
    (name, seats, number)
    for name in dh.game_names()
    for seats in dh.game(name).seats
    for number in range(len(dh.game(name).example_options()))
]


def heard(db: str, game: str, seats: int, options: dict[str, object], *checks: Check) -> int:
    """Listen in on a whole game."""

    async def main() -> int:
        async with open_house(db) as hall:
            return await listen_in(hall, game, seats, options, checks)

    return house(main(), patience=300.0)


@pytest.mark.parametrize("game", dh.game_names())
def test_nothing_hidden_is_told(db: str, game: str) -> None:
    seats = dh.game(game).seats
    count = 3 if 3 in seats else seats[-1]
    assert heard(db, game, count, {}, *CHECKS) > 50


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "number"), SETTINGS)
def test_nothing_hidden_is_told_with_any_setting(db: str, game: str, seats: int, number: int) -> None:
    options = dh.game(game).example_options()[number]
    try:
        dh.game(game).resolve_options(seats, options)
    except dh.HallError:
        return  # this setting is not for so many
    assert heard(db, game, seats, options, *CHECKS) > 0


@pytest.mark.parametrize("game", dh.game_names())
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(game: str) -> None:
    assert sum(two_worlds_alike(dh.game(game), 2, {}, seed) for seed in range(3)) > 300


class MustKeep(Markers):
    """Whoever has an odd first card must keep it: a move made for somebody at once tells of a hand."""

    __slots__ = ()

    def legal(self) -> list[int]:
        hand = self.hands[self.seat] if self.seat is not None else []
        return [KEEP + hand[0]] if hand and hand[0] % 2 and self.kept[self.seat or 0] < 0 else super().legal()


class MustKeepGame(MarkersGame):
    state_type = MustKeep
    forces_openly = True


def test_a_move_that_a_table_should_not_have_made_is_found() -> None:
    with pytest.raises(Leak):
        [two_worlds_alike(MustKeepGame(), 3, {}, seed) for seed in range(8)]


def no_marker(tap: Tap, raw: bytes) -> None:
    """Search the bytes for the names of cards that lie hidden from the seat."""
    state = tap.table.stored.state if tap.table.stored else None
    assert isinstance(state, Markers)
    (hidden,) = state.secrets(tap.seat)
    for card in hidden:
        if LABELS[card].encode() in raw:
            raise Leak(f"seat {tap.seat} is told of card {card}")


def offered(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the hall offer a game of the tests."""
    monkeypatch.setattr(registry, "game", lambda name: game)
    monkeypatch.setattr(registry, "game_names", lambda: [game.name])


def test_no_hidden_card_is_in_the_bytes(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offered(MarkersGame(), monkeypatch)
    assert heard(db, "markers", 3, {}, no_marker, *CHECKS) > 50


@pytest.mark.parametrize(
    ("game", "check"),
    [(LeakyViewGame(), no_marker), (LeakyViewGame(), nothing_hidden), (LeakyEventGame(), no_marker)],
)
def test_a_leak_is_found(db: str, monkeypatch: pytest.MonkeyPatch, game: Game, check: Check) -> None:
    offered(game, monkeypatch)
    with pytest.raises(Leak):
        heard(db, "markers", 3, {}, check)


BESIDE = (
    "/api/waiting",
    "/api/people",
    "/api/notifications",
    "/api/tables",
    "/api/tables?mine=true",
    "/api/finished",
    "/api/statistics",
    "/api/account/export",
    "/api/tables/{table}",
    "/api/tables/{table}/cards",
    "/api/tables/{table}/save",
    "/api/tables/{table}/course",
    "/metrics",
)
"""What is told of a game besides its frames and its earlier positions."""


async def test_nothing_hidden_is_told_beside_the_game(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists, exports and notices name tables and people, never what lies hidden from whoever asks."""
    offered(MarkersGame(), monkeypatch)
    async with open_house(db) as hall, AsyncExitStack() as stack:
        hall.hall.draw_seed = lambda: SEED
        taps = (await listeners(hall, "markers", 3, {}, stack))[:-1]  # the television has no name of its own
        table, people = taps[0].table, list[tuple[Tap, httpx.AsyncClient]]()
        for tap in taps:
            http = asking(hall.address, headers={"Cookie": tap.socket._cookies})
            people.append((tap, await stack.enter_async_context(http)))
        for _ in range(3):
            for _ in range(3):
                await _any_move(table)
            for notice in hall.hall.notices._waiting:
                assert not told_of(msgspec.json.encode(notice), [*LABELS, str(table.row.seed), table.row.salt])
            for tap, http in people:
                await _told_beside(tap, http)
        assert hall.hall.notices._waiting, "whose turn it is would be told to who does not look"


async def _any_move(table: LiveTable) -> None:
    assert table.session is not None
    state = table.session.state
    assert state.seat is not None
    await table.moves.act(state.seat, table.seq, (legal := state.legal())[table.seq % len(legal)])


async def _told_beside(tap: Tap, http: httpx.AsyncClient) -> None:
    """Ask for everything that there is, and look for what lies hidden from whoever asks."""
    table, asked = tap.table, 0
    assert table.session is not None
    state = table.session.state
    assert isinstance(state, Markers)
    (hidden,) = state.secrets(tap.seat)
    secrets = [*(LABELS[card] for card in hidden), str(table.row.seed), table.row.salt]
    for path in BESIDE:
        answer = await http.get(path.replace("{table}", table.row.id))
        assert answer.status_code < 500
        asked += answer.status_code == 200
        shown = told_of(answer.content, secrets)
        assert not shown, f"{path} tells seat {tap.seat} of {shown}"
    assert asked > len(BESIDE) / 2


def told_of(raw: bytes, secrets: list[str]) -> list[str]:
    return [secret for secret in secrets if secret.encode() in raw]
