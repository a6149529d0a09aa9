"""What a seat is asked, and what asks it: the card in hand, or a raven card that has just been laid."""

from typing import TYPE_CHECKING

from drakehall.games.smoki.cards import ATTACK, COMPLETE, DREAM_SIZE, LABELS, NEST, RING, SLOT_BITS
from drakehall.games.smoki.hidden import holds_unseen
from drakehall.games.smoki.scoring import score
from drakehall.games.smoki.vocabulary import BOTTOM, HIDDEN, HOLD, IN_NEST, OFFERING, PHASES, PILE, STRIKING
from drakehall.kernel.events import Message, Value
from drakehall.kernel.question import Question

if TYPE_CHECKING:
    from drakehall.games.smoki.rules import Smoki

HAND = "hand"


def question(state: "Smoki", seat: int | None) -> Question:
    """Return what the deciding seat is asked; a card drawn unseen is named only to its holder."""
    prompt = asked(state, seat)
    if state.phase == HOLD:
        if holds_unseen(state, seat):
            return Question(prompt)
        return Question(prompt, card("smoki-source-held", state.held), f"card-{LABELS[state.held]}", (HAND,))
    if state.phase == PILE:
        return Question(prompt, card("smoki-source-left", state.carry), f"card-{LABELS[state.carry]}", (HAND,))
    return by_raven(state, seat, prompt) or Question(prompt)


def asked(state: "Smoki", seat: int | None) -> Message:
    """Return the question: only the holder learns whether a card may also be discarded (SMO-5.3, SMO-5.4)."""
    if state.phase == HOLD and not holds_unseen(state, seat) and not (state.source == HIDDEN and state.held != RING):
        return Message("smoki-ask-lay", ending(state, seat))
    if state.phase == STRIKING:
        at = state.turn * DREAM_SIZE + state.offered
        shown = state.facing[state.turn] >> state.offered & 1
        return card("smoki-ask-strike", state.dreams[at]) if shown else Message("smoki-prompt-strike")
    if state.phase == HOLD:
        return Message("smoki-prompt-hold", ending(state, seat))
    return Message(f"smoki-prompt-{PHASES[state.phase]}", last_card(state))


def last_card(state: "Smoki") -> dict[str, Value]:
    """Return the card that the ring has left over."""
    return {"card": LABELS[state.carry]} if state.phase == BOTTOM else {}


def ending(state: "Smoki", seat: int | None) -> dict[str, Value]:
    """SMO-7.1: tell the holder if the card in hand, laid on the last one face down, is sure to end the round.

    `ends` is that slot. `points` is what the dream would then count; it is left out where a nest may still change it.
    An attack promises nothing: it may take another card that lies face down.
    """
    missing = COMPLETE ^ state.facing[state.turn]
    if seat != state.turn or state.held == ATTACK or missing not in SLOT_BITS:
        return {}
    slot = SLOT_BITS.index(missing)
    dream = state.dream(state.turn)
    dream[slot] = int(state.held)
    return {"ends": slot} if state.held == NEST else {"ends": slot, "points": score(dream)}


def by_raven(state: "Smoki", seat: int | None, prompt: Message) -> Question | None:
    """SMO-6: return the raven card at work, where it lies."""
    raven = {BOTTOM: RING, IN_NEST: NEST, OFFERING: ATTACK, STRIKING: ATTACK}.get(state.phase)
    if raven is None:
        return None
    own = "" if seat == state.turn else f"seat-{state.turn}-"
    left = (HAND,) if state.phase == BOTTOM else ()
    offered = (f"{own}slot-{state.offered}",) if state.phase == STRIKING else ()
    targets = (f"{own}slot-{state.slot}", *left, *offered)
    return Question(prompt, card("smoki-source-card", raven), f"card-{LABELS[raven]}", targets)


def card(message: str, kind: int) -> Message:
    """Make a message that names a card."""
    return Message(message, {"card": LABELS[kind]})
