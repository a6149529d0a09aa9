"""Abilities: sequences of steps, opponents' shares, repetitions, choices, and lines used through other cards."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.benefits import declines, nests, sources
from drakehall.games.wyrmspan.compiled_effects import ANY, COIN, CompiledEffect
from drakehall.games.wyrmspan.counting import count, holds
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    BONUS,
    CARD,
    DECLINED,
    DID,
    DONE,
    EFFECT,
    FLAG,
    FORCED,
    LEFT,
    MAT_SPACES,
    NONE,
    NOTHING,
    OP,
    OP_CONVERT,
    OP_DRAW,
    OP_EGG,
    OP_GAIN,
    OP_OPPONENTS,
    POS,
    ROOT,
    ROW,
    SEAT,
    SKIPPED,
    UNTOUCHED,
    WIDTH,
    B,
    C,
    pop,
    push,
    push_seq,
    trades,
)
from drakehall.games.wyrmspan.payment import payable
from drakehall.games.wyrmspan.places import homes
from drakehall.games.wyrmspan.vocabulary import ACTIVATE, DECLINE, OPTION, PART, STRIP, USE

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

# Registers of a sequence, of repetitions, and of bundles and choices.
FIRST_DRAWN: Final = B
KIND_PICKED: Final = C
TIMES: Final = B
"""Number of times it has been done."""
TAKEN: Final = B
"""The parts or options that were taken, as bits."""
CHOSEN: Final = C
"""The part that comes next."""


def seq(s: "Wyrmspan") -> None:
    """SEQ: step after step; then, whatever became of them, the opponents' share (WYR-8.4, WYR-8.5)."""
    stack = s.stack
    effect = s.compiled.effects[stack[EFFECT]]
    items = effect.items
    pos = stack[POS]
    did = stack[DID] if pos else NOTHING  # before the first step it is only what lay above by chance
    if did == DONE:
        stack[FLAG] = 0
        stack[ROOT] = 1
    elif did == DECLINED:
        did = NOTHING
        if stack[FLAG]:
            pos = len(items)
    seat, card = stack[SEAT], stack[CARD]
    while pos < len(items):
        item = items[pos]
        pos += 1
        if item.guarded:
            if (item.did and did != DONE) or (item.otherwise and did != SKIPPED):
                did = NOTHING
                continue
            if not all(holds(s, test, seat, card) for test in item.tests):
                did = SKIPPED
                continue
        stack[POS] = pos
        stack[DID] = NOTHING
        push(s, item.body, seat, card, stack[FLAG] | item.may, len(stack) - WIDTH)
        return
    if len(s.drawn) > stack[FIRST_DRAWN]:
        s.drawn = s.drawn[: stack[FIRST_DRAWN]]
    if effect.opponents >= 0 and s.seats > 1:
        stack[OP] = OP_OPPONENTS
        stack[POS] = 0
    else:
        finish(s)


def finish(s: "Wyrmspan") -> None:
    """End a sequence: it was done, or nothing of it."""
    stack = s.stack
    pop(s, DONE if stack[ROOT] else DECLINED if stack[FLAG] else NOTHING)


def opponents(s: "Wyrmspan") -> None:
    """OPPONENTS: every opponent clockwise from the owner may take the share (WYR-8.5)."""
    stack = s.stack
    stack[POS] += 1
    if stack[POS] >= s.seats:
        finish(s)
        return
    seat = (stack[SEAT] + stack[POS]) % s.seats
    push_seq(s, s.compiled.effects[stack[EFFECT]].opponents, seat, stack[CARD], stack[KIND_PICKED])


def upto(s: "Wyrmspan") -> None:
    """UPTO: as often as wanted and possible, at most n times, each time separately (WYR-8.8)."""
    stack = s.stack
    if stack[POS]:
        if stack[DID] == DONE:
            stack[TIMES] += 1
            stack[LEFT] -= 1
        else:
            stack[LEFT] = 0
    if not stack[LEFT]:
        pop(s, DONE if stack[TIMES] else NOTHING)
        return
    stack[POS] = BEGUN
    stack[DID] = NOTHING
    push(s, s.compiled.effects[stack[EFFECT]].body, stack[SEAT], stack[CARD], 1, stack[ROOT])


