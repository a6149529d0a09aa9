"""What a person has learnt so far, in a small file in their data folder."""

import os
import sys
from collections.abc import Mapping
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final, Literal

import msgspec

from drakehall.kernel.files import file_error
from drakehall.learn.puzzles import Puzzle, due

NAME: Final = "learning.json"


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """A puzzle that was tried."""

    lost: float
    """The points that the first answer gave away."""
    failed: list[date] = []
    """The days on which it was failed since it was last solved."""


class Learnt(msgspec.Struct, forbid_unknown_fields=True):
    """What was done in one game."""

    sections: list[str] = []
    """Sections of the lesson that were finished or skipped."""
    told: list[str] = []
    """Steps of the lesson that were told."""
    exercises: list[str] = []
    """Exercises whose goal was reached."""
    missed: dict[str, list[date]] = {}
    """The days on which the goal of an exercise was missed since it was last reached."""
    puzzles: dict[str, Tried] = {}

    def answered(self, puzzle: Puzzle, move: str, today: date) -> None:
        """Note an answer to a puzzle; the first one stays."""
        tried = self.puzzles.setdefault(puzzle.id, Tried(puzzle.lost(move)))
        tried.failed = [] if puzzle.solves(move) else [*tried.failed, today]

    def attempted(self, exercise: str, today: date, *, reached: bool) -> None:
        """Note how an exercise went: one that was missed comes back as puzzles do."""
        if reached:
            self.exercises = [*dict.fromkeys([*self.exercises, exercise])]
            self.missed.pop(exercise, None)
        else:
            self.missed.setdefault(exercise, []).append(today)

    def due_exercises(self, today: date) -> list[str]:
        """Return the exercises that come back today."""
        return due(self.missed, today)

    def due(self, today: date) -> list[str]:
        """Return the puzzles that come back today."""
        return due({id_: each.failed for id_, each in self.puzzles.items()}, today)


class LearningRecord(msgspec.Struct, forbid_unknown_fields=True):
    """What a person has learnt, by game."""

    version: Literal[1] = 1
    games: dict[str, Learnt] = {}

    def of(self, game: str) -> Learnt:
        """Return what was done in a game, to be added to."""
        return self.games.setdefault(game, Learnt())


def usual_file(system: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """Return the file where the system keeps programs' data."""
    home = Path.home()
    if system == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif system == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        named = Path(environment.get("XDG_DATA_HOME") or "")
        folder = named if named.is_absolute() else home / ".local" / "share"
    return folder / "drakehall" / NAME


def fetch(file: Path) -> tuple[LearningRecord, Path | None]:
    """Read the file; an unreadable one is set aside under the name that is returned, and nothing is known."""
    try:
        raw = file.read_bytes()
    except FileNotFoundError:
        return LearningRecord(), None
    except OSError as error:
        raise file_error(file, error) from None
    try:
        return msgspec.json.decode(raw, type=LearningRecord), None
    except (msgspec.MsgspecError, ValueError):
        return LearningRecord(), _aside(file)


def store(record: LearningRecord, file: Path) -> None:
    """Rewrite the file; its old contents stay until the new ones are complete."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
        part.replace(file)
    except OSError as error:
        raise file_error(file, error) from None


def _aside(file: Path) -> Path:
    """Move a file out of the way, without replacing another."""
    names = (file.with_name(f"{file.stem}-damaged-{number}{file.suffix}") for number in count(1))
    free = next(each for each in names if not each.exists())
    try:
        return file.rename(free)
    except OSError as error:
        raise file_error(file, error) from None
