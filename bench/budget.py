"""Whether bots keep to their time: `python -m bench.budget` plays against the clock and reports turns that did not.

The budget of a level is a time for a whole turn. A turn may take a fifth more, since a trial is not broken off.
"""

import argparse
import sys
from time import perf_counter
from typing import Final

from drakehall import bots
from drakehall.bots.evaluation import evaluation
from drakehall.bots.levels import NAMES, parameters
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game

ALLOWED: Final = 1.2


def main() -> int:
    """Play, print a line for every game and level, fail if a turn took too long."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("games", nargs="*", help="which games (default: all)")
    wish.add_argument("--rounds", type=int, default=1, help="how many games of each level")
    given = wish.parse_args()
    late = 0
    for name in given.games or registry.game_names():
        game = registry.game(name)
        for level in NAMES:
            took = [each for seed in range(given.rounds) for each in turns(game, level, seed)]
            budget = parameters(game, level).seconds
            over = sum(each > ALLOWED * budget for each in took)
            late += over
            report(name, level, budget, took, over)
    return 1 if late else 0


def turns(game: Game, level: str, seed: int) -> list[float]:
    """Play a game of a level against itself and give how long each turn took."""
    state = game.start(max(2, game.seats[0]), seed)
    seated = [bots.make(level, game, seed + seat) for seat in range(state.seats)]
    turn_number, chance = evaluation(game).turn_number, Chance(seed)
    budget = bots.Budget(seconds=parameters(game, level).seconds)
    took: dict[tuple[int, int], float] = {}
    while state.seat is not None:
        turn = (turn_number(state), state.seat)
        begun = perf_counter()
        action = bots.choose(seated[state.seat], state, chance, budget)
        took[turn] = took.get(turn, 0.0) + perf_counter() - begun
        state.apply(action)
    return list(took.values())


def report(name: str, level: str, budget: float, took: list[float], over: int) -> None:
    """Print what a level took."""
    middle = sorted(took)[len(took) // 2]
    sys.stdout.write(
        f"{name:14} {level:11} budget {budget:4.1f} s · {len(took):4} turns · median {middle:6.3f} s · "
        f"longest {max(took):6.3f} s · {over} over {ALLOWED:.1f} times the budget\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
