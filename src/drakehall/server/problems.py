"""Errors as messages, in the language of the client."""

import msgspec

from drakehall.hall import problems
from drakehall.kernel.errors import HallError
from drakehall.kernel.options import Options
from drakehall.server import request_ids
from drakehall.text import LANGUAGES, Words
from drakehall.wire.problem import Problem


def problem(error: HallError, language: str = "en", game: str | None = None, options: Options | None = None) -> Problem:
    """Put an error into words; `game` and `options` are those of its table and give the names of cards."""
    found = problems.problem(error, Words(language, game, options=options).error(error))
    return msgspec.structs.replace(found, request=request_ids.current())


def language(accepted: str | None) -> str:
    """Choose a language from an Accept-Language header, in the header's order."""
    for part in (accepted or "").split(","):
        name = part.split(";")[0].strip().lower().partition("-")[0]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]
