"""The conformance suite passes a correct game and finds the fault of every broken one."""

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption, BadSeats, BadSeed
from drakehall.kernel.game import Game
from drakehall.testing import CHECKS, ConformanceError, conform, memory
from drakehall.testing.moody import MOOD, MoodyChooser
from tests.testing.broken import VARIANTS
from tests.testing.broken.positions import StopsAtThree
from tests.testing.toy import ACTIONS, ToyGame


def test_a_correct_game_passes_and_gives_occasion_for_every_check() -> None:
    report = conform(ToyGame(), games=90)
    assert report.games == 90
    assert report.combinations == 9
    assert all(report.checks.values())
    assert "90 games over 9 combinations" in str(report)


@pytest.mark.parametrize(("check", "game"), VARIANTS, ids=[type(game).__name__ for _, game in VARIANTS])
def test_a_broken_game_fails_the_right_check(check: str, game: Game) -> None:
    with pytest.raises(ConformanceError) as caught:
        conform(game, games=60)
    assert caught.value.check == check, str(caught.value)


def test_every_check_has_a_game_that_fails_it() -> None:
    assert {check for check, _ in VARIANTS} == set(CHECKS)


class StopsAtThreeGame(ToyGame):
    state_type = StopsAtThree


def test_a_failure_can_be_repeated_by_itself() -> None:
    with pytest.raises(ConformanceError) as caught:
        conform(StopsAtThreeGame(), games=60, seed=3)
    place = caught.value.place
    assert place.command() in str(caught.value)
    with pytest.raises(ConformanceError) as again:
        conform(StopsAtThreeGame(), games=1, seats=place.seats, example=place.example, seed=place.seed)
    assert str(again.value) == str(caught.value)


def test_games_go_over_all_combinations_and_report_progress() -> None:
    seen: list[tuple[int, int]] = []
    report = conform(ToyGame(), games=4, seats=3, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert report.combinations == 3


def test_every_check_is_made_in_every_single_game() -> None:
    for seed in range(9):
        report = conform(ToyGame(), games=1, example=2, seed=seed)
        idle = {name for name, times in report.checks.items() if not times}
        assert idle <= {"view-leak"}  # needs a step with a secret among those that are looked at most closely


def test_the_player_by_chance_may_do_anything_in_any_mood() -> None:
    player = MoodyChooser(ACTIONS, Chance(1))
    legal = list(range(0, ACTIONS.size, 2))
    assert {player.choose(legal) for _ in range(20 * MOOD)} == set(legal)
    assert [MoodyChooser(ACTIONS, Chance(1)).choose(legal) for _ in range(3)] == [
        MoodyChooser(ACTIONS, Chance(1)).choose(legal)
    ] * 3


def test_wrong_calls_are_refused() -> None:
    with pytest.raises(BadSeats):
        conform(ToyGame(), seats=9)
    with pytest.raises(BadOption):
        conform(ToyGame(), example=3)
    with pytest.raises(BadSeed):
        conform(ToyGame(), seed=-1)
    with pytest.raises(BadSeed):
        conform(ToyGame(), games=2, seed=2**128 - 1)


def test_what_varied_in_a_few_samples_by_chance_is_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "OFTEN", 1)
    monkeypatch.setattr(memory, "ENOUGH", 40)
    assert conform(dh.game("wyrmspan"), games=2, seats=2).games == 2
    monkeypatch.setattr(memory, "SURE", 40)
    with pytest.raises(ConformanceError, match="“memory”"):
        conform(dh.game("wyrmspan"), games=2, seats=2)
