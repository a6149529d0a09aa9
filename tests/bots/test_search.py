"""The search bot: legal, blind to what is hidden, repeatable, within its budget, better for thinking longer."""

import gc
from itertools import count, pairwise

import msgspec
import pytest

import drakehall as dh
from drakehall import bots
from drakehall.bots.evaluation import evaluation
from drakehall.bots.levels import NAMES, parameters, table
from drakehall.bots.search import search
from drakehall.bots.search.parameters import SearchParameters
from drakehall.bots.search.search import Search, Tree
from drakehall.bots.search.tree import Edge, Node
from drakehall.hall.house_bots import adviser, gentle, usual
from drakehall.hall.thinking import ADVICE
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State
from drakehall.mcp_server import settings as mcp
from drakehall.server import settings as server

QUICK = SearchParameters(iterations=24, seconds=1.0, horizon=2, candidates=6)


def positions(name: str, seats: int, number: int, seed: int = 4) -> list[State]:
    """Random positions of a game with something to decide."""
    state = dh.game(name).start(seats, seed)
    dice = Chance(seed)
    found: list[State] = []
    while state.seat is not None and len(found) < number:
        legal = state.legal()
        if len(legal) > 1 and dice.below(5) == 0:
            found.append(state.copy())
        state.apply(legal[dice.below(len(legal))])
    return found


def thinker(name: str, manner: SearchParameters = QUICK) -> Search:
    return Search(1, evaluation(dh.game(name)), manner)


@pytest.mark.parametrize("name", dh.game_names())
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(name: str) -> None:
    for state in positions(name, 2, 8):
        other = state.sample(state.seat, Chance(77))
        assert other.dump() != state.dump()
        answers = {bots.choose(thinker(name), world, Chance(5)) for world in (state, other)}
        assert len(answers) == 1
        assert answers <= set(state.legal())


@pytest.mark.parametrize("name", dh.game_names())
def test_where_bots_imagine_no_other_world_no_action_brings_anything_to_light(name: str) -> None:
    certain = evaluation(dh.game(name)).certain
    found = [state for seed in range(8) for state in positions(name, 2, 60, seed) if certain(state)]
    assert bool(found) == (name == "dragon_castle")
    for state in found:
        assert state.seat is not None
        for action in state.legal():
            worlds = [state.sample(state.seat, Chance(seed)) for seed in (1, 2)]
            for world in worlds:
                world.apply(action)
            assert worlds[0].view(None) == worlds[1].view(None)


@pytest.mark.parametrize("name", dh.game_names())
def test_a_whole_turn_is_played_from_one_budget_of_trials(name: str) -> None:
    state = dh.game(name).start(2, 3)
    bot = thinker(name)
    turn_number = evaluation(dh.game(name)).turn_number
    chance = Chance(8)
    turns: dict[int, int] = {}
    for _ in range(60):
        if state.seat is None:
            break
        turn, forced = turn_number(state), len(state.legal()) == 1
        state.apply(bots.choose(bot, state, chance))
        if not forced:
            turns[turn] = bot.used
    assert turns
    assert max(turns.values()) <= QUICK.iterations


@pytest.mark.parametrize("name", dh.game_names())
def test_the_count_of_turns_only_grows(name: str) -> None:
    turn_number = evaluation(dh.game(name)).turn_number
    state = dh.game(name).start(2, 6)
    dice = Chance(6)
    seen = [turn_number(state)]
    while state.seat is not None:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
        seen.append(turn_number(state))
    assert seen == sorted(seen)
    assert len(set(seen)) > 10


def test_the_clock_ends_a_search_and_the_best_so_far_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) * 0.01)
    state = positions("dragon_castle", 2, 1)[0]
    assert state.seat is not None
    bot = thinker("dragon_castle", SearchParameters(iterations=100_000, seconds=0.4, horizon=1))
    assert bot.choose(state, state.seat, bots.Budget(seconds=0.4)) in state.legal()
    assert 5 < bot.used < 40


def test_time_spent_earlier_in_the_turn_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) * 0.01)
    state = positions("dragon_castle", 2, 1)[0]
    assert state.seat is not None
    patient = SearchParameters(iterations=100_000, seconds=0.4, horizon=1)
    thinker("dragon_castle", patient).choose(state, state.seat, bots.Budget(seconds=0.4))
    whole = next(ticks)
    thinker("dragon_castle", patient).choose(state, state.seat, bots.Budget(seconds=0.4, spent=0.38))
    assert next(ticks) - whole < whole / 2


