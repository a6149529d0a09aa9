"""How many cores a hall needs for so many players, out of what was measured: `python -m bench.scaling`."""

from math import ceil
from pathlib import Path
from typing import Final

import msgspec

MEASURED: Final = Path(__file__).parent / "results" / "2026-11-15-load.json"
SECONDS_BETWEEN_MOVES: Final = 20
"""Of one player."""
BUSY: Final = 0.7
"""The share of its cores at which a hall should work."""
PLAYERS: Final = (1_000, 10_000, 1_000_000)


class Load(msgspec.Struct, frozen=True):
    """What was measured: moves a second, and the cores that the server took for them."""

    moves_per_second: float
    server_cpu: float


class Needs(msgspec.Struct, frozen=True):
    """What so many players need."""

    players: int
    moves_per_second: int
    cores: int


def needs(players: int, load: Load) -> Needs:
    """Calculate what players need who are there at the same time."""
    moves = players / SECONDS_BETWEEN_MOVES
    cores = moves * load.server_cpu / load.moves_per_second / BUSY
    return Needs(players, round(moves), ceil(cores))


def measured() -> Load:
    """Read what was measured."""
    return msgspec.json.decode(MEASURED.read_bytes(), type=Load)


def rows() -> list[str]:
    """Write the table of docs/scaling.md."""
    found = (needs(players, measured()) for players in PLAYERS)
    return [f"| {each.players:,} | {each.moves_per_second:,} | {each.cores} |" for each in found]


if __name__ == "__main__":
    print("\n".join(rows()))  # noqa: T201
