"""What can be pending: every frame of the stack was put there by the one below it and has come as far as it says."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

from drakehall.games.wyrmspan.actions import FREE_EGGS, diggable, eggs_due, leftmost, need_of, open_caves, waivers
from drakehall.games.wyrmspan.cache_and_tuck import CARD_BITS
from drakehall.games.wyrmspan.compiled import ANY, FREE, FULL, MINUS_1, OF_PICKED, OF_TUCKED, REVEALED, Step
from drakehall.games.wyrmspan.decks import eggs_of
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    COINS,
    DUG,
    EXPLORED,
    HOMES,
    MARKERS,
    MOST_OF_A_KIND,
    NONE,
    OP_ACTIVATE,
    OP_BROWN,
    OP_BUNDLE,
    OP_CACHE,
    OP_CHOOSE,
    OP_CONVERT,
    OP_DISCARD,
    OP_DRAW,
    OP_EGG,
    OP_EGG_EACH,
    OP_ENTICE,
    OP_EXCAVATE,
    OP_EXPLORE,
    OP_FINAL,
    OP_GAIN,
    OP_GUILD,
    OP_INCOME,
    OP_MAT,
    OP_OPPONENTS,
    OP_OVER,
    OP_PAY,
    OP_PICK,
    OP_REVEAL,
    OP_ROUND,
    OP_SEQ,
    OP_SETUP,
    OP_SPLIT,
    OP_SWAP,
    OP_TAKE,
    OP_TUCK,
    OP_TUCK_EACH,
    OP_TURN,
    OP_UPTO,
    OPS,
    ROW,
    SKIPPED,
    TRACK,
    WIDTH,
)
from drakehall.games.wyrmspan.guild import FIELD_BITS
from drakehall.games.wyrmspan.payment import affordable, available
from drakehall.games.wyrmspan.places import homes, places
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MOST: Final = 12 * 4 * MOST_OF_A_KIND
"""So much can be counted on a mat."""


@final
class Frame:
    """A frame with its registers by name; see `frames`."""

    __slots__ = ("a", "at", "b", "busy", "c", "card", "d", "did", "flag", "op", "pos", "root", "seat", "step")

    def __init__(self, stack: list[int], at: int) -> None:
        """Read the frame that begins at a place of the stack."""
        self.at = at
        self.busy = False
        """Whether something that it has set off is still going on."""
        self.op, self.pos, self.seat, self.card, self.step, self.root = stack[at : at + 6]
        self.did, self.flag, self.a, self.b, self.c, self.d = stack[at + 6 : at + WIDTH]

    @property
    def waits(self) -> bool:
        """Whether it is a line that waits for another one that was set off together with it."""
        return self.pos == 0 and self.op in (OP_SEQ, OP_OPPONENTS)


def check_stack(s: "Wyrmspan") -> None:
    """Raise `BrokenInvariant` if no course of play could leave this pending."""
    stack = s.stack
    require(len(stack) > 0 and len(stack) % WIDTH == 0, "whole frames")
    frames = [Frame(stack, at) for at in range(0, len(stack), WIDTH)]
    require(all(0 <= frame.seat < s.seats and 0 <= frame.did <= SKIPPED for frame in frames), "known seats in frames")
    check_stage(s, frames[0])
    parent = frames[0]
    for below, frame in pairwise(frames):
        check_kind(s, frame)
        if not below.waits:
            parent = below
            parent.busy = True
        require(ISSUES.get(parent.op, nothing)(s, parent, frame), f"{OPS[parent.op]} sets off {OPS[frame.op]}")
        require(parent is below or comes_later(s, parent, below, frame), "lines wait in their order")
    require(frames[0].busy or frames[0].op in ASKING, "what is pending asks something")
    require(not frames[-1].waits, "the last frame goes on")
    for frame in frames[1:]:
        possible = frame.op in REGISTERS and REGISTERS[frame.op](s, frame)
        require(possible, f"{OPS[frame.op]} has come as far as it can")
    check_drawn(s, frames)
    check_limbo(s, frames)


def check_kind(s: "Wyrmspan", frame: Frame) -> None:
    """A frame is of the kind that its step says, and speaks of a card that lies on a mat."""
    if frame.op in (OP_EXPLORE, OP_BROWN):
        require(frame.step == frame.card == frame.root == NONE and frame.flag == 0, "frames without a step")
        return
    require(0 <= frame.step < len(s.box.steps) and 0 <= frame.flag <= 2, "known steps")
    step = s.box.steps[frame.step]
    shared = frame.op == OP_OPPONENTS and step.op == OP_SEQ and step.opponents >= 0 and s.seats > 1
    require(step.op == frame.op or shared, "frames of the kind of their step")
    placed = frame.card == NONE or frame.card in s.dragons or frame.card in s.slot_cards
    require(placed or frame.card - CAVE_CARD in s.caves, "abilities of cards on the mats")


# --- The stages of the game -----------------------------------------------------------------------------------------

ASKING: Final = (OP_SETUP, OP_TURN, OP_ROUND, OP_FINAL, OP_OVER)
STAGES: Final = (*ASKING, OP_INCOME)


def check_stage(s: "Wyrmspan", frame: Frame) -> None:
    """The first frame tells the stage of the game; whose turn it is, passes and lists of the round agree with it."""
    op, pos, seats = frame.op, frame.pos, s.seats
    require(op in STAGES, "the first frame is a stage of the game")
    rest = (frame.card, frame.step, frame.root, frame.flag, frame.a, frame.b, frame.c, frame.d)
    require(rest == (NONE, NONE, NONE, 0, 0, 0, NONE, NONE), "a stage needs no registers")
    require((s.turns == 0) == (op == OP_SETUP), "turns are counted from the first round on")
    everybody = (1 << seats) - 1
    if op == OP_SETUP:
        require(pos == 0 and s.turn == s.first, "setup: in seat order")
    elif op == OP_TURN:
        passed = s.passed >> frame.seat & 1
        require(pos in (0, 1) and s.turn == frame.seat, "a turn of the seat in turn")
        require(not passed or (pos == 1 and len(s.stack) == WIDTH), "who has passed has no turn")
        require(pos == 1 or len(s.stack) == WIDTH, "an action begins a turn")
    elif op == OP_INCOME:
        require(s.round > 1 and s.turn == s.first, "income comes between rounds")
        require(1 <= pos <= seats and frame.seat == (s.first + pos) % seats, "income in seat order")
    else:
        order = seats - 1 if op == OP_OVER else pos
        require(0 <= order < seats and pos <= seats, "seat after seat")
        require(s.turn == frame.seat == (s.first + order) % seats, "from the first player clockwise")
    require(op in (OP_SETUP, OP_TURN) or s.passed == everybody, "a round ends when all have passed")
    require(op != OP_SETUP or s.passed == 0, "nobody passes in the setup")
    last = op in (OP_FINAL, OP_OVER)
    require(not last or s.round == 4, "the game ends after round 4")
    require(len(s.places) == (s.round - (not last)) * len(s.marks), "places of finished rounds")
    check_used(s, frame)


def check_used(s: "Wyrmspan", frame: Frame) -> None:
    """Lines are used up at the end of a round or of the game, by those whose turn for it has come."""
    require(len(set(s.used)) == len(s.used), "a line is used once")
    if frame.op not in (OP_ROUND, OP_FINAL):
        require(not s.used, "lines are used up at the end of a round")
        return
    lines = s.box.round if frame.op == OP_ROUND else s.box.endgame
    reached = [(s.first + order) % s.seats for order in range(frame.pos + 1)]
    for card in s.used:
        require(any(owns(s, seat, card) for seat in reached), "lines of dragons on mats")
        require(lines[card] >= 0 and (frame.op == OP_ROUND or s.box.paid_endgame[card]), "lines of this moment")


def owns(s: "Wyrmspan", seat: int, dragon: int) -> bool:
    """Whether a dragon lies on a seat's mat, or under one that does."""
    at = seat * 12
    if dragon < 0:
        return False
    if dragon in s.dragons[at : at + 12]:
        return True
    return dragon in s.slot_cards and any(s.slot_cards.index(dragon) in slots for slots in s.tucked[at : at + 12])


