"""Benefits: gain, draw, lay eggs."""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.compiled_effects import (
    ANY,
    ANYWHERE,
    CAVES,
    COIN,
    DECK,
    DISPLAY,
    DRAGONS,
    OF_PICKED,
    OF_TUCKED,
    CompiledEffect,
)
from drakehall.games.wyrmspan.counting import matching
from drakehall.games.wyrmspan.decks import (
    cave_to_hand,
    dragon_to_hand,
    free_nests,
    top_cave,
    top_dragon,
)
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    CARD,
    COINS,
    DECLINED,
    DONE,
    EFFECT,
    FLAG,
    GAINED,
    KIND_BITS,
    LEFT,
    MAT_SPACES,
    MEAT,
    MOST_OF_A_KIND,
    NEST,
    NONE,
    NOTHING,
    PICKED,
    POS,
    ROOT,
    ROW,
    SEAT,
    TUCKED,
    pop,
    trades,
)
from drakehall.games.wyrmspan.places import places
from drakehall.games.wyrmspan.vocabulary import (
    DECLINE,
    DRAW_CAVE,
    DRAW_DRAGON,
    GAIN,
    LAY,
    MAT,
    NESTS,
    TAKE_CAVE,
    TAKE_DRAGON,
    USE,
)

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def declines(s: "Wyrmspan", action: int) -> bool:
    """Every benefit: `decline` ends it, anything else commits to it."""
    if action == DECLINE:
        pop(s, DECLINED)
        return True
    s.stack[FLAG] = 0
    return False


def answer_use(s: "Wyrmspan", action: int) -> None:
    """A benefit without a choice was used or declined."""
    declines(s, action)


# --- Gain -----------------------------------------------------------------------------------------------------------


def give(s: "Wyrmspan", seat: int, kind: int, count: int) -> None:
    """Give coins or resources from the bank."""
    if kind == COIN:
        s.stock[seat * ROW + COINS] += count
        if s.events is not None:
            s.tell("wyrmspan-event-gained-coins", seat=seat, count=count)
    else:
        s.stock[seat * ROW + MEAT + kind] += count
        if s.events is not None:
            s.tell("wyrmspan-event-gained", seat=seat, kind=RESOURCES[kind], count=count)


def gain(s: "Wyrmspan") -> list[int] | None:
    """GAIN: n units; kinds that leave a choice are asked for unit by unit."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    seat, left, kind = stack[SEAT], stack[LEFT], effect.kind
    if left == 0:
        pop(s, DONE if stack[POS] else NOTHING)
        return None
    if kind == ANY:
        options = [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]
        if stack[FLAG]:
            return [*trades(s, seat), DECLINE, *options]
        return options if effect.gained and stack[POS] else trades(s, seat) + options
    if kind == OF_TUCKED:
        return kinds_of_tucked(s)
    if stack[FLAG]:
        return [*trades(s, seat), DECLINE, USE]
    if kind == OF_PICKED:
        kind = stack[stack[ROOT] + PICKED]
    give(s, seat, kind, left)
    if kind < ANY:
        note_gain(s, kind, left)
    pop(s, DONE)
    return None


def note_gain(s: "Wyrmspan", kind: int, count: int) -> None:
    """Remember what a sequence has gained, for later items that use it; no more of a kind than its bits can hold."""
    at = s.stack[ROOT] + GAINED
    if s.stack[ROOT] >= 0:
        had = s.stack[at] >> KIND_BITS * kind & MOST_OF_A_KIND
        s.stack[at] += min(count, MOST_OF_A_KIND - had) << KIND_BITS * kind


def kinds_of_tucked(s: "Wyrmspan") -> list[int]:
    """WYR-R21: the kinds in the cost of the card just tucked; having none shows as declining, so it is always asked."""
    stack = s.stack
    slot = stack[stack[ROOT] + TUCKED]
    cost = s.compiled.resources[s.slot_cards[slot]] if slot >= 0 else (0, 0, 0, 0)
    return [GAIN + kind for kind in range(4) if cost[kind]] or [DECLINE]


def answer_gain(s: "Wyrmspan", action: int) -> None:
    """GAIN: a kind was chosen."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    kind = action - GAIN
    if effect.kind == OF_TUCKED:
        slot = stack[stack[ROOT] + TUCKED]
        if slot >= 0:
            s.slot_filters = s.slot_filters[:]
            s.slot_filters[slot] |= 16 if action == DECLINE else 1 << kind
        if action == DECLINE:
            if s.events is not None:
                s.tell("wyrmspan-event-gains-nothing", seat=stack[SEAT], reveals=True)
            pop(s, NOTHING)
            return
    elif declines(s, action) or action == USE:
        return
    stack[LEFT] -= 1
    stack[POS] = BEGUN
    give(s, stack[SEAT], kind, 1)
    if effect.kind == OF_TUCKED and s.events is not None:
        s.tell("wyrmspan-event-shows-cost", seat=stack[SEAT], kind=RESOURCES[kind], reveals=True)
    note_gain(s, kind, 1)


