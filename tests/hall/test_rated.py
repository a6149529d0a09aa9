"""Rated games: each counts once, in one order, whoever counts it; in memory and in both databases."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from drakehall.hall import leaderboards, my_games, statistics
from drakehall.hall.anchors import anchored
from drakehall.hall.errors import Conflict, Malformed
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineBots, InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy, Store
from drakehall.hall.rated import RatingPool, counted, decided
from drakehall.hall.recompute import recomputed
from drakehall.hall.rows import GuestRow, SeatResult, SeatRow, TableChange, TableRow
from drakehall.hall.skill import BEGIN
from drakehall.server.storage.engine import connect
from drakehall.server.storage.store import SqlStore
from drakehall.wire.tables import Outcome, Status
from tests.server.house import house

PEOPLE = tuple(GuestRow(name, name.title(), account=True) for name in ("ola", "jan", "ewa", "iga"))
OLA, JAN, EWA, IGA = PEOPLE
PAIR, THREE = RatingPool("smoki", 2), RatingPool("smoki", 3)
Sits = GuestRow | str


class Noon:
    """A clock that stands still."""

    def time(self) -> float:
        return 1000.0

    def monotonic(self) -> float:
        return 0.0


def hall_over(store: Store) -> Hall:
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60)
    return Hall(store, InlineSampler(), InlineBots(0.05), policy, clock=Noon())


def seat(number: int, who: Sits, *, left: bool = False) -> SeatRow:
    if isinstance(who, str):
        return SeatRow(number, f"Bot {who}", bot=who)
    bot = "adept" if left else None
    return SeatRow(number, who.name, None if left else who.id, bot, f"l{number}", player=who.id)


def row_of(id_: str, who: Sequence[Sits], *, left: Sequence[int] = (), status: Status = "playing") -> TableRow:
    seats = tuple(seat(number, each, left=number in left) for number, each in enumerate(who))
    row = TableRow(id_, "smoki", "2", {}, 5, "s", "c", status, True, False, "ola", "i", None, 1, seats, rated=True)
    return msgspec.structs.replace(row, hints=False)


async def end(store: Store, row: TableRow, places: Sequence[int], at: int) -> None:
    """Let a game end with these places."""
    scores = [10 - place for place in places]
    results = tuple(
        SeatResult(seat, place, score, {"dreams": score - 1, "dragons": 1})
        for seat, (place, score) in enumerate(zip(places, scores, strict=True))
    )
    over = TableChange("over", ended=at, outcome=Outcome(scores, list(places), in_points=True), results=results)
    await store.append(row.id, 0, (), over)


async def opened(store: Store) -> Hall:
    await store.open()
    for guest in PEOPLE:
        await store.add_guest(guest, f"token of {guest.id}")
    return hall_over(store)


GAMES: tuple[tuple[str, tuple[Sits, ...], tuple[int, ...], tuple[int, ...]], ...] = (
    ("a0", (OLA, JAN), (1, 2), ()),
    ("a1", (JAN, OLA), (1, 2), ()),
    ("a2", (OLA, "greedy"), (1, 2), ()),
    ("a3", (OLA, JAN, EWA), (2, 1, 2), ()),
    ("a4", (OLA, JAN, EWA), (1, 2, 3), (0,)),
    ("a5", (OLA, JAN), (1, 1), ()),
    ("a6", (EWA, "master"), (2, 1), ()),
    ("a7", (IGA, OLA), (1, 2), ()),
)


async def played(store: Store, games: Sequence[tuple[str, tuple[Sits, ...], tuple[int, ...], tuple[int, ...]]]) -> None:
    for number, (id_, who, places, left) in enumerate(games):
        row = row_of(id_, who, left=left)
        await store.add_table(row)
        await end(store, row, places, 100 + number)


async def answers(store: Store) -> list[object]:
    """What a store tells of ratings after some games."""
    hall = await opened(store)
    await played(store, GAMES)
    late = row_of("b0", (OLA, JAN))
    await store.add_table(late)  # goes on
    await store.add_table(row_of("b1", (EWA, IGA), left=(1,)))  # Iga has left
    found: list[object] = [await store.ratings.uncounted()]
    await hall.counting.catch_up()
    found.append(await store.ratings.uncounted())
    for pool in (PAIR, THREE):
        found.append([await store.ratings.number(pool), await store.ratings.ratings(pool, ["ola", "iga", "nobody"])])
        leaders = await store.ratings.leaders(pool, 10)
        found.append(leaders)
        first = leaders[0].rating
        found.append(await store.ratings.leaders(pool, 1, (first.skill.low, first.person)))
    found += [await store.ratings.games(), await store.ratings.everybody(), await store.ratings.pools()]
    found += [await store.ratings.of("ola"), await store.ratings.steps("ola", 3), await store.ratings.of("nobody")]
    await store.ratings.list_person("ola", False)
    found += [await store.ratings.listed(name) for name in ("ola", "jan")]
    found.append([leader.name for leader in await store.ratings.leaders(PAIR, 10)])
    await store.ratings.list_person("ola", True)
    before = await store.ratings.everybody(), await store.ratings.steps("ola", 100)
    rows, steps = recomputed(await store.ratings.games())
    assert rows == before[0], "what is counted live is what is recomputed"
    await store.ratings.replace([], [])
    found.append(await store.ratings.everybody())
    await store.ratings.replace(rows, steps)
    assert (await store.ratings.everybody(), await store.ratings.steps("ola", 100)) == before
    for wanted in (
        {},
        {"game": "smoki", "limit": 2},
        {"game": "wyrmspan"},
        {"opponent": "jan"},
        {"opponent": "bot:greedy"},
        {"opponent": "bot:adept"},
        {"won": True},
        {"won": False},
        {"rated": False},
        {"since": 102, "until": 104},
        {"limit": 3, "after": "105-a5"},
    ):
        listed = await my_games.finished(hall, OLA, **wanted)
        found.append(listed)
    found.append(await statistics.statistics(hall, OLA, None, None))
    found.append(await statistics.statistics(hall, OLA, "smoki", 2))
    found.append(await leaderboards.leaderboard(hall, OLA, PAIR, 2, None))
    await store.ratings.forget("ola")
    found += [await store.ratings.of("ola"), await store.ratings.steps("ola", 9), len(await store.ratings.games())]
    await store.close()
    return found


def test_both_stores_tell_the_same_of_ratings(db: str) -> None:
    kept = house(answers(SqlStore(connect(db, "NORMAL"))))
    in_memory = house(answers(MemoryStore()))
    for told, remembered in zip(kept, in_memory, strict=True):
        assert told == remembered


async def test_a_finished_game_is_found_by_what_it_was() -> None:
    hall = await opened(store := MemoryStore())
    await played(store, GAMES)

    async def ids(guest: GuestRow, **wanted: Any) -> list[str]:
        return [table.id for table in (await my_games.finished(hall, guest, **wanted)).tables]

    assert await ids(OLA) == ["a7", "a5", "a4", "a3", "a2", "a1", "a0"]
    assert await ids(OLA, opponent="jan") == ["a5", "a4", "a3", "a1", "a0"]
    assert await ids(JAN, opponent="ola") == ["a5", "a4", "a3", "a1", "a0"], "who has left was met all the same"
    assert await ids(OLA, opponent="bot:greedy") == ["a2"]
    assert await ids(OLA, opponent="bot:adept") == [], "a bot that played on for somebody was not met"
    assert await ids(OLA, won=True) == ["a5", "a2", "a0"], "what was left was not won"
    assert await ids(OLA, won=False) == ["a7", "a4", "a3", "a1"]
    assert await ids(OLA, since=102, until=104) == ["a3", "a2"]
    assert await ids(OLA, rated=False) == []
    assert await ids(EWA) == ["a6", "a4", "a3"]
    first = await my_games.finished(hall, OLA, limit=3)
    assert await ids(OLA, limit=3, after=first.after) == ["a3", "a2", "a1"]
    left = (await my_games.finished(hall, OLA, since=104, until=105)).tables[0]
    assert left.you == 0
    assert left.outcome is not None
    assert left.outcome.places == [3, 1, 2]
    assert (await my_games.finished(hall, None)).tables == []
    with pytest.raises(Malformed):
        await my_games.finished(hall, OLA, opponent="cat:x")
    with pytest.raises(Malformed):
        await my_games.finished(hall, OLA, after="x")


async def test_statistics_count_victories_rivals_and_points() -> None:
    hall = await opened(store := MemoryStore())
    await played(store, GAMES)
    told = await statistics.statistics(hall, OLA, "smoki", 2)
    (record,) = told.records
    assert (record.won.count, record.won.of) == (2.5, 5), "a shared victory is half of one"
    assert record.won.low < 0.5 < record.won.high
    rivals = {rival.name: (rival.ahead.count, rival.ahead.of) for rival in told.rivals}
    assert rivals == {"Jan": (1.5, 3), "Iga": (0, 1), "Bot greedy": (1, 1)}
    assert [game.table for game in told.games] == ["a0", "a1", "a2", "a5", "a7"], "the earliest first"
    assert told.games[0].points == {"dreams": 8, "dragons": 1}
    whole = await statistics.statistics(hall, OLA, None, None)
    assert [(record.seats, record.won.of) for record in whole.records] == [(2, 5), (3, 2)]
    assert whole.games == []


def test_who_leaves_comes_last_and_the_others_keep_their_order() -> None:
    row = row_of("x", (OLA, JAN, EWA), left=(0,))
    over = TableChange("over", ended=9, outcome=Outcome([9, 5, 7], [1, 3, 2], in_points=True)).made(row)
    game = decided(over, 0)
    assert game is not None
    assert [(each.person, each.place, each.left) for each in game.standings] == [
        ("ola", 3, True),
        ("jan", 2, False),
        ("ewa", 1, False),
    ]


def test_a_game_is_decided_as_soon_as_one_is_left() -> None:
    assert decided(row_of("x", (OLA, JAN, EWA), left=(0,)), 0) is None
    two = decided(row_of("x", (OLA, JAN, EWA), left=(0, 2)), 7)
    assert two is not None
    assert ([each.place for each in two.standings], two.at, two.over) == ([2, 1, 2], 7, False)
    assert decided(row_of("x", (OLA, "greedy")), 0) is None
    alone = decided(row_of("x", (OLA, "greedy"), left=(0,)), 0)
    assert alone is not None
    assert [(each.person or each.bot, each.place) for each in alone.standings] == [("ola", 2), ("greedy", 1)]
    timed_out = row_of("x", (OLA, JAN))
    stands_in = timed_out.with_seat(msgspec.structs.replace(timed_out.seats[1], bot="adept"))
    assert decided(stands_in, 0) is not None, "who is still seated, but replaced for good, has given up"
    assert decided(row_of("x", (OLA, JAN), left=(0,), status="gathering"), 0) is None
    unrated = msgspec.structs.replace(row_of("x", (OLA, JAN), left=(0,)), rated=False)
    assert decided(unrated, 0) is None


def test_a_bot_that_is_not_measured_today_does_not_count() -> None:
    row = row_of("x", (OLA, JAN, "unheard-of"))
    over = TableChange("over", ended=9, outcome=Outcome([9, 5, 7], [1, 3, 2], in_points=True)).made(row)
    game = decided(over, 0)
    assert game is not None
    assert [each.person for each in game.standings] == ["ola", "jan"]
    assert len(counted(game, {})) == 2


async def test_two_halls_that_count_at_the_same_moment_count_once() -> None:
    store = MemoryStore()
    halls = [await opened(store), hall_over(store)]
    await played(store, GAMES)
    await asyncio.gather(*(hall.counting.catch_up() for hall in halls))
    games = await store.ratings.games()
    assert sorted(game.table for game in games) == [id_ for id_, *_ in GAMES]
    assert [game.number for game in games if game.pool == PAIR] == [1, 2, 3, 4, 5, 6]
    assert recomputed(games)[0] == await store.ratings.everybody()


def test_halls_over_one_database_count_once(db: str) -> None:
    async def main() -> None:
        stores = [SqlStore(connect(db, "NORMAL"))]
        halls = [await opened(stores[0])]
        if db.startswith("postgres"):
            stores.append(SqlStore(connect(db, "NORMAL")))
            await stores[1].open()
        halls += [hall_over(stores[-1]), hall_over(stores[-1])]
        await played(stores[0], GAMES)
        await asyncio.gather(*(hall.counting.catch_up() for hall in halls))
        games = await stores[0].ratings.games()
        assert sorted(game.table for game in games) == [id_ for id_, *_ in GAMES]
        assert [game.number for game in games] == [1, 2, 3, 4, 5, 6, 1, 2]
        assert recomputed(games)[0] == await stores[-1].ratings.everybody()
        twice = games[0]
        with pytest.raises(Conflict):
            await stores[0].ratings.count(twice, {}, counted(twice, {}))
        taken = msgspec.structs.replace(twice, table="b")
        await stores[0].add_table(row_of("b", (OLA, JAN)))
        with pytest.raises(Conflict):
            await stores[0].ratings.count(taken, {}, counted(taken, {}))
        assert recomputed(games)[0] == await stores[-1].ratings.everybody()
        for store in stores:
            await store.close()

    house(main())


def test_a_hall_that_opens_counts_what_a_killed_one_left(db: str) -> None:
    async def main() -> None:
        store = SqlStore(connect(db, "NORMAL"))
        await opened(store)
        await played(store, GAMES)  # stored with the last move; nobody counts
        await store.close()
        again = SqlStore(connect(db, "NORMAL"))
        hall = hall_over(again)
        await hall.open()
        while await again.ratings.uncounted():
            await asyncio.sleep(0)
        assert len(await again.ratings.games()) == len(GAMES)
        await hall.close()

    house(main())


async def test_a_leaderboard_shows_people_and_bots_in_one_order_page_by_page() -> None:
    hall = await opened(store := MemoryStore())
    await played(store, GAMES)
    await hall.counting.catch_up()
    whole = await leaderboards.leaderboard(hall, OLA, PAIR, 50, None)
    assert [each.figure.low for each in whole.leaders] == sorted(
        (each.figure.low for each in whole.leaders), reverse=True
    )
    assert {each.bot for each in whole.leaders if each.bot} == set(anchored("smoki"))
    assert [each.rank for each in whole.leaders if each.person] == [1, 2, 3, 4]
    assert [each.name for each in whole.leaders if each.you] == ["Ola"]
    assert whole.after is None
    pages, after = [], None
    while True:
        page = await leaderboards.leaderboard(hall, OLA, PAIR, 1, after)
        pages += page.leaders
        after = page.after
        if after is None:
            break
    assert pages == whole.leaders
    await store.ratings.list_person("ola", False)
    hidden = await leaderboards.leaderboard(hall, OLA, PAIR, 50, None)
    assert "Ola" not in [each.name for each in hidden.leaders]
    mine = await leaderboards.mine(hall, OLA)
    assert not mine.listed
    assert [(each.seats, each.games) for each in mine.ratings] == [(2, 5), (3, 2)]
    first = mine.ratings[0].steps[0]
    assert (first.table, first.place, first.before.rating) == ("a0", 1, BEGIN)
    for game, seats in (("smoki", 1), ("smoki", 9)):
        with pytest.raises(Malformed):
            leaderboards.pool_of(game, seats)
    for wrong in ("x", "1:x:y", ":", "-1:2:3"):
        with pytest.raises(Malformed):
            await leaderboards.leaderboard(hall, None, PAIR, 5, wrong)
