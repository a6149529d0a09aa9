"""Faults of copies, saves and replays."""

from collections.abc import Iterator
from itertools import count
from typing import ClassVar, Self

import msgspec

from drakehall.kernel.chance import Chance
from tests.testing.broken.registry import faulty_position
from tests.testing.toy import Toy


class UnsaidRecord(msgspec.Struct, frozen=True):
    seat: int | None
    chance: str
    shown: object


@faulty_position("save")
class NoPlainData(Toy):
    Record: ClassVar[type[msgspec.Struct]] = UnsaidRecord

    def play(self, seat: int, beast: int) -> None:
        super().play(seat, beast)
        self.shown = object()  # type: ignore[assignment]

    def check(self) -> None:
        return


@faulty_position("save")
class LoadSorts(Toy):
    def rebuild(self) -> None:
        self.pile.sort()


@faulty_position("edited-save")
class NeverRefuses(Toy):
    def check(self) -> None:
        return


@faulty_position("edited-save")
class CountsNoSeals(Toy):
    """A position without a seal for every seat is accepted, and then one is looked for."""

    def check(self) -> None:
        self.check_cards()


@faulty_position("edited-save")
class StopsAtBadCards(Toy):
    def check(self) -> None:
        if min(self.pile, default=0) < 0 or len(self.hands) != self.seats:
            raise RuntimeError("what is this?")
        super().check()


@faulty_position("position-text")
class WritesNoPoints(Toy):
    def position_text(self) -> str:
        return "".join(line for line in super().position_text().splitlines(True) if "points" not in line)


@faulty_position("position-text")
class ForgetsItsChance(Toy):
    def position_text(self) -> str:
        return "".join(line for line in super().position_text().splitlines(True) if "chance" not in line)


class Luck(Toy):
    """Keeps a number beside its record that matters later."""

    luck = 0

    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.luck += 1

    def play(self, seat: int, beast: int) -> None:
        super().play(seat, beast)
        self.points[seat] += self.luck

    def copy(self) -> Self:
        twin = super().copy()
        twin.luck = self.luck
        return twin


@faulty_position("load-plays-on")
class RecordForgets(Luck):
    """A load does not know the luck."""


@faulty_position("copy-plays-on")
class CopyForgets(Luck):
    def copy(self) -> Self:
        twin = super().copy()
        twin.luck = 0
        return twin


@faulty_position("save")
class RecordForgetsWhatMattersToSamples(Toy):
    """A load does not know that the pile was never shuffled; everything but samples is the same."""

    sorted = True

    def rebuild(self) -> None:
        self.sorted = False

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        if not self.sorted:
            chance.shuffle(world.pile)
        return world


@faulty_position("copy-plays-on")
class CopyShares(Toy):
    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands[:]
        return twin


@faulty_position("copy")
class CopyTalks(Toy):
    def copy(self) -> Self:
        twin = super().copy()
        twin.events = self.events
        return twin


@faulty_position("copy")
class CopyDiffers(Toy):
    def copy(self) -> Self:
        twin = super().copy()
        twin.shown.sort()
        return twin


@faulty_position("copy-kept")
class CopyOnWriteGoneWrong(Toy):
    """The copy knows that it must not change the list, the original does not."""

    owned = True

    def copy(self) -> Self:
        twin = super().copy()
        twin.shown = self.shown
        twin.owned = False
        return twin

    def own(self) -> None:
        if not self.owned:
            self.shown = self.shown[:]
            self.owned = True

    def play(self, seat: int, beast: int) -> None:
        self.own()
        super().play(seat, beast)

    def guess(self, seat: int, beast: int) -> None:
        self.own()
        super().guess(seat, beast)


@faulty_position("replay")
class RollsElsewhere(Toy):
    ROLLED: ClassVar[Iterator[int]] = count()

    def roll(self, seat: int) -> None:
        self.points[seat] += next(self.ROLLED)


@faulty_position("replay")
class TellsElsewhere(Toy):
    ROLLED: ClassVar[Iterator[int]] = count()

    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-count", number=next(self.ROLLED))


@faulty_position("events-off")
class ListenersScore(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.points[seat] += self.events is not None
