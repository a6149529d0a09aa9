"""What a seat is asked, and what asks it: the tile in hand, the set just turned over, the spirit at work."""

from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle import realm
from drakehall.games.dragon_castle.grid import cells, count
from drakehall.games.dragon_castle.tiles import LABELS, NONE
from drakehall.games.dragon_castle.vocabulary import (
    BUILD,
    CHANGE,
    CHOOSE_SET,
    COMPLETE,
    CONSOLIDATE,
    CUNNING,
    JOINT,
    PAY,
    PHASES,
    PLACE,
    PLACE_SECOND,
    SPIRITS,
)
from drakehall.kernel.events import Message, Value
from drakehall.kernel.question import Question

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

HAND: Final = "hand"


def question(state: "DragonCastle") -> Question:
    """Return what is asked, and what asks it; everyone may know all of it."""
    prompt = asked(state)
    if state.phase in (COMPLETE, PLACE, PLACE_SECOND):
        return by_tile(state, prompt)
    if state.phase == BUILD:
        return by_set(state, prompt)
    return by_spirit(state, prompt) if state.spirit != NONE else Question(prompt)


def cause(state: "DragonCastle") -> Message | None:
    """Return the spirit at work; None if the decision itself made it happen."""
    return Message("dragon_castle-source-spirit", {"spirit": SPIRITS[state.spirit]}) if state.spirit != NONE else None


def asked(state: "DragonCastle") -> Message:
    """Return the question by what the game waits for; a set that must be turned over differs from one that may be."""
    if state.phase == CONSOLIDATE:
        return Message("dragon_castle-prompt-consolidate", {"count": len(realm.forced(state))})
    if state.phase == CHOOSE_SET:
        return Message("dragon_castle-ask-set")
    return Message(f"dragon_castle-prompt-{PHASES[state.phase]}", numbers(state))


def numbers(state: "DragonCastle") -> dict[str, Value]:
    """Count what is left to do, or what there is to choose from."""
    if state.phase == BUILD:
        return {"left": min(state.allowance, state.pools[state.turn])}
    if state.phase == PAY:
        return {"left": state.due}
    return {}


def by_tile(state: "DragonCastle", prompt: Message) -> Question:
    """Return the tile in hand that is to be placed; of two, the first comes first."""
    tile = LABELS[state.second if state.phase == PLACE_SECOND else state.first]
    return Question(prompt, Message("dragon_castle-source-tile", {"tile": tile}), f"tile-{tile}", (HAND,))


def by_set(state: "DragonCastle", prompt: Message) -> Question:
    """Return the set just turned over, on which shrines may be built (DRC-7.8)."""
    labels = state.board.realm_labels
    told = Message("dragon_castle-source-set", {"count": count(state.site)})
    return Question(prompt, told, targets=tuple(f"realm-{labels[cell]}" for cell in cells(state.site)))


def by_spirit(state: "DragonCastle", prompt: Message) -> Question:
    """Return the spirit at work, and what it is moving; Change and Cunning together have a card each (DRC-9.30)."""
    spirit = SPIRITS[state.spirit]
    cards = (CHANGE, CUNNING) if state.spirit == JOINT else (state.spirit,)
    moved = () if state.carried == NONE else (f"realm-{state.board.realm_labels[state.carried]}",)
    told = Message("dragon_castle-source-spirit", {"spirit": spirit})
    return Question(prompt, told, f"spirit-{spirit}", (*(f"spirit-{SPIRITS[card]}" for card in cards), *moved))
