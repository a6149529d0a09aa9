"""Goals of exercises: what a seat has achieved since the start, measured by the engine."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

EXAMPLE: Final = "points >= 7"
_CONDITION: Final = re.compile(
    r"^(?P<measure>[a-z]+)(?: (?P<of>[\w-]+))?(?: (?P<sum>\w+))? (?P<sign>>=|<=|=) (?P<number>-?\d{1,4})$"
)
MEASURES: Final = ("event", "lead", "over", "points", "won")


class GoalCondition(msgspec.Struct, frozen=True):
    """A measure compared with a number: `points >= 7`, `points eggs >= 2`, `event smoki-event-scored points <= 9`."""

    measure: str
    of: str
    """The source of the points, or the id of the event; empty: all points."""
    sum: str
    """The argument of the events that is added up; empty: events are counted."""
    sign: str
    number: int

    @property
    def in_points(self) -> bool:
        """Whether points are measured; otherwise it is how often something happened, or whether it did."""
        return self.measure in ("points", "lead") or self.sum == "points"

    def holds(self, value: int) -> bool:
        """Compare a value with the number."""
        if self.sign == "=":
            return value == self.number
        return value >= self.number if self.sign == ">=" else value <= self.number

    def short_of(self, value: int) -> int:
        """Return by how much a value misses the number; 0 if it does not."""
        return 0 if self.holds(value) else abs(self.number - value)


class SinceStart(msgspec.Struct, frozen=True):
    """What was played since the start: the first and the present position, and what happened between them."""

    start: State
    now: State
    events: Sequence[Event]


def parse(text: str) -> GoalCondition | None:
    """Read a condition; None if it is not one."""
    found = _CONDITION.match(text)
    if found is None or found["measure"] not in MEASURES:
        return None
    of, adds = found["of"] or "", found["sum"] or ""
    if (found["measure"] == "event") != bool(of) and found["measure"] != "points":
        return None
    if adds and found["measure"] != "event":
        return None
    return GoalCondition(found["measure"], of, adds, found["sign"], int(found["number"]))


def measured(condition: GoalCondition, game: Game, played: SinceStart, seat: int) -> int:
    """Return what a condition measures, for a seat."""
    match condition.measure:
        case "points":
            return _points(condition.of, played.now, seat) - _points(condition.of, played.start, seat)
        case "lead":
            return _lead(game, played.now, seat)
        case "over":
            return int(played.now.over)
        case "won":
            return int(seat in played.now.winners())
    return _events(condition, played.events, seat)


def _points(source: str, state: State, seat: int) -> int:
    return state.breakdown()[seat].get(source, 0) if source else state.scores()[seat]


def _lead(game: Game, state: State, seat: int) -> int:
    """Return how far a seat is ahead of the best other one, as points go in this game."""
    mine, *others = [state.scores()[seat], *(each for i, each in enumerate(state.scores()) if i != seat)]
    if not others:
        return mine
    return min(others) - mine if game.low_wins else mine - max(others)


def _events(condition: GoalCondition, events: Sequence[Event], seat: int) -> int:
    """Count events that are the seat's own, or add up one of their arguments."""
    own = [event for event in events if event.id == condition.of and event.args.get("seat", seat) == seat]
    if not condition.sum:
        return len(own)
    return sum(value for event in own if isinstance(value := event.args.get(condition.sum, 0), int))
