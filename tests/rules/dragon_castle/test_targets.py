"""What an action touches, so that a page can mark it."""

import pytest

from drakehall.games.dragon_castle import GAME


@pytest.mark.parametrize(
    ("notation", "touched"),
    [
        ("pick d4", ("castle-d4",)),
        ("pair d4", ("castle-d4",)),
        ("destroy d4", ("castle-d4",)),
        ("place d4", ("realm-d4",)),
        ("build d4", ("realm-d4",)),
        ("change d4 M", ("realm-d4",)),
        ("spirit wind", ("spirit-wind",)),
        ("end_turn", ()),
    ],
)
def test_cells_of_the_castle_and_of_the_realm_are_told_apart(notation: str, touched: tuple[str, ...]) -> None:
    state = GAME.start(seed=1, seats=2)
    assert state.targets(state.actions.parse(notation)) == touched
