"""Notices that meet with trouble: people who block each other, a store that fails, halls that open again."""

from typing import Any, final

import pytest

from drakehall.hall import lobby, people
from drakehall.hall.company_rows import Wishes
from drakehall.hall.errors import StorageFailed
from drakehall.hall.rows import GuestRow
from drakehall.wire.tables import CreateTable
from tests.hall.test_company import GAME, Jobs, finished, met, play, told
from tests.hall.two_halls import JAN, OLA, started
from tests.server.house import house

WEBHOOK = Wishes(webhook="https://example.org", webhook_secret="s")


@pytest.mark.parametrize(("one", "other"), [(OLA, JAN), (JAN, OLA)])
def test_people_who_block_each_other_are_asked_nothing_of_one_another(one: GuestRow, other: GuestRow) -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        old = await finished(hall)
        await hall.store.notices.save_wishes(JAN.id, WEBHOOK)
        table = await hall.table((await lobby.create(hall, OLA, CreateTable("smoki", 2))).table.id)
        await people.invite(table, OLA, JAN.id)
        await people.block(hall, one, other.id)
        await lobby.rematch(old, OLA)
        assert await told(hall) == []
        await hall.close()

    house(main())


@final
class Broken(Jobs):
    """Takes so many jobs, then no more."""

    def __init__(self, takes: int) -> None:
        super().__init__()
        self.takes = takes

    async def enqueue(self, name: str, payload: object, *, delay: float = 0.0) -> None:
        if len(self.asked) == self.takes:
            raise StorageFailed(why="full")
        await super().enqueue(name, payload)


def test_what_no_job_takes_is_handed_over_later_and_once() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        both = Wishes(webhook="x", webhook_secret="s", email="jan@example.org", confirmed=True)
        await hall.store.notices.save_wishes(JAN.id, both)
        (table,) = await started([hall], GAME)
        await told(hall)
        await play(table)
        hall.jobs = jobs = Broken(1)
        clock: Any = hall.clock
        clock.move(31)
        await hall.notices.tell()
        assert [each.channel for each in jobs.asked] == ["webhook"]
        assert await told(hall) == [("jan", "turn", "email")]
        assert await told(hall) == []

    house(main())


def test_what_fails_for_one_is_told_to_the_others_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        tables = [(await started([hall], GAME))[0] for _ in range(3)]
        await told(hall)
        await hall.store.notices.save_wishes(JAN.id, WEBHOOK)
        for table in tables:
            await play(table)
        notices: Any = hall.store.notices
        note, failures = notices.note, [tables[0].row.id]

        async def fails_once(row: Any) -> None:
            if row.table in failures:
                failures.remove(row.table)
                raise StorageFailed(why="full")
            await note(row)

        monkeypatch.setattr(notices, "note", fails_once)
        assert len(await told(hall)) == 2, "not the one that failed"
        assert len(await told(hall)) == 1

    house(main())
