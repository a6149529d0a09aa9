"""What can go wrong at a table."""

from drakehall.kernel.errors import HallError


class NotYourTurn(HallError):
    """Another seat has to decide."""

    id = "error-not-your-turn"
    english = "seat {number} cannot act now: seat {decides} decides"


class GameOver(HallError):
    """The game has ended."""

    id = "error-game-over"
    english = "the game is over"


class NothingToUndo(HallError):
    """The seat has decided nothing that it could take back."""

    id = "error-nothing-to-undo"
    english = "there is nothing to take back"


class CannotUndo(HallError):
    """Something was revealed or another seat's turn has come."""

    id = "error-cannot-undo"
    english = "this cannot be taken back: something was revealed, or the turn has passed on"


class UnreadableFile(HallError):
    """A file cannot be read or written."""

    id = "error-file"
    english = "{file}: {why}"
