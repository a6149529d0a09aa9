"""What lies on the table: decks, display, discards, hands, cards under dragons and what others know about them."""

from bisect import insort
from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.compiled_effects import TUCK_FOOD
from drakehall.games.wyrmspan.frames import KIND_BITS, MAT_SPACES, MOST_OF_A_KIND, NONE, push_seq
from drakehall.games.wyrmspan.vocabulary import PLACES

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

# --- Decks and display ----------------------------------------------------------------------------------------------


def top_dragon(s: "Wyrmspan") -> int:
    """WYR-8.10, WYR-R11: take the top dragon card; an empty deck is made anew; NONE if there is no card at all."""
    if not s.dragons_left:
        if not s.dragon_discard:
            return NONE
        s.dragon_era = _next_era(s.dragon_era, s.dragon_discard)
        s.dragon_deck = _reshuffled(s, s.dragon_discard)
        s.dragon_discard = []
        if s.events is not None:
            s.tell("wyrmspan-event-reshuffled-dragons", count=s.dragons_left, reveals=True)
    s.dragons_left -= 1
    return s.dragon_pile.card(s.dragons_left)


def top_cave(s: "Wyrmspan") -> int:
    """WYR-8.10, WYR-R11: take the top cave card; an empty deck is made anew; NONE if there is no card at all."""
    if not s.caves_left:
        if not s.cave_discard:
            return NONE
        s.cave_era = _next_era(s.cave_era, s.cave_discard)
        s.cave_deck = _reshuffled(s, s.cave_discard)
        s.cave_discard = []
        if s.events is not None:
            s.tell("wyrmspan-event-reshuffled-caves", count=s.caves_left, reveals=True)
    s.caves_left -= 1
    return s.cave_pile.card(s.caves_left)


def _reshuffled(s: "Wyrmspan", discard: list[int]) -> list[int]:
    deck = sorted(discard)
    chance = s.chance = s.chance.copy()
    chance.shuffle(deck)
    return deck


def _next_era(era: list[int], deck: list[int]) -> list[int]:
    """WYR-R11: cards shuffled back form a separate pool, apart from all that stayed elsewhere."""
    latest = max(era) + 1
    era = era[:]
    for card in deck:
        era[card] = latest
    return era


def refill(s: "Wyrmspan") -> None:
    """WYR-9.9: fill the display to three dragons and three cave cards."""
    display = s.display
    if NONE not in display:
        return
    for slot in range(3):
        if display[slot] < 0:
            card = display[slot] = top_dragon(s)
            if card >= 0 and s.events is not None:
                s.tell("wyrmspan-event-shown-dragon", dragon=s.compiled.dragon_labels[card], slot=slot, reveals=True)
    for slot in range(3, 6):
        if display[slot] < 0:
            card = display[slot] = top_cave(s)
            if card >= 0 and s.events is not None:
                s.tell("wyrmspan-event-shown-cave", card=s.compiled.cave_labels[card], slot=slot - 3, reveals=True)


def clear_display(s: "Wyrmspan", *, caves: bool) -> None:
    """WYR-10.6: discard the displayed dragons, and the cave cards as well if asked."""
    display = s.display
    s.dragon_discard = s.dragon_discard + [card for card in display[:3] if card >= 0]
    display[0] = display[1] = display[2] = NONE
    if caves:
        s.cave_discard = s.cave_discard + [card for card in display[3:] if card >= 0]
        display[3] = display[4] = display[5] = NONE


# --- Hands ----------------------------------------------------------------------------------------------------------


def dragon_to_hand(s: "Wyrmspan", seat: int, card: int, *, public: bool) -> None:
    """A dragon card comes to a hand; everyone knows it if it lay open before."""
    hand = s.dragon_hands[seat][:]
    insort(hand, card)
    s.dragon_hands[seat] = hand
    if public:
        s.known_dragons = [*s.known_dragons, card]


def cave_to_hand(s: "Wyrmspan", seat: int, card: int, *, public: bool) -> None:
    """A cave card comes to a hand; everyone knows it if it lay open before."""
    hand = s.cave_hands[seat][:]
    insort(hand, card)
    s.cave_hands[seat] = hand
    if public:
        s.known_caves = [*s.known_caves, card]


