"""How much faster the arena is with several workers, and that its tables stay the same: `python -m bench.workers`."""

import argparse
import subprocess
import sys
from time import perf_counter

import msgspec

from drakehall.arena.report import MatchReport


def timed(command: list[str], workers: int) -> tuple[float, MatchReport]:
    """Play a match with so many workers; give the seconds it took and its report without times."""
    begun = perf_counter()
    words = [sys.executable, "-m", "drakehall", "arena", *command, "--workers", str(workers), "--json"]
    done = subprocess.run(words, stdout=subprocess.PIPE, check=True)
    report = msgspec.json.decode(done.stdout, type=MatchReport)
    return perf_counter() - begun, msgspec.structs.replace(report, times=[])


def main() -> None:
    """Compare one worker with several, the best of a few runs each; fail if the tables differ or it is too slow."""
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description=__doc__)
    parser.add_argument("--game", default="smoki")
    parser.add_argument("--bots", default="greedy,novice")
    parser.add_argument("--games", default="100")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--least", type=float, default=0.0, help="fail if it is not so many times as fast")
    given = parser.parse_args()
    command = [given.game, "--bots", given.bots, "--games", given.games]
    runs = [(timed(command, 1), timed(command, given.workers)) for _ in range(given.runs)]
    reports = [report for run in runs for _, report in run]
    if any(report != reports[0] for report in reports):
        sys.exit("the tables differ")
    alone, together = min(run[0][0] for run in runs), min(run[1][0] for run in runs)
    sys.stdout.write(
        f"{reports[0].games} games, best of {given.runs}: 1 worker {alone:.1f} s, {given.workers} workers "
        f"{together:.1f} s, {alone / together:.2f} times as fast; the same tables\n"
    )
    if alone / together < given.least:
        sys.exit(1)


if __name__ == "__main__":
    main()
