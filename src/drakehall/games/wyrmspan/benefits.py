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
from drakehall.games.wyrmspan.decks import cave_to_hand, dragon_to_hand, top_cave, top_dragon
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    COINS,
    DECLINED,
    DONE,
    KIND_BITS,
    MAT_SPACES,
    MEAT,
    MOST_OF_A_KIND,
    NEST,
    NONE,
    NOTHING,
    ROW,
    Frame,
    line,
    offer,
    pop,
    trades,
)
from drakehall.games.wyrmspan.places import free_nests, places
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


def declines(s: "Wyrmspan", frame: Frame, action: int) -> bool:
    """Every benefit: `decline` ends it, anything else commits to it."""
    if action == DECLINE:
        pop(s, DECLINED)
        return True
    frame.flag = 0
    return False


def answer_use(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """A benefit without a choice was used or declined."""
    declines(s, frame, action)


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


def gain(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """GAIN: n units; kinds that leave a choice are asked for unit by unit."""
    effect = s.compiled.effects[frame.effect]
    seat, left, kind = frame.seat, frame.left, effect.kind
    if left == 0:
        pop(s, DONE if frame.progress else NOTHING)
        return None
    if kind == ANY:
        options = [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]
        if effect.gained and frame.progress and not frame.flag:
            return options
        return offer(s, frame, options)
    if kind == OF_TUCKED:
        return kinds_of_tucked(s, frame)
    if frame.flag:
        return offer(s, frame, [USE])
    if kind == OF_PICKED:
        kind = line(s, frame).picked
    give(s, seat, kind, left)
    if kind < ANY:
        note_gain(s, frame, kind, left)
    pop(s, DONE)
    return None


def note_gain(s: "Wyrmspan", frame: Frame, kind: int, count: int) -> None:
    """Remember what a sequence has gained, for later items that use it; no more of a kind than its bits can hold."""
    if frame.root >= 0:
        gaining = line(s, frame)
        had = gaining.gained >> KIND_BITS * kind & MOST_OF_A_KIND
        gaining.gained += min(count, MOST_OF_A_KIND - had) << KIND_BITS * kind


def kinds_of_tucked(s: "Wyrmspan", frame: Frame) -> list[int]:
    """WYR-R21: the kinds in the cost of the card just tucked; having none shows as declining, so it is always asked."""
    slot = line(s, frame).tucked
    if slot < 0:
        return [DECLINE]
    first = 4 * s.slot_cards[slot]
    return [GAIN + kind for kind in range(4) if s.compiled.resources[first + kind]] or [DECLINE]


def answer_gain(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """GAIN: a kind was chosen."""
    effect = s.compiled.effects[frame.effect]
    kind = action - GAIN
    if effect.kind == OF_TUCKED:
        slot = line(s, frame).tucked
        if slot >= 0:
            s.slot_filters = s.slot_filters[:]
            s.slot_filters[slot] |= 16 if action == DECLINE else 1 << kind
        if action == DECLINE:
            if s.events is not None:
                s.tell("wyrmspan-event-gains-nothing", seat=frame.seat, reveals=True, own=True)
            pop(s, NOTHING)
            return
    elif declines(s, frame, action) or action == USE:
        return
    frame.left -= 1
    frame.progress = BEGUN
    give(s, frame.seat, kind, 1)
    if effect.kind == OF_TUCKED and s.events is not None:
        s.tell("wyrmspan-event-shows-cost", seat=frame.seat, kind=RESOURCES[kind], reveals=True, own=True)
    note_gain(s, frame, kind, 1)


def pick(s: "Wyrmspan", frame: Frame) -> list[int]:
    """PICK: the owner must name a kind (WYR-R17), and may still decline to take a share of it (WYR-R3)."""
    return [*trades(s, frame.seat), GAIN, GAIN + 1, GAIN + 2, GAIN + 3]


def answer_pick(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """PICK: a kind was named."""
    line(s, frame).picked = action - GAIN
    if s.events is not None:
        s.tell("wyrmspan-event-picked", seat=frame.seat, kind=RESOURCES[action - GAIN])
    pop(s, NOTHING)


# --- Draw -----------------------------------------------------------------------------------------------------------


def draw(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """DRAW: card by card from the display or the deck (WYR-8.10)."""
    effect = s.compiled.effects[frame.effect]
    options = sources(s, effect) if frame.left else []
    if not options:
        pop(s, DONE if frame.progress else NOTHING)
        return None
    if frame.flag or len(options) > 1:
        return offer(s, frame, options)
    draw_one(s, frame, options[0])
    return None


def sources(s: "Wyrmspan", effect: CompiledEffect) -> list[int]:
    """List where a card may be drawn."""
    options: list[int] = []
    display = s.display
    if effect.sources & DISPLAY:
        if effect.kind & DRAGONS:
            options += [TAKE_DRAGON + slot for slot in range(3) if display[slot] >= 0]
        if effect.kind & CAVES:
            options += [TAKE_CAVE + slot for slot in range(3) if display[slot + 3] >= 0]
    if effect.sources & DECK:
        if effect.kind & DRAGONS and (s.dragons_left or s.dragon_discard):
            options.append(DRAW_DRAGON)
        if effect.kind & CAVES and (s.caves_left or s.cave_discard):
            options.append(DRAW_CAVE)
    return options


def answer_draw(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """DRAW: a place was chosen."""
    if not declines(s, frame, action):
        draw_one(s, frame, action)


def draw_one(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """Draw one card to the hand."""
    seat = frame.seat
    frame.left -= 1
    frame.progress = BEGUN
    compiled = s.compiled
    if action < TAKE_CAVE:
        slot = action - TAKE_DRAGON
        card = s.display[slot]
        s.display[slot] = NONE
        dragon_to_hand(s, seat, card, public=True)
        if frame.root >= 0:
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
        if frame.root >= 0:
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


def egg(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """EGG: n eggs, each on a free nest."""
    seat = frame.seat
    options = nests(s, seat, frame.card, s.compiled.effects[frame.effect].loc) if frame.left else []
    if not options:
        pop(s, DONE if frame.progress else NOTHING)
        return None
    if frame.flag or len(options) > 1:
        return offer(s, frame, [LAY + place for place in options])
    frame.left -= 1
    frame.progress = BEGUN
    lay(s, seat, options[0])
    return None


def answer_egg(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """EGG: a nest was chosen."""
    if not declines(s, frame, action):
        frame.left -= 1
        frame.progress = BEGUN
        lay(s, frame.seat, action - LAY)


def egg_each(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """EGG_EACH: one egg on every matching dragon with a free nest."""
    seat, card = frame.seat, frame.card
    chosen = s.compiled.effects[frame.effect].filter
    assert chosen is not None
    free = [place for place in matching(s, chosen, seat, card) if free_nests(s, seat, place) > 0]
    if free and frame.flag:
        return offer(s, frame, [USE])
    for place in free:
        lay(s, seat, place)
    pop(s, DONE if free else NOTHING)
    return None
