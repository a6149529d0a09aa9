"""What people want to be notified of while they are not looking."""

import hmac
import secrets
from hashlib import sha256
from typing import Annotated, Final, Literal

import msgspec
from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from drakehall.hall.company_rows import SubscriptionRow, Wishes
from drakehall.hall.errors import NotAllowed
from drakehall.hall.hall import Hall
from drakehall.server.addresses import address_of
from drakehall.server.errors import BadAddress
from drakehall.server.notify import mail, push, reach, webhooks
from drakehall.server.notify.work import CONFIRM, Confirmation
from drakehall.server.routes.common import Asked, TheHall, TheMember, ThePerson, refusals
from drakehall.server.settings import Settings
from drakehall.text import Words
from drakehall.wire.together import ChangeNotifications, Noted, Notifications, Quiet, Subscription, Unsubscription

MOST_BROWSERS: Final = 20


@get("/", summary="Show your notifications", responses=refusals(_403="you are a stranger"))
async def show(request: Asked, hall: TheHall, member: TheMember) -> Notifications:
    """Return what you want to be notified of, how, and when not."""
    wishes = await hall.store.notices.wishes(member.guest.id) or Wishes()
    return await _shown(request, hall, member.guest.id, wishes)


@put("/", summary="Choose your notifications", responses=refusals(_429="too often"))
async def change(
    request: Asked, data: JSONBody[ChangeNotifications], hall: TheHall, client: ThePerson
) -> Notifications:
    """Choose your notifications; a new e-mail address must be confirmed by its owner, a new webhook gets a secret."""
    settings, who = _settings(request), client.guest.id
    old = await hall.store.notices.wishes(who) or Wishes()
    _check(data.webhook, settings)
    moved = data.webhook is not None and data.webhook != old.webhook
    secret = webhooks.fresh_secret() if moved else old.webhook_secret if data.webhook else None
    wishes = Wishes(
        language=data.language,
        zone=data.zone,
        quiet_from=data.quiet.begin if data.quiet else None,
        quiet_to=data.quiet.end if data.quiet else None,
        turns=data.turns,
        invitations=data.invitations,
        webhook=data.webhook,
        webhook_secret=secret,
        email=data.email if settings.smtp_host else None,
        confirmed=old.confirmed and data.email == old.email,
    )
    written_to = wishes.email is not None and wishes.email != old.email
    if written_to:
        hall.mailing.take(who)
        hall.mailing_from.take(address_of(request))
    await hall.store.notices.save_wishes(who, wishes)
    if written_to:
        await hall.jobs.enqueue(CONFIRM, Confirmation(who))
    shown = await _shown(request, hall, who, wishes)
    return msgspec.structs.replace(shown, webhook_secret=secret if moved else None)


@post("/browsers", status_code=200, summary="Tell this browser", responses=refusals(_429="too often"))
async def subscribe(request: Asked, data: JSONBody[Subscription], hall: TheHall, client: ThePerson) -> Notifications:
    """Let a browser receive Web Push messages."""
    _check(data.endpoint, _settings(request))
    if not push.is_sound(data.p256dh, data.auth):
        raise BadAddress(why="keys")
    who, notices = client.guest.id, hall.store.notices
    known = await notices.subscriptions(who)
    for each in known[: max(0, len(known) - MOST_BROWSERS + 1)]:
        await notices.unsubscribe(each.id)
    await notices.subscribe(SubscriptionRow(_id(data.endpoint), who, data.endpoint, data.p256dh, data.auth))
    wishes = await notices.wishes(who)
    if wishes is None:
        wishes = Wishes()
        await notices.save_wishes(who, wishes)
    return await _shown(request, hall, who, wishes)


@delete("/browsers", status_code=200, summary="Stop notifying this browser", responses=refusals(_403="a stranger"))
async def unsubscribe(data: JSONBody[Unsubscription], hall: TheHall, member: TheMember) -> Noted:
    """Stop Web Push messages to a browser."""
    mine = {row.id for row in await hall.store.notices.subscriptions(member.guest.id)}
    if _id(data.endpoint) in mine:
        await hall.store.notices.unsubscribe(_id(data.endpoint))
    return Noted()


Purpose = Annotated[Literal["confirm", "stop"], PathParameter(description="What the link is for.")]
Token = Annotated[str, QueryParameter(max_length=64, pattern="^[0-9a-f]+$")]
Who = Annotated[str, QueryParameter(max_length=16, pattern="^[0-9a-z]+$")]


@get("/mail/{purpose:str}", summary="Follow a link in a message", media_type=MediaType.HTML, responses=refusals())
async def ask(purpose: Purpose, reader: Who, token: Token) -> Response[str]:
    """Show a button to people who follow a link in a message: programs follow links, too, and must change nothing."""
    return _page(f"<form method=post><button>{_in_both_languages(f'server-mail-{purpose}')}</button></form>")


@post(
    "/mail/{purpose:str}",
    status_code=200,
    summary="Confirm an address, or end all messages",
    media_type=MediaType.HTML,
    responses=refusals(_403="this link is no longer valid"),
)
async def answer(purpose: Purpose, reader: Who, token: Token, hall: TheHall) -> Response[str]:
    """Confirm that you own an address, or end all messages to it; a page says that it is done."""
    notices = hall.store.notices
    wishes = await notices.wishes(reader)
    key = await notices.key("mail", secrets.token_hex(32))
    if wishes is None or wishes.email is None:
        raise NotAllowed()
    if not hmac.compare_digest(mail.token(key, purpose, reader, wishes.email), token):
        raise NotAllowed()
    stopped = purpose == "stop"
    changed = msgspec.structs.replace(wishes, confirmed=not stopped, email=None if stopped else wishes.email)
    await notices.save_wishes(reader, changed)
    return _page(f"<p>{_in_both_languages('server-mail-stopped' if stopped else 'server-mail-confirmed')}</p>")


def _page(content: str) -> Response[str]:
    """Return a page for somebody who came by a link in a message: in no particular language, and self-contained."""
    page = (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Drakehall</title>{content}"
    )
    return Response(page, headers={"Content-Security-Policy": "default-src 'none'; form-action 'self'"})


def _in_both_languages(message: str) -> str:
    return " · ".join(Words(language).say(message) for language in ("en", "pl"))


def _check(address: str | None, settings: Settings) -> None:
    """Refuse an address to which nothing may be sent."""
    wrong = None if address is None else reach.fault(address, private=settings.notify_private)
    if wrong is not None:
        raise BadAddress(why=wrong)


async def _shown(request: Asked, hall: Hall, person: str, wishes: Wishes) -> Notifications:
    notices = hall.store.notices
    begin, end = wishes.quiet_from, wishes.quiet_to
    return Notifications(
        turns=wishes.turns,
        invitations=wishes.invitations,
        zone=wishes.zone,
        quiet=Quiet(begin, end) if begin is not None and end is not None else None,
        webhook=wishes.webhook,
        email=wishes.email,
        email_confirmed=wishes.confirmed,
        browsers=len(await notices.subscriptions(person)),
        push_key=push.public_key(await notices.key("vapid", push.fresh_key())),
        mail=bool(_settings(request).smtp_host),
    )


def _settings(request: Asked) -> Settings:
    found: Settings = request.app.state.settings
    return found


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


ROUTER: Final = Router("/api/notifications", route_handlers=[show, change, subscribe, unsubscribe, ask, answer])
