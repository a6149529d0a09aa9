"""A close look at a decision: what can be expected of its actions."""

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import Final, final

import msgspec

from drakehall.bots.bot import bot_chance
from drakehall.bots.evaluation import Evaluation, learned
from drakehall.bots.levels import parameters
from drakehall.bots.search.search import Tree
from drakehall.bots.search.tree import Edge, Node
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

LEVEL: Final = "master"
"""Hints and verdicts look as far ahead as a bot of this level."""
FORCED: Final = 16
"""Number of trials that estimate what to expect if there is no choice."""
RESULT: Final = "result"
"""Stands among the features for the points of a finished game."""
APART: Final = 1 << 24
"""Number of random numbers between two worlds in which actions are compared; no trial draws as many."""

PAUSE: Final = 4
"""Number of worlds after which it is checked whether actions need to be compared in more."""
SURE: Final = 3.0
"""Number of standard errors that a difference will hardly exceed."""


class Expectation(msgspec.Struct, frozen=True):
    """What can be expected of an action: averages over the worlds that its trials led to."""

    action: int
    visits: int
    """Number of trials that began with it."""
    share: float
    """Its share of all trials."""
    win: float
    """How likely the seat is to win."""
    score: float
    """The final score of the seat as the game counts it."""
    parts: dict[str, float]
    """What each feature of the evaluation adds, in points; more is better, even if low scores win."""
    rival: float | None
    """The worth of the best rival in the same points; None if there is none."""
    ended: float
    """The share of the worlds in which the game has ended, so that only the result counts."""
    lead: float
    """By how many points the seat will be ahead of its best rival, according to the evaluation; alone, its worth."""


class Compared(msgspec.Struct, frozen=True):
    """Two actions compared in the same worlds."""

    better: Expectation
    other: Expectation
    lost: float
    """How much less likely the other action is to win."""
    error: float
    """The standard error of that difference."""


