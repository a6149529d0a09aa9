"""Benefits: things put on and under dragons, cards revealed or divided, dragons that change places."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.benefits import declines
from drakehall.games.wyrmspan.compiled_effects import (
    ANY,
    ANYWHERE,
    BANK,
    DECK,
    DISPLAY,
    HAND,
    HERE,
    JUST_GAINED,
    OWN,
    REVEALED,
    CompiledEffect,
)
from drakehall.games.wyrmspan.counting import matching
from drakehall.games.wyrmspan.decks import (
    discard_dragon,
    dragon_to_hand,
    place_of,
    put_on,
    suspects_of_hand,
    top_dragon,
    tuck,
    tuck_from_hand,
)
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    CARD,
    DONE,
    EFFECT,
    FLAG,
    GAINED,
    KIND_BITS,
    LEFT,
    MAT_SPACES,
    MEAT,
    MOST_OF_A_KIND,
    NONE,
    NOTHING,
    POS,
    ROOT,
    ROW,
    SEAT,
    TUCKED,
    UNTOUCHED,
    A,
    B,
    C,
    D,
    pop,
    trades,
)
from drakehall.games.wyrmspan.frames import DRAWN as DRAWN_BASE
from drakehall.games.wyrmspan.places import homes, places
from drakehall.games.wyrmspan.vocabulary import (
    CACHE,
    DECLINE,
    EXCHANGE,
    PLACES,
    SWAP,
    TRADES,
    UNDER,
    USE,
)

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

PLACE: Final = C
"""The space whose dragon a card goes under."""

# Positions and registers of a split.
DISCARDING: Final = 0
TUCKING: Final = 1
DISCARDED: Final = A
TUCKED_OF_THEM: Final = B

REMEMBERED: Final = (B, C, D)
"""Registers that keep dragons whose turn is still to come."""
CARD_BITS: Final = 15
"""Number of bits per dragon in a register that holds four; registers stay below 62 bits."""


# --- Cache ----------------------------------------------------------------------------------------------------------


def cache(s: "Wyrmspan") -> list[int] | None:
    """CACHE: n resources onto dragons, kind and dragon chosen unit by unit."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    seat = stack[SEAT]
    where = places(s, seat, stack[CARD], effect.loc) if stack[LEFT] else ()
    kinds = cacheable(s, effect) if where else []
    at = seat * MAT_SPACES
    options = [
        CACHE + MAT_SPACES * kind + place
        for kind in kinds
        for place in where
        if s.cached[at + place] >> KIND_BITS * kind & MOST_OF_A_KIND < MOST_OF_A_KIND  # WYR-14.4
    ]
    if effect.sources == JUST_GAINED:  # WYR-4.4: no exchange between a gain and what uses it
        offered: list[int] = []
    else:
        offered = trades(s, seat)
    if not options:
        by_exchange = effect.sources == OWN and effect.kind != ANY and bool(where) and bool(stack[FLAG])
        helps = [trade for trade in offered if trade_gives(trade, effect.kind)] if by_exchange else []
        if helps:
            return [*offered, DECLINE]
        pop(s, DONE if stack[POS] else NOTHING)
        return None
    if stack[FLAG]:
        return [*offered, DECLINE, *options]
    if len(options) > 1:
        return offered + options
    answer_cache(s, options[0])
    return None


def trade_gives(trade: int, kind: int) -> bool:
    """Whether an exchange yields a kind."""
    return TRADES[trade - EXCHANGE][2] == kind


def cacheable(s: "Wyrmspan", effect: CompiledEffect) -> list[int]:
    """List the kinds that can be cached now."""
    stack = s.stack
    at = stack[SEAT] * ROW + MEAT
    kinds = range(4) if effect.kind == ANY else (effect.kind,)
    if effect.sources == BANK:
        return list(kinds)
    if effect.sources == OWN:
        return [kind for kind in kinds if s.stock[at + kind]]
    gained = stack[stack[ROOT] + GAINED]
    return [kind for kind in kinds if gained >> KIND_BITS * kind & MOST_OF_A_KIND and s.stock[at + kind]]


