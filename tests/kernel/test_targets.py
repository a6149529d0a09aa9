"""Targets: which elements of the view an action touches."""

import pytest

from drakehall.kernel.actions import ActionSpace, verb

SPACE = ActionSpace(
    verb("skip"),
    verb("place", slot=6),
    verb("swap_with", seat=2, slot=3),
    verb("pay", kind=("meat", "gold")),
    verb("move", from_cell=2, to_cell=2),
    verb("attack", seat=3),
    verb("trade", from_seat=2, to_seat=2, card=2),
)


@pytest.mark.parametrize(
    ("action", "targets"),
    [
        ("skip", ()),
        ("place 3", ("slot-3",)),
        ("swap_with 1 2", ("seat-1-slot-2",)),
        ("pay gold", ("kind-gold",)),
        ("move 0 1", ("cell-0", "cell-1")),
        ("attack 2", ("seat-2",)),
        ("trade 0 1 1", ("seat-0", "seat-1-card-1")),
    ],
)
def test_targets_follow_from_the_arguments(action: str, targets: tuple[str, ...]) -> None:
    assert SPACE.targets(SPACE.parse(action)) == targets
