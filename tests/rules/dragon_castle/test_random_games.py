"""Many games by chance: nothing breaks, everything occurs; and greedy play is better than chance."""

from collections import Counter
from random import Random

import pytest

from drakehall.arena.simulate import simulate
from drakehall.games.dragon_castle import GAME
from drakehall.games.dragon_castle.vocabulary import SPIRITS
from tests.rules.dragon_castle.table import start


def play_by_chance(games: int, looks: int) -> Counter[str]:
    """Play over all seats and settings, check one position in `looks`; count verbs, spirits and ends."""
    seen: Counter[str] = Counter()
    spread = GAME.example_options()
    for number in range(games):
        chance = Random(number)
        state = start(2 + number % 3, number, **spread[number // 3 % len(spread)])
        verb_of = state.actions.verb
        decisions = 0
        while not state.over:
            legal = state.legal()
            action = legal[int(chance.random() * len(legal))]
            name = verb_of(action).name
            seen[state.actions.name(action) if name == "spirit" else name] += 1
            state.apply(action)
            decisions += 1
            if chance.random() * looks < 1:
                state.check()
        state.check()
        assert decisions <= GAME.max_length
        assert sum(state.tokens) >= state.seats
        seen["empty castle" if state.top == 0 else "countdown"] += 1
    return seen


def test_some_random_games() -> None:
    seen = play_by_chance(150, looks=25)
    assert {"empty castle", "countdown"} <= set(seen)


@pytest.mark.slow
def test_five_thousand_random_games() -> None:
    seen = play_by_chance(5000, looks=25)
    verbs = {verb.name for verb in GAME.actions.verbs} - {"spirit"}
    spirits = {f"spirit {spirit}" for spirit in SPIRITS}
    assert verbs | spirits | {"empty castle", "countdown"} <= set(seen)


def test_greedy_beats_random() -> None:
    result = simulate(GAME, seats=2, games=10, seed=3, players=["greedy", "random"], options={})
    assert result.bots[0].wins >= 9


@pytest.mark.slow
def test_greedy_beats_random_nearly_always() -> None:
    result = simulate(GAME, seats=2, games=300, seed=1, players=["greedy", "random"], options={})
    assert result.bots[0].wins >= 285
