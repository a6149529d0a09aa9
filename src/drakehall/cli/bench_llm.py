"""The command that measures how well a language model plays: bench-llm."""

import os
import signal
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from drakehall import bots
from drakehall.arena.match import deals_for, fixtures, seeds_fit
from drakehall.bots.levels import SLOWEST
from drakehall.cli.bench_llm_tables import show
from drakehall.cli.common import AsJson, Language, Pairs, game_called, language_of, pairs, print_json, words
from drakehall.cli.errors import BadCount, NotTogether, UnknownLanguage
from drakehall.cli.games import GameName
from drakehall.cli.progress import progress
from drakehall.cli.resuming import INTERRUPTED, again, tell
from drakehall.kernel.game import Game
from drakehall.llm_bench import record
from drakehall.llm_bench.askers import Command, Endpoint, ModelAsker
from drakehall.llm_bench.errors import NobodyAnswers, NoKey
from drakehall.llm_bench.plan import BenchmarkPlan, Prompting, plan
from drakehall.llm_bench.prompts import Prompts
from drakehall.llm_bench.record import BenchmarkFile
from drakehall.llm_bench.report import report
from drakehall.llm_bench.run import run
from drakehall.text import LANGUAGES, Words


def bench_llm(
    name: GameName,
    games: Annotated[int, typer.Option()],
    command: Annotated[str | None, typer.Option()] = None,
    endpoint: Annotated[str | None, typer.Option()] = None,
    model: Annotated[str | None, typer.Option()] = None,
    key_env: Annotated[str | None, typer.Option()] = None,
    parameter: Annotated[list[str] | None, typer.Option()] = None,
    levels: Annotated[str | None, typer.Option()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    timeout: Annotated[float, typer.Option()] = 120.0,
    retries: Annotated[int, typer.Option()] = 2,
    no_legal: Annotated[bool, typer.Option("--no-legal")] = False,
    disguise: Annotated[int | None, typer.Option()] = None,
    prompts: Annotated[str, typer.Option()] = "en",
    at_once: Annotated[int, typer.Option()] = 1,
    option: Pairs = None,
    out: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Let a language model play against the ladder of bots, and measure how well it does."""
    game = game_called(name)
    said = words(language_of(lang), game.name)
    _at_least_one(games, retries, at_once, timeout)
    asker, player = _asker(command, endpoint, model, key_env, pairs(parameter), timeout)
    if prompts not in LANGUAGES:
        raise UnknownLanguage(name=prompts, known=", ".join(LANGUAGES))
    asking = Prompting(legal=not no_legal, disguise=disguise, retries=retries, language=prompts)
    count = max(2, game.seats[0]) if seats is None else seats
    planned = plan(game, _levels(levels), count, seed, pairs(option), asking, player)
    deals = deals_for(games, count)
    seeds_fit(planned.match, deals)
    written = Prompts(planned)
    kept = _record(game, planned, written, out, resume)
    finished = _play(planned, written, asker, kept, deals, at_once, said)
    result = report(planned, [each for each in kept.played if each.fixture.deal < deals])
    if json:
        print_json(result)
    else:
        show(result, said, kept.path)
    if not finished:
        tell(said.say("hall-resume-with", command=again(kept.path)))
        raise typer.Exit(INTERRUPTED)


def _play(
    planned: BenchmarkPlan,
    written: Prompts,
    asker: ModelAsker,
    kept: BenchmarkFile,
    deals: int,
    at_once: int,
    said: Words,
) -> bool:
    """Play what is missing; return whether it ran without interruption."""
    known = {game.fixture for game in kept.played}
    wanted = list(fixtures(planned.match, deals))
    missing = [fixture for fixture in wanted if fixture not in known]
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # when stopped, keep what was played, as with Ctrl-C
    try:
        with (
            progress(said.say("hall-playing"), len(wanted), len(wanted) - len(missing)) as advance,
            closing(run(planned, written, asker, missing, kept, at_once)) as coming,
        ):
            for _ in coming:
                advance()
    except KeyboardInterrupt:
        return False
    finally:
        kept.close()
    return True


def _at_least_one(games: int, retries: int, at_once: int, timeout: float) -> None:
    for text, given, least in (("--games", games, 1), ("--retries", retries, 0), ("--at-once", at_once, 1)):
        if given < least:
            raise BadCount(name=text, least=least, given=given)
    if timeout <= 0:
        raise BadCount(name="--timeout", least="0.001", given=str(timeout))


def _levels(given: str | None) -> list[str]:
    if given is None:
        return [level for level in bots.levels() if level != SLOWEST]
    named = [each.strip() for each in given.split(",") if each.strip()]
    if not named:
        raise BadCount(name="--levels", least=1, given=0)
    return named


def _asker(
    command: str | None,
    endpoint: str | None,
    model: str | None,
    key_env: str | None,
    parameters: dict[str, object],
    timeout: float,
) -> tuple[ModelAsker, dict[str, str]]:
    """Choose what answers; return it, and what may be recorded about it."""
    if command is not None and endpoint is not None:
        raise NotTogether(one="--command", other="--endpoint")
    if command is not None:
        return Command(command, timeout), {"command": command}
    if endpoint is None:
        raise NobodyAnswers()
    key = None if key_env is None else os.environ.get(key_env)
    if key_env is not None and not key:
        raise NoKey(name=key_env)
    read = {name: _value(str(text)) for name, text in parameters.items()}
    told = {"endpoint": endpoint, "model": model or "", **{name: str(text) for name, text in parameters.items()}}
    return Endpoint(endpoint, model, key, read, timeout), told


def _value(text: str) -> Any:
    """Read the value of a parameter: as JSON if it is JSON, otherwise as text."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _record(
    game: Game, planned: BenchmarkPlan, written: Prompts, out: Path | None, resume: Path | None
) -> BenchmarkFile:
    if out is not None and resume is not None:
        raise NotTogether(one="--out", other="--resume")
    if resume is not None:
        return record.resume(resume, planned, written.system())
    return record.begin(out or Path(f"bench-llm-{game.name}.jsonl"), planned, written.system())
