"""Markers: a small game whose cards have long names that occur nowhere else: a leak can be found in the bytes."""

from hashlib import sha256
from typing import ClassVar, Self, final

import msgspec

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State, record_slots, require

CARDS = 24
HAND = 3
LABELS = tuple(sha256(f"card {card}".encode()).hexdigest() for card in range(CARDS))
ACTIONS = ActionSpace(verb("draw"), verb("show", slot=CARDS), verb("keep", card=LABELS))
DRAW, SHOW, KEEP = 0, 1, 1 + CARDS


class MarkersOptions(Options, frozen=True):
    """Nothing to choose."""


class MarkersView(msgspec.Struct, frozen=True):
    hand: list[str]
    hands: list[int]
    pile: int
    shown: list[str]
    kept: list[bool]


class MarkersRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seat: int | None
    chance: str
    hands: list[list[int]]
    pile: list[int]
    shown: list[int]
    kept: list[int]


class Markers(State):
    """Draw a card, show one, or (once, first) keep one secretly; it is over when the pile is empty."""

    __slots__ = record_slots(MarkersRecord)
    Record: ClassVar[type[msgspec.Struct]] = MarkersRecord
    View: ClassVar[type[msgspec.Struct]] = MarkersView
    hands: list[list[int]]
    pile: list[int]
    shown: list[int]
    kept: list[int]

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def legal(self) -> list[int]:
        if self.seat is None:
            return []
        if self.kept[self.seat] < 0:
            return sorted(KEEP + card for card in self.hands[self.seat])
        return [DRAW, *(SHOW + slot for slot in range(len(self.hands[self.seat])))]

    def apply(self, action: int) -> None:
        assert self.seat is not None
        seat = self.seat
        if action >= KEEP:
            card = action - KEEP
            self.hands[seat] = [each for each in self.hands[seat] if each != card]
            self.kept[seat] = card
            self.tell("markers-event-kept", seat=seat, card=LABELS[card], secret=("card",), audience=(seat,))
        elif action >= SHOW:
            card = self.hands[seat].pop(action - SHOW)
            self.shown.append(card)
            self.tell("markers-event-shown", seat=seat, card=LABELS[card], reveals=True)
        else:
            self.draw(seat)
        self.seat = (seat + 1) % self.seats if self.pile else None

    def draw(self, seat: int) -> None:
        card = self.pile.pop()
        self.hands[seat].append(card)
        secret = {"secret": ("card",), "audience": (seat,), "reveals": True}
        self.tell("markers-event-drew", seat=seat, card=LABELS[card], **secret)  # type: ignore[arg-type]

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.options, twin.seats, twin.seat = self.options, self.seats, self.seat
        twin.chance, twin.events = self.chance, None
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile, twin.shown, twin.kept = self.pile[:], self.shown[:], self.kept[:]
        return twin

    def scores(self) -> list[int]:
        return [0] * self.seats

    def winners(self) -> list[int]:
        return [] if self.seat is not None else list(range(self.seats))

    def breakdown(self) -> list[dict[str, int]]:
        return [{"luck": 0} for _ in range(self.seats)]

    def seen_by(self, seat: int | None) -> msgspec.Struct:
        return MarkersView(
            hand=[] if seat is None else [LABELS[card] for card in self.hands[seat]],
            hands=[len(hand) for hand in self.hands],
            pile=len(self.pile),
            shown=[LABELS[card] for card in self.shown],
            kept=[card >= 0 for card in self.kept],
        )

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        hands = [card for other, hand in enumerate(self.hands) if other != seat for card in hand]
        kept = [card for other, card in enumerate(self.kept) if other != seat and card >= 0]
        return [hands + kept + self.pile]

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = self.copy()
        world.chance = chance.fork()
        (cards,) = self.secrets(seat)
        cards.sort()
        chance.shuffle(cards)
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            world.hands[other] = [cards.pop() for _ in self.hands[other]]
            if self.kept[other] >= 0:
                world.kept[other] = cards.pop()
        world.pile = cards
        return world

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        return {}

    def check(self) -> None:
        require(len(self.hands) == self.seats, "every seat has a hand")

    def reason(self, action: int) -> Message:
        return Message("markers-why")


class MarkersGame(Game[MarkersOptions, Markers]):
    name = "markers"
    version = "1"
    seats: ClassVar[range] = range(2, 5)
    options = MarkersOptions
    state_type = Markers

    def new_state(self, seats: int, options: MarkersOptions, chance: Chance) -> Markers:
        state = self.state_type.__new__(self.state_type)
        cards = list(range(CARDS))
        state.chance = chance.copy()
        state.chance.shuffle(cards)
        state.options, state.seats, state.seat, state.events = options, seats, 0, None
        state.hands = [[cards.pop() for _ in range(HAND)] for _ in range(seats)]
        state.pile, state.shown, state.kept = cards, [], [-1] * seats
        return state

    def vocabulary(self, options: MarkersOptions) -> ActionSpace:
        return ACTIONS


@final
class LeakyViewMarkers(Markers):
    """Its view shows the hand of the seat that decides."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> msgspec.Struct:
        return super().seen_by(self.seat if self.seat is not None else seat)


@final
class LeakyEventMarkers(Markers):
    """Its event tells everybody what was drawn."""

    __slots__ = ()

    def draw(self, seat: int) -> None:
        card = self.pile.pop()
        self.hands[seat].append(card)
        self.tell("markers-event-drew", seat=seat, card=LABELS[card], reveals=True)


class LeakyViewGame(MarkersGame):
    state_type = LeakyViewMarkers


class LeakyEventGame(MarkersGame):
    state_type = LeakyEventMarkers
