"""The rules of Smoki, in the order of the rulebook: setup, turn, raven cards, end of round, end of game."""

from typing import ClassVar, Final, Self, final

import msgspec
from mypy_extensions import i64

from drakehall.games.smoki import hidden, invariants, position, question, scoring, view, why
from drakehall.games.smoki.cards import ATTACK, COMPLETE, DREAM_SIZE, LABELS, NEST, REFLECTION, RING, SLOT_BITS, deck
from drakehall.games.smoki.limits import most_turns
from drakehall.games.smoki.options import SmokiOptions
from drakehall.games.smoki.vocabulary import (
    ACTIONS,
    BOTTOM,
    DISCARD,
    DRAW_HIDDEN,
    HIDDEN,
    HOLD,
    IN_NEST,
    NONE,
    OFFER,
    OFFERING,
    OVER,
    PILE,
    PLACE,
    PUT_BOTTOM,
    PUT_TOP,
    REVEAL,
    SKIP,
    SOURCE,
    STRIKING,
    SWAP_OWN,
    SWAP_WITH,
    TAKE_OPEN,
    TURN_UP,
)
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.question import Question
from drakehall.kernel.state import State, record_slots


@final
class Smoki(State[view.SmokiView]):
    """A position of Smoki."""

    __slots__ = record_slots(view.SmokiRecord, "most_turns")

    Record: ClassVar[type[msgspec.Struct]] = view.SmokiRecord
    View: ClassVar[type[msgspec.Struct]] = view.SmokiView

    options: SmokiOptions
    phase: i64
    turn: i64
    """The seat whose turn it is; at the end of a ring another seat decides."""
    starter: int
    round: int
    turns: int
    dreams: list[int]
    """Six cards for each seat, one seat after the other."""
    facing: list[int]
    """For each seat a mask: bit s is set if slot s lies face up."""
    hidden: list[int]
    """The hidden pile, bottom to top."""
    piles: list[list[int]]
    """The open piles, each bottom to top."""
    held: i64
    """The card taken and not yet placed."""
    source: i64
    carry: i64
    """The card that left a dream and has not yet reached a pile."""
    slot: i64
    """Where the card of this turn was placed."""
    offered: i64
    """The player's own slot chosen for a raven attack."""
    reshuffled: bool
    tokens: list[int]
    tally: list[int]
    """Points of finished rounds: for each seat from dragons, ravens, reflections."""
    last: list[int]
    """The totals of the last finished round."""
    most_turns: int
    """The number of turns after which the game ends."""

    @property
    def actions(self) -> ActionSpace:
        """The vocabulary, the same for all options."""
        return ACTIONS

    def legal(self) -> list[int]:
        """List the actions of the deciding seat."""
        return self.choices()[:]

    def choices(self) -> list[int]:
        """List the actions of the deciding seat in a table that is not to be changed."""
        phase = self.phase
        if phase == SOURCE:  # SMO-5.1, SMO-5.7
            piles = self.piles
            some = (1 if piles[0] else 0) + (2 if len(piles) == 2 and piles[1] else 0)
            return SOURCES[some]
        if phase == HOLD:  # SMO-5.2, SMO-5.3, SMO-5.4, SMO-5.5
            if self.source == HIDDEN and self.held != RING:
                return PLACE_OR_DISCARD[len(self.piles)]
            return PLACES
        if phase == PILE:  # SMO-5.6
            return PUTS_TOP[len(self.piles)]
        if phase == BOTTOM:  # SMO-6.4
            return PUTS_BOTTOM[len(self.piles)]
        if phase == REVEAL:  # SMO-3.2
            return TURNS_UP
        if phase == IN_NEST:  # SMO-6.13, SMO-R13
            return SWAPS_OWN[self.slot]
        if phase == OFFERING:  # SMO-6.14
            return OFFERS[self.slot]
        if phase == STRIKING:
            turn = self.turn
            return [SWAP_WITH + seat * 6 + slot for seat in range(self.seats) if seat != turn for slot in range(6)]
        return []

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        phase = self.phase
        if phase == SOURCE:
            take(self, action)
        elif phase == HOLD:
            place_or_discard(self, action)
        elif phase == PILE:
            put_top(self, action)
        elif phase == REVEAL:
            turn_up(self, action)
        elif phase == BOTTOM:
            put_bottom(self, action)
        elif phase == IN_NEST:
            nest(self, action)
        elif phase == OFFERING:
            offer(self, action)
        elif phase == STRIKING:
            strike(self, action)
        else:
            raise ValueError("the game is over")

    def rollout(self, chance: Chance, limit: int) -> int:
        """Take legal actions at random, as every state does, without listing them anew."""
        taken = 0
        while taken < limit and self.phase != OVER:
            choices = self.choices()
            count = len(choices)
            self.apply(choices[chance.below(count) if count > 1 else 0])
            taken += 1
        return taken

    def copy(self) -> Self:
        """Return an independent state; only what can change is copied."""
        twin = Smoki()
        twin.options = self.options
        twin.seats = self.seats
        twin.seat = self.seat
        twin.chance = self.chance
        twin.events = None
        twin.phase = self.phase
        twin.turn = self.turn
        twin.starter = self.starter
        twin.round = self.round
        twin.turns = self.turns
        twin.dreams = self.dreams[:]
        twin.facing = self.facing[:]
        twin.hidden = self.hidden[:]
        piles = self.piles
        twin.piles = [piles[0][:], piles[1][:]] if len(piles) == 2 else [piles[0][:]]
        twin.held = self.held
        twin.source = self.source
        twin.carry = self.carry
        twin.slot = self.slot
        twin.offered = self.offered
        twin.reshuffled = self.reshuffled
        twin.tokens = self.tokens
        twin.tally = self.tally
        twin.last = self.last
        twin.most_turns = self.most_turns
        return twin

    def rebuild(self) -> None:
        """Compute the greatest number of turns again."""
        self.most_turns = most_turns(self.options)

    def dream(self, seat: int) -> list[int]:
        """Return the six cards of a seat."""
        return self.dreams[seat * DREAM_SIZE : (seat + 1) * DREAM_SIZE]

    def points(self) -> list[int]:
        """Return each seat's points of finished rounds, whatever decides the game."""
        tally = self.tally
        return [tally[at] + tally[at + 1] + tally[at + 2] for at in range(0, 3 * self.seats, 3)]

    def scores(self) -> list[int]:
        """Return what finished rounds have brought: tokens still to win, or points; less is better in both."""
        if self.options.scoring == "tokens":
            return [scoring.TOKENS_TO_WIN - tokens for tokens in self.tokens]
        return self.points()

    def breakdown(self) -> list[dict[str, int]]:
        """Return the score by source."""
        if self.options.scoring == "tokens":
            return [{"missing_tokens": scoring.TOKENS_TO_WIN - tokens} for tokens in self.tokens]
        return [
            dict(zip(("dragons", "ravens", "reflections"), self.tally[seat * 3 : seat * 3 + 3], strict=True))
            for seat in range(self.seats)
        ]

    @property
    def in_points(self) -> bool:
        """False when playing for tokens: the score is then how many are still missing (SMO-9.1)."""
        return self.options.scoring != "tokens"

    def winners(self) -> list[int]:
        """SMO-9.1, SMO-10.3, SMO-R20: the best score wins, ties share."""
        if self.phase != OVER:
            return []
        scores = self.scores()
        best = min(scores)  # slow: once a game
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def tie_break(self) -> Message | None:
        """SMO-10.3, SMO-R20: nothing decides a tie; the victory is shared."""
        if len(self.winners()) < 2:
            return None
        by_tokens = self.options.scoring == "tokens"
        return Message("smoki-tie-tokens") if by_tokens else Message("smoki-tie-points")

    def seen_by(self, seat: int | None) -> view.SmokiView:
        """Show what a seat may see."""
        return view.show(self, seat)

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        """Return a state the seat cannot tell apart from this one."""
        return hidden.sample(self, seat, chance)

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        """List the unseen cards in groups."""
        return hidden.secrets(self, seat)

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        """SMO-R34: content and order of the open piles, bottom to top."""
        return {f"open {i}": [LABELS[card] for card in pile] for i, pile in enumerate(self.piles)}

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
        """Return the raven card that acts."""
        return view.cause(self)

    @property
    def turn_number(self) -> int:
        """Count turns."""
        return self.turns

    def asked(self, seat: int | None) -> Question:
        """Return what the deciding seat is asked."""
        return question.question(self, seat)

    def targets(self, action: int) -> tuple[str, ...]:
        """Return the elements of the view that an action touches."""
        return view.touched(action)


