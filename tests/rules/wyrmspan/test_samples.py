"""Samples of Wyrmspan tell nothing but what the seat knows."""

import pytest

from drakehall.games.wyrmspan import GAME
from drakehall.kernel.chance import Chance


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_positions_that_a_seat_cannot_tell_apart_give_the_same_sample(seats: int) -> None:
    chance = Chance(seats)
    for seed in range(6):
        s = GAME.start(seats, seed)
        while s.seat is not None:
            legal = s.legal()
            s.apply(legal[chance.below(len(legal))])
            if chance.below(8):
                continue
            for seat in (None, *range(seats)):
                alike = s.sample(seat, Chance(9))
                assert s.sample(seat, Chance(5)).dump() == alike.sample(seat, Chance(5)).dump()
