"""Hidden information: what a seat does not know, and what it does.

Every hidden card is a token. Others see tokens move, but not always which: a card tucked from a hand is one of its
`slot_suspects`. Tokens in `known_dragons` and `known_caves` were seen by all; the rest of one era are interchangeable.
"""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.frames import MAT_SPACES
from drakehall.games.wyrmspan.invariants import admits
from drakehall.games.wyrmspan.vocabulary import PLACES

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def others(s: "Wyrmspan", seat: int | None) -> list[int]:
    """List the seats whose cards are hidden from a seat."""
    return [each for each in range(s.seats) if each != seat]


def secret_slots(s: "Wyrmspan", seat: int) -> list[int]:
    """List the slots under a seat's dragons whose card its owner has seen."""
    return [slot for slot in slots_of(s, seat) if s.slot_suspects[slot]]


def slots_of(s: "Wyrmspan", seat: int) -> list[int]:
    """List the slots under a seat's dragons, in the order in which they were filled."""
    return sorted(slot for place in s.tucked[seat * MAT_SPACES : seat * MAT_SPACES + MAT_SPACES] for slot in place)


def candidates(s: "Wyrmspan", slot: int) -> list[int]:
    """List the tokens that may lie in a slot as others see it; seen cards must have the cost that was told."""
    known = s.known_dragons
    rule = s.slot_filters[slot]
    return [card for card in s.slot_suspects[slot] if card not in known or admits(s, card, rule)]


def cave_groups(s: "Wyrmspan", seat: int | None) -> list[list[int]]:
    """List the cave cards hidden from a seat, place by place, one group for each era."""
    places = s.cave_deck + [
        card for other in others(s, seat) for card in s.cave_hands[other] if card not in s.known_caves
    ]
    return by_era(places, s.cave_era)


def by_era(places: list[int], eras: list[int]) -> list[list[int]]:
    """Divide cards into groups by era."""
    return [[card for card in places if eras[card] == era] for era in sorted({eras[card] for card in places})]


# --- What is hidden and what is known -------------------------------------------------------------------------------


def secrets(s: "Wyrmspan", seat: int | None) -> list[list[int]]:
    """List what is hidden from a seat: dragons, cave cards, Automa's cards."""
    known = set(s.known_dragons)
    places = s.dragon_deck[:]
    mixed = False
    for each in range(s.seats):
        places += [s.slot_cards[slot] for slot in slots_of(s, each) if not s.slot_suspects[slot]]
    for other in others(s, seat):
        in_hand, in_slots = certain(s, other)
        for card in s.dragon_hands[other]:
            if card not in known or card not in in_hand:
                places.append(card)
                mixed = mixed or card in known
        for slot in secret_slots(s, other):
            card = s.slot_cards[slot]
            if card not in known or slot not in in_slots:
                places.append(card)
                mixed = mixed or card in known
    dragons = [places] if mixed else by_era(places, s.dragon_era)
    return dragons + cave_groups(s, seat) + ([s.decisions[:]] if s.decisions else [])


def certain(s: "Wyrmspan", seat: int) -> tuple[list[int], dict[int, int]]:
    """Find which seen cards are surely in a seat's hand, and which token each slot surely holds, as others see it."""
    slots = secret_slots(s, seat)
    possible = {slot: candidates(s, slot) for slot in slots}
    doubtful = {card for cards in possible.values() if len(cards) > 1 for card in cards}
    known = s.known_dragons
    in_hand = [card for card in s.dragon_hands[seat] if card in known and card not in doubtful]
    holder = {s.slot_cards[slot]: slot for slot in slots}
    in_slots = {slot: s.slot_cards[slot] for slot in slots if not replaceable(slot, possible, holder)}
    return in_hand, in_slots


def replaceable(slot: int, possible: dict[int, list[int]], holder: dict[int, int]) -> bool:
    """Whether a slot can hold another token if others move as well."""
    token = next(card for card, at in holder.items() if at == slot)
    seen: set[int] = set()

    def free(at: int) -> bool:
        for card in possible[at]:
            if card in seen or (at == slot and card == token):
                continue
            seen.add(card)
            if card not in holder or card == token or free(holder[card]):
                return True
        return False

    return free(slot)


def knowledge(s: "Wyrmspan", seat: int | None) -> dict[str, list[str]]:
    """List cards in others' hands and under dragons that a seat with perfect memory can place."""
    labels = s.compiled.dragon_labels
    found: dict[str, list[str]] = {}
    for each in range(s.seats):
        slots = dict(zip(secret_slots(s, each), (s.slot_cards[slot] for slot in secret_slots(s, each)), strict=True))
        if each != seat:
            in_hand, slots = certain(s, each)
            slots = {slot: card for slot, card in slots.items() if card in s.known_dragons}
            caves = [card for card in s.cave_hands[each] if card in s.known_caves]
            found[f"dragon hand {each}"] = [labels[card] for card in in_hand]
            found[f"cave hand {each}"] = [s.compiled.cave_labels[card] for card in caves]
        for place in range(MAT_SPACES):
            cards = [labels[slots[slot]] for slot in s.tucked[each * MAT_SPACES + place] if slot in slots]
            if cards:
                found[f"tucked {each} {PLACES[place]}"] = cards
    return found