# --- 3 Start of a round ---------------------------------------------------------------------------------------------


def set_the_table(seats: int, options: SmokiOptions, chance: Chance) -> Smoki:
    """Begin a game with its first round."""
    state = Smoki()
    state.options = options
    state.seats = seats
    state.chance = chance.copy()
    state.events = None
    state.round = 0
    state.turns = 0
    state.tokens = [0] * seats
    state.tally = [0] * (3 * seats)
    state.last = []
    state.most_turns = most_turns(options)
    starter = options.starting_seat
    begin_round(state, state.chance.below(seats) if starter is None else starter)  # SMO-3.5
    return state


def begin_round(state: Smoki, starter: int) -> None:
    """SMO-3.1: shuffle and deal."""
    cards = deck(raven_attack=state.options.raven_attack)
    chance = state.chance = state.chance.copy()
    chance.shuffle(cards)
    seats = state.seats
    dreams = state.dreams = [NONE] * (DREAM_SIZE * seats)
    for i in range(seats):
        at = (starter + i) % seats * DREAM_SIZE
        for slot in range(DREAM_SIZE):
            dreams[at + slot] = cards.pop()
    state.facing = [0] * seats
    state.hidden = cards
    state.piles = [[] for _ in range(state.options.open_piles)]
    state.held = state.carry = state.slot = state.offered = NONE
    state.source = HIDDEN
    state.reshuffled = False
    state.round += 1
    state.starter = state.turn = state.seat = starter
    state.phase = REVEAL
    if state.events is not None:
        state.tell("smoki-event-round-begins", round=state.round, seat=starter, reveals=True)


