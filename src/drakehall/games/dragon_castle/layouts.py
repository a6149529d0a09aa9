"""Castle layouts: the named ones, and how players' own are read."""

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from drakehall.games.dragon_castle.tiles import TILES
from drakehall.kernel.errors import BadContent
from drakehall.kernel.events import Message
from drakehall.kernel.options import TABLES_KEPT
from drakehall.kernel.unverified import Unverified, Verified, in_doubt

MAX_SIDE: Final = 20
HEIGHTS: Final = ".0123"
# DRC-12.3: advice for the ground floor by number of players, and for rows of the upper floors.
GROUND: Final = {2: (65, 80), 3: (50, 70), 4: (40, 55)}
LONG_ROW: Final = 6
BASIC: Final = "basic"


class BadLayout(BadContent):
    """A layout cannot be built; each kind of fault says what is wrong and where."""

    of = "layout"


class NoRows(BadLayout):
    """There is nothing to build."""

    id = "error-layout-empty"
    english = "this castle cannot be built: it has no rows"


class BadHeight(BadLayout):
    """A character is not a height."""

    id = "error-layout-height"
    english = "this castle cannot be built: line {line}, column {column}: “{given}” is not one of . 0 1 2 3"


class UnevenRows(BadLayout):
    """The rows are not equally long."""

    id = "error-layout-row"
    english = "this castle cannot be built: line {line} has {count} columns, but the first row has {width}"


class TooLarge(BadLayout):
    """The grid is larger than the hall allows."""

    id = "error-layout-size"
    english = "this castle cannot be built: it is {rows} by {width}; at most {most} by {most} is possible"


class WrongTiles(BadLayout):
    """It does not use exactly the tiles of the box."""

    id = "error-layout-tiles"
    english = "this castle cannot be built: it takes {count} tiles, but there are {tiles}"


@dataclass(frozen=True)
class CastleLayout:
    """A castle's ground plan: rows of stack heights, all equally long."""

    rows: tuple[tuple[int, ...], ...]
    best_for: tuple[int, ...] = ()

    @property
    def width(self) -> int:
        """Number of columns."""
        return len(self.rows[0])

    def floor(self, level: int) -> int:
        """Count the tiles of a floor; 1 is the ground floor."""
        return sum(height >= level for row in self.rows for height in row)

    def notation(self) -> str:
        """Write it on one line: digits and dots, rows separated by a slash."""
        return "/".join(self.lines())

    def lines(self) -> list[str]:
        """Write its rows: digits and dots."""
        return ["".join(str(height) if height else "." for height in row) for row in self.rows]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A layout as in `layouts.toml`, named by language; `verified` lists what a source shows about it."""

    name: dict[str, str]
    best_for: tuple[int, ...]
    grid: str
    verified: Verified = True


def read(text: str) -> CastleLayout:
    """DRC-12.2: read a grid of digits and dots, rows on lines or separated by slashes; `#` begins a comment line."""
    lines = text.replace("/", "\n").splitlines()
    numbered = [(i, line.strip()) for i, line in enumerate(lines, 1) if line.strip() and line.strip()[0] != "#"]
    if not numbered:
        raise NoRows
    width = len(numbered[0][1])
    rows: list[tuple[int, ...]] = []
    for line, row in numbered:
        first = lines[line - 1].index(row) + 1
        for column, character in enumerate(row, first):
            if character not in HEIGHTS:
                raise BadHeight(line=line, column=column, given=character)
        if len(row) != width:
            raise UnevenRows(line=line, count=len(row), width=width)
        rows.append(tuple(0 if character == "." else int(character) for character in row))
    if len(rows) > MAX_SIDE or width > MAX_SIDE:
        raise TooLarge(rows=len(rows), width=width, most=MAX_SIDE)
    tiles = sum(map(sum, rows))
    if tiles != TILES:
        raise WrongTiles(count=tiles, tiles=TILES)
    return CastleLayout(tuple(rows))


def is_direct(text: str) -> bool:
    """Distinguish the name of a layout or a grid, even one with faults, from the name of a file."""
    text = text.strip()
    if text in names() or "\n" in text:
        return True
    if "/" not in text or text.startswith(("/", "./", "../", "~")):  # no castle is so narrow
        return False
    cells = text.replace("/", "")
    return 2 * sum(cell in HEIGHTS for cell in cells) > len(cells)


def written(text: str) -> str:
    """Write the value of an option on one line: a name as it is, a player's own layout in its notation."""
    return text if text in names() else read(text).notation()


@cache
def named() -> dict[str, CastleLayout]:
    """Return the layouts of the file, in order."""
    return {name: CastleLayout(read(row.grid).rows, row.best_for) for name, row in rows().items()}


@cache
def rows() -> dict[str, Row]:
    """Return the rows of the file by the names of the layouts."""
    text = (files(__package__) / "layouts.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Row])


def unverified() -> list[Unverified]:
    """List what no source confirms about the named layouts."""
    found = [
        (name, in_doubt(row.verified, {"best_for": row.best_for, "grid": row.grid})) for name, row in rows().items()
    ]
    return [
        Unverified(Message("unverified-dragon_castle-layout", {"layout": name}), "DRC-12.1", values, "layout")
        for name, values in found
        if values
    ]


def names() -> list[str]:
    """List what the option may name; `basic` is the basic castle for the number of players."""
    return [BASIC, *named()]


@lru_cache(TABLES_KEPT)
def layout(text: str, seats: int) -> CastleLayout:
    """Return the layout of an option's value for a number of players."""
    if text != BASIC:
        return named()[text] if text in named() else read(text)
    return _padded(named()[f"basic-{seats}"], *size(BASIC))


@lru_cache(TABLES_KEPT)
def size(text: str) -> tuple[int, int]:
    """Return rows and columns of an option's value; the basic castles share one size and thus one vocabulary."""
    chosen = (
        [plan for name, plan in named().items() if name.startswith("basic-")] if text == BASIC else [layout(text, 2)]
    )
    return max(len(plan.rows) for plan in chosen), max(plan.width for plan in chosen)


@lru_cache(TABLES_KEPT)
def advice(plan: CastleLayout, seats: int) -> tuple[Message, ...]:
    """DRC-12.3: say what is unwise about a layout; it can be played all the same."""
    low, high = GROUND[seats]
    ground = plan.floor(1)
    found: list[Message] = []
    if not low <= ground <= high:
        found.append(Message("dragon_castle-advice-ground", {"count": ground, "low": low, "high": high}))
    for number, row in enumerate(plan.rows, 1):
        for level in (2, 3):
            longest = max(map(len, "".join("x" if height >= level else " " for height in row).split()), default=0)
            if longest >= LONG_ROW:
                found.append(Message("dragon_castle-advice-row", {"row": number, "floor": level, "count": longest}))
    return tuple(found)


def _padded(plan: CastleLayout, rows: int, width: int) -> CastleLayout:
    """Surround a layout with empty cells until it has the size."""
    above, left = (rows - len(plan.rows)) // 2, (width - plan.width) // 2
    grid = [(0,) * left + row + (0,) * (width - left - plan.width) for row in plan.rows]
    blank = (0,) * width
    return CastleLayout(tuple([blank] * above + grid + [blank] * (rows - above - len(grid))), plan.best_for)
