"""Long tests come first, coroutines are run; `--compiled` fails unless the compiled copy is what would be tested.

Whoever asks for `db` is tried on both databases. With `--postgres` all other tests that open a hall keep it in
PostgreSQL: together with a run without it, that is the whole suite on both. A test that opens one and would be left out
there fails.
"""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from inspect import iscoroutinefunction
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from native.build import SOURCE, SUFFIX, TARGET, modules

if TYPE_CHECKING:
    from tests.postgres import Cluster


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled",
        action="store_true",
        help="test build/compiled: fail unless its compiled modules are used, leave out tests marked plain",
    )

    parser.addoption(
        "--postgres",
        action="store_true",
        help="keep in PostgreSQL what halls keep in a file otherwise; only tests that do not try both anyway",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and (plain := not_compiled()):
        raise pytest.UsageError(f"--compiled, but these modules are not those of {TARGET}: {', '.join(plain)}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """End the PostgreSQL of this run, if a test has started one."""
    if not hasattr(session.config, "workerinput"):
        from tests.postgres import end_shared_cluster

        end_shared_cluster(_run(session.config))


@pytest.fixture(scope="session")
def cluster(request: pytest.FixtureRequest) -> "Cluster":
    """The PostgreSQL of this run, shared by all processes that test."""
    from tests.postgres import shared_cluster

    return shared_cluster(_run(request.config))


@pytest.fixture
def postgres(cluster: "Cluster") -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    with cluster.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    folder: Path = request.getfixturevalue("tmp_path")
    return str(folder / "hall.db")


@pytest.fixture(scope="session", autouse=True)
def databases(request: pytest.FixtureRequest) -> dict[Path, ExitStack]:
    """Give the databases in which halls are kept instead of in a folder, with what removes them."""
    made: dict[Path, ExitStack] = {}
    if request.config.getoption("--postgres"):
        from tests.server import house

        cluster: Cluster = request.getfixturevalue("cluster")
        known: dict[Path, str] = {}

        def address(folder: Path) -> str:
            if folder not in made:
                made[folder] = ExitStack()
                known[folder] = made[folder].enter_context(cluster.database())
            return known[folder]

        house.address_of = address
    return made


@pytest.fixture(autouse=True)
def _remove_database(request: pytest.FixtureRequest, databases: dict[Path, ExitStack]) -> Iterator[None]:
    """Remove what a test has kept elsewhere instead of in its folder."""
    folder = request.getfixturevalue("tmp_path") if "tmp_path" in request.fixturenames else None
    yield
    if folder in databases:
        databases.pop(folder).close()


@pytest.fixture(autouse=True)
def _on_both_databases(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that has kept a hall in a folder, of which `--postgres` knows nothing."""
    yield
    if unseen(request.node):
        pytest.fail(
            "this test opens a hall and is left out by --postgres: mark it `hall`, or `sqlite` if it is about files"
        )


def unseen(item: pytest.Item) -> bool:
    """Say whether a test has kept a hall in a folder although it would be left out by `--postgres`; asks once."""
    house = sys.modules.get("tests.server.house")
    asked = house is not None and bool(house.folders)
    if asked:
        house.folders.clear()
    return asked and not (_would_be_in_a_file(item) or _tries_both(item) or item.get_closest_marker("sqlite"))


def _run(config: pytest.Config) -> Path:
    """Give the folder that all processes of this run share."""
    factory: pytest.TempPathFactory = config._tmp_path_factory  # type: ignore[attr-defined]
    base = factory.getbasetemp()
    return base.parent if hasattr(config, "workerinput") else base


def not_compiled() -> list[str]:
    """Name modules that should be compiled and, in this process, are not."""
    folder = TARGET.resolve()
    names = [file.relative_to(SOURCE).with_suffix("") for file in modules(SOURCE / "drakehall")]
    wanted = {".".join(name.parts): str(folder / f"{name}{SUFFIX}") for name in names}
    found = {name: find_spec(name) for name in wanted}
    return sorted(name for name, spec in found.items() if spec is None or spec.origin != wanted[name])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own; one that waits in vain fails."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    from tests.server.house import house  # only these tests need all that it imports

    house(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}))
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)  # long ones first: no core waits at the end
    if config.getoption("--postgres"):
        _only(config, items, [item for item in items if _would_be_in_a_file(item)])
    if config.getoption("--compiled"):
        _only(config, items, [item for item in items if not item.get_closest_marker("plain")])


def _only(config: pytest.Config, items: list[pytest.Item], chosen: list[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def _would_be_in_a_file(item: pytest.Item) -> bool:
    """Say whether a test keeps a hall in a folder and has nothing to do with files."""
    named = any(hasattr(getattr(item, "module", None), name) for name in ("open_house", "quick", "opened"))
    opens = named or item.get_closest_marker("hall") is not None
    return opens and not _tries_both(item) and item.get_closest_marker("sqlite") is None


def _tries_both(item: pytest.Item) -> bool:
    """Say whether a test chooses its databases itself."""
    return bool({"db", "postgres", "own_cluster"}.intersection(getattr(item, "fixturenames", ())))
