"""Reading and writing accounts: their credentials, their devices, challenges, what was learnt."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, final

import msgspec
from sqlalchemy import Executable, Row, case, delete, exists, func, insert, or_, select, update

from drakehall.hall import tokens
from drakehall.hall.changing_hands import FORMER
from drakehall.hall.errors import Conflict
from drakehall.hall.rows import GuestRow
from drakehall.server.storage.personal import PERSONAL, Personal
from drakehall.server.storage.schema import (
    ACCOUNTS,
    BLOCKS,
    BOT_TOKENS,
    CHALLENGES,
    CHAT,
    DEVICES,
    GUESTS,
    LOG,
    PASSKEYS,
    PROGRESS,
    RECOVERY_CODES,
    REGISTERED_BOTS,
    SEATS,
    TABLES,
)
from drakehall.server.storage.writer import Writer

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]
RUNNING: Final = ("gathering", "playing")


class AccountRow(msgspec.Struct, frozen=True):
    """An account; `password` is a hash, or None if there is no password."""

    person: str
    login: str
    password: str | None
    created: int


class PasskeyRow(msgspec.Struct, frozen=True):
    """A passkey; `count` is its authenticator's last count."""

    id: str
    person: str
    credential: str
    public_key: str
    count: int
    label: str
    created: int
    used: int | None


class NewDevice(msgspec.Struct, frozen=True):
    """A device at which a person signs in: the hash of its token, its name, and the time."""

    token: str
    label: str
    at: int


