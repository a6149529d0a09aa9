"""How fast a game and its bots are, by processor time: random play, copies, samples, views, vectors, trials."""

import platform
import sys
from array import array
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Annotated, Final

import msgspec

from drakehall import bots, features
from drakehall.arena import sampling
from drakehall.arena.errors import NoCommonGame, NotASpeedFile
from drakehall.arena.sampling import Sampling
from drakehall.bots.levels import NAMES, SLOWEST
from drakehall.bots.search.search import Search
from drakehall.kernel import state as kernel_state
from drakehall.kernel.chance import Chance
from drakehall.kernel.files import text_of
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

REPEATS: Final = 5
"""Number of runs; each figure is the best of them, the one least disturbed by other work of the machine."""
FIGURES: Final = ("decisions", "rollouts", "playouts", "copies", "samples", "views", "observations")
LEVELS: Final = tuple(level for level in NAMES if level != SLOWEST)
"""Levels whose trials are counted; the slowest makes the same trials as the one before, only more of them."""
THOUGHTS: Final = 8
"""Number of positions that each level thinks about in turn."""

Figure = Annotated[float, msgspec.Meta(gt=0)]


class Speed(msgspec.Struct, frozen=True):
    """The figures of one game, each per second of processor time."""

    game: str
    seats: int
    decisions: Figure
    playouts: Figure
    copies: Figure
    samples: Figure
    views: Figure
    observations: Figure | None = None
    """Positions as numbers; None if the game has no layout."""
    rollouts: Figure | None = None
    """Decisions of random games played by `State.rollout`; files of earlier versions do not have them."""
    trials: dict[str, Figure] = {}
    """Trials of each level."""


class Ratios(msgspec.Struct, frozen=True):
    """How many times as fast a game is as it was: the figures and the levels' trials that are known of both."""

    game: str
    figures: dict[str, float]
    trials: dict[str, float]


class SpeedReport(msgspec.Struct, frozen=True):
    """Where the figures were taken, and the figures."""

    python: str
    compiled: bool
    machine: str
    speeds: list[Speed]
    samplings: list[Sampling] = []
    ratios: list[Ratios] = []


Advance = Callable[[], None]
"""Called whenever a piece of the work is done."""


def report(games: list[Game], seconds: float, samples: int, measured: Advance = lambda: None) -> SpeedReport:
    """Measure games; every figure takes about `seconds`, and long games are sampled `samples` times."""
    compiled = not (kernel_state.__file__ or "").endswith(".py")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    speeds: list[Speed] = []
    samplings: list[Sampling] = []
    for game in games:
        speeds.append(measure(game, seconds))
        samplings += sampling.measure(game, samples)
        measured()
    return SpeedReport(python, compiled, f"{sys.platform} {platform.machine()}", speeds, samplings)


def read(file: str) -> SpeedReport:
    """Read figures that were written as JSON."""
    try:
        return msgspec.json.decode(text_of(file), type=SpeedReport)
    except msgspec.DecodeError:
        raise NotASpeedFile(file=file) from None


def compared(now: SpeedReport, file: str) -> SpeedReport:
    """Add how many times as fast everything was as in a file."""
    before = {speed.game: speed for speed in read(file).speeds}
    ratios = [_ratios(speed, before[speed.game]) for speed in now.speeds if speed.game in before]
    if not ratios:
        raise NoCommonGame(file=file, games=", ".join(speed.game for speed in now.speeds))
    return msgspec.structs.replace(now, ratios=ratios)


def _ratios(now: Speed, before: Speed) -> Ratios:
    pairs = {name: (getattr(now, name), getattr(before, name)) for name in FIGURES}
    figures = {name: new / old for name, (new, old) in pairs.items() if new is not None and old is not None}
    trials = {level: new / before.trials[level] for level, new in now.trials.items() if level in before.trials}
    return Ratios(now.game, figures, trials)


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
        rollouts=max(rollouts(game, seats, share) for _ in range(REPEATS)),
        trials={level: rate for level in LEVELS if (rate := trials(game, middles, level, seconds))},
    )


def best_playouts(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Return decisions and whole random games per second, dealing included."""
    runs = [playouts(game, seats, seconds, Random(repeat)) for repeat in range(REPEATS)]
    return max(run[0] for run in runs), max(run[1] for run in runs)


def playouts(game: Game, seats: int, seconds: float, dice: Random) -> tuple[float, float]:
    """Play random games for a while."""
    random = dice.random
    decisions = games = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.start(seats, games)
        while state.seat is not None:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
        games += 1
    spent = process_time() - begin
    return decisions / spent, games / spent


def rollouts(game: Game, seats: int, seconds: float) -> float:
    """Return decisions per second of random games played in one call each, dealing included."""
    chance = Chance(1)
    decisions = games = 0
    begin = process_time()
    while process_time() - begin < seconds:
        decisions += game.start(seats, games).rollout(chance, game.max_length)
        games += 1
    return decisions / (process_time() - begin)


def trials(game: Game, states: list[State], level: str, seconds: float) -> float:
    """Return the trials per second of a level that thinks about position after position; 0 if none is open.

    It never thinks twice with the same luck.
    """
    open_ones = [state for state in states if len(state.legal()) > 1][:THOUGHTS]
    made = seed = 0
    begin = process_time()
    while open_ones and (process_time() - begin < seconds or (not made and seed < len(open_ones))):
        bot = bots.make(level, game, seed)
        assert isinstance(bot, Search)
        bots.choose(bot, open_ones[seed % len(open_ones)], Chance(seed))
        made += bot.used
        seed += 1
    return made / (process_time() - begin) if made else 0.0


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
        begin = process_time()
        while process_time() - begin < seconds:
            for job in jobs:
                for _ in range(25):
                    job()
            done += len(jobs) * 25
        best = max(best, done / (process_time() - begin))
    return best


def _sampler(state: State) -> Callable[[], object]:
    chance = Chance(1)
    return lambda: state.sample(0, chance)
