"""The tables of a match, for people."""

import sys
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table

from drakehall.arena.intervals import Interval
from drakehall.arena.report import OPPONENT, MatchReport
from drakehall.terminal.screen import screen
from drakehall.text import Words
from drakehall.text.names import opponent

PLAIN_WIDTH: Final = 132
"""Width of tables when there is no terminal to ask, so that nothing is cut off in a file."""


def show(result: MatchReport, said: Words, asked: int) -> None:
    """Print a match: what was played, the tables, how to read them."""
    console = screen(width=None if sys.stdout.isatty() else PLAIN_WIDTH)
    game = said.say(f"{result.game}-name")
    facts: dict[str, int | str] = {
        "games": result.games,
        "deals": result.deals,
        "players": result.seats,
        "seed": str(result.seed),
    }
    console.print(said.say("hall-arena-played", game=game, **facts))
    if result.options:
        console.print(said.say("hall-options-in-force", options=_options(result)))
    if asked % result.seats:
        rounded = asked + -asked % result.seats
        console.print(said.say("hall-arena-rounded", asked=asked, games=rounded))
    if result.left_out:
        console.print(said.say("hall-arena-left-out", count=result.left_out))
    if not result.ladder:
        console.print(said.say("hall-arena-nothing"))
        return
    for each in (_ladder(result, said), _pairs(result, said), _sources(result, said), _times(result, said)):
        if each.row_count:
            console.print(each)
    console.print(_elo_note(result, said), style="dim")
    console.print(said.say("hall-arena-note-intervals", deals=result.deals), style="dim")


def _ladder(result: MatchReport, said: Words) -> Table:
    columns = ("bot", "elo", "interval", "games", "won", "interval", "score", "interval")
    table = titled_table(said, "hall-arena-ladder", [said.say(f"hall-column-{each}") for each in columns])
    for rank in result.ladder:
        table.add_row(
            bot_title(rank.bot, said),
            said.decimal(rank.elo, 0),
            ranged(rank.elo_interval, said, 0),
            said.decimal(rank.games, 0),
            in_percent(rank.share, said),
            percents(rank.share_interval, said),
            said.decimal(rank.score, 1),
            ranged(rank.score_interval, said, 1),
        )
    return table


def _pairs(result: MatchReport, said: Words) -> Table:
    columns = [said.say(f"hall-column-{each}") for each in ("bot", "rival", "games", "ahead", "interval")]
    table = titled_table(said, "hall-arena-pairs", columns, names=2)
    for pair in result.pairs:
        names = (bot_title(pair.bot, said), bot_title(pair.rival, said))
        share = (in_percent(pair.share, said), percents(pair.interval, said))
        table.add_row(*names, said.decimal(pair.games, 0), *share)
    return table


def _sources(result: MatchReport, said: Words) -> Table:
    """Points by source: one row for each source, one column for each bot."""
    named = [f"{bot_title(each.bot, said)} ({said.decimal(each.games, 0)})" for each in result.sources]
    table = titled_table(said, "hall-arena-sources", [said.say("hall-column-source"), *named])
    kinds = dict.fromkeys(kind for each in result.sources for kind in each.points)
    for kind in kinds:
        figures = [said.decimal(each.points.get(kind, 0.0), 1) for each in result.sources]
        table.add_row(said.say(f"{result.game}-score-{kind.replace('_', '-')}"), *figures)
    return table


def _times(result: MatchReport, said: Words) -> Table:
    columns = ("bot", "decided", "per-decision", "turns", "per-turn", "longest", "per-game")
    table = titled_table(said, "hall-arena-times", [said.say(f"hall-column-{each}") for each in columns])
    for pace in result.times:
        turns = (
            said.decimal(pace.turns, 0),
            said.decimal(1000 * pace.per_turn, 1),
            said.decimal(1000 * pace.longest_turn, 1),
        )
        decisions = (said.decimal(pace.decisions, 0), said.decimal(1000 * pace.per_decision, 2))
        table.add_row(bot_title(pace.bot, said), *decisions, *turns, said.decimal(pace.per_game, 2))
    return table


def titled_table(said: Words, title: str, columns: Sequence[str], names: int = 1) -> Table:
    """Make a table with a title; its first columns hold names."""
    table = Table(title=said.say(title), title_justify="left", box=box.SIMPLE_HEAD)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < names else "right")
    return table


def _elo_note(result: MatchReport, said: Words) -> str:
    if result.anchor is None:
        return said.say("hall-arena-note-average")
    return said.say("hall-arena-note-anchor", name=result.anchor)


def _options(result: MatchReport) -> str:
    return ", ".join(f"{name}={value}" for name, value in result.options.items())


def bot_title(bot: str, said: Words) -> str:
    """Return a bot's name as tables show it."""
    return opponent(said) if bot == OPPONENT else bot


def in_percent(share: float, said: Words) -> str:
    """Return a share in percent."""
    return f"{said.decimal(100 * share, 1)} %"


def percents(interval: Interval, said: Words) -> str:
    """Return an interval of shares in percent."""
    return ranged(Interval(100 * interval.low, 100 * interval.high), said, 1)


def ranged(interval: Interval | None, said: Words, places: int) -> str:
    """Return an interval; a question mark if there is none."""
    if interval is None:
        return "?"
    return f"{said.decimal(interval.low, places)} … {said.decimal(interval.high, places)}"