@final
class AccountRecords:
    """Accounts in the database. Concurrent changes raise `Conflict`."""

    def __init__(self, read: Read, writer: Writer) -> None:
        """Use a store's way to read and write."""
        self._read = read
        self._writer = writer

    # ── Accounts ──

    async def by_login(self, key: str) -> AccountRow | None:
        """Find an account by its login key, which is the same for all spellings of the name."""
        return _account(await self._read(_ACCOUNT.where(ACCOUNTS.c.login_key == key)))

    async def of(self, person: str) -> AccountRow | None:
        """Find a person's account."""
        return _account(await self._read(_ACCOUNT.where(ACCOUNTS.c.person == person)))

    async def person(self, person: str) -> GuestRow | None:
        """Find a person by their id."""
        rows = await self._read(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id == person))
        account = await self.of(person)
        return GuestRow(rows[0].id, rows[0].name, account is not None) if rows else None

    async def add(
        self, row: AccountRow, key: str, codes: Sequence[str], passkey: PasskeyRow | None, old: str, new: NewDevice
    ) -> None:
        """Open an account for a person who presents a credential on a device: its token is replaced."""
        account = {"person": row.person, "login": row.login, "password": row.password, "created": row.created}
        renewed = update(DEVICES).where(DEVICES.c.token == old, DEVICES.c.person == row.person)
        await self._writer.write(
            insert(ACCOUNTS).values(login_key=key, **account),
            *_new_codes(row.person, codes),
            *([insert(PASSKEYS).values(**msgspec.structs.asdict(passkey))] if passkey else []),
            claims=[renewed.values(token=new.token, label=new.label, seen=new.at, verified=new.at)],
        )

    async def set_password(self, person: str, hashed: str) -> None:
        """Store the hash of a new password."""
        changed = update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(password=hashed)
        await self._writer.write(claims=[changed])

    async def rehash(self, person: str, old: str, new: str) -> None:
        """Store a better hash of the same password."""
        same = ACCOUNTS.c.person == person, ACCOUNTS.c.password == old
        await self._writer.write(update(ACCOUNTS).where(*same).values(password=new))

    async def remove_password(self, person: str) -> None:
        """Remove the password; `Conflict` if there is no passkey."""
        passkey = exists().where(PASSKEYS.c.person == person)
        removed = update(ACCOUNTS).where(ACCOUNTS.c.person == person, passkey).values(password=None)
        await self._writer.write(claims=[_held(person), removed])

    # ── Passkeys ──

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """List a person's passkeys, the oldest first."""
        rows = await self._read(_PASSKEY.where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id))
        return [_passkey(row) for row in rows]

    async def passkey(self, credential: str) -> PasskeyRow | None:
        """Find a passkey by the id given by its authenticator."""
        rows = await self._read(_PASSKEY.where(PASSKEYS.c.credential == credential))
        return _passkey(rows[0]) if rows else None

    async def add_passkey(self, row: PasskeyRow) -> None:
        """Store a new passkey."""
        await self._writer.write(
            insert(PASSKEYS).values(**msgspec.structs.asdict(row)),
            claims=[_held(row.person)],
        )

    async def remove_passkey(self, person: str, passkey: str) -> None:
        """Remove a passkey; `Conflict` if there is neither another one nor a password."""
        password = exists().where(ACCOUNTS.c.person == person, ACCOUNTS.c.password.is_not(None))
        others = PASSKEYS.alias()
        another = exists().where(others.c.person == person, others.c.id != passkey)
        removed = delete(PASSKEYS).where(PASSKEYS.c.id == passkey, PASSKEYS.c.person == person, or_(password, another))
        await self._writer.write(claims=[_held(person), removed])

    async def passkey_used(self, row: PasskeyRow, count: int, at: int) -> None:
        """Store the authenticator's present count; `Conflict` if the same answer was used already."""
        known = PASSKEYS.c.id == row.id, PASSKEYS.c.count == row.count
        await self._writer.write(claims=[update(PASSKEYS).where(*known).values(count=count, used=at)])

    # ── Challenges and recovery codes: good once ──

    async def add_challenge(self, challenge: str, device: str, purpose: str, now: int, expires: int) -> None:
        """Store a challenge until it is answered on the same device, or expires; expired ones are deleted."""
        kept = {"challenge": challenge, "device": device, "purpose": purpose, "expires": expires}
        await self._writer.write(
            delete(CHALLENGES).where(CHALLENGES.c.expires < now),
            insert(CHALLENGES).values(**kept),
        )

    async def take_challenge(self, challenge: str, device: str, purpose: str, now: int) -> bool:
        """Consume a challenge; return whether it was still valid for this device and purpose."""
        same = CHALLENGES.c.challenge == challenge, CHALLENGES.c.device == device, CHALLENGES.c.purpose == purpose
        return await self._claimed(delete(CHALLENGES).where(*same, CHALLENGES.c.expires >= now))

    async def codes_left(self, person: str) -> int:
        """Count the unused recovery codes."""
        counted = select(func.count()).select_from(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person)
        return int((await self._read(counted))[0][0])

    async def new_codes(self, person: str, codes: Sequence[str]) -> None:
        """Replace the recovery codes by others, given as hashes."""
        await self._writer.write(*_new_codes(person, codes), claims=[_held(person)])

    async def use_code(self, person: str, code: str) -> bool:
        """Consume a recovery code, given as its hash; return whether it existed."""
        same = RECOVERY_CODES.c.person == person, RECOVERY_CODES.c.code == code
        return await self._claimed(delete(RECOVERY_CODES).where(*same))

    # ── Devices ──

    async def sign_in(self, person: str, new: NewDevice, old: str | None) -> None:
        """Make a device a person's, by a token of its own; any token used there before becomes void."""
        device = {"id": tokens.identity(), "person": person, "token": new.token, "label": new.label}
        at = {"created": new.at, "seen": new.at, "verified": new.at}
        await self._writer.write(
            *([delete(DEVICES).where(DEVICES.c.token == old)] if old else []),
            insert(DEVICES).values(**device, **at),
            claims=[_held(person)],
        )

    async def sign_out(self, person: str, device: str | None = None, but: str | None = None) -> list[str]:
        """Delete a device of a person, or all but one; return the hashes of the tokens that are now void."""
        gone = [DEVICES.c.person == person]
        gone += [DEVICES.c.id == device] if device is not None else []
        gone += [DEVICES.c.id != but] if but is not None else []
        void = [row.token for row in await self._read(select(DEVICES.c.token).where(*gone))]
        if void:
            await self._writer.write(delete(DEVICES).where(DEVICES.c.token.in_(void)))
        return void

    # ── What was learnt ──

    async def progress(self, person: str) -> dict[str, tuple[str, int]]:
        """Return what a person has learnt, by game, as JSON with its revision."""
        rows = await self._read(select(PROGRESS).where(PROGRESS.c.person == person).order_by(PROGRESS.c.game))
        return {row.game: (row.learnt, row.revision) for row in rows}

    async def save_progress(self, person: str, game: str, learnt: str, revision: int | None) -> None:
        """Store what a person has learnt of a game, if it still has the known revision; None if it is the first."""
        if revision is None:
            await self._writer.write(
                insert(PROGRESS).values(person=person, game=game, learnt=learnt, revision=0), claims=[_held(person)]
            )
            return
        same = PROGRESS.c.person == person, PROGRESS.c.game == game, PROGRESS.c.revision == revision
        changed = update(PROGRESS).where(*same).values(learnt=learnt, revision=revision + 1)
        await self._writer.write(claims=[changed])

    # ── Moving and leaving ──

    async def running(self, person: str) -> list[str]:
        """List the tables that have not ended and at which a person sits, or which they host."""
        seated = select(SEATS.c.table_id).where(SEATS.c.guest == person)
        theirs = or_(TABLES.c.host == person, TABLES.c.id.in_(seated))
        return [row.id for row in await self._read(select(TABLES.c.id).where(theirs, TABLES.c.status.in_(RUNNING)))]

    async def hand_over(self, guest: str, person: str) -> list[str]:
        """Hand a guest's ended tables, and whatever else can be handed over, to a person; return those tables."""
        seated = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        wanted = or_(TABLES.c.host == guest, TABLES.c.id.in_(seated)), TABLES.c.status.not_in(RUNNING)
        ended = [row.id for row in await self._read(select(TABLES.c.id).where(*wanted))]
        moved = [statement for each in PERSONAL if each.handed_over for statement in _handed_over(each, guest, person)]
        await self._writer.write(
            *(_seats_changed(some, guest, {"guest": person}) for some in _slices(ended)),
            *(_host_changed(some, guest, person) for some in _slices(ended)),
            *moved,
            delete(BLOCKS).where(BLOCKS.c.person == BLOCKS.c.other),
            claims=[_held(person)],
        )
        return ended

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest to whom nothing refers any longer."""
        unused = [~exists().where(each.column == guest) for each in PERSONAL]
        await self._writer.write(delete(GUESTS).where(GUESTS.c.id == guest, *unused))

    async def delete(self, person: str) -> tuple[list[str], list[str]]:
        """Delete what is known about a person; return the tables where they sat or talked, and the void tokens' hashes.

        At tables that have ended a former player remains.
        """
        seated = select(SEATS.c.table_id).where(or_(SEATS.c.guest == person, SEATS.c.player == person))
        ended = [row.id for row in await self._read(select(TABLES.c.id).where(TABLES.c.id.in_(seated)))]
        talked = select(CHAT.c.table_id).where(CHAT.c.person == person).distinct()
        heard = [row.table_id for row in await self._read(talked)]
        void = [row.token for row in await self._read(select(DEVICES.c.token).where(DEVICES.c.person == person))]
        bots = select(REGISTERED_BOTS.c.person).where(REGISTERED_BOTS.c.owner == person)
        brought = select(BOT_TOKENS.c.token).where(BOT_TOKENS.c.person.in_(bots))
        void += [row.token for row in await self._read(brought)]
        own = select(DEVICES.c.id).where(DEVICES.c.person == person)
        forgotten: list[Executable] = [
            *(_seats_changed(some, person, {"name": FORMER, "link": None}) for some in _slices(ended)),
            *(_seats_left(some, person) for some in _slices(ended)),
            *(_seats_beside(some, person) for some in _slices(ended)),
            *(_revised(some) for some in _slices(ended)),
            delete(CHALLENGES).where(CHALLENGES.c.device.in_(own)),
        ]
        for each in PERSONAL:
            if each.deleted == "row":
                forgotten.append(delete(each.column.table).where(each.column == person))
            elif each.deleted == "blank":
                forgotten.append(update(each.column.table).where(each.column == person).values(each.blank))
        former = update(GUESTS).where(GUESTS.c.id == person).values(name=FORMER, unlisted=True)
        await self._writer.write(*forgotten, former)
        return list(dict.fromkeys([*ended, *heard])), void

    async def exported(self, person: str) -> dict[str, object]:
        """Return what is stored about a person, by table of the database: of each row the columns that are theirs."""
        found: dict[str, object] = {}
        for each in PERSONAL:
            if each.exported:
                columns = [each.column.table.c[name] for name in each.exported]
                rows = await self._read(select(*columns).where(each.column == person))
                known = found.setdefault(each.column.table.name, [])
                assert isinstance(known, list)
                known += [dict(row._mapping) for row in rows]
        person_row = (await self._read(select(GUESTS).where(GUESTS.c.id == person)))[0]
        return {"person": dict(person_row._mapping), **found}

    async def games(self, person: str) -> list[dict[str, object]]:
        """Return the tables at which a person sits, or sat to the end."""
        told = "id", "game", "version", "options", "status", "created", "ended", "outcome"
        wanted = select(*(TABLES.c[name] for name in told), SEATS.c.seat)
        rows = await self._read(
            wanted.join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest == person)
            .order_by(TABLES.c.created, TABLES.c.id)
        )
        return [dict(row._mapping) | {name: _read_json(row._mapping[name]) for name in _JSON} for row in rows]

    async def moves(self, person: str) -> dict[str, list[dict[str, object]]]:
        """Return the entries of a person's seats in the logs of tables, as they are stored, by table."""
        wanted = select(LOG.c.table_id, LOG.c.seq, LOG.c.entry, SEATS.c.seat)
        own = SEATS.c.guest == person
        rows = await self._read(
            wanted.join(SEATS, SEATS.c.table_id == LOG.c.table_id).where(own).order_by(LOG.c.table_id, LOG.c.seq)
        )
        return await asyncio.to_thread(_own, rows)  # no move should wait for somebody's many games

    async def _claimed(self, claim: Any) -> bool:
        try:
            await self._writer.write(claims=[claim])
        except Conflict:
            return False
        return True


