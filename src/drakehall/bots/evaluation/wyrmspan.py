"""How good a position of Wyrmspan is for a seat: points so far, what can still become of things, what is under way."""

from typing import Final

from drakehall.games.wyrmspan import scoring
from drakehall.games.wyrmspan.counting import quantity
from drakehall.games.wyrmspan.frames import (
    COINS,
    DUG,
    EXPLORED,
    HOMES,
    MARKERS,
    MEAT,
    OP,
    OP_BROWN,
    OP_DRAW,
    OP_GAIN,
    OP_OVER,
    OP_PAY,
    OP_SETUP,
    OP_TURN,
    POS,
    ROW,
    SEAT,
    TRACK,
)
from drakehall.games.wyrmspan.places import homes
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.table import eggs_of
from drakehall.games.wyrmspan.tiles import PLACE_POINTS, SIDES
from drakehall.games.wyrmspan.vocabulary import DECLINE, DRAW_DRAGON, GAIN, PASS, TAKE_DRAGON
from drakehall.games.wyrmspan.vocabulary import MARKER as MARKER_FIELD
from drakehall.kernel.state import State

NAMES: Final = (
    "points",
    "coins",
    "resources",
    "kinds",
    "eggs",
    "cave_cards",
    "open_caves",
    "activated",
    "round",
    "endgame",
    "cave_lengths",
    "dragons",
    "track",
    "markers",
    "first_plan",
    "second_plan",
    "third_plan",
    "objectives",
    "unexcavated",
    "explored",
    "constant",
)
STAGES: Final = 4
NEAR: Final = (1.0, 0.7, 0.45, 0.3, 0.2)
"""How much of a dragon counts by the number of resources still missing for it."""
SETTLING: Final = 2.0
"""What the end of a round would seem to bring only because its objective is no longer a hope."""
LONGEST: Final = 60
QUIET: Final = (OP_TURN, OP_SETUP, OP_OVER)


def stage(state: State) -> int:
    """Every round has weights of its own."""
    assert isinstance(state, Wyrmspan)
    return state.round - 1


def features(state: State, seat: int) -> list[float]:
    """Measure points so far and what can still become of things."""
    assert isinstance(state, Wyrmspan)
    s = state
    at = seat * ROW
    stock, box = s.stock, s.box
    points = scoring.seat_breakdown(s, seat)
    resources = stock[at + MEAT : at + MEAT + 4]
    homed = stock[at + HOMES : at + HOMES + 3]
    dug = stock[at + DUG : at + DUG + 3]
    dragons = [s.dragons[seat * 12 + place] for place in homes(s, seat)]
    plans = sorted((plan(s, seat, card) for card in s.dragon_hands[seat]), reverse=True)[:3]
    return [
        float(sum(points.values()) - points["coins"] - points["left"]),
        min(9, stock[at + COINS]),
        min(9, sum(resources)),
        sum(number > 0 for number in resources),
        min(8, points["eggs"]),
        min(5, len(s.cave_hands[seat])),
        sum(space > home for space, home in zip(dug, homed, strict=True)),
        sum(box.activated[card] >= 0 for card in dragons),
        sum(box.round[card] >= 0 for card in dragons),
        sum(box.endgame[card] >= 0 for card in dragons),
        sum(home * home for home in homed),
        len(dragons),
        (stock[at + TRACK] % 6) * (stock[at + MARKERS] < 4),
        stock[at + MARKERS],
        *plans,
        *[0.0] * (3 - len(plans)),
        objective(s, seat),
        12 - sum(dug),
        sum(times > 0 for times in stock[at + EXPLORED : at + EXPLORED + 3]),
        1.0,
    ]


def rounds(s: Wyrmspan) -> int:
    """Count the rounds to come after this one."""
    return 4 - s.round


