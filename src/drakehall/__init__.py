"""Drakehall: a hall for dragon board games. `import drakehall as dh; dh.game("smoki").start(seats=3, seed=7)`."""

# The package of games is loaded first: its first import would otherwise put the module in place of `dh.games`.
import drakehall.games as _games_package
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.kernel.registry import game, games
from drakehall.kernel.state import State

__all__ = ["Chance", "Game", "HallError", "State", "game", "games"]

del _games_package
