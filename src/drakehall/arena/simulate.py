"""Play many games with bots and count the results."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from drakehall import bots
from drakehall.arena.play import Stopwatch, finish, parts
from drakehall.bots.bot import bot_chance
from drakehall.bots.evaluation import evaluation
from drakehall.kernel.game import Game


class Tally(msgspec.Struct):
    """The results of one bot's games: a shared victory counts as its share."""

    bot: str
    games: int = 0
    wins: float = 0.0
    score: int = 0


class SimulationResult(msgspec.Struct):
    """The result of a simulation."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, object]
    decisions: int = 0
    longest: int = 0
    bots: list[Tally] = []


def simulate(
    game: Game,
    *,
    seats: int,
    games: int,
    seed: int,
    players: Sequence[str],
    options: Mapping[str, object],
    played: Callable[[], None] = lambda: None,
) -> SimulationResult:
    """Play games with the seeds `seed`, `seed + 1`, …; the bots move on one seat from game to game."""
    result = SimulationResult(game.name, seats, games, seed, dict(options), bots=[Tally(name) for name in players])
    for number in range(games):
        lineup = [(seat + number) % len(players) for seat in range(seats)]
        play_one(game, seats, seed + number, lineup, options, result)
        played()
    return result


def play_one(
    game: Game, seats: int, seed: int, lineup: Sequence[int], options: Mapping[str, object], result: SimulationResult
) -> None:
    """Play one game and add it to the result; `lineup` says which bot sits where."""
    state = game.start_as_typed(seats, seed, options)
    chance = bot_chance(seed)
    seated = [bots.make(result.bots[who].bot, game, chance.below(1 << 29)) for who in lineup]
    clocks = [Stopwatch() for _ in lineup]
    length = finish(state, seated, chance, clocks, evaluation(game).turn_number)
    for part in parts(state, lineup, clocks):
        tally = result.bots[part.who]
        tally.games += 1
        tally.wins += part.share
        tally.score += part.score
    result.decisions += length
    result.longest = max(result.longest, length)
