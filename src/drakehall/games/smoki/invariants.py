"""What is true of every position of Smoki."""

from typing import TYPE_CHECKING

from drakehall.games.smoki import scoring
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
    check_piles(state)
    check_turns(state)
    check_progress(state)
    check_results(state)
    check_end(state)


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
    require(state.round >= 1 and state.turns >= 0, "rounds and turns are counted")
    require(all(NONE <= slot < DREAM_SIZE for slot in (state.slot, state.offered)), "slots of a dream")
    require(HIDDEN <= state.source < len(state.piles), "a source")


def check_cards(state: "Smoki") -> None:
    """SMO-5.9: dreams, piles and the card in hand together are the deck."""
    held = [card for card in (held_card(state), state.carry) if card != NONE]
    cards = state.dreams + state.hidden + [card for pile in state.piles for card in pile] + held
    require(all(0 <= card < len(LABELS) for card in cards), "known cards")
    require(sorted(cards) == deck(raven_attack=state.options.raven_attack), "the cards are the deck")


def held_card(state: "Smoki") -> int:
    """Return the card in hand; once placed it is remembered, but lies in the dream."""
    return state.held if state.phase == HOLD else NONE


def check_phase(state: "Smoki") -> None:
    """What belongs to each phase is there, and nothing else."""
    phase = state.phase
    require((state.held != NONE) == (HOLD <= phase <= STRIKING), "a card is held exactly while it is played")
    require((state.carry != NONE) == (phase in (PILE, BOTTOM)), "a removed card waits for a pile")
    require((state.slot != NONE) == (PILE <= phase <= STRIKING), "the slot of the placed card is known")
    require((state.offered != NONE) == (phase == STRIKING), "an attack has its card")
    require(HOLD <= phase <= STRIKING or state.source == HIDDEN, "nothing is held, nothing has a source")
    decides = (state.turn - 1) % state.seats if phase == BOTTOM else state.turn
    require(phase == OVER or state.seat == decides, "the right seat decides")
    if PILE <= phase <= STRIKING:
        check_placed(state)
    check_facing(state)


def check_placed(state: "Smoki") -> None:
    """The card of this turn lies on its slot, and only its kind of raven acts."""
    phase = state.phase
    require(state.dreams[state.turn * DREAM_SIZE + state.slot] == state.held, "the placed card lies on its slot")
    require(state.facing[state.turn] >> state.slot & 1 == 1, "the placed card lies face up")
    require((state.held == RING) == (phase == BOTTOM), "a ring goes round")
    require(phase != BOTTOM or all(mask >> state.slot & 1 for mask in state.facing), "a ring turns up a card of all")
    require(phase != IN_NEST or state.held == NEST, "a nest acts")
    require(phase not in (OFFERING, STRIKING) or state.held == ATTACK, "an attack acts")
    require(state.offered != state.slot, "the attack itself is not exchanged")


def check_facing(state: "Smoki") -> None:
    """SMO-3.2, SMO-7.1: cards are turned up one by one, and a complete dream ends the round."""
    phase, facing = state.phase, state.facing
    if phase == REVEAL:
        first = (state.turn - state.starter) % state.seats
        up = [facing[(state.starter + i) % state.seats].bit_count() for i in range(state.seats)]
        require(up == [1] * first + [0] * (state.seats - first), "one card each is turned up in order")
    elif phase == OVER:
        require(facing == [COMPLETE] * state.seats, "all cards are turned up at the end")
    else:
        require(sum(mask.bit_count() for mask in facing) >= state.seats, "one card each was turned up")
        require(state.options.raven_attack or all(facing), "one card each was turned up")
        done = [seat for seat in range(state.seats) if facing[seat] == COMPLETE]
        allowed = range(state.seats) if phase == BOTTOM else [state.turn] if phase > HOLD else []
        require(all(seat in allowed for seat in done), "no dream is complete")


def check_piles(state: "Smoki") -> None:
    """SMO-3.3, SMO-5.7, SMO-5.8: between turns open piles have at least one card each, as has the hidden pile."""
    phase = state.phase
    opened = sum(map(len, state.piles))
    if phase == REVEAL:
        require(not opened, "no open pile before all have chosen")
        require(not state.reshuffled, "no reshuffle before all have chosen")
        return
    taken = state.source != HIDDEN
    put = IN_NEST <= phase <= STRIKING
    require(opened + taken - put >= len(state.piles), "the open piles have a card each or more")
    if phase == SOURCE or taken:
        require(bool(state.hidden), "the hidden pile has a card")


