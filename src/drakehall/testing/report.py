"""What the suite reports: complaints, errors, and the report of a run."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from drakehall.testing.checks import CHECKS


class Complaint(AssertionError):
    """A promise was broken; the suite adds which check, and where."""


def require(holds: bool, complaint: str) -> None:
    """Complain unless the condition holds."""
    if not holds:
        raise Complaint(complaint)


@dataclass(frozen=True)
class Place:
    """Where something was found: enough to find it again."""

    game: str
    seats: int | None = None
    example: int | None = None
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 0
    game_seed: int | None = None
    step: int | None = None
    action: str = ""
    edits: int = 0
    texts: bool = False

    def __str__(self) -> str:
        """Return it in words for a person, with the command that repeats it."""
        lines = [f"game {self.game}"]
        if self.seats is not None:
            lines[0] += f", {self.seats} seats, options {self.options or 'as they come'}, seed {self.seed}"
        if self.step is not None:
            lines[0] += f", step {self.step}" + (f" (after “{self.action}”)" if self.action else "")
        if self.game_seed is not None:
            lines.append(f"the game itself: start(seats={self.seats}, seed={self.game_seed}, **{self.options})")
        return "\n".join([*lines, f"again: {self.command()}"])

    def command(self) -> str:
        """Write the command that plays exactly this game."""
        what = ["--edits", str(self.edits)] if self.edits else ["--games", "1"]
        what += ["--texts"] * self.texts
        words = ["python", "-m", "drakehall.testing", self.game, *what, "--seed", str(self.seed)]
        if self.seats is not None:
            words += ["--seats", str(self.seats)]
        if self.example is not None:
            words += ["--example", str(self.example)]
        return shlex.join(words)


class ConformanceError(AssertionError):
    """A game breaks a promise: which check found it, what it found, and where."""

    def __init__(self, check: str, complaint: str, place: Place) -> None:
        """Put the error into words; `check` is one of `CHECKS`."""
        super().__init__(f"{place.game} fails the check “{check}”: {complaint}\nchecked: {CHECKS[check]}\n{place}")
        self.check = check
        self.complaint = complaint
        self.place = place


def fault(check: str, error: Exception, place: Place) -> ConformanceError:
    """Turn anything raised during a check into its failure."""
    text = str(error) if isinstance(error, Complaint) else f"{type(error).__name__}: {error}"
    return ConformanceError(check, text, place)


@contextmanager
def blaming(check: str, place: Place) -> Iterator[None]:
    """Turn anything raised inside into a failure of a check."""
    try:
        yield
    except Exception as error:
        raise fault(check, error, place) from error


@dataclass
class ConformanceReport:
    """What was played and how often each check was made."""

    game: str
    games: int = 0
    decisions: int = 0
    combinations: int = 0
    checks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHECKS, 0))

    def __str__(self) -> str:
        """Return the summary in one line; checks for which this game gave no occasion are named."""
        made = sum(self.checks.values())
        idle = [name for name, times in self.checks.items() if not times]
        line = (
            f"{self.game}: {self.games:,} games over {self.combinations} combinations of seats and options, "
            f"{self.decisions:,} decisions, {made:,} checks of {len(CHECKS) - len(idle)} kinds passed"
        )
        return f"{line}; no occasion for: {', '.join(idle)}" if idle else line
