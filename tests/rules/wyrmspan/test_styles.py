"""The named styles of Wyrmspan: their words, and that the digger digs."""

from functools import cache

import pytest

from drakehall.bots import Budget
from drakehall.bots.evaluation import evaluation
from drakehall.bots.evaluation.wyrmspan import NAMES
from drakehall.bots.greedy import Greedy
from drakehall.bots.styles import styles
from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.frames import DUG
from drakehall.kernel.chance import Chance
from tests.text import catalogue

GAMES = 4


@cache
def habits(name: str) -> dict[str, float]:
    """Let a style play against the usual taste, one step ahead: its average of spaces dug."""
    plain = evaluation(GAME)
    styled = evaluation(GAME, tuple(sorted(styles(GAME)[name].items()))) if name else plain
    found = {"caves": 0.0}
    for seed in range(GAMES):
        s = GAME.start(2, seed, starting_seat=0)
        players = [Greedy(seed, styled), Greedy(seed, plain)]
        chance = Chance(seed)
        while s.seat is not None:
            action = players[s.seat].choose(s.sample(s.seat, chance), s.seat, Budget())
            s.apply(action)
        found["caves"] += sum(s.stock[DUG : DUG + 3]) - 3
    return {habit: number / GAMES for habit, number in found.items()}


@pytest.mark.slow
def test_the_digger_excavates_more() -> None:
    assert habits("digger")["caves"] > habits("")["caves"] + 1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_styles_and_features_have_words(language: str) -> None:
    known = set(catalogue.ids(language, "wyrmspan"))
    assert {f"wyrmspan-feature-{name}" for name in NAMES} == {id_ for id_ in known if "-feature-" in id_}
    described = {f"wyrmspan-bot-{name}{end}" for name in styles(GAME) for end in ("", "-about")}
    assert described == {id_ for id_ in known if "-bot-" in id_}
