"""Faults about hidden information."""

from collections.abc import Iterator
from itertools import count
from typing import ClassVar, Self

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.question import Question
from tests.testing.broken.registry import faulty_game, faulty_position
from tests.testing.toy import BEASTS, DRAW, NONE, SEAL, Toy, ToyGame, ToyView


@faulty_position("view")
class ShowsThePile(Toy):
    def seen_by(self, seat: int | None) -> msgspec.Struct:
        told = sum(place * card for place, card in enumerate(self.pile))
        return msgspec.structs.replace(super().seen_by(seat), pile=told)


@faulty_position("view")
class ViewChangesLater(Toy):
    def seen_by(self, seat: int | None) -> msgspec.Struct:
        return msgspec.structs.replace(super().seen_by(seat), shown=self.shown)


class ChanceView(ToyView, frozen=True):
    chance: str


@faulty_position("view-chance")
class ShowsChance(Toy):
    def seen_by(self, seat: int | None) -> msgspec.Struct:
        return ChanceView(**msgspec.structs.asdict(super().seen_by(seat)), chance=str(self.chance))


@faulty_position("view-chance")
class TellsChance(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-key", key=self.chance.key.hex().upper())


@faulty_game("view-chance")
class KnowsTheSeed(ToyGame):
    class Position(Toy):
        SEED: ClassVar[int] = 0

        def known_to(self, seat: int | None) -> dict[str, list[str]]:
            return {"seed": [str(self.SEED)]}

    state_type = Position

    def start(self, seats: int, seed: int, **options: object) -> Toy:
        self.Position.SEED = seed
        return super().start(seats, seed, **options)


@faulty_position("knowledge")
class KnowsThePile(Toy):
    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        return {"pile": [BEASTS[beast] for beast in self.pile]}


@faulty_position("question")
class AsksAboutThePile(Toy):
    def asked(self, seat: int | None) -> Question:
        return Question(Message("toy-prompt-pile", {"beast": BEASTS[self.pile[0]]} if self.pile else {}))


@faulty_position("secrets")
class SecretsInWrongGroups(Toy):
    """Says that hands and pile do not mix, but mixes them."""

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        unseen = self.unseen(seat)
        hands = len(unseen) - len(self.pile)
        return [unseen[:hands], unseen[hands:]]


@faulty_position("sample-check")
class SampleOfOtherCards(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.pile = [0 for _ in world.pile]
        return world


@faulty_position("sample-check")
class SampleBreaksLater(Toy):
    broken = False

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.broken = True
        return world

    def roll(self, seat: int) -> None:
        super().roll(seat)
        if self.broken:
            self.pile = []


@faulty_position("sample-legal")
class TellingChoice(Toy):
    """Drawing is offered for good cards only."""

    def legal(self) -> list[int]:
        legal = super().legal()
        return [action for action in legal if action != DRAW] if sum(self.pile[-1:]) < 2 else legal


@faulty_position("forced-open")
class MustSealAllOfAKind(Toy):
    """Whoever holds beasts of one kind only must seal one: a table that does it for them tells of their hand."""

    def legal(self) -> list[int]:
        seat = self.seat
        if seat is None or self.guessing or self.sealed[seat] != NONE or len(set(self.hands[seat])) != 1:
            return super().legal()
        return [SEAL + self.hands[seat][0]]


@faulty_position("sample-legal")
class SampleStuck(Toy):
    stuck = False

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.stuck = seat != self.seat
        return world

    def legal(self) -> list[int]:
        return [] if self.stuck else super().legal()


@faulty_position("sample-legal")
class SampleOfAnotherTurn(Toy):
    def check_turn(self) -> None:
        return

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        if world.seat is not None and seat is None:
            world.seat = (world.seat + 1) % world.seats
        return world

    def seen_by(self, seat: int | None) -> msgspec.Struct:
        return msgspec.structs.replace(super().seen_by(seat), seat=None)


@faulty_position("sample-why-not")
class TellingReason(Toy):
    def reason(self, action: int) -> Message:
        return Message("toy-why-next", {"beast": sum(self.pile[-1:])})


@faulty_position("sample-scores")
class ScoresCountSealed(Toy):
    def breakdown(self) -> list[dict[str, int]]:
        return [
            {"beasts": points, "sealed": max(0, beast)} for points, beast in zip(self.points, self.sealed, strict=True)
        ]

    def scores(self) -> list[int]:
        return [sum(sources.values()) for sources in self.breakdown()]


@faulty_position("sample-chance")
class SampleForesees(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.chance = self.chance.copy()
        return world


@faulty_position("sample-chance")
class SampleForeseesAhead(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.chance = self.chance.copy()
        world.chance.drawn += chance.below(1000)
        return world


@faulty_position("sample-chance")
class SampleKeepsTheStream(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.chance = chance
        return world


@faulty_position("sample-chance")
class SamplesAllHaveOneChance(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.chance = Chance(5)
        return world


@faulty_position("sample-replay")
class SampleByOtherChance(Toy):
    ASKED: ClassVar[Iterator[int]] = count()

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        return super().sampled_for(seat, Chance(next(self.ASKED)))


@faulty_position("sample-pure")
class SampleUsesTheChance(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        self.chance.below(2)
        return super().sampled_for(seat, chance)


@faulty_position("sample-pure")
class SampleSharesItsPoints(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.points = self.points
        return world


@faulty_position("sample-blind")
class SampleShufflesTheTruth(Toy):
    """The samples are fair, but which one comes depends on how the cards really lie."""

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = super().sampled_for(seat, chance)
        world.pile = self.pile[:]
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = self.hands[other][:]
        chance.shuffle(world.pile)
        return world


@faulty_position("sample-varies")
class SampleIsTheTruth(Toy):
    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = self.copy()
        world.chance = chance.fork()
        return world


@faulty_position("sample-varies")
class SampleLeavesOneGroup(Toy):
    """Says that hands and pile do not mix, and shuffles only the pile."""

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        unseen = self.unseen(seat)
        hands = len(unseen) - len(self.pile)
        return [unseen[:hands], unseen[hands:]]

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        world = self.copy()
        world.chance = chance.fork()
        chance.shuffle(world.pile)
        return world
