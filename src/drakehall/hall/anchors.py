"""The fixed points of ratings: bots, as strong as the ladders measured them.

`anchors.toml` is written by `python -m bench.anchors` from the ladders' results. A figure counts while the bot is made
of what it was made of when it was measured: rules, parameters, weights, net (`drakehall.bots.fingerprint`). A bot that
has changed since is not a fixed point, and plays no rated games, until its ladder has been played again.
"""

from functools import cache
from importlib.resources import files

import msgspec

from drakehall import bots
from drakehall.kernel import registry


class Anchor(msgspec.Struct, frozen=True):
    """How strong a bot is, and what it was made of when it was measured."""

    rating: float
    made_of: str


def anchor(game: str, bot: str) -> Anchor | None:
    """Return the fixed point of a bot in a game; None if it has none today."""
    return anchored(game).get(bot)


def strength(game: str, bot: str) -> int | None:
    """Return a bot's strength on the scale of leaderboards; None if it has not been measured as it is today."""
    found = anchor(game, bot)
    return None if found is None else round(found.rating)


def look_up() -> None:
    """Look all bots up, which takes a while the first time."""
    for game in registry.usable_games():
        anchored(game.name)


@cache
def anchored(game: str) -> dict[str, Anchor]:
    """Return the bots that are fixed points in a game today, the strongest first."""
    box, known = registry.game(game), measured().get(game, {})
    today = {
        bot: found
        for bot, found in known.items()
        if bot in bots.bots(box) and bots.fingerprint(bot, box) == found.made_of
    }
    return dict(sorted(today.items(), key=lambda each: -each[1].rating))


@cache
def measured() -> dict[str, dict[str, Anchor]]:
    """Read what the ladders measured."""
    raw = (files(__package__) / "anchors.toml").read_bytes()
    return msgspec.toml.decode(raw, type=dict[str, dict[str, Anchor]])
