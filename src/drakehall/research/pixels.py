"""Styled text as a picture: a small bitmap font of our own, and terminal lines drawn with it.

`font.txt` contains the letters, sixteen side by side, five dots wide and nine high, the last two below the base line.
Letters with accents are assembled from their parts, and the lines of tables are drawn by their arms.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray
from rich.color import Color, parse_rgb_hex
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

Picture = NDArray[np.uint8]
Dots = NDArray[np.bool_]
Paint = tuple[int, int, int]

WIDTH: Final = 6
HEIGHT: Final = 13
"""The dots of a character, with the space to the next one."""
TOP: Final = 3
"""The first row of a capital; accents have the ones above."""
MIDDLE: Final = (TOP + 3, 2)
"""Row and column where the lines of tables cross."""
NORMAL: Final = ["282830", "e0605c", "7abe6c", "deb456", "629ae6", "c67ad0", "56bec8", "deded8"]
BRIGHT: Final = ["6e6e78", "ff7e78", "96dc86", "f6d070", "82b6ff", "e298ec", "74dce6", "ffffff"]
THEME: Final = TerminalTheme(
    (24, 24, 30), (222, 222, 216), [*map(parse_rgb_hex, NORMAL)], [*map(parse_rgb_hex, BRIGHT)]
)
ACCENTS: Final = {
    "\u0300": (".#...", "..#.."),
    "\u0301": ("...#.", "..#.."),
    "\u0302": ("..#..", ".#.#."),
    "\u0303": (".#.#.", "#.#.."),
    "\u0307": (".....", "..#.."),
    "\u0308": (".....", ".#.#."),
    "\u030c": (".#.#.", "..#.."),
    "\u0328": ("...#.", "...##"),
}
BELOW: Final = "\u0328"
ARMS: Final = {
    line: arms
    for arms, lines in {
        "lr": "─━═╌┄",
        "ud": "│┃║╎┆",
        "udr": "├╞",
        "udl": "┤╡",
        "dlr": "┬",
        "ulr": "┴",
        "udlr": "┼╪",
        "dr": "┌╭",
        "dl": "┐╮",
        "ur": "└╰",
        "ul": "┘╯",
        "l": "╴",
        "u": "╵",
        "r": "╶",
        "d": "╷",
    }.items()
    for line in lines
}
SHADES: Final = {"░": 1, "▒": 2, "▓": 3}
"""Number of drawn dots out of four."""


def draw(lines: Sequence[Sequence[Segment]], columns: int, rows: int) -> Picture:
    """Draw lines of styled text into a picture with this many columns and rows; anything beyond is cut off."""
    picture = np.empty((rows * HEIGHT, columns * WIDTH, 3), np.uint8)
    picture[:] = THEME.background_color
    for row, line in enumerate(lines[:rows]):
        column = 0
        for segment in line:
            ink, paper = paints(segment.style)
            for character in segment.text[: columns - column]:
                cell = picture[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH]
                if paper is not None:
                    cell[:] = paper
                if character != " ":
                    cell[dots(character)] = ink
                column += 1
    return picture


def paints(style: Style | None) -> tuple[Paint, Paint | None]:
    """Return the colours of a style: of the letters and, unless it is the usual one, of the ground behind them."""
    if style is None:
        return THEME.foreground_color, None
    bright = bool(style.bold)
    ink = _paint(style.color, bright, foreground=True)
    paper = None if style.bgcolor is None or style.bgcolor.is_default else _paint(style.bgcolor, bright=False)
    if style.dim:
        ground = paper or THEME.background_color
        ink = (_mixed(ink[0], ground[0]), _mixed(ink[1], ground[1]), _mixed(ink[2], ground[2]))
    return (paper or THEME.background_color, ink) if style.reverse else (ink, paper)


@cache
def dots(character: str) -> Dots:
    """Return the dots of a character; one that is missing from the font is an empty box."""
    cell = np.zeros((HEIGHT, WIDTH), np.bool_)
    if character in ARMS:
        _line(cell, ARMS[character])
    elif character in SHADES:
        _shade(cell, SHADES[character])
    elif character == "█":
        cell[:] = True
    else:
        base, *marks = list(normalize("NFD", character))
        if base not in letters() or any(mark not in ACCENTS for mark in marks):
            base, marks = "□", []
        cell[TOP : TOP + 9, :5] = letters()[base]
        for mark in marks:
            _accent(cell, mark, small=base.islower())
    return cell


@cache
def letters() -> dict[str, Dots]:
    """Read the font."""
    sheet = files(__package__).joinpath("font.txt").read_text(encoding="utf-8").splitlines()
    found: dict[str, Dots] = {}
    for first in range(0, len(sheet), 10):
        rows = sheet[first + 1 : first + 10]
        for number, character in enumerate(sheet[first]):
            found[character] = _dots([row[6 * number : 6 * number + 5] for row in rows])
    return found


def _dots(rows: Sequence[str]) -> Dots:
    return np.array([[dot == "#" for dot in row] for row in rows], np.bool_)


def _accent(cell: Dots, mark: str, *, small: bool) -> None:
    row = TOP + 7 if mark == BELOW else 1 if small else 0
    cell[row : row + 2, :5] |= _dots(ACCENTS[mark])


def _line(cell: Dots, arms: str) -> None:
    row, column = MIDDLE
    cell[row, column] = True
    for arm in arms:
        if arm == "l":
            cell[row, :column] = True
        elif arm == "r":
            cell[row, column:] = True
        elif arm == "u":
            cell[:row, column] = True
        else:
            cell[row:, column] = True


def _shade(cell: Dots, drawn: int) -> None:
    for row in range(TOP, TOP + 7):
        for column in range(WIDTH):
            cell[row, column] = (0, 2, 3, 1)[row % 2 * 2 + column % 2] < drawn


def _paint(color: Color | None, bright: bool, *, foreground: bool = False) -> Paint:
    if color is None or color.is_default:
        return (255, 255, 255) if bright else THEME.foreground_color
    if bright and color.number is not None and color.number < 8:
        return THEME.ansi_colors[color.number + 8]
    return color.get_truecolor(THEME, foreground=foreground)


def _mixed(ink: int, ground: int) -> int:
    return (ink * 3 + ground * 2) // 5
