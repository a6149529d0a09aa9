"""What holds for every spirit: price, limits, windows, duties."""

import pytest

from drakehall.games.dragon_castle import spirits
from drakehall.games.dragon_castle.vocabulary import PHASES, SPIRITS
from tests.rules.dragon_castle.table import calls, cells, ids, legal, play, points, realm, table, why
from tests.support import rule


@rule("DRC-9.1", "DRC-R25")
def test_the_price() -> None:
    state = table("2M1 1# 1#^ 1S1", castle="?.E1 2 2", spirits="destruction", pools=[2, 1])
    supply, gone = state.supply, state.gone
    play(state, "pick a1", "spirit destruction")
    # Face-up tiles that lie in the realm, or a shrine of the pool: not the E1 in hand, no built shrine.
    assert legal(state) == ["pay_tile a1", "pay_tile d1", "pay_shrine"]
    assert why(state, "pay_tile b1") == why(state, "pay_tile c1") == why(state, "pay_tile e1") == "not-face-up"
    shrine = state.copy()
    play(state, "pay_tile a1")
    assert realm(state) == "1# 1# 1#^ 1S1"
    assert (state.gone, state.supply, state.pools[0]) == (gone + 1, supply, 2)
    play(shrine, "pay_shrine")
    assert (shrine.gone, shrine.supply, shrine.pools[0]) == (gone, supply + 1, 1)
    poor = table("1#", castle="2 2", spirits="destruction", pools=[0, 1])
    assert calls(poor) == []


@rule("DRC-9.2", "DRC-R35")
def test_once_in_a_turn_by_everybody() -> None:
    state = table(castle="2 2 2 2", spirits="destruction", pools=[3, 3])
    play(state, "spirit destruction", "pay_shrine", "destroy a1")
    assert calls(state) == []
    assert why(state, "spirit destruction") == "spirit-used"
    play(state, "pick d1", "discard")
    assert (state.turn, calls(state)) == (1, ["destruction"])
    assert why(state, "spirit wind") == "spirit-absent"


@rule("DRC-9.3")
def test_no_call_without_use() -> None:
    state = table("1M1 1M2", spirits="wind,cunning,beauty,change", pools=[3, 1])
    assert calls(state) == []
    assert why(state, "spirit wind") == "spirit-no-use"


@rule("DRC-9.4")
def test_several_consolidations_in_a_turn() -> None:
    state = table("1M1 1M2 1M3 . / 1E1 1E2 1E3 . / . . . . 1M4", castle="?.E4 1 1", spirits="strength", pools=[2, 1])
    play(state, "spirit strength", "pay_shrine", "lift e3", "set_down d1", "stay")
    assert points(state) == 2
    play(state, "build_no_more", "pick a1", "take_shrine", "place d2", "build_no_more")
    assert points(state) == 4


@rule("DRC-9.5")
def test_several_spirits() -> None:
    state = table("1M1 1M2 1M3 . / 1#^ 1# / 1S1", spirits="wind,cunning,destruction", pools=[4, 1])
    assert calls(state) == ["wind", "destruction", "cunning"]
    play(state, "spirit wind")
    assert legal(state, "spirit") == []  # one is finished before the next
    play(state, "pay_shrine", "keep_up", "lift a2", "set_down b2")
    play(state, "spirit cunning", "pay_tile a3", "turn_over a1", "build_no_more")
    play(state, "spirit destruction", "pay_shrine", "destroy a1")
    assert calls(state) == []
    assert state.pools[0] == 2


@rule("DRC-9.7", "DRC-R38", "DRC-R23")
def test_waiting_sets_come_first() -> None:
    one = table(
        "1E1 1E2 1E3 . / 1#^ 1M1 / 1S1 1S2 1S3",
        castle="?.E4 2 2 E4",
        spirits="strength,destruction,wind,cunning,faith",
        pools=[4, 1],
    )
    play(one, "pick a1", "pair d1", "place d1", "place e1")
    assert calls(one) == ["faith"]  # while shrines are built nothing else
    both = table("1E1 1E2 1E3 . / . / . / 1W1 1W2 1W3 . 1E4 1W4", spirits="strength,faith", pools=[4, 1])
    play(both, "spirit strength", "pay_shrine", "lift e4", "set_down d1", "lift f4", "set_down d4")
    assert legal(both) == ["turn_over a1", "turn_over a4"]
    play(both, "turn_over a1", "spirit faith")
    assert legal(both) == ["pay_shrine"]  # the winds wait to be turned over
    assert why(both, "pay_tile a4") == "waiting-set"


