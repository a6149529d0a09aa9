"""Why not? Stub."""
from typing import TYPE_CHECKING
from drakehall.kernel.events import Message
if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

def reason(state: "Simurgh", action: int) -> Message:
    return Message("simurgh-why-now")
