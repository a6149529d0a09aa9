"""How many cores a hall needs for so many players, out of what was measured: `python -m bench.scaling`.

It reads the recorded runs of `bench.load` (`bench/results/*-load*.json`), of which the latest of each kind of database
and number of server processes counts, and writes what follows from them into docs/scaling.md. `--check` writes nothing
and fails if the page says something else.
"""

import sys
from collections.abc import Iterable, Iterator
from math import ceil
from pathlib import Path
from typing import Final

import msgspec

RESULTS: Final = Path(__file__).parent / "results"
PAGE: Final = Path(__file__).parent.parent / "docs" / "scaling.md"
BEGIN: Final = "<!-- Written by `python -m bench.scaling` from bench/results: change nothing here. -->\n"
END: Final = "<!-- The end of what is written. -->\n"
SECONDS_BETWEEN_MOVES: Final = 20
"""Of one player."""
BUSY: Final = 0.7
"""The share of its cores at which a machine should work."""
ONE_DATABASE: Final = 32
"""Cores of a machine for one PostgreSQL; more players than it carries go to halls of their own."""
PLAYERS: Final = (1_000, 10_000, 1_000_000)
KINDS: Final = {"sqlite": "SQLite", "postgres": "PostgreSQL"}


class Load(msgspec.Struct, frozen=True):
    """What was measured in a run: moves a second, their latency, and the processor time that they took."""

    at: str
    tables: int
    seats: int
    moves_per_second: float
    all_seats_ms: dict[str, float]
    server_cpu: float
    db: str = "sqlite"
    workers: int = 1
    cpu_ms_a_move: dict[str, float] = {}

    def milliseconds(self, part: str) -> float:
        """Return the processor time that a move costs the servers, the workers or the database."""
        if part in self.cpu_ms_a_move:
            return self.cpu_ms_a_move[part]
        return 1000 * self.server_cpu / self.moves_per_second if part == "servers" else 0.0


class Needs(msgspec.Struct, frozen=True):
    """What so many players need."""

    players: int
    moves_per_second: int
    servers: int
    """Cores for server processes, and for those that take their jobs."""
    database: int
    """Cores for the database; 0 where it is a part of the server."""
    halls: int
    """Halls side by side, each with a database of its own."""


def needs(players: int, load: Load) -> Needs:
    """Calculate what players need who are there at the same time."""
    moves = players / SECONDS_BETWEEN_MOVES
    servers = _cores(moves, load.milliseconds("servers") + load.milliseconds("workers"))
    database = _cores(moves, load.milliseconds("database"))
    # A SQLite file has one server process, and that one core.
    halls = ceil(database / ONE_DATABASE) if load.db == "postgres" else servers
    return Needs(players, round(moves), servers, database, max(1, halls))


def recorded(folder: Path = RESULTS) -> list[Load]:
    """Read the latest run of each kind."""
    found = (msgspec.json.decode(file.read_bytes(), type=Load) for file in folder.glob("*-load*.json"))
    latest = {(load.db, load.workers): load for load in sorted(found, key=lambda load: load.at)}
    return [latest[kind] for kind in sorted(latest, key=lambda kind: (kind[0] != "sqlite", kind[1]))]


def section(loads: Iterable[Load]) -> str:
    """Write what stands in docs/scaling.md between the two comments."""
    return "".join(f"{line}\n" for load in loads for line in _lines(load))


def written(page: str, loads: Iterable[Load]) -> str:
    """Return the page as it must be."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError("the page has lost the comments between which figures are written")
    return head + begin + section(loads) + end + tail


def main() -> None:
    """Write the page, or check it."""
    page = PAGE.read_text(encoding="utf-8")
    now = written(page, recorded())
    if sys.argv[1:] == ["--check"]:
        sys.exit(page != now)
    PAGE.write_text(now, encoding="utf-8")


def _cores(moves: float, milliseconds: float) -> int:
    return ceil(round(moves * milliseconds / 1000 / BUSY, 6))


def _lines(load: Load) -> Iterator[str]:
    processes = "one server process" if load.workers == 1 else f"{load.workers} server processes"
    yield f"### {KINDS[load.db]}, {processes}"
    yield ""
    yield (
        f"Measured on {load.at[:10]} with {load.tables:,} tables of {load.seats}: {load.moves_per_second:,.0f} moves a "
        f"second, p50 {load.all_seats_ms['p50']:.0f} ms and p99 {load.all_seats_ms['p99']:.0f} ms until everybody is "
        f"shown a move; processor time of a move: {_shares(load)}."
    )
    yield ""
    if load.db == "postgres":
        yield "| players at once | moves a second | cores for servers | cores for PostgreSQL | halls side by side |"
        yield "| --- | --- | --- | --- | --- |"
    else:
        yield "| players at once | moves a second | cores, and halls of one process each |"
        yield "| --- | --- | --- |"
    for found in (needs(players, load) for players in PLAYERS):
        more = f" | {found.database:,} | {found.halls:,}" if load.db == "postgres" else ""
        yield f"| {found.players:,} | {found.moves_per_second:,} | {found.servers:,}{more} |"
    yield ""


def _shares(load: Load) -> str:
    parts = {"servers": "servers", "workers": "workers", "database": "database", "clients": "clients"}
    told = [f"{words} {load.milliseconds(part):.2f} ms" for part, words in parts.items() if load.milliseconds(part)]
    return ", ".join(told)


if __name__ == "__main__":
    main()