def check_turns(state: "Smoki") -> None:
    """SMO-3.5, SMO-5.1, SMO-9.2: turns go round from the first player, a round takes some, the last is agreed."""
    over, most = state.phase == OVER, most_turns(state.options)
    capped = over and state.turns == most
    require(state.turns < most or capped, "the turns have not run out")
    turns = turns_of_round(state)
    require(turns >= (0 if not over else 1 if capped else shortest_round(state)), "a round takes its turns")
    before = 0 if state.phase == REVEAL else (state.turn - state.starter) % state.seats + over
    require(turns >= before, "the turns go round from the first player")
    if state.round == 1:
        require(turns == 0 or state.phase != REVEAL, "no turn before all have chosen")
        require((turns - before) % state.seats == 0, "the turns go round")
        require(state.options.starting_seat in (None, state.starter), "the agreed player starts")


def check_progress(state: "Smoki") -> None:
    """Dreams and piles have come no further than the turns of this round allow."""
    phase, turns = state.phase, turns_of_round(state)
    if phase == REVEAL:
        return
    if phase != OVER:
        most = 1 + most_turned_up(state) * (turns + (phase > HOLD))
        require(all(mask.bit_count() <= most for mask in state.facing), "cards are turned up turn by turn")
    at_first = len(deck(raven_attack=state.options.raven_attack)) - len(state.dreams) - len(state.piles)
    if state.reshuffled:
        require(turns >= at_first, "the hidden pile runs out card by card")
    else:
        drawing = HOLD <= phase <= STRIKING and state.source == HIDDEN
        require(at_first - len(state.hidden) <= turns + drawing, "the hidden pile loses a card in a turn")


def turns_of_round(state: "Smoki") -> int:
    """Return the most turns that this round can have had: the others took as few as possible."""
    return state.turns - shortest_round(state) * (state.round - 1)


def shortest_round(state: "Smoki") -> int:
    """SMO-3.2, SMO-7.1: the least number of turns between the first card of a dream and its last."""
    return -(-(DREAM_SIZE - 1) // most_turned_up(state))


def most_turned_up(state: "Smoki") -> int:
    """Return how many cards of one dream a turn can turn up: the placed one, and one that an attack brings."""
    return 2 if state.options.raven_attack else 1


def check_results(state: "Smoki") -> None:
    """SMO-8, SMO-9.1: tokens and points can have come from the finished rounds."""
    finished, last = finished_rounds(state), state.last
    require(len(last) == (state.seats if finished else 0), "one total for every seat once a round is finished")
    require(all(scoring.LEAST <= total <= scoring.MOST for total in last), "totals that a dream can have")
    for at, points in enumerate(state.tally):
        least, most = scoring.BY_SOURCE[at % 3]
        require(least * finished <= points <= most * finished, "points that the rounds can have brought")
    for points, total in zip(state.points(), last, strict=False):
        earlier = scoring.LEAST * (finished - 1) <= points - total <= scoring.MOST * (finished - 1)
        require(earlier, "the last round is part of the points")
    if state.options.scoring == "tokens":
        require(min(state.tokens) >= 0 and max(state.tokens) <= finished, "one token in a round")
        require(finished <= sum(state.tokens), "every round gives a token")
        require(min(tokens_before_last(state)) >= 0, "the best of the last round have a token")
    else:
        require(not any(state.tokens), "nobody has tokens by points")
    if state.phase == OVER:
        scored = [scoring.score(state.dream(seat)) for seat in range(state.seats)]
        require(last == scored, "the last dreams were scored")


def check_end(state: "Smoki") -> None:
    """SMO-9, SMO-10.1, SMO-10.2: the game goes on until it is decided, and no further."""
    options, finished = state.options, finished_rounds(state)
    decided = scoring.decided(options, finished, state.tokens, state.points())
    if state.phase != OVER:
        require(not decided, "the game goes on until it is decided")
        return
    require(decided or state.turns == most_turns(options), "the game ends when it is decided")
    points = [total - last for total, last in zip(state.points(), state.last, strict=True)]
    earlier = scoring.decided(options, finished - 1, tokens_before_last(state), points)
    require(not earlier, "the game was not decided before the last round")


def finished_rounds(state: "Smoki") -> int:
    """Count the rounds that were scored."""
    return state.round if state.phase == OVER else state.round - 1


def tokens_before_last(state: "Smoki") -> list[int]:
    """Return the tokens of each seat without those of the last finished round."""
    best = min(state.last, default=0)
    given = [total == best for total in state.last] or [False] * state.seats
    return [had - new for had, new in zip(state.tokens, given, strict=True)]
