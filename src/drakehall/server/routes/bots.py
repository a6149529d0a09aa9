"""Bots that people bring: registering them, and the tokens they present."""

from typing import Annotated, Final

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from drakehall.hall import tokens
from drakehall.hall.errors import Malformed
from drakehall.hall.rows import GuestRow
from drakehall.server.errors import NoSuchBot, TooManyBots, TooManyTokens
from drakehall.server.routes.common import Asked, Asker, TheHall, TheMember, ThePerson, refusals
from drakehall.server.settings import Settings
from drakehall.server.storage.bot_records import BotRecords
from drakehall.wire.bots import MakeToken, OwnBot, OwnBots, RegisterBot, TokenMade
from drakehall.wire.tables import LONGEST_BOT_NAME

MOST_TOKENS: Final = 5
"""Tokens of one bot: enough to replace them one by one."""
CALLED: Final = "Bot "
"""The beginning of every registered bot's name; no person's name can begin so."""
BotId = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$", description="The id of a bot of yours.")]
TokenId = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$", description="The id of a token.")]
NOBODY: Final = "you are a stranger"
NO_BOT: Final = "you have no such bot, or it has no such token"


@get("/api/bots", summary="Your registered bots", responses=refusals())
async def own_bots(request: Asked, guest: Asker) -> OwnBots:
    """List the bots that you have registered, and their tokens without the secrets. A bot itself has none."""
    records: BotRecords = request.app.state.bots
    return OwnBots([] if guest is None else await records.owned(guest.id))


@post("/api/bots", summary="Register a bot of yours", responses=refusals(_429="too often, or too many bots"))
async def register(request: Asked, data: JSONBody[RegisterBot], client: ThePerson) -> OwnBot:
    """Register a bot: it sits at tables under a name of its own, and everybody sees that it is a bot."""
    records: BotRecords = request.app.state.bots
    settings: Settings = request.app.state.settings
    count = await records.count(client.guest.id)
    if count >= settings.bots_per_person:
        raise TooManyBots(count=count)
    bot = await records.register(client.guest.id, bots_name(data.name))
    return await _own(records, client.guest, bot)


@post(
    "/api/bots/{bot:str}/tokens",
    summary="Make a token for a bot of yours",
    responses=refusals(_403=NOBODY, _404=NO_BOT, _429="too often, or too many tokens"),
)
async def make_token(request: Asked, bot: BotId, data: JSONBody[MakeToken], member: TheMember) -> TokenMade:
    """Make a token with some scopes. It is shown this once; a program sends it as `Authorization: Bearer …`."""
    records: BotRecords = request.app.state.bots
    known = await _own(records, member.guest, bot)
    if len(known.tokens) >= MOST_TOKENS:
        raise TooManyTokens(count=len(known.tokens))
    secret = await records.add_token(bot, data.scopes)
    return TokenMade(secret, await _own(records, member.guest, bot))


@delete(
    "/api/bots/{bot:str}/tokens/{token:str}",
    status_code=200,
    summary="Revoke a token",
    responses=refusals(_403=NOBODY, _404=NO_BOT, _429="too often"),
)
async def revoke(request: Asked, bot: BotId, token: TokenId, hall: TheHall, member: TheMember) -> OwnBot:
    """Revoke a token, with immediate effect, also on open sockets."""
    records: BotRecords = request.app.state.bots
    await _own(records, member.guest, bot)
    void = await records.revoke(bot, token)
    if void is None:
        raise NoSuchBot()
    hall.signed_out([void])
    return await _own(records, member.guest, bot)


def bots_name(given: str) -> str:
    """Make a name that cannot be mistaken for a person's."""
    name = tokens.clean_name(given)
    if name is None:
        raise Malformed(why="the name has no visible character")
    return (CALLED + name)[:LONGEST_BOT_NAME].strip()


async def _own(records: BotRecords, owner: GuestRow, bot: str) -> OwnBot:
    found = next((each for each in await records.owned(owner.id) if each.id == bot), None)
    if found is None:
        raise NoSuchBot()
    return found


ROUTER: Final = Router("/", route_handlers=[own_bots, register, make_token, revoke])
