"""The store made of lists answers as the database does."""

from collections.abc import Awaitable

import msgspec

from drakehall.hall.errors import Conflict
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Store, Wanted
from drakehall.hall.rows import Awaited, GuestRow, SeatRow, Stamp, Study, TableChange, TableRow
from drakehall.server.storage.engine import connect
from drakehall.server.storage.store import SqlStore
from drakehall.session import Move, Undo
from drakehall.wire.learning import StudyKind
from drakehall.wire.tables import Outcome, TimeControl
from tests.server.house import house

SEATS = (SeatRow(0, "Ola", "ola", link="l"), SeatRow(1, "Bot", bot="random"))
TABLE = TableRow(
    "a", "smoki", "1", {"starting_seat": 0}, 2**128 - 1, "s", "c", "playing", True, False, "ola", "i", None, 1, SEATS
)
OVER = TableChange("over", ended=7, outcome=Outcome([0, 2], [1, 2], in_points=False))


def study(kind: StudyKind) -> Study:
    return Study(kind, "turn", 'smoki, 2 seats\nseat 0: "ą"\n')


async def answers(store: Store) -> list[object]:
    """What a store answers to a long row of requests."""
    await store.open()
    for name in ("ola", "jan"):
        await store.add_guest(GuestRow(name, name.title()), f"token of {name}")
    await store.rename_guest("jan", "Janek")
    found: list[object] = [await store.guest(f"token of {name}") for name in ("ola", "jan", "ewa")]
    first = msgspec.structs.replace(TABLE, created=0, game="x")
    for number, id_ in enumerate("abcdef"):
        row = msgspec.structs.replace(
            TABLE,
            id=id_,
            created=number // 2,
            open=id_ != "c",
            game="smoki" if number else "x",
            clock=TimeControl("game", 60, 5) if id_ in "ade" else None,
        )
        await store.add_table(row, [Move(0, "turn_up 0")] if id_ == "b" else (), replaces=first if id_ == "b" else None)
    for id_, learnt in (("g", study("lesson")), ("h", study("position"))):
        await store.add_table(msgspec.structs.replace(TABLE, id=id_, created=9, open=False, study=learnt))
    known = {id_: told for id_ in "de" if (told := await store.table(id_))}
    found.append(await store.save_seat(known["d"], SeatRow(0, "Jan", "jan", given_up=True)))
    seated = await store.save_seat(known["e"], SeatRow(1))
    invited = await store.save_invitation(seated, "other")
    found.append(await store.save_host(invited, "jan"))
    found.append(await conflicts(store.save_seat(known["d"], SeatRow(0))))
    found.append(await conflicts(store.save_invitation(known["e"], "late")))
    found.append(await conflicts(store.save_host(seated, "ola")))
    found.append(await conflicts(store.add_table(msgspec.structs.replace(TABLE, id="z"), replaces=first)))
    found.append(await conflicts(store.append("d", 0, [Move(0, "turn_up 0")], TableChange("closed", after=0))))
    await store.append("f", 0, [Move(0, "turn_up 0"), Undo(0, 1), Move(0, "turn_up 2", forced=True)], OVER)
    found += [await conflicts(store.append("f", seq, [Move(1, "turn_up 1")], TableChange("closed"))) for seq in (0, 2)]
    await store.append(
        "a", 0, [Move(0, "x"), Move(1, "x")], TableChange(began=5, first=1), [Stamp(6, 1), Stamp(7, 0, 8)]
    )
    await store.append("d", 0, [Move(0, "x")], stamps=[Stamp(9, 1, 12)])
    found += [await store.stamps("a", after) for after in (0, 1)]
    found.append(await store.awaited(["a", "d", "g", "z"]))
    found.append(await store.awaited([]))
    found += [sorted(await store.overdue(now)) for now in (7, 8, 11, 12)]
    await store.append("c", 0, (), TableChange("closed"))
    await store.append("h", 0, (), TableChange("closed", after=0))
    found += [await store.table(id_) for id_ in "abcdefghiz"]
    found += [await store.stands(id_) for id_ in "abcdefghiz"]
    found += [await store.log(id_, after) for id_ in "abf" for after in (0, 1, 2, 9)]
    found.append(sorted(await store.tables_of_bots()))
    for wanted in (
        Wanted(),
        Wanted(limit=2),
        Wanted(game="smoki", before=(2, "e")),
        Wanted(status="playing"),
        Wanted(guest="ola"),
        Wanted(guest="jan", status="over"),
    ):
        found.append([row.id for row in await store.tables(wanted)])
    store.check()
    await store.probe()
    await store.well()
    await store.close()
    return found


async def conflicts(write: Awaitable[object]) -> bool:
    try:
        await write
    except Conflict:
        return True
    return False


def test_both_stores_answer_alike(db: str) -> None:
    kept = house(answers(SqlStore(connect(db, "NORMAL"))))
    assert house(answers(MemoryStore())) == kept
    rows = {row.id: row for row in kept if isinstance(row, TableRow)}
    assert (rows["f"].status, rows["f"].ended, rows["f"].outcome) == ("over", 7, OVER.outcome)
    assert (rows["d"].status, rows["d"].ended, rows["d"].outcome) == ("playing", None, None)
    assert kept.count(True) == 7
    stood = [each for each in kept if isinstance(each, tuple)]
    assert stood == [(2, 2), (0, 1), (1, 0), (1, 1), (3, 0), (1, 3), (0, 0), (1, 0), (0, 0), (0, 0)]
    assert rows["e"].host == "jan"
    assert (rows["a"].clock, rows["a"].began, rows["a"].first) == (TimeControl("game", 60, 5), 5, 1)
    assert {"a": Awaited(0, 7, 8), "d": Awaited(1, 9, 12)} in kept
    assert [each for each in kept if each in (["e"], ["a", "e"], ["a", "d", "e"])] == [
        ["e"],
        ["a", "e"],
        ["a", "e"],
        ["a", "d", "e"],
    ]
    assert rows["d"].seats[0].guest == "jan"
    assert (rows["a"].study, rows["g"].study) == (None, study("lesson"))
    mine = kept[-2]
    assert isinstance(mine, list)
    assert "h" in mine, "a game tried again is a game"
    assert "g" not in mine
