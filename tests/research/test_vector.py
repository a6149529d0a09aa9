"""Games stepped side by side are the same games that one plays one by one, in one process or in several."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import drakehall as dh
from drakehall import bots, features
from drakehall.bots.bot import bot_chance
from drakehall.bots.errors import UnknownBot
from drakehall.kernel.errors import UnknownAction, UnknownSeat
from drakehall.research.errors import BadActions, BadRivals, BadWorkers, IllegalInGame, NotReset
from drakehall.research.rewards import Rewards
from drakehall.research.vector import Vector
from tests.research.settings import ONE, Setting, called, others

Choice = Callable[[np.ndarray[Any, Any]], np.ndarray[Any, Any]]
COUNT = 5


def choices(seed: int) -> Choice:
    """Choose legal actions at random."""
    random = np.random.default_rng(seed)

    def choose(masks: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        return np.asarray((random.random(masks.shape) * masks).argmax(1))

    return choose


def compared(setting: Setting, steps: int) -> int:
    """Step games side by side and one by one; count those that ended."""
    name, seats, options = setting
    game = dh.game(name)
    layout = features.layout(game, seats, game.resolve_options(seats, options))
    rewards = Rewards("margin", {"*": 0.25}, low_wins=game.low_wins)
    vector = Vector(name, COUNT, seats, reward="margin", shaping={"*": 0.25}, **options)
    vector.reset(40)
    deals = [0] * COUNT
    states = [game.start(seats, 40 + i, **options) for i in range(COUNT)]
    choose = choices(1)
    ended = 0
    for _ in range(steps):
        for i, state in enumerate(states):
            assert state.seat is not None
            assert vector.seats[i] == state.seat
            assert vector.observations[i].tolist() == layout.vector(state, state.seat)
            assert np.flatnonzero(vector.masks[i]).tolist() == state.legal()
        actions = choose(vector.masks)
        vector.step(actions)
        for i, state in enumerate(states):
            seat, before = int(vector.acted[i]), rewards.worth(state)
            assert seat == state.seat
            state.apply(int(actions[i]))
            gained = [now - then for now, then in zip(rewards.worth(state), before, strict=True)]
            assert vector.over[i] == state.over
            if state.over:
                gained = [gain + result for gain, result in zip(gained, rewards.result(state), strict=True)]
                assert vector.final[i].tolist() == layout.vector(state, seat)
                ended += 1
                deals[i] += 1
                states[i] = game.start(seats, 40 + i + COUNT * deals[i], **options)
            assert vector.rewards[i].tolist() == pytest.approx(gained)
    return ended


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_games_side_by_side_are_those_one_by_one(setting: Setting) -> None:
    assert compared(setting, 400) > 0


@pytest.mark.slow
@pytest.mark.parametrize("setting", list(others()), ids=called)
def test_with_all_seats_and_options(setting: Setting) -> None:
    assert compared(setting, 3000) > 0


def run(vector: Vector, seed: int, steps: int) -> list[object]:
    """List all that a few steps bring."""
    choose = choices(seed)
    vector.reset(seed)
    told: list[object] = []
    for _ in range(steps):
        vector.step(choose(vector.masks))
        arrays = (vector.observations, vector.masks, vector.seats, vector.acted, vector.rewards, vector.over)
        told += [array.tolist() for array in arrays]
        told += [vector.final[vector.over].tolist()]
    return told


def test_the_number_of_workers_changes_nothing() -> None:
    for rivals in ("", "greedy"):
        asked: dict[str, Any] = {"rivals": rivals or (), "scoring": "rounds", "rounds": 1}
        with Vector("smoki", 5, **asked) as alone, Vector("smoki", 5, workers=2, **asked) as shared:
            for seed in (3, 9):
                assert run(shared, seed, 30) == run(alone, seed, 30)


def test_one_seat_is_asked_and_bots_play_the_others() -> None:
    vector = Vector("smoki", 3, 3, rivals=("greedy", "random"), seat=1, scoring="rounds", rounds=1)
    vector.reset(7)
    states = [dh.game("smoki").start(3, 7 + i, scoring="rounds", rounds=1) for i in range(3)]
    chances = [bot_chance(7 + i) for i in range(3)]
    players: list[dict[int, bots.Bot]] = [{} for _ in states]
    names = {2: "greedy", 0: "random"}

    def play_on(i: int) -> None:
        state = states[i]
        while state.seat not in (None, 1):
            seat, legal = state.seat, state.legal()
            assert seat is not None
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            if seat not in players[i]:
                players[i][seat] = bots.make(names[seat], dh.game("smoki"), chances[i].below(1 << 29))
            state.apply(bots.choose(players[i][seat], state, chances[i]))

    choose = choices(2)
    for i in range(3):
        play_on(i)
    for _ in range(25):
        assert vector.seats.tolist() == [1, 1, 1]
        for i, state in enumerate(states):
            assert np.flatnonzero(vector.masks[i]).tolist() == state.legal()
        actions = choose(vector.masks)
        vector.step(actions)
        assert vector.acted.tolist() == [1, 1, 1]
        for i, state in enumerate(states):
            state.apply(int(actions[i]))
            play_on(i)
        if vector.over.any():
            break
    ended = int(np.flatnonzero(vector.over)[0])
    assert states[ended].over
    assert vector.rewards[ended].tolist() == Rewards(low_wins=True).result(states[ended])


def test_the_seat_that_is_asked_changes_from_deal_to_deal() -> None:
    vector = Vector("smoki", 4, rivals="random", scoring="rounds", rounds=1)
    vector.reset(1)
    choose = choices(3)
    before = vector.seats.tolist()
    assert before == [0, 1, 0, 1]
    changes = 0
    for _ in range(200):
        vector.step(choose(vector.masks))
        for i in np.flatnonzero(vector.over).tolist():
            assert vector.seats[i] == 1 - vector.acted[i]
            changes += 1
    assert changes > 4


def test_what_is_forced_can_be_skipped() -> None:
    vector = Vector("wyrmspan", 4, skip_forced=True)
    vector.reset(2)
    choose = choices(4)
    forced = Vector("wyrmspan", 4)
    forced.reset(2)
    fewest = []
    for _ in range(150):
        assert (vector.masks.sum(1) > 1).all()
        vector.step(choose(vector.masks))
        forced.step(choose(forced.masks))
        fewest.append(forced.masks.sum(1).min())
    assert 1 in fewest


def test_an_illegal_action_is_named_and_no_game_goes_on() -> None:
    vector = Vector("smoki", 3)
    with pytest.raises(NotReset):
        vector.step(np.zeros(3, np.int64))
    vector.reset(1)
    before = vector.observations.copy()
    actions = choices(1)(vector.masks)
    actions[1] = vector.vocabulary.parse("place 0")
    with pytest.raises(IllegalInGame, match=rf"place 0.*seat {vector.seats[1]} in game 1"):
        vector.step(actions)
    actions[1] = vector.vocabulary.size
    with pytest.raises(UnknownAction):
        vector.step(actions)
    assert (vector.observations == before).all()
    for wrong in (actions[:2], actions.astype(float), actions.reshape(1, 3)):
        with pytest.raises(BadActions):
            vector.step(wrong)
    vector.step(choices(1)(vector.masks))
    vector.close()
    with pytest.raises(NotReset):
        vector.step(choices(1)(vector.masks))


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        Vector("smoki", 2, rivals="nobody")
    with pytest.raises(BadRivals):
        Vector("smoki", 2, 4, rivals=("random", "random"))
    with pytest.raises(BadRivals):
        Vector("wyrmspan", 2, 1, rivals="random")
    with pytest.raises(UnknownSeat):
        Vector("smoki", 2, rivals="random", seat=2)
    for workers in (0, 3):
        with pytest.raises(BadWorkers):
            Vector("smoki", 2, workers=workers)
