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
    put_on,
    suspects_of_hand,
    top_dragon,
    tuck,
    tuck_from_hand,
)
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    DONE,
    KIND_BITS,
    MAT_SPACES,
    MEAT,
    MOST_OF_A_KIND,
    NONE,
    NOTHING,
    ROW,
    UNTOUCHED,
    Frame,
    line,
    offer,
    pop,
    trades,
)
from drakehall.games.wyrmspan.places import homes, place_of, places
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

# How far a split has come.
DISCARDING: Final = 0
TUCKING: Final = 1

CARD_BITS: Final = 15
"""Number of bits per dragon in a register that holds four; registers stay below 62 bits."""


# --- Cache ----------------------------------------------------------------------------------------------------------


def cache(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """CACHE: n resources onto dragons, kind and dragon chosen unit by unit."""
    effect = s.compiled.effects[frame.effect]
    seat = frame.seat
    where = places(s, seat, frame.card, effect.loc) if frame.left else ()
    kinds = cacheable(s, frame, effect) if where else []
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
        by_exchange = effect.sources == OWN and effect.kind != ANY and bool(where) and bool(frame.flag)
        helps = [trade for trade in offered if trade_gives(trade, effect.kind)] if by_exchange else []
        if helps:
            return [*offered, DECLINE]
        pop(s, DONE if frame.progress else NOTHING)
        return None
    if frame.flag:
        return [*offered, DECLINE, *options]
    if len(options) > 1:
        return offered + options
    answer_cache(s, frame, options[0])
    return None


def trade_gives(trade: int, kind: int) -> bool:
    """Whether an exchange yields a kind."""
    return TRADES[trade - EXCHANGE][2] == kind


def cacheable(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> list[int]:
    """List the kinds that can be cached now."""
    at = frame.seat * ROW + MEAT
    kinds = [0, 1, 2, 3] if effect.kind == ANY else [effect.kind]
    if effect.sources == BANK:
        return kinds
    if effect.sources == OWN:
        return [kind for kind in kinds if s.stock[at + kind]]
    gained = line(s, frame).gained
    return [kind for kind in kinds if gained >> KIND_BITS * kind & MOST_OF_A_KIND and s.stock[at + kind]]


def answer_cache(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """CACHE: a unit was placed; its arrival may feed a hatchling."""
    if declines(s, frame, action):
        return
    effect = s.compiled.effects[frame.effect]
    seat = frame.seat
    kind, place = (action - CACHE) // MAT_SPACES, (action - CACHE) % MAT_SPACES
    frame.left -= 1
    frame.progress = BEGUN
    if effect.sources != BANK:
        s.stock[seat * ROW + MEAT + kind] -= 1
    if effect.sources == JUST_GAINED:
        line(s, frame).gained -= 1 << KIND_BITS * kind
    if s.events is not None:
        s.tell("wyrmspan-event-cached", seat=seat, kind=RESOURCES[kind], place=PLACES[place])
    put_on(s, seat, place, kind)


# --- Tuck -----------------------------------------------------------------------------------------------------------


def tuckable(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> list[int]:
    """List the cards that can be tucked; from the deck it is one unseen card (NONE)."""
    seat = frame.seat
    if effect.sources == HAND:
        return s.dragon_hands[seat]
    if effect.sources == DECK:
        return [NONE] if s.dragons_left or s.dragon_discard else []
    if effect.sources == DISPLAY:
        return sorted([card for card in s.display[:3] if card >= 0])
    if effect.sources == REVEALED:
        return s.limbo[-1:]
    return just_drawn(s, frame)


def just_drawn(s: "Wyrmspan", frame: Frame) -> list[int]:
    """List the cards in hand that the sequence has drawn."""
    hand = s.dragon_hands[frame.seat]
    return sorted([card for card in s.drawn[line(s, frame).drawn :] if card in hand])


def tuck_cards(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """TUCK: n cards under dragons, one by one: first the dragon, then the card (WYR-R9)."""
    effect = s.compiled.effects[frame.effect]
    seat = frame.seat
    place = frame.place
    if place < 0:
        where = places(s, seat, frame.card, effect.loc) if frame.left else ()
        if not where or not tuckable(s, frame, effect):
            lose_revealed(s, frame, effect)
            pop(s, DONE if frame.progress else NOTHING)
            return None
        if len(where) > 1:
            return offer(s, frame, [UNDER + each for each in where])
        place = frame.place = where[0]
    cards = tuckable(s, frame, effect)
    if cards == [NONE] or effect.sources == REVEALED:
        if frame.flag:
            return offer(s, frame, [USE])
        tuck_open(s, frame, place, cards[0])
        return None
    first = s.compiled.tuck
    options = [first + card for card in cards]
    if len(options) == 1 and not frame.flag:
        answer_tuck(s, frame, options[0])
        return None
    return offer(s, frame, options)


def lose_revealed(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> None:
    """WYR-R8: a revealed card whose dragon is no longer there is discarded."""
    if effect.sources == REVEALED and s.limbo and frame.left:
        s.dragon_discard = [*s.dragon_discard, s.limbo[-1]]
        s.limbo = s.limbo[:-1]


def tuck_open(s: "Wyrmspan", frame: Frame, place: int, card: int) -> None:
    """Tuck the revealed card, or an unseen one from the deck (WYR-R20)."""
    seat = frame.seat
    frame.left -= 1
    frame.progress = BEGUN
    frame.place = NONE
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
    if frame.root >= 0:
        line(s, frame).tucked = slot


def answer_tuck(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """TUCK: a dragon or a card was chosen."""
    if declines(s, frame, action) or action == USE:
        return
    if action < s.compiled.entice:
        frame.place = action - UNDER
        return
    effect = s.compiled.effects[frame.effect]
    seat, place, card = frame.seat, frame.place, action - s.compiled.tuck
    frame.left -= 1
    frame.progress = BEGUN
    frame.place = NONE
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
            suspects = sorted([each for each in s.drawn[line(s, frame).drawn :] if each >= 0])
        slot = tuck_from_hand(s, seat, place, card, suspects)
    if frame.root >= 0:
        line(s, frame).tucked = slot


def tuck_each(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """TUCK_EACH: one card of the deck under every matching dragon, crimson first, from the left (WYR-R16)."""
    seat, card = frame.seat, frame.card
    if frame.progress == UNTOUCHED:
        chosen = s.compiled.effects[frame.effect].filter
        assert chosen is not None
        found = matching(s, chosen, seat, card)
        if not found or not (s.dragons_left or s.dragon_discard):
            pop(s, NOTHING)
            return None
        if frame.flag:
            return offer(s, frame, [USE])
        remember(frame, [s.dragons[seat * MAT_SPACES + place] for place in found])
        frame.progress = BEGUN
    place = next_remembered(s, frame)
    if place == NONE or not (s.dragons_left or s.dragon_discard):
        pop(s, DONE)
        return None
    if s.events is not None:
        s.tell("wyrmspan-event-tucked-unseen-card", seat=seat, place=PLACES[place])
    tuck(s, seat, place, top_dragon(s), [])
    return None


def remember(frame: Frame, dragons: list[int]) -> None:
    """Keep up to twelve dragons in the registers of the frame; their places may change before their turn comes."""
    frame.b = packed(dragons[:4])
    frame.c = packed(dragons[4:8])
    frame.d = packed(dragons[8:])


def packed(dragons: list[int]) -> int:
    """Write up to four dragons as one number."""
    number = 0
    for i, dragon in enumerate(dragons):
        number += dragon + 1 << CARD_BITS * i
    return number


def next_remembered(s: "Wyrmspan", frame: Frame) -> int:
    """Return the place of the next dragon that is still visible and strike it off; NONE if none is left (WYR-R8)."""
    while frame.b or frame.c or frame.d:
        if frame.b:
            four = frame.b
            frame.b = four >> CARD_BITS
        elif frame.c:
            four = frame.c
            frame.c = four >> CARD_BITS
        else:
            four = frame.d
            frame.d = four >> CARD_BITS
        place = place_of(s, frame.seat, (four & (1 << CARD_BITS) - 1) - 1)
        if place != NONE:
            return place
    return NONE


# --- Reveal, take, discard, split -----------------------------------------------------------------------------------


def reveal(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """REVEAL: show the top dragon card; without one the line ends (WYR-R12)."""
    seat = frame.seat
    if not (s.dragons_left or s.dragon_discard):
        pop(s, NOTHING)
        below = s.frames[-1]
        below.progress = len(s.compiled.effects[below.effect].items)
        return None
    if frame.flag:
        return offer(s, frame, [USE])
    card = top_dragon(s)
    s.limbo = [*s.limbo, card]
    if s.events is not None:
        s.tell("wyrmspan-event-revealed", seat=seat, dragon=s.compiled.dragon_labels[card], reveals=True)
    pop(s, DONE)
    return None


def take_revealed(s: "Wyrmspan", frame: Frame) -> None:
    """TAKE: the revealed card goes to the hand; everyone knows it."""
    seat = frame.seat
    card = s.limbo[-1]
    s.limbo = s.limbo[:-1]
    dragon_to_hand(s, seat, card, public=True)
    if s.events is not None:
        s.tell("wyrmspan-event-took-dragon", seat=seat, dragon=s.compiled.dragon_labels[card])
    pop(s, DONE)


def discard_revealed(s: "Wyrmspan", frame: Frame) -> None:
    """DISCARD: the revealed card is discarded."""
    seat = frame.seat
    card = s.limbo[-1]
    s.limbo = s.limbo[:-1]
    s.dragon_discard = [*s.dragon_discard, card]
    if s.events is not None:
        s.tell("wyrmspan-event-discarded-dragon", seat=seat, dragon=s.compiled.dragon_labels[card])
    pop(s, DONE)


def split(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """SPLIT: first what is discarded, then what is tucked; the rest is kept. With too few cards, shares go short."""
    effect = s.compiled.effects[frame.effect]
    keep, away, here, anywhere = effect.shares
    seat = frame.seat
    cards = just_drawn(s, frame)
    tucks = here + anywhere - frame.shared
    where = places(s, seat, frame.card, HERE if here else ANYWHERE) if tucks else ()
    if not where:
        tucks = 0
    if frame.progress == DISCARDING:
        left = away - frame.discarded
        if left and cards:
            options = [s.compiled.discard_dragon + card for card in cards]
            return [DECLINE, *options] if len(cards) <= tucks + keep else options
        frame.progress = TUCKING
    if not tucks or not cards:
        pop(s, DONE)
        return None
    if frame.place < 0:
        may_keep_all = len(cards) <= keep
        if len(where) > 1:
            options = [UNDER + place for place in where]
            return [DECLINE, *options] if may_keep_all else options
        frame.place = where[0]
        frame.flag = int(may_keep_all)
    options = [s.compiled.tuck + card for card in cards]
    if len(cards) == 1 and not frame.flag:
        answer_split(s, frame, options[0])
        return None
    return [DECLINE, *options] if frame.flag else options


def answer_split(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """SPLIT: a card was discarded or tucked, a dragon named, or a share goes short."""
    seat = frame.seat
    if action == DECLINE:
        if frame.progress == DISCARDING:
            frame.progress = TUCKING
        else:
            pop(s, DONE)
    elif action < s.compiled.entice:
        frame.place = action - UNDER
    elif action >= s.compiled.discard_dragon:
        frame.discarded += 1
        discard_dragon(s, seat, action - s.compiled.discard_dragon)
    else:
        place = frame.place
        base = line(s, frame).drawn
        frame.shared += 1
        frame.place = NONE
        frame.flag = 0
        card = action - s.compiled.tuck
        tuck_from_hand(s, seat, place, card, sorted(each for each in s.drawn[base:] if each >= 0))


# --- Swap -----------------------------------------------------------------------------------------------------------


def swap(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """SWAP: two of the player's dragons change places with everything they have (WYR-R15)."""
    where = homes(s, frame.seat)
    options = [SWAP + MAT_SPACES * a + b for a in where for b in where if a < b]
    if not options:
        pop(s, NOTHING)
        return None
    return offer(s, frame, options)


def answer_swap(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """SWAP: two dragons were chosen."""
    if declines(s, frame, action):
        return
    seat = frame.seat
    first, second = (action - SWAP) // MAT_SPACES, (action - SWAP) % MAT_SPACES
    a, b = seat * MAT_SPACES + first, seat * MAT_SPACES + second
    s.dragons = s.dragons[:]
    s.tucked = s.tucked[:]
    for row in (s.dragons, s.eggs, s.cached):
        row[a], row[b] = row[b], row[a]
    s.tucked[a], s.tucked[b] = s.tucked[b], s.tucked[a]
    if s.events is not None:
        s.tell("wyrmspan-event-swapped", seat=seat, first_place=PLACES[first], second_place=PLACES[second])
    pop(s, DONE)
