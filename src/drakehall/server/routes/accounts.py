"""Accounts over HTTP: opening one, signing in and out, credentials, devices, a person's data, what was learnt."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from drakehall.hall import tokens
from drakehall.server.accounts import Accounts, Asking
from drakehall.server.addresses import address_of
from drakehall.server.routes.cards import GameName
from drakehall.server.routes.common import FRESH, Asked, TheHall, ThePerson, guest_of, refusals, token_of
from drakehall.server.user_agents import label
from drakehall.wire.accounts import (
    AccountInfo,
    AccountOpened,
    AddPasskey,
    GameProgress,
    LearningProgress,
    NewPassword,
    OpenWithPasskey,
    OpenWithPassword,
    PasskeyOptions,
    PasskeyWanted,
    RecoveryCodes,
    SignIn,
    SignInWithPasskey,
)

Thing = Annotated[
    str, PathParameter(max_length=16, pattern="^[0-9a-f]+$", description="The id of a device or passkey.")
]
NEEDS = "you have no account here, or have not confirmed a credential recently"
TOO_OFTEN = "too often"


async def accounts_of(state: State) -> Accounts:
    """Return the accounts."""
    accounts: Accounts = state.accounts
    return accounts


async def asker(request: Asked, hall: TheHall) -> Asking:
    """Identify the client."""
    person = await guest_of(request, hall)
    asking = _asking(request)
    return msgspec.structs.replace(asking, person=person, token=token_of(request)) if person else asking


async def newcomer(request: Asked, client: ThePerson) -> Asking:
    """Identify the client; a stranger becomes a guest first."""
    token = request.scope["state"].get(FRESH)
    hashed = tokens.digest(token) if token else token_of(request)
    return msgspec.structs.replace(_asking(request), person=client.guest, token=hashed)


TheAccounts = NamedDependency[Accounts]
TheAsker = NamedDependency[Asking]


@get("/api/account", summary="Your account")
async def show(accounts: TheAccounts, asker: TheAsker) -> AccountInfo | None:
    """Describe your account: credentials, devices; null if you have none."""
    return await accounts.described(asker)


@post(
    "/api/account",
    summary="Open an account with a password",
    responses=refusals(_403="signed out meanwhile", _409="you have an account, or the name is taken", _429=TOO_OFTEN),
)
async def open_with_password(
    request: Asked, data: JSONBody[OpenWithPassword], accounts: TheAccounts, newcomer: TheAsker, hall: TheHall
) -> AccountOpened:
    """Turn you, a guest, into an account that keeps your name, tables and history."""
    token, codes = await accounts.open_with_password(newcomer, data.login, data.password)
    return AccountOpened(await _entered(request, accounts, hall, token), codes)


@post(
    "/api/account/passkey",
    summary="Open an account with a passkey",
    responses=refusals(
        _403="the passkey does not hold", _409="you have an account, or the name is taken", _429=TOO_OFTEN
    ),
)
async def open_with_passkey(
    request: Asked, data: JSONBody[OpenWithPasskey], accounts: TheAccounts, asker: TheAsker, hall: TheHall
) -> AccountOpened:
    """Turn you, a guest, into an account, with a passkey that was created as `passkeys/options` asked."""
    token, codes = await accounts.open_with_passkey(asker, data.login, data.credential)
    return AccountOpened(await _entered(request, accounts, hall, token), codes)


@post(
    "/api/account/passkeys/options",
    status_code=200,
    summary="How to create a passkey",
    responses=refusals(_403=NEEDS, _409="not possible as things stand", _429=TOO_OFTEN),
)
async def how_to_create(data: JSONBody[PasskeyWanted], accounts: TheAccounts, newcomer: TheAsker) -> PasskeyOptions:
    """Ask for what the browser needs to create a passkey, for a new account or one more for yours."""
    if data.login is None:
        return PasskeyOptions(await accounts.how_to_add_passkey(newcomer))
    return PasskeyOptions(await accounts.how_to_open(newcomer, data.login))


@post(
    "/api/account/passkeys",
    summary="Add a passkey",
    responses=refusals(_403=NEEDS, _409="not possible as things stand", _429=TOO_OFTEN),
)
async def add_passkey(data: JSONBody[AddPasskey], accounts: TheAccounts, asker: TheAsker) -> AccountInfo | None:
    """Add a passkey that was created as `passkeys/options` asked."""
    await accounts.add_passkey(asker, data.credential)
    return await accounts.described(asker)


@delete(
    "/api/account/passkeys/{thing:str}",
    status_code=200,
    summary="Remove a passkey",
    responses=refusals(_403=NEEDS, _404="you have no such passkey", _409="it is your only credential", _429=TOO_OFTEN),
)
async def remove_passkey(thing: Thing, accounts: TheAccounts, asker: TheAsker) -> AccountInfo | None:
    """Remove a passkey; the last credential stays."""
    await accounts.remove_passkey(asker, thing)
    return await accounts.described(asker)


@put(
    "/api/account/password", summary="Choose a password", responses=refusals(_403=NEEDS, _409="not now", _429=TOO_OFTEN)
)
async def set_password(data: JSONBody[NewPassword], accounts: TheAccounts, asker: TheAsker) -> AccountInfo | None:
    """Choose a password, or change it; all other devices are signed out."""
    await accounts.set_password(asker, data.password)
    return await accounts.described(asker)


@delete(
    "/api/account/password",
    status_code=200,
    summary="Remove your password",
    responses=refusals(_403=NEEDS, _409="it is your only credential", _429=TOO_OFTEN),
)
async def remove_password(accounts: TheAccounts, asker: TheAsker) -> AccountInfo | None:
    """Remove the password; the last credential stays."""
    await accounts.remove_password(asker)
    return await accounts.described(asker)


@post(
    "/api/account/codes",
    status_code=200,
    summary="Make recovery codes",
    responses=refusals(_403=NEEDS, _409="not now", _429=TOO_OFTEN),
)
async def new_codes(accounts: TheAccounts, asker: TheAsker) -> RecoveryCodes:
    """Replace all recovery codes; the new ones are shown only now."""
    return RecoveryCodes(await accounts.new_codes(asker))


@delete(
    "/api/account/devices/{thing:str}",
    status_code=200,
    summary="Sign out a device",
    responses=refusals(_403=NEEDS, _404="you have no such device", _429=TOO_OFTEN),
)
async def sign_out_device(thing: Thing, accounts: TheAccounts, asker: TheAsker) -> AccountInfo | None:
    """Sign out one of your devices; its sockets end."""
    await accounts.sign_out_elsewhere(asker, thing)
    return await accounts.described(asker)


@delete(
    "/api/account/devices",
    status_code=200,
    summary="Sign out all other devices",
    responses=refusals(_403=NEEDS, _429=TOO_OFTEN),
)
async def sign_out_others(accounts: TheAccounts, asker: TheAsker) -> AccountInfo | None:
    """Sign out everywhere but here."""
    await accounts.sign_out_elsewhere(asker, None)
    return await accounts.described(asker)


@get("/api/account/export", summary="Fetch your data", responses=refusals(_403=NEEDS, _429=TOO_OFTEN))
async def export(accounts: TheAccounts, asker: TheAsker) -> Response[dict[str, Any]]:
    """Return one document with everything stored about you, except secrets."""
    found = await accounts.exported(asker)
    return Response(found, headers={"Content-Disposition": 'attachment; filename="drakehall.json"'})


@delete(
    "/api/account",
    status_code=200,
    summary="Delete your data",
    responses=refusals(_403=NEEDS, _409="not now", _429=TOO_OFTEN),
)
async def remove(request: Asked, accounts: TheAccounts, asker: TheAsker) -> None:
    """Delete everything known about you, account or guest; a former player remains at your tables."""
    await accounts.delete(asker)
    request.scope["state"][FRESH] = ""


@get("/api/account/progress", summary="What you have learnt", responses=refusals(_403=NEEDS))
async def progress(accounts: TheAccounts, asker: TheAsker) -> LearningProgress:
    """Return what was learnt with your account, by game."""
    return await accounts.progress(asker)


@post(
    "/api/account/progress/{name:str}",
    status_code=200,
    summary="Add what you have learnt",
    responses=refusals(
        _403=NEEDS, _409="too many devices reported it at once", _413="that is too much at once", _429=TOO_OFTEN
    ),
)
async def learn(name: GameName, data: JSONBody[GameProgress], accounts: TheAccounts, asker: TheAsker) -> GameProgress:
    """Add what was learnt of a game elsewhere; return all of it, with the best results."""
    return await accounts.learn(asker, name, data)


@post("/api/sign-in", status_code=200, summary="Sign in", responses=refusals(_403="not right", _429=TOO_OFTEN))
async def sign_in(
    request: Asked, data: JSONBody[SignIn], accounts: TheAccounts, asker: TheAsker, hall: TheHall
) -> AccountInfo:
    """Sign in with a password or a recovery code; the tables of the guest that you were become yours."""
    return await _entered(request, accounts, hall, await accounts.sign_in(asker, data))


@post(
    "/api/sign-in/passkey/options",
    status_code=200,
    summary="How to sign in with a passkey",
    responses=refusals(_403="signed out meanwhile", _409="passkeys are not possible here", _429=TOO_OFTEN),
)
async def how_to_sign_in(accounts: TheAccounts, newcomer: TheAsker) -> PasskeyOptions:
    """Ask for what the browser needs to use a passkey."""
    return PasskeyOptions(await accounts.how_to_sign_in(newcomer))


@post(
    "/api/sign-in/passkey",
    status_code=200,
    summary="Sign in with a passkey",
    responses=refusals(_403="the passkey does not hold", _409="passkeys are not possible here", _429=TOO_OFTEN),
)
async def sign_in_with_passkey(
    request: Asked, data: JSONBody[SignInWithPasskey], accounts: TheAccounts, asker: TheAsker, hall: TheHall
) -> AccountInfo:
    """Sign in with a passkey that was used as `options` asked."""
    return await _entered(
        request, accounts, hall, await accounts.sign_in_with_passkey(asker, data.credential, data.again)
    )


@post(
    "/api/sign-out", status_code=200, summary="Sign out", responses=refusals(_403="nobody is signed in", _429=TOO_OFTEN)
)
async def sign_out(request: Asked, accounts: TheAccounts, asker: TheAsker) -> None:
    """Sign out here; a guest without an account can only come back by the links of their seats."""
    await accounts.sign_out(asker)
    request.scope["state"][FRESH] = ""


def _asking(request: Asked) -> Asking:
    """Return where a request comes from, before the client is identified."""
    headers = request.headers
    origin = headers.get("origin") or f"{request.scope['scheme']}://{headers.get('host', '')}"
    return Asking(address_of(request), label(headers.get("user-agent", "")), origin.lower())


async def _entered(request: Asked, accounts: Accounts, hall: TheHall, token: str) -> AccountInfo:
    """Send a fresh token and describe the account that it opens."""
    request.scope["state"][FRESH] = token
    hashed = tokens.digest(token)
    person = await hall.store.guest(hashed)
    found = await accounts.described(msgspec.structs.replace(_asking(request), person=person, token=hashed))
    assert found is not None
    return found


ROUTER: Final = Router(
    "/",
    route_handlers=[
        show,
        open_with_password,
        open_with_passkey,
        how_to_create,
        add_passkey,
        remove_passkey,
        set_password,
        remove_password,
        new_codes,
        sign_out_device,
        sign_out_others,
        export,
        remove,
        progress,
        learn,
        sign_in,
        how_to_sign_in,
        sign_in_with_passkey,
        sign_out,
    ],
    dependencies={"accounts": Provide(accounts_of), "asker": Provide(asker), "newcomer": Provide(newcomer)},
)
