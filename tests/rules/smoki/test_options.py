"""The options of Smoki: what may be chosen, and what is said if it may not."""

import re

import pytest

from drakehall.games.smoki import GAME
from drakehall.games.smoki.options import SmokiOptions
from drakehall.kernel.errors import BadOption, IdleOption, UnknownOption, quoted
from tests.rules.smoki.table import start
from tests.support import rule


def test_defaults_are_the_rulebook_s_game() -> None:
    options = start(2).options
    assert (options.scoring, options.points_limit, options.rounds) == ("tokens", 100, 8)
    assert (options.open_piles, options.raven_attack, options.starting_seat) == (2, False, None)
    assert options.turn_cap is None


@rule("SMO-R33")
@pytest.mark.parametrize("name", ["points_limit", "rounds", "turn_cap"])
@pytest.mark.parametrize("number", [1, 2, 6, 10, 70, 150, 999_999])
def test_any_whole_number_from_1(name: str, number: int) -> None:
    scoring = {"points_limit": "points", "rounds": "rounds", "turn_cap": "tokens"}[name]
    assert getattr(start(2, scoring=scoring, **{name: number}).options, name) == number


@rule("SMO-R33")
@pytest.mark.parametrize("name", ["points_limit", "rounds", "turn_cap"])
@pytest.mark.parametrize("number", [0, -1, 2.5, "8", True, 10**4999], ids=quoted)
def test_nothing_else(name: str, number: object) -> None:
    with pytest.raises(BadOption, match=rf"“{name}” cannot be “{re.escape(quoted(number))}”; allowed: .*1–"):
        GAME.start(2, 1, **{name: number})


@rule("SMO-10.4")
@pytest.mark.parametrize("number", [0, 3, "2", None, True])
def test_one_or_two_open_piles(number: object) -> None:
    with pytest.raises(BadOption, match=r"allowed: 1, 2$"):
        GAME.start(2, 1, open_piles=number)


@rule("SMO-10.1", "SMO-10.2")
def test_three_ways_of_scoring() -> None:
    for scoring in ("tokens", "points", "rounds"):
        assert start(2, scoring=scoring).options.scoring == scoring
    with pytest.raises(BadOption, match=r"“scoring” cannot be “stars”; allowed: tokens, points, rounds$"):
        GAME.start(2, 1, scoring="stars")


@rule("SMO-10.1", "SMO-10.2")
@pytest.mark.parametrize(
    ("options", "name", "needed"),
    [
        ({"rounds": 3}, "rounds", "scoring=rounds"),
        ({"rounds": 3, "scoring": "points"}, "rounds", "scoring=rounds"),
        ({"points_limit": 3}, "points_limit", "scoring=points"),
        ({"points_limit": 3, "scoring": "rounds", "rounds": 2}, "points_limit", "scoring=points"),
    ],
)
def test_a_limit_that_another_way_of_scoring_ignores_is_refused(
    options: dict[str, object], name: str, needed: str
) -> None:
    with pytest.raises(IdleOption) as caught:
        GAME.start(2, 1, **options)
    assert caught.value.message.args == {"name": name, "needed": needed}


def test_an_idle_option_may_be_said_as_it_is_by_default() -> None:
    assert start(2, rounds=8, points_limit=100).options == SmokiOptions()


@rule("SMO-10.6")
@pytest.mark.parametrize("value", [1, "true", None])
def test_attack_cards_are_yes_or_no(value: object) -> None:
    with pytest.raises(BadOption, match=r"allowed: true, false$"):
        GAME.start(2, 1, raven_attack=value)


@rule("SMO-3.5", "SMO-R1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_starting_seat_must_be_at_the_table(seats: int) -> None:
    for seat in range(seats):
        assert start(seats, starting_seat=seat).starter == seat
    if seats < 5:
        with pytest.raises(BadOption) as caught:
            GAME.start(seats, 1, starting_seat=seats)
        assert caught.value.message.args == {
            "name": "starting_seat",
            "given": str(seats),
            "allowed": f"{', '.join(str(seat) for seat in range(seats))} | none",
        }
    for seat in (-1, 5):
        with pytest.raises(BadOption, match=rf"“{seat}”; allowed: 0,.* {seats - 1} \| none$"):
            GAME.start(seats, 1, starting_seat=seat)


def test_an_unknown_option_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(UnknownOption, match="no option “ravens”; it has: scoring, points_limit, rounds, open_piles"):
        GAME.start(2, 1, ravens=True)


def test_every_option_is_described() -> None:
    described = GAME.describe_options()
    assert [option.name for option in described] == [
        "scoring",
        "points_limit",
        "rounds",
        "open_piles",
        "raven_attack",
        "starting_seat",
        "turn_cap",
    ]
    assert all(option.description.endswith(".") for option in described)
    assert [option.default for option in described] == ["tokens", 100, 8, 2, False, None, None]


def test_the_spread_shows_every_option_off_its_default_and_can_be_played() -> None:
    shown = {name for settings in GAME.example_options() for name in settings}
    assert shown == {option.name for option in GAME.describe_options()}
    assert {} in GAME.example_options()
    values = {(name, value) for settings in GAME.example_options() for name, value in settings.items()}
    assert {("open_piles", 1), ("raven_attack", True), ("scoring", "points"), ("scoring", "rounds")} <= values
    for settings in GAME.example_options():
        assert start(2, 1, **settings).legal()


def test_the_vocabulary_is_the_same_for_all_options() -> None:
    for settings in GAME.example_options():
        assert start(2, 1, **settings).actions is GAME.actions
