"""Information-set Monte Carlo tree search: one tree over many worlds that the seat cannot tell apart."""

import gc
from collections.abc import Callable
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import Final, final

from drakehall.bots.bot import Budget
from drakehall.bots.evaluation import Evaluation
from drakehall.bots.evaluation.sums import added
from drakehall.bots.search.parameters import SearchParameters
from drakehall.bots.search.tree import Edge, Node
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State

FIRST_WORLDS: Final = 4
"""Number of sampled worlds in which every root action is tried before the search begins."""
DOUBT: Final = 0.5
"""How far first sight is expected to err, as a share of how far apart the actions are."""
LONGEST: Final = 100
"""Greatest number of decisions in a trial."""
FLOOR: Final = 0.5
"""The least distance assumed between the root's actions, in points."""

Visit = tuple[Node, Edge, int]
"""A step of a trial: a situation, the action chosen there, and who chose it."""


@final
class Search:
    """A bot that searches. It keeps its tree for the length of one of its turns."""

    def __init__(self, seed: int, evaluation: Evaluation, parameters: SearchParameters) -> None:
        """Begin with the bot's own seed."""
        self._chance = Chance(seed)
        self._evaluation = evaluation
        self._parameters = parameters
        self._next: dict[int, Node] = {}
        self._turn: int | None = None
        self.used = 0
        """Number of trials made in this turn so far."""
        self._took = 0.0

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        """Choose the action that did best."""
        legal = self._evaluation.worthwhile(position, position.legal())
        if len(legal) == 1:
            return legal[0]
        collects = gc.isenabled()
        gc.disable()  # a tree has no cycles: the collector would only walk through it again and again
        try:
            return self._thought_out(position, seat, legal, budget)
        finally:
            if collects:
                gc.enable()

    def _thought_out(self, position: State, seat: int, legal: list[int], budget: Budget) -> int:
        begun = perf_counter()
        turn = self._evaluation.turn_number(position)
        if turn != self._turn or not self._evaluation.turn_number_is_exact:
            self._turn, self.used, self._took, self._next = turn, 0, budget.spent, {}
        root = self._next.get(self._evaluation.information_key(position, seat)) or Node()
        deadline = self._deadline(begun, budget)
        tree = Tree(self._evaluation, self._parameters, self._chance, position, seat, legal, root, deadline)
        self.used += tree.search(self._trials(position, budget), deadline)
        action = tree.best()
        self._next = root.edges[action].nodes
        self._took += perf_counter() - begun
        return action

    def _trials(self, position: State, budget: Budget) -> int:
        whole = self._parameters.iterations
        if self._parameters.learned and self._evaluation.learns(position):
            whole = self._parameters.learned
        if budget.seconds is not None and self._parameters.seconds > 0:
            whole = int(whole * max(0.0, 1 - budget.spent / self._parameters.seconds))
        return int((whole - self.used) * self._parameters.turn_share)

    def _deadline(self, begun: float, budget: Budget) -> float:
        if budget.seconds is None:
            return inf
        whole = min(budget.seconds, self._parameters.seconds)
        return begun + max(0.0, whole - self._took) * self._parameters.turn_share


