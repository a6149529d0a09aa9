"""After a refusal: what a player can do next."""

from typing import Final

from drakehall.bots.errors import UnknownBot
from drakehall.hall import errors as hall
from drakehall.kernel import errors as kernel
from drakehall.kernel.errors import HallError
from drakehall.mcp_server import errors as own
from drakehall.mcp_server.settings import McpSettings
from drakehall.session.errors import CannotUndo, GameOver, NothingToUndo, NotYourTurn
from drakehall.text import Words

NEXT: Final[dict[type[HallError], str]] = {
    NotYourTurn: "mcp-next-wait",
    hall.Stale: "mcp-next-observe",
    hall.Conflict: "mcp-next-observe",
    GameOver: "mcp-next-over",
    CannotUndo: "mcp-next-play-on",
    NothingToUndo: "mcp-next-play-on",
    hall.HintsOff: "mcp-next-no-hints",
    hall.NotNow: "mcp-next-wait",
    hall.BadBots: "mcp-next-options",
    hall.WrongLink: "mcp-next-invitation",
    hall.TableFull: "mcp-next-new-table",
    UnknownBot: "mcp-next-options",
    kernel.UnknownGame: "mcp-next-games",
    kernel.BadSeats: "mcp-next-options",
    kernel.UnknownOption: "mcp-next-options",
    kernel.BadOption: "mcp-next-options",
    kernel.IdleOption: "mcp-next-options",
    kernel.NotContent: "mcp-next-options",
    own.WrongKey: "mcp-next-key",
    own.TableClosed: "mcp-next-new-table",
    own.TooManyTables: "mcp-next-later",
    own.BadArguments: "mcp-next-arguments",
    own.TooLong: "mcp-next-arguments",
}


def refusal(error: HallError, words: Words, settings: McpSettings) -> str:
    """Return a refusal as a sentence, followed by what to do next."""
    text = words.error(error).removesuffix(".")
    told = f"{text[:1].upper()}{text[1:]}."
    if isinstance(error, kernel.IllegalAction | kernel.UnknownAction):
        advice = "mcp-next-legal" if settings.legal else "mcp-next-notation"
    else:
        advice = NEXT.get(type(error), "")
    return f"{told} {words.say(advice)}" if advice else told
