"""Drakehall: a hall for dragon board games. `import drakehall as dh; dh.game("smoki").start(seats=3, seed=7)`."""

from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.kernel.registry import game, game_names
from drakehall.kernel.state import State

__all__ = ["Chance", "Game", "HallError", "State", "game", "game_names"]
