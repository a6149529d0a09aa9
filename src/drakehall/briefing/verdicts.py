"""A bot's opinion of moves, in words: the verdicts of a finished game and hints for a decision."""

from collections.abc import Iterator
from typing import Final

from drakehall.bots.analysis import Mistake
from drakehall.kernel.actions import ActionSpace
from drakehall.session import Session
from drakehall.text import Words
from drakehall.wire.frames import Hints

FEW: Final = 2
"""If no more hints than this are left, the reader is told."""


def mistake(session: Session, found: Mistake, words: Words) -> list[str]:
    """Return what was played and when; then what would have been better, what it cost, and what either brings."""
    space = session.state.actions
    where = {"turn": found.turn, "entry": found.entry}
    told = [
        words.say("hall-analyse-mistake", **where, action=_action(space, found.played, words)),
        words.say("hall-analyse-better", action=_action(space, found.better, words)),
        _cost(found, words, in_points=session.state.in_points),
    ]
    for id_, messages in (("hall-analyse-why", found.reasons), ("hall-analyse-instead", found.instead)):
        if messages:
            told.append(words.say(id_, reasons="; ".join(words.message(message) for message in messages)))
    return told


def hints(found: Hints, space: ActionSpace, words: Words) -> Iterator[str]:
    """List what a bot would do, the best first, with what to expect and why."""
    for advice in found.advice:
        told = [_action(space, advice.name, words)]
        if advice.win is not None and advice.score is not None:
            result = words.decimal(advice.score, 1)
            told.append(words.say("hall-hint-expect", win=percent(advice.win, words), result=result))
        elif advice.win is not None:
            told.append(words.say("hall-hint-chance", win=percent(advice.win, words)))
        told += [words.message(reason) for reason in advice.reasons]
        told += [words.say("hall-hint-risk", text=words.message(advice.risk))] if advice.risk else []
        yield " · ".join(told)
    if found.left <= FEW:
        yield words.say("hall-hint-left", count=found.left, seconds=found.seconds)


def percent(share: float, words: Words) -> str:
    """Return a share in whole percent."""
    return words.decimal(100 * min(1.0, max(0.0, share)), 0)


def _action(space: ActionSpace, notation: str, words: Words) -> str:
    return f"{words.action(space, space.parse(notation))} · {notation}"


def _cost(found: Mistake, words: Words, *, in_points: bool) -> str:
    chances = {"got": percent(found.win - found.win_lost, words), "could": percent(found.win, words)}
    points = words.decimal(abs(found.points_lost), 1 if abs(found.points_lost) >= 1 else 2)
    if points == "0" or not in_points:
        return words.say("hall-analyse-cost", **chances)
    kind = "hall-analyse-cost-worse" if found.points_lost > 0 else "hall-analyse-cost-better"
    return words.say(kind, **chances, points=points)
