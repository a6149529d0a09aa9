"""Faults of positions."""

from collections.abc import Iterator
from itertools import count
from typing import ClassVar

import msgspec

from drakehall.kernel.events import Message
from tests.testing.broken.registry import faulty_position
from tests.testing.toy import ROLL, Toy


@faulty_position("apply")
class StopsAtThree(Toy):
    def next_turn(self) -> None:
        super().next_turn()
        if self.turns == 3:
            raise KeyError("three")


@faulty_position("length")
class NeverEnds(Toy):
    def check_turn(self) -> None:
        return

    def next_turn(self) -> None:
        self.turn = self.seat = (self.turn + 1) % self.seats


@faulty_position("invariants")
class LosesACard(Toy):
    def play(self, seat: int, beast: int) -> None:
        super().play(seat, beast)
        self.shown.pop()


@faulty_position("seat")
class SeatThatNobodyHas(Toy):
    def check_turn(self) -> None:
        return

    def next_turn(self) -> None:
        super().next_turn()
        self.seat = self.seats


@faulty_position("seat")
class NeverOver(Toy):
    @property
    def over(self) -> bool:
        return False


@faulty_position("unknown-seat")
class ShowsSeatsFromTheEnd(Toy):
    def view(self, seat: int | None) -> msgspec.Struct:
        return self.seen_by(seat)


@faulty_position("legal")
class NotSorted(Toy):
    def legal(self) -> list[int]:
        return super().legal()[::-1]


@faulty_position("legal")
class NotUnique(Toy):
    def legal(self) -> list[int]:
        return sorted(super().legal() * 2)


@faulty_position("legal")
class OutsideTheVocabulary(Toy):
    def legal(self) -> list[int]:
        return [*super().legal(), self.actions.size] if self.seat is not None else []


@faulty_position("legal")
class NothingToDo(Toy):
    def legal(self) -> list[int]:
        return [] if self.turns == 3 else super().legal()


@faulty_position("legal")
class SomethingToDoAtTheEnd(Toy):
    def legal(self) -> list[int]:
        return super().legal() or [ROLL]


@faulty_position("legal-own")
class OneListForAll(Toy):
    KEPT: ClassVar[dict[tuple[int, ...], list[int]]] = {}

    def legal(self) -> list[int]:
        legal = super().legal()
        return self.KEPT.setdefault(tuple(legal), legal)


@faulty_position("legal-own")
class ChangesItsMind(Toy):
    ASKED: ClassVar[Iterator[int]] = count()

    def legal(self) -> list[int]:
        legal = super().legal()
        return legal[: 1 + next(self.ASKED) % 2] if len(legal) > 1 else legal


@faulty_position("why-not")
class NoReason(Toy):
    def why_not(self, action: int) -> Message | None:
        return None


@faulty_position("why-not")
class ReasonRaises(Toy):
    def reason(self, action: int) -> Message:
        return Message(("toy-why-a", "toy-why-b")[action])


@faulty_position("why-not")
class RefusesWhatIsLegal(Toy):
    def why_not(self, action: int) -> Message | None:
        return super().why_not(action) or Message("toy-why-anyway")


@faulty_position("scores")
class ScoresUnexplained(Toy):
    def scores(self) -> list[int]:
        return [points + (self.turns > 2) for points in self.points]


@faulty_position("scores")
class ScoresIncomplete(Toy):
    def scores(self) -> list[int]:
        return super().scores()[1:]

    def breakdown(self) -> list[dict[str, int]]:
        return super().breakdown()[1:]


@faulty_position("winners")
class WinsTooEarly(Toy):
    def winners(self) -> list[int]:
        return [0]


@faulty_position("winners")
class NobodyWins(Toy):
    def winners(self) -> list[int]:
        return []

    def finish(self) -> None:
        self.seat = None


@faulty_position("winners")
class WinnerFromOutside(Toy):
    def winners(self) -> list[int]:
        return [self.seats] if self.over else []

    def finish(self) -> None:
        self.seat = None


@faulty_position("queries")
class ScoresDrawChance(Toy):
    def scores(self) -> list[int]:
        self.chance.below(2)
        return super().scores()


@faulty_position("queries")
class SecretsAreThePile(Toy):
    def hidden_from(self, seat: int | None) -> list[list[int]]:
        return [self.unseen(seat)[: -len(self.pile)], self.pile]
