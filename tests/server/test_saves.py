"""Save files over HTTP: what one hall gives away another shows, course and all; too much is refused unread."""

from pathlib import Path

from drakehall.client import Client, Refusal
from drakehall.server.routes.saves import LARGEST
from drakehall.wire.learning import StudyInfo
from drakehall.wire.tables import LONGEST_SAVE
from tests.server.house import asking, house, open_house
from tests.server.test_course import finished


def test_a_game_of_one_hall_is_told_about_in_another(tmp_path: Path) -> None:
    async def main() -> None:
        (tmp_path / "one").mkdir()
        (tmp_path / "other").mkdir()
        async with open_house(tmp_path / "one") as hall, hall.guest() as ola:
            table = await finished(ola)
            saved = (await ola.save(table)).decode()
        async with open_house(tmp_path / "other") as hall, hall.guest() as jan, hall.guest() as zofia:
            brought = await jan.bring_save(saved)
            assert (brought.you, brought.study) == (None, StudyInfo("save", ""))
            assert (await zofia.course(brought.id)).done == 0, "it is looked into as any game is"
            assert (await zofia.position(brought.id, 0, 1)).seq == 0, "a finished game is open to all eyes"
            assert (await jan.save(brought.id)).decode() == saved

    house(main())


def test_texts_that_are_too_large_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            assert await status(ola, "x" * (LONGEST_SAVE + 1)) == 400
            assert await status(ola, '"' * LONGEST_SAVE) == 400, "twice as long in JSON, and read: but no save file"
            async with asking(hall.address) as http:
                answer = await http.post("/api/saves", json={"text": "x" * LARGEST})
                assert answer.status_code == 413

    house(main())


async def status(guest: Client, text: str) -> int:
    try:
        await guest.bring_save(text)
    except Refusal as refused:
        return refused.problem.status
    return 200
