"""What is true of every position: in games played at random, and what `check` says of positions that cannot be."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from drakehall.games.smoki import GAME
from drakehall.games.smoki.rules import Smoki
from drakehall.kernel.errors import BrokenInvariant
from tests.rules.smoki.table import REST, count_cards, end_round, legal, number, play, start, table, view, whole_deck
from tests.support import rule


def face_up(state: Smoki) -> list[int]:
    return [6 - row.count(None) for row in view(state, None).dreams]


@rule("SMO-5.9", "SMO-5.7", "SMO-5.8", "SMO-R14")
@pytest.mark.parametrize("options", GAME.spread(), ids=str)
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
    state = table("* * * / * * .", REST, hidden="5", turn_cap=1)
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
    ("source", "tokens", [0, 0, 4], "more than three tokens"),
    ("source", "tokens", [0, 0, -1], "more than three tokens"),
    ("source", "round", 0, "rounds and turns are counted"),
    ("source", "turns", -1, "rounds and turns are counted"),
    ("source", "turns", 10_001, "rounds and turns are counted"),
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
    ("pile", "turn", 0, "the placed card lies on its slot"),
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
    state = at(tokens=[3, 0, 0])
    state.check()


def test_first_cards_turned_up_in_order_pass() -> None:
    state = POSITIONS["reveal"]()
    for _ in range(3):
        play(state, "turn_up 5")
        state.check()
