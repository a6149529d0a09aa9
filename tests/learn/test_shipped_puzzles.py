"""The puzzles that come with the games: enough, of every sort, readable, and found again by their searches."""

from collections import Counter

import pytest

import drakehall as dh
from drakehall.learn import mining
from drakehall.learn.choosing import agrees
from drakehall.learn.collecting import A_KIND, MOST_EASY
from drakehall.learn.mining import COMPARISONS
from drakehall.learn.puzzles import PHASES, puzzles
from drakehall.text import LANGUAGES, Words

GAMES = ["dragon_castle", "simurgh", "smoki", "wyrmspan"]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_puzzles_of_every_sort(game: str) -> None:
    found = puzzles(game)
    assert len(found.puzzle) >= 40
    assert len({each.id for each in found.puzzle}) == len({each.position for each in found.puzzle}) == len(found.puzzle)
    assert len({(each.origin.seats, each.origin.seed) for each in found.puzzle}) >= 30
    assert len({each.origin.seats for each in found.puzzle}) >= 3
    assert {each.phase for each in found.puzzle} == set(PHASES)
    assert min(Counter(each.phase for each in found.puzzle).values()) >= 5
    assert sum(each.decoy for each in found.puzzle) >= 5
    assert len({each.level for each in found.puzzle}) >= 3
    assert sum(each.level == 1 for each in found.puzzle) <= MOST_EASY
    # the kinds that are full are counted after every batch, so the last one may bring a few more
    assert max(Counter(each.origin.kind for each in found.puzzle).values()) <= A_KIND + 6
    assert found.command.startswith(f"drakehall puzzles mine {game} ")
    assert found.found.games >= 30


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_posed_and_explained(game: str) -> None:
    known, found = dh.game(game), puzzles(game)
    assert found.version == known.version
    for puzzle in found.puzzle:
        state = known.read_position(puzzle.position)
        legal = {state.actions.name(action) for action in state.legal()}
        assert {each.move for each in puzzle.choices} == legal, puzzle.id
        points = [each.points for each in puzzle.choices]
        assert points == sorted(points, reverse=True)
        assert points[0] - points[1] >= found.settings.gap - 0.01
        assert (puzzle.found.trials, puzzle.found.worlds) == (found.settings.trials, found.settings.worlds)
        assert puzzle.found.seed != puzzle.again.seed
        assert puzzle.reasons
        assert not [each.id for each in puzzle.reasons if each.id in COMPARISONS or "worse" in each.id]
        for language in LANGUAGES:
            words = Words(language, game, [], strict=True, options=state.options)
            assert all(words.message(each) for each in puzzle.reasons)


@pytest.mark.parametrize("game", GAMES)
def test_the_evaluation_named_is_the_one_in_use(game: str) -> None:
    known = dh.game(game)
    for puzzle in puzzles(game).puzzle:
        named = mining.evaluation_name(known, known.read_position(puzzle.position))
        assert puzzle.found.evaluation == puzzle.again.evaluation == named


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_searches_find_the_same_again(game: str) -> None:
    known = dh.game(game)
    for puzzle in puzzles(game).puzzle[::8]:
        tried = mining.weigh(known, known.read_position(puzzle.position), puzzle.found)
        assert [round(each.lead, 2) for each in tried] == [each.points for each in puzzle.choices], puzzle.id
        assert mining.best_move(known, puzzle, puzzle.again) == puzzle.choices[0].move, puzzle.id


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_longer_search_with_a_third_seed_agrees(game: str) -> None:
    some = puzzles(game).puzzle[::8]
    assert [each.id for each in some if not agrees(game, each)] == []
