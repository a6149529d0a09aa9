"""Attacks on accounts, and how they are refused."""

from collections.abc import Callable
from typing import Any

import pytest
from argon2 import PasswordHasher

from drakehall.hall import tokens
from drakehall.hall.errors import TooMuch
from drakehall.hall.limits import network
from drakehall.server.accounts.accounts import CHALLENGE_SECONDS
from drakehall.server.accounts.errors import PasskeyRefused, PasskeysImpossible
from drakehall.server.accounts.guesses import BURST, FOR_A_NAME, HOUR, Guesses
from drakehall.server.accounts.passkeys import Party, challenge_of, created, party, to_create
from drakehall.server.accounts.passwords import MOST_WAITING, Hasher
from drakehall.server.settings import Settings
from drakehall.wire.accounts import Attestation, NewCredential
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.house import open_house
from tests.server.people import PASSWORD, Browser, browser
from tests.server.test_accounts import browsers, key, let_time_pass

WRONG = "not the password"


# ── Guessing ──


async def test_guessing_from_one_address_stops(db: str) -> None:
    async with browsers(db, 2, guesses_per_hour=9) as (_, (ola, stranger)):
        await ola.open()
        for _ in range(5):
            await ola.sign_in()  # what is right is no guess
        answers = [await stranger.refused("POST", "sign-in", login="Ola", password=WRONG) for _ in range(5)]
        assert answers == ["sign-in-refused"] * 3 + ["too-much"] * 2
        codes = [await stranger.refused("POST", "sign-in", login="Ola", code=str(n)) for n in range(2)]
        assert codes == ["too-much"] * 2
        assert (await ola.told("GET", "account"))["login"] == "Ola"  # where one is signed in, one stays so


async def test_a_stranger_elsewhere_does_not_lock_the_owner_out(db: str) -> None:
    proxies = {"proxies": ("127.0.0.1",), "guesses_per_hour": 9}
    async with open_house(db, **proxies) as hall, browser(hall, **{"X-Forwarded-For": "192.0.2.1"}) as ola:
        codes = (await ola.open())["codes"]
        async with browser(hall, **{"X-Forwarded-For": "198.51.100.7"}) as stranger:
            for _ in range(40):
                await stranger.refused("POST", "sign-in", login="Ola", password=WRONG)
        await ola.sign_in()  # from another address
        for number in range(30):
            async with browser(hall, **{"X-Forwarded-For": f"198.51.101.{number}"}) as stranger:
                await stranger.refused("POST", "sign-in", login="ola", password=WRONG)
        assert await ola.refused("POST", "sign-in", login="Ola", password=PASSWORD) == "too-much"
        await ola.told("POST", "sign-in", login="Ola", code=codes[0])  # nobody can guess codes: nobody stops them


def test_guesses_come_back_by_themselves() -> None:
    now = [0.0]
    guesses = Guesses(Settings(guesses_per_hour=60), lambda: now[0])
    many = FOR_A_NAME * 60 // BURST
    for number in range(many):
        guesses.guess(f"10.0.{number}.1", "ola")
    with pytest.raises(TooMuch):
        guesses.guess("10.9.9.9", "ola")
    guesses.guess("10.9.9.9", "jan")
    now[0] += HOUR / (FOR_A_NAME * 60) + 0.1
    guesses.guess("10.9.9.8", "ola")


def test_whoever_has_a_whole_network_is_one_stranger() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == "192.0.2.1" == network("192.0.2.1")
    assert network("") == ""


async def test_no_more_is_hashed_than_can_be() -> None:
    hasher = Hasher(1, 1)
    hasher._asked = MOST_WAITING + 1
    with pytest.raises(TooMuch):
        await hasher.hash(PASSWORD)
    hasher._asked = 0
    assert await hasher.fits(await hasher.hash(PASSWORD), PASSWORD)
    hasher.close()


