"""Gymnasium: spaces hold what comes, games that end begin anew in the same step, its own wrappers work."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from drakehall.research.gymnasium import DrakehallVectorEnv
from tests.research.settings import ONE, Setting, called
from tests.research.test_vector import choices

SHORT: dict[str, Any] = {"scoring": "rounds", "rounds": 1}


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_spaces_hold_what_comes(setting: Setting) -> None:
    name, seats, options = setting
    envs = DrakehallVectorEnv(name, 3, seats, **options)
    choose = choices(1)
    observations, infos = envs.reset(seed=4)
    for _ in range(30):
        assert envs.observation_space.contains(observations)
        assert (infos["action_mask"] == observations["action_mask"]).all()
        actions = choose(observations["action_mask"])
        assert envs.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert [str(array.dtype) for array in (rewards, terminations, truncations)] == ["float64", "bool", "bool"]
        assert not truncations.any()


def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    envs = DrakehallVectorEnv("smoki", 4, **SHORT)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    choose = choices(2)
    observations, _ = envs.reset(seed=1)
    ended = False
    for _ in range(200):
        observations, rewards, terminations, _, infos = envs.step(choose(observations["action_mask"]))
        assert (rewards == infos["rewards"][np.arange(4), infos["acted"]]).all()
        assert ("final_obs" in infos) == terminations.any()
        if not terminations.any():
            assert not rewards.any()
            continue
        ended = True
        assert (infos["_final_obs"] == terminations).all()
        for i, last in enumerate(infos["final_obs"]):
            assert (last is not None) == terminations[i]
            if last is not None:
                assert envs.single_observation_space.contains(last)
                decides = envs.games.layout.field("decides").start
                assert last["observation"][decides] == 0
                assert observations["observation"][i, decides] == 1
                assert infos["rewards"][i].sum() == 0
    assert ended


def test_seeds() -> None:
    envs, twin = DrakehallVectorEnv("smoki", 3), DrakehallVectorEnv("smoki", 3)
    first, _ = envs.reset(seed=8)
    again, _ = twin.reset(seed=8)
    assert (first["observation"] == again["observation"]).all()
    second, _ = envs.reset()
    third, _ = twin.reset()
    assert (second["observation"] == third["observation"]).all()
    assert (first["observation"] != second["observation"]).any()


def test_copies_are_the_callers_own() -> None:
    kept = DrakehallVectorEnv("smoki", 2)
    first, _ = kept.reset(seed=1)
    before = first["observation"].copy()
    kept.step(choices(1)(first["action_mask"]))
    assert (first["observation"] == before).all()
    shared = DrakehallVectorEnv("smoki", 2, copy=False)
    first, _ = shared.reset(seed=1)
    shared.step(choices(1)(first["action_mask"]))
    assert (first["observation"] != before).any()


def test_its_wrappers_work() -> None:
    envs = RecordEpisodeStatistics(DrakehallVectorEnv("smoki", 4, rivals="random", **SHORT))
    observations, _ = envs.reset(seed=3)
    choose = choices(5)
    for _ in range(60):
        observations, _, _, _, _ = envs.step(choose(observations["action_mask"]))
    assert len(envs.return_queue) > 2
    assert set(envs.return_queue) <= {-1.0, 0.0, 1.0}
    envs.close()
