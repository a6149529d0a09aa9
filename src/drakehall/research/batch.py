"""Many games side by side, stepped in one call: the part of a vectorised environment that is compiled.

It knows buffers, not NumPy. When a game ends, its rows already belong to the next deal, whose first decision is asked.
"""

from collections.abc import Sequence
from typing import final

from drakehall import bots
from drakehall.bots.bot import Bot, bot_chance
from drakehall.features.layout import Buffer, Layout, fill_mask
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State
from drakehall.research.rewards import Rewards


@final
class BatchRows:
    """Where a batch writes, a row for each game: buffers one behind the other."""

    __slots__ = ("acted", "final", "masks", "numbers", "over", "rewards", "seats")

    def __init__(
        self,
        numbers: memoryview,
        masks: memoryview,
        seats: memoryview,
        acted: memoryview,
        rewards: Buffer,
        over: memoryview,
        final: memoryview,
    ) -> None:
        """Take the buffers: numbers of 16 bits and bytes of masks for the deciding seat, which seat that is, which
        seat acted last, every seat's reward, whether a game ended, and the last numbers of one that did.
        """
        self.numbers = numbers
        self.masks = masks
        self.seats = seats
        self.acted = acted
        self.rewards = rewards
        self.over = over
        self.final = final


@final
class BatchSetup:
    """What all games of a batch have in common, and their players.

    Without rivals every seat is asked. Otherwise one is, and the others are bots: the rivals, in turn order after it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        layout: Layout,
        rewards: Rewards,
        rivals: Sequence[str] = (),
        learner: int = -1,
        skip_forced: bool = False,
    ) -> None:
        """Set up a game; with `learner` -1 the seat that is asked changes from deal to deal."""
        self.game = game
        self.seats = seats
        self.options = options
        self.layout = layout
        self.rewards = rewards
        self.rivals = list(rivals)
        self.learner = learner
        self.skip_forced = skip_forced
        self.vocabulary = game.vocabulary(options).size


@final
class Batch:
    """Games `first` to `first + count - 1` out of `total`: deals and bots depend only on these numbers and the seed.

    Deal number d of game g has the seed `seed + g + total * d`.
    """

    def __init__(self, setup: BatchSetup, rows: BatchRows, first: int, count: int, total: int) -> None:
        """Take a setup and rows; nothing is dealt before `reset`."""
        self.setup = setup
        self.rows = rows
        self.first = first
        self.count = count
        self.total = total
        self.seed = 0
        self.states: list[State] = []
        self.deals: list[int] = []
        self.worths: list[list[float]] = []
        self.learners: list[int] = []
        self.chances: list[Chance] = []
        self.players: list[dict[int, Bot]] = []
        self.nothing = bytes(count)
        self.no_rewards = bytes(4 * count * setup.seats)

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        self.seed = seed
        self._clear()
        self.states = []
        self.deals = [0] * self.count
        self.worths = []
        self.learners = [-1] * self.count
        self.chances = [bot_chance(seed + self.first + i) for i in range(self.count)] if self.setup.rivals else []
        self.players = [{} for _ in range(self.count)]
        for i in range(self.count):
            self.states.append(self._deal(i))
            self.worths.append([])
            self._begin(i)

    def step(self, actions: list[int]) -> None:
        """Carry out a legal action in every game and fill in the rows; a game that ends is dealt anew."""
        self._clear()
        rows = self.rows
        skipping = self.setup.skip_forced or bool(self.setup.rivals)
        shaped = self.setup.rewards.shaped
        for i in range(self.count):
            state = self.states[i]
            seat = state.seat
            assert seat is not None
            rows.acted[i] = seat
            state.apply(actions[i])
            if skipping:
                self._play_on(i, state)
            if shaped:
                self._shape(i, state)
            if state.seat is None:
                self._end(i, state, seat)
            else:
                self._ask(i, state)

    def _clear(self) -> None:
        self.rows.over[:] = self.nothing
        self.rows.rewards.cast("B")[:] = self.no_rewards

    def _deal(self, i: int) -> State:
        setup = self.setup
        seed = self.seed + self.first + i + self.total * self.deals[i]
        if setup.rivals:
            turn = (self.first + i + self.deals[i]) % setup.seats
            self.learners[i] = turn if setup.learner < 0 else setup.learner
        state: State = setup.game.new_state(setup.seats, setup.options, Chance(seed))
        return state

    def _begin(self, i: int) -> None:
        """Play a fresh deal up to the first decision to be asked; one that ends before is dealt again."""
        while True:
            state = self.states[i]
            self._play_on(i, state)
            if state.seat is not None:
                break
            self.deals[i] += 1
            self.states[i] = self._deal(i)
        if self.setup.rewards.shaped:
            self.worths[i] = self.setup.rewards.worth(state)
        self._ask(i, state)

    def _end(self, i: int, state: State, seat: int) -> None:
        """Pay for the result, keep the last numbers of the seat that acted, and deal anew."""
        rows, setup = self.rows, self.setup
        rows.over[i] = 1
        at = i * setup.seats
        result = setup.rewards.result(state)
        for each in range(setup.seats):
            rows.rewards[at + each] += result[each]
        setup.layout.observe(state, seat, rows.final, i * setup.layout.size)
        self.deals[i] += 1
        self.states[i] = self._deal(i)
        self._begin(i)

    def _ask(self, i: int, state: State) -> None:
        """Fill in the rows of the seat that decides."""
        rows, setup = self.rows, self.setup
        seat = state.seat
        assert seat is not None
        rows.seats[i] = seat
        setup.layout.observe(state, seat, rows.numbers, i * setup.layout.size)
        fill_mask(state, rows.masks, i * setup.vocabulary)

    def _shape(self, i: int, state: State) -> None:
        rewards = self.rows.rewards
        worth = self.setup.rewards.worth(state)
        before = self.worths[i]
        at = i * self.setup.seats
        for each in range(self.setup.seats):
            rewards[at + each] = worth[each] - before[each]
        self.worths[i] = worth

    def _play_on(self, i: int, state: State) -> None:
        """Let bots decide and forced moves happen, until a decision is to be asked or the game is over."""
        setup = self.setup
        if not setup.rivals and not setup.skip_forced:
            return
        learner = self.learners[i]
        while True:
            seat = state.seat
            if seat is None:
                return
            asked = learner < 0 or seat == learner
            if asked and not setup.skip_forced:
                return
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
            elif asked:
                return
            else:
                state.apply(bots.choose(self._bot(i, seat), state, self.chances[i]))

    def _bot(self, i: int, seat: int) -> Bot:
        """Return the bot of a seat, the same from deal to deal for the same place after the learner."""
        place = (seat - self.learners[i]) % self.setup.seats - 1
        bot: Bot | None = self.players[i].get(place)
        if bot is None:
            bot = bots.make(self.setup.rivals[place], self.setup.game, self.chances[i].below(1 << 29))
            self.players[i][place] = bot
        return bot
