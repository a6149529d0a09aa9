"""What is packed for a browser plays with the nets of the package, without any library that a browser has not got."""

import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import msgspec
from packing import browser

import drakehall as dh
from drakehall import bots
from drakehall.kernel.chance import Chance
from drakehall.learn.exercises import exercises
from drakehall.learn.lessons import lesson
from drakehall.learn.puzzles import daily, puzzles

PROGRAM = """
import sys
sys.modules["numpy"] = None  # whoever imports it, fails
sys.path[:0] = sys.argv[1:]
import json
import drakehall as dh
from drakehall import bots
from drakehall.kernel.chance import Chance
assert dh.__file__.startswith(sys.argv[1])
told = {}
for name in dh.game_names():
    game = dh.game(name)
    state, dice = game.start(2, 5), Chance(5)
    for _ in range(40):
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    card = bots.net_card(game)
    chosen = bots.choose(bots.make("adept", game, 1), state, Chance(1))
    told[name] = [None if card is None else list(card.seats), chosen]
print(json.dumps(told))
"""


def test_the_hall_in_a_browser_plays_the_same_nets_without_numpy(tmp_path: Path) -> None:
    packed = tmp_path / "drakehall.zip"
    packed.write_bytes(browser.archive())
    libraries = Path(msgspec.__file__).parents[1]
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(packed), str(libraries)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    told = msgspec.json.decode(done.stdout, type=dict[str, tuple[list[int] | None, int]])
    assert set(told) == set(dh.game_names())
    for name, (seats, chosen) in told.items():
        game = dh.game(name)
        card = bots.net_card(game)
        assert seats == (None if card is None else list(card.seats))
        state, dice = game.start(2, 5), Chance(5)
        for _ in range(40):
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
        assert chosen == bots.choose(bots.make("adept", game, 1), state, Chance(1))
    assert any(seats for seats, _ in told.values())


TEACHING = """
import sys
sys.path[:0] = sys.argv[1:]
import drakehall as dh
from drakehall.learn.exercises import exercises
from drakehall.learn.lessons import lesson
for name in dh.game_names():
    print(name, len(lesson(name).section), len(exercises(name).exercise))
"""


def test_the_hall_in_a_browser_reads_every_lesson_and_exercise_without_the_rule_sheets(tmp_path: Path) -> None:
    packed = tmp_path / "drakehall.zip"
    packed.write_bytes(browser.archive())
    libraries = Path(msgspec.__file__).parents[1]
    command = [sys.executable, "-I", "-S", "-c", TEACHING, str(packed), str(libraries)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    for line, name in zip(done.stdout.splitlines(), dh.game_names(), strict=True):
        assert line == f"{name} {len(lesson(name).section)} {len(exercises(name).exercise)}"


class Dailies(msgspec.Struct):
    """The daily puzzles, as a page reads them that has not opened the hall."""

    begins: str = msgspec.field(name="from")
    order: dict[str, list[int]]


def test_a_page_that_has_not_opened_the_hall_finds_the_same_puzzle_of_the_day() -> None:
    packed = msgspec.convert(browser.dailies(dh.game_names()), Dailies)
    first = date.fromisoformat(packed.begins)
    assert set(packed.order) == set(dh.game_names())
    for game, order in packed.order.items():
        shipped = puzzles(game).puzzle
        for day in (0, 1, len(shipped), 400, len(order) - 1):
            assert shipped[order[day]] is daily(shipped, first + timedelta(day))
        assert len(order) == browser.DAYS
