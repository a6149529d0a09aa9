"""Tables that move from one hall to another, and what goes with them."""

import json

import pytest

from drakehall.hall import lobby, moving
from drakehall.hall.errors import NotAllowed, NotNow
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineBots, InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy
from drakehall.hall.table import LiveTable
from drakehall.kernel.errors import HallError
from drakehall.wire.moving import Bring
from drakehall.wire.tables import CreateTable
from tests.hall.two_halls import JAN, OLA, one_hall
from tests.server.house import house

WANTED = CreateTable("smoki", 3, {"raven_attack": True}, ["random", "greedy"])


async def running(hall: Hall, moves: int = 12) -> LiveTable:
    """A table of Ola's against bots, some moves later."""
    table = await hall.table((await lobby.create(hall, OLA, WANTED)).table.id)
    await lobby.start(table, OLA, None)
    while table.seq < moves:
        state = table.stored.state if table.stored else None
        assert state is not None
        if state.seat == 0:
            await table.moves.act(0, table.seq, state.legal()[0])
        else:
            await table.bot_turns._play()
    await table.bot_turns.stop()
    return table


def at_home() -> Hall:
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60, at_home=True)
    return Hall(MemoryStore(), InlineSampler(), InlineBots(0.05), policy)


def test_a_server_keeps_the_seed_of_a_running_game_and_gives_a_position_instead() -> None:
    async def main() -> None:
        hall = one_hall()
        table = await running(hall)
        with pytest.raises(NotNow):
            await moving.save_file(table)
        with pytest.raises(NotAllowed):
            await moving.position(table, JAN)
        told = await moving.position(table, OLA)
        assert told.seat == 0
        assert table.stored is not None
        there = at_home()
        seated = await moving.bring(there, JAN, Bring(position=told.position, seat=told.seat))
        fresh = await there.table(seated.table.id)
        assert fresh.stored is not None
        assert fresh.stored.state.view(0) == table.stored.state.view(0)
        assert [seat.bot for seat in seated.table.seats] == [None, "adept", "adept"]
        await fresh.stop()

    house(main())


def test_what_is_hidden_is_dealt_anew() -> None:
    async def main() -> None:
        table = await running(one_hall())
        assert table.stored is not None
        real = table.stored.state.position_text()
        texts = {(await moving.position(table, OLA)).position for _ in range(8)}
        assert len(texts) > 1
        assert real not in texts

    house(main())


def test_at_home_a_running_game_goes_with_its_log_and_comes_back_as_it_was() -> None:
    async def main() -> None:
        home = at_home()
        table = await running(home)
        raw = await moving.save_file(table)
        server = one_hall()
        seated = await moving.bring(server, JAN, Bring(save=raw.decode()))
        there = await server.table(seated.table.id)
        assert (seated.table.status, seated.table.you, seated.table.open) == ("playing", 0, False)
        assert [seat.bot for seat in seated.table.seats] == [None, "random", "greedy"]
        assert await server.store.log(there.row.id) == await home.store.log(table.row.id)
        assert there.row.commitment == table.row.commitment
        await there.stop()

    house(main())


@pytest.mark.parametrize("given", [Bring(), Bring(save="{}"), Bring(position="smoki, 9 seats"), Bring(save="x" * 99)])
def test_what_cannot_be_played_is_refused(given: Bring) -> None:
    async def main() -> None:
        with pytest.raises(HallError):
            await moving.bring(one_hall(), OLA, given)

    house(main())


def test_a_forged_log_is_refused() -> None:
    async def main() -> None:
        home = at_home()
        table = await running(home)
        forged = json.loads(await moving.save_file(table))
        forged["log"][3]["action"] = "place 77"
        forged["check"] = ""
        server = one_hall()
        with pytest.raises(HallError):
            await moving.bring(server, JAN, Bring(save=json.dumps(forged)))
        assert server.tables == []

    house(main())
