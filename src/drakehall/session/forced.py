"""Moves without a choice: the table plays them itself if that gives nothing away."""

from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State


def forced(game: Game, state: State) -> int | None:
    """Return the deciding seat's only action, if it reveals nothing and everyone can see that there is no other."""
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
