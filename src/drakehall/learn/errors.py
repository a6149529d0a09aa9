"""What can be wrong with a file of lessons, exercises or puzzles. Lines are counted from 1; 0 if none is to blame."""

from drakehall.kernel.errors import HallError


class BadLearningFile(HallError):
    """A file of lessons, exercises or puzzles cannot be read."""

    id = "learn-error-file"
    english = "{file}, line {line}: {why}"


class RepeatedId(BadLearningFile):
    """Two things of a file have the same id."""

    id = "learn-error-repeated"
    english = "{file}, line {line}: “{given}” is already the id of something else in this file"


class UnknownRule(BadLearningFile):
    """The rules of the game have no such id."""

    id = "learn-error-rule"
    english = "{file}, line {line}: the rules have no “{given}”"


class UnknownName(BadLearningFile):
    """A name is none that the game knows."""

    id = "learn-error-name"
    english = "{file}, line {line}: “{given}” is not known; known: {known}"


class BadGoal(BadLearningFile):
    """A condition of a goal cannot be read."""

    id = "learn-error-goal"
    english = "{file}, line {line}: “{given}” is not a condition such as “{example}”"


class BadStart(BadLearningFile):
    """A position of the file cannot be used."""

    id = "learn-error-position"
    english = "{file}, line {line}: the position cannot be used: {why}"


class BadMove(BadLearningFile):
    """A move of the file cannot be made where it stands."""

    id = "learn-error-move"
    english = "{file}, line {line}: “{given}” cannot be played there: {why}"


class TooLong(BadLearningFile):
    """A step says more than people read at a table."""

    id = "learn-error-long"
    english = "{file}, line {line}: {count} characters are too many to be read at a table; at most {most}"
