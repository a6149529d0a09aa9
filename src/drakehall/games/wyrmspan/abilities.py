"""Abilities: sequences of steps, opponents' shares, repetitions, choices, and lines used through other cards."""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.benefits import declines, nests, sources
from drakehall.games.wyrmspan.compiled_effects import ANY, COIN, CompiledEffect
from drakehall.games.wyrmspan.counting import all_hold, worth
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    BONUS,
    DECLINED,
    DONE,
    FORCED,
    MAT_SPACES,
    NONE,
    NOTHING,
    OP_CONVERT,
    OP_DRAW,
    OP_EGG,
    OP_GAIN,
    OP_OPPONENTS,
    ROW,
    SKIPPED,
    UNTOUCHED,
    WIDTH,
    Frame,
    offer,
    pop,
    push,
    push_seq,
)
from drakehall.games.wyrmspan.payment import payable
from drakehall.games.wyrmspan.places import homes
from drakehall.games.wyrmspan.vocabulary import ACTIVATE, OPTION, PART, STRIP, USE

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def seq(s: "Wyrmspan", frame: Frame) -> None:
    """SEQ: step after step; then, whatever became of them, the opponents' share (WYR-8.4, WYR-8.5)."""
    effect = s.compiled.effects[frame.effect]
    items = effect.items
    at = frame.progress
    did = frame.did if at else NOTHING  # before the first step it is only what lay above by chance
    if did == DONE:
        frame.flag = 0
        frame.root = 1
    elif did == DECLINED:
        did = NOTHING
        if frame.flag:
            at = len(items)
    seat, card = frame.seat, frame.card
    while at < len(items):
        item = items[at]
        at += 1
        if item.guarded:
            if (item.did and did != DONE) or (item.otherwise and did != SKIPPED):
                did = NOTHING
                continue
            if not all_hold(s, item.tests, seat, card):
                did = SKIPPED
                continue
        frame.progress = at
        frame.did = NOTHING
        push(s, item.body, seat, card, frame.flag | item.may, (len(s.frames) - 1) * WIDTH)
        return
    if len(s.drawn) > frame.drawn:
        s.drawn = s.drawn[: frame.drawn]
    if effect.opponents >= 0 and s.seats > 1:
        frame.op = OP_OPPONENTS
        frame.progress = 0
    else:
        finish(s, frame)


def finish(s: "Wyrmspan", frame: Frame) -> None:
    """End a sequence: it was done, or nothing of it."""
    pop(s, DONE if frame.root else DECLINED if frame.flag else NOTHING)


def opponents(s: "Wyrmspan", frame: Frame) -> None:
    """OPPONENTS: every opponent clockwise from the owner may take the share (WYR-8.5)."""
    frame.progress += 1
    if frame.progress >= s.seats:
        finish(s, frame)
        return
    seat = (frame.seat + frame.progress) % s.seats
    push_seq(s, s.compiled.effects[frame.effect].opponents, seat, frame.card, frame.picked)


def upto(s: "Wyrmspan", frame: Frame) -> None:
    """UPTO: as often as wanted and possible, at most n times, each time separately (WYR-8.8)."""
    if frame.progress:
        if frame.did == DONE:
            frame.times += 1
            frame.left -= 1
        else:
            frame.left = 0
    if not frame.left:
        pop(s, DONE if frame.times else NOTHING)
        return
    frame.progress = BEGUN
    frame.did = NOTHING
    push(s, s.compiled.effects[frame.effect].body, frame.seat, frame.card, 1, frame.root)


# --- Bundles and choices --------------------------------------------------------------------------------------------


def is_simple(effect: CompiledEffect) -> bool:
    """Whether a part is a gain of coins or named resources, which never has to wait."""
    return effect.op == OP_GAIN and (effect.kind < ANY or effect.kind == COIN)


def can_do(s: "Wyrmspan", effect: CompiledEffect, seat: int, card: int) -> bool:
    """Whether a part can do anything, judging by public facts; only for parts that are often empty."""
    if effect.op == OP_EGG:
        return bool(nests(s, seat, card, effect.loc))
    if effect.op == OP_DRAW:
        return bool(sources(s, effect))
    return True


