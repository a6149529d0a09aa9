"""Errors as messages, worded in the language of who asked."""

from drakehall.kernel.errors import HallError, IllegalAction
from drakehall.kernel.options import Options
from drakehall.server.errors import ServerError
from drakehall.text import LANGUAGES, Words
from drakehall.wire.problem import Problem


def problem(error: HallError, language: str = "en", game: str | None = None, options: Options | None = None) -> Problem:
    """Tell an error; a refused action carries the game's own reason, which names cards as the options do."""
    return Problem(
        status=status(error),
        id=error.message.id,
        text=Words(language, game, options=options).error(error),
        args=error.message.args,
        reason=error.reason if isinstance(error, IllegalAction) else None,
    )


def status(error: HallError) -> int:
    """Give the HTTP status of an error."""
    return error.status if isinstance(error, ServerError) else 400


def language(accepted: str | None) -> str:
    """Choose a language from an Accept-Language header, in the order in which it names them."""
    for part in (accepted or "").split(","):
        name = part.split(";")[0].strip().lower().partition("-")[0]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]
