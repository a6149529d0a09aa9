"""Dragons, markers, abilities, answers (SIM-7, SIM-R20, SIM-R22, SIM-R48 … SIM-R59, SIM-R79 … SIM-R83)."""

from drakehall.games.simurgh.vocabulary import NONE
from tests.rules.simurgh.table import (
    can,
    chronicle,
    dragon,
    dragons_on_top,
    end_turn,
    hand,
    have,
    legal,
    lie,
    marks,
    now,
    owned,
    play,
    slots,
    stock,
    table,
    vassals,
    where,
    why,
)
from tests.support import rule


@rule("SIM-7.1", "SIM-R57")
def test_any_number_of_dragons_also_both_of_a_type() -> None:
    state = table()
    for tile in (49, 50, 51, 53, 55):
        dragon(state, 0, tile, "1" if tile < 51 else "")
    play(state, "use 49-1", "food 1 0", "use 50-1", "food 1 0")
    assert have(state) == {"veg": 2}


@rule("SIM-7.2", "SIM-R48")
def test_a_received_dragon_has_its_markers_on_its_first_slots() -> None:
    state = table()
    lie(state, "W1", 20)
    vassals(state, 1, "W1-1 - - / home -")
    stock(state, wisdom=2)
    dragons_on_top(state, 57, 63, 69)
    play(state, "place spearman W1-2")
    assert not can(state, "done"), "one must be kept"
    play(state, "keep 69", "put_back 57 top", "put_back 63 top")
    assert marks(state, 69) == "1"


@rule("SIM-7.3", "SIM-7.4", "SIM-7.6")
def test_t4_markers_that_fit_nowhere_are_lost() -> None:
    state = table()
    dragon(state, 0, 69, "1")
    dragon(state, 0, 49, "123")
    stock(state, wood=3)
    events = play(state, "place spearman C8")
    assert marks(state, 69) == "12", "slot 3 can never be filled again"
    assert [event.args["count"] for event in events if event.id == "simurgh-event-lost-markers"] == [1]


@rule("SIM-7.6")
def test_t3_a_one_off_slot_is_not_filled_again() -> None:
    state = table()
    vassals(state, 0, "home home - / home -")
    dragon(state, 0, 63, "123")
    stock(state, wood=3, pp=1)
    play(state, "use 63-3")
    assert where(state) == "- home - / home home"
    assert marks(state, 63) == "12"
    play(state, "place spearman C8")
    assert marks(state, 63) == "12"
    assert have(state) == {}, "the wood is paid, both markers are lost"


@rule("SIM-7.4")
def test_a_marker_goes_to_the_leftmost_empty_slot_and_must_be_put_down() -> None:
    state = table()
    dragon(state, 0, 49, "2")
    dragon(state, 0, 51, "13")
    stock(state, wood=3)
    play(state, "place spearman C8")
    assert legal(state) == ["mark 49", "mark 51"], "it cannot be declined"
    play(state, "mark 49")
    assert marks(state, 49) == "12"
    play(state, "mark 51")
    assert marks(state, 51) == "123"


@rule("SIM-7.5")
def test_using_takes_the_marker() -> None:
    state = table()
    dragon(state, 0, 53, "1")
    play(state, "use 53-1")
    assert have(state) == {"meat": 2}
    assert marks(state, 53) == ""
    assert why(state, "use 53-1").id == "simurgh-why-no-marker"
    assert why(state, "use 54-1").id == "simurgh-why-not-your-dragon"


@rule("SIM-7.7", "SIM-R83")
def test_cost_and_gain_must_be_possible() -> None:
    state = table()
    dragon(state, 0, 51, "123")
    reason = why(state, "use 51-1")
    assert (reason.id, reason.args) == ("simurgh-why-short", {"thing": "meat", "count": 2})
    assert not can(state, "use 51-2")
    dragon(state, 0, 71, "23")
    dragon(state, 0, 61, "3")
    stock(state, weapon=2, wisdom=1)
    assert can(state, "use 71-2")
    assert can(state, "use 71-3")
    assert can(state, "use 61-3")
    slots(state, NONE, NONE, NONE, NONE)
    assert why(state, "use 71-3").id == "simurgh-why-no-tile-to-take"
    assert not can(state, "use 61-3")
    chronicle(state, len(state.pile))
    assert not can(state, "use 71-2")


