"""What can be pending: every frame of the stack was put there by the one below it and has progressed as it says."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.actions import CHOOSE_CAVE, CHOOSE_SPACE, PLACE_CAVE, PLACE_DRAGON
from drakehall.games.wyrmspan.compiled_effects import REVEALED, CompiledEffect
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    FORCED,
    NONE,
    OP_BROWN,
    OP_BUNDLE,
    OP_DISCARD,
    OP_ENTICE,
    OP_EXCAVATE,
    OP_EXPLORE,
    OP_FINAL,
    OP_INCOME,
    OP_OPPONENTS,
    OP_OVER,
    OP_REVEAL,
    OP_ROUND,
    OP_SEQ,
    OP_SETUP,
    OP_TAKE,
    OP_TUCK,
    OP_TURN,
    SKIPPED,
)
from drakehall.games.wyrmspan.rounds import ACTING, ENDING, ROUNDS
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.invariants_causes import comes_later
from drakehall.games.wyrmspan.invariants_frame import Pending, owns
from drakehall.games.wyrmspan.operations import OPERATIONS


def check_stack(s: "Wyrmspan") -> None:
    """Raise `BrokenInvariant` if no course of play could leave this pending."""
    require(bool(s.frames), "something is pending")
    frames = [Pending(frame, number) for number, frame in enumerate(s.frames)]
    require(all(0 <= frame.seat < s.seats and 0 <= frame.did <= SKIPPED for frame in frames), "known seats in frames")
    check_stage(s, frames[0])
    parent = frames[0]
    for below, frame in pairwise(frames):
        check_kind(s, frame)
        if not below.waits:
            parent = below
            parent.busy = True
        require(OPERATIONS[parent.op].sets_off(s, parent, frame), f"{name(parent)} sets off {name(frame)}")
        require(parent is below or comes_later(s, parent, below, frame), "lines wait in their order")
    require(frames[0].busy or frames[0].op in ASKING, "what is pending asks something")
    require(not frames[-1].waits, "the last frame goes on")
    for frame in frames[1:]:
        require(OPERATIONS[frame.op].possible(s, frame), f"{name(frame)} has come as far as it can")
    check_drawn(s, frames)
    check_limbo(s, frames)


def name(frame: Pending) -> str:
    """Return the kind of a frame."""
    return OPERATIONS[frame.op].name


def check_kind(s: "Wyrmspan", frame: Pending) -> None:
    """A frame is of the kind of its effect, and refers to a card that lies on a mat."""
    if frame.op in (OP_EXPLORE, OP_BROWN):
        require(frame.effect == frame.card == frame.root == NONE and frame.flag == 0, "frames without an effect")
        return
    require(0 <= frame.effect < len(s.compiled.effects) and 0 <= frame.flag <= FORCED, "known effects")
    effect = s.compiled.effects[frame.effect]
    shared = frame.op == OP_OPPONENTS and effect.op == OP_SEQ and effect.opponents >= 0 and s.seats > 1
    require(effect.op == frame.op or shared, "frames of the kind of their effect")
    placed = frame.card == NONE or frame.card in s.dragons or frame.card in s.slot_cards
    require(placed or frame.card - CAVE_CARD in s.caves, "abilities of cards on the mats")


# --- The stages of the game -----------------------------------------------------------------------------------------

ASKING: Final = (OP_SETUP, OP_TURN, OP_ROUND, OP_FINAL, OP_OVER)
STAGES: Final = (*ASKING, OP_INCOME)


def check_stage(s: "Wyrmspan", frame: Pending) -> None:
    """The first frame gives the stage of the game; whose turn it is, passes and lists of the round agree with it."""
    op, progress, seats = frame.op, frame.progress, s.seats
    require(op in STAGES, "the first frame is a stage of the game")
    rest = (frame.card, frame.effect, frame.root, frame.flag, frame.a, frame.b, frame.c, frame.d)
    require(rest == (NONE, NONE, NONE, 0, 0, 0, NONE, NONE), "a stage needs no registers")
    require((s.turns == 0) == (op == OP_SETUP), "turns are counted from the first round on")
    everybody = (1 << seats) - 1
    if op == OP_SETUP:
        require(progress == 0 and s.turn == s.first, "setup: in seat order")
    elif op == OP_TURN:
        passed = s.passed >> frame.seat & 1
        require(progress in (ACTING, ENDING) and s.turn == frame.seat, "a turn of the seat in turn")
        require(not passed or (progress == ENDING and len(s.frames) == 1), "who has passed has no turn")
        require(progress == ENDING or len(s.frames) == 1, "an action begins a turn")
    elif op == OP_INCOME:
        require(s.round > 1 and s.turn == s.first, "income comes between rounds")
        require(1 <= progress <= seats and frame.seat == (s.first + progress) % seats, "income in seat order")
    else:
        order = seats - 1 if op == OP_OVER else progress
        require(0 <= order < seats and progress <= seats, "seat after seat")
        require(s.turn == frame.seat == (s.first + order) % seats, "from the first player clockwise")
    require(op in (OP_SETUP, OP_TURN) or s.passed == everybody, "a round ends when all have passed")
    require(op != OP_SETUP or s.passed == 0, "nobody passes in the setup")
    last = op in (OP_FINAL, OP_OVER)
    require(not last or s.round == ROUNDS, "the game ends after round 4")
    require(len(s.places) == (s.round - (not last)) * len(s.marks), "places of finished rounds")
    check_used(s, frame)


def check_used(s: "Wyrmspan", frame: Pending) -> None:
    """Lines are used up at the end of a round or of the game, by the seats whose turn for it has come."""
    require(len(set(s.used)) == len(s.used), "a line is used once")
    if frame.op not in (OP_ROUND, OP_FINAL):
        require(not s.used, "lines are used up at the end of a round")
        return
    lines = s.compiled.round if frame.op == OP_ROUND else s.compiled.endgame
    reached = [(s.first + order) % s.seats for order in range(frame.progress + 1)]
    for card in s.used:
        require(any(owns(s, seat, card) for seat in reached), "lines of dragons on mats")
        require(lines[card] >= 0 and (frame.op == OP_ROUND or s.compiled.paid_endgame[card]), "lines of this moment")


# --- Cards that pending lines have drawn, named or revealed ---------------------------------------------------------


def check_drawn(s: "Wyrmspan", frames: list[Pending]) -> None:
    """Every line knows where its drawn cards begin; they are in the hand or under the dragons of their drawer."""
    drawn = s.drawn
    cards = [card for card in drawn if card != NONE]
    require(len(set(cards)) == len(cards), "a card is drawn once")
    begin, seat = 0, NONE
    for frame in frames:
        if frame.op in (OP_SEQ, OP_OPPONENTS):
            require(begin <= frame.b <= len(drawn), "lines know their drawn cards")
            check_drawn_by(s, seat, drawn[begin : frame.b])
            begin, seat = frame.b, frame.seat
    check_drawn_by(s, seat, drawn[begin:])


def check_drawn_by(s: "Wyrmspan", seat: int, cards: list[int]) -> None:
    """Cards that one line has drawn."""
    for card in cards:
        mine = seat != NONE and (card == NONE or card in s.dragon_hands[seat] or owns(s, seat, card))
        require(mine, "drawn cards lie with who drew them")


def check_limbo(s: "Wyrmspan", frames: list[Pending]) -> None:
    """What lies open between two places was named as a card being played, or revealed by a line."""
    limbo = s.limbo
    at = 0
    for frame, child in zip(frames, [*frames[1:], None], strict=True):
        if frame.op == OP_ENTICE and CHOOSE_SPACE <= frame.progress <= PLACE_DRAGON:
            require(limbo[at : at + 1] == [frame.b], "the dragon that is played lies open")
            at += 1
        elif frame.op == OP_EXCAVATE and CHOOSE_CAVE <= frame.progress <= PLACE_CAVE:
            require(limbo[at : at + 1] == [CAVE_CARD + frame.b], "the cave card that is played lies open")
            at += 1
        elif frame.op == OP_SEQ and child is not None and has_revealed(s, frame, child):
            require(at < len(limbo) and limbo[at] < CAVE_CARD, "the revealed dragon lies open")
            at += 1
    require(at == len(limbo), "nothing else lies open")


def has_revealed(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-8.11: whether a line has revealed a card that has not yet reached its destination."""
    items = s.compiled.effects[frame.effect].items
    effects = [s.compiled.effects[item.body] for item in items]
    if not any(effect.op == OP_REVEAL for effect in effects[: max(0, frame.progress - 1)]):
        return False
    if is_destination(s, effects[frame.progress - 1]):
        parts = effects[frame.progress - 1].parts
        if child.op == OP_BUNDLE:
            return any(
                is_destination(s, s.compiled.effects[part]) and not child.b >> i & 1 for i, part in enumerate(parts)
            )
        return child.a > 0
    return any(is_destination(s, effect) for effect in effects[frame.progress :])


def is_destination(s: "Wyrmspan", effect: CompiledEffect) -> bool:
    """Whether an effect takes the revealed card away."""
    if effect.op == OP_BUNDLE:
        return any(is_destination(s, s.compiled.effects[part]) for part in effect.parts)
    return effect.op in (OP_TAKE, OP_DISCARD) or (effect.op == OP_TUCK and effect.sources == REVEALED)
