"""Ending tasks that work in the background."""

import asyncio
from collections.abc import Collection
from typing import Any, Final

PATIENCE: Final = 5.0
"""Number of seconds that a cancelled task has for an orderly end, before it is cancelled again."""


async def end(tasks: Collection[asyncio.Task[Any]], patience: float = PATIENCE) -> None:
    """Cancel tasks until all of them have ended.

    One cancellation may not do: where a connection breaks at the same moment, a library reports that instead, and what
    should go on after a broken connection goes on.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=patience)