_JSON: Final = ("options", "outcome")
_ACCOUNT: Final = select(*(ACCOUNTS.c[name] for name in AccountRow.__struct_fields__))
_PASSKEY: Final = select(*(PASSKEYS.c[name] for name in PasskeyRow.__struct_fields__))


def _own(rows: Sequence[Row[Any]]) -> dict[str, list[dict[str, object]]]:
    """Pick the entries of a person's own seats from whole logs, by table."""
    found: dict[str, list[dict[str, object]]] = {}
    for row in rows:
        entry = msgspec.json.decode(row.entry)
        if entry["seat"] == row.seat:
            found.setdefault(row.table_id, []).append({"seq": row.seq, **entry})
    return found


def _read_json(text: str | None) -> object:
    return None if text is None else msgspec.json.decode(text)


def _account(rows: Sequence[Row[Any]]) -> AccountRow | None:
    return AccountRow(**rows[0]._mapping) if rows else None


def _passkey(row: Row[Any]) -> PasskeyRow:
    return PasskeyRow(**row._mapping)


def _held(person: str) -> Any:
    """Lock an account: concurrent changes of its credentials come later, or not at all."""
    return update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(created=ACCOUNTS.c.created)


def _new_codes(person: str, codes: Sequence[str]) -> list[Executable]:
    fresh = [{"person": person, "code": code} for code in codes]
    return [delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person), insert(RECOVERY_CODES).values(fresh)]