def turn_up(state: Smoki, action: i64) -> None:
    """SMO-3.2: turn up one card of the player's dream; the next seat follows."""
    seat = state.turn
    slot = action - TURN_UP
    state.facing[seat] |= SLOT_BITS[slot]
    if state.events is not None:
        card = LABELS[state.dreams[seat * 6 + slot]]
        state.tell("smoki-event-turned-up", seat=seat, slot=slot, card=card, reveals=True)
    next_seat(state)
    if state.turn == state.starter:
        open_piles(state)
        state.phase = SOURCE


def next_seat(state: Smoki) -> None:
    """Let the next seat have its turn."""
    following = state.turn + 1
    state.turn = state.seat = following if following < state.seats else 0


def open_piles(state: Smoki) -> None:
    """SMO-3.3: turn up the first card of each open pile."""
    for i, pile in enumerate(state.piles):
        card = state.hidden.pop()
        pile.append(card)
        if state.events is not None:
            state.tell("smoki-event-opened", pile=i, card=LABELS[card], reveals=True)


# --- 5 The turn -----------------------------------------------------------------------------------------------------


def take(state: Smoki, action: i64) -> None:
    """SMO-5.1: take the top card of an open pile or of the hidden pile."""
    if action == DRAW_HIDDEN:
        state.held = state.hidden.pop()
        state.source = HIDDEN
        if state.events is not None:
            seat = state.turn
            card = LABELS[state.held]
            state.tell("smoki-event-drew", seat=seat, card=card, secret=("card",), audience=(seat,), reveals=True)
    else:
        state.source = action - TAKE_OPEN
        state.held = state.piles[state.source].pop()
        if state.events is not None:
            state.tell("smoki-event-took", seat=state.turn, pile=state.source, card=LABELS[state.held])
    state.phase = HOLD


def place_or_discard(state: Smoki, action: i64) -> None:
    """SMO-5.2, SMO-5.3: what becomes of the card in hand."""
    if action >= DISCARD:
        discard(state, action - DISCARD)
    else:
        place(state, action - PLACE)


def discard(state: Smoki, pile: i64) -> None:
    """SMO-5.3: put the drawn card on an open pile."""
    state.piles[pile].append(state.held)
    if state.events is not None:
        state.tell("smoki-event-discarded", seat=state.turn, card=LABELS[state.held], pile=pile, reveals=True, own=True)
    end_turn(state)


def place(state: Smoki, slot: i64) -> None:
    """SMO-5.5: the held card takes a slot, the card there leaves."""
    seat = state.turn
    if state.events is not None:
        shown = state.source == HIDDEN
        state.tell("smoki-event-placed", seat=seat, slot=slot, card=LABELS[state.held], reveals=shown, own=shown)
    state.slot = slot
    state.carry = replace(state, seat, slot, state.held)
    if state.held == RING:
        ring(state, slot)
    else:
        state.phase = PILE


def replace(state: Smoki, seat: i64, slot: i64, card: i64) -> i64:
    """SMO-5.5: lay a card face up on a slot and return the one that lay there."""
    at = seat * DREAM_SIZE + slot
    removed = state.dreams[at]
    if state.events is not None:
        unseen = not state.facing[seat] >> slot & 1
        state.tell("smoki-event-removed", seat=seat, slot=slot, card=LABELS[removed], reveals=unseen)
    state.dreams[at] = card
    state.facing[seat] |= SLOT_BITS[slot]
    return removed


