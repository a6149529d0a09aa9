"""What a vectorised environment was asked for, as plain data that can be sent to another process."""

import msgspec

from drakehall import bots, features
from drakehall.kernel import registry
from drakehall.research.batch import Table
from drakehall.research.rewards import rewards


class Setting(msgspec.Struct, frozen=True):
    """A game, who plays it, and what it brings."""

    game: str
    seats: int
    options: dict[str, object]
    reward: str
    shaping: dict[str, float]
    rivals: tuple[str, ...]
    learner: int
    """The seat that is asked if there are rivals; -1: from deal to deal another."""
    skip_forced: bool


def table_of(setting: Setting) -> Table:
    """Make the table of a setting."""
    game = registry.game(setting.game)
    options = game.resolve_options(setting.seats, setting.options)
    return Table(
        game,
        setting.seats,
        options,
        features.layout(game, setting.seats, options),
        rewards(game, setting.seats, setting.options, setting.reward, setting.shaping),
        setting.rivals,
        setting.learner,
        setting.skip_forced,
    )


def table_of_a_worker(setting: Setting) -> Table:
    """Make the table in another process, which does not know yet which bots were named by module and class here."""
    for name in setting.rivals:
        if bots.is_spelled(name):
            bots.register(name)
    return table_of(setting)
