"""Options come from strangers: no value of an option makes the hall open a file."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

import drakehall as dh
from drakehall.client import Refusal
from drakehall.kernel.errors import HallError
from drakehall.server.sealed import sealed
from tests.server.house import house, open_house

opened: list[str] = []


def _audit(event: str, args: tuple[object, ...]) -> None:
    if event == "open":
        opened.append(str(args[0]))


sys.addaudithook(_audit)  # comes after the seal's: what the seal refuses is not seen here


def texts(game: str) -> list[str]:
    """The options of a game that may be any text."""
    return [
        name
        for name in dh.game(game).options.__struct_fields__
        if isinstance(getattr(dh.game(game).options(), name), str)
    ]


@pytest.mark.parametrize("game", dh.game_names())
def test_no_option_opens_a_file(tmp_path: Path, game: str) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("333\n333\n")
    opened.clear()
    box = dh.game(game)
    for name in box.options.__struct_fields__:
        with sealed(), suppress(HallError):
            box.begin(box.seats[0], 1, {name: str(secret)})
        assert str(secret) not in opened, f"option {name} opens a file"


def test_the_seal_is_opened_again(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("x")
    with sealed(), pytest.raises(PermissionError):
        secret.read_text()
    assert secret.read_text() == "x"
    assert str(secret) in opened


@pytest.mark.parametrize("game", dh.game_names())
def test_a_table_whose_option_names_a_file_is_refused(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            for name in texts(game):
                opened.clear()
                for path in (str(tmp_path / "nothing"), "/etc/passwd", "/dev/zero"):
                    seated, options = None, cast("dict[str, Any]", {name: path})
                    with suppress(Refusal):
                        seated = await ola.create(game, dh.game(game).seats[0], **options)
                    if seated is not None:
                        with suppress(Refusal):
                            await ola.start(seated.table.id, fill="random")
                    assert path not in opened

    house(main())
