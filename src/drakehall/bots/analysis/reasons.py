"""Why an action is better than another: which features of the evaluation differ most."""

from collections.abc import Sequence
from typing import Final

import msgspec

from drakehall.bots.analysis.study import RESULT, Expectation
from drakehall.kernel.events import Message, Value

MOST: Final = 2
"""Number of reasons named."""
LEAST: Final = 0.03
"""Differences of fewer points than this (or a smaller part of a token) are not worth mentioning."""
SHARE: Final = 0.15
"""Nor are those smaller than this share of the greatest one."""
RIVAL: Final = "rival"
"""Stands for the best rival beside the features: a weaker rival is a reason, too."""
MUCH: Final = 0.25
"""Fewer points than this (or a smaller part of a token) are called a little, without a number."""
ENDED: Final = 0.05
"""If the game ends in a greater share of the worlds than this, only the result counts, and features say little."""
WORDS: Final = {
    RIVAL: ("hall-reason-rival-weaker", "hall-reason-rival-stronger"),
    RESULT: ("hall-reason-result-better", "hall-reason-result-worse"),
}


class Reason(msgspec.Struct, frozen=True):
    """A feature, and by how many points of the final score it is better (worse if negative)."""

    feature: str
    points: float

    def message(self, *, in_points: bool, than: str = "nothing") -> Message:
        """Put it into words, in half points if points are counted; `than` says what it is compared with.

        The feature is worded by `<game>-feature-<name>`; a half is separate, as languages write decimals differently.
        """
        halves = round(2 * abs(self.points))
        large = abs(self.points) >= MUCH
        size = ("points" if in_points else "much") if large else "little"
        number: dict[str, Value] = {"size": size, "whole": halves // 2, "half": halves % 2, "than": than}
        better = self.points > 0
        if self.feature in WORDS:
            return Message(WORDS[self.feature][not better], number)
        kind = "hall-reason-better" if better else "hall-reason-worse"
        return Message(kind, {"feature": self.feature.replace("_", "-"), **number})


def reasons(chosen: Expectation, others: Sequence[Expectation]) -> list[Reason]:
    """Return what differs most after an action from what others lead to on average, the most important first."""
    if not others:
        return []
    gaps = _gaps(chosen, others)
    if chosen.rival is not None:
        usual = sum(each.rival or 0.0 for each in others) / len(others)
        gaps[RIVAL] = usual - chosen.rival
    order = sorted(gaps, key=lambda name: -abs(gaps[name]))[:MOST]
    least = max(LEAST, SHARE * abs(gaps[order[0]])) if order else LEAST
    return [Reason(name, gaps[name]) for name in order if abs(gaps[name]) >= least]


def _gaps(chosen: Expectation, others: Sequence[Expectation]) -> dict[str, float]:
    count = len(others)
    if max(chosen.ended, sum(each.ended for each in others) / count) > ENDED:
        usual = sum(sum(each.parts.values()) for each in others) / count
        return {RESULT: sum(chosen.parts.values()) - usual}
    names = dict.fromkeys(name for each in (chosen, *others) for name in each.parts)
    return {
        name: chosen.parts.get(name, 0.0) - sum(each.parts.get(name, 0.0) for each in others) / count for name in names
    }


def messages(found: Sequence[Reason], *, in_points: bool, than: str = "nothing") -> list[Message]:
    """Put some reasons into words; only the first mentions what they are compared with."""
    return [
        reason.message(in_points=in_points, than="nothing" if number else than) for number, reason in enumerate(found)
    ]
