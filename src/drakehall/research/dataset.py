"""Games as a Parquet file, one row per decision. Needs pyarrow, from the extra `dataset`."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from drakehall.features import Layout
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.files import file_error
from drakehall.kernel.game import Game
from drakehall.research.errors import AlreadyThere, MissingLibrary, OtherLayout
from drakehall.research.recorded import Trajectory

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise MissingLibrary.behind(error, "drakehall dataset", "dataset") from None

FORMAT: Final = 2
"""Incremented when the columns or their meanings change."""
KEY: Final = b"drakehall"
"""The key of the description in the metadata of a file's schema."""
NUMBERS_OF_A_GROUP: Final = 16 << 20
"""Numbers after which a group of rows is written: 32 MiB before compression."""


class Description(msgspec.Struct, frozen=True):
    """What the rows of a file are about; stored as JSON in the metadata of the schema."""

    format: int
    drakehall: str
    game: str
    game_version: str
    layout_version: int
    seats: int
    perfect: bool
    fields: list[dict[str, object]]
    actions: list[str]
    """The names of all actions, by number."""


def describe(game: Game, layout: Layout, actions: ActionSpace) -> Description:
    """Describe the rows of games of one layout."""
    return Description(
        format=FORMAT,
        drakehall=version("drakehall"),
        game=game.name,
        game_version=game.version,
        layout_version=layout.version,
        seats=layout.seats,
        perfect=layout.perfect,
        fields=[field._asdict() for field in layout.fields],
        actions=[actions.name(action) for action in range(actions.size)],
    )


@contextmanager
def writing(file: Path, game: Game, layout: Layout) -> Iterator["DatasetWriter"]:
    """Write a new file. It appears only when it is complete; if anything goes wrong, nothing is left behind."""
    if file.exists():
        raise AlreadyThere(file=str(file))
    description = describe(game, layout, game.vocabulary(layout.options))
    schema = columns(layout.size).with_metadata({KEY: msgspec.json.encode(description)})
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with pq.ParquetWriter(part, schema, compression="zstd") as out:
            writer = DatasetWriter(out, layout, description.actions)
            yield writer
            writer.flush()
        part.rename(file)
    except OSError as error:
        raise file_error(file, error) from None
    finally:
        part.unlink(missing_ok=True)


def columns(size: int) -> Any:
    """Describe the columns."""
    text = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", text),
            ("seats", pa.int8()),
            ("options", text),
            ("move", pa.int32()),
            ("seat", pa.int8()),
            ("player", text),
            ("features", pa.list_(pa.int16(), size)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("action_name", text),
            ("scores", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int8())),
            ("score", pa.int32()),
            ("share", pa.float32()),
        ]
    )


class DatasetWriter:
    """A file while games are added to it."""

    def __init__(self, out: Any, layout: Layout, names: list[str]) -> None:
        """Begin without any games."""
        self.games = self.rows = 0
        self._out = out
        self._layout = layout
        self._names = pa.array(names)
        self._waiting: list[Any] = []
        self._waiting_rows = 0

    def add(self, game: Trajectory, layout: Layout | None = None) -> None:
        """Add a game; one of another layout is refused."""
        if layout is not None and (layout.seats, layout.fields) != (self._layout.seats, self._layout.fields):
            raise OtherLayout(game=layout.game)
        self._waiting.append(table(self.games, game, self._layout.size, self._names, self._out.schema))
        self._waiting_rows += len(game)
        self.games += 1
        self.rows += len(game)
        if self._waiting_rows * self._layout.size >= NUMBERS_OF_A_GROUP:
            self.flush()

    def flush(self) -> None:
        """Write the games that are waiting as a group of rows."""
        if self._waiting:
            joined = pa.concat_tables(self._waiting).unify_dictionaries().combine_chunks()
            self._out.write_table(joined, row_group_size=max(1, self._waiting_rows))
        self._waiting, self._waiting_rows = [], 0


def table(number: int, game: Trajectory, size: int, names: Any, schema: Any) -> Any:
    """Put the decisions of a game into rows."""
    rows = len(game)
    share = 1 / len(game.winners)
    actions = pa.array(game.actions, pa.int32())
    return pa.table(
        [
            repeated(number, rows, pa.int32()),
            words([None if game.seed is None else str(game.seed)] * rows),
            repeated(len(game.players), rows, pa.int8()),
            words([game.options] * rows),
            pa.array(range(rows), pa.int32()),
            pa.array(game.seats, pa.int8()),
            words([game.players[seat] for seat in game.seats]),
            pa.FixedSizeListArray.from_arrays(whole(game.numbers, pa.int16()), size),
            pa.ListArray.from_arrays(pa.array([0, *game.ends], pa.int32()), whole(game.legal, pa.int32())),
            actions,
            pa.DictionaryArray.from_arrays(actions, names),
            pa.array([game.scores] * rows, pa.list_(pa.int32())),
            pa.array([game.winners] * rows, pa.list_(pa.int8())),
            pa.array([game.scores[seat] for seat in game.seats], pa.int32()),
            pa.array([share if seat in game.winners else 0.0 for seat in game.seats], pa.float32()),
        ],
        schema=schema,
    )


def repeated(value: int, rows: int, kind: Any) -> Any:
    """Make a column that repeats a number."""
    return pa.repeat(pa.scalar(value, kind), rows)


def words(values: Iterable[str | None]) -> Any:
    """Make a column of recurring words."""
    return pa.array(values, pa.string()).dictionary_encode()


def whole(numbers: Any, kind: Any) -> Any:
    """Use the numbers of an `array` as a column without copying them one by one."""
    return pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers)])
