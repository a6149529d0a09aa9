"""A game being played: checked moves, undo, save files, replay."""

from drakehall.session.forced import forced
from drakehall.session.log import Entry, Move, Player, TakeBack, Undo
from drakehall.session.session import Session

__all__ = ["Entry", "Move", "Player", "Session", "TakeBack", "Undo", "forced"]