async def test_accounts_are_not_opened_by_the_dozen(db: str) -> None:
    async with browsers(db, 2, accounts_per_hour=2) as (_, (ola, jan)):
        await ola.open()
        assert await jan.refused("POST", "account", login="ola", password=PASSWORD) == "login-taken"
        assert await jan.refused("POST", "account", login="ola", password=PASSWORD) == "too-much"
        assert await jan.refused("POST", "account/passkeys/options", login="ola") == "too-much"


# ── Enumeration ──


async def test_nobody_learns_which_names_there_are(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with browsers(db, 3) as (hall, (ola, jan, stranger)):
        await ola.open("Ola")
        await jan.open_with(key(jan), "Jan")
        hasher, work = hall.app.state.accounts._hasher, []
        verify = hasher._fits

        def fits(hashed: str, password: str) -> bool:
            work.append(hashed.rsplit("$", 2)[0])  # all but salt and hash
            return bool(verify(hashed, password))

        monkeypatch.setattr(hasher, "_fits", fits)
        answers = []
        for login in ("Ola", "Jan", "Nobody", "\x00", "x", ""):
            answer = await stranger.ask("POST", "sign-in", login=login, password=WRONG)
            answers.append((answer.status_code, answer.json() | {"request": None}, dict(answer.cookies)))
        assert all(answer == answers[0] for answer in answers)
        assert (len(work), len(set(work))) == (6, 1)  # each was as much work
        for login in ("Ola", "Nobody"):
            answer = await stranger.ask("POST", "sign-in", login=login, code="aaaa-aaaa-aaaa-aaaa")
            assert (answer.status_code, answer.json() | {"request": None}) == answers[0][:2]


async def test_how_to_sign_in_tells_nothing_of_anybody(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, stranger)):
        await ola.open_with(key(ola))
        asked = (await stranger.told("POST", "sign-in/passkey/options"))["public_key"]
        assert not asked.get("allowCredentials")
        assert asked["userVerification"] == "required"


async def test_login_names_are_nobody_elses_business(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, jan)):
        await ola.told("POST", "guest", name="Ola")
        await ola.open("secret.name")
        table = await ola.sit()
        for path in (f"tables/{table}", "tables", "guest"):
            assert "secret.name" not in (await jan.ask("GET", path)).text


# ── Fixation ──


async def test_every_sign_in_gives_a_fresh_token(db: str) -> None:
    async with browsers(db, 3) as (_, (ola, planted, phone)):
        await planted.told("POST", "guest", name="x")
        fixed = planted.token
        ola.plant(fixed)  # somebody has planted a token of theirs
        codes = (await ola.open())["codes"]
        assert ola.token != fixed
        assert await planted.told("GET", "account") is None
        assert await planted.told("GET", "guest") is None
        seen = {fixed, ola.token}
        for body in ({"password": PASSWORD}, {"code": codes[0]}, {"password": PASSWORD, "again": True}):
            before = ola.token
            await ola.told("POST", "sign-in", login="Ola", **body)
            assert ola.token not in seen
            seen.add(ola.token)
            phone.plant(before)
            assert await phone.told("GET", "account") is None  # the one before is void
        passkey = key(ola)
        await ola.add(passkey)
        await ola.sign_in_with(passkey)
        assert ola.token not in seen
        assert len((await ola.told("GET", "account"))["devices"]) == 1


async def test_who_signs_in_to_another_account_takes_nothing_along(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, jan)):
        await ola.open("Ola")
        await jan.open("Jan")
        table = await ola.sit()
        await ola.sign_in("Jan")
        assert await ola.tables() == []
        assert len((await jan.told("GET", "account"))["devices"]) == 2
        await jan.sign_in("Ola")
        assert await jan.tables() == [table]


# ── Passkeys and challenges ──


