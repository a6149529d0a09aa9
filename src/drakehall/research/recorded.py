"""Finished games as data: for every decision what the seat could know, what it could do and what it did.

`drakehall.research.dataset` writes them to a file.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from drakehall import bots, features
from drakehall.bots.bot import bot_chance
from drakehall.kernel import options as opt
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State
from drakehall.research.errors import NotFinished, OtherGame
from drakehall.session import save

PERSON: Final = "person"
"""The name of every player that is not a bot."""
Choose = Callable[[State, list[int]], int]
"""Chooses one of the legal actions of a position."""


@dataclass(frozen=True, slots=True)
class Trajectory:
    """A finished game; each list has an entry for every decision, in order, forced ones included."""

    seed: int | None
    """None if it was not dealt from a seed, but began with a position in text."""
    options: str
    """The options that differ from the usual ones, as JSON."""
    players: tuple[str, ...]
    """The bot in each seat."""
    seats: "array[int]"
    """The deciding seats."""
    numbers: "array[int]"
    """What they could know: one vector of the layout behind the other."""
    legal: "array[int]"
    """What they could do: one list of actions behind the other."""
    ends: "array[int]"
    """Where each of these lists ends."""
    actions: "array[int]"
    """What they did."""
    scores: tuple[int, ...]
    """The final scores; an automatic opponent is listed last."""
    winners: tuple[int, ...]

    def __len__(self) -> int:
        """Count the decisions."""
        return len(self.actions)


class Deals(msgspec.Struct, frozen=True):
    """Games for bots to play: game number i takes the seed `seed` + i, and the bots move on a seat each time."""

    game: str
    seats: int
    options: dict[str, object]
    players: tuple[str, ...]
    seed: int
    perfect: bool = False


def deal(deals: Deals, numbers: Sequence[int]) -> list[Trajectory]:
    """Let bots play some of the games."""
    game = registry.game(deals.game)
    options = game.resolve_options(deals.seats, deals.options)
    layout = features.layout(game, deals.seats, options, deals.perfect)
    return [_played(game, options, layout, deals, number) for number in numbers]


def load(file: Path, game: Game, *, perfect: bool = False) -> tuple[features.Layout, Trajectory]:
    """Read a finished game from a save file, with its layout."""
    session = save.fetch(file)
    if session.game is not game:
        raise OtherGame(file=str(file), given=session.game.name, game=game.name)
    if session.state.seat is not None:
        raise NotFinished(file=str(file))
    layout = features.layout(game, session.seats, session.options, perfect)
    actions = iter([session.state.actions.parse(step.move.action) for step in session.steps])
    players = tuple(player.bot or PERSON for player in session.players)
    seed = session.seed if session.position is None else None
    return layout, _record(layout, session.beginning(), seed, players, lambda state, legal: next(actions))


def _played(game: Game, options: Options, layout: features.Layout, deals: Deals, number: int) -> Trajectory:
    """Let bots play one game; they have no time limit, so it goes the same way on every machine."""
    seed = deals.seed + number
    chance = bot_chance(seed)
    names = tuple(deals.players[(seat + number) % len(deals.players)] for seat in range(deals.seats))
    players = [_bot(name, game, chance.below(1 << 29)) for name in names]

    def choose(state: State, legal: list[int]) -> int:
        assert state.seat is not None
        return legal[0] if len(legal) == 1 else bots.choose(players[state.seat], state, chance)

    state = game.start(deals.seats, seed, **opt.chosen(options))
    return _record(layout, state, seed, names, choose)


def _bot(name: str, game: Game, seed: int) -> bots.Bot:
    """Make a bot; one named by module and class may still be unknown to this process."""
    if bots.is_spelled(name):
        bots.register(name)
    return bots.make(name, game, seed)


def _record(
    layout: features.Layout, state: State, seed: int | None, players: tuple[str, ...], choose: Choose
) -> Trajectory:
    """Play a game to its end and note every decision."""
    seats, actions = array("b"), array("i")
    legal, ends = array("i"), array("i")
    numbers, vector = array("h"), array("h", bytes(2 * layout.size))
    options = msgspec.json.encode(opt.chosen(state.options)).decode()
    while state.seat is not None:
        possible = state.legal()
        action = choose(state, possible)
        layout.observe(state, state.seat, vector)
        numbers += vector
        seats.append(state.seat)
        legal.extend(possible)
        ends.append(len(legal))
        actions.append(action)
        state.apply(action)
    result = tuple(state.scores()), tuple(state.winners())
    return Trajectory(seed, options, players, seats, numbers, legal, ends, actions, *result)
