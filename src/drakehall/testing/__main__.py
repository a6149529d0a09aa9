"""`python -m drakehall.testing GAME [--games N | --edits N] …`: does a game keep the kernel's promises?"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from drakehall.kernel import registry
from drakehall.kernel.errors import HallError
from drakehall.testing.checks import CHECKS
from drakehall.testing.report import ConformanceError, ConformanceReport
from drakehall.testing.suite import Edited, conform, edit_saves

PASSED, FAILED, MISUSED, STOPPED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Examine a game and return the exit status: 0 passed, 1 a check failed, 2 bad arguments, 130 interrupted."""
    wish = parser().parse_args(arguments)
    out = Console(highlight=False, markup=False, soft_wrap=True)
    err = Console(highlight=False, markup=False, soft_wrap=True, stderr=True)
    try:
        report = edit(wish, err) if wish.edits else examine(wish, err)
    except ConformanceError as error:
        err.print(str(error))
        return FAILED
    except HallError as error:
        err.print(f"error: {error}")
        return MISUSED
    except KeyboardInterrupt:
        err.print("stopped")
        return STOPPED
    if wish.verbose and isinstance(report, ConformanceReport):
        for name, times in report.checks.items():
            out.print(f"{times:>12,}  {name:<15} {CHECKS[name]}")
    out.print(str(report))
    return PASSED


def parser() -> argparse.ArgumentParser:
    """Describe the command."""
    described = argparse.ArgumentParser(
        prog="python -m drakehall.testing",
        description="Play random games over all seats and example options and check all that the kernel promises.",
        epilog="Exit status: 0 all checks passed, 1 one failed, 2 wrong call, 130 interrupted.",
    )
    described.add_argument("game", metavar="GAME", help="the name of a game in the hall")
    described.add_argument("--games", type=at_least_one, default=100, metavar="N", help="games in all (default 100)")
    described.add_argument("--seats", type=int, metavar="K", help="only with so many seats")
    described.add_argument("--seed", type=int, default=0, metavar="S", help="game i uses seed S + i (default 0)")
    described.add_argument("--example", type=int, metavar="I", help="only entry I of its example options, from 0")
    described.add_argument(
        "--edits", type=at_least_one, metavar="N", help="instead: edit N saves; each is refused or plays on"
    )
    described.add_argument("--texts", action="store_true", help="with --edits: edit positions in text, not saves")
    described.add_argument("--verbose", action="store_true", help="list all checks and how often they were made")
    return described


def at_least_one(text: str) -> int:
    """Read a number of games or edits."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text}")
    return number


def examine(wish: argparse.Namespace, err: Console) -> ConformanceReport:
    """Run the suite, with a progress bar if someone is watching."""
    game = registry.game(wish.game)
    with watched(game.name, wish.games, err) as progress:
        return conform(
            game, games=wish.games, seats=wish.seats, seed=wish.seed, example=wish.example, progress=progress
        )


def edit(wish: argparse.Namespace, err: Console) -> Edited:
    """Edit saves, with a progress bar if someone is watching."""
    game = registry.game(wish.game)
    with watched(game.name, wish.edits, err) as progress:
        return edit_saves(
            game,
            edits=wish.edits,
            seats=wish.seats,
            seed=wish.seed,
            example=wish.example,
            texts=wish.texts,
            progress=progress,
        )


@contextmanager
def watched(name: str, total: int, err: Console) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar if someone is watching."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(name, total=total)
        yield lambda done, _: bar.update(task, completed=done)


if __name__ == "__main__":
    sys.exit(main())
