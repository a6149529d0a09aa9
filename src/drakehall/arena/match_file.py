"""The file of a match: JSON lines, the match first, then each game as it ends.

So nothing is lost when a match is interrupted, and it can be continued with any number of workers. Every game
is one write at the end of the file: two processes continuing the same match do the work twice, but damage nothing.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, final

import msgspec

from drakehall.arena.errors import MatchFileExists, NotAMatchFile, OtherMatch, OtherProgram
from drakehall.arena.match import Fixture, Match, lineup
from drakehall.arena.play import Played
from drakehall.kernel.files import file_error

FORMAT: Final = 2
"""Incremented whenever the fields of a line change; files of earlier formats come from another program in any case."""

OPTIONS: Final = {
    "game": "GAME",
    "seats": "--seats",
    "seed": "--seed",
    "options": "--option",
    "entrants": "--bots",
    "groups": "--meet",
}
"""The command-line names of a match's fields."""


class FirstLine(msgspec.Struct, frozen=True):
    """What every first line begins with."""

    drakehall_arena: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    drakehall_arena: int
    match: Match


@final
class MatchFile:
    """A file that is being written."""

    def __init__(self, path: Path, file: IO[bytes], played: list[Played], *, dropped: bool = False) -> None:
        """Begin where reading ended."""
        self.path = path
        self.played = played
        """What the file held when it was opened."""
        self.dropped = dropped
        """Whether a last line that was cut off has been dropped."""
        self._file = file

    def add(self, played: Played) -> None:
        """Write a game; it is in the file once this returns."""
        try:
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()
        except OSError as error:
            raise file_error(self.path, error) from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def begin(path: Path, match: Match) -> MatchFile:
    """Begin a file; one that exists is not touched."""
    try:
        with path.open("xb") as file:
            file.write(msgspec.json.encode(Header(FORMAT, match)) + b"\n")
        return MatchFile(path, path.open("ab"), [])
    except FileExistsError:
        raise MatchFileExists(file=str(path)) from None
    except OSError as error:
        raise file_error(path, error) from None


def resume(path: Path, match: Match) -> MatchFile:
    """Open a file to continue it; it must belong to the same match. A last line that was cut off is dropped."""
    try:
        raw = path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        _same(path, _header(path, whole), match)
        played = list(_games(path, whole, match))
        if len(whole) < len(raw):
            os.truncate(path, len(whole))
        file = path.open("ab")
    except OSError as error:
        raise file_error(path, error) from None
    return MatchFile(path, file, played, dropped=len(whole) < len(raw))


def read(path: Path) -> tuple[Match, list[Played]]:
    """Read a file without changing it."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise file_error(path, error) from None
    whole = raw[: raw.rfind(b"\n") + 1]
    match = _header(path, whole)
    return match, list(_games(path, whole, match))


def _header(path: Path, raw: bytes) -> Match:
    first = raw.partition(b"\n")[0]
    try:
        if 0 < msgspec.json.decode(first, type=FirstLine).drakehall_arena < FORMAT:
            raise OtherProgram(file=str(path))
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotAMatchFile(file=str(path), line=1) from None
    if header.drakehall_arena != FORMAT:
        raise NotAMatchFile(file=str(path), line=1)
    return header.match


def _same(path: Path, found: Match, match: Match) -> None:
    differs = [shown for field, shown in OPTIONS.items() if getattr(found, field) != getattr(match, field)]
    if differs:
        raise OtherMatch(file=str(path), what=", ".join(differs))
    if found != match:
        raise OtherProgram(file=str(path))


def _games(path: Path, raw: bytes, match: Match) -> Iterator[Played]:
    """Read the games; one that is listed twice counts once."""
    known: set[Fixture] = set()
    for number, line in enumerate(raw.splitlines()[1:], start=2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise NotAMatchFile(file=str(path), line=number) from None
        fixture = played.fixture
        fits = fixture.deal >= 0 and 0 <= fixture.group < len(match.groups) and 0 <= fixture.rotation < match.seats
        if not fits or tuple(part.who for part in played.parts[: match.seats]) != lineup(match, fixture):
            raise NotAMatchFile(file=str(path), line=number)
        if fixture not in known:
            known.add(fixture)
            yield played
