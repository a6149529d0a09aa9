"""Samples: positions that a seat cannot tell apart from the real one.

What a seat can know is computed once per position as a `Deal`: which cards are unseen, and in which places they lie
or may lie. Nothing in it depends on which unseen card is where, so that equal knowledge and equal chance give equal
samples. A sample then deals tokens to slots as the suspects allow, and cards to the unseen tokens.
"""

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import shake_128
from struct import Struct
from typing import TYPE_CHECKING, final

from drakehall.games.wyrmspan.hidden import candidates, others, secret_slots, slots_of
from drakehall.games.wyrmspan.invariants import admits
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def sample(s: "Wyrmspan", seat: int | None, chance: Chance) -> "Wyrmspan":
    """Deal the unseen cards anew."""
    deal = s.deal
    if deal is None or deal.seat != seat:
        deal = s.deal = Deal(s, seat)
    world = s.copy()
    world.chance = chance.fork()
    dragons, caves = deal.shuffled(chance)
    if deal.simple:
        lay_out(s, world, deal, dragons)
    else:
        deal_slots(s, world, deal, dragons, chance)
    lay_out_caves(s, world, deal, caves)
    if any(s.sealed):
        seal_anew(s, world, seat, chance)
    if s.decisions:
        world.decisions = sorted(s.decisions)
        chance.shuffle(world.decisions)
    if seat != s.seat:  # the deciding seat has the same choice in every world
        world.find_choices()
    return world


# --- What a seat knows ----------------------------------------------------------------------------------------------


@final
class Deal:
    """What is unseen by a seat in one position: the cards of every era, and the tokens in its places."""

    __slots__ = ("caves", "dragons", "hands", "holders", "order", "seat", "simple", "slots", "tokens")

    def __init__(self, s: "Wyrmspan", seat: int | None) -> None:
        """Work it out."""
        known = set(s.known_dragons)
        self.seat = seat
        self.holders = others(s, seat)
        self.slots = {other: secret_slots(s, other) for other in self.holders}
        """The slots of others whose cards only their owners have seen."""
        unseen = [slot for each in range(s.seats) for slot in slots_of(s, each) if not s.slot_suspects[slot]]
        self.tokens = s.dragon_deck + [s.slot_cards[slot] for slot in unseen]
        """The tokens of unseen dragons: the deck, cards tucked unseen, then those of others in an order of `ranked`."""
        self.order: dict[int, list[int]] = {}
        for other in self.holders:
            self.order[other] = ranked(s, other, self.slots[other])
            self.tokens += [token for token in self.order[other] if token not in known]
        self.simple = not (unseen or any(self.slots.values()) or s.drawn)
        """Whether unseen dragons lie in the deck and in hands only."""
        self.dragons = by_era(self.tokens, s.dragon_era)
        self.hands = [[card for card in s.cave_hands[other] if card not in s.known_caves] for other in self.holders]
        for hand in self.hands:
            hand.sort(key=s.cave_era.__getitem__)
        self.caves = by_era(s.cave_deck + [card for hand in self.hands for card in hand], s.cave_era)

    def shuffled(self, chance: Chance) -> tuple[list[int], list[int]]:
        """Assign every place of unseen dragons and of unseen cave cards a card of its era."""
        source = shake_128(chance.fork().key)
        dragons, caves = self.dragons, self.caves
        if len(dragons) == 1 and len(caves) == 1:
            cards, more = dragons[0][1], caves[0][1]
            words = draws(len(cards) + len(more))(source.digest(4 * (len(cards) + len(more))))
            return mixed(cards, words), mixed(more, words[len(cards) :])
        eras = dragons + caves
        whole = sum(len(cards) for _, cards in eras)
        words = draws(whole)(source.digest(4 * whole))
        found: list[list[int]] = []
        for groups in (dragons, caves):
            dealt = [0] * sum(len(cards) for _, cards in groups)
            for places, cards in groups:
                for place, card in zip(places, mixed(cards, words), strict=True):
                    dealt[place] = card
                words = words[len(cards) :]
            found.append(dealt)
        return found[0], found[1]


