"""The turn: main action, free actions, withdrawing, passing (SIM-4, SIM-R1 … SIM-R9)."""

from drakehall.games.simurgh.rules import Simurgh
from drakehall.kernel.events import Event, Message
from tests.rules.simurgh.table import (
    can,
    chronicle,
    dragon,
    dragons_on_top,
    hand,
    have,
    legal,
    lie,
    now,
    objectives_on_top,
    play,
    slots,
    stock,
    table,
    vassals,
    where,
    why,
)
from tests.support import rule


@rule("SIM-4.2")
def test_exactly_one_main_action() -> None:
    state = table()
    vassals(state, 0, "home home - / home C4")
    dragon(state, 0, 49, "1")
    assert not can(state, "end_turn"), "it is compulsory"
    assert not can(state, "pass")
    play(state, "place spearman C2")
    assert now(state) == "after"
    assert legal(state) == ["use 49-1", "end_turn"], "no second placement, no withdrawing"
    play(state, "end_turn")
    assert state.turn == 1


@rule("SIM-4.1", "SIM-4.3", "SIM-R6")
def test_free_actions_before_the_main_action() -> None:
    state = table()
    dragon(state, 0, 49, "1")
    dragon(state, 0, 53, "1")
    dragon(state, 0, 57, "1")
    for ability in ("49-1", "53-1", "57-1"):
        assert can(state, f"use {ability}")
    play(state, "use 49-1", "food 1 0", "use 53-1", "use 57-1")
    assert have(state) == {"veg": 3, "meat": 2}
    assert now(state) == "turn"
    assert legal(state, "use") == []


@rule("SIM-4.3", "SIM-R5", "SIM-4.1")
def test_one_move_in_a_turn_for_the_player() -> None:
    state = table(3)
    lie(state, "W1", 44)
    lie(state, "W2", 40)
    vassals(state, 0, "home - - / W1-1 W2-1")
    stock(state, weapon=5, wisdom=5)
    assert legal(state, "move") == ["move W1", "move W2"]
    play(state, "move W1", "food 3 0")
    assert legal(state, "move") == [], "not even with the other rider"
    assert why(state, "move W2").id == "simurgh-why-moved"
    play(state, "place spearman C5", "take pp")
    assert now(state) == "turn", "and not after the main action"
    play(state, "place spearman C5", "take pp", "place spearman C5", "take pp")
    assert state.turn == 0
    assert can(state, "move W2"), "a new turn, a new move"


@rule("SIM-4.4", "SIM-R7")
def test_free_actions_after_the_main_action() -> None:
    state = table()
    lie(state, "W1", 44)
    vassals(state, 0, "home - - / W1-1 -")
    stock(state, weapon=1)
    dragon(state, 0, 49, "1")
    play(state, "place spearman C5", "take pp")
    assert legal(state) == ["use 49-1", "move W1", "end_turn"]
    play(state, "use 49-1", "food 0 1", "move W1", "food 3 0")
    assert state.turn == 1, "nothing is left to do: nobody is asked"


@rule("SIM-4.4")
def test_who_has_no_free_action_is_not_asked() -> None:
    state = table()
    play(state, "place spearman C5", "take veg")
    assert state.turn == 1


@rule("SIM-4.5", "SIM-R2", "SIM-R3")
def test_withdrawing_any_vassals() -> None:
    state = table(3)
    lie(state, "W1", 40)
    lie(state, "W2", 1)
    vassals(state, 0, "C5 C3 W2-2 / W1-2 home")
    vassals(state, 1, "home - - / W1-1 -")
    vassals(state, 2, "W2-1 - - / home -")
    expected = ["withdraw spearman C3", "withdraw spearman C5", "withdraw spearman W2-2", "withdraw rider W1-2"]
    assert legal(state, "withdraw") == expected, "also with a vassal at home, from City, tiles and exploration"
    play(state, "withdraw spearman C5", "withdraw rider W1-2")
    assert now(state) == "withdraw"
    assert legal(state) == ["withdraw spearman C3", "withdraw spearman W2-2", "withdraw_all", "done"]
    play(state, "done")
    assert where(state) == "home C3 W2-2 / home home"
    assert state.turn == 1


@rule("SIM-6.6")
def test_how_many_tiles_a_withdrawal_removes_is_known_beforehand() -> None:
    state = table()
    lie(state, "W1", 1)
    lie(state, "W2", 40)
    lie(state, "W3", 2)
    vassals(state, 0, "C5 W1-1 W3-1 / W2-1 home")
    vassals(state, 1, "W3-2 - - / home -")
    assert asked(state) == Message("simurgh-prompt-turn", {"leaving": 2}), "somebody stays on the third"
    play(state, "withdraw spearman W1-1")
    assert asked(state) == Message("simurgh-prompt-withdraw", {"leaving": 2}), "one is empty already"
    play(state, "withdraw_all")
    assert len(state.chronicle) == 2


