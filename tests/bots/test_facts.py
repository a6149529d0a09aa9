"""What people count: read from views, told in the words of the rules."""

import msgspec
import pytest

import drakehall as dh
from drakehall.bots.facts import dragon_castle, simurgh, smoki, wyrmspan
from drakehall.bots.facts.facts import facts_of
from drakehall.games.dragon_castle.view import CellView, DragonCastleView
from drakehall.games.smoki.view import SmokiView
from drakehall.text import Words

EN = Words("en", "smoki", ["Ola", "Jan"], strict=True)


def dream(*cards: str | None) -> list[str | None]:
    return list(cards)


def seen(mine: list[str | None], other: list[str | None], *tops: str) -> SmokiView:
    """A view of the first seat with these dreams and open piles."""
    view = dh.game("smoki").start(2, 1).view(0)
    assert isinstance(view, SmokiView)
    piles = [msgspec.structs.replace(view.piles[0], top=top, size=1) for top in tops]
    return msgspec.structs.replace(view, dreams=[mine, other], piles=piles)


NOTHING = dream(None, None, None, None, None, None)


def test_equal_cards_of_a_column_cancel_out_and_unseen_ones_count_as_usual() -> None:
    assert smoki.counted(dream("8", "7", "0", "8", "2", "1")) == 10
    assert smoki.counted(NOTHING) == pytest.approx(6 * smoki.USUAL)
    assert not smoki.cancels("O", "O")


def test_a_pair_is_told_when_it_is_made_and_when_it_is_broken() -> None:
    open_ = dream("8", None, None, None, None, None)
    both = dream("8", None, None, "8", None, None)
    (made,) = smoki.sayings(seen(open_, NOTHING), seen(both, NOTHING), 0)
    (broken,) = smoki.sayings(seen(both, NOTHING), seen(open_, NOTHING), 0)
    assert EN.message(made.message) == "8 under 8 counts 0: 16 points cancelled out"
    assert (made.worth, broken.worth) == (16, -16)


def test_a_card_left_for_the_next_player_is_a_risk() -> None:
    other = dream("7", None, None, "3", None, None)
    (gift,) = smoki.sayings(seen(NOTHING, other, "1"), seen(NOTHING, other, "7"), 0)
    assert EN.message(gift.message) == "leaves 7 on a pile, which would save Jan 10 points"
    assert smoki.sayings(seen(NOTHING, other, "7"), seen(NOTHING, other, "7"), 0) == []


def test_the_end_of_a_round_tells_what_the_dreams_count() -> None:
    before = seen(NOTHING, NOTHING)
    after = msgspec.structs.replace(before, round=before.round + 1, last_round=[3, 9])
    (told,) = smoki.sayings(before, after, 0)
    assert EN.message(told.message) == "ends the round: your dream counts 3, the lowest of the others 9"
    assert not smoki.comparable(before, after)


def test_tiles_that_lie_together_are_counted_by_kind() -> None:
    state = dh.game("dragon_castle").start(2, 1)
    view = state.view(0)
    assert isinstance(view, DragonCastleView)
    cell = CellView(1, "S1", shrine=False)
    rows = [[None] * 6 for _ in range(5)]
    cells: dragon_castle.Cells = [[*row] for row in rows]
    cells[0][0] = cells[0][1] = cells[1][1] = cell
    cells[3][3] = msgspec.structs.replace(cell, tile="M2")
    cells[4][5] = msgspec.structs.replace(cell, tile=None)
    assert dragon_castle.largest(cells) == {"S": 3, "M": 1}
    (told,) = dragon_castle.together([[*row] for row in rows], cells)
    words = Words("en", "dragon_castle", strict=True)
    assert words.message(told.message) == "3 soldiers lie together: 1 more makes a set"
    assert dragon_castle.opened(view, view, 0) == []


@pytest.mark.parametrize("module", [smoki, dragon_castle, simurgh, wyrmspan])
def test_every_fact_has_its_worth(module: object) -> None:
    game = dh.game(str(getattr(module, "__name__", "")).rpartition(".")[2])
    found = facts_of(game)
    assert found is module
    state = game.start(2, 3)
    assert set(found.facts(state.view(0), 0)) == set(found.WORTH)
