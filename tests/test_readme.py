"""The README's examples work as they are printed."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    lines = [re.fullmatch(r"(\w+): (-?\d+) points(, wins)?", line) for line in done.stdout.splitlines()]
    told = [(line[1], int(line[2]), line[3] is not None) for line in lines if line]
    assert [name for name, _, _ in told] == ["greedy", "novice", "random"]
    assert [won for _, _, won in told] == [points == min(points for _, points, _ in told) for _, points, _ in told]
    assert max(told, key=lambda each: each[1])[0] == "random", "who plans his turns wins over chance"


def test_the_transcript_is_what_the_program_prints(tmp_path: Path) -> None:
    (told,) = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    command, _, rest = told.partition("\n")
    arguments = command.removeprefix("$ drakehall ").split()
    environment = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "drakehall", *arguments, "--file", str(tmp_path / "x.json")],
        input="0\nwhy place 3\n",
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    printed = [line.rstrip() for line in done.stdout.splitlines() if line.strip()]
    # What a person types does not come back when it is piped in, so prompts are compared without it.
    expected = [line.replace(": why place 3", ":").rstrip() for line in rest.splitlines() if line.strip()][1:]
    first = printed.index(expected[0])
    shown = "\n".join(printed[first:]).replace("help): “", "help):\n“")
    assert "\n".join(expected) in shown


def test_a_game_is_analysed_as_printed(tmp_path: Path) -> None:
    (commands,) = re.findall(r"```shell\n(.*?)```", README, re.DOTALL)
    play, analyse, write = commands.splitlines()
    done = [
        subprocess.run(
            [sys.executable, "-m", *command.split(), *more],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": ""},
            check=False,
        )
        for command, more in (
            (play, ["-o", "turn_cap=8"]),
            (analyse, ["--iterations", "4"]),
            (write, ["--iterations", "4"]),
        )
    ]
    assert [each.returncode for each in done] == [0, 0, 0]
    assert (tmp_path / "course.html").is_file()
    assert "seed 5: the course of the game" in done[1].stdout
    assert "Whim" in done[1].stdout