@rule("SIM-7.8", "SIM-R51")
def test_t2_two_answers_to_one_event() -> None:
    state = table()
    dragon(state, 0, 57, "2")
    dragon(state, 0, 58, "2")
    assert why(state, "use 57-2").id == "simurgh-why-answers-only"
    play(state, "place spearman C2")
    assert legal(state) == ["use 57-2", "use 58-2", "done"]
    play(state, "use 57-2")
    assert legal(state) == ["use 58-2", "done"], "each once"
    play(state, "use 58-2")
    assert have(state) == {"wisdom": 6}
    assert marks(state, 57) + marks(state, 58) == ""


@rule("SIM-7.8")
def test_no_prompt_without_a_marked_answer() -> None:
    state = table()
    dragon(state, 0, 57, "13")
    dragon(state, 0, 65, "23")
    play(state, "place spearman C2")
    assert now(state) == "after"
    assert have(state) == {"wisdom": 2}


@rule("SIM-R52")
def test_nothing_answers_an_answer() -> None:
    state = table()
    dragon(state, 0, 59, "1")
    dragon(state, 0, 71, "1")
    play(state, "place spearman C5", "take veg", "use 59-1", "use 71-1")
    assert have(state) == {"veg": 1 + 2 + 1}
    pp = table()
    dragon(pp, 0, 57, "3")
    dragon(pp, 0, 58, "3")
    play(pp, "place spearman C5", "take pp", "use 57-3", "done")
    assert have(pp) == {"pp": 3}
    assert now(pp) == "turn"


@rule("SIM-R51", "SIM-R81")
def test_bonuses_of_moves_and_spending_are_events_of_their_own() -> None:
    state = table()
    lie(state, "W1", 40)
    vassals(state, 0, "home - - / W1-1 -")
    stock(state, wisdom=1, weapon=1)
    dragon(state, 0, 63, "2")
    dragon(state, 0, 59, "2")
    play(state, "move W1")
    assert legal(state) == ["use 63-2", "done"], "no meat yet"
    play(state, "use 63-2")
    assert legal(state) == ["use 59-2", "done"], "the bonus can be answered"
    play(state, "use 59-2")
    assert have(state) == {"meat": 4, "pp": 4}


@rule("SIM-R53")
def test_the_gain_of_an_exchange_is_received() -> None:
    state = table()
    lie(state, "W1", 16)
    vassals(state, 1, "home - - / W1-3 -")
    stock(state, wisdom=2)
    dragon(state, 0, 57, "2")
    play(state, "place rider W1-2", "use 57-2")
    assert have(state) == {"wisdom": 7}


@rule("SIM-R54")
def test_a_bonus_does_not_depend_on_the_amount() -> None:
    for space, got in (("C4", 1), ("C2", 2)):
        state = table()
        dragon(state, 0, 65, "1")
        play(state, f"place rider {space}", "use 65-1")
        assert have(state) == {"wisdom": got + 2}


@rule("SIM-R51", "SIM-R54")
def test_two_kinds_received_at_once_are_one_event() -> None:
    for answers in (("use 57-2", "use 57-3"), ("use 57-3", "use 57-2")):
        state = table()
        lie(state, "W1", 18)
        vassals(state, 1, "home - - / W1-2 -")
        dragon(state, 0, 57, "23")
        play(state, "place rider W1-1")
        assert legal(state) == ["use 57-2", "use 57-3", "done"]
        assert have(state) == {"wisdom": 2, "pp": 1}
        play(state, *answers)
        assert have(state) == {"wisdom": 2 + 2, "pp": 1 + 2}, "each once, whatever the amount"
        assert state.turn == 1


@rule("SIM-R55", "SIM-R81")
def test_a_marker_cannot_answer_the_event_that_brought_it() -> None:
    state = table()
    lie(state, "W1", 13)
    vassals(state, 1, "W1-1 - - / home -")
    dragon(state, 0, 57, "1")
    play(state, "place spearman W1-2")
    assert marks(state, 57) == "12"
    assert have(state) == {"wisdom": 3}
    assert now(state) == "after", "it came after the answers"


@rule("SIM-R81", "SIM-R55")
def test_a_marker_may_refill_the_slot_that_has_just_answered() -> None:
    state = table()
    lie(state, "W1", 13)
    vassals(state, 1, "W1-1 - - / home -")
    dragon(state, 0, 57, "123")
    play(state, "place spearman W1-2", "use 57-2")
    assert marks(state, 57) == "123"
    assert have(state) == {"wisdom": 5}


@rule("SIM-R81")
def test_order_of_an_event() -> None:
    state = table()
    lie(state, "W1", 20)
    vassals(state, 1, "W1-1 - - / home -")
    stock(state, wisdom=4)
    dragon(state, 0, 57, "3")
    dragons_on_top(state, 49, 51, 53, 55)
    play(state, "place spearman W1-3")
    assert now(state) == "answer", "points are answered before the dragon is drawn"
    assert state.drawn == []
    play(state, "use 57-3")
    assert now(state) == "keep"
    assert have(state) == {"pp": 5}