def put_top(state: Smoki, action: i64) -> None:
    """SMO-5.6: the removed card goes on an open pile; then a nest or an attack acts."""
    pile = action - PUT_TOP
    state.piles[pile].append(state.carry)
    if state.events is not None:
        state.tell("smoki-event-put-top", seat=state.turn, card=LABELS[state.carry], pile=pile)
    state.carry = NONE
    if state.held == NEST:
        state.phase = IN_NEST
    elif state.held == ATTACK:
        state.phase = OFFERING
    else:
        end_turn(state)


def end_turn(state: Smoki) -> None:
    """SMO-7.1, SMO-R10: check once whether the round is over, then whether to reshuffle."""
    state.held = state.carry = state.slot = state.offered = NONE
    state.source = HIDDEN
    state.turns += 1
    for facing in state.facing:
        if facing == COMPLETE:
            end_round(state, ender(state))
            return
    if state.turns >= state.most_turns:  # SMO-9.2
        end_round(state, None)
        return
    if not state.hidden:
        reshuffle(state)
    next_seat(state)
    state.phase = SOURCE


def reshuffle(state: Smoki) -> None:
    """SMO-5.8: the open piles become the new hidden pile."""
    cards = [card for pile in state.piles for card in pile]
    chance = state.chance = state.chance.copy()
    chance.shuffle(cards)
    state.hidden = cards
    state.piles = [[] for _ in state.piles]
    state.reshuffled = True
    if state.events is not None:
        state.tell("smoki-event-reshuffled", count=len(cards), reveals=True)
    open_piles(state)


# --- 6 Raven cards --------------------------------------------------------------------------------------------------


def ring(state: Smoki, slot: i64) -> None:
    """SMO-6.2, SMO-6.3: hand the removed card round; everyone lays it on the same slot."""
    seats = state.seats
    for step in range(1, seats):
        seat = (state.turn + step) % seats
        if state.events is not None:
            state.tell("smoki-event-received", seat=seat, slot=slot, card=LABELS[state.carry])
        state.carry = replace(state, seat, slot, state.carry)
    state.seat = (state.turn - 1) % seats
    state.phase = BOTTOM


def put_bottom(state: Smoki, action: i64) -> None:
    """SMO-6.4: the ring's last card goes under an open pile."""
    pile = action - PUT_BOTTOM
    state.piles[pile].insert(0, state.carry)
    if state.events is not None:
        assert state.seat is not None
        state.tell("smoki-event-put-bottom", seat=state.seat, card=LABELS[state.carry], pile=pile)
    end_turn(state)


def nest(state: Smoki, action: i64) -> None:
    """SMO-6.12: exchange two of the player's cards, or none."""
    if action == SKIP:
        if state.events is not None:
            state.tell("smoki-event-skipped", seat=state.turn)
    else:
        first, second = (action - SWAP_OWN) // 6, (action - SWAP_OWN) % 6
        exchange(state, state.turn, first, state.turn, second)
        if state.events is not None:
            state.tell("smoki-event-swapped-own", seat=state.turn, first=first, second=second)
    end_turn(state)


def offer(state: Smoki, action: i64) -> None:
    """SMO-6.14: choose the player's own card for an attack."""
    state.offered = action - OFFER
    if state.events is not None:
        state.tell("smoki-event-offered", seat=state.turn, slot=state.offered)
    state.phase = STRIKING


def strike(state: Smoki, action: i64) -> None:
    """SMO-6.14: exchange it with a card of another player."""
    other, slot = (action - SWAP_WITH) // 6, (action - SWAP_WITH) % 6
    exchange(state, state.turn, state.offered, other, slot)
    if state.events is not None:
        state.tell("smoki-event-swapped-with", seat=state.turn, slot=state.offered, other_seat=other, other_slot=slot)
    end_turn(state)


def exchange(state: Smoki, seat: i64, slot: i64, other: i64, other_slot: i64) -> None:
    """SMO-R14: two cards change places, each with its facing."""
    dreams, facing = state.dreams, state.facing
    a, b = seat * DREAM_SIZE + slot, other * DREAM_SIZE + other_slot
    dreams[a], dreams[b] = dreams[b], dreams[a]
    up, other_up = facing[seat] >> slot & 1, facing[other] >> other_slot & 1
    if up != other_up:
        facing[seat] ^= SLOT_BITS[slot]
        facing[other] ^= SLOT_BITS[other_slot]


