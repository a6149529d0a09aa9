"""The account of a round: every card of every dream, and why it counts what it counts."""

from itertools import product

import pytest

from drakehall.games.smoki import GAME
from drakehall.games.smoki.account import SmokiAccount, read, reason
from drakehall.games.smoki.scoring import card_points, written
from drakehall.kernel.events import Event
from drakehall.text import Words
from tests.rules.smoki.table import end_round, number, play, table
from tests.support import rule


def account(events: list[Event], seat: int | None = None) -> SmokiAccount:
    found = GAME.account([event.seen_by(seat) for event in events])
    assert found is not None
    return found


@rule("SMO-8.1", "SMO-8.2", "SMO-8.4", "SMO-8.5")
def test_the_rulebook_s_scoring_example() -> None:
    """Section 11.4: Marcin 22, Patrycja 16, Ola 14; Ola takes the token."""
    state = table("O K 3 / 4 K (6)", "1 8 (3) / O 1 2", "G 7 2 / 3 (7) 0", hidden="5")
    marcin, patrycja, ola = account(end_round(state)).dreams
    assert [card.points for card in marcin.cards] == [10, 0, 3, 4, 0, 5]
    assert (marcin.columns, marcin.total, marcin.fewest) == ([14, 0, 8], 22, False)
    assert [card.points for card in patrycja.cards] == [1, 8, 3, 1, 1, 2]
    assert (patrycja.columns, patrycja.total, patrycja.fewest) == ([2, 9, 5], 16, False)
    assert [card.points for card in ola.cards] == [9, 0, 2, 3, 0, 0]
    assert (ola.columns, ola.total, ola.fewest) == ([12, 0, 2], 14, True)
    assert [[slot for slot, card in enumerate(each.cards) if card.down] for each in (marcin, patrycja, ola)] == [
        [],
        [2],
        [4],
    ]


def test_every_reason_is_in_words() -> None:
    state = table("O K 3 / 4 K (6)", "1 8 (3) / O 1 2", "G 7 2 / 3 (7) 0", hidden="5")
    told = account(end_round(state))
    english, polish = Words("en", "smoki", ["Marcin", "Patrycja", "Ola"]), Words("pl", "smoki", ["Marcin"] * 3)
    reasons = [card.reason for dream in told.dreams for card in dream.cards if card.reason is not None]
    assert [english.message(each) for each in reasons] == [
        "the reflection copies Raven Ring",
        "Raven Ring under Raven Ring counts 0",
        "Raven Ring under Raven Ring counts 0",
        "the reflection copies 1",
        "7 under 7 counts 0",
        "7 under 7 counts 0",
    ]
    assert polish.message(reasons[-1]) == "Para w kolumnie (7 i 7) liczy się za 0"
    assert [str(reward) for reward in told.rewards] == ["smoki-event-token seat=2 tokens=1"]


@rule("SMO-6.6", "SMO-6.7", "SMO-6.8", "SMO-6.9")
@pytest.mark.parametrize(
    ("row", "said"),
    [
        pytest.param("7 O 0", "smoki-account-copy-less card=0 other_card=7", id="A"),
        pytest.param("7 O O", "smoki-account-copy card=7", id="B"),
        pytest.param("0 O O", "smoki-account-copy card=0", id="C"),
        pytest.param("O O O", "smoki-account-no-copy", id="D"),
        pytest.param("-2 O -2", "smoki-account-copy card=-2", id="two alike"),
    ],
)
def test_the_rulebook_s_reflections(row: str, said: str) -> None:
    dream = [number(card) for card in f"{row} 1 2 3".split()]
    assert str(reason(dream, 1)) == said


def test_reasons_agree_with_the_points_in_every_row() -> None:
    """What a reflection is said to copy is what it counts, whatever lies in its row."""
    values = dict(zip(("-2", "0", "5", "8", "G", "K"), (-2, 0, 5, 8, 9, 10), strict=True))
    for row in product([*values, "O"], repeat=3):
        dream = [number(card) for card in (*row, "1", "2", "3")]
        points = card_points(dream)
        for slot in range(3):
            why = reason(dream, slot)
            if row[slot] == "O":
                assert why is not None
                assert points[slot] == (values[str(why.args["card"])] if "card" in why.args else 0)
            else:
                assert why is None


def test_a_written_dream_can_be_read_again() -> None:
    dream = [number(card) for card in ["8", "-2", "K", "8", "O", "5"]]
    assert written(dream) == "8=0 -2 K / 8=0 O=5 5"
    assert read(written(dream)) == dream


@rule("SMO-10.1")
def test_where_points_are_added_up_the_totals_are_the_reward() -> None:
    state = table("1 2 3 / 4 5 (6)", "0 0 0 / 1 1 (2)", hidden="7", scoring="points", points=[3, 4])
    told = account(end_round(state))
    assert [dream.total for dream in told.dreams] == [22, 4]
    assert [str(reward) for reward in told.rewards] == [
        "smoki-event-total seat=0 points=25",
        "smoki-event-total seat=1 points=8",
    ]


def test_nothing_is_accounted_for_in_the_middle_of_a_round() -> None:
    state = table("1 2 3 / 4 (5) (6)", "* . . / . . .", hidden="7")
    events = play(state, "draw_hidden", "place 5", "put_top 0")
    assert GAME.account([event.seen_by(0) for event in events]) is None
