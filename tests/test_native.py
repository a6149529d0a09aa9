"""What is compiled, when it is made anew, and what people are told where it cannot be."""

import subprocess
import sys
from pathlib import Path

import pytest
from native import build
from native import test as testing
from native.build import COLD, PLAIN, ROOT, modules

import drakehall as dh
from drakehall.kernel import state

PACKAGE = ROOT / "src" / "drakehall"


def test_rules_layouts_evaluations_and_the_search_are_compiled() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in modules(PACKAGE)}
    for game in ("smoki", "dragon_castle", "simurgh", "wyrmspan"):
        assert {f"games/{game}/rules.py", f"features/{game}.py", f"bots/evaluation/{game}.py"} <= names
    assert {"bots/search/search.py", "features/layout.py", "kernel/state.py"} <= names


def test_for_work_on_a_game_the_others_stay_plain() -> None:
    everything = {file.relative_to(PACKAGE).as_posix() for file in modules(PACKAGE)}
    names = {file.relative_to(PACKAGE).as_posix() for file in modules(PACKAGE, ["smoki"])}
    left_out = everything - names
    assert {"games/smoki/rules.py", "bots/evaluation/smoki.py", "bots/search/search.py", "kernel/chance.py"} <= names
    assert {"games/wyrmspan/rules.py", "bots/evaluation/wyrmspan.py"} <= left_out
    assert {name.split("/")[0] for name in left_out} == {"games", "features", "bots"}
    assert not any("smoki" in name for name in left_out)


def test_modules_of_some_games_are_not_taken_for_those_of_all(workshop: Path) -> None:
    assert build.is_fresh()
    assert not build.is_fresh(["smoki"])
    build.stamp(build.WORK).write_text(build.made_from(["smoki"]))
    assert build.is_fresh(["smoki"])
    assert not build.is_fresh()
    assert not build.is_fresh(["simurgh"])


def test_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["build.py", "--only", "chess"])
    with pytest.raises(SystemExit):
        build.main()
    assert "invalid choice: 'chess'" in capsys.readouterr().err


def test_every_exception_exists_and_none_is_compiled() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in modules(PACKAGE)}
    assert not names & PLAIN
    assert all((PACKAGE / name).is_file() for name in PLAIN)
    assert all(list(PACKAGE.glob(f"games/*/{stem}.py")) for stem in COLD)


def test_a_shift_that_would_lose_bits_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "build" / "__native_rules.c"
    source.parent.mkdir()
    source.write_text("    cpy_r_r1 = cpy_r_one << cpy_r_cell;\n    cpy_r_r2 = cpy_r_r1 << 1;\n")
    build.refuse_short_shifts(tmp_path)
    source.write_text("    cpy_r_r1 = 1 << cpy_r_cell;\n")
    with pytest.raises(build.Failed, match="shifts a literal by a machine word"):
        build.refuse_short_shifts(tmp_path)


