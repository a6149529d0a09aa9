"""Beasts with one fault each: for every check of the suite at least one that this check must find."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import ClassVar, Self

import msgspec

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave
from drakehall.kernel.events import Event, Message
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State
from tests.testing.toy import BEASTS, DRAW, ROLL, Toy, ToyGame, ToyView

VARIANTS: list[tuple[str, Game]] = []
"""The check that must fail, and the game."""


def position(check: str) -> Callable[[type[Toy]], type[Toy]]:
    """Put a kind of position on the list of faulty ones."""

    def register(kind: type[Toy]) -> type[Toy]:
        made: type[ToyGame] = type(kind.__name__, (ToyGame,), {"position": kind})
        VARIANTS.append((check, made()))
        return kind

    return register


def box(check: str) -> Callable[[type[ToyGame]], type[ToyGame]]:
    """Put a kind of game on the list of faulty ones."""

    def register(kind: type[ToyGame]) -> type[ToyGame]:
        VARIANTS.append((check, kind()))
        return kind

    return register


# --- the box --------------------------------------------------------------------------------------------------------


@box("spread")
class SpreadOutOfRange(ToyGame):
    def spread(self) -> list[dict[str, object]]:
        return [{}, {"cap": 0}]


@box("spread")
class SpreadOfUnknownOption(ToyGame):
    def spread(self) -> list[dict[str, object]]:
        return [{"no_such_option": 1}]


@box("spread")
class SpreadOfNothing(ToyGame):
    def spread(self) -> list[dict[str, object]]:
        return []


@box("spread")
class SpreadRaises(ToyGame):
    def spread(self) -> list[dict[str, object]]:
        raise KeyError("settings")


@box("vocabulary")
class TwoActionsOfOneName(ToyGame):
    def vocabulary(self, options: Options) -> ActionSpace:
        return ActionSpace(verb("play", beast=("ant", "ant")))


@box("vocabulary")
class NameOfTwoWords(ToyGame):
    def vocabulary(self, options: Options) -> ActionSpace:
        return ActionSpace(verb("play", beast=("red ant", "bee")))


@position("vocabulary")
class VocabularyOfItsOwn(Toy):
    @property
    def actions(self) -> ActionSpace:
        return ActionSpace(verb("other"))


@box("start")
class NoStart(ToyGame):
    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        raise KeyError("no cards")


@box("start")
class TalksAtOnce(ToyGame):
    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        state = super().deal(seats, options, chance)
        state.events = []
        return state


@box("hash-seed")
class OrderOfASet(ToyGame):
    """The deck comes out of a set of texts: every process has its own order."""

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        state = super().deal(seats, options, chance)
        assert isinstance(state, Toy)
        order = [BEASTS.index(beast) for beast in set(BEASTS)]
        state.pile.sort(key=order.index)
        return state


@box("save")
class NoJson(ToyGame):
    def save(self, state: State) -> bytes:
        return b"toy:" + super().save(state)

    def load(self, raw: bytes | str) -> State:
        return super().load(raw[4:])


@box("save")
class CannotReadItsOwnSave(ToyGame):
    def load(self, raw: bytes | str) -> State:
        raise BadSave(why="not today")


# --- positions ------------------------------------------------------------------------------------------------------


@position("apply")
class StopsAtThree(Toy):
    def next_turn(self) -> None:
        super().next_turn()
        if self.turns == 3:
            raise KeyError("three")


@position("length")
class NeverEnds(Toy):
    def next_turn(self) -> None:
        self.turn = self.seat = (self.turn + 1) % self.seats


@position("invariants")
class LosesACard(Toy):
    def play(self, seat: int, beast: int) -> None:
        super().play(seat, beast)
        self.shown.pop()


@position("seat")
class SeatThatNobodyHas(Toy):
    def next_turn(self) -> None:
        super().next_turn()
        self.seat = self.seats


@position("seat")
class NeverOver(Toy):
    @property
    def over(self) -> bool:
        return False


@position("legal")
class NotSorted(Toy):
    def legal(self) -> list[int]:
        return super().legal()[::-1]


@position("legal")
class NotUnique(Toy):
    def legal(self) -> list[int]:
        return sorted(super().legal() * 2)


@position("legal")
class OutsideTheVocabulary(Toy):
    def legal(self) -> list[int]:
        return [*super().legal(), self.actions.size] if self.seat is not None else []


@position("legal")
class NothingToDo(Toy):
    def legal(self) -> list[int]:
        return [] if self.turns == 3 else super().legal()


@position("legal")
class SomethingToDoAtTheEnd(Toy):
    def legal(self) -> list[int]:
        return super().legal() or [ROLL]


@position("legal-own")
class OneListForAll(Toy):
    KEPT: ClassVar[dict[tuple[int, ...], list[int]]] = {}

    def legal(self) -> list[int]:
        legal = super().legal()
        return self.KEPT.setdefault(tuple(legal), legal)


@position("legal-own")
class ChangesItsMind(Toy):
    ASKED: ClassVar[Iterator[int]] = count()

    def legal(self) -> list[int]:
        legal = super().legal()
        return legal[: 1 + next(self.ASKED) % 2] if len(legal) > 1 else legal


@position("why-not")
class NoReason(Toy):
    def why_not(self, action: int) -> Message | None:
        return None


@position("why-not")
class ReasonRaises(Toy):
    def reason(self, action: int) -> Message:
        return Message(("toy-why-a", "toy-why-b")[action])


@position("why-not")
class RefusesWhatIsLegal(Toy):
    def why_not(self, action: int) -> Message | None:
        return super().why_not(action) or Message("toy-why-anyway")


@position("scores")
class ScoresUnexplained(Toy):
    def scores(self) -> list[int]:
        return [points + (self.turns > 2) for points in self.points]


@position("scores")
class ScoresIncomplete(Toy):
    def scores(self) -> list[int]:
        return super().scores()[1:]

    def breakdown(self) -> list[dict[str, int]]:
        return super().breakdown()[1:]


@position("winners")
class WinsTooEarly(Toy):
    def winners(self) -> list[int]:
        return [0]


@position("winners")
class NobodyWins(Toy):
    def winners(self) -> list[int]:
        return []

    def finish(self) -> None:
        self.seat = None


@position("winners")
class WinnerFromOutside(Toy):
    def winners(self) -> list[int]:
        return [self.seats] if self.over else []

    def finish(self) -> None:
        self.seat = None


@position("queries")
class ScoresDrawChance(Toy):
    def scores(self) -> list[int]:
        self.chance.below(2)
        return super().scores()


@position("queries")
class SecretsAreThePile(Toy):
    def secrets(self, seat: int | None) -> list[list[int]]:
        return [self.unseen(seat)[: -len(self.pile)], self.pile]


# --- hidden information ---------------------------------------------------------------------------------------------


@position("view")
class ShowsThePile(Toy):
    def view(self, seat: int | None) -> msgspec.Struct:
        told = sum(place * card for place, card in enumerate(self.pile))
        return msgspec.structs.replace(super().view(seat), pile=told)


@position("view")
class ViewChangesLater(Toy):
    def view(self, seat: int | None) -> msgspec.Struct:
        return msgspec.structs.replace(super().view(seat), shown=self.shown)


class ChanceView(ToyView, frozen=True):
    chance: str


@position("view-chance")
class ShowsChance(Toy):
    def view(self, seat: int | None) -> msgspec.Struct:
        return ChanceView(**msgspec.structs.asdict(super().view(seat)), chance=str(self.chance))


@position("view-chance")
class TellsChance(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-key", key=self.chance.key.hex().upper())


@box("view-chance")
class KnowsTheSeed(ToyGame):
    class Position(Toy):
        SEED: ClassVar[int] = 0

        def knowledge(self, seat: int | None) -> dict[str, list[str]]:
            return {"seed": [str(self.SEED)]}

    position = Position

    def start(self, seats: int, seed: int, **options: object) -> State:
        self.Position.SEED = seed
        return super().start(seats, seed, **options)


@position("knowledge")
class KnowsThePile(Toy):
    def knowledge(self, seat: int | None) -> dict[str, list[str]]:
        return {"pile": [BEASTS[beast] for beast in self.pile]}


@position("secrets")
class SecretsInWrongGroups(Toy):
    """Says that hands and pile do not mix, but mixes them."""

    def secrets(self, seat: int | None) -> list[list[int]]:
        unseen = self.unseen(seat)
        hands = len(unseen) - len(self.pile)
        return [unseen[:hands], unseen[hands:]]


@position("sample-check")
class SampleOfOtherCards(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.pile = [0 for _ in world.pile]
        return world


@position("sample-check")
class SampleBreaksLater(Toy):
    broken = False

    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.broken = True
        return world

    def roll(self, seat: int) -> None:
        super().roll(seat)
        if self.broken:
            self.pile = []


@position("sample-legal")
class TellingChoice(Toy):
    """Drawing is offered for good cards only."""

    def legal(self) -> list[int]:
        legal = super().legal()
        return [action for action in legal if action != DRAW] if sum(self.pile[-1:]) < 2 else legal


@position("sample-legal")
class SampleStuck(Toy):
    stuck = False

    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.stuck = seat != self.seat
        return world

    def legal(self) -> list[int]:
        return [] if self.stuck else super().legal()


@position("sample-legal")
class SampleOfAnotherTurn(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        if world.seat is not None and seat is None:
            world.seat = (world.seat + 1) % world.seats
        return world

    def view(self, seat: int | None) -> msgspec.Struct:
        return msgspec.structs.replace(super().view(seat), seat=None)


@position("sample-why-not")
class TellingReason(Toy):
    def reason(self, action: int) -> Message:
        return Message("toy-why-next", {"beast": sum(self.pile[-1:])})


@position("sample-scores")
class ScoresCountSealed(Toy):
    def breakdown(self) -> list[dict[str, int]]:
        return [
            {"beasts": points, "sealed": max(0, beast)} for points, beast in zip(self.points, self.sealed, strict=True)
        ]

    def scores(self) -> list[int]:
        return [sum(sources.values()) for sources in self.breakdown()]


@position("sample-chance")
class SampleForesees(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.chance = self.chance.copy()
        return world


@position("sample-chance")
class SampleForeseesAhead(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.chance = self.chance.copy()
        world.chance.drawn += chance.below(1000)
        return world


@position("sample-chance")
class SampleKeepsTheStream(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.chance = chance
        return world


@position("sample-chance")
class SamplesAllHaveOneChance(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.chance = Chance(5)
        return world


@position("sample-replay")
class SampleByOtherChance(Toy):
    ASKED: ClassVar[Iterator[int]] = count()

    def sample(self, seat: int | None, chance: Chance) -> Self:
        return super().sample(seat, Chance(next(self.ASKED)))


@position("sample-pure")
class SampleUsesTheChance(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        self.chance.below(2)
        return super().sample(seat, chance)


@position("sample-pure")
class SampleSharesItsPoints(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.points = self.points
        return world


@position("sample-blind")
class SampleShufflesTheTruth(Toy):
    """The samples are fair, but which one comes depends on how the cards really lie."""

    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        world.pile = self.pile[:]
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = self.hands[other][:]
        chance.shuffle(world.pile)
        return world


@position("sample-varies")
class SampleIsTheTruth(Toy):
    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = self.copy()
        world.chance = chance.fork()
        return world


@position("sample-varies")
class SampleLeavesOneGroup(Toy):
    """Says that hands and pile do not mix, and shuffles only the pile."""

    def secrets(self, seat: int | None) -> list[list[int]]:
        unseen = self.unseen(seat)
        hands = len(unseen) - len(self.pile)
        return [unseen[:hands], unseen[hands:]]

    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = self.copy()
        world.chance = chance.fork()
        chance.shuffle(world.pile)
        return world


# --- copies, saves, replays -----------------------------------------------------------------------------------------


class UnsaidRecord(msgspec.Struct, frozen=True):
    seat: int | None
    chance: str
    shown: object


@position("save")
class NoPlainData(Toy):
    Record: ClassVar[type[msgspec.Struct]] = UnsaidRecord

    def play(self, seat: int, beast: int) -> None:
        super().play(seat, beast)
        self.shown = object()  # type: ignore[assignment]

    def check(self) -> None:
        return


@position("save")
class LoadSorts(Toy):
    def rebuild(self) -> None:
        self.pile.sort()


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


@position("load-plays-on")
class RecordForgets(Luck):
    """A load does not know the luck."""


@position("copy-plays-on")
class CopyForgets(Luck):
    def copy(self) -> Self:
        twin = super().copy()
        twin.luck = 0
        return twin


@position("save")
class RecordForgetsWhatMattersToSamples(Toy):
    """A load does not know that the pile was never shuffled; everything but samples is the same."""

    sorted = True

    def rebuild(self) -> None:
        self.sorted = False

    def sample(self, seat: int | None, chance: Chance) -> Self:
        world = super().sample(seat, chance)
        if not self.sorted:
            chance.shuffle(world.pile)
        return world


@position("copy-plays-on")
class CopyShares(Toy):
    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands[:]
        return twin


@position("copy")
class CopyTalks(Toy):
    def copy(self) -> Self:
        twin = super().copy()
        twin.events = self.events
        return twin


@position("copy")
class CopyDiffers(Toy):
    def copy(self) -> Self:
        twin = super().copy()
        twin.shown.sort()
        return twin


@position("copy-kept")
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


@position("replay")
class RollsElsewhere(Toy):
    ROLLED: ClassVar[Iterator[int]] = count()

    def roll(self, seat: int) -> None:
        self.points[seat] += next(self.ROLLED)


@position("replay")
class TellsElsewhere(Toy):
    ROLLED: ClassVar[Iterator[int]] = count()

    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-count", number=next(self.ROLLED))


@position("events-off")
class ListenersScore(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.points[seat] += self.events is not None


# --- events ---------------------------------------------------------------------------------------------------------


@position("event-shape")
class SecretOfAnotherName(Toy):
    def draw(self, seat: int) -> None:
        beast = self.pile.pop()
        self.hands[seat].append(beast)
        self.tell("toy-event-drew", seat=seat, beast=BEASTS[beast], secret=("card",), audience=(seat,), reveals=True)


@position("event-shape")
class AudienceWithoutSecret(Toy):
    def draw(self, seat: int) -> None:
        beast = self.pile.pop()
        self.hands[seat].append(beast)
        self.tell("toy-event-drew", seat=seat, beast=BEASTS[beast], audience=(seat,), reveals=True)


@position("event-shape")
class AudienceFromOutside(Toy):
    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        self.tell("toy-event-hint", beast=beast, secret=("beast",), audience=(self.seats,))


@position("event-shape")
class EventOfNoSeat(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-next", next_seat=seat + 1)


@position("event-shape")
class EventOfALot(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        self.tell("toy-event-half", points=self.points[seat] / 2)  # type: ignore[arg-type]


class Gossip(Event, frozen=True):
    def seen_by(self, seat: int | None) -> Message:
        return Message(self.id, self.args)


@position("event-shape")
class EventThatGossips(Toy):
    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        if self.events is not None:
            self.events.append(Gossip("toy-event-gossip", {"beast": beast}, ("beast",), (seat,)))


@position("reveals")
class ChanceCanBeUndone(Toy):
    def roll(self, seat: int) -> None:
        super().roll(seat)
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], reveals=False)


@position("reveals")
class DrawingCanBeUndone(Toy):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], reveals=False)


@position("event-leak")
class TellsAllWhatIsDrawn(Toy):
    """The simplest leak: a hidden card is named without `secret`."""

    def draw(self, seat: int) -> None:
        beast = self.pile.pop()
        self.hands[seat].append(beast)
        self.tell("toy-event-drew", seat=seat, beast=BEASTS[beast], reveals=True)


@position("event-leak")
class TellsAllWhatIsSealed(Toy):
    """A leak of a hidden choice: the card sealed is named without `secret`."""

    def seal(self, seat: int, beast: int) -> None:
        self.hands[seat].remove(beast)
        self.sealed[seat] = beast
        self.tell("toy-event-sealed", seat=seat, beast=BEASTS[beast])


@position("event-leak")
class TellsAllWhatIsHigh(Toy):
    """A leak of a part: whether the card sealed is the highest of all."""

    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        if beast == len(BEASTS) - 1:
            self.tell("toy-event-mighty", seat=seat)


@position("event-leak")
class TellsTheNextCard(Toy):
    """A leak of a card that stays where it is."""

    def play(self, seat: int, beast: int) -> None:
        super().play(seat, beast)
        self.tell("toy-event-next", beast=BEASTS[self.pile[-1]] if self.pile else "none", reveals=True)


@position("view-leak")
class ShowsAllWhatIsDrawn(Toy):
    """The event keeps the drawn card secret, but it lies open for everybody to see."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.shown.append(self.hands[seat].pop())


@position("memory")
class PointsTellTheSealed(Toy):
    """No event names the card, but everybody sees how many points it brings at once."""

    def seal(self, seat: int, beast: int) -> None:
        super().seal(seat, beast)
        self.points[seat] += 10 * beast


@position("memory")
class ForgetsWhatItPutBack(Toy):
    """A played card goes back to the bottom of the pile, where everybody saw it go: samples ignore that."""

    def play(self, seat: int, beast: int) -> None:
        self.hands[seat].remove(beast)
        self.pile.insert(0, beast)
        self.points[seat] += beast