def bundle(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """BUNDLE: all parts in an order of choice (WYR-R13); simple gains come first automatically."""
    effects = s.compiled.effects
    effect = effects[frame.effect]
    parts, labels = effect.parts, effect.labels
    seat, card, taken = frame.seat, frame.card, frame.taken
    open_parts = [
        i
        for i, part in enumerate(parts)
        if not taken >> i & 1 and not is_simple(effects[part]) and can_do(s, effects[part], seat, card)
    ]
    if frame.flag:
        if not open_parts and frame.progress == UNTOUCHED and not any(is_simple(effects[part]) for part in parts):
            pop(s, NOTHING)
            return None
        choice = sorted([PART + labels[i] for i in open_parts]) if len(open_parts) > 1 else [USE]
        return offer(s, frame, choice)
    for i, part in enumerate(parts):
        if not taken >> i & 1 and is_simple(effects[part]):
            frame.taken = taken | 1 << i
            push(s, part, seat, card, 0, frame.root)
            return None
    if not open_parts:
        pop(s, DONE)
        return None
    if frame.chosen >= 0 or len(open_parts) == 1:
        chosen = frame.chosen if frame.chosen in open_parts else open_parts[0]
        frame.chosen = NONE
        frame.taken = taken | 1 << chosen
        push(s, parts[chosen], seat, card, 0, frame.root)
        return None
    return offer(s, frame, sorted([PART + labels[i] for i in open_parts]))


def answer_bundle(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """BUNDLE: the next part was chosen."""
    if not declines(s, frame, action) and action != USE:
        effect = s.compiled.effects[frame.effect]
        others = [i for i, part in enumerate(effect.parts) if not is_simple(s.compiled.effects[part])]
        frame.chosen = next(i for i in others if effect.labels[i] == action - PART)


def choose(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """CHOOSE: n different options, each carried out before the next is picked."""
    effects = s.compiled.effects
    effect = effects[frame.effect]
    seat, card, taken = frame.seat, frame.card, frame.taken
    options = sorted(
        [
            OPTION + effect.labels[i]
            for i, part in enumerate(effect.parts)
            if not taken >> i & 1 and (effects[part].op != OP_CONVERT or payable(s, seat, card, effects[part].paid))
        ]
    )
    if not frame.left or not options:
        pop(s, DONE if frame.progress else NOTHING)
        return None
    return offer(s, frame, options)


def answer_choose(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """CHOOSE: an option was picked."""
    if declines(s, frame, action):
        return
    i = s.compiled.effects[frame.effect].labels.index(action - OPTION)
    frame.left -= 1
    frame.taken |= 1 << i
    frame.progress = BEGUN
    part = s.compiled.effects[frame.effect].parts[i]
    flag = FORCED if s.compiled.effects[part].op == OP_CONVERT else 0
    push(s, part, frame.seat, frame.card, flag, frame.root)


# --- Lines used through other cards ---------------------------------------------------------------------------------


def activate(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """ACTIVATE: one line of one of the player's visible dragons (WYR-R14, WYR-R18), but not of the card itself."""
    seat, card = frame.seat, frame.card
    if frame.progress:
        pop(s, DONE)
        return None
    timings = s.compiled.effects[frame.effect].timings
    options = [
        ACTIVATE + place
        for place in homes(s, seat)
        if line_of(s, s.dragons[seat * MAT_SPACES + place], timings, card) >= 0
    ]
    if not options:
        pop(s, NOTHING)
        return None
    if frame.flag or len(options) > 1:
        return offer(s, frame, options)
    answer_activate(s, frame, options[0])
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


def answer_activate(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """ACTIVATE: a dragon was chosen."""
    if declines(s, frame, action):
        return
    seat = frame.seat
    dragon = s.dragons[seat * MAT_SPACES + action - ACTIVATE]
    line = line_of(s, dragon, s.compiled.effects[frame.effect].timings, frame.card)
    frame.progress = BEGUN
    if s.events is not None:
        s.tell("wyrmspan-event-activated", seat=seat, dragon=s.compiled.dragon_labels[dragon])
    push_seq(s, line, seat, dragon)


def mat(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """MAT: any one of the fifteen entries printed on the mat (WYR-R19)."""
    if frame.progress:
        pop(s, DONE)
        return None
    return offer(s, frame, list(range(STRIP, STRIP + 15)))


def answer_mat(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """MAT: an entry was chosen."""
    if declines(s, frame, action):
        return
    entry = action - STRIP
    frame.progress = BEGUN
    push_seq(s, s.compiled.strips[entry // 5][entry % 5], frame.seat, NONE)


def points(s: "Wyrmspan", frame: Frame) -> None:
    """POINTS: points of an `endgame` line that was paid for (WYR-11.10)."""
    term = s.compiled.effects[frame.effect].points
    assert term is not None
    seat = frame.seat
    number = worth(s, term, seat, frame.card)
    s.stock[seat * ROW + BONUS] += number
    if s.events is not None:
        s.tell("wyrmspan-event-points", seat=seat, dragon=s.compiled.dragon_labels[frame.card], points=number)
    pop(s, DONE)
