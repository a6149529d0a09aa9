"""The files in deploy/ fit the hall: what they call exists, and what they set is known."""

import itertools
import re
import shlex
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import msgspec
import pytest
import yaml
from typer.testing import CliRunner

from drakehall.cli.app import app
from drakehall.server.routes.saves import LARGEST
from drakehall.server.settings import Settings, read

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
MINUTE = 60


def unit(file: Path) -> ConfigParser:
    parser = ConfigParser(interpolation=None, comment_prefixes=("#",), strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(file.read_text(encoding="utf-8"))
    return parser


def check_command(words: list[str]) -> None:
    """A command of ours has all the options that are given to it."""
    told = CliRunner().invoke(app, [words[0], "--help"], env={"COLUMNS": "300", "NO_COLOR": "1"}, color=False)
    assert told.exit_code == 0, words
    for word in words[1:]:
        if word.startswith("--"):
            assert word in told.output, f"{words[0]} has no {word}"


def test_the_settings_are_known_and_have_the_proxy_that_nginx_is() -> None:
    settings = read(DEPLOY / "hall.toml")
    config = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert f"server {settings.host}:{settings.port};" in config
    assert settings.proxies == ("127.0.0.1",)
    assert all(f"server_name {origin.removeprefix('https://')};" in config for origin in settings.origins)


def test_nginx_lets_everything_through_that_the_hall_takes() -> None:
    config = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    found = re.search(r"client_max_body_size (\d+)k;", config)
    assert found is not None
    assert LARGEST <= int(found[1]) * 1024 < 2 * LARGEST
    for header in ("X-Forwarded-For $proxy_add_x_forwarded_for", "X-Forwarded-Proto $scheme", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in config


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_units_call_commands_that_exist(file: Path) -> None:
    service = unit(file)["Service"]
    command = service["ExecStart"]
    called = re.search(r"/opt/drakehall/bin/drakehall ([^']*)", command)
    assert called is not None
    check_command(shlex.split(called[1]))
    assert (service["User"], service["NoNewPrivileges"], service["ProtectSystem"]) == ("drakehall", "true", "strict")


def test_there_is_a_unit_for_a_worker() -> None:
    started = (
        unit(DEPLOY / name)["Service"]["ExecStart"] for name in ("drakehall.service", "drakehall-worker.service")
    )
    hall, worker = (shlex.split(command) for command in started)
    assert (hall[1], worker[1], hall[2:]) == ("serve", "worker", worker[2:])


@pytest.mark.parametrize("name", ["drakehall.service", "drakehall-worker.service"])
def test_the_hall_is_given_the_time_that_closing_takes(name: str) -> None:
    service = unit(DEPLOY / name)["Service"]
    assert service["KillSignal"] == "SIGTERM"
    assert MINUTE > int(service["TimeoutStopSec"]) >= 30


def test_the_timer_has_its_service() -> None:
    for timer in DEPLOY.glob("*.timer"):
        assert timer.with_suffix(".service") in UNITS
        assert unit(timer)["Install"]["WantedBy"] == "timers.target"


def test_the_container_is_made_of_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line.startswith("COPY ") and "--from" not in line and not line.startswith("COPY . "):
            assert (ROOT / line.split()[1]).exists(), line
    command = re.search(r"^CMD (\[.*\])$", text, re.MULTILINE)
    assert command is not None
    check_command(msgspec.json.decode(command[1], type=list[str]))


def steps(word: str) -> Iterator[list[str]]:
    """The commands in the Containerfile that begin with this word."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        for command in line.removeprefix("RUN ").split(" && "):
            if command.startswith(word):
                yield shlex.split(command)


def names(requirements: list[str]) -> set[str]:
    """The packages that are required, without what else is said of them."""
    found = (re.match(r"[A-Za-z0-9._-]+", line) for line in requirements)
    return {each[0].lower().replace("_", "-") for each in found if each is not None}


def test_the_container_has_all_that_a_hall_on_postgresql_needs() -> None:
    """Whatever a step of pip names itself, and what our own package brings along where it is installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = names(project["optional-dependencies"]["postgres"])
    installed, pinned = set[str](), set[str]()
    for words in steps("pip install"):
        for option, value in itertools.pairwise(words):
            file = ROOT / value.removeprefix("/src/").replace("/tmp/", "requirements/")
            if option == "--requirement":
                installed |= names(file.read_text(encoding="utf-8").splitlines())
            elif option == "--constraint":
                pinned |= names(file.read_text(encoding="utf-8").splitlines())
        installed |= names([word for word in words[2:] if not word.startswith(("-", "/"))])
        if "--no-deps" not in words and any(re.match(r"/src\[.*\bpostgres\b.*\]$", word) for word in words):
            installed |= names(project["dependencies"]) | extra
    assert installed >= names(project["dependencies"]) | extra
    assert pinned >= extra, "the lock says which releases these are"


def test_the_services_of_the_compose_file_fit_the_hall() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    check_command(services["hall"]["command"])
    assert services["hall"]["build"]["dockerfile"] == "deploy/Containerfile"
    assert (DEPLOY / services["hall"]["build"]["context"] / "deploy" / "Containerfile").is_file()
    assert services["hall"]["depends_on"]["db"]["condition"] == "service_healthy"
    assert services["hall"]["stop_grace_period"] == "30s"


def test_every_setting_that_the_guide_names_exists() -> None:
    """A word in backquotes with an underscore is a setting, a figure, or a command of nginx."""
    guide = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)(?: = [^`]*)?`", guide))
    others = {name for name in named if name.startswith(("drakehall_", "proxy_"))}
    assert named - others <= set(Settings.__struct_fields__)
    assert len(named - others) > 5
