"""Who takes part in a match: any bot; one of the hall's bots may have its own weights or parameters."""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Final

import msgspec

from drakehall import bots
from drakehall.arena.errors import BadParameters, NoWeights, SameBotTwice
from drakehall.bots import outside
from drakehall.bots.evaluation import Weights, evaluation, learned
from drakehall.bots.evaluation.registry import features
from drakehall.bots.greedy import Greedy
from drakehall.bots.levels import NAMES, parameters
from drakehall.bots.search.parameters import SearchParameters
from drakehall.bots.search.search import Search
from drakehall.kernel import registry
from drakehall.kernel.files import file_error
from drakehall.kernel.game import Game

FIGURED: Final = (".py", ".toml")
COUNTS: Final = ("iterations", "horizon", "width", "candidates")
"""Parameters that must be at least 1; the others must be at least 0."""


class Entrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of a match."""

    name: str
    """What it is called in the tables, as it was typed: `greedy@weights.toml`, `master+horizon=5`."""
    bot: str
    """Which bot it is: a name that the hall knows, or a module and class."""
    weights: Weights | None = None
    """Weights that it uses instead of the game's own."""
    parameters: SearchParameters | None = None
    """How it searches, in place of the level's own parameters."""


def read(texts: Sequence[str], game: Game) -> tuple[Entrant, ...]:
    """Read the bots of a command line."""
    names = [text.strip() for text in texts]
    for name in names:
        if names.count(name) > 1:
            raise SameBotTwice(name=name)
    return tuple(_one(name, game) for name in names)


def make(entrant: Entrant, game: Game, seed: int) -> bots.Bot:
    """Make a bot for one game."""
    if bots.is_spelled(entrant.bot):
        bots.register(entrant.bot)  # somebody typed the match, even where another process plays it
    if entrant.weights is None and entrant.parameters is None:
        return bots.make(entrant.bot, game, seed)
    own = evaluation(game)
    if entrant.weights is not None:
        if features(game) is None:
            raise NoWeights(name=entrant.name)
        own = own.weighing(entrant.weights)
    if entrant.bot == "greedy":
        return Greedy(seed, own)
    if entrant.bot in NAMES:
        chosen = entrant.parameters or parameters(game, entrant.bot)
        if chosen.learned and entrant.weights is None:
            own = learned(game, everywhere=chosen.everywhere)
        return Search(seed, own, chosen)
    raise NoWeights(name=entrant.name)


def fingerprint(game: Game, named: Sequence[Entrant] = ()) -> str:
    """Return a digest of the source of kernel, bots and the game, excluding other games' evaluations.

    It includes bots of other packages that take part. Equal digests mean equal play.
    """
    packages = {package for each in named if (package := outside.package(each.bot)) is not None}
    return _fingerprint(game.name, type(game).__module__, tuple(sorted(packages)))


@cache
def _fingerprint(game: str, module: str, packages: tuple[str, ...]) -> str:
    digest = blake2b(digest_size=16)
    others = tuple(other for other in registry.game_names() if other != game)
    for package in ("drakehall.kernel", "drakehall.bots", module):
        for name, source in sorted(_sources(_home(package), package)):
            if not name.rpartition("/")[2].startswith(others):
                digest.update(_line(name, source))
    for package in packages:
        for name, source in sorted(_sources(_home(package), package)):
            digest.update(_line(name, source))
    return digest.hexdigest()


def _line(name: str, source: bytes) -> bytes:
    return f"{name}\n{len(source)}\n".encode() + source


def _home(module: str) -> Traversable:
    """Return the folder of a package, or the single file of a game that is not a package."""
    spec = find_spec(module)
    if spec is not None and spec.submodule_search_locations is None and spec.origin is not None:
        return Path(spec.origin)
    return files(module)


def _sources(folder: Traversable, inside: str) -> list[tuple[str, bytes]]:
    if folder.is_file():
        return [(inside, folder.read_bytes())]
    found: list[tuple[str, bytes]] = []
    for item in folder.iterdir():
        if item.is_dir():
            found += _sources(item, f"{inside}/{item.name}")
        elif item.name.endswith(FIGURED):
            found.append((f"{inside}/{item.name}", item.read_bytes()))
    return found


def _one(name: str, game: Game) -> Entrant:
    typed, at, file = name.partition("@")
    bot, *changes = typed.split("+")
    source = features(game)
    weights = None
    if at and source is None:
        raise NoWeights(name=name)
    if at and source is not None:
        weights = Weights.read(_contents(Path(file)), source.NAMES, source.STAGES)
    entrant = Entrant(name, bot, weights, _changed(bot, changes, game) if changes else None)
    make(entrant, game, 0)
    return entrant


def _changed(bot: str, changes: list[str], game: Game) -> SearchParameters:
    """Change a level's parameters: `horizon=5`."""
    if bot not in NAMES:
        raise _refused(bot)
    found = msgspec.structs.asdict(parameters(game, bot))
    for change in changes:
        name, _, value = change.partition("=")
        try:
            found[name] = msgspec.convert(value, type(found[name]), strict=False)
        except (KeyError, msgspec.ValidationError):
            raise _refused(change) from None
        if not isfinite(found[name]) or found[name] < (1 if name in COUNTS else 0):
            raise _refused(change)
    return SearchParameters(**found)


def _refused(given: str) -> BadParameters:
    return BadParameters(given=given, levels=", ".join(NAMES), known=", ".join(SearchParameters.__struct_fields__))


def _contents(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise file_error(file, error) from None
