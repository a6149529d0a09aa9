"""What can be wrong with a file of lessons, exercises or puzzles, or with a request for something in it.

Lines are counted from 1; 0 if none is to blame.
"""

from drakehall.kernel.errors import HallError


class BadLearningFile(HallError):
    """A file of lessons, exercises or puzzles cannot be read."""

    id = "learn-error-file"
    english = "{file}, line {line}: {why}"


class NothingShipped(HallError):
    """The game comes without lessons, exercises or puzzles."""

    id = "learn-error-nothing"
    english = "there is no file {name} to learn from"


class UnknownItem(HallError):
    """The file of a game contains nothing with that id; each kind of thing has a subclass."""


class UnknownSection(UnknownItem):
    """The lesson has no such section."""

    id = "learn-error-section"
    english = "the lesson has no section “{given}”; it has: {known}"


class UnknownExercise(UnknownItem):
    """The game has no such exercise."""

    id = "learn-error-exercise"
    english = "there is no exercise “{given}”; there are: {known}"


class UnknownPuzzle(UnknownItem):
    """The game has no such puzzle."""

    id = "learn-error-puzzle"
    english = "there is no puzzle “{given}”"


class RepeatedId(BadLearningFile):
    """Two things of a file have the same id."""

    id = "learn-error-repeated"
    english = "{file}, line {line}: “{given}” is already the id of something else in this file"


class UnknownRule(BadLearningFile):
    """The game has no rule with that id."""

    id = "learn-error-rule"
    english = "{file}, line {line}: there is no rule “{given}”"


class UnknownName(BadLearningFile):
    """The game does not know a name."""

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
    """A move of the file is impossible in its position."""

    id = "learn-error-move"
    english = "{file}, line {line}: “{given}” cannot be played here: {why}"


class TooLongStep(BadLearningFile):
    """A step says more than people read at a table."""

    id = "learn-error-long"
    english = "{file}, line {line}: {count} characters are too many to be read at a table; at most {most}"
