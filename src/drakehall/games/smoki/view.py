"""What leaves the rules: a seat's view, and the record of a position."""

from typing import TYPE_CHECKING

import msgspec

from drakehall.games.smoki.cards import DREAM_SIZE, LABELS, RING
from drakehall.games.smoki.hidden import holds_unseen
from drakehall.games.smoki.vocabulary import (
    ACTIONS,
    DRAW_HIDDEN,
    HOLD,
    IN_NEST,
    NONE,
    OFFERING,
    PHASES,
    SKIP,
    STRIKING,
    SWAP_OWN,
)
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.smoki.rules import Smoki

UNSEEN = "?"


class PileView(msgspec.Struct, frozen=True):
    """An open pile: its visible card and its size."""

    top: str | None
    size: int


class SmokiView(msgspec.Struct, frozen=True):
    """What a seat may see. Cards are labels; None is no card, in a dream a face-down one; `?` is held unseen."""

    viewer: int | None
    phase: str
    seat: int | None
    turn: int
    starter: int
    round: int
    turns: int
    dreams: list[list[str | None]]
    piles: list[PileView]
    hidden: int
    held: str | None
    removed: str | None
    placed: int | None
    offered: int | None
    tokens: list[int]
    totals: list[int]
    last_round: list[int]
    scoring: str


class SmokiRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every slot that makes up a position."""

    seats: int
    seat: int | None
    chance: str
    phase: int
    turn: int
    starter: int
    round: int
    turns: int
    dreams: list[int]
    facing: list[int]
    hidden: list[int]
    piles: list[list[int]]
    held: int
    source: int
    carry: int
    slot: int
    offered: int
    reshuffled: bool
    tokens: list[int]
    tally: list[int]
    last: list[int]


def show(state: "Smoki", seat: int | None) -> SmokiView:
    """SMO-4: build the view of a seat (None: a spectator)."""
    seats = range(state.seats)
    return SmokiView(
        viewer=seat,
        phase=PHASES[state.phase],
        seat=state.seat,
        turn=state.turn,
        starter=state.starter,
        round=state.round,
        turns=state.turns,
        dreams=[visible_dream(state, each) for each in seats],
        piles=[PileView(LABELS[pile[-1]] if pile else None, len(pile)) for pile in state.piles],
        hidden=len(state.hidden),
        held=held(state, seat),
        removed=label(state.carry),
        placed=None if state.slot == NONE else state.slot,
        offered=None if state.offered == NONE else state.offered,
        tokens=state.tokens[:],
        totals=state.points(),
        last_round=state.last[:],
        scoring=state.options.scoring,
    )


def held(state: "Smoki", seat: int | None) -> str | None:
    """SMO-4.3, SMO-4.4: the card in hand as a seat sees it; once placed it lies in the dream."""
    if state.phase != HOLD:
        return None
    return UNSEEN if holds_unseen(state, seat) else label(state.held)


def visible_dream(state: "Smoki", seat: int) -> list[str | None]:
    """SMO-4.1: the cards of a dream that lie face up."""
    facing = state.facing[seat]
    cards = state.dreams[seat * DREAM_SIZE : (seat + 1) * DREAM_SIZE]
    return [LABELS[card] if facing >> slot & 1 else None for slot, card in enumerate(cards)]


def label(card: int) -> str | None:
    """Return a card's label, None for no card."""
    return None if card == NONE else LABELS[card]


def cause(state: "Smoki") -> Message | None:
    """Return the raven card that acts: the ring once its card goes round, nest and attack after they are laid."""
    acts = state.carry != NONE if state.held == RING else state.phase in (IN_NEST, OFFERING, STRIKING)
    return Message("smoki-source-card", {"card": LABELS[state.held]}) if acts and state.held != NONE else None


def touched(action: int) -> tuple[str, ...]:
    """Return what an action touches: an exchange two slots of one's own dream, a draw the hidden pile."""
    if action == DRAW_HIDDEN:
        return ("hidden",)
    if SWAP_OWN <= action < SKIP:
        return tuple(f"slot-{slot}" for slot in divmod(action - SWAP_OWN, DREAM_SIZE))
    return ACTIONS.targets(action)
