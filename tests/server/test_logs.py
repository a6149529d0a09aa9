"""Logs: one JSON document a line, at the level that was asked for, without secrets."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidStatus

from drakehall.hall import tokens
from drakehall.hall.logs import LOGGER, fault
from drakehall.server import logs
from drakehall.server.logs import LogFormat
from drakehall.server.storage.engine import connect
from drakehall.wire.frames import Act, Refused
from tests.server.house import House, asking, open_house, play, table_for_two
from tests.server.wire import SEED


@pytest.fixture(autouse=True)
def untouched() -> Iterator[None]:
    """Leave logging as it was."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, LOGGER.level
    yield
    root.handlers[:], level, own = before
    root.setLevel(level)
    LOGGER.setLevel(own)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


async def some_trouble(hall: House) -> list[str]:
    """Play, be refused in many ways, and let the hall itself fail; give every secret that there was."""
    async with table_for_two(hall, starting_seat=0) as seats, hall.guest() as ola, hall.guest() as jan:
        seated = await ola.create("smoki", 2, open=False)
        table, link, invitation = seated.table.id, str(seated.link), str(seated.invitation)
        for path in ("claim", "sit", f"claim?link={link}"):
            await jan._http.post(f"/api/tables/{table}/{path}", json={"link": link + "x", "invitation": invitation})
        fresh = str((await jan.claim(table, link)).link)
        await play(seats, "turn_up 0")
        with pytest.MonkeyPatch.context() as broken:
            for name in ("append", "save_seat"):
                broken.setattr(hall.hall.store, name, _failing)
            for guest, path, body in ((jan, "leave", {}), (jan, "link", {}), (ola, "start", {"fill": "random"})):
                answer = await guest._http.post(f"/api/tables/{table}/{path}", json=body)
                assert answer.status_code == 500
            await seats[1].send(Act(seq=1, action="turn_up 0", id=1))
            position = seats[1].position
            while seats[1].position is position:
                await seats[1].receive()
        cookies = [str(value) for each in (ola, jan) for value in each._http.cookies.values()]
        assert len(cookies) == 2
        row = (await hall.hall.table(table)).row
        return [link, fresh, invitation, *cookies, str(row.seed), row.salt]


async def _failing(*_: object) -> None:
    raise RuntimeError("out of order")


@pytest.mark.parametrize("form", ["json", "human"])
async def test_no_secret_is_ever_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str], form: LogFormat) -> None:
    logs.configure("debug", form)
    async with open_house(tmp_path) as hall:
        hall.hall.draw_seed = lambda: SEED
        secrets = await some_trouble(hall)
    said = capsys.readouterr().err
    assert "RuntimeError: out of order" in said
    assert "table set" in said
    for secret in secrets:
        assert secret not in said
        assert tokens.digest(secret) not in said


@pytest.mark.parametrize("db_name", ["sqlite", "postgres"])
def test_errors_of_a_database_quote_no_values(tmp_path: Path, db_name: str) -> None:
    url = str(tmp_path / "hall.db") if db_name == "sqlite" else "postgresql://hall@/hall"
    engine = connect(url, "NORMAL").engine
    assert engine.sync_engine.hide_parameters


async def test_a_request_has_an_id_in_its_answer_its_problem_and_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.configure("debug")
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        async with asking(hall.address) as http:
            with pytest.raises(InvalidStatus):
                await open_socket(f"{hall.address.replace('http', 'ws', 1)}/api/tables/abc/socket", proxy=None)
            answers = [await http.get(path) for path in ("/nowhere", "/api/tables/abc", "/health")]
            refused = await http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
        await seats[0].send(Act(seq=7, action="turn_up 0", id=1))
        frame = await seats[0].receive()
        while not isinstance(frame, Refused):
            frame = await seats[0].receive()
    ids = [answer.headers["x-request-id"] for answer in [*answers, refused]]
    assert len(set(ids)) == 4
    assert [answers[0].json()["request"], answers[1].json()["request"], refused.json()["request"]] == [
        ids[0],
        ids[1],
        ids[3],
    ]
    logged = lines(capsys)
    assert not [line for line in logged if line["level"] == "error"]
    said = {line["request"]: (line["path"], line["status"]) for line in logged if line["event"] == "request"}
    assert [said[each] for each in ids] == [
        ("/nowhere", 404),
        ("/api/tables/abc", 404),
        ("/health", 200),
        ("/api/tables", 403),
    ]
    assert frame.problem.request is not None
    assert said[frame.problem.request][1] == 101


async def test_requests_are_noted_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("debug")
    async with open_house(tmp_path) as hall, asking(hall.address) as http:
        await http.get("/api/tables?after=secret")
        await http.get("/api/guest")
    noted = [line for line in lines(capsys) if line["event"] == "request"]
    assert [(line["method"], line["path"], line["status"]) for line in noted] == [
        ("GET", "/api/tables", 400),
        ("GET", "/api/guest", 200),
    ]
    assert "secret" not in str(noted)


def test_a_fault_carries_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info")
    try:
        raise KeyError("x")
    except KeyError as error:
        fault("fault", error, table="abc")
    LOGGER.debug("unheard")
    (line,) = lines(capsys)
    assert (line["level"], line["event"], line["table"]) == ("error", "fault", "abc")
    assert "KeyError" in str(line["traceback"])
