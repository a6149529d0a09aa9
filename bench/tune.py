"""Tune the weights of a game's evaluation by the arena, with CMA-ES.

    pip install 'drakehall[tune]'
    python -m bench.tune dragon_castle --generations 30 --games 60 --workers 2 --write

Candidates with changed weights play against the present weights, all of a generation the same deals, in all seats; what
is made as great as possible is the average lead in points, or the share of victories. In the end the middle of the last
generation plays fresh deals against the present weights. With --write the game's table is replaced, but only if that
match shows, at 95 %, that the new weights are better. The table's record names the command, the number of games and
that result.
"""

import argparse
import shlex
import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from drakehall.arena import entrants, pool
from drakehall.arena.entrants import Entrant
from drakehall.arena.intervals import Interval, Sum, average, mean_interval, share_interval
from drakehall.arena.match import Match, deals_for, fixtures
from drakehall.arena.play import Part, Played
from drakehall.bots.evaluation import weights as tables
from drakehall.bots.evaluation.registry import features
from drakehall.bots.evaluation.weights import Weights
from drakehall.kernel import registry
from drakehall.kernel.game import Game

LEAST_SCALE: Final = 0.2
"""A weight near nothing is moved as if it were so great."""
FIXED: Final = ("points", "constant")
"""Points are worth what they are, the unit of all other weights; a constant decides nothing."""
CURRENT: Final = "current"


class Place(msgspec.Struct, frozen=True):
    """A weight that is tuned: a feature in a stage."""

    stage: int
    feature: str


class Duel(msgspec.Struct, frozen=True):
    """How a candidate did against the present weights."""

    games: int
    share: float
    share_interval: Interval
    margin: float
    margin_interval: Interval | None


class Trial:
    """Plays candidates against the present weights."""

    def __init__(self, game: Game, current: Weights, bot: str, workers: int) -> None:
        """Keep what all matches share."""
        self.game = game
        self.games = 0
        """Games played so far."""
        self._current = Entrant(CURRENT, bot, current)
        self._crew = pool.here if workers == 1 else partial(pool.processes, workers=workers)

    def __call__(self, candidates: Sequence[Weights], games: int, seed: int) -> list[Duel]:
        """Let every candidate play the same deals."""
        bot = self._current.bot
        named = [Entrant(f"candidate {number}", bot, each) for number, each in enumerate(candidates)]
        groups = tuple((0, number) for number in range(1, len(named) + 1))
        box = self.game
        code = entrants.fingerprint(box)
        match = Match(box.name, box.version, code, 2, seed, {}, (self._current, *named), groups)
        with closing(self._crew(match, list(fixtures(match, deals_for(games, 2))))) as coming:
            played = sorted(coming, key=lambda game: game.fixture)
        self.games += len(played)
        sign = -1 if box.low_wins else 1
        return [duel([game for game in played if game.fixture.group == number], sign) for number in range(len(named))]


def duel(played: Sequence[Played], sign: int) -> Duel:
    """Count the games of one candidate; `sign` is −1 where low scores win."""
    shares: dict[int, Sum] = {}
    margins: dict[int, Sum] = {}
    for game in played:
        parts: dict[bool, Part] = {part.who == 0: part for part in game.parts}
        own, rival = parts[False], parts[True]
        shares.setdefault(game.fixture.deal, Sum()).add(own.share)
        margins.setdefault(game.fixture.deal, Sum()).add(sign * (own.score - rival.score))
    won, lead = list(shares.values()), list(margins.values())
    return Duel(len(played), average(won), share_interval(won), average(lead), mean_interval(lead))


def places(weights: Weights, chosen: Sequence[str], stages: Sequence[int]) -> list[Place]:
    """List the weights to tune: all but the fixed ones, or those that are asked for."""
    return [
        Place(number, name)
        for number, stage in enumerate(weights.stages)
        for name in stage
        if (name in chosen if chosen else name not in FIXED) and (number in stages or not stages)
    ]


def moved(weights: Weights, where: Sequence[Place], steps: Sequence[float]) -> Weights:
    """Return the weights with some of them changed, each by a share of its own size."""
    stages = [dict(stage) for stage in weights.stages]
    for place, step in zip(where, steps, strict=True):
        weight = weights.stages[place.stage][place.feature]
        stages[place.stage][place.feature] = weight + step * max(LEAST_SCALE, abs(weight))
    return msgspec.structs.replace(weights, stages=tuple(stages))


