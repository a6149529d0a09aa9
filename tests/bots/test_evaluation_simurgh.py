"""Simurgh's evaluation: what makes a position better, games that come to an end, styles that play differently."""

from functools import cache

import pytest

from drakehall.bots.evaluation import Evaluation, evaluation
from drakehall.bots.evaluation.simurgh import NAMES, count_tiles, play_out_pending, turns_left
from drakehall.bots.evaluation.simurgh_worths import abilities, missing, promise
from drakehall.bots.styles import styles
from drakehall.games.simurgh import GAME
from drakehall.games.simurgh.effects import Effect
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.vocabulary import AFTER, OPEN
from drakehall.kernel.chance import Chance
from tests.rules.simurgh.table import (
    chronicle,
    dragon,
    dragons_on_top,
    hand,
    lie,
    play,
    start,
    statue,
    stock,
    table,
    vassals,
)
from tests.text import catalogue

GAMES = 8
OWN_TURNS = 60
"""A game takes a person about 20 turns; the bots' longest is shorter than this."""

GOODS = {"veg": 2, "meat": 1, "wood": 1, "stone": 1, "wisdom": 2, "weapon": 1}


@pytest.fixture
def judge() -> Evaluation:
    return evaluation(GAME)


def even() -> Simurgh:
    """Both seats have the same, and nothing hidden differs."""
    state = table()
    for seat in (0, 1):
        stock(state, seat, **GOODS)
        vassals(state, seat, "home - - / home -")
    state.power = [-1, -1]
    return state


def test_of_two_equal_dragons_the_first_is_enough(judge: Evaluation) -> None:
    state = table()
    dragons_on_top(state, 49, 50, 52)
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    play(state, "place rider C10")
    assert weighed(judge, state) == ["keep 49", "keep 52"]
    play(state, "keep 52")
    assert weighed(judge, state) == ["put_back 49 top", "put_back 49 bottom"]
    play(state, "put_back 49 top")
    assert weighed(judge, state) == ["put_back 50 top", "put_back 50 bottom"]


def weighed(judge: Evaluation, state: Simurgh) -> list[str]:
    """Name the choices that a bot thinks about."""
    return [state.actions.name(action) for action in judge.worthwhile(state, state.legal())]


def test_equal_positions_are_worth_the_same(judge: Evaluation) -> None:
    state = even()
    assert judge.worth(state, 0) == judge.worth(state, 1)
    assert judge(state, 0) == judge(state, 1)


def test_points_are_worth_at_least_what_they_are(judge: Evaluation) -> None:
    state, richer = even(), even()
    stock(richer, 0, **GOODS, pp=5)
    assert judge.worth(richer, 0) - judge.worth(state, 0) >= 5
    assert judge(richer, 1) < judge(state, 1)


def test_a_lead_counts_more_near_the_end(judge: Evaluation) -> None:
    leads = []
    for tiles in (1, 4, 7):
        state = even()
        stock(state, 0, **GOODS, pp=12)
        chronicle(state, tiles)
        leads.append(judge(state, 0) - judge(state, 1))
    assert leads == sorted(leads)
    assert leads[0] < leads[-1]


def test_goods_lose_their_worth_towards_the_end_and_the_more_there_are(judge: Evaluation) -> None:
    def weapons(count: int, tiles: int) -> float:
        state = even()
        stock(state, 0, weapon=count)
        chronicle(state, tiles)
        return judge.parts(state, 0)["weapons"]

    assert weapons(3, 7) < weapons(3, 0)
    assert weapons(2, 0) - weapons(1, 0) > weapons(6, 0) - weapons(5, 0) > 0


def own_turns(state: Simurgh, seat: int) -> float:
    """Give the turns that a seat is expected to have left."""
    return turns_left(state, seat, count_tiles(state.wilds), count_tiles(state.statue))


