"""What the page's workers call: the hall in one, the thinkers in another."""

from collections.abc import Awaitable, Callable
from typing import Final

from drakehall.browser.desk import Desk
from drakehall.browser.shelf import BrowserShelf
from drakehall.browser.thinkers import Ask, Thinkers, answer
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy

__all__ = ["answer", "open_desk"]

POLICY: Final = Policy(
    absent_after=20.0,
    idle_tables=30,
    hints_per_minute=20,
    tables_per_guest=1000,
    take_backs_per_table=10_000,
    at_home=True,
)
SECONDS: Final = 5.0
"""How long a bot may think about one turn, as on a server."""


async def open_desk(read: Callable[[], Awaitable[str]], keep: Callable[[str], Awaitable[object]], ask: Ask) -> Desk:
    """Open a hall over what the browser stores; `ask` passes a question to the other worker."""
    thinkers = Thinkers(ask, SECONDS)
    store = MemoryStore(BrowserShelf(read, keep))
    hall = Hall(store, InlineSampler(), thinkers, POLICY, analyst=thinkers)
    await hall.open()
    return Desk(hall)
