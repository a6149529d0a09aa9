"""Lists and rows in the text of a position: words separated by commas; rows below a key, each with its own parts."""

from collections.abc import Iterable
from typing import Final

from drakehall.kernel.position_errors import NoColon
from drakehall.kernel.position_text import EMPTY, INDENT, PositionWriter, TextLine, Word

LONGEST_LINE: Final = 110
"""Longer lists continue on the lines below their key."""


def stripped(word: Word) -> Word:
    """Strip the blanks around a word."""
    start = len(word.text) - len(word.text.lstrip())
    return Word(word.text.strip(), word.line, word.column + start)


def pieces(word: Word, separator: str = ",") -> list[Word]:
    """Split a list; `-` and nothing at all are an empty one."""
    found = [stripped(piece) for piece in word.split(separator)]
    return [] if [piece.text for piece in found] in ([""], [EMPTY]) else found


def first_word(word: Word) -> tuple[Word, Word]:
    """Return the first of several words, and the others."""
    text = word.text.partition(" ")[0]
    return word.part(0, len(text)), stripped(word.part(len(text), len(word.text)))


def rows(line: TextLine | None) -> list[Word]:
    """Return the rows of a value: what follows the key, and the lines below."""
    found = [] if line is None else [stripped(part) for part in line.value]
    return [row for row in found if row.text]


def row_of(row: Word, separator: str = ";") -> tuple[Word, list[Word]]:
    """Split a row: what precedes the colon, and the parts after it."""
    before, colon, _ = row.text.partition(":")
    if not colon:
        raise NoColon(line=row.line, column=row.column, given=row.text)
    return stripped(row.part(0, len(before))), pieces(row.part(len(before) + 1, len(row.text)), separator)


def listed(line: TextLine | None) -> list[Word]:
    """Return the words of a list, which may continue on the lines below its key."""
    return [piece for row in rows(line) for piece in pieces(row)]


def write_list(text: PositionWriter, key: str, words: Iterable[str], separator: str = ", ") -> None:
    """Write a list, on several lines if it is long."""
    found = list(words)
    line = separator.join(found) or EMPTY
    if len(key) + len(line) + 2 <= LONGEST_LINE:
        text.line(key, line)
        return
    below = [""]
    for word in found:
        if below[-1] and len(INDENT) + len(below[-1]) + len(separator) + len(word) > LONGEST_LINE:
            below.append("")
        below[-1] += f"{separator}{word}" if below[-1] else word
    text.rows(key, below)