def ranked(s: "Wyrmspan", seat: int, slots: list[int]) -> list[int]:
    """List the tokens in a seat's hand and secret slots; which of equals is which makes no difference to others."""
    listed: dict[int, list[int]] = {card: [] for card in s.dragon_hands[seat]}
    for slot in slots:
        listed.setdefault(s.slot_cards[slot], [])
    for slot in slots:
        for token in s.slot_suspects[slot]:
            listed[token].append(slot)
    known, drawn, eras = s.known_dragons, s.drawn, s.dragon_era

    def rank(token: int) -> tuple[int, int, list[int], int]:
        if token in known:
            return (-1, token, [], -1)
        return (eras[token], -1, listed[token], drawn.index(token) if token in drawn else -1)

    return sorted(listed, key=rank)


def by_era(tokens: list[int], eras: list[int]) -> list[tuple[list[int], list[int]]]:
    """Group places by the era of their tokens: which places, and which cards in order."""
    present = {eras[token] for token in tokens}
    if len(present) == 1:
        return [(list(range(len(tokens))), sorted(tokens))]
    return [
        (
            [place for place, token in enumerate(tokens) if eras[token] == era],
            sorted(token for token in tokens if eras[token] == era),
        )
        for era in sorted(present)
    ]


# --- Shuffling ------------------------------------------------------------------------------------------------------


@cache
def draws(number: int) -> Callable[[bytes], tuple[int, ...]]:
    """Read this many words of 32 bits."""
    return Struct(f"<{number}I").unpack


def mixed(cards: list[int], words: tuple[int, ...]) -> list[int]:
    """Shuffle like `Chance.shuffle`, with words drawn all at once: bots sample hundreds of times per turn."""
    mix = cards[:]
    for n, word in zip(range(len(mix) - 1, 0, -1), words, strict=False):
        other = word * (n + 1) >> 32
        mix[n], mix[other] = mix[other], mix[n]
    return mix


# --- Laying out -----------------------------------------------------------------------------------------------------


def lay_out(s: "Wyrmspan", world: "Wyrmspan", deal: Deal, cards: list[int]) -> None:
    """Lay dealt dragons into the deck and into hands; nothing else is unseen."""
    at = len(s.dragon_deck)
    world.dragon_deck = cards[:at]
    if at == len(cards):
        return
    known = s.known_dragons
    for other in deal.holders:
        hand = [card for card in s.dragon_hands[other] if card in known]
        number = len(s.dragon_hands[other]) - len(hand)
        world.dragon_hands[other] = sorted(hand + cards[at : at + number])
        at += number


def lay_out_caves(s: "Wyrmspan", world: "Wyrmspan", deal: Deal, cards: list[int]) -> None:
    """Lay dealt cave cards into the deck and into hands."""
    at = len(s.cave_deck)
    world.cave_deck = cards[:at]
    for other, hidden in zip(deal.holders, deal.hands, strict=True):
        if hidden:
            seen = [card for card in s.cave_hands[other] if card in s.known_caves]
            world.cave_hands[other] = sorted(seen + cards[at : at + len(hidden)])
            at += len(hidden)


