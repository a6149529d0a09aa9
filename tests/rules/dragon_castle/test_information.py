"""What is hidden, what is known, and how positions are kept."""

import pytest

from drakehall.games.dragon_castle import GAME
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave, BrokenInvariant
from tests.rules.dragon_castle.table import calls, play, start, table
from tests.support import rule


@rule("DRC-2.13")
def test_covered_tiles_are_hidden_from_all() -> None:
    state = start(3)
    covered = state.secrets(0)[0]
    assert len(covered) == 116 - sum(height > 0 for height in state.heights)
    assert state.secrets(1) == state.secrets(None) == [covered]
    assert state.knowledge(0) == {}
    worlds = [state.sample(0, Chance(seed)) for seed in range(5)]
    assert len({tuple(world.castle) for world in worlds}) == 5
    for world in worlds:
        assert world.view(0) == state.view(0)
        assert sorted(world.secrets(0)[0]) == sorted(covered)


@rule("DRC-2.13")
def test_a_view_shows_tops_and_heights_only() -> None:
    state = table(castle="M1.M2.M3 S1")
    stacks = state.view(None).castle[0][:3]
    assert [stack and (stack.height, stack.tile, stack.available) for stack in stacks] == [
        (3, "M3", True),
        (1, "S1", True),
        None,
    ]
    others = [state.view(seat) for seat in (0, 1)]
    assert others[0].castle == others[1].castle


@rule("DRC-2.13")
def test_uncovering_a_tile_reveals() -> None:
    state = table(castle="M1.M2 S1.S2")
    events = play(state, "pick a1")
    assert [(event.id, event.reveals) for event in events] == [
        ("dragon_castle-event-picked", False),
        ("dragon_castle-event-uncovered", True),
    ]
    assert events[1].args == {"tile": "M1", "cell": "a1"}
    single = table(castle="M1 S1")
    assert not any(event.reveals for event in play(single, "pick a1"))


@rule("DRC-2.13")
def test_covered_tiles_are_certain_if_all_are_alike() -> None:
    one = table(castle="M1.M2 S1 S2")
    assert one.knowledge(0) == one.knowledge(None) == {"castle a1 floor 1": ["M1"]}
    alike = table(castle="M1.M2 M1.S1 / . M1.M1.S2")
    assert alike.knowledge(1) == {
        "castle a1 floor 1": ["M1"],
        "castle b1 floor 1": ["M1"],
        "castle b2 floor 1": ["M1"],
        "castle b2 floor 2": ["M1"],
    }
    assert alike.sample(0, Chance(1)).castle == alike.castle
    assert table(castle="M1.M2 M1.S1 M3.S2").knowledge(0) == {}
    play(one, "pick a1")
    assert one.knowledge(0) == {}  # it is seen now


@rule("DRC-R44")
def test_legality_does_not_depend_on_what_is_certain() -> None:
    # The M1 under b1 would be a second tile with only a short side free; it is certain, but it cannot be seen.
    state = table(castle="S1 M1.M1 S2", spirits="elegance")
    assert state.knowledge(0) == {"castle b1 floor 1": ["M1"]}
    assert calls(state) == []
    play(state, "pick b1")
    assert calls(state) == ["elegance"]


def test_a_broken_position_is_refused() -> None:
    state = start()
    state.pools = [9, 9]
    with pytest.raises(BrokenInvariant):
        state.check()
    with pytest.raises(BadSave):
        GAME.load(GAME.save(state))


def test_copies_are_independent() -> None:
    state = start(spirits="none")
    twin = state.copy()
    before = state.dump()
    while not twin.over:
        twin.apply(twin.legal()[-1])
    assert state.dump() == before
