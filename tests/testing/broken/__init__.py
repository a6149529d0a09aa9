"""Beasts with one fault each: for every check of the suite at least one that this check must find."""

from tests.testing.broken import events, games, hidden, keeping, layouts, positions
from tests.testing.broken.registry import VARIANTS

__all__ = ["VARIANTS", "events", "games", "hidden", "keeping", "layouts", "positions"]
