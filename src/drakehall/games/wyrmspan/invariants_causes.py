"""What a frame of the stack can set off: which frames can lie above which."""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.actions import (
    BONUS_AGAIN,
    CHOOSE_CAVE,
    NEXT_CAVE,
    PLACE_CAVE,
    PLACE_DRAGON,
    USE_CAVE,
    USE_DRAGON,
    WAIVE_ICON,
    eggs_due,
)
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    CAVE_CARD,
    DUG,
    EXPLORED,
    FORCED,
    NONE,
    OP_BROWN,
    OP_CONVERT,
    OP_EXPLORE,
    OP_OPPONENTS,
    OP_ROUND,
    OP_SEQ,
    OP_SPLIT,
    ROW,
    TRACK,
    UNTOUCHED,
)
from drakehall.games.wyrmspan.guild import FIELD_BITS
from drakehall.games.wyrmspan.payment import PAYING, TAKING
from drakehall.games.wyrmspan.rounds import ENDING

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.invariants_frame import Pending, owns


def nothing(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """Most effects set off nothing."""
    return False


def is_effect(child: Pending, effect: int, seat: int, card: int, flag: int, root: int) -> bool:
    """Whether a frame is that of an effect; it may have been committed to in the meantime."""
    own_root = child.op in (OP_SEQ, OP_OPPONENTS) or child.root == root
    free = child.flag <= flag or child.op == OP_SPLIT  # a split keeps there whether a share may go short
    return child.effect == effect and child.seat == seat and child.card == card and free and own_root


def is_line(s: "Wyrmspan", child: Pending, line: int, seat: int, card: int) -> bool:
    """Whether a frame is that of a line, or of the opponents' share of it."""
    flag = 1 if s.options.ask_benefits or (line >= 0 and s.compiled.effects[line].flag) else 0
    return line >= 0 and is_effect(child, line, seat, card, flag, NONE)


def is_payment(child: Pending, effect: int, seat: int, card: int, flag: int) -> bool:
    """Whether a frame pays a cost."""
    return is_effect(child, effect, seat, card, flag, NONE)


def is_fed(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-8.23, WYR-8.24: food has arrived on a hatchling."""
    card = child.card
    if frame.progress == UNTOUCHED or not 0 <= card < CAVE_CARD or not owns(s, frame.seat, card):
        return False
    again = is_line(s, child, s.compiled.fed[card], frame.seat, card)
    return again or (card in s.grown and is_line(s, child, s.compiled.fed3[card], frame.seat, card))


def from_turn(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """An action."""
    if child.op == OP_EXPLORE:
        return child.seat == frame.seat
    effects = (s.compiled.main_entice, s.compiled.main_excavate)
    return frame.progress == ENDING and any(is_effect(child, effect, frame.seat, NONE, 0, NONE) for effect in effects)


def from_round(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """A `round` line."""
    return child.card in s.used and is_line(s, child, s.compiled.round[child.card], frame.seat, child.card)


def from_final(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """An `endgame` line."""
    return child.card in s.used and is_line(s, child, s.compiled.endgame[child.card], frame.seat, child.card)


def from_income(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """The egg of the upkeep, for the seat that was reached last."""
    return is_effect(child, s.compiled.income_egg, (frame.seat - 1) % s.seats, NONE, 0, NONE)


def from_explore(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-7.1, WYR-7.2: the cost, then entries and dragons alternately."""
    seat, cave, progress = frame.seat, frame.a, frame.progress
    times = s.stock[seat * ROW + EXPLORED + cave]
    if progress == 0:
        return times >= 2 and is_payment(child, s.compiled.pay_eggs[times - 2], seat, NONE, 0)
    if progress % 2:
        return is_line(s, child, s.compiled.strips[cave][progress // 2], seat, NONE)
    known = 0 <= child.card < CAVE_CARD and owns(s, seat, child.card)
    return known and is_line(s, child, s.compiled.activated[child.card], seat, child.card)


def from_entice(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-6.2, WYR-6.4: costs, then the `played` line; a hatchling on top of a dragon is fed by it."""
    effect = s.compiled.effects[frame.effect]
    card = frame.b
    if frame.progress == WAIVE_ICON:
        return effect.paid >= 0 and is_payment(child, effect.paid, frame.seat, NONE, 0)
    if frame.progress == PLACE_DRAGON:
        eggs = eggs_due(s, card, effect.mode, frame.d)
        return eggs > 0 and is_payment(child, s.compiled.pay_eggs[eggs - 1], frame.seat, NONE, 0)
    if frame.progress != USE_DRAGON or child.card != card:
        return False
    return is_line(s, child, s.compiled.played[card], frame.seat, card) or (effect.onto and is_fed(s, frame, child))


def from_excavate(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-5.2, WYR-5.4, WYR-5.5: costs, the bonus of column 4, the card's ability, the bonus again."""
    effect = s.compiled.effects[frame.effect]
    seat, progress = frame.seat, frame.progress
    if progress == CHOOSE_CAVE:
        return effect.paid >= 0 and is_payment(child, effect.paid, seat, NONE, 0)
    if progress == PLACE_CAVE:
        eggs = s.stock[seat * ROW + DUG + frame.c] - 1
        due = frame.effect == s.compiled.main_excavate and 1 <= eggs <= 2
        return due and is_payment(child, s.compiled.pay_eggs[eggs - 1], seat, NONE, 0)
    if progress in (USE_CAVE, NEXT_CAVE):
        return frame.d == 1 and is_effect(child, s.compiled.cover, seat, NONE, 1, NONE)
    return progress == BONUS_AGAIN and is_line(s, child, s.compiled.cave_played[frame.b], seat, CAVE_CARD + frame.b)


def from_seq(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """The item that the sequence has reached."""
    items = s.compiled.effects[frame.effect].items
    if not 1 <= frame.progress <= len(items):
        return False
    item = items[frame.progress - 1]
    return is_effect(child, item.body, frame.seat, frame.card, frame.flag | item.may, frame.at)


def from_opponents(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """The share of the opponent whose turn it is to take it."""
    line = s.compiled.effects[frame.effect].opponents
    return is_line(s, child, line, (frame.seat + frame.progress) % s.seats, frame.card)


def from_upto(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """One more time."""
    return is_effect(child, s.compiled.effects[frame.effect].body, frame.seat, frame.card, 1, frame.root)


def from_convert(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """The cost, then the benefit."""
    effect = s.compiled.effects[frame.effect]
    if frame.progress == PAYING:
        return is_payment(child, effect.paid, frame.seat, frame.card, int(frame.flag != FORCED))
    return frame.progress == TAKING and is_effect(child, effect.body, frame.seat, frame.card, 0, frame.root)


def from_parts(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """A part of a bundle or an option of a choice that has been picked."""
    parts = s.compiled.effects[frame.effect].parts
    picked = [part for i, part in enumerate(parts) if frame.b >> i & 1]
    flag = FORCED if child.op == OP_CONVERT else 0
    return any(is_effect(child, part, frame.seat, frame.card, flag, frame.root) for part in picked)


def from_guild(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-9.2, WYR-9.3: the benefit of the space, or a marker."""
    if child.op == OP_BROWN:
        return child.seat == frame.seat
    benefit = s.compiled.track[s.stock[frame.seat * ROW + TRACK]]
    return benefit >= 0 and is_effect(child, benefit, frame.seat, NONE, 0, NONE)


def from_brown(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-9.3: the bonus beside the marker."""
    bonuses = s.compiled.bonuses[s.tile]
    marks = s.marks[frame.seat]
    marked = [bonus for field, bonus in enumerate(bonuses) if marks >> FIELD_BITS * field & 7]
    return frame.progress == BEGUN and any(is_line(s, child, bonus, frame.seat, NONE) for bonus in marked)


def from_activate(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-R18: a line of another own dragon."""
    card = child.card
    if card == frame.card or not 0 <= card < CAVE_CARD or not owns(s, frame.seat, card):
        return False
    timings = s.compiled.effects[frame.effect].timings
    return any(is_line(s, child, s.compiled.by_timing[timing][card], frame.seat, card) for timing in timings)


def from_mat(s: "Wyrmspan", frame: Pending, child: Pending) -> bool:
    """WYR-R19: an entry of the mat."""
    return any(is_line(s, child, line, frame.seat, NONE) for strip in s.compiled.strips for line in strip)


def comes_later(s: "Wyrmspan", parent: Pending, waiting: Pending, frame: Pending) -> bool:
    """Whether two lines were set off together: shares of `round` lines; `fed` before `fed3` before `played`."""
    if parent.op == OP_ROUND:
        return waiting.op == frame.op == OP_OPPONENTS and waiting.card != frame.card
    card = waiting.card
    if waiting.op != OP_SEQ or card != frame.card or not 0 <= card < CAVE_CARD:
        return False
    order = [s.compiled.played[card], s.compiled.fed3[card], s.compiled.fed[card]]
    return waiting.effect in order and frame.effect in order[order.index(waiting.effect) + 1 :]
