"""SMO-6 Raven cards: what makes one act, and the nest."""

from itertools import combinations

import pytest

from tests.rules.smoki.table import REST, dream, dreams, legal, piles, play, seen, slots, table, totals, view
from tests.support import rule


@rule("SMO-6.12")
def test_the_rulebook_s_nest() -> None:
    state = table(REST, REST, "6 7 2 / 3 0 (7)", turn=2, piles=["5", "3"], hidden="G")
    steps = ["6 7 2 / 3 0 7", "G 7 2 / 3 0 7", "G 7 2 / 3 7 0"]
    assert [totals(layout)[0] for layout in steps] == [25, 28, 14]
    play(state, "draw_hidden", "place 0")
    assert view(state, 2).phase == "pile"
    play(state, "put_top 1")
    assert dream(state, 2) == "G 7 2 / 3 0 (7)"
    assert piles(state) == ["5", "3 6"]
    assert (state.seat, view(state, 2).phase) == (2, "nest")
    play(state, "swap_own 4 5")
    assert dream(state, 2) == "G 7 2 / 3 (7) 0"
    assert (state.seat, view(state, 0).phase) == (0, "source")


@rule("SMO-6.12", "SMO-6.13")
@pytest.mark.parametrize("placed", range(6))
def test_any_two_of_the_other_five_or_none(placed: int) -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, hidden="G")
    play(state, "draw_hidden", f"place {placed}", "put_top 0")
    others = [slot for slot in range(6) if slot != placed]
    assert legal(state) == [f"swap_own {a} {b}" for a, b in combinations(others, 2)] + ["skip"]
    assert len(legal(state)) == 11


@rule("SMO-6.13")
@pytest.mark.parametrize(("a", "b"), [*combinations(range(1, 6), 2)])
def test_the_two_cards_change_places_and_no_other(a: int, b: int) -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, hidden="G")
    play(state, "draw_hidden", "place 0", "put_top 0", f"swap_own {a} {b}")
    cards = ["G", "(2)", "3", "(4)", "5", "(6)"]
    cards[a], cards[b] = cards[b], cards[a]
    assert dream(state, 0) == " ".join([*cards[:3], "/", *cards[3:]])


@rule("SMO-6.13", "SMO-R14")
@pytest.mark.parametrize(
    ("swap", "after"),
    [
        ("swap_own 1 2", "G 3 (2) / (4) 5 (6)"),
        ("swap_own 1 3", "G (4) 3 / (2) 5 (6)"),
        ("swap_own 2 4", "G (2) 5 / (4) 3 (6)"),
    ],
)
def test_each_card_keeps_its_facing_and_stays_unseen(swap: str, after: str) -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, hidden="G")
    events = play(state, "draw_hidden", "place 0", "put_top 0", swap)
    assert dream(state, 0) == after
    first, second = swap.split()[1:]
    assert seen(events, 1)[-1] == f"swapped-own seat=0 first={first} second={second}"
    assert not events[-1].reveals
    up = [None if "(" in card else card for card in after.replace("/ ", "").split()]
    assert view(state, 0).dreams[0] == up


@rule("SMO-6.12")
def test_f6_a_nest_from_an_open_pile_acts_and_may_be_skipped() -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, piles=["7 G", "8"])
    play(state, "take_open 0", "place 1", "put_top 1")
    assert view(state, 0).phase == "nest"
    assert "skip" in legal(state)
    events = play(state, "skip")
    assert dream(state, 0) == "1 G 3 / (4) 5 (6)"
    assert seen(events, 1) == ["skipped seat=0"]
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-6.12")
def test_the_card_that_left_is_put_away_before_the_exchange() -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, hidden="G")
    play(state, "draw_hidden", "place 1")
    assert legal(state) == ["put_top 0", "put_top 1"]


@rule("SMO-R13")
def test_another_nest_may_be_moved() -> None:
    state = table("1 G 3 / (G) 5 (6)", REST, hidden="G")
    play(state, "draw_hidden", "place 0", "put_top 0", "swap_own 1 3")
    assert dream(state, 0) == "G (G) 3 / G 5 (6)"


@rule("SMO-6.1", "SMO-R12")
@pytest.mark.parametrize("card", ["G", "O", "A"])
def test_a_discarded_raven_does_nothing(card: str) -> None:
    state = table(REST, REST, piles=["1", "2"], hidden=card, raven_attack=True)
    before = dreams(state)
    play(state, "draw_hidden", "discard 1")
    assert dreams(state) == before
    assert piles(state) == ["1", f"2 {card}"]
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-6.1", "SMO-R12")
@pytest.mark.parametrize("card", ["G", "K", "A"])
def test_a_raven_that_leaves_a_dream_does_nothing(card: str) -> None:
    """Not even if it lay there face down and nobody had used it."""
    state = table(f"* ({card}) . / . . .", REST, REST, piles=["1", "2"], hidden="5", raven_attack=True)
    play(state, "draw_hidden", "place 1")
    assert legal(state) == ["put_top 0", "put_top 1"]
    play(state, "put_top 0")
    assert piles(state) == [f"1 {card}", "2"]
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-R12", "SMO-6.1")
@pytest.mark.parametrize("card", ["G", "K", "A"])
def test_a_raven_that_is_exchanged_does_nothing(card: str) -> None:
    state = table(f"* {card} 5 / . . .", "* . . / . . .", hidden="G", raven_attack=True)
    play(state, "draw_hidden", "place 0", "put_top 0", "swap_own 1 2")
    assert dream(state, 0).startswith(f"G 5 {card}")
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-R10", "SMO-7.1")
@pytest.mark.parametrize(("move", "total"), [("skip", 25), ("swap_own 0 4", 15)])
def test_f11_the_exchange_comes_before_the_end_of_the_round(move: str, total: int) -> None:
    """The exchange brings one 5 above the other."""
    state = table("1 2 3 / 5 5 (6)", REST, hidden="G", scoring="rounds")
    play(state, "draw_hidden", "place 5", "put_top 0")
    assert (state.round, view(state, 0).phase) == (1, "nest")
    assert legal(state)[-1] == "skip"
    events = play(state, move)
    assert seen(events, 0)[1] == "round-ends seat=0"
    assert state.round == 2
    assert state.last[0] == total


@rule("SMO-6.12")
def test_before_the_slot_is_chosen_a_nest_is_held_like_any_card() -> None:
    state = table(REST, REST, hidden="G")
    play(state, "draw_hidden")
    assert legal(state) == [*slots("place"), "discard 0", "discard 1"]
