"""A position of Wyrmspan and the loop that carries out its stack. The rules are in other modules, by subject."""

from typing import ClassVar, Final, Self, final

import msgspec

from drakehall.games.wyrmspan import (
    automa,
    counting,
    hidden,
    invariants,
    payment,
    position,
    question,
    sampling,
    scoring,
    view,
    why,
)
from drakehall.games.wyrmspan.compiled import CompiledCards, compiled_cards
from drakehall.games.wyrmspan.compiled_effects import CompiledCount
from drakehall.games.wyrmspan.frames import MAT_SPACES, NONE, OP_SETUP, START, Frame, frames_of, push_op
from drakehall.games.wyrmspan.operations import advance, answer
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.games.wyrmspan.piles import Pile
from drakehall.games.wyrmspan.tiles import GUILDS, SIDES
from drakehall.games.wyrmspan.vocabulary import PASS
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.question import Question
from drakehall.kernel.state import State, record_slots, require

DEALT: Final = 3
DERIVED: Final = (
    *("cave_pile", "caves_left", "choices", "compiled", "deal", "dragon_pile", "dragons_left", "frames"),
    "shares_frames",
)
"""What a position has besides its record, and what stands for these parts of it:"""
STANDS_FOR: Final = ("cave_deck", "dragon_deck", "stack")


