"""How good a position of Wyrmspan is for a seat: points so far, what can still become of things, what is under way."""

from typing import Final

from drakehall.games.wyrmspan import scoring
from drakehall.games.wyrmspan.counting import quantity
from drakehall.games.wyrmspan.frames import (
    COINS,
    DUG,
    HOMES,
    MARKERS,
    MEAT,
    OP,
    OP_BROWN,
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
from drakehall.games.wyrmspan.vocabulary import DECLINE, GAIN, PASS
from drakehall.games.wyrmspan.vocabulary import MARKER as MARKER_FIELD
from drakehall.kernel.state import State

EGG: Final = 1.25
MARKER: Final = 4.0
SPACE: Final = 2.5
"""An excavated space without a dragon."""
LONGEST: Final = 60
QUIET: Final = (OP_TURN, OP_SETUP, OP_OVER)
NEAR: Final = (0.45, 0.3, 0.2, 0.12, 0.06)
"""How much of a dragon counts by the number of resources still missing for it."""


def evaluate(state: State, seat: int) -> float:
    """Weigh a seat's prospects against those of the best opponent."""
    assert isinstance(state, Wyrmspan)
    if state.over:
        scores = state.scores()
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return (1000.0 if seat in state.winners() else -1000.0) + scores[seat] - max(rivals)
    state = unsealed(state, seat) if any(state.sealed) else settled(state)
    if state.over:
        return float(state.scores()[seat] - max(score for other, score in enumerate(state.scores()) if other != seat))
    own = prospects(state, seat)
    if state.seats == 1:
        return own
    return own - 0.3 * max(prospects(state, other) for other in range(state.seats) if other != seat)


def prospects(s: Wyrmspan, seat: int) -> float:
    """Estimate what a seat will have in the end from what it has; nothing jumps when a round ends."""
    at = seat * ROW
    later = future(s, seat)
    points = scoring.seat_breakdown(s, seat)
    worth = float(sum(points.values()) - points["coins"] - points["left"])
    worth += coin(s.round) * min(9, s.stock[at + COINS])
    worth += sum(6 * coin(number) + EGG for number in range(s.round + 1, 5))
    worth += resource(later) * min(8, sum(s.stock[at + MEAT : at + MEAT + 4]))
    worth += hand(s, seat, later)
    worth += 0.3 * min(4, points["eggs"]) * later
    if s.stock[at + MARKERS] < 4:
        worth += (s.stock[at + TRACK] % 6) * MARKER / 6
    for place in homes(s, seat):
        worth += line(s, seat, s.dragons[seat * 12 + place]) * (1.15 - 0.1 * (place % 4))
    for cave in range(3):
        empty = s.stock[at + DUG + cave] - s.stock[at + HOMES + cave]
        worth += later * (SPACE * (empty > 0) + 0.4 * SPACE * max(0, empty - 1))
        worth += 1.5 * later * s.stock[at + HOMES + cave]
    return worth + objective(s, seat)


def rounds(s: Wyrmspan) -> int:
    """Count the rounds whose income is still to come."""
    return 4 - s.round


def future(s: Wyrmspan, seat: int) -> float:
    """How much of the game is left to a seat, 1 at the start, falling evenly with every coin spent."""
    return actions_left(s, seat) / 24


def actions_left(s: Wyrmspan, seat: int) -> float:
    """Count the coins that a seat can still spend; those it has passed with are worth less."""
    coins = float(min(9, s.stock[seat * ROW + COINS]))
    if s.passed >> seat & 1:
        coins *= 0.6 if rounds(s) else 0.0
    return coins + 6 * rounds(s)


def coin(number: int) -> float:
    """Give what a coin is worth in a round besides what is done with it."""
    return 0.2 + 0.18 * number


def resource(later: float) -> float:
    """Give the worth of a resource."""
    return 0.3 + 0.4 * later


def hand(s: Wyrmspan, seat: int, later: float) -> float:
    """Estimate the worth of the cards in hand: plans for the best dragons, a few cave cards."""
    plans = sorted((plan(s, seat, card) for card in s.dragon_hands[seat]), reverse=True)
    dragons = sum(worth * share for worth, share in zip(plans, (0.9, 0.6, 0.4, 0.2), strict=False))
    caves = len(s.cave_hands[seat])
    room = sum(4 - s.stock[seat * ROW + DUG + cave] for cave in range(3))
    useful = min(3, caves, room)
    return (
        dragons * min(1.0, 2 * later)
        + (0.25 + 0.25 * later) * min(4, len(plans))
        + 0.25 * max(0, len(plans) - 4)
        + (0.25 + 0.5 * later) * useful
        + 0.25 * (caves - useful)
    )


def plan(s: Wyrmspan, seat: int, card: int) -> float:
    """Estimate what a dragon in hand is worth: what it will bring, the less the more is missing to play it."""
    box = s.box
    at = seat * ROW
    need = box.resources[card]
    stock = s.stock[at + MEAT : at + MEAT + 4]
    missing = sum(max(0, due - have) for due, have in zip(need, stock, strict=True))
    spare = sum(max(0, have - due) for due, have in zip(need, stock, strict=True))
    missing -= min(missing, spare // 2)
    if box.egg[card] and not eggs_of(s, seat):
        missing += 1
    brings = box.vp[card] + line(s, seat, card) + played(s, card) - 1 - box.coin[card] - 0.3 * box.icons[card]
    room = any(
        box.homes[card] >> cave & 1 and s.stock[at + HOMES + cave] < s.stock[at + DUG + cave] for cave in range(3)
    )
    near = NEAR[min(missing, 4)] * (1.0 if room else 0.55)
    return max(0.0, brings) * near


def line(s: Wyrmspan, seat: int, card: int) -> float:
    """Estimate what a dragon's line will still bring beside the points it has."""
    box = s.box
    left = rounds(s)
    if box.activated[card] >= 0:
        return 0.22 * actions_left(s, seat)
    if box.round[card] >= 0:
        return 1.4 * (left + (s.stack[0] == OP_TURN or card not in s.used))
    return 0.4 * left if box.endgame[card] >= 0 else 0.0


def played(s: Wyrmspan, card: int) -> float:
    """A line that works when the dragon is played."""
    return 2.2 if s.box.played[card] >= 0 else 0.0


def objective(s: Wyrmspan, seat: int) -> float:
    """Estimate the points of the objectives that are still to come, this round's most."""
    worth = 0.0
    for number in range(s.round - 1, min(4, s.round + 1)):
        if len(s.places) > number * len(s.marks):
            continue
        side = SIDES[s.objectives[number]]
        own = quantity(s, side.name, seat)
        others = [quantity(s, side.name, other) for other in range(s.seats) if other != seat]
        if s.seats == 1:
            others = [side.automa[number] + 1]
        place = sum(other > own for other in set(others))
        points = PLACE_POINTS[number][min(3, place) if own else 3]
        worth += (0.75 if number == s.round - 1 else 0.3) * (points + 0.3 * min(own, 8))
    return worth


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
    return options[1] if options[0] == DECLINE and len(options) > 1 else options[0]


def wanted(s: Wyrmspan, options: list[int]) -> int:
    """Choose the resource that the dragons in hand lack most."""
    seat = s.stack[SEAT]
    at = seat * ROW + MEAT
    lack = [-s.stock[at + kind] for kind in range(4)]
    for card in s.dragon_hands[seat]:
        for kind, due in enumerate(s.box.resources[card]):
            lack[kind] += 2 * max(0, due - s.stock[at + kind])
    return max((action for action in options if action != DECLINE), key=lambda action: lack[action - GAIN])
