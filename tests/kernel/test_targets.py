"""Targets: which elements of the view an action touches."""

import re

import pytest

import drakehall as dh
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


@pytest.mark.parametrize("game", dh.game_names())
def test_every_choice_of_every_game_names_its_targets(game: str) -> None:
    box = dh.game(game)
    state = box.start(box.seats[-1], 3)
    dice = dh.Chance(3)
    for _ in range(200):
        legal = state.legal()
        if not legal:
            break
        for action in legal:
            for target in state.targets(action):
                assert re.fullmatch(r"[a-z]+(-[^\s-]+)*", target), target
        state.apply(legal[dice.below(len(legal))])
