"""OpenSpiel: its random simulations pass, its IS-MCTS bot plays, and states survive every way of being written."""

import json
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import drakehall as dh
from drakehall import features
from drakehall.kernel.chance import Chance
from drakehall.research.rewards import Rewards
from tests.research.settings import ONE, Setting, called, others

pytestmark = pytest.mark.slow  # OpenSpiel is not among what quick tests install

ALONE = """
import sys
import pyspiel
from drakehall.research import openspiel
game = pyspiel.load_game("drakehall_smoki", {"seed": 3})
pyspiel.random_sim_test(game, 1, False, False)
bot = pyspiel.make_uniform_random_bot(0, 1)
state = game.new_initial_state()
"""


@pytest.fixture(scope="module")
def spiel() -> Any:
    import pyspiel

    import drakehall.research.openspiel

    assert drakehall.research.openspiel
    return pyspiel


def loaded(spiel: Any, setting: Setting, **more: object) -> Any:
    """Load a game with options given as parameters."""
    name, seats, options = setting
    given = {option: ",".join(value) if isinstance(value, list) else value for option, value in options.items()}
    return spiel.load_game(f"drakehall_{name}", {"players": seats, **given, **more})


def played(game: Any, steps: int, seed: int = 1) -> Any:
    """Deal and play some actions at random."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("setting", [*ONE, *others()], ids=called)
def test_its_random_simulations_pass(spiel: Any, setting: Setting) -> None:
    spiel.random_sim_test(loaded(spiel, setting, seed=5), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("reward", ["margin", "score", "none"])
def test_its_random_simulations_pass_with_other_rewards(spiel: Any, reward: str) -> None:
    game = loaded(spiel, ("smoki", 3, {}), reward=reward)
    spiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_its_ismcts_bot_plays(spiel: Any, setting: Setting) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    random = np.random.RandomState(1)
    game = loaded(spiel, setting, seed=1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=8, random_state=random)
        for _ in range(game.num_players())
    ]
    state = played(game, 0)
    for _ in range(60):
        if state.is_terminal():
            break
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_more_simulations_win(spiel: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    random = np.random.RandomState(2)
    game = loaded(spiel, ("smoki", 2, {"scoring": "rounds", "rounds": 1}), seed=1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, 25, random_state=random)
    total = 0.0
    for deal in range(10):
        state = played(game, 0)
        while not state.is_terminal():
            mine = state.current_player() == deal % 2
            state.apply_action(int(bot.step(state) if mine else random.choice(state.legal_actions())))
        total += state.returns()[deal % 2]
    assert total > 3


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_what_a_player_does_not_know_is_dealt_anew(spiel: Any, setting: Setting) -> None:
    game = loaded(spiel, setting, seed=2)
    differ = 0
    for steps in (0, 15, 40, 80):
        state = played(game, steps)
        if state.is_terminal():
            break
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, np.random.RandomState(steps).uniform)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.history() == state.history()
            assert world.legal_actions(player) == state.legal_actions(player)
            differ += str(world) != str(state)
    assert differ


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_tensors_and_texts_are_what_a_seat_may_know(spiel: Any, setting: Setting) -> None:
    name, seats, _ = setting
    game = loaded(spiel, setting, seed=3)
    state = played(game, 25)
    layout = features.layout(dh.game(name), seats)
    whole = features.layout(dh.game(name), seats, perfect=True)
    private = spiel.PrivateInfoType
    everything, public = (
        game.make_py_observer(spiel.IIGObservationType(perfect_recall=False, private_info=whose))
        for whose in (private.ALL_PLAYERS, private.NONE)
    )
    for player in range(seats):
        numbers = layout.vector(state.position, player)
        assert state.observation_tensor(player) == numbers
        assert state.information_state_tensor(player) == numbers
        told = json.loads(state.information_state_string(player))
        assert told["actions"] == [each.action for each in state.full_history() if each.player == player]
        assert {"view": told["view"]} == json.loads(state.observation_string(player))
        everything.set_from(state, player)
        assert everything.tensor.tolist() == whole.vector(state.position, player)
        field = whole.fields[-1]
        assert everything.dict[field.name].size == field.size
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, seats - 1)
    assert public.string_from(state, 0) != state.observation_string(0)


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_what_everybody_remembers_says_nothing_of_what_one_player_did(spiel: Any, setting: Setting) -> None:
    _, seats, _ = setting
    game = loaded(spiel, setting, seed=3)
    state = played(game, 25)
    none = spiel.PrivateInfoType.NONE
    public = game.make_py_observer(spiel.IIGObservationType(perfect_recall=True, private_info=none))
    told = {public.string_from(state, player) for player in range(seats)}
    assert len(told) == 1, "it is the same for everybody"
    assert set(json.loads(told.pop())) == {"view", "knowledge"}
    assert all("actions" in json.loads(state.information_state_string(player)) for player in range(seats))


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_states_survive_being_written(spiel: Any, setting: Setting) -> None:
    game = loaded(spiel, setting, seed=4)
    before = game.new_initial_state()
    assert before.is_chance_node()
    assert game.deserialize_state(before.serialize()).is_chance_node()
    state = played(game, 20)
    for twin in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.position is not state.position
    assert str(game.new_initial_state(state.to_dict())) == str(state)
    assert str(game.new_initial_state(state.to_struct())) == str(state)
    assert json.loads(state.to_json()) == json.loads(str(state))
    assert json.loads(state.to_observation_struct(0).to_json()) == json.loads(state.observation_string(0))["view"]


@pytest.mark.parametrize("setting", ONE, ids=called)
def test_actions_have_structs(spiel: Any, setting: Setting) -> None:
    game = loaded(spiel, setting, seed=4)
    state = played(game, 0)
    vocabulary = state.position.actions
    for action in range(vocabulary.size):
        struct = state.action_to_struct(0, action)
        assert state.struct_to_actions(struct) == [action]
        told = json.loads(struct.to_json())
        assert told == {"verb": vocabulary.verb(action).name, **vocabulary.arguments(action)}
    legal = state.legal_actions()[0]
    illegal = next(action for action in range(vocabulary.size) if action not in state.legal_actions())
    assert not state.validate_action_struct(state.action_to_struct(0, illegal)).ok()
    assert state.apply_action_struct(state.action_to_struct(legal)).ok()
    assert state.history() == [0, legal]


def test_returns_are_rewards(spiel: Any) -> None:
    for reward in ("win", "margin"):
        state = played(loaded(spiel, ("smoki", 2, {}), seed=6, reward=reward), 100_000)
        assert state.returns() == Rewards(reward, low_wins=True).result(state.position)
        assert state.returns() == state.rewards()


def test_deals_follow_from_the_seed_or_are_random(spiel: Any) -> None:
    game = loaded(spiel, ("smoki", 2, {}), seed=9)
    for seed in (9, 10):
        assert played(game, 0).position.dump() == dh.game("smoki").start(2, seed).dump()
    random = loaded(spiel, ("smoki", 2, {}))
    assert len({str(played(random, 0)) for _ in range(5)}) == 5


def test_options_are_parameters(spiel: Any) -> None:
    state = played(spiel.load_game("drakehall_smoki(players=3,open_piles=1,raven_attack=True,seed=7)"), 0)
    same = dh.game("smoki").start(3, 7, open_piles=1, raven_attack=True)
    assert state.position.dump() == same.dump()
    with pytest.raises(Exception, match="open_piles"):
        spiel.load_game("drakehall_smoki", {"open_piles": 5})


def test_its_reinforcement_learning_environment_steps_them(spiel: Any) -> None:
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment(loaded(spiel, ("smoki", 2, {}), seed=1))
    step = environment.reset()
    chance = Chance(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == features.layout(dh.game("smoki"), 2).size
        legal = step.observations["legal_actions"][player]
        step = environment.step([legal[chance.below(len(legal))]])
    assert sorted(step.rewards) == [-1.0, 1.0]


def test_a_program_that_used_them_ends_as_it_should() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
