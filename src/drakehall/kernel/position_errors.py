"""What can be wrong with a position written as text. Lines and columns are counted from 1."""

from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Message


class BadPosition(HallError):
    """A text that should describe a position does not."""

    id = "error-bad-position"
    english = "this is not a position: {why}"


class NoPositionText(HallError):
    """Positions of the game cannot be written as text."""

    id = "error-no-position-text"
    english = "{game} neither reads nor writes positions as text"


class BadHeading(BadPosition):
    """The first line does not name the game and its number of seats."""

    id = "error-position-heading"
    english = "line {line}, column {column}: a position begins with the game and the number of seats, like “{example}”"


class NoColon(BadPosition):
    """A line is not of the form `key: value`."""

    id = "error-position-colon"
    english = "line {line}, column {column}: “{given}” is not of the form “key: value”"


class UnknownLine(BadPosition):
    """A line has a key that positions of this game do not have, or that does not belong in this one."""

    id = "error-position-unknown"
    english = "line {line}, column {column}: “{given}” does not belong in this position; lines it can have: {known}"


class RepeatedLine(BadPosition):
    """Two lines have the same key."""

    id = "error-position-repeated"
    english = "line {line}, column {column}: “{given}” is already given in line {earlier}"


class MissingLine(BadPosition):
    """Something has no default and is not given."""

    id = "error-position-missing"
    english = "“{given}” is missing from this position"


class BadWord(BadPosition):
    """A word is not allowed where it stands."""

    id = "error-position-word"
    english = "line {line}, column {column}: “{given}” is not valid here; allowed: {allowed}"


class WrongCount(BadPosition):
    """There are too few or too many words in a line."""

    id = "error-position-count"
    english = "line {line}, column {column}: words in this line: {count}, needed: {needed}"


class WrongRows(BadPosition):
    """A castle, a realm or similar has too few or too many rows."""

    id = "error-position-rows"
    english = "line {line}, column {column}: rows: {count}, needed: {needed}"


class NoneLeft(BadPosition):
    """More cards or tiles of a kind are named than there are."""

    id = "error-position-none-left"
    english = "line {line}, column {column}: no “{given}” is left; all of them are already used"


class RefusedLine(BadPosition):
    """What a line says is refused for a reason that has its own message."""

    id = "error-position-refused"
    english = "line {line}, column {column}: {reason}"

    def __init__(self, line: int, column: int, error: HallError) -> None:
        """Take the error and its place."""
        super().__init__(line=line, column=column, reason=str(error))
        self.reason: Message = error.message


class ImpossiblePosition(BadPosition):
    """Every line can be read, but the rules never lead to such a position."""

    id = "error-position-impossible"
    english = "the rules never lead to this position: {why}"
