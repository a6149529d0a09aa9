"""How everybody stands in the objectives: places won, and for those still to come the places as they would be now."""

from typing import TYPE_CHECKING

import msgspec

from drakehall.games.wyrmspan import automa
from drakehall.games.wyrmspan.counting import quantity, ranked
from drakehall.games.wyrmspan.tiles import PLACE_POINTS, SIDES

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


class StandingView(msgspec.Struct, frozen=True):
    """An objective: points by place, and by seat (Automa last) what is counted and the place from 0."""

    objective: str
    points: list[int]
    counts: list[int]
    """Empty once the objective has been judged."""
    places: list[int]


def standings(s: "Wyrmspan") -> list[StandingView]:
    """Return the objectives of the four rounds, all of them public (WYR-3.3)."""
    return [standing(s, i, side) for i, side in enumerate(s.objectives)]


def standing(s: "Wyrmspan", i: int, side: int) -> StandingView:
    """Return one of them; once judged, the places are those that were won."""
    listed = len(s.marks)
    points = list(PLACE_POINTS[i])
    won = s.places[i * listed : (i + 1) * listed]
    if won:
        return StandingView(SIDES[side].name, points, [], won)
    counts = [quantity(s, SIDES[side].objective, seat) for seat in range(s.seats)]
    if s.seats == 1:
        counts.append(automa.quantity(s, i + 1))
    return StandingView(SIDES[side].name, points, counts, ranked(counts))
