"""The process that draws samples: only it is given the real position."""

import sys
from collections.abc import Sequence
from typing import Final, final

import msgspec

from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.preview import Foreseen
from drakehall.hall.thinking import Sample
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.server.process import Processes
from drakehall.server.sampling.messages import Order, Reply
from drakehall.session.fair import fresh_seed

COMMAND: Final = (sys.executable, "-m", "drakehall.server.sampling.worker")
DEADLINE: Final = 10.0
"""Number of seconds within which a sample must arrive, even on a busy machine; it usually takes milliseconds."""


@final
class Sampler:
    """Draws samples and looks ahead in them, one after the other, giving each requester its turn."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        """Prepare; the process is started when it is needed."""
        self._processes = Processes(1, command, DEADLINE, name="samples")

    async def sample(self, game: Game, state: State, seat: int, requester: Requester = ANYBODY) -> Sample:
        """Draw a world that the seat cannot tell apart from the real one; `NoAnswer` if that fails."""

        def read(line: bytes) -> Sample:
            reply = msgspec.json.decode(line, type=Reply)
            if reply.sample is None:
                raise ValueError(reply.error)
            return reply.sample

        order = _order(game, state, seat)
        return await self._processes.ask(order, read, requester, game=game.name, wanted="sample")

    async def foresee(
        self, game: Game, state: State, seat: int, action: int, requester: Requester = ANYBODY
    ) -> Foreseen:
        """Return what a legal action of the seat will certainly bring; `NoAnswer` if that fails."""

        def read(line: bytes) -> Foreseen:
            reply = msgspec.json.decode(line, type=Reply)
            if reply.foreseen is None:
                raise ValueError(reply.error)
            return reply.foreseen

        order = _order(game, state, seat, action)
        return await self._processes.ask(order, read, requester, game=game.name, wanted="foresight")

    async def close(self) -> None:
        """End the process."""
        await self._processes.close()


def _order(game: Game, state: State, seat: int, action: int | None = None) -> bytes:
    return msgspec.json.encode(Order(game.name, game.save(state).decode(), seat, fresh_seed(), action))
