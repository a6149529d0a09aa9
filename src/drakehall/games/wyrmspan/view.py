"""What leaves the rules: a seat's view, and the record of a position."""

from typing import TYPE_CHECKING, Final

import msgspec

from drakehall.games.wyrmspan import automa, question, scoring
from drakehall.games.wyrmspan.actions import leftmost
from drakehall.games.wyrmspan.automa import OBJECTIVE, READY, TOKEN
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    COINS,
    COLUMNS,
    DUG,
    EXPLORED,
    KIND_BITS,
    MARKERS,
    MAT_SPACES,
    MEAT,
    MOST_OF_A_KIND,
    NEST,
    OP_EXCAVATE,
    OP_INCOME,
    ROW,
    TRACK,
)
from drakehall.games.wyrmspan.guild import FIELD_BITS, squares
from drakehall.games.wyrmspan.handles import HandleView, handles
from drakehall.games.wyrmspan.standings import StandingView, standings
from drakehall.games.wyrmspan.tiles import GUILDS, LEVELS, SIDES
from drakehall.games.wyrmspan.vocabulary import FIELDS, INTO, PLACES, TAKE_CAVE, TAKE_DRAGON

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

WITHOUT_ARGUMENTS: Final = {"draw_dragon": "deck-dragon", "draw_cave": "deck-cave", "pay_coin": "coin"}
"""What is touched by actions that need not say so."""


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a mat. Cards are labels, None if there is none."""

    excavated: bool
    cave: str | None
    dragon: str | None
    eggs: int
    nests: int
    cached: dict[str, int]
    tucked: int
    fresh: bool
    grown: bool


class MatView(msgspec.Struct, frozen=True):
    """A seat's mat and supply; hands as lists for their owner, as numbers for the others."""

    seat: int
    coins: int
    resources: dict[str, int]
    nest: int
    track: int
    markers: int
    explored: list[int]
    passed: bool
    dragon_cards: int
    cave_cards: int
    dragon_hand: list[str] | None
    cave_hand: list[str] | None
    spaces: list[SpaceView]
    points: dict[str, int]
    """What it would score if the game ended now, by source."""


class AutomaView(msgspec.Struct, frozen=True):
    """What everyone sees of Automa."""

    level: str
    dragons: int
    caves: int
    track: int
    ready: int
    coins: int
    passed: bool
    cards: int


class WyrmspanView(msgspec.Struct, frozen=True):
    """What a seat may see."""

    viewer: int | None
    phase: str
    seat: int | None
    turn: int
    first: int
    round: int
    source: str | None
    """The label of the dragon (`d…`) or cave card (`c…`) whose ability is being used."""
    open_cards: list[str]
    """Cards that lie open between two places, labelled like `source`."""
    drawn: list[str] | None
    """Cards just drawn that an ability deals with, for the seat that drew them."""
    chosen: list[str]
    """The viewer's own setup choices that are still sealed."""
    guild: str
    squares: list[int]
    markers: list[list[int]]
    """Markers on the fields of the guild tile, by seat."""
    objectives: list[str]
    places: list[list[int]]
    standings: list[StandingView]
    """How everybody stands in the four objectives."""
    handles: list[HandleView]
    """What the viewer can do with the turn and what it costs, while that is asked."""
    dragon_display: list[str | None]
    cave_display: list[str | None]
    dragon_deck: int
    cave_deck: int
    dragon_discard: list[str]
    cave_discard: list[str]
    mats: list[MatView]
    automa: AutomaView | None
    dragon_table: str
    """A user's tables, empty if the cards are as printed."""
    cave_table: str


class WyrmspanRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every slot that makes up a position."""

    seats: int
    seat: int | None
    chance: str
    stack: list[int]
    turn: int
    turns: int
    first: int
    round: int
    passed: int
    tile: int
    marks: list[int]
    objectives: list[int]
    places: list[int]
    display: list[int]
    dragon_deck: list[int]
    dragon_discard: list[int]
    dragon_era: list[int]
    cave_deck: list[int]
    cave_discard: list[int]
    cave_era: list[int]
    dragon_hands: list[list[int]]
    cave_hands: list[list[int]]
    known_dragons: list[int]
    known_caves: list[int]
    stock: list[int]
    caves: list[int]
    dragons: list[int]
    eggs: list[int]
    cached: list[int]
    tucked: list[list[int]]
    slot_cards: list[int]
    slot_suspects: list[list[int]]
    slot_filters: list[int]
    grown: list[int]
    fresh: list[int]
    used: list[int]
    drawn: list[int]
    limbo: list[int]
    sealed: list[list[int]]
    automa: list[int]
    automa_cards: list[int]
    decisions: list[int]


def show(s: "Wyrmspan", seat: int | None) -> WyrmspanView:
    """Build the view of a seat (None: a spectator)."""
    compiled = s.compiled
    frame = s.frames[-1]
    listed = len(s.marks)
    return WyrmspanView(
        viewer=seat,
        phase=question.asked(s) if seat is not None and seat == s.seat else question.phase(s),
        seat=s.seat,
        turn=s.turn,
        first=s.first,
        round=s.round,
        source=source_label(s, frame.card),
        open_cards=[label for card in s.limbo if (label := source_label(s, card)) is not None],
        drawn=drawn(s, seat) if seat == frame.seat else None,
        chosen=chosen(s, seat),
        guild=GUILDS[s.tile].name,
        squares=list(squares(s)),
        markers=[[mask >> FIELD_BITS * field & 7 for field in range(len(FIELDS))] for mask in s.marks],
        objectives=[SIDES[side].name for side in s.objectives],
        places=[s.places[i : i + listed] for i in range(0, len(s.places), listed)],
        standings=standings(s),
        handles=handles(s, seat),
        dragon_display=[compiled.dragon_labels[card] if card >= 0 else None for card in s.display[:3]],
        cave_display=[compiled.cave_labels[card] if card >= 0 else None for card in s.display[3:]],
        dragon_deck=s.dragons_left,
        cave_deck=s.caves_left,
        dragon_discard=[compiled.dragon_labels[card] for card in s.dragon_discard],
        cave_discard=[compiled.cave_labels[card] for card in s.cave_discard],
        mats=[mat(s, each, seat) for each in range(s.seats)],
        automa=automa_view(s) if s.seats == 1 else None,
        dragon_table=s.options.dragons,
        cave_table=s.options.caves,
    )


def drawn(s: "Wyrmspan", seat: int | None) -> list[str]:
    """WYR-3.8: the cards just drawn that this seat holds; another seat's draw may still be open below its decision."""
    hand = s.dragon_hands[seat] if seat is not None else []
    return [s.compiled.dragon_labels[card] for card in s.drawn if card in hand]


def source_label(s: "Wyrmspan", card: int) -> str | None:
    """Label a dragon `d12` or a cave card `c34`."""
    if card >= CAVE_CARD:
        return f"c{s.compiled.cave_labels[card - CAVE_CARD]}"
    return f"d{s.compiled.dragon_labels[card]}" if card >= 0 else None


def chosen(s: "Wyrmspan", seat: int | None) -> list[str]:
    """Show a seat its own sealed choices."""
    if seat is None:
        return []
    sealed = s.sealed[seat]
    number = len(s.compiled.dragons)
    cards = [
        f"d{s.compiled.dragon_labels[card]}" if card < number else f"c{s.compiled.cave_labels[card - number]}"
        for card in sealed[:2]
    ]
    return cards + [RESOURCES[kind] for kind in sealed[2:]]