@rule("SIM-6.8")
def test_what_goes_back_is_called_what_it_is() -> None:
    state = table()
    lie(state, "W1", 38)
    vassals(state, 0, "home - - / home W1-3")
    objectives_on_top(state, 80, 74, 76)
    dragons_on_top(state, 49, 51, 53, 55)
    stock(state, veg=2, meat=1, wood=1)
    play(state, "place rider C12", "move W1", "keep 51")
    assert asked(state) == Message("simurgh-ask-put-back-dragons", {"left": 3})
    play(state, "put_back 49 top", "put_back 53 top", "put_back 55 top", "set_none", "put_back 74 top")
    assert asked(state) == Message("simurgh-ask-put-back-objectives", {"left": 2})


def asked(state: Simurgh) -> Message:
    """Return what the first seat is asked."""
    question = state.question(0)
    assert question is not None
    return question.prompt


@rule("SIM-R2")
def test_all_at_once_and_at_least_one() -> None:
    state = table()
    vassals(state, 0, "C5 C5 - / C4 home")
    assert legal(state, "withdraw") == ["withdraw spearman C5", "withdraw rider C4"], "equal vassals are one choice"
    assert not can(state, "done")
    play(state, "withdraw_all")
    assert where(state) == "home home - / home home"
    vassals(state, 1, "C5 - - / home -")
    play(state, "withdraw spearman C5")
    assert state.turn == 0, "the only vassal on the board: nothing more to ask"


@rule("SIM-R4")
def test_the_supply_cannot_be_withdrawn() -> None:
    state = table()
    vassals(state, 0, "home - - / C4 -")
    assert legal(state, "withdraw") == ["withdraw rider C4"]
    play(state, "withdraw rider C4")
    assert where(state) == "home - - / home -"


@rule("SIM-4.7")
def test_no_laying_in_a_turn_of_withdrawing() -> None:
    state = table()
    vassals(state, 0, "home home - / C4 C4")
    hand(state, 0, 1)
    assert legal(state, "lay")
    dragon(state, 0, 49, "1")
    play(state, "withdraw_all")
    assert legal(state) == ["use 49-1", "end_turn"]


@rule("SIM-4.6")
def test_between_laying_and_placing_only_abilities() -> None:
    state = table()
    lie(state, "W3", 44)
    vassals(state, 0, "home - - / W3-1 -")
    stock(state, weapon=3)
    hand(state, 0, 2)
    dragon(state, 0, 57, "1")
    assert can(state, "move W3")
    play(state, "lay 02 W1", "food 1 0")
    assert now(state) == "laid"
    assert not can(state, "move W3")
    assert not can(state, "place spearman C5")
    assert legal(state) == [
        "use 57-1",
        "place spearman W1-1",
        "place spearman W1-2",
        "place spearman W1-3",
        "place spearman W1-4",
    ]
    play(state, "use 57-1", "place spearman W1-2")
    assert have(state) == {"veg": 3, "weapon": 6}


@rule("SIM-4.6")
def test_windows_of_the_city_stages() -> None:
    state = table()
    lie(state, "W1", 44)
    vassals(state, 0, "home - - / home W1-1")
    stock(state, weapon=5)
    dragon(state, 0, 57, "1")
    play(state, "place spearman C11", "take wood")
    assert now(state) == "quarters"
    assert "use 57-1" in legal(state)
    assert "move W1" in legal(state)
    play(state, "move W1", "food 0 3")
    assert now(state) == "quarters", "the tile still has to be taken"
    play(state, "scout 2")
    assert now(state) == "after"
    other = table()
    lie(other, "W1", 44)
    vassals(other, 0, "home - - / home W1-1")
    stock(other, weapon=5)
    dragon(other, 0, 57, "1")
    play(other, "place rider C12")
    assert {"use 57-1", "move W1", "set_none"} <= set(legal(other))
    play(other, "use 57-1")
    assert now(other) == "statue"


@rule("SIM-R1")
def test_passing_is_the_last_resort() -> None:
    state = table()
    lie(state, "W1", 44)
    vassals(state, 0, "- - - / W1-3 -")
    vassals(state, 1, "home - - / home -")
    stock(state, weapon=1)
    assert legal(state) == ["move W1", "withdraw rider W1-3"], "no vassal at home: withdrawing is the only main action"
    play(state, "move W1")
    assert where(state) == "- - - / returned -", "level 4: the lone rider is back, but not for this turn"
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.turn == 1
    assert where(state) == "- - - / home -"
    assert why(state, "pass").id == "simurgh-why-can-act"


@rule("SIM-R1")
def test_somebody_at_home_can_always_go_to_the_market() -> None:
    state = table(5)
    for seat in range(1, 5):
        vassals(state, seat, "C5 C5 C5 / C5 C5")
    vassals(state, 0, "home - - / - -")
    assert can(state, "place spearman C5")
    assert not can(state, "pass")