@final
class Examination:
    """Studies a seat's decision. It sees only samples, and finds the same with the same seed and number of trials."""

    def __init__(self, game: Game, position: State, seat: int, seed: int, deadline: float = inf) -> None:
        """Take a position in which the seat must decide; the deadline is measured by `perf_counter`."""
        chance = bot_chance(seed)
        sample = position.sample(seat, chance)
        self._sign = -1 if game.low_wins else 1
        self._evaluation = learned(game)
        self._seat = seat
        self._chance = chance
        self._legal = sample.legal()
        usual = parameters(game, LEVEL)
        self.usual_trials = usual.learned if usual.learned and self._evaluation.learns(sample) else usual.iterations
        """Number of trials that the level makes in a turn."""
        self._tree = Tree(self._evaluation, usual, chance, sample, seat, self._legal, Node(), deadline)
        self._tree.watch = self._note
        self._action_of = {id(edge): action for action, edge in self._tree.root.edges.items()}
        self._tallies: dict[int, _Tally] = {}

    def search(self, trials: int, deadline: float = inf) -> None:
        """Try the likeliest actions, better ones more often."""
        if len(self._legal) == 1:
            for _ in range(max(1, min(trials, FORCED))):
                self._tree.trial(self._legal[0])
            return
        self._tree.search(trials, deadline)
        best = self.best()
        if best not in self._tallies:
            self._tree.trial(best)

    def best(self) -> int:
        """Return the action that did best."""
        return self._tree.best()

    def expectations(self) -> list[Expectation]:
        """Return what to expect of every action tried: the best first, then those tried most."""
        total = sum(tally.visits for tally in self._tallies.values())
        best, edges = self.best(), self._tree.root.edges
        order = sorted(
            self._tallies,
            key=lambda action: (action != best, -self._tallies[action].visits, -edges[action].mean, action),
        )
        return [self._tallies[action].expectation(action, total, self._sign) for action in order]

    def compare(self, better: int, other: int, worlds: int, least: float = 0.0) -> Compared:
        """Try two actions in the same worlds, independently of what was found before.

        Fewer worlds suffice as soon as it is clear that the other action loses less than `least`.
        """

        told, wins = self._in_same_worlds([better, other], worlds, lambda wins: is_hopeless(wins, least))
        return Compared(told[0], told[1], *_difference(wins))

    def weigh(self, actions: Sequence[int], worlds: int) -> list[Expectation]:
        """Return what to expect of actions, all tried in the same worlds, independently of what was found before."""
        return self._in_same_worlds(actions, worlds)[0]

    def _in_same_worlds(
        self, actions: Sequence[int], worlds: int, enough: Callable[[list[list[float]]], bool] = lambda _: False
    ) -> tuple[list[Expectation], list[list[float]]]:
        """Try actions in the same worlds; return what to expect of each, and their wins world by world."""
        kept, self._tallies = self._tallies, {action: _Tally() for action in actions}
        first = (self._chance.drawn // APART + 1) * APART
        wins: list[list[float]] = []
        for world in range(worlds):
            wins.append([self._won(action, first + world * APART) for action in actions])
            if len(wins) % PAUSE == 0 and enough(wins):
                break
        self._chance.drawn = first + worlds * APART
        fresh, self._tallies = self._tallies, kept
        return [fresh[action].expectation(action, len(actions) * len(wins), self._sign) for action in actions], wins

    def _won(self, action: int, drawn: int) -> float:
        """Try an action once; the same `drawn` makes the same world. Return how likely the seat is to win in it."""
        self._chance.drawn = drawn
        before = self._tallies[action].win
        self._tree.trial(action)
        return self._tallies[action].win - before

    def _note(self, edge: Edge, world: State) -> None:
        action = self._action_of[id(edge)]
        tally = self._tallies.get(action)
        if tally is None:
            tally = self._tallies[action] = _Tally()
        tally.add(self._evaluation, world, self._seat)


def is_hopeless(wins: list[list[float]], least: float) -> bool:
    """Return whether it is clear that the second of two actions wins less often by a smaller share than `least`.

    One more world may still decide everything: while few worlds agree, they do not speak for the others.
    """
    lost, error = _difference(wins)
    count = len(wins)
    return max(lost + SURE * error, (count * lost + 1) / (count + 1)) < least


def _difference(wins: list[list[float]]) -> tuple[float, float]:
    """Return how much less often the second of two actions wins, and the standard error of that."""
    gaps = [first - second for first, second in wins]
    count = len(gaps)
    lost = sum(gaps) / count
    return lost, sqrt(sum((gap - lost) ** 2 for gap in gaps) / max(1, count - 1) / count)


@final
class _Tally:
    """Sums over the worlds that an action led to."""

    __slots__ = ("ended", "lead", "parts", "rival", "visits", "win")

    def __init__(self) -> None:
        self.visits = self.ended = 0
        self.win = self.lead = 0.0
        self.rival: float | None = None
        self.parts: dict[str, float] = {}

    def add(self, evaluation: Evaluation, world: State, seat: int) -> None:
        """Count a world at the horizon of a trial."""
        self.visits += 1
        self.win += evaluation.likelihood(world, seat)
        leads = evaluation.leads(world, seat)
        self.lead += min(leads) if leads else evaluation.worth(world, seat)
        parts = evaluation.parts(world, seat)
        if len(parts) == 1:  # nothing but points: those of a finished game
            self.ended += 1
            parts = {RESULT: sum(parts.values())}
        for name, points in parts.items():
            self.parts[name] = self.parts.get(name, 0.0) + points
        rivals = [evaluation.worth(world, other) for other in range(world.seats) if other != seat]
        if rivals:
            self.rival = (self.rival or 0.0) + max(rivals)

    def expectation(self, action: int, total: int, sign: int) -> Expectation:
        """Return the averages."""
        count = self.visits
        parts = {name: points / count for name, points in self.parts.items()}
        score = sign * sum(parts.values())
        rival = None if self.rival is None else self.rival / count
        win, ended, lead = self.win / count, self.ended / count, self.lead / count
        return Expectation(action, count, count / total, win, score, parts, rival, ended, lead)