def test_a_bot_plays_every_game_to_its_end_to_compare_modules() -> None:
    told = build.played(build.SOURCE, build.games())
    assert told is not None
    lines = told.decode().splitlines()
    ended = [line.split()[0] for line in lines if line.endswith("]")]
    assert ended == sorted(dh.game_names())
    assert len(lines) > 40 * len(ended)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one module, compiled before."""
    source, work, target = tmp_path / "src", tmp_path / "work", tmp_path / "target"
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "SOURCE", source)
    monkeypatch.setattr(build, "WORK", work)
    monkeypatch.setattr(build, "TARGET", target)
    monkeypatch.setattr(build, "COPIES", tmp_path / "copies")
    monkeypatch.setattr(build, "__file__", str(tmp_path / "build.py"))
    monkeypatch.setattr(sys, "argv", ["build.py"])
    (tmp_path / "build.py").touch()
    for file in (source / "drakehall/kernel/state.py", work / f"drakehall/kernel/state{build.SUFFIX}"):
        file.parent.mkdir(parents=True)
        file.write_text("1")
    build.stamp(work).write_text(build.made_from(None))
    return tmp_path


def test_the_copy_holds_the_package_and_its_compiled_modules(workshop: Path) -> None:
    build.main()
    copy = workshop / "target/drakehall/kernel"
    assert {file.name for file in copy.iterdir()} == {"state.py", f"state{build.SUFFIX}"}


def test_what_is_not_compiled_is_copied_again_without_compiling(workshop: Path) -> None:
    build.main()
    (workshop / "src/drakehall/server.py").write_text("2")
    build.main()
    assert (workshop / "target/drakehall/server.py").read_text() == "2"


def test_a_copy_that_is_fresh_is_left_alone(workshop: Path) -> None:
    build.main()
    kept = workshop / "target/kept"
    kept.touch()
    build.main()
    assert kept.exists()


def test_a_hall_that_runs_keeps_its_copy(workshop: Path) -> None:
    build.main()
    in_use = (workshop / "target").resolve()
    (workshop / "src/drakehall/server.py").write_text("2")
    build.main()
    assert (workshop / "target").resolve() != in_use
    assert not (in_use / "drakehall/server.py").exists()
    assert (in_use / "drakehall/kernel/state.py").is_file()


def test_only_the_newest_copies_are_kept(workshop: Path) -> None:
    for number in range(build.KEPT + 2):
        (workshop / "src/drakehall/server.py").write_text(str(number))
        build.main()
    copies = list((workshop / "copies").iterdir())
    assert len(copies) == build.KEPT
    assert (workshop / "target").resolve() in copies


def test_a_folder_gives_way_to_a_link(workshop: Path) -> None:
    (workshop / "target/drakehall").mkdir(parents=True)
    build.main()
    assert (workshop / "target").is_symlink()
    assert (workshop / "target/drakehall/kernel/state.py").is_file()


@pytest.mark.parametrize(("words", "status"), [([], 0), (["--must"], 1)])
def test_without_a_compiler_changed_rules_stay_plain_and_that_is_said(
    words: list[str],
    status: int,
    workshop: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    build.main()
    (workshop / "src/drakehall/kernel/state.py").write_text("2")
    monkeypatch.setattr(build, "can_compile", lambda: False)
    monkeypatch.setattr(sys, "argv", ["build.py", *words])
    with pytest.raises(SystemExit) as left:
        build.main()
    assert left.value.code == status
    assert "not compiled" in capsys.readouterr().out
    assert not (workshop / "target").exists()


@pytest.mark.parametrize("told", [None, b""])
def test_modules_that_nothing_was_played_with_are_not_used(told: bytes | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "played", lambda source, names: told)
    with pytest.raises(build.Failed, match="did not play"):
        build.compare()


def test_modules_that_play_otherwise_are_not_used(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (workshop / "src/drakehall/kernel/state.py").write_text("2")
    monkeypatch.setattr(build, "can_compile", lambda: True)
    monkeypatch.setattr(build, "compile_modules", lambda only: None)
    monkeypatch.setattr(build, "played", lambda source, names: source.name.encode())
    with pytest.raises(build.Failed, match="did not play"):
        build.build()
    assert not build.is_fresh()


def test_without_a_compiler_the_copy_is_not_tested_and_that_is_said(
    workshop: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "can_compile", lambda: False)
    monkeypatch.setattr(testing, "pytest", lambda words, compiled: pytest.fail("nothing can be tested"))
    with pytest.raises(SystemExit) as left:
        testing.main()
    assert left.value.code == 0
    assert "NOT tested" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["--must"]])
def test_a_copy_that_cannot_be_made_is_a_failure_of_its_tests(
    words: list[str], workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (workshop / "src/drakehall/kernel/state.py").write_text("2")
    monkeypatch.setattr(build, "can_compile", lambda: not words)
    monkeypatch.setattr(build, "install", lambda: None)
    monkeypatch.setattr(build, "compile_modules", lambda only: None)
    monkeypatch.setattr(build, "played", lambda source, names: source.name.encode())
    monkeypatch.setattr(sys, "argv", ["test.py", *words])
    with pytest.raises(SystemExit, match="no compiled copy"):
        testing.main()


@pytest.mark.parametrize("status", [0, 1])
@pytest.mark.parametrize(("compiler", "own"), [(True, []), (True, ["--or-plain"]), (False, ["--or-plain"])])
def test_tests_run_as_pytest_is_told_with_the_copy_or_where_there_is_none_plainly(
    compiler: bool, own: list[str], status: int, workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[list[str], bool]] = []

    def pytest_told(words: list[str], compiled: bool) -> int:
        told.append((words, compiled))
        return status

    monkeypatch.setattr(build, "can_compile", lambda: compiler)
    monkeypatch.setattr(testing, "pytest", pytest_told)
    monkeypatch.setattr(sys, "argv", ["test.py", *own, "-m", "not slow", "tests/golden"])
    with pytest.raises(SystemExit) as left:
        testing.main()
    assert left.value.code == status
    assert told == [(["-m", "not slow", "tests/golden"], compiler)]


def test_tests_of_the_copy_refuse_the_plain_package() -> None:
    command = [sys.executable, "-m", "pytest", "--compiled", "--collect-only", "tests/test_native.py"]
    plain = build.environment(build.SOURCE)
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "drakehall.kernel.state" in done.stderr


def test_commands_use_the_package_under_test(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from drakehall.kernel import state; print(state.__file__)"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == state.__file__
