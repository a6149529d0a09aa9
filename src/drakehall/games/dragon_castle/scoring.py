"""The final score, as it would be if the game ended now."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from drakehall.games.dragon_castle import dragons
from drakehall.games.dragon_castle.grid import count
from drakehall.games.dragon_castle.tiles import COUNTDOWN_POINTS, shrine_points
from drakehall.games.dragon_castle.vocabulary import DRAGON_CARDS
from drakehall.kernel import ties
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle


def breakdown(state: "DragonCastle") -> list[dict[str, int]]:
    """DRC-8.5: return each seat's points by source."""
    return [sources(state, seat) for seat in range(state.seats)]


def sources(state: "DragonCastle", seat: int) -> dict[str, int]:
    """DRC-8.5: return the points of one seat by source."""
    points = {
        "sets": state.earned[seat * 2],
        "discards": state.earned[seat * 2 + 1],
        "shrines": shrines(state, seat),
        "countdown": state.tokens[seat] * COUNTDOWN_POINTS,
    }
    for dragon in state.dragons:
        points[DRAGON_CARDS[dragon]] = dragons.score(state, seat, dragon)
    return points


def scores(state: "DragonCastle") -> list[int]:
    """DRC-8.5: return each seat's points."""
    return [sum(points.values()) for points in breakdown(state)]


def shrines(state: "DragonCastle", seat: i64) -> i64:
    """DRC-8.6: the points of the built shrines of a seat."""
    base = seat * state.board.realm.cells
    built: i64 = state.shrines[seat]
    points: i64 = 0
    while built:
        low: int = built & -built
        points += shrine_points(state.stacks[base + low.bit_length() - 1])
        built ^= low
    return points


def winners(state: "DragonCastle") -> list[int]:
    """DRC-8.7: most points, then most stacks with a face-down top, then most shrines; else shared."""
    if state.seat is not None:
        return []
    compared = ranks(state)
    return [seat for seat, rank in enumerate(compared) if rank == max(compared)]


def ranks(state: "DragonCastle") -> list[tuple[int, ...]]:
    """DRC-8.7: what is compared, seat by seat: points, stacks with a face-down top, shrines."""
    return [
        (points, count(state.realms[seat].down | state.shrines[seat]), count(state.shrines[seat]))
        for seat, points in enumerate(scores(state))
    ]


def tie_break(state: "DragonCastle") -> Message | None:
    """DRC-8.7: return what decided a tie."""
    criteria = ("dragon_castle-tie-stacks", "dragon_castle-tie-shrines")
    return ties.tie_break(ranks(state), criteria, "dragon_castle-tie-shared")
