"""Errors that a user can cause, each with a message id so that it can be worded in any language."""

from collections.abc import Callable
from typing import ClassVar, Final

from drakehall.kernel.events import Message, Value

QUOTES: Final = frozenset({"action", "game", "given", "name", "table", "text"})
"""The arguments of errors that quote what a user gave."""
LONGEST_QUOTE: Final = 80
LONGEST_WORDS: Final = 2_000
LARGEST_NUMBER: Final = 10**24


class HallError(Exception):
    """Something a user asked for cannot be done. `str()` words it in English; `message` is for translation."""

    id: ClassVar[str] = "error-hall"
    english: ClassVar[str] = "something went wrong"

    def __init__(self, **args: Value) -> None:
        """Keep the facts of the error and its words; arguments are made fit to be shown to anybody and in terminals."""
        readable = {name: _readable(name, value) for name, value in args.items()}
        super().__init__(self.english.format(**readable))
        self.message = Message(self.id, readable)

    def __reduce__(self) -> tuple[Callable[..., "HallError"], tuple[type["HallError"], dict[str, Value]]]:
        """Let an error raised in a worker process reach the process that waits for it."""
        return _again, (type(self), dict(self.message.args))


class UnknownGame(HallError):
    """No registered game has that name."""

    id = "error-unknown-game"
    english = "no game is called “{name}”; the hall has: {known}"


class BrokenGame(HallError):
    """A package announces a game that cannot be loaded."""

    id = "error-broken-game"
    english = "the game “{name}” cannot be loaded: {why}"


class BadSeats(HallError):
    """The game does not support that number of seats."""

    id = "error-bad-seats"
    english = "{game} is for {low} to {high} seats, not {given}"


class UnknownSeat(HallError):
    """The table has no such seat."""

    id = "error-unknown-seat"
    english = "there is no seat {given}; seats are numbered from 0 to {last}"


class BadSeed(HallError):
    """The seed is not a whole number of 128 bits."""

    id = "error-bad-seed"
    english = "a seed is a whole number from 0 to 2^128 − 1, not {given}"


class IdleOption(HallError):
    """An option was chosen that has no effect with the others."""

    id = "error-idle-option"
    english = "option “{name}” has no effect here: it needs {needed}"


class UnknownOption(HallError):
    """The game has no option of that name."""

    id = "error-unknown-option"
    english = "{game} has no option “{name}”; it has: {known}"


class BadOption(HallError):
    """An option has a value that it cannot take."""

    id = "error-bad-option"
    english = "option “{name}” cannot be “{given}”; allowed: {allowed}"


class NotContent(HallError):
    """An option holds the name of a file where only its content can be given."""

    id = "error-option-content"
    english = "option “{name}” takes the content of a file, not a name: “{given}”"


class BadContent(HallError):
    """A text of a user's own that an option takes, such as a table of cards, cannot be used.

    A game may have kinds of its own. Arguments `line` and `column` give the position in that text, as far as known.
    """

    id = "error-option-text"
    english = "the text given for option “{name}” cannot be used: {why}"
    of: ClassVar[str] = ""

    @property
    def option(self) -> str:
        """The option: as the argument `name` or `table` says, or always the same one."""
        args = self.message.args
        return str(args.get("name") or args.get("table") or self.of)


class UnknownAction(HallError):
    """The notation names no action of this game."""

    id = "error-unknown-action"
    english = "“{text}” is not an action here; try, for example, “{example}”"


class IllegalAction(HallError):
    """The action exists but may not be taken now."""

    id = "error-illegal-action"
    english = "“{action}” is not possible now ({reason})"

    def __init__(self, action: str, reason: Message) -> None:
        """Keep the game's own reason beside the general message."""
        super().__init__(action=action, reason=str(reason))
        self.action = str(self.message.args["action"])
        self.reason = reason


class BadSave(HallError):
    """A saved state or game cannot be read."""

    id = "error-bad-save"
    english = "this is not a usable save: {why}"


class BrokenInvariant(AssertionError):
    """`State.check()` found a position that the rules can never produce: a bug in a game, not a user's mistake."""


def quoted(value: object) -> str:
    """Return a user's input so that it can be read: visible, not too long; a number may have any number of digits."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return f"{'-' * (value < 0)}10^{value.bit_length() * 30103 // 100_000}"
    try:
        return _cut(visible(str(value)), LONGEST_QUOTE)
    except ValueError:  # a list with such a number in it
        return type(value).__name__


def visible(text: str, spared: str = "") -> str:
    """Return a text so that a terminal shows all of it and obeys none of it: `⟨U+001B⟩` for what is not printable."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or char in spared else f"⟨U+{ord(char):04X}⟩" for char in text)


def _readable(name: str, value: Value) -> Value:
    if isinstance(value, int):
        return value if abs(value) <= LARGEST_NUMBER else quoted(value)
    if name in QUOTES:
        return _cut(visible(value), LONGEST_QUOTE)
    return _cut(visible(value, spared="\n"), LONGEST_WORDS)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _again(kind: type[HallError], args: dict[str, Value]) -> HallError:
    return kind(**args)
