"""What an action touches, so that a page can mark it."""

import pytest

from drakehall.games.wyrmspan.rules import Wyrmspan
from tests.rules.wyrmspan.table import dig, do, hand, ready, settle, show, show_cave, supply, table
from tests.support import rule


def touched(s: Wyrmspan, notation: str) -> tuple[str, ...]:
    return s.targets(s.actions.parse(notation))


@pytest.mark.parametrize(
    ("notation", "elements"),
    [
        ("entice 12", ("dragon-12",)),
        ("pay_cave 34", ("card-34",)),
        ("explore golden", ("cave-golden",)),
        ("strip amethyst 2", ("cave-amethyst",)),
        ("gain meat", ("kind-meat",)),
        ("pay_coin", ("coin",)),
        ("draw_dragon", ("deck-dragon",)),
        ("draw_cave", ("deck-cave",)),
        ("lay c2", ("place-c2",)),
        ("pay_egg mat", ("place-mat",)),
        ("cache gold a1", ("kind-gold", "place-a1")),
        ("swap c1 g3", ("place-c1", "place-g3")),
        ("pass", ()),
    ],
)
def test_an_action_touches_cards_caves_and_places(notation: str, elements: tuple[str, ...]) -> None:
    assert touched(table(), notation) == elements


def test_a_card_of_the_display_is_named_by_what_it_is() -> None:
    s = table()
    show(s, 1, 12)
    show_cave(s, 2, 34)
    assert touched(s, "take_dragon 1") == ("dragon-12",)
    assert touched(s, "take_cave 2") == ("card-34",)


@rule("WYR-5.2")
def test_an_excavation_touches_the_next_space_of_a_cave() -> None:
    s = table()
    dig(s, "golden", 2)
    settle(s, "crimson", 1)
    hand(s, caves=(12,))
    ready(s)
    do(s, "excavate 12")
    assert touched(s, "into golden") == ("cave-golden", "place-g3")
    assert touched(s, "into crimson") == ("cave-crimson", "place-c2")


@rule("WYR-6.3")
def test_an_enticement_touches_the_leftmost_space_without_a_dragon() -> None:
    s = table()
    dig(s, "crimson", 3)
    settle(s, "crimson", 1)
    hand(s, dragons=(172,))
    supply(s, coins=6, meat=5, gold=5, crystal=5, milk=5)
    ready(s)
    do(s, "entice 172")
    assert touched(s, "into crimson") == ("cave-crimson", "place-c2")