async def test_an_assertion_is_good_once(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, phone)):
        passkey = key(ola)
        await ola.open_with(passkey)
        asked = (await phone.told("POST", "sign-in/passkey/options"))["public_key"]
        used = passkey.use(asked)
        await phone.told("POST", "sign-in/passkey", credential=used)
        assert await phone.refused("POST", "sign-in/passkey", credential=used) == "passkey-refused"
        assert await ola.refused("POST", "sign-in/passkey", credential=used) == "passkey-refused"
        fresh = (await ola.told("POST", "sign-in/passkey/options"))["public_key"]
        replayed = {**passkey.use(fresh), "response": used["response"]}
        assert await ola.refused("POST", "sign-in/passkey", credential=replayed) == "passkey-refused"


async def test_a_challenge_is_good_once_soon_on_one_device_for_one_purpose(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browsers(db, 3) as (hall, (ola, phone, jan)):
        passkey = key(ola)
        await ola.open_with(passkey)

        async def asked(of: Browser) -> dict[str, Any]:
            return dict((await of.told("POST", "sign-in/passkey/options"))["public_key"])

        async def refused(of: Browser, challenge: dict[str, Any]) -> None:
            assert await of.refused("POST", "sign-in/passkey", credential=passkey.use(challenge)) == "passkey-refused"

        once = await asked(phone)
        wrong = Authenticator(origin="http://elsewhere.example")
        assert await phone.refused("POST", "sign-in/passkey", credential=wrong.use(once)) == "passkey-refused"
        await refused(phone, once)  # even a wrong answer uses it up
        await refused(phone, await asked(jan))  # asked on another device
        create = (await ola.told("POST", "account/passkeys/options", login=None))["public_key"]
        await refused(ola, create)  # asked for another purpose
        for_jan = (await jan.told("POST", "account/passkeys/options", login="Jan"))["public_key"]
        made = key(jan).create(for_jan)
        assert await jan.refused("POST", "account/passkey", login="Ewa", credential=made) == "passkey-refused"
        late = await asked(phone)
        let_time_pass(hall, monkeypatch, CHALLENGE_SECONDS + 2)
        await refused(phone, late)
        await phone.sign_in_with(passkey)


async def test_processes_on_one_database_share_challenges(postgres: str) -> None:
    async with open_house(postgres) as one, open_house(postgres) as other, browser(one) as ola, browser(other) as there:
        passkey = Authenticator(origin=there.origin)
        asked = (await ola.told("POST", "account/passkeys/options", login="Ola"))["public_key"]
        there.plant(ola.token)
        await there.told("POST", "account/passkey", login="Ola", credential=passkey.create(asked))


FORGED: dict[str, Callable[[Authenticator], None]] = {
    "another origin": lambda key: setattr(key, "origin", "http://evil.example"),
    "another domain": lambda key: setattr(key, "domain", "evil.example"),
    "no user verified": lambda key: setattr(key, "flags", PRESENT),
    "nobody present": lambda key: setattr(key, "flags", 0),
    "another user": lambda key: setattr(key, "user", "YW5vdGhlcg"),
    "a copy with an older count": lambda key: setattr(key, "count", 0),
    "another key": lambda key: setattr(key, "_key", Authenticator()._key),
    "an unknown id": lambda key: setattr(key, "_id", b"unknown"),
}


@pytest.mark.parametrize("how", FORGED)
async def test_passkeys_that_do_not_hold(tmp_path: Any, how: str) -> None:
    async with browsers(str(tmp_path / "hall.db"), 2) as (_, (ola, phone)):
        passkey = key(ola)
        await ola.open_with(passkey)
        for _ in range(2):
            await phone.sign_in_with(passkey)
        FORGED[how](passkey)
        asked = (await phone.told("POST", "sign-in/passkey/options"))["public_key"]
        assert await phone.refused("POST", "sign-in/passkey", credential=passkey.use(asked)) == "passkey-refused"
        assert (await phone.told("GET", "account"))["login"] == "Ola"  # still signed in as before


async def test_an_authenticator_that_does_not_count_is_good(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, phone)):
        passkey = key(ola)
        passkey.counts = False
        await ola.open_with(passkey)
        for _ in range(2):
            await phone.sign_in_with(passkey)