# --- Bundles and choices --------------------------------------------------------------------------------------------


def is_plain(effect: CompiledEffect) -> bool:
    """Whether a part is a gain of coins or named resources, which never has to wait."""
    return effect.op == OP_GAIN and (effect.kind < ANY or effect.kind == COIN)


def can_do(s: "Wyrmspan", effect: CompiledEffect, seat: int, card: int) -> bool:
    """Whether a part can do anything, judging by public facts; only for parts that are often empty."""
    if effect.op == OP_EGG:
        return bool(nests(s, seat, card, effect.loc))
    if effect.op == OP_DRAW:
        return bool(sources(s, effect))
    return True


def bundle(s: "Wyrmspan") -> list[int] | None:
    """BUNDLE: all parts in an order of choice (WYR-R13); plain gains come first automatically."""
    stack = s.stack
    compiled = s.compiled
    parts, labels = compiled.effects[stack[EFFECT]].parts, compiled.effects[stack[EFFECT]].labels
    seat, card = stack[SEAT], stack[CARD]
    open_parts = [
        i
        for i, part in enumerate(parts)
        if not stack[TAKEN] >> i & 1
        and not is_plain(compiled.effects[part])
        and can_do(s, compiled.effects[part], seat, card)
    ]
    if stack[FLAG]:
        if not open_parts and stack[POS] == UNTOUCHED and not any(is_plain(compiled.effects[part]) for part in parts):
            pop(s, NOTHING)
            return None
        choice = sorted(PART + labels[i] for i in open_parts) if len(open_parts) > 1 else [USE]
        return [*trades(s, seat), DECLINE, *choice]
    for i, part in enumerate(parts):
        if not stack[TAKEN] >> i & 1 and is_plain(compiled.effects[part]):
            stack[TAKEN] |= 1 << i
            push(s, part, seat, card, 0, stack[ROOT])
            return None
    if not open_parts:
        pop(s, DONE)
        return None
    if stack[CHOSEN] >= 0 or len(open_parts) == 1:
        chosen = stack[CHOSEN] if stack[CHOSEN] in open_parts else open_parts[0]
        stack[CHOSEN] = NONE
        stack[TAKEN] |= 1 << chosen
        push(s, parts[chosen], seat, card, 0, stack[ROOT])
        return None
    return trades(s, seat) + sorted(PART + labels[i] for i in open_parts)


def answer_bundle(s: "Wyrmspan", action: int) -> None:
    """BUNDLE: the next part was chosen."""
    if not declines(s, action) and action != USE:
        effect = s.compiled.effects[s.stack[EFFECT]]
        plain = [i for i, part in enumerate(effect.parts) if not is_plain(s.compiled.effects[part])]
        s.stack[CHOSEN] = next(i for i in plain if effect.labels[i] == action - PART)


def choose(s: "Wyrmspan") -> list[int] | None:
    """CHOOSE: n different options, each carried out before the next is picked."""
    stack = s.stack
    compiled = s.compiled
    effect = compiled.effects[stack[EFFECT]]
    seat, card = stack[SEAT], stack[CARD]
    options = sorted(
        OPTION + effect.labels[i]
        for i, part in enumerate(effect.parts)
        if not stack[TAKEN] >> i & 1
        and (compiled.effects[part].op != OP_CONVERT or payable(s, seat, card, compiled.effects[part].paid))
    )
    if not stack[LEFT] or not options:
        pop(s, DONE if stack[POS] else NOTHING)
        return None
    if stack[FLAG]:
        return [*trades(s, seat), DECLINE, *options]
    return trades(s, seat) + options


