"""Copies, saves and the vocabulary of Smoki."""

import json
from random import Random
from typing import Any

import pytest

from drakehall.games.smoki import GAME
from drakehall.games.smoki.rules import Smoki
from drakehall.kernel.errors import BadSave, UnknownAction
from tests.rules.smoki.table import REST, legal, play, start, table, view


def walk(options: dict[str, Any], seats: int, steps: int) -> list[Smoki]:
    """Play at random and keep a copy of every position."""
    choose = Random(seats).choice
    state = start(seats, 7, **options)
    states = [state.copy()]
    while not state.over and len(states) < steps:
        state.apply(choose(state.legal()))
        states.append(state.copy())
    return states


@pytest.mark.parametrize("options", GAME.example_options(), ids=str)
def test_every_position_can_be_saved_and_goes_on_the_same(options: dict[str, Any]) -> None:
    for state in walk(options, 3, 80):
        loaded = GAME.load(GAME.save(state))
        assert loaded.dump() == state.dump()
        assert loaded.options == state.options
        assert loaded.legal() == state.legal()
        assert loaded.view(1) == state.view(1)
        if not state.over:
            action = state.legal()[-1]
            loaded.apply(action)
            state.apply(action)
            assert loaded.dump() == state.dump()


@pytest.mark.parametrize("options", GAME.example_options(), ids=str)
def test_a_copy_and_its_original_do_not_touch_each_other(options: dict[str, Any]) -> None:
    for state in walk(options, 4, 80):
        if state.over:
            continue
        before = state.dump()
        twin = state.copy()
        assert twin.dump() == before
        for action in state.legal():
            twin = state.copy()
            twin.apply(action)
            assert state.dump() == before
        fresh = state.copy()
        state.apply(state.legal()[0])
        assert fresh.dump() == before


def test_a_copy_does_not_listen() -> None:
    state = table(REST, REST, hidden="5")
    state.events = []
    twin = state.copy()
    twin.apply(twin.legal()[0])
    assert state.events == []
    assert twin.events is None


def test_a_copy_reshuffles_and_deals_like_its_original() -> None:
    for piles in (["1 2 3 4", "5 6 7"], ["1 2 3 4 5 6 7"]):
        state = table(REST, REST, piles=piles, hidden="8", short=True, open_piles=len(piles))
        twin = state.copy()
        play(state, "draw_hidden", "discard 0")
        play(twin, "draw_hidden", "discard 0")
        assert twin.dump() == state.dump()


def test_events_change_nothing() -> None:
    loud, silent = start(3, 5, raven_attack=True), start(3, 5, raven_attack=True)
    loud.events = []
    choose = Random(1).choice
    for _ in range(150):
        if loud.over:
            break
        action = choose(loud.legal())
        loud.apply(action)
        silent.apply(action)
        assert loud.dump() == silent.dump()
    assert loud.events


@pytest.mark.parametrize("open_piles", [1, 2])
def test_legal_actions_are_sorted_and_a_new_list_each_time(open_piles: int) -> None:
    for state in walk({"raven_attack": True, "open_piles": open_piles}, 3, 200):
        allowed = state.legal()
        assert allowed == sorted(set(allowed))
        assert bool(allowed) != state.over
        allowed.clear()
        assert bool(state.legal()) != state.over


def test_the_vocabulary_in_its_notation() -> None:
    names = [GAME.actions.name(action) for action in range(GAME.actions.size)]
    assert [name for name in names if not name.startswith("swap")] == [
        *(f"turn_up {slot}" for slot in range(6)),
        *("take_open 0", "take_open 1", "draw_hidden"),
        *(f"place {slot}" for slot in range(6)),
        *("discard 0", "discard 1", "put_top 0", "put_top 1", "put_bottom 0", "put_bottom 1", "skip"),
        *(f"offer {slot}" for slot in range(6)),
    ]
    assert [name for name in names if name.startswith("swap_own")] == [
        f"swap_own {first} {second}" for first in range(6) for second in range(6)
    ]
    assert [name for name in names if name.startswith("swap_with")] == [
        f"swap_with {seat} {slot}" for seat in range(5) for slot in range(6)
    ]
    with pytest.raises(UnknownAction, match="turn_up 0"):
        GAME.actions.parse("peek 3")


def test_the_phases_by_name() -> None:
    """One turn of each kind passes through all of them."""
    state = start(2, 3, starting_seat=0)
    assert view(state, 0).phase == "reveal"
    state = table(REST, REST, hidden="A G K", raven_attack=True)
    phases = []
    moves = ["draw_hidden", "place 0", "put_bottom 0"]
    moves += ["draw_hidden", "place 0", "put_top 0", "skip"]
    moves += ["draw_hidden", "place 0", "put_top 0", "offer 1", "swap_with 1 0"]
    for move in moves:
        phases.append(view(state, 0).phase)
        play(state, move)
    assert phases == [
        *("source", "hold", "bottom"),
        *("source", "hold", "pile", "nest"),
        *("source", "hold", "pile", "offer", "strike"),
    ]


@pytest.mark.parametrize(
    ("slot", "value"),
    [
        ("held", 99),
        ("phase", 42),
        ("dreams", []),
        ("piles", [[], [], []]),
        ("facing", ["up"]),
        ("seat", "nobody"),
        ("chance", "luck"),
        ("hidden", None),
        ("turns", -5),
        ("tokens", [9, 9, 9]),
        ("tokens", [3, 0, 0]),
        ("tally", [500] + [0] * 8),
        ("round", 9),
        ("hidden", [2**70]),
        ("unknown", 1),
    ],
)
def test_a_damaged_position_is_a_bad_save(slot: str, value: object) -> None:
    state = table(REST, REST, REST, hidden="5")
    play(state, "draw_hidden", "place 1")
    saved = json.loads(GAME.save(state))
    saved["state"][slot] = value
    with pytest.raises(BadSave):
        GAME.load(json.dumps(saved))


def test_notation_of_legal_actions() -> None:
    state = table(REST, REST, hidden="5")
    assert [state.actions.parse(name) for name in legal(state)] == state.legal()
