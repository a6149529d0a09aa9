"""A position of a game: what every state promises."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic, Self

import msgspec
from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BrokenInvariant, UnknownSeat
from drakehall.kernel.events import Event, Message, Value
from drakehall.kernel.options import Options
from drakehall.kernel.position_errors import NoPositionText
from drakehall.kernel.question import Question

_LIMIT: Final = 1 << 62
_COMMON: Final = ("seats", "seat", "chance")
"""What is part of every record and a slot of every state."""

V_co = TypeVar("V_co", bound=msgspec.Struct, covariant=True, default=msgspec.Struct)


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are plain Python
class State(ABC, Generic[V_co]):
    """A position: flat slots, one pending decision, chance included.

    A subclass names the slots that make up the position in `Record`, its view in `View`, adds its own slots by
    `__slots__ = record_slots(Record, …)`, and writes `copy()` by hand.
    """

    __slots__ = ("chance", "events", "options", "seat", "seats")

    Record: ClassVar[type[msgspec.Struct]]
    """Every slot that makes up the position, with its type; `seats`, `seat` and `chance` are always included."""

    View: ClassVar[type[msgspec.Struct]]
    """The class of its views."""

    options: Options
    seats: int
    """Number of seats that decide. `scores()` lists them first, then any automatic opponent."""
    seat: int | None
    """The seat that must decide now; None once the game is over."""
    chance: Chance
    """The game's chance. Copies share it: assign `self.chance = self.chance.copy()` before drawing from it."""
    events: list[Event] | None
    """Where `apply` records what happens; None (the default): nowhere."""

    @property
    @abstractmethod
    def actions(self) -> ActionSpace:
        """The vocabulary of this game with these options."""

    @property
    def turn_number(self) -> int:
        """A number that changes whenever a turn ends; by default turns are not told apart."""
        return 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    @abstractmethod
    def legal(self) -> list[int]:
        """List the actions the deciding seat may take, sorted; empty only once the game is over."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Carry out an action; the caller guarantees that it is legal."""

    def rollout(self, chance: Chance, limit: int) -> int:
        """Take legal actions at random until the game is over or `limit` are taken; return how many were.

        Each is `legal()[chance.below(len(legal()))]`; if there is only one, nothing is drawn. A game may do this its
        own way if it draws the same and plays the same. `chance` is a stream of the caller's own, as for a sample.
        """
        taken = 0
        while taken < limit and self.seat is not None:
            legal = self.legal()
            choices = len(legal)
            self.apply(legal[chance.below(choices) if choices > 1 else 0])
            taken += 1
        return taken

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent state without the event list."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return each seat's score as things stand, excluding anything that is still hidden from someone.

        The highest wins, or the lowest if `Game.low_wins` (points are then bad, or the score is what a seat lacks);
        ties are broken by `winners()`. If `in_points` is false, people would not call the number points.
        """

    def lasting_scores(self) -> list[int]:
        """Return the scores without what only counts if it is left at the end, such as coins.

        The gains of a move are computed from these.
        """
        return self.scores()

    @property
    def in_points(self) -> bool:
        """Whether `scores()` are points as people count them; if false, totals and gains are not displayed."""
        return True

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the winning seats; none until the game is over, several when they share the victory."""

    def tie_break(self) -> Message | None:
        """Return what decided between seats that tie for the best score, or that they share; None without a tie."""
        return None

    @abstractmethod
    def breakdown(self) -> list[dict[str, int]]:
        """Return each seat's points by source; they sum to `scores()`."""

    def view(self, seat: int | None) -> V_co:
        """Show what a seat is allowed to know (None: a spectator)."""
        self._must_exist(seat)
        return self.seen_by(seat)

    def sample(self, seat: int | None, chance: Chance) -> Self:
        """Return a full state that the seat cannot tell apart from this one, with a fresh stream of chance.

        `chance` is a stream of the caller's own. This state's is refused: it would predict what is still to be drawn.
        """
        self._must_exist(seat)
        if chance is self.chance:
            raise ValueError("a sample takes a stream of chance of its own, not the one of the deal")
        return self.sampled_for(seat, chance)

    def secrets(self, seat: int | None) -> list[list[int]]:
        """List what is hidden from a seat, place by place, grouped by what it cannot tell apart."""
        self._must_exist(seat)
        return self.hidden_from(seat)

    def knowledge(self, seat: int | None) -> dict[str, list[str]]:
        """List what a seat with perfect memory can place exactly beyond what its view shows: place → cards there."""
        self._must_exist(seat)
        return self.known_to(seat)

    def question(self, seat: int | None) -> Question | None:
        """Return what the deciding seat is asked, as far as a seat may know; None once the game is over."""
        self._must_exist(seat)
        return None if self.over else self.asked(seat)

    def asked(self, seat: int | None) -> Question | None:
        """Return the question as a seat of this table or a spectator may know it; by default without details."""
        return None

    @abstractmethod
    def seen_by(self, seat: int | None) -> V_co:
        """Make the view of a seat of this table or of a spectator."""

    @abstractmethod
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        """Make a sample for a seat of this table or for a spectator."""

    @abstractmethod
    def hidden_from(self, seat: int | None) -> list[list[int]]:
        """List the secrets from a seat of this table or from a spectator."""

    @abstractmethod
    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        """List the knowledge of a seat of this table or of a spectator."""

    @abstractmethod
    def check(self) -> None:
        """Raise `BrokenInvariant` if the rules could never lead to this position."""

    @abstractmethod
    def reason(self, action: int) -> Message:
        """Explain why an action of the vocabulary is not legal now; called only for such actions."""

    def why_not(self, action: int) -> Message | None:
        """Explain why an action is not legal now; None if it is legal."""
        self.actions.name(action)
        if self.over:
            return Message("why-game-over")
        return None if action in self.legal() else self.reason(action)

    def targets(self, action: int) -> tuple[str, ...]:
        """Return the elements of the view that a legal action touches, so that a page can mark them.

        By default they follow from the action's arguments; a game adds more if these are not enough.
        """
        return self.actions.targets(action)

    def _must_exist(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise UnknownSeat(given=str(seat), last=self.seats - 1)

    def rebuild(self) -> None:
        """Rebuild whatever a subclass keeps besides its `Record`, after loading."""
        return

    def tell(
        self,
        name: str,
        *,
        secret: tuple[str, ...] = (),
        audience: tuple[int, ...] = (),
        reveals: bool = False,
        own: bool = False,
        **args: Value,
    ) -> None:
        """Record an event if anyone is listening."""
        if self.events is not None:
            self.events.append(Event(name, args, secret, audience, reveals, own, self.cause()))

    def cause(self) -> Message | None:
        """Return what causes the event being recorded, if not the decision itself; by default nothing."""
        return None

    def position_text(self) -> str:
        """Write the whole position as text, including everything hidden, for `Game.read_position`."""
        raise NoPositionText(game=type(self).__name__)

    def dump(self) -> dict[str, object]:
        """Return the position as plain data that shares nothing with it: equal data, equal positions."""
        plain: dict[str, object] = {}
        for field in self.Record.__struct_fields__:
            value = getattr(self, field)
            plain[field] = str(value) if field == "chance" else msgspec.to_builtins(value)
        return plain

    @classmethod
    def restore(cls, options: Options, plain: object) -> Self:
        """Build the position that `dump()` described; bad data raises ValueError or BrokenInvariant."""
        record = msgspec.convert(plain, cls.Record)
        require(_small(plain), "a number is too large")
        state = cls.__new__(cls)  # slow: only when a position is read
        state.options = options
        state.events = None
        for field in cls.Record.__struct_fields__:
            value = getattr(record, field)
            setattr(state, field, Chance.parse(value) if field == "chance" else value)
        require(state.seat is None or 0 <= state.seat < state.seats, "the deciding seat")
        try:
            state.rebuild()
            state.check()
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise BrokenInvariant(str(error)) from error
        return state


def record_slots(record: type[msgspec.Struct], *derived: str) -> tuple[str, ...]:
    """Return the slots of a state: those of its record that not every state has, and what is derived from them."""
    return (*[field for field in record.__struct_fields__ if field not in _COMMON], *derived)


def _small(plain: object) -> bool:
    """Whether all numbers in plain data stay below 62 bits, where compiled and interpreted arithmetic agree."""
    if isinstance(plain, int):
        return -_LIMIT < plain < _LIMIT
    if isinstance(plain, dict):
        return all(_small(value) for value in plain.values())
    if isinstance(plain, list):
        return all(_small(value) for value in plain)
    return True


def require(holds: bool, complaint: str) -> None:
    """Raise `BrokenInvariant` with the complaint unless the condition holds."""
    if not holds:
        raise BrokenInvariant(complaint)
