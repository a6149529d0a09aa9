"""Finished games as data: every decision as it was made, from bots and from saves."""

from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall import features
from drakehall.research.errors import NotFinished, OtherGame
from drakehall.research.recorded import PERSON, Deals, Trajectory, deal, load
from drakehall.session import Session, save
from drakehall.session.log import Player

SMOKI = dh.game("smoki")
LONG_SEED = 2**128 - 9
DEALS = Deals("smoki", 3, {"raven_attack": True, "scoring": "rounds", "rounds": 1}, ("random", "greedy"), 40)


def again(recorded: Trajectory, layout: features.Layout, state: dh.State) -> dh.State:
    """Play a recorded game again, comparing every decision with what was recorded of it."""
    begin = 0
    for move, action in enumerate(recorded.actions):
        assert state.seat is not None
        assert state.seat == recorded.seats[move]
        assert state.legal() == list(recorded.legal[begin : recorded.ends[move]])
        vector = recorded.numbers[move * layout.size : (move + 1) * layout.size]
        assert list(vector) == layout.vector(state, state.seat)
        begin = recorded.ends[move]
        state.apply(action)
    assert len(recorded.numbers) == len(recorded) * layout.size
    return state


@pytest.mark.parametrize("perfect", [False, True])
def test_a_game_of_bots_can_be_played_again(perfect: bool) -> None:
    [recorded] = deal(msgspec.structs.replace(DEALS, perfect=perfect), [2])
    state = SMOKI.start(3, 42, **DEALS.options)
    layout = features.layout(SMOKI, 3, state.options, perfect)
    last = again(recorded, layout, state)
    assert last.over
    assert (recorded.scores, recorded.winners) == (tuple(last.scores()), tuple(last.winners()))
    assert msgspec.json.decode(recorded.options) == DEALS.options
    assert recorded.seed == 42


def test_bots_move_on_a_seat_from_game_to_game() -> None:
    first, second = deal(DEALS, [0, 1])
    assert first.players == ("random", "greedy", "random")
    assert second.players == ("greedy", "random", "greedy")
    assert deal(DEALS, [1]) == [second]


def finished(**players: str | None) -> Session:
    """Play a short game at random, in which one decision was taken back."""
    session = Session(SMOKI, 2, LONG_SEED, {"turn_cap": 8}, [Player(name, bot) for name, bot in players.items()])
    dice, undone = dh.Chance(1), False
    while session.state.seat is not None:
        seat, legal = session.state.seat, session.state.legal()
        session.play(seat, legal[dice.below(len(legal))])
        if not undone and session.can_undo(seat):
            session.undo(seat)
            undone = True
    assert undone
    return session


def test_a_save_gives_the_moves_that_stand(tmp_path: Path) -> None:
    session = finished(Ola=None, Bot="greedy")
    save.store(session, tmp_path / "game.json")
    layout, recorded = load(tmp_path / "game.json", SMOKI)
    assert again(recorded, layout, session.beginning()).dump() == session.state.dump()
    assert len(recorded) == len(session.steps) < len(session.log)
    assert (recorded.players, recorded.seed) == ((PERSON, "greedy"), LONG_SEED)
    assert layout.options == session.options


def test_a_game_that_began_with_a_position_has_no_seed(tmp_path: Path) -> None:
    session = Session.from_position(SMOKI.start(2, 5, turn_cap=3).position_text())
    while session.state.seat is not None:
        session.play(session.state.seat, session.state.legal()[0])
    save.store(session, tmp_path / "game.json")
    layout, recorded = load(tmp_path / "game.json", SMOKI)
    assert recorded.seed is None
    assert again(recorded, layout, session.beginning()).over


def test_saves_that_cannot_be_used_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save.store(Session(SMOKI, 2, 9), file)
    with pytest.raises(NotFinished, match="not over"):
        load(file, SMOKI)
    with pytest.raises(OtherGame, match="a game of smoki, not of simurgh"):
        load(file, dh.game("simurgh"))
