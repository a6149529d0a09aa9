"""The command that writes games as data: dataset."""

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from drakehall import features
from drakehall.arena import pool
from drakehall.cli.common import AsJson, Language, Pairs, game_called, language_of, named, pairs, print_json, words
from drakehall.cli.errors import BadCount, NotTogether
from drakehall.cli.games import GameName
from drakehall.cli.progress import progress
from drakehall.kernel import options as opt
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.research import recorded
from drakehall.research.recorded import Deals, Trajectory
from drakehall.terminal.screen import screen

GAMES = 100

Coming = Generator[tuple[features.Layout | None, Trajectory], None, None]


class Written(msgspec.Struct, frozen=True):
    """What was written."""

    file: str
    game: str
    games: int
    rows: int
    numbers: int
    layout_version: int


def dataset(
    name: GameName,
    out: Annotated[Path, typer.Argument(metavar="OUT.parquet")],
    saves: Annotated[list[Path] | None, typer.Argument(metavar="[SAVE]...")] = None,
    bot: Annotated[list[str] | None, typer.Option()] = None,
    games: Annotated[int | None, typer.Option()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    workers: Annotated[int | None, typer.Option()] = None,
    option: Pairs = None,
    perfect: Annotated[bool, typer.Option("--perfect")] = False,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Write finished games as a Parquet file, one row for every decision."""
    said = words(language_of(lang))
    game = game_called(name)
    from drakehall.research import dataset as files  # without pyarrow all other commands still work

    if saves:
        given = {"--bot": bot, "--games": games, "--seats": seats, "--seed": seed, "--workers": workers, "-o": option}
        for other in [option for option, value in given.items() if value is not None]:
            raise NotTogether(one="SAVE", other=other)
        first, count = recorded.load(saves[0], game, perfect=perfect)[0], len(saves)
        coming = _read(saves, game, perfect=perfect)
    else:
        count = GAMES if games is None else games
        deals = _deals(game, bot or ["random"], count, seats, seed or 0, option, perfect=perfect)
        first = features.layout(game, deals.seats, game.resolve_options(deals.seats, deals.options), perfect)
        coming = _play(deals, count, workers)
    with (
        closing(coming),
        files.writing(out, game, first) as writer,
        progress(said.say("hall-reading" if saves else "hall-playing"), count) as advance,
    ):
        for layout, each in coming:
            writer.add(each, layout)
            advance()
    written = Written(str(out), game.name, writer.games, writer.rows, first.size, first.version)
    if json:
        print_json(written)
    else:
        told = said.say("hall-dataset-written", file=str(out), count=written.games, rows=written.rows)
        screen(soft_wrap=True).print(told)


def _deals(
    game: Game,
    players: Sequence[str],
    games: int,
    seats: int | None,
    seed: int,
    option: list[str] | None,
    *,
    perfect: bool,
) -> Deals:
    if games < 1:
        raise BadCount(name="--games", least=1, given=games)
    Chance(seed), Chance(seed + games - 1)  # a bad seed is refused before anything is played
    for each in players:
        named(each, game)
    count = seats if seats is not None else max(game.seats[0], len(players))
    options = opt.chosen(game.resolve_options(count, pairs(option), text=True))
    return Deals(game.name, count, options, tuple(players), seed, perfect)


def _play(deals: Deals, games: int, workers: int | None) -> Coming:
    """Let bots play, in this process or in several; the order is the same."""
    if workers is not None and workers < 1:
        raise BadCount(name="--workers", least=1, given=workers)
    if workers in (None, 1):
        for number in range(games):
            yield None, recorded.deal(deals, [number])[0]
        return
    with closing(pool.spread(partial(recorded.deal, deals), range(games), workers or 1, in_order=True)) as played:
        for portion in played:
            for each in portion:
                yield None, each


def _read(saves: Sequence[Path], game: Game, *, perfect: bool) -> Coming:
    """Read save files one by one."""
    for file in saves:
        yield recorded.load(file, game, perfect=perfect)
