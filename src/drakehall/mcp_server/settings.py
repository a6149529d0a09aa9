"""Settings of the tables for language models."""

from typing import Annotated

import msgspec
from msgspec import Meta


class McpSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator of the server decides."""

    legal: bool = True
    """Whether players may ask for the list of legal actions."""
    hints: bool = False
    """Whether players may ask a bot for advice during a game."""
    tables: Annotated[int, Meta(ge=1)] = 50
    """Greatest number of tables."""
    idle_minutes: Annotated[float, Meta(gt=0)] = 120.0
    """Minutes without a call after which a table is closed."""
    bot_seconds: Annotated[float, Meta(ge=0)] = 5.0
    """How long a bot may think about one turn; only a grandmaster takes as long."""
    trials: Annotated[int, Meta(ge=1)] = 32
    """Number of trials for each decision when a finished game is analysed."""
    language: str = "en"
    """Used if a player asks for no other."""
