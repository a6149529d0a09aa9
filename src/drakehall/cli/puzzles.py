"""Commands about puzzles: solving those that come with a game, mining new ones, and choosing among them."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperGroup

from drakehall.arena import pool
from drakehall.cli.common import AsJson, Language, game_called, language_of, named, print_json, words
from drakehall.cli.errors import BadCount
from drakehall.cli.games import GameName
from drakehall.cli.learn import in_the_classroom
from drakehall.cli.progress import progress
from drakehall.cli.resuming import INTERRUPTED, tell
from drakehall.kernel.chance import Chance
from drakehall.kernel.files import file_error
from drakehall.kernel.game import Game
from drakehall.learn import choosing, collecting
from drakehall.learn.mining import FEWEST
from drakehall.learn.puzzles import Mine, Puzzles, read_puzzles
from drakehall.terminal.screen import screen
from drakehall.text import Words

SOLVE = "solve"
LEAST_GAP = 0.01

Item = TypeVar("Item")
Result = TypeVar("Result")


class PuzzleGroup(TyperGroup):
    """The commands about puzzles; `drakehall puzzles GAME` is short for `drakehall puzzles solve GAME`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # types of click, wherever typer has it from
        """Take a first word that is not a command for the name of a game."""
        if args and args[0] not in self.commands:
            args = [SOLVE, *args]
        return super().resolve_command(ctx, args)


def solve(
    name: GameName,
    puzzle: Annotated[str | None, typer.Argument()] = None,
    lang: Language = None,
) -> None:
    """Solve puzzles found in games."""
    with in_the_classroom(name, lang) as classroom:
        classroom.puzzle(puzzle, datetime.now(UTC).date())


def mine(
    name: GameName,
    out: Annotated[Path, typer.Option()],
    games: Annotated[int, typer.Option()],
    seats: Annotated[list[int] | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    player: Annotated[str, typer.Option("--bot")] = "adept",
    trials: Annotated[int, typer.Option()] = 800,
    worlds: Annotated[int, typer.Option()] = 80,
    gap: Annotated[float, typer.Option()] = 1.5,
    share: Annotated[float, typer.Option()] = 0.04,
    choices: Annotated[int, typer.Option()] = 16,
    batch: Annotated[int, typer.Option()] = 6,
    workers: Annotated[int, typer.Option()] = 1,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Find puzzles in games of bots; the same command continues an unfinished file."""
    game = game_called(name)
    said = words(language_of(lang), game.name)
    settings = _settings(game, seats, seed, player, trials, worlds, gap, share, choices, batch)
    for option, given in (("--games", games), ("--workers", workers)):
        if given < 1:
            raise BadCount(name=option, least=1, given=given)
    Chance(seed), Chance(seed + games - 1)  # a bad seed is refused before anything is played
    kept = collecting.begun(out, game, _command(), settings)
    collecting.store(kept, out)  # a file that cannot be written is refused, too
    kept, finished = _dig(kept, games, workers, out, said)
    if json:
        print_json({"file": str(out), "puzzles": len(kept.puzzle), "found": kept.found})
    else:
        _show(kept, out, said)
    if not finished:
        tell(said.say("hall-resume-with", command=kept.command))
        raise typer.Exit(INTERRUPTED)


def choose(
    files: Annotated[list[Path], typer.Argument()],
    out: Annotated[Path, typer.Option()],
    workers: Annotated[int, typer.Option()] = 1,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Choose puzzles from mined files: not too many alike, and confirmed by a third search."""
    if workers < 1:
        raise BadCount(name="--workers", least=1, given=workers)
    mined = choosing.merged([(str(file), read_puzzles(str(file), _read(file))) for file in files])
    said = words(language_of(lang), mined.game)
    chosen = choosing.unlike(mined)
    with progress(said.say("learn-choosing"), len(chosen.puzzle), 0) as advance:
        verdicts = []
        for verdict in _spread(workers, choosing.Judging(mined.game), chosen.puzzle):
            verdicts.append(verdict)
            advance()
    kept = choosing.kept(chosen, verdicts, _command())
    collecting.store(kept, out)
    if json:
        print_json({"file": str(out), "puzzles": len(kept.puzzle), "mined": len(mined.puzzle), "found": kept.found})
    else:
        _show(kept, out, said)


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise file_error(file, error) from None


def _dig(kept: Puzzles, games: int, workers: int, out: Path, said: Words) -> tuple[Puzzles, bool]:
    """Look through games, keeping what is found after every game; return whether it ran without interruption."""
    try:
        with progress(said.say("learn-mining"), games, min(games, kept.found.games)) as advance:
            for more in collecting.collected(kept, games, partial(_spread, workers)):
                kept = more
                collecting.store(kept, out)
                advance()
    except KeyboardInterrupt:
        return kept, False
    return kept, True


def _spread(
    workers: int, work: Callable[[tuple[Item, ...]], Sequence[Result]], items: Sequence[Item]
) -> Iterator[Result]:
    """Work on some things one after the other, here or in several processes; results come in order."""
    if workers == 1:
        for item in items:
            yield from work((item,))
        return
    with closing(pool.spread(work, items, workers, in_order=True)) as portions:
        for portion in portions:
            yield from portion


def _settings(
    game: Game,
    seats: list[int] | None,
    seed: int,
    player: str,
    trials: int,
    worlds: int,
    gap: float,
    share: float,
    choices: int,
    batch: int,
) -> Mine:
    """Check what was typed before anything is played."""
    chosen = tuple(seats or [max(2, game.seats[0])])
    for each in chosen:
        game.check_seats(each)
    named(player, game)
    for option, given in (("--trials", trials), ("--worlds", worlds), ("--batch", batch)):
        if given < 1:
            raise BadCount(name=option, least=1, given=given)
    if choices < FEWEST:
        raise BadCount(name="--choices", least=FEWEST, given=choices)
    if gap < LEAST_GAP:
        raise BadCount(name="--gap", least=str(LEAST_GAP), given=str(gap))
    if share < 0:
        raise BadCount(name="--share", least=0, given=str(share))
    return Mine(
        seats=chosen,
        seed=seed,
        player=player,
        trials=trials,
        worlds=worlds,
        gap=gap,
        share=share,
        choices=choices,
        batch=batch,
    )


def _command() -> str:
    """Return the command as typed."""
    return shlex.join(["drakehall", *sys.argv[1:]])


def _show(kept: Puzzles, out: Path, said: Words) -> None:
    """Print what was looked through and what was found."""
    decoys = sum(each.decoy for each in kept.puzzle)
    found = kept.found
    told = said.say(
        "learn-mined",
        file=str(out),
        count=len(kept.puzzle),
        decoys=decoys,
        games=found.games,
        decisions=found.decisions,
        searched=found.searched,
    )
    screen(soft_wrap=True).print(told)


app = typer.Typer(cls=PuzzleGroup, no_args_is_help=True)
app.command(SOLVE)(solve)
app.command("mine")(mine)
app.command("choose")(choose)
