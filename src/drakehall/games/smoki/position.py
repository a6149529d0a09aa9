"""Positions of Smoki as text: written by `write`, read by `read`. docs/positions.md shows examples."""

from typing import TYPE_CHECKING, Final

from drakehall.games.smoki import invariants, scoring
from drakehall.games.smoki.cards import DREAM_SIZE, LABELS, deck
from drakehall.games.smoki.vocabulary import (
    BOTTOM,
    HIDDEN,
    HOLD,
    IN_NEST,
    NONE,
    OVER,
    PHASES,
    PILE,
    REVEAL,
    SOURCE,
    STRIKING,
)
from drakehall.kernel.position_errors import WrongCount
from drakehall.kernel.position_pool import TO_DEAL, Pool
from drakehall.kernel.position_text import ANY, PositionReader, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.smoki.rules import Smoki

MOST: Final = 10**12
"""More rounds, turns and points than any game has."""
MOST_FROM_DRAGONS: Final = scoring.BY_SOURCE[0][1]
POINTS: Final = ("dragons", "ravens", "reflections")


def write(state: "Smoki") -> str:
    """Write a whole position."""
    text = PositionWriter("smoki", state)
    text.line("round", state.round)
    text.line("turns", state.turns)
    text.line("starter", state.starter)
    text.line("turn", state.turn)
    text.line("phase", PHASES[state.phase])
    for seat in range(state.seats):
        text.line(f"seat {seat}", dream(state, seat))
    for number, pile in enumerate(state.piles):
        text.cards(f"open {number}", pile, LABELS)
    text.cards("hidden", state.hidden, LABELS)
    if state.reshuffled:
        text.line("reshuffled", "yes")
    write_card_of_turn(state, text)
    if any(state.tokens):
        text.line("tokens", *state.tokens)
    if state.last:
        for source, name in enumerate(POINTS):
            text.line(name, *state.tally[source::3])
        text.line("last round", *state.last)
    return str(text)


def dream(state: "Smoki", seat: int) -> str:
    """Write the six cards of a dream, face-down ones in brackets."""
    cards = [
        LABELS[card] if state.facing[seat] >> slot & 1 else f"({LABELS[card]})"
        for slot, card in enumerate(state.dream(seat))
    ]
    return f"{' '.join(cards[:3])} / {' '.join(cards[3:])}"


def write_card_of_turn(state: "Smoki", text: PositionWriter) -> None:
    """Write the card that was taken this turn: in hand or placed, and what has left the dream for it."""
    if state.phase == HOLD:
        text.line("held", LABELS[state.held])
    if HOLD <= state.phase <= STRIKING:
        text.line("source", "hidden" if state.source == HIDDEN else f"open {state.source}")
    for key, slot in (("placed", state.slot), ("offered", state.offered)):
        if slot != NONE:
            text.line(key, slot)
    if state.carry != NONE:
        text.line("removed", LABELS[state.carry])


def read(state: "Smoki", text: PositionReader) -> "Smoki":
    """Lay out what a text names on a table that was set for a new game; what it does not name follows or is dealt."""
    if text.bare:
        return state
    pool = Pool(deck(raven_attack=state.options.raven_attack), LABELS)
    read_dreams(state, text, pool)
    read_phase(state, text)
    read_piles(state, text, pool)
    read_card_of_turn(state, text, pool)
    deal(state, text, pool)
    read_results(state, text)
    read_turns(state, text)
    return state


def read_dreams(state: "Smoki", text: PositionReader, pool: Pool) -> None:
    """Lay the dreams; one that is not named lies face down."""
    for seat in range(state.seats):
        line = text.line(f"seat {seat}")
        cards = [Word(f"({ANY})", 0, 0)] * DREAM_SIZE if line is None else cards_of_dream(line)
        state.facing[seat] = sum(1 << slot for slot, word in enumerate(cards) if not is_down(word))
        laid = [pool.take(word.part(1, -1) if is_down(word) else word) for word in cards]
        state.dreams[seat * DREAM_SIZE : (seat + 1) * DREAM_SIZE] = laid


def cards_of_dream(line: TextLine) -> list[Word]:
    """Return the six words of a dream; a slash may stand between its rows."""
    cards = [word for row in line.rows() for word in row]
    if len(cards) != DREAM_SIZE:
        key = line.key
        raise WrongCount(line=key.line, column=key.column, count=len(cards), needed=DREAM_SIZE)
    return cards


def is_down(word: Word) -> bool:
    """Whether a card lies face down: it is written in brackets."""
    return word.text.startswith("(") and word.text.endswith(")")


def read_phase(state: "Smoki", text: PositionReader) -> None:
    """Read what is pending: a card to turn up while none lies face up, else a card to take."""
    usual = SOURCE if any(state.facing) else REVEAL
    state.phase = text.label("phase", PHASES, usual)
    agreed = state.options.starting_seat or 0
    first = agreed + sum(map(bool, state.facing)) if state.phase == REVEAL else agreed
    state.turn = text.seat("turn", first % state.seats)
    state.seat = (state.turn - (state.phase == BOTTOM)) % state.seats if state.phase != OVER else None


