"""The settings of a vectorised environment, as plain data that can be sent to another process."""

import msgspec

from drakehall import bots, features
from drakehall.kernel import registry
from drakehall.research.batch import BatchSetup
from drakehall.research.rewards import rewards


class Setting(msgspec.Struct, frozen=True):
    """A game, its players, and its rewards."""

    game: str
    seats: int
    options: dict[str, object]
    reward: str
    shaping: dict[str, float]
    rivals: tuple[str, ...]
    learner: int
    """The seat that is asked if there are rivals; -1: a different one from deal to deal."""
    skip_forced: bool


def setup_of(setting: Setting) -> BatchSetup:
    """Make the setup of a setting."""
    game = registry.game(setting.game)
    options = game.resolve_options(setting.seats, setting.options)
    return BatchSetup(
        game,
        setting.seats,
        options,
        features.layout(game, setting.seats, options),
        rewards(game, setting.seats, setting.options, setting.reward, setting.shaping),
        setting.rivals,
        setting.learner,
        setting.skip_forced,
    )


def setup_of_a_worker(setting: Setting) -> BatchSetup:
    """Make the setup in another process, which does not yet know the bots named by module and class here."""
    for name in setting.rivals:
        if bots.is_spelled(name):
            bots.register(name)
    return setup_of(setting)
