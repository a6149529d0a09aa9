"""Bots: they choose legal actions, see nothing hidden, and greedy is better than chance."""

import pytest

import drakehall as dh
from drakehall import bots
from drakehall.arena.simulate import simulate
from drakehall.bots.evaluation import evaluation
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State


def some_positions(name: str, count: int) -> list[State]:
    game = dh.game(name)
    state = game.start(max(2, game.seats[0]), 4)
    dice = Chance(9)
    found: list[State] = []
    while state.seat is not None and len(found) < count:
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    return found


@pytest.mark.parametrize("name", dh.game_names())
@pytest.mark.parametrize("bot", bots.levels())
def test_bots_choose_legal_actions_and_leave_the_game_alone(name: str, bot: str) -> None:
    player, hurry = bots.make(bot, dh.game(name), 1), bots.Budget(seconds=0.2)
    for state in some_positions(name, 12 if bot in ("adept", "master", "grandmaster") else 60):
        before = state.dump()
        assert bots.choose(player, state, Chance(2), hurry) in state.legal()
        assert state.dump() == before


@pytest.mark.parametrize("name", dh.game_names())
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(name: str) -> None:
    for state in some_positions(name, 40):
        other = state.sample(state.seat, Chance(77))
        first = bots.choose(bots.make("random", dh.game(name), 1), state, Chance(1))
        assert bots.choose(bots.make("random", dh.game(name), 1), other, Chance(1)) == first


def test_a_bot_is_shown_a_sample_and_not_the_position() -> None:
    shown: list[State] = []

    class Spy:
        def choose(self, position: State, seat: int, budget: bots.Budget) -> int:
            shown.append(position)
            return position.legal()[0]

    differs = 0
    for state in some_positions("smoki", 20):
        bots.choose(Spy(), state, Chance(3))
        assert shown[-1] is not state
        assert shown[-1].view(state.seat) == state.view(state.seat)
        differs += shown[-1].dump()["hidden"] != state.dump()["hidden"]
    assert differs == 20


def test_the_same_seed_chooses_the_same() -> None:
    for state in some_positions("smoki", 30):
        chosen = {bots.choose(bots.make("greedy", dh.game("smoki"), 5), state, Chance(6)) for _ in range(2)}
        assert len(chosen) == 1


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.UnknownBot, match=r"wizard.*random, greedy, novice"):
        bots.make("wizard", dh.game("smoki"), 1)


def test_nobody_decides_in_a_finished_game() -> None:
    state = dh.game("smoki").start(2, 1, turn_cap=1)
    while not state.over:
        state.apply(state.legal()[0])
    with pytest.raises(ValueError, match="over"):
        bots.choose(bots.make("random", dh.game("smoki"), 1), state, Chance(1))


def test_greedy_beats_random_in_smoki() -> None:
    result = simulate(
        dh.game("smoki"), seats=2, games=60, seed=100, players=["greedy", "random"], options={"scoring": "tokens"}
    )
    assert result.bots[0].wins >= 54


def test_a_finished_game_is_judged_by_its_winners() -> None:
    state = dh.game("smoki").start(2, 1, turn_cap=1)
    while not state.over:
        state.apply(state.legal()[0])
    evaluate = evaluation(dh.game("smoki"))
    for seat in range(2):
        won = seat in state.winners()
        assert (evaluate(state, seat) > 0) == won
        assert evaluate.likelihood(state, seat) == (1.0 if won else 0.0)