def read_piles(state: "Smoki", text: PositionReader, pool: Pool) -> None:
    """Lay the piles, bottom to top; of the hidden one the uppermost cards may be named."""
    put = IN_NEST <= state.phase <= STRIKING  # the removed card lies on an open pile
    for number in range(state.options.open_piles):
        line = text.line(f"open {number}")
        usual = 0 if state.phase == REVEAL else 2 if put and number == 0 else 1
        state.piles[number] = [TO_DEAL] * usual if line is None else pool.take_all(line)
    state.hidden = pool.take_all(text.line("hidden"))
    state.reshuffled = text.flag("reshuffled")


def read_card_of_turn(state: "Smoki", text: PositionReader, pool: Pool) -> None:
    """Read the card that was taken this turn; once placed it is the one that lies there."""
    if HOLD <= state.phase <= STRIKING:
        sources = ("hidden", *(f"open {number}" for number in range(len(state.piles))))
        line = text.line("source")
        if line is not None:
            words = line.words()
            whole = Word(" ".join(word.text for word in words), words[0].line, words[0].column) if words else line.key
            state.source = whole.label(sources) - 1
    if state.phase == HOLD:
        line = text.line("held")
        state.held = TO_DEAL if line is None else pool.take(line.word())
    elif PILE <= state.phase <= STRIKING:
        state.slot = text.needed("placed").word().number(0, DREAM_SIZE - 1)
    if state.phase in (PILE, BOTTOM):
        line = text.line("removed")
        state.carry = TO_DEAL if line is None else pool.take(line.word())
    if state.phase == STRIKING:
        state.offered = text.needed("offered").word().number(0, DREAM_SIZE - 1)


def deal(state: "Smoki", text: PositionReader, pool: Pool) -> None:
    """Deal what is not named; the rest of the deck lies at the bottom of the hidden pile."""
    pool.shuffle(text.deal)
    state.dreams = pool.dealt(state.dreams)
    state.piles = [pool.dealt(pile) for pile in state.piles]
    state.held, state.carry = pool.dealt([state.held, state.carry])
    state.hidden = pool.dealt(state.hidden)
    state.hidden = pool.rest() + state.hidden
    if state.slot != NONE:
        state.held = state.dream(state.turn)[state.slot]


def read_results(state: "Smoki", text: PositionReader) -> None:
    """Read what finished rounds have brought; unless it is named, as few were played as that takes."""
    seats, over = state.seats, state.phase == OVER
    state.tokens = text.numbers("tokens", [0] * seats, 0, MOST)
    usual = [int(any(state.tokens) and not had) for had in state.tokens]  # who has a token was the best of a round
    if over:
        usual = [scoring.score(state.dream(seat)) for seat in range(seats)]
    if any(text.has(name) for name in POINTS):
        usual = [0] * seats
    sources = [text.numbers(POINTS[0], usual, -MOST, MOST)]
    sources += [text.numbers(name, [0] * seats, -MOST, MOST) for name in POINTS[1:]]
    state.tally = [points for of_seat in zip(*sources, strict=True) for points in of_seat]
    points = state.points()
    finished = max(int(over), *state.tokens, *(-(-abs(part) // MOST_FROM_DRAGONS) for part in state.tally))
    state.round = text.number("round", finished + (not over), 1, MOST)
    last = [min(max(had, scoring.LEAST), scoring.MOST) for had in points]
    state.last = text.numbers("last round", last, -MOST, MOST) if invariants.finished_rounds(state) else []


def read_turns(state: "Smoki", text: PositionReader) -> None:
    """Read turns and first player; unless they are named, as few turns as possible since one who fits them."""
    earlier = invariants.shortest_round(state) * (state.round - 1)
    over = state.phase == OVER
    agreed = state.options.starting_seat if state.round == 1 else None
    fewest = fewest_turns(state)
    while agreed is not None and (fewest - over - state.turn + agreed) % state.seats:
        fewest += 1
    state.turns = text.number("turns", earlier + fewest, 0, MOST)
    since = 0 if state.phase == REVEAL else state.turns - earlier - over
    usual = (state.turn - since) % state.seats
    if state.phase == REVEAL:
        usual = (state.turn - sum(map(bool, state.facing))) % state.seats
    state.starter = text.seat("starter", usual)


def fewest_turns(state: "Smoki") -> int:
    """Count the turns that this round must have had for its dreams and piles to be as they are."""
    if state.phase == REVEAL:
        return 0
    cards = len(deck(raven_attack=state.options.raven_attack)) - len(state.dreams) - len(state.piles)
    turned_up = max(mask.bit_count() for mask in state.facing) - 1
    drawn = cards if state.reshuffled else cards - len(state.hidden)
    return max(-(-turned_up // invariants.most_turned_up(state)), drawn, 0)