def dragon_leaves(s: "Wyrmspan", seat: int, card: int) -> None:
    """A dragon card leaves a hand openly, so it can no longer be taken for tucked."""
    hand = s.dragon_hands[seat][:]
    hand.remove(card)
    s.dragon_hands[seat] = hand
    if card in s.known_dragons:
        s.known_dragons = [each for each in s.known_dragons if each != card]
    if card in s.drawn:
        s.drawn = [NONE if each == card else each for each in s.drawn]
    for slot, suspects in enumerate(s.slot_suspects):
        if card in suspects:
            s.slot_suspects = s.slot_suspects[:]
            s.slot_suspects[slot] = [each for each in suspects if each != card]


def cave_leaves(s: "Wyrmspan", seat: int, card: int) -> None:
    """A cave card leaves a hand openly."""
    hand = s.cave_hands[seat][:]
    hand.remove(card)
    s.cave_hands[seat] = hand
    if card in s.known_caves:
        s.known_caves = [each for each in s.known_caves if each != card]


def discard_dragon(s: "Wyrmspan", seat: int, card: int) -> None:
    """WYR-1.8: a dragon card goes from a hand to the discard pile, face up."""
    dragon_leaves(s, seat, card)
    s.dragon_discard = [*s.dragon_discard, card]
    if s.events is not None:
        label = s.compiled.dragon_labels[card]
        s.tell("wyrmspan-event-discarded-dragon", seat=seat, dragon=label, reveals=True, own=True)


def discard_cave(s: "Wyrmspan", seat: int, card: int) -> None:
    """WYR-1.8: a cave card goes from a hand to the discard pile, face up."""
    cave_leaves(s, seat, card)
    s.cave_discard = [*s.cave_discard, card]
    if s.events is not None:
        label = s.compiled.cave_labels[card]
        s.tell("wyrmspan-event-discarded-cave", seat=seat, card=label, reveals=True, own=True)


# --- Under and on dragons -------------------------------------------------------------------------------------------


def tuck_from_hand(s: "Wyrmspan", seat: int, place: int, card: int, suspects: list[int]) -> int:
    """WYR-8.16: a card goes from the hand face down under a dragon; the others know only where it came from."""
    hand = s.dragon_hands[seat][:]
    hand.remove(card)
    s.dragon_hands[seat] = hand
    if s.events is not None:
        label = s.compiled.dragon_labels[card]
        s.tell(
            "wyrmspan-event-tucked",
            seat=seat,
            place=PLACES[place],
            dragon=label,
            secret=("dragon",),
            audience=(seat,),
        )
    return tuck(s, seat, place, card, suspects)


def suspects_of_hand(s: "Wyrmspan", seat: int) -> list[int]:
    """List the cards that a card tucked from this hand may be, as others see it."""
    found = set(s.dragon_hands[seat])
    for place in range(seat * MAT_SPACES, seat * MAT_SPACES + MAT_SPACES):
        for slot in s.tucked[place]:
            suspects = s.slot_suspects[slot]
            if len(suspects) > 1:
                found.update(suspects)
    return sorted(found)


def tuck(s: "Wyrmspan", seat: int, place: int, card: int, suspects: list[int]) -> int:
    """Put a card under a dragon and return its slot. No suspects: nobody has seen the card."""
    slot = len(s.slot_cards)
    s.slot_cards = [*s.slot_cards, card]
    s.slot_suspects = [*s.slot_suspects, suspects]
    s.slot_filters = [*s.slot_filters, 0]
    at = seat * MAT_SPACES + place
    s.tucked = s.tucked[:]
    s.tucked[at] = [*s.tucked[at], slot]
    arrive(s, seat, at, TUCK_FOOD, len(s.tucked[at]))
    return slot


def put_on(s: "Wyrmspan", seat: int, place: int, kind: int) -> None:
    """WYR-8.14: a resource is put on a dragon."""
    at = seat * MAT_SPACES + place
    s.cached[at] += 1 << KIND_BITS * kind
    arrive(s, seat, at, kind, s.cached[at] >> KIND_BITS * kind & MOST_OF_A_KIND)


def arrive(s: "Wyrmspan", seat: int, at: int, food: int, number: int) -> None:
    """WYR-8.23, WYR-8.24: food arrives: a hatchling's second line, before it once per game the third."""
    card = s.dragons[at]
    compiled = s.compiled
    if compiled.food[card] != food:
        return
    if number >= 3 and card not in s.grown:
        s.grown = [*s.grown, card]
        if compiled.fed3[card] >= 0:
            push_seq(s, compiled.fed3[card], seat, card)
    if compiled.fed[card] >= 0:
        push_seq(s, compiled.fed[card], seat, card)
