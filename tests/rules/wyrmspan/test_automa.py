"""Alone against Automa: WYR-12."""

import pytest

from drakehall.games.wyrmspan import GAME, automa
from drakehall.games.wyrmspan.automa import OBJECTIVE, PASSED, READY, TOKEN
from drakehall.games.wyrmspan.frames import OP_OVER
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import DECISIONS, LEVELS, SIDES
from drakehall.kernel.chance import Chance
from tests.rules.wyrmspan.table import (
    begin,
    coins,
    dig,
    do,
    hand,
    mark,
    next_round,
    objective,
    options,
    put,
    ready,
    settle,
    supply,
    table,
)
from tests.support import rule


def solo(level: str = "automa-1", guild: str = "highlands") -> Wyrmspan:
    """Give the human's first turn."""
    s = table(1, guild=guild, automa=level)
    ready(s)
    return s


def card(label: str) -> int:
    """Give a decision card by its label."""
    return next(i for i, each in enumerate(DECISIONS) if each.label == label)


def stacked(s: Wyrmspan, *labels: str) -> None:
    """Make these her next cards; the last of all is set aside."""
    s.decisions = [card(label) for label in reversed(labels)]


@rule("WYR-12.1")
def test_setup_for_one() -> None:
    assert all("guild" not in begin(1, seed).view(0).objectives for seed in range(60))
    s = solo(guild="plains")
    assert s.view(0).squares[:4] == [2, 1, 1, 1]
    assert (s.seat, s.first) == (0, 0)
    next_round(s)
    assert (s.seat, s.first) == (0, 0)
    assert len(s.scores()) == 2


@rule("WYR-12.2")
def test_her_markers_get_ready_round_by_round() -> None:
    s = solo()
    view = s.view(0).automa
    assert view is not None
    assert (view.track, view.ready, view.dragons, view.caves) == (0, 1, 0, 0)
    ready_then = s.automa[READY]
    s.decisions = s.decisions[:1]
    next_round(s)
    assert s.automa[READY] == ready_then + 1


@rule("WYR-12.3", "WYR-R33")
def test_her_turn() -> None:
    s = solo()
    stacked(s, "3", "2", "1", "8")
    do(s, "explore golden", "decline")
    assert s.automa[TOKEN] == 2
    assert s.automa[OBJECTIVE] == 1
    do(s, "explore amethyst", "decline")
    assert s.automa[TOKEN] == 3
    assert s.automa[OBJECTIVE] == 0
    stacked(s, "2", "7", "1", "8")
    do(s, "explore crimson", "decline")
    assert s.automa[OBJECTIVE] == 0, "never below 0"
    dragons, caves = s.display[:3], s.display[3:]
    hand(s, 0, dragons=(98,))
    put(s, nest=1)
    s.known_dragons = []
    do(s, "entice 98", "into golden")
    assert not set(dragons) & set(s.display[:3]), "card 7 refreshed the dragons"
    assert caves == s.display[3:]


@rule("WYR-12.4", "WYR-R31")
def test_who_has_passed_waits_for_the_other() -> None:
    s = solo()
    do(s, "pass")
    assert s.round == 2, "she went on alone, then the round ended"
    assert s.automa[PASSED] == 0
    s = solo()
    stacked(s, "1")
    do(s, "explore golden", "decline")
    assert s.automa[PASSED] == 1
    do(s, "explore amethyst", "decline")
    assert s.seat == 0
    hand(s, 0, dragons=(37,))
    supply(s, 0, crystal=2)
    put(s, nest=1)
    ready(s)
    do(s, "entice 37", "decline")
    assert s.seat == 0, "opponents' eggs do nothing for her"


@rule("WYR-12.5", "WYR-R32")
def test_a_brown_space() -> None:
    s = solo()
    s.automa = [0, 0, 5, 1, 0, 0]
    stacked(s, "6", "4", "1", "8")
    dragon, cave = s.display[0], s.display[3]
    do(s, "explore golden", "decline")
    assert s.automa[TOKEN] == 6
    assert s.automa_cards == [dragon, 183 + cave]
    assert (s.automa[0], s.automa[1]) == (1, 1)
    s.automa = [*s.automa[:2], 11, 0, 0, 0]
    mark(s, 6, seat=1)
    stacked(s, "1", "8")
    do(s, "explore amethyst", "decline")
    assert s.automa[0] == 2, "without a ready marker she still takes the dragon"
    assert s.marks[1] == 1 << 18, "but places nothing"
    s.automa_cards = [*s.automa_cards, s.display[2]]
    s.display[2] = -1
    s.dragon_deck, hidden = [], s.dragon_deck
    s.dragon_hands[0] = sorted(hidden)
    s.automa = [*s.automa[:2], 5, 1, 0, 0]
    stacked(s, "1", "8")
    automa.brown(s, DECISIONS[card("1")])
    assert s.automa[0] == 2, "an empty place yields nothing"


