"""What everybody is shown of an ended game, and of the end of a round."""

from drakehall.games.smoki import GAME
from drakehall.hall import projection
from drakehall.wire.tables import Outcome
from tests.rules.smoki.table import end_round, table


def test_places_put_winners_first_and_let_ties_share() -> None:
    state = table("1 2 3 / 4 0 (8)", "(1) 2 3 / 4 0 0", "* . . / . . .", hidden="0", tokens=[2, 1, 2])
    end_round(state)
    assert state.tokens == [3, 2, 2]
    found = projection.result(GAME, state)
    assert found is not None
    assert (found.winners, found.places, found.in_points, found.tie_break) == ([0], [1, 2, 2], False, None)
    assert projection.outcome(GAME, state) == Outcome([0, 1, 1], [1, 2, 2], in_points=False)


def test_fewer_points_are_a_better_place_where_the_fewest_win() -> None:
    state = table("1 2 3 / 4 5 (6)", "0 0 0 / 1 1 (2)", hidden="7", scoring="points", points=[3, 4], points_limit=20)
    end_round(state)
    found = projection.result(GAME, state)
    assert found is not None
    assert (found.scores, found.places, found.in_points) == ([25, 8], [2, 1], True)


def test_a_running_game_has_no_result() -> None:
    state = table("1 2 3 / 4 5 (6)", "* . . / . . .", hidden="7")
    assert projection.result(GAME, state) is None
    assert projection.outcome(GAME, state) is None
