"""What a player observes, as OpenSpiel asks for it: a tensor with named parts, and a text."""

from typing import Any, final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from drakehall import features
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options

NOBODY, EVERYBODY = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS


@final
class Observer:
    """Observes positions: `tensor`, its parts by name in `dict`, and `string_from`.

    The tensor contains the numbers of `drakehall.features`, for information states and observations alike: they include
    what a player with a good memory knows of hidden things. The text of an information state adds the player's own
    actions, in order. With private information of all players the tensor includes everything hidden; with that of
    none there is only a text, what a spectator sees.
    """

    def __init__(self, game: Game, seats: int, options: Options, kind: Any) -> None:
        """Choose what is observed."""
        self._recalls = kind.perfect_recall
        self._seen_by_all = kind.private_info == NOBODY
        self._layout = features.layout(game, seats, options, perfect=kind.private_info == EVERYBODY)
        self._numbers = np.zeros(self._layout.size, np.int16)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._seen_by_all:
            self.tensor = np.zeros(self._layout.size, np.float32)
            for field in self._layout.fields:
                part = self.tensor[field.start : field.start + field.size]
                self.dict[field.name] = part.reshape(field.shape or (1,))

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor; before the deal it is empty."""
        if self.tensor is None:
            return
        if state.dealt is None:
            self.tensor.fill(0)
            return
        self._layout.observe(state.position, max(player, 0), self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: Any, player: int) -> str:
        """Return what is observed as JSON."""
        if state.dealt is None:
            return ""
        seat = None if self._seen_by_all else player
        told: dict[str, object] = {"view": state.position.view(seat)}
        if self._recalls:
            told["knowledge"] = state.position.knowledge(seat)
            if not self._seen_by_all:
                told["actions"] = [each.action for each in state.full_history() if each.player == player]
        return msgspec.json.encode(told).decode()
