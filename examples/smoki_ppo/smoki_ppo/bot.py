"""The bot: what was learnt, played with NumPy alone."""

from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from drakehall import bots, features
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from smoki_ppo.encoding import Encoding

SEATS = 2
"""It has learnt to play against one opponent, with the usual rules."""


class OtherLayout(Exception):
    """What was learnt belongs to another version of the layout: its numbers mean something else now."""


class SmokiPPO:
    """Takes what the network likes best; at tables it has never seen, what the greedy bot would."""

    games = ("smoki",)

    def __init__(self, game: Game, seed: int) -> None:
        """Load the weights."""
        self.layout = features.layout(game, SEATS)
        self.encoding = Encoding(self.layout)
        with as_file(files("smoki_ppo").joinpath("weights.npz")) as file:
            self.weights = load(file, self.layout)
        self.advice = bots.make("greedy", game, seed)

    def choose(self, position: State, seat: int, budget: bots.Budget) -> int:
        """Choose the legal action that the network prefers."""
        if position.seats != SEATS or position.options != self.layout.options:
            return self.advice.choose(position, seat, budget)
        numbers = np.array([self.layout.vector(position, seat)])
        wishes = preferences(self.weights, self.encoding(numbers))[0]
        legal = position.legal()
        return legal[int(np.argmax(wishes[legal]))]


def load(file: Path, layout: features.Layout) -> dict[str, NDArray[Any]]:
    """Read the weights that `train` has written; those learnt from another version of the layout are refused."""
    with np.load(file) as found:
        learnt = int(found["layout"])
        if learnt != layout.version:
            raise OtherLayout(f"{file.name} was learnt from version {learnt} of the layout, not {layout.version}")
        return {name: found[name].astype(np.float32) for name in found.files if name != "layout"}


def preferences(weights: dict[str, NDArray[Any]], inputs: NDArray[np.float32]) -> NDArray[np.float32]:
    """Run the network: two hidden layers, then a number for each action."""
    for layer in ("first", "second"):
        inputs = np.maximum(inputs @ weights[f"{layer}.weight"].T + weights[f"{layer}.bias"], 0)
    wishes: NDArray[np.float32] = inputs @ weights["policy.weight"].T + weights["policy.bias"]
    return wishes
