"""The jobs that notify a person by one channel, in their language, or ask whether they may be written to."""

import base64
import secrets
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256

import msgspec

from drakehall.hall import logs
from drakehall.hall.company_rows import Wishes
from drakehall.hall.notices import Notice
from drakehall.server.notify import mail, push, reach, webhooks
from drakehall.server.settings import Settings
from drakehall.server.storage.store import SqlStore
from drakehall.text import Words

GONE = (404, 410)
"""A push service's answers if a browser is gone."""


CONFIRM = "confirm-mail"


class Confirmation(msgspec.Struct, frozen=True):
    """The payload of the job that asks the owner of an address whether messages for a person may go there."""

    person: str


class NotTaken(Exception):
    """The receiver did not take a message; it is sent again later."""


def notify(settings: Settings, store: SqlStore) -> Callable[[bytes], Awaitable[None]]:
    """Return the work that delivers a notice."""

    async def told(document: bytes) -> None:
        notice = msgspec.json.decode(document, type=Notice)
        wishes = await store.notices.wishes(notice.person)
        if wishes is None or await _is_past(store, notice):
            return
        try:
            await {"push": _push, "webhook": _webhook, "email": _email}[notice.channel](settings, store, notice, wishes)
        except reach.Undeliverable as error:
            logs.note("notice cannot be sent", channel=notice.channel, why=str(error))

    return told


def ask_to_confirm(settings: Settings, store: SqlStore) -> Callable[[bytes], Awaitable[None]]:
    """Return the work that asks the owner of an address to confirm it."""

    async def asked(document: bytes) -> None:
        person = msgspec.json.decode(document, type=Confirmation).person
        wishes = await store.notices.wishes(person)
        if not settings.smtp_host or wishes is None or wishes.email is None or wishes.confirmed:
            return
        words = Words(wishes.language)
        yes = await mail_link(settings, store, "confirm", person, wishes.email)
        end = await mail_link(settings, store, "stop", person, wishes.email)
        text = f"{words.say('server-mail-hello')}\n\n{yes}\n\n{words.say('server-mail-end')}\n{end}\n"
        await mail.send(settings, wishes.email, words.say("server-mail-confirm"), text, end)

    return asked


def worded(notice: Notice, wishes: Wishes) -> tuple[str, str]:
    """Return title and sentence of a notice."""
    words = Words(wishes.language, notice.game)
    game = words.say(f"{notice.game}-name")
    return words.say(f"server-notice-{notice.kind}"), words.say(
        f"server-notice-{notice.kind}-text", game=game, name=notice.by
    )


def link(settings: Settings, table: str) -> str:
    """Return the address of a table."""
    return f"{settings.home.rstrip('/')}/#/t/{table}"


async def _is_past(store: SqlStore, notice: Notice) -> bool:
    """Return whether nothing waits for the person any longer."""
    row = await store.table(notice.table)
    if row is None:
        return True
    if notice.kind != "turn":
        return row.status != "gathering"
    told = (await store.awaited([row.id])).get(row.id)
    return row.status != "playing" or (told is not None and told.seat not in (None, *row.seats_of(notice.person)))


async def _push(settings: Settings, store: SqlStore, notice: Notice, wishes: Wishes) -> None:
    rows = await store.notices.subscriptions(notice.person)
    found = next((row for row in rows if row.id == notice.address), None)
    if found is None:
        return
    title, text = worded(notice, wishes)
    content = {"kind": notice.kind, "table": notice.table, "title": title, "text": text, "path": f"#/t/{notice.table}"}
    pem = await store.notices.key("vapid", push.fresh_key())
    topic = base64.urlsafe_b64encode(sha256(f"{notice.kind}{notice.table}".encode()).digest()[:15]).decode()
    contact = f"mailto:{settings.mail_from}" if "@" in settings.mail_from else settings.home
    headers = push.headers(found, pem, contact, topic)
    body = push.encrypted(found, msgspec.json.encode(content))
    status = await reach.send(found.endpoint, body, headers, private=settings.notify_private)
    if status in GONE:
        await store.notices.unsubscribe(found.id)
        logs.note("browser is gone", person=notice.person)
    elif status >= 300:
        raise NotTaken(f"the push service says {status}")


async def _webhook(settings: Settings, store: SqlStore, notice: Notice, wishes: Wishes) -> None:
    if wishes.webhook is None or wishes.webhook_secret is None:
        return
    _, text = worded(notice, wishes)
    content = msgspec.json.encode(
        {
            "type": notice.kind,
            "table": notice.table,
            "game": notice.game,
            "text": text,
            "url": link(settings, notice.table),
        }
    )
    headers = webhooks.headers(wishes.webhook_secret, f"msg_{secrets.token_hex(8)}", int(time.time()), content)
    status = await reach.send(wishes.webhook, content, headers, private=settings.notify_private)
    if status >= 300:
        raise NotTaken(f"the webhook says {status}")


async def _email(settings: Settings, store: SqlStore, notice: Notice, wishes: Wishes) -> None:
    if not settings.smtp_host or wishes.email is None or not wishes.confirmed:
        return
    title, text = worded(notice, wishes)
    end = await mail_link(settings, store, "stop", notice.person, wishes.email)
    words = Words(wishes.language)
    body = f"{text}\n\n{link(settings, notice.table)}\n\n{words.say('server-mail-end')}\n{end}\n"
    await mail.send(settings, wishes.email, title, body, end)


async def mail_link(settings: Settings, store: SqlStore, purpose: str, person: str, address: str) -> str:
    """Return the link by which the reader of a message confirms the address, or ends all messages."""
    key = await store.notices.key("mail", secrets.token_hex(32))
    token = mail.token(key, purpose, person, address)
    return f"{settings.home.rstrip('/')}/api/notifications/mail/{purpose}?reader={person}&token={token}"
