"""Find out how far a lead can be trusted: compare predicted likelihoods of winning with results, and fit the spreads.

    python -m bench.calibrate dragon_castle --games 200 --seats 2 --seed 1 --write

Bots that look one step ahead and sometimes play anything, each as often as chance decides before the game, play all
seats (`--players`: any other bot). At the beginning of turns every seat's prospects are weighed in a few worlds that it
cannot tell apart from the real one, and kept until it is known who has won. The spreads are then chosen so that the
likelihoods fit the results best (least logarithmic loss): one for each stage, or, in a game of one stage, some from its
beginning to its end. Half of the games are fitted, the other half is what the table and the figures are about.
Positions of one game are not independent, so it is the number of games that says how much to make of it.
"""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from bench.predictions import Prediction, fit_of
from bench.predictions import loss as loss_of
from drakehall import bots
from drakehall.bots.evaluation import Evaluation, Features, Weights, evaluation, learned
from drakehall.bots.evaluation.evaluation import chance_of
from drakehall.bots.evaluation.registry import features
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

WORLDS: Final = 3
"""In so many worlds a seat's prospects are weighed."""
EVERY: Final = 3
"""Of so many turns one is looked at, so that the same lead is not counted again and again."""
ERRING: Final = (20, 50, 100, 200)
"""How many of a thousand decisions a bot leaves to chance."""
DOUBT: Final = 0.02
"""What it costs a spread to differ from the usual one by the factor e, beside the average logarithmic loss."""


class Games(msgspec.Struct, frozen=True):
    """Which games are played."""

    game: str
    seats: int
    seed: int
    options: dict[str, object] = {}
    players: str = ""
    """The bot in all seats; by default those that look one step ahead and err."""


class Seen(msgspec.Struct, frozen=True):
    """A seat's prospects at the beginning of a turn, and its share of the victory in the end."""

    stage: int
    progress: float
    unit: float
    leads: list[list[float]]
    won: float


def main() -> None:
    """Read the command line; play, fit, report."""
    parser = argparse.ArgumentParser(description="Fit how a lead turns into a likelihood of winning.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--knots", type=int, default=3, help="how many spreads a game of one stage has")
    parser.add_argument("--option", "-o", action="append", default=[], help="a game option, name=value")
    parser.add_argument("--players", default="", help="the bot that plays, if not those that look one step ahead")
    parser.add_argument("--learned", action="store_true", help="let the game's net take part in judging")
    parser.add_argument("--write", action="store_true", help="write the spreads into the package")
    given = parser.parse_args()
    game = registry.game(given.game)
    if features(game) is None:
        parser.error(f"{given.game} has no features")
    options: dict[str, object] = dict(pair.split("=", 1) for pair in given.option)
    judge = learned(game, everywhere=True) if given.learned else evaluation(game)
    games = Games(given.game, given.seats, given.seed, options, given.players)
    played = [play(games, [judge], number) for number in range(given.games)]
    fitted = [seen for (each,) in played[::2] for seen in each]
    tested = [seen for (each,) in played[1::2] for seen in each]
    found = fit(judge.weights, fitted, given.knots)
    command = " ".join([f"python -m bench.calibrate {game.name} --games {given.games}", *_extra(given)])
    tell(command)
    report(f"as it was, spread {list(judge.weights.spread)}", judge.weights, tested)
    report(f"fitted, spread {list(found.spread)}", found, tested)
    if given.write:
        write(game.name, found, command)


# --- Playing --------------------------------------------------------------------------------------------------------


def play(games: Games, judges: Sequence[Evaluation], number: int) -> list[list[Seen]]:
    """Play a game; give for each judge what every seat could expect at the beginning of some turns.

    Whoever judges, the same games are played.
    """
    game = registry.game(games.game)
    source = features(game)
    assert source is not None
    chance = Chance(games.seed * 1_000_000 + number)
    state = game.start_as_typed(games.seats, chance.below(1 << 29), games.options)
    choose = players(game, games, chance)
    kept: list[tuple[int, list[Seen]]] = []
    now: int | None = None
    while state.seat is not None:
        if source.turn_number(state) != now:
            now = source.turn_number(state)
            if chance.below(EVERY) == 0:
                kept += [(seat, weighed(source, judges, state, seat, chance)) for seat in range(games.seats)]
        state.apply(choose(state, state.seat))
    winners = state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(games.seats)]
    return [[msgspec.structs.replace(told[who], won=shares[seat]) for seat, told in kept] for who in range(len(judges))]


