"""Positions in text: how a text is split into lines and words, and how one is written, whatever the game.

The first line names the game and its seats, `smoki, 3 seats`. The others are `key: value`, each key at most once, in
any order; a value may continue on lines indented by two spaces. Lines that begin with `#` and empty lines are ignored.
Every game understands `option NAME`, an option that differs from its default; `seed`, by which everything is dealt that
is not named; and `chance`, the very stream with which a game continues. All other keys are the game's.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, final

from drakehall.kernel import options as opt
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadContent, BadSeed, BrokenInvariant, HallError
from drakehall.kernel.numbers import whole
from drakehall.kernel.option_info import shown
from drakehall.kernel.position_errors import (
    BadHeading,
    BadPosition,
    BadWord,
    ImpossiblePosition,
    MissingLine,
    NoColon,
    RefusedLine,
    RepeatedLine,
    UnknownLine,
    WrongCount,
)

if TYPE_CHECKING:
    from drakehall.kernel.game import Game
    from drakehall.kernel.state import State

S = TypeVar("S", bound="State")
INDENT: Final = "  "
EMPTY: Final = "-"
"""Nothing lies here."""
ANY: Final = "?"
"""Something lies here; the seed decides what."""
DEFAULT_SEED: Final = 0
MOST_DIGITS: Final = 39
"""Number of digits of the largest seed."""
OPTION: Final = "option "
YES, NO = "yes", "no"
FLAGS: Final = (NO, YES)


class Word(NamedTuple):
    """A word of a text, and where it stands."""

    text: str
    line: int
    column: int

    def refused(self, allowed: str) -> BadWord:
        """Return the error that the word is not allowed here."""
        return BadWord(line=self.line, column=self.column, given=self.text, allowed=allowed)

    def label(self, labels: Sequence[str]) -> int:
        """Return the index of the word among labels."""
        if self.text not in labels:
            raise self.refused(", ".join(labels))
        return labels.index(self.text)

    def number(self, low: int, high: int) -> int:
        """Read a whole number within bounds."""
        digits = self.text.removeprefix("-")
        found = whole(digits)
        if found is not None and digits != self.text:
            found = -found
        if found is None or not low <= found <= high:
            raise self.refused(f"{low}–{high}")
        return found

    def part(self, start: int, end: int) -> "Word":
        """Return part of the word."""
        return Word(self.text[start:end], self.line, self.column + start)

    def split(self, separator: str) -> "list[Word]":
        """Split the word at every separator."""
        parts: list[Word] = []
        start = 0
        for text in self.text.split(separator):
            parts.append(self.part(start, start + len(text)))
            start += len(text) + len(separator)
        return parts


class TextLine(NamedTuple):
    """A key and its value: what follows the colon and the indented lines below, exactly as written."""

    key: Word
    value: list[Word]

    def words(self, count: int | None = None) -> list[Word]:
        """Return the words of the value; any number of them other than `count` is refused."""
        found = [word for part in self.value for word in _words(part)]
        if count is not None and len(found) != count:
            at = found[count] if len(found) > count else self.key
            raise WrongCount(line=at.line, column=at.column, count=len(found), needed=count)
        return found

    def word(self) -> Word:
        """Return the only word of the value."""
        return self.words(1)[0]

    def rows(self) -> list[list[Word]]:
        """Return the words of the value row by row: rows are separated by `/` or written on separate lines."""
        rows: list[list[Word]] = []
        for part in self.value:
            row: list[Word] = []
            for word in _words(part):
                if word.text == "/":
                    rows.append(row)
                    row = []
                else:
                    row.append(word)
            if row:
                rows.append(row)
        return rows

    def text(self) -> str:
        """Return the value as `quoted` wrote it."""
        below = [part.text.removeprefix(INDENT) for part in self.value[1:]]
        if below and not self.value[0].text.strip():
            return "".join(f"{line}\n" for line in below)
        first = self.value[0]
        text = first.text.strip()
        if not text.startswith('"'):
            return text
        try:
            decoded = json.loads(text)
            str(decoded).encode()  # half of a pair of surrogates can be written in JSON, but not stored
        except ValueError:
            decoded = None
        if not isinstance(decoded, str):
            column = first.column + len(first.text) - len(first.text.lstrip())
            raise BadWord(line=first.line, column=column, given=text, allowed='"…"')
        return decoded

    def at(self, place: Mapping[str, object]) -> Word:
        """Find a line and column of the value, as `text` returns it, in the whole text."""
        line, column = (value if isinstance(value, int) else 1 for value in map(place.get, ("line", "column")))
        first = self.value[0]
        if 0 < line < len(self.value) and not first.text.strip():
            return self.value[line].part(len(INDENT) + max(column, 1) - 1, len(self.value[line].text))
        return first.part(len(first.text) - len(first.text.lstrip()), len(first.text))


@final
class PositionReader:
    """What a text says about a position: each line is taken once, and lines that are never taken are refused."""

    def __init__(self, game: "Game", text: str) -> None:
        """Split a text and read what all games have: seats, options, seed."""
        heading, self._lines = _taken_apart(text)
        self._asked: list[str] = []
        self.game = game
        self.seats = _seats(game, heading)
        self.options: Any = self._options(heading)
        """The options in force, of the game's own class."""
        seed = self.line("seed")
        self.seed = DEFAULT_SEED if seed is None else _seed(seed.word())
        self.chance = self._named_chance()
        """The stream with which the game continues; None: that of the seed."""
        self.deal = Chance(self.seed).fork()
        """Deals everything that is not named."""

    @property
    def bare(self) -> bool:
        """Whether nothing of the position is named: then it is the start of a game."""
        return not self._lines

    def _named_chance(self) -> Chance | None:
        """Return the stream with which the game continues, if it is named."""
        line = self.line("chance")
        if line is None:
            return None
        word = line.word()
        try:
            return Chance.parse(word.text)
        except ValueError:
            raise word.refused("0a1b….0") from None

    def has(self, key: str) -> bool:
        """Return whether the text has a line with this key."""
        return key in self._lines

    def line(self, key: str) -> TextLine | None:
        """Take the line with a key; None if there is none."""
        self._asked.append(key)
        return self._lines.pop(key, None)

    def needed(self, key: str) -> TextLine:
        """Take a line that must be there."""
        line = self.line(key)
        if line is None:
            raise MissingLine(given=key)
        return line

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """Read a number within bounds."""
        line = self.line(key)
        return default if line is None else line.word().number(low, high)

    def numbers(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        """Read as many numbers as the default has, such as one for every seat."""
        line = self.line(key)
        return default if line is None else [word.number(low, high) for word in line.words(len(default))]

    def label(self, key: str, labels: Sequence[str], default: int) -> int:
        """Read one of several labels and return its index."""
        line = self.line(key)
        return default if line is None else line.word().label(labels)

    def flag(self, key: str) -> bool:
        """Read yes or no; no is the default."""
        return self.label(key, FLAGS, 0) == 1

    def seat(self, key: str, default: int) -> int:
        """Read the number of a seat."""
        return self.number(key, default, 0, self.seats - 1)

    def refuse_rest(self) -> None:
        """Refuse the lines that were never taken."""
        for line in self._lines.values():
            key = line.key
            raise UnknownLine(line=key.line, column=key.column, given=key.text, known=", ".join(self._asked))

    def _options(self, heading: Word) -> Any:
        given = {key.removeprefix(OPTION): self._lines.pop(key) for key in list(self._lines) if key.startswith(OPTION)}
        values = {name: line.text() for name, line in given.items()}
        try:
            return self.game.resolve_options(self.seats, values, text=True, files=False)
        except BadContent as error:
            line = given.get(error.option)
            at = heading if line is None else line.at(error.message.args)
            raise RefusedLine(at.line, at.column, error) from None
        except HallError as error:
            line = given.get(str(error.message.args.get("name")))
            at = heading if line is None else line.key
            raise RefusedLine(at.line, at.column, error) from None


@final
class PositionWriter:
    """Writes a position line by line."""

    def __init__(self, game: str, state: "State") -> None:
        """Begin with the game, its seats, its options and its chance."""
        self._lines = [f"{game}, {state.seats} {'seat' if state.seats == 1 else 'seats'}"]
        for name, value in opt.chosen(state.options).items():
            self.text(OPTION + name, shown(value))
        self.line("chance", state.chance)

    def line(self, key: str, *values: object) -> None:
        """Write a key and its value."""
        self._lines.append(f"{key}: {' '.join(map(str, values))}".rstrip())

    def cards(self, key: str, cards: Iterable[int], labels: Sequence[str]) -> None:
        """Write the labels of cards in their order."""
        self.line(key, *([labels[card] for card in cards] or [EMPTY]))

    def rows(self, key: str, rows: Iterable[str]) -> None:
        """Write rows below their key."""
        self._lines += [f"{key}:", *(INDENT + row for row in rows)]

    def text(self, key: str, text: str) -> None:
        """Write any text so that `TextLine.text` returns it."""
        self._lines.append(f"{key}:{_quoted(text)}")

    def __str__(self) -> str:
        """Return the whole text."""
        return "\n".join(self._lines) + "\n"


def read(game: "Game[Any, S]", text: str) -> S:
    """Read a position of a game; a text that does not describe one raises `BadPosition`."""
    reader = PositionReader(game, text)
    state = game.lay_out(reader)
    reader.refuse_rest()
    if reader.chance is not None:
        state.chance = reader.chance
    try:
        return type(state).restore(state.options, state.dump())
    except (BrokenInvariant, ValueError) as error:
        raise ImpossiblePosition(why=str(error)) from None


def with_options(text: str, options: Mapping[str, object]) -> str:
    """Return a text in which these options take the place of all that it names, in front of everything else."""
    heading, lines = _taken_apart(text)
    old = [line for key, line in lines.items() if key.startswith(OPTION)]
    gone = {word.line for line in old for word in line.value}
    kept = [line for number, line in enumerate(text.split("\n"), start=1) if number not in gone]
    new = [f"{OPTION}{name}:{_quoted(shown(value))}" for name, value in options.items()]
    return "\n".join([*kept[: heading.line], *new, *kept[heading.line :]])


def game_of(text: str) -> str:
    """Return the name of the game that a text is a position of."""
    return _heading(_taken_apart(text)[0])[0].text


def _taken_apart(text: str) -> tuple[Word, dict[str, TextLine]]:
    """Return the heading and the lines by key."""
    heading = Word("", 1, 1)
    lines: dict[str, TextLine] = {}
    last: TextLine | None = None
    blank: list[Word] = []
    for number, written in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        if not written.strip():
            blank.append(Word("", number, 1))
        elif last is not None and written.startswith(INDENT):
            last.value.extend([*blank, Word(written, number, 1)])
            blank = []
        elif not written.startswith("#"):
            blank = []
            if not heading.text:
                heading = Word(written, number, 1)
                _heading(heading)
                continue
            last = _line(written, number)
            key = last.key.text
            if key in lines:
                earlier = lines[key].key.line
                raise RepeatedLine(line=number, column=last.key.column, given=key, earlier=earlier)
            lines[key] = last
    return heading, lines


def _line(written: str, number: int) -> TextLine:
    key, colon, value = written.partition(":")
    if not colon or not key.strip():
        raise NoColon(line=number, column=1, given=written.strip())
    column = 1 + len(key) - len(key.lstrip())
    return TextLine(Word(" ".join(key.split()), number, column), [Word(value, number, len(key) + 2)])


def _words(part: Word) -> list[Word]:
    found: list[Word] = []
    at = 0
    for text in part.text.split():
        at = part.text.index(text, at)
        found.append(Word(text, part.line, part.column + at))
        at += len(text)
    return found


def _heading(heading: Word) -> tuple[Word, Word]:
    """Return the name of the game and the number of its seats."""
    name, _, rest = heading.text.partition(",")
    words = rest.split()
    if len(words) != 2 or words[1] not in ("seat", "seats"):
        raise BadHeading(line=heading.line, column=heading.column, example="smoki, 3 seats")
    column = heading.column + len(name) + 1 + rest.index(words[0])
    return Word(name.strip(), heading.line, heading.column), Word(words[0], heading.line, column)


def _seats(game: "Game", heading: Word) -> int:
    name, count = _heading(heading)
    if name.text != game.name:
        raise name.refused(game.name)
    seats = count.number(game.seats[0], game.seats[-1])
    try:
        game.check_seats(seats)
    except HallError as error:
        raise RefusedLine(count.line, count.column, error) from None
    return seats


def _seed(word: Word) -> int:
    digits = word.text
    seed = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS else -1
    try:
        Chance(seed)
    except HallError:
        raise RefusedLine(word.line, word.column, BadSeed(given=digits)) from None
    return seed


def _quoted(text: str) -> str:
    """Write a text as it is, on lines of its own, or, if neither can be read back, in quotation marks."""
    below = "".join(f"\n{INDENT}{line}" if line else "\n" for line in text.removesuffix("\n").split("\n"))
    return next(written for written in (f" {text}", below, " " + json.dumps(text)) if _gives(written, text))


def _gives(written: str, text: str) -> bool:
    """Whether a text written after a key is read as exactly that text and nothing else."""
    try:
        lines = _taken_apart(f"game, 1 seat\nkey:{written}\nnext: line")[1]
        return list(lines) == ["key", "next"] and lines["key"].text() == text
    except BadPosition:
        return False
