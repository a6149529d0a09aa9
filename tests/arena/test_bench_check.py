"""The check of speeds: what counts as slower, when a game is measured again, and files it cannot use."""

from pathlib import Path

import msgspec
import pytest
from bench import check
from bench.check import CannotCompare, Recorded, compare, read

BEFORE = {"smoki": {"decisions": 100.0, "samples": 10.0}}


def recorded(**changed: object) -> Recorded:
    return msgspec.structs.replace(Recorded(*check.here(), BEFORE), **changed)


class Speeds:
    """Figures of Smoki, one list for every figure, in the order in which they are asked for."""

    def __init__(self, decisions: list[float], samples: list[float]) -> None:
        self.left = {"decisions": decisions, "samples": samples}

    def __call__(self, game: str, figure: str, seed: int) -> float:
        return self.left[figure].pop(0)


def test_what_is_as_fast_is_measured_once() -> None:
    speeds = Speeds([76.0], [20.0])
    assert compare(recorded(), speeds) == []
    assert speeds.left == {"decisions": [], "samples": []}


def test_a_game_that_seems_slower_is_measured_twice_more_and_the_median_counts() -> None:
    assert compare(recorded(), Speeds([50.0, 90.0, 95.0], [10.0, 10.0, 10.0])) == []
    assert compare(recorded(), Speeds([50.0, 90.0, 60.0], [10.0, 10.0, 10.0])) == ["smoki decisions"]


def test_slower_figures_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(recorded(), Speeds([74.0] * 3, [7.4] * 3)) == ["smoki decisions", "smoki samples"]
    assert capsys.readouterr().out == "smoki          decisions 0.74, samples 0.74 SLOWER: decisions, samples\n"


def test_what_is_recorded_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    file.write_bytes(msgspec.json.encode(recorded()))
    assert read(file) == recorded()


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"{", "no record of bench.check, or it is damaged"),
        (b'{"python": "CPython", "compiled": true}', "no record"),
        (msgspec.json.encode(recorded(python="CPython 2.7")), "recorded with CPython 2.7"),
        (msgspec.json.encode(recorded(compiled=not check.here()[1])), "record it anew"),
        (msgspec.json.encode(recorded(ratios={"smoki": {"decisions": 0.0}})), "cannot be"),
        (msgspec.json.encode(recorded(ratios={"chess": {"decisions": 1.0}})), "not there"),
    ],
)
def test_other_files_are_refused(content: bytes, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    file.write_bytes(content)
    with pytest.raises(CannotCompare, match=complaint):
        read(file)


def test_games_are_recorded_one_by_one_or_together(tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    check.record(file, ["simurgh"], lambda game, figure, seed: 3.0)
    check.record(file, ["smoki"], lambda game, figure, seed: 5.0 + seed)
    found = read(file)
    assert found.ratios == {
        "smoki": dict.fromkeys(check.FIGURES, 1_000_005.0),
        "simurgh": dict.fromkeys(check.FIGURES, 3.0),
    }


@pytest.mark.parametrize("old", [b"{", msgspec.json.encode(recorded(python="CPython 2.7"))])
def test_all_games_together_replace_whatever_was_there(tmp_path: Path, old: bytes) -> None:
    file = tmp_path / "ratios.json"
    file.write_bytes(old)
    with pytest.raises(CannotCompare):
        check.record(file, check.GAMES[1:], lambda game, figure, seed: 3.0)
    assert file.read_bytes() == old
    check.record(file, check.GAMES, lambda game, figure, seed: 3.0)
    assert set(read(file).ratios) == set(check.GAMES)


def test_a_game_or_a_figure_that_was_not_recorded_is_named(tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    whole = dict.fromkeys(check.FIGURES, 1.0)
    file.write_bytes(msgspec.json.encode(recorded(ratios={"smoki": whole, "simurgh": {"decisions": 1.0}})))
    assert check.chosen(file, ["smoki"]).ratios == {"smoki": whole}
    with pytest.raises(CannotCompare, match="figures of simurgh, wyrmspan are missing"):
        check.chosen(file, ["smoki", "simurgh", "wyrmspan"])


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotCompare, match="record it with --record"):
        read(tmp_path / "ratios.json")


def test_a_figure_is_measured_against_the_loop() -> None:
    assert check.measured("smoki", "decisions", 0, 0.01) > 0


def test_the_recorded_file_has_every_figure_of_every_game() -> None:
    found = msgspec.json.decode(check.RECORDED.read_bytes(), type=Recorded)
    assert {game: tuple(figures) for game, figures in found.ratios.items()} == dict.fromkeys(check.GAMES, check.FIGURES)
    assert found.compiled


@pytest.mark.parametrize(
    ("typed", "games"),
    [([], list(check.GAMES)), (["simurgh"], ["simurgh"]), (["smoki", "wyrmspan"], ["smoki", "wyrmspan"])],
)
def test_the_command_measures_all_games_or_those_that_are_named(
    typed: list[str], games: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["bench.check", *typed])
    monkeypatch.setattr(check, "measured", lambda *_: 100.0)
    monkeypatch.setattr(check, "RECORDED", tmp_path / "ratios.json")
    measured: list[str] = []
    monkeypatch.setattr(check, "compare", lambda recorded, _: measured.extend(recorded.ratios))
    ratios = {game: dict.fromkeys(check.FIGURES, 1.0) for game in check.GAMES}
    check.RECORDED.write_bytes(msgspec.json.encode(recorded(ratios=ratios)))
    with pytest.raises(SystemExit) as ended:
        check.main()
    assert ended.value.code == 0
    assert measured == games
