"""Sessions: checked moves, undo with its barrier, forced moves."""

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption, BadSeats, IllegalAction, UnknownAction
from drakehall.session import Move, Session, Undo
from drakehall.session.errors import CannotUndo, GameOver, NothingToUndo, NotYourTurn


def session(**options: object) -> Session:
    """A table for two where seat 0 has turned up, and so has seat 1."""
    table = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0, **options})
    table.play(0, "turn_up 0")
    table.play(1, "turn_up 0")
    return table


def test_moves_go_into_the_log_and_change_the_position() -> None:
    table = session()
    before = table.state.dump()
    steps = table.play(0, "take_open 0")
    assert [step.move for step in steps] == [Move(0, "take_open 0")]
    assert table.log[-1] == Move(0, "take_open 0")
    assert table.state.dump() != before
    assert [event.id for event in steps[0].events] == ["smoki-event-took"]


def test_an_action_may_be_given_by_number() -> None:
    table = session()
    table.play(0, table.state.actions.parse("take_open 1"))
    assert table.log[-1] == Move(0, "take_open 1")


@pytest.mark.parametrize(
    ("seat", "action", "error"),
    [
        (1, "take_open 0", NotYourTurn),
        (7, "take_open 0", NotYourTurn),
        (0, "place 0", IllegalAction),
        (0, "take_open 7", UnknownAction),
        (0, "sing", UnknownAction),
        (0, "", UnknownAction),
        (0, 9999, UnknownAction),
        (0, -1, UnknownAction),
    ],
)
def test_a_refused_action_changes_nothing(seat: int, action: str | int, error: type[Exception]) -> None:
    table = session()
    before, log = table.state.dump(), list(table.log)
    with pytest.raises(error):
        table.play(seat, action)
    assert table.state.dump() == before
    assert table.log == log


def test_an_illegal_action_says_why() -> None:
    table = session()
    table.play(0, "take_open 0")
    with pytest.raises(IllegalAction) as refused:
        table.play(0, "discard 0")
    assert refused.value.reason.id == "smoki-why-from-open"
    assert refused.value.action == "discard 0"


def test_bad_seats_and_options_are_refused() -> None:
    with pytest.raises(BadSeats):
        Session(dh.game("smoki"), 6, 1)
    with pytest.raises(BadOption):
        Session(dh.game("smoki"), 2, 1, {"open_piles": 3})


def test_what_reveals_nothing_can_be_undone() -> None:
    table = session()
    before = table.state.dump()
    table.play(0, "take_open 0")
    table.play(0, "place 0")  # slot 0 lies face up
    assert table.can_undo(0)
    table.undo(0)
    table.undo(0)
    assert table.state.dump() == before
    assert table.log[-4:] == [Move(0, "take_open 0"), Move(0, "place 0"), Undo(0, 1), Undo(0, 1)]
    assert len(table.steps) == 2


def test_reset_takes_back_the_whole_turn() -> None:
    table = session()
    before = table.state.dump()
    table.play(0, "take_open 0")
    table.play(0, "place 0")
    table.reset(0)
    assert table.state.dump() == before


def test_after_an_undo_the_game_goes_on() -> None:
    table = session()
    table.play(0, "take_open 0")
    table.undo(0)
    table.play(0, "take_open 1")
    assert table.state.legal() == [table.state.actions.parse(f"place {slot}") for slot in range(6)]


@pytest.mark.parametrize(
    "moves", [["draw_hidden"], ["take_open 0", "place 1"], ["take_open 0", "place 0", "put_top 0"]]
)
def test_a_reveal_or_the_end_of_the_turn_is_a_barrier(moves: list[str]) -> None:
    table = session()
    for move in moves:
        table.play(0, move)
    before, log = table.state.dump(), list(table.log)
    assert not table.can_undo(0)
    with pytest.raises(CannotUndo):
        table.undo(0)
    assert table.state.dump() == before
    assert table.log == log


def test_a_barrier_protects_what_lies_before_it() -> None:
    table = session()
    table.play(0, "take_open 0")
    table.play(0, "place 1")  # a face-down card is seen
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_nobody_undoes_the_decision_of_another() -> None:
    table = session()
    table.play(0, "take_open 0")
    with pytest.raises(CannotUndo):
        table.undo(1)


def test_there_must_be_something_to_undo() -> None:
    with pytest.raises(NothingToUndo):
        Session(dh.game("smoki"), 2, 5).undo(0)


def test_forced_moves_are_played_and_logged() -> None:
    table = session(open_piles=1)
    table.play(0, "take_open 0")
    table.play(0, "place 0")
    assert table.log[-1] == Move(0, "put_top 0", forced=True)
    assert table.state.seat == 1


def test_a_table_plays_for_nobody_whose_hand_may_be_the_reason() -> None:
    dice, alone = Chance(1), 0
    for seed in range(6):
        table = Session(dh.game("wyrmspan"), 2, seed)
        while table.state.seat is not None:
            legal = table.state.legal()
            alone += len(legal) == 1
            table.play(table.state.seat, legal[dice.below(len(legal))])
        assert not any(step.move.forced for step in table.steps)
    assert alone


def test_a_player_may_ask_to_stop_at_forced_moves() -> None:
    table = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0, "open_piles": 1}, play_forced=False)
    for seat, move in [(0, "turn_up 0"), (1, "turn_up 0"), (0, "take_open 0"), (0, "place 0")]:
        table.play(seat, move)
    assert table.log[-1] == Move(0, "place 0")
    assert table.state.seat == 0


def test_a_finished_game_takes_no_move() -> None:
    table = session(turn_cap=1)
    for move in ("take_open 0", "place 0", "put_top 0"):
        table.play(0, move)
    assert table.state.over
    with pytest.raises(GameOver):
        table.play(0, "take_open 0")
