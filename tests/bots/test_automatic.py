"""What Automa is expected to have in the end."""

from statistics import fmean

import pytest

from drakehall import bots
from drakehall.bots.evaluation import defaults, evaluation
from drakehall.bots.evaluation.wyrmspan import SHORT, automatic, steps_to_come
from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.chance import Chance


def alone(seed: int, level: str = "automa-2") -> Wyrmspan:
    return GAME.start(1, seed, automa=level)


@pytest.mark.parametrize("level", ["automa-1", "automa-2", "automa-3"])
def test_her_score_is_foretold_from_the_beginning(level: str) -> None:
    foretold, ended = [], []
    for seed in range(12):
        state, chance = alone(seed, level), Chance(seed)
        bot = bots.make("random", GAME, seed)
        foretold.append(automatic(state)[0] + SHORT)
        while state.seat is not None:
            state.apply(bots.choose(bot, state, chance))
        ended += defaults.automatic(state)
        assert automatic(state) == defaults.automatic(state)
    assert fmean(foretold) == pytest.approx(fmean(ended), abs=6)


def test_fewer_cards_promise_fewer_steps() -> None:
    state = alone(3)
    while not state.decisions:
        state.apply(state.legal()[0])
    before = steps_to_come(state)
    state.decisions = state.decisions[:4]
    assert 0 < steps_to_come(state) < before


def test_at_the_beginning_she_is_not_taken_for_beaten() -> None:
    judge = evaluation(GAME)
    assert 0.1 < judge.likelihood(alone(5), 0) < 0.9


def test_where_people_play_there_is_nobody_to_foretell() -> None:
    assert automatic(GAME.start(2, 1)) == []
