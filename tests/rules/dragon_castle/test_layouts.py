"""Castle layouts: those of the file, and own ones."""

from pathlib import Path

import pytest

from drakehall.games.dragon_castle import GAME, layouts
from drakehall.games.dragon_castle.layouts import BadLayout
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.kernel.errors import BadOption
from drakehall.kernel.files import IsFolder
from drakehall.session import Session
from tests.rules.dragon_castle.table import ROOMY, start
from tests.support import rule

# Name: rows, columns, tiles on the three floors.
FACTS = {
    "basic-2": (10, 8, 72, 32, 12),
    "basic-3": (10, 7, 58, 40, 18),
    "basic-4": (8, 7, 48, 40, 28),
    "fortress": (8, 9, 56, 38, 22),
    "fort": (8, 9, 60, 36, 20),
    "four-seasons": (9, 11, 72, 28, 16),
    "thousand-towers": (8, 9, 72, 22, 22),
    "barracks": (6, 14, 72, 36, 8),
    "pillars-of-creation": (7, 10, 68, 24, 24),
    "gates-of-destiny": (5, 13, 50, 42, 24),
    "parade-ground": (8, 10, 52, 32, 32),
    "stronghold": (6, 9, 54, 42, 20),
    "forbidden-city": (8, 11, 50, 46, 20),
    "dragon-head": (10, 9, 48, 40, 28),
    "monastery-of-the-abyss": (8, 9, 44, 42, 30),
}


@rule("DRC-12.1")
@pytest.mark.parametrize("name", FACTS)
def test_named_layouts(name: str) -> None:
    plan = layouts.named()[name]
    assert (len(plan.rows), plan.width, *(plan.floor(level) for level in (1, 2, 3))) == FACTS[name]
    assert plan.best_for
    assert all(not layouts.advice(plan, seats) for seats in plan.best_for)
    for seats in GAME.seats:
        assert sum(start(seats, layout=name).heights) == 116


@rule("DRC-12.1")
def test_all_layouts_are_there() -> None:
    assert list(layouts.named()) == list(FACTS)
    for seats in GAME.seats:
        basic = layouts.layout("basic", seats)
        assert [row for row in basic.notation().split("/") if row.strip(".")] == [
            row if seats == 2 else f"{row}." for row in layouts.named()[f"basic-{seats}"].notation().split("/")
        ]


@rule("DRC-12.2")
def test_a_file_becomes_part_of_the_save(tmp_path: Path) -> None:
    file = tmp_path / "castle.txt"
    file.write_text("# ours\n" + ROOMY.replace("/", "\n") + "\n", encoding="utf-8")
    state = GAME.start_as_typed(2, 1, {"layout": str(file)})
    assert state.options.layout == ROOMY
    file.unlink()
    again = GAME.load(GAME.save(state))
    assert again.dump() == state.dump()
    assert again.actions is state.actions


@rule("DRC-12.2")
def test_a_grid_can_be_given_directly() -> None:
    assert start(layout=ROOMY.replace("/", "\n")).dump() == start(layout=ROOMY).dump()
    assert start(layout=ROOMY.replace(".", "0")).dump() == start(layout=ROOMY).dump()


@rule("DRC-12.2")
@pytest.mark.parametrize(
    ("grid", "complaint"),
    [
        ("33333333/33x33333", "line 2, column 3: “x” is not one of . 0 1 2 3"),
        ("33333333\n# note\n3433", "line 3, column 2: “4”"),
        ("33333333/333", "line 2 has 3 columns, but the first row has 8"),
        ("333/333", "it takes 18 tiles, but there are 116"),
        (ROOMY + "/11......", "it takes 118 tiles"),
        ("/".join(["1"] * 21), "at most 20 by 20"),
        ("1" * 21 + "/" + "1" * 21, "at most 20 by 20"),
        ("#\n#\n", "it has no rows"),
    ],
)
def test_a_bad_layout_says_where(grid: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadLayout, match=r".") as caught:
        start(layout=grid)
    assert complaint in str(caught.value)
    file = tmp_path / "castle.txt"
    file.write_text(grid.replace("/", "\n"), encoding="utf-8")
    with pytest.raises(BadLayout, match=r".") as again:
        GAME.start_as_typed(2, 1, {"layout": str(file)})
    assert str(again.value) == str(caught.value)


