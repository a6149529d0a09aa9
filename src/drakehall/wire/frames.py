"""Messages of the socket: one JSON document per text frame, distinguished by `type`."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from drakehall.kernel.events import Message
from drakehall.kernel.question import Question
from drakehall.learn.texts import Sentence
from drakehall.wire.learning import StepShown, Verdict
from drakehall.wire.problem import Problem
from drakehall.wire.tables import Clocks, Result, Table
from drakehall.wire.together import ChatLine, Line, Reaction

Seq = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The seq of the position that this answers.")]
Action = (
    Annotated[int, Meta(ge=0, le=2**31 - 1)] | Annotated[str, Meta(max_length=200, description="Notation: place 3.")]
)
Id = Annotated[int, Meta(ge=0, le=2**53)] | None
"""A number of the client's choice; the answer carries it as `answers`."""

StepId = Annotated[str, Meta(max_length=64, description="A step of a lesson.")]


class _ToServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    id: Id = None


class Act(_ToServer, frozen=True, tag="act"):
    """Play an action, by number or notation."""

    seq: Seq
    action: Action


class UndoDecision(_ToServer, frozen=True, tag="undo"):
    """Take back your last decision, up to the last commit point."""

    seq: Seq


class ResetTurn(_ToServer, frozen=True, tag="reset"):
    """Take back all your decisions up to the last commit point."""

    seq: Seq


class AskTakeBack(_ToServer, frozen=True, tag="take_back"):
    """Ask the others to let you take back your last decision although something was revealed (friendly tables)."""

    seq: Seq


