"""Pebbles: take one to three from a heap; the last pebble hides a dragon's egg. A whole game in one file."""

from typing import Annotated, ClassVar, Final, Self, final

import msgspec
from msgspec import Meta

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.question import Question
from drakehall.kernel.state import State, record_slots, require

MOST: Final = 3
"""The most pebbles a turn may take."""
EGG: Final = 5
"""What the egg under the last pebble is worth."""
ACTIONS: Final = ActionSpace(verb("take", count=MOST + 1))


class PebblesOptions(Options, frozen=True):
    """What can be agreed before a game."""

    heap: Annotated[int, Meta(ge=1, le=99, description="How many pebbles lie in the heap.")] = 10


class PebblesView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    phase: str
    heap: int
    taken: list[int]


class PebblesRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a saved position consists of."""

    seats: int
    seat: int | None
    chance: str
    turns: int
    taken: list[int]


@final
class Pebbles(State[PebblesView]):
    """A position of Pebbles."""

    __slots__ = record_slots(PebblesRecord, "heap")

    Record: ClassVar[type[msgspec.Struct]] = PebblesRecord
    View: ClassVar[type[msgspec.Struct]] = PebblesView
    options: PebblesOptions
    turns: int
    """How many turns have been taken."""
    taken: list[int]
    """How many pebbles each seat has; replaced, never changed, since copies share it."""
    heap: int
    """How many pebbles are left; not recorded, since it follows from what was taken."""

    @property
    def actions(self) -> ActionSpace:
        """The vocabulary."""
        return ACTIONS

    def legal(self) -> list[int]:
        """List how many pebbles can be taken: an action's number is the number of pebbles."""
        return list(range(1, min(MOST, self.heap) + 1))

    def apply(self, action: int) -> None:
        """Take pebbles and pass the turn on."""
        assert self.seat is not None
        self.taken = [n + action * (seat == self.seat) for seat, n in enumerate(self.taken)]
        self.heap -= action
        self.turns += 1
        self.tell("pebbles-event-took", seat=self.seat, count=action)
        if self.heap:
            self.seat = self.turns % self.seats
        else:
            self.tell("pebbles-event-egg", seat=self.seat, points=EGG)
            self.seat = None

    def copy(self) -> Self:
        """Return an independent position."""
        twin = Pebbles.__new__(Pebbles)
        twin.options, twin.seats, twin.seat, twin.chance = self.options, self.seats, self.seat, self.chance
        twin.turns, twin.taken, twin.heap = self.turns, self.taken, self.heap
        twin.events = None
        return twin

    def breakdown(self) -> list[dict[str, int]]:
        """Count a point for each pebble, and the egg."""
        finder = (self.turns - 1) % self.seats if self.over else None
        return [{"pebbles": n, "egg": EGG * (seat == finder)} for seat, n in enumerate(self.taken)]

    def scores(self) -> list[int]:
        """Add up the points."""
        return [sum(sources.values()) for sources in self.breakdown()]

    def winners(self) -> list[int]:
        """Return all seats with the most points, once the game is over."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)] if self.over else []

    def seen_by(self, seat: int | None) -> PebblesView:
        """Show everything: nothing is hidden."""
        return PebblesView("take", self.heap, self.taken)

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        """Return a copy with a fresh stream of chance: there is nothing else to guess."""
        world = self.copy()
        world.chance = chance.fork()
        return world

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        """Nothing is hidden."""
        return []

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        """Nobody knows more than the view shows."""
        return {}

    def asked(self, seat: int | None) -> Question:
        """Ask how many are taken; everyone may know that."""
        return Question(Message("pebbles-prompt-take"))

    def reason(self, action: int) -> Message:
        """Return why this many cannot be taken."""
        return Message("pebbles-why-few", {"heap": self.heap}) if action else Message("pebbles-why-none")

    def rebuild(self) -> None:
        """Count what is left of the heap."""
        self.heap = self.options.heap - sum(self.taken)

    def check(self) -> None:
        """Raise if the rules could never lead here."""
        require(len(self.taken) == self.seats, "a number of pebbles for each seat")
        require(self.turns >= 0, "a number of turns")
        require(self.heap == self.options.heap - sum(self.taken) >= 0, "no pebble is lost")
        require(self.seat == (self.turns % self.seats if self.heap else None), "seats take turns until the end")
        for seat, n in enumerate(self.taken):
            turns = len(range(seat, self.turns, self.seats))
            require(turns <= n <= MOST * turns, "one to three pebbles a turn")


class PebblesGame(Game[PebblesOptions, Pebbles]):
    """Pebbles, as the hall knows it."""

    name = "pebbles"
    version = "1"
    seats: ClassVar[range] = range(2, 5)
    options = PebblesOptions
    state_type = Pebbles
    forces_openly = True

    def new_state(self, seats: int, options: PebblesOptions, chance: Chance) -> Pebbles:
        """Heap up the pebbles."""
        state = Pebbles.__new__(Pebbles)
        state.options, state.seats, state.seat, state.chance = options, seats, 0, chance.copy()
        state.turns, state.taken, state.events = 0, [0] * seats, None
        state.rebuild()
        return state

    def vocabulary(self, options: PebblesOptions) -> ActionSpace:
        """Return the vocabulary, the same for all options."""
        return ACTIONS

    def validate(self, seats: int, options: PebblesOptions) -> None:
        """Refuse a heap with fewer pebbles than seats."""
        if options.heap < seats:
            raise BadOption(name="heap", given=str(options.heap), allowed=f"{seats} or more")

    def example_options(self) -> list[dict[str, object]]:
        """List settings for the tests: the usual heap, a small one, a large one."""
        return [{}, {"heap": 4}, {"heap": 40}]


GAME = PebblesGame()
