"""What is remembered of owners' cards, boards and castles is bounded: a stranger can send any number of them."""

from typing import Any

import pytest

from drakehall.bots.evaluation import wyrmspan_cards
from drakehall.games.dragon_castle import layouts
from drakehall.games.dragon_castle.tiles import TILES
from drakehall.games.simurgh import invariants_stock
from drakehall.kernel.options import TABLES_KEPT


def test_castles_of_strangers_do_not_stay_for_ever() -> None:
    floors = ["1" * at + "...." + "1" * (TILES - at) for at in range(TABLES_KEPT + 10)]
    castles = ["\n".join(floor[row : row + 12] for row in range(0, len(floor), 12)) for floor in floors]
    for castle in castles:
        plan = layouts.layout(castle, 2)
        layouts.size(castle)
        layouts.advice(plan, 2)
    assert len(castles) > TABLES_KEPT
    for remembered in (layouts.layout, layouts.size, layouts.advice):
        assert remembered.cache_info().currsize <= TABLES_KEPT


@pytest.mark.parametrize(
    "remembered", [wyrmspan_cards.facts, invariants_stock.most_of_a_turn, invariants_stock.most_of_placing]
)
def test_cards_and_boards_of_strangers_do_not_stay_for_ever(remembered: Any) -> None:
    assert remembered.cache_info().maxsize == TABLES_KEPT
