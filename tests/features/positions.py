"""Positions to look at as numbers: random games over all seats and example options."""

from collections.abc import Iterator

import drakehall as dh
from drakehall.features import Layout, layout
from drakehall.features.registry import module_of
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State
from drakehall.testing.moody import MoodyChooser

GAMES = [name for name in dh.game_names() if module_of(dh.game(name)) is not None]


def tables(game: Game) -> Iterator[tuple[int, Options]]:
    """List all numbers of seats with all example options that they allow."""
    for options in game.example_options():
        for seats in game.seats:
            try:
                yield seats, game.resolve_options(seats, options)
            except HallError:
                continue


def played(game: Game, seats: int, options: Options, seed: int, *, every: int = 1) -> Iterator[State]:
    """Play a random game; yield every so many positions, copied, and the last one."""
    state = game.new_state(seats, options, dh.Chance(seed))
    chooser = MoodyChooser(state.actions, dh.Chance(seed + 1))
    step = 0
    while state.seat is not None:
        if step % every == seed % every:
            yield state.copy()
        state.apply(chooser.choose(state.legal()))
        step += 1
    yield state


def both(game: Game, seats: int, options: Options) -> list[Layout]:
    """Return the usual layout and the perfect one."""
    return [layout(game, seats, options), layout(game, seats, options, perfect=True)]
