"""SMO-6 Raven cards: the attack."""

import pytest

from tests.rules.smoki.table import REST, dream, dreams, legal, piles, play, seen, slots, table, totals, view
from tests.support import rule


@rule("SMO-6.14")
def test_the_rulebook_s_attack() -> None:
    patrycja, ola = "(3) 4 2 / 1 8 6", "3 5 1 / O O O"
    state = table(REST, patrycja, ola.replace("3", "(3)", 1), turn=1, hidden="A", raven_attack=True)
    play(state, "draw_hidden", "place 0", "put_top 0")
    assert dreams(state)[1:] == ["A 4 2 / 1 8 6", "(3) 5 1 / O O O"]
    play(state, "offer 4")
    assert view(state, 0).offered == 4
    events = play(state, "swap_with 2 3")
    assert seen(events, 0)[0] == "swapped-with seat=1 slot=4 other_seat=2 other_slot=3"
    # Patrycja's dream is complete: the round ends and is scored.
    assert state.last[1:] == [23, 33]
    assert totals("A 4 2 / 1 8 6", "3 5 1 / O O O", raven_attack=True) == [30, 9]


@rule("SMO-6.14", "SMO-R15")
@pytest.mark.parametrize("placed", range(6))
def test_one_own_card_but_not_this_attack(placed: int) -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, REST, hidden="A", raven_attack=True)
    play(state, "draw_hidden", f"place {placed}")
    assert legal(state) == ["put_top 0", "put_top 1"]
    play(state, "put_top 1")
    assert (state.seat, view(state, 0).phase) == (0, "offer")
    assert legal(state) == slots("offer", placed)


@rule("SMO-6.14", "SMO-R15")
@pytest.mark.parametrize("turn", range(4))
def test_any_card_of_any_other_player(turn: int) -> None:
    state = table(REST, REST, REST, REST, turn=turn, hidden="A", raven_attack=True)
    play(state, "draw_hidden", "place 0", "put_top 0", "offer 3")
    assert (state.seat, view(state, turn).phase) == (turn, "strike")
    others = [seat for seat in range(4) if seat != turn]
    assert legal(state) == [f"swap_with {seat} {slot}" for seat in others for slot in range(6)]


@rule("SMO-6.14", "SMO-R14")
@pytest.mark.parametrize(
    ("offer", "strike", "own", "other"),
    [
        (2, 0, "A (2) 7 / (4) 5 (6)", "3 (8) 0 / (1) (1) (0)"),
        (2, 1, "A (2) (8) / (4) 5 (6)", "7 3 0 / (1) (1) (0)"),
        (1, 0, "A 7 3 / (4) 5 (6)", "(2) (8) 0 / (1) (1) (0)"),
        (5, 5, "A (2) 3 / (4) 5 (0)", "7 (8) 0 / (1) (1) (6)"),
    ],
)
def test_the_two_cards_change_places_with_their_facing(offer: int, strike: int, own: str, other: str) -> None:
    state = table("1 (2) 3 / (4) 5 (6)", REST, "7 (8) 0 / (1) (1) (0)", hidden="A", raven_attack=True)
    third = dream(state, 1)
    events = play(state, "draw_hidden", "place 0", "put_top 0", f"offer {offer}", f"swap_with 2 {strike}")
    assert dreams(state) == [own, third, other]
    assert (state.seat, view(state, 1).phase) == (1, "source")
    assert seen(events, 1)[-2:] == [
        f"offered seat=0 slot={offer}",
        f"swapped-with seat=0 slot={offer} other_seat=2 other_slot={strike}",
    ]
    assert not events[-1].reveals


@rule("SMO-6.15", "SMO-R4")
def test_an_unwanted_attack_is_discarded_only_from_the_hidden_pile() -> None:
    drawn = table(REST, REST, piles=["1", "2"], hidden="A", raven_attack=True)
    before = dreams(drawn)
    play(drawn, "draw_hidden", "discard 0")
    assert (piles(drawn), dreams(drawn), drawn.seat) == (["1 A", "2"], before, 1)
    taken = table(REST, REST, piles=["1 A", "2"], raven_attack=True)
    play(taken, "take_open 0")
    assert legal(taken) == slots("place")


@rule("SMO-R15")
def test_once_placed_there_is_no_way_round_the_exchange() -> None:
    state = table(REST, REST, piles=["A", "2"], raven_attack=True)
    play(state, "take_open 0", "place 0", "put_top 0")
    assert not [move for move in legal(state) if not move.startswith("offer")]
    play(state, "offer 1")
    assert not [move for move in legal(state) if not move.startswith("swap_with")]


@rule("SMO-R13")
def test_another_attack_may_be_exchanged() -> None:
    state = table("1 A . / . . .", "* . . / . (A) .", hidden="A", raven_attack=True)
    play(state, "draw_hidden", "place 0", "put_top 0")
    assert "offer 1" in legal(state)
    play(state, "offer 1", "swap_with 1 4")
    assert dream(state, 0).startswith("A (A) (")
    assert dream(state, 1).split()[5] == "A"
    assert (state.seat, view(state, 1).phase) == (1, "source")


@rule("SMO-R16", "SMO-R10", "SMO-R14", "SMO-7.1")
def test_f12_an_attack_completes_the_other_s_dream() -> None:
    state = table(REST, "1 2 3 / (4) 5 6", REST, hidden="A", raven_attack=True, scoring="points")
    play(state, "draw_hidden", "place 1", "put_top 0")
    card = dream(state, 0).split()[0]
    events = play(state, "offer 0", "swap_with 1 3")
    assert seen(events, None)[2] == "round-ends seat=1"
    assert "showed seat=0 slot=0 card=4" in seen(events, None)
    assert state.starter == 2
    assert state.last[1] == sum(map(int, ["1", "2", "3", card, "5", "6"]))


@rule("SMO-6.14", "SMO-7.1", "SMO-R10")
def test_f13_an_attack_may_take_back_the_own_completion() -> None:
    state = table("1 2 3 / 4 5 (6)", "(7) . . / . . *", hidden="A", raven_attack=True)
    play(state, "draw_hidden", "place 5", "put_top 0", "offer 0", "swap_with 1 0")
    assert dream(state, 0) == "(7) 2 3 / 4 5 A"
    assert dream(state, 1).startswith("1 (")
    assert (state.round, state.seat, view(state, 1).phase) == (1, 1, "source")


@rule("SMO-7.1", "SMO-R10")
def test_an_attack_on_the_last_face_down_slot_ends_the_round_after_the_exchange() -> None:
    state = table("1 2 3 / 4 5 (6)", "7 . . / . . .", hidden="A", raven_attack=True, scoring="points")
    play(state, "draw_hidden", "place 5", "put_top 0")
    assert state.round == 1
    play(state, "offer 0")
    assert state.round == 1
    play(state, "swap_with 1 0")
    assert state.round == 2
    assert state.last[0] == 7 + 2 + 3 + 4 + 5 + 9
