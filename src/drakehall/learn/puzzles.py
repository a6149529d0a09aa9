"""Puzzles found in games: a position, what can be expected of every choice, and how that was found."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from typing import Final

import msgspec

from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Message
from drakehall.learn import json_places
from drakehall.learn.errors import BadLearningFile, UnknownPuzzle
from drakehall.learn.shipped import find, shipped

FIRST_DAY: Final = date(2026, 1, 1)
"""The day from which daily puzzles are counted."""
COMES_BACK: Final = (1, 3, 7, 21)
"""Number of days after which a failed puzzle comes back, the first time and later."""
GOOD_ENOUGH: Final = 0.25
"""The share of what is at stake that an answer may give away and still solve a puzzle."""
PHASES: Final = ("early", "middle", "late")
"""The thirds of a game."""


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to look for puzzles, and how certain they must be."""

    seats: tuple[int, ...]
    """Numbers of seats in which games take turns."""
    seed: int = 0
    """The seed of the first game; the next games take the next seeds."""
    player: str = "adept"
    """The bot that plays all seats."""
    glance: int = 60
    """Number of trials of the first look at a decision."""
    trials: int = 800
    """Number of trials of each of the two long searches."""
    worlds: int = 80
    """Number of worlds in which every choice is tried after each of them."""
    gap: float = 1.5
    """Number of points (in Smoki: tokens) by which the best choice must lead the second."""
    share: float = 0.04
    """Chance of winning by which it must lead."""
    choices: int = 16
    """Decisions with more serious choices are skipped."""
    batch: int = 6
    """Number of games after which the full kinds are counted again."""


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice, and what can be expected of it."""

    move: str
    points: float
    """Points of the final lead, more is better; in Smoki fractions of a token."""
    win: float


class PuzzleSearch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a verdict was found: exactly what must be run to find it again."""

    evaluation: str
    """The evaluation and the digest of its weights."""
    trials: int
    worlds: int
    horizon: int
    seed: int


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game in which the position occurred."""

    seats: int
    seed: int
    bots: tuple[str, ...]
    entry: int
    """Number of moves that lead there."""
    progress: float
    """How far the game had gone, from 0 to 1."""
    kind: str
    """What was asked, and the verb of the best choice."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision in which one choice is much better than the others, or, in a decoy, the quiet one is best."""

    id: str
    position: str
    """As the deciding seat may know it: what is hidden was dealt anew."""
    choices: tuple[Option, ...]
    """Every choice, the best first."""
    missed: dict[str, float]
    """How often each bot chose something else."""
    decoy: bool
    reasons: tuple[Message, ...]
    found: PuzzleSearch
    again: PuzzleSearch
    """A second search with another seed that found the same."""
    origin: Origin

    @property
    def phase(self) -> str:
        """The third of the game in which it occurred."""
        return phase_of(self.origin.progress)

    @property
    def level(self) -> int:
        """From 1 to 5, by how often the bots missed it."""
        return level_of(self.missed)

    def lost(self, move: str) -> float:
        """Return how many points a choice gives away."""
        for each in self.choices:
            if each.move == move:
                return max(0.0, self.choices[0].points - each.points)
        raise NotAChoice(given=move)

    def solves(self, move: str) -> bool:
        """Return whether a choice is good enough: it gives away little of what the worst one would."""
        return self.lost(move) <= GOOD_ENOUGH * (self.choices[0].points - self.choices[-1].points)


class NotAChoice(HallError):
    """The puzzle has no such choice."""

    id = "learn-error-choice"
    english = "“{given}” is not a choice of this puzzle"


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was looked through to find some puzzles."""

    games: int = 0
    decisions: int = 0
    """Number of decisions glanced at."""
    searched: int = 0
    """Number of those searched long."""


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game."""

    game: str
    version: str
    """The version of the game's rules."""
    command: str
    """The command that found them."""
    settings: Mine
    found: Found
    puzzle: tuple[Puzzle, ...]

    def find(self, given: str) -> Puzzle:
        """Return a puzzle by its id."""
        return find(given, self.puzzle, UnknownPuzzle)


def phase_of(progress: float) -> str:
    """Return the third of the game."""
    return PHASES[min(2, int(3 * progress))]


def level_of(missed: Mapping[str, float]) -> int:
    """Grade a puzzle from 1 to 5, by how often each bot missed it."""
    return min(5, 1 + int(5 * sum(missed.values()) / max(1, len(missed))))


@cache
def puzzles(game: str) -> Puzzles:
    """Return the puzzles that come with a game."""
    name = f"{registry.game(game).name}.json"
    return read_puzzles(name, shipped("puzzles", name).encode())


def read_puzzles(name: str, raw: bytes) -> Puzzles:
    """Read a file of puzzles; raise `BadLearningFile` if anything is wrong."""
    try:
        return msgspec.json.decode(raw, type=Puzzles)
    except (msgspec.MsgspecError, ValueError) as error:
        why = json_places.reason(error)
        raise BadLearningFile(file=name, line=json_places.line(raw, error), why=why) from None


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Choose the puzzle of a day: the same for everybody, and each once before any comes again."""
    lap, place = divmod((day - FIRST_DAY).days, len(puzzles))
    order = list(range(len(puzzles)))
    Chance(abs(lap)).shuffle(order)
    return puzzles[order[place]]


def due(failed: Mapping[str, Sequence[date]], today: date) -> list[str]:
    """Return the puzzles that come back today: those failed, some days after the last time.

    `failed` has the days on which each was failed since it was last solved.
    """
    return [
        id_
        for id_, days in failed.items()
        if days and (today - days[-1]).days >= COMES_BACK[min(len(days), len(COMES_BACK)) - 1]
    ]
