"""Hidden information: what a seat cannot know, and positions it cannot tell apart.

Every hidden card is a token. Others see tokens move, but not always which: a card tucked from a hand is one of its
`slot_suspects`. Tokens in `known_dragons` and `known_caves` were seen by all; the rest of one era are interchangeable.
A sample deals tokens to places as the suspects allow, then cards to the unseen tokens.
"""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.invariants import admits
from drakehall.games.wyrmspan.vocabulary import PLACES
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

ATTEMPTS = 30
"""So often a deal is tried; if hidden costs never fit, the real one is kept."""


def sample(s: "Wyrmspan", seat: int | None, chance: Chance) -> "Wyrmspan":
    """Deal the unseen cards anew."""
    world = s.copy()
    world.chance = chance.fork()
    deal_dragons(s, world, seat, chance)
    deal_caves(s, world, seat, chance)
    if any(s.sealed):
        seal_anew(s, world, seat, chance)
    if s.decisions:
        world.decisions = s.decisions[:]
        chance.shuffle(world.decisions)
    world.rebuild()
    return world


def others(s: "Wyrmspan", seat: int | None) -> list[int]:
    """List the seats whose cards are hidden from a seat."""
    return [each for each in range(s.seats) if each != seat]


def secret_slots(s: "Wyrmspan", seat: int) -> list[int]:
    """List the slots under a seat's dragons whose card its owner has seen."""
    return [slot for slot in slots_of(s, seat) if s.slot_suspects[slot]]


def slots_of(s: "Wyrmspan", seat: int) -> list[int]:
    """List the slots under a seat's dragons, in the order in which they were filled."""
    return sorted(slot for place in s.tucked[seat * 12 : seat * 12 + 12] for slot in place)


def candidates(s: "Wyrmspan", slot: int) -> list[int]:
    """List the tokens that may lie in a slot as others see it; seen cards must have the cost that was told."""
    known = s.known_dragons
    rule = s.slot_filters[slot]
    return [card for card in s.slot_suspects[slot] if card not in known or admits(s, card, rule)]


# --- Samples --------------------------------------------------------------------------------------------------------


def deal_dragons(s: "Wyrmspan", world: "Wyrmspan", seat: int | None, chance: Chance) -> None:
    """Deal the dragons that a seat has not seen."""
    for _ in range(ATTEMPTS):
        matched: dict[int, int] = {}
        for other in others(s, seat):
            match_slots(s, secret_slots(s, other), matched, chance)
        cards = deal_cards(s, seat, matched, chance)
        if cards is not None:
            break
    else:
        matched = dict(enumerate(s.slot_cards))
        cards = {}
    renamed = cards
    world.dragon_deck = [renamed.get(card, card) for card in s.dragon_deck]
    world.slot_cards = s.slot_cards[:]
    world.slot_suspects = s.slot_suspects[:]
    world.drawn = [renamed.get(card, card) for card in s.drawn]
    for each in range(s.seats):
        for slot in slots_of(s, each):
            token = matched.get(slot, s.slot_cards[slot])
            world.slot_cards[slot] = renamed.get(token, token)
    for other in others(s, seat):
        slots = secret_slots(s, other)
        tokens = set(s.dragon_hands[other]) | {s.slot_cards[slot] for slot in slots}
        tokens -= {matched[slot] for slot in slots}
        world.dragon_hands[other] = sorted(renamed.get(card, card) for card in tokens)
        for slot in slots:
            world.slot_suspects[slot] = sorted(renamed.get(card, card) for card in s.slot_suspects[slot])


def match_slots(s: "Wyrmspan", slots: list[int], matched: dict[int, int], chance: Chance) -> None:
    """Choose a token for every slot by chance, different ones; the real choice shows that there is a way."""
    taken: set[int] = set()
    possible = {slot: candidates(s, slot) for slot in slots}
    order = sorted(slots, key=lambda slot: len(possible[slot]))

    def fill(at: int) -> bool:
        if at == len(order):
            return True
        slot = order[at]
        tokens = possible[slot][:]
        if len(tokens) > 1:
            chance.shuffle(tokens)
        for token in tokens:
            if token not in taken:
                taken.add(token)
                matched[slot] = token
                if fill(at + 1):
                    return True
                taken.remove(token)
        return False

    fill(0)


