"""Paying: costs of effects unit by unit, printed costs with exchanges, the 2-for-1 exchange itself."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.compiled_effects import (
    ANYWHERE,
    BY_CAVE,
    BY_COIN,
    BY_DRAGON,
    BY_EGG,
    BY_RESOURCE,
    DECK,
    DISPLAY,
    HAND,
    Cost,
)
from drakehall.games.wyrmspan.decks import discard_cave, discard_dragon
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    COINS,
    COLUMNS,
    DECLINED,
    DONE,
    DUG,
    FORCED,
    MAT_SPACES,
    MEAT,
    NEST,
    NONE,
    NOTHING,
    OP_EXCAVATE,
    OP_PAY,
    OP_SEQ,
    OP_UPTO,
    ROW,
    Frame,
    offer,
    pop,
    push,
)
from drakehall.games.wyrmspan.places import eggs_of, places, resources_of
from drakehall.games.wyrmspan.vocabulary import (
    DECLINE,
    EXCHANGE,
    MAT,
    NESTS,
    PAY,
    PAY_COIN,
    PAY_EGG,
    TRADES,
    USE,
)

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

# How far a conversion has come.
OFFERED: Final = 0
PAYING: Final = 1
TAKING: Final = 2


# --- 4.4 The exchange -----------------------------------------------------------------------------------------------


def exchange(s: "Wyrmspan", seat: int, action: int) -> None:
    """WYR-4.4: two resources for one of another kind."""
    first, second, taken = TRADES[action - EXCHANGE]
    at = seat * ROW + MEAT
    stock = s.stock
    stock[at + first] -= 1
    stock[at + second] -= 1
    stock[at + taken] += 1
    if s.events is not None:
        s.tell(
            "wyrmspan-event-exchanged",
            seat=seat,
            first_kind=RESOURCES[first],
            second_kind=RESOURCES[second],
            kind=RESOURCES[taken],
        )


def affordable(s: "Wyrmspan", seat: int, need: tuple[int, int, int, int]) -> bool:
    """Whether a seat has these resources, counting exchanges: every missing one takes two to spare (WYR-R4)."""
    stock = s.stock
    at = seat * ROW + MEAT
    meat, gold, crystal, milk = stock[at], stock[at + 1], stock[at + 2], stock[at + 3]
    a, b, c, d = need
    fits = (
        (meat if meat < a else a)
        + (gold if gold < b else b)
        + (crystal if crystal < c else c)
        + (milk if milk < d else d)
    )
    return meat + gold + crystal + milk + fits >= 2 * (a + b + c + d)


def repairs(s: "Wyrmspan", seat: int, need: tuple[int, int, int, int]) -> list[int]:
    """List the exchanges of spare resources for missing ones; empty if nothing is missing."""
    stock = s.stock
    at = seat * ROW + MEAT
    a, b, c, d = need
    if stock[at] >= a and stock[at + 1] >= b and stock[at + 2] >= c and stock[at + 3] >= d:
        return []
    spare = [stock[at] - a, stock[at + 1] - b, stock[at + 2] - c, stock[at + 3] - d]
    found = []
    for i, (first, second, taken) in enumerate(TRADES):
        enough = spare[first] >= 2 if first == second else spare[first] > 0 and spare[second] > 0
        if spare[taken] < 0 and enough:
            found.append(EXCHANGE + i)
    return found


# --- 8.7 Costs of effects -------------------------------------------------------------------------------------------


def available(s: "Wyrmspan", seat: int, card: int, cost: Cost) -> int:
    """Count what could pay a part of a cost; public numbers only."""
    at = seat * ROW
    kinds = cost.kinds
    total = 0
    if kinds & BY_RESOURCE:
        total = resources_of(s, seat)
    if kinds & BY_COIN:
        total += s.stock[at + COINS]
    if kinds & BY_EGG:
        total += eggs_at(s, seat, card, cost.loc)
    if kinds & BY_DRAGON:
        total += len(s.dragon_hands[seat])
    if kinds & BY_CAVE:
        total += len(s.cave_hands[seat])
    return total


def eggs_at(s: "Wyrmspan", seat: int, card: int, loc: int) -> int:
    """Count the eggs that a location means."""
    if loc == ANYWHERE:
        return eggs_of(s, seat)
    at = seat * MAT_SPACES
    total = 0
    for place in places(s, seat, card, loc):
        total += s.eggs[at + place]
    return total


def egg_places(s: "Wyrmspan", seat: int, card: int, loc: int) -> list[int]:
    """List the places with eggs, the nests of the mat last."""
    at = seat * MAT_SPACES
    eggs = s.eggs
    found = [place for place in places(s, seat, card, loc) if eggs[at + place]]
    if loc == ANYWHERE and s.stock[seat * ROW + NEST]:
        found.append(MAT)
    return found


def payable(s: "Wyrmspan", seat: int, card: int, effect: int) -> bool:
    """Whether a seat can pay a cost in full."""
    return all(available(s, seat, card, cost) >= cost.n for cost in s.compiled.effects[effect].cost)


def units(s: "Wyrmspan", seat: int, card: int, cost: Cost) -> list[int]:
    """List the actions that pay one unit of a part of a cost."""
    at = seat * ROW
    kinds = cost.kinds
    found: list[int] = []
    if kinds & BY_RESOURCE:
        found = [PAY + kind for kind in range(4) if s.stock[at + MEAT + kind]]
    if kinds & BY_COIN and s.stock[at + COINS]:
        found.append(PAY_COIN)
    if kinds & BY_EGG:
        found += [PAY_EGG + place for place in egg_places(s, seat, card, cost.loc)]
    if kinds & BY_DRAGON:
        first = s.compiled.pay_dragon
        found += [first + each for each in s.dragon_hands[seat]]
    if kinds & BY_CAVE:
        first = s.compiled.pay_cave
        found += [first + each for each in s.cave_hands[seat]]
    return found


def only_one_way(s: "Wyrmspan", options: list[int], total: int, left: int) -> bool:
    """Whether the payment is certain, judging by public numbers: all must go, or only one kind can be taken."""
    return total == left or (len(options) == 1 and options[0] < s.compiled.entice)


def pay_unit(s: "Wyrmspan", seat: int, action: int) -> None:
    """Pay one unit."""
    at = seat * ROW
    compiled = s.compiled
    if action < PAY_COIN:
        kind = action - PAY
        s.stock[at + MEAT + kind] -= 1
        if s.events is not None:
            s.tell("wyrmspan-event-paid", seat=seat, kind=RESOURCES[kind], count=1)
    elif action == PAY_COIN:
        pay_coins(s, seat, 1)
    elif action < compiled.entice:
        pay_egg(s, seat, action - PAY_EGG)
    elif action < compiled.excavate:
        discard_dragon(s, seat, action - compiled.pay_dragon)
    else:
        discard_cave(s, seat, action - compiled.pay_cave)


def pay_coins(s: "Wyrmspan", seat: int, count: int) -> None:
    """Pay coins."""
    if count:
        s.stock[seat * ROW + COINS] -= count
        if s.events is not None:
            s.tell("wyrmspan-event-paid-coins", seat=seat, count=count)


def pay_egg(s: "Wyrmspan", seat: int, place: int) -> None:
    """Pay an egg from a place."""
    if place == MAT:
        s.stock[seat * ROW + NEST] -= 1
    else:
        s.eggs[seat * MAT_SPACES + place] -= 1
    if s.events is not None:
        s.tell("wyrmspan-event-paid-egg", seat=seat, nest=NESTS[place])


def pay(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """PAY: pay a cost part by part, unit by unit; what can be paid in only one way is paid automatically (WYR-R6)."""
    seat, card = frame.seat, frame.card
    parts = s.compiled.effects[frame.effect].cost
    while frame.progress < len(parts):
        part = parts[frame.progress]
        left = part.n - frame.paid
        if not left:
            frame.progress += 1
            frame.paid = 0
            continue
        options = units(s, seat, card, part)
        certain = only_one_way(s, options, available(s, seat, card, part), left)
        if frame.flag:
            if not payable(s, seat, card, frame.effect):
                pop(s, NOTHING)
                return None
            return offer(s, frame, [USE] if certain else options)
        if not certain:
            return options
        pay_unit(s, seat, options[0])
        frame.paid += 1
    pop(s, DONE)
    return None


def answer_pay(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """PAY: a unit was chosen, or the whole cost where it is certain, or nothing."""
    if action == DECLINE:
        pop(s, DECLINED)
        return
    frame.flag = 0
    if action != USE:
        pay_unit(s, frame.seat, action)
        frame.paid += 1


def begin_pay(s: "Wyrmspan", effect: int, seat: int, card: int, flag: int) -> None:
    """Put a payment on the stack."""
    s.frames.append(Frame(OP_PAY, 0, seat, card, effect, NONE, 0, flag, 0, 0, NONE, NONE))


def convert(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """CONVERT: a cost and then its benefit; the cost is always optional (WYR-8.7)."""
    effect = s.compiled.effects[frame.effect]
    seat, card = frame.seat, frame.card
    if frame.progress == OFFERED:
        if not payable(s, seat, card, effect.paid) or not worth_paying(s, seat, effect.body):
            pop(s, NOTHING)
            return None
        frame.progress = PAYING
        begin_pay(s, effect.paid, seat, card, 1 if frame.flag != FORCED else 0)
    elif frame.progress == PAYING:
        if frame.did != DONE:
            pop(s, frame.did)
            return None
        frame.progress = TAKING
        push(s, effect.body, seat, card, 0, frame.root)
    else:
        pop(s, DONE)
    return None


def worth_paying(s: "Wyrmspan", seat: int, body: int) -> bool:
    """WYR-R5: a cost must not be paid for an excavation that cannot follow."""
    effect = s.compiled.effects[body]
    if effect.op == OP_UPTO:
        return worth_paying(s, seat, effect.body)
    if effect.op == OP_SEQ:
        return any(worth_paying(s, seat, item.body) for item in effect.items)
    if effect.op != OP_EXCAVATE:
        return True
    stock = s.stock
    at = seat * ROW + DUG
    if stock[at] == stock[at + 1] == stock[at + 2] == COLUMNS:
        return False
    shown = effect.sources & DISPLAY and (s.display[3] >= 0 or s.display[4] >= 0 or s.display[5] >= 0)
    held = effect.sources & HAND and s.cave_hands[seat]
    drawn = effect.sources & DECK and (s.caves_left or s.cave_discard)
    return bool(shown or held or drawn)
