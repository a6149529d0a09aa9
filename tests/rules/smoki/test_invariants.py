"""What is true of every position: in games played at random, and what `check` says of positions that cannot be."""

from collections.abc import Callable
from itertools import chain, product
from random import Random
from typing import Any

import pytest

from drakehall.games.smoki import GAME, scoring
from drakehall.games.smoki.cards import COPIES, NEST, REFLECTION, RING
from drakehall.games.smoki.rules import Smoki
from drakehall.kernel.errors import BrokenInvariant
from tests.rules.smoki.table import REST, count_cards, end_round, legal, number, play, start, table, view, whole_deck
from tests.support import rule


def face_up(state: Smoki) -> list[int]:
    return [6 - row.count(None) for row in view(state, None).dreams]


@rule("SMO-5.9", "SMO-5.7", "SMO-5.8", "SMO-R14")
@pytest.mark.parametrize("options", GAME.example_options(), ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_played_at_random(seats: int, options: dict[str, Any]) -> None:
    random = Random(seats)
    state = start(seats, seats, **options)
    deck = sorted(number(card) for card in whole_deck(bool(options.get("raven_attack"))))
    last, last_round, turns_before = face_up(state), 1, 0
    while not state.over:
        moves = legal(state)
        calm = [move for move in moves if move.startswith(("draw_hidden", "discard"))]
        move = random.choice(calm if calm and random.random() < 0.5 else moves)
        play(state, move)
        if state.round != last_round or state.over:
            assert state.turns > turns_before, "a round has at least one turn"
            last, last_round, turns_before = face_up(state), state.round, state.turns
            continue
        now = face_up(state)
        assert sum(now) >= sum(last)
        if not move.startswith("swap_with"):
            assert all(after >= before for before, after in zip(last, now, strict=True))
        last = now
        assert count_cards(state) == len(deck)
        if view(state, None).phase == "source":
            assert len(state.dreams) == 6 * seats
            assert len(state.hidden) >= 1
            assert sum(map(len, state.piles)) >= len(state.piles)
            assert state.piles.count([]) <= 1
            assert all(row.count(None) > 0 for row in view(state, None).dreams)
            everything = [*state.dreams, *state.hidden, *(card for pile in state.piles for card in pile)]
            assert sorted(everything) == deck
    assert state.winners()


def at(*moves: str, hidden: str = "5", **options: Any) -> Smoki:
    """Give the position after some moves of seat 1 of three."""
    state = table(REST, "1 . . / . . 2", REST, turn=1, piles=["3 4", "0"], hidden=hidden, **options)
    play(state, *moves)
    return state


POSITIONS: dict[str, Callable[[], Smoki]] = {
    "reveal": lambda: start(3, 1, starting_seat=1),
    "source": lambda: at(),
    "hold": lambda: at("draw_hidden"),
    "took": lambda: at("take_open 0"),
    "pile": lambda: at("draw_hidden", "place 2"),
    "bottom": lambda: at("draw_hidden", "place 2", hidden="K"),
    "nest": lambda: at("draw_hidden", "place 2", "put_top 0", hidden="G"),
    "offer": lambda: at("draw_hidden", "place 2", "put_top 0", hidden="A", raven_attack=True),
    "strike": lambda: at("draw_hidden", "place 2", "put_top 0", "offer 0", hidden="A", raven_attack=True),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_real_positions_pass(name: str) -> None:
    POSITIONS[name]().check()


def over() -> Smoki:
    state = table("* * * / * * .", REST, hidden="5", turn_cap=5)
    end_round(state)
    assert state.over
    return state


def test_the_end_passes() -> None:
    over().check()


BROKEN: list[tuple[str, str, object, str]] = [
    ("source", "seats", 1, "two to five seats"),
    ("source", "seats", 6, "two to five seats"),
    ("source", "phase", -1, "a known phase"),
    ("source", "phase", 9, "a known phase"),
    ("source", "seat", None, "somebody decides until"),
    ("source", "phase", 8, "somebody decides until"),
    ("source", "turn", 3, "seats at the table"),
    ("source", "turn", -1, "seats at the table"),
    ("source", "starter", 3, "seats at the table"),
    ("source", "starter", -1, "seats at the table"),
    ("source", "seat", 3, "seats at the table"),
    ("source", "dreams", [0] * 17, "six cards in every dream"),
    ("source", "dreams", [0] * 19, "six cards in every dream"),
    ("source", "facing", [1, 1], "a facing for each dream"),
    ("source", "facing", [1, 1, 64], "a facing for each card"),
    ("source", "facing", [1, 1, -1], "a facing for each card"),
    ("source", "piles", [[1]], "as many open piles as agreed"),
    ("source", "piles", [[1], [2], [3]], "as many open piles as agreed"),
    ("source", "tokens", [0, 0], "tokens and points for every seat"),
    ("source", "tally", [0] * 8, "tokens and points for every seat"),
    ("source", "last", [1, 2], "one total for every seat"),
    ("source", "last", [1, 2, 3], "once a round is finished"),
    ("source", "tokens", [0, 0, 1], "one token in a round"),
    ("source", "tokens", [0, 0, -1], "one token in a round"),
    ("source", "round", 0, "rounds and turns are counted"),
    ("source", "turns", -1, "rounds and turns are counted"),
    ("source", "turns", 10_000, "the turns have not run out"),
    ("source", "slot", 6, "slots of a dream"),
    ("source", "slot", -2, "slots of a dream"),
    ("source", "offered", 6, "slots of a dream"),
    ("hold", "source", 2, "^a source$"),
    ("hold", "source", -2, "^a source$"),
    ("source", "source", 0, "nothing is held"),
    ("source", "held", 3, "a card is held exactly"),
    ("hold", "held", -1, "the cards are the deck"),
    ("hold", "held", 14, "known cards"),
    ("source", "carry", 3, "the cards are the deck"),
    ("source", "slot", 3, "the slot of the placed card"),
    ("pile", "slot", -1, "the slot of the placed card"),
    ("pile", "held", 7, "the placed card lies on its slot"),
    ("pile", "held", 99, "the placed card lies on its slot"),
    ("pile", "slot", 0, "the placed card lies on its slot"),
    ("pile", "turn", 0, "the right seat decides"),
    ("pile", "facing", [1, 33, 1], "the placed card lies face up"),
    ("source", "offered", 3, "an attack has its card"),
    ("strike", "offered", -1, "an attack has its card"),
    ("strike", "offered", 2, "the attack itself"),
    ("source", "hidden", [], "the cards are the deck"),
    ("reveal", "facing", [1, 0, 0], "turned up in order"),
    ("reveal", "facing", [0, 3, 0], "turned up in order"),
    ("source", "facing", [1, 0, 1], "one card each was turned up"),
    ("source", "facing", [1, 63, 1], "no dream is complete"),
    ("source", "seat", 0, "the right seat decides"),
    ("hold", "seat", 2, "the right seat decides"),
    ("bottom", "seat", 1, "the right seat decides"),
    ("bottom", "seat", 2, "the right seat decides"),
    ("nest", "phase", 6, "an attack acts"),
    ("offer", "phase", 5, "a nest acts"),
]


@pytest.mark.parametrize(("name", "slot", "value", "complaint"), BROKEN)
def test_a_position_that_cannot_be_is_refused(name: str, slot: str, value: object, complaint: str) -> None:
    state = POSITIONS[name]()
    setattr(state, slot, value)
    with pytest.raises(BrokenInvariant, match=complaint):
        state.check()


@rule("SMO-5.9")
def test_a_missing_or_foreign_card_is_refused() -> None:
    state = at()
    state.hidden.pop()
    with pytest.raises(BrokenInvariant, match="the cards are the deck"):
        state.check()
    state = at()
    state.hidden[0] = number("A")
    with pytest.raises(BrokenInvariant, match="the cards are the deck"):
        state.check()
    state = at()
    state.hidden[0] = -3
    with pytest.raises(BrokenInvariant, match="known cards"):
        state.check()


def test_cards_where_none_can_be_are_refused() -> None:
    state = at()
    state.piles[0] += state.hidden
    state.hidden = []
    with pytest.raises(BrokenInvariant, match="the hidden pile has a card"):
        state.check()
    state = at()
    state.hidden += state.piles[0]
    state.piles = [[], state.piles[1]]
    with pytest.raises(BrokenInvariant, match="the open piles have a card each or more"):
        state.check()
    state = POSITIONS["reveal"]()
    state.piles[1].append(state.hidden.pop())
    with pytest.raises(BrokenInvariant, match="no open pile before all have chosen"):
        state.check()
    state = over()
    state.facing = [63, 31]
    with pytest.raises(BrokenInvariant, match="turned up at the end"):
        state.check()


def test_a_card_that_waits_for_no_pile_is_refused() -> None:
    state = at()
    state.carry = state.hidden.pop()
    with pytest.raises(BrokenInvariant, match="a removed card waits for a pile"):
        state.check()
    state = POSITIONS["pile"]()
    state.hidden.append(state.carry)
    state.carry = -1
    with pytest.raises(BrokenInvariant, match="a removed card waits for a pile"):
        state.check()


@rule("SMO-R35")
def test_a_placed_ring_that_does_not_go_round_is_refused() -> None:
    state = POSITIONS["bottom"]()
    state.phase, state.seat = 3, 1
    with pytest.raises(BrokenInvariant, match="a ring goes round"):
        state.check()
    state = POSITIONS["pile"]()
    state.phase, state.seat = 4, 0
    with pytest.raises(BrokenInvariant, match="a ring goes round"):
        state.check()


@rule("SMO-10.1")
def test_tokens_where_points_are_counted_are_refused() -> None:
    state = at(scoring="points")
    state.tokens = [1, 0, 0]
    with pytest.raises(BrokenInvariant, match="by points"):
        state.check()


def with_rounds(**options: Any) -> Smoki:
    """Give a position of the third round of three seats."""
    return at(rounds_played=2, **options)


RUNNING: list[tuple[dict[str, Any], str, object, str]] = [
    ({"tokens": [2, 1, 0]}, "tokens", [3, 1, 0], "one token in a round"),
    ({"tokens": [2, 1, 0]}, "tokens", [1, 0, 0], "every round gives a token"),
    ({"tokens": [2, 1, 0]}, "last", [5, 5, 2], "the best of the last round"),
    ({"tokens": [2, 1, 0]}, "last", [], "one total for every seat"),
    ({"tokens": [2, 1, 0]}, "last", [0, -13, 0], "totals that a dream can have"),
    ({"tokens": [2, 1, 0]}, "last", [0, 61, 0], "totals that a dream can have"),
    ({"tokens": [2, 1, 0]}, "tally", [0, 0, 0, 91, 0, 0, 1, 0, 0], "points that the rounds can have brought"),
    ({"tokens": [2, 1, 0]}, "tally", [0, 0, 0, 0, -1, 0, 1, 0, 0], "points that the rounds can have brought"),
    ({"tokens": [2, 1, 0]}, "tally", [0, 0, 0, 0, 0, -17, 1, 0, 0], "points that the rounds can have brought"),
    ({"tokens": [2, 1, 0]}, "tally", [45, 57, 40, 0, 0, 0, 1, 0, 0], "the last round is part of the points"),
    ({"scoring": "points", "points": [9, 9, 60]}, "tally", [60, 9, 0, 9, 0, 0, 60, 40, 0], "until it is decided"),
    ({"scoring": "points", "points": [9, 9, 60], "played": 21}, "round", 6, "a round takes its turns"),
    ({"scoring": "rounds", "points": [9, 9, 60], "played": 60}, "round", 9, "until it is decided"),
    ({"tokens": [2, 1, 0]}, "turns", 9, "a round takes its turns"),
    ({"tokens": [2, 1, 0]}, "turns", 10, "the turns go round from the first player"),
    ({"tokens": [2, 1, 0]}, "reshuffled", True, "the hidden pile runs out card by card"),
]


@rule("SMO-9.1", "SMO-10.1", "SMO-10.2")
@pytest.mark.parametrize(("options", "slot", "value", "complaint"), RUNNING)
def test_results_that_no_rounds_can_have_brought_are_refused(
    options: dict[str, Any], slot: str, value: object, complaint: str
) -> None:
    state = with_rounds(**options)
    setattr(state, slot, value)
    with pytest.raises(BrokenInvariant, match=complaint):
        state.check()


@rule("SMO-9.1")
def test_three_tokens_end_the_game() -> None:
    state = at(tokens=[2, 1, 2], rounds_played=3)
    state.tokens = [3, 1, 2]
    with pytest.raises(BrokenInvariant, match="the game goes on until it is decided"):
        state.check()


@rule("SMO-3.5")
def test_the_agreed_player_starts_and_turns_go_round() -> None:
    state = start(3, 1, starting_seat=1)
    state.starter = state.turn = state.seat = 2
    with pytest.raises(BrokenInvariant, match="the agreed player starts"):
        state.check()
    state = at()
    state.turns += 1
    with pytest.raises(BrokenInvariant, match="the turns go round"):
        state.check()


@rule("SMO-3.2", "SMO-7.1")
def test_dreams_that_nobody_can_have_are_refused() -> None:
    state = at()
    state.facing = [1, 31, 1]
    with pytest.raises(BrokenInvariant, match="turned up turn by turn"):
        state.check()
    state = at()
    state.piles[0] += [state.hidden.pop(0), state.hidden.pop(0)]
    with pytest.raises(BrokenInvariant, match="the hidden pile loses a card in a turn"):
        state.check()
    state = POSITIONS["pile"]()
    state.facing = [63, *state.facing[1:]]
    with pytest.raises(BrokenInvariant, match="no dream is complete"):
        state.check()
    state = POSITIONS["bottom"]()
    state.facing = [1, *state.facing[1:]]
    with pytest.raises(BrokenInvariant, match="a ring turns up a card of all"):
        state.check()


ENDED: list[tuple[dict[str, Any], str, object, str]] = [
    ({"turn_cap": 5}, "turns", 4, "a round takes its turns"),
    ({"turn_cap": 5}, "turns", 6, "the turns have not run out"),
    ({"turn_cap": 5}, "last", [0, 0], "the last round is part of the points"),
    ({"turn_cap": 5}, "tally", [0, 0, 0, 0, 9, 0], "the last round is part of the points"),
    ({"tokens": [2, 1]}, "dreams", [0] * 12, "the cards are the deck"),
    ({"tokens": [2, 1]}, "tokens", [2, 1], "the game ends when it is decided"),
    ({"tokens": [2, 1]}, "tokens", [3, 3], "not decided before the last round"),
    ({"scoring": "rounds", "rounds": 2, "points": [0, 0], "rounds_played": 1, "played": 30}, "round", 3, "not decided"),
]


@rule("SMO-9.1", "SMO-9.2", "SMO-10.2")
@pytest.mark.parametrize(("options", "slot", "value", "complaint"), ENDED)
def test_an_end_that_cannot_be_is_refused(options: dict[str, Any], slot: str, value: object, complaint: str) -> None:
    state = table("1 2 3 / 1 2 .", "8 7 6 / 5 4 .", hidden="0", **options)
    end_round(state)
    assert state.over
    setattr(state, slot, value)
    with pytest.raises(BrokenInvariant, match=complaint):
        state.check()


def test_the_bounds_of_a_dream_are_met_and_kept() -> None:
    """Dreams of the extreme cards reach the bounds of the points, in all and by source, and none goes beyond."""
    lowest, highest = [number("-2"), number("0"), REFLECTION], [number("8"), number("7"), NEST, RING, REFLECTION]
    bounds = [(0, 0)] * 4
    for dream in map(list, chain(product(lowest, repeat=6), product(highest, repeat=6))):
        if max(map(dream.count, dream)) <= COPIES:
            points = [0, 0, 0, scoring.score(dream)]
            for card, worth in zip(dream, scoring.card_points(dream), strict=True):
                points[2 if card == REFLECTION else 1 if card >= NEST else 0] += worth
            bounds = [(min(low, at), max(high, at)) for (low, high), at in zip(bounds, points, strict=True)]
    assert bounds == [*scoring.BY_SOURCE, (scoring.LEAST, scoring.MOST)]


def test_first_cards_turned_up_in_order_pass() -> None:
    state = POSITIONS["reveal"]()
    for _ in range(3):
        play(state, "turn_up 5")
        state.check()
