"""The ladders of all bots in all games: `make ladder` plays them and writes `bench/ladder.md`.

Every ladder is a command of `drakehall arena`, printed in the page beside its figures. Games are kept in
`build/ladder/` while they are played, so that a ladder that was stopped is gone on with; results are kept in
`bench/results/ladder/`.
"""

import argparse
import platform
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

from bench.ladder_page import page
from drakehall import bots
from drakehall.arena.report import MatchReport
from drakehall.bots.levels import SLOWEST
from drakehall.bots.styles import LEVEL, styles
from drakehall.kernel import registry, state

HERE: Final = Path(__file__).parent
GAMES: Final = {"smoki": 200, "dragon_castle": 200, "simurgh": 80, "wyrmspan": 80}
"""Games of every pairing; a game that is not named plays as many as Smoki."""
SOLO_GAMES: Final = 100
STYLE_GAMES: Final = 40
SLOW_GAMES: Final = 40


class Plan(msgspec.Struct, frozen=True):
    """One ladder to play."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    seats: int = 2
    meet: tuple[tuple[str, str], ...] = ()
    options: tuple[str, ...] = ()

    def command(self) -> list[str]:
        """Return the command that plays it."""
        words = ["arena", self.game, "--bots", ",".join(self.bots), "--games", str(self.games)]
        words += ["--seats", str(self.seats)]
        for pair in self.meet:
            words += ["--meet", ":".join(pair)]
        for option in self.options:
            words += ["--option", option]
        return words


class Result(msgspec.Struct, frozen=True):
    """A ladder that was played."""

    command: str
    at: str
    machine: str
    report: MatchReport
    made_of: dict[str, str] = {}
    """The bots' fingerprints when they played (`drakehall.bots.fingerprint`)."""


def plans(games: int | None = None) -> list[Plan]:
    """List the ladders: levels and styles of every game at two seats, and Wyrmspan alone against the Automa.

    The slowest level meets the one before it in a ladder of its own, with fewer games.
    """
    listed = []
    for name in registry.game_names():
        box = registry.game(name)
        levels, own = bots.levels()[:-1], list(styles(box))
        meet = [*pairwise(levels), ("greedy", "adept")]
        count = games or GAMES.get(name, GAMES["smoki"])
        listed.append(Plan(name, name, tuple(levels), count, meet=tuple(dict.fromkeys(meet))))
        tastes = tuple((style, LEVEL) for style in own)
        listed.append(Plan(f"{name}-styles", name, (LEVEL, *own), games or STYLE_GAMES, meet=tastes))
        slow = (levels[-1], SLOWEST)
        listed.append(Plan(f"{name}-{SLOWEST}", name, slow, games or SLOW_GAMES, meet=(slow,)))
    solo = ("greedy", "novice", "adept", "master")
    listed.append(Plan("wyrmspan-solo", "wyrmspan", solo, games or SOLO_GAMES, seats=1, options=("automa=automa-2",)))
    return listed


def play(plan: Plan, folder: Path, workers: int, *, fresh: bool = False) -> Result:
    """Play a ladder, or go on with it; the command's own complaint ends the program."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{plan.name}.jsonl"
    if fresh:
        kept.unlink(missing_ok=True)
    keep = ["--resume" if kept.exists() else "--out", str(kept)]
    command = [sys.executable, "-m", "drakehall", *plan.command(), *keep, "--workers", str(workers), "--json"]
    told = arena(command)
    machine = f"{platform.python_implementation()} {platform.python_version()}, {sys.platform} {platform.machine()}"
    if not str(state.__file__).endswith(".py"):
        machine += ", compiled copy"
    shown = shlex.join(["drakehall", *plan.command()])
    game = registry.game(plan.game)
    made_of = {bot: bots.fingerprint(bot, game) for bot in plan.bots}
    return Result(
        shown, datetime.now(UTC).date().isoformat(), machine, msgspec.json.decode(told, type=MatchReport), made_of
    )


def arena(command: list[str]) -> bytes:
    """Return an arena's output; if one fails, the program ends, and the end of the program is the arena's."""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as running:
        try:
            told, _ = running.communicate()
        except SystemExit:
            running.terminate()
            raise
    if running.returncode:
        sys.exit(running.returncode)
    return told


def leave(number: int, _frame: FrameType | None) -> None:
    """End the program in order when it is ended from outside."""
    sys.exit(128 + number)


def store(result: Result, name: str, results: Path) -> None:
    """Keep a result."""
    results.mkdir(parents=True, exist_ok=True)
    (results / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")


def write(out: Path, results: Path, listed: Sequence[Plan]) -> None:
    """Write the page from all results that are kept, in the order of the plans."""
    found = []
    for plan in listed:
        file = results / f"{plan.name}.json"
        if file.exists():
            kept = msgspec.json.decode(file.read_bytes(), type=Result)
            found.append((plan.name, kept.command, f"{kept.at}, {kept.machine}", kept.report))
    out.write_text(page(found), encoding="utf-8")


def main() -> None:
    """Play the ladders that are asked for, and write the page."""
    signal.signal(signal.SIGTERM, leave)
    names = [plan.name for plan in plans()]
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument(
        "ladder", nargs="*", choices=[*names, []], help=f"which ladders (default: all): {', '.join(names)}"
    )
    parser.add_argument("--games", type=int, help="games of every pairing (default: as the ladders promise)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--fresh", action="store_true", help="forget games of a ladder that was stopped")
    parser.add_argument("--page-only", action="store_true", help="play nothing, only write the page anew")
    given = parser.parse_args()
    listed, results = plans(given.games), HERE / "results" / "ladder"
    for plan in listed:
        if not given.page_only and plan.name in (given.ladder or names):
            sys.stderr.write(f"{plan.name}: drakehall {shlex.join(plan.command())}\n")
            store(play(plan, HERE.parent / "build" / "ladder", given.workers, fresh=given.fresh), plan.name, results)
            write(HERE / "ladder.md", results, listed)
    write(HERE / "ladder.md", results, listed)


if __name__ == "__main__":
    main()
