"""Bots think in processes of their own, with a deadline."""

from drakehall.server.bots.pool import BotFailed, BotPool

__all__ = ["BotFailed", "BotPool"]
