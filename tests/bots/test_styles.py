"""Styles: every one has a name, a sentence and a taste; those who have one play differently."""

from statistics import fmean

import pytest

import drakehall as dh
from drakehall import bots
from drakehall.bots.evaluation import evaluation
from drakehall.bots.evaluation.registry import features
from drakehall.bots.search.parameters import SearchParameters
from drakehall.bots.search.search import Search
from drakehall.bots.styles import styles
from drakehall.games.smoki.rules import Smoki
from drakehall.games.wyrmspan.frames import DUG, MEAT, ROW
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State
from drakehall.text import LANGUAGES, Words

STYLES = [(name, style) for name in dh.game_names() for style in styles(dh.game(name))]
QUICK = SearchParameters(iterations=8, seconds=1.0, horizon=1)


@pytest.mark.parametrize("name", dh.game_names())
def test_a_game_has_two_styles_at_least(name: str) -> None:
    assert len(styles(dh.game(name))) >= 2


@pytest.mark.parametrize(("name", "style"), STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_a_name_and_a_sentence(name: str, style: str, language: str) -> None:
    words = Words(language, name, strict=True)
    called = words.say(f"{name}-bot-{style}")
    about = words.say(f"{name}-bot-{style}-about")
    assert called[0].isupper()
    assert about[0].isupper()
    assert about.endswith(".")
    assert about.count(".") == 1


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_style_multiplies_weights_that_there_are(name: str, style: str) -> None:
    game = dh.game(name)
    source = features(game)
    assert source is not None
    taste = styles(game)[style]
    assert set(taste) <= set(source.NAMES)
    plain = evaluation(game).weights
    styled = evaluation(game, tuple(sorted(taste.items()))).weights
    assert styled.stages != plain.stages


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_bot_with_a_style_can_be_made(name: str, style: str) -> None:
    assert style in bots.bots(dh.game(name))
    bots.make(style, dh.game(name), 1)


def played(name: str, style: str, seed: int, *, rounds: int = 99) -> State:
    """Let a style play a game, or some rounds of it, against itself, with little thought."""
    game = dh.game(name)
    state = game.start(2, seed)
    judge = evaluation(game, tuple(sorted(styles(game)[style].items())))
    players = [Search(seed + seat, judge, QUICK) for seat in range(2)]
    chance = Chance(seed)
    while state.seat is not None and not (isinstance(state, Smoki | Wyrmspan) and state.round > rounds):
        state.apply(players[state.seat].choose(state.sample(state.seat, chance), state.seat, bots.Budget()))
    return state


def test_a_rusher_ends_rounds_sooner_than_a_dreamer() -> None:
    turns = {}
    for style in ("rusher", "dreamer"):
        ends = [played("smoki", style, seed, rounds=1) for seed in range(4)]
        turns[style] = fmean(state.turns for state in ends if isinstance(state, Smoki))
    assert turns["rusher"] < turns["dreamer"] - 2


def test_a_builder_has_more_of_shrines_than_a_collector() -> None:
    shares = {}
    for style in ("builder", "collector"):
        parts = [part for seed in (1, 2) for part in played("dragon_castle", style, seed).breakdown()]
        shares[style] = sum(part["shrines"] for part in parts) / sum(part["sets"] for part in parts)
    assert shares["builder"] > 1.3 * shares["collector"]


def test_a_digger_digs_farther_than_a_hoarder_who_has_more_in_hand() -> None:
    dug, held = {}, {}
    for style in ("digger", "hoarder"):
        ends = [played("wyrmspan", style, seed, rounds=2) for seed in (1, 2, 3)]
        rows = [(end, seat) for end in ends if isinstance(end, Wyrmspan) for seat in (0, 1)]
        dug[style] = fmean(sum(end.stock[seat * ROW + DUG : seat * ROW + DUG + 3]) for end, seat in rows)
        held[style] = fmean(
            len(end.dragon_hands[seat])
            + len(end.cave_hands[seat])
            + sum(end.stock[seat * ROW + MEAT : seat * ROW + MEAT + 4])
            for end, seat in rows
        )
    assert dug["digger"] > dug["hoarder"] + 1
    assert held["hoarder"] > held["digger"] + 3
