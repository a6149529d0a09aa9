"""Faults of events."""

import msgspec

from drakehall.kernel.events import Event, Message
from tests.testing.broken.registry import faulty_position
from tests.testing.toy import BEASTS, Toy


@faulty_position("event-shape")
class SecretOfAnotherName(Toy):
    def draw(self, seat: int) -> None:
        beast = self.pile.pop()
        self.hands[seat].append(beast)
        self.tell("toy-event-drew", seat=seat, beast=BEASTS[beast], secret=("card",), audience=(seat,), reveals=True)


@faulty_position("event-shape")
class AudienceWithoutSecret(Toy):
    def draw(self, seat: int) -> None:
        beast = self.pile.pop()
        self.hands[seat].append(beast)
        self.tell("toy-event-drew", seat=seat, beast=BEASTS[beast], audience=(seat,), reveals=True)


@faulty_position("event-shape")
class AudienceFromOutside(Toy):
    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        self.tell("toy-event-hint", beast=beast, secret=("beast",), audience=(self.seats,))


@faulty_position("event-shape")
class EventOfNoSeat(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-next", next_seat=seat + 1)


@faulty_position("event-shape")
class EventOfALot(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-half", points=self.points[seat] / 2)  # type: ignore[arg-type]


class Gossip(Event, frozen=True):
    def seen_by(self, seat: int | None) -> Message:
        return Message(self.id, self.args)


@faulty_position("event-shape")
class EventThatGossips(Toy):
    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        if self.events is not None:
            self.events.append(Gossip("toy-event-gossip", {"beast": beast}, ("beast",), (seat,)))


@faulty_position("reveals")
class ChanceCanBeUndone(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], reveals=False)


@faulty_position("reveals")
class DrawingCanBeUndone(Toy):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], reveals=False)


@faulty_position("reveals")
class DrawnCardsAreCalledOwn(Toy):
    """Whoever draws a card has not known it before."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], own=True)


@faulty_position("event-shape")
class OwnOfNobody(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-thunder", reveals=True, own=True)


@faulty_position("event-shape")
class OwnWithoutRevealing(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-thought", seat=seat, own=True)


@faulty_position("event-leak")
class TellsAllWhatIsDrawn(Toy):
    """The simplest leak: a hidden card is named without `secret`."""

    def draw(self, seat: int) -> None:
        beast = self.pile.pop()
        self.hands[seat].append(beast)
        self.tell("toy-event-drew", seat=seat, beast=BEASTS[beast], reveals=True)


@faulty_position("event-leak")
class TellsAllWhatIsSealed(Toy):
    """A leak of a hidden choice: the card sealed is named without `secret`."""

    def seal(self, seat: int, beast: int) -> None:
        self.hands[seat].remove(beast)
        self.sealed[seat] = beast
        self.tell("toy-event-sealed", seat=seat, beast=BEASTS[beast])


@faulty_position("event-leak")
class TellsAllWhatIsHigh(Toy):
    """A leak of a part: whether the card sealed is the highest of all."""

    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        if beast == len(BEASTS) - 1:
            self.tell("toy-event-mighty", seat=seat)


@faulty_position("event-leak")
class TellsTheNextCard(Toy):
    """A leak of a card that stays where it is."""

    def play(self, seat: int, beast: int) -> None:
        super().play(seat, beast)
        self.tell("toy-event-next", beast=BEASTS[self.pile[-1]] if self.pile else "none", reveals=True)


@faulty_position("view-leak")
class ShowsAllWhatIsDrawn(Toy):
    """The event keeps the drawn card secret, but it lies open for everybody to see."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.shown.append(self.hands[seat].pop())


@faulty_position("memory")
class PointsTellTheSealed(Toy):
    """No event names the card, but everybody sees how many points it brings at once."""

    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        self.points[seat] += 10 * beast


@faulty_position("memory")
class ForgetsWhatItPutBack(Toy):
    """A played card goes back to the bottom of the pile, where everybody saw it go: samples ignore that."""

    def play(self, seat: int, beast: int) -> None:
        self.hands[seat].remove(beast)
        self.pile.insert(0, beast)
        self.points[seat] += beast
