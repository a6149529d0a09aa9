"""Options come from strangers: no value of an option makes the hall look at a file."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import drakehall as dh
from drakehall.kernel.errors import HallError
from tests.server.house import asking, open_house

looked: list[str] = []
LOOKS = ("open", "os.listdir", "os.scandir", "os.stat")


def _audit(event: str, args: tuple[object, ...]) -> None:
    if event in LOOKS:
        looked.append(str(args[0]))


sys.addaudithook(_audit)

TEXTS = [(name, each.name) for name in dh.game_names() for each in dh.game(name).describe_options() if each.content]
PATHS = ("/etc/passwd", "/nothing/there", "~root/x", "~nosuchuser/x", "/dev/zero", "x\0y", "..", str(Path(dh.__file__)))


def test_every_option_that_may_lie_in_a_file_is_marked() -> None:
    assert TEXTS == [
        ("dragon_castle", "layout"),
        ("simurgh", "board"),
        ("wyrmspan", "dragons"),
        ("wyrmspan", "caves"),
    ]


@pytest.mark.parametrize("game", dh.game_names())
def test_no_option_looks_at_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("333\n333\n")

    def no_home(_: Path) -> Path:
        raise AssertionError("somebody's home was looked for")

    monkeypatch.setattr(Path, "expanduser", no_home)
    looked.clear()
    known = dh.game(game)
    for name in known.options.__struct_fields__:
        for value in (str(secret), "~root/x"):
            with suppress(HallError):
                known.start(known.seats[0], 1, **{name: value})
        assert str(secret) not in looked, f"option {name} opens a file"


@pytest.mark.parametrize(("game", "option"), TEXTS)
async def test_the_name_of_a_file_is_refused_alike_whatever_is_there(tmp_path: Path, game: str, option: str) -> None:
    looked.clear()
    async with open_house(tmp_path) as hall, asking(hall.address) as ola:
        told: set[tuple[int, str, str]] = set()
        for path in PATHS:
            table: dict[str, Any] = {"game": game, "seats": dh.game(game).seats[0], "options": {option: path}}
            answer = await ola.post("/api/tables", json=table)
            problem = answer.json()
            told.add((answer.status_code, problem["id"], problem["text"].replace(problem["args"]["given"], "")))
            assert path not in looked
        assert len(told) == 1
        assert {status for status, _, _ in told} == {400}
