"""Questions about a finished game, decision by decision, and the answers: always from samples."""

from typing import Literal

import msgspec

from drakehall.bots.analysis import Outlook, Verdict, outlook, verdict
from drakehall.hall.thinking import Sample
from drakehall.kernel import registry


class Inquiry(msgspec.Struct, frozen=True):
    """A position (a sample, never the real one): ask what a seat could expect, or what to think of its move."""

    game: str
    seat: int
    seed: int
    position: str
    wanted: Literal["outlook", "verdict"]
    played: int = -1
    trials: int = 0
    least: float = 0.0
    """Mistakes that cost a smaller chance of winning are ignored."""


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer, or what went wrong; without a verdict, no other move is clearly better."""

    outlook: Outlook | None = None
    verdict: Verdict | None = None
    error: str | None = None


def about_outlook(sample: Sample, seed: int) -> Inquiry:
    """Ask what the seat of a sample can expect."""
    return Inquiry(sample.game, sample.seat, seed, sample.position, "outlook")


def about_move(sample: Sample, played: int, trials: int, seed: int, least: float) -> Inquiry:
    """Ask what to think of a move in a sample."""
    return Inquiry(sample.game, sample.seat, seed, sample.position, "verdict", played, trials, least)


def inquire(inquiry: Inquiry) -> Finding:
    """Answer an inquiry."""
    try:
        game = registry.game(inquiry.game)
        state = game.load(inquiry.position)
        if inquiry.wanted == "outlook":
            return Finding(outlook=outlook(game, state, inquiry.seat, inquiry.seed))
        found = verdict(game, state, inquiry.seat, inquiry.played, inquiry.trials, inquiry.seed, inquiry.least)
        return Finding(verdict=found)
    except Exception as error:  # whatever a game does wrong is reported, not fatal
        return Finding(error=f"{type(error).__name__}: {error}")


def checked(finding: Finding, inquiry: Inquiry, sample: Sample) -> Finding:
    """Return the finding, or raise ValueError unless it answers the inquiry."""
    if finding.error is not None or (inquiry.wanted == "outlook" and finding.outlook is None):
        raise ValueError(finding.error or "no outlook")
    if finding.verdict is not None and finding.verdict.better not in sample.legal:
        raise ValueError(f"advises {finding.verdict.better}, which is not legal")
    return finding
