"""A game being played: checked moves, undo, save files, replay."""

from drakehall.session.log import Move, Player, Undo
from drakehall.session.session import Session

__all__ = ["Move", "Player", "Session", "Undo"]
