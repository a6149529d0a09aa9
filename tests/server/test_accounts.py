"""Accounts: a guest becomes one and comes back from anywhere, by password, passkey or recovery code."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from drakehall.hall import tokens
from drakehall.server.accounts import recovery_codes
from drakehall.server.accounts.accounts import EXPORTS_PER_HOUR, LONGEST_LEARNT, RECENT
from drakehall.server.accounts.errors import BadLogin, WeakPassword
from drakehall.server.accounts.logins import chosen_login, login_key
from drakehall.server.accounts.passwords import chosen
from drakehall.server.storage.personal import PERSONAL
from drakehall.server.storage.schema import GUESTS, METADATA
from tests.server.authenticator import Authenticator
from tests.server.house import House, open_house
from tests.server.people import PASSWORD, Browser, browser


@asynccontextmanager
async def browsers(db: str, count: int, **settings: Any) -> AsyncIterator[tuple[House, list[Browser]]]:
    """A hall with so many browsers at its page."""
    async with open_house(db, **settings) as hall, AsyncExitStack() as stack:
        yield hall, [await stack.enter_async_context(browser(hall)) for _ in range(count)]


def key(of: Browser) -> Authenticator:
    return Authenticator(origin=of.origin)


def let_time_pass(hall: House, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the clock of the accounts go on."""
    accounts = hall.app.state.accounts
    now = accounts._clock()
    monkeypatch.setattr(accounts, "_clock", lambda: now + seconds)


async def test_a_guest_becomes_an_account_and_keeps_their_tables(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, phone)):
        await ola.told("POST", "guest", name="Ola")
        table = await ola.sit()
        assert await ola.told("GET", "account") is None
        opened = await ola.open(" Óla.Nowak ")
        assert opened["account"]["login"] == "Óla.Nowak"
        assert opened["account"]["password"]
        assert opened["account"]["recent"]
        assert (len(set(opened["codes"])), opened["account"]["codes"]) == (10, 10)
        assert [(each["label"], each["here"]) for each in opened["account"]["devices"]] == [("Firefox · Linux", True)]
        assert await ola.tables() == [table]
        told = await phone.sign_in("óla.NOWAK")
        assert [each["here"] for each in told["devices"]].count(True) == 1
        assert len(told["devices"]) == 2
        assert await phone.tables() == [table]
        assert await phone.told("GET", "guest") == {"name": "Ola"}
        assert await phone.refused("POST", "account", login="Other", password=PASSWORD) == "already-account"


async def test_a_passkey_opens_an_account_and_signs_in(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, phone)):
        passkey = key(ola)
        table = await ola.sit()
        opened = await ola.open_with(passkey)
        assert not opened["account"]["password"]
        assert [each["label"] for each in opened["account"]["passkeys"]] == ["Firefox · Linux"]
        told = await phone.sign_in_with(passkey)
        assert told["login"] == "Ola"
        assert told["passkeys"][0]["used"] is not None
        assert await phone.tables() == [table]
        await phone.add(key(phone))
        assert len((await ola.told("GET", "account"))["passkeys"]) == 2