@final
class Tree:
    """One decision under search."""

    def __init__(
        self,
        evaluation: Evaluation,
        parameters: SearchParameters,
        chance: Chance,
        position: State,
        seat: int,
        legal: list[int],
        root: Node,
        deadline: float = inf,
    ) -> None:
        """Try every action once in a few worlds: a first order, and the scale on which values are judged."""
        self._evaluation = evaluation
        self._parameters = parameters
        self._chance = chance
        self._position = position
        self._seat = seat
        self._legal = legal
        self.root = root
        self.watch: Callable[[Edge, State], None] | None = None
        """Called with where each trial led: the action of the root, the world at the horizon."""
        self._spread = FLOOR
        self._rivals = legal
        self._guessed: set[int] = set()
        self._glance: dict[int, float] = {}
        self._trials = 0
        self._scatter = 0.0
        self._open_root(deadline)

    def search(self, trials: int, deadline: float) -> int:
        """Try the likeliest actions in turn and keep the better half, again and again; return the number of trials."""
        made = 0
        self._rivals = self._ranked(self._legal)[: max(2, min(self._parameters.candidates, trials // 2))]
        while len(self._rivals) > 1:
            rounds = ceil(log2(len(self._rivals)))
            for _ in range(max(1, (trials - made) // (rounds * len(self._rivals)))):
                world = self._position.sample(self._seat, self._chance)
                for action in self._rivals:
                    if made >= trials or perf_counter() >= deadline:
                        return made
                    self.trial(action, world.copy())  # all rivals meet the same luck
                    made += 1
            self._rivals = self._ranked(self._rivals)[: (len(self._rivals) + 1) // 2]
        return made

    def trial(self, action: int, world: State | None = None) -> None:
        """Take an action in a world, continue down the tree, open one more situation, and weigh what it leads to."""
        if world is None:
            world = self._position.sample(self._seat, self._chance)
        edge = self.root.edges[action]
        if action in self._guessed:
            self._guessed.remove(action)
            edge.visits, edge.worth = 0, 0.0
        path: list[Visit] = [(self.root, edge, self._seat)]
        explore, horizon = self._parameters.explore * self._spread, self._parameters.horizon
        shallow, fresh = self._parameters.shallow_memory, False
        decisions = 1
        turn_number, information_key, seat = self._evaluation.turn_number, self._evaluation.information_key, self._seat
        worthwhile = self._evaluation.worthwhile
        now = turn_number(self._position)
        world.apply(action)
        mover = world.seat
        while mover is not None and decisions < LONGEST:
            if turn_number(world) != now:
                horizon -= max(1, turn_number(world) - now)
                now = turn_number(world)
                if horizon <= 0:
                    break
            legal = worthwhile(world, world.legal())
            if len(legal) == 1:
                world.apply(legal[0])
                mover = world.seat
                continue
            decisions += 1
            if shallow and fresh:
                action = self._glimpsed(world, mover, legal)
            else:
                node = edge.below(information_key(world, seat))
                fresh = fresh or node.visits == 0
                self._open(node, world, mover, legal)
                node.visits += 1
                action = node.pick(legal, 0.0 if fresh else explore, shallow)
                edge = node.edges[action]
                path.append((node, edge, mover))
            world.apply(action)
            if fresh and world.seat == mover:
                world = self._evaluation.play_out_pending(
                    world, mover
                )  # nothing is known here yet: no need for fine choices
            mover = world.seat
        self._backpropagate(path, world)
        if self.watch is not None:
            self.watch(path[0][1], world)

    def best(self) -> int:  # slow: once a decision
        """Return the action that did best of those still considered; with noise perhaps another one."""
        if not self._parameters.noise:
            return self._ranked(self._rivals)[0]
        judged = self._judged(self._legal)
        noise = self._parameters.noise * self._spread
        return max(self._legal, key=lambda action: judged[action] + noise * self._chance.below(1000) / 1000)

    def _ranked(self, actions: list[int]) -> list[int]:
        judged = self._judged(actions)
        return sorted(actions, key=lambda action: -judged[action])

    def _judged(self, actions: list[int]) -> dict[int, float]:  # slow: a few times a decision
        """Weigh first sight against trials: the more they scatter and the fewer they are, the less they are trusted.

        Both are relative to their average over the actions, since trials look further ahead than first sight.
        """
        edges, glance = self.root.edges, self._glance
        tried = [action for action in actions if action not in self._guessed]
        if not tried:
            return {action: glance[action] for action in actions}
        noise = self._scatter / max(1, self._trials - len(tried))
        doubt = (DOUBT * self._spread) ** 2
        sight = added(glance[action] for action in tried) / len(tried)
        found = added(edges[action].mean for action in tried) / len(tried)
        judged = {}
        for action in actions:
            first = glance[action] - sight
            if action in self._guessed:
                judged[action] = first
                continue
            trust = doubt / (doubt + noise / edges[action].visits)
            judged[action] = first + trust * (edges[action].mean - found - first)
        return judged

    def _open_root(self, deadline: float) -> None:  # slow: once a decision
        """Weigh every action not known from earlier in the turn, in a few worlds if there is time."""
        edges = self.root.edges
        new = [action for action in self._legal if action not in edges]
        sums = dict.fromkeys(new, 0.0)
        worlds = 0
        while new and worlds < FIRST_WORLDS and (not worlds or perf_counter() < deadline):
            worlds += 1
            world = self._position.sample(self._seat, self._chance)
            for action in new:
                trial = world.copy()
                trial.apply(action)
                sums[action] += self._evaluation.lead(trial, self._seat, None)
        for action, total in sums.items():
            edges[action] = Edge(total / worlds)
        self._guessed = set(new)
        self._glance = {action: edges[action].mean for action in self._legal}
        self.root.visits += 1
        means = [edges[action].mean for action in self._legal]
        middle = added(means) / len(means)
        self._spread = max(FLOOR, sqrt(added((mean - middle) ** 2 for mean in means) / len(means)))

    def _open(self, node: Node, world: State, mover: int, legal: list[int]) -> None:
        """Try actions that have not been tried here, as many as there is room for."""
        edges = node.edges
        new = [action for action in legal if action not in edges]
        if not new:
            return
        if self._parameters.shallow_memory and node.visits:
            room = len(new)
        else:
            room = self._parameters.width + int(sqrt(node.visits)) - (len(legal) - len(new))
        if room <= 0:
            return
        some = self._some(new, room)
        for action, worth in zip(some, self._guesses(world, mover, some), strict=True):
            edges[action] = Edge(worth)

    def _glimpsed(self, world: State, mover: int, legal: list[int]) -> int:
        """Return the action that looks best of a few, without remembering anything."""
        some = self._some(legal, self._parameters.width)
        worths = self._guesses(world, mover, some)
        best = 0
        for i, worth in enumerate(worths):
            if worth > worths[best]:
                best = i
        return some[best]

    def _some(self, actions: list[int], room: int) -> list[int]:
        """Keep only as many actions as there is room for, whichever they are."""
        if len(actions) > room:
            self._chance.shuffle(actions)
            del actions[room:]
        return actions

    def _guesses(self, world: State, mover: int, actions: list[int]) -> list[float]:
        """Weigh what each action leads to at first sight."""
        guess = world
        if not self._evaluation.certain(world):
            guess = world.sample(mover, self._chance)  # the seat deciding there does not know the world either
        return self._evaluation.after(guess, actions, mover)

    def _backpropagate(self, path: list[Visit], world: State) -> None:
        values: dict[int, float] = {}
        first = path[0][1]
        before = first.mean if first.visits else None
        for node, edge, mover in path:
            if mover not in values:
                values[mover] = self._evaluation.lead(world, mover, None)
            node.add(edge, values[mover])
        self._trials += 1
        if before is not None:
            value = values[self._seat]
            self._scatter += (value - before) * (value - first.mean)
