"""Samples: positions that a seat cannot tell apart from the real one.

What a seat can know is computed once per position as a `Deal`: which cards are unseen, and in which places they lie
or may lie. Nothing in it depends on which unseen card is where, so that equal knowledge and equal chance give equal
samples. A sample then deals tokens to slots as the suspects allow, and cards to the unseen tokens.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from drakehall.games.wyrmspan.hidden import by_era, candidates, others, secret_slots, slots_of
from drakehall.games.wyrmspan.invariants import admits
from drakehall.games.wyrmspan.piles import Pile, RandomWords
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
    words = RandomWords(chance.fork().key, deal.dragons.size + deal.caves.size)
    dragons = deal.dragons.shuffled(words, 0)
    if deal.simple:
        lay_out(s, world, deal, dragons)
    else:
        deal_slots(s, world, deal, dragons, chance)
    lay_out_caves(s, world, deal, deal.caves.shuffled(words, deal.dragons.size))
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

    __slots__ = ("caves", "dragons", "hands", "hidden", "holders", "order", "seat", "simple", "slots")

    def __init__(self, s: "Wyrmspan", seat: int | None) -> None:
        """Work it out."""
        self.seat = seat
        self.holders = others(s, seat)
        self.slots: dict[int, list[int]] = {}
        """The slots of others whose cards only their owners have seen."""
        self.order: dict[int, list[int]] = {}
        self.hidden: list[int] = []
        """Tokens of unseen dragons outside the deck: cards tucked unseen, then those of others in order."""
        self.simple = True
        """Whether unseen dragons lie in the deck and in hands only."""
        if s.slot_cards or s.drawn:
            self._find_slots(s)
        known = s.known_dragons
        for other in self.holders:
            tokens = s.dragon_hands[other] if self.simple else self.order[other]
            self.hidden += [token for token in tokens if token not in known]
        self.dragons = Unseen(s.dragon_pile.members(s.dragons_left), self.hidden, s.dragon_era)
        self.hands = [[card for card in s.cave_hands[other] if card not in s.known_caves] for other in self.holders]
        in_hands = [card for hand in self.hands for card in hand]
        self.caves = Unseen(s.cave_pile.members(s.caves_left), in_hands, s.cave_era)

    def _find_slots(self, s: "Wyrmspan") -> None:
        """Find where else unseen dragons lie or may lie."""
        self.slots = {other: secret_slots(s, other) for other in self.holders}
        unseen = [slot for each in range(s.seats) for slot in slots_of(s, each) if not s.slot_suspects[slot]]
        self.hidden = [s.slot_cards[slot] for slot in unseen]
        self.simple = not (unseen or any(self.slots.values()) or s.drawn)
        self.order = {other: ranked(s, other, self.slots[other]) for other in self.holders}


@final
class Unseen:
    """Unseen cards of one kind: first those of the deck, which are of one era, then all others, each in its place."""

    __slots__ = ("_cards", "_eras", "size")

    def __init__(self, deck: list[int], elsewhere: list[int], eras: list[int]) -> None:
        """Put the cards in order, era by era."""
        tokens = deck + elsewhere
        self.size = len(tokens)
        self._eras: list[tuple[list[int], list[int]]] = []
        """If there are several eras, for each of them its places and its cards."""
        if any(eras[token] != eras[tokens[0]] for token in elsewhere):
            self._eras = places_by_era(tokens, eras)
        else:
            tokens.sort()
        self._cards = tokens

    def shuffled(self, words: RandomWords, first: int) -> Pile:
        """Assign every place a card of its era, by words from the one numbered `first`."""
        if not self._eras:
            return Pile(self._cards[:], words, first)
        dealt = [0] * self.size
        for places, cards in self._eras:
            for place, card in zip(places, Pile(cards[:], words, first).cards(len(cards)), strict=True):
                dealt[place] = card
            first += len(cards)
        return Pile(dealt)


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


def places_by_era(tokens: list[int], eras: list[int]) -> list[tuple[list[int], list[int]]]:
    """Group places by the era of their tokens: which places, and which cards in order."""
    return [
        (
            [place for place, token in enumerate(tokens) if eras[token] == era],
            sorted([token for token in tokens if eras[token] == era]),
        )
        for era in sorted({eras[token] for token in tokens})
    ]


# --- Laying out -----------------------------------------------------------------------------------------------------


def lay_out(s: "Wyrmspan", world: "Wyrmspan", deal: Deal, pile: Pile) -> None:
    """Lay dealt dragons into the deck and into hands; nothing else is unseen."""
    world.dragon_pile = pile
    if not deal.hidden:
        return
    at = s.dragons_left
    known = s.known_dragons
    for other in deal.holders:
        hand = [card for card in s.dragon_hands[other] if card in known]
        for _ in range(len(s.dragon_hands[other]) - len(hand)):
            hand.append(pile.card(at))
            at += 1
        hand.sort()
        world.dragon_hands[other] = hand


def lay_out_caves(s: "Wyrmspan", world: "Wyrmspan", deal: Deal, pile: Pile) -> None:
    """Lay dealt cave cards into the deck and into hands."""
    world.cave_pile = pile
    at = s.caves_left
    for other, hidden in zip(deal.holders, deal.hands, strict=True):
        if hidden:
            hand = [card for card in s.cave_hands[other] if card in s.known_caves]
            for _ in hidden:
                hand.append(pile.card(at))
                at += 1
            hand.sort()
            world.cave_hands[other] = hand


def deal_slots(s: "Wyrmspan", world: "Wyrmspan", deal: Deal, pile: Pile, chance: Chance) -> None:
    """Choose which tokens lie in the slots of others, and give all unseen tokens the dealt cards."""
    at = s.dragons_left
    dealt = [pile.card(at + i) for i in range(len(deal.hidden))]
    for matched in matches(s, deal, chance):
        renamed = fitted(s, deal, matched, dealt, pile)
        if renamed is not None:
            break
    else:
        raise AssertionError("the real position is one of the matches")
    if len(renamed) > len(dealt):
        world.dragon_deck = [renamed[token] for token in s.dragon_deck]
    else:
        world.dragon_pile = pile
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
    """Yield every assignment of different tokens to the slots of others, in random order."""
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


def fitted(s: "Wyrmspan", deal: Deal, matched: dict[int, int], dealt: list[int], pile: Pile) -> dict[int, int] | None:
    """Assign every unseen token its dealt card, exchanged where a cost was shown; None if the costs cannot be met.

    If no cost was shown, the deck keeps what it was dealt and only the other tokens are named.
    """
    renamed = dict(zip(deal.hidden, dealt, strict=True))
    rules = {
        token: rule
        for slot, rule in enumerate(s.slot_filters)
        if rule and (token := matched.get(slot, s.slot_cards[slot])) in renamed
    }
    if not rules:
        return renamed
    renamed.update(zip(s.dragon_deck, pile.cards(s.dragons_left), strict=True))
    for tokens in by_era(s.dragon_deck + deal.hidden, s.dragon_era):
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