# --- 7 End of a round -----------------------------------------------------------------------------------------------


def ender(state: Smoki) -> int:
    """SMO-R16: the owner of the complete dream; if several, the first clockwise from the active player."""
    seats = state.seats
    seat = state.turn
    while state.facing[seat] != COMPLETE:
        seat = (seat + 1) % seats
    return seat


def end_round(state: Smoki, ended_by: int | None) -> None:
    """SMO-7.2: turn everything up, score, and continue or end the game. No seat ended it if the turns ran out."""
    if state.events is not None:
        if ended_by is None:
            state.tell("smoki-event-turns-run-out")
        else:
            state.tell("smoki-event-round-ends", seat=ended_by)
    turn_up_all(state)
    score_round(state)
    if ended_by is None or game_over(state):
        state.seat = None
        state.phase = OVER
        if state.events is not None:
            for seat in state.winners():
                state.tell("smoki-event-won", seat=seat)
    else:
        begin_round(state, (ended_by + 1) % state.seats)  # SMO-7.3


def turn_up_all(state: Smoki) -> None:
    """SMO-7.2: turn up what still lies face down; nothing is triggered."""
    if state.events is not None:
        for seat in range(state.seats):
            for slot in range(DREAM_SIZE):
                if not state.facing[seat] >> slot & 1:
                    card = LABELS[state.dreams[seat * 6 + slot]]
                    state.tell("smoki-event-showed", seat=seat, slot=slot, card=card, reveals=True)
    state.facing = [COMPLETE] * state.seats


# --- 8 Scoring ------------------------------------------------------------------------------------------------------


def score_round(state: Smoki) -> None:
    """SMO-8.5, SMO-10.1, SMO-10.2: score all dreams, award tokens, add up points."""
    # The lists are shared with copies of this state: they are replaced, never changed.
    state.tally = state.tally[:]
    totals = [add_to_tally(state, seat) for seat in range(state.seats)]
    state.last = totals
    best = min(totals)  # slow: once a round
    if state.options.scoring == "tokens":
        state.tokens = [had + (total == best) for had, total in zip(state.tokens, totals, strict=True)]
    if state.events is not None:
        for seat, total in enumerate(totals):
            state.tell("smoki-event-scored", seat=seat, points=total, sum=scoring.written(state.dream(seat)))
        for seat, total in enumerate(totals):
            if state.options.scoring != "tokens":
                state.tell("smoki-event-total", seat=seat, points=state.points()[seat])
            elif total == best:
                state.tell("smoki-event-token", seat=seat, tokens=state.tokens[seat])


def add_to_tally(state: Smoki, seat: int) -> int:
    """Add a seat's points of this round to its sums by source; return them all."""
    dream = state.dream(seat)
    points = scoring.card_points(dream)
    total = 0
    for slot, card in enumerate(dream):
        source = 2 if card == REFLECTION else 1 if card >= NEST else 0
        state.tally[seat * 3 + source] += points[slot]
        total += points[slot]
    return total


# --- 9 End of the game ----------------------------------------------------------------------------------------------


def game_over(state: Smoki) -> bool:
    """SMO-9.1, SMO-9.2, SMO-10.1, SMO-10.2: whether the round just scored was the last."""
    if state.turns >= state.most_turns:
        return True
    return scoring.decided(state.options, state.round, state.tokens, state.points())


TURNS_UP: Final[list[int]] = [TURN_UP + slot for slot in range(6)]
SOURCES: Final = [[TAKE_OPEN] * (some & 1) + [TAKE_OPEN + 1] * (some >> 1) + [DRAW_HIDDEN] for some in range(4)]
"""By mask of open piles that are not empty."""
PLACES: Final = [PLACE + slot for slot in range(6)]
PLACE_OR_DISCARD: Final = [PLACES + [DISCARD + i for i in range(piles)] for piles in range(3)]
PUTS_TOP: Final = [[PUT_TOP + i for i in range(piles)] for piles in range(3)]
PUTS_BOTTOM: Final = [[PUT_BOTTOM + i for i in range(piles)] for piles in range(3)]
SWAPS_OWN: Final = [
    [SWAP_OWN + a * 6 + b for a in range(6) for b in range(a + 1, 6) if placed not in (a, b)] + [SKIP]
    for placed in range(6)
]
OFFERS: Final = [[OFFER + slot for slot in range(6) if slot != placed] for placed in range(6)]
