"""Beasts: a small correct game with hidden hands, sealed cards and chance, to test the conformance suite.

Everybody holds three beasts. A turn plays one openly for its worth, draws one, rolls for luck, or (once) seals one
face down, and then the next seat guesses the lowest beast of the pile. At the end the sealed ones count double.
"""

from typing import Annotated, ClassVar, Self

import msgspec
from msgspec import Meta

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.position_pool import Pool
from drakehall.kernel.position_text import EMPTY, FLAGS, PositionReader, PositionWriter
from drakehall.kernel.state import State, record_slots, require

BEASTS = ("ant", "bee", "cat", "dog", "eel")
DECK = sorted(list(range(len(BEASTS))) * 4)
NONE = -1


def vocabulary() -> ActionSpace:
    return ActionSpace(
        verb("play", beast=BEASTS), verb("seal", beast=BEASTS), verb("draw"), verb("roll"), verb("guess", beast=BEASTS)
    )


ACTIONS = vocabulary()
PLAY = ACTIONS.first("play")
SEAL = ACTIONS.first("seal")
DRAW = ACTIONS.first("draw")
ROLL = ACTIONS.first("roll")
GUESS = ACTIONS.first("guess")


class ToyOptions(Options, frozen=True):
    cap: Annotated[int, Meta(ge=1, le=1000, description="So many turns are played.")] = 14


class ToyView(msgspec.Struct, frozen=True):
    seat: int | None
    guessing: bool
    turns: int
    hand: list[int]
    hands: list[int]
    pile: int
    shown: list[int]
    sealed: list[bool]
    own_sealed: int
    points: list[int]


class ToyRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seat: int | None
    chance: str
    turn: int
    turns: int
    guessing: bool
    hands: list[list[int]]
    pile: list[int]
    shown: list[int]
    sealed: list[int]
    points: list[int]


class Toy(State):
    __slots__ = record_slots(ToyRecord)
    Record: ClassVar[type[msgspec.Struct]] = ToyRecord
    View: ClassVar[type[msgspec.Struct]] = ToyView

    options: ToyOptions
    turn: int
    turns: int
    guessing: bool
    hands: list[list[int]]
    pile: list[int]
    shown: list[int]
    sealed: list[int]
    points: list[int]

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def legal(self) -> list[int]:
        if self.seat is None:
            return []
        if self.guessing:
            return [GUESS + beast for beast in range(len(BEASTS))]
        held = sorted(set(self.hands[self.seat]))
        seal = [SEAL + beast for beast in held] if self.sealed[self.seat] == NONE else []
        return [PLAY + beast for beast in held] + seal + [DRAW] * bool(self.pile) + [ROLL]

    def apply(self, action: int) -> None:
        assert self.seat is not None
        seat = self.seat
        if action >= GUESS:
            self.guess(seat, action - GUESS)
            return
        if action == ROLL:
            self.roll(seat)
        elif action == DRAW:
            self.draw(seat)
        elif action >= SEAL:
            self.seal(seat, action - SEAL)
        else:
            self.play(seat, action - PLAY)
        self.after(action)

    def play(self, seat: int, beast: int) -> None:
        self.hands[seat].remove(beast)
        self.shown.append(beast)
        self.points[seat] += beast
        self.tell("toy-event-played", seat=seat, beast=BEASTS[beast], reveals=True, own=True)

    def seal(self, seat: int, beast: int) -> None:
        self.hands[seat].remove(beast)
        self.sealed[seat] = beast
        self.tell("toy-event-sealed", seat=seat, beast=BEASTS[beast], secret=("beast",), audience=(seat,))

    def draw(self, seat: int) -> None:
        beast = self.pile.pop()
        self.hands[seat].append(beast)
        self.tell("toy-event-drew", seat=seat, beast=BEASTS[beast], secret=("beast",), audience=(seat,), reveals=True)

    def roll(self, seat: int) -> None:
        chance = self.chance = self.chance.copy()
        luck = chance.below(3)
        self.points[seat] += luck
        self.tell("toy-event-rolled", seat=seat, points=luck, reveals=True)

    def guess(self, seat: int, beast: int) -> None:
        """Guess the lowest beast of the pile; it is looked at, put aside openly, and worth two if it was right."""
        found = self.pile.pop(0)
        self.shown.append(found)
        self.points[seat] += 2 * (found == beast)
        self.tell("toy-event-guessed", seat=seat, beast=BEASTS[beast], found_beast=BEASTS[found], reveals=True)
        self.guessing = False
        self.next_turn()

    def after(self, action: int) -> None:
        """After a seal the next seat guesses, if there is a pile."""
        if SEAL <= action < DRAW and self.pile:
            self.guessing = True
            self.seat = (self.turn + 1) % self.seats
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.turns += 1
        self.turn = self.seat = (self.turn + 1) % self.seats
        if self.turns >= self.options.cap:
            self.finish()

    def finish(self) -> None:
        self.seat = None
        for seat, beast in enumerate(self.sealed):
            if beast != NONE:
                self.points[seat] += 2 * beast
                self.tell("toy-event-unsealed", seat=seat, beast=BEASTS[beast], reveals=True)
        self.tell("toy-event-over", seat=self.winners()[0])

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.options = self.options
        twin.seats = self.seats
        twin.seat = self.seat
        twin.chance = self.chance
        twin.events = None
        twin.turn = self.turn
        twin.turns = self.turns
        twin.guessing = self.guessing
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.shown = self.shown[:]
        twin.sealed = self.sealed[:]
        twin.points = self.points[:]
        return twin

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        if self.seat is not None:
            return []
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"beasts": points} for points in self.points]

    def seen_by(self, seat: int | None) -> msgspec.Struct:
        return ToyView(
            seat=self.seat,
            guessing=self.guessing,
            turns=self.turns,
            hand=[] if seat is None else self.hands[seat][:],
            hands=[len(hand) for hand in self.hands],
            pile=len(self.pile),
            shown=self.shown[:],
            sealed=[beast != NONE for beast in self.sealed],
            own_sealed=NONE if seat is None else self.sealed[seat],
            points=self.points[:],
        )

    def unseen(self, seat: int | None) -> list[int]:
        """List what a seat cannot see, place by place: hands, sealed beasts, the pile."""
        others = [other for other in range(self.seats) if other != seat]
        hands = [beast for other in others for beast in self.hands[other]]
        sealed = [self.sealed[other] for other in others if self.sealed[other] != NONE and not self.over]
        return hands + sealed + self.pile

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        return [self.unseen(seat)]

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = self.copy()
        world.chance = chance.fork()
        cards = sorted(self.unseen(seat))
        chance.shuffle(cards)
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            world.hands[other] = [cards.pop() for _ in world.hands[other]]
        for other in others:
            if self.sealed[other] != NONE and not self.over:
                world.sealed[other] = cards.pop()
        world.pile = cards
        return world

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        return {"shown": [BEASTS[beast] for beast in self.shown]}

    def position_text(self) -> str:
        text = PositionWriter("toy", self)
        text.line("turns", self.turns)
        text.line("guessing", FLAGS[self.guessing])
        for seat, hand in enumerate(self.hands):
            text.cards(f"hand {seat}", hand, BEASTS)
        text.cards("pile", self.pile, BEASTS)
        text.cards("shown", self.shown, BEASTS)
        text.line("sealed", *(EMPTY if beast == NONE else BEASTS[beast] for beast in self.sealed))
        text.line("points", *self.points)
        return str(text)

    def check(self) -> None:
        require(len(self.hands) == len(self.sealed) == len(self.points) == self.seats, "hand and points for every seat")
        require(min(self.points) >= 0, "points are won")
        self.check_cards()
        self.check_turn()

    def check_cards(self) -> None:
        cards = self.pile + self.shown + [card for hand in self.hands for card in hand]
        require(sorted(cards + [card for card in self.sealed if card != NONE]) == DECK, "the cards are the deck")

    def check_turn(self) -> None:
        require(0 <= self.turns <= self.options.cap, "turns are counted")
        require(self.turn == self.turns % self.seats, "turns go round")
        require((self.seat is None) == (self.turns == self.options.cap), "somebody decides until the turns are over")
        sealed = self.sealed[self.turn] != NONE and bool(self.pile)
        require(sealed or not self.guessing, "after a seal the next seat guesses, if there is a pile")
        require(self.seat in (None, (self.turn + self.guessing) % self.seats), "the right seat decides")

    def reason(self, action: int) -> Message:
        if self.guessing or action >= GUESS:
            return Message("toy-why-guessing")
        if action == DRAW:
            return Message("toy-why-empty")
        if action >= SEAL and self.sealed[self.seat or 0] != NONE:
            return Message("toy-why-sealed")
        return Message("toy-why-not-held", {"beast": BEASTS[action % len(BEASTS)]})


