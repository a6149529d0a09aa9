"""How long samples take, in processor time: over whole long games, for every seat and a spectator."""

import gc
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Final, NamedTuple

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

EVERY = 5
"""One in this many positions of a game is sampled."""
EAGERNESS = 0.6
"""Share of decisions made among the actions that a style of play prefers, if there are any."""
MOST: Final = 5.0
"""Milliseconds within which 99.9 % of samples must stay, in plain Python too: a server may have to wait for one."""
SLOWEST: Final = 50.0
"""Milliseconds that no sample may take."""
ENOUGH: Final = 1000
"""Least number of samples that are judged by these limits."""


class RandomStyle(NamedTuple):
    """A style of random play."""

    name: str
    options: dict[str, object]
    likes: tuple[str, ...] = ()
    """Preferred actions, by the beginnings of their names."""


USUAL: Final = RandomStyle("long", {})
PLAYS: Final[dict[str, list[RandomStyle]]] = {
    "smoki": [RandomStyle("long", {"scoring": "rounds", "rounds": 8})],
    "dragon_castle": [RandomStyle("long", {"spirits": "all", "dragons": "all"})],
    "simurgh": [
        RandomStyle("long", {"length": "long"}),
        RandomStyle(
            "scouting",
            {"length": "long"},
            (
                "scout",
                "discard",
                "keep",
                "put_back",
                "set_none",
                "place spearman C11",
                "place rider C10",
                "place rider C11",
                "place rider C12",
            ),
        ),
    ],
}
"""Games that are long, or full of hidden moves; any other game is played with its default options."""


class Sampling(msgspec.Struct, frozen=True):
    """How long samples of one game took, in milliseconds."""

    game: str
    play: str
    samples: int
    median: float
    most: float
    """The time that 99.9 % did not exceed."""
    slowest: float

    def too_slow(self) -> bool:
        """Return whether samples took longer than they may."""
        return self.samples >= ENOUGH and (self.most > MOST or self.slowest > SLOWEST)


def measure(game: Game, samples: int) -> list[Sampling]:
    """Take this many samples for every style of playing a game, with garbage collection off, as `timeit` does."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return [sampling(game, play, samples) for play in PLAYS.get(game.name, [USUAL])]
    finally:
        if collecting:
            gc.enable()


def sampling(game: Game, play: RandomStyle, samples: int) -> Sampling:
    """Time samples of positions spread over games with all numbers of seats."""
    times: list[float] = []
    chance = Chance(1)
    for state in positions(game, play):
        for seat in (None, *range(state.seats)):
            begin = process_time()
            state.sample(seat, chance)
            times.append(1000 * (process_time() - begin))
        if len(times) >= samples:
            break
    times = sorted(times[:samples])
    return Sampling(game.name, play.name, samples, times[samples // 2], times[samples * 999 // 1000], times[-1])


def positions(game: Game, play: RandomStyle) -> Iterator[State]:
    """Play game after game, with all numbers of seats in turn, and yield some of the positions."""
    dice = Random(1)
    number = 0
    while True:
        state = game.start(game.seats[number % len(game.seats)], number, **play.options)
        number += 1
        decisions = dice.randrange(EVERY)
        while state.seat is not None:
            if decisions % EVERY == 0:
                yield state
            state.apply(choice(state, play, dice))
            decisions += 1


def choice(state: State, play: RandomStyle, dice: Random) -> int:
    """Choose an action at random, often among the preferred ones."""
    actions = state.legal()
    if play.likes and dice.random() < EAGERNESS:
        actions = [action for action in actions if state.actions.name(action).startswith(play.likes)] or actions
    return dice.choice(actions)
