"""What the operator can do while the hall is open: close, kick, rename, ban, forget; on the command line, too."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from drakehall.client import Client, Refusal
from drakehall.hall import tokens
from drakehall.hall.limits import network
from tests.server.house import House, asking, open_house, play, table_for_two, until

SECRET = "op_secret"
PROOF = {"Authorization": f"Bearer {SECRET}"}
OPERATOR = tokens.digest(SECRET)


def operator(hall: House) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"{hall.address}/api/operator", headers=PROOF, verify=False, timeout=60)


async def test_a_table_is_closed_whoever_plays(db: str) -> None:
    async with open_house(db, operator=OPERATOR) as hall, operator(hall) as http, table_for_two(hall) as seats:
        await play(seats)
        table = hall.hall.tables[0].row.id
        assert (await http.post(f"/tables/{table}/close")).json()["status"] == "closed"
        await until(seats[0], lambda told: told.status == "closed")
        assert (await http.post(f"/tables/{table}/close")).status_code == 409


async def test_a_seat_is_taken_away_for_good(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, operator=OPERATOR) as hall,
        operator(hall) as http,
        hall.guest() as ola,
        hall.guest() as jan,
    ):
        table = (await ola.create("smoki", 2)).table.id
        link = (await jan.sit(table)).link
        await ola.start(table)
        told = (await http.post(f"/tables/{table}/kick", json={"seat": 1})).json()["seats"][1]
        assert (told["person"], told["bot"] is not None) == (False, True)
        with pytest.raises(Refusal) as refused:
            await jan.claim(table, link or "")
        assert refused.value.problem.id == "server-wrong-link"
        assert (await http.post(f"/tables/{table}/kick", json={"seat": 1})).status_code == 409


async def test_who_is_kicked_at_a_table_with_a_clock_has_given_up(tmp_path: Path) -> None:
    """As everybody who leaves one: nobody comes back into such a game."""
    clock = {"kind": "game", "seconds": 600}
    async with open_house(tmp_path, operator=OPERATOR) as hall, operator(hall) as http, hall.guest() as jan:
        async with asking(hall.address) as ola:
            seated = await ola.post("/api/tables", json={"game": "smoki", "seats": 2, "clock": clock})
            table = seated.json()["table"]["id"]
            await jan.sit(table)
            await ola.post(f"/api/tables/{table}/start", json={})
            told = (await http.post(f"/tables/{table}/kick", json={"seat": 1})).json()["seats"][1]
        assert (told["given_up"], told["person"]) == (True, False)


async def test_the_operator_reads_what_people_report_and_puts_it_away(db: str) -> None:
    async with open_house(db, operator=OPERATOR) as hall, operator(hall) as http, table_for_two(hall) as seats:
        table = hall.hall.tables[0]
        people = [seat.guest or "" for seat in table.row.seats]
        for text in ("hm", "you fool"):
            await table.chat.say(people[1], text)
        await table.chat.report(people[0], 1, 2, "rude")
        await table.chat.report(people[0], 1, None, "")
        line, name = (await http.get("/reports")).json()["reports"]
        assert (line["line"], line["context"], line["why"]) == ("you fool", ["Guest: hm"], "rude")
        assert (line["table"], line["person"], line["reporter"]) == (table.row.id, people[1], people[0])
        assert (name["line"], name["name"], name["handled"]) == (None, "Guest", None)
        left = await http.post(f"/reports/{line['number']}/handle")
        assert left.json() == {"reports": [name]}
        assert (await http.get("/reports")).json() == {"reports": [name]}
        both = (await http.get("/reports?handled=true")).json()["reports"]
        assert [each["handled"] is None for each in both] == [False, True]
        assert (await http.post("/reports/9/handle")).status_code == 404
        assert (await http.post("/bans", json={"kind": "person", "subject": line["person"]})).status_code == 201
        with pytest.raises((Refusal, ConnectionError)):
            await until(seats[1], lambda told: False)


async def test_a_name_is_changed_everywhere(db: str) -> None:
    async with open_house(db, operator=OPERATOR) as hall, operator(hall) as http, hall.guest() as ola:
        await ola.rename("Brzydkie Słowo")
        table = (await ola.create("smoki", 2, bots=["random"])).table.id
        await ola.start(table)
        person = (await http.get(f"/tables/{table}/people")).json()["seats"][0]["person"]
        assert (await http.post("/rename", json={"person": person, "name": "Ktoś"})).json() == {"name": "Ktoś"}
        assert (await ola.table(table)).seats[0].name == "Ktoś"
        assert (await http.post("/rename", json={"person": "0", "name": "Ktoś"})).status_code == 404


async def test_who_is_banned_is_shown_out_and_stays_out(tmp_path: Path) -> None:
    async with open_house(tmp_path, operator=OPERATOR) as hall, operator(hall) as http, hall.guest() as ola:
        table = (await ola.create("smoki", 2)).table.id
        person = (await http.get(f"/tables/{table}/people")).json()["seats"][0]["person"]
        async with ola.play(table) as seat:
            await seat.receive()
            ban = (await http.post("/bans", json={"kind": "person", "subject": person, "why": "x"})).json()
            with pytest.raises((Refusal, ConnectionError)):
                await until(seat, lambda told: False)
        with pytest.raises(Refusal) as refused:
            await ola.rename("Ola")
        assert refused.value.problem.id == "server-banned"
        assert [each["id"] for each in (await http.get("/bans")).json()["bans"]] == [ban["id"]]
        assert (await http.delete(f"/bans/{ban['id']}")).json() == {"bans": []}
        assert (await ola.rename("Ola")).name == "Ola"


async def test_a_bot_is_banned_with_its_owner(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, operator=OPERATOR) as hall,
        operator(hall) as http,
        asking(hall.address) as ola,
    ):
        bot = (await ola.post("/api/bots", json={"name": "Zosia"})).json()
        secret = (await ola.post(f"/api/bots/{bot['id']}/tokens", json={"scopes": ["read"]})).json()["secret"]
        owner = await hall.hall.store.guest(tokens.digest(ola.cookies["drakehall"]))
        assert owner is not None
        async with Client(hall.address, secret) as program:
            await program.tables(mine=True)
            await http.post("/bans", json={"kind": "person", "subject": owner.id})
            with pytest.raises(Refusal) as refused:
                await program.tables(mine=True)
        assert refused.value.problem.id == "server-banned"


@pytest.mark.parametrize("subject", ["192.0.2.7", "192.0.2.0/24"])
async def test_an_address_is_banned(tmp_path: Path, subject: str) -> None:
    changes = {"operator": OPERATOR, "proxies": ("127.0.0.1",)}
    async with open_house(tmp_path, **changes) as hall, operator(hall) as http:
        assert (await http.post("/bans", json={"kind": "address", "subject": subject})).status_code == 201
        asked = [
            (await http.get(f"{hall.address}/health", headers={"X-Forwarded-For": address})).status_code
            for address in ("192.0.2.7", "::ffff:192.0.2.7", "198.51.100.1", "2001:db8::1")
        ]
        assert asked == [403, 403, 200, 200]
        assert (await http.post("/bans", json={"kind": "address", "subject": "nowhere"})).status_code == 400


@pytest.mark.parametrize("subject", ["192.0.2.7", "192.0.2.0/24", "2001:db8:0:1::/64", "2001:db8::/32"])
async def test_who_comes_from_a_banned_address_is_shown_out(tmp_path: Path, subject: str) -> None:
    addresses = ["192.0.2.7", "2001:db8:0:1::7"]
    async with open_house(tmp_path, operator=OPERATOR) as hall, operator(hall) as http, table_for_two(hall) as seats:
        table = hall.hall.tables[0].row
        people = [seat.guest or "" for seat in table.seats]
        for person, address in zip(people, addresses, strict=True):
            hall.hall.seen(person, network(address))
        told = (await http.get(f"/tables/{table.id}/people")).json()["seats"]
        assert [each["address"] for each in told] == ["192.0.2.7", "2001:db8:0:1::/64"]
        await http.post("/bans", json={"kind": "address", "subject": subject})
        gone, stays = seats if subject.startswith("192") else reversed(seats)
        watchers = {each.guest for each in hall.hall.tables[0].presence.watchers if not each.gone}
        assert watchers == {people[seats.index(stays)]}
        assert gone is not stays


async def test_bans_are_read_when_a_hall_opens(db: str) -> None:
    async with open_house(db, operator=OPERATOR) as hall, operator(hall) as http:
        await http.post("/bans", json={"kind": "address", "subject": "127.0.0.2"})
    async with open_house(db, operator=OPERATOR) as hall, operator(hall) as http:
        assert [each["subject"] for each in (await http.get("/bans")).json()["bans"]] == ["127.0.0.2/32"]


async def test_a_hall_without_an_operator_has_no_such_addresses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, operator(hall) as http:
        assert (await http.get("/bans")).status_code == 404


async def test_the_commands_ask_the_open_hall(tmp_path: Path) -> None:
    async with open_house(tmp_path, operator=OPERATOR) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2)).table.id
        (tmp_path / "token").write_text(SECRET)

        async def admin(*words: str) -> subprocess.CompletedProcess[str]:
            command = [sys.executable, "-m", "drakehall", "admin", *words]
            where = ["--hall", hall.address, "--token-file", str(tmp_path / "token"), "--lang", "en"]
            return await asyncio.to_thread(
                subprocess.run, [*command, *where], capture_output=True, text=True, check=False
            )

        told = json.loads((await admin("people", table)).stdout)
        assert told["seats"][0]["name"] == "Guest"
        assert json.loads((await admin("close", table)).stdout)["status"] == "closed"
        again = await admin("close", table)
        assert again.returncode == 2
        assert "the table is closed" in again.stderr
        banned = json.loads((await admin("ban", "--address", "192.0.2.1", "--days", "1")).stdout)
        assert json.loads((await admin("unban", banned["id"])).stdout) == {"bans": []}
        assert json.loads((await admin("reports", "--all")).stdout) == {"reports": []}
        none = await admin("handle", "3")
        assert (none.returncode, "there is no report 3" in none.stderr) == (2, True)
        assert json.loads((await admin("expire")).stdout) == {"closed": 0, "forgotten": 0, "guests": 0, "reports": 0}


def test_a_token_of_the_operator_fits_the_line_of_the_settings() -> None:
    made = subprocess.run(
        [sys.executable, "-m", "drakehall", "admin", "token", "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert f'operator = "{tokens.digest(made.stdout.strip())}"' in made.stderr
