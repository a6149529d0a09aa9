"""The file of a benchmark: JSON lines. First the plan and the common message, then every call and every game in turn.

Every line is one write at the end of the file, so nothing is lost when a run is interrupted. An interrupted game is
replayed with the answers it got, and continues from there.
"""

import os
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final, final

import msgspec

from drakehall.arena.match import Fixture
from drakehall.kernel.files import file_error
from drakehall.llm_bench.errors import BenchExists, NotABench, OtherBench, OtherPrompts
from drakehall.llm_bench.plan import BenchmarkPlan
from drakehall.llm_bench.play import BenchmarkGame, ModelCall

FORMAT: Final = 1
OPTIONS: Final = {
    "game": "GAME",
    "seats": "--seats",
    "seed": "--seed",
    "options": "--option",
    "entrants": "--levels",
    "legal": "--no-legal",
    "disguise": "--disguise",
    "retries": "--retries",
    "language": "--prompts",
}
"""The command-line names of what a benchmark consists of."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    drakehall_llm: int
    plan: BenchmarkPlan
    system: str
    """The message that every prompt begins with."""


@final
class BenchmarkFile:
    """A file that is being written; several games may write at once."""

    def __init__(
        self, path: Path, file: IO[bytes], calls: Mapping[Fixture, list[ModelCall]], played: list[BenchmarkGame]
    ) -> None:
        """Begin where reading ended."""
        self.path = path
        self.calls = calls
        """The calls of games that were not finished."""
        self.played = played
        self._file = file
        self._lock = threading.Lock()

    def add(self, line: ModelCall | BenchmarkGame) -> None:
        """Write a call or a game; once this returns it is in the file, and a game counts as played."""
        with self._lock:
            try:
                self._file.write(msgspec.json.encode(line) + b"\n")
                self._file.flush()
            except OSError as error:
                raise file_error(self.path, error) from None
            if isinstance(line, BenchmarkGame):
                self.played.append(line)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def begin(path: Path, plan: BenchmarkPlan, system: str) -> BenchmarkFile:
    """Begin a file; one that exists is not touched."""
    try:
        with path.open("xb") as file:
            file.write(msgspec.json.encode(Header(FORMAT, plan, system)) + b"\n")
        return BenchmarkFile(path, path.open("ab"), {}, [])
    except FileExistsError:
        raise BenchExists(file=str(path)) from None
    except OSError as error:
        raise file_error(path, error) from None


def resume(path: Path, plan: BenchmarkPlan, system: str) -> BenchmarkFile:
    """Open a file to continue it; it must belong to the same benchmark. A last line that was cut off is dropped."""
    try:
        raw = path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        _same(path, _header(path, whole), plan, system)
        calls, played = _lines(path, whole)
        if len(whole) < len(raw):
            os.truncate(path, len(whole))
        return BenchmarkFile(path, path.open("ab"), calls, played)
    except OSError as error:
        raise file_error(path, error) from None


def read(path: Path) -> tuple[Header, list[BenchmarkGame]]:
    """Read a file without changing it."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise file_error(path, error) from None
    whole = raw[: raw.rfind(b"\n") + 1]
    return _header(path, whole), _lines(path, whole)[1]


def _header(path: Path, raw: bytes) -> Header:
    try:
        header = msgspec.json.decode(raw.partition(b"\n")[0], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotABench(file=str(path), line=1) from None
    if header.drakehall_llm != FORMAT:
        raise NotABench(file=str(path), line=1)
    return header


def _same(path: Path, found: Header, plan: BenchmarkPlan, system: str) -> None:
    differs = [shown for field, shown in OPTIONS.items() if _part(found.plan, field) != _part(plan, field)]
    if found.plan.player != plan.player:
        differs.append("--command / --endpoint")
    if differs:
        raise OtherBench(file=str(path), what=", ".join(differs))
    if found.plan != plan or found.system != system:
        raise OtherPrompts(file=str(path))


def _part(plan: BenchmarkPlan, field: str) -> object:
    return getattr(plan.match if hasattr(plan.match, field) else plan.asking, field)


def _lines(path: Path, raw: bytes) -> tuple[dict[Fixture, list[ModelCall]], list[BenchmarkGame]]:
    """Read calls and games; a game that is listed twice counts once, and the calls of a finished game are dropped."""
    calls: dict[Fixture, list[ModelCall]] = {}
    played: dict[Fixture, BenchmarkGame] = {}
    for number, line in enumerate(raw.splitlines()[1:], start=2):
        try:
            found = msgspec.json.decode(line, type=ModelCall | BenchmarkGame)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise NotABench(file=str(path), line=number) from None
        if isinstance(found, BenchmarkGame):
            played.setdefault(found.fixture, found)
            calls.pop(found.fixture, None)
        elif found.fixture not in played:
            of_game = calls.setdefault(found.fixture, [])
            if found.number != len(of_game):
                raise NotABench(file=str(path), line=number)
            of_game.append(found)
    return calls, list(played.values())
