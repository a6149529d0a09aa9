"""Find weights for a game's evaluation by what turns bring about.

    pip install 'drakehall[tune]'
    python -m bench.effects wyrmspan --games 600 --workers 2 --write

A bot that looks one step ahead plays games. Now and then two of the better actions of a position are both tried: the
turn is finished, the seat's features are taken, and the rest is played to the end with the same luck. What one turn
brought more than the other, in points of the final score, is due to what its features were more than the other's;
weights are fitted to these differences, and held near the present ones as far as the differences leave them open. Final
scores that merely go with features would mislead: who leads has more of everything.

In the end the new weights play fresh deals against the present ones. With --write the game's table is replaced, but
only if that match shows, at 95 %, that the new weights are better.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from bench.onestep import OneStep
from bench.tune import Trial, command, conclude, settings, tell
from drakehall.bots.evaluation import Features, Weights, evaluation
from drakehall.bots.evaluation.registry import features
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State

OFTEN: Final = 6
"""One of so many turns is tried both ways."""
BEST: Final = 6
"""Both actions are among so many that look best."""
WHIM: Final = 10
"""One of so many decisions of the game itself is made at random, so that positions vary."""
LONGEST: Final = 700
"""A game that goes on for more decisions than this after the turn tells nothing."""
UNIT: Final = "points"
LEAST: Final = 0.15
"""A weight near nothing may differ from what it was by about so much."""


class Effect(msgspec.Struct, frozen=True):
    """What a turn brought more than another one."""

    stage: int
    score: float
    features: tuple[float, ...]


# --- Playing --------------------------------------------------------------------------------------------------------


def finish(player: OneStep, source: Features, state: State, *, turn: bool = False) -> bool:
    """Play on to the end of the game or, if asked, of the turn; tell whether it came within reach."""
    now = source.turn_number(state)
    for _ in range(LONGEST):
        if state.seat is None or (turn and source.turn_number(state) != now):
            return True
        state.apply(player.ranked(state)[0])
    return state.seat is None


def effects(name: str, weights: Weights, seats: int, options: dict[str, str], seed: int) -> list[Effect]:
    """Play a game; give the effects that were measured on its way."""
    game = registry.game(name)
    source = features(game)
    assert source is not None
    chance = Chance(seed)
    player = OneStep(evaluation(game).weighing(weights), chance)
    state = game.start_as_typed(seats, chance.below(1 << 29), options)
    sign = -1 if game.low_wins else 1
    found: list[Effect] = []
    turn = -1
    for _ in range(LONGEST):
        if state.seat is None:
            break
        begins, turn = turn != source.turn_number(state), source.turn_number(state)
        ranked = player.ranked(state)
        if begins and len(ranked) > 1 and not chance.below(OFTEN):
            found += compared(player, source, state, ranked[:BEST], sign)
        state.apply(ranked[chance.below(len(ranked))] if not chance.below(WHIM) else ranked[0])
    return found


def compared(player: OneStep, source: Features, state: State, actions: list[int], sign: int) -> list[Effect]:
    """Try two of the actions with the same luck; give what one brought more, if both games came to an end."""
    seat = state.seat
    assert seat is not None
    chance = player.chance
    chance.shuffle(actions)
    luck = chance.below(1 << 29)
    measured, scores = [], []
    for action in actions[:2]:
        player.chance = Chance(luck)
        world = state.copy()
        world.apply(action)
        ended = finish(player, source, world, turn=True)
        if ended and world.seat is not None:
            stage = source.stage(world)
            measured.append(source.features(player.judge.play_out_pending(world, seat), seat))
            world = world.sample(seat, player.chance)
            ended = finish(player, source, world)
            scores.append(float(sign * world.scores()[seat]))
        if not ended:
            break
    player.chance = chance
    if not ended or len(scores) < 2:
        return []
    return [Effect(stage, scores[0] - scores[1], tuple(a - b for a, b in zip(*measured, strict=True)))]


# --- Fitting --------------------------------------------------------------------------------------------------------


def fitted(weights: Weights, names: Sequence[str], found: Sequence[Effect], doubt: float) -> Weights:
    """Fit every stage by itself; `doubt` is how far a weight may lie from the present one, as a share of it."""
    stages = []
    for number, stage in enumerate(weights.stages):
        own = [effect for effect in found if effect.stage == number]
        stages.append(row(stage, names, own, doubt) if own else stage)
    return msgspec.structs.replace(weights, stages=tuple(stages))


def row(stage: dict[str, float], names: Sequence[str], found: Sequence[Effect], doubt: float) -> dict[str, float]:
    """Fit the weights of a stage to what is left when points count as what they are."""
    free = [name for name in names if name != UNIT]
    present = np.array([stage[name] for name in free])
    facts = np.array([effect.features for effect in found])
    points = facts[:, names.index(UNIT)]
    others = facts[:, [names.index(name) for name in free]]
    scores = np.array([effect.score for effect in found])
    noise = max(1.0, float(scores.var()))
    ease = np.diag(1 / (doubt * np.abs(present) + LEAST) ** 2)
    fit = np.linalg.solve(others.T @ others / noise + ease, others.T @ (scores - points) / noise + ease @ present)
    return stage | dict(zip(free, map(float, fit), strict=True)) | {UNIT: 1.0}


# --- The command ----------------------------------------------------------------------------------------------------


def parsed(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.effects", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--games", type=int, default=600, help="games in which effects are measured")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting")
    parser.add_argument("--doubt", type=float, default=0.4, help="how far weights may move, as a share of them")
    parser.add_argument("--bot", default="adept", help="who plays the last match: greedy, or a level")
    parser.add_argument("--check", type=int, default=80, help="games of the last match")
    parser.add_argument("--objective", choices=("margin", "share"), default="margin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the table here, whatever the last match shows")
    parser.add_argument("--write", action="store_true", help="replace the game's table if the new one is better")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, fit, check; give the exit code: 1 if the new weights are not shown to be better."""
    given = parsed(words)
    game = registry.game(given.game)
    source = features(game)
    if source is None or UNIT not in source.NAMES:
        sys.exit(f"{game.name} has no features that count points")
    present = Weights.of(game.name, source.NAMES, source.STAGES)
    options = settings(given.option)
    play = partial(effects, game.name, present, given.seats, options)
    with ProcessPoolExecutor(given.workers) as pool:
        found = [
            effect
            for measured in pool.map(play, range(given.seed << 20, (given.seed << 20) + given.games))
            for effect in measured
        ]
    tell(f"{len(found)} effects")
    trial = Trial(game, present, given.bot, given.workers)
    told = command("bench.effects", words) + f" ({len(found)} effects), {given.bot}"
    return conclude(trial, fitted(present, source.NAMES, found, given.doubt), given, given.seed, told)


if __name__ == "__main__":
    sys.exit(main())
