"""Collecting puzzles into a file: in batches, of several kinds, going on where it stopped."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall.kernel.files import UnreadableFile
from drakehall.learn import collecting, mining
from drakehall.learn.errors import BadLearningFile
from drakehall.learn.mining import Looked
from drakehall.learn.puzzles import Mine, Puzzle
from tests.learn.test_puzzles import QUICK, found

SMOKI = dh.game("smoki")
COMMAND = "drakehall puzzles mine smoki"


def here(work: Callable[[tuple[int, ...]], list[Looked]], numbers: Sequence[int]) -> Iterable[Looked]:
    return [looked for number in numbers for looked in work((number,))]


def of_kind(kind: str, number: int, missed: float = 1.0) -> Puzzle:
    origin = msgspec.structs.replace(found().origin, kind=kind, seed=number)
    return msgspec.structs.replace(found(), id=f"{kind}-{number}", origin=origin, missed={"greedy": missed})


def test_stopping_and_going_on_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stop within a batch changes nothing: what was full at its beginning is still passed over, and no more."""
    monkeypatch.setattr(collecting, "A_KIND", 1)
    settings = msgspec.structs.replace(QUICK, batch=2)
    file = tmp_path / "smoki.json"
    *_, whole = collecting.collected(collecting.begun(file, SMOKI, COMMAND, settings), 4, here)
    for games in range(1, 5):
        more = next(collecting.collected(collecting.begun(file, SMOKI, COMMAND, settings), 4, here))
        assert more.found.games == games
        collecting.store(more, file)
    assert collecting.begun(file, SMOKI, COMMAND, settings) == whole
    assert whole.found.decisions > whole.found.searched >= len(whole.puzzle) > 0
    assert [*collecting.collected(whole, 4, here)] == [], "nothing is left to be done"


def test_kinds_are_counted_before_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, frozenset[str]]] = []

    def one_of_a_kind(_: str, __: Mine, full: frozenset[str], numbers: Sequence[int]) -> list[Looked]:
        asked.extend((number, full) for number in numbers)
        return [Looked(1, 1, (of_kind("lay", number),)) for number in numbers]

    monkeypatch.setattr(collecting, "A_KIND", 2)
    monkeypatch.setattr(collecting, "looked_through", one_of_a_kind)
    fresh = collecting.begun(Path("none"), SMOKI, COMMAND, msgspec.structs.replace(QUICK, batch=3))
    *_, whole = collecting.collected(fresh, 5, here)
    assert asked == [(0, frozenset()), (1, frozenset()), (2, frozenset()), (3, {"lay"}), (4, {"lay"})]
    *_, part = collecting.collected(fresh, 2, here)
    asked.clear()
    assert [*collecting.collected(part, 5, here)][-1] == whole
    assert asked[0] == (2, frozenset()), "the batch has not ended"


def test_enough_of_a_kind_is_enough() -> None:
    some = [of_kind("lay", i) for i in range(collecting.A_KIND)]
    assert collecting.full(some[1:]) == frozenset()
    assert collecting.full(some) == {"lay"}
    easy = [of_kind(str(i), i, 0.0) for i in range(collecting.MOST_EASY)]
    assert collecting.full(easy) == {mining.EASY}


@pytest.mark.parametrize("other", [{"seed": 5}, {"seats": (2,)}, {"trials": 61}, {"choices": 9}, {"player": "novice"}])
def test_puzzles_found_otherwise_are_not_mixed(tmp_path: Path, other: dict[str, object]) -> None:
    file = tmp_path / "smoki.json"
    collecting.store(collecting.begun(file, SMOKI, COMMAND, QUICK), file)
    settings: Mine = msgspec.structs.replace(QUICK, **other)
    with pytest.raises(collecting.OtherMine, match="other settings"):
        collecting.begun(file, SMOKI, COMMAND, settings)
    with pytest.raises(collecting.OtherMine):
        collecting.begun(file, dh.game("simurgh"), COMMAND, QUICK)


def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("my notes")
    with pytest.raises(BadLearningFile):
        collecting.begun(file, SMOKI, COMMAND, QUICK)
    assert file.read_text() == "my notes"
    with pytest.raises(UnreadableFile):
        collecting.begun(tmp_path, SMOKI, COMMAND, QUICK)
    with pytest.raises(UnreadableFile):
        collecting.store(collecting.begun(tmp_path / "new.json", SMOKI, COMMAND, QUICK), tmp_path / "no" / "where.json")
