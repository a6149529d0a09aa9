"""Whether games and bots are as fast as they were: `make bench-check`.

Every figure is compared with a loop of plain Python that is timed before and after it, by processor time, so that what
was recorded on one machine says something on another. A game that seems slower is measured twice more; it fails if the
median of a figure is a quarter below what was recorded. `--record` writes the file anew, or a part of it.
"""

import argparse
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

import msgspec

from bench.measures import rate, worker
from drakehall.kernel import registry, state

RECORDED: Final = Path(__file__).parent / "results" / "speed-ratios.json"
FIGURES: Final = ("decisions", "rollouts", "samples", "adept")
GAMES: Final = ("smoki", "dragon_castle", "simurgh", "wyrmspan")
AGAIN: Final = 2
"""A game that seems slower is measured so many times more."""
ALLOWED: Final = 0.75
LOOP: Final = 200_000

Ratios = dict[str, dict[str, float]]
"""By game and figure: how often it is done while the loop runs once."""
Measure = Callable[[str, str, int], float]
"""Measures a figure of a game, with a seed."""


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured, and with what."""

    python: str
    compiled: bool
    ratios: Ratios


class CannotCompare(Exception):
    """The recorded file cannot be used; the words say why."""


def main() -> None:
    """Measure and compare, or record."""
    parser = argparse.ArgumentParser(prog="python -m bench.check", description=__doc__.partition("\n")[0])
    # argparse holds the empty list, which stands for none, to the choices too
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME", help="which (default: all)")
    parser.add_argument("--record", action="store_true", help="write what is measured instead of comparing with it")
    parser.add_argument("--file", type=Path, default=RECORDED)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each figure")
    given = parser.parse_args()
    games = given.games or GAMES

    def measure(game: str, figure: str, seed: int) -> float:
        return measured(game, figure, seed, given.seconds)

    try:
        if given.record:
            record(given.file, games, measure)
            return
        slower = compare(chosen(given.file, games), measure)
    except CannotCompare as why:
        sys.exit(str(why))
    sys.exit(1 if slower else 0)


def record(file: Path, games: Sequence[str], measure: Measure) -> None:
    """Measure games and write them to a file, beside others that it has; all of them together replace any file."""
    known = read(file).ratios if file.exists() and not set(games) >= set(GAMES) else {}
    new = {game: medians([figures(game, FIGURES, turn, measure) for turn in range(1 + AGAIN)]) for game in games}
    ratios: Ratios = {game: {**known, **new}[game] for game in GAMES if game in {*known, *new}}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(Recorded(*here(), ratios))) + b"\n")


def here() -> tuple[str, bool]:
    """Return the name of this Python, and whether the package is compiled."""
    version = f"{platform.python_implementation()} {sys.version_info.major}.{sys.version_info.minor}"
    return version, not str(state.__file__).endswith(".py")


def read(file: Path) -> Recorded:
    """Read what was recorded; it must be of this Python and this kind of package."""
    try:
        recorded = msgspec.json.decode(file.read_bytes(), type=Recorded)
    except OSError as error:
        raise CannotCompare(f"{file}: {error.strerror}; record it with --record") from None
    except msgspec.DecodeError:
        raise CannotCompare(f"{file}: this is no record of bench.check, or it is damaged") from None
    if (recorded.python, recorded.compiled) != here():
        kind = "compiled" if recorded.compiled else "plain"
        raise CannotCompare(f"{file} was recorded with {recorded.python}, {kind}; record it anew to compare")
    known = all(ratio > 0 for figures in recorded.ratios.values() for ratio in figures.values())
    if not known or not set(recorded.ratios) <= set(registry.game_names()):
        raise CannotCompare(f"{file}: it has figures that cannot be, or of games that are not there")
    return recorded


def chosen(file: Path, games: Sequence[str]) -> Recorded:
    """Read what was recorded of some games; nothing of them may be missing."""
    recorded = read(file)
    missing = [game for game in games if set(recorded.ratios.get(game, ())) != set(FIGURES)]
    if missing:
        raise CannotCompare(f"{file}: figures of {', '.join(missing)} are missing; record them with --record")
    return msgspec.structs.replace(recorded, ratios={game: recorded.ratios[game] for game in games})


def compare(recorded: Recorded, measure: Measure) -> list[str]:
    """Print every game's figures; return what has become slower."""
    slower: list[str] = []
    for game, before in recorded.ratios.items():
        turns = [figures(game, tuple(before), 0, measure)]
        if late(before, turns):
            turns += [figures(game, tuple(before), turn, measure) for turn in range(1, AGAIN + 1)]
        now = medians(turns)
        told = ", ".join(f"{figure} {now[figure] / ratio:.2f}" for figure, ratio in before.items())
        missed = late(before, turns)
        sys.stdout.write(f"{game:14} {told}{' SLOWER: ' + ', '.join(missed) if missed else ''}\n")
        sys.stdout.flush()
        slower += [f"{game} {figure}" for figure in missed]
    return slower


def late(before: dict[str, float], turns: list[dict[str, float]]) -> list[str]:
    """Return the names of the figures whose median is too far below what was recorded."""
    now = medians(turns)
    return [figure for figure, ratio in before.items() if now[figure] < ALLOWED * ratio]


def medians(turns: list[dict[str, float]]) -> dict[str, float]:
    """Return the median of each figure."""
    return {figure: median([turn[figure] for turn in turns]) for figure in turns[0]}


def figures(game: str, names: tuple[str, ...], turn: int, measure: Measure) -> dict[str, float]:
    """Measure the figures of a game."""
    return {name: measure(game, name, 1_000_000 * turn) for name in names}


def measured(game: str, figure: str, seed: int, seconds: float) -> float:
    """Return how often something is done while the loop runs once."""
    before = loop()
    speed, _ = rate(worker(registry.game(game), figure, seed), seconds, None)
    return speed * (before + loop()) / 2


def loop() -> float:
    """Time a loop of plain Python: numbers, lists and a dictionary, as rules use them."""
    begun = process_time()
    places, seen = [0] * 64, dict[int, int]()
    for n in range(LOOP):
        at = n * 37 & 63
        places[at] += n & 7
        seen[at] = places[at]
    return process_time() - begun


if __name__ == "__main__":
    main()