def tune(
    trial: Trial,
    current: Weights,
    where: Sequence[Place],
    given: argparse.Namespace,
    told: Callable[[str], None],
) -> Weights:
    """Search with CMA-ES; every generation plays deals of its own. Give the middle of the last generation."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about pictures that it could draw with other packages
        import cma

    options = {"seed": given.seed + 1, "verbose": -9, "maxiter": given.generations, "tolfun": 0, "tolfunhist": 0}
    if given.population:
        options["popsize"] = given.population
    search = cma.CMAEvolutionStrategy([0.0] * len(where), given.sigma, options)
    for generation in range(given.generations):
        steps: list[list[float]] = [list(map(float, each)) for each in search.ask()]
        seed = given.seed + generation * deals_for(given.games, 2)
        duels = trial([moved(current, where, each) for each in steps], given.games, seed)
        search.tell(steps, [-getattr(each, given.objective) for each in duels])
        best = max(getattr(each, given.objective) for each in duels)
        mean = sum(getattr(each, given.objective) for each in duels) / len(duels)
        told(f"generation {generation + 1}: {given.objective} {mean:.3f} on average, best {best:.3f} (optimistic)")
    return moved(current, where, list(map(float, search.result.xfavorite)))


def rounded(weights: Weights, record: str) -> Weights:
    """Return the weights as they will appear in the table."""
    stages = tuple({name: round(weight, 3) for name, weight in stage.items()} for stage in weights.stages)
    return msgspec.structs.replace(weights, stages=stages, record=record)


def toml(weights: Weights) -> str:
    """Write a table of weights."""
    plain = msgspec.to_builtins(weights)
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in plain.items() if name != "stages"]
    for stage in weights.stages:
        lines += ["", "[[stages]]", *(f"{name} = {float(weight)}" for name, weight in stage.items())]
    return "\n".join(lines) + "\n"


def told_as(result: Duel) -> str:
    """Return the result of a match in words, with its games and intervals."""
    low, high = 100 * result.share_interval.low, 100 * result.share_interval.high
    text = f"{result.games} games: won {100 * result.share:.1f} % ({low:.1f} … {high:.1f})"
    if result.margin_interval is not None:
        text += f", lead {result.margin:.2f} ({result.margin_interval.low:.2f} … {result.margin_interval.high:.2f})"
    return text


def better(result: Duel, objective: str) -> bool:
    """Return whether a match shows that the new weights are better, at 95 %."""
    if objective == "share":
        return result.share_interval.low > 0.5
    return result.margin_interval is not None and result.margin_interval.low > 0


def tell(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def parsed(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--bot", default="greedy", help="who plays with the weights: greedy, or a level")
    parser.add_argument("--objective", choices=("margin", "share"), default="margin")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=0, help="candidates of a generation; 0: CMA-ES chooses")
    parser.add_argument("--games", type=int, default=40, help="games of each candidate")
    parser.add_argument("--check", type=int, default=400, help="games of the last match")
    parser.add_argument("--sigma", type=float, default=0.2, help="how far weights move at first, as a share of them")
    parser.add_argument("--feature", action="append", default=[], help="tune only this one; repeatable")
    parser.add_argument("--stage", action="append", type=int, default=[], help="tune only this stage; repeatable")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first deal, and of the search")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the table here, whatever the last match shows")
    parser.add_argument("--write", action="store_true", help="replace the game's table if the new one is better")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Tune; give the exit code: 1 if the new weights are not shown to be better."""
    given = parsed(words)
    game = registry.game(given.game)
    source = features(game)
    if source is None:
        sys.exit(f"{game.name} has no features to weigh")
    current = Weights.of(game.name, source.NAMES, source.STAGES)
    where = places(current, given.feature, given.stage)
    if len(where) < 2:
        sys.exit("CMA-ES needs at least two weights to tune")
    trial = Trial(game, current, given.bot, given.workers)
    found = tune(trial, current, where, given, tell)
    told = f"{command('bench.tune', words)} ({trial.games} games)"
    return conclude(trial, found, given, given.seed + given.generations * deals_for(given.games, 2), told)


def command(program: str, words: Sequence[str] | None) -> str:
    """Return the command line that runs."""
    return shlex.join(["python", "-m", program, *(sys.argv[1:] if words is None else words)])


def settings(given: Sequence[str]) -> dict[str, str]:
    """Read settings of a game, each as NAME=VALUE."""
    for each in given:
        if "=" not in each:
            sys.exit(f"{each}: a setting is given as NAME=VALUE")
    return dict(each.split("=", 1) for each in given)


def conclude(trial: Trial, found: Weights, given: argparse.Namespace, seed: int, told: str) -> int:
    """Play the last match, write the table with its record where asked; give 1 if it does not show a gain."""
    new = rounded(found, "")
    (result,) = trial([new], given.check, seed)
    tell(told_as(result))
    table = toml(msgspec.structs.replace(new, record=f"{told}; against the weights before: {told_as(result)}"))
    if given.out is not None:
        given.out.write_text(table, encoding="utf-8")
    good = better(result, given.objective)
    if good and given.write:
        (Path(tables.__file__).parent / f"{trial.game.name}.toml").write_text(table, encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
