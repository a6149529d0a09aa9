"""How many decisions a second environments take, with observations and masks: `python -m bench.research`.

For every game: one position driven by hand, PettingZoo's API, and thousands of games as one on 1 and on 2 cores; beside
them PettingZoo's own card games, if what they need is installed (`pip install rlcard pygame-ce`). Actions are chosen at
random, outside of what is timed. Figures are decisions per second of processor time: of this process, and with workers
also of theirs, which on free cores pass side by side. The time on the clock is shown too. Figures are the best of a
few runs, because whatever else the machine does only ever slows them down.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import clock_gettime, perf_counter, process_time
from typing import Any, Final

import msgspec
import numpy as np

import drakehall as dh
from drakehall import features
from drakehall.kernel.chance import Chance
from drakehall.research import pettingzoo as pz
from drakehall.research.batch import Batch
from drakehall.research.vector import Vector

CLASSIC: Final = ("leduc_holdem_v4", "texas_holdem_v4")
SEATS: Final = 2


class Figure(msgspec.Struct, frozen=True):
    """How fast one environment was."""

    game: str
    environment: str
    rate: float
    """Decisions a second of processor time, where workers' times pass side by side."""
    on_the_clock: float
    """Decisions a second as the clock on the wall counts them."""


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=dh.game_names())
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each run")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--count", type=int, default=2048, help="games stepped as one")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    least = "fail if two cores are not so many times as fast in some game, by processor time"
    parser.add_argument("--least", type=float, default=0.0, help=least)
    asked = parser.parse_args()
    figures: list[Figure] = []
    for game, environment, run in measurements(asked.games, asked.count, asked.seconds):
        best = max((run() for _ in range(asked.runs)), key=lambda rates: rates[0])
        figures.append(Figure(game, environment, *map(round, best)))
        sys.stdout.write(shown(figures[-1]))
        sys.stdout.flush()
    compiled = "compiled" if not str(sys.modules[Batch.__module__].__file__).endswith(".py") else "plain Python"
    sys.stdout.write(f"{compiled}, {SEATS} seats, {asked.count} games as one, best of {asked.runs}\n")
    for game in asked.games:
        by_clock = gain(figures, game, by_clock=True)
        sys.stdout.write(f"{game}: 2 cores are {gain(figures, game):.2f} times 1, on the clock {by_clock:.2f}\n")
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")
    if any(gain(figures, game) < asked.least for game in asked.games):
        sys.exit(1)


def measurements(
    games: list[str], count: int, seconds: float
) -> Iterator[tuple[str, str, Callable[[], tuple[float, float]]]]:
    """List what is measured: game, environment and a run, which gives both rates."""
    for game in games:
        yield game, "one position by hand", lambda game=game: by_hand(game, seconds)  # type: ignore[misc]
        yield game, "PettingZoo", lambda game=game: agents(pz.env(game, SEATS), seconds)  # type: ignore[misc]
        for workers in (1, 2):
            name = f"vectorised, {workers} core{'s' if workers > 1 else ''}"
            yield game, name, lambda game=game, workers=workers: vectorised(game, count, workers, seconds)  # type: ignore[misc]
    for name in CLASSIC if find_spec("rlcard") and find_spec("pygame") else ():
        module: Any = import_module(f"pettingzoo.classic.{name}")
        yield name, "PettingZoo", lambda module=module: agents(module.env(), seconds)  # type: ignore[misc]


def by_hand(name: str, seconds: float) -> tuple[float, float]:
    """Drive one position after the other through the kernel's API."""
    game, chance = dh.game(name), Chance(1)
    state = game.start(SEATS, 1)
    layout = features.layout(game, SEATS)
    numbers = np.empty(layout.size, np.int16)
    mask = np.empty(state.actions.size, np.uint8)
    steps = deals = 0
    began, begun = perf_counter(), process_time()
    while process_time() - begun < seconds:
        for _ in range(200):
            seat = state.seat
            if seat is None:
                deals += 1
                state = game.new_state(SEATS, state.options, Chance(deals))
                continue
            layout.observe(state, seat, numbers)
            features.fill_mask(state, mask)
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
            steps += 1
    return steps / (process_time() - begun), steps / (perf_counter() - began)


def agents(env: Any, seconds: float) -> tuple[float, float]:
    """Drive one of PettingZoo's environments: `last` and `step`, and `reset` after the last agent."""
    random = np.random.default_rng(1)
    steps = 0
    clock = spent = 0.0
    env.reset(seed=1)
    while spent < seconds:
        begun, began = process_time(), perf_counter()
        if not env.agents:
            env.reset()
        observation, _, over, cut, _ = env.last()
        spent, clock = spent + process_time() - begun, clock + perf_counter() - began
        action = None if over or cut else int(random.choice(np.flatnonzero(observation["action_mask"])))
        begun, began = process_time(), perf_counter()
        env.step(action)
        spent, clock = spent + process_time() - begun, clock + perf_counter() - began
        steps += action is not None
    return steps / spent, steps / clock


def vectorised(name: str, count: int, workers: int, seconds: float) -> tuple[float, float]:
    """Step many games as one, in this process or in workers."""
    random = np.random.default_rng(1)
    with Vector(name, count, SEATS, workers=workers) as vector:
        vector.reset(1)
        steps = 0
        clock = own = theirs = 0.0
        while own + theirs < seconds:
            actions = chosen(vector.masks, random)
            begun, began, before = process_time(), perf_counter(), spent_by(vector.pids)
            vector.step(actions)
            own, clock = own + process_time() - begun, clock + perf_counter() - began
            theirs += max((now - then for now, then in zip(spent_by(vector.pids), before, strict=True)), default=0.0)
            steps += count
    return steps / (own + theirs), steps / clock


def spent_by(pids: list[int]) -> list[float]:
    """Read the processor time of other processes from the clock that Linux keeps for each."""
    return [clock_gettime(~pid << 3 | 2) for pid in pids]


def chosen(masks: Any, random: Any) -> Any:
    """Choose a legal action in every game."""
    counts = masks.sum(1, dtype=np.int64)
    actions = masks.nonzero()[1]
    first = np.concatenate(([0], counts.cumsum()[:-1]))
    return actions[first + (random.random(len(masks)) * counts).astype(np.int64)]


def gain(figures: list[Figure], game: str, *, by_clock: bool = False) -> float:
    """Return how many times as fast two cores are."""
    own = [figure for figure in figures if figure.game == game]
    rates = {figure.environment: figure.on_the_clock if by_clock else figure.rate for figure in own}
    return rates["vectorised, 2 cores"] / rates["vectorised, 1 core"]


def shown(figure: Figure) -> str:
    """Write a row of the table."""
    return f"| {figure.game} | {figure.environment} | {figure.rate:,.0f} | {figure.on_the_clock:,.0f} |\n"


if __name__ == "__main__":
    main()
