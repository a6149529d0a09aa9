"""Handlers made of deeds: what people do at tables is described in the hall, once for servers and browsers."""

from inspect import Parameter, Signature
from typing import Any, Final

import msgspec
from litestar import delete, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from drakehall.hall.deeds import Deed
from drakehall.server.routes.at_table import SeatNumber, table_action
from drakehall.server.routes.common import TableId, TheHall, TheMember, ThePerson

METHODS: Final = {"POST": post, "DELETE": delete}
BODY: Final[Any] = JSONBody
"""Of a type that is known when the handler is made."""


def handler(deed: Deed) -> HTTPRouteHandler:
    """Make the handler of a deed; Litestar reads from its signature what it shall be given, and describes it so."""
    hints = deed.hints

    async def done(**given: Any) -> msgspec.Struct:
        table = await given["hall"].table(given["table_id"])
        named = {"seat": given.get("seat"), "wanted": given.get("data")}
        wanted = {name: value for name, value in named.items() if name in hints}
        return await deed.does(table, given["client" if deed.newcomers else "member"].guest, **wanted)

    types: dict[str, Any] = {"table_id": TableId}
    types |= {"seat": SeatNumber} if "seat" in hints else {}
    types |= {"data": BODY[hints["wanted"]]} if "wanted" in hints else {}
    types |= {"hall": TheHall} | ({"client": ThePerson} if deed.newcomers else {"member": TheMember})
    parameters = [Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind) for name, kind in types.items()]
    done.__signature__ = Signature(parameters, return_annotation=hints["return"])  # type: ignore[attr-defined]
    done.__annotations__ = types | {"return": hints["return"]}
    done.__name__ = done.__qualname__ = deed.does.__name__
    done.__doc__ = deed.does.__doc__
    return table_action(
        deed.path.replace("{seat}", "{seat:int}"),
        deed.summary,
        forbidden=deed.forbidden,
        missing=deed.missing,
        method=METHODS[deed.method],
        scope=deed.scope,
    )(done)
