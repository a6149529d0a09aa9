"""Logs: one JSON document a line, at the level that was asked for, without secrets."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from drakehall.hall.logs import LOGGER, fault
from drakehall.server import logs
from tests.server.house import open_house


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


async def test_requests_are_noted_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("debug")
    async with open_house(tmp_path) as hall, httpx.AsyncClient(base_url=hall.address, verify=False) as http:
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
