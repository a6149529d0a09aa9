"""Bots: players that are not people. A bot sees a sample of the position, never the position itself."""

from drakehall.bots.bot import Bot, Budget
from drakehall.bots.errors import BotFailed, BotNotAllowed, BotTooSlow, BrokenBot, IllegalChoice, OtherGames, UnknownBot
from drakehall.bots.fingerprints import fingerprint
from drakehall.bots.outside import is_spelled, register
from drakehall.bots.registry import bots, check, choose, levels, make, net_card, net_levels, net_seats

__all__ = [
    "Bot",
    "BotFailed",
    "BotNotAllowed",
    "BotTooSlow",
    "BrokenBot",
    "Budget",
    "IllegalChoice",
    "OtherGames",
    "UnknownBot",
    "bots",
    "check",
    "choose",
    "fingerprint",
    "is_spelled",
    "levels",
    "make",
    "net_card",
    "net_levels",
    "net_seats",
    "register",
]
