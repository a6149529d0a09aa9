"""The tables of weights, one for each game, and how they are read."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Self

import msgspec

from drakehall.kernel.errors import HallError


class BadWeights(HallError):
    """A table of weights cannot be used."""

    id = "error-bad-weights"
    english = "the weights cannot be used: {why}"


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each feature is worth, in points of the final score, by stage of the game."""

    rivalry: float
    """How much of the best rival's worth counts against a seat."""
    victory: float
    """What winning is worth in addition to the points."""
    spread: tuple[float, ...]
    """How far final scores still drift apart, for turning a lead into a likelihood of winning: one number for
    each stage; in a game of one stage any number of them, evenly spaced from the beginning to the end."""
    stages: tuple[dict[str, float], ...]
    """By stage: feature → weight."""
    record: str
    """Where the weights come from: the command that found them, and how many games it took."""

    @classmethod
    def of(cls, game: str, names: tuple[str, ...], stages: int) -> Self:
        """Read the table of a game."""
        return cls.read((files(__name__) / f"{game}.toml").read_bytes(), names, stages)

    @classmethod
    def read(cls, raw: bytes, names: tuple[str, ...], stages: int) -> Self:
        """Read a table; every stage must weigh every feature."""
        try:
            table = msgspec.toml.decode(raw, type=cls)
        except msgspec.DecodeError as error:
            raise BadWeights(why=str(error)) from None
        if len(table.stages) != stages:
            raise BadWeights(why=f"{stages} stages are wanted")
        if not table.spread or min(table.spread) <= 0 or (stages > 1 and len(table.spread) not in (1, stages)):
            raise BadWeights(why=f"spread needs numbers above 0, one for each of {stages} stages")
        for number, stage in enumerate(table.stages):
            if set(stage) != set(names):
                odd = ", ".join(sorted(set(stage) ^ set(names)))
                raise BadWeights(why=f"stage {number} names other features than the game has: {odd}")
        return table

    def spread_at(self, stage: int, progress: float) -> float:
        """Return the spread in a stage of the game, given how much of it, from 0 to 1, has been played."""
        last = len(self.spread) - 1
        if len(self.stages) > 1 or not last:
            return self.spread[min(stage, last)]
        at = max(0.0, min(1.0, progress)) * last
        below = min(int(at), last - 1)
        return self.spread[below] + (at - below) * (self.spread[below + 1] - self.spread[below])

    def styled(self, style: Mapping[str, float]) -> Self:
        """Return the weights with some of them multiplied."""
        stages = tuple({name: weight * style.get(name, 1.0) for name, weight in stage.items()} for stage in self.stages)
        return msgspec.structs.replace(self, stages=stages)
