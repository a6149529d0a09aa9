"""Games of former versions of the rules stay: finished ones can be watched and exported, running ones go on.

`tests/former/version_1` holds saves, positions and a database that version 1 wrote, and in `results.json` what it said
of them. These files are never made anew.
"""

import shutil
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import drakehall as dh
from drakehall.cli.app import app
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave
from drakehall.server.export import exported
from drakehall.server.storage.engine import connect
from drakehall.server.storage.store import SqlStore
from drakehall.session import Session, save
from drakehall.session.errors import OtherRules
from tests.server.house import House, at, house, open_house

FOLDER = Path(__file__).parent / "former" / "version_1"


class Said(msgspec.Struct, frozen=True):
    """What the version that wrote a game said of it."""

    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    entries: int = 0


class Table(msgspec.Struct, frozen=True):
    game: str
    status: str
    seq: int = 0
    scores: list[int] = []
    winners: list[int] = []
    breakdown: list[dict[str, int]] = []


class Results(msgspec.Struct, frozen=True):
    saves: dict[str, Said]
    tables: dict[str, Table]


RESULTS = msgspec.json.decode((FOLDER / "results.json").read_bytes(), type=Results)
SAVES = sorted(RESULTS.saves)
FINISHED = [name for name in SAVES if name.endswith("finished")]
RUNNING = [name for name in SAVES if name.endswith("running")]
POSITIONS = sorted(file.name for file in FOLDER.glob("*-position.json"))


def play_on(session: Session) -> None:
    dice = Chance(3)
    while session.state.seat is not None:
        legal = session.state.legal()
        session.play(session.state.seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize("name", SAVES)
def test_a_save_leads_to_the_same_result(name: str) -> None:
    session, said = save.fetch(FOLDER / f"{name}.json"), RESULTS.saves[name]
    assert len(session.log) == said.entries
    assert session.state.scores() == said.scores
    assert session.state.winners() == said.winners
    assert session.state.breakdown() == said.breakdown


@pytest.mark.parametrize("name", SAVES)
def test_a_save_can_be_written_as_one_of_today(name: str) -> None:
    session = save.fetch(FOLDER / f"{name}.json")
    raw = save.to_json(session)
    assert save.read(raw).version == session.game.version
    again = save.from_json(raw)
    assert again.state.dump() == session.state.dump()
    assert again.log == session.log


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_goes_on_to_its_end(name: str) -> None:
    session = save.fetch(FOLDER / f"{name}.json")
    play_on(session)
    session.state.check()
    assert session.state.winners()


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_can_be_loaded(name: str) -> None:
    raw = (FOLDER / name).read_bytes()
    state = dh.game(msgspec.json.decode(raw)["game"]).load(raw)
    assert state.scores() == RESULTS.saves[name.replace("position.json", "running")].scores


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_can_be_watched_in_the_terminal(name: str) -> None:
    ran = CliRunner().invoke(app, ["replay", str(FOLDER / f"{name}.json"), "--lang", "en"])
    assert ran.exit_code == 0, ran.output
    assert "Ola" in ran.output


@pytest.mark.parametrize(
    ("given", "today"),
    [
        ({}, {"turn_cap": 10_000}),
        ({"turn_cap": 12}, {"turn_cap": 12}),
        ({"points_limit": 50}, {"turn_cap": 10_000}),
        ({"scoring": "rounds", "rounds": 1000}, {"scoring": "rounds", "rounds": 1000, "turn_cap": 10_000}),
    ],
)
def test_smoki_keeps_the_cap_of_version_1_and_forgets_options_without_effect(
    given: dict[str, object], today: dict[str, object]
) -> None:
    assert dh.game("smoki").today("1", 2, given) == today
    assert dh.game("smoki").today("2", 2, given) == given


def test_a_save_of_unknown_rules_is_refused_with_a_clear_sentence(tmp_path: Path) -> None:
    plain = msgspec.json.decode((FOLDER / f"{FINISHED[0]}.json").read_bytes()) | {"version": "0", "check": ""}
    with pytest.raises(OtherRules, match="version 0 of the rules"):
        save.from_json(msgspec.json.encode(plain))


def test_a_position_of_unknown_rules_is_refused_with_a_clear_sentence() -> None:
    plain = msgspec.json.decode((FOLDER / POSITIONS[0]).read_bytes()) | {"version": "0"}
    with pytest.raises(BadSave, match="version 0 of the rules"):
        dh.game(plain["game"]).load(msgspec.json.encode(plain))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    shutil.copy(FOLDER / "hall.sqlite", tmp_path / "hall.db")
    return tmp_path


def tables(*states: str) -> dict[str, Table]:
    return {name: table for name, table in RESULTS.tables.items() if table.status in states}


async def watched(hall: House, name: str, table: Table) -> None:
    """Look on at a table, read all that happened, and look at its past."""
    async with hall.guest() as guest, guest.play(name, since=0) as spectator:
        position = await at(spectator, table.seq)
        assert position.seq == table.seq
        assert spectator.table is not None
        assert spectator.table.status == table.status
        assert (await guest.table(name)).status == table.status
        for seq in (0, table.seq // 2, table.seq):
            assert (await guest.position(name, seq)).seq == seq
        if table.status == "over":
            assert position.result is not None
            told = position.result
            assert (told.scores, told.winners, told.breakdown) == (table.scores, table.winners, table.breakdown)


def test_finished_tables_of_an_old_database_end_with_their_last_entry(database: Path) -> None:
    async def main() -> None:
        store = SqlStore(connect(str(database / "hall.db"), "NORMAL"))
        await store.open()
        rows = [await store.table(name) for name in tables("over")]
        await store.close()
        assert rows
        for row in rows:
            assert row is not None
            assert row.ended is not None
            assert row.ended >= row.created
            assert row.outcome is None

    house(main())


@pytest.mark.sqlite  # a file of those days
def test_tables_of_an_old_database_can_be_watched(database: Path) -> None:
    async def main() -> None:
        async with open_house(database) as hall:
            for name, table in tables("over", "playing").items():
                await watched(hall, name, table)

    house(main())


@pytest.mark.sqlite  # a file of those days
def test_running_tables_of_an_old_database_go_on(database: Path) -> None:
    async def main() -> None:
        async with open_house(database) as hall:
            for name in tables("playing"):
                table = await hall.hall.table(name)
                assert table.stored is not None
                seat, seq = table.stored.state.seat, table.seq
                assert await table.moves.act(seat, seq, table.stored.state.legal()[0]) > seq
        async with open_house(database) as hall:
            for name, before in tables("playing").items():
                assert (await hall.hall.table(name)).seq > before.seq

    house(main())


@pytest.mark.sqlite  # a file of those days
def test_tables_that_gathered_in_an_old_database_can_be_seen(database: Path) -> None:
    async def main() -> None:
        async with open_house(database) as hall, hall.guest() as guest:
            for name, table in tables("gathering", "closed").items():
                assert (await guest.table(name)).status == table.status

    house(main())


@pytest.mark.parametrize("name", sorted(tables("over")))
def test_a_finished_table_of_an_old_database_can_be_exported(database: Path, name: str) -> None:
    session = house(exported(str(database / "hall.db"), name))
    again = save.from_json(save.to_json(session))
    assert again.state.scores() == RESULTS.tables[name].scores
    assert again.state.winners() == RESULTS.tables[name].winners
