"""Smoki as numbers: dreams as far as they are open, the open piles card by card, what unseen cards can be."""

from typing import Final, final

from drakehall.features.layout import MOST, Plan, Write, relative_seats
from drakehall.games.smoki.cards import ALL_KINDS, COPIES, DREAM_SIZE, LABELS
from drakehall.games.smoki.hidden import holds_unseen
from drakehall.games.smoki.limits import most_turns
from drakehall.games.smoki.options import SmokiOptions
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.scoring import LEAST, TOKENS_TO_WIN
from drakehall.games.smoki.scoring import MOST as MOST_OF_A_DREAM
from drakehall.games.smoki.vocabulary import HIDDEN, HOLD, NONE, PHASES

VERSION: Final = 1
LEFT_OUT: Final = (
    "By which cards the points of earlier rounds came about.",
    "Who has seen which card of earlier rounds: all cards are shuffled anew.",
)
PILES: Final = 2
"""There is room for two open piles, whatever was agreed, so that all options have the same fields."""
SCORINGS: Final = ("tokens", "points", "rounds")
SLOTS: Final = ("none", *(f"slot {slot}" for slot in range(DREAM_SIZE)))


def lay_out(plan: Plan, seats: int, options: SmokiOptions, perfect: bool) -> Write:
    """Add the fields of Smoki; they are the same for all options."""
    return Places(plan, seats, options, perfect).write