@rule("SIM-R81")
def test_spending_is_answered_after_the_payment_before_the_gain() -> None:
    state = table()
    lie(state, "W1", 15)
    vassals(state, 1, "home - - / W1-3 -")
    vassals(state, 0, "home home - / home -")
    dragon(state, 0, 67, "1")
    play(state, "place spearman W1-2")
    assert now(state) == "answer"
    assert have(state) == {}
    play(state, "use 67-1", "material 1 1")
    assert have(state) == {"wood": 1, "stone": 1, "wisdom": 6}


@rule("SIM-R56", "SIM-R15")
def test_d01_3_takes_another_marker() -> None:
    state = table()
    dragon(state, 0, 49, "3")
    reason = why(state, "use 49-3")
    assert reason.args == {"thing": "marker", "count": 1}, "not the one that activates it"
    dragon(state, 0, 69, "3")
    play(state, "use 49-3")
    assert marks(state, 69) == "", "a one-off slot will do"
    assert have(state) == {"pp": 4}


@rule("SIM-R58")
def test_d12_1_gives_one_of_the_kinds_received() -> None:
    state = table()
    lie(state, "W1", 7)
    vassals(state, 1, "W1-1 - - / home -")
    dragon(state, 0, 71, "1")
    play(state, "place spearman W1-2", "use 71-1")
    assert legal(state) == ["take veg", "take meat"]
    play(state, "take meat")
    assert have(state) == {"veg": 3, "meat": 2}
    only = table()
    dragon(only, 0, 71, "1")
    dragon(only, 0, 53, "1")
    play(only, "use 53-1", "use 71-1")
    assert have(only) == {"meat": 3}, "never the other kind"


@rule("SIM-R59")
def test_dragons_are_never_lost() -> None:
    state = table()
    dragon(state, 0, 49, "123")
    play(state, "use 49-1", "food 1 0", "use 49-3", "place spearman C5", "take pp")
    end_turn(state)
    assert owned(state) == [49]
    assert not {verb.name for verb in state.actions.verbs} & {"discard_dragon", "give_dragon"}


@rule("SIM-R48")
def test_too_few_dragons() -> None:
    state = table()
    dragons_on_top(state, 49, 51)
    for tile in state.dragon_pile[:-2]:
        dragon(state, 1, tile, "")
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    play(state, "place rider C10")
    assert legal(state) == ["keep 49", "keep 51"]
    play(state, "keep 51")
    assert state.dragon_pile == [49], "the last one has only one place to go"


@rule("SIM-R49", "SIM-6.8")
def test_returned_tiles_stay_where_they_were_put() -> None:
    state = table()
    dragons_on_top(state, 55, 51, 53, 49)
    lie(state, "W1", 16)
    vassals(state, 1, "home - - / W1-2 -")
    stock(state, wisdom=3)
    pile = state.dragon_pile[:-4]
    play(state, "place rider W1-4", "keep 49", "put_back 51 bottom", "put_back 53 bottom", "put_back 55 top")
    assert state.dragon_pile == [53, 51, *pile, 55], "each on its own, and nothing is shuffled"


@rule("SIM-R48")
def test_of_two_equal_dragons_each_is_offered() -> None:
    state = table()
    dragons_on_top(state, 49, 50, 51)
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    play(state, "place rider C10")
    assert legal(state) == ["keep 49", "keep 50", "keep 51"]
    play(state, "keep 51")
    assert legal(state) == ["put_back 49 top", "put_back 49 bottom", "put_back 50 top", "put_back 50 bottom"]
    play(state, "put_back 50 top")
    assert legal(state) == ["put_back 49 top", "put_back 49 bottom"]


@rule("SIM-R20", "SIM-R22")
def test_abilities_and_the_last_vassal() -> None:
    state = table()
    dragon(state, 0, 63, "3")
    dragon(state, 0, 67, "3")
    stock(state, pp=1)
    vassals(state, 0, "home - - / - -")
    assert why(state, "use 63-3").id == "simurgh-why-last-vassal", "although it gives a rider"
    vassals(state, 0, "- - - / home -")
    assert why(state, "use 67-3").id == "simurgh-why-last-vassal"
    vassals(state, 0, "home - - / home -")
    assert can(state, "use 63-3")
    assert can(state, "use 67-3")
    vassals(state, 0, "home - - / home home")
    assert why(state, "use 63-3").id == "simurgh-why-no-figure", "no rider in the supply"
    vassals(state, 0, "home home - / - -")
    assert why(state, "use 67-3").id == "simurgh-why-none-to-spend"


