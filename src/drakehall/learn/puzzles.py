"""Puzzles found in games: a position, what can be expected of every choice, and how that was found out."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Message
from drakehall.learn.errors import BadLearningFile

FIRST_DAY: Final = date(2026, 1, 1)
"""The daily puzzle is counted from here."""
COMES_BACK: Final = (1, 3, 7, 21)
"""After how many days a failed puzzle comes back, the first time and later."""


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice, and what can be expected of it."""

    move: str
    points: float
    """Points of the final lead, better is more; in Smoki parts of a token."""
    win: float


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a verdict was found: exactly what must be run to find it again."""

    evaluation: str
    """The evaluation and the digest of its weights."""
    trials: int
    worlds: int
    horizon: int
    seed: int


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game in which the position was met."""

    seats: int
    seed: int
    options: dict[str, object]
    bots: tuple[str, ...]
    entry: int
    """Number of moves that lead there."""
    progress: float
    """How far the game had gone, from 0 to 1."""


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
    found: Search
    again: Search
    """A second search with another seed that found the same."""
    origin: Origin

    @property
    def level(self) -> int:
        """From 1 to 5, by how often the bots missed it."""
        share = sum(self.missed.values()) / max(1, len(self.missed))
        return min(5, 1 + int(share * 5))

    def lost(self, move: str) -> float:
        """Return how many points a choice gives away."""
        for each in self.choices:
            if each.move == move:
                return max(0.0, self.choices[0].points - each.points)
        raise NotAChoice(given=move)


class NotAChoice(HallError):
    """The puzzle has no such choice."""

    id = "learn-error-choice"
    english = "“{given}” is not a choice of this puzzle"


class UnknownPuzzle(HallError):
    """The game has no such puzzle."""

    id = "learn-error-puzzle"
    english = "there is no puzzle “{given}”"


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game."""

    game: str
    version: int
    """The version of the game's rules."""
    command: str
    """What found them."""
    puzzle: tuple[Puzzle, ...]

    def find(self, given: str) -> Puzzle:
        """Return a puzzle by its id."""
        for each in self.puzzle:
            if each.id == given:
                return each
        raise UnknownPuzzle(given=given)


@cache
def puzzles(game: str) -> Puzzles:
    """Return the puzzles that come with a game."""
    name = f"{registry.game(game).name}.json"
    raw = (files("drakehall.learn") / "data" / "puzzles" / name).read_bytes()
    return read_puzzles(name, raw)


def read_puzzles(name: str, raw: bytes) -> Puzzles:
    """Read a file of puzzles; whatever is wrong raises a `BadLearningFile`."""
    try:
        return msgspec.json.decode(raw, type=Puzzles)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLearningFile(file=name, line=1, why=str(error)) from None


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Choose the puzzle of a day: the same for everybody, and all of them once before one comes again."""
    lap, place = divmod((day - FIRST_DAY).days, len(puzzles))
    order = list(range(len(puzzles)))
    Chance(abs(lap)).shuffle(order)
    return puzzles[order[place]]


def due(failed: Mapping[str, Sequence[date]], today: date) -> list[str]:
    """Name the puzzles that come back today: those failed, some days after the last time.

    `failed` has the days on which each was failed since it was last solved.
    """
    return [
        id_
        for id_, days in failed.items()
        if days and (today - days[-1]).days >= COMES_BACK[min(len(days), len(COMES_BACK)) - 1]
    ]
