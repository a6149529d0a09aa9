"""A random player with moods: for a while it likes some verbs more than others, so that games differ in kind."""

from typing import Final

from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance

MOOD: Final = 50
"""Number of decisions that a mood lasts."""
WEIGHTS: Final = (1, 1, 1, 30)
"""How much a verb may be liked."""


class MoodyChooser:
    """Chooses actions at random: every legal action is possible at any time, but not equally likely."""

    def __init__(self, actions: ActionSpace, chance: Chance) -> None:
        """Begin without a preference."""
        self._actions = actions
        self._chance = chance
        self._left = MOOD
        self._likes = dict.fromkeys((verb.name for verb in actions.verbs), 1)

    def choose(self, legal: list[int]) -> int:
        """Choose one of the legal actions."""
        if not self._left:
            self._left = MOOD
            self._likes = {name: WEIGHTS[self._chance.below(len(WEIGHTS))] for name in self._likes}
        self._left -= 1
        weights = [self._likes[self._actions.verb(action).name] for action in legal]
        rest = self._chance.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            rest -= weight
            if rest < 0:
                return action
        raise AssertionError("weights are positive")
