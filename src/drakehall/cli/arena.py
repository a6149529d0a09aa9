"""The command about bots against bots: arena."""

import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from drakehall.arena import cluster, entrants, match_file, pool
from drakehall.arena.match import Fixture, Match, deals_for, everybody, fixtures, meeting, seeds_fit
from drakehall.arena.play import Played
from drakehall.arena.report import report
from drakehall.cli.arena_tables import show
from drakehall.cli.common import AsJson, Language, Pairs, game_called, language_of, pairs, print_json, words
from drakehall.cli.errors import BadCount, NotTogether
from drakehall.cli.games import GameName
from drakehall.cli.progress import progress
from drakehall.cli.resuming import INTERRUPTED, again, tell
from drakehall.kernel import options as opt
from drakehall.kernel.game import Game
from drakehall.text import Words

Crew = Callable[[Match, Sequence[Fixture]], Generator[Played, None, None]]


def arena(
    name: GameName,
    bots: Annotated[
        str,
        typer.Option(),
    ],
    games: Annotated[int, typer.Option()],
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    workers: Annotated[int | None, typer.Option()] = None,
    ray: Annotated[str | None, typer.Option()] = None,
    meet: Annotated[list[str] | None, typer.Option()] = None,
    option: Pairs = None,
    out: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Let bots play the same deals in all seats, and rank them. The result depends only on the seed."""
    game = game_called(name)
    said = words(language_of(lang), game.name)
    playing = _crew(workers, ray)
    match = _match(game, bots, seats, seed, option, meet or [])
    if games < 1:
        raise BadCount(name="--games", least=1, given=games)
    deals = deals_for(games, match.seats)
    seeds_fit(match, deals)
    kept = _file(match, out, resume, said)
    wanted = list(fixtures(match, deals))
    played = [game for game in (kept.played if kept else []) if game.fixture.deal < deals]
    finished = _play(match, playing, wanted, played, kept, said)
    result = report(match, played)
    if json:
        print_json(result)
    else:
        show(result, said, asked=games)
    if not finished:
        _tell_how_to_go_on(len(played), len(wanted), kept, said)
        raise typer.Exit(INTERRUPTED)


def _play(
    match: Match,
    playing: Crew,
    wanted: Sequence[Fixture],
    played: list[Played],
    kept: match_file.MatchFile | None,
    said: Words,
) -> bool:
    """Play what is missing, adding to `played`; return whether it ran without interruption."""
    known = {game.fixture for game in played}
    missing = [fixture for fixture in wanted if fixture not in known]
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # being stopped keeps what was played, as Ctrl-C does
    try:
        with (
            progress(said.say("hall-playing"), len(wanted), len(played)) as advance,
            closing(playing(match, missing)) as coming,
        ):
            for game in coming:
                played.append(game)
                if kept is not None:
                    kept.add(game)
                advance()
    except KeyboardInterrupt:
        return False
    finally:
        if kept is not None:
            kept.close()
    return True


def _match(game: Game, bots: str, seats: int | None, seed: int, option: list[str] | None, meet: Sequence[str]) -> Match:
    count = seats if seats is not None else max(2, game.seats[0])
    chosen = opt.chosen(game.resolve_options(count, pairs(option), text=True))
    named = entrants.read([text for text in bots.split(",") if text.strip()], game)
    if not named:
        raise BadCount(name="--bots", least=1, given=0)
    groups = meeting(meet, [each.name for each in named], count) if meet else everybody(len(named), count)
    return Match(game.name, game.version, entrants.fingerprint(game, named), count, seed, chosen, named, groups)


def _crew(workers: int | None, ray: str | None) -> Crew:
    if workers is not None and ray is not None:
        raise NotTogether(one="--workers", other="--ray")
    if ray is not None:
        return partial(cluster.cluster, address=ray)
    if workers is not None and workers < 1:
        raise BadCount(name="--workers", least=1, given=workers)
    return pool.here if workers in (None, 1) else partial(pool.processes, workers=workers)


def _file(match: Match, out: Path | None, resume: Path | None, said: Words) -> match_file.MatchFile | None:
    if out is not None and resume is not None:
        raise NotTogether(one="--out", other="--resume")
    if out is not None:
        return match_file.begin(out, match)
    if resume is None:
        return None
    kept = match_file.resume(resume, match)
    if kept.dropped:
        tell(said.say("hall-arena-dropped", file=str(resume)))
    return kept


def _tell_how_to_go_on(played: int, wanted: int, kept: match_file.MatchFile | None, said: Words) -> None:
    tell(said.say("hall-arena-interrupted", count=played, wanted=wanted))
    if kept is None:
        tell(said.say("hall-arena-lost"))
    else:
        tell(said.say("hall-resume-with", command=again(kept.path)))