class AnswerTakeBack(_ToServer, frozen=True, tag="agree"):
    """Agree to another seat's request to take back, or refuse it; `asker` is that seat.

    Without `asker`, as older pages send it, the only open request is meant. `seat` says which of the people who share
    your device answers; without it, the one in front of it.
    """

    seq: Seq
    yes: bool
    asker: Annotated[int, Meta(ge=0, le=15)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class Look(_ToServer, frozen=True, tag="look"):
    """If several people share your device: say whose cards are to be shown, or draw the curtain (null)."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None


class AskAction(_ToServer, frozen=True, tag="ask"):
    """Ask whether an action is possible, why not, and whether it can be undone."""

    action: Action


class AskHint(_ToServer, frozen=True, tag="hint"):
    """Ask a bot what it would do in your place."""

    seq: Seq


class AskGuidance(_ToServer, frozen=True, tag="guide"):
    """Ask the guide what to say in the present position; usually after each new one.

    `told` are the steps that have been read, `shown` the one on screen (null: none) and `since` the seq at which it, or
    the last one before, was first shown: what happened later is new to the guide. Once you have moved, the step on
    screen counts as told.
    """

    told: Annotated[list[StepId], Meta(max_length=200)] = []
    shown: StepId | None = None
    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class Say(_ToServer, frozen=True, tag="say"):
    """Say something to the players at the table; it never enters the log."""

    text: Line


class React(_ToServer, frozen=True, tag="react"):
    """Say something without typing."""

    reaction: Reaction


FromClient = (
    Act
    | UndoDecision
    | ResetTurn
    | AskTakeBack
    | AnswerTakeBack
    | AskAction
    | AskHint
    | AskGuidance
    | Say
    | React
    | Look
)


class Choice(msgspec.Struct, frozen=True):
    """An action you may take now: its number, its notation, the elements of the view that it touches."""

    action: int
    name: str
    targets: tuple[str, ...]


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as you may see it: a seat's move, or how many moves it took back (`undo`, `take_back`).

    Only the seat that made the move receives its notation and whether it was `forced`, that is, played by the table
    because there was nothing to choose: both may give away hidden things. `causes` names what made each of the events
    happen (a card, a tile, a space), null where that was the decision itself; it is empty if all are null. `turn`
    counts the turns of the game; `gains` are the points that seats have won by it, or lost.
    `account` explains how points came about at the end of a round, if the game does.
    """

    seq: int
    kind: str
    seat: int
    events: list[Message] = []
    action: str | None = None
    forced: bool = False
    moves: int = 0
    causes: list[Message | None] = []
    turn: int = 0
    gains: dict[int, int] = {}
    account: dict[str, Any] | None = None


class Undoing(msgspec.Struct, frozen=True):
    """What you may take back: your last decision, in notation, and how many decisions you may undo one by one.

    If there are none, `learnt` is what you have been shown since then that was hidden before; without that, somebody
    else has decided since, or the turn has passed on.
    """

    action: str
    decisions: int
    learnt: Message | None = None


class PositionShown(msgspec.Struct, frozen=True, tag_field="type", tag="position"):
    """Where the game stands for you. `happened` continues from your last position; `view` is the game's own.

    If several people share your device, `happened` starts over whenever another of them is in front of it.

    `question` is what the deciding seat is asked, as far as you may know; `undo` is null if no decision of yours
    stands; `clocks` is null at a table without a clock and in a position of the past.
    """

    seq: int
    seat: int | None
    decides: int | None
    options: msgspec.Raw
    view: msgspec.Raw
    legal: list[Choice]
    happened: list[Happened]
    can_undo: bool
    question: Question | None = None
    result: Result | None = None
    undo: Undoing | None = None
    clocks: Clocks | None = None


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Something about the table or its players has changed."""

    table: Table


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """What you asked for is done and stored; `seq` is where the log stands after it."""

    seq: int
    answers: int | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What you asked for was not done and nothing has changed; `seq` is where the log stands."""

    problem: Problem
    seq: int
    answers: int | None = None


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """An action you asked about: `reason` says why it is not possible now; `final` that it cannot be undone.

    `events` is what will surely happen, up to the first thing that is still hidden; `points` what your score
    gains by it, or null if that depends on something hidden. `passes` says that another seat decides after it.
    """

    action: str
    reason: Message | None
    final: bool
    answers: int | None = None
    events: list[Message] = []
    points: int | None = None
    passes: bool = False


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of an action of yours; what it cannot judge is null."""

    action: int
    name: str
    targets: tuple[str, ...]
    share: Annotated[float | None, Meta(description="Which share of its trials began with this action, 0 to 1.")]
    win: Annotated[float | None, Meta(description="How likely you win after it, 0 to 1.")]
    score: Annotated[float | None, Meta(description="The points that you may expect in the end.")]
    reasons: list[Message]
    risk: Annotated[Message | None, Meta(description="Its worst consequence, if worth mentioning.")] = None


class Hints(msgspec.Struct, frozen=True, tag_field="type", tag="hints"):
    """What the bot would do in your place in position `seq`, the best first."""

    seq: int
    bot: str
    advice: list[Advice]
    answers: int | None = None
    left: Annotated[int, Meta(description="How many more hints you may ask for at once.")] = 0
    seconds: Annotated[int, Meta(description="After how many seconds you get one more; 0 if you have all.")] = 0


class Guidance(msgspec.Struct, frozen=True, tag_field="type", tag="guidance"):
    """What the guide says in position `seq`.

    `step` is what it says next (null: nothing new yet); `answer` what it says to the first move made since the step on
    screen was shown, if that was not the advised one. `done`: everything that this table has to teach has been said,
    and in a lesson the learner has finished what was begun.
    `verdict` is for exercises and, after the first decision, for puzzles.
    """

    seq: int
    step: StepShown | None = None
    answer: Sentence | None = None
    done: bool = False
    verdict: Verdict | None = None
    answers: int | None = None


class Chatted(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """What was said at the table, for its players: everything that is stored at first, then what is new."""

    lines: list[ChatLine]


FromServer = PositionShown | Chatted | TableChanged | Done | Refused | Answer | Hints | Guidance