def answer_cache(s: "Wyrmspan", action: int) -> None:
    """CACHE: a unit was placed; its arrival may feed a hatchling."""
    if declines(s, action):
        return
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    seat = stack[SEAT]
    kind, place = divmod(action - CACHE, MAT_SPACES)
    stack[LEFT] -= 1
    stack[POS] = BEGUN
    if effect.sources != BANK:
        s.stock[seat * ROW + MEAT + kind] -= 1
    if effect.sources == JUST_GAINED:
        stack[stack[ROOT] + GAINED] -= 1 << KIND_BITS * kind
    if s.events is not None:
        s.tell("wyrmspan-event-cached", seat=seat, kind=RESOURCES[kind], place=PLACES[place])
    put_on(s, seat, place, kind)


# --- Tuck -----------------------------------------------------------------------------------------------------------


def tuckable(s: "Wyrmspan", effect: CompiledEffect) -> list[int]:
    """List the cards that can be tucked; from the deck it is one unseen card (NONE)."""
    stack = s.stack
    seat = stack[SEAT]
    if effect.sources == HAND:
        return s.dragon_hands[seat]
    if effect.sources == DECK:
        return [NONE] if s.dragon_deck or s.dragon_discard else []
    if effect.sources == DISPLAY:
        return sorted(card for card in s.display[:3] if card >= 0)
    if effect.sources == REVEALED:
        return s.limbo[-1:]
    hand = s.dragon_hands[seat]
    return sorted(card for card in s.drawn[stack[stack[ROOT] + DRAWN_BASE] :] if card in hand)


