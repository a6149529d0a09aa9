"""A bot that looks one step ahead."""

from typing import Final, final

from drakehall.bots.bot import Budget
from drakehall.bots.evaluation import Evaluation
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State

WORLDS: Final = 8


@final
class Greedy:
    """Tries every legal action on a few samples and takes the one whose positions are best on average."""

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        """Begin with the bot's own seed and a game's evaluation."""
        self._chance = Chance(seed)
        self._evaluation = evaluation

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        """Choose the action with the best average; among equals, any."""
        legal = self._evaluation.worthwhile(position, position.legal())
        if len(legal) == 1:
            return legal[0]
        worth = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = position.sample(seat, self._chance)
            for i, action in enumerate(legal):
                trial = world.copy()
                trial.apply(action)
                worth[i] += self._evaluation(trial, seat)
        best = max(worth)
        equal = [action for action, value in zip(legal, worth, strict=True) if value >= best - 1e-9]
        return equal[self._chance.below(len(equal))]