WINDOWS = {
    "deception": {"complete"},
    "beauty": {"start", "complete", "place", "post"},
    "wind": {"start", "complete", "place", "post"},
    "change": {"start", "complete", "place", "post", "consolidate"},
    "strength": {"start", "complete", "place", "post"},
    "elegance": {"start", "complete"},
    "depths": {"complete"},
    "faith": {"build"},
    "destruction": {"start", "complete", "place", "post"},
    "cunning": {"start", "complete", "place", "post"},
}


@rule("DRC-9.8", "DRC-4.2")
@pytest.mark.parametrize("spirit", WINDOWS)
def test_windows(spirit: str) -> None:
    """Every spirit could be of use at any time here; it is offered in its windows only."""
    state = table(
        "1M3 1S3 1F3 1F3 . 1W1 / 1E1 1E2 1E3 1W2 . . / . . . . . 1W4 / 1#^ 1# 1D1 1D2 1D3 / . . . 1S1 1S2 1S4 / 1E4",
        castle="F6.M1 M2 M1 E1 . M1 / M4 M1 M2",
        spirits=spirit,
        pools=[4, 1],
    )
    offered: set[str] = set()
    steps = ["pick a1", "take_shrine", "place a3"]
    for step in steps:
        if calls(state):
            offered.add(state.view(0).phase)
        play(state, step)
    while state.turn == 0:
        if calls(state):
            offered.add(state.view(0).phase)
        play(state, next(name for name in legal(state) if not name.startswith("spirit")))
    bit = 1 << SPIRITS.index(spirit)
    phases = {name for name, mask in zip(PHASES, spirits.WINDOWS, strict=True) if mask & bit}
    assert phases == WINDOWS[spirit]
    assert offered <= WINDOWS[spirit]
    if spirit in ("beauty", "wind", "strength", "destruction", "cunning"):
        assert offered == {"start", "complete", "place", "post"}


@rule("DRC-R24")
def test_no_spirit_between_the_two_tiles() -> None:
    state = table("1M1", castle="?.E1 1 1 E1", spirits="destruction,strength", pools=[3, 1])
    play(state, "pick a1", "pair d1")
    assert calls(state) == ["strength", "destruction"]
    play(state, "place f6")
    assert calls(state) == []
    play(state, "place f5")
    assert calls(state) == ["strength", "destruction"]


@rule("DRC-9.8")
def test_a_spirit_before_placing_goes_back_to_placing() -> None:
    """Strength makes two sets, Change enlarges one, Faith comes between its shrines: then the tiles are placed."""
    state = table(
        "1M1 1M2 1M3 . 1E1 . / . / 1S1 1S2 1S3 . / . . . . 1S4 1M4",
        castle="?.E1 1 1 E1",
        spirits="strength,change,faith",
        pools=[6, 1],
    )
    play(state, "pick a1", "pair d1", "spirit strength", "pay_shrine")
    play(state, "lift f4", "set_down d1", "lift e4", "set_down d3")
    assert legal(state) == ["turn_over a1", "turn_over a3", "spirit change"]
    play(state, "spirit change", "pay_shrine", "change e1 M")
    play(state, "spirit faith", "pay_shrine", "build e1", "build a1")
    assert state.view(0).phase == "build"  # the soldiers: turned over by themselves, the last to wait
    play(state, "build a3")
    assert state.view(0).phase == "place"
    assert state.view(0).hand == ["E1", "E1"]
    assert points(state) == 3 + 2
    play(state, "place b1", "place c1")
    assert cells(state, "place") == set()


def test_a_spirit_is_named_as_the_cause_of_what_it_does() -> None:
    state = table("2M1 1#", castle="?.E1 2 2", spirits="destruction", pools=[2, 1])
    events = play(state, "spirit destruction", "pay_shrine", "destroy a1", "pick c1")
    spirit = "dragon_castle-source-spirit spirit=destruction"
    causes = [str(event.cause) if event.cause else None for event in events]
    assert ids(events) == ["called", "paid-shrine", "destroyed", "uncovered", "picked", "uncovered"]
    assert causes == [None, spirit, spirit, spirit, None, None]