@rule("SIM-R8", "SIM-R25")
def test_vassals_sent_home_wait_for_the_next_turn_but_can_be_spent() -> None:
    state = table()
    for wild, tile in (("W1", 1), ("W2", 2), ("W3", 3)):
        lie(state, wild, tile)
    lie(state, "W4", 40)
    hand(state, 0, 15)
    vassals(state, 0, "W1-1 home - / W1-2 -")
    vassals(state, 1, "W2-1 W3-1 W1-3 / W4-1 home")
    stock(state, weapon=1)
    play(state, "replace 15 W1", "food 0 1")
    assert where(state) == "returned home - / returned -"
    assert where(state, 1) == "W2-1 W3-1 home / W4-1 home", "others simply get theirs back"
    assert legal(state) == ["place spearman W1-2"], "the returned rider cannot be placed; a spearman can be spent"
    play(state, "place spearman W1-2")
    assert where(state) == "- W1-2 - / home -", "the returned one was spent; the turn is over, the rider is ready"
    assert have(state) == {"meat": 1, "wisdom": 6}


@rule("SIM-R9")
def test_what_cannot_be_completed_is_not_begun() -> None:
    state = table()
    hand(state, 0, 15)
    vassals(state, 0, "home - - / - -")
    assert legal(state, "lay") == [], "every space costs what the player lacks"
    assert why(state, "lay 15 W1").id == "simurgh-why-tile-unusable"
    stock(state, stone=1)
    assert legal(state, "lay") == ["lay 15 W2"], "the stone of W2 makes it possible"
    play(state, "lay 15 W2")
    assert legal(state) == ["material 0 1"], "and only stone is offered"


@rule("SIM-R9")
def test_draws_cannot_be_taken_back() -> None:
    state = table()
    dragons_on_top(state, 49, 51, 53)
    objectives_on_top(state, 73, 74, 75)
    slots(state, 1, 2, 3, 4)
    dragon(state, 1, 71, "2")
    stock(state, 0, veg=1, meat=1, wood=1, stone=1, weapon=1)
    stock(state, 1, wisdom=1)
    assert barriers(play(state, "place rider C10")) == ["saw-dragon"] * 3
    assert barriers(play(state, "keep 51")) == ["kept"]
    assert barriers(play(state, "put_back 49 top", "put_back 53 top")) == []
    assert barriers(play(state, "use 71-2")) == ["scouted-top"]
    assert barriers(play(state, "place rider C12")) == ["saw-objective"] * 3
    play(state, "set_none", "put_back 73 top", "put_back 74 top", "put_back 75 top")
    stock(state, 0, wisdom=1)
    vassals(state, 0, "home - - / C10 -")
    assert barriers(play(state, "place spearman C11", "take wood")) == []
    assert barriers(play(state, "scout 1")) == ["revealed"], "the refill at the end of the turn"


def barriers(events: list[Event]) -> list[str]:
    """Name the events that show something new."""
    return [event.id.removeprefix("simurgh-event-") for event in events if event.reveals]


@rule("SIM-4.4", "SIM-9.1")
def test_the_main_action_stays_done() -> None:
    state = table()
    lie(state, "W1", 1)
    vassals(state, 1, "W1-2 - - / home -")
    dragon(state, 0, 49, "1")
    dragon(state, 0, 50, "1")
    hand(state, 0, 13, 14, 37, 38, 40, 30)
    play(state, "use 50-1")
    assert (now(state), state.view(1).main_done) == ("take", False), "an ability before it"
    play(state, "food 1 0", "place spearman W1-4")
    assert (now(state), state.view(1).main_done) == ("take", False), "its own effect"
    play(state, "material 3 0")
    assert (now(state), state.view(1).main_done) == ("after", True)
    play(state, "use 49-1")
    assert (now(state), state.view(1).main_done) == ("take", True), "an ability after it"
    play(state, "food 1 0")
    assert (now(state), state.view(1).main_done) == ("hand-limit", True)
    play(state, "discard 13 top")
    assert not state.view(1).main_done


@rule("SIM-R50")
def test_abilities_only_in_the_own_turn() -> None:
    state = table()
    dragon(state, 1, 57, "123")
    dragon(state, 1, 67, "123")
    play(state, "place spearman C2")
    assert state.turn == 1, "nobody is asked in another's turn"
    assert have(state) == {"wisdom": 2}
    assert have(state, 1) == {}
    assert can(state, "use 57-1")


@rule("SIM-R78")
def test_nothing_can_be_given_away() -> None:
    verbs = {verb.name for verb in table().actions.verbs}
    assert not verbs & {"give", "trade", "offer"}
    state = table()
    slots(state, 1, 2, 3, 4)
    chronicle(state, 1)
    stock(state, 0, weapon=1, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    assert have(state, 1) == {}
