"""A hall's accounts: opening one, signing in and out, credentials, a person's data."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, final

import msgspec

from drakehall.hall import changing_hands, logs, tokens
from drakehall.hall.errors import Conflict, Malformed
from drakehall.hall.hall import Hall
from drakehall.hall.limits import Buckets
from drakehall.hall.rows import DeviceRow, GuestRow
from drakehall.kernel import registry
from drakehall.server.accounts import passkeys, recovery_codes
from drakehall.server.accounts.errors import (
    AlreadyAccount,
    LastCredential,
    LoginTaken,
    NeedsAccount,
    NoSuchDevice,
    NotRecent,
    PasskeyRefused,
    SignInRefused,
    TooManyCredentials,
)
from drakehall.server.accounts.guesses import Guesses
from drakehall.server.accounts.logins import FORM, chosen_login, login_key
from drakehall.server.accounts.passkeys import Created, Party
from drakehall.server.accounts.passwords import Hasher, chosen
from drakehall.server.accounts.progress import merged
from drakehall.server.settings import Settings
from drakehall.server.storage.account_records import AccountRecords, AccountRow, NewDevice, PasskeyRow
from drakehall.wire.accounts import (
    AccountInfo,
    DeviceInfo,
    GameProgress,
    LearningProgress,
    NewCredential,
    PasskeyInfo,
    SignIn,
    UsedCredential,
)

RECENT: Final = 600
"""Number of seconds for which a presented credential allows dangerous changes."""
CHALLENGE_SECONDS: Final = 300
MOST_PASSKEYS: Final = 20
EXPORTS_PER_HOUR: Final = 10
LONGEST_LEARNT: Final = 256 * 1024
"""Number of bytes kept of what a person has learnt of a game; everything there is to learn takes a tenth."""
TRIES: Final = 5
"""Number of attempts to merge progress when another device reports its own at the same moment."""
USE: Final = "use"
ADD: Final = "add"


class Asking(msgspec.Struct, frozen=True):
    """The client: its address, its device, and the person known there."""

    address: str
    label: str
    origin: str
    token: str | None = None
    """The hash of the token that the device sends."""
    person: GuestRow | None = None


@final
class Accounts:
    """Everything that can be done with accounts. A fresh token is issued whenever a credential was presented."""

    def __init__(
        self, hall: Hall, records: AccountRecords, settings: Settings, clock: Callable[[], float] = time.time
    ) -> None:
        """Keep accounts beside the tables of a hall."""
        self._hall = hall
        self._records = records
        self._domain = settings.passkey_domain
        self._clock = clock
        self._hasher = Hasher(settings.hashes_at_once, settings.hash_mebibytes)
        self._guesses = Guesses(settings)
        self._exports = Buckets(EXPORTS_PER_HOUR / 3600, EXPORTS_PER_HOUR)

    def close(self) -> None:
        """Shut down the hashing of passwords."""
        self._hasher.close()

    # ── Becoming an account ──

    async def open_with_password(self, asking: Asking, login: str, password: str) -> tuple[str, list[str]]:
        """Turn a guest into an account; return the fresh token and the recovery codes."""
        name = await self._free_login(asking, login)
        hashed = await self._hasher.hash(chosen(password, name))
        return await self._open(asking, name, hashed, None)

    async def open_with_passkey(self, asking: Asking, login: str, credential: NewCredential) -> tuple[str, list[str]]:
        """Turn a guest into an account whose authenticator has just created a passkey for that name."""
        name = await self._free_login(asking, login)
        row = await self._created(asking, credential, _for(name))
        return await self._open(asking, name, None, row)

    async def how_to_open(self, asking: Asking, login: str) -> dict[str, Any]:
        """Return how to create a passkey for a new account."""
        name = await self._free_login(asking, login)
        person, _ = await self._known(asking)
        options = passkeys.to_create(self._party(asking), person.id, name, [])
        await self._ask(asking, options.challenge, _for(name))
        return options.public_key

    async def _free_login(self, asking: Asking, login: str) -> str:
        """Check the name of a new account."""
        person, _ = await self._known(asking)
        if person.account:
            raise AlreadyAccount()
        name = chosen_login(login)
        self._guesses.open(asking.address)
        if await self._records.by_login(login_key(name)) is not None:
            raise LoginTaken(login=name)
        return name

    async def _open(
        self, asking: Asking, login: str, hashed: str | None, passkey: PasskeyRow | None
    ) -> tuple[str, list[str]]:
        person, _ = await self._known(asking)
        assert asking.token is not None
        token, codes, now = tokens.token(), recovery_codes.fresh(), self._now()
        row = AccountRow(person.id, login, hashed, now)
        kept = [recovery_codes.hashed(code, person.id) for code in codes]
        device = NewDevice(tokens.digest(token), asking.label, now)
        try:
            await self._records.add(row, login_key(login), kept, passkey, asking.token, device)
        except Conflict:
            if await self._records.by_login(login_key(login)) is not None:
                raise LoginTaken(login=login) from None
            if await self._records.of(person.id) is not None:
                raise AlreadyAccount() from None
            raise
        self._hall.signed_out([asking.token])
        logs.note("account opened", person=person.id)
        return token, codes

    # ── Signing in and out ──

    async def sign_in(self, asking: Asking, wanted: SignIn) -> str:
        """Sign in with a password or a recovery code; return the fresh token.

        Whatever is wrong, the answer is the same and takes as long.
        """
        if (wanted.password is None) == (wanted.code is None):
            raise Malformed(why="either a password or a recovery code")
        key = login_key(wanted.login)
        name = key if wanted.code is None else None
        self._guesses.guess(asking.address, name)
        row = await self._records.by_login(key) if FORM.fullmatch(key) else None
        if row is not None and wanted.again and (asking.person is None or asking.person.id != row.person):
            row = None
        if wanted.password is not None:
            right = await self._hasher.fits(row.password if row else None, wanted.password)
        else:
            person = row.person if row else ""
            right = await self._records.use_code(person, recovery_codes.hashed(wanted.code or "", person))
        if row is None or not right:
            raise SignInRefused()
        self._guesses.right(asking.address, name)
        if wanted.password is not None and row.password is not None and self._hasher.outdated(row.password):
            await self._records.rehash(row.person, row.password, await self._hasher.hash(wanted.password))
        return await self._enter(asking, row.person)

    async def how_to_sign_in(self, asking: Asking) -> dict[str, Any]:
        """Return how to use a passkey."""
        options = passkeys.to_use(self._party(asking))
        await self._ask(asking, options.challenge, USE)
        return options.public_key

    async def sign_in_with_passkey(self, asking: Asking, credential: UsedCredential, again: bool) -> str:
        """Sign in with a passkey; return the fresh token."""
        self._guesses.guess(asking.address)
        challenge = await self._answered(asking, credential, USE)
        row = await self._records.passkey(credential.id)
        if row is None or (again and (asking.person is None or asking.person.id != row.person)):
            raise PasskeyRefused()
        known = Created(row.credential, row.public_key, row.count)
        count = passkeys.used(self._party(asking), credential, challenge, known, row.person)
        try:
            await self._records.passkey_used(row, count, self._now())
        except Conflict:
            raise PasskeyRefused() from None
        self._guesses.right(asking.address)
        return await self._enter(asking, row.person)

    async def sign_out(self, asking: Asking) -> None:
        """Sign out the device that asks."""
        person, device = await self._known(asking)
        self._hall.signed_out(await self._records.sign_out(person.id, device.id))

    async def sign_out_elsewhere(self, asking: Asking, device: str | None) -> None:
        """Sign out one of a person's devices, or all but the one that asks."""
        person, here = await self._known(asking)
        void = await self._records.sign_out(person.id, device, None if device else here.id)
        if device is not None and not void:
            raise NoSuchDevice()
        self._hall.signed_out(void)

    async def _enter(self, asking: Asking, person: str) -> str:
        """Make a device a person's; what a guest had there becomes theirs as well."""
        guest = asking.person
        if guest is not None and guest.id != person and not guest.account:
            await self._hand_over(guest, person)
        token = tokens.token()
        try:
            new = NewDevice(tokens.digest(token), asking.label, self._now())
            await self._records.sign_in(person, new, asking.token)
        except Conflict:  # the account was deleted at this moment
            raise SignInRefused() from None
        if asking.token is not None:
            self._hall.signed_out([asking.token])
        if guest is not None and guest.id != person and not guest.account:
            with suppress(Conflict):
                await self._records.forget_guest(guest.id)
        logs.note("signed in", person=person)
        return token

    async def _hand_over(self, guest: GuestRow, person: str) -> None:
        owner = await self._records.person(person)
        if owner is None:
            raise SignInRefused()
        await changing_hands.hand_over(self._hall, await self._records.running(guest.id), guest, owner)
        await self._refresh(await self._records.hand_over(guest.id, person))

    # ── One's account ──

    async def described(self, asking: Asking) -> AccountInfo | None:
        """Describe the account of the client; None if it has none."""
        if asking.person is None or not asking.person.account or asking.token is None:
            return None
        person = asking.person.id
        row, here = await self._records.of(person), await self._hall.store.device(asking.token)
        if row is None or here is None:
            return None
        devices = await self._hall.store.devices(person)
        return AccountInfo(
            login=row.login,
            created=row.created,
            password=row.password is not None,
            passkeys=[
                PasskeyInfo(each.id, each.label, each.created, each.used) for each in await self._passkeys(person)
            ],
            codes=await self._records.codes_left(person),
            devices=[DeviceInfo(each.id, each.label, each.created, each.seen, each.id == here.id) for each in devices],
            recent=self._is_recent(here),
        )

    async def how_to_add_passkey(self, asking: Asking) -> dict[str, Any]:
        """Return how to create another passkey."""
        row = await self._recent(asking)
        known = await self._passkeys(row.person)
        if len(known) >= MOST_PASSKEYS:
            raise TooManyCredentials(count=len(known))
        ids = [each.credential for each in known]
        options = passkeys.to_create(self._party(asking), row.person, row.login, ids)
        await self._ask(asking, options.challenge, ADD)
        return options.public_key

    async def add_passkey(self, asking: Asking, credential: NewCredential) -> None:
        """Add a passkey that was just created."""
        await self._recent(asking)
        row = await self._created(asking, credential, ADD)
        try:
            await self._records.add_passkey(row)
        except Conflict:
            raise PasskeyRefused() from None

    async def remove_passkey(self, asking: Asking, passkey: str) -> None:
        """Remove a passkey, unless it is the last way to sign in."""
        row = await self._recent(asking)
        if all(each.id != passkey for each in await self._passkeys(row.person)):
            raise NoSuchDevice()
        try:
            await self._records.remove_passkey(row.person, passkey)
        except Conflict:
            raise LastCredential() from None

    async def set_password(self, asking: Asking, password: str) -> None:
        """Choose a password, and sign out all other devices: somebody who knew the old one may be there."""
        row = await self._recent(asking)
        await self._records.set_password(row.person, await self._hasher.hash(chosen(password, row.login)))
        await self.sign_out_elsewhere(asking, None)

    async def remove_password(self, asking: Asking) -> None:
        """Remove the password, if there is a passkey."""
        row = await self._recent(asking)
        try:
            await self._records.remove_password(row.person)
        except Conflict:
            raise LastCredential() from None

    async def new_codes(self, asking: Asking) -> list[str]:
        """Make recovery codes; older ones become void."""
        row = await self._recent(asking)
        codes = recovery_codes.fresh()
        await self._records.new_codes(row.person, [recovery_codes.hashed(code, row.person) for code in codes])
        return codes

    # ── One's data ──

    async def exported(self, asking: Asking) -> dict[str, Any]:
        """Return everything that is stored about a person, except secrets."""
        person, _ = await self._allowed(asking)
        self._exports.take(person.id)
        stored = await self._records.exported(person.id)
        wishes = await self._hall.store.notices.wishes(person.id)
        games, moves = await self._records.games(person.id), await self._records.moves(person.id)
        tables = [{**game, "moves": moves.get(str(game["id"]), [])} for game in games]
        learnt = {
            game: msgspec.json.decode(text) for game, (text, _) in (await self._records.progress(person.id)).items()
        }
        told = None if wishes is None else msgspec.structs.replace(wishes, webhook_secret=None)
        return {"exported": self._now(), **stored, "notifications": told, "progress": learnt, "tables": tables}

    async def delete(self, asking: Asking) -> None:
        """Delete what is known about a person; a former player remains at their tables."""
        person, _ = await self._allowed(asking)
        await changing_hands.depart(self._hall, await self._records.running(person.id), person)
        await self._hall.counting.catch_up()  # games left just now count for the others
        await self._hall.store.ratings.forget(person.id)
        tables, void = await self._records.delete(person.id)
        self._hall.signed_out(void)
        await self._refresh(tables)
        logs.note("person deleted", person=person.id)

    # ── What was learnt ──

    async def progress(self, asking: Asking) -> LearningProgress:
        """Return what a person has learnt."""
        found = await self._records.progress(self._account(asking).id)
        return LearningProgress({game: _LEARNT.decode(learnt) for game, (learnt, _) in found.items()})

    async def learn(self, asking: Asking, game: str, told: GameProgress) -> GameProgress:
        """Add what was learnt elsewhere; return all of it."""
        person = self._account(asking).id
        name = registry.game(game).name
        for _ in range(TRIES):
            learnt, revision = (await self._records.progress(person)).get(name, (None, None))
            kept = GameProgress() if learnt is None else _LEARNT.decode(learnt)
            both = merged(kept, told)
            if both == kept:
                return kept
            written = msgspec.json.encode(both)
            if len(written) > LONGEST_LEARNT:
                raise Malformed(why="there is not that much to learn")
            with suppress(Conflict):
                await self._records.save_progress(person, name, written.decode(), revision)
                return both
        raise Conflict()

    # ── Parts ──

    def _now(self) -> int:
        return int(self._clock())

    def _account(self, asking: Asking) -> GuestRow:
        if asking.person is None or not asking.person.account:
            raise NeedsAccount()
        return asking.person

    async def _known(self, asking: Asking) -> tuple[GuestRow, DeviceRow]:
        """Return the person who asks and their device, which may have been signed out a moment ago."""
        device = await self._hall.store.device(asking.token) if asking.token else None
        if asking.person is None or device is None or device.person != asking.person.id:
            raise NeedsAccount()
        return asking.person, device

    def _is_recent(self, device: DeviceRow) -> bool:
        return device.verified is not None and self._clock() - device.verified <= RECENT

    async def _allowed(self, asking: Asking) -> tuple[GuestRow, DeviceRow]:
        """Return the same if dangerous changes are allowed: an account needs a credential recently presented here."""
        person, device = await self._known(asking)
        if person.account and not self._is_recent(device):
            raise NotRecent()
        return person, device

    async def _recent(self, asking: Asking) -> AccountRow:
        self._account(asking)
        person, _ = await self._allowed(asking)
        row = await self._records.of(person.id)
        if row is None:
            raise NeedsAccount()
        return row

    async def _passkeys(self, person: str) -> list[PasskeyRow]:
        return await self._records.passkeys(person)

    def _party(self, asking: Asking) -> Party:
        return passkeys.party(asking.origin, self._domain)

    async def _ask(self, asking: Asking, challenge: str, purpose: str) -> None:
        _, device = await self._known(asking)
        now = self._now()
        await self._records.add_challenge(challenge, device.id, purpose, now, now + CHALLENGE_SECONDS)

    async def _answered(self, asking: Asking, credential: NewCredential | UsedCredential, purpose: str) -> str:
        """Consume the challenge that is answered, whether or not the answer then proves valid."""
        _, device = await self._known(asking)
        challenge = passkeys.challenge_of(credential)
        if not await self._records.take_challenge(challenge, device.id, purpose, self._now()):
            raise PasskeyRefused()
        return challenge

    async def _created(self, asking: Asking, credential: NewCredential, purpose: str) -> PasskeyRow:
        challenge = await self._answered(asking, credential, purpose)
        found = passkeys.created(self._party(asking), credential, challenge)
        assert asking.person is not None
        at = self._now()
        return PasskeyRow(tokens.identity(), asking.person.id, *found, asking.label, at, None)

    async def _refresh(self, tables: list[str]) -> None:
        """Show the tables in memory as they are stored now; others are read when they are next needed."""
        for table in tables:
            await self._hall.forgotten(table)


_LEARNT: Final = msgspec.json.Decoder(GameProgress)


def _for(login: str) -> str:
    """Return the purpose of a challenge that opens an account with that name, and no other."""
    return f"open {tokens.digest(login_key(login))[:32]}"
