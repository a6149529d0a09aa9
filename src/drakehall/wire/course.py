"""Messages about the course of a finished game."""

from typing import Annotated

import msgspec
from msgspec import Meta

from drakehall.kernel.events import Message


class CourseTurn(msgspec.Struct, frozen=True):
    """The beginning of a turn, or the end of the game: how each seat stood, as far as that seat could know.

    `seq` is the number of the position; `seat` is whose turn begins, null at the end. `scores` are the final scores
    that the seats could expect, `points` what they had by source (an automatic opponent comes last), and `mark` names
    a part of the game that begins here, such as a round.
    """

    seq: int
    seat: int | None
    wins: Annotated[list[float], Meta(description="Chances to win, 0 to 1; they need not add up to 1.")]
    scores: list[float]
    points: list[dict[str, int]]
    mark: Message | None = None


class CourseMoment(msgspec.Struct, frozen=True):
    """A move that mattered: what was played in position `seq`, what would have been better, and why.

    `targets` are the elements of the view that the better move touches. `win` is the chance to win with it, `win_lost`
    how much of that was given away, `points_lost` the points of the final score (null if the game is not about points).
    `reasons` say what the better move brings, `instead` what the one that was played brings and costs.
    """

    seq: int
    seat: int
    turn: int
    played: str
    better: str
    targets: tuple[str, ...]
    win: float
    win_lost: float
    points_lost: float | None
    reasons: list[Message]
    instead: list[Message]


class GameCourse(msgspec.Struct, frozen=True):
    """The course of a game; the decisions of the `studied` seats were analysed, with this many `trials` each."""

    turns: list[CourseTurn]
    moments: list[CourseMoment]
    studied: list[int]
    trials: int
    in_points: bool


class CourseShown(msgspec.Struct, frozen=True):
    """How far the analysis has come, in steps of the same length; `course` is null until everything is done."""

    done: int
    of: Annotated[int, Meta(description="0 until the amount of work is known.")]
    course: GameCourse | None = None
