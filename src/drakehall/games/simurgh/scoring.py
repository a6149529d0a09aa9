"""The end: objectives, leftovers, the winner (SIM-8.6 … SIM-8.12). `wilds.trigger_end` begins the last turns."""

from typing import TYPE_CHECKING

from drakehall.games.simurgh.effects import total
from drakehall.games.simurgh.paying import markers
from drakehall.games.simurgh.tiles import OBJECTIVES
from drakehall.games.simurgh.vocabulary import NONE, TILES
from drakehall.kernel import ties
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


def end_game(state: "Simurgh") -> None:
    """SIM-8.6: score objectives, then leftovers."""
    state.ending = ending(state)
    state.seat = None
    if state.events is not None:
        tell_ending(state)


def ending(state: "Simurgh") -> list[int]:
    """Return for each seat the points from objectives, then those from leftovers."""
    objectives = [0] * state.seats
    for tile in state.statue:
        if tile != NONE:
            for seat, points in enumerate(objective_points(state, tile)):
                objectives[seat] += points
    return objectives + [leftover_points(state.options.mode, total(stock)) for stock in state.stock]


def tell_ending(state: "Simurgh") -> None:
    """Report what was scored, and who has won."""
    for tile in state.statue:
        if tile != NONE:
            for seat, points in enumerate(objective_points(state, tile)):
                if points:
                    state.tell("simurgh-event-scored-objective", seat=seat, objective=TILES[tile], points=points)
    for seat, points in enumerate(state.ending[state.seats :]):
        state.tell("simurgh-event-scored-leftovers", seat=seat, points=points)
    for seat in winners(state):
        state.tell("simurgh-event-won", seat=seat, points=state.scores()[seat])


def objective_points(state: "Simurgh", tile: int) -> list[int]:
    """SIM-8.7, SIM-8.8, SIM-R67, SIM-R68: rank the players by what an objective counts."""
    objective = state.board.objectives[tile - OBJECTIVES[0]]
    counts = [count(state, tile, seat) for seat in range(state.seats)]
    skip = state.options.objective_ties == "full_and_skip"
    points = []
    for own in counts:
        better = [other for other in counts if other > own]
        place = len(better) if skip else len(set(better))
        points.append(objective.points[place] if own and place < 3 else 0)
    return points


def count(state: "Simurgh", tile: int, seat: int) -> int:
    """SIM-12: what an objective counts for a player."""
    objective = state.board.objectives[tile - OBJECTIVES[0]]
    if objective.food:
        stock = state.stock[seat]
        return (stock & 0xFF) + (stock >> 8 & 0xFF)
    return (state.acts[seat] & objective.acts).bit_count() + (state.ready[seat] & objective.answers).bit_count()


def leftover_points(mode: str, resources: int) -> int:
    """SIM-8.10, SIM-8.11, SIM-R70: points for resources left over."""
    if mode == "spearman":
        return resources // 3
    return 5 if resources == 0 else 3 if resources <= 3 else 1 if resources <= 6 else 0


def winners(state: "Simurgh") -> list[int]:
    """SIM-8.12, SIM-R71: most points, then most markers, then together."""
    compared = ranks(state)
    best = max(compared)
    return [seat for seat, rank in enumerate(compared) if rank == best]


def ranks(state: "Simurgh") -> list[tuple[int, ...]]:
    """SIM-8.12: what is compared, seat by seat: points, markers on dragons."""
    return [(score, markers(state, seat)) for seat, score in enumerate(state.scores())]


def tie_break(state: "Simurgh") -> Message | None:
    """SIM-8.12: return what decided a tie."""
    return ties.tie_break(ranks(state), ("simurgh-tie-markers",), "simurgh-tie-shared")
