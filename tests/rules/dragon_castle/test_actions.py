"""The four actions, placing, and what may be chosen when."""

from tests.rules.dragon_castle.table import cells, ids, legal, play, points, realm, table, why
from tests.support import rule

FULL = "/".join(["1M1 1S1 1M2 1S2 1M3 1S3", "1S4 1M4 1S5 1M5 1S6 1M6"] * 3)
"""A realm without a cell for another tile, and without a set. It needs each tile three times."""


@rule("DRC-2.3", "DRC-5.2", "DRC-5.4")
def test_a_pair_is_identical() -> None:
    state = table(castle="F1.M1 M2 M3 S1 M1 / M1 M1 E1")
    play(state, "pick a1")
    assert cells(state, "pair") == {"e1", "a2"}  # not M2: the same kind is not enough; b2 is blocked
    play(state, "pair a2", "place a1", "place f6")
    assert realm(state).split() == ["1M1", "/", "/", "/", "/", "/", ".", ".", ".", ".", ".", "1M1"]


@rule("DRC-2.3", "DRC-5.2")
def test_special_tiles_are_identical_by_symbol() -> None:
    state = table(castle="?.E1 . E2 . E1")
    play(state, "pick a1")
    assert cells(state, "pair") == {"e1"}
    assert why(state, "pair c1") == "not-identical"
    number = table(castle="?.M1 . S1 . E1")
    play(number, "pick a1")
    assert cells(number, "pair") == set()  # the same number is not enough either


@rule("DRC-4.2", "DRC-4.3", "DRC-R7")
def test_the_action_is_chosen_with_the_first_tile_in_hand() -> None:
    state = table(castle="F1.M1 1 1 M1")
    play(state, "pick a1")
    assert legal(state) == ["take_shrine", "discard", "pair d1"]  # and no way to put it back
    assert state.view(1).hand == ["M1"]
    play(state, "take_shrine")
    assert all(name.startswith("place") for name in legal(state))


@rule("DRC-5.5", "DRC-7.12")
def test_tile_and_shrine() -> None:
    state = table()
    supply = state.supply
    play(state, "pick a1", "take_shrine")
    assert (state.pools[0], state.supply) == (2, supply - 1)
    play(state, "place c3")
    assert state.turn == 1
    assert sum(state.stacks) == 1


@rule("DRC-4.4", "DRC-5.6")
def test_discard() -> None:
    state = table()
    events = play(state, "pick a1", "discard")
    assert ids(events) == ["picked", "uncovered", "discarded"]
    assert (points(state), state.turn, sum(state.stacks)) == (1, 1, 0)
    assert state.breakdown()[0]["discards"] == 1


@rule("DRC-4.4", "DRC-9.6")
def test_discarding_waits_for_a_duty() -> None:
    state = table(castle="?.M2 . M5", spirits="depths,destruction", pools=[3, 1])
    play(state, "pick a1")
    assert "discard" in legal(state)
    play(state, "spirit depths", "pay_shrine")
    assert legal(state) == ["pair c1", "spirit destruction"]  # no discard, but the pair is possible
    play(state, "spirit destruction", "pay_shrine")
    assert legal(state) == ["destroy a1"]  # and stays so
    play(state, "destroy a1")
    assert legal(state) == ["pair c1"]


@rule("DRC-R13")
def test_an_empty_supply_has_no_shrine_to_take() -> None:
    state = table(supply=0, spirits="destruction", pools=[1, 1])
    play(state, "pick a1")
    assert "take_shrine" not in legal(state)
    assert why(state, "take_shrine") == "no-supply"
    play(state, "spirit destruction", "pay_shrine", "destroy b1")
    assert state.supply == 1  # a paid shrine goes back
    assert "take_shrine" in legal(state)


@rule("DRC-5.7", "DRC-8.1")
def test_summoning_needs_a_castle_of_one_floor() -> None:
    state = table(castle="2 1 1 1")
    assert "summon" not in legal(state)
    assert why(state, "summon") == "floors"
    play(state, "pick a1", "discard")
    assert legal(state) == ["summon", "pick a1", "pick d1"]


@rule("DRC-5.8")
def test_a_summons_takes_a_token() -> None:
    state = table(castle="1 1 1")
    play(state, "summon")
    assert (state.tokens, state.turn, sum(state.stacks)) == ([1, 0], 1, 0)
    assert state.breakdown()[0]["countdown"] == 2
    assert state.view(None).countdown == 6


@rule("DRC-5.9", "DRC-R17")
def test_an_empty_castle_leaves_only_summoning() -> None:
    state = table(castle="1")
    play(state, "pick a1", "discard")
    assert (state.top, legal(state)) == (0, ["summon"])
    assert not state.over


@rule("DRC-6.1", "DRC-6.2")
def test_where_tiles_may_lie() -> None:
    state = table(". 2# 1#^ 1M3", realm_rows=3, realm_cols=4)
    play(state, "pick a1", "take_shrine")
    assert cells(state, "place") == {"a1", "b1"} | {f"{c}{r}" for c in "abcd" for r in (2, 3)}
    assert why(state, "place c1") == "shrine"
    assert why(state, "place d1") == "face-up"
    play(state, "place b1")
    assert (state.stacks[1], state.tops[1] >= 0) == (3, True)


@rule("DRC-6.2")
def test_a_pair_goes_to_two_cells() -> None:
    state = table(castle="F1.M1 1 1 M1")
    play(state, "pick a1", "pair d1", "place b2")
    assert "b2" not in cells(state, "place")
    assert len(cells(state, "place")) == 35
    play(state, "place c2")
    assert realm(state).endswith(". 1M1 1M1")


@rule("DRC-6.3", "DRC-6.4")
def test_sets_are_looked_for_once_all_tiles_lie() -> None:
    state = table("1M1 1M2 1M3 .", castle="F1.M4 1 1 M4")
    play(state, "pick a1", "pair d1", "place d1")
    assert points(state) == 0  # four lie together, but a tile is still in hand
    play(state, "place e1")
    assert points(state) == 3  # one set of five
    apart = table("1M1 1M2 1M3 .", castle="F1.M4 1 1 M4")
    play(apart, "pick a1", "pair d1", "place f6", "place f5")
    assert points(apart) == 0  # nobody has to make a set, and nothing has to touch


@rule("DRC-6.5", "DRC-R15")
def test_room_for_tiles() -> None:
    none = table(FULL, castle="F1.E1 1 1 E1")
    play(none, "pick a1")
    assert legal(none) == ["discard"]
    assert (why(none, "take_shrine"), why(none, "pair d1")) == ("room", "room")
    one = table(FULL.replace("1M1", "1#", 1), castle="F1.E1 1 1 E1")
    play(one, "pick a1")
    assert legal(one) == ["take_shrine", "discard"]
    two = table(FULL.replace("1M1", "1#", 2), castle="F1.E1 1 1 E1")
    play(two, "pick a1")
    assert legal(two) == ["take_shrine", "discard", "pair d1"]


@rule("DRC-R22")
def test_stacks_have_no_limit() -> None:
    state = table("9# 8#", castle="2 1")
    play(state, "pick a1", "take_shrine", "place a1")
    assert state.stacks[0] == 10
