"""How strong the hall's bots are, out of the ladders, as the hall tells it: `python -m bench.strengths` writes it.

A ladder of levels begins at 0 with the random bot. Ladders of styles and of grandmasters have nobody who plays by
chance: they are shifted so that the bot which is in both ladders, the strongest of these, stands in the same place.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from drakehall.server.bots.strengths import FILE

LADDERS: Final = Path(__file__).parent / "results" / "ladder"
SEATS: Final = 2
"""The ladders of tables for two are compared; games for one have ladders of their own kind."""
Strengths = dict[str, dict[str, dict[str, int]]]


def derived(folder: Path = LADDERS) -> Strengths:
    """Derive the strengths from the results of ladders: game, bot, rating with interval and number of games."""
    found: Strengths = {}
    for file in sorted(folder.glob("*.json"), key=lambda file: ("-" in file.stem, file.stem)):
        report = msgspec.json.decode(file.read_bytes())["report"]
        if report["seats"] == SEATS:
            _add(found.setdefault(report["game"], {}), report["ladder"])
    return found


def _add(known: dict[str, dict[str, int]], ladder: list[dict[str, Any]]) -> None:
    common = [rung for rung in ladder if rung["bot"] in known]
    strongest = max(common, key=lambda rung: known[rung["bot"]]["elo"], default=None)
    shift = known[strongest["bot"]]["elo"] - strongest["elo"] if strongest else 0
    for rung in ladder:
        if rung["bot"] not in known:
            figures = {"elo": rung["elo"], **rung["elo_interval"]}
            known[rung["bot"]] = {name: round(value + shift) for name, value in figures.items()} | {
                "games": rung["games"]
            }


def written(strengths: Strengths) -> bytes:
    """Write the file."""
    return msgspec.json.format(msgspec.json.encode(strengths), indent=1) + b"\n"


def main() -> None:
    """Write the file of the package, or check it."""
    text = written(derived())
    if sys.argv[1:] == ["--check"]:
        sys.exit(FILE.read_bytes() != text)
    FILE.write_bytes(text)


if __name__ == "__main__":
    main()
