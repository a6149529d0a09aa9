"""The handles of a turn: what excavating, enticing, exploring and passing cost now, and why one is out of reach."""

from typing import TYPE_CHECKING, Final

import msgspec

from drakehall.games.wyrmspan import why
from drakehall.games.wyrmspan.effects import CAVES
from drakehall.games.wyrmspan.frames import COLUMNS, DUG, EXPLORED, OP_TURN, ROW
from drakehall.games.wyrmspan.rounds import ACTING
from drakehall.games.wyrmspan.vocabulary import EXPLORE
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

ACTION_COIN: Final = 1
"""WYR-4.3: what every action but passing costs."""


class HandleView(msgspec.Struct, frozen=True):
    """One way to use a turn; `card` is the card (`d12`, `c34`) that the reason speaks of."""

    verb: str
    cave: str | None
    coins: int
    eggs: int
    reason: Message | None
    card: str | None = None


def handles(s: "Wyrmspan", seat: int | None) -> list[HandleView]:
    """List the handles of the seat whose turn it is to act; other seats and other questions have none."""
    frame = s.frames[-1]
    if seat is None or seat != s.seat or frame.op != OP_TURN or frame.progress != ACTING:
        return []
    walks = [explore(s, seat, cave) for cave in range(3)]
    return [excavate(s, seat), entice(s, seat), *walks, HandleView("pass", None, 0, 0, None)]


def excavate(s: "Wyrmspan", seat: int) -> HandleView:
    """WYR-5.2: the cheapest space decides what it costs at least; all cards are alike."""
    dug = [number for number in s.stock[seat * ROW + DUG : seat * ROW + DUG + 3] if number < COLUMNS]
    eggs = min(dug) - 1 if dug else 0  # slow: once a view
    compiled = s.compiled
    if any(compiled.excavate <= action < compiled.pay_cave for action in s.choices):
        return HandleView("excavate", None, ACTION_COIN, eggs, None)
    hand = s.cave_hands[seat]
    reason = why.excavate(s, seat, hand[0]) if hand else Message("wyrmspan-why-no-cave-card")
    return HandleView("excavate", None, ACTION_COIN, eggs, reason)


def entice(s: "Wyrmspan", seat: int) -> HandleView:
    """WYR-6.2: what the dragon itself costs is printed on it; the reason speaks of the one that lacks least."""
    compiled = s.compiled
    if any(compiled.entice <= action < compiled.tuck for action in s.choices):
        return HandleView("entice", None, ACTION_COIN, 0, None)
    hand = s.dragon_hands[seat]
    if not hand:
        return HandleView("entice", None, ACTION_COIN, 0, Message("wyrmspan-why-no-dragon-card"))
    reasons = [(why.entice(s, seat, card), card) for card in hand]
    reason, card = min(reasons, key=lambda each: lacking(each[0]))  # slow: once a view
    return HandleView("entice", None, ACTION_COIN, 0, reason, f"d{compiled.dragon_labels[card]}")


def lacking(reason: Message) -> int:
    """Return how many resources are missing; reasons that no resource would help against come last."""
    missing = reason.args.get("missing")
    return missing if isinstance(missing, int) else 99


def explore(s: "Wyrmspan", seat: int, cave: int) -> HandleView:
    """WYR-7.1: the second and the third walk of a round cost eggs as well."""
    eggs = s.stock[seat * ROW + EXPLORED + cave]
    reason = None if EXPLORE + cave in s.choices else why.explore(s, seat, cave)
    return HandleView("explore", CAVES[cave], ACTION_COIN, min(eggs, 2), reason)
