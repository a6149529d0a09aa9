"""Find better weights for a game's evaluation by letting it play with shaken weights and seeing which shakes paid.

    python -m bench.fit wyrmspan --games 400 --rounds 6 --seats 2 --seed 1 --workers 2 --out wyrmspan.toml

A bot that looks one step ahead plays all seats, or with --trials one that searches a little: weights that serve the one
need not serve the other. Every seat multiplies the weights by factors of its own that are near one, other factors in
the earlier half of the stages than in the later. After a round of games the final leads, or with --score the scores
(less noise where players hardly meet), are fitted by least squares to the logarithms of these factors: how much a
weight's growth brings. Every weight is moved that way, the farther the surer the gain is, and the next round begins
there. `points` stay as they are: the unit.
"""

import argparse
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

import msgspec

from drakehall.bots.bot import Budget
from drakehall.bots.evaluation import Evaluation, Weights, evaluation
from drakehall.bots.evaluation.shelf import features
from drakehall.bots.search.search import Search
from drakehall.bots.search.settings import Settings
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State

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
    command = shlex.join(["python", "-m", "bench.fit", *sys.argv[1:]])
    weights = msgspec.structs.replace(weights, record=f"{command}; begun with: {weights.record}")
    options = dict(each.split("=", 1) for each in given.option)
    manner = Settings(given.trials, 9.0, given.horizon, candidates=given.candidates) if given.trials else None
    with ProcessPoolExecutor(given.workers) as pool:
        for number in range(given.rounds):
            seeds = range((given.seed * 1000 + number) << 16, ((given.seed * 1000 + number) << 16) + given.games)
            play = partial(played, given.game, weights, given.seats, options, manner)
            tries = [tried for game in pool.map(play, seeds) for tried in game]
            ends = [end for _, end, _ in tries]
            say(f"round {number}: score {fmean(ends):.2f} ± {pstdev(ends) / sqrt(len(ends)):.2f}")
            weights = moved(weights, [(factors, end if given.score else lead) for factors, end, lead in tries])
            if given.out is not None:
                given.out.write_text(written(weights), encoding="utf-8")


def parsed() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Find better weights for an evaluation by playing with shaken ones.")
    parser.add_argument("game", choices=registry.games())
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


def say(line: str) -> None:
    """Report at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


# --- Playing --------------------------------------------------------------------------------------------------------


def played(
    name: str, weights: Weights, seats: int, options: dict[str, str], manner: Settings | None, seed: int
) -> list[tuple[Factors, float, float]]:
    """Play a game; give every seat's factors, final score and lead, below nothing where low scores win."""
    game = registry.game(name)
    chance = Chance(seed)
    state = game.begin(seats, chance.below(1 << 29), options, text=True)
    factors = [[shakes(weights, chance), shakes(weights, chance)] for _ in range(seats)]
    judges = [evaluation(game).weighing(shaken(weights, each)) for each in factors]
    players = [Search(chance.below(1 << 29), judge, manner) for judge in judges] if manner else []
    while state.seat is not None:
        seat = state.seat
        if players:
            state.apply(players[seat].choose(state.sample(seat, chance), seat, Budget()))
        else:
            state.apply(chosen(state, seat, judges[seat], chance))
    sign = -1.0 if game.low_wins else 1.0
    ends = [sign * score for score in state.scores()]  # automatic rivals included
    return [
        (each, end, end - max([*ends[:seat], *ends[seat + 1 :]], default=0.0))
        for seat, (each, end) in enumerate(zip(factors, ends, strict=False))
    ]


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


def chosen(state: State, seat: int, judge: Evaluation, chance: Chance) -> int:
    """Choose the action that is best in a world that the seat deems possible."""
    legal = judge.worthwhile(state, state.legal())
    if len(legal) == 1:
        return legal[0]
    world = state.sample(seat, chance)
    best, found = float("-inf"), legal[0]
    for action in legal:
        trial = world.copy()
        trial.apply(action)
        worth = judge(trial, seat)
        if worth > best:
            best, found = worth, action
    return found


# --- Fitting --------------------------------------------------------------------------------------------------------


def moved(weights: Weights, tries: list[tuple[Factors, float]]) -> Weights:
    """Move every weight towards what paid; factors are independent, so each is fitted by itself."""
    ends = [end for _, end in tries]
    mean = fmean(ends)
    error = pstdev(ends) / (SHAKEN * sqrt(len(ends)))
    trust = LIKELY**2 / (LIKELY**2 + error**2)
    steps: Factors = [{}, {}]
    for half in range(min(2, len(weights.stages))):
        for name in tries[0][0][half]:
            slope = sum(factors[half][name] * (end - mean) for factors, end in tries) / (SHAKEN**2 * len(tries))
            steps[half][name] = max(-MOST, min(MOST, STEP * trust * slope))
            if abs(slope) > 2 * error:
                say(f"  {('earlier', 'later')[half]} {name}: {slope:+.1f} ± {error:.1f}")
    found = shaken(weights, steps)
    stages = tuple({name: round(weight, 3) for name, weight in stage.items()} for stage in found.stages)
    return msgspec.structs.replace(found, stages=stages)


def written(weights: Weights) -> str:
    """Write a table of weights."""
    lines = [f'record = "{weights.record}"', f"rivalry = {weights.rivalry}", f"victory = {weights.victory}"]
    lines.append(f"spread = {list(weights.spread)}")
    for stage in weights.stages:
        lines += ["", "[[stages]]", *(f"{name} = {weight}" for name, weight in stage.items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
