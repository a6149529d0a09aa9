"""What halls over one PostgreSQL notify each other of, as small documents."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from drakehall.hall.notes import Note

CHANNEL: Final = "drakehall"
LONGEST: Final = 7_000
"""Number of bytes above which a document is not made longer: PostgreSQL takes 8,000."""


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """A log now stands at `seq`, or something else of the table has changed."""

    table: str
    seq: int | None


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """The hall is closed."""


Item = Stored | Note | Gone


class Bulletin(msgspec.Struct, frozen=True):
    """What one hall has to tell; an empty one says that it is still there."""

    hall: str
    items: list[Item]


_DECODER: Final = msgspec.json.Decoder(Bulletin)


def stored(news: Mapping[str, int | None]) -> list[Item]:
    """Tell where the logs of tables stand, None where their rows have changed."""
    return [Stored(table, seq) for table, seq in news.items()]


def written(hall: str, items: Iterable[Item]) -> Iterator[str]:
    """Write everything down, in as many documents as it takes."""
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
    """Read a document; None if it is none of ours, or of a hall that speaks differently."""
    try:
        return _DECODER.decode(payload)
    except msgspec.MsgspecError:
        return None
