"""Collecting puzzles from many games in a file: of several kinds, from every phase, and resuming where it stopped."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from drakehall.kernel import registry
from drakehall.kernel.errors import HallError
from drakehall.kernel.files import file_error
from drakehall.kernel.game import Game
from drakehall.learn.mining import EASY, Looked, mine
from drakehall.learn.puzzles import Found, Mine, Puzzle, Puzzles, read_puzzles

A_KIND: Final = 14
"""Number of puzzles of one kind after which no more are taken."""
MOST_EASY: Final = 8
"""Number of puzzles that hardly any bot misses, after which no more are taken."""

Crew = Callable[[Callable[[tuple[int, ...]], list[Looked]], Sequence[int]], Iterable[Looked]]
"""Spreads work over some numbers of games; results come in order."""


class OtherMine(HallError):
    """The file contains puzzles that were found in another way."""

    id = "learn-error-other-mine"
    english = "{file}: its puzzles were found with another game, version or other settings; name another file"


def begun(file: Path, game: Game, command: str, settings: Mine) -> Puzzles:
    """Return what a file contains so far; a new one is empty. Puzzles found otherwise are refused."""
    fresh = Puzzles(game.name, game.version, command, settings, Found(), ())
    try:
        raw = file.read_bytes()
    except FileNotFoundError:
        return fresh
    except OSError as error:
        raise file_error(file, error) from None
    kept = read_puzzles(file.name, raw)
    if (kept.game, kept.version, kept.settings) != (game.name, game.version, settings):
        raise OtherMine(file=str(file))
    return kept


def collected(kept: Puzzles, games: int, crew: Crew) -> Iterator[Puzzles]:
    """Look through games up to this number of them, and yield all that is known after every game.

    Full kinds are determined at the beginning of a batch, so any number of workers finds the same, resumed or not.
    """
    while kept.found.games < games:
        first = kept.found.games - kept.found.games % kept.settings.batch
        numbers = range(kept.found.games, min(games, first + kept.settings.batch))
        before = [each for each in kept.puzzle if each.origin.seed < kept.settings.seed + first]
        work = partial(looked_through, kept.game, kept.settings, full(before))
        for looked in crew(work, numbers):
            kept = added(kept, looked)
            yield kept


def looked_through(name: str, settings: Mine, full: frozenset[str], numbers: Sequence[int]) -> list[Looked]:
    """Look through some games: what a worker does."""
    game = registry.game(name)
    return [mine(game, settings, number, full) for number in numbers]


def full(found: Sequence[Puzzle]) -> frozenset[str]:
    """Return the kinds of which there are enough; `EASY` among them if enough are missed by hardly any bot."""
    kinds = Counter(each.origin.kind for each in found)
    easy = sum(each.level == 1 for each in found)
    enough = {kind for kind in kinds if kinds[kind] >= A_KIND}
    return frozenset(enough | ({EASY} if easy >= MOST_EASY else set()))


def added(kept: Puzzles, looked: Looked) -> Puzzles:
    """Add what one game has brought."""
    was = kept.found
    now = Found(was.games + 1, was.decisions + looked.decisions, was.searched + looked.searched)
    return msgspec.structs.replace(kept, found=now, puzzle=kept.puzzle + looked.puzzles)


def store(kept: Puzzles, file: Path) -> None:
    """Rewrite the file; its old contents stay until the new ones are complete."""
    part = file.with_name(file.name + ".part")
    try:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
        part.replace(file)
    except OSError as error:
        raise file_error(file, error) from None
