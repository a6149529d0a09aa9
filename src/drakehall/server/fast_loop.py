"""The event loop of everything that serves."""

import asyncio
from collections.abc import Callable


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Use the faster event loop if it is available."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
