"""How far likelihoods of winning can be relied on: foretold and come true, tenth by tenth, by hand and with a net.

    PYTHONPATH=$(realpath build/compiled) python -m bench.reliability --workers 2
    python -m bench.reliability smoki-2 --games 10 --out build/reliability.md    # a short look

Bots play as in `bench.calibrate`, on deals that no spread was fitted to and no net has learned from. Where a game has a
net, the evaluation by hand and the one with the net judge the same positions of the same games. Positions of one game
are not independent, so the interval of what a net gains is that of games.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from bench.calibrate import Games, play, predictions, tell
from bench.predictions import Bin, Prediction, fit_of
from drakehall.arena.intervals import Interval, Sum, average, mean_interval
from drakehall.arena.pool import spread
from drakehall.bots.evaluation import Evaluation, evaluation, learned
from drakehall.kernel import registry

SEED: Final = 31
"""Of the first deals; `bench.calibrate` was run with others."""
BY_HAND: Final = "by hand"
WITH_NET: Final = "with the net"
PAGE: Final = Path(__file__).with_name("reliability.md")
INTRODUCTION: Final = """\
# How far likelihoods can be relied on

Written by `python -m bench.reliability` (`bench/reliability.py`), which gives the same page on any machine. Hints,
verdicts and analyses say how likely a seat is to win; here stands what came true of that. Bots that look one step ahead
and err play (alone: adepts), and every seat's likelihood is kept at the beginning of some turns. A coin toss has a
Brier score of 0.25. By hand and with a net, the same positions of the same games are judged; intervals are of 95 % and
take games, not positions, as independent. *Off* is how far a tenth was off, on average over all predictions.
"""


class Plan(msgspec.Struct, frozen=True):
    """Which games are judged."""

    name: str
    count: int
    games: Games


Judged = list[list[Prediction]]
"""What each judge foretold in a game, beside what came true."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a plan: for each judge all that it foretold, and what the net gains, if there is one."""

    plan: Plan
    judges: dict[str, list[Prediction]]
    gained: float | None
    """By how much the net's Brier score is better, and the interval of that."""
    interval: Interval | None


def plans() -> list[Plan]:
    """List what is judged: every game at tables of two, and all other tables at which a net is used."""
    usual = [Plan(f"{game}-2", 200, Games(game, 2, SEED)) for game in registry.game_names()]
    more = [Plan(f"wyrmspan-{seats}", 100, Games("wyrmspan", seats, SEED)) for seats in (3, 4, 5)]
    solo = Plan("wyrmspan-1", 100, Games("wyrmspan", 1, SEED, {"automa": "automa-2"}, "adept"))
    return [*usual, *more, solo]


