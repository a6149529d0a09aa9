"""Hidden information: what a seat cannot know, and positions it cannot tell apart."""

from typing import TYPE_CHECKING

from drakehall.games.smoki.cards import DREAM_SIZE
from drakehall.games.smoki.vocabulary import HIDDEN, HOLD
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.smoki.rules import Smoki


def secrets(state: "Smoki", seat: int | None) -> list[list[int]]:
    """SMO-4.2, SMO-4.3, SMO-R34: one pool of unseen cards; after a reshuffle two that never mix."""
    face_down = [state.dreams[at] for at in face_down_places(state)]
    pile = state.hidden + ([state.held] if holds_unseen(state, seat) else [])
    return [face_down, pile] if state.reshuffled else [face_down + pile]


def sample(state: "Smoki", seat: int | None, chance: Chance) -> "Smoki":
    """Deal the unseen cards anew within their groups."""
    world = state.copy()
    world.chance = chance.fork()
    places = face_down_places(state)
    cards: list[int] = []
    for group in secrets(state, seat):
        group.sort()  # their current places must not affect the new ones
        chance.shuffle(group)
        cards += group
    dreams = world.dreams
    for i, at in enumerate(places):
        dreams[at] = cards[i]
    world.hidden = cards[len(places) : len(places) + len(state.hidden)]
    if len(cards) > len(places) + len(state.hidden):
        world.held = cards[-1]
    return world


def face_down_places(state: "Smoki") -> list[int]:
    """List where face-down cards lie in the dreams."""
    facing = state.facing
    return [
        seat * DREAM_SIZE + slot
        for seat in range(state.seats)
        for slot in range(DREAM_SIZE)
        if not facing[seat] >> slot & 1
    ]


def holds_unseen(state: "Smoki", seat: int | None) -> bool:
    """SMO-4.3: whether a card is held that this seat has not seen."""
    return state.phase == HOLD and state.source == HIDDEN and seat != state.turn
