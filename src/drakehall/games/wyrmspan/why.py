"""Why not? The reason that an action is not legal now, with numbers."""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.actions import open_caves
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.frames import COINS, DUG, EXPLORED, MEAT, OP_BROWN, OP_TURN, ROW
from drakehall.games.wyrmspan.guild import open_fields
from drakehall.games.wyrmspan.places import eggs_of
from drakehall.games.wyrmspan.question import phase
from drakehall.games.wyrmspan.rounds import ACTING
from drakehall.games.wyrmspan.vocabulary import EXPLORE, FIELDS, MARKER, PASS, TRADES
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def reason(s: "Wyrmspan", action: int) -> Message:
    """Return what forbids an action of the deciding seat."""
    frame = s.frames[-1]
    compiled = s.compiled
    seat = frame.seat
    if action < PASS:
        return exchange(s, seat, action)
    if frame.op == OP_TURN and frame.progress == ACTING:
        if EXPLORE <= action < EXPLORE + 3:
            return explore(s, seat, action - EXPLORE)
        if compiled.entice <= action < compiled.tuck:
            return entice(s, seat, action - compiled.entice)
        if compiled.excavate <= action < compiled.pay_cave:
            return excavate(s, seat, action - compiled.excavate)
    if frame.op == OP_BROWN and MARKER <= action < MARKER + len(FIELDS) and action - MARKER not in open_fields(s):
        return Message("wyrmspan-why-field-full", {"field": FIELDS[action - MARKER]})
    return Message("wyrmspan-why-not-asked", {"phase": phase(s)})


def exchange(s: "Wyrmspan", seat: int, action: int) -> Message:
    """WYR-4.4: two resources that the player has, at a time when nothing is being paid."""
    first, second, _ = TRADES[action]
    stock = s.stock[seat * ROW + MEAT : seat * ROW + MEAT + 4]
    for kind, need in ((first, 2 if first == second else 1), (second, 1)):
        if stock[kind] < need:
            return Message("wyrmspan-why-lacking", {"kind": RESOURCES[kind], "need": need, "have": stock[kind]})
    return Message("wyrmspan-why-exchange-later")


def explore(s: "Wyrmspan", seat: int, cave: int) -> Message:
    """WYR-7.1: coin, eggs, three times."""
    times = s.stock[seat * ROW + EXPLORED + cave]
    if times == 3:
        return Message("wyrmspan-why-explored", {"cave": CAVES[cave]})
    if not s.stock[seat * ROW + COINS]:
        return Message("wyrmspan-why-coins", {"need": 1, "have": 0})
    return Message("wyrmspan-why-eggs", {"need": times, "have": eggs_of(s, seat)})


def entice(s: "Wyrmspan", seat: int, card: int) -> Message:
    """WYR-6.1, WYR-6.2, WYR-6.3: in hand, coins, a space, eggs, resources."""
    compiled = s.compiled
    at = seat * ROW
    if card not in s.dragon_hands[seat]:
        return Message("wyrmspan-why-dragon-not-in-hand", {"dragon": compiled.dragon_labels[card]})
    if s.stock[at + COINS] <= compiled.coin[card]:
        return Message("wyrmspan-why-coins", {"need": 1 + compiled.coin[card], "have": s.stock[at + COINS]})
    if not compiled.homes[card] & open_caves(s, seat):
        return Message("wyrmspan-why-no-room", {"dragon": compiled.dragon_labels[card]})
    if compiled.egg[card] > eggs_of(s, seat):
        return Message("wyrmspan-why-eggs", {"need": compiled.egg[card], "have": eggs_of(s, seat)})
    stock, need = s.stock[at + MEAT : at + MEAT + 4], compiled.cost(card)
    spare = sum(max(0, have - due) for have, due in zip(stock, need, strict=True))
    kind = next(kind for kind in range(4) if stock[kind] < need[kind])
    facts: dict[str, int | str] = {
        "kind": RESOURCES[kind],
        "need": need[kind],
        "have": stock[kind],
        "more": spare // 2,
        "missing": sum(max(0, due - have) for have, due in zip(stock, need, strict=True)),
    }
    return Message("wyrmspan-why-resources", facts)


def excavate(s: "Wyrmspan", seat: int, card: int) -> Message:
    """WYR-5.1, WYR-5.2: in hand, coin, a space, eggs."""
    at = seat * ROW
    if card not in s.cave_hands[seat]:
        return Message("wyrmspan-why-cave-not-in-hand", {"card": s.compiled.cave_labels[card]})
    if not s.stock[at + COINS]:
        return Message("wyrmspan-why-coins", {"need": 1, "have": 0})
    dug = [number for number in s.stock[at + DUG : at + DUG + 3] if number < 4]
    if not dug:
        return Message("wyrmspan-why-all-excavated")
    return Message("wyrmspan-why-eggs", {"need": min(dug) - 1, "have": eggs_of(s, seat)})
