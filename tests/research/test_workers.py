"""Worker processes and their memory go away: when they are closed, interrupted or killed, and when they fail."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from drakehall.bots.errors import BotFailed
from drakehall.research.errors import LostWorker, NotReset, WorkerFailed
from drakehall.research.vector import Vector
from tests.bots import outsiders

SCRIPT = """
import os, sys, time
import numpy as np
from drakehall.research.vector import Vector

if __name__ == "__main__":
    vector = Vector("smoki", 4, workers=2)
    vector.reset(1)
    print(*vector.pids, flush=True)
    how = sys.argv[1]
    if how == "end":
        sys.exit(3)
    if how == "raise":
        raise SystemError("on purpose")
    while True:
        vector.step(vector.masks.argmax(1))
"""


def gone(pid: int) -> bool:
    """Tell whether a process has ended; if its parent died, whoever adopted it may still have to take note."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def begun(tmp_path: Path, how: str) -> tuple[subprocess.Popen[str], list[int]]:
    """Start a program with workers of its own, in a process group of its own."""
    script = tmp_path / "stepping.py"
    script.write_text(SCRIPT, encoding="utf-8")
    command = [sys.executable, str(script), how]
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert program.stdout is not None
    return program, [int(pid) for pid in program.stdout.readline().split()]


def waited(pids: list[int]) -> None:
    """Wait until processes have ended, without end: a test run has its own limit."""
    while not all(gone(pid) for pid in pids):
        os.sched_yield()


@pytest.mark.parametrize(
    ("how", "signalled", "status"),
    [
        ("end", None, 3),
        ("raise", None, 1),
        ("step", signal.SIGINT, -signal.SIGINT),
        ("step", signal.SIGTERM, -signal.SIGTERM),
        ("step", signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_nothing_is_left_however_a_program_ends(
    tmp_path: Path, how: str, signalled: signal.Signals | None, status: int
) -> None:
    program, pids = begun(tmp_path, how)
    assert len(pids) == 2
    if signalled is signal.SIGINT:
        os.killpg(program.pid, signalled)  # as Ctrl-C in a terminal does
    elif signalled is not None:
        program.send_signal(signalled)
    _, told = program.communicate()
    assert program.returncode == status
    assert "leaked" not in told
    assert told.count("Traceback") == (1 if how == "raise" or signalled is signal.SIGINT else 0)
    waited(pids)


def test_closing_ends_the_processes_and_keeps_the_arrays() -> None:
    with Vector("smoki", 4, workers=2) as vector:
        vector.reset(3)
        seen, pids = vector.observations.copy(), vector.pids
    assert all(gone(pid) for pid in pids)
    assert (vector.observations == seen).all()
    vector.close()
    with pytest.raises(NotReset):
        vector.reset(3)


def test_an_environment_that_is_forgotten_ends_its_processes() -> None:
    vector = Vector("smoki", 4, workers=2)
    pids = vector.pids
    arrays = vector.observations
    del vector
    assert all(gone(pid) for pid in pids)
    assert arrays.shape[0] == 4


def test_the_memory_has_no_name_that_could_be_left_behind() -> None:
    with Vector("smoki", 4, workers=2) as vector:
        for pid in (os.getpid(), *vector.pids):
            maps = Path(f"/proc/{pid}/maps").read_text(encoding="utf-8").splitlines()
            shared = [line for line in maps if "pym-" in line]
            assert shared
            assert all(line.endswith("(deleted)") for line in shared)


def test_a_worker_that_dies_is_missed_at_once() -> None:
    vector = Vector("smoki", 4, workers=2)
    vector.reset(3)
    victim, other = vector.pids
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(LostWorker, match="worker 1"):
        steps(vector, 100)
    assert gone(other)
    with pytest.raises(NotReset):
        vector.step(vector.masks.argmax(1))


def test_an_error_in_a_worker_is_raised_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outsiders.install(
        tmp_path, monkeypatch, name="naughty", entries={"raises": "naughty:Raises"}, code=outsiders.NAUGHTY
    )
    vector = Vector("smoki", 4, workers=2, rivals="raises", seat=1, starting_seat=1)
    try:
        vector.reset(3)
        with pytest.raises(BotFailed, match="no idea") as caught:
            steps(vector, 100)
        assert isinstance(caught.value.__cause__, WorkerFailed)
        assert "Traceback" in str(caught.value.__cause__)
        assert "ValueError: no idea" in str(caught.value.__cause__)
    finally:
        outsiders.forget()
    assert all(gone(pid) for pid in vector.pids)


def steps(vector: Vector, number: int) -> None:
    for _ in range(number):
        vector.step(vector.masks.argmax(1))


def test_arrays_do_not_overlap() -> None:
    vector = Vector("smoki", 3)
    arrays = [vector.observations, vector.final, vector.masks, vector.rewards, vector.seats, vector.acted, vector.over]
    for number, array in enumerate(arrays):
        array[:] = 0
        for other in arrays[:number]:
            assert (other.astype(np.int64) == 1).all()
        array[:] = 1