def test_turns_are_left_until_tiles_or_objectives_end_the_game() -> None:
    state = even()
    fresh = own_turns(state, 0)
    chronicle(state, 5)
    assert own_turns(state, 0) < fresh
    state = even()
    statue(state, S1=73, S2=74, S3=75)
    assert own_turns(state, 0) < fresh
    state = even()
    state.final = 1
    assert [own_turns(state, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_who_can_pay_for_a_tile_has_plans(judge: Evaluation) -> None:
    plans = []
    for weapons in (0, 2, 3):
        state = even()
        stock(state, 0, weapon=weapons)
        hand(state, 0, 42)
        plans.append(judge.parts(state, 0)["plans"])
    assert plans == sorted(plans)
    assert plans[0] < plans[1] < plans[2]


def test_a_rider_who_can_go_on_is_worth_more(judge: Evaluation) -> None:
    found = []
    for wisdom in (0, 2):
        state = even()
        stock(state, 0, wisdom=wisdom)
        vassals(state, 0, "home - - / W1-1 -")
        lie(state, "W1", 37)
        found.append(judge.parts(state, 0)["explorations"])
    assert 0 < found[0] < found[1]


def test_idling_at_the_market_counts_only_when_the_end_is_overdue(judge: Evaluation) -> None:
    state = even()
    vassals(state, 0, "C5 - - / home -")
    assert judge.parts(state, 0)["idle"] == 0
    state.turns = 60
    assert judge.parts(state, 0)["idle"] < 0


def test_in_a_game_that_drags_on_only_who_would_win_counts(judge: Evaluation) -> None:
    state = even()
    stock(state, 0, **GOODS, pp=3)
    chronicle(state, 6)
    hand(state, 0, 42)
    before = judge.parts(state, 0)
    state.turns = 100
    after = judge.parts(state, 0)
    for name in ("meat", "spearmen", "riders", "tiles", "plans", "ready"):
        assert before[name] > 0, name
        assert after[name] == 0, name
    assert after["leftovers"] > before["leftovers"]
    richer, nearer = state.copy(), state.copy()
    stock(richer, 0, **GOODS, pp=9)
    assert judge(richer, 0) == judge(state, 0), "whoever leads would go on gathering points for ever"
    chronicle(nearer, 1)
    assert judge(nearer, 0) > judge(state, 0) + 2
    assert judge(nearer, 1) < judge(state, 1) - 2


def test_who_leads_a_game_that_drags_on_wants_its_end_more_than_ever(judge: Evaluation) -> None:
    gains = []
    for turns in (68, 100):
        state, nearer = even(), even()
        for each, tiles in ((state, 6), (nearer, 7)):
            stock(each, 0, **GOODS, pp=12)
            chronicle(each, tiles)
            each.turns = turns
        gains.append(judge.parts(nearer, 0)["ahead"] - judge.parts(state, 0)["ahead"])
    assert gains[1] > 3 * gains[0] > 0


def test_objectives_count_for_who_has_the_markers(judge: Evaluation) -> None:
    state = even()
    dragon(state, 0, 49)
    statue(state, S1=73)
    assert judge.parts(state, 0)["objectives"] > judge.parts(state, 1)["objectives"]


def test_what_a_cost_lacks() -> None:
    cost = Effect(0, "2 of wood|stone + 1 stone")
    assert missing(cost, 0) == 3
    assert missing(cost, 1 << 24) == 2
    assert missing(cost, 3 << 24) == 0
    assert missing(Effect(0, "3 wisdom / 3 weapon"), (1 << 32) + (2 << 40)) == 1


def test_more_markers_are_worth_more() -> None:
    assert abilities(0, 0) == 0 < abilities(1, 0) < abilities(1, 1)


def test_nothing_is_promised_by_what_is_far_away() -> None:
    assert promise(36, 0, 2, 0) < promise(36, 3 << 32, 2, 0) < promise(36, 4 << 32, 2, 0)


def test_a_running_effect_is_played_on() -> None:
    state = table()
    hand(state, 0, 7)
    play(state, "lay 07 W1")
    done = play_out_pending(state, 0)
    assert done is not state
    assert done.turn != 0 or done.stack[-1][0] in (OPEN, AFTER)
    assert state.laid == 0  # the position itself stays as it is


# --- Whole games ----------------------------------------------------------------------------------------------------


def chosen(state: Simurgh, judge: Evaluation, chance: Chance) -> int:
    """Look one step ahead in one world."""
    seat = state.seat
    assert seat is not None
    world = state.sample(seat, chance)
    best, found = float("-inf"), -1
    for action in state.legal():
        trial = world.copy()
        trial.apply(action)
        worth = judge(trial, seat)
        if worth > best:
            best, found = worth, action
    return found


@cache
def habits(name: str) -> dict[str, float]:
    """Let a style play against the usual taste: steps of its riders, and what it has in the end, on average."""
    plain = evaluation(GAME)
    styled = evaluation(GAME, tuple(sorted(styles(GAME)[name].items()))) if name else plain
    found = {"steps": 0.0, "dragons": 0.0, "markers": 0.0, "most": 0.0}
    for seed in range(GAMES):
        state = start(2, seed, starting_seat=seed % 2)
        chance = Chance(seed)
        while state.seat is not None:
            action = chosen(state, styled if state.seat == 0 else plain, chance)
            if state.seat == 0:
                verb = state.actions.name(action)
                found["steps"] += verb.startswith("move ")
            state.apply(action)
        found["dragons"] += len(state.dragons[0])
        found["markers"] += state.acts[0].bit_count() + state.ready[0].bit_count()
        found["most"] = max(found["most"], GAMES * state.turns / 2)
    return {habit: number / GAMES for habit, number in found.items()}


def test_games_come_to_an_end_in_time() -> None:
    assert habits("")["most"] < OWN_TURNS


def test_the_explorer_goes_farther_than_the_keeper() -> None:
    assert habits("explorer")["steps"] > habits("keeper")["steps"] + 0.5


def test_the_keeper_has_more_dragons_and_markers_than_the_explorer() -> None:
    assert habits("keeper")["dragons"] > habits("explorer")["dragons"] + 0.5
    assert habits("keeper")["markers"] > habits("explorer")["markers"] + 0.5


@pytest.mark.parametrize("language", ["en", "pl"])
def test_styles_and_features_have_words(language: str) -> None:
    known = set(catalogue.ids(language, "simurgh"))
    assert {f"simurgh-feature-{name}" for name in NAMES} == {id_ for id_ in known if "-feature-" in id_}
    described = {f"simurgh-bot-{name}{end}" for name in styles(GAME) for end in ("", "-about")}
    assert described == {id_ for id_ in known if "-bot-" in id_}
