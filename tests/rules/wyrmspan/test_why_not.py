"""Reasons with numbers for actions that are not possible now."""

from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.events import Message
from tests.rules.wyrmspan.table import dig, do, hand, mark, put, ready, settle, supply, table


def why(s: Wyrmspan, name: str) -> Message:
    reason = s.why_not(s.actions.parse(name))
    assert reason is not None
    return reason


def test_a_dragon_that_costs_too_much() -> None:
    s = table(2)
    hand(s, 0, dragons=(36, 46, 1))
    supply(s, 0, gold=1, meat=2)
    ready(s)
    assert s.why_not(s.actions.parse("entice 36")) is None, "2 meat make up for the second gold"
    supply(s, 0, gold=1, meat=1)
    missing: dict[str, int | str] = {"kind": "gold", "need": 2, "have": 1, "more": 0, "missing": 1}
    assert why(s, "entice 36") == Message("wyrmspan-why-resources", missing)
    assert why(s, "entice 37") == Message("wyrmspan-why-dragon-not-in-hand", {"dragon": "37"})
    supply(s, 0, coins=1)
    assert why(s, "entice 46") == Message("wyrmspan-why-coins", {"need": 2, "have": 1})
    supply(s, 0, milk=1)
    put(s, nest=0)
    assert why(s, "entice 1") == Message("wyrmspan-why-eggs", {"need": 1, "have": 0})
    settle(s, "golden", 50)
    supply(s, 0, gold=2, coins=5)
    assert why(s, "entice 36") == Message("wyrmspan-why-no-room", {"dragon": "36"})


def test_excavating_and_exploring() -> None:
    s = table(2)
    hand(s, 0, dragons=(101,), caves=(12,))
    put(s, nest=0, explored=1)
    for row in ("crimson", "golden", "amethyst"):
        dig(s, row, 2)
    ready(s)
    assert why(s, "excavate 12") == Message("wyrmspan-why-eggs", {"need": 1, "have": 0})
    assert why(s, "excavate 13") == Message("wyrmspan-why-cave-not-in-hand", {"card": "13"})
    assert why(s, "explore golden") == Message("wyrmspan-why-eggs", {"need": 1, "have": 0})
    put(s, explored=3)
    assert why(s, "explore golden") == Message("wyrmspan-why-explored", {"cave": "golden"})
    for row in ("crimson", "golden", "amethyst"):
        dig(s, row, 4)
    assert why(s, "excavate 12") == Message("wyrmspan-why-all-excavated")


def test_exchanges() -> None:
    s = table(2)
    hand(s, 0, caves=(58,))
    supply(s, 0, meat=1, gold=2)
    ready(s)
    assert why(s, "exchange meat-meat-milk") == Message("wyrmspan-why-lacking", {"kind": "meat", "need": 2, "have": 1})
    supply(s, 0, meat=2, gold=2)
    do(s, "excavate 58", "into golden", "pay meat")
    assert why(s, "exchange gold-gold-milk") == Message("wyrmspan-why-exchange-later")


def test_other_questions() -> None:
    s = table(2, guild="highlands")
    settle(s, "golden", 93)
    mark(s, 0, seat=1)
    put(s, track=5)
    ready(s)
    assert why(s, "use") == Message("wyrmspan-why-not-asked", {"phase": "turn"})
    do(s, "explore golden", "decline", "use")
    assert why(s, "marker bonus-1") == Message("wyrmspan-why-field-full", {"field": "bonus-1"})
