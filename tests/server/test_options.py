"""Options come from strangers: no value of an option makes the hall open a file."""

import sys
from contextlib import suppress
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.kernel.errors import HallError

opened: list[str] = []
watching: list[bool] = []


def _audit(event: str, args: tuple[object, ...]) -> None:
    if watching and event == "open":
        opened.append(str(args[0]))


sys.addaudithook(_audit)


@pytest.mark.parametrize("game", dh.games())
def test_no_option_names_a_file(tmp_path: Path, game: str) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("333\n333\n")
    box = dh.game(game)
    for name in box.options.__struct_fields__:
        for given in (str(secret), [str(secret)]):
            opened.clear()
            watching.append(True)
            with suppress(HallError):
                box.begin(box.seats[0], 1, {name: given})
            watching.clear()
            assert str(secret) not in opened, f"option {name} opens a file"