@rule("WYR-12.6")
def test_where_her_marker_goes() -> None:
    """Scenario E21."""
    s = solo(guild="highlands")
    mark(s, 0)
    assert automa.marker_field(s, 3) == 3
    mark(s, 3)
    assert [automa.marker_field(s, k) for k in (1, 2, 3, 4)] == [1, 2, 4, 1]
    mark(s, 4)
    assert automa.marker_field(s, 3) == 5, "the best free field of the last row"
    s.automa = [0, 0, 5, 1, 0, 0]
    stacked(s, "8", "1", "2")
    ready(s)
    do(s, "explore golden", "decline")
    assert s.marks[1] == 1 << 15
    put(s, track=5)
    settle(s, "golden", 93)
    ready(s)
    do(s, "explore crimson", "decline")
    assert s.view(0).markers[1][5] == 1, "it blocks the field"


@rule("WYR-12.7")
@pytest.mark.parametrize(("last", "acts"), [("8", 6), ("1", 7)])
def test_the_length_of_her_round(last: str, acts: int) -> None:
    """Scenario E23."""
    s = solo()
    stacked(s, "5", "2", "5", "2", "5", "2", last, "4")
    moves = 0
    while not s.automa[PASSED]:
        before = s.automa[TOKEN]
        automa.turn(s)
        moves += s.automa[TOKEN] != before
    assert moves == acts


@rule("WYR-12.8")
def test_her_quantity() -> None:
    """Scenario E20."""
    s = solo()
    s.round = 2
    s.places = [3, 3]
    objective(s, "medium", 2)
    s.automa = [0, 0, 0, 1, 2, 0]
    assert automa.quantity(s, s.round) == 3
    objective(s, "crimson-cards", 2)
    s.automa[OBJECTIVE] = 9
    assert automa.quantity(s, s.round) == 7, "no more than a mat can hold"
    s.automa = [0, 0, 0, 2, 2, 0]
    s.decisions = s.decisions[:1]
    ready(s)
    next_round(s)
    assert s.places[2:] == [3, 0]
    assert s.automa[OBJECTIVE] == 0


@rule("WYR-12.9")
def test_her_cards_are_shuffled_for_every_round() -> None:
    s = solo("automa-2")
    assert sorted(s.decisions) == sorted(LEVELS["automa-2"])
    token = s.automa[TOKEN] = 4
    s.decisions = s.decisions[:1]
    next_round(s)
    assert sorted(s.decisions) == sorted(LEVELS["automa-2"])
    assert s.automa[TOKEN] == token
    view = s.view(0).automa
    assert view is not None
    assert view.cards == 7
    assert len({tuple(s.sample(0, Chance(i)).decisions) for i in range(10)}) > 5


@rule("WYR-12.10", "WYR-12.11")
def test_her_points() -> None:
    """Scenario E22."""
    s = solo("automa-2")
    s.automa = [6, 4, 9, 0, 0, 0]
    s.places = [3, 0, 3, 1, 3, 0, 3, 0]
    s.round = 4
    assert s.scores()[1] == 42 + 8 + 3 + (4 + 2 + 6 + 7)
    assert s.breakdown()[1]["guild"] == 0
    s = solo("automa-3")
    s.automa = [2, 0, 6, 0, 0, 0]
    assert s.breakdown()[1]["dragons"] == 16
    assert s.breakdown()[1]["track"] == 0
    s = solo("ravel-3")
    s.automa = [2, 0, 0, 0, 0, 0]
    mark(s, 4, seat=1)
    mark(s, 6, seat=1, markers=2)
    assert s.breakdown()[1]["dragons"] == 14
    assert s.breakdown()[1]["guild"] == 8


