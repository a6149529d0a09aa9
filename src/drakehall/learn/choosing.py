"""Choosing puzzles for a game from mined files: confirmed by a third search, and not too many alike."""

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from typing import Final

import msgspec

from drakehall.kernel import registry
from drakehall.kernel.errors import HallError
from drakehall.learn.collecting import full
from drakehall.learn.mining import EASY, best_move
from drakehall.learn.puzzles import Found, Puzzle, Puzzles, PuzzleSearch

LONGER: Final = 2
"""How many times the trials and worlds the third search has."""
THIRD: Final = 2_000_003
"""Added to the seed for the third search."""


class OtherMines(HallError):
    """The files contain puzzles that were found in different ways."""

    id = "learn-error-other-mines"
    english = "{file}: its puzzles were found with another game, version or other settings than those of {first}"


class SameGames(HallError):
    """Two files contain puzzles from the same games."""

    id = "learn-error-same-games"
    english = "{file}: some of its games are also in {first}; mine with other seeds"


def merged(files: Sequence[tuple[str, Puzzles]]) -> Puzzles:
    """Merge what was mined from different games with the same settings, by seed."""
    ordered = sorted(files, key=lambda each: each[1].settings.seed)
    for (name, before), (other, more) in pairwise(ordered):
        if _ways(before) != _ways(more):
            raise OtherMines(file=other, first=name)
        if more.settings.seed < before.settings.seed + before.found.games:
            raise SameGames(file=other, first=name)
    return reduce(_joined, [each for _, each in ordered])


def unlike(mined: Puzzles) -> Puzzles:
    """Leave out puzzles of kinds with enough others, and those that hardly any bot misses if there are many."""
    chosen: list[Puzzle] = []
    for each in mined.puzzle:
        enough = full(chosen)
        if each.origin.kind not in enough and not (EASY in enough and each.level == 1):
            chosen.append(each)
    return msgspec.structs.replace(mined, puzzle=tuple(chosen))


def kept(chosen: Puzzles, verdicts: Sequence[bool], command: str) -> Puzzles:
    """Leave out the puzzles about which a third search does not agree, and note the command that chose."""
    agreed = tuple(each for each, agrees in zip(chosen.puzzle, verdicts, strict=True) if agrees)
    return msgspec.structs.replace(chosen, puzzle=agreed, command=f"{chosen.command} && {command}")


class Judging(msgspec.Struct, frozen=True):
    """What a worker does: search the positions of some puzzles of a game."""

    game: str

    def __call__(self, some: Sequence[Puzzle]) -> list[bool]:
        """Return for each puzzle whether a third search agrees."""
        return [agrees(self.game, each) for each in some]


def agrees(game: str, puzzle: Puzzle) -> bool:
    """Return whether a longer search with a third seed finds the same choice best."""
    return best_move(registry.game(game), puzzle, third(puzzle.found)) == puzzle.choices[0].move


def third(search: PuzzleSearch) -> PuzzleSearch:
    """Return the search that confirms the result of another."""
    return msgspec.structs.replace(
        search, trials=LONGER * search.trials, worlds=LONGER * search.worlds, seed=search.seed + THIRD
    )


def _ways(mined: Puzzles) -> tuple[object, ...]:
    return mined.game, mined.version, msgspec.structs.replace(mined.settings, seed=0)


def _joined(whole: Puzzles, more: Puzzles) -> Puzzles:
    was, now = whole.found, more.found
    found = Found(was.games + now.games, was.decisions + now.decisions, was.searched + now.searched)
    command = f"{whole.command} && {more.command}"
    return msgspec.structs.replace(whole, command=command, found=found, puzzle=whole.puzzle + more.puzzle)
