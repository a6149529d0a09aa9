"""What made something happen is told with it, unless the decision itself says so."""

from drakehall.kernel.events import Event
from tests.rules.simurgh.table import dragon, lie, play, stock, table, vassals


def told(events: list[Event]) -> list[str]:
    """List the events by the last part of their ids, each after its cause."""
    return [
        f"{event.cause} > {event.id.removeprefix('simurgh-event-')}" if event.cause else event.id[14:]
        for event in events
        if event.id != "simurgh-event-turn"
    ]


def test_a_space_of_the_city() -> None:
    state = table()
    assert told(play(state, "place rider C2")) == ["placed", "simurgh-source-space space=C2 > gained-wisdom"]
    assert told(play(state, "place spearman C5")) == ["placed"], "what it gives is still to be chosen"
    assert told(play(state, "take pp")) == ["simurgh-source-space space=C5 > gained-pp"]


def test_an_ability_and_what_it_costs() -> None:
    state = table()
    dragon(state, 0, 70)
    events = play(state, "use 70-2", "food 1 0")
    assert told(events) == ["used", "simurgh-source-ability dragon=70 > gained-veg"]


def test_a_place_in_the_wilds_and_its_bonus() -> None:
    state = table()
    stock(state, veg=5, meat=5, wood=5, stone=5, wisdom=5, weapon=5)
    lie(state, "W3", 20)
    placed, *followed = told(play(state, "place spearman W3-3"))
    assert placed == "placed"
    assert followed
    assert all(each.startswith("simurgh-source-tile wild=W3 number=3 > ") for each in followed)
    state = table()
    stock(state, veg=5, meat=5, wood=5, stone=5, wisdom=5, weapon=5)
    assert told(play(state, "lay 36 W1", "food 1 0")) == ["laid", "simurgh-source-bonus wild=W1 > gained-veg"]


def test_a_level_of_an_exploration_tile() -> None:
    state = table()
    stock(state, veg=3, meat=3, wood=3, stone=3, wisdom=3, weapon=3)
    lie(state, "W2", 40)
    vassals(state, 0, "home - - / W2-1 home")
    cause = "simurgh-source-explored wild=W2 level=2 > "
    moved = told(play(state, "move W2"))
    assert moved == [f"{cause}paid-wisdom", f"{cause}paid-weapon", "moved", f"{cause}gained-pp"]
