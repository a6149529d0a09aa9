"""The course of a game, for people: a chart, a table, the mistakes."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from drakehall.bots.analysis import Course, Mistake, Turn
from drakehall.briefing import verdicts
from drakehall.session import Session
from drakehall.text import Words

MARKS: Final = "●○◆◇▲"
COLOURS: Final = ("cyan", "yellow", "magenta", "green", "red")
ROWS: Final = 11
"""A row of the chart for every tenth of certainty."""
WIDEST: Final = 100
AXIS: Final = 5
"""Number of columns taken by the figures beside the chart."""


def show(console: Console, session: Session, found: Course, said: Words) -> None:
    """Print the course of a game."""
    game = said.say(f"{session.game.name}-name")
    console.print(Text(said.say("hall-analyse-title", game=game, seed=str(session.seed)), style="bold"))
    if not session.steps:
        console.print(said.say("hall-analyse-empty"))
        return
    console.print(Text(said.say("hall-analyse-chart"), style="bold"))
    console.print(chart(found.turns, session.state.seats, min(WIDEST, console.width) - AXIS - 1))
    console.print(_legend(session, said))
    console.print(_table(found.turns, session, said))
    console.print(Text(said.say("hall-analyse-note"), style="dim"))
    for seat, mistakes in found.mistakes.items():
        console.print()
        heading = "hall-analyse-mistakes" if mistakes else "hall-analyse-no-mistakes"
        console.print(Text(said.say(heading, seat=seat), style="bold"))
        for mistake in mistakes:
            _mistake(console, session, mistake, said)


def chart(turns: Sequence[Turn], seats: int, width: int) -> Text:
    """Draw everyone's chance: a mark for each seat in every column; where marks meet, the last seat's is on top."""
    columns = [turns[at] for at in chosen(len(turns), width)]
    lines = [[(" ", "")] * len(columns) for _ in range(ROWS)]
    for x, turn in enumerate(columns):
        for seat in range(seats):
            height = round(turn.wins[seat] * (ROWS - 1))
            lines[ROWS - 1 - height][x] = (MARKS[seat % len(MARKS)], COLOURS[seat % len(COLOURS)])
    text = Text(no_wrap=True)
    for row, line in enumerate(lines):
        percent = 100 * (ROWS - 1 - row) // (ROWS - 1)
        text.append(f"{percent:>{AXIS - 1}} " if percent % 50 == 0 else " " * AXIS, "dim")
        text.append("┤" if percent % 50 == 0 else "│", "dim")
        for mark, style in line:
            text.append(mark, style)
        text.append("\n" if row < ROWS - 1 else "")
    return text


def chosen(count: int, most: int) -> list[int]:
    """Choose at most this many evenly spaced places of a row, including the first and the last."""
    if count <= most or most < 2:
        return list(range(count))[-max(most, 1) :] if count > most else list(range(count))
    return [round(at * (count - 1) / (most - 1)) for at in range(most)]


def _legend(session: Session, said: Words) -> Text:
    text = Text(" " * (AXIS + 1))
    for seat in range(session.state.seats):
        text.append(f"{MARKS[seat % len(MARKS)]} ", COLOURS[seat % len(COLOURS)])
        text.append(f"{said.player(seat)}   ")
    return text


def _table(turns: Sequence[Turn], session: Session, said: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(said.say("hall-column-turn"), justify="right")
    table.add_column(said.say("hall-column-entry"), justify="right")
    table.add_column(said.say("hall-column-mover"))
    for seat in range(session.state.seats):
        table.add_column(said.player(seat), justify="right")
    for number, turn in enumerate(turns, start=1):
        ended = turn.seat is None
        mover = said.say("hall-analyse-end") if turn.seat is None else said.player(turn.seat)
        figures = [f"{verdicts.percent(win, said)} %" for win in turn.wins]
        table.add_row("" if ended else str(number), str(turn.entry), mover, *figures, style="bold" if ended else "")
    return table


def _mistake(console: Console, session: Session, mistake: Mistake, said: Words) -> None:
    """Print a mistake: what was played, what would have been better, what it cost, why."""
    played, *lines = verdicts.mistake(session, mistake, said)
    console.print(Text(f"• {played}"))
    for number, line in enumerate(lines):
        console.print(Text(f"    {line}", style="green" if number == 0 else "dim" if number == 2 else ""))