def plan(s: Wyrmspan, seat: int, card: int) -> float:
    """Estimate what a dragon in hand is worth: its points, the less the more is missing to play it."""
    box = s.box
    at = seat * ROW
    need = box.resources[card]
    stock = s.stock[at + MEAT : at + MEAT + 4]
    missing = sum(max(0, due - have) for due, have in zip(need, stock, strict=True))
    spare = sum(max(0, have - due) for due, have in zip(need, stock, strict=True))
    missing -= min(missing, spare // 2)
    if box.egg[card] and not eggs_of(s, seat):
        missing += 1
    room = any(
        box.homes[card] >> cave & 1 and s.stock[at + HOMES + cave] < s.stock[at + DUG + cave] for cave in range(3)
    )
    return box.vp[card] * NEAR[min(missing, 4)] * (1.0 if room else 0.6)


def objective(s: Wyrmspan, seat: int) -> float:
    """Estimate the points of the objectives that are still to come, this round's most."""
    worth = 0.0
    for number in range(s.round - 1, 4):
        if len(s.places) > number * len(s.marks):
            continue
        side = SIDES[s.objectives[number]]
        own = quantity(s, side.name, seat)
        others = [quantity(s, side.name, other) for other in range(s.seats) if other != seat]
        if s.seats == 1:
            others = [side.automa[number] + 1]
        place = sum(other > own for other in set(others))
        points = PLACE_POINTS[number][min(3, place) if own else 3]
        worth += (0.9 if number == s.round - 1 else 0.45) * points + 0.12 * min(own, 8)
    return worth + SETTLING * rounds(s)


def clock(state: State) -> int:
    """Turns are told apart by round and seat, and against the Automa by its cards."""
    assert isinstance(state, Wyrmspan)
    return (state.round * 8 + state.turn) * 64 + len(state.decisions)


def settled(state: State, seat: int) -> Wyrmspan:
    """Play on what is under way, in the plainest manner, until somebody has a turn: half-done things deceive."""
    assert isinstance(state, Wyrmspan)
    if any(state.sealed):
        return unsealed(state, seat)
    s = world = state
    for _ in range(LONGEST):
        op = world.stack[OP]
        if op in QUIET and not (op == OP_TURN and world.stack[POS]):
            break
        if world is s:
            world = s.copy()
        world.apply(plainest(world))
    return world


def unsealed(s: Wyrmspan, seat: int) -> Wyrmspan:
    """Carry out a seat's own choices of the setup."""
    world = s.copy()
    number = len(s.box.dragons)
    gone = s.sealed[seat][:2]
    world.dragon_hands[seat] = [card for card in s.dragon_hands[seat] if card not in gone]
    world.cave_hands[seat] = [card for card in s.cave_hands[seat] if number + card not in gone]
    for kind in s.sealed[seat][2:]:
        world.stock[seat * ROW + MEAT + kind] += 1
    return world


def plainest(s: Wyrmspan) -> int:
    """Choose without thinking: take what is given, pay for nothing extra, prefer points on the guild tile."""
    options = [action for action in s.choices if action >= PASS]
    if not options:
        return s.choices[0]
    op = s.stack[OP]
    if op == OP_PAY and options[0] == DECLINE:
        return DECLINE
    if op == OP_BROWN:
        return next((MARKER_FIELD + field for field in (4, 5, 2) if MARKER_FIELD + field in options), options[-1])
    if op == OP_GAIN and options[-1] >= GAIN and options[-1] < GAIN + 4:
        return wanted(s, options)
    if op == OP_DRAW and TAKE_DRAGON <= options[-1] <= DRAW_DRAGON:
        return best_shown(s, options)
    return options[1] if options[0] == DECLINE and len(options) > 1 else options[0]


def best_shown(s: Wyrmspan, options: list[int]) -> int:
    """Choose the dragon of the display that is the best plan."""
    seat = s.stack[SEAT]
    shown = [action for action in options if TAKE_DRAGON <= action < TAKE_DRAGON + 3]
    return max(shown, key=lambda action: plan(s, seat, s.display[action - TAKE_DRAGON])) if shown else options[-1]


def wanted(s: Wyrmspan, options: list[int]) -> int:
    """Choose the resource that the dragons in hand lack most."""
    seat = s.stack[SEAT]
    at = seat * ROW + MEAT
    lack = [-s.stock[at + kind] for kind in range(4)]
    for card in s.dragon_hands[seat]:
        for kind, due in enumerate(s.box.resources[card]):
            lack[kind] += 2 * max(0, due - s.stock[at + kind])
    return max((action for action in options if action != DECLINE), key=lambda action: lack[action - GAIN])
