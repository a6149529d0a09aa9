"""Games as a Parquet file, read back by pyarrow, Polars and pandas."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import drakehall as dh
from drakehall import features
from drakehall.research.errors import AlreadyThere, OtherLayout
from drakehall.research.recorded import Deals, deal
from drakehall.session import save
from tests.cli.test_cli import run
from tests.research.test_recorded import finished

pytestmark = pytest.mark.slow  # pyarrow, Polars and pandas are not among what quick tests install

DEALS = Deals("smoki", 2, {"turn_cap": 12}, ("random", "greedy"), 7)
SMOKI = dh.game("smoki")
COMMAND = ("dataset", "smoki", "--games", "6", "--seed", "7", "--bot", "random", "--bot", "greedy", "-o", "turn_cap=12")


def write(file: Path, games: int = 3, deals: Deals = DEALS) -> features.Layout:
    from drakehall.research import dataset

    game = dh.game(deals.game)
    layout = features.layout(game, deals.seats, game.resolve_options(deals.seats, deals.options), deals.perfect)
    with dataset.writing(file, game, layout) as writer:
        for each in deal(deals, range(games)):
            writer.add(each, layout)
    return layout


def rows(file: Path) -> list[dict[str, Any]]:
    import pyarrow.parquet as pq

    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


@pytest.mark.parametrize("name", ["smoki", "dragon_castle", "simurgh", "wyrmspan"])
def test_every_decision_is_a_row(name: str, tmp_path: Path) -> None:
    deals = Deals(name, 2, {}, ("random",), 3)
    layout = write(tmp_path / "games.parquet", 2, deals)
    found = rows(tmp_path / "games.parquet")
    for number in range(2):
        state = dh.game(name).start(2, 3 + number)
        played = [row for row in found if row["game"] == number]
        for move, row in enumerate(played):
            assert state.seat is not None
            assert (row["move"], row["seat"], row["seats"], row["seed"]) == (move, state.seat, 2, str(3 + number))
            assert row["features"] == layout.vector(state, state.seat)
            assert row["legal"] == state.legal()
            assert row["action_name"] == state.actions.name(row["action"])
            assert (row["player"], row["options"]) == ("random", "{}")
            state.apply(row["action"])
        assert state.over
        for row in played:
            assert (row["scores"], row["winners"]) == (state.scores(), state.winners())
            assert row["score"] == state.scores()[row["seat"]]
            share = 1 / len(state.winners()) if row["seat"] in state.winners() else 0
            assert row["share"] == pytest.approx(share)


def test_the_file_says_what_its_numbers_are(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    layout = write(tmp_path / "games.parquet")
    told = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"drakehall"])
    assert (told["game"], told["game_version"], told["layout_version"]) == ("smoki", SMOKI.version, layout.version)
    assert [field["name"] for field in told["fields"]] == [field.name for field in layout.fields]
    assert told["fields"][5] == json.loads(msgspec.json.encode(layout.fields[5]._asdict()))
    assert told["actions"][SMOKI.actions.parse("place 3")] == "place 3"


def test_polars_and_pandas_read_the_same(tmp_path: Path) -> None:
    import pandas as pd
    import polars as pl

    layout = write(tmp_path / "games.parquet")
    wanted = rows(tmp_path / "games.parquet")
    polars = pl.read_parquet(tmp_path / "games.parquet")
    pandas = pd.read_parquet(tmp_path / "games.parquet")
    assert polars.to_dicts() == wanted
    assert len(pandas) == len(wanted)
    for column in ("game", "seed", "move", "seat", "player", "action", "action_name", "score"):
        assert pandas[column].tolist() == [row[column] for row in wanted]
    for column in ("features", "legal", "scores", "winners"):
        assert [list(each) for each in pandas[column]] == [row[column] for row in wanted]
    assert polars["features"].to_numpy().shape == (len(wanted), layout.size)


def test_rows_are_written_group_by_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pyarrow.parquet as pq

    from drakehall.research import dataset

    write(tmp_path / "one.parquet", 5)
    monkeypatch.setattr(dataset, "NUMBERS_OF_A_GROUP", 1)
    write(tmp_path / "several.parquet", 5)
    assert pq.ParquetFile(tmp_path / "one.parquet").num_row_groups == 1
    assert pq.ParquetFile(tmp_path / "several.parquet").num_row_groups == 5
    assert rows(tmp_path / "several.parquet") == rows(tmp_path / "one.parquet")


def test_a_failure_leaves_nothing_behind(tmp_path: Path) -> None:
    from drakehall.research import dataset

    layout = features.layout(SMOKI, 2)
    with pytest.raises(KeyboardInterrupt), dataset.writing(tmp_path / "games.parquet", SMOKI, layout):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_kept(tmp_path: Path) -> None:
    write(tmp_path / "games.parquet", 1)
    before = (tmp_path / "games.parquet").read_bytes()
    with pytest.raises(AlreadyThere, match="already exists"):
        write(tmp_path / "games.parquet", 2)
    assert (tmp_path / "games.parquet").read_bytes() == before


def test_games_of_other_fields_are_refused(tmp_path: Path) -> None:
    from drakehall.research import dataset

    layout, other = features.layout(SMOKI, 2), features.layout(SMOKI, 3)
    [game] = deal(msgspec.structs.replace(DEALS, seats=3), [0])
    with pytest.raises(OtherLayout), dataset.writing(tmp_path / "games.parquet", SMOKI, layout) as writer:
        writer.add(game, other)
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    said = run(*COMMAND[:2], str(one), *COMMAND[2:], "--lang", "en")
    assert said.returncode == 0, said.stderr
    assert f"{one}: 6 games, " in said.stdout
    told = json.loads(run(*COMMAND[:2], str(two), *COMMAND[2:], "--workers", "2", "--json").stdout)
    assert (told["games"], told["rows"], told["layout_version"]) == (6, len(rows(one)), 1)
    assert rows(two) == rows(one)


def test_the_command_takes_saves(tmp_path: Path) -> None:
    session = finished(Ola=None, Bot="greedy")
    save.store(session, tmp_path / "game.json")
    out = tmp_path / "games.parquet"
    said = run("dataset", "smoki", str(out), str(tmp_path / "game.json"), str(tmp_path / "game.json"), "--lang", "pl")
    assert said.returncode == 0, said.stderr
    assert "2 gry, decyzji:" in said.stdout
    assert [row["player"] for row in rows(out) if row["game"] == 1] == [
        "greedy" if step.move.seat else "person" for step in session.steps
    ]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("{out}", "--games", "0"), "--games must be at least 1"),
        (("{out}", "--workers", "0"), "--workers must be at least 1"),
        (("{out}", "--bot", "nobody"), "no bot is called “nobody”"),
        (("{out}", "--seats", "9"), "2 to 5 seats, not 9"),
        (("{out}", "--seed", "-1"), "a seed is a whole number"),
        (("{out}", "no.json"), "no.json: there is no such file"),
        (("{out}", "no.json", "--games", "3"), "SAVE and --games cannot be combined"),
        (("{out}/further/games.parquet",), "there is no such file or folder"),
    ],
)
def test_what_cannot_be_written_is_refused_in_one_sentence(
    words: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    out = tmp_path / "games.parquet"
    done = run("dataset", "smoki", *(word.format(out=out) for word in words), "--lang", "en")
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
