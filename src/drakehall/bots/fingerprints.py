"""What a bot is made of, as a digest: while it is the same, figures of its strength still hold."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

import msgspec

from drakehall.bots.levels import NAMES, parameters
from drakehall.bots.nets.registry import net
from drakehall.bots.styles import LEVEL, styles
from drakehall.kernel.game import Game

DIGITS: Final = 16


@cache
def fingerprint(bot: str, game: Game) -> str:
    """Digest everything that decides how a bot plays a game: version of the rules, trials, weights, taste, net.

    Time limits do not count, because ladders are played without them. The code of the search does not count either:
    changes to how it plays require playing the ladders again. A style plays at a level, but without its net.
    """
    taste = styles(game).get(bot)
    level = LEVEL if taste is not None else bot
    searching = msgspec.to_builtins(parameters(game, level)) if level in NAMES else None
    if searching is not None:
        del searching["seconds"]
    judged = bot != "random"
    made_of = {
        "bot": bot,
        "rules": [game.name, game.version],
        "search": searching,
        "weights": _table(f"evaluation/weights/{game.name}.toml") if judged else None,
        "taste": taste,
        "net": _net(game) if bot in NAMES and searching is not None and searching["learned"] else None,
    }
    written = msgspec.json.encode(made_of, order="deterministic")
    return blake2b(written, digest_size=DIGITS // 2).hexdigest()


def _net(game: Game) -> object:
    """Return what of a net decides how a bot plays: its origin and its victories do not."""
    found = net(game)
    if found is None:
        return None
    card = found.card
    return [card.version, card.inputs, card.seats, card.share, *found.layers(), found.last_bias]


def _table(path: str) -> object:
    """Read a table of the package; None if there is none."""
    file = files("drakehall.bots") / path
    return msgspec.toml.decode(file.read_bytes()) if file.is_file() else None