class ToyGame(Game[ToyOptions, Toy]):
    name = "toy"
    version = "1"
    seats: ClassVar[range] = range(2, 5)
    options = ToyOptions
    state_type = Toy
    forces_openly = True
    max_length = 200

    def new_state(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        state = self.state_type.__new__(self.state_type)
        cards = DECK[:]
        state.chance = chance.copy()
        state.chance.shuffle(cards)
        state.options, state.seats, state.events = options, seats, None
        state.seat = state.turn = state.turns = 0
        state.guessing = False
        state.hands = [[cards.pop() for _ in range(3)] for _ in range(seats)]
        state.pile = cards
        state.shown = []
        state.sealed = [NONE] * seats
        state.points = [0] * seats
        return state

    def vocabulary(self, options: ToyOptions) -> ActionSpace:
        return ACTIONS

    def lay_out(self, text: PositionReader) -> Toy:
        state = self.new_state(text.seats, text.options, Chance(text.seed))
        if text.bare:
            return state
        pool = Pool(DECK, BEASTS)
        state.turns = text.number("turns", 0, 0, state.options.cap)
        state.turn = state.turns % state.seats
        state.guessing = text.flag("guessing")
        state.seat = None if state.turns == state.options.cap else (state.turn + state.guessing) % state.seats
        for seat in range(state.seats):
            state.hands[seat] = pool.take_all(text.line(f"hand {seat}"))
        state.pile = pool.take_all(text.line("pile"))
        state.shown = pool.take_all(text.line("shown"))
        sealed = text.line("sealed")
        if sealed is not None:
            words = sealed.words(state.seats)
            state.sealed = [NONE if word.text == EMPTY else pool.take(word) for word in words]
        state.points = text.numbers("points", state.points, 0, 1000)
        pool.shuffle(text.deal)
        state.hands = [pool.dealt(hand) for hand in state.hands]
        state.pile, state.shown, state.sealed = map(pool.dealt, (state.pile, state.shown, state.sealed))
        state.pile = pool.rest() + state.pile
        return state

    def example_options(self) -> list[dict[str, object]]:
        return [{}, {"cap": 5}, {"cap": 40}]
