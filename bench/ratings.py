"""How well models of ratings say how sure they are: `python -m bench.ratings` lets people of known strength play.

Places follow Plackett and Luce: the first is drawn by the odds of strengths, then the second among the others, and so
on. For each model and number of seats it prints how often the true strength lies in the interval said to hold it at
95 %, how far off figures are, and how surprised the model is by who wins (natural logarithm; less is better).
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryPart, PlackettLuce, ThurstoneMostellerFull

from drakehall.hall.skill import BEGIN, DRIFT, SURE, TENFOLD, UNSURE

SCALE: Final = TENFOLD / log(10)
SPREAD: Final = 250.0
"""The standard deviation of people's true strengths."""
PEOPLE: Final = 40
REPEATS: Final = 4
GAMES: Final = (20, 100, 300)


class Found(NamedTuple):
    """How a model did."""

    held: float
    off: float
    surprise: float


def model(name: str, seats: int) -> Any:
    """Make a model for a table of so many; the first two as openskill offers them, on the same scale."""
    plain: dict[str, Any] = {"mu": BEGIN, "sigma": UNSURE, "tau": 1e-9}
    ours = plain | {"tau": DRIFT, "beta": SCALE / sqrt(2), "gamma": lambda *_: 1.0}
    makers: dict[str, Callable[[], Any]] = {
        "PlackettLuce": lambda: PlackettLuce(**plain, beta=SCALE / sqrt(seats)),
        "ThurstoneMostellerFull": lambda: ThurstoneMostellerFull(**plain, beta=SCALE / sqrt(seats)),
        "BradleyTerryFull": lambda: BradleyTerryFull(**ours),
        "BradleyTerryPart": lambda: BradleyTerryPart(**ours, window_size=seats),
    }
    return makers[name]()


MODELS: Final = ("PlackettLuce", "ThurstoneMostellerFull", "BradleyTerryFull", "BradleyTerryPart")


def tried(name: str, seats: int, games: int, seed: int) -> Found:
    """Let everybody play so many games on average; who wins is counted in the second half."""
    dice = Random(seed)
    true = [dice.gauss(BEGIN, SPREAD) for _ in range(PEOPLE)]
    rules = model(name, seats)
    known = [rules.rating() for _ in range(PEOPLE)]
    surprise: list[float] = []
    whole = games * PEOPLE // seats
    for number in range(whole):
        order = _placed(dice, dice.sample(range(PEOPLE), seats), true)
        if number * 2 > whole:
            odds = [exp(known[person].mu / SCALE) for person in order]
            surprise.append(-log(odds[0] / sum(odds)))
        for person, (new,) in zip(order, rules.rate([[known[person]] for person in order]), strict=True):
            known[person] = new
    shift = mean(each.mu - strength for each, strength in zip(known, true, strict=True))
    errors = [each.mu - strength - shift for each, strength in zip(known, true, strict=True)]
    held = mean(abs(error) < SURE * each.sigma for error, each in zip(errors, known, strict=True))
    return Found(held, sqrt(mean(error * error for error in errors)), mean(surprise))


def _placed(dice: Random, people: Sequence[int], true: Sequence[float]) -> list[int]:
    """Draw an order by the odds of strengths: a chance of Gumbel added to each gives it."""
    chance = {person: true[person] / SCALE - log(-log(dice.random())) for person in people}
    return sorted(people, key=lambda person: -chance[person])


def main() -> None:
    """Print a table of all models."""
    parser = argparse.ArgumentParser(prog="python -m bench.ratings", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, nargs="*", default=GAMES)
    given = parser.parse_args()
    sys.stdout.write(
        "| model | seats | games | held at 95 % | off by | surprise |\n| --- | --- | --- | --- | --- | --- |\n"
    )
    for name in MODELS:
        for seats in given.seats:
            for games in given.games:
                found = [tried(name, seats, games, seed) for seed in range(REPEATS)]
                held, off, surprise = (mean(each) for each in zip(*found, strict=True))
                sys.stdout.write(f"| {name} | {seats} | {games} | {held:.1%} | {off:.0f} | {surprise:.3f} |\n")


if __name__ == "__main__":
    main()
