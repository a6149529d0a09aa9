"""The first bot of the tutorial: short, better than chance, at home in every command and on the page."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.client import Refusal
from drakehall.session import Move
from tests.bots import outsiders
from tests.cli.test_cli import run
from tests.server.house import at, house, open_house

ROOT = Path(__file__).parent.parent
SPELLED = "first_bot:FirstBot"
SHORT = ("-o", "scoring=rounds", "-o", "rounds=1")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "site"
    folder.mkdir()
    outsiders.install_example(folder, monkeypatch)
    yield tmp_path
    outsiders.forget()


@pytest.fixture
def naughty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "site"
    folder.mkdir()
    outsiders.install(folder, monkeypatch, name="naughty", entries={}, code=outsiders.NAUGHTY)
    yield tmp_path
    outsiders.forget()


def test_the_tutorial_shows_the_example_whole() -> None:
    page = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    code = (outsiders.EXAMPLE / "first_bot.py").read_text(encoding="utf-8")
    assert re.findall(r"```python\n(.*?)```", page, re.DOTALL) == [code]
    assert len(code.splitlines()) <= 25
    (toml,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert toml in (outsiders.EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)", page):
        assert (ROOT / "docs" / target).exists(), target


@pytest.mark.usefixtures("installed")
def test_it_beats_chance_when_it_is_installed() -> None:
    done = run("arena", "smoki", "--bots", "random,first_bot", "--games", "24", *SHORT, "--json")
    assert done.returncode == 0, done.stderr
    best = json.loads(done.stdout)["ladder"][0]
    assert best["bot"] == "first_bot"
    assert best["share_interval"]["low"] > 0.5


@pytest.mark.slow
def test_pip_installs_it_and_every_command_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    source = tmp_path / "first_bot"
    shutil.copytree(outsiders.EXAMPLE, source)  # so that nothing of the build is left in the repository
    subprocess.run([*pip, "install", "--no-deps", "--target", str(tmp_path / "site"), str(source)], check=True)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "site"), os.environ.get("PYTHONPATH", "")]))
    done = run("arena", "smoki", "--bots", "random,first_bot", "--games", "2", *SHORT, "--json")
    assert done.returncode == 0, done.stderr
    assert {rank["bot"] for rank in json.loads(done.stdout)["ladder"]} == {"first_bot", "random"}
    done = run("simulate", "smoki", "--bot", "first_bot", "--games", "1", *SHORT, "--json")
    assert [tally["bot"] for tally in json.loads(done.stdout)["bots"]] == ["first_bot"]


@pytest.mark.usefixtures("installed")
def test_it_is_spelled_by_module_and_class() -> None:
    bots = f"random,greedy,{SPELLED}"
    meetings = ("--meet", f"random:{SPELLED}", "--meet", f"{SPELLED}:greedy")
    done = run("arena", "smoki", "--bots", bots, *meetings, "--games", "2", *SHORT, "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert {rank["bot"]: rank["games"] for rank in json.loads(done.stdout)["ladder"]} == {
        "random": 2,
        "greedy": 2,
        SPELLED: 4,
    }
    done = run("simulate", "smoki", "--bot", SPELLED, "--bot", "random", "--games", "1", *SHORT, "--json")
    assert [tally["bot"] for tally in json.loads(done.stdout)["bots"]] == [SPELLED, "random"]


def test_a_bot_may_lie_in_the_folder_one_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(outsiders.EXAMPLE)
    monkeypatch.setenv("PYTHONSAFEPATH", "1")  # as for the installed program, whose folder is another
    done = run("simulate", "smoki", "--bot", SPELLED, "--games", "1", *SHORT)
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("installed")
def test_it_sits_down_in_the_terminal_and_a_save_alone_does_not_load_it(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    begun = run("play", "smoki", "-p", "Ola", "-p", f"bot:{SPELLED}", "-o", "starting_seat=1", *SHORT, "--file", file)
    assert begun.returncode == 0
    assert "FirstBot" in begun.stdout
    assert f"play --bot {SPELLED} --resume" in begun.stdout
    refused = run("play", "--resume", file)
    assert refused.returncode == 2
    assert f"add --bot {SPELLED}" in " ".join(refused.stderr.split())
    assert "Traceback" not in refused.stderr
    assert run("play", "--resume", file, "--bot", SPELLED).returncode == 0


@pytest.mark.usefixtures("naughty")
@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("arena", "smoki", "--bots", "random,naughty:Raises", "--games", "2"), "ValueError: no idea"),
        (("arena", "smoki", "--bots", "random,naughty:Raises", "--games", "2", "--workers", "2"), "no idea"),
        (("simulate", "smoki", "--bot", "naughty:Illegal"), "9999"),
        (("play", "smoki", "-p", "bot:naughty:Silent", "-p", "bot:random"), "None"),
        (("serve", "--port", "0", "--bot", "naughty:THING"), "neither a class"),
        (("serve", "--port", "0", "--bot", "naughty:novice"), "another bot is called novice"),
        (("serve", "--port", "0", "--bot", "naughty:WithANameThatIsLongerThanAnyTableCanKeep"), "32"),
    ],
)
def test_a_bot_that_fails_is_named_in_one_line(
    command: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*command)
    told = " ".join(done.stderr.split())
    assert done.returncode == 2
    assert "naughty:" in told
    assert why in told
    assert "Traceback" not in told


def test_the_page_offers_it(installed: Path) -> None:
    async def main() -> None:
        async with open_house(installed) as hall, hall.guest() as ola:
            for info in (await ola.games()).games:
                assert ("first_bot", "First bot", False) in [(bot.name, bot.title, bot.level) for bot in info.bots]
            seated = await ola.create("smoki", 2, bots=["first_bot"], starting_seat=1)
            await ola.start(seated.table.id)
            async with ola.play(seated.table.id) as seat:
                await at(seat, 1)
            with pytest.raises(Refusal) as refused:
                await ola.create("smoki", 2, bots=[SPELLED])
            assert "first_bot:FirstBot" in str(refused.value)

    house(main())


def test_a_server_offers_the_bots_it_is_told_to_by_the_names_of_their_classes(naughty: Path) -> None:
    async def main() -> None:
        async with (
            open_house(naughty, bots=("naughty:Loud", "naughty:Raises", "naughty:OldFox")) as hall,
            hall.guest() as ola,
        ):
            for info in (await ola.games()).games:
                assert [bot.title for bot in info.bots[-3:]] == ["Loud", "Raises", "OldFox"]
            seated = await ola.create("smoki", 2, bots=["Loud"], starting_seat=1)
            await ola.start(seated.table.id)
            async with ola.play(seated.table.id) as seat:
                await at(seat, 1)
            first = (await hall.hall.store.log(seated.table.id))[0]
            assert isinstance(first, Move)
            state = dh.game("smoki").start(2, 5, starting_seat=1)
            assert first.action == state.actions.name(state.legal()[-1]), "it was the bot who chose, although it prints"
            seated = await ola.create("smoki", 2, bots=["Raises"], starting_seat=1)
            await ola.start(seated.table.id)
            async with ola.play(seated.table.id) as seat:
                assert (await at(seat, 1)).decides == 0, "the table goes on"
            with pytest.raises(Refusal):
                await ola.create("smoki", 2, bots=["naughty:Loud"])

    house(main())
