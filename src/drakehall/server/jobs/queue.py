"""The queue on PostgreSQL: procrastinate's, in the hall's own database, with its schema brought up to date by us."""

import logging
import re
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from procrastinate import App, PsycopgConnector
from procrastinate.schema import SchemaManager

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    from drakehall.server.storage.postgres import Postgres

NEWCOMERS: Final = "newcomers"
"""Questions to bots from people who wait and have no other question on its way: some processes are kept for these."""
THOUGHTS: Final = "thoughts"
"""All other questions to bots."""
LOOKS: Final = "looks"
"""Questions about finished games."""
ERRANDS: Final = "errands"
"""Named work, see `works`."""

THINK: Final = "think"
LOOK: Final = "look"
ERRAND: Final = "errand"

CONNECTIONS: Final = 4
PATIENCE: Final = 5.0
"""Number of seconds within which a connection must be available."""

_NUMBERED: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)_")
_PRESENT: Final = "SELECT to_regclass('procrastinate_jobs'), obj_description(to_regclass('procrastinate_jobs'))"


def job_queue(database: "Postgres") -> App:
    """Prepare the queue of a database; `open_async` opens it."""
    logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # it would log the contents of jobs
    connector = PsycopgConnector(
        kwargs=database.reaching(), min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, name="jobs"
    )
    return App(connector=connector)


async def bring_up_to_date(connection: "AsyncConnection[Any]") -> None:
    """Create the queue's tables, or bring them up to date, in a transaction that holds the schema.

    Their release is recorded in the comment of the table of jobs.
    """
    present, known = (await (await connection.execute(_PRESENT)).fetchone()) or (None, None)
    installed = version("procrastinate")
    if present is None:
        await connection.execute(SchemaManager.get_schema())
    elif known is not None and _number(known) < _number(installed):
        for step in _steps(known):
            await connection.execute(step.read_bytes())
    if present is None or known is None or _number(known) < _number(installed):
        await connection.execute(f"COMMENT ON TABLE procrastinate_jobs IS '{_dotted(installed)}'".encode())


def _steps(known: str) -> list[Path]:
    """Return procrastinate's own migrations that came after a release, in order."""
    files = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    return [file for file in files if _number(file.name) > _number(known)]


def _number(text: str) -> tuple[int, ...]:
    found = _NUMBERED.match(text + "_")
    return tuple(int(part) for part in found.groups()) if found else (0, 0, 0)


def _dotted(text: str) -> str:
    return ".".join(map(str, _number(text)))
