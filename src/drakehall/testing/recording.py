"""Recorded games: whole games in notation, with a digest of everything that could be seen along the way.

`python -m drakehall.testing.recording GAME FILE [--games N] [--seed S]` plays games over all seats and example options
and writes one line of JSON for each, compressed. Replaying such a file shows whether a game still looks the same
to everybody at the table: views, legal actions by name, scores and events; not how it is stored, nor what is sampled.
If that was changed on purpose, `--again` plays the games of the file once more and records what is seen today.
If a game has got options since, `--more` adds games with the example options that none of the file has.
"""

import argparse
import gzip
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec

from drakehall import bots
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.testing.moody import MoodyChooser

MARK: Final = 20
"""The digest is recorded every this many decisions, so that a difference can be located."""
WITH_BOTS: Final = 5
"""One game in this many is played by bots, as people would; the others are random."""
BOT: Final = "greedy"

Chooser = Callable[[State], int]
Variant = tuple[int, dict[str, object]]
"""A number of seats, with options for them."""


class Recorded(msgspec.Struct, frozen=True):
    """A finished game: what was agreed, every action in notation, marks along the way, and how it ended."""

    version: str
    seats: int
    seed: int
    options: dict[str, object]
    moves: list[str]
    marks: list[str]
    """The digest after every twentieth decision and after the last."""
    scores: list[int]
    winners: list[int]


def record(game: Game, seats: int, seed: int, options: Mapping[str, object], choose: Chooser) -> Recorded:
    """Play a game to its end and record it."""
    state = game.start(seats, seed, **options)
    moves: list[str] = []

    def chosen() -> Iterator[int]:
        while not state.over:
            action = choose(state)
            moves.append(state.actions.name(action))
            yield action

    marks = watch(state, chosen())
    return Recorded(game.version, seats, seed, dict(options), moves, marks, state.scores(), state.winners())


def replay(state: State, moves: Sequence[str]) -> list[str]:
    """Play recorded actions from the first position on and return the marks."""
    return watch(state, (state.actions.parse(move) for move in moves))


def watch(state: State, actions: Iterator[int]) -> list[str]:
    """Carry out actions and return the digests of all that could be seen, chained from decision to decision."""
    digest, marks, events = b"", list[str](), list[Event]()
    state.events = events
    digest = seen(state, events, digest)
    for number, action in enumerate(actions, start=1):
        events.clear()
        state.apply(action)
        digest = seen(state, events, digest)
        if number % MARK == 0:
            marks.append(digest.hex())
    return [*marks, digest.hex()]


def seen(state: State, events: Sequence[Event], before: bytes) -> bytes:
    """Add to a digest what everyone sees of a position and receives of the events that led to it."""
    told = blake2b(before, digest_size=6)
    for seat in [*range(state.seats), None]:
        heard = [event.seen_by(seat) for event in events]
        told.update(msgspec.json.encode([state.view(seat), heard], order="deterministic"))
    legal = [state.actions.name(action) for action in state.legal()]
    facts = [state.seat, legal, state.scores(), state.breakdown(), state.winners()]
    told.update(msgspec.json.encode(facts, order="deterministic"))
    return told.digest()


def games(game: Game, count: int, seed: int) -> Iterator[Recorded]:
    """Record games over all seats and example options in turn."""
    variants = _variants(game, game.example_options())
    for number in range(count):
        yield _numbered(game, variants[number % len(variants)], seed, number)


def more(game: Game, known: Sequence[Recorded], seed: int) -> Iterator[Recorded]:
    """Record a game for each number of seats with each of the example options that no known game has."""
    for number, variant in enumerate(_variants(game, unrecorded(game, known)), start=len(known)):
        yield _numbered(game, variant, seed, number)


def unrecorded(game: Game, known: Sequence[Recorded]) -> list[dict[str, object]]:
    """Return the example options that set something to a value with which no known game was played."""
    met = {agreed for each in known for agreed in each.options.items()}
    return [options for options in game.example_options() if not met.issuperset(options.items())]


def again(game: Game, recorded: Recorded) -> Recorded:
    """Play a recorded game once more, as the version that began it, and record what is seen today."""
    options = game.today(recorded.version, recorded.seats, recorded.options)
    state = game.start(recorded.seats, recorded.seed, **options)
    marks = replay(state, recorded.moves)
    return msgspec.structs.replace(recorded, marks=marks, scores=state.scores(), winners=state.winners())


def write(path: Path, recorded: Iterator[Recorded]) -> int:
    """Write recorded games to a file and return their number."""
    lines = [msgspec.json.encode(each) for each in recorded]
    path.write_bytes(gzip.compress(b"\n".join(lines), mtime=0))
    return len(lines)


def read(path: Path) -> list[Recorded]:
    """Read a file of recorded games."""
    return [msgspec.json.decode(line, type=Recorded) for line in gzip.decompress(path.read_bytes()).splitlines()]


def main() -> int:
    """Record games of one kind."""
    parser = argparse.ArgumentParser(prog="python -m drakehall.testing.recording", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    renewal = parser.add_mutually_exclusive_group()
    renewal.add_argument("--again", action="store_true")
    renewal.add_argument("--more", action="store_true")
    wish = parser.parse_args()
    written = write(wish.file, _wanted(wish))
    sys.stdout.write(f"{wish.game}: {written} games\n")
    return 0


def _wanted(wish: argparse.Namespace) -> Iterator[Recorded]:
    game = registry.game(wish.game)
    if wish.again:
        return (again(game, each) for each in read(wish.file))
    if wish.more:
        known = read(wish.file)
        return chain(known, more(game, known, wish.seed))
    return games(game, wish.games, wish.seed)


def _variants(game: Game, settings: Sequence[dict[str, object]]) -> list[Variant]:
    return [(seats, options) for options in settings for seats in game.seats if _fits(game, seats, options)]


def _numbered(game: Game, variant: Variant, seed: int, number: int) -> Recorded:
    seats, options = variant
    return record(game, seats, seed + number, options, _chooser(game, seats, options, number))


def _fits(game: Game, seats: int, options: Mapping[str, object]) -> bool:
    try:
        game.resolve_options(seats, options)
    except HallError:
        return False
    return True


def _chooser(game: Game, seats: int, options: Mapping[str, object], number: int) -> Chooser:
    chance = Chance(number)
    if number % WITH_BOTS:
        chooser = MoodyChooser(game.vocabulary(game.resolve_options(seats, options)), chance)
        return lambda state: chooser.choose(state.legal())
    bot = bots.make(BOT, game, number)
    return lambda state: bots.choose(bot, state, chance)


if __name__ == "__main__":
    sys.exit(main())
