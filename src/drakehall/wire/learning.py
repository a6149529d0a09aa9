"""Messages about learning: what a game has to teach, tables that begin from a position, and how an attempt stands."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from drakehall.kernel.events import Message
from drakehall.learn.texts import Gist, Sentence

StudyKind = Literal["lesson", "exercise", "puzzle", "position", "save"]
LONGEST_ITEM: Final = 64
Item = Annotated[str, Meta(min_length=1, max_length=LONGEST_ITEM, description="As GET /api/games/{game}/learn lists.")]


class StudyInfo(msgspec.Struct, frozen=True):
    """What a table is for: the section of a lesson, an exercise or a puzzle by its id.

    A table of kind `position` continues from a moment of a finished game; its item is `TABLE-SEQ`. One of kind `save`
    holds the finished game of a save file; its item is empty.
    """

    kind: StudyKind
    item: str


class SectionInfo(msgspec.Struct, frozen=True):
    """A section of the lesson, and what is learnt by its end."""

    id: str
    title: Sentence
    gist: tuple[Gist, ...]


class ExerciseInfo(msgspec.Struct, frozen=True):
    """An exercise: its level from 1 to 5, the number of your own turns for its task, what it teaches."""

    id: str
    title: Sentence
    task: Sentence
    level: int
    turns: int
    rules: tuple[str, ...]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle, without anything that would help to solve it."""

    id: str
    level: int
    seats: int


class LearningInfo(msgspec.Struct, frozen=True):
    """What a game has to teach. A game that does not come with the hall may have nothing.

    `daily` is the puzzle of `today`, a date of UTC; null if the game has no puzzles. A puzzle that was failed comes
    back `comes_back[0]` days later, failed again `comes_back[1]` days later, and so on.
    """

    game: str
    about: Sentence | None
    sections: list[SectionInfo]
    exercises: list[ExerciseInfo]
    puzzles: list[PuzzleInfo]
    today: str
    daily: str | None
    comes_back: tuple[int, ...]


class StudyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a section of the lesson, an exercise or a puzzle, at a table of your own against bots."""

    kind: Literal["lesson", "exercise", "puzzle"]
    item: Item


class TryAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from a moment of a finished game: after entry `seq` of its log, against `bot` (null: the usual one)."""

    seq: Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of log entries before it; 0: the deal.")]
    bot: Annotated[str, Meta(min_length=1, max_length=32, description="A bot, as /api/games lists them.")] | None = None


class StepShown(msgspec.Struct, frozen=True):
    """What the guide says now, which elements of the view light up meanwhile, and which rules it teaches.

    `move` is what it advises, in notation; a verb alone means any action of that verb, null any move at all. `advised`
    are the numbers of the actions that follow the advice, among those you may take now.
    """

    id: str
    say: Sentence
    light: tuple[str, ...]
    rules: tuple[str, ...]
    move: str | None
    advised: list[int]


class ExerciseVerdict(msgspec.Struct, frozen=True, tag_field="kind", tag="exercise"):
    """How an attempt at an exercise stands.

    `reached` is what its goal measures, `left` by how much that is short of the best that can be reached; `turns`
    counts your turns begun, of the `of_turns` that you have. If `in_points` is false, both are not points but how often
    something happened, or whether it did. `say` comments on a typical wrong way, as soon as it is taken; after the end
    it may be the reason. Once it is over, `why` is the reason and `line` a way to the goal.
    """

    status: Literal["going", "reached", "missed"]
    reached: int
    left: int
    turns: int
    of_turns: int
    say: Sentence | None
    why: Sentence | None
    line: tuple[str, ...] | None
    in_points: bool


class Expected(msgspec.Struct, frozen=True):
    """What can be expected of a choice: points of the final lead, and the chance to win from 0 to 1."""

    move: str
    points: float
    win: float


class PuzzleVerdict(msgspec.Struct, frozen=True, tag_field="kind", tag="puzzle"):
    """What your first decision in a puzzle was worth.

    `lost` are the points that `move` gives away against `best`; `solved` says whether that is little of what is at
    stake. `choices` are all there were, the best first. If
    `in_points` is false, they are not what people would call points. In a decoy a choice brings points at once, and the
    quiet one is best.
    """

    move: str
    lost: float
    solved: bool
    best: str
    choices: list[Expected]
    reasons: tuple[Message, ...]
    decoy: bool
    level: int
    in_points: bool


Verdict = ExerciseVerdict | PuzzleVerdict
