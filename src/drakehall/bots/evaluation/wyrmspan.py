"""How good a position of Wyrmspan is for a seat: points so far, what can still become of things, what is under way."""

from typing import Final

from drakehall.games.wyrmspan import scoring
from drakehall.games.wyrmspan.counting import quantity
from drakehall.games.wyrmspan.frames import (
    COINS,
    DUG,
    HOMES,
    MEAT,
    OP_BROWN,
    OP_CACHE,
    OP_CONVERT,
    OP_DRAW,
    OP_EGG,
    OP_ENTICE,
    OP_EXCAVATE,
    OP_EXPLORE,
    OP_GAIN,
    OP_GUILD,
    OP_PAY,
    OP_SEQ,
    OP_TUCK,
    ROW,
    TRACK,
    WIDTH,
)
from drakehall.games.wyrmspan.places import homes
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import PLACE_POINTS, SIDES
from drakehall.kernel.state import State

COIN: Final = (1.6, 1.5, 1.35, 1.02)
"""What a coin is worth in rounds 1 to 4."""
RESOURCE: Final = (0.95, 0.85, 0.65, 0.3)
DRAGON_CARD: Final = (0.9, 0.8, 0.6, 0.3)
CAVE_CARD_WORTH: Final = (0.9, 0.8, 0.6, 0.3)
SPACE: Final = (2.2, 1.8, 1.1, 0.1)
"""An excavated space without a dragon."""
LINES: Final = (
    (0.0, 0.0, 0.0, 0.0),
    (4.2, 3.0, 1.7, 0.5),
    (4.4, 3.3, 2.2, 1.1),
    (1.5, 1.5, 1.0, 0.0),
)
"""What the line of a visible dragon will still bring, by timing: played, activated, round, endgame."""
ENTRY: Final = ((0.95, 1.3, 0.95, 1.0, 1.4), (0.9, 1.3, 0.9, 1.0, 1.2), (0.9, 1.3, 0.9, 1.0, 1.2))
"""What the entries of the three caves bring."""
MARKER: Final = 4.0


def evaluate(state: State, seat: int) -> float:
    """Weigh a seat's prospects against those of the best opponent."""
    assert isinstance(state, Wyrmspan)
    if state.over:
        scores = state.scores()
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return (1000.0 if seat in state.winners() else -1000.0) + scores[seat] - max(rivals)
    own = prospects(state, seat) + under_way(state, seat)
    if state.seats == 1:
        return own
    return own - 0.3 * max(prospects(state, other) for other in range(state.seats) if other != seat)


def prospects(s: Wyrmspan, seat: int) -> float:
    """Estimate what a seat will have in the end from what it has."""
    phase = s.round - 1
    at = seat * ROW
    points = scoring.seat_breakdown(s, seat)
    worth = float(sum(points.values()) - points["coins"] - points["left"])
    worth += COIN[phase] * min(9, s.stock[at + COINS])
    resources = s.stock[at + MEAT : at + MEAT + 4]
    worth += RESOURCE[phase] * (min(8, sum(resources)) + 0.15 * sum(number > 0 for number in resources))
    worth += hand(s, seat, phase)
    worth += 0.25 * min(6, points["eggs"]) * (phase < 3)
    worth += (s.stock[at + TRACK] % 6) * MARKER / 6 * (0.9 if s.stock[at + 16] < 4 else 0.2)
    for place in homes(s, seat):
        worth += line(s, s.dragons[seat * 12 + place], phase) * (1.15 - 0.1 * (place % 4))
    for cave in range(3):
        empty = s.stock[at + DUG + cave] - s.stock[at + HOMES + cave]
        worth += SPACE[phase] * (empty > 0) + 0.5 * SPACE[phase] * max(0, empty - 1)
        worth += 0.35 * (3 - phase) * s.stock[at + HOMES + cave]
    return worth + objective(s, seat)


