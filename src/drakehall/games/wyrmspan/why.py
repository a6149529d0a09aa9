"""Why not? The reason that an action is not legal now."""

from typing import TYPE_CHECKING

from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def reason(s: "Wyrmspan", action: int) -> Message:
    """Name what forbids an action of the deciding seat."""
    return Message("wyrmspan-why-not-asked")