def tuck_cards(s: "Wyrmspan") -> list[int] | None:
    """TUCK: n cards under dragons, one by one: first the dragon, then the card (WYR-R9)."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    seat = stack[SEAT]
    place = stack[PLACE]
    if place < 0:
        where = places(s, seat, stack[CARD], effect.loc) if stack[LEFT] else ()
        if not where or not tuckable(s, effect):
            lose_revealed(s, effect)
            pop(s, DONE if stack[POS] else NOTHING)
            return None
        if len(where) > 1:
            options = [UNDER + each for each in where]
            return trades(s, seat) + ([DECLINE, *options] if stack[FLAG] else options)
        place = stack[PLACE] = where[0]
    cards = tuckable(s, effect)
    if cards == [NONE] or effect.sources == REVEALED:
        if stack[FLAG]:
            return [*trades(s, seat), DECLINE, USE]
        tuck_open(s, place, cards[0])
        return None
    first = s.compiled.tuck
    options = [first + card for card in cards]
    if stack[FLAG]:
        return [*trades(s, seat), DECLINE, *options]
    if len(options) == 1:
        answer_tuck(s, options[0])
        return None
    return trades(s, seat) + options


def lose_revealed(s: "Wyrmspan", effect: CompiledEffect) -> None:
    """WYR-R8: a revealed card whose dragon is no longer there is discarded."""
    if effect.sources == REVEALED and s.limbo and s.stack[LEFT]:
        s.dragon_discard = [*s.dragon_discard, s.limbo[-1]]
        s.limbo = s.limbo[:-1]


def tuck_open(s: "Wyrmspan", place: int, card: int) -> None:
    """Tuck the revealed card, or an unseen one from the deck (WYR-R20)."""
    stack = s.stack
    seat = stack[SEAT]
    stack[LEFT] -= 1
    stack[POS] = BEGUN
    stack[PLACE] = NONE
    root = stack[ROOT]
    if card >= 0:
        s.limbo = s.limbo[:-1]
        s.known_dragons = [*s.known_dragons, card]
        if s.events is not None:
            s.tell("wyrmspan-event-tucked-open", seat=seat, place=PLACES[place], dragon=s.compiled.dragon_labels[card])
        slot = tuck(s, seat, place, card, [card])
    else:
        if s.events is not None:
            s.tell("wyrmspan-event-tucked-unseen-card", seat=seat, place=PLACES[place])
        slot = tuck(s, seat, place, top_dragon(s), [])
    if root >= 0:
        stack[root + TUCKED] = slot


def answer_tuck(s: "Wyrmspan", action: int) -> None:
    """TUCK: a dragon or a card was chosen."""
    if declines(s, action) or action == USE:
        return
    stack = s.stack
    if action < s.compiled.entice:
        stack[PLACE] = action - UNDER
        return
    effect = s.compiled.effects[stack[EFFECT]]
    seat, place, card, root = stack[SEAT], stack[PLACE], action - s.compiled.tuck, stack[ROOT]
    stack[LEFT] -= 1
    stack[POS] = BEGUN
    stack[PLACE] = NONE
    if effect.sources == DISPLAY:
        s.display[s.display.index(card)] = NONE
        s.known_dragons = [*s.known_dragons, card]
        if s.events is not None:
            s.tell("wyrmspan-event-tucked-open", seat=seat, place=PLACES[place], dragon=s.compiled.dragon_labels[card])
        slot = tuck(s, seat, place, card, [card])
    else:
        if effect.sources == HAND:
            suspects = suspects_of_hand(s, seat)
        else:
            suspects = sorted(each for each in s.drawn[stack[root + DRAWN_BASE] :] if each >= 0)
        slot = tuck_from_hand(s, seat, place, card, suspects)
    if root >= 0:
        stack[root + TUCKED] = slot


def tuck_each(s: "Wyrmspan") -> list[int] | None:
    """TUCK_EACH: one card of the deck under every matching dragon, crimson first, from the left (WYR-R16)."""
    stack = s.stack
    seat, card = stack[SEAT], stack[CARD]
    if stack[POS] == UNTOUCHED:
        found = matching(s, s.compiled.effects[stack[EFFECT]].filter, seat, card)
        if not found or not (s.dragon_deck or s.dragon_discard):
            pop(s, NOTHING)
            return None
        if stack[FLAG]:
            return [*trades(s, seat), DECLINE, USE]
        remember(s, [s.dragons[seat * MAT_SPACES + place] for place in found])
        stack[POS] = BEGUN
    place = next_remembered(s, seat)
    if place == NONE or not (s.dragon_deck or s.dragon_discard):
        pop(s, DONE)
        return None
    if s.events is not None:
        s.tell("wyrmspan-event-tucked-unseen-card", seat=seat, place=PLACES[place])
    tuck(s, seat, place, top_dragon(s), [])
    return None


def remember(s: "Wyrmspan", dragons: list[int]) -> None:
    """Keep up to twelve dragons in the registers of the frame; their places may change before their turn comes."""
    for number, register in enumerate(REMEMBERED):
        four = dragons[number * 4 : number * 4 + 4]
        s.stack[register] = sum(dragon + 1 << CARD_BITS * i for i, dragon in enumerate(four))


def next_remembered(s: "Wyrmspan", seat: int) -> int:
    """Return the place of the next dragon that is still visible and strike it off; NONE if none is left (WYR-R8)."""
    for register in REMEMBERED:
        while s.stack[register]:
            dragon = (s.stack[register] & (1 << CARD_BITS) - 1) - 1
            s.stack[register] >>= CARD_BITS
            place = place_of(s, seat, dragon)
            if place != NONE:
                return place
    return NONE


# --- Reveal, take, discard, split -----------------------------------------------------------------------------------


def reveal(s: "Wyrmspan") -> list[int] | None:
    """REVEAL: show the top dragon card; without one the line ends (WYR-R12)."""
    stack = s.stack
    seat = stack[SEAT]
    if not (s.dragon_deck or s.dragon_discard):
        pop(s, NOTHING)
        s.stack[POS] = len(s.compiled.effects[s.stack[EFFECT]].items)
        return None
    if stack[FLAG]:
        return [*trades(s, seat), DECLINE, USE]
    card = top_dragon(s)
    s.limbo = [*s.limbo, card]
    if s.events is not None:
        s.tell("wyrmspan-event-revealed", seat=seat, dragon=s.compiled.dragon_labels[card], reveals=True)
    pop(s, DONE)
    return None


def take_revealed(s: "Wyrmspan") -> None:
    """TAKE: the revealed card goes to the hand; everyone knows it."""
    seat = s.stack[SEAT]
    card = s.limbo[-1]
    s.limbo = s.limbo[:-1]
    dragon_to_hand(s, seat, card, public=True)
    if s.events is not None:
        s.tell("wyrmspan-event-took-dragon", seat=seat, dragon=s.compiled.dragon_labels[card])
    pop(s, DONE)


def discard_revealed(s: "Wyrmspan") -> None:
    """DISCARD: the revealed card is discarded."""
    seat = s.stack[SEAT]
    card = s.limbo[-1]
    s.limbo = s.limbo[:-1]
    s.dragon_discard = [*s.dragon_discard, card]
    if s.events is not None:
        s.tell("wyrmspan-event-discarded-dragon", seat=seat, dragon=s.compiled.dragon_labels[card])
    pop(s, DONE)


def split(s: "Wyrmspan") -> list[int] | None:
    """SPLIT: first what is discarded, then what is tucked; the rest is kept. With too few cards, shares go short."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    keep, away, here, anywhere = effect.shares
    seat = stack[SEAT]
    hand = s.dragon_hands[seat]
    cards = sorted(card for card in s.drawn[stack[stack[ROOT] + DRAWN_BASE] :] if card in hand)
    tucks = here + anywhere - stack[TUCKED_OF_THEM]
    where = places(s, seat, stack[CARD], HERE if here else ANYWHERE) if tucks else ()
    if not where:
        tucks = 0
    if stack[POS] == DISCARDING:
        left = away - stack[DISCARDED]
        if left and cards:
            options = [s.compiled.discard_dragon + card for card in cards]
            return [DECLINE, *options] if len(cards) <= tucks + keep else options
        stack[POS] = TUCKING
    if not tucks or not cards:
        pop(s, DONE)
        return None
    if stack[PLACE] < 0:
        may_keep_all = len(cards) <= keep
        if len(where) > 1:
            options = [UNDER + place for place in where]
            return [DECLINE, *options] if may_keep_all else options
        stack[PLACE] = where[0]
        stack[FLAG] = int(may_keep_all)
    options = [s.compiled.tuck + card for card in cards]
    if len(cards) == 1 and not stack[FLAG]:
        answer_split(s, options[0])
        return None
    return [DECLINE, *options] if stack[FLAG] else options