def answer_choose(s: "Wyrmspan", action: int) -> None:
    """CHOOSE: an option was picked."""
    if declines(s, action):
        return
    stack = s.stack
    i = s.compiled.effects[stack[EFFECT]].labels.index(action - OPTION)
    stack[LEFT] -= 1
    stack[TAKEN] |= 1 << i
    stack[POS] = BEGUN
    part = s.compiled.effects[stack[EFFECT]].parts[i]
    flag = FORCED if s.compiled.effects[part].op == OP_CONVERT else 0
    push(s, part, stack[SEAT], stack[CARD], flag, stack[ROOT])


# --- Lines used through other cards ---------------------------------------------------------------------------------


def activate(s: "Wyrmspan") -> list[int] | None:
    """ACTIVATE: one line of one of the player's visible dragons (WYR-R14, WYR-R18), but not of the card itself."""
    stack = s.stack
    seat, card = stack[SEAT], stack[CARD]
    if stack[POS]:
        pop(s, DONE)
        return None
    timings = s.compiled.effects[stack[EFFECT]].timings
    options = [
        ACTIVATE + place
        for place in homes(s, seat)
        if line_of(s, s.dragons[seat * MAT_SPACES + place], timings, card) >= 0
    ]
    if not options:
        pop(s, NOTHING)
        return None
    if stack[FLAG]:
        return [*trades(s, seat), DECLINE, *options]
    if len(options) > 1:
        return trades(s, seat) + options
    answer_activate(s, options[0])
    return None


def line_of(s: "Wyrmspan", dragon: int, timings: tuple[int, ...], card: int) -> int:
    """Find the line of a dragon that has one of the timings and may be used now; NONE otherwise."""
    if dragon == card:
        return NONE
    for timing in timings:
        line = s.compiled.by_timing[timing][dragon]
        if line >= 0 and (timing != 1 or dragon not in s.fresh):
            return line
    return NONE


def answer_activate(s: "Wyrmspan", action: int) -> None:
    """ACTIVATE: a dragon was chosen."""
    if declines(s, action):
        return
    stack = s.stack
    seat = stack[SEAT]
    dragon = s.dragons[seat * MAT_SPACES + action - ACTIVATE]
    line = line_of(s, dragon, s.compiled.effects[stack[EFFECT]].timings, stack[CARD])
    stack[POS] = BEGUN
    if s.events is not None:
        s.tell("wyrmspan-event-activated", seat=seat, dragon=s.compiled.dragon_labels[dragon])
    push_seq(s, line, seat, dragon)


def mat(s: "Wyrmspan") -> list[int] | None:
    """MAT: any one of the fifteen entries printed on the mat (WYR-R19)."""
    stack = s.stack
    if stack[POS]:
        pop(s, DONE)
        return None
    options = list(range(STRIP, STRIP + 15))
    return trades(s, stack[SEAT]) + ([DECLINE, *options] if stack[FLAG] else options)


def answer_mat(s: "Wyrmspan", action: int) -> None:
    """MAT: an entry was chosen."""
    if declines(s, action):
        return
    stack = s.stack
    cave, entry = divmod(action - STRIP, 5)
    stack[POS] = BEGUN
    push_seq(s, s.compiled.strips[cave][entry], stack[SEAT], NONE)


def points(s: "Wyrmspan") -> None:
    """POINTS: points of an `endgame` line that was paid for (WYR-11.10)."""
    stack = s.stack
    term = s.compiled.effects[stack[EFFECT]].points
    assert term is not None
    seat = stack[SEAT]
    number = term.n if term.each is None else term.n * count(s, term.each, seat, stack[CARD])
    number = number if term.most is None else min(number, term.most)
    s.stock[seat * ROW + BONUS] += number
    if s.events is not None:
        s.tell("wyrmspan-event-points", seat=seat, dragon=s.compiled.dragon_labels[stack[CARD]], points=number)
    pop(s, DONE)