@rule("SIM-R79")
def test_a_vassal_gained_by_an_ability_can_be_placed_at_once() -> None:
    state = table()
    dragon(state, 0, 53, "3")
    stock(state, meat=4)
    vassals(state, 0, "C5 - - / - -")
    assert legal(state, "place") == []
    play(state, "use 53-3")
    assert have(state) == {}
    assert can(state, "place rider C4")


@rule("SIM-R82")
def test_whom_abilities_can_spend() -> None:
    state = table()
    dragon(state, 0, 67, "3")
    vassals(state, 0, "home - - / home C4")
    play(state, "place rider C4")
    play(state, "use 67-3")
    assert where(state) == "home - - / - C4", "the one just placed is on the board like the other"
    assert have(state) == {"wisdom": 1, "weapon": 3, "meat": 2}
    window = table()
    dragon(window, 0, 67, "3")
    vassals(window, 0, "home - - / home -")
    play(window, "place rider C12")
    assert not can(window, "use 67-3"), "the effect of its space is running"
    play(window, "set_none", "put_back 73 top") if can(window, "put_back 73 top") else play(window, "set_none")
    while now(window) == "put-back":
        play(window, legal(window)[0])
    assert can(window, "use 67-3"), "now it is not"
    first = table()
    dragon(first, 0, 67, "3")
    vassals(first, 0, "home - - / home C4")
    play(first, "use 67-3")
    assert where(first) == "home - - / - C4", "the unassigned one goes first"


@rule("SIM-R77")
def test_tokens_never_run_out() -> None:
    state = table(5)
    for seat in range(5):
        stock(state, seat, veg=15)
    dragon(state, 0, 57, "1")
    play(state, "use 57-1")
    assert have(state) == {"veg": 17}


@rule("SIM-R80")
def test_an_ability_must_leave_the_laid_tile_usable() -> None:
    state = table()
    hand(state, 0, 15)
    stock(state, stone=2)
    vassals(state, 0, "home - - / - -")
    dragon(state, 0, 51, "3")
    dragon(state, 0, 57, "1")
    play(state, "lay 15 W3")
    assert not can(state, "use 51-3"), "the stone is needed"
    assert can(state, "use 57-1")
    play(state, "use 57-1")
    assert can(state, "use 51-3"), "two vegetables will do instead"


@rule("SIM-R80")
def test_answers_to_the_bonus_count() -> None:
    state = table()
    hand(state, 0, 37)
    hand(state, 0, 30)
    vassals(state, 0, "- - - / home -")
    assert not can(state, "lay 37 W3"), "one wisdom of two"
    dragon(state, 0, 65, "1")
    assert can(state, "lay 37 W3")
    assert not can(state, "lay 37 W1")
    play(state, "lay 37 W3")
    assert legal(state) == ["use 65-1"], "it cannot be declined now"
    play(state, "use 65-1", "place rider W3-1")
    assert have(state) == {"wisdom": 1, "pp": 2}


@rule("SIM-R80", "SIM-R58")
def test_a_matching_answer_counts_for_its_own_kind_only() -> None:
    state = table()
    hand(state, 0, 38)
    dragon(state, 0, 71, "1")
    stock(state, veg=1, wood=1)
    assert not can(state, "lay 38 W1"), "the second vegetable cannot come with a bonus of meat"
    stock(state, meat=1, wood=1)
    assert can(state, "lay 38 W1"), "a vegetable and one more"


@rule("SIM-R80")
def test_an_answer_may_not_take_the_marker_that_must_pay() -> None:
    state = table()
    hand(state, 0, 27)
    vassals(state, 0, "home - - / - -")
    dragon(state, 0, 59, "1")
    play(state, "lay 27 W1")
    assert legal(state) == ["food 0 1", "food 1 0"]
    play(state, "food 1 0")
    assert legal(state) == ["place spearman W1-2"], "the marker must pay, so nobody is asked about it"
    play(state, "place spearman W1-2")
    assert have(state) == {"veg": 1, "wisdom": 3}


@rule("SIM-R80")
def test_the_guard_counts_vassals() -> None:
    state = table()
    hand(state, 0, 31)
    vassals(state, 0, "home - - / home -")
    stock(state, pp=1)
    dragon(state, 0, 67, "3")
    dragon(state, 0, 63, "3")
    play(state, "lay 31 W3")
    assert not can(state, "use 67-3"), "only riders can use the tile"
    assert can(state, "use 63-3"), "a spearman for a second rider does no harm"
    play(state, "use 63-3")
    assert can(state, "use 67-3")
