"""Choosing puzzles out of mined files: merged by seed, not too many alike, proved by a third search."""

import msgspec
import pytest

from drakehall.learn import choosing
from drakehall.learn.collecting import A_KIND, MOST_EASY
from drakehall.learn.puzzles import Found, Puzzle, Puzzles
from tests.learn.test_collecting import of_kind
from tests.learn.test_puzzles import QUICK, found


def mined(seed: int, *puzzles: Puzzle, games: int = 10) -> Puzzles:
    settings = msgspec.structs.replace(QUICK, seed=seed)
    return Puzzles("smoki", "2", f"mine {seed}", settings, Found(games, 5, 2), puzzles)


def test_files_are_merged_by_seed() -> None:
    first, second = of_kind("lay", 1), of_kind("take", 12)
    whole = choosing.merged([("b", mined(10, second)), ("a", mined(0, first))])
    assert whole.puzzle == (first, second)
    assert whole.found == Found(20, 10, 4)
    assert whole.command == "mine 0 && mine 10"
    assert choosing.merged([("a", whole)]) == whole


def test_files_that_were_found_otherwise_or_share_games_are_refused() -> None:
    other = msgspec.structs.replace(mined(10), settings=msgspec.structs.replace(QUICK, seed=10, trials=61))
    with pytest.raises(choosing.OtherMines, match="b: "):
        choosing.merged([("a", mined(0)), ("b", other)])
    with pytest.raises(choosing.OtherMines):
        choosing.merged([("a", mined(0)), ("b", msgspec.structs.replace(mined(10), game="simurgh"))])
    with pytest.raises(choosing.SameGames, match="b: some of its games are also in a"):
        choosing.merged([("a", mined(0)), ("b", mined(9))])


def test_of_one_kind_and_of_easy_ones_only_some_are_chosen() -> None:
    many = [of_kind("lay", i) for i in range(A_KIND + 3)]
    easy = [of_kind(str(i), i, missed=0.0) for i in range(MOST_EASY + 2)]
    chosen = choosing.unlike(mined(0, *many, *easy, of_kind("take", 1))).puzzle
    assert chosen == (*many[:A_KIND], *easy[:MOST_EASY], of_kind("take", 1))


def test_only_what_a_third_longer_search_agrees_about_is_kept() -> None:
    puzzle = found()
    best, second, *rest = puzzle.choices
    wrong = msgspec.structs.replace(puzzle, id="wrong", choices=(second, best, *rest))
    both = mined(0, puzzle, wrong)
    verdicts = choosing.Judging("smoki")(both.puzzle)
    assert verdicts == [True, False]
    chosen = choosing.kept(both, verdicts, "drakehall puzzles choose both.json --out chosen.json")
    assert chosen.puzzle == (puzzle,)
    assert chosen.command == f"{both.command} && drakehall puzzles choose both.json --out chosen.json"
    third = choosing.third(puzzle.found)
    assert third.seed not in (puzzle.found.seed, puzzle.again.seed)
    assert (third.trials, third.worlds) == (2 * puzzle.found.trials, 2 * puzzle.found.worlds)
