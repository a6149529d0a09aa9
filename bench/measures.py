"""What `bench.compare` measures, run as a script with one copy of the package or another, however old it is.

It reads orders from its input, a line of JSON each, and answers each with a line: how often something could be done in
a second of processor time, and how many pieces of work that took. Copies that are compared do the same pieces. Whatever
is measured runs inside a function, since a loop at the top of a module is slower.
"""

import json
import sys
from array import array
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Final

from drakehall import bots
from drakehall.arena import entrants
from drakehall.bots.search.search import Search
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
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
        work = worker(registry.game(order["game"]), order["what"], order["seed"], order["seats"])
        answer = rate(work, order["seconds"], order["pieces"])
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()


def worker(game: Game, what: str, seed: int, seats: int | None = None) -> Iterator[int]:
    """Yield pieces of work of a kind, without end, each with its size; by default at the smallest table of several."""
    seats = max(2, game.seats[0]) if seats is None else seats
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
    if what == "views":
        return each(positions(game, seats), lambda state: lambda: state.view(0))
    if what == "observations":
        return observations(game, seats)
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


def observations(game: Game, seats: int) -> Iterator[int]:
    """Fill a buffer with what a seat knows of a position."""
    from drakehall import features  # copies that are old enough have no layouts

    layout = features.layout(game, seats)
    buffer = array("h", bytes(2 * layout.size))
    return each(positions(game, seats), lambda state: lambda: layout.observe(state, 0, buffer))


def thoughts(game: Game, seats: int, level: str, seed: int) -> Iterator[int]:
    """Let a level, or one with parameters of its own (`adept+learned=0`), think about positions; count trials."""
    make = maker(game, level)
    open_ones = [state for state in positions(game, seats, 8 * THOUGHTS) if len(state.legal()) > 3]
    thinking = open_ones[:: max(1, len(open_ones) // THOUGHTS)][:THOUGHTS]
    while True:
        for state in thinking:
            # Every time another bot with another sample: what was remembered of the last one does not help.
            bot = make(seed)
            assert isinstance(bot, Search)
            bots.choose(bot, state, Chance(seed))
            seed += 1
            yield bot.used


def maker(game: Game, level: str) -> Callable[[int], bots.Bot]:
    """Return what makes a bot from a seed; an old copy without such a parameter, which has no nets, takes the level."""
    try:
        (named,) = entrants.read([level], game)
    except HallError:
        (named,) = entrants.read([level.partition("+")[0]], game)
    return lambda seed: entrants.make(named, game, seed)


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