def hand(s: Wyrmspan, seat: int, phase: int) -> float:
    """Estimate the worth of the cards in hand: the better dragons, a few cave cards."""
    best = sorted((card_worth(s, card, phase) for card in s.dragon_hands[seat]), reverse=True)
    dragons = sum(worth * share for worth, share in zip(best, (0.22, 0.16, 0.1, 0.06), strict=False))
    caves = len(s.cave_hands[seat])
    room = sum(4 - s.stock[seat * ROW + DUG + cave] for cave in range(3))
    useful = min(3, caves, room)
    return (
        dragons
        + DRAGON_CARD[phase] * min(4, len(best))
        + 0.25 * max(0, len(best) - 4)
        + CAVE_CARD_WORTH[phase] * useful
        + 0.25 * (caves - useful)
    )


def card_worth(s: Wyrmspan, card: int, phase: int) -> float:
    """Estimate what a dragon brings once it is on the mat, less its cost."""
    box = s.box
    cost = 0.7 * box.icons[card] + box.coin[card] + 0.8 * box.egg[card]
    return box.vp[card] + line(s, card, phase) + played(s, card) - cost


def line(s: Wyrmspan, card: int, phase: int) -> float:
    """Estimate what a dragon's line will still bring."""
    by_timing = s.box.by_timing
    return sum(LINES[timing][phase] for timing in range(1, 4) if by_timing[timing][card] >= 0)


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
            others = [side.automa[number] + s.automa[4]]
        place = sum(other > own for other in set(others))
        points = PLACE_POINTS[number][min(3, place) if own else 3]
        worth += (0.75 if number == s.round - 1 else 0.3) * (points + 0.3 * min(own, 8))
    return worth


def under_way(s: Wyrmspan, seat: int) -> float:
    """Estimate what the effects on the stack will still bring to a seat."""
    phase = s.round - 1
    stack = s.stack
    worth = 0.0
    for at in range(WIDTH, len(stack), WIDTH):
        if stack[at + 2] != seat:
            continue
        op, pos, left = stack[at], stack[at + 1], stack[at + 8]
        if op == OP_EXPLORE:
            worth += walk(s, seat, left, pos, phase)
        elif op == OP_ENTICE and pos in (1, 2, 3, 4, 5):
            mode = s.box.steps[stack[at + 4]].mode
            card = stack[at + 9]
            full = s.box.vp[card] + line(s, card, phase) + played(s, card) - SPACE[phase]
            worth += full if mode == 1 or pos == 5 else full - 0.8 * s.box.icons[card] - s.box.coin[card]
        elif op == OP_EXCAVATE and 0 < pos < 6:
            worth += (SPACE[phase] + 1.0 if pos < 3 else 0.0) + 1.7 * (pos < 5)
        elif op == OP_GAIN:
            worth += RESOURCE[phase] * left
        elif op == OP_DRAW:
            worth += 0.95 * left
        elif op == OP_EGG:
            worth += 1.1 * left
        elif op == OP_GUILD:
            worth += 1.2 * left
        elif op == OP_BROWN and not pos:
            worth += MARKER
        elif op in (OP_TUCK, OP_CACHE):
            worth += 0.6 * left
        elif op == OP_CONVERT and pos == 1:
            worth += 1.6
        elif op == OP_PAY:
            worth -= 0.7 * sum(part.n for part in s.box.steps[stack[at + 4]].cost) - 0.7 * left
        elif op == OP_SEQ:
            worth += 0.6 * max(0, len(s.box.steps[stack[at + 4]].entries) - max(1, pos))
    return worth


def walk(s: Wyrmspan, seat: int, cave: int, pos: int, phase: int) -> float:
    """Estimate the rest of an exploration."""
    worth = 0.0
    share = (1.0, 1.0, 0.9, 0.75)[phase]
    for step in range(pos, 2 * s.stock[seat * ROW + HOMES + cave] + 1):
        if step % 2 == 0:
            worth += ENTRY[cave][step // 2] * share
        else:
            dragon = s.dragons[seat * 12 + cave * 4 + step // 2]
            if s.box.activated[dragon] >= 0 and dragon not in s.fresh:
                worth += 1.3 * share
    return worth
