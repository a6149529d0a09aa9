"""SMO-5 The turn, without raven cards."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakehall.games.smoki.rules import Smoki
from tests.rules.smoki.table import (
    REST,
    count_cards,
    dream,
    dreams,
    legal,
    piles,
    play,
    slots,
    start,
    table,
    view,
    words,
)
from tests.support import rule

MARCIN = "6 (7) 8 / . . ."


def f1() -> Smoki:
    return table(MARCIN, REST, REST, piles=["5", "3"], hidden="1 6", short=True)


@rule("SMO-5.1")
def test_a_turn_begins_with_any_pile() -> None:
    state = table(MARCIN, REST, REST, piles=["5", "3 2"], hidden="6")
    assert view(state, 0).phase == "source"
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]


@rule("SMO-5.1")
@pytest.mark.parametrize(
    ("take", "held", "left"),
    [
        ("take_open 0", "5", (["2", "4 3"], "1 6")),
        ("take_open 1", "3", (["2 5", "4"], "1 6")),
        ("draw_hidden", "6", (["2 5", "4 3"], "1")),
    ],
)
def test_the_top_card_is_taken(take: str, held: str, left: tuple[list[str], str]) -> None:
    state = table(MARCIN, REST, piles=["2 5", "4 3"], hidden="1 6", short=True)
    play(state, take)
    assert view(state, 0).held == held
    assert (piles(state), words(state.hidden)) == left
    assert (state.seat, view(state, 0).phase) == (0, "hold")


@rule("SMO-5.1")
def test_turns_go_clockwise() -> None:
    state = table(REST, REST, REST, REST, turn=2, hidden="1 2 3 4 5")
    order = []
    for _ in range(5):
        assert state.seat is not None
        order.append(state.seat)
        play(state, "draw_hidden", "discard 0")
    assert order == [2, 3, 0, 1, 2]
    assert state.turns == 5


@rule("SMO-5.1")
def test_there_is_no_passing() -> None:
    state = table(REST, REST, hidden="6")
    assert "skip" not in legal(state)
    play(state, "draw_hidden")
    assert "skip" not in legal(state)


@rule("SMO-5.2", "SMO-R4")
def test_f1_a_card_from_an_open_pile_must_be_placed() -> None:
    state = f1()
    play(state, "take_open 0")
    assert legal(state) == slots("place")
    assert piles(state) == ["", "3"]


@rule("SMO-5.2", "SMO-R4")
@pytest.mark.parametrize("card", ["G", "O", "K", "A"])
def test_a_raven_from_an_open_pile_must_be_placed_as_well(card: str) -> None:
    state = table(MARCIN, REST, piles=["1", f"2 {card}"], raven_attack=True)
    play(state, "take_open 1")
    assert legal(state) == slots("place")


@rule("SMO-5.6", "SMO-5.7", "SMO-R6")
def test_f2_a_pile_whose_last_card_was_taken_stays_empty() -> None:
    state = f1()
    play(state, "take_open 0", "place 2", "put_top 1")
    assert dream(state, 0).startswith("6 (7) 5")
    assert piles(state) == ["", "3 8"]
    assert state.seat == 1
    assert legal(state) == ["take_open 1", "draw_hidden"]


@rule("SMO-5.7", "SMO-R6")
def test_the_second_pile_may_be_the_empty_one() -> None:
    state = table(MARCIN, REST, piles=["5 2", ""], hidden="1 6")
    assert legal(state) == ["take_open 0", "draw_hidden"]
    play(state, "draw_hidden", "discard 1")
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]


@rule("SMO-5.7", "SMO-R6")
def test_nothing_refills_an_empty_pile() -> None:
    state = table(REST, REST, piles=["", "3 8"], hidden="1 2 3 4")
    for _ in range(4):
        play(state, "draw_hidden", "discard 1")
        assert piles(state)[0] == ""
    assert piles(state)[1] == "3 8 4 3 2 1"


@rule("SMO-5.6")
def test_f3_the_card_may_go_where_the_new_one_came_from() -> None:
    state = f1()
    play(state, "take_open 0", "place 2")
    assert legal(state) == ["put_top 0", "put_top 1"]
    play(state, "put_top 0")
    assert piles(state) == ["8", "3"]


@rule("SMO-5.3", "SMO-R6")
def test_f4_a_drawn_card_may_be_discarded_on_an_empty_pile() -> None:
    state = table(MARCIN, REST, REST, piles=["", "3 8"], hidden="1 6", short=True)
    before = dreams(state)
    play(state, "draw_hidden")
    assert legal(state) == [*slots("place"), "discard 0", "discard 1"]
    play(state, "discard 0")
    assert piles(state) == ["6", "3 8"]
    assert dreams(state) == before
    assert state.seat == 1


@rule("SMO-5.3")
@pytest.mark.parametrize(("pile", "after"), [(0, ["5 6", "3"]), (1, ["5", "3 6"])])
def test_a_discard_goes_on_top_and_ends_the_turn(pile: int, after: list[str]) -> None:
    state = table(MARCIN, REST, piles=["5", "3"], hidden="6")
    play(state, "draw_hidden", f"discard {pile}")
    assert piles(state) == after
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-5.3", "SMO-5.5")
def test_a_drawn_card_may_be_placed() -> None:
    state = table("6 (7) 8 / 2 . .", REST, piles=["5", "3"], hidden="6")
    play(state, "draw_hidden", "place 1", "put_top 1")
    assert dream(state, 0).startswith("6 6 8 / 2 (")
    assert piles(state) == ["5", "3 7"]
    assert state.seat == 1


@rule("SMO-5.4", "SMO-R35")
@pytest.mark.parametrize("take", ["draw_hidden", "take_open 0"])
def test_f5_a_ring_must_be_placed_wherever_it_came_from(take: str) -> None:
    state = table(REST, REST, REST, piles=["2 K", "3"], hidden="K")
    play(state, take)
    assert view(state, 0).held == "K"
    assert legal(state) == slots("place")
    discard = state.actions.parse("discard 0")
    assert discard not in state.legal()


@rule("SMO-5.4", "SMO-6.15")
@pytest.mark.parametrize("card", ["-2", "8", "G", "O", "A"])
def test_any_other_drawn_card_may_be_discarded(card: str) -> None:
    state = table(REST, REST, REST, hidden=card, raven_attack=True)
    play(state, "draw_hidden")
    assert legal(state) == [*slots("place"), "discard 0", "discard 1"]


@rule("SMO-5.5")
@pytest.mark.parametrize("slot", range(6))
def test_any_slot_may_be_chosen_and_the_new_card_lies_face_up(slot: int) -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, piles=["8", "7"], hidden="0")
    laid = dream(state, 0).replace("/ ", "").split()
    play(state, "draw_hidden", f"place {slot}")
    assert view(state, 1).removed == laid[slot].strip("()")
    play(state, "put_top 0")
    assert piles(state) == [f"8 {laid[slot].strip('()')}", "7"]
    laid[slot] = "0"
    assert dream(state, 0).replace("/ ", "").split() == laid


@rule("SMO-R25")
def test_a_face_up_card_may_be_replaced_by_a_worse_one() -> None:
    state = table("-2 . . / . . .", REST, hidden="8")
    play(state, "draw_hidden", "place 0", "put_top 0")
    assert dream(state, 0).startswith("8 ")
    assert piles(state)[0].endswith(" -2")


@rule("SMO-5.6", "SMO-R5")
def test_the_pile_is_chosen_after_the_removed_card_was_seen() -> None:
    state = table("6 (7) 8 / . . .", REST, hidden="5")
    events = play(state, "draw_hidden", "place 1")
    assert state.seat == 0
    assert legal(state) == ["put_top 0", "put_top 1"]
    for seat in (0, 1, None):
        assert view(state, seat).removed == "7"
        assert str(events[-1].seen_by(seat)) == "smoki-event-removed seat=0 slot=1 card=7"


@rule("SMO-5.8", "SMO-R7")
def test_f14_the_open_piles_become_the_new_hidden_pile() -> None:
    state = table(REST, REST, REST, piles=["1 2 3", "4"], hidden="6", short=True)
    before = dreams(state)
    events = play(state, "draw_hidden", "discard 1")
    assert [len(pile) for pile in state.piles] == [1, 1]
    assert len(state.hidden) == 3
    pool = [*piles(state), *words(state.hidden).split()]
    assert sorted(pool) == ["1", "2", "3", "4", "6"]
    assert dreams(state) == before
    assert (state.seat, view(state, 1).phase) == (1, "source")
    assert [str(event.seen_by(None)) for event in events[2:]] == [
        "smoki-event-reshuffled count=5",
        f"smoki-event-opened pile=0 card={piles(state)[0]}",
        f"smoki-event-opened pile=1 card={piles(state)[1]}",
    ]
    assert all(event.reveals for event in events)


@rule("SMO-5.8")
def test_a_reshuffle_turns_up_the_top_card_first_and_is_random() -> None:
    orders: Counter[str] = Counter()
    for seed in range(240):
        state = table(REST, REST, piles=["1 2", "3"], hidden="4", short=True)
        state.chance = start(2, seed).chance
        play(state, "draw_hidden", "discard 1")
        orders[" ".join([*piles(state), words(state.hidden)])] += 1
    assert len(orders) == 24
    assert all(1 <= count <= 25 for count in orders.values())


@rule("SMO-5.8")
def test_after_a_reshuffle_the_top_card_opens_pile_0_and_the_next_pile_1() -> None:
    """One pile and two, the same chance: what lies on pile 1 was the next card of the hidden pile."""
    for seed in range(20):
        two = table(REST, REST, piles=["1 2 5", "3"], hidden="4", short=True)
        one = table(REST, REST, piles=["1 2 5 3"], hidden="4", short=True, open_piles=1)
        one.chance = two.chance = start(2, seed).chance
        play(two, "draw_hidden", "discard 1")
        play(one, "draw_hidden", "discard 0")
        assert piles(one)[0] == piles(two)[0]
        assert words(one.hidden) == f"{words(two.hidden)} {piles(two)[1]}"


@rule("SMO-R7")
def test_the_reshuffle_waits_for_the_end_of_the_turn() -> None:
    state = table("6 (7) 8 / . . .", REST, piles=["1 2 3", "4"], hidden="5", short=True)
    play(state, "draw_hidden")
    assert (words(state.hidden), piles(state)) == ("", ["1 2 3", "4"])
    play(state, "place 1")
    assert (words(state.hidden), piles(state)) == ("", ["1 2 3", "4"])
    play(state, "put_top 0")
    assert sorted([*piles(state), *words(state.hidden).split()]) == ["1", "2", "3", "4", "7"]


@rule("SMO-R7")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("K", ["place 1", "put_bottom 0"]),
        ("G", ["place 1", "put_top 0", "skip"]),
        ("A", ["place 1", "put_top 0", "offer 0", "swap_with 1 0"]),
    ],
)
def test_a_raven_s_effect_comes_before_the_reshuffle(card: str, moves: list[str]) -> None:
    state = table("6 (7) 8 / . . .", "* 2 . / . . .", piles=["1 3", "4"], hidden=card, short=True, raven_attack=True)
    play(state, "draw_hidden")
    for move in moves:
        assert not state.hidden
        assert not state.reshuffled
        play(state, move)
    assert state.reshuffled
    last = "2" if card == "K" else "7"
    assert sorted([*piles(state), *words(state.hidden).split()]) == sorted(["1", "3", "4", last])


@rule("SMO-5.8", "SMO-R7")
def test_f15_no_reshuffle_if_the_round_ends() -> None:
    state = table("6 6 8 / 1 2 (7)", REST, REST, piles=["1 2 3", "4"], hidden="6", short=True)
    events = play(state, "draw_hidden", "place 5", "put_top 1")
    said = [event.id for event in events]
    assert "smoki-event-round-ends" in said
    assert "smoki-event-reshuffled" not in said
    assert not state.reshuffled
    assert state.round == 2


@rule("SMO-5.8")
def test_no_reshuffle_while_the_hidden_pile_has_a_card() -> None:
    state = table(REST, REST, piles=["1 2 3", "4"], hidden="8 6", short=True)
    play(state, "draw_hidden", "discard 1")
    assert (piles(state), words(state.hidden)) == (["1 2 3", "4 6"], "8")
    assert not state.reshuffled


@rule("SMO-5.8", "SMO-R7")
def test_a_second_reshuffle_is_like_the_first() -> None:
    state = table(REST, REST, piles=["1", "4"], hidden="6", short=True)
    play(state, "draw_hidden", "discard 0", "draw_hidden", "discard 0")
    assert [len(pile) for pile in state.piles] == [1, 1]
    assert sorted([*piles(state), words(state.hidden)]) == ["1", "4", "6"]


@rule("SMO-5.8")
def test_every_reshuffle_uses_new_chance() -> None:
    """Otherwise the cards would come back in the order of the last shuffle."""
    state = table(REST, REST, piles=["1 2 3 5", "4"], hidden="6", short=True)
    original = state.chance
    drawn = original.drawn
    play(state, "draw_hidden", "discard 0")
    assert state.chance.drawn >= drawn + 5
    assert original.drawn == drawn


@rule("SMO-5.9")
@settings(deadline=None, derandomize=True, max_examples=25)
@given(st.data())
def test_no_card_is_ever_lost(data: st.DataObject) -> None:
    raven_attack = data.draw(st.booleans())
    state = start(data.draw(st.integers(2, 5)), data.draw(st.integers(0, 999)), raven_attack=raven_attack)
    deck = sorted(state.dreams + state.hidden)
    for _ in range(40):
        if state.over:
            break
        state.apply(data.draw(st.sampled_from(state.legal())))
        in_hand = [state.held] if view(state, None).phase == "hold" else []
        carried = [state.carry] if state.carry >= 0 else []
        on_piles = [card for pile in state.piles for card in pile]
        assert sorted(state.dreams + state.hidden + on_piles + in_hand + carried) == deck
        assert len(state.dreams) == 6 * state.seats


@rule("SMO-5.9")
def test_a_dream_has_six_cards_after_every_turn() -> None:
    state = table(REST, REST, hidden="1 2")
    for move in ("draw_hidden", "place 3", "put_top 0", "draw_hidden", "discard 0"):
        play(state, move)
        assert len(state.dreams) == 12
        assert min(state.dreams) >= 0
    assert count_cards(state) == 52
