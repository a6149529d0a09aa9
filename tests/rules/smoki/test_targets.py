"""What an action touches, so that a page can mark it."""

import pytest

from drakehall.games.smoki import GAME


@pytest.mark.parametrize(
    ("notation", "touched"),
    [
        ("swap_own 1 4", ("slot-1", "slot-4")),
        ("draw_hidden", ("hidden",)),
        ("place 3", ("slot-3",)),
        ("take_open 1", ("pile-1",)),
        ("swap_with 2 5", ("seat-2-slot-5",)),
        ("skip", ()),
    ],
)
def test_an_action_touches_slots_and_piles(notation: str, touched: tuple[str, ...]) -> None:
    state = GAME.start(seed=1, seats=3)
    assert state.targets(state.actions.parse(notation)) == touched
