"""A first bot: it tries every action, plays on at random and keeps the one that wins most often."""

from drakehall.bots import Budget
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State


class FirstBot:
    """Plays any game of the hall."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        return max(position.legal(), key=lambda action: sum(self.share(position, seat, action) for _ in range(10)))

    def share(self, position: State, seat: int, action: int) -> float:
        world = position.sample(seat, self.chance)
        while not world.over:
            world.apply(action)
            legal = world.legal() or [action]
            action = legal[self.chance.below(len(legal))]
        return 1 / len(world.winners()) if seat in world.winners() else 0.0