@final
class Places:
    """Where the fields begin."""

    def __init__(self, plan: Plan, seats: int, options: SmokiOptions, perfect: bool) -> None:
        """Add the fields."""
        who = relative_seats(seats)
        self.longest = ALL_KINDS * COPIES - DREAM_SIZE * seats
        self.own = plan.number("seat", 0, seats - 1, "The number of the own seat, as actions name seats.")
        self.decides = plan.code("decides", ("nobody", *who), "The seat that decides.")
        self.turn = plan.code("turn", who, "The seat whose turn it is.")
        self.starter = plan.code("starter", who, "The seat that began the round.")
        self.phase = plan.code("phase", PHASES, "What is decided.")
        self.lay_out_cards(plan, seats)
        self.lay_out_standing(plan, seats)
        self.lay_out_options(plan, options)
        self.perfect = perfect
        if perfect:
            self.all_dreams = plan.code(
                "all_dreams", ("none", *LABELS), "Hidden: all cards of the dreams.", (seats, DREAM_SIZE)
            )
            self.all_held = plan.code("all_held", ("none", *LABELS), "Hidden: the card in hand.")
            self.pile = plan.code(
                "hidden_pile", ("none", *LABELS), "Hidden: the hidden pile from its top.", (self.longest,)
            )

    def lay_out_cards(self, plan: Plan, seats: int) -> None:
        """Add dreams, piles and the card that is being played."""
        cards = ("none", *LABELS)
        self.dreams = plan.code(
            "dreams", ("face down", *LABELS), "The cards of each seat's dream, the own first.", (seats, DREAM_SIZE)
        )
        self.held = plan.code("held", ("none", "unseen", *LABELS), "The card in hand, taken and not yet placed.")
        self.source = plan.code("source", ("none", "hidden", "pile 0", "pile 1"), "Where the card of this turn was.")
        self.removed = plan.code("removed", cards, "The card that has left a dream and not yet reached a pile.")
        self.placed = plan.code("placed", SLOTS, "Where the card of this turn was placed.")
        self.offered = plan.code("offered", SLOTS, "The slot chosen for a raven attack.")
        self.piles = plan.code("piles", cards, "The open piles, each from its top.", (PILES, self.longest))
        self.sizes = plan.number("pile_sizes", 0, self.longest, "How many cards each open pile has.", (PILES,))
        self.size = plan.number("hidden_size", 0, self.longest, "How many cards the hidden pile has.")
        self.reshuffled = plan.flag("reshuffled", "Whether the open piles have become the hidden pile in this round.")
        self.down = plan.number(
            "unseen_dreams",
            0,
            COPIES,
            "By kind, the cards that may lie face down in a dream; until a reshuffle they may also be in the pile.",
            (ALL_KINDS,),
        )
        self.unseen = plan.number(
            "unseen_pile",
            0,
            COPIES,
            "By kind, the cards that may be in the hidden pile; until a reshuffle they may also be in a dream.",
            (ALL_KINDS,),
        )

    def lay_out_standing(self, plan: Plan, seats: int) -> None:
        """Add what earlier rounds have brought, and how long the game can still be."""
        self.round = plan.number("round", 0, MOST, f"The number of the round, at most {MOST:,}.")
        self.turns = plan.number("turns", 0, MOST, f"How many turns there have been, at most {MOST:,}.")
        self.left = plan.number("turns_left", 0, MOST, f"How many there can still be, at most {MOST:,}.")
        self.tokens = plan.number("tokens", 0, TOKENS_TO_WIN, "The tokens of each seat.", (seats,))
        self.points = plan.number(
            "points", -MOST, MOST, f"The points of each seat from finished rounds, at most {MOST:,}.", (seats,)
        )
        self.last = plan.number(
            "last_round", LEAST, MOST_OF_A_DREAM, "What each dream of the last round counted.", (seats,)
        )

    def lay_out_options(self, plan: Plan, options: SmokiOptions) -> None:
        """Add the options."""
        scoring = options.scoring
        self.agreed = plan.size
        plan.code("scoring", SCORINGS, "How the game is won.")
        plan.number("goal", 0, MOST, f"The limit of points or of rounds, at most {MOST:,}; 0 for tokens.")
        plan.number("open_piles", 1, PILES, "How many open piles there are.")
        plan.flag("raven_attack", "Whether the Raven Attacks are in the deck.")
        goal = options.points_limit if scoring == "points" else options.rounds if scoring == "rounds" else 0
        self.chosen = [SCORINGS.index(scoring), min(goal, MOST), options.open_piles, int(options.raven_attack)]
        self.most_turns = most_turns(options)

    def write(self, state: Smoki, seat: int, out: memoryview) -> None:
        """Write what a seat may know."""
        seats = state.seats
        decides = state.seat
        out[self.own] = seat
        out[self.decides] = 0 if decides is None else (decides - seat) % seats + 1
        out[self.turn] = (state.turn - seat) % seats
        out[self.starter] = (state.starter - seat) % seats
        out[self.phase] = state.phase
        self.write_dreams(state, seat, out)
        self.write_piles(state, out)
        if state.held != NONE:
            out[self.source] = 1 if state.source == HIDDEN else 2 + state.source
            out[self.removed] = 1 + state.carry
            out[self.placed] = 1 + state.slot
            out[self.offered] = 1 + state.offered
        if state.phase == HOLD:
            out[self.held] = 1 if holds_unseen(state, seat) else 2 + state.held
        self.write_standing(state, seat, out)
        for i, value in enumerate(self.chosen):
            out[self.agreed + i] = value
        if self.perfect:
            self.write_hidden(state, seat, out)

    def write_dreams(self, state: Smoki, seat: int, out: memoryview) -> None:
        """Write the open cards of the dreams, and of which kinds the unseen ones can be (SMO-R34)."""
        down, pile = [0] * ALL_KINDS, [0] * ALL_KINDS
        at = self.dreams
        for card in state.hidden:
            pile[card] += 1
        if holds_unseen(state, seat):
            pile[state.held] += 1
        for step in range(state.seats):
            each = (seat + step) % state.seats
            facing, first = state.facing[each], each * DREAM_SIZE
            for slot in range(DREAM_SIZE):
                card = state.dreams[first + slot]
                if facing >> slot & 1:
                    out[at] = 1 + card
                else:
                    down[card] += 1
                at += 1
        pooled = not state.reshuffled
        for kind in range(ALL_KINDS):
            here, there = down[kind], pile[kind]
            if pooled:
                here = there = here + there
            if here:
                out[self.down + kind] = here
            if there:
                out[self.unseen + kind] = there

    def write_piles(self, state: Smoki, out: memoryview) -> None:
        """Write the open piles, whose order everyone has seen."""
        at = self.piles
        for i, pile in enumerate(state.piles):
            size = len(pile)
            out[self.sizes + i] = size
            for place in range(size):
                out[at + place] = 1 + pile[size - 1 - place]
            at += self.longest
        out[self.size] = len(state.hidden)
        out[self.reshuffled] = state.reshuffled

    def write_standing(self, state: Smoki, seat: int, out: memoryview) -> None:
        """Write rounds, turns, tokens and points."""
        seats = state.seats
        out[self.round] = min(state.round, MOST)
        out[self.turns] = min(state.turns, MOST)
        out[self.left] = min(self.most_turns - state.turns, MOST)
        for step in range(seats):
            each = (seat + step) % seats
            out[self.tokens + step] = state.tokens[each]
            tally = state.tally
            points = tally[each * 3] + tally[each * 3 + 1] + tally[each * 3 + 2]
            out[self.points + step] = max(-MOST, min(points, MOST))
            if state.last:
                out[self.last + step] = state.last[each]

    def write_hidden(self, state: Smoki, seat: int, out: memoryview) -> None:
        """Write what nobody, or not everybody, can see."""
        at = self.all_dreams
        for step in range(state.seats):
            first = (seat + step) % state.seats * DREAM_SIZE
            for slot in range(DREAM_SIZE):
                out[at] = 1 + state.dreams[first + slot]
                at += 1
        if state.phase == HOLD:
            out[self.all_held] = 1 + state.held
        size = len(state.hidden)
        for place in range(size):
            out[self.pile + place] = 1 + state.hidden[size - 1 - place]