def main() -> None:
    """Play, judge and write the page."""
    names = [plan.name for plan in plans()]
    parser = argparse.ArgumentParser(prog="python -m bench.reliability", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("plan", nargs="*", choices=[*names, []], help=f"which games (default: all): {', '.join(names)}")
    parser.add_argument("--games", type=int, help="games of each (default: as planned)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page (default: bench/reliability.md)")
    given = parser.parse_args()
    outcomes = []
    for plan in plans():
        if plan.name in (given.plan or names):
            outcomes.append(judged(msgspec.structs.replace(plan, count=given.games or plan.count), given.workers))
            tell("\n".join(summary(outcomes[-1])))
    given.out.write_text(page(outcomes), encoding="utf-8")


# --- Judging --------------------------------------------------------------------------------------------------------


def judged(plan: Plan, workers: int) -> Outcome:
    """Play a plan's games and compare what was foretold with what came true."""
    told: list[Judged] = []
    with closing(spread(partial(work, plan.games), range(plan.count), workers, in_order=True)) as coming:
        for some in coming:
            told += some
    names = list(judges(plan.games))
    everything = {name: [each for game in told for each in game[who]] for who, name in enumerate(names)}
    if len(names) == 1:
        return Outcome(plan, everything, None, None)
    gains = [gain(by_hand, with_net) for by_hand, with_net in told]
    return Outcome(plan, everything, average(gains), mean_interval(gains))


def work(games: Games, numbers: Sequence[int]) -> list[Judged]:
    """Play some games: what a process does."""
    asked = list(judges(games).values())
    played = (play(games, asked, number) for number in numbers)
    return [[predictions(judge.weights, seen) for judge, seen in zip(asked, game, strict=True)] for game in played]


def judges(games: Games) -> dict[str, Evaluation]:
    """Return the judges: the evaluation by hand, and the one with a net if that is used at such tables."""
    game = registry.game(games.game)
    by_hand, with_net = evaluation(game), learned(game)
    state = game.start_as_typed(games.seats, 1, games.options)
    while not state.over and not with_net.learns(state):
        state.apply(state.legal()[0])
    return {BY_HAND: by_hand} if state.over else {BY_HAND: by_hand, WITH_NET: with_net}


def gain(by_hand: Sequence[Prediction], with_net: Sequence[Prediction]) -> Sum:
    """Sum up by how much a net's squared errors are less than those by hand, in one game."""
    return Sum(squares(by_hand) - squares(with_net), len(by_hand))


def squares(told: Sequence[Prediction]) -> float:
    """Sum up squared errors."""
    return sum((likely - won) ** 2 for likely, won in told)


# --- Telling --------------------------------------------------------------------------------------------------------


def page(outcomes: Sequence[Outcome]) -> str:
    """Write the page: scores of all, then every table tenth by tenth."""
    head = ("games", "judge", "games played", "predictions", "Brier score", "logarithmic loss", "off", "better by")
    rows = [row(*head), row(*("---" for _ in head)), *(line for each in outcomes for line in summary(each))]
    return "\n".join([INTRODUCTION, *rows, "", *(line for each in outcomes for line in tenths(each))])


def summary(outcome: Outcome) -> Iterator[str]:
    """Yield a row for each judge."""
    for name, told in outcome.judges.items():
        fit = fit_of(told)
        figures = (
            f"{fit.brier:.4f}",
            f"{fit.loss:.3f}",
            f"{fit.off:.3f}",
            better(outcome) if name != "by hand" else "",
        )
        yield row(outcome.plan.name, name, str(outcome.plan.count), str(fit.count), *figures)


def better(outcome: Outcome) -> str:
    """Return what the net gains, in words."""
    if outcome.gained is None or outcome.interval is None:
        return "?"
    return f"{outcome.gained:.4f} ({outcome.interval.low:.4f} … {outcome.interval.high:.4f})"


def tenths(outcome: Outcome) -> Iterator[str]:
    """Yield a table of the tenths: what was predicted on average, what came true, how often."""
    games = outcome.plan.games
    more = [f"{name}={value}" for name, value in games.options.items()]
    who = [f"{games.players}s play"] if games.players else []
    yield from (f"## {outcome.plan.name}", "")
    if more or who:
        yield from (", ".join([*more, *who]) + ".", "")
    head = [f"{word} {name}" for name in outcome.judges for word in ("foretold", "came true", "predictions")]
    yield row("tenth", *head)
    yield row(*("---" for _ in ("tenth", *head)))
    found = [{each.low: each for each in fit_of(told).bins} for told in outcome.judges.values()]
    for low in sorted({low for bins in found for low in bins}):
        yield row(f"{low:.1f} …", *(cell for bins in found for cell in cells(bins.get(low))))
    yield ""


def cells(tenth: Bin | None) -> tuple[str, str, str]:
    """Fill in one tenth of a judge."""
    if tenth is None:
        return "", "", "0"
    return f"{tenth.predicted:.3f}", f"{tenth.won:.3f}", str(tenth.count)


def row(*given: str) -> str:
    """Write a row of a table."""
    return f"| {' | '.join(given)} |"


if __name__ == "__main__":
    main()
