"""What the network is shown: some fields of the hall's layout, cards and phases as one of many, counts as fractions."""

from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from drakehall.features import Layout

CODES: Final = ("phase", "dreams", "held", "source", "removed", "placed", "turn")
TOPS: Final = ("piles",)
"""Of these only the first of each row is shown: the top card."""
COUNTS: Final = ("pile_sizes", "hidden_size", "reshuffled", "unseen_dreams", "unseen_pile", "tokens")


@final
class Encoding:
    """Where the numbers of a layout go in the input of the network."""

    def __init__(self, layout: Layout) -> None:
        """Find the fields in a layout."""
        self.version = layout.version
        codes: list[int] = []
        first: list[int] = []
        self.size = 0
        for name in (*CODES, *TOPS):
            field = layout.field(name)
            step = field.shape[-1] if name in TOPS else 1
            for place in range(field.start, field.start + field.size, step):
                codes.append(place)
                first.append(self.size - field.low)
                self.size += field.high - field.low + 1
        counts = [place for name in COUNTS for place in _places(layout, name)]
        self.codes = np.array(codes)
        """The places of codes in an observation."""
        self.first = np.array(first)
        """Where the input for the lowest value of each begins."""
        self.counts = np.array(counts)
        """The places of counts in an observation; they come last in the input."""
        self.scale = np.array(
            [1 / layout.field(name).high for name in COUNTS for _ in _places(layout, name)], np.float32
        )
        self.fixed = self.size
        self.size += len(counts)

    def __call__(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """Encode observations, a row for each."""
        found = np.zeros((len(observations), self.size), np.float32)
        np.put_along_axis(found, observations[:, self.codes] + self.first, 1.0, axis=1)
        found[:, self.fixed :] = observations[:, self.counts] * self.scale
        return found


def _places(layout: Layout, name: str) -> range:
    field = layout.field(name)
    return range(field.start, field.start + field.size)
