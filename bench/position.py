"""How long samples of one position take: `python -m bench.position bench/positions/simurgh-scouting.json`.

The position is a save. Every seat and a spectator are sampled in turn, each sample timed by processor time; it fails if
they take longer than `drakehall bench` allows. bench/positions has positions in which samples once took seconds.
"""

import argparse
import gc
import sys
from pathlib import Path
from time import process_time

import msgspec

from drakehall.arena.sampling import Sampling
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State


def main() -> None:
    """Measure, print or write, and fail if it takes too long."""
    parser = argparse.ArgumentParser(prog="python -m bench.position", description=__doc__)
    parser.add_argument("save", type=Path)
    parser.add_argument("--samples", type=int, default=10_000)
    parser.add_argument("--json", type=Path, help="also write the figures here")
    given = parser.parse_args()
    saved = given.save.read_bytes()
    game = registry.game(msgspec.json.decode(saved)["game"])
    found = measure(game.name, given.save.stem, game.load(saved), given.samples)
    sys.stdout.write(f"{found}\n")
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    sys.exit(1 if found.too_slow() else 0)


def measure(game: str, name: str, state: State, samples: int) -> Sampling:
    """Take so many samples, with garbage collection off, as `drakehall bench` does."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        seats, chance = (None, *range(state.seats)), Chance(1)
        times = sorted(timed(state, seats[number % len(seats)], chance) for number in range(samples))
    finally:
        if collecting:
            gc.enable()
    return Sampling(game, name, samples, times[samples // 2], times[samples * 999 // 1000], times[-1])


def timed(state: State, seat: int | None, chance: Chance) -> float:
    """Sample once; give the milliseconds it took."""
    begin = process_time()
    state.sample(seat, chance)
    return 1000 * (process_time() - begin)


if __name__ == "__main__":
    main()