def answer_split(s: "Wyrmspan", action: int) -> None:
    """SPLIT: a card was discarded or tucked, a dragon named, or a share goes short."""
    stack = s.stack
    seat = stack[SEAT]
    if action == DECLINE:
        if stack[POS] == DISCARDING:
            stack[POS] = TUCKING
        else:
            pop(s, DONE)
    elif action < s.compiled.entice:
        stack[PLACE] = action - UNDER
    elif action >= s.compiled.discard_dragon:
        stack[DISCARDED] += 1
        discard_dragon(s, seat, action - s.compiled.discard_dragon)
    else:
        place = stack[PLACE]
        base = stack[stack[ROOT] + DRAWN_BASE]
        stack[TUCKED_OF_THEM] += 1
        stack[PLACE] = NONE
        stack[FLAG] = 0
        card = action - s.compiled.tuck
        tuck_from_hand(s, seat, place, card, sorted(each for each in s.drawn[base:] if each >= 0))


# --- Swap -----------------------------------------------------------------------------------------------------------


def swap(s: "Wyrmspan") -> list[int] | None:
    """SWAP: two of the player's dragons change places with everything they have (WYR-R15)."""
    stack = s.stack
    seat = stack[SEAT]
    where = homes(s, seat)
    options = [SWAP + MAT_SPACES * a + b for i, a in enumerate(where) for b in where[i + 1 :]]
    if not options:
        pop(s, NOTHING)
        return None
    if stack[FLAG]:
        return [*trades(s, seat), DECLINE, *options]
    return trades(s, seat) + options


def answer_swap(s: "Wyrmspan", action: int) -> None:
    """SWAP: two dragons were chosen."""
    if declines(s, action):
        return
    seat = s.stack[SEAT]
    first, second = divmod(action - SWAP, MAT_SPACES)
    a, b = seat * MAT_SPACES + first, seat * MAT_SPACES + second
    s.dragons = s.dragons[:]
    s.tucked = s.tucked[:]
    for row in (s.dragons, s.eggs, s.cached):
        row[a], row[b] = row[b], row[a]
    s.tucked[a], s.tucked[b] = s.tucked[b], s.tucked[a]
    if s.events is not None:
        s.tell("wyrmspan-event-swapped", seat=seat, first_place=PLACES[first], second_place=PLACES[second])
    pop(s, DONE)
