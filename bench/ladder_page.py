"""The page of the ladders, in Markdown."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from drakehall.arena.intervals import Interval
from drakehall.arena.report import OPPONENT, MatchReport, Pair
from drakehall.text import Words

Ladder = tuple[str, str, str, MatchReport]
"""Name, command, when and where it was played, what came out."""

INTRODUCTION: Final = """\
# Ladders

Written by `make ladder` (`bench/ladder.py`). Every ladder names the command that gives the same tables on any machine,
times excepted: bots think without a time limit, as many trials as their level makes. Each deal is played once in every
rotation of the seats. Elo: Bradley–Terry, a shared victory counts as its shares, one virtual tie for each pairing.
Intervals are of 95 %; deals are taken as independent, games of the same deal are not. Times are processor time on one
core.
"""


class Promise(msgspec.Struct, frozen=True):
    """What a bot must reach against another; 0.5: to be significantly better, whatever the figure."""

    ladder: str
    bot: str
    rival: str
    wanted: float


PROMISES: Final = (
    Promise("smoki", "greedy", "random", 0.9),
    Promise("smoki", "adept", "greedy", 0.5),
    Promise("smoki", "master", "adept", 0.5),
    *(
        Promise(game, *who)
        for game in ("dragon_castle", "simurgh", "wyrmspan")
        for who in (("greedy", "random", 0.95), ("adept", "greedy", 0.7), ("master", "adept", 0.6))
    ),
    *(
        Promise(f"{game}-grandmaster", "grandmaster", "master", 0.5)
        for game in ("smoki", "dragon_castle", "simurgh", "wyrmspan")
    ),
    Promise("wyrmspan-solo", "master", OPPONENT, 0.75),
)


def page(ladders: Sequence[Ladder]) -> str:
    """Write the page."""
    reports = {name: report for name, _, _, report in ladders}
    parts = [INTRODUCTION, "\n".join(["## What they must show", "", *_promises(reports), ""])]
    parts += ["\n".join(_ladder(*ladder)) for ladder in ladders]
    return "\n".join(parts)


def _promises(reports: dict[str, MatchReport]) -> Iterator[str]:
    yield from _head("ladder", "bot", "against", "wanted", "share", "95 %", "games", "verdict")
    for promise in PROMISES:
        report = reports.get(promise.ladder)
        pair = None if report is None else _pair(report, promise.bot, promise.rival)
        wanted = "significant" if promise.wanted == 0.5 else f"≥ {_percent(promise.wanted)}"
        row = (promise.ladder, promise.bot, _name(promise.rival), wanted)
        if pair is None:
            yield _row(*row, "", "", "0", "not played")
        else:
            figures = (_percent(pair.share), _percents(pair.interval), str(pair.games))
            yield _row(*row, *figures, verdict(promise.wanted, pair))


def verdict(wanted: float, pair: Pair) -> str:
    """Return what the games show: a promise is certain only if the whole interval keeps it."""
    if wanted == 0.5:
        return "significant" if pair.interval.low > wanted else "not significant"
    if pair.interval.low >= wanted:
        return "certain"
    return "reached" if pair.share >= wanted else "missed"


def _pair(report: MatchReport, bot: str, rival: str) -> Pair | None:
    """Find a pair, turned so that the bot comes first."""
    for pair in report.pairs:
        if (pair.bot, pair.rival) == (bot, rival):
            return pair
        if (pair.rival, pair.bot) == (bot, rival):
            turned = Interval(1 - pair.interval.high, 1 - pair.interval.low)
            return Pair(bot, rival, pair.games, 1 - pair.share, turned)
    return None


def _ladder(name: str, command: str, where: str, report: MatchReport) -> Iterator[str]:
    zero = f"{report.anchor} = 0" if report.anchor else "the average = 0"
    yield from (f"## {name}", "", f"`{command}`", "")
    yield f"{report.games} games of {report.deals} deals, rules version {report.version}; Elo: {zero}. Played {where}."
    yield ""
    yield from _head("bot", "Elo", "95 %", "games", "won", "95 %", "score", "95 %")
    for rank in report.ladder:
        elo = (f"{rank.elo:.0f}", _range(rank.elo_interval, 0))
        won = (_percent(rank.share), _percents(rank.share_interval))
        score = (f"{rank.score:.1f}", _range(rank.score_interval, 1))
        yield _row(_name(rank.bot), *elo, str(rank.games), *won, *score)
    yield ""
    yield from _head("bot", "against", "games", "ahead", "95 %")
    for pair in report.pairs:
        yield _row(_name(pair.bot), _name(pair.rival), str(pair.games), _percent(pair.share), _percents(pair.interval))
    yield ""
    yield from _sources(report)
    yield ""
    yield from _times(report)
    yield ""


def _sources(report: MatchReport) -> Iterator[str]:
    words = Words("en", report.game)
    yield from _head("average points", *(f"{_name(each.bot)} ({each.games} games)" for each in report.sources))
    for kind in dict.fromkeys(kind for each in report.sources for kind in each.points):
        label = words.say(f"{report.game}-score-{kind.replace('_', '-')}")
        yield _row(label, *(f"{each.points.get(kind, 0.0):.1f}" for each in report.sources))


def _times(report: MatchReport) -> Iterator[str]:
    yield from _head("bot", "decisions", "ms per decision", "ms per turn", "longest turn, ms", "s per game")
    for pace in report.times:
        turn = (f"{1000 * pace.per_turn:.1f}", f"{1000 * pace.longest_turn:.0f}")
        yield _row(pace.bot, str(pace.decisions), f"{1000 * pace.per_decision:.2f}", *turn, f"{pace.per_game:.2f}")


def _head(*columns: str) -> Iterator[str]:
    yield _row(*columns)
    yield _row(*("---" for _ in columns))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _name(bot: str) -> str:
    return "(automatic opponent)" if bot == OPPONENT else bot


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _percents(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} … {100 * interval.high:.1f}"


def _range(interval: Interval | None, places: int) -> str:
    return "?" if interval is None else f"{interval.low:.{places}f} … {interval.high:.{places}f}"
