"""Pieces, setup and options."""

from collections import Counter
from typing import Any

import pytest

from drakehall.games.dragon_castle import GAME, layouts, tiles
from drakehall.games.dragon_castle.castle import FLOORS
from drakehall.games.dragon_castle.rules import build_castle
from drakehall.games.dragon_castle.vocabulary import (
    BEGINNER_DRAGONS,
    BEGINNER_SPIRITS,
    DRAGON_CARDS,
    SPIRIT_NAMES,
    SPIRITS,
)
from drakehall.kernel.errors import BadOption, BadSeats
from tests.rules.dragon_castle.table import legal, play, start
from tests.support import rule


@rule("DRC-1.1", "DRC-R36")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        start(seats)
    assert [start(good).seats for good in GAME.seats] == [2, 3, 4]


@rule("DRC-2.1", "DRC-2.2", "DRC-2.4")
def test_tiles() -> None:
    labels = [tiles.LABELS[face] for face in tiles.deck()]
    assert len(labels) == tiles.TILES == 116
    assert set(Counter(labels).values()) == {4}
    assert Counter(label[0] for label in labels) == {"M": 24, "S": 24, "F": 24, "E": 16, "W": 16, "D": 12}
    assert [tiles.NUMBER[tiles.LABELS.index(name)] for name in ("M1", "S6", "F3", "E1", "W4", "D3")] == [
        1,
        6,
        3,
        0,
        0,
        0,
    ]


@rule("DRC-1.2", "DRC-2.6", "DRC-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_castle_is_built_from_all_tiles(seats: int) -> None:
    state = start(seats)
    plan = layouts.layout("basic", seats)
    assert state.heights[:-1] == [height for row in plan.rows for height in row]
    assert sorted(tile for tile in state.castle if tile >= 0) == tiles.deck()
    assert state.stacks == [0] * len(state.stacks)


@rule("DRC-3.1")
def test_high_stacks_are_built_first() -> None:
    state = start()
    build_castle(state, layouts.read("2132/.1.." + "/3333" * 8 + "/332./111."), list(range(116)))
    stacks = [state.castle[cell * FLOORS : cell * FLOORS + FLOORS] for cell in range(9)]
    assert (stacks[2], stacks[8]) == ([0, 1, 2], [3, 4, 5])  # bottom to top
    assert (stacks[0], stacks[3]) == ([105, 106, -1], [107, 108, -1])
    assert (stacks[1], stacks[5]) == ([111, -1, -1], [112, -1, -1])


@rule("DRC-2.5", "DRC-3.2", "DRC-3.5", "DRC-7.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_shrine(seats: int) -> None:
    state = start(seats)
    assert state.pools == [1] * seats
    assert state.supply == 40 - seats


@rule("DRC-3.3", "DRC-8.2", "DRC-R18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_countdown(seats: int) -> None:
    view = start(seats).view(None)
    assert (view.countdown, view.summons_left) == (7, seats)


@rule("DRC-1.4", "DRC-3.4")
def test_cards_are_drawn_without_repetition() -> None:
    assert [(len(start(seed=seed).spirits), len(start(seed=seed).dragons)) for seed in range(5)] == [(1, 1)] * 5
    assert len({tuple(start(seed=seed).spirits) for seed in range(60)}) == 10
    assert len({tuple(start(seed=seed).dragons) for seed in range(60)}) == 10
    for count in range(11):
        state = start(spirits=count, dragons=str(count))
        assert len(set(state.spirits)) == len(state.spirits) == count == len(set(state.dragons))
    none = start(spirits="none", dragons=0)
    assert (none.spirits, none.dragons) == ([], [])
    typed = GAME.start_as_typed(2, 1, {"spirits": "none", "dragons": "2"})
    assert (len(typed.spirits), len(typed.dragons)) == (0, 2)


@rule("DRC-3.4", "DRC-R35")
def test_cards_can_be_named() -> None:
    state = start(spirits="wind, faith", dragons="power")
    assert state.view(0).spirits == state.view(1).spirits == ["wind", "faith"]
    assert state.view(None).dragons == ["power"]
    assert start(spirits="all").view(None).spirits == list(SPIRIT_NAMES)


@rule("DRC-9.46", "DRC-R37")
def test_beginner_cards() -> None:
    spirits = {spirit for seed in range(40) for spirit in start(seed=seed, spirits="beginner").spirits}
    dragons = {dragon for seed in range(40) for dragon in start(seed=seed, dragons="beginner:2").dragons}
    assert {SPIRITS[spirit] for spirit in spirits} == set(BEGINNER_SPIRITS)
    assert {DRAGON_CARDS[dragon] for dragon in dragons} == set(BEGINNER_DRAGONS)
    assert set(BEGINNER_SPIRITS) == {"depths", "destruction", "faith", "strength", "cunning"}
    assert set(BEGINNER_DRAGONS) == {"tranquility", "humility", "fortitude", "knowledge", "majesty"}


@pytest.mark.parametrize(
    "options",
    [
        {"spirits": "11"},
        {"spirits": "ghost"},
        {"spirits": "wind,wind"},
        {"spirits": "change-cunning"},
        {"dragons": "beginner:6"},
        {"dragons": ""},
        {"dragons": True},
        {"layout": "nowhere"},
        {"realm_rows": 2},
        {"realm_cols": 8},
        {"starting_seat": 2},
    ],
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        start(**options)


@rule("DRC-3.6", "DRC-4.1")
def test_who_starts() -> None:
    assert {start(4, seed).starter for seed in range(40)} == {0, 1, 2, 3}
    state = start(4, starting_seat=2)
    assert (state.starter, state.turn, state.seat) == (2, 2, 2)


@rule("DRC-4.1")
def test_turns_go_clockwise_and_nobody_passes() -> None:
    state = start(4, starting_seat=2, spirits="none")
    order = []
    for _ in range(6):
        order.append(state.turn)
        assert all(name.startswith("pick") for name in legal(state))
        play(state, legal(state)[0], "discard")
    assert order == [2, 3, 0, 1, 2, 3]


@rule("DRC-2.12", "DRC-R34")
@pytest.mark.parametrize(("rows", "cols"), [(6, 6), (5, 6), (6, 4), (3, 3), (7, 7)])
def test_size_of_a_realm(rows: int, cols: int) -> None:
    state = start(realm_rows=rows, realm_cols=cols, spirits="none")
    play(state, legal(state)[0], "take_shrine")
    assert len(legal(state, "place")) == rows * cols
    assert legal(state, "place")[-1] == f"place {'abcdefg'[cols - 1]}{rows}"
    assert [len(row) for row in state.view(None).realms[0].cells] == [cols] * rows
    assert start().board.realm.cells == 36


def test_equal_sizes_share_a_vocabulary() -> None:
    assert start(2).actions is start(4).actions is GAME.actions
    assert start(layout="fort").actions is not start(2).actions
    assert all(GAME.vocabulary(GAME.resolve_options(2, options)).size < 3000 for options in GAME.example_options())
