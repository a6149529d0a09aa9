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
    CARD,
    COINS,
    DECLINED,
    DID,
    DONE,
    DUG,
    EFFECT,
    FLAG,
    FORCED,
    MAT_SPACES,
    MEAT,
    NEST,
    NONE,
    NOTHING,
    OP_EXCAVATE,
    OP_SEQ,
    OP_UPTO,
    POS,
    ROOT,
    ROW,
    SEAT,
    A,
    pop,
    push,
    trades,
)
from drakehall.games.wyrmspan.places import places
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

# Positions of a conversion.
OFFERED: Final = 0
PAYING: Final = 1
TAKING: Final = 2

PAID: Final = A
"""Number of units paid of the part of the cost that the position refers to."""


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
    at = seat * ROW
    _, meat, gold, crystal, milk = s.stock[at : at + 5]
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
    at = seat * ROW + MEAT
    spare = [have - wanted for have, wanted in zip(s.stock[at : at + 4], need, strict=True)]
    if min(spare) >= 0:
        return []
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
        total = sum(s.stock[at + MEAT : at + MEAT + 4])
    if kinds & BY_COIN:
        total += s.stock[at + COINS]
    if kinds & BY_EGG:
        total += sum(number for _, number in egg_places(s, seat, card, cost.loc))
    if kinds & BY_DRAGON:
        total += len(s.dragon_hands[seat])
    if kinds & BY_CAVE:
        total += len(s.cave_hands[seat])
    return total


def egg_places(s: "Wyrmspan", seat: int, card: int, loc: int) -> list[tuple[int, int]]:
    """List the places with eggs and how many lie there, the nests of the mat last."""
    at = seat * MAT_SPACES
    eggs = s.eggs
    found = [(place, eggs[at + place]) for place in places(s, seat, card, loc) if eggs[at + place]]
    if loc == ANYWHERE and s.stock[seat * ROW + NEST]:
        found.append((MAT, s.stock[seat * ROW + NEST]))
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
        found += [PAY_EGG + place for place, _ in egg_places(s, seat, card, cost.loc)]
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


def pay(s: "Wyrmspan") -> list[int] | None:
    """PAY: pay a cost part by part, unit by unit; what can be paid in only one way is paid automatically (WYR-R6)."""
    stack = s.stack
    seat, card = stack[SEAT], stack[CARD]
    parts = s.compiled.effects[stack[EFFECT]].cost
    while stack[POS] < len(parts):
        part = parts[stack[POS]]
        left = part.n - stack[PAID]
        if not left:
            stack[POS] += 1
            stack[PAID] = 0
            continue
        options = units(s, seat, card, part)
        certain = only_one_way(s, options, available(s, seat, card, part), left)
        if stack[FLAG]:
            if not payable(s, seat, card, stack[EFFECT]):
                pop(s, NOTHING)
                return None
            return trades(s, seat) + [DECLINE] + ([USE] if certain else options)
        if not certain:
            return options
        pay_unit(s, seat, options[0])
        stack[PAID] += 1
    pop(s, DONE)
    return None


def answer_pay(s: "Wyrmspan", action: int) -> None:
    """PAY: a unit was chosen, or the whole cost where it is certain, or nothing."""
    stack = s.stack
    if action == DECLINE:
        pop(s, DECLINED)
        return
    stack[FLAG] = 0
    if action != USE:
        pay_unit(s, stack[SEAT], action)
        stack[PAID] += 1


def begin_pay(s: "Wyrmspan", effect: int, seat: int, card: int, flag: int) -> None:
    """Put a payment on the stack."""
    push(s, effect, seat, card, flag, NONE)
    s.stack[PAID] = 0


def convert(s: "Wyrmspan") -> list[int] | None:
    """CONVERT: a cost and then its benefit; the cost is always optional (WYR-8.7)."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    seat, card = stack[SEAT], stack[CARD]
    if stack[POS] == OFFERED:
        if not payable(s, seat, card, effect.paid) or not worth_paying(s, seat, effect.body):
            pop(s, NOTHING)
            return None
        stack[POS] = PAYING
        begin_pay(s, effect.paid, seat, card, 1 if stack[FLAG] != FORCED else 0)
    elif stack[POS] == PAYING:
        if stack[DID] != DONE:
            pop(s, stack[DID])
            return None
        stack[POS] = TAKING
        push(s, effect.body, seat, card, 0, stack[ROOT])
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
    at = seat * ROW + DUG
    if min(s.stock[at : at + 3]) == 4:
        return False
    shown = effect.sources & DISPLAY and max(s.display[3:]) >= 0
    held = effect.sources & HAND and s.cave_hands[seat]
    drawn = effect.sources & DECK and (s.cave_deck or s.cave_discard)
    return bool(shown or held or drawn)
