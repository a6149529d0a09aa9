"""Matches: a net against the evaluation by hand, on paired deals, at equal processor time."""

from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec

from drakehall.bots.bot import Bot, Budget
from drakehall.bots.evaluation import evaluation
from drakehall.bots.levels import parameters
from drakehall.bots.nets.file import NetMatch
from drakehall.bots.search.search import Search
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from training.generating import with_net
from training.telling import tell


class Pairing(NamedTuple):
    """Two games on the same deal, the net in each seat once."""

    game: str
    level: str
    net: str
    share: float
    trials: tuple[int, int]
    """Of the net, of its rival."""
    seed: int


class Played(NamedTuple):
    """What a pair of games has brought: the share won by the net, its lead, seconds and turns of both."""

    won: float
    lead: float
    seconds: tuple[float, float]
    turns: tuple[int, int]


class Setting(NamedTuple):
    """Who plays whom."""

    game: str
    level: str
    """The level that the rival plays at."""
    net: Path
    share: float


def match(setting: Setting, games: int, seed: int, workers: int, trials: int | None = None) -> NetMatch:
    """Play a match; unless trials of the net are given, a few games tell how many take as long as its rival's."""
    usual = parameters(registry.game(setting.game), setting.level).iterations
    if trials is None:
        trials = equal_trials(setting, usual, seed + 1_000_000, workers)
    found = played(setting, (trials, usual), games // 2, seed, workers)
    share, error = interval([each.won for each in found])
    lead, lead_error = interval([each.lead for each in found])
    times = milliseconds(found)
    against = f"{trials} : {usual} trials ({setting.level}), share {setting.share}, lead {lead:.2f} ± {lead_error:.2f}"
    result = NetMatch(
        against, 2 * len(found), round(share, 4), round(error, 4), (round(times[0], 1), round(times[1], 1))
    )
    tell(f"{setting.game} {setting.net.parent.name}: {100 * share:.1f} % ± {100 * error:.1f}, {result}")
    return result


def equal_trials(setting: Setting, usual: int, seed: int, workers: int) -> int:
    """Find out how many trials of the net take as long as its rival's: a turn takes some time besides its trials."""
    net, hand = milliseconds(played(setting, (usual, usual), workers, seed, workers))
    fewer = max(4, round(usual * hand / net))
    shorter, hand = milliseconds(played(setting, (fewer, usual), workers, seed, workers))
    each = (net - shorter) / (usual - fewer) if usual != fewer else 0.0
    return max(4, round(fewer + (hand - shorter) / each)) if each > 0 else fewer


def played(setting: Setting, trials: tuple[int, int], pairs: int, seed: int, workers: int) -> list[Played]:
    """Play pairs of games on many cores; the result does not depend on how many."""
    orders = [
        Pairing(setting.game, setting.level, str(setting.net), setting.share, trials, seed + number)
        for number in range(pairs)
    ]
    with get_context("spawn").Pool(workers) as pool:
        return pool.map(play_pair, orders, chunksize=1)


def play_pair(order: Pairing) -> Played:
    """Play the same deal twice."""
    game = registry.game(order.game)
    won = lead = 0.0
    seconds, turns = [0.0, 0.0], [0, 0]
    for seat in (0, 1):
        shares, ahead = play(game, order, seat, seconds, turns)
        won += shares / 2
        lead += ahead / 2
    return Played(won, lead, (seconds[0], seconds[1]), (turns[0], turns[1]))


def play(game: Game, order: Pairing, seat: int, seconds: list[float], turns: list[int]) -> tuple[float, float]:
    """Play a game, the net in one of two seats; return its share of the victory and its lead."""
    usual = parameters(game, order.level)
    level = [msgspec.structs.replace(usual, iterations=trials) for trials in order.trials]
    judges = (with_net(game, Path(order.net), order.share), evaluation(game))
    players: list[Bot] = [Search(order.seed * 2 + who, judges[who], level[who]) for who in (0, 1)]
    state, chance = game.start(2, order.seed), Chance(order.seed).fork()
    turn_number, last = judges[1].turn_number, [-1, -1]
    while state.seat is not None:
        who = 0 if state.seat == seat else 1
        position = state.sample(state.seat, chance)
        begun = process_time()
        action = players[who].choose(position, state.seat, Budget())
        seconds[who] += process_time() - begun
        if turn_number(state) != last[who]:
            last[who] = turn_number(state)
            turns[who] += 1
        state.apply(action)
    scores = state.scores()
    sign = -1 if game.low_wins else 1
    winners = state.winners()
    return (1 / len(winners) if seat in winners else 0.0), float(sign * (scores[seat] - scores[1 - seat]))


def interval(values: list[float]) -> tuple[float, float]:
    """Return the mean of independent values, and how far it may be off at 95 %."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return mean, 1.96 * spread / sqrt(len(values))


def milliseconds(found: list[Played]) -> tuple[float, float]:
    """Return how long a turn took both."""
    net, hand = (
        sum(each.seconds[who] for each in found) / max(1, sum(each.turns[who] for each in found)) for who in (0, 1)
    )
    return 1000 * net, 1000 * hand
