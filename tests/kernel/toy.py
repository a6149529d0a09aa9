"""A toy game: each seat takes one to three pebbles from a heap; who takes the last one wins."""

from typing import Annotated, ClassVar, Self, final

import msgspec
from msgspec import Meta

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State, require

ACTIONS = ActionSpace(verb("take", count=4))


class PebblesOptions(Options, frozen=True):
    """How many pebbles lie there."""

    heap: Annotated[int, Meta(ge=1, le=99, description="How many pebbles.")] = 10


class PebblesView(msgspec.Struct, frozen=True):
    """Everything is seen."""

    phase: str
    heap: int


class PebblesRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every slot of a position."""

    seats: int
    seat: int | None
    chance: str
    heap: int
    taken: list[int]


@final
class Pebbles(State[PebblesView]):
    """A position of the toy."""

    __slots__ = ("double", "heap", "taken")

    Record: ClassVar[type[msgspec.Struct]] = PebblesRecord
    View: ClassVar[type[msgspec.Struct]] = PebblesView
    options: PebblesOptions
    heap: int
    taken: list[int]
    double: int
    """Twice the heap; not part of the record."""

    @property
    def actions(self) -> ActionSpace:
        """Give the one vocabulary."""
        return ACTIONS

    def legal(self) -> list[int]:
        """List one to three, if there are so many."""
        return [] if self.over else [n for n in (1, 2, 3) if n <= self.heap]

    def apply(self, action: int) -> None:
        """Take pebbles."""
        assert self.seat is not None
        self.heap -= action
        self.taken = [n + action * (seat == self.seat) for seat, n in enumerate(self.taken)]
        self.tell("pebbles-event-took", seat=self.seat, count=action)
        self.seat = (self.seat + 1) % self.seats if self.heap else None
        self.rebuild()

    def copy(self) -> Self:
        """Give an independent state."""
        twin = Pebbles.__new__(Pebbles)
        for slot in ("options", "seats", "seat", "chance", "heap", "taken", "double"):
            setattr(twin, slot, getattr(self, slot))
        twin.events = None
        return twin

    def scores(self) -> list[int]:
        """Count pebbles."""
        return self.taken

    def winners(self) -> list[int]:
        """Name nobody."""
        return []

    def breakdown(self) -> list[dict[str, int]]:
        """Count pebbles."""
        return [{"pebbles": n} for n in self.taken]

    def seen_by(self, seat: int | None) -> PebblesView:
        """Show the heap."""
        return PebblesView("take", self.heap)

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        """Nothing is hidden."""
        return self.copy()

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        """Nothing is hidden."""
        return []

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        """Nothing is hidden."""
        return {}

    def check(self) -> None:
        """No pebble is lost."""
        require(len(self.taken) == self.seats, "taken by each seat")
        require(self.heap + sum(self.taken) == self.options.heap, "no pebble is lost")
        require(self.seat is None or 0 <= self.seat < self.seats, "a seat at the table")
        require((self.seat is None) == (self.heap == 0), "the end")

    def reason(self, action: int) -> Message:
        """There are not so many."""
        return Message("pebbles-why-few", {"heap": self.heap})

    def rebuild(self) -> None:
        """Double the heap."""
        self.double = 2 * self.heap


class PebblesGame(Game):
    """The box of the toy."""

    name = "pebbles"
    version = "3"
    seats: ClassVar[range] = range(2, 5)
    options = PebblesOptions
    state_type = Pebbles

    def new_state(self, seats: int, options: Options, chance: Chance) -> Pebbles:
        """Heap them up."""
        assert isinstance(options, PebblesOptions)
        state = Pebbles.__new__(Pebbles)
        state.options, state.seats, state.seat, state.events = options, seats, 0, None
        state.chance, state.heap, state.taken = chance.copy(), options.heap, [0] * seats
        state.rebuild()
        return state

    def vocabulary(self, options: Options) -> ActionSpace:
        """Give the one vocabulary."""
        return ACTIONS

    def validate(self, seats: int, options: Options) -> None:
        """Refuse heaps smaller than the table."""
        assert isinstance(options, PebblesOptions)
        if options.heap < seats:
            raise BadOption(name="heap", given=str(options.heap), allowed=f"{seats} or more")


GAME = PebblesGame()
NO_GAME = "this is no game"