@rule("WYR-12.11")
def test_the_human_wins_ties() -> None:
    s = solo()
    s.frames[0].op = OP_OVER
    s.seat = None
    s.automa = [0, 0, 0, 0, 0, 0]
    supply_coins = s.stock[0]
    s.places = [3, 3, 3, 0, 3, 3, 3, 3]
    s.stock[0] = 4
    s.round = 4
    assert s.scores() == [5, 5]
    assert s.winners() == [0]
    assert str(s.tie_break()) == "wyrmspan-tie-solo points=5"
    s.stock[0] = 3
    assert s.winners() == [1]
    assert s.tie_break() is None
    assert supply_coins == 6


@rule("WYR-12.12")
def test_levels() -> None:
    labels = {name: [DECISIONS[i].label for i in cards] for name, cards in LEVELS.items()}
    assert labels["automa-1"] == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert labels["automa-2"] == ["1/4", "2/5", "3/6", "4", "5", "6", "7", "8"]
    assert labels["automa-3"] == ["1", "2", "3", "1/4", "2/5", "3/6", "7", "8"]
    assert labels["ravel-1"] == ["R 1/4", "R 2", "R 3/6", "4", "5", "6", "7", "R 8"]
    assert labels["ravel-2"] == ["1", "2", "3", "R 1/4", "R 2/5", "R 3/6", "7", "R 8"]
    assert labels["ravel-3"] == ["R 1/4", "R 2/5", "R 3/6", "1/4", "2/5", "3/6", "7", "R 8"]
    assert len(DECISIONS) == 16
    for level in LEVELS:
        game = GAME.start(1, 3, automa=level)
        assert game.seats == 1


@rule("WYR-12.13")
@pytest.mark.parametrize(
    ("level", "label", "moves"), [("ravel-1", "R 1/4", 3), ("ravel-1", "R 2", 1), ("ravel-2", "R 2/5", 4)]
)
def test_ravel_follows_the_humans_caves(level: str, label: str, moves: int) -> None:
    s = solo(level)
    dig(s, "crimson", 3)
    dig(s, "golden", 2)
    settle(s, "crimson", 53)
    stacked(s, label, "7", "R 8")
    ready(s)
    do(s, "explore golden", "decline")
    assert s.automa[TOKEN] == moves


@rule("WYR-12.14", "WYR-R47")
def test_ravel_takes_coins_between_rounds() -> None:
    s = solo("ravel-2")
    next_round(s)
    assert coins(s) == 2 + 6
    s = solo("automa-2")
    next_round(s)
    assert coins(s) == 6 + 6
    s = solo("ravel-2")
    s.round = 4
    s.places = [3] * 6
    s.automa[READY] = 4
    ready(s)
    do(s, "pass")
    assert s.over
    assert coins(s) == 6


@rule("WYR-R34", "WYR-R48")
@pytest.mark.parametrize(
    ("number", "cave", "gained"),
    [(103, "golden", "gold"), (114, "amethyst", "crystal"), (168, "crimson", "meat"), (170, "crimson", "milk")],
)
def test_the_left_neighbour_alone(number: int, cave: str, gained: str) -> None:
    s = solo()
    settle(s, cave, number)
    ready(s)
    do(s, f"explore {cave}", "decline")
    assert s.view(0).mats[0].resources[gained] == 1


@rule("WYR-1.5", "WYR-R48")
def test_the_left_neighbour_is_the_next_clockwise() -> None:
    s = table(3)
    settle(s, "golden", 103)
    settle(s, "golden", 36, 50, seat=2)
    ready(s)
    do(s, "explore golden", "decline")
    assert s.view(0).mats[0].resources["gold"] == 1, "seat 1 has no dragon there; seat 2 does not matter"
    s = table(3)
    settle(s, "golden", 103)
    settle(s, "golden", 36, 50, seat=1)
    ready(s)
    do(s, "explore golden", "decline")
    assert s.view(0).mats[0].resources["gold"] == 0


@rule("WYR-R30")
def test_card_41_alone() -> None:
    s = solo()
    settle(s, "golden", 41)
    s.places = [0, 1, 0, 0, 3, 0]
    s.round = 4
    s.automa[READY] = 4
    ready(s)
    assert s.breakdown()[0]["endgame"] == 4


@rule("WYR-1.6")
def test_coins_and_eggs_are_no_resources() -> None:
    s = solo()
    hand(s, 0, caves=(58,))
    put(s, nest=2)
    ready(s)
    do(s, "excavate 58", "into golden")
    assert "pass" in options(s), "six coins and two eggs do not pay two resources"
    assert [side.name for side in SIDES].count("eggs") == 1