def test_a_tree_goes_on_from_what_was_seen_earlier_in_the_turn() -> None:
    state = next(each for each in positions("dragon_castle", 2, 10) if len(each.legal()) > 8)
    seat = state.seat
    assert seat is not None
    tree = Tree(evaluation(dh.game("dragon_castle")), QUICK, Chance(1), state, seat, state.legal(), Node())
    tree.search(48, float("inf"))
    best = tree.best()
    below = list(tree.root.edges[best].nodes.values())
    assert any(node.visits > 1 and node.edges for node in below)


def test_a_node_prefers_what_brought_more_and_what_was_tried_less() -> None:
    node = Node()
    node.edges = {1: Edge(5.0), 2: Edge(6.0), 3: Edge(9.0)}
    assert node.pick([1, 2], 0.0) == 2
    node.edges[2].visits, node.edges[2].worth = 50, 300.0
    assert node.pick([1, 2], 0.0) == 2
    assert node.pick([1, 2], 5.0) == 1


def test_first_guesses_are_corrected_by_how_far_they_were_off() -> None:
    node = Node()
    node.edges = {1: Edge(5.0), 2: Edge(4.0)}
    node.add(node.edges[1], 8.0)
    assert node.pick([1, 2], 0.0) == 1
    assert node.pick([1, 2], 0.0, corrected=True) == 1  # (5 + 8 + 3) / 2 against 4 + 3
    node.edges[2] = Edge(5.5)
    assert node.pick([1, 2], 0.0) == 1  # 6.5 against 5.5
    assert node.pick([1, 2], 0.0, corrected=True) == 2  # 8 against 8.5


def situations(edge: Edge) -> int:
    return sum(1 + sum(map(situations, node.edges.values())) for node in edge.nodes.values())


def quick_tree(manner: SearchParameters) -> tuple[Tree, int]:
    """A tree for placing a tile, and an action."""
    state = next(each for each in positions("dragon_castle", 2, 10) if len(each.legal()) > 20)
    seat = state.seat
    assert seat is not None
    tree = Tree(evaluation(dh.game("dragon_castle")), manner, Chance(1), state, seat, state.legal(), Node())
    return tree, state.legal()[0]


@pytest.mark.parametrize("shallow", [True, False])
def test_a_trial_with_shallow_memory_remembers_one_new_situation_others_all(shallow: bool) -> None:
    tree, action = quick_tree(msgspec.structs.replace(QUICK, shallow_memory=shallow))
    seen = []
    for _ in range(3):
        tree.trial(action)
        seen.append(situations(tree.root.edges[action]))
    assert (seen == [1, 2, 3]) == shallow
    assert shallow or seen[0] > 3


def test_a_steady_search_looks_at_all_actions_of_a_situation_it_comes_back_to() -> None:
    tree, action = quick_tree(msgspec.structs.replace(QUICK, shallow_memory=True, width=2))
    tree.trial(action)
    (node,) = tree.root.edges[action].nodes.values()
    assert len(node.edges) == 2
    tree.trial(action)
    assert node.visits == 2
    assert len(node.edges) > 8


def test_the_collector_waits_while_a_bot_thinks_and_works_again_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    collecting: set[bool] = set()

    def looked() -> float:
        collecting.add(gc.isenabled())
        return 0.0

    monkeypatch.setattr(search, "perf_counter", looked)
    state = positions("smoki", 2, 1)[0]
    assert state.seat is not None
    thinker("smoki").choose(state, state.seat, bots.Budget())
    assert collecting == {False}
    assert gc.isenabled()


def test_every_level_thinks_longer_than_the_one_below() -> None:
    for name in dh.game_names():
        rows = [parameters(dh.game(name), level) for level in NAMES]
        assert [row.seconds for row in rows] == [0.1, 0.4, 1.5, 5.0]
        assert [row.noise > 0 for row in rows] == [True, False, False, False], "only a novice errs on purpose"
        for weaker, stronger in pairwise(rows):
            assert weaker.iterations < stronger.iterations
            assert weaker.learned <= stronger.learned
            assert weaker.horizon <= stronger.horizon


def test_every_game_has_a_table_of_its_own_and_others_the_usual_one() -> None:
    usual = table("a game nobody knows")
    assert set(usual) == set(NAMES)
    assert all(table(name) != usual for name in dh.game_names())


@pytest.mark.parametrize("name", dh.game_names())
def test_a_hall_gives_every_level_the_time_it_wants_and_offers_none_that_takes_seconds_by_itself(name: str) -> None:
    game = dh.game(name)
    wanted = [parameters(game, level).seconds for level in NAMES]
    assert max(wanted) <= server.Settings().bot_seconds
    assert max(wanted) <= mcp.McpSettings().bot_seconds
    for chosen in (usual(game), gentle(game), adviser()):
        assert chosen not in NAMES or parameters(game, chosen).seconds <= ADVICE
