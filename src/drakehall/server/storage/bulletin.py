"""What halls over one PostgreSQL notify each other of, as small documents."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from drakehall.hall.notes import Note

CHANNEL: Final = "drakehall"
LONGEST: Final = 7_000
"""Number of bytes at which a document is full: PostgreSQL takes 8,000."""


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """A log now stands at `seq`, or something else of the table has changed."""

    table: str
    seq: int | None


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """The hall is closed."""


Item = Stored | Note | Gone


class Bulletin(msgspec.Struct, frozen=True):
    """The news of one hall; an empty one is a sign of life."""

    hall: str
    items: list[Item]


_DECODER: Final = msgspec.json.Decoder(Bulletin)


def stored(news: Mapping[str, int | None]) -> list[Item]:
    """Return where the logs of tables stand, None where their rows have changed."""
    return [Stored(table, seq) for table, seq in news.items()]


def written(hall: str, items: Iterable[Item]) -> Iterator[str]:
    """Split everything into as many documents as it takes."""
    some: list[Item] = []
    size = 0
    for item in items:
        size += len(msgspec.json.encode(item))
        if some and size > LONGEST:
            yield msgspec.json.encode(Bulletin(hall, some)).decode()
            some, size = [], 0
        some.append(item)
    yield msgspec.json.encode(Bulletin(hall, some)).decode()


def read(payload: str) -> Bulletin | None:
    """Read a document; None if it is not ours, or comes from a hall with another version."""
    try:
        return _DECODER.decode(payload)
    except msgspec.MsgspecError:
        return None
