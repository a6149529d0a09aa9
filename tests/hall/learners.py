"""Somebody who learns at a table of a hall in memory, as a page does: reads what is told, then plays on."""

from typing import final

from drakehall import bots
from drakehall.bots.bot import bot_chance
from drakehall.hall import learning
from drakehall.hall.conversation import Conversation
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy, Store
from drakehall.hall.preview import Foreseen
from drakehall.hall.problems import in_english
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.hall.thinking import Decision, Opinion, Sample
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Act, AskGuidance, FromClient, Guidance
from drakehall.wire.learning import StudyWanted
from tests.hall.two_halls import OLA, Listener, until


@final
class SteadySampler:
    """Draws samples that depend on the position alone."""

    async def sample(self, game: Game, state: State, seat: int, requester: Requester = ANYBODY) -> Sample:
        world = state.sample(seat, Chance(1))
        return Sample(game.name, seat, game.save(world).decode(), world.legal())

    async def foresee(
        self, game: Game, state: State, seat: int, action: int, requester: Requester = ANYBODY
    ) -> Foreseen:
        return await InlineSampler().foresee(game, state, seat, action)

    async def close(self) -> None:
        """There is nothing to stop."""


@final
class SteadyBots:
    """Bots whose choices depend on the position alone; they count how often they are asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
        self.asked += 1
        game = registry.game(sample.game)
        return Decision(bots.choose(bots.make(bot, game, 1), game.load(sample.position), bot_chance(1)))

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        return [Opinion(sample.legal[0])]

    async def close(self) -> None:
        """There is nothing to stop."""


def steady_hall(store: Store | None = None) -> Hall:
    """A hall in which the same moves always lead to the same game."""
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60)
    return Hall(store or MemoryStore(), SteadySampler(), SteadyBots(), policy)


@final
class Learner:
    """Usually Ola, who keeps as a page does what she was told and what is on her screen."""

    def __init__(self, table: LiveTable, guest: GuestRow = OLA) -> None:
        self.table = table
        self.listener = Listener(table, guest)
        self._talk = Conversation(table, self.listener.watcher, in_english)
        self.asked = 0
        self.told: list[str] = []
        self.shown: str | None = None
        self.since = 0

    @property
    def state(self) -> State:
        assert self.table.stored is not None
        return self.table.stored.state

    @property
    def decides(self) -> bool:
        return self.state.seat is not None and self.state.seat == self.table.row.seat_of(OLA.id)

    async def guide(self) -> Guidance:
        """Ask for guidance; what it shows is on the screen then."""
        found = await self.ask(AskGuidance(told=self.told, shown=self.shown, since=self.since))
        assert isinstance(found, Guidance), found
        if found.step is not None and found.step.id != self.shown:
            self.read()
            self.shown, self.since = found.step.id, found.seq
        return found

    def read(self) -> None:
        """What is on the screen has been read."""
        if self.shown is not None and self.shown not in self.told:
            self.told.append(self.shown)

    async def ask(self, frame: FromClient) -> object:
        """Send a frame and wait for its answer."""
        self.asked += 1
        number = self.asked
        raw = ENCODER.encode(frame).replace(b'"id":null', b'"id":%d' % number)
        await self.raw(raw)
        await until(lambda: self._answers(number))
        return self._answers(number)[0]

    async def raw(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        await self._talk.receive(frame)

    async def play(self, action: int | str) -> object:
        """Play an action."""
        return await self.ask(Act(seq=self.table.seq, action=action))

    async def turn(self) -> None:
        """Wait until Ola decides or the game is over."""
        await until(lambda: self.decides or self.state.over)

    async def gone(self) -> None:
        await self._talk.end()
        await self.listener.gone()

    def _answers(self, number: int) -> list[object]:
        return [each for each in self.listener.frames if getattr(each, "answers", None) == number]


async def learner(hall: Hall, game: str, wanted: StudyWanted) -> Learner:
    """Begin something at a new table."""
    seated = await learning.begin(hall, OLA, game, wanted)
    return Learner(await hall.table(seated.table.id))
