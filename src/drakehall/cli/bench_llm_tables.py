"""The results of a language model, for people to read."""

import sys
from pathlib import Path

from rich.console import Console

from drakehall.cli.arena_tables import PLAIN_WIDTH, bot_title, in_percent, percents, ranged, titled_table
from drakehall.llm_bench.report import BenchmarkReport, Discipline
from drakehall.terminal.screen import screen
from drakehall.text import Words


def show(result: BenchmarkReport, said: Words, file: Path) -> None:
    """Print what was played, the table, how well the model kept to the form, and where everything is stored."""
    console = screen(width=None if sys.stdout.isatty() else PLAIN_WIDTH)
    player = result.player.get("model") or result.player.get("command") or result.player.get("endpoint", "")
    facts: dict[str, int | str] = {
        "deals": result.deals,
        "games": result.games,
        "seats": result.seats,
        "seed": str(result.seed),
    }
    console.print(said.say("llm-title", game=said.say(f"{result.game}-name"), player=player, **facts))
    if result.left_out:
        console.print(said.say("hall-arena-left-out", count=result.left_out))
    if result.discipline is None:
        console.print(said.say("hall-arena-nothing"))
    else:
        _show_figures(console, result, result.discipline, said)
    console.print(said.say("hall-saved", file=str(file)), soft_wrap=True)


def _show_figures(console: Console, result: BenchmarkReport, discipline: Discipline, said: Words) -> None:
    names = ("hall-column-bot", "hall-column-games", "hall-column-won", "hall-column-interval")
    more = ("llm-column-margin", "hall-column-interval", "llm-column-forfeits")
    shown = titled_table(said, "llm-against", [said.say(name) for name in (*names, *more)])
    for each in result.against:
        margin = "–" if each.margin is None else said.decimal(each.margin, 1)
        shown.add_row(
            bot_title(each.bot, said),
            said.decimal(each.games, 0),
            in_percent(each.share, said),
            percents(each.share_interval, said),
            margin,
            ranged(each.margin_interval, said, 1),
            said.decimal(each.forfeits, 0),
        )
    console.print(shown)
    figures: dict[str, int | str] = {
        "calls": discipline.calls,
        "decisions": discipline.decisions,
        "played": said.decimal(100 * discipline.usable, 1),
        "seconds": said.decimal(discipline.seconds_per_call, 2),
    }
    console.print(said.say("llm-discipline", **figures))
    told = ", ".join(said.say(f"llm-outcome-{name}", count=count) for name, count in discipline.outcomes.items())
    console.print(said.say("llm-outcomes", outcomes=told))
    console.print(said.say("llm-note"), style="dim")
    console.print(said.say("hall-arena-note-intervals", deals=result.deals), style="dim")
