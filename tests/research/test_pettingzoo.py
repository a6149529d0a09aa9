"""PettingZoo: its own tests pass, agents are told what their seats may know, and rewards are as described."""

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

import drakehall as dh
from drakehall import features
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import IllegalAction, UnknownAction, UnknownOption
from drakehall.research import pettingzoo as pz
from drakehall.research.errors import UnknownRendering, UnknownReward, UnknownSource
from tests.research.settings import ONE, Setting, called, others

expected_warnings_only = pytest.mark.filterwarnings(
    "error",
    # PettingZoo says so of all environments whose observations hold a mask, except its own.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # The mask of an agent that does not decide, as PettingZoo asks for.
    "ignore:Action mask numpy array is all zeros",
)


@pytest.mark.parametrize("setting", ONE, ids=called)
@expected_warnings_only
def test_its_own_tests_pass(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    passes(setting, cycles=100)


@pytest.mark.slow
@pytest.mark.parametrize("setting", list(others()), ids=called)
@expected_warnings_only
def test_its_own_tests_pass_with_all_seats_and_options(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    passes(setting, cycles=2000)


def passes(setting: Setting, cycles: int) -> None:
    name, seats, options = setting
    api_test(pz.env(name, seats, **options), num_cycles=cycles)
    api_test(pz.raw_env(name, seats, reward="margin", shaping={"*": 0.5}, **options), num_cycles=cycles)
    seed_test(lambda: pz.env(name, seats, **options), num_cycles=cycles)
    make: Any = partial(pz.env, name, seats, **options)
    render_test(make)


def run(env: Any, seed: int) -> list[tuple[str, int, float]]:
    """Play a game at random; list agent, action and reward of every step."""
    chance = Chance(seed)
    env.reset(seed=seed)
    told = []
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        assert info["action_mask"].tolist() == observation["action_mask"].tolist()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        action = None if over or cut else legal[chance.below(len(legal))]
        told.append((agent, -1 if action is None else action, reward))
        env.step(action)
    return told


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_agents_see_what_their_seats_may_know_and_may_do_what_is_legal(setting: Setting) -> None:
    name, seats, options = setting
    env: Any = pz.env(name, seats, **options)
    env.reset(seed=11)
    state = dh.game(name).start(seats, 11, **options)
    layout = features.layout(dh.game(name), seats)
    for agent in env.agent_iter(300):
        if state.over:
            break
        assert agent == f"seat_{state.seat}"
        for seat in range(seats):
            seen = env.observe(f"seat_{seat}")
            assert seen["observation"].tolist() == layout.vector(state, seat)
            legal = state.legal() if seat == state.seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert env.observation_space(agent).contains(seen)
        action = state.legal()[-1]
        env.step(action)
        state.apply(action)


def test_a_seed_is_that_of_the_deal_and_deals_after_it_follow_from_it() -> None:
    env: Any = pz.env("smoki")
    twin: Any = pz.env("smoki")
    assert run(env, 5) == run(twin, 5)
    env.reset()
    twin.reset()
    assert env.unwrapped.deal == twin.unwrapped.deal != 5
    assert env.unwrapped.position.dump() == twin.unwrapped.position.dump()


def test_an_illegal_action_ends_the_game_for_the_agent_that_took_it() -> None:
    env: Any = pz.env("smoki")
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.agents == ["seat_0", "seat_1"]
    assert all(env.terminations.values())
    assert {each: env.rewards[each] for each in env.agents} == {
        each: -1.0 if each == agent else 0.0 for each in env.agents
    }


def test_a_raw_environment_says_why_an_action_is_illegal_and_stays_as_it_was() -> None:
    env = pz.raw_env("smoki")
    env.reset(seed=1)
    before = env.position.dump()
    with pytest.raises(IllegalAction, match="place 0"):
        env.step(env.vocabulary.parse("place 0"))
    for unknown in (None, -1, env.vocabulary.size):
        with pytest.raises(UnknownAction):
            env.step(unknown)
    assert env.position.dump() == before


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_rewards_add_up_to_what_is_described(setting: Setting) -> None:
    name, seats, options = setting
    game = dh.game(name)
    sign = -1 if game.low_wins else 1
    totals: dict[str, list[float]] = {}
    for reward, shaping in (("win", None), ("margin", None), ("score", None), ("none", {"*": 2.0})):
        env = pz.raw_env(name, seats, reward=reward, shaping=shaping, **options)
        gained = dict.fromkeys(env.possible_agents, 0.0)
        for agent, _, gain in run(env, 3):
            gained[agent] += gain
        totals[reward] = list(gained.values())
    state = env.position
    scores = [sign * score for score in state.scores()]
    share = 1 / len(state.winners())
    assert totals["win"] == [2 * share * (seat in state.winners()) - 1 for seat in range(seats)]
    assert totals["margin"] == [scores[seat] - scores[1 - seat] for seat in range(seats)]
    assert totals["score"] == scores[:seats]
    start = [sign * sum(points.values()) for points in game.start(seats, 3).breakdown()]
    assert totals["none"] == pytest.approx([2 * (scores[seat] - start[seat]) for seat in range(seats)])


def test_shaping_weighs_the_sources_it_names() -> None:
    env = pz.raw_env("smoki", reward="none", shaping={"missing_tokens": 0.25})
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent, _, gain in run(env, 3):
        gained[agent] += gain
    tokens = [3 - score for score in env.position.scores()]
    assert list(gained.values()) == pytest.approx([0.25 * count for count in tokens])
    assert any(tokens)


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownReward, match=r"glory.*win, margin"):
        pz.env("smoki", reward="glory")
    with pytest.raises(UnknownSource, match=r"eggs.*missing_tokens"):
        pz.env("smoki", shaping={"eggs": 1.0})
    with pytest.raises(UnknownRendering, match=r"hologram.*ansi"):
        pz.env("smoki", render_mode="hologram")
    with pytest.raises(UnknownOption, match="colour"):
        pz.env("smoki", colour="red")


def test_the_state_is_everything_there_is() -> None:
    env: Any = pz.env("smoki", 3)
    env.reset(seed=4)
    whole = features.layout(dh.game("smoki"), 3, perfect=True)
    position = env.unwrapped.position
    assert env.state().tolist() == whole.vector(position, position.seat)


def test_an_environment_can_be_pickled() -> None:
    env = pz.raw_env("smoki", 3, reward="score", open_piles=1)
    again = pickle.loads(pickle.dumps(env))
    assert run(env, 6) == run(again, 6)


def test_an_edited_mask_changes_nothing() -> None:
    env = pz.raw_env("smoki", seats=2)
    env.reset(seed=1)
    observation = env.observe(env.agent_selection)
    assert observation is not None
    illegal = int((observation["action_mask"] == 0).argmax())
    observation["action_mask"][:] = 1
    env.infos[env.agent_selection]["action_mask"][:] = 1
    with pytest.raises(IllegalAction):
        env.step(illegal)
