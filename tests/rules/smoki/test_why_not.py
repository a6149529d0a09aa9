"""Why an action is not legal now: the rule that forbids it."""

from drakehall.kernel.events import Message
from tests.rules.smoki.table import REST, end_round, legal, play, start, table, why
from tests.support import rule


def test_a_legal_action_has_no_reason_and_every_other_has_one() -> None:
    state = start(3, 1, raven_attack=True)
    for _ in range(300):
        if state.over:
            break
        allowed = state.legal()
        for action in range(state.actions.size):
            assert (state.why_not(action) is None) == (action in allowed)
        state.apply(allowed[(state.turns * 7 + len(state.hidden)) % len(allowed)])


@rule("SMO-5.7")
def test_an_empty_pile() -> None:
    state = table(REST, REST, piles=["", "3 8"])
    assert why(state, "take_open 0") == "empty-pile pile=0"
    assert why(state, "take_open 1") == ""


@rule("SMO-10.4")
def test_a_pile_that_does_not_exist() -> None:
    state = table(REST, REST, hidden="5", open_piles=1)
    assert why(state, "take_open 1") == "no-such-pile pile=1"
    assert why(state, "skip") == "source"
    play(state, "draw_hidden")
    assert why(state, "discard 1") == "no-such-pile pile=1"
    play(state, "place 0")
    assert why(state, "put_top 1") == "no-such-pile pile=1"


@rule("SMO-5.2")
def test_a_card_from_an_open_pile() -> None:
    state = table(REST, REST, piles=["1", "3 8"])
    play(state, "take_open 1")
    assert why(state, "discard 0") == "from-open pile=1"


@rule("SMO-5.2", "SMO-5.4")
def test_a_ring_from_an_open_pile_is_refused_like_any_card_from_there() -> None:
    state = table(REST, REST, piles=["K", "3 8"])
    play(state, "take_open 0")
    assert why(state, "discard 1") == "from-open pile=0"


@rule("SMO-5.4")
def test_a_ring() -> None:
    state = table(REST, REST, hidden="K")
    play(state, "draw_hidden")
    assert why(state, "discard 0") == "ring"


@rule("SMO-6.12")
def test_a_nest() -> None:
    state = table(REST, REST, hidden="G")
    play(state, "draw_hidden", "place 2", "put_top 0")
    assert why(state, "swap_own 2 4") == "the-nest slot=2"
    assert why(state, "swap_own 0 2") == "the-nest slot=2"
    assert why(state, "swap_own 4 4") == "same-slot"
    assert why(state, "swap_own 5 4") == "order"
    assert why(state, "swap_own 4 5") == ""
    assert why(state, "offer 1") == "nest"


@rule("SMO-6.14")
def test_an_attack() -> None:
    state = table(REST, REST, REST, turn=1, hidden="A", raven_attack=True)
    play(state, "draw_hidden", "place 3", "put_top 0")
    assert why(state, "offer 3") == "the-attack slot=3"
    assert why(state, "skip") == "offer"
    play(state, "offer 0")
    assert why(state, "swap_with 1 2") == "own-dream seats=3"
    assert why(state, "swap_with 3 2") == "no-such-seat seats=3"
    assert why(state, "swap_with 4 2") == "no-such-seat seats=3"
    assert why(state, "offer 0") == "strike"


def test_what_must_be_decided_first() -> None:
    assert why(start(2), "draw_hidden") == "reveal"
    state = table(REST, REST, hidden="5 K 6")
    assert why(state, "place 0") == "source"
    for move in ("discard 0", "swap_own 0 1", "swap_own 1 1", "offer 0", "swap_with 0 0", "swap_with 4 0", "skip"):
        assert why(state, move) == "source"
    play(state, "draw_hidden")
    assert why(state, "take_open 0") == "hold"
    play(state, "discard 0", "draw_hidden", "place 0")
    assert why(state, "put_top 0") == "bottom"
    assert why(state, "discard 0") == "bottom"
    assert why(state, "take_open 0") == "bottom"
    play(state, "put_bottom 0", "draw_hidden", "place 1")
    assert why(state, "put_bottom 0") == "pile"
    assert why(state, "discard 0") == "pile"


def test_a_card_from_an_open_pile_once_it_is_placed() -> None:
    state = table(REST, REST, piles=["1", "3 8"])
    play(state, "take_open 1", "place 0")
    assert why(state, "discard 0") == "pile"


def test_a_game_that_is_over() -> None:
    state = table("* * * / * * .", REST, hidden="3", played=4, turn_cap=5)
    end_round(state)
    assert legal(state) == []
    assert state.why_not(0) == Message("why-game-over")


@rule("SMO-5.2", "SMO-5.4")
def test_a_card_that_must_be_placed_cannot_be_discarded_first() -> None:
    state = table(REST, REST, hidden="K", piles=["1", "3"])
    play(state, "draw_hidden")
    assert why(state, "draw_hidden") == "hold-to-place"
    state = table(REST, REST, hidden="5", piles=["1", "3"])
    play(state, "draw_hidden")
    assert why(state, "draw_hidden") == "hold"
