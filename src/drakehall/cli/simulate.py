"""Commands about many games: simulate, bench."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from drakehall.arena import bench as speed
from drakehall.arena import sampling
from drakehall.arena.simulate import SimulationResult
from drakehall.arena.simulate import simulate as play_many
from drakehall.cli.common import AsJson, Language, Pairs, game_called, language_of, named, pairs, print_json, words
from drakehall.cli.errors import BadCount
from drakehall.cli.games import GameName
from drakehall.cli.progress import progress
from drakehall.cli.resuming import tell
from drakehall.kernel import registry
from drakehall.terminal.screen import screen
from drakehall.text import Words

SHORTEST = 0.01


def simulate(
    name: GameName,
    seats: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int, typer.Option()] = 100,
    seed: Annotated[int, typer.Option()] = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(),
    ] = None,
    option: Pairs = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and count the results."""
    language = language_of(lang)
    game = game_called(name)
    said = words(language, game.name)
    if games < 1:
        raise BadCount(name="--games", least=1, given=games)
    chosen = bot or ["random"]
    for each in chosen:
        named(each, game)
    count = seats if seats is not None else max(game.seats[0], len(chosen))
    with progress(said.say("hall-playing"), games) as advance:
        result = play_many(
            game, seats=count, games=games, seed=seed, players=chosen, options=pairs(option), played=advance
        )
    if json:
        print_json(result)
    else:
        _show_result(result, said)


def bench(
    name: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    seconds: Annotated[float, typer.Option()] = 2.0,
    samples: Annotated[int, typer.Option()] = 2000,
    against: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Measure how fast the games and their bots are, and fail if samples take longer than they may."""
    said = words(language_of(lang))
    if seconds < SHORTEST:
        raise BadCount(name="--seconds", least=str(SHORTEST), given=str(seconds))
    if samples < 1:
        raise BadCount(name="--samples", least=1, given=samples)
    games = [game_called(each) for each in name or registry.game_names()]
    before = None if against is None else speed.read(against)  # before anything is measured
    with progress(said.say("hall-measuring"), len(games)) as advance:
        report = speed.report(games, seconds, samples, advance)
    if against is not None:
        report = speed.compared(report, against)
    if json:
        print_json(report)
    else:
        _show_speeds(report, said)
        _show_samplings(report, said)
        if before is not None:
            _show_ratios(report, before, str(against), said)
    _hold(report, said)


def _show_result(result: SimulationResult, said: Words) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("hall-column-bot", "hall-column-wins", "hall-column-share", "hall-column-score"):
        table.add_column(said.say(column), justify="left" if column == "hall-column-bot" else "right")
    for tally in result.bots:
        played = max(1, tally.games)
        share, score = said.decimal(100 * tally.wins / played, 1), said.decimal(tally.score / played, 2)
        table.add_row(tally.bot, f"{said.decimal(tally.wins, 1)} / {said.decimal(tally.games, 0)}", f"{share} %", score)
    console = screen(highlight=True)
    console.print(
        said.say("hall-simulated", game=result.game, count=result.games, decisions=result.decisions), highlight=False
    )
    console.print(table)


def _show_speeds(report: speed.SpeedReport, said: Words) -> None:
    kind = said.say("hall-bench-compiled" if report.compiled else "hall-bench-interpreted")
    table = Table(title=said.say("hall-bench-where", python=report.python, kind=kind), box=box.SIMPLE_HEAD)
    table.add_column(said.say("hall-column-game"))
    for column in speed.FIGURES:
        table.add_column(said.say(f"hall-column-{column}"), justify="right")
    for each in report.speeds:
        figures = (getattr(each, column) for column in speed.FIGURES)
        table.add_row(each.game, *("" if figure is None else said.decimal(figure, 0) for figure in figures))
    screen(highlight=True).print(table)
    trials = {each.game: each.trials for each in report.speeds}
    screen(highlight=True).print(_by_level(said.say("hall-bench-trials"), trials, said, 0))


def _by_level(title: str, rows: dict[str, dict[str, float]], said: Words, digits: int) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD)
    table.add_column(said.say("hall-column-game"))
    for level in speed.LEVELS:
        table.add_column(level, justify="right")
    for game, figures in rows.items():
        table.add_row(game, *(said.decimal(figures[each], digits) if each in figures else "" for each in speed.LEVELS))
    return table


def _show_ratios(report: speed.SpeedReport, before: speed.SpeedReport, file: str, said: Words) -> None:
    title = said.say("hall-bench-against", file=file)
    table = Table(title=title, box=box.SIMPLE_HEAD)
    table.add_column(said.say("hall-column-game"))
    for column in speed.FIGURES:
        table.add_column(said.say(f"hall-column-{column}"), justify="right")
    for each in report.ratios:
        figures = each.figures
        table.add_row(each.game, *(said.decimal(figures[name], 2) if name in figures else "" for name in speed.FIGURES))
    console = screen(highlight=True)
    console.print(table)
    trials = {each.game: each.trials for each in report.ratios if each.trials}
    if trials:
        console.print(_by_level(said.say("hall-bench-trials"), trials, said, 2))
    if (before.python, before.compiled, before.machine) != (report.python, report.compiled, report.machine):
        kind = said.say("hall-bench-compiled" if before.compiled else "hall-bench-interpreted")
        console.print(said.say("hall-bench-elsewhere", python=before.python, kind=kind, machine=before.machine))


def _hold(report: speed.SpeedReport, said: Words) -> None:
    """Fail, with a line for each, if samples of a game take longer than they may."""
    late = [each for each in report.samplings if each.too_slow()]
    for each in late:
        game = said.say(f"hall-bench-play-{each.play}", game=each.game)
        times = {"most": said.decimal(each.most, 1), "slowest": said.decimal(each.slowest, 1)}
        limits = {"limit": said.decimal(sampling.MOST, 0), "end": said.decimal(sampling.SLOWEST, 0)}
        tell(said.say("hall-bench-too-slow", game=game, **times, **limits))
    if late:
        raise typer.Exit(1)


def _show_samplings(report: speed.SpeedReport, said: Words) -> None:
    table = Table(title=said.say("hall-bench-samplings"), box=box.SIMPLE_HEAD)
    table.add_column(said.say("hall-column-game"))
    for column in ("taken", "median", "most", "slowest"):
        table.add_column(said.say(f"hall-column-{column}"), justify="right")
    for each in report.samplings:
        times = (each.median, each.most, each.slowest)
        game = said.say(f"hall-bench-play-{each.play}", game=each.game)
        table.add_row(game, said.decimal(each.samples, 0), *(said.decimal(time, 2) for time in times))
    screen(highlight=True).print(table)
