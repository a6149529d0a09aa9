"""The results of a benchmark: against each bot, with the number of games and 95 % intervals based on deals."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from drakehall.arena.intervals import Interval, Sum, average, mean_interval, share_interval
from drakehall.arena.match import whole_deals
from drakehall.kernel import registry
from drakehall.llm_bench.plan import BenchmarkPlan, Prompting
from drakehall.llm_bench.play import BenchmarkGame


class Against(msgspec.Struct, frozen=True):
    """The model against one bot."""

    bot: str
    games: int
    share: float
    """Its share of the victories; a forfeited game is lost."""
    share_interval: Interval
    margin: float | None
    """By how many points it was ahead of the best other seat, on average over games played to the end.

    Positive is better, even if low scores win. None if no game was played to the end.
    """
    margin_interval: Interval | None
    forfeits: int


class Discipline(msgspec.Struct, frozen=True):
    """How well the model kept to the form."""

    decisions: int
    calls: int
    outcomes: dict[str, int]
    """The fates of its answers."""
    usable: float
    """Share of answers that could be played."""
    seconds_per_call: float


class BenchmarkReport(msgspec.Struct, frozen=True):
    """The result, of all deals that were played to the end."""

    game: str
    version: str
    seats: int
    seed: int
    options: dict[str, object]
    asking: Prompting
    player: dict[str, str]
    deals: int
    games: int
    left_out: int
    """Number of games of deals that were not played to the end."""
    against: list[Against]
    discipline: Discipline | None


def report(plan: BenchmarkPlan, played: Iterable[BenchmarkGame]) -> BenchmarkReport:
    """Compute the report; the order of the games does not matter."""
    match = plan.match
    games = sorted(played, key=lambda game: game.fixture)
    counted = set(whole_deals(match, [game.fixture for game in games]))
    whole = [game for game in games if game.fixture.deal in counted]
    bots = list(dict.fromkeys(game.bot for game in sorted(whole, key=lambda game: game.fixture.group)))
    return BenchmarkReport(
        match.game,
        match.version,
        match.seats,
        match.seed,
        match.options,
        plan.asking,
        plan.player,
        len(counted),
        len(whole),
        len(games) - len(whole),
        [_against(plan, bot, [game for game in whole if game.bot == bot]) for bot in bots],
        _discipline(whole) if whole else None,
    )


def _against(plan: BenchmarkPlan, bot: str, games: Sequence[BenchmarkGame]) -> Against:
    low_wins = registry.game(plan.match.game).low_wins
    shares = _sums(games, lambda game: game.share)
    finished = [game for game in games if game.forfeit is None]
    margins = _sums(finished, lambda game: _margin(game, low_wins=low_wins))
    return Against(
        bot,
        len(games),
        average(shares),
        share_interval(shares),
        average(margins) if margins else None,
        mean_interval(margins) if margins else None,
        len(games) - len(finished),
    )


def _margin(game: BenchmarkGame, *, low_wins: bool) -> float:
    others = [score for seat, score in enumerate(game.scores) if seat != game.seat]
    own = game.scores[game.seat]
    return min(others) - own if low_wins else own - max(others)


def _discipline(games: Sequence[BenchmarkGame]) -> Discipline:
    outcomes: dict[str, int] = {}
    for game in games:
        for name, count in game.outcomes.items():
            outcomes[name] = outcomes.get(name, 0) + count
    calls = sum(game.calls for game in games)
    seconds = sum(game.seconds for game in games)
    return Discipline(
        sum(game.decisions for game in games),
        calls,
        dict(sorted(outcomes.items())),
        outcomes.get("played", 0) / calls if calls else 0.0,
        seconds / calls if calls else 0.0,
    )


def _sums(games: Sequence[BenchmarkGame], figure: Callable[[BenchmarkGame], float]) -> list[Sum]:
    deals: dict[int, Sum] = {}
    for game in games:
        deals.setdefault(game.fixture.deal, Sum()).add(figure(game))
    return list(deals.values())