def deal_cards(s: "Wyrmspan", seat: int | None, matched: dict[int, int], chance: Chance) -> dict[int, int] | None:
    """Give every unseen token a card of its era; None if the costs that were told do not fit."""
    known = set(s.known_dragons)
    tokens = set(s.dragon_deck)
    for each in range(s.seats):
        tokens.update(s.slot_cards[slot] for slot in slots_of(s, each) if not s.slot_suspects[slot])
    for other in others(s, seat):
        tokens.update(card for card in s.dragon_hands[other] if card not in known)
        tokens.update(s.slot_cards[slot] for slot in secret_slots(s, other) if s.slot_cards[slot] not in known)
    rules = {
        matched.get(slot, s.slot_cards[slot]): rule
        for slot, rule in enumerate(s.slot_filters)
        if rule and matched.get(slot, s.slot_cards[slot]) in tokens
    }
    renamed: dict[int, int] = {}
    eras = s.dragon_era
    for era in sorted({eras[card] for card in tokens}):
        unseen = sorted(card for card in tokens if eras[card] == era)
        dealt = unseen[:]
        chance.shuffle(dealt)
        for token in unseen:
            if token in rules:
                fitting = [card for card in dealt if admits(s, card, rules[token])]
                if not fitting:
                    return None
                renamed[token] = fitting[0]
                dealt.remove(fitting[0])
        for token in unseen:
            if token not in rules:
                renamed[token] = dealt.pop()
    return renamed


def deal_caves(s: "Wyrmspan", world: "Wyrmspan", seat: int | None, chance: Chance) -> None:
    """Deal the cave cards that a seat has not seen."""
    renamed: dict[int, int] = {}
    for unseen in cave_groups(s, seat):
        dealt = unseen[:]
        chance.shuffle(dealt)
        renamed.update(zip(unseen, dealt, strict=True))
    world.cave_deck = [renamed[card] for card in s.cave_deck]
    for other in others(s, seat):
        world.cave_hands[other] = sorted(renamed.get(card, card) for card in s.cave_hands[other])


def cave_groups(s: "Wyrmspan", seat: int | None) -> list[list[int]]:
    """List the cave cards hidden from a seat, place by place, one group for each era."""
    places = s.cave_deck + [
        card for other in others(s, seat) for card in s.cave_hands[other] if card not in s.known_caves
    ]
    return by_era(places, s.cave_era)


def by_era(places: list[int], eras: list[int]) -> list[list[int]]:
    """Divide cards into groups by era."""
    return [[card for card in places if eras[card] == era] for era in sorted({eras[card] for card in places})]


def seal_anew(s: "Wyrmspan", world: "Wyrmspan", seat: int | None, chance: Chance) -> None:
    """WYR-R2: other seats may have chosen anything."""
    world.sealed = s.sealed[:]
    for other in others(s, seat):
        sealed = s.sealed[other]
        own = world.dragon_hands[other] + [len(s.box.dragons) + card for card in world.cave_hands[other]]
        chance.shuffle(own)
        world.sealed[other] = own[: min(2, len(sealed))] + [chance.below(4) for _ in sealed[2:]]


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
    """Find which seen cards are surely in a seat's hand, and which slots surely hold which token, as others see it."""
    slots = secret_slots(s, seat)
    possible = {slot: candidates(s, slot) for slot in slots}
    doubtful = {card for cards in possible.values() if len(cards) > 1 for card in cards}
    known = s.known_dragons
    in_hand = [card for card in s.dragon_hands[seat] if card in known and card not in doubtful]
    holder = {s.slot_cards[slot]: slot for slot in slots}
    in_slots = {slot: s.slot_cards[slot] for slot in slots if not replaceable(slot, possible, holder)}
    return in_hand, in_slots


def replaceable(slot: int, possible: dict[int, list[int]], holder: dict[int, int]) -> bool:
    """Whether a slot can hold another token if others are moved round as well."""
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
    labels = s.box.dragon_labels
    found: dict[str, list[str]] = {}
    for each in range(s.seats):
        slots = dict(zip(secret_slots(s, each), (s.slot_cards[slot] for slot in secret_slots(s, each)), strict=True))
        if each != seat:
            in_hand, slots = certain(s, each)
            slots = {slot: card for slot, card in slots.items() if card in s.known_dragons}
            caves = [card for card in s.cave_hands[each] if card in s.known_caves]
            found[f"dragon hand {each}"] = [labels[card] for card in in_hand]
            found[f"cave hand {each}"] = [s.box.cave_labels[card] for card in caves]
        for place in range(12):
            cards = [labels[slots[slot]] for slot in s.tucked[each * 12 + place] if slot in slots]
            if cards:
                found[f"tucked {each} {PLACES[place]}"] = cards
    return found
