"""Errors that a user can cause, each with a message id so that it can be said in any language."""

from typing import ClassVar

from drakehall.kernel.events import Message, Value


class HallError(Exception):
    """Something a user asked for cannot be done. `str()` says it in English; `message` is for translation."""

    id: ClassVar[str] = "error-hall"
    english: ClassVar[str] = "something went wrong"

    def __init__(self, **args: Value) -> None:
        """Remember the facts of the error and word it."""
        super().__init__(self.english.format(**args))
        self.message = Message(self.id, args)


class UnknownGame(HallError):
    """No registered game has that name."""

    id = "error-unknown-game"
    english = "no game is called “{name}”; the hall has: {known}"


class BrokenGame(HallError):
    """A package announces a game that cannot be loaded."""

    id = "error-broken-game"
    english = "the game “{name}” cannot be loaded: {why}"


class BadSeats(HallError):
    """The game cannot be played by that many."""

    id = "error-bad-seats"
    english = "{game} is for {low} to {high} seats, not {given}"


class UnknownSeat(HallError):
    """The table has no such seat."""

    id = "error-unknown-seat"
    english = "there is no seat {given}; seats are counted from 0 to {last}"


class BadSeed(HallError):
    """The seed is not a whole number of 63 bits."""

    id = "error-bad-seed"
    english = "a seed is a whole number from 0 to 9223372036854775807, not {given}"


class UnknownOption(HallError):
    """The game has no option of that name."""

    id = "error-unknown-option"
    english = "{game} has no option “{name}”; it has: {known}"


class BadOption(HallError):
    """An option has a value that it cannot take."""

    id = "error-bad-option"
    english = "option “{name}” cannot be “{given}”; allowed: {allowed}"


class UnknownAction(HallError):
    """The notation names no action of this game."""

    id = "error-unknown-action"
    english = "“{text}” is no action here; try for example “{example}”"


class IllegalAction(HallError):
    """The action exists but may not be taken now."""

    id = "error-illegal-action"
    english = "“{action}” is not possible now ({reason})"

    def __init__(self, action: str, reason: Message) -> None:
        """Keep the game's own reason beside the general message."""
        super().__init__(action=action, reason=str(reason))
        self.action = action
        self.reason = reason


class BadSave(HallError):
    """A saved state or game cannot be read."""

    id = "error-bad-save"
    english = "this is not a usable save: {why}"


class BrokenInvariant(AssertionError):
    """`State.check()` found a position that the rules can never produce: a fault in a game, not of a user."""
