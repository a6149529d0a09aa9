"""Points: what a seat would have if the game ended now."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan import automa
from drakehall.games.wyrmspan.counting import all_hold, cached_on, worth
from drakehall.games.wyrmspan.frames import BONUS, COINS, MAT_SPACES, NONE, ROW
from drakehall.games.wyrmspan.guild import FIELD_BITS
from drakehall.games.wyrmspan.places import eggs_of, homes, resources_of
from drakehall.games.wyrmspan.tiles import PLACE_POINTS
from drakehall.kernel import ties
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

SPENT: Final = ("coins", "left")
"""Sources of points that go down when something is paid."""


def breakdown(s: "Wyrmspan") -> list[dict[str, int]]:
    """WYR-11: points by source for every seat, Automa last."""
    found = [seat_breakdown(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        found.append(automa.breakdown(s) | {"objectives": objectives(s, automa.AUTOMA)})
    return found


def lasting_scores(s: "Wyrmspan") -> list[int]:
    """Add up what a seat keeps: coins, resources and cards count once nothing more can be bought for them."""
    spent = () if s.seat is None else SPENT
    return [sum(points for source, points in sources.items() if source not in spent) for sources in breakdown(s)]


def seat_breakdown(s: "Wyrmspan", seat: int) -> dict[str, int]:
    """WYR-11.1 … WYR-11.9: the nine sources of a seat's points."""
    at = seat * MAT_SPACES
    row = seat * ROW
    stock = s.stock
    where = homes(s, seat)
    dragons = [s.dragons[at + place] for place in where]
    left = resources_of(s, seat) + len(s.dragon_hands[seat]) + len(s.cave_hands[seat])
    return {
        "guild": guild(s, seat),
        "dragons": sum(s.compiled.vp[card] for card in dragons),
        "endgame": stock[row + BONUS] + sum(endgame(s, seat, card) for card in dragons),
        "eggs": eggs_of(s, seat),
        "cached": sum(cached_on(s, at + place) for place in where),
        "tucked": sum(len(s.tucked[at + place]) for place in where),
        "objectives": objectives(s, seat),
        "coins": stock[row + COINS],
        "left": left // 4,
    }


def guild(s: "Wyrmspan", seat: int) -> int:
    """WYR-11.1, WYR-R27: every own marker scores by itself."""
    mask = s.marks[seat]
    total = sum((mask >> FIELD_BITS * field & 7) * worth for field, worth in ((4, 6), (5, 3), (6, 1)))
    markers = mask >> FIELD_BITS * 3 & 7
    return total + (markers * line(s, s.compiled.guild_endgame[s.tile], seat, NONE) if markers else 0)


def endgame(s: "Wyrmspan", seat: int, card: int) -> int:
    """WYR-11.3: the `endgame` line of a dragon, if it costs nothing."""
    effect = s.compiled.endgame[card]
    return 0 if effect < 0 or s.compiled.paid_endgame[card] else line(s, effect, seat, card)


def line(s: "Wyrmspan", effect: int, seat: int, card: int) -> int:
    """Add up a line of points."""
    total = 0
    for item in s.compiled.effects[effect].items:
        body = s.compiled.effects[item.body]
        if body.points is not None and all_hold(s, item.tests, seat, card):
            total += worth(s, body.points, seat, card)
    return total


def objectives(s: "Wyrmspan", seat: int) -> int:
    """WYR-10.4: points of the places won so far."""
    listed = len(s.marks)
    return sum(PLACE_POINTS[i // listed][place] for i, place in enumerate(s.places) if i % listed == seat)


def winners(s: "Wyrmspan") -> list[int]:
    """WYR-11.9, WYR-12.11: most points, then most visible dragons, then shared; in a solo game the human wins ties."""
    points = [sum(sources.values()) for sources in breakdown(s)]
    if s.seats == 1:
        return [0] if points[0] >= points[1] else [automa.AUTOMA]
    compared = ranks(s)
    return [seat for seat in range(s.seats) if compared[seat] == max(compared)]


def ranks(s: "Wyrmspan") -> list[tuple[int, ...]]:
    """WYR-11.9: what is compared, seat by seat: points, visible dragons."""
    points = [sum(sources.values()) for sources in breakdown(s)]
    return [(points[seat], len(homes(s, seat))) for seat in range(s.seats)]


def tie_break(s: "Wyrmspan") -> Message | None:
    """WYR-11.9, WYR-12.11: return what decided a tie."""
    if s.seats == 1:
        points, opponent = (sum(sources.values()) for sources in breakdown(s))
        return Message("wyrmspan-tie-solo", {"points": points}) if points == opponent else None
    return ties.tie_break(ranks(s), ("wyrmspan-tie-dragons",), "wyrmspan-tie-shared")
