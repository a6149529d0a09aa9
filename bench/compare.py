"""How much faster one copy of the package is than another: `python -m bench.compare OLD NEW --turns 5`.

A copy is a checkout, whose compiled copy is taken (`--plain`: its sources), or a folder with the package in it. Both
are measured in turns and by processor time, so that other work on the machine disturbs both alike. Every figure is a
ratio, new to old: the median of the turns, and the least and the greatest. Rollouts, which earlier copies do not have,
are compared with the old copy's decisions. A game may be played by so many (`wyrmspan:1`), and a level may have
parameters of its own (`adept+learned=0`: without the net, which earlier copies do not have).
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, Self, final

SCRIPT: Final = Path(__file__).with_name("measures.py")
LEVELS: Final = ("novice", "adept", "master")
FIGURES: Final = ("decisions", "rollouts", "starts", "copies", "samples", "views", *LEVELS)
MORE: Final = ("observations", "LEVEL+PARAMETER=VALUE")
"""Figures that are measured only if they are asked for."""
APART: Final = 1_000_000
"""Seeds of two turns are so far apart."""
GAMES: Final = ("smoki", "dragon_castle", "simurgh", "wyrmspan")


@final
class Copy:
    """A process that uses a copy of the package and measures what it is told to."""

    def __init__(self, folder: Path) -> None:
        """Start it."""
        environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        command = [sys.executable, str(SCRIPT)]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        """Let it be used."""
        return self

    def __exit__(self, *error: object) -> None:
        """Let it end."""
        self._process.communicate()

    def measure(self, game: str, what: str, seed: int, work: float | int) -> tuple[float, int]:
        """Return how often something could be done in a second, and how many pieces of work that took.

        The work is so many seconds, or so many pieces.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        seconds, pieces = (work, None) if isinstance(work, float) else (0.0, work)
        name, _, seats = game.partition(":")
        table = int(seats) if seats else None
        order = {"game": name, "seats": table, "what": what, "seed": seed, "seconds": seconds, "pieces": pieces}
        self._process.stdin.write(f"{json.dumps(order)}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit(f"{what} of {game} could not be measured")
        speed, made = json.loads(answer)
        return float(speed), int(made)


def main() -> None:
    """Measure two copies in turns and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__.partition("\n")[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", default=",".join(GAMES), help="which games, separated by commas; wyrmspan:1 alone")
    parser.add_argument("--figures", default=",".join(FIGURES), help=f"which of {', '.join((*FIGURES, *MORE))}")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each figure of a turn")
    parser.add_argument("--plain", action="store_true", help="compare sources instead of compiled copies")
    given = parser.parse_args()
    say(f"{'':30}{'old a second':>14}{'new a second':>14}{'times':>8}   least to greatest")
    with Copy(folder(given.old, given.plain)) as old, Copy(folder(given.new, given.plain)) as new:
        for game in given.games.split(","):
            for figure in given.figures.split(","):
                before, after = turns(old, new, game, figure, given.turns, given.seconds)
                ratios = sorted(b / a for a, b in zip(before, after, strict=True))
                say(
                    f"{game:14}{figure:16}{median(before):14,.0f}{median(after):14,.0f}{median(ratios):8.2f}"
                    f"   {ratios[0]:.2f} to {ratios[-1]:.2f}"
                )


def folder(given: Path, plain: bool) -> Path:
    """Find the package in what was given."""
    for found in (given, given / ("src" if plain else "build/compiled")):
        if (found / "drakehall").is_dir():
            return found.resolve()
    sys.exit(f"there is no {'package' if plain else 'compiled copy'} in {given}")


def turns(old: Copy, new: Copy, game: str, figure: str, count: int, seconds: float) -> tuple[list[float], list[float]]:
    """Measure a figure in turns; who is first changes every time. Both do the same work, never the same twice."""
    before: list[float] = []
    after: list[float] = []
    base = "decisions" if figure == "rollouts" else figure
    pieces = old.measure(game, base, 0, seconds)[1]
    for turn in range(count):
        seed = APART * (turn + 1)
        if turn % 2:
            after.append(new.measure(game, figure, seed, pieces)[0])
            before.append(old.measure(game, base, seed, pieces)[0])
        else:
            before.append(old.measure(game, base, seed, pieces)[0])
            after.append(new.measure(game, figure, seed, pieces)[0])
    return before, after


def say(words: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