async def test_signing_in_brings_the_tables_of_the_guest_along(db: str) -> None:
    async with browsers(db, 3) as (hall, (ola, phone, jan)):
        await ola.told("POST", "guest", name="Ola")
        await ola.open()
        shared = await ola.sit(3)
        await phone.told("POST", "guest", name="Nobody")
        own, other = await phone.sit(), await jan.sit()
        await phone.told("POST", f"tables/{shared}/sit")
        await phone.told("POST", f"tables/{other}/sit")
        await jan.told("POST", f"tables/{other}/start")
        await phone.sign_in()
        assert set(await phone.tables()) == {own, shared, other}
        assert await phone.told("GET", "guest") == {"name": "Ola"}
        seats = (await phone.told("GET", f"tables/{shared}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Ola", None, None]  # one person has one seat
        seen = await phone.told("GET", f"tables/{own}")
        assert (seen["you"], seen["host"]) == (0, True)
        async with hall.hall.store._database.engine.connect() as connection:  # type: ignore[attr-defined]
            names = [row.name for row in await connection.execute(GUESTS.select())]
        assert sorted(names) == ["Guest", "Ola"]  # nothing is left of the guest


async def test_ended_tables_are_brought_along_as_well(db: str) -> None:
    async with browsers(db, 2) as (hall, (ola, phone)):
        await ola.open()
        table = await phone.sit()
        await phone.told("POST", f"tables/{table}/leave")
        assert hall.hall.tables[0].row.status == "closed"
        await phone.sign_in()
        described = await phone.told("GET", f"tables/{table}")
        assert described["host"]
        stored = await hall.hall.store.table(table)
        assert stored is not None
        assert hall.hall.tables[0].row == stored


async def test_recovery_codes_are_good_once(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, phone)):
        first, second, *_ = (await ola.open())["codes"]
        told = await phone.told("POST", "sign-in", login="ola", code=f" {first.upper().replace('-', ' ')} ")
        assert told["codes"] == 9
        for code in (first, "", "aaaa-aaaa-aaaa-aaaa"):
            assert await phone.refused("POST", "sign-in", login="ola", code=code) == "sign-in-refused"
        renewed = (await phone.told("POST", "account/codes"))["codes"]
        assert await ola.refused("POST", "sign-in", login="ola", code=second) == "sign-in-refused"
        answers = await asyncio.gather(*(ola.ask("POST", "sign-in", login="ola", code=renewed[0]) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]


async def test_secrets_are_stored_hashed(db: str, tmp_path: Any) -> None:
    async with browsers(db, 1) as (hall, (ola,)):
        codes = (await ola.open())["codes"]
        stored = []
        async with hall.hall.store._database.engine.connect() as connection:  # type: ignore[attr-defined]
            for table in METADATA.sorted_tables:
                stored += [str(value) for row in await connection.execute(table.select()) for value in row]
        assert tokens.digest(ola.token or "") in stored
        assert any(value.startswith("$argon2id$") for value in stored)
        for secret in (PASSWORD, ola.token, *codes, *(code.replace("-", "") for code in codes)):
            assert not any(str(secret) in value for value in stored)


async def test_devices_are_listed_and_signed_out(db: str) -> None:
    async with browsers(db, 4) as (_, (ola, phone, tablet, jan)):
        await ola.open()
        await phone.sign_in()
        await tablet.sign_in()
        await jan.open("Jan")
        devices = (await ola.told("GET", "account"))["devices"]
        assert len(devices) == 3
        elsewhere = [each["id"] for each in devices if not each["here"]]
        assert await jan.refused("DELETE", f"account/devices/{elsewhere[0]}") == "no-such-device"
        assert await ola.refused("DELETE", "account/devices/0123456789ab") == "no-such-device"
        left = await ola.told("DELETE", f"account/devices/{elsewhere[0]}")
        assert len(left["devices"]) == 2
        assert [await each.told("GET", "account") is None for each in (ola, phone, tablet)].count(True) == 1
        await ola.told("DELETE", "account/devices")
        assert await phone.told("GET", "account") is None
        assert await tablet.told("GET", "account") is None
        await ola.told("POST", "sign-out")
        assert ola.token is None
        assert await ola.told("GET", "account") is None
        assert await jan.told("GET", "account")


async def watching(hall: House, table: str, of: Browser) -> ClientConnection:
    """Open a socket and wait until it is told of the table."""
    where = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(where, additional_headers={"Cookie": f"drakehall={of.token}"}, proxy=None)
    await socket.recv()
    return socket


async def ended(socket: ClientConnection) -> int | None:
    """Wait until the hall ends a socket; give the code."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_sockets_of_a_signed_out_device_end(db: str) -> None:
    async with browsers(db, 2) as (hall, (ola, phone)):
        await ola.open()
        table = await ola.sit()
        await phone.sign_in()
        gone, stays = await watching(hall, table, phone), await watching(hall, table, ola)
        await ola.told("DELETE", "account/devices")
        assert await ended(gone) == 1012
        assert not stays.close_code
        await ola.told("POST", "sign-out")
        assert await ended(stays) == 1012


async def test_a_socket_that_opens_while_its_device_is_signed_out_ends(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browsers(db, 1) as (hall, (ola,)):
        await ola.open()
        table, token = await ola.sit(), ola.token
        identify, asked = hall.hall.store.guest, []

        async def guest(hashed: str) -> Any:
            found = await identify(hashed)
            asked.append(hashed)
            if len(asked) == 1:
                await ola.told("POST", "sign-out")  # just after it was found out who opens the socket
            return found

        monkeypatch.setattr(hall.hall.store, "guest", guest)
        where = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(where, additional_headers={"Cookie": f"drakehall={token}"}, proxy=None) as socket:
            assert await ended(socket) == 1012


async def test_sockets_end_in_other_halls_too(postgres: str) -> None:
    async with browsers(postgres, 1) as (hall, (ola,)), open_house(postgres) as other:
        await ola.open()
        table = await ola.sit()
        socket = await watching(other, table, ola)
        await ola.told("POST", "sign-out")
        assert await ended(socket) == 1012
        assert hall.hall is not other.hall


async def test_a_hall_that_has_missed_news_looks_who_is_still_signed_in(postgres: str) -> None:
    async with browsers(postgres, 2) as (hall, (ola, jan)):
        await ola.open()
        table = await ola.sit()
        gone, stays = await watching(hall, table, ola), await watching(hall, table, jan)
        person = await hall.hall.store.guest(tokens.digest(ola.token or ""))
        assert person is not None
        void = await hall.app.state.accounts._records.sign_out(person.id)
        assert len(void) == 1
        await hall.hall.missed()
        assert await ended(gone) == 1012
        assert not stays.close_code


async def test_dangerous_changes_demand_a_credential_shown_lately(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with browsers(db, 2) as (hall, (ola, jan)):
        await ola.open()
        await jan.open("Jan")
        let_time_pass(hall, monkeypatch, RECENT + 5)
        assert not (await ola.told("GET", "account"))["recent"]
        dangerous: list[tuple[str, str, dict[str, Any]]] = [
            ("PUT", "account/password", {"password": "another password"}),
            ("DELETE", "account/password", {}),
            ("POST", "account/codes", {}),
            ("POST", "account/passkeys/options", {"login": None}),
            ("DELETE", "account/passkeys/0123456789ab", {}),
            ("GET", "account/export", {}),
            ("DELETE", "account", {}),
        ]
        for method, path, body in dangerous:
            assert await ola.refused(method, path, **body) == "not-recent"
        # Somebody else's credential does not help, nor does it sign anybody in.
        again = {"password": PASSWORD, "again": True}
        assert await ola.refused("POST", "sign-in", login="Jan", **again) == "sign-in-refused"
        assert (await ola.sign_in(again=True))["recent"]
        assert (await ola.told("PUT", "account/password", password="another password"))["login"] == "Ola"


async def test_the_last_credential_stays(db: str) -> None:
    async with browsers(db, 1) as (_, (ola,)):
        await ola.open()
        assert await ola.refused("DELETE", "account/password") == "last-credential"
        (passkey,) = (await ola.add(key(ola)))["passkeys"]
        assert not (await ola.told("DELETE", "account/password"))["password"]
        assert await ola.refused("DELETE", f"account/passkeys/{passkey['id']}") == "last-credential"
        assert await ola.refused("DELETE", "account/passkeys/0123456789ab") == "no-such-device"
        await ola.told("PUT", "account/password", password=PASSWORD)
        assert (await ola.told("DELETE", f"account/passkeys/{passkey['id']}"))["passkeys"] == []


async def test_of_two_credentials_removed_at_once_one_stays(db: str) -> None:
    async with browsers(db, 1) as (_, (ola,)):
        await ola.open()
        (passkey,) = (await ola.add(key(ola)))["passkeys"]
        answers = await asyncio.gather(
            ola.ask("DELETE", "account/password"), ola.ask("DELETE", f"account/passkeys/{passkey['id']}")
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_new_password_signs_all_others_out(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, phone)):
        await ola.open()
        await phone.sign_in()
        await ola.told("PUT", "account/password", password="another password")
        assert await phone.told("GET", "account") is None
        assert await phone.refused("POST", "sign-in", login="Ola", password=PASSWORD) == "sign-in-refused"
        await phone.sign_in(password="another password")


async def test_data_are_exported_without_secrets(db: str) -> None:
    async with browsers(db, 2) as (_, (ola, jan)):
        await ola.told("POST", "guest", name="Ola")
        await jan.told("POST", "guest", name="Jan")
        codes = (await ola.open())["codes"]
        await ola.add(key(ola))
        table = await ola.sit()
        await jan.told("POST", f"tables/{table}/sit")
        await ola.told("POST", f"tables/{table}/start")
        await ola.told("POST", "account/progress/smoki", sections={"first": "2026-01-02"})
        answer = await ola.ask("GET", "account/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert told["person"]["name"] == "Ola"
        assert told["accounts"][0]["login"] == "Ola"
        assert (len(told["devices"]), len(told["passkeys"])) == (1, 1)
        assert told["progress"]["smoki"]["sections"] == {"first": "2026-01-02"}
        assert [(each["id"], each["seat"], each["options"]["starting_seat"]) for each in told["tables"]] == [
            (table, 0, 0)
        ]
        for secret in (ola.token, *codes, "argon2", "Jan", tokens.digest(ola.token or "")):
            assert str(secret) not in answer.text
        assert (await jan.told("GET", "account/export"))["accounts"] == []  # guests are told theirs as well


async def test_own_moves_are_exported(db: str) -> None:
    async with browsers(db, 2) as (hall, (ola, jan)):
        table = await ola.sit()
        await jan.told("POST", f"tables/{table}/sit")
        await ola.told("POST", f"tables/{table}/start")
        live = await hall.hall.table(table)
        for _ in range(2):
            assert live.stored is not None
            state = live.stored.state
            await live.moves.act(state.seat, live.seq, state.legal()[0])
        log = await hall.hall.store.log(table)
        (told,) = (await ola.told("GET", "account/export"))["tables"]
        assert [(each["seq"], each["action"]) for each in told["moves"]] == [
            (number, entry.action)  # type: ignore[union-attr]
            for number, entry in enumerate(log, start=1)
            if entry.seat == 0
        ]
        assert len(log) > len(told["moves"]) > 0


async def test_who_deletes_their_data_leaves_a_former_player(db: str) -> None:
    async with browsers(db, 3) as (hall, (ola, jan, ewa)):
        passkey = key(ola)
        for person, name in ((ola, "Ola"), (jan, "Jan")):
            await person.told("POST", "guest", name=name)
        await ola.open_with(passkey)
        gathers, plays = await ola.sit(), await ola.sit()
        link = (await ola.told("POST", f"tables/{plays}/link"))["link"]
        await jan.told("POST", f"tables/{gathers}/sit")
        await jan.told("POST", f"tables/{plays}/sit")
        await ola.told("POST", f"tables/{plays}/start")
        socket = await watching(hall, plays, ola)
        token = ola.token
        await ola.told("DELETE", "account")
        assert await ended(socket) == 1012
        assert ola.token is None
        ola.plant(token)
        assert await ola.told("GET", "guest") is None
        seats = (await jan.told("GET", f"tables/{plays}"))["seats"]
        assert [(seat["name"], seat["bot"] is not None) for seat in seats] == [("Former player", True), ("Jan", False)]
        assert [seat["name"] for seat in (await jan.told("GET", f"tables/{gathers}"))["seats"]] == [None, "Jan"]
        assert (await jan.told("GET", f"tables/{gathers}"))["host"]
        assert await ewa.refused("POST", f"tables/{plays}/claim", link=link) == "wrong-link"
        asked = await ewa.told("POST", "sign-in/passkey/options")
        used = passkey.use(asked["public_key"])
        assert await ewa.refused("POST", "sign-in/passkey", credential=used) == "passkey-refused"
        await ewa.open("Ola")  # the name is free again
        async with hall.hall.store._database.engine.connect() as connection:  # type: ignore[attr-defined]
            rows = [row for table in METADATA.sorted_tables for row in await connection.execute(table.select())]
        assert not any(passkey.id in map(str, row) for row in rows)
        assert [str(value) for row in rows for value in row].count("Ola") == 1


async def test_at_ended_tables_a_former_player_remains(db: str) -> None:
    async with browsers(db, 2) as (hall, (ola, jan)):
        await ola.told("POST", "guest", name="Ola")
        table = await ola.sit(turn_cap=2)
        await jan.told("POST", f"tables/{table}/sit")
        await ola.told("POST", f"tables/{table}/start")
        live = await hall.hall.table(table)
        while live.row.status == "playing":
            assert live.stored is not None
            state = live.stored.state
            await live.moves.act(state.seat, live.seq, state.legal()[-1])
        await ola.told("DELETE", "account")
        seats = (await jan.told("GET", f"tables/{table}"))["seats"]
        assert (seats[0]["name"], seats[0]["person"]) == ("Former player", True)
        assert b"Ola" not in (await jan.ask("GET", f"tables/{table}/save")).content


async def test_nothing_that_they_said_or_were_called_remains(db: str) -> None:
    async with browsers(db, 2) as (hall, (ola, jan)):
        for person, name in ((ola, "Ola"), (jan, "Jan")):
            await person.told("POST", "guest", name=name)
        table = await ola.sit()
        await jan.told("POST", f"tables/{table}/sit")
        await ola.told("POST", f"tables/{table}/start")
        live = await hall.hall.table(table)
        for seat in live.row.seats:
            await live.chat.say(seat.guest, f"in {seat.seat}")
        await jan.told("POST", f"tables/{table}/report", seat=0, message=1, why="?")
        await jan.told("POST", f"tables/{table}/report", seat=0, why="?")
        await ola.told("DELETE", "account")
        shown = live.chat.shown(live.row.seats[1].guest, 0)
        assert [(line.number, line.name) for line in shown] == [(2, "Jan")]
        async with hall.hall.store._database.engine.connect() as connection:  # type: ignore[attr-defined]
            rows = [row for table in METADATA.sorted_tables for row in await connection.execute(table.select())]
        assert not any("Ola" in str(value) for row in rows for value in row)


async def test_a_guest_who_signs_in_takes_blocks_and_wishes_along(db: str) -> None:
    async with browsers(db, 3) as (hall, (ola, phone, jan)):
        store: Any = hall.hall.store
        await ola.open()
        for person, name in ((phone, "Guest of Ola"), (jan, "Jan")):
            await person.told("POST", "guest", name=name)
        account, guest, other = [(await store.guest(tokens.digest(each.token or ""))).id for each in (ola, phone, jan)]
        await phone.told("POST", f"people/{other}/block")
        await phone.told("POST", f"people/{account}/block")
        await jan.told("POST", f"people/{guest}/block")
        await jan.told("POST", f"people/{account}/block")
        await phone.told("PUT", "notifications", turns=False)
        await phone.sign_in()
        assert await store.people.blocks({account, guest, other}) == {(account, other), (other, account)}
        assert not (await store.notices.wishes(account)).turns
        assert await store.people.names({guest}) == {}, "nothing is left of the guest"


async def test_data_are_handed_out_so_many_times_an_hour_and_nothing_of_what_signs(db: str) -> None:
    async with browsers(db, 1) as (_, (ola,)):
        secret = (await ola.told("PUT", "notifications", webhook="https://example.org/"))["webhook_secret"]
        answers = [await ola.ask("GET", "account/export") for _ in range(EXPORTS_PER_HOUR + 1)]
        assert [answer.status_code for answer in answers] == [200] * EXPORTS_PER_HOUR + [429]
        assert answers[0].json()["notifications"]["webhook"] == "https://example.org/"
        assert secret not in answers[0].text


async def test_there_is_an_end_to_what_can_be_learnt(db: str) -> None:
    async with browsers(db, 1) as (_, (ola,)):
        await ola.open()
        answers = []
        for number in range(8):
            told = [f"{number}-{step:050}" for step in range(1000)]
            begun = {f"section {number}": {"table": "abc", "told": told}}
            answers.append((await ola.ask("POST", "account/progress/smoki", begun=begun)).status_code)
        assert set(answers) == {200, 400}
        found = await ola.told("GET", "account/progress")
        assert len(json.dumps(found)) < 2 * LONGEST_LEARNT


async def test_progress_moves_with_the_account(db: str) -> None:
    learnt = {
        "sections": {"first": "2026-01-02"},
        "exercises": {"e": {"done": "2026-01-05", "failed": ["2026-01-05"], "counted": "a"}},
        "puzzles": {"p": {"failed": ["2026-01-01"], "lost": 3.5}},
        "begun": {"second": {"table": "abc", "told": ["x"], "since": 4, "over": False}},
        "heard": ["x"],
    }
    elsewhere = {
        "sections": {"second": "2026-01-03"},
        "exercises": {"e": {"failed": ["2026-01-01"]}},
        "puzzles": {"p": {"done": "2026-01-02", "lost": 0.0}},
        "heard": ["y", "x"],
    }
    async with browsers(db, 2) as (_, (ola, phone)):
        assert await ola.refused("GET", "account/progress") == "needs-account"
        await ola.open()
        await ola.told("POST", "account/progress/smoki", **learnt)
        await phone.sign_in()
        told = await phone.told("POST", "account/progress/smoki", **elsewhere)
        assert told["sections"] == {"first": "2026-01-02", "second": "2026-01-03"}
        assert told["exercises"]["e"] == learnt["exercises"]["e"] | {"lost": None}  # type: ignore[index]
        assert told["puzzles"]["p"] == {"done": "2026-01-02", "failed": [], "lost": 0.0, "counted": None}
        assert told["begun"] == learnt["begun"]
        assert told["heard"] == ["x", "y"]
        assert await ola.told("GET", "account/progress") == {"games": {"smoki": told}}
        assert (await ola.ask("POST", "account/progress/nothing", **learnt)).status_code == 400


async def test_two_devices_that_learn_at_once_lose_nothing(db: str) -> None:
    async with browsers(db, 1) as (_, (ola,)):
        await ola.open()
        told = [
            ola.told("POST", "account/progress/smoki", sections={f"s{number}": "2026-01-02"}) for number in range(4)
        ]
        await asyncio.gather(*told)
        found = await ola.told("GET", "account/progress")
        assert set(found["games"]["smoki"]["sections"]) == {"s0", "s1", "s2", "s3"}


@pytest.mark.parametrize("login", ["Ola", "a-b", "ola@example.org", "Żółć_1", "x" * 32, "１２３"])
def test_names_to_sign_in_by(login: str) -> None:
    assert chosen_login(f"  {login} ")


@pytest.mark.parametrize("login", ["", "ab", "x" * 33, "a b", "-ab", "ab.", "a\x00b", "a\u202eb", "<b>", "ß" * 32])
def test_names_that_cannot_be(login: str) -> None:
    with pytest.raises(BadLogin):
        chosen_login(login)


def test_names_are_the_same_whatever_their_case_and_form() -> None:
    for one, other in (("Ola", "oLA "), ("Straße", "STRASSE"), ("Ｏｌａ", "ola"), ("Zo\u0301s", "Zós")):
        assert login_key(one) == login_key(other)
    assert login_key("ola") != login_key("ola1")


@pytest.mark.parametrize("password", ["", "short", "aaaaaaaaaaaa", "ababababababab", "Ola.Nowak-1"])
def test_weak_passwords(password: str) -> None:
    with pytest.raises(WeakPassword):
        chosen(password, "ola.nowak-1")


def test_passwords_are_the_same_on_every_keyboard() -> None:
    assert chosen("Zażółć gęślą", "x") == chosen("Zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328", "x")


def test_codes_are_read_as_people_write_them() -> None:
    code = recovery_codes.fresh()[0]
    assert len(code.replace("-", "")) == 16
    written = code.replace("-", " ").replace("0", "O").replace("1", "l").upper().replace("1", "I")
    assert recovery_codes.hashed(written, "ola") == recovery_codes.hashed(code, "ola")
    assert recovery_codes.hashed(code, "jan") != recovery_codes.hashed(code, "ola")


def test_of_every_column_about_people_it_is_known_what_becomes_of_it() -> None:
    refers = {
        column
        for table in METADATA.sorted_tables
        for column in table.columns
        if column.name in ("person", "player", "owner") or any(key.column is GUESTS.c.id for key in column.foreign_keys)
    }
    assert refers == {each.column for each in PERSONAL}
    for each in PERSONAL:
        assert set(each.exported) | set(each.blank) <= set(each.column.table.columns.keys())
        assert bool(each.blank) == (each.deleted == "blank")
