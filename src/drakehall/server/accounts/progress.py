"""Progress from two places, merged: everything that was done, with the best results."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from drakehall.wire.accounts import MOST_DAYS, MOST_THINGS, Begun, GameProgress, Tries

T = TypeVar("T")


def merged(kept: GameProgress, told: GameProgress) -> GameProgress:
    """Merge what is stored with what is reported now."""
    return GameProgress(
        sections=_each(kept.sections, told.sections, max),
        begun=_each(kept.begun, told.begun, _begun),
        exercises=_each(kept.exercises, told.exercises, _tries),
        puzzles=_each(kept.puzzles, told.puzzles, _tries),
        heard=_all(kept.heard, told.heard),
    )


def _tries(kept: Tries, told: Tries) -> Tries:
    """Failures count from the day of the last success, wherever that was."""
    done = max(filter(None, (kept.done, told.done)), default=None)
    failed = sorted(day for day in {*kept.failed, *told.failed} if done is None or day >= done)
    lost = min((each.lost for each in (kept, told) if each.lost is not None), default=None)
    return Tries(done, failed[-MOST_DAYS:], lost, told.counted or kept.counted)


def _begun(kept: Begun, told: Begun) -> Begun:
    """Go on at the table that is told of now, unless that is over and the other is not."""
    if kept.table != told.table:
        return kept if told.over and not kept.over else told
    return Begun(told.table, _all(kept.told, told.told), max(kept.since, told.since), kept.over or told.over)


def _each(kept: Mapping[str, T], told: Mapping[str, T], both: Callable[[T, T], T]) -> dict[str, T]:
    found = dict(kept)
    for name, one in told.items():
        if name in found:
            found[name] = both(found[name], one)
        elif len(found) < MOST_THINGS:
            found[name] = one
    return found


def _all(kept: Iterable[str], told: Iterable[str]) -> list[str]:
    return list(dict.fromkeys([*kept, *told]))[:MOST_THINGS]
