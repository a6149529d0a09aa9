"""SMO-6 Raven cards: the ring."""

import pytest

from tests.rules.smoki.table import REST, dream, dreams, legal, piles, play, seen, slots, table, view, words
from tests.support import rule

# Marcin is seat 0, Patrycja 1, Ola 2; the ring of the rulebook's example goes to the middle of the upper row.
MARCIN = ["* 8 . / . . .", "* (8) . / . . ."]
PATRYCJA = ["* 7 . / . . .", "* (7) . / . . ."]
OLA = ["* -2 . / . . .", "* (-2) . / . . ."]


def replaced(before: str, slot: int, card: str) -> str:
    """Write a dream with another card face up on a slot."""
    at = slot if slot < 3 else slot + 1
    cards = before.split()
    return " ".join([*cards[:at], card, *cards[at + 1 :]])


@rule("SMO-6.2", "SMO-6.3", "SMO-6.4", "SMO-6.5", "SMO-R23", "SMO-R35")
@pytest.mark.parametrize("ola", OLA)
@pytest.mark.parametrize("patrycja", PATRYCJA)
@pytest.mark.parametrize("marcin", MARCIN)
def test_the_rulebook_s_ring(marcin: str, patrycja: str, ola: str) -> None:
    state = table(marcin, patrycja, ola, piles=["5", "3 1"], hidden="K")
    before, hidden = dreams(state), len(state.hidden)
    play(state, "draw_hidden")
    assert legal(state) == slots("place")
    play(state, "place 1")
    assert dreams(state) == [replaced(layout, 1, card) for layout, card in zip(before, ["K", "8", "7"], strict=True)]
    assert piles(state) == ["5", "3 1"]
    assert (state.turn, state.seat) == (0, 2)
    assert view(state, 2).phase == "bottom"
    assert legal(state) == ["put_bottom 0", "put_bottom 1"]
    play(state, "put_bottom 1")
    assert piles(state) == ["5", "-2 3 1"]
    assert view(state, 0).piles[1].top == "1"
    assert (state.turn, state.seat, view(state, 1).phase) == (1, 1, "source")
    assert len(state.hidden) == hidden - 1


@rule("SMO-6.4")
@pytest.mark.parametrize(("pile", "after"), [(0, ["-2 5", "3 1"]), (1, ["5", "-2 3 1"])])
def test_the_last_card_goes_under_the_pile_chosen(pile: int, after: list[str]) -> None:
    state = table(MARCIN[0], PATRYCJA[0], OLA[0], piles=["5", "3 1"], hidden="K")
    play(state, "draw_hidden", "place 1", f"put_bottom {pile}")
    assert piles(state) == after


@rule("SMO-6.2", "SMO-6.4")
def test_a_ring_from_an_open_pile_goes_round_as_well() -> None:
    state = table(MARCIN[0], PATRYCJA[0], OLA[0], piles=["5 K", "3 1"])
    play(state, "take_open 0", "place 1")
    assert [layout.split()[1] for layout in dreams(state)] == ["K", "8", "7"]
    play(state, "put_bottom 0")
    assert piles(state) == ["-2 5", "3 1"]


@rule("SMO-6.3", "SMO-6.4")
def test_five_players_from_the_middle_of_the_table() -> None:
    layouts = [f"* . . / . . {card}" for card in (0, 1, 2, 3, 4)]
    state = table(*layouts, turn=3, piles=["5", "6"], hidden="K")
    play(state, "draw_hidden", "place 5")
    assert [layout.split()[-1] for layout in dreams(state)] == ["4", "0", "1", "K", "3"]
    assert state.seat == 2
    play(state, "put_bottom 0")
    assert piles(state) == ["2 5", "6"]
    assert state.seat == 4


@rule("SMO-6.3", "SMO-R23")
@pytest.mark.parametrize("slot", range(6))
def test_everybody_uses_the_same_slot(slot: int) -> None:
    state = table("0 (1) 2 / (3) 4 (5)", "(1) 2 (3) / 4 (5) 6", "2 3 4 / (5) 6 (7)", hidden="K")
    before = dreams(state)
    left = [layout.replace("/ ", "").split()[slot].strip("()") for layout in before]
    play(state, "draw_hidden", f"place {slot}")
    handed = ["K", left[0], left[1]]
    assert dreams(state) == [replaced(layout, slot, card) for layout, card in zip(before, handed, strict=True)]
    assert view(state, None).removed == left[2]


