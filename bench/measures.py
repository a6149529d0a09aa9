"""What `bench.compare` measures, run as a script with one copy of the package or another, however old it is.

It reads orders from its input, a line of JSON each, and answers each with a line: how often something could be done in
a second of processor time, and how many pieces of work that took. Copies that are compared do the same pieces. Whatever
is measured runs inside a function, since a loop at the top of a module is slower.
"""

import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Final

from drakehall import bots
from drakehall.bots.search.search import Search
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

POSITIONS: Final = 16
"""Number of positions, spread over a game, that are copied and sampled."""
THOUGHTS: Final = 6
"""Number of positions that are thought about."""
LONGEST: Final = 100_000
"""More decisions than any game has."""


def main() -> None:
    """Answer orders until there are no more."""
    for line in sys.stdin:
        order = json.loads(line)
        work = worker(registry.game(order["game"]), order["what"], order["seed"])
        answer = rate(work, order["seconds"], order["pieces"])
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()


def worker(game: Game, what: str, seed: int) -> Iterator[int]:
    """Yield pieces of work of a kind, without end, each with its size."""
    seats = max(2, game.seats[0])
    if what == "decisions":
        return decisions(game, seats, seed)
    if what == "rollouts":
        return rollouts(game, seats, seed)
    if what == "starts":
        return starts(game, seats, seed)
    if what == "copies":
        return each(positions(game, seats), lambda state: state.copy)
    if what == "samples":
        return each(positions(game, seats), sampler)
    return thoughts(game, seats, what, seed)


def rate(work: Iterator[int], seconds: float, pieces: int | None) -> tuple[float, int]:
    """Do so many pieces of work, or as many as fit; say how much is done in a second. The first does not count."""
    next(work)
    done = made = 0
    begun = process_time()
    while made < pieces if pieces is not None else process_time() - begun < seconds:
        done += next(work)
        made += 1
    return done / (process_time() - begun), made


def decisions(game: Game, seats: int, seed: int) -> Iterator[int]:
    """Play random games by `legal` and `apply`, dealing included; count decisions."""
    random = Random(1).random
    while True:
        made = 0
        state = game.start(seats, seed)
        while state.seat is not None:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            made += 1
        yield made
        seed += 1


def rollouts(game: Game, seats: int, seed: int) -> Iterator[int]:
    """Play random games by `rollout`, dealing included; count decisions."""
    chance = Chance(1)
    while True:
        yield game.start(seats, seed).rollout(chance, LONGEST)
        seed += 1


def starts(game: Game, seats: int, seed: int) -> Iterator[int]:
    """Deal games."""
    while True:
        for _ in range(25):
            game.start(seats, seed)
            seed += 1
        yield 25


def each(states: list[State], work: Callable[[State], Callable[[], object]]) -> Iterator[int]:
    """Do a piece of work on positions in turn."""
    jobs = [work(state) for state in states]
    while True:
        for job in jobs:
            for _ in range(25):
                job()
        yield 25 * len(jobs)


def sampler(state: State) -> Callable[[], object]:
    """Sample a position for its first seat, whose guess never matters to another."""
    chance = Chance(1)
    return lambda: state.sample(0, chance)


def thoughts(game: Game, seats: int, level: str, seed: int) -> Iterator[int]:
    """Let a level think about positions, without a clock; count trials."""
    open_ones = [state for state in positions(game, seats, 8 * THOUGHTS) if len(state.legal()) > 3]
    thinking = open_ones[:: max(1, len(open_ones) // THOUGHTS)][:THOUGHTS]
    while True:
        for state in thinking:
            # Every time another bot with another sample: what was remembered of the last one does not help.
            bot = bots.make(level, game, seed)
            assert isinstance(bot, Search)
            bots.choose(bot, state, Chance(seed))
            seed += 1
            yield bot.used


def positions(game: Game, seats: int, count: int = POSITIONS) -> list[State]:
    """Return positions spread over a random game."""
    dice = Random(1)
    state = game.start(seats, 1)
    line = [state.copy()]
    while state.seat is not None:
        state.apply(dice.choice(state.legal()))
        line.append(state.copy())
    return line[:: max(1, len(line) // count)][:count]


if __name__ == "__main__":
    main()