def test_a_missing_file_is_refused_and_files_are_read_only_for_people(tmp_path: Path) -> None:
    file = tmp_path / "castle.txt"
    file.write_text(ROOMY.replace("/", "\n"), encoding="utf-8")
    with pytest.raises(BadOption, match=r"a grid of digits$"):
        GAME.start(2, 1, layout=str(file))
    with pytest.raises(BadOption, match=r"a file with a grid of digits$"):
        GAME.start_as_typed(2, 1, {"layout": str(tmp_path / "none.txt")})
    with pytest.raises(BadOption, match="“basc”; allowed: basic, basic-2"):
        GAME.start_as_typed(2, 1, {"layout": "basc"})
    with pytest.raises(IsFolder):
        GAME.start_as_typed(2, 1, {"layout": str(tmp_path)})


@rule("DRC-12.2")
@pytest.mark.parametrize("start_of_file", ["\ufeff", "\ufeff# ours\r\n", "\t \r\n\t"])
def test_marks_and_blanks_of_editors_are_no_part_of_a_layout(tmp_path: Path, start_of_file: str) -> None:
    text = start_of_file + ROOMY.replace("/", "\r\n") + "\r\n"
    file = tmp_path / "castle.txt"
    file.write_bytes(text.encode())
    for layout, typed in ((str(file), True), (text, True), (text, False)):
        state = Session(GAME, 2, 1, {"layout": layout}, text=typed).state
        assert isinstance(state, DragonCastle)
        assert state.options.layout == ROOMY


@rule("DRC-12.2")
@pytest.mark.parametrize(
    ("grid", "complaint"),
    [
        ("x33/333", "line 1, column 1: “x”"),
        ("4......3/33333333", "line 1, column 1: “4”"),
        ("333/a33", "line 2, column 1: “a”"),
        ("  33\n  3b\n", "line 2, column 4: “b”"),
        ("33\n3\u200b\n", "line 2, column 2: “⟨U+200B⟩”"),
        ("33\n3\t3\n", "line 2, column 2: “⟨U+0009⟩”"),
        ("33\n3\0\n", "line 2, column 2: “⟨U+0000⟩”"),
    ],
)
@pytest.mark.parametrize("text", [False, True])
def test_a_bad_character_of_a_grid_is_named_with_its_place(grid: str, complaint: str, text: bool) -> None:
    with pytest.raises(BadLayout, match=r".") as caught:
        Session(GAME, 2, 1, {"layout": grid}, text=text)
    assert complaint in str(caught.value)


@rule("DRC-12.3")
def test_advice() -> None:
    plan = layouts.read(ROOMY)
    found = layouts.advice(plan, 2)
    assert (found[0].id, found[0].args) == ("dragon_castle-advice-ground", {"count": 39, "low": 65, "high": 80})
    assert [message.args for message in found[1:3]] == [
        {"row": 1, "floor": 2, "count": 8},
        {"row": 1, "floor": 3, "count": 8},
    ]
    assert found[-1].args == {"row": 5, "floor": 3, "count": 6}
    assert start(layout=ROOMY).view(None).advice == list(found)
    assert start(4, layout=ROOMY).view(None).advice[0].args["low"] == 40
    assert start(4, layout="basic-2").view(None).advice[0].args == {"count": 72, "low": 40, "high": 55}
    limits = {2: (65, 80), 3: (50, 70), 4: (40, 55)}
    assert limits == layouts.GROUND