async def test_a_passkey_belongs_to_one_account(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, jan)):
        passkey = key(ola)
        opened = await ola.open_with(passkey)
        asked = (await jan.told("POST", "account/passkeys/options", login="Jan"))["public_key"]
        made = passkey.create(asked)
        assert (await jan.ask("POST", "account/passkey", login="Jan", credential=made)).status_code == 409
        assert await jan.told("GET", "account") is None
        await jan.open("Jan")
        theirs = opened["account"]["passkeys"][0]["id"]
        assert await jan.refused("DELETE", f"account/passkeys/{theirs}") == "no-such-device"
        asked = (await ola.told("POST", "account/passkeys/options", login=None))["public_key"]
        assert [each["id"] for each in asked["excludeCredentials"]] == [passkey.id]


AT = Party("hall.example", "https://hall.example")


@pytest.mark.parametrize("told", ["", "AAAA", "e30", "W10", "eyJjaGFsbGVuZ2UiOjF9", "eyJjaGFsbGVuZ2UiOiJcdTAwMDAifQ"])
def test_client_data_that_make_no_sense(told: str) -> None:
    with pytest.raises(PasskeyRefused):
        challenge_of(NewCredential("AAAA", Attestation(told, "")))


def test_attestations_that_make_no_sense() -> None:
    asked = to_create(AT, "ola", "Ola", [])
    good = Authenticator(AT.domain, AT.origin).create(asked.public_key)
    told = NewCredential(good["id"], Attestation(**good["response"]))
    assert created(AT, told, asked.challenge).credential == told.id
    for attestation in ("", "AAAA", told.response.attestation[:-8], told.response.attestation[8:]):
        with pytest.raises(PasskeyRefused):
            created(AT, NewCredential(told.id, Attestation(told.response.client_data, attestation)), asked.challenge)
    for kind in ("webauthn.get", ""):
        other = Authenticator(AT.domain, AT.origin).create(asked.public_key, kind)
        with pytest.raises(PasskeyRefused):
            created(AT, NewCredential(other["id"], Attestation(**other["response"])), asked.challenge)


def test_passkeys_are_good_for_a_domain() -> None:
    assert party("https://hall.example:8443", "") == Party("hall.example", "https://hall.example:8443")
    assert party("https://www.hall.example", "hall.example").domain == "hall.example"
    for origin in ("http://127.0.0.1:8000", "http://[::1]:8000", "null", ""):
        with pytest.raises(PasskeysImpossible):
            party(origin, "")


# ── Pages of other sites ──


async def test_pages_of_other_sites_cannot_touch_accounts(db: str) -> None:
    changes = [
        ("POST", "sign-in"),
        ("POST", "sign-in/passkey/options"),
        ("POST", "sign-in/passkey"),
        ("POST", "sign-out"),
        ("POST", "account"),
        ("DELETE", "account"),
        ("PUT", "account/password"),
        ("DELETE", "account/password"),
        ("POST", "account/codes"),
        ("POST", "account/passkeys/options"),
        ("POST", "account/passkeys"),
        ("DELETE", "account/devices"),
        ("POST", "account/progress/smoki"),
    ]
    async with browsers(db, 1) as (_, (ola,)):
        await ola.open()
        ola.http.headers["Origin"] = "https://evil.example"
        for method, path in changes:
            assert await ola.refused(method, path) == "foreign-origin"
        del ola.http.headers["Origin"]
        ola.http.headers["Sec-Fetch-Site"] = "cross-site"
        for method, path in changes:
            assert await ola.refused(method, path) == "foreign-origin"


async def test_hashes_are_renewed_when_parameters_change(db: str) -> None:
    async with browsers(db, 1) as (hall, (ola,)):
        await ola.open()
        person = await hall.hall.store.guest(tokens.digest(ola.token or ""))
        assert person is not None
        records = hall.app.state.accounts._records
        weak = PasswordHasher(time_cost=1, memory_cost=64).hash(PASSWORD)
        await records.set_password(person.id, weak)
        await ola.sign_in()
        assert (await records.of(person.id)).password != weak
        await ola.sign_in()
