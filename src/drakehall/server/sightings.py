"""When devices were last seen: stored at most once an hour, because it is rarely asked for."""

import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol, final

from drakehall.hall.errors import Conflict, StorageFailed

EVERY: Final = 3600.0
MOST_DEVICES: Final = 10_000


class Devices(Protocol):
    """Where it is stored."""

    async def device_seen(self, token: str) -> None:
        """Record that a device was used now."""


@final
class Sightings:
    """The devices that this process has seen recently."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin without any."""
        self._clock = clock
        self._noted: OrderedDict[str, float] = OrderedDict()

    async def seen(self, devices: Devices, token: str) -> None:
        """Note that the device whose token has this hash is used; if that cannot be stored, it is no failure."""
        if self._clock() - self._noted.get(token, -EVERY) < EVERY:
            return
        self.fresh(token)
        with suppress(StorageFailed, Conflict):
            await devices.device_seen(token)

    def fresh(self, token: str) -> None:
        """Remember that a device's use has just been stored."""
        self._noted[token] = self._clock()
        self._noted.move_to_end(token)
        if len(self._noted) > MOST_DEVICES:
            self._noted.popitem(last=False)
