"""SMO-7 End of a round."""

import pytest

from tests.rules.smoki.table import REST, count_cards, dreams, end_round, legal, piles, play, seen, slots, table, view
from tests.support import rule


@rule("SMO-7.1")
def test_the_round_ends_when_a_dream_is_complete_and_nobody_gets_another_turn() -> None:
    state = table("1 2 3 / 4 5 (6)", REST, REST, hidden="0")
    play(state, "draw_hidden", "place 5")
    assert state.round == 1
    events = play(state, "put_top 1")
    assert seen(events, 2)[1] == "round-ends seat=0"
    assert state.round == 2
    assert state.turns == 4 + 1


@rule("SMO-7.1")
def test_five_cards_face_up_do_not_end_it() -> None:
    state = table("1 2 3 / 4 (5) (6)", REST, REST, hidden="0")
    play(state, "draw_hidden", "place 5", "put_top 1")
    assert (state.round, state.seat, view(state, 1).phase) == (1, 1, "source")


@rule("SMO-7.1")
@pytest.mark.parametrize("slot", range(6))
def test_whichever_slot_was_the_last(slot: int) -> None:
    cards = [f"({card})" if card == slot else str(card) for card in range(6)]
    state = table(" ".join(cards), REST, hidden="7")
    play(state, "draw_hidden", f"place {slot}", "put_top 0")
    assert state.round == 2


@rule("SMO-7.1")
def test_a_discard_or_a_replaced_face_up_card_does_not_complete_a_dream() -> None:
    state = table("1 2 3 / 4 5 (6)", "1 2 3 / 4 5 (6)", hidden="7 8")
    play(state, "draw_hidden", "discard 0", "draw_hidden", "place 0", "put_top 0")
    assert (state.round, state.seat) == (1, 0)


@rule("SMO-7.2", "SMO-R12")
def test_all_cards_are_turned_up_and_trigger_nothing() -> None:
    layouts = ["1 2 3 / 4 5 (6)", "* (K) 2 / (G) . *", "(A) * 3 / 4 5 (O)"]
    state = table(*layouts, hidden="0", raven_attack=True, scoring="points")
    face_down = [
        (seat, slot, card.strip("()"))
        for seat, layout in enumerate(dreams(state))
        for slot, card in enumerate(layout.replace("/ ", "").split())
        if "(" in card and seat != 0
    ]
    assert len(face_down) == 5
    events = end_round(state)
    showed = [event for event in events if event.id == "smoki-event-showed"]
    assert [(event.args["seat"], event.args["slot"], event.args["card"]) for event in showed] == face_down
    assert all(event.reveals and not event.secret for event in showed)
    assert (state.round, view(state, 1).phase, legal(state)) == (2, "reveal", slots("turn_up"))


@rule("SMO-7.2", "SMO-R26")
def test_no_bonus_and_no_penalty_for_ending_a_round() -> None:
    state = table("1 2 3 / 4 5 (6)", "1 2 3 / 4 5 (0)", "8 8 8 / 7 7 (0)", hidden="0", scoring="points")
    end_round(state)
    assert state.last == [15, 15, 38]
    assert state.scores() == [15, 15, 38]


@rule("SMO-7.3")
def test_the_next_round_is_a_full_new_deal() -> None:
    state = table("1 2 3 / 4 5 (6)", REST, REST, hidden="0", reshuffled=True)
    before = dreams(state)
    end_round(state)
    assert view(state, 0).dreams == [[None] * 6] * 3
    assert dreams(state) != before
    assert piles(state) == ["", ""]
    assert len(state.hidden) == 52 - 18
    assert count_cards(state) == 52
    assert not state.reshuffled
    assert view(state, 0).phase == "reveal"


@rule("SMO-7.3")
@pytest.mark.parametrize(("ender", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_of_who_ended_it_starts(ender: int, starter: int) -> None:
    layouts = [REST, REST, REST]
    layouts[ender] = "1 2 3 / 4 5 (6)"
    state = table(*layouts, turn=ender, hidden="0")
    end_round(state)
    assert (state.starter, state.turn, state.seat) == (starter, starter, starter)


@rule("SMO-R10", "SMO-R16", "SMO-R26", "SMO-7.1", "SMO-7.3")
def test_f9_a_ring_completes_the_dream_of_another() -> None:
    state = table(REST, "1 2 (3) / 4 5 6", REST, hidden="K")
    play(state, "draw_hidden", "place 2")
    assert (state.round, state.seat, view(state, 2).phase) == (1, 2, "bottom")
    events = play(state, "put_bottom 0")
    assert seen(events, 0)[1] == "round-ends seat=1"
    assert (state.round, state.starter) == (2, 2)


@rule("SMO-R16", "SMO-R10")
def test_f10_the_active_player_comes_first() -> None:
    state = table("* * . / * * *", "* * . / * * *", "* * . / * * *", hidden="K")
    play(state, "draw_hidden", "place 2")
    events = play(state, "put_bottom 0")
    assert [line for line in seen(events, 0) if line.startswith("round-ends")] == ["round-ends seat=0"]
    assert (state.round, state.starter) == (2, 1)


@rule("SMO-R16")
def test_otherwise_the_first_clockwise_from_the_active_player() -> None:
    state = table("* * . / * * *", "* * . / * * *", REST, REST, turn=3, hidden="K")
    events = play(state, "draw_hidden", "place 2", "put_bottom 0")
    assert "round-ends seat=0" in seen(events, 0)
    assert state.starter == 1
    state = table("* * . / * * *", REST, REST, "* * . / * * *", turn=2, hidden="K")
    play(state, "draw_hidden", "place 2", "put_bottom 0")
    assert state.starter == 0


@rule("SMO-R16")
def test_the_owner_not_the_active_player_ended_the_round() -> None:
    state = table(REST, REST, REST, "* * . / * * *", turn=1, hidden="K")
    play(state, "draw_hidden", "place 2", "put_bottom 1")
    assert state.starter == 0


@rule("SMO-R10")
def test_a_dream_completed_by_a_ring_waits_for_its_last_card() -> None:
    """The hidden pile ran out as well: the round's end comes first, nothing is reshuffled."""
    state = table("* . . / * * *", "* * . / * * *", piles=["1", "2"], hidden="K", short=True)
    play(state, "draw_hidden", "place 2")
    assert legal(state) == ["put_bottom 0", "put_bottom 1"]
    events = play(state, "put_bottom 0")
    assert "smoki-event-reshuffled" not in [event.id for event in events]
    assert state.round == 2
