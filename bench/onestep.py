"""A quick player for fitting weights: looks one step ahead in one world that the seat deems possible."""

from typing import final

from drakehall.bots.evaluation import Evaluation
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State


@final
class OneStep:
    """Ranks actions at first sight."""

    def __init__(self, judge: Evaluation, chance: Chance) -> None:
        """Play with an evaluation."""
        self.judge = judge
        self.chance = chance

    def ranked(self, state: State) -> list[int]:
        """List the actions of whoever decides, the best first."""
        seat = state.seat
        assert seat is not None
        legal = self.judge.worthwhile(state, state.legal())
        if len(legal) == 1:
            return legal
        self.chance.shuffle(legal)  # of equal ones any, or games go round in circles
        world = state.sample(seat, self.chance)
        rival = self.judge.rival(world, seat)
        worths = {}
        for action in legal:
            trial = world.copy()
            trial.apply(action)
            worths[action] = self.judge(trial, seat, rival)
        return sorted(legal, key=worths.__getitem__, reverse=True)
