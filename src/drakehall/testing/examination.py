"""One game under examination: where it stands, which chance the suite uses, what has been checked."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import TracebackType

from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.testing.report import ConformanceError, ConformanceReport, Place, fault, require

_BIG = 1 << 30


@dataclass(frozen=True)
class Variant:
    """A number of seats with an entry of `Game.example_options()` and the vocabulary they give."""

    seats: int
    index: int
    options: Mapping[str, object]
    actions: ActionSpace


class ExaminedGame:
    """One game being examined. `with exam.checking("legal"):` counts the check and names it in any failure."""

    def __init__(self, game: Game, variant: Variant, seed: int, report: ConformanceReport) -> None:
        """Prepare a game; its seed is a large number that would be recognised in a text."""
        self.game = game
        self.variant = variant
        self.report = report
        self.chance = Chance(seed)
        self.game_seed = _BIG * _BIG + self.chance.below(_BIG) * _BIG + self.chance.below(_BIG)
        self.place = Place(game.name, variant.seats, variant.index, dict(variant.options), seed, self.game_seed)
        self.step = 0
        self.actions: list[int] = []
        """The actions of the game, in the order in which they were taken."""
        self.dumps: list[bytes] = []
        """The position before each of them, and the last one."""
        self.events: list[list[Event]] = []
        """The events of each action."""
        self.saves: list[bytes] = []
        """Positions of the game that were saved, to be edited."""
        self.texts: list[str] = []
        """Positions of the game that were written as text, to be edited."""

    @property
    def viewers(self) -> list[int | None]:
        """All viewers: the seats and a spectator."""
        return [*range(self.variant.seats), None]

    def viewer(self) -> int | None:
        """Choose one of them at random."""
        return self.viewers[self.chance.below(self.variant.seats + 1)]

    def start(self) -> State:
        """Begin the game, the same one every time."""
        self.step = 0
        with self.checking("start"):
            state = self.game.start(self.variant.seats, self.game_seed, **self.variant.options)
            require(state.seats == self.variant.seats, f"seats is {state.seats}, not {self.variant.seats}")
            require(state.events is None, "events are recorded before anybody asks for them")
        return state

    def pick(self, items: list[int]) -> int:
        """Choose one of several numbers by the suite's own chance."""
        return items[self.chance.below(len(items))]

    def checking(self, check: str) -> "Checking":
        """Begin a check: whatever is raised inside becomes a `ConformanceError` of that name."""
        self.report.checks[check] += 1
        return Checking(self, check)

    def here(self) -> Place:
        """Return the current place."""
        last = self.actions[self.step - 1] if 0 < self.step <= len(self.actions) else None
        try:
            name = "" if last is None else self.variant.actions.name(last)
        except (HallError, IndexError):
            name = f"action {last}"
        return replace(self.place, step=self.step, action=name)


class Checking:
    """The extent of one check."""

    __slots__ = ("check", "exam")

    def __init__(self, exam: ExaminedGame, check: str) -> None:
        """Remember what is checked where."""
        self.exam = exam
        self.check = check

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Turn whatever was raised into a failure of this check."""
        if isinstance(error, Exception) and not isinstance(error, ConformanceError):
            raise fault(self.check, error, self.exam.here()) from error
