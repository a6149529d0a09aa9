"""A position of Simurgh: its slots and the loop over the stack."""

from typing import ClassVar, Self, final

import msgspec

from drakehall.games.simurgh import (
    duties,
    hidden,
    invariants,
    position,
    prospects,
    question,
    samples,
    scoring,
    setup,
    steps,
    targets,
    view,
    why,
)
from drakehall.games.simurgh import vocabulary as voc
from drakehall.games.simurgh.compiled_board import CompiledBoard, compiled_board
from drakehall.games.simurgh.options import SimurghOptions
from drakehall.games.simurgh.vocabulary import ACTIONS, NO_DUTY, Frame
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.question import Question
from drakehall.kernel.state import State, record_slots


@final
class Simurgh(State[view.SimurghView]):
    """A position of Simurgh. Lists that change rarely are shared with copies and replaced, never changed."""

    __slots__ = record_slots(view.SimurghRecord, "board", "crowd", "load", "running", "shares_memory", "taken")

    Record: ClassVar[type[msgspec.Struct]] = view.SimurghRecord
    View: ClassVar[type[msgspec.Struct]] = view.SimurghView

    options: SimurghOptions
    board: CompiledBoard
    """The compiled board, shared."""
    stack: list[Frame]
    """What is pending; the last frame is next."""
    running: Frame
    """Derived: the frame that is being carried out or answered."""
    turn: int
    """The seat whose turn it is."""
    starter: int
    turns: int
    """Number of finished turns."""
    final: int
    """The seat whose turn started the last turns; NONE if they have not begun."""
    ending: list[int]
    """At the end for each seat the points from objectives, then those from leftovers."""
    stock: list[int]
    """For each seat resources and points, packed."""
    where: list[int]
    """Five vassals for each seat, three spearmen and two riders: a space, HOME, RETURNED or SUPPLY."""
    crowd: list[int]
    """Derived: the number of vassals on each space."""
    taken: int
    """Derived: the occupied spaces, as a mask."""
    load: list[int]
    """Derived: the number of vassals on each tile of the Wilds."""
    wilds: list[int]
    """The tile on each space of the Wilds."""
    acts: list[int]
    """For each seat the marked abilities that are free actions, as a mask."""
    ready: list[int]
    """For each seat the marked abilities that answer something, as a mask."""
    dragons: list[list[int]]
    """For each seat its dragons, numbered from 0."""
    hands: list[list[int]]
    """For each seat its action tiles without the power tile, sorted."""
    power: list[int]
    """For each seat the power tile in hand; NONE once it is laid."""
    kept: list[int]
    """For each seat the power tile that it got in setup."""
    rows: list[list[int]]
    """The power draft: for each drafter in order the three tiles seen: two passed on, one drawn."""
    power_rest: list[int]
    """Power tiles that have not been drawn."""
    pile: list[int]
    """The action stack, bottom to top."""
    slots: list[int]
    """The face-up tiles of the Scout Quarters, or those to draft from."""
    box: list[int]
    """Action tiles that stay in the box."""
    chronicle: list[int]
    dragon_pile: list[int]
    objective_pile: list[int]
    drawn: list[int]
    """Dragons drawn and neither kept nor returned."""
    shown: list[int]
    """Objectives drawn and neither placed nor returned."""
    statue: list[int]
    """The objective on each space of the Statue."""
    removed: list[int]
    """Objectives taken off the Statue."""
    offers: list[list[int]]
    """Setup: the three dragons that each seat chooses from."""
    sealed: list[int]
    """Setup: the dragon that each seat has chosen."""
    public: list[int]
    paths: list[tuple[int, ...]]
    """`public` and `paths` are described in `sightings`."""
    origin: list[int]
    """For each action tile where it was when play began: box, stack or dealt to a hand."""
    spotted: list[int]
    """Tiles that lay open in the draft and were shuffled into the stack."""
    shares_memory: bool
    """Derived: whether copies may share `public` and `paths`."""
    clock: int
    moved: bool
    """Whether the free move of this turn is used."""
    fresh: int
    """The vassal placed in this turn."""
    busy: bool
    """Whether the effect of its space is still running (SIM-R82)."""
    laid: int
    """The space of the Wilds whose new tile waits for its vassal."""
    extra: int
    """The space of the Wilds where an extra move has been declared."""
    duty: int
    """What must stay possible (SIM-R80)."""

    @property
    def actions(self) -> ActionSpace:
        """The vocabulary, the same for all options."""
        return ACTIONS

    def legal(self) -> list[int]:
        """List the actions of the deciding seat."""
        if self.seat is None:
            return []
        frame = self.stack[-1]
        actions = steps.choices(self, frame)
        if self.duty == NO_DUTY or frame[0] == voc.LAID or frame[0] == voc.AT_QUARTERS:
            return actions
        return duties.choices(self, frame[0], actions)

    def offered(self) -> list[int]:
        """List the actions of the step that waits, whatever duty is open."""
        return steps.choices(self, self.stack[-1])

    def apply(self, action: int) -> None:
        """Carry out a legal action and go on to the next question that leaves a choice of answers (SIM-R80)."""
        self.carry_out(action)
        while self.duty != NO_DUTY and self.stack[-1][0] == voc.ANSWERING and self.legal() == [voc.DONE]:
            self.carry_out(voc.DONE)

    def carry_out(self, action: int) -> None:
        """Carry out an action, then what is pending until a step waits for an answer or the game is over."""
        frame = self.stack.pop()
        self.running = frame
        steps.answer(self, frame, action)
        self.run()

    def run(self) -> None:
        """Carry out what is pending until a step waits for an answer or the game is over."""
        waits = False
        while not waits:
            frame = self.stack.pop()
            self.running = frame
            waits = steps.run(self, frame)

    def copy(self) -> Self:
        """Return an independent state; lists that are only ever replaced are shared."""
        twin = Simurgh()
        twin.options = self.options
        twin.seats = self.seats
        twin.seat = self.seat
        twin.chance = self.chance
        twin.events = None
        twin.board = self.board
        twin.stack = self.stack[:]
        twin.running = self.running
        twin.turn = self.turn
        twin.starter = self.starter
        twin.turns = self.turns
        twin.final = self.final
        twin.ending = self.ending
        twin.stock = self.stock[:]
        twin.where = self.where[:]
        twin.crowd = self.crowd[:]
        twin.taken = self.taken
        twin.load = self.load[:]
        twin.wilds = self.wilds[:]
        twin.acts = self.acts[:]
        twin.ready = self.ready[:]
        twin.dragons = self.dragons
        twin.hands = self.hands
        twin.power = self.power
        twin.kept = self.kept
        twin.rows = self.rows
        twin.power_rest = self.power_rest
        twin.pile = self.pile
        twin.slots = self.slots
        twin.box = self.box
        twin.chronicle = self.chronicle
        twin.dragon_pile = self.dragon_pile
        twin.objective_pile = self.objective_pile
        twin.drawn = self.drawn
        twin.shown = self.shown
        twin.statue = self.statue
        twin.removed = self.removed
        twin.offers = self.offers
        twin.sealed = self.sealed
        twin.public = self.public
        twin.paths = self.paths
        twin.shares_memory = self.shares_memory = True
        twin.origin = self.origin
        twin.spotted = self.spotted
        twin.clock = self.clock
        twin.moved = self.moved
        twin.fresh = self.fresh
        twin.busy = self.busy
        twin.laid = self.laid
        twin.extra = self.extra
        twin.duty = self.duty
        return twin

    def rebuild(self) -> None:
        """Rebuild the compiled board and the counts of vassals."""
        self.shares_memory = True
        self.running = voc.OPENING
        self.board = compiled_board(self.options, self.seats)
        self.crowd = [0] * voc.SPACES
        self.load = [0] * voc.WILD_SPACES
        for place in self.where:
            if place >= 0:
                self.crowd[place] += 1
                if place >= voc.CITY_SPACES:
                    self.load[(place - voc.CITY_SPACES) >> 2] += 1
        self.taken = sum(1 << space for space, count in enumerate(self.crowd) if count)

    def points(self, seat: int) -> int:
        """Return a seat's power points."""
        return self.stock[seat] >> 48

    def scores(self) -> list[int]:
        """Return the power points; at the end with objectives and leftovers."""
        return [sum(sources.values()) for sources in self.breakdown()]

    def breakdown(self) -> list[dict[str, int]]:
        """Return the points by source."""
        seats = range(self.seats)
        if not self.ending:
            return [{"power": self.points(seat)} for seat in seats]
        return [
            {
                "power": self.points(seat),
                "objectives": self.ending[seat],
                "leftovers": self.ending[self.seats + seat],
            }
            for seat in seats
        ]

    def winners(self) -> list[int]:
        """SIM-8.12: return the winners of a finished game."""
        return scoring.winners(self) if self.seat is None else []

    def tie_break(self) -> Message | None:
        """SIM-8.12: return what decided a tie."""
        return scoring.tie_break(self) if self.seat is None else None

    def seen_by(self, seat: int | None) -> view.SimurghView:
        """Show what a seat may see."""
        return view.show(self, seat, prospects.prospects(self, seat))

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        """Return a state the seat cannot tell apart from this one."""
        return samples.sample(self, seat, chance)

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        """List the hidden tiles in groups."""
        return hidden.secrets(self, seat)

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        """List the hidden tiles that the seat can place exactly."""
        return hidden.knowledge(self, seat)

    def position_text(self) -> str:
        """Write the whole position as text."""
        return position.write(self)

    def check(self) -> None:
        """Raise if the rules could never lead here."""
        invariants.check(self)

    def reason(self, action: int) -> Message:
        """Return why an action is not legal now."""
        return why.reason(self, action)

    @property
    def turn_number(self) -> int:
        """Count turns."""
        return self.turns

    def asked(self, seat: int | None) -> Question:
        """Return what the deciding seat is asked."""
        return question.question(self)

    def cause(self) -> Message | None:
        """Return the space, tile or dragon whose effect is running."""
        return question.cause(self)

    def targets(self, action: int) -> tuple[str, ...]:
        """Return the elements of the view that an action touches."""
        return targets.touched(self, action)


def begin(seats: int, options: SimurghOptions, chance: Chance) -> Simurgh:
    """Set the table for a new game."""
    state = Simurgh()
    state.options = options
    state.seats = seats
    state.board = compiled_board(options, seats)
    state.chance = chance.copy()
    state.events = None
    state.running = voc.OPENING
    setup.set_the_table(state)
    return state