def players(game: Game, games: Games, chance: Chance) -> Callable[[State, int], int]:
    """Seat bots: those asked for, or those that look one step ahead by the evaluation by hand and err."""
    if games.players:
        seated = [bots.make(games.players, game, chance.below(1 << 29)) for _ in range(games.seats)]
        return lambda state, seat: bots.choose(seated[seat], state, chance)
    player = evaluation(game)
    erring = [ERRING[chance.below(len(ERRING))] for _ in range(games.seats)]

    def one_step(state: State, seat: int) -> int:
        legal = state.legal()
        at_random = chance.below(1000) < erring[seat]
        return legal[chance.below(len(legal))] if at_random else best(state, player, chance)

    return one_step


def weighed(source: Features, judges: Sequence[Evaluation], state: State, seat: int, chance: Chance) -> list[Seen]:
    """Keep a seat's leads in a few worlds, as each judge sees them."""
    worlds = [state.sample(seat, chance) for _ in range(WORLDS)]
    stage = source.stage(state)
    return [
        Seen(stage, judge.progress(state), judge.unit(state), [judge.leads(world, seat) for world in worlds], 0.0)
        for judge in judges
    ]


def best(state: State, judge: Evaluation, chance: Chance) -> int:
    """Choose the action that is best in a world that the seat deems possible."""
    seat = state.seat
    legal = state.legal()
    if len(legal) == 1 or seat is None:
        return legal[0]
    world = state.sample(seat, chance)
    values: dict[int, float] = {}
    for action in legal:
        trial = world.copy()
        trial.apply(action)
        values[action] = judge(trial, seat)
    return max(legal, key=values.__getitem__)


# --- Fitting --------------------------------------------------------------------------------------------------------


def fit(weights: Weights, rows: Sequence[Seen], knots: int) -> Weights:
    """Choose the spreads under which the results were likeliest."""
    by_stage = len(weights.stages) > 1
    count = len(weights.stages) if by_stage else knots

    def with_spread(*spread: float) -> Weights:
        return msgspec.structs.replace(weights, spread=spread)

    middle = lowest(lambda at: loss(with_spread(*[exp(at)] * count), rows), log(0.05), log(200.0))
    spread = [middle] * count
    for _ in range(1 if by_stage else 4):
        for place in range(count):
            mine = [row for row in rows if row.stage == place] if by_stage else rows

            def doubted(at: float, place: int = place, mine: Sequence[Seen] = mine) -> float:
                tried = with_spread(*map(exp, spread[:place]), exp(at), *map(exp, spread[place + 1 :]))
                return loss(tried, mine) + DOUBT * (at - middle) ** 2

            if mine:
                spread[place] = lowest(doubted, middle - 2.0, middle + 2.0)
    return with_spread(*(float(f"{exp(each):.3g}") for each in spread))


def lowest(function: Callable[[float], float], low: float, high: float) -> float:
    """Find where a function with one valley is lowest, by golden sections."""
    ratio = (5**0.5 - 1) / 2
    while high - low > 0.02:
        first, second = high - ratio * (high - low), low + ratio * (high - low)
        if function(first) < function(second):
            high = second
        else:
            low = first
    return (low + high) / 2


def predicted(weights: Weights, row: Seen) -> float:
    """Return the likelihood of winning under some spreads."""
    spread = row.unit * weights.spread_at(row.stage, row.progress)
    return fmean(chance_of(leads, spread) for leads in row.leads)


def loss(weights: Weights, rows: Sequence[Seen]) -> float:
    """Return the average logarithmic loss."""
    return loss_of(predictions(weights, rows))


def predictions(weights: Weights, rows: Sequence[Seen]) -> list[Prediction]:
    """Put what was foretold beside what came true."""
    return [(predicted(weights, row), row.won) for row in rows]


# --- Telling --------------------------------------------------------------------------------------------------------


def report(title: str, weights: Weights, rows: Sequence[Seen]) -> None:
    """Print how well predictions fit the results."""
    found = fit_of(predictions(weights, rows))
    tell(f"{title}: Brier score {found.brier:.4f}, logarithmic loss {found.loss:.4f}, {found.count} predictions")
    tell("  predicted   on average   won      how often")
    for each in found.bins:
        tell(f"  {each.low:.1f} … {each.high:.1f}   {each.predicted:10.3f} {each.won:8.3f} {each.count:9d}")


def write(game: str, weights: Weights, command: str) -> None:
    """Write the spreads into the game's table, and leave everything else as it is."""
    file = Path(__file__).parents[1] / "src/drakehall/bots/evaluation/weights" / f"{game}.toml"
    line = f"spread = {list(weights.spread)}  # {command}"
    text = re.sub(r"^spread = .*$", line, file.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _extra(given: argparse.Namespace) -> list[str]:
    options = [f"-o {each}" for each in given.option]
    who = [f"--players {given.players}"] if given.players else []
    net = ["--learned"] if given.learned else []
    return [f"--seats {given.seats} --seed {given.seed} --knots {given.knots}", *options, *who, *net]


if __name__ == "__main__":
    main()
