"""What is true of every position of Smoki."""

from typing import TYPE_CHECKING

from drakehall.games.smoki.cards import ATTACK, COMPLETE, DREAM_SIZE, LABELS, NEST, RING, deck
from drakehall.games.smoki.limits import most_turns
from drakehall.games.smoki.vocabulary import (
    BOTTOM,
    HIDDEN,
    HOLD,
    IN_NEST,
    NONE,
    OFFERING,
    OVER,
    PILE,
    REVEAL,
    SOURCE,
    STRIKING,
)
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.smoki.rules import Smoki


def check(state: "Smoki") -> None:
    """Raise `BrokenInvariant` if the rules could never lead to this position."""
    check_shape(state)
    check_cards(state)
    check_phase(state)


def check_shape(state: "Smoki") -> None:
    """Every list has its length and every number its range."""
    seats = state.seats
    require(2 <= seats <= 5, "two to five seats")
    require(0 <= state.phase <= OVER, "a known phase")
    require((state.seat is None) == (state.phase == OVER), "somebody decides until the game is over")
    require(all(0 <= seat < seats for seat in (state.turn, state.starter, state.seat or 0)), "seats at the table")
    require(len(state.dreams) == DREAM_SIZE * seats, "six cards in every dream")
    require(len(state.facing) == seats, "a facing for each dream")
    require(all(0 <= mask <= COMPLETE for mask in state.facing), "a facing for each card")
    require(len(state.piles) == state.options.open_piles, "as many open piles as agreed")
    require(len(state.tokens) == seats and len(state.tally) == 3 * seats, "tokens and points for every seat")
    require(len(state.last) in (0, seats), "one total for every seat")
    most = 3 if state.options.scoring == "tokens" else 0
    require(all(0 <= tokens <= most for tokens in state.tokens), "nobody has more than three tokens, or any by points")
    require(state.round >= 1 and 0 <= state.turns <= most_turns(state.options), "rounds and turns are counted")
    require(all(NONE <= slot < DREAM_SIZE for slot in (state.slot, state.offered)), "slots of a dream")
    require(HIDDEN <= state.source < len(state.piles), "a source")


def check_cards(state: "Smoki") -> None:
    """SMO-5.9: dreams, piles and the card in hand together are the deck."""
    held = [card for card in (held_card(state), state.carry) if card != NONE]
    cards = state.dreams + state.hidden + [card for pile in state.piles for card in pile] + held
    require(all(0 <= card < len(LABELS) for card in cards), "known cards")
    require(sorted(cards) == deck(raven_attack=state.options.raven_attack), "the cards are the deck")


def held_card(state: "Smoki") -> int:
    """Give the card in hand; once placed it is remembered, but lies in the dream."""
    return state.held if state.phase == HOLD else NONE


def check_phase(state: "Smoki") -> None:
    """What belongs to each phase is there, and nothing else."""
    phase = state.phase
    require((state.held != NONE) == (HOLD <= phase <= STRIKING), "a card is held exactly while it is played")
    require((state.carry != NONE) == (phase in (PILE, BOTTOM)), "a removed card waits for a pile")
    require((state.slot != NONE) == (PILE <= phase <= STRIKING), "the slot of the placed card is known")
    require((state.offered != NONE) == (phase == STRIKING), "an attack has its card")
    if phase == REVEAL:
        first = (state.turn - state.starter) % state.seats
        up = [state.facing[(state.starter + i) % state.seats].bit_count() for i in range(state.seats)]
        require(up == [1] * first + [0] * (state.seats - first), "one card each is turned up in order")
        require(not any(state.piles), "no open pile before all have chosen")
    elif phase != OVER:
        require(sum(mask.bit_count() for mask in state.facing) >= state.seats, "one card each was turned up")
    if phase == SOURCE:  # SMO-5.7, SMO-5.8
        require(bool(state.hidden), "the hidden pile has a card")
        require(sum(map(len, state.piles)) >= len(state.piles), "the open piles have a card each or more")
        require(COMPLETE not in state.facing, "no dream is complete")
    if PILE <= phase <= STRIKING:
        require(state.dreams[state.turn * DREAM_SIZE + state.slot] == state.held, "the placed card lies on its slot")
        require(state.facing[state.turn] >> state.slot & 1 == 1, "the placed card lies face up")
        require((state.held == RING) == (phase == BOTTOM), "a ring goes round")
        require(phase != IN_NEST or state.held == NEST, "a nest acts")
        require(phase not in (OFFERING, STRIKING) or state.held == ATTACK, "an attack acts")
        require(state.offered != state.slot, "the attack itself is not exchanged")
    require(HOLD <= phase <= STRIKING or state.source == HIDDEN, "nothing is held, nothing has a source")
    if phase == OVER:
        require(state.facing == [COMPLETE] * state.seats, "all cards are turned up at the end")
    decides = (state.turn - 1) % state.seats if phase == BOTTOM else state.turn
    require(phase == OVER or state.seat == decides, "the right seat decides")
