"""How fast a game is: random play, copies, samples, views and positions as numbers on one core."""

import platform
import sys
from array import array
from collections.abc import Callable
from random import Random
from time import perf_counter

import msgspec

from drakehall import features
from drakehall.arena import sampling
from drakehall.arena.sampling import Sampling
from drakehall.kernel import state as kernel_state
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

REPEATS = 5
"""Number of runs; each figure is the best of them, the one least disturbed by other work of the machine."""


class Speed(msgspec.Struct, frozen=True):
    """The figures of one game, each per second."""

    game: str
    seats: int
    decisions: float
    playouts: float
    copies: float
    samples: float
    views: float
    observations: float | None
    """Positions as numbers; None if the game has no layout."""


class Report(msgspec.Struct, frozen=True):
    """Where the figures were taken, and the figures."""

    python: str
    compiled: bool
    machine: str
    speeds: list[Speed]
    samplings: list[Sampling]


Advance = Callable[[], None]
"""Called whenever a piece of the work is done."""


def report(games: list[Game], seconds: float, samples: int, measured: Advance = lambda: None) -> Report:
    """Measure games; every figure takes about `seconds`, and long games are sampled `samples` times."""
    compiled = not (kernel_state.__file__ or "").endswith(".py")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    speeds: list[Speed] = []
    samplings: list[Sampling] = []
    for game in games:
        speeds.append(measure(game, seconds))
        samplings += sampling.measure(game, samples)
        measured()
    return Report(python, compiled, f"{sys.platform} {platform.machine()}", speeds, samplings)


def measure(game: Game, seconds: float) -> Speed:
    """Measure one game at its smallest table of several seats."""
    seats = max(2, game.seats[0])
    share = seconds / REPEATS
    decisions, playouts = best_playouts(game, seats, share)
    middles = positions(game, seats)
    return Speed(
        game.name,
        seats,
        decisions,
        playouts,
        copies=best_rate(middles, lambda state: state.copy, share),
        samples=best_rate(middles, _sampler, share),
        views=best_rate(middles, lambda state: lambda: state.view(0), share),
        observations=best_observations(game, middles, share),
    )


def best_playouts(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Return decisions and whole random games per second, dealing included."""
    runs = [playouts(game, seats, seconds, Random(repeat)) for repeat in range(REPEATS)]
    return max(run[0] for run in runs), max(run[1] for run in runs)


def playouts(game: Game, seats: int, seconds: float, dice: Random) -> tuple[float, float]:
    """Play random games for a while."""
    random = dice.random
    decisions = games = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        state = game.start(seats, games)
        while state.seat is not None:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
        games += 1
    spent = perf_counter() - begin
    return decisions / spent, games / spent


def positions(game: Game, seats: int, count: int = 16) -> list[State]:
    """Return positions spread over a random game."""
    dice = Random(1)
    state = game.start(seats, 1)
    line = [state.copy()]
    while state.seat is not None:
        state.apply(dice.choice(state.legal()))
        line.append(state.copy())
    return line[:: max(1, len(line) // count)][:count]


def best_observations(game: Game, states: list[State], seconds: float) -> float | None:
    """Return how many positions per second a buffer is filled with."""
    try:
        layout = features.layout(game, states[0].seats)
    except features.NoLayout:
        return None
    buffer = array("h", bytes(2 * layout.size))
    return best_rate(states, lambda state: lambda: layout.observe(state, 0, buffer), seconds)


def best_rate(states: list[State], work: Callable[[State], Callable[[], object]], seconds: float) -> float:
    """Return how often a piece of work on a state can be done per second."""
    jobs = [work(state) for state in states]
    best = 0.0
    for _ in range(REPEATS):
        done = 0
        begin = perf_counter()
        while perf_counter() - begin < seconds:
            for job in jobs:
                for _ in range(25):
                    job()
            done += len(jobs) * 25
        best = max(best, done / (perf_counter() - begin))
    return best


def _sampler(state: State) -> Callable[[], object]:
    chance = Chance(1)
    return lambda: state.sample(0, chance)
