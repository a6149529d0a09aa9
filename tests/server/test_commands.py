"""The command line of the server: serve, export, verify, schema."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from drakehall.cli import main
from drakehall.client import Client
from drakehall.session import save
from tests.server.house import house, open_house, play, table_for_two

pytestmark = pytest.mark.sqlite


class Answer(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Command = Callable[..., Answer]


@pytest.fixture
def drakehall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command in the test's folder, as a person would."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "300")

    def command(*args: str) -> Answer:
        monkeypatch.setattr(sys, "argv", ["drakehall", *args])
        with pytest.raises(SystemExit) as ended:
            main()
        return Answer(int(ended.value.code or 0), *capsys.readouterr())

    return command


def finished_table(folder: Path) -> str:
    async def main() -> str:
        async with open_house(folder) as hall, table_for_two(hall, turn_cap=2) as seats:
            while not (seats[0].position and seats[0].position.result):
                await play(seats)
            return hall.hall.tables[0].row.id

    return house(main())


def test_a_table_is_exported_replayed_and_verified(tmp_path: Path, drakehall: Command) -> None:
    table = finished_table(tmp_path)
    exported = drakehall("export", table, "--db", "hall.db", "--file", "game.json")
    assert (exported.returncode, exported.stderr) == (0, "")
    session = save.fetch(tmp_path / "game.json")
    assert session.state.over
    assert drakehall("replay", "game.json").returncode == 0
    assert session.fair is not None
    verified = drakehall("verify", "game.json", "--commitment", session.fair.commitment)
    assert verified.returncode == 0
    assert session.fair.commitment in verified.stdout
    forged = drakehall("verify", "game.json", "--commitment", "0" * 64)
    assert forged.returncode == 2
    assert "not the one that was promised" in forged.stderr


def test_another_deal_in_the_save_is_noticed(tmp_path: Path, drakehall: Command) -> None:
    table = finished_table(tmp_path)
    drakehall("export", table, "--db", "hall.db", "--file", "game.json")
    changed = json.loads((tmp_path / "game.json").read_text())
    changed["fair"]["salt"] = "0" * 32
    del changed["check"]
    (tmp_path / "game.json").write_text(json.dumps(changed))
    verified = drakehall("verify", "game.json")
    assert verified.returncode == 2
    assert "Traceback" not in verified.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("export", "abc", "--db", "nothing.db"),
        ("export", "abc", "--db", "nosuch://x"),
        ("verify", "nothing.json"),
        ("serve", "--db", "no/such/folder/hall.db"),
        ("serve", "--host", "256.1.1.1", "--port", "0"),
        ("serve", "--config", "nothing.toml"),
    ],
)
def test_mistakes_are_one_clear_line(tmp_path: Path, drakehall: Command, args: tuple[str, ...]) -> None:
    answer = drakehall(*args)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert not (tmp_path / "nothing.db").exists()


def test_a_save_without_a_promise_cannot_be_verified(tmp_path: Path, drakehall: Command) -> None:
    table = finished_table(tmp_path)
    drakehall("export", table, "--db", "hall.db", "--file", "game.json")
    session = save.fetch(tmp_path / "game.json")
    session.fair = None
    save.store(session, tmp_path / "game.json")
    assert "nothing to check" in drakehall("verify", "game.json").stderr


def test_settings_in_a_file_are_checked(tmp_path: Path, drakehall: Command) -> None:
    (tmp_path / "hall.toml").write_text("port = 'x'\n")
    answer = drakehall("serve", "--config", "hall.toml")
    assert answer.returncode == 2
    assert "port" in answer.stderr


def test_serve_opens_answers_and_closes_gracefully(tmp_path: Path) -> None:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "300"}
    command = [sys.executable, "-m", "drakehall", "serve", "--port", "0", "--db", "hall.db"]
    server = subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http")).replace("localhost", "127.0.0.1")
        health = httpx.get(f"{address}/health", timeout=30).json()
        assert health["status"] == "ok"
        table, secrets = house(_some_play(address))
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=30)
    assert server.returncode == 0
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["event"] for line in lines] == ["hall opened", "table set", "game begun", "hall closed"]
    assert lines[1]["table"] == table
    for secret in secrets:
        assert secret not in errors


async def _some_play(address: str) -> tuple[str, list[str]]:
    """Play a little; give the table and every secret that was told."""
    async with Client(address) as ola:
        seated = await ola.create("smoki", 2, bots=["random"])
        await ola.start(seated.table.id)
        async with ola.play(seated.table.id) as seat:
            await asyncio.wait_for(seat.receive(), 30)
        assert seated.link is not None
        assert seated.invitation is not None
        return seated.table.id, [seated.link, seated.invitation, *ola._http.cookies.values()]


def test_the_schema_is_printed(drakehall: Command) -> None:
    answer = drakehall("schema")
    assert answer.returncode == 0
    assert "FromServer" in json.loads(answer.stdout)["$defs"]
