"""Tables: set, list, sit, leave, start, stand in, play again."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

import drakehall as dh
from drakehall.client import Client, Refusal
from drakehall.hall.limits import Buckets
from drakehall.session import Player, save
from drakehall.wire.tables import Outcome
from tests.server.house import House, at, house, open_house, play, table_for_two, until


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as answer:
        await asked
    return answer.value.problem.id


async def running(host: Client, *others: Client, **options: Any) -> str:
    """A table of people that has begun."""
    seated = await host.create("smoki", 1 + len(others), **options)
    for other in others:
        await other.sit(seated.table.id)
    return (await host.start(seated.table.id)).id


def test_a_table_shows_its_options_in_force_and_its_promise(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            await ola.rename("Ola")
            table = (await ola.create("smoki", 3, bots=["random"], raven_attack=True)).table
            assert (table.status, table.you, table.host) == ("gathering", 0, True)
            assert table.options["raven_attack"] is True
            assert table.options["open_piles"] == 2
            assert [(seat.name, seat.person, seat.bot) for seat in table.seats] == [
                ("Ola", True, None),
                (None, False, None),
                ("Bot random", False, "random"),
            ]
            assert len(table.commitment) == 64
            assert table.seed is None

    house(main())


def test_what_cannot_be_set_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            assert await refusal(ola.create("checkers", 2)) == "error-unknown-game"
            assert await refusal(ola.create("smoki", 9)) == "error-bad-seats"
            assert await refusal(ola.create("smoki", 2, flying=True)) == "error-unknown-option"
            assert await refusal(ola.create("smoki", 2, open_piles=7)) == "error-bad-option"
            assert await refusal(ola.create("smoki", 2, bots=["deep"])) == "error-unknown-bot"
            assert await refusal(ola.create("smoki", 2, bots=["random"] * 2)) == "server-bad-bots"
            assert await refusal(ola.create("smoki", 2, bots=["random"] * 3, sit=False)) == "server-bad-bots"
            assert await refusal(ola.table("abc")) == "server-no-such-table"
            assert await refusal(ola.table("no%20table")) == "server-refused"
            assert (await ola.tables()).tables == []

    house(main())


def test_lists_filter_and_continue(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan:
            for _ in range(3):
                await ola.create("smoki", 2)
            hidden = await ola.create("smoki", 2, open=False)
            other = await jan.create("smoki", 2, bots=["random"])
            await jan.start(other.table.id)
            assert len((await jan.tables()).tables) == 4
            assert len((await jan.tables("smoki", "gathering")).tables) == 3
            assert [table.id for table in (await jan.tables(status="playing")).tables] == [other.table.id]
            assert (await jan.tables("wyrmspan")).tables == []
            mine = (await ola.tables(mine=True)).tables
            assert len(mine) == 4
            assert hidden.table.id in [table.id for table in mine]
            listed = (await jan.tables(mine=True)).tables[0]
            assert (listed.you, listed.players) == (0, [Player("Guest"), Player("Bot random", "random")])
            first = (await ola._http.get("/api/tables?limit=3")).json()
            rest = (await ola._http.get("/api/tables", params={"limit": "3", "after": first["after"]})).json()
            ids = [table["id"] for page in (first, rest) for table in page["tables"]]
            assert len(set(ids)) == len(ids) == 4
            assert rest["after"] is None

    house(main())


async def test_lists_have_limits(tmp_path: Path) -> None:
    """So many tables in an answer, and so many answers for an address."""
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        for _ in range(3):
            await ola.create("smoki", 2)
        for limit in ("0", "201", "-1", "x"):
            assert (await ola._http.get("/api/tables", params={"limit": limit})).status_code == 400
        assert len((await ola._http.get("/api/tables?limit=2")).json()["tables"]) == 2
        hall.app.state.looks = Buckets(rate=1 / 3600, burst=3)
        answers = [await ola._http.get("/api/tables?limit=200") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["id"] == "server-too-much"
        assert (await ola._http.get("/api/games")).status_code == 200


def test_lists_say_when_and_how_games_ended(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan:
            table, other = await running(ola, jan, turn_cap=2), await running(ola, jan)
            async with ola.play(table) as one, jan.play(table) as two:
                while not (one.position and one.position.result):
                    await play([one, two])
                told = one.position.result
            mine = {each.id: each for each in (await ola.tables(mine=True)).tables}
            found = mine[table]
            assert (found.status, found.decides) == ("over", None)
            assert found.outcome == Outcome(told.scores, told.places, in_points=False)
            assert found.ended is not None
            assert found.ended >= found.created
            assert (mine[other].ended, mine[other].outcome) == (None, None)

    house(main())


def test_sitting_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan, hall.guest() as ewa:
            table = (await ola.create("smoki", 3)).table.id
            assert await refusal(ola.sit(table)) == "server-already-seated"
            assert await refusal(jan.sit(table, seat=0)) == "server-seat-taken"
            assert await refusal(jan.sit(table, seat=7)) == "server-no-such-seat"
            assert (await jan.sit(table, seat=2)).table.you == 2
            assert await refusal(ola.start(table)) == "server-seats-free"
            assert await refusal(jan.start(table)) == "server-only-host"
            assert (await ewa.sit(table)).table.you == 1
            async with hall.guest() as late:
                assert await refusal(late.sit(table)) == "server-table-full"
            assert (await ola.start(table)).status == "playing"
            assert await refusal(ola.start(table)) == "server-not-now"

    house(main())


def test_a_private_table_needs_its_invitation(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan:
            seated = await ola.create("smoki", 2, open=False)
            table = seated.table.id
            assert await refusal(jan.sit(table)) == "server-wrong-link"
            assert await refusal(jan.sit(table, invitation="guess")) == "server-wrong-link"
            fresh = (await ola._http.post(f"/api/tables/{table}/invitation")).json()["invitation"]
            assert await refusal(jan.sit(table, invitation=seated.invitation)) == "server-wrong-link"
            assert (await jan.sit(table, invitation=fresh)).table.you == 1
            assert (await jan._http.post(f"/api/tables/{table}/invitation")).status_code == 403

    house(main())


def test_a_seat_can_be_taken_over_by_its_link(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as phone:
            seated = await ola.create("smoki", 2, bots=["random"])
            assert seated.link is not None
            assert await refusal(phone.claim(seated.table.id, "guess")) == "server-wrong-link"
            assert (await phone.claim(seated.table.id, seated.link)).table.you == 0
            assert (await ola.table(seated.table.id)).you is None

    house(main())


def test_leaving_before_the_game_frees_the_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan:
            table = (await ola.create("smoki", 2)).table.id
            await jan.sit(table)
            assert (await jan.leave(table)).seats[1].name is None
            assert await refusal(jan.leave(table)) == "server-not-allowed"
            assert (await ola.leave(table)).status == "closed"
            assert await refusal(jan.sit(table)) == "server-not-now"

    house(main())


def test_who_leaves_a_running_game_is_replaced_and_can_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan:
            seated = await ola.create("smoki", 2, starting_seat=0)
            link = (await jan.sit(seated.table.id)).link
            table = (await ola.start(seated.table.id)).id
            assert (await jan.leave(table)).seats[1].bot == "adept"
            async with ola.play(table) as seat:
                await at(seat, 0)
                await seat.act("turn_up 0")
                assert (await at(seat, 2)).decides == 0
            assert link is not None
            assert (await jan.claim(table, link)).table.you == 1
            assert (await jan.take_seat_back(table, 1)).seats[1].bot is None

    house(main())


def test_a_bot_stands_in_for_who_is_away_until_they_return(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan, hall.guest() as ewa:
            table = await running(ola, jan, starting_seat=1)
            async with ola.play(table) as seat:
                async with jan.play(table) as other:
                    await until(seat, lambda table: table.seats[1].present)
                    assert await refusal(ola.stand_in(table, 1, "random")) == "server-present"
                    await at(other, 0)
                await until(seat, lambda table: not table.seats[1].present)
                assert await refusal(ewa.stand_in(table, 1, "random")) == "server-not-allowed"
                assert await refusal(ola.stand_in(table, 5, "random")) == "server-no-such-seat"
                assert await refusal(ola.stand_in(table, 1, "deep")) == "error-unknown-bot"
                await ola.stand_in(table, 1, "random")
                assert (await at(seat, 1)).decides == 0
                async with jan.play(table) as other:
                    await at(other, 1)
                    with pytest.raises(Refusal) as answer:
                        await other.undo()
                    assert answer.value.problem.id == "server-bot-plays"
                    assert await refusal(ola.take_seat_back(table, 1)) == "server-not-allowed"
                    await jan.take_seat_back(table, 1)
                    assert await refusal(jan.take_seat_back(table, 1)) == "server-no-stand-in"
                    await play([seat, other])
                    assert (await play([seat, other])) >= 3

    house(main())


def test_who_has_only_just_left_is_not_replaced(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, absent_after=1000.0) as hall, hall.guest() as ola, hall.guest() as jan:
            table = await running(ola, jan)
            assert await refusal(ola.stand_in(table, 1, "random")) == "server-present"

    house(main())


def test_a_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan, hall.guest() as ewa:
            table = await running(ola, jan, turn_cap=1)
            assert await refusal(ola.rematch(table)) == "server-not-now"
            async with ola.play(table) as one, jan.play(table) as two:
                while not (one.position and one.position.result):
                    await play([one, two])
                assert await refusal(ewa.rematch(table)) == "server-not-allowed"
                again = await jan.rematch(table)
                assert (again.status, again.you, again.options["turn_cap"]) == ("gathering", 1, 1)
                accepted = await ola.rematch(table)
                assert (accepted.status, accepted.id) == ("playing", again.id)
                assert again.id != table
                assert (await until(one, lambda table: table.rematch is not None)).rematch == again.id
                assert again.commitment != (await ola.table(table)).commitment

    house(main())


def test_the_save_of_a_finished_table_can_be_fetched_and_checked(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, table_for_two(hall, turn_cap=3) as seats, hall.guest() as anybody:
            table = hall.hall.tables[0].row.id
            assert await refusal(anybody.save(table)) == "server-not-now"
            while not (seats[0].position and seats[0].position.result):
                await play(seats)
            session = save.from_json(await anybody.save(table))
            assert session.state.over
            assert session.fair is not None
            assert session.fair.commitment == (await anybody.table(table)).commitment

    house(main())


async def whole_game(hall: House, game: str) -> None:
    """One person and bots play a game of any kind to its end."""
    seats = dh.game(game).seats
    async with hall.guest() as ola:
        count = 2 if 2 in seats else seats[0]
        seated = await ola.create(game, count, bots=["random"] * (count - 1))
        await ola.start(seated.table.id)
        async with ola.play(seated.table.id, since=0) as seat:
            told: list[int] = []
            async for position in seat:
                told += [entry.seq for entry in position.happened]
                if position.legal:
                    await seat.act(position.legal[len(told) % len(position.legal)])
            assert told == list(range(1, len(told) + 1))
            assert seat.position is not None
            assert seat.position.result is not None


@pytest.mark.parametrize("game", dh.game_names())
def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall:
            await whole_game(hall, game)

    house(main())
