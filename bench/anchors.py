"""The fixed points of ratings: `python -m bench.anchors` writes them from the ladders' results, none is typed.

The greedy bot of each game stands where everybody begins; the others are as far from it as they are in the ladder. The
ladders of styles and of the slowest level hang on a bot that plays in both and was made of the same (`made_of`, its
fingerprint when it played). Where a result does not say what a bot was made of, the bot is no fixed point.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from bench.ladder import HERE, Result
from drakehall.bots.levels import SLOWEST
from drakehall.hall.anchors import Anchor
from drakehall.hall.skill import BEGIN
from drakehall.kernel import registry

ZERO: Final = "greedy"
BESIDE: Final = ("styles", SLOWEST)
"""The ladders beside that of the levels."""
OUT: Final = HERE.parent / "src" / "drakehall" / "hall" / "anchors.toml"
HEAD: Final = """\
# Written by `python -m bench.anchors` from bench/results/ladder: change nothing here, play the ladders again.
"""


def anchors(game: str, results: Path) -> dict[str, Anchor]:
    """Return the fixed points of a game, the strongest first."""
    ladder = _result(results / f"{game}.json")
    if ladder is None or ZERO not in ladder.made_of:
        return {}
    elo, made_of = _figures(ladder), dict(ladder.made_of)
    for name in BESIDE:
        beside = _result(results / f"{game}-{name}.json")
        link = _link(ladder, beside)
        if beside is not None and link is not None:
            found = _figures(beside)
            elo = {bot: elo[link] + figure - found[link] for bot, figure in found.items()} | elo
            made_of = beside.made_of | made_of
    fixed = {bot: Anchor(round(BEGIN + elo[bot] - elo[ZERO], 1), parts) for bot, parts in made_of.items()}
    return dict(sorted(fixed.items(), key=lambda each: -each[1].rating))


def _figures(ladder: Result) -> dict[str, float]:
    return {rank.bot: rank.elo for rank in ladder.report.ladder}


def _link(ladder: Result, beside: Result | None) -> str | None:
    """Find a bot that played in both ladders and was made of the same."""
    both = ladder.made_of.items() & beside.made_of.items() if beside is not None else set()
    return min((bot for bot, _ in both), default=None)


def written(results: Path) -> str:
    """Write the fixed points of all games as a table."""
    return "\n".join([HEAD, *(line for game in registry.game_names() for line in _lines(game, results))])


def _lines(game: str, results: Path) -> Iterator[str]:
    found = anchors(game, results)
    if found:
        yield f"[{game}]"
        yield from (f'{bot} = {{ rating = {each.rating}, made_of = "{each.made_of}" }}' for bot, each in found.items())
        yield ""


def _result(file: Path) -> Result | None:
    return msgspec.json.decode(file.read_bytes(), type=Result) if file.is_file() else None


def main() -> None:
    """Write the table, or tell whether it is up to date."""
    parser = argparse.ArgumentParser(prog="python -m bench.anchors", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the table is out of date")
    table = written(HERE / "results" / "ladder")
    if not parser.parse_args().check:
        OUT.write_text(table, encoding="utf-8")
    elif OUT.read_text(encoding="utf-8") != table:
        sys.exit(f"{OUT} is out of date: python -m bench.anchors")


if __name__ == "__main__":
    main()