@final
class Wyrmspan(State[view.WyrmspanView]):
    """A position. Lists that copies share are replaced, never changed; see `copy`."""

    __slots__ = tuple(slot for slot in record_slots(view.WyrmspanRecord, *DERIVED) if slot not in STANDS_FOR)

    Record: ClassVar[type[msgspec.Struct]] = view.WyrmspanRecord
    View: ClassVar[type[msgspec.Struct]] = view.WyrmspanView

    options: WyrmspanOptions
    compiled: CompiledCards
    """Cards and effects; shared by all positions of the same tables."""
    choices: list[int]
    """The legal actions, made when the stack stops; never changed."""
    deal: sampling.Deal | None
    """What a seat knows here, once a sample has been asked for."""
    frames: list[Frame]
    """What is pending, see `frames`; recorded as `stack`."""
    shares_frames: bool
    """Whether a copy may have the same frames, so that they must be copied before anything is carried out."""
    turn: int
    """The seat whose turn it is; another seat may have to decide during it."""
    turns: int
    """Number of finished turns; the end of a round counts as one."""
    first: int
    round: int
    passed: int
    """The seats that have passed, as bits."""
    tile: int
    marks: list[int]
    """For every seat (alone also Automa) its markers on the guild tile, three bits for each field."""
    objectives: list[int]
    """The sides of the four objective tiles, by round."""
    places: list[int]
    """Places won, round after round: 0 first, 1 second, 2 third, 3 other."""
    display: list[int]
    """Three dragons, three cave cards; NONE if a place is empty."""
    dragon_pile: Pile
    dragons_left: int
    """Number of cards that are left of the pile; recorded as `dragon_deck`."""
    dragon_discard: list[int]
    dragon_era: list[int]
    """Number of times each card was shuffled back: hidden cards of one era cannot be told apart."""
    cave_pile: Pile
    caves_left: int
    cave_discard: list[int]
    cave_era: list[int]
    dragon_hands: list[list[int]]
    """Sorted, like all hands."""
    cave_hands: list[list[int]]
    known_dragons: list[int]
    """Cards in hands or under dragons that everyone has seen."""
    known_caves: list[int]
    stock: list[int]
    """For every seat a row of numbers, see `frames.ROW`."""
    caves: list[int]
    """The cave card on every space, twelve for each seat."""
    dragons: list[int]
    eggs: list[int]
    """Eggs on the dragon of every space."""
    cached: list[int]
    """Resources on every space, eight bits for each kind."""
    tucked: list[list[int]]
    """The slots of the cards under the dragon of every space."""
    slot_cards: list[int]
    """The tucked cards, by slot."""
    slot_suspects: list[list[int]]
    """For every slot, the cards that it may hold as far as others know; empty: nobody has seen the card."""
    slot_filters: list[int]
    """What everyone knows about the cost of a tucked card: bits of resources in it, 16: none at all."""
    grown: list[int]
    """Hatchlings whose third line has been used or refused."""
    fresh: list[int]
    """Dragons played in this turn."""
    used: list[int]
    """Dragons whose line has been used at this end of a round."""
    drawn: list[int]
    """Dragons drawn by sequences still in progress; they are in hands."""
    limbo: list[int]
    """Cards that lie open between two places: named, revealed."""
    sealed: list[list[int]]
    """Choices of the setup that are not yet open: two cards, three kinds."""
    automa: list[int]
    automa_cards: list[int]
    decisions: list[int]
    """Automa's cards, the one set aside first, the next one last."""

    @property
    def stack(self) -> list[int]:
        """The registers of all frames, twelve for each, as they are saved."""
        return [register for frame in self.frames for register in frame.registers()]

    @stack.setter
    def stack(self, registers: list[int]) -> None:
        self.frames = frames_of(registers)
        self.shares_frames = False

    @property
    def dragon_deck(self) -> list[int]:
        """The deck of dragons, bottom to top, like all piles."""
        return self.dragon_pile.cards(self.dragons_left)

    @dragon_deck.setter
    def dragon_deck(self, cards: list[int]) -> None:
        self.dragon_pile = Pile(cards)
        self.dragons_left = len(cards)

    @property
    def cave_deck(self) -> list[int]:
        """The deck of cave cards."""
        return self.cave_pile.cards(self.caves_left)

    @cave_deck.setter
    def cave_deck(self, cards: list[int]) -> None:
        self.cave_pile = Pile(cards)
        self.caves_left = len(cards)

    def own_frames(self) -> None:
        """Stop sharing frames with copies."""
        if self.shares_frames:
            self.frames = [frame.copy() for frame in self.frames]
            self.shares_frames = False

    @property
    def actions(self) -> ActionSpace:
        """The vocabulary for these card tables."""
        return self.compiled.actions

    def legal(self) -> list[int]:
        """List the actions of the deciding seat."""
        return self.choices[:]

    def apply(self, action: int) -> None:
        """Carry out a legal action: an exchange, or the answer to the question on top of the stack."""
        self.deal = None
        if self.shares_frames:
            self.own_frames()
        if action < PASS:
            seat = self.seat
            assert seat is not None
            payment.exchange(self, seat, action)
        else:
            answer(self, self.frames[-1], action)
        self.run()

    def run(self) -> None:
        """Carry out the stack until a seat has to decide."""
        frames = self.frames
        while True:
            frame = frames[-1]
            choices = advance(self, frame)
            if choices is not None:
                self.choices = choices
                self.seat = frame.seat if choices else None
                return

    def copy(self) -> Self:
        """Return an independent state; what is never changed in place is shared."""
        twin = Wyrmspan.__new__(Wyrmspan)
        twin.options = self.options
        twin.seats = self.seats
        twin.seat = self.seat
        twin.chance = self.chance
        twin.events = None
        twin.compiled = self.compiled
        twin.choices = self.choices
        twin.deal = None
        twin.frames = self.frames
        twin.shares_frames = self.shares_frames = True
        twin.turn = self.turn
        twin.turns = self.turns
        twin.first = self.first
        twin.round = self.round
        twin.passed = self.passed
        twin.tile = self.tile
        twin.marks = self.marks
        twin.objectives = self.objectives
        twin.places = self.places
        twin.display = self.display[:]
        twin.dragon_pile = self.dragon_pile
        twin.dragons_left = self.dragons_left
        twin.dragon_discard = self.dragon_discard
        twin.dragon_era = self.dragon_era
        twin.cave_pile = self.cave_pile
        twin.caves_left = self.caves_left
        twin.cave_discard = self.cave_discard
        twin.cave_era = self.cave_era
        twin.dragon_hands = self.dragon_hands[:]
        twin.cave_hands = self.cave_hands[:]
        twin.known_dragons = self.known_dragons
        twin.known_caves = self.known_caves
        twin.stock = self.stock[:]
        twin.caves = self.caves
        twin.dragons = self.dragons
        twin.eggs = self.eggs[:]
        twin.cached = self.cached[:]
        twin.tucked = self.tucked
        twin.slot_cards = self.slot_cards
        twin.slot_suspects = self.slot_suspects
        twin.slot_filters = self.slot_filters
        twin.grown = self.grown
        twin.fresh = self.fresh
        twin.used = self.used
        twin.drawn = self.drawn
        twin.limbo = self.limbo
        twin.sealed = self.sealed
        twin.automa = self.automa
        twin.automa_cards = self.automa_cards
        twin.decisions = self.decisions
        return twin

    def rebuild(self) -> None:
        """Restore cards and legal actions; a loaded position is checked before it is asked anything."""
        self.compiled = compiled_cards(self.options.dragons, self.options.caves)
        self.deal = None
        invariants.check_record(self)
        before = self.dump()
        self.find_choices()
        require(self.dump() == before, "nothing goes on before the seat has decided")

    def find_choices(self) -> None:
        """Find the legal actions of the question on top of the stack."""
        self.own_frames()
        self.choices = advance(self, self.frames[-1]) or []

    def count(self, counted: CompiledCount, seat: int, card: int) -> int:
        """Count things on a mat."""
        return counting.count(self, counted, seat, card)

    def scores(self) -> list[int]:
        """Return the points as things stand; alone Automa is listed second."""
        return [sum(sources.values()) for sources in scoring.breakdown(self)]

    def lasting_scores(self) -> list[int]:
        """Return the points as things stand without what may still be spent: coins, resources and cards."""
        return scoring.lasting_scores(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Return the points by source."""
        return scoring.breakdown(self)

    def winners(self) -> list[int]:
        """Return the winners once the game is over."""
        return scoring.winners(self) if self.seat is None else []

    def tie_break(self) -> Message | None:
        """WYR-11.9: return what decided a tie."""
        return scoring.tie_break(self) if self.seat is None else None

    def seen_by(self, seat: int | None) -> view.WyrmspanView:
        """Show what a seat may see."""
        return view.show(self, seat)

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        """Return a state the seat cannot tell apart from this one."""
        return sampling.sample(self, seat, chance)

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        """List the unseen cards in groups."""
        return hidden.secrets(self, seat)

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        """List cards in others' hands and under dragons that the seat has seen go there."""
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

    def cause(self) -> Message | None:
        """Return the card or space whose ability is carried out."""
        return question.cause(self)

    @property
    def turn_number(self) -> int:
        """Count turns."""
        return self.turns

    def asked(self, seat: int | None) -> Question:
        """Return what the deciding seat is asked."""
        return question.question(self, seat)

    def targets(self, action: int) -> tuple[str, ...]:
        """Return the elements of the view that an action touches."""
        return view.touched(self, action)


# --- 3 Setup --------------------------------------------------------------------------------------------------------


def set_the_table(seats: int, options: WyrmspanOptions, chance: Chance) -> Wyrmspan:
    """WYR-3.1 … WYR-3.6: tiles, cards, mats and the first player; then everyone chooses."""
    s = Wyrmspan.__new__(Wyrmspan)
    s.options = options
    s.seats = seats
    s.events = None
    s.deal = None
    s.compiled = compiled_cards(options.dragons, options.caves)
    s.chance = chance = chance.copy()
    tile = chance.below(len(GUILDS))
    names = [each.name for each in GUILDS]
    s.tile = tile if options.guild is None else names.index(options.guild)  # WYR-3.1
    s.objectives = draw_objectives(seats, chance)
    lay_out_cards(s, chance)
    listed = max(2, seats)
    s.marks = [0] * listed
    s.places = []
    s.stock = START * seats  # WYR-3.4, WYR-3.7
    s.caves = [NONE] * (MAT_SPACES * seats)
    s.dragons = [NONE] * (MAT_SPACES * seats)
    s.eggs = [0] * (MAT_SPACES * seats)
    s.cached = [0] * (MAT_SPACES * seats)
    s.tucked = [[] for _ in range(MAT_SPACES * seats)]
    s.slot_cards, s.slot_suspects, s.slot_filters = [], [], []
    s.grown, s.fresh, s.used, s.drawn, s.limbo = [], [], [], [], []
    s.known_dragons, s.known_caves = [], []
    s.sealed = [[] for _ in range(seats)]
    s.automa = [0] * automa.SLOTS
    s.automa_cards, s.decisions = [], []
    s.round, s.passed, s.turns = 1, 0, 0
    starter = chance.below(seats)
    s.first = s.turn = starter if options.starting_seat is None else options.starting_seat  # WYR-3.6
    s.frames, s.shares_frames = [], False
    push_op(s, OP_SETUP, 0)
    s.run()
    return s


def draw_objectives(seats: int, chance: Chance) -> list[int]:
    """WYR-3.3, WYR-12.1: four tiles, each with a random side; in a solo game not the one about the guild."""
    tiles = list(range(len(SIDES) // 2))
    chance.shuffle(tiles)
    sides = [2 * tile + chance.below(2) for tile in tiles]
    if seats == 1:
        sides = [side for side in sides if SIDES[side].automa]
    return sides[:4]


def lay_out_cards(s: Wyrmspan, chance: Chance) -> None:
    """WYR-3.2, WYR-3.4: shuffle, show three of each, deal three of each to everyone."""
    dragons = list(range(len(s.compiled.dragons)))
    caves = list(range(len(s.compiled.caves)))
    chance.shuffle(dragons)
    chance.shuffle(caves)
    s.display = [dragons.pop() for _ in range(3)] + [caves.pop() for _ in range(3)]
    s.dragon_hands = [sorted(dragons.pop() for _ in range(DEALT)) for _ in range(s.seats)]
    s.cave_hands = [sorted(caves.pop() for _ in range(DEALT)) for _ in range(s.seats)]
    s.dragon_deck, s.cave_deck = dragons, caves
    s.dragon_discard, s.cave_discard = [], []
    s.dragon_era = [0] * len(s.compiled.dragons)
    s.cave_era = [0] * len(s.compiled.caves)
