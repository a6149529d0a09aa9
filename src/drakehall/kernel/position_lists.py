"""Lists and rows in the text of a position: words divided by commas, rows below a key with parts of their own."""

from collections.abc import Iterable
from typing import Final

from drakehall.kernel.position_errors import NoColon
from drakehall.kernel.position_text import EMPTY, INDENT, Line, PositionWriter, Word

LONGEST_LINE: Final = 110
"""Longer lists go on in lines below their key."""


def stripped(word: Word) -> Word:
    """Leave out the blanks around a word."""
    start = len(word.text) - len(word.text.lstrip())
    return Word(word.text.strip(), word.line, word.column + start)


def pieces(word: Word, separator: str = ",") -> list[Word]:
    """Take a list apart; `-` and nothing at all are an empty one."""
    found = [stripped(piece) for piece in word.split(separator)]
    return [] if [piece.text for piece in found] in ([""], [EMPTY]) else found


def first_word(word: Word) -> tuple[Word, Word]:
    """Give the first word of several, and the others."""
    text = word.text.partition(" ")[0]
    return word.part(0, len(text)), stripped(word.part(len(text), len(word.text)))


def rows(line: Line | None) -> list[Word]:
    """Give the rows of a value: what stands behind the key, and the lines below."""
    found = [] if line is None else [stripped(part) for part in line.value]
    return [row for row in found if row.text]


def row_of(row: Word, separator: str = ";") -> tuple[Word, list[Word]]:
    """Take a row apart: what stands before the colon, and the parts behind it."""
    before, colon, _ = row.text.partition(":")
    if not colon:
        raise NoColon(line=row.line, column=row.column, given=row.text)
    return stripped(row.part(0, len(before))), pieces(row.part(len(before) + 1, len(row.text)), separator)


def listed(line: Line | None) -> list[Word]:
    """Give the words of a list, which may go on in lines below its key."""
    return [piece for row in rows(line) for piece in pieces(row)]


def write_list(text: PositionWriter, key: str, words: Iterable[str], separator: str = ", ") -> None:
    """Write a list, in several lines if it is long."""
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