# --- What a frame sets off ------------------------------------------------------------------------------------------

Issue = Callable[["Wyrmspan", Frame, Frame], bool]


def nothing(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """Most steps set off nothing."""
    return False


def is_step(child: Frame, step: int, seat: int, card: int, flag: int, root: int) -> bool:
    """Whether a frame is that of a step; it may have been committed to in the meantime."""
    own_root = child.op in (OP_SEQ, OP_OPPONENTS) or child.root == root
    free = child.flag <= flag or child.op == OP_SPLIT  # a split keeps there whether a share may go short
    return child.step == step and child.seat == seat and child.card == card and free and own_root


def is_line(s: "Wyrmspan", child: Frame, line: int, seat: int, card: int) -> bool:
    """Whether a frame is that of a line, or of the opponents' share of it."""
    flag = 1 if s.options.ask_benefits or (line >= 0 and s.box.steps[line].flag) else 0
    return line >= 0 and is_step(child, line, seat, card, flag, NONE)


def is_payment(child: Frame, step: int, seat: int, card: int, flag: int) -> bool:
    """Whether a frame pays a cost."""
    return is_step(child, step, seat, card, flag, NONE)


def is_fed(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-8.23, WYR-8.24: food has arrived on a hatchling."""
    card = child.card
    if frame.pos == 0 or not 0 <= card < CAVE_CARD or not owns(s, frame.seat, card):
        return False
    again = is_line(s, child, s.box.fed[card], frame.seat, card)
    return again or (card in s.grown and is_line(s, child, s.box.fed3[card], frame.seat, card))


def from_turn(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """An action."""
    if child.op == OP_EXPLORE:
        return child.seat == frame.seat
    steps = (s.box.main_entice, s.box.main_excavate)
    return frame.pos == 1 and any(is_step(child, step, frame.seat, NONE, 0, NONE) for step in steps)


def from_round(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """A `round` line."""
    return child.card in s.used and is_line(s, child, s.box.round[child.card], frame.seat, child.card)


def from_final(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """An `endgame` line."""
    return child.card in s.used and is_line(s, child, s.box.endgame[child.card], frame.seat, child.card)


def from_income(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """The egg of the upkeep, for the seat that was reached last."""
    return is_step(child, s.box.income_egg, (frame.seat - 1) % s.seats, NONE, 0, NONE)


def from_explore(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-7.1, WYR-7.2: the cost, then entries and dragons by turns."""
    seat, cave, pos = frame.seat, frame.a, frame.pos
    times = s.stock[seat * ROW + EXPLORED + cave]
    if pos == 0:
        return times >= 2 and is_payment(child, s.box.pay_eggs[times - 2], seat, NONE, 0)
    if pos % 2:
        return is_line(s, child, s.box.strips[cave][pos // 2], seat, NONE)
    known = 0 <= child.card < CAVE_CARD and owns(s, seat, child.card)
    return known and is_line(s, child, s.box.activated[child.card], seat, child.card)


def from_entice(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-6.2, WYR-6.4: costs, then the `played` line; a hatchling on top of a dragon is fed by it."""
    step = s.box.steps[frame.step]
    card = frame.b
    if frame.pos == 3:
        return step.paid >= 0 and is_payment(child, step.paid, frame.seat, NONE, 0)
    if frame.pos == 5:
        eggs = eggs_due(s, card, step.mode, frame.d)
        return eggs > 0 and is_payment(child, s.box.pay_eggs[eggs - 1], frame.seat, NONE, 0)
    if frame.pos != 6 or child.card != card:
        return False
    return is_line(s, child, s.box.played[card], frame.seat, card) or (step.onto and is_fed(s, frame, child))


def from_excavate(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-5.2, WYR-5.4, WYR-5.5: costs, the bonus of column 4, the card's ability, the bonus again."""
    step = s.box.steps[frame.step]
    seat, pos = frame.seat, frame.pos
    if pos == 1:
        return step.paid >= 0 and is_payment(child, step.paid, seat, NONE, 0)
    if pos == 2:
        eggs = s.stock[seat * ROW + DUG + frame.c] - 1
        due = frame.step == s.box.main_excavate and 1 <= eggs <= 2
        return due and is_payment(child, s.box.pay_eggs[eggs - 1], seat, NONE, 0)
    if pos in (4, 6):
        return frame.d == 1 and is_step(child, s.box.cover, seat, NONE, 1, NONE)
    return pos == 5 and is_line(s, child, s.box.cave_played[frame.b], seat, CAVE_CARD + frame.b)


def from_seq(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """The step that the sequence has come to."""
    entries = s.box.steps[frame.step].entries
    if not 1 <= frame.pos <= len(entries):
        return False
    entry = entries[frame.pos - 1]
    return is_step(child, entry.body, frame.seat, frame.card, frame.flag | entry.may, frame.at)


def from_opponents(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """The share of the opponent whose turn for it has come."""
    line = s.box.steps[frame.step].opponents
    return is_line(s, child, line, (frame.seat + frame.pos) % s.seats, frame.card)


def from_upto(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """One more time."""
    return is_step(child, s.box.steps[frame.step].body, frame.seat, frame.card, 1, frame.root)


def from_convert(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """The cost, then the benefit."""
    step = s.box.steps[frame.step]
    if frame.pos == 1:
        return is_payment(child, step.paid, frame.seat, frame.card, int(frame.flag != 2))
    return frame.pos == 2 and is_step(child, step.body, frame.seat, frame.card, 0, frame.root)


def from_parts(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """A part of a bundle or an option of a choice that has been picked."""
    parts = s.box.steps[frame.step].parts
    picked = [part for i, part in enumerate(parts) if frame.b >> i & 1]
    flag = 2 if child.op == OP_CONVERT else 0
    return any(is_step(child, part, frame.seat, frame.card, flag, frame.root) for part in picked)


def from_guild(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-9.2, WYR-9.3: the benefit of the space, or a marker."""
    if child.op == OP_BROWN:
        return child.seat == frame.seat
    benefit = s.box.track[s.stock[frame.seat * ROW + TRACK]]
    return benefit is not None and is_step(child, benefit, frame.seat, NONE, 0, NONE)


def from_brown(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-9.3: the bonus beside the marker."""
    bonuses = s.box.bonuses[s.tile]
    marks = s.marks[frame.seat]
    marked = [bonus for field, bonus in enumerate(bonuses) if marks >> FIELD_BITS * field & 7]
    return frame.pos == 1 and any(is_line(s, child, bonus, frame.seat, NONE) for bonus in marked)


def from_activate(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-R18: a line of another own dragon."""
    card = child.card
    if card == frame.card or not 0 <= card < CAVE_CARD or not owns(s, frame.seat, card):
        return False
    timings = s.box.steps[frame.step].timings
    return any(is_line(s, child, s.box.by_timing[timing][card], frame.seat, card) for timing in timings)


def from_mat(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-R19: an entry of the mat."""
    return any(is_line(s, child, line, frame.seat, NONE) for strip in s.box.strips for line in strip)


ISSUES: Final[dict[int, Issue]] = {
    OP_TURN: from_turn,
    OP_ROUND: from_round,
    OP_FINAL: from_final,
    OP_INCOME: from_income,
    OP_EXPLORE: from_explore,
    OP_ENTICE: from_entice,
    OP_EXCAVATE: from_excavate,
    OP_SEQ: from_seq,
    OP_OPPONENTS: from_opponents,
    OP_UPTO: from_upto,
    OP_CONVERT: from_convert,
    OP_BUNDLE: from_parts,
    OP_CHOOSE: from_parts,
    OP_GUILD: from_guild,
    OP_BROWN: from_brown,
    OP_CACHE: is_fed,
    OP_TUCK: is_fed,
    OP_TUCK_EACH: is_fed,
    OP_SPLIT: is_fed,
    OP_ACTIVATE: from_activate,
    OP_MAT: from_mat,
}


def comes_later(s: "Wyrmspan", parent: Frame, waiting: Frame, frame: Frame) -> bool:
    """Whether two lines were set off together: shares of `round` lines; `fed` before `fed3` before `played`."""
    if parent.op == OP_ROUND:
        return waiting.op == frame.op == OP_OPPONENTS and waiting.card != frame.card
    card = waiting.card
    if waiting.op != OP_SEQ or card != frame.card or not 0 <= card < CAVE_CARD:
        return False
    order = [s.box.played[card], s.box.fed3[card], s.box.fed[card]]
    return waiting.step in order and frame.step in order[order.index(waiting.step) + 1 :]


# --- How far a frame has come ---------------------------------------------------------------------------------------

Registers = Callable[["Wyrmspan", Frame], bool]


def unused(frame: Frame) -> bool:
    """Whether the registers that most steps do not use are empty."""
    return frame.b == 0 and frame.c == frame.d == NONE


def left_over(s: "Wyrmspan", frame: Frame) -> bool:
    """Whether as much is left to do as there can be: all of it before the step has begun, less afterwards."""
    step = s.box.steps[frame.step]
    changing = step.count is not None and frame.pos == 1
    total = MOST if changing else whole(s, frame, step)
    begun = frame.pos == 1 and not frame.flag and (0 if frame.busy else 1) <= frame.a <= total - (not changing)
    return begun or (frame.pos == 0 and not frame.busy and 0 < frame.a == total)


def whole(s: "Wyrmspan", frame: Frame, step: Step) -> int:
    """Give how much a step is about."""
    return step.n if step.count is None else s.count(step.count, frame.seat, frame.card)


def explore(s: "Wyrmspan", frame: Frame) -> bool:
    """EXPLORE: the walk has come past dragons only."""
    if not (frame.busy and 0 <= frame.a < 3 and 0 <= frame.pos <= 9 and unused(frame)):
        return False
    at = frame.seat * ROW
    return s.stock[at + EXPLORED + frame.a] > 0 and s.stock[at + HOMES + frame.a] >= frame.pos // 2


def entice(s: "Wyrmspan", frame: Frame) -> bool:
    """ENTICE: a dragon that can still be paid for, on its way to a space of its own."""
    step = s.box.steps[frame.step]
    pos, card, place = frame.pos, frame.b, frame.c
    if pos == 0:
        return not frame.busy and frame.a == 1 and unused(frame)
    if not (0 <= card < len(s.box.dragons) and frame.flag == 0 and frame.a == 1 and pos in (1, 3, 4, 5, 6)):
        return False
    if pos == 6:
        return frame.busy and 0 <= place < 12 and -1 <= frame.d < 5 and owns(s, frame.seat, card)
    if frame.busy != (pos == 5) and not (pos == 3 and step.paid >= 0):
        return False
    if pos == 1:
        return place == frame.d == NONE and payable(s, frame, step) and has_space(s, frame, step)
    if not (is_space(s, frame, step) and is_waiver(s, frame, step)):
        return False
    return frame.busy or payable(s, frame, step)


def has_space(s: "Wyrmspan", frame: Frame, step: Step) -> bool:
    """Whether the dragon has a space to go to."""
    liked = s.box.homes[frame.b]
    if step.onto:
        return any(liked >> place // 4 & 1 for place in homes(s, frame.seat))
    return bool(liked & open_caves(s, frame.seat))


def is_space(s: "Wyrmspan", frame: Frame, step: Step) -> bool:
    """WYR-6.1, WYR-6.3: whether the dragon may go where it is going."""
    place = frame.c
    if not (0 <= place < 12 and s.box.homes[frame.b] >> place // 4 & 1):
        return False
    if step.onto:
        return place in homes(s, frame.seat)
    is_open = open_caves(s, frame.seat) >> place // 4 & 1
    return bool(is_open) and place == leftmost(s, frame.seat, place // 4)


def is_waiver(s: "Wyrmspan", frame: Frame, step: Step) -> bool:
    """WYR-R23: whether the icon taken off, if any yet, is one that the dragon has."""
    icons = (*s.box.resources[frame.b], s.box.egg[frame.b])
    if frame.pos == 3 or step.mode != MINUS_1 or not any(icons):
        return frame.d == NONE
    return 0 <= frame.d < 5 and icons[frame.d] > 0


def payable(s: "Wyrmspan", frame: Frame, step: Step) -> bool:
    """WYR-6.2, WYR-R5: whether the printed cost can still be paid."""
    seat, card, mode = frame.seat, frame.b, step.mode
    coins = 0 if mode == FREE else s.box.coin[card] + (mode == FULL)
    if s.stock[seat * ROW + COINS] < coins:
        return False
    if mode == MINUS_1 and frame.pos < 4:
        return bool(waivers(s, seat, card))
    need = need_of(s, card, mode, frame.d)
    return affordable(s, seat, need) and eggs_due(s, card, mode, frame.d) <= eggs_of(s, seat)


def excavate(s: "Wyrmspan", frame: Frame) -> bool:
    """EXCAVATE: a cave card on its way to a space, or just placed."""
    step = s.box.steps[frame.step]
    pos, card, cave = frame.pos, frame.b, frame.c
    if not 1 <= frame.a <= step.n:
        return False
    if pos == 0:
        begun = frame.a < step.n
        left = card in s.caves and frame.d in (0, 1) if begun else card == 0 and frame.d == NONE
        return not frame.busy and cave == NONE and left
    if not (0 <= card < len(s.box.caves) and frame.flag == 0 and -1 <= frame.d <= 1 and -1 <= cave < 3):
        return False
    if pos in (4, 5, 6):
        row = s.caves[frame.seat * 12 : frame.seat * 12 + 12]
        return frame.busy and card in row and frame.d >= 0 and cave >= 0
    eggs = eggs_of(s, frame.seat) if frame.step == s.box.main_excavate else FREE_EGGS
    caves = diggable(s, frame.seat, eggs)
    if pos == 1:
        return cave == NONE and bool(caves) and frame.busy <= (step.paid >= 0)
    return pos == 2 and frame.busy and cave >= 0 and s.stock[frame.seat * ROW + DUG + cave] < 4


def pay(s: "Wyrmspan", frame: Frame) -> bool:
    """PAY: what is left of the cost can be paid."""
    parts = s.box.steps[frame.step].cost
    if frame.busy or not (unused(frame) and 0 <= frame.pos < len(parts) and 0 <= frame.a < parts[frame.pos].n):
        return False
    due = [part.n - frame.a * (i == frame.pos) for i, part in enumerate(parts)]
    enough = all(available(s, frame.seat, frame.card, parts[i]) >= due[i] for i in range(frame.pos, len(parts)))
    return enough and not (frame.flag and (frame.pos or frame.a))


def seq(s: "Wyrmspan", frame: Frame) -> bool:
    """SEQ, OPPONENTS: what its steps have gained, picked and tucked could be theirs."""
    step = s.box.steps[frame.step]
    if not (0 <= frame.a < 1 << 32 and frame.root in (0, 1) and frame.flag in (0, 1)):
        return False
    if not -1 <= frame.c < 4 or (lacks_pick(s, frame, step) and frame.c == NONE):
        return False
    at = frame.seat * 12
    if frame.d != NONE and not any(frame.d in slots for slots in s.tucked[at : at + 12]):
        return False
    if frame.waits:
        return (frame.a, frame.d, frame.root) == (0, NONE, 0) and frame.c == NONE
    return frame.busy and (frame.op == OP_SEQ or 1 <= frame.pos < s.seats)


def lacks_pick(s: "Wyrmspan", frame: Frame, step: Step) -> bool:
    """WYR-R17: whether what is still to come needs a kind that must have been named before."""
    if frame.op == OP_OPPONENTS:
        return names_picked(s, step.opponents)
    bodies = [entry.body for entry in step.entries]
    picks = any(s.box.steps[body].op == OP_PICK for body in bodies[max(0, frame.pos - 1) :])
    return not picks and names_picked(s, frame.step)


def names_picked(s: "Wyrmspan", line: int) -> bool:
    """Whether a line gains a kind that has been named."""
    bodies = [s.box.steps[entry.body] for entry in s.box.steps[line].entries]
    return any(body.op == OP_GAIN and body.kind == OF_PICKED for body in bodies)


def upto(s: "Wyrmspan", frame: Frame) -> bool:
    """UPTO: done so often, and so often is left."""
    n = s.box.steps[frame.step].n
    return frame.busy and frame.pos == 1 and 1 <= frame.a <= n and frame.b == n - frame.a and frame.c == frame.d == NONE


def convert(s: "Wyrmspan", frame: Frame) -> bool:
    """CONVERT: its cost is being paid, or its benefit taken."""
    return frame.busy and frame.a == 1 and unused(frame) and 0 <= frame.flag <= 2


def bundle(s: "Wyrmspan", frame: Frame) -> bool:
    """BUNDLE: some parts are done; all can be declined before the first."""
    parts = s.box.steps[frame.step].parts
    fits = frame.pos == 0 and frame.a == 1 and 0 <= frame.b < 1 << len(parts) and frame.c == frame.d == NONE
    return fits and not (frame.flag and (frame.b or frame.busy))


def choose(s: "Wyrmspan", frame: Frame) -> bool:
    """CHOOSE: as many options are picked as the number left says."""
    step = s.box.steps[frame.step]
    picked = frame.b.bit_count()
    fits = 0 <= frame.b < 1 << len(step.parts) and frame.a == step.n - picked and frame.c == frame.d == NONE
    begun = picked > 0
    return fits and frame.pos == begun and (begun or not frame.busy) and not (frame.flag and begun) and frame.a >= 0


def gain(s: "Wyrmspan", frame: Frame) -> bool:
    """GAIN: kinds of choice unit by unit, all else before it is taken."""
    kind = s.box.steps[frame.step].kind
    asks = frame.flag == 1 or kind in (ANY, OF_TUCKED)
    if kind == OF_TUCKED and frame.root < 0:
        return False
    return asks and not frame.busy and unused(frame) and left_over(s, frame)


def draw_or_lay(s: "Wyrmspan", frame: Frame) -> bool:
    """DRAW, EGG: card by card, egg by egg."""
    return not frame.busy and unused(frame) and left_over(s, frame)


def guild(s: "Wyrmspan", frame: Frame) -> bool:
    """GUILD: before the first step it can be declined; afterwards a space is paid."""
    return unused(frame) and left_over(s, frame) and (frame.busy or frame.flag == 1)


def brown(s: "Wyrmspan", frame: Frame) -> bool:
    """BROWN: a marker is there to be placed, or has been."""
    placed = s.stock[frame.seat * ROW + MARKERS]
    if frame.a or not unused(frame):
        return False
    if frame.pos == 0:
        return not frame.busy and placed < 4 and s.box.track[s.stock[frame.seat * ROW + TRACK]] is None
    return frame.pos == 1 and frame.busy and placed > 0


def cache(s: "Wyrmspan", frame: Frame) -> bool:
    """CACHE: unit by unit."""
    return unused(frame) and left_over(s, frame)


def tuck(s: "Wyrmspan", frame: Frame) -> bool:
    """TUCK: card by card; first the dragon is named."""
    step = s.box.steps[frame.step]
    if frame.b or frame.d != NONE or not left_over(s, frame):
        return False
    if frame.c == NONE:
        return True
    return not frame.busy and frame.c in places(s, frame.seat, frame.card, step.loc)


def tuck_each(s: "Wyrmspan", frame: Frame) -> bool:
    """TUCK_EACH: the dragons still to come are on the mat or were covered meanwhile."""
    if frame.a != 1:
        return False
    if frame.pos == 0:
        return not frame.busy and frame.flag == 1 and unused(frame)
    dragons: list[int] = []
    for four in (frame.b, frame.c, frame.d):
        if not 0 <= four < 1 << 4 * CARD_BITS:
            return False
        dragons += [(four >> CARD_BITS * i & (1 << CARD_BITS) - 1) - 1 for i in range(4)]
    rest = [dragon for dragon in dragons if dragon != NONE]
    known = all(owns(s, frame.seat, dragon) for dragon in rest) and len(set(rest)) == len(rest)
    return frame.pos == 1 and frame.busy and frame.flag == 0 and known


def used_once(s: "Wyrmspan", frame: Frame) -> bool:
    """ACTIVATE, MAT: something is chosen, then it goes on."""
    return frame.a == 1 and unused(frame) and frame.pos == int(frame.busy) and not (frame.flag and frame.busy)


def asked_once(s: "Wyrmspan", frame: Frame) -> bool:
    """SWAP, PICK: one question."""
    return frame.a == 1 and unused(frame) and frame.pos == 0 and not frame.busy


def declinable(s: "Wyrmspan", frame: Frame) -> bool:
    """REVEAL, EGG_EACH: a question whether at all."""
    return asked_once(s, frame) and frame.flag == 1


def split(s: "Wyrmspan", frame: Frame) -> bool:
    """SPLIT: so many are discarded, so many tucked."""
    _, away, here, anywhere = s.box.steps[frame.step].shares
    if not (0 <= frame.a <= away and 0 <= frame.b <= here + anywhere and frame.pos in (0, 1) and frame.d == NONE):
        return False
    if frame.busy or frame.pos == 0:
        return frame.c == NONE and frame.pos == int(frame.busy) == int(frame.b > 0)
    return frame.c == NONE or frame.c in places(s, frame.seat, frame.card, 1 if here else 0)


REGISTERS: Final[dict[int, Registers]] = {
    OP_EXPLORE: explore,
    OP_ENTICE: entice,
    OP_EXCAVATE: excavate,
    OP_PAY: pay,
    OP_SEQ: seq,
    OP_OPPONENTS: seq,
    OP_UPTO: upto,
    OP_CONVERT: convert,
    OP_BUNDLE: bundle,
    OP_CHOOSE: choose,
    OP_GAIN: gain,
    OP_DRAW: draw_or_lay,
    OP_GUILD: guild,
    OP_BROWN: brown,
    OP_EGG: draw_or_lay,
    OP_EGG_EACH: declinable,
    OP_CACHE: cache,
    OP_TUCK: tuck,
    OP_TUCK_EACH: tuck_each,
    OP_ACTIVATE: used_once,
    OP_MAT: used_once,
    OP_SWAP: asked_once,
    OP_PICK: asked_once,
    OP_REVEAL: declinable,
    OP_SPLIT: split,
}
"""What asks nothing and sets off nothing is never found pending: `take`, `discard`, `points`."""


# --- Cards that pending lines have drawn, named or revealed ---------------------------------------------------------


def check_drawn(s: "Wyrmspan", frames: list[Frame]) -> None:
    """Every line knows where its drawn cards begin; they lie in the hand or under the dragons of who drew them."""
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


def check_limbo(s: "Wyrmspan", frames: list[Frame]) -> None:
    """What lies open between two places was named by a card that is being played, or revealed by a line."""
    limbo = s.limbo
    at = 0
    for frame, child in zip(frames, [*frames[1:], None], strict=True):
        if frame.op == OP_ENTICE and 1 <= frame.pos <= 5:
            require(limbo[at : at + 1] == [frame.b], "the dragon that is played lies open")
            at += 1
        elif frame.op == OP_EXCAVATE and 1 <= frame.pos <= 2:
            require(limbo[at : at + 1] == [CAVE_CARD + frame.b], "the cave card that is played lies open")
            at += 1
        elif frame.op == OP_SEQ and child is not None and has_revealed(s, frame, child):
            require(at < len(limbo) and limbo[at] < CAVE_CARD, "the revealed dragon lies open")
            at += 1
    require(at == len(limbo), "nothing else lies open")


def has_revealed(s: "Wyrmspan", frame: Frame, child: Frame) -> bool:
    """WYR-8.11: whether a line has revealed a card that has not yet gone where it belongs."""
    entries = s.box.steps[frame.step].entries
    steps = [s.box.steps[entry.body] for entry in entries]
    if not any(step.op == OP_REVEAL for step in steps[: max(0, frame.pos - 1)]):
        return False
    if is_destination(s, steps[frame.pos - 1]):
        parts = steps[frame.pos - 1].parts
        if child.op == OP_BUNDLE:
            return any(is_destination(s, s.box.steps[part]) and not child.b >> i & 1 for i, part in enumerate(parts))
        return child.a > 0
    return any(is_destination(s, step) for step in steps[frame.pos :])


def is_destination(s: "Wyrmspan", step: Step) -> bool:
    """Whether a step takes the revealed card away."""
    if step.op == OP_BUNDLE:
        return any(is_destination(s, s.box.steps[part]) for part in step.parts)
    return step.op in (OP_TAKE, OP_DISCARD) or (step.op == OP_TUCK and step.sources == REVEALED)