def pick(s: "Wyrmspan") -> list[int]:
    """PICK: the owner must name a kind (WYR-R17), and may still decline to take a share of it (WYR-R3)."""
    return [*trades(s, s.stack[SEAT]), GAIN, GAIN + 1, GAIN + 2, GAIN + 3]


def answer_pick(s: "Wyrmspan", action: int) -> None:
    """PICK: a kind was named."""
    stack = s.stack
    stack[stack[ROOT] + PICKED] = action - GAIN
    if s.events is not None:
        s.tell("wyrmspan-event-picked", seat=stack[SEAT], kind=RESOURCES[action - GAIN])
    pop(s, NOTHING)


# --- Draw -----------------------------------------------------------------------------------------------------------


def draw(s: "Wyrmspan") -> list[int] | None:
    """DRAW: card by card from the display or the deck (WYR-8.10)."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    options = sources(s, effect) if stack[LEFT] else []
    if not options:
        pop(s, DONE if stack[POS] else NOTHING)
        return None
    if stack[FLAG]:
        return [*trades(s, stack[SEAT]), DECLINE, *options]
    if len(options) > 1:
        return trades(s, stack[SEAT]) + options
    draw_one(s, options[0])
    return None


def sources(s: "Wyrmspan", effect: CompiledEffect) -> list[int]:
    """List where a card may be drawn."""
    options: list[int] = []
    a, b, c, d, e, f = s.display
    if effect.sources & DISPLAY:
        if effect.kind & DRAGONS:
            options += [TAKE_DRAGON] * (a >= 0) + [TAKE_DRAGON + 1] * (b >= 0) + [TAKE_DRAGON + 2] * (c >= 0)
        if effect.kind & CAVES:
            options += [TAKE_CAVE] * (d >= 0) + [TAKE_CAVE + 1] * (e >= 0) + [TAKE_CAVE + 2] * (f >= 0)
    if effect.sources & DECK:
        if effect.kind & DRAGONS and (s.dragon_deck or s.dragon_discard):
            options.append(DRAW_DRAGON)
        if effect.kind & CAVES and (s.cave_deck or s.cave_discard):
            options.append(DRAW_CAVE)
    return options


def answer_draw(s: "Wyrmspan", action: int) -> None:
    """DRAW: a place was chosen."""
    if not declines(s, action):
        draw_one(s, action)


def draw_one(s: "Wyrmspan", action: int) -> None:
    """Draw one card to the hand."""
    stack = s.stack
    seat = stack[SEAT]
    stack[LEFT] -= 1
    stack[POS] = BEGUN
    compiled = s.compiled
    if action < TAKE_CAVE:
        slot = action - TAKE_DRAGON
        card = s.display[slot]
        s.display[slot] = NONE
        dragon_to_hand(s, seat, card, public=True)
        if stack[ROOT] >= 0:
            s.drawn = [*s.drawn, card]
        if s.events is not None:
            s.tell("wyrmspan-event-took-dragon", seat=seat, dragon=compiled.dragon_labels[card])
    elif action < DRAW_DRAGON:
        slot = action - TAKE_CAVE
        card = s.display[slot + 3]
        s.display[slot + 3] = NONE
        cave_to_hand(s, seat, card, public=True)
        if s.events is not None:
            s.tell("wyrmspan-event-took-cave", seat=seat, card=compiled.cave_labels[card])
    elif action == DRAW_DRAGON:
        card = top_dragon(s)
        dragon_to_hand(s, seat, card, public=False)
        if stack[ROOT] >= 0:
            s.drawn = [*s.drawn, card]
        if s.events is not None:
            label = compiled.dragon_labels[card]
            s.tell(
                "wyrmspan-event-drew-dragon",
                seat=seat,
                dragon=label,
                secret=("dragon",),
                audience=(seat,),
                reveals=True,
            )
    else:
        card = top_cave(s)
        cave_to_hand(s, seat, card, public=False)
        if s.events is not None:
            label = compiled.cave_labels[card]
            s.tell("wyrmspan-event-drew-cave", seat=seat, card=label, secret=("card",), audience=(seat,), reveals=True)


# --- Eggs -----------------------------------------------------------------------------------------------------------


def nests(s: "Wyrmspan", seat: int, card: int, loc: int) -> list[int]:
    """WYR-8.18, WYR-8.19: list the places with a free nest; those of the mat only where no place is named."""
    at = seat * MAT_SPACES
    dragons, eggs, size = s.dragons, s.eggs, s.compiled.nests
    found = [place for place in places(s, seat, card, loc) if eggs[at + place] < size[dragons[at + place]]]
    if loc == ANYWHERE and s.stock[seat * ROW + NEST] < 2:
        found.append(MAT)
    return found


def lay(s: "Wyrmspan", seat: int, place: int) -> None:
    """Lay an egg."""
    if place == MAT:
        s.stock[seat * ROW + NEST] += 1
    else:
        s.eggs[seat * MAT_SPACES + place] += 1
    if s.events is not None:
        s.tell("wyrmspan-event-laid", seat=seat, nest=NESTS[place])


def egg(s: "Wyrmspan") -> list[int] | None:
    """EGG: n eggs, each on a free nest."""
    stack = s.stack
    seat = stack[SEAT]
    options = nests(s, seat, stack[CARD], s.compiled.effects[stack[EFFECT]].loc) if stack[LEFT] else []
    if not options:
        pop(s, DONE if stack[POS] else NOTHING)
        return None
    if stack[FLAG]:
        return trades(s, seat) + [DECLINE] + [LAY + place for place in options]
    if len(options) > 1:
        return trades(s, seat) + [LAY + place for place in options]
    stack[LEFT] -= 1
    stack[POS] = BEGUN
    lay(s, seat, options[0])
    return None


def answer_egg(s: "Wyrmspan", action: int) -> None:
    """EGG: a nest was chosen."""
    if not declines(s, action):
        s.stack[LEFT] -= 1
        s.stack[POS] = BEGUN
        lay(s, s.stack[SEAT], action - LAY)


def egg_each(s: "Wyrmspan") -> list[int] | None:
    """EGG_EACH: one egg on every matching dragon with a free nest."""
    stack = s.stack
    seat, card = stack[SEAT], stack[CARD]
    found = matching(s, s.compiled.effects[stack[EFFECT]].filter, seat, card)
    free = [place for place in found if free_nests(s, seat, place) > 0]
    if free and stack[FLAG]:
        return [*trades(s, seat), DECLINE, USE]
    for place in free:
        lay(s, seat, place)
    pop(s, DONE if free else NOTHING)
    return None
