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

WEIGHTS: Final = (
    (3.0, 0.9, 0.0, -0.3, 0.3, 1.8, 2.2, 2.8, 0.5, 1.1, 1.4, 1.65, 1.5, 0.6, 0.8, 0.35, 0.8, 0.0, -1.4, 29.0),
    (3.1, 0.2, 0.6, -0.5, 0.6, 1.9, 2.1, 3.8, 1.3, 0.7, 0.7, 1.55, 2.6, 0.65, 0.5, 0.4, 0.8, -0.2, 0.0, 10.5),
    (2.2, 0.1, 1.0, -0.4, 0.25, 0.5, 1.0, 1.9, 0.3, 0.35, 0.2, 0.4, 0.4, 0.6, 0.2, 0.25, 0.85, 0.0, -0.7, 8.5),
    (1.5, 0.25, 0.2, -0.1, 0.4, 0.5, 0.2, 0.45, 0.1, 0.0, 0.5, 0.35, 0.2, 0.3, 0.4, 0.0, 0.9, -0.2, -0.8, 0.0),
)
"""By round: coins, resources, their kinds, eggs, cave cards, caves with room, activated, round and endgame dragons,
squares of the caves' lengths, dragons, steps on the track, markers, the three best plans, objectives, spaces to
excavate, caves explored, and a constant; fitted to a few hundred games."""
NEAR: Final = (1.0, 0.7, 0.45, 0.3, 0.2)
"""How much of a dragon counts by the number of resources still missing for it."""
SETTLING: Final = 2.0
"""What the end of a round would seem to bring only because its objective is no longer a hope."""
VICTORY: Final = 5.0
LONGEST: Final = 60
QUIET: Final = (OP_TURN, OP_SETUP, OP_OVER)


def evaluate(state: State, seat: int) -> float:
    """Weigh a seat's prospects against those of the best opponent."""
    assert isinstance(state, Wyrmspan)
    state = unsealed(state, seat) if any(state.sealed) else settled(state)
    if state.over:
        scores = [float(score) for score in state.scores()[: state.seats]]
        scores[seat] += VICTORY * (seat in state.winners())
    else:
        scores = [prospects(state, each) for each in range(state.seats)]
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - 0.3 * max(rivals, default=0.0)


def prospects(s: Wyrmspan, seat: int) -> float:
    """Estimate what a seat will have in the end: its points, and what such things have brought in many games."""
    at = seat * ROW
    stock, box = s.stock, s.box
    points = scoring.seat_breakdown(s, seat)
    resources = stock[at + MEAT : at + MEAT + 4]
    homed = stock[at + HOMES : at + HOMES + 3]
    dug = stock[at + DUG : at + DUG + 3]
    dragons = [s.dragons[seat * 12 + place] for place in homes(s, seat)]
    plans = sorted((plan(s, seat, card) for card in s.dragon_hands[seat]), reverse=True)[:3]
    facts = (
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
        1,
    )
    worth = sum(points.values()) - points["coins"] - points["left"]
    return worth + sum(fact * weight for fact, weight in zip(facts, WEIGHTS[s.round - 1], strict=True))


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


def settled(s: Wyrmspan) -> Wyrmspan:
    """Play on what is under way, in the plainest manner, until somebody has a turn: half-done things deceive."""
    world = s
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