@rule("SMO-6.5", "SMO-R30")
def test_f7_with_two_players_the_opponent_is_the_whole_circle() -> None:
    state = table("* . . / . (6) .", "* . . / . (2) .", piles=["5", "3"], hidden="K")
    play(state, "draw_hidden", "place 4")
    assert dream(state, 0).split()[5] == "K"
    assert dream(state, 1).split()[5] == "6"
    assert (state.turn, state.seat) == (0, 1)
    assert legal(state) == ["put_bottom 0", "put_bottom 1"]
    play(state, "put_bottom 1")
    assert piles(state) == ["5", "2 3"]
    assert state.seat == 1


@rule("SMO-6.5")
def test_nobody_else_chooses_anything() -> None:
    state = table(REST, REST, REST, REST, hidden="K")
    deciding = []
    for move in ("draw_hidden", "place 2", "put_bottom 0"):
        deciding.append(state.seat)
        play(state, move)
    assert deciding == [0, 0, 3]
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-R12")
def test_f8_a_ring_that_is_handed_on_starts_no_second_ring() -> None:
    state = table("* . . / . K .", "* . . / . 2 .", piles=["5", "3"], hidden="K")
    play(state, "draw_hidden", "place 4")
    assert dream(state, 0).split()[5] == "K"
    assert dream(state, 1).split()[5] == "K"
    assert view(state, None).removed == "2"
    play(state, "put_bottom 0")
    assert state.seat == 1
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]


@rule("SMO-R12")
@pytest.mark.parametrize("card", ["G", "A", "O"])
def test_other_ravens_that_are_handed_on_do_nothing(card: str) -> None:
    state = table(f"* {card} . / . . .", "* 2 . / . . .", "* 3 . / . . .", hidden="K", raven_attack=True)
    play(state, "draw_hidden", "place 1")
    assert dream(state, 1).split()[1] == card
    assert (state.seat, view(state, 2).phase) == (2, "bottom")
    play(state, "put_bottom 0")
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-R12")
@pytest.mark.parametrize("card", ["G", "A", "K"])
def test_a_raven_that_ends_under_a_pile_does_nothing(card: str) -> None:
    state = table("* 3 . / . . .", f"* {card} . / . . .", piles=["1", "2"], hidden="K", raven_attack=True)
    play(state, "draw_hidden", "place 1", "put_bottom 1")
    assert piles(state) == ["1", f"{card} 2"]
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-R9")
def test_under_an_empty_pile_the_last_card_is_the_top_card() -> None:
    state = table(MARCIN[0], PATRYCJA[0], OLA[0], piles=["K", "3 1"])
    play(state, "take_open 0", "place 1")
    assert piles(state) == ["", "3 1"]
    assert legal(state) == ["put_bottom 0", "put_bottom 1"]
    play(state, "put_bottom 0")
    assert view(state, 0).piles[0].top == "-2"
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]


@rule("SMO-R24")
def test_the_player_who_placed_the_ring_gets_no_card_back() -> None:
    state = table(MARCIN[0], PATRYCJA[0], OLA[0], hidden="K")
    before = dream(state, 0)
    play(state, "draw_hidden", "place 1", "put_bottom 0")
    assert dream(state, 0) == replaced(before, 1, "K")


@rule("SMO-R35", "SMO-6.2")
def test_a_ring_cannot_be_stopped_nor_its_card_put_on_a_pile() -> None:
    state = table(REST, REST, REST, hidden="K")
    play(state, "draw_hidden", "place 0")
    assert legal(state) == ["put_bottom 0", "put_bottom 1"]


@rule("SMO-R8", "SMO-4.4")
def test_the_ring_is_told_to_all() -> None:
    state = table("* (8) . / . . .", "* 7 . / . . .", "* (-2) . / . . .", piles=["5", "3"], hidden="K")
    events = play(state, "draw_hidden", "place 1", "put_bottom 1")
    told = [
        "placed seat=0 slot=1 card=K",
        "removed seat=0 slot=1 card=8",
        "received seat=1 slot=1 card=8",
        "removed seat=1 slot=1 card=7",
        "received seat=2 slot=1 card=7",
        "removed seat=2 slot=1 card=-2",
        "put-bottom seat=2 card=-2 pile=1",
    ]
    for seat in (0, 1, 2, None):
        assert seen(events, seat)[1:] == told
    assert [event.reveals for event in events] == [True, True, True, False, False, False, True, False]


@rule("SMO-R26", "SMO-7.1")
def test_a_ring_may_complete_somebody_s_dream_and_end_the_round() -> None:
    state = table(REST, "* * . / * * *", REST, hidden="K", scoring="points")
    events = play(state, "draw_hidden", "place 2")
    assert state.round == 1
    events = play(state, "put_bottom 0")
    assert seen(events, 0)[1] == "round-ends seat=1"
    assert state.round == 2
    scored = [event for event in events if event.id == "smoki-event-scored"]
    assert [event.args["points"] for event in scored] == state.last
    assert len(words(state.hidden).split()) == 52 - 18
