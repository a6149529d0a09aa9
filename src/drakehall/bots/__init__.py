"""Who plays when nobody does. A bot sees a sample of the position, never the position itself."""

from drakehall.bots.bot import Bot, Budget
from drakehall.bots.registry import UnknownBot, bots, choose, levels, make

__all__ = ["Bot", "Budget", "UnknownBot", "bots", "choose", "levels", "make"]
