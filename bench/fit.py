"""Find better weights for a game's evaluation by letting it play with shaken weights and seeing which shakes paid.

    python -m bench.fit wyrmspan --games 400 --rounds 6 --seats 2 --seed 1 --workers 2 --out wyrmspan.toml

A bot that looks one step ahead plays all seats, or with --trials one that searches a little: weights that serve the one
do not serve the other. Every seat multiplies the weights by factors of its own that are near one, other factors in the
earlier half of the stages than in the later; the same deal is then played with the inverse factors. How much the final
lead, or with --score the score (less noise where players hardly meet), differs between the two games tells what a
weight's growth brings. Every weight is moved that way, the farther the surer the gain is, and the next round begins
there. `points` stay as they are: the unit.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

import msgspec

from bench.onestep import OneStep
from bench.tune import command, settings, tell, toml
from drakehall.bots.bot import Budget
from drakehall.bots.evaluation import Weights, evaluation
from drakehall.bots.evaluation.registry import features
from drakehall.bots.search.parameters import SearchParameters
from drakehall.bots.search.search import Search
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance

FIXED: Final = ("points", "constant")
SHAKEN: Final = 0.4
"""The standard deviation of the logarithm of a factor."""
LIKELY: Final = 2.5
"""How many points a weight's growth by the factor e usually brings or costs: gains beyond it are doubted."""
STEP: Final = 0.07
MOST: Final = 0.2
"""How far a weight is moved for each point of gain, and at most in a round, as a logarithm."""

Factors = list[dict[str, float]]
"""Logarithms by half of the game: feature → logarithm of its factor."""


def main() -> None:
    """Read the command line; play, fit and report round after round."""
    given = parsed()
    game = registry.game(given.game)
    source = features(game)
    if source is None:
        sys.exit(f"{given.game} has no features")
    weights = Weights.of(game.name, source.NAMES, source.STAGES)
    told = command("bench.fit", None)
    weights = msgspec.structs.replace(weights, record=f"{told}; begun with: {weights.record}")
    options = settings(given.option)
    manner = SearchParameters(given.trials, 9.0, given.horizon, candidates=given.candidates) if given.trials else None
    with ProcessPoolExecutor(given.workers) as pool:
        for number in range(given.rounds):
            first = (given.seed * 1000 + number) << 16
            play = partial(mirrored, given.game, weights, given.seats, options, manner, score=given.score)
            tries = [tried for deal in pool.map(play, range(first, first + given.games // 2)) for tried in deal]
            tell(f"round {number}: score {fmean(tried.score for tried in tries):.2f}")
            weights = moved(weights, tries)
            if given.out is not None:
                given.out.write_text(toml(weights), encoding="utf-8")


def parsed() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Find better weights for an evaluation by playing with shaken ones.")
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--games", type=int, default=400, help="games of a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game"
    )
    parser.add_argument("--trials", type=int, default=0, help="trials of a turn; 0: look one step ahead")
    parser.add_argument("--horizon", type=int, default=3, help="turns that trials look ahead")
    parser.add_argument("--candidates", type=int, default=6, help="actions that are searched")
    parser.add_argument("--score", action="store_true", help="fit the scores instead of the leads")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the weights here after every round")
    return parser.parse_args()


# --- Playing --------------------------------------------------------------------------------------------------------


class Tried(msgspec.Struct, frozen=True):
    """What a seat's factors brought more than their inverses."""

    factors: Factors
    gain: float
    score: float
    """The average of both games."""


def mirrored(
    name: str,
    weights: Weights,
    seats: int,
    options: dict[str, str],
    manner: SearchParameters | None,
    seed: int,
    *,
    score: bool,
) -> list[Tried]:
    """Play a deal with factors and with their inverses."""
    chance = Chance(seed)
    factors = [[shakes(weights, chance), shakes(weights, chance)] for _ in range(seats)]
    inverse = [[{name: -each for name, each in half.items()} for half in halves] for halves in factors]
    luck = chance.below(1 << 29)
    there, back = (
        played(name, [shaken(weights, each) for each in both], options, manner, luck) for both in (factors, inverse)
    )
    found = []
    for seat, each in enumerate(factors):
        gain = there[seat] - back[seat] if score else lead(there, seat) - lead(back, seat)
        found.append(Tried(each, gain, (there[seat] + back[seat]) / 2))
    return found


def played(
    name: str, weights: list[Weights], options: dict[str, str], manner: SearchParameters | None, seed: int
) -> list[float]:
    """Play a game; give all scores, those of automatic rivals too, below nothing where low scores win."""
    game = registry.game(name)
    chance = Chance(seed)
    state = game.start_as_typed(len(weights), chance.below(1 << 29), options)
    judges = [evaluation(game).weighing(each) for each in weights]
    players = [Search(chance.below(1 << 29), judge, manner) for judge in judges] if manner else []
    while state.seat is not None:
        seat = state.seat
        if players:
            state.apply(players[seat].choose(state.sample(seat, chance), seat, Budget()))
        else:
            state.apply(OneStep(judges[seat], chance).ranked(state)[0])
    sign = -1.0 if game.low_wins else 1.0
    return [sign * score for score in state.scores()]


def lead(scores: list[float], seat: int) -> float:
    """Return by how much a seat is ahead of the best rival."""
    return scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=0.0)


def shakes(weights: Weights, chance: Chance) -> dict[str, float]:
    """Draw a logarithm for every feature, about normal."""
    names = [name for name in weights.stages[0] if name not in FIXED]
    return {name: SHAKEN * (sum(chance.below(1000) for _ in range(12)) / 1000 - 6) for name in names}


def shaken(weights: Weights, factors: Factors) -> Weights:
    """Multiply the weights of every stage by the factors of its half."""
    half = (len(weights.stages) + 1) // 2
    stages = tuple(
        {name: weight * exp(factors[number >= half].get(name, 0.0)) for name, weight in stage.items()}
        for number, stage in enumerate(weights.stages)
    )
    return msgspec.structs.replace(weights, stages=stages)


# --- Fitting --------------------------------------------------------------------------------------------------------


def moved(weights: Weights, tries: list[Tried]) -> Weights:
    """Move every weight towards what paid; factors are independent, so each is fitted by itself."""
    error = pstdev([tried.gain for tried in tries]) / (2 * SHAKEN * sqrt(len(tries)))
    trust = LIKELY**2 / (LIKELY**2 + error**2)
    steps: Factors = [{}, {}]
    for half in range(min(2, len(weights.stages))):
        for name in tries[0].factors[half]:
            slope = sum(tried.factors[half][name] * tried.gain for tried in tries) / (2 * SHAKEN**2 * len(tries))
            steps[half][name] = max(-MOST, min(MOST, STEP * trust * slope))
            if abs(slope) > 2 * error:
                tell(f"  {('earlier', 'later')[half]} {name}: {slope:+.1f} ± {error:.1f}")
    found = shaken(weights, steps)
    stages = tuple({name: round(weight, 3) for name, weight in stage.items()} for stage in found.stages)
    return msgspec.structs.replace(found, stages=stages)


if __name__ == "__main__":
    main()