def mat(s: "Wyrmspan", seat: int, viewer: int | None) -> MatView:
    """Show a seat's mat and supply."""
    at = seat * ROW
    stock = s.stock
    own = seat == viewer
    compiled = s.compiled
    return MatView(
        seat=seat,
        coins=stock[at + COINS],
        resources={kind: stock[at + MEAT + i] for i, kind in enumerate(RESOURCES)},
        nest=stock[at + NEST],
        track=stock[at + TRACK],
        markers=stock[at + MARKERS],
        explored=stock[at + EXPLORED : at + EXPLORED + 3],
        passed=bool(s.passed >> seat & 1) and s.frames[0].op != OP_INCOME,  # the income is of the new round
        dragon_cards=len(s.dragon_hands[seat]),
        cave_cards=len(s.cave_hands[seat]),
        dragon_hand=[compiled.dragon_labels[card] for card in s.dragon_hands[seat]] if own else None,
        cave_hand=[compiled.cave_labels[card] for card in s.cave_hands[seat]] if own else None,
        spaces=[space(s, seat, place) for place in range(MAT_SPACES)],
        points=scoring.seat_breakdown(s, seat),
    )


def space(s: "Wyrmspan", seat: int, place: int) -> SpaceView:
    """Show a space."""
    at = seat * MAT_SPACES + place
    compiled = s.compiled
    dragon, cave = s.dragons[at], s.caves[at]
    numbers = [s.cached[at] >> KIND_BITS * kind & MOST_OF_A_KIND for kind in range(4)]
    return SpaceView(
        excavated=place % COLUMNS < s.stock[seat * ROW + DUG + place // COLUMNS],
        cave=compiled.cave_labels[cave] if cave >= 0 else None,
        dragon=compiled.dragon_labels[dragon] if dragon >= 0 else None,
        eggs=s.eggs[at],
        nests=compiled.nests[dragon] if dragon >= 0 else 0,
        cached={kind: number for kind, number in zip(RESOURCES, numbers, strict=True) if number},
        tucked=len(s.tucked[at]),
        fresh=dragon in s.fresh,
        grown=dragon in s.grown,
    )


def automa_view(s: "Wyrmspan") -> AutomaView:
    """Show Automa; before the first round her cards are not shuffled yet."""
    return AutomaView(
        level=s.options.automa,
        dragons=s.automa[automa.DRAGONS],
        caves=s.automa[automa.CAVES],
        track=s.automa[TOKEN],
        ready=s.automa[READY],
        coins=s.automa[OBJECTIVE],
        passed=bool(s.automa[automa.PASSED]),
        cards=len(s.decisions or LEVELS[s.options.automa]) - 1,
    )


def touched(s: "Wyrmspan", action: int) -> tuple[str, ...]:
    """Return what an action touches: cards of the display by what they are, nests by their places."""
    verb = s.actions.verb(action).name
    if verb in WITHOUT_ARGUMENTS:
        return (WITHOUT_ARGUMENTS[verb],)
    if verb == "take_dragon":
        return displayed("dragon", s.compiled.dragon_labels, s.display[action - TAKE_DRAGON])
    if verb == "take_cave":
        return displayed("card", s.compiled.cave_labels, s.display[3 + action - TAKE_CAVE])
    named = tuple(
        f"place-{name.removeprefix('nest-')}" if name.startswith("nest-") else name
        for name in s.actions.targets(action)
        if not name.startswith("entry-")
    )
    return (*named, *next_place(s, action - INTO)) if verb == "into" else named


def displayed(kind: str, labels: tuple[str, ...], card: int) -> tuple[str, ...]:
    """Return a card of the display; an empty slot is no element."""
    return (f"{kind}-{labels[card]}",) if card >= 0 else ()


def next_place(s: "Wyrmspan", cave: int) -> tuple[str, ...]:
    """WYR-5.2, WYR-6.3: name the place in a cave where the card goes that is being placed, if there is room."""
    frame = s.frames[-1]
    seat, row = frame.seat, cave * COLUMNS
    dug = row + s.stock[seat * ROW + DUG + cave]
    place, end = (dug, row + COLUMNS) if frame.op == OP_EXCAVATE else (leftmost(s, seat, cave), dug)
    return (f"place-{PLACES[place]}",) if place < end else ()
