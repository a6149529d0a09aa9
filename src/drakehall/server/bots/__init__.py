"""Bots think in processes of their own, with a deadline."""

from drakehall.server.bots.analysts import AnalystPool
from drakehall.server.bots.pool import BotPool

__all__ = ["AnalystPool", "BotPool"]
