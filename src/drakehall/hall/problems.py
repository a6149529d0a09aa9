"""Errors as messages of the wire."""

from drakehall.hall.errors import Refusal
from drakehall.kernel.errors import HallError, IllegalAction
from drakehall.kernel.options import Options
from drakehall.learn.errors import NothingShipped, UnknownItem
from drakehall.wire.problem import Problem


def problem(error: HallError, text: str) -> Problem:
    """Make a message of an error and its words; a refused action carries the game's own reason."""
    return Problem(
        status=status(error),
        id=error.message.id,
        text=text,
        args=error.message.args,
        reason=error.reason if isinstance(error, IllegalAction) else None,
    )


def in_english(error: HallError, language: str, game: str, options: Options) -> Problem:
    """Put an error into English, whatever the reader speaks: a page rewords it by its id."""
    return problem(error, str(error))


def status(error: HallError) -> int:
    """Return the HTTP status of an error."""
    if isinstance(error, UnknownItem | NothingShipped):
        return 404
    return error.status if isinstance(error, Refusal) else 400
