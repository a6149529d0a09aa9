"""Take-back by consent: the table returns to a seat's last decision, and the log says so."""

import pytest

import drakehall as dh
from drakehall.session import Move, Session, TakeBack, save
from drakehall.session.errors import CannotUndo, GameOver, NothingToUndo
from tests.session.test_session import session

TURN = ("take_open 0", "place 0", "put_top 0")


def table_after_a_turn() -> Session:
    table = session()
    for move in TURN:
        table.play(0, move)
    return table


def test_a_finished_turn_can_be_taken_back_by_consent_only() -> None:
    table = session()
    for move in TURN[:2]:
        table.play(0, move)
    before = table.state.dump()
    table.play(0, TURN[2])
    with pytest.raises(CannotUndo):
        table.undo(0)
    table.take_back(0)
    assert table.state.dump() == before
    assert table.log[-1] == TakeBack(0, 1)


def test_moves_of_others_after_it_go_back_too() -> None:
    table = session()
    table.play(0, TURN[0])
    before = table.state.dump()
    for move in TURN[1:]:
        table.play(0, move)
    table.play(1, "take_open 1")
    table.take_back(0)
    table.take_back(0)
    assert table.state.dump() == before
    assert table.log[-2:] == [TakeBack(0, 2), TakeBack(0, 1)]
    table.undo(0)
    assert table.state.seat == 0


def test_forced_moves_go_back_with_the_decision_before_them() -> None:
    table = session(open_piles=1)
    table.play(0, "take_open 0")
    table.play(0, "place 0")
    table.take_back(0)
    assert table.log[-2:] == [Move(0, "put_top 0", forced=True), TakeBack(0, 2)]


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    table = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0})
    table.play(0, "turn_up 0")
    with pytest.raises(NothingToUndo):
        table.take_back(1)
    assert table.log == [Move(0, "turn_up 0")]


def test_a_finished_game_stays_finished() -> None:
    table = session(turn_cap=1)
    for move in TURN:
        table.play(0, move)
    with pytest.raises(GameOver):
        table.take_back(0)


def test_it_is_replayed_from_a_save() -> None:
    table = table_after_a_turn()
    table.take_back(0)
    table.play(0, "put_top 1")
    back = save.from_json(save.to_json(table))
    assert back.state.dump() == table.state.dump()
    assert back.log == table.log
    assert back.happened == table.happened


def test_what_happened_is_kept_for_every_entry() -> None:
    table = table_after_a_turn()
    told = [list(events) for events in table.happened]
    table.take_back(0)
    assert table.happened == [*told, []]
    assert len(table.happened) == len(table.log)
