"""The handles of a turn and the standing in the objectives, as views tell them."""

from drakehall.games.wyrmspan.handles import HandleView
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.view import WyrmspanView
from drakehall.kernel.events import Message
from tests.rules.wyrmspan.table import dig, do, hand, next_round, objective, put, ready, settle, supply, table


def seen(s: Wyrmspan, seat: int | None = 0) -> WyrmspanView:
    view = s.view(seat)
    assert isinstance(view, WyrmspanView)
    return view


def handle(s: Wyrmspan, verb: str, cave: str | None = None) -> HandleView:
    return next(each for each in seen(s).handles if (each.verb, each.cave) == (verb, cave))


def test_only_who_is_to_act_has_handles() -> None:
    s = table(2)
    hand(s, 0, caves=(12,))
    ready(s)
    assert [each.verb for each in seen(s).handles] == ["excavate", "entice", *["explore"] * 3, "pass"]
    assert seen(s, 1).handles == seen(s, None).handles == []
    do(s, "excavate 12")
    assert seen(s).handles == [], "another question is being asked"


def test_handles_tell_costs() -> None:
    s = table(2)
    hand(s, 0, caves=(12,))
    for row in ("crimson", "golden", "amethyst"):
        dig(s, row, 3)
    put(s, nest=2, explored=1)
    ready(s)
    assert handle(s, "excavate") == HandleView("excavate", None, 1, 2, None)
    assert [handle(s, "explore", cave).eggs for cave in ("crimson", "golden", "amethyst")] == [1, 1, 1]
    assert handle(s, "pass") == HandleView("pass", None, 0, 0, None)


def test_handles_tell_why_not() -> None:
    s = table(2)
    ready(s)
    assert handle(s, "excavate").reason == Message("wyrmspan-why-no-cave-card")
    assert handle(s, "entice").reason == Message("wyrmspan-why-no-dragon-card")
    hand(s, 0, dragons=(101, 36), caves=(12,))
    put(s, explored=3)
    supply(s, 0, gold=1)
    ready(s)
    assert handle(s, "explore", "golden").reason == Message("wyrmspan-why-explored", {"cave": "golden"})
    found = handle(s, "entice")
    assert found.card == "d36", "the dragon that lacks least is named"
    assert found.reason is not None
    assert found.reason.args["missing"] == 1


def test_everybody_sees_how_everybody_stands_in_all_objectives() -> None:
    s = table(3)
    objective(s, "hatchling")
    settle(s, "golden", 1, 2, seat=1)
    settle(s, "golden", 3, seat=2)
    ready(s)
    for seat in (0, 1, 2, None):
        view = seen(s, seat)
        assert [each.points for each in view.standings] == [[4, 1, 0, 0], [5, 2, 1, 0], [6, 3, 2, 0], [7, 4, 3, 0]]
        assert [each.objective for each in view.standings] == view.objectives
        assert view.standings[0].counts == [0, 2, 1]
        assert view.standings[0].places == [3, 0, 1]


def test_what_is_judged_keeps_the_places_won() -> None:
    s = table(2)
    objective(s, "hatchling")
    settle(s, "golden", 1, seat=1)
    ready(s)
    next_round(s)
    settle(s, "crimson", 2, 3)
    judged = seen(s).standings[0]
    assert (judged.counts, judged.places) == ([], [3, 0])


def test_automa_stands_last_with_coins_on_the_current_objective_only() -> None:
    s = table(1, automa="automa-1")
    ready(s)
    for i, each in enumerate(seen(s).standings):
        assert len(each.counts) == len(each.places) == 2, i