def _slices(tables: Sequence[str]) -> list[Sequence[str]]:
    """Split a list so that no statement has too many parameters."""
    return [tables[at : at + 500] for at in range(0, len(tables), 500)]


def _seats_changed(tables: Sequence[str], guest: str, values: dict[str, object]) -> Executable:
    return update(SEATS).where(SEATS.c.guest == guest, SEATS.c.table_id.in_(tables)).values(values)


def _handed_over(what: Personal, guest: str, person: str) -> list[Executable]:
    """Make a guest's rows a person's; those of which the person has their own are deleted."""
    column, table = what.column, what.column.table
    moved = update(table).where(column == guest).values({column.name: person})
    others = [each.name for each in table.primary_key if each is not column]
    if len(others) == len(table.primary_key):
        return [moved]
    own = table.alias()
    same = (own.c[name] == table.c[name] for name in others)
    mine = exists().where(own.c[column.name] == person, *same).correlate(table)
    return [moved.where(~mine), delete(table).where(column == guest)]


def _seats_left(tables: Sequence[str], person: str) -> Executable:
    """Rename seats of rated games that a person had left."""
    theirs = SEATS.c.player == person, SEATS.c.guest.is_(None), SEATS.c.table_id.in_(tables)
    return update(SEATS).where(*theirs).values(name=FORMER, link=None)


def _seats_beside(tables: Sequence[str], person: str) -> Executable:
    """Rename the seats of those who shared a person's device: their names were given by that person."""
    own = SEATS.alias()
    beside = own.c.table_id == SEATS.c.table_id, own.c.seat == SEATS.c.beside, own.c.guest == person
    return update(SEATS).where(SEATS.c.table_id.in_(tables), exists().where(*beside)).values(name=FORMER)


def _host_changed(tables: Sequence[str], guest: str, person: str) -> Executable:
    """Change the host where it was the guest, and count the change."""
    host = case((TABLES.c.host == guest, person), else_=TABLES.c.host)
    return update(TABLES).where(TABLES.c.id.in_(tables)).values(host=host, revision=TABLES.c.revision + 1)


def _revised(tables: Sequence[str]) -> Executable:
    return update(TABLES).where(TABLES.c.id.in_(tables)).values(revision=TABLES.c.revision + 1)