def deal_slots(s: "Wyrmspan", world: "Wyrmspan", deal: Deal, cards: list[int], chance: Chance) -> None:
    """Choose which tokens lie in the slots of others, and give all unseen tokens the dealt cards."""
    for matched in matches(s, deal, chance):
        renamed = fitted(s, deal, matched, cards)
        if renamed is not None:
            break
    else:
        raise AssertionError("the real position is one of the matches")
    at = len(s.dragon_deck)
    ruled = len(renamed) == len(cards)
    world.dragon_deck = [renamed[token] for token in s.dragon_deck] if ruled else cards[:at]
    world.drawn = [renamed.get(token, token) for token in s.drawn]
    world.slot_cards = [renamed.get(token, token) for token in s.slot_cards]
    for slot, token in matched.items():
        world.slot_cards[slot] = renamed.get(token, token)
    if any(deal.slots.values()):
        world.slot_suspects = s.slot_suspects[:]
    for other in deal.holders:
        slots = deal.slots[other]
        tucked = {matched[slot] for slot in slots}
        hand = [token for token in deal.order[other] if token not in tucked]
        world.dragon_hands[other] = sorted([renamed.get(token, token) for token in hand])
        for slot in slots:
            world.slot_suspects[slot] = sorted([renamed.get(token, token) for token in s.slot_suspects[slot]])


def matches(s: "Wyrmspan", deal: Deal, chance: Chance) -> Iterator[dict[int, int]]:
    """Give a token to every slot of others, different ones, in every possible way, by chance."""
    possible: dict[int, list[int]] = {}
    for other in deal.holders:
        rank = {token: i for i, token in enumerate(deal.order[other])}
        for slot in deal.slots[other]:
            possible[slot] = sorted(candidates(s, slot), key=rank.__getitem__)
    order = sorted(possible, key=lambda slot: (len(possible[slot]), slot))
    matched: dict[int, int] = {}
    taken: set[int] = set()

    def fill(at: int) -> Iterator[dict[int, int]]:
        if at == len(order):
            yield matched
            return
        slot = order[at]
        tokens = possible[slot]
        if len(tokens) > 1:
            tokens = tokens[:]
            chance.shuffle(tokens)
        for token in tokens:
            if token not in taken:
                taken.add(token)
                matched[slot] = token
                yield from fill(at + 1)
                taken.remove(token)

    return fill(0)


def fitted(s: "Wyrmspan", deal: Deal, matched: dict[int, int], cards: list[int]) -> dict[int, int] | None:
    """Assign every unseen token its dealt card, exchanged where a cost was shown; None if the costs cannot be met.

    If no cost was shown, the deck keeps what it was dealt and only the other tokens are named.
    """
    at = len(s.dragon_deck)
    renamed = dict(zip(deal.tokens[at:], cards[at:], strict=True))
    rules = {
        token: rule
        for slot, rule in enumerate(s.slot_filters)
        if rule and (token := matched.get(slot, s.slot_cards[slot])) in renamed
    }
    if not rules:
        return renamed
    renamed.update(zip(s.dragon_deck, cards, strict=False))
    for places, _ in deal.dragons:
        tokens = [deal.tokens[place] for place in places]
        pool = [renamed[token] for token in tokens]
        holder: dict[int, int] = {}
        for token in tokens:
            if token in rules and not hand_over(s, token, rules, pool, holder, set()):
                return None
        rest = iter([card for card in pool if card not in holder])
        ruled = {token: card for card, token in holder.items()}
        for token in tokens:
            renamed[token] = ruled[token] if token in rules else next(rest)
    return renamed


def hand_over(
    s: "Wyrmspan", token: int, rules: dict[int, int], pool: list[int], holder: dict[int, int], asked: set[int]
) -> bool:
    """Find a card with the cost that was shown of a token; tokens that have one may have to take another."""
    for card in pool:
        if card not in asked and admits(s, card, rules[token]):
            asked.add(card)
            if card not in holder or hand_over(s, holder[card], rules, pool, holder, asked):
                holder[card] = token
                return True
    return False


def seal_anew(s: "Wyrmspan", world: "Wyrmspan", seat: int | None, chance: Chance) -> None:
    """WYR-R2: other seats may have chosen anything."""
    world.sealed = s.sealed[:]
    for other in others(s, seat):
        sealed = s.sealed[other]
        own = world.dragon_hands[other] + [len(s.compiled.dragons) + card for card in world.cave_hands[other]]
        chance.shuffle(own)
        world.sealed[other] = own[: min(2, len(sealed))] + [chance.below(4) for _ in sealed[2:]]
