"""Moves without a choice: a table plays them itself where that tells nobody anything."""

from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State


def forced(game: Game, state: State) -> int | None:
    """Give the only action of the seat that decides, if it reveals nothing and all can see that there is no other."""
    if not game.forces_openly or state.seat is None:
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 and not _reveals(state, legal[0]) else None


def _reveals(state: State, action: int) -> bool:
    trial = state.copy()
    events: list[Event] = []
    trial.events = events
    trial.apply(action)
    return any(event.reveals for event in events)
