"""What an action touches, so that a page can mark it."""

import pytest

from tests.rules.simurgh.table import dragon, lie, table, vassals


@pytest.mark.parametrize(
    ("notation", "touched"),
    [
        ("use 52-1", ("ability-52-1",)),
        ("place rider W1-2", ("vassal-rider", "space-W1-2")),
        ("lay 07 W2", ("tile-07", "wild-W2")),
        ("scout top", ("source-top",)),
        ("set 75 S2", ("objective-75", "statue-S2")),
        ("mark 60", ("dragon-60",)),
        ("give_back veg", ("resource-veg",)),
        ("draft_power 29", ("tile-29",)),
        ("end_turn", ()),
    ],
)
def test_an_action_touches_what_its_arguments_name(notation: str, touched: tuple[str, ...]) -> None:
    state = table()
    assert state.targets(state.actions.parse(notation)) == touched


@pytest.mark.parametrize(
    ("notation", "touched"),
    [
        ("discard 48 top", ("tile-48",)),
        ("put_back 49 top", ("dragon-49",)),
        ("put_back 72 bottom", ("dragon-72",)),
        ("put_back 73 top", ("objective-73",)),
        ("put_back 84 bottom", ("objective-84",)),
    ],
)
def test_a_drawn_tile_is_named_by_what_it_is(notation: str, touched: tuple[str, ...]) -> None:
    state = table()
    assert state.targets(state.actions.parse(notation)) == touched


@pytest.mark.parametrize(
    ("notation", "touched"),
    [
        ("spend spearman C3", ("vassal-spearman", "space-C3")),
        ("spend spearman home", ("vassal-spearman",)),
        ("spend rider returned", ("vassal-rider",)),
        ("take wood", ()),
        ("pay stone", ()),
        ("food 2 1", ()),
        ("material 0 3", ()),
    ],
)
def test_what_is_not_on_the_board_is_not_touched(notation: str, touched: tuple[str, ...]) -> None:
    state = table()
    assert state.targets(state.actions.parse(notation)) == touched


def test_a_step_down_touches_the_level_where_it_goes_and_the_one_where_the_rider_stands() -> None:
    state = table()
    lie(state, "W2", 40)
    assert state.targets(state.actions.parse("move W2")) == ("wild-W2",)
    vassals(state, 0, "home - - / W2-1 -")
    assert state.targets(state.actions.parse("move W2")) == ("space-W2-2", "space-W2-1", "wild-W2")
    vassals(state, 0, "home - - / W2-4 -")
    assert state.targets(state.actions.parse("move W2")) == ("wild-W2",), "there is no level below"


def test_a_marker_touches_the_ability_on_which_it_will_lie() -> None:
    state = table()
    dragon(state, 0, 51, "13")
    dragon(state, 0, 52, "123")
    dragon(state, 1, 53, "")
    assert state.targets(state.actions.parse("mark 51")) == ("ability-51-2", "dragon-51")
    assert state.targets(state.actions.parse("mark 52")) == ("dragon-52",), "it is full"
    assert state.targets(state.actions.parse("mark 53")) == ("dragon-53",), "it is somebody else's"
