"""What a seat sees and knows, and what it cannot tell (SIM-9, SIM-R46)."""

from drakehall.games.simurgh import sightings
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.setup import BOXED
from drakehall.games.simurgh.tiles import TYPE_OF
from tests.rules.simurgh.pasts import (
    assert_same_samples,
    both_returned_dragons,
    laid_after_a_discard,
    laid_after_a_draw,
    values,
    worlds,
)
from tests.rules.simurgh.table import (
    chronicle,
    deal,
    dragon,
    dragons_on_top,
    end_turn,
    forget,
    hand,
    known,
    legal,
    lie,
    now,
    objectives_on_top,
    play,
    slots,
    start,
    stock,
    table,
    top,
    vassals,
)
from tests.support import rule


@rule("SIM-9.1", "SIM-R46")
def test_what_everybody_sees() -> None:
    state = start(3)
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert [house.hand for house in view.houses] == [4, 4, 4]
        assert [len(house.dragons) for house in view.houses] == [1, 1, 1]
        assert (view.stack, view.dragons, view.objectives) == (13, 21, 12)
        assert None not in view.quarters
    assert state.view(None).hand == []
    assert state.view(None).power is None


@rule("SIM-9.1")
def test_everybody_sees_whose_vassals_are_where() -> None:
    state = table()
    vassals(state, 0, "home returned - / returned -")
    house = state.view(1).houses[0]
    assert (house.spearmen, house.returned_spearmen, house.supply_spearmen) == (1, 1, 1)
    assert (house.riders, house.returned_riders, house.supply_riders) == (0, 1, 1)
    other = table()
    vassals(other, 0, "home returned returned / - -")
    assert state.view(1) != other.view(1)


@rule("SIM-9.2", "SIM-R46")
def test_hands_are_hidden_but_dealt_by_type() -> None:
    state = start(3)
    seen = set()
    for world in worlds(state, 0):
        seen.add(tuple(world.hands[1]))
        kinds = sorted(next(i for i, (tiles, _) in enumerate(BOXED) if tile in tiles) for tile in world.hands[1])
        assert kinds == [0, 1, 3], "one production, one exploration, one research tile"
        assert world.hands[0] == state.hands[0]
    assert len(seen) > 20


@rule("SIM-9.2", "SIM-R46")
def test_which_tile_of_a_hand_was_the_dealt_one_cannot_be_seen() -> None:
    dealt_first = laid_after_a_draw(dealt=9, drawn=27)
    drawn_first = laid_after_a_draw(dealt=8, drawn=9)
    assert dealt_first.hands[1] != drawn_first.hands[1]
    assert dealt_first.view(0) == drawn_first.view(0), "a production tile dealt, a tile drawn, #09 laid"
    assert dealt_first.knowledge(0) == drawn_first.knowledge(0)
    found = [[held_types(world) for world in worlds(state, 0, 200)] for state in (dealt_first, drawn_first)]
    assert set(found[0]) == set(found[1]), "the tile that is left may be of any type"
    for types in set(found[0]):
        assert abs(found[0].count(types) - found[1].count(types)) < 50


def held_types(world: Simurgh) -> tuple[int, ...]:
    """Give the types of the tiles that seat 1 holds."""
    return tuple(sorted(TYPE_OF[tile] for tile in world.hands[1]))


@rule("SIM-R48", "SIM-9.4")
def test_the_number_of_a_kept_dragon_tells_nothing_of_the_equal_one() -> None:
    state = drawing(51, 61, 70)
    twins = with_twins(state)
    assert all(legal(world) == [f"keep {tile}" for tile in sorted(world.drawn)] for world in twins)
    play(state, "keep 70")
    assert any(69 in world.drawn for world in worlds(state, 1)), "so #69 may still be among the others"


@rule("SIM-R48", "SIM-9.4")
def test_of_two_equal_dragons_either_may_have_been_put_back_first() -> None:
    state = drawing(51, 61, 70)
    play(state, "keep 51")
    for world in with_twins(state):
        other = world.copy()
        play(world, "put_back 69 top", "put_back 70 bottom")
        play(other, "put_back 70 top", "put_back 69 bottom")
        assert world.view(1) == other.view(1)


def drawing(*tiles: int) -> Simurgh:
    """Seat 0 draws three dragons; all that are left beside them are #49 and #69."""
    state = table(3)
    dragons_on_top(state, 49, 69, *tiles)
    for tile in state.dragon_pile[:-5]:
        dragon(state, 1, tile, "")
    forget(state)
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    play(state, "place rider C10")
    assert sorted(state.drawn) == sorted(tiles)
    return state


def with_twins(state: Simurgh) -> list[Simurgh]:
    """Sample worlds of seat 1 in which #69 and #70 were drawn together."""
    found = [world for world in worlds(state, 1) if {69, 70} <= set(world.drawn)]
    assert found
    return found


@rule("SIM-9.2")
def test_a_tile_taken_face_up_is_known() -> None:
    state = table(3)
    slots(state, 1, 2, 3, 4)
    stock(state, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    for seat in (1, 2):
        assert known(state, seat)["hand 0"] == ["01"]
    assert known(state, 0).get("hand 0") is None, "the own hand is in the view"
    assert "stack 0" not in known(state, 1)


@rule("SIM-9.2", "SIM-9.4")
def test_a_discard_from_a_known_hand_may_be_any_of_its_tiles() -> None:
    state = table(3)
    slots(state, 1, 2, 3, 4)
    hand(state, 0, 13, 14, 37, 38, 40)
    forget(state)
    stock(state, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    assert known(state, 1)["hand 0"] == ["01"]
    play(state, "discard 14 bottom")
    assert now(state) == "hand-limit"
    play(state, "discard 37 bottom")
    bottom = f"stack {len(state.pile) - 1}"
    assert "hand 0" not in known(state, 1), "it may have been the known one"
    assert bottom not in known(state, 1)
    at_bottom = values(state, 1, lambda world: world.pile[0])
    assert 1 in at_bottom
    assert len(at_bottom) > 5
    for world in worlds(state, 1):
        assert (1 in world.hands[0]) or 1 in world.pile[:2], "it is in the hand or at one of these places"
    assert known(state, 0)[bottom] == ["37"], "the player knows"
    assert values(state, 0, lambda world: world.pile[0]) == {37}


@rule("SIM-9.4")
def test_a_tile_taken_after_the_discard_was_not_discarded() -> None:
    state = table(2)
    slots(state, 1, 2, 3, 4)
    hand(state, 0, 13, 14, 37, 38, 40)
    forget(state)
    play(state, "place spearman C5", "take veg", "discard 13 bottom")
    play(state, "place spearman C5", "take veg")
    stock(state, wisdom=1)
    play(state, "place rider C11", "take wood", "scout 1", "discard 38 bottom")
    for world in worlds(state, 1):
        assert world.pile[1] != 1, "it came into the hand later"
    assert 1 in values(state, 1, lambda world: world.pile[0])


@rule("SIM-9.4")
def test_who_draws_a_known_tile_has_it() -> None:
    state = table(2)
    slots(state, 1, 2, 3, 4)
    hand(state, 0, 13, 14, 37, 38, 40)
    forget(state)
    play(state, "place spearman C5", "take veg", "discard 37 top")
    assert known(state, 0)["stack 0"] == ["37"]
    stock(state, 1, weapon=1)
    play(state, "place spearman C11", "take wood", "scout top")
    assert known(state, 0)["hand 1"] == ["37"]
    assert values(state, 0, lambda world: world.hands[1][0]) == {37}
    assert len(values(state, 1, lambda world: world.hands[0][0])) > 3


@rule("SIM-9.2", "SIM-9.4")
def test_what_is_known_of_a_hand_does_not_depend_on_which_tile_came_back() -> None:
    fresh, taken = one_returned(scouted=6, returned=6), one_returned(scouted=10, returned=21)
    assert (fresh.hands[0], taken.hands[0]) == ([7, 8, 9, 21], [7, 8, 9, 10])
    assert fresh.view(2) == taken.view(2), (
        "#21 was taken openly, something returned, #06 laid by who drew that and more"
    )
    assert fresh.knowledge(2) == taken.knowledge(2) == {}
    assert [sorted(group) for group in fresh.secrets(2)] == [sorted(group) for group in taken.secrets(2)]
    assert any({7, 8, 9, 21} < set(group) for group in fresh.secrets(2))
    assert_same_samples(fresh, taken, 2)
    assert values(fresh, 2, lambda world: len({7, 8, 9, 21} & set(world.hands[0]))) == {3, 4}


def one_returned(scouted: int, returned: int) -> Simurgh:
    """Seat 0, known to hold #07, #08, #09, takes #21, draws and returns a tile; seat 1 draws two and lays #06."""
    state = table(3)
    slots(state, 21, 2, 3, 4)
    hand(state, 0, 7, 8, 9)
    top(state, 6, 10)
    top(state, 16 - scouted, scouted, 47)
    forget(state)
    for tile in (7, 8, 9):
        sightings.shown(state, tile)
        state.paths[tile] = ()
        sightings.entered(state, 0, tile)
    stock(state, 0, wisdom=1, weapon=1)
    stock(state, 1, weapon=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    play(state, "place spearman C5", "take veg")
    play(state, "place spearman C5", "take veg")
    play(state, "place rider C11", "take wood", "scout top", f"discard {returned:02} top")
    play(state, "place rider C11", "take wood", "scout top")
    play(state, "place rider C5", "take veg")
    play(state, "withdraw_all")
    play(state, "withdraw_all")
    play(state, "withdraw_all")
    play(state, "place spearman C5", "take veg")
    stock(state, 1, weapon=1)
    play(state, "place rider C11", "take wood", "scout top")
    play(state, "place spearman C5", "take veg")
    play(state, "place rider C5", "take veg")
    play(state, "lay 06 W1", "food 1 0", "place spearman W1-2")
    return state


@rule("SIM-9.2", "SIM-R46")
def test_a_later_discard_tells_nothing_of_a_tile_laid_before() -> None:
    state = table(2)
    hand(state, 1, 9, 13, 37, 1, 2)
    forget(state)
    deal(state, 1, 9, 13, 37)
    stock(state, 1, weapon=1)
    state.turn = state.seat = 1
    play(state, "lay 09 W3", "place rider W3-2")
    play(state, "place rider C5", "take veg")
    play(state, "place spearman C11", "take wood", "scout top")
    assert now(state) == "hand-limit"
    before = {(world.origin[9], world.paths[9]) for world in worlds(state, 0)}
    play(state, "discard 13 bottom")
    assert {(world.origin[9], world.paths[9]) for world in worlds(state, 0)} == before
    assert {0, 1, 4} < values(state, 0, lambda world: TYPE_OF[world.pile[0]]), "any tile may have been discarded"


@rule("SIM-9.4")
def test_returned_dragons_and_objectives() -> None:
    state = table(3)
    dragons_on_top(state, 49, 51, 53)
    objectives_on_top(state, 73, 74, 75)
    stock(state, veg=1, meat=1, wood=1, stone=1, weapon=1)
    play(state, "place rider C10", "keep 51", "put_back 49 bottom", "put_back 53 top")
    end_turn(state)
    assert known(state, 0)["dragons 0"] == ["53"]
    assert known(state, 0)[f"dragons {len(state.dragon_pile) - 1}"] == ["49"]
    assert values(state, 0, lambda world: world.dragon_pile[-1]) == {53}
    assert len(values(state, 1, lambda world: world.dragon_pile[-1])) > 8
    assert "dragons 0" not in known(state, 1)
    play(state, "place rider C12")
    assert len(values(state, 0, lambda world: world.shown[0])) > 5, "drawn by another, unseen"
    assert values(state, 1, lambda world: world.shown[0]) == {state.shown[0]}
    play(state, "set_none", "put_back 74 top", "put_back 73 top", "put_back 75 bottom")
    assert known(state, 1)["objectives 0"] == ["73"]
    assert known(state, 1)["objectives 1"] == ["74"]


@rule("SIM-9.4")
def test_tiles_drawn_from_a_known_place_and_returned_by_another() -> None:
    state = table(2)
    dragons_on_top(state, 49, 51, 53)
    stock(state, 0, veg=1, meat=1, wood=1, stone=1, weapon=1)
    stock(state, 1, veg=1, meat=1, wood=1, stone=1, weapon=1)
    play(state, "place rider C10", "keep 51", "put_back 49 top", "put_back 53 top")
    end_turn(state)
    third = state.dragon_pile[-3]
    play(state, "place rider C10", f"keep {third}")
    play(state, "put_back 53 bottom", "put_back 49 top")
    assert values(state, 0, lambda world: world.dragon_pile[-1]) == {49, 53}, "one of the two it knows, either"
    for world in worlds(state, 0):
        assert {world.dragon_pile[-1], world.dragon_pile[0]} == {49, 53}


@rule("SIM-9.3", "SIM-3.9")
def test_power_tiles_are_hidden_until_laid() -> None:
    state = table(3)
    assert values(state, 0, lambda world: world.power[0]) == {state.power[0]}
    assert len(values(state, 0, lambda world: world.power[1])) == 7
    hand(state, 0, 30)
    stock(state, wisdom=2)
    play(state, "lay 30 W3", "place spearman W3-1")
    assert values(state, 1, lambda world: world.kept[0]) == {30}
    assert 30 not in values(state, 1, lambda world: world.kept[2])


@rule("SIM-9.3", "SIM-3.11")
def test_what_a_drafter_can_tell() -> None:
    state = start(3, mode="dragonlord", starting_seat=0)
    rows: dict[int, set[int]] = {}
    for _ in range(3):
        seat = state.seat
        assert seat is not None
        rows[seat] = {int(tile) for tile in state.view(seat).looking}
        for other in range(3):
            worlds(state, other, 10)
        worlds(state, None, 10)
        play(state, legal(state)[0])
    assert list(rows) == [2, 1, 0]
    before = values(state, 1, lambda world: world.kept[2], 200)
    assert before.isdisjoint(rows[1]), "who drafted before kept nothing that was passed on"
    assert len(before) == 5
    after = values(state, 1, lambda world: world.kept[0], 200)
    assert after == set(range(29, 37)) - {state.kept[1]}, (
        "who drafts later may have kept what was passed on, or another"
    )
    assert known(state, 1)["power draft"] == sorted(str(tile) for tile in rows[1])
    assert len(values(state, None, lambda world: world.kept[0], 200)) == 8
    for seat in range(3):
        for world in worlds(state, seat):
            for order, row in enumerate(world.rows):
                if (2 - order) == seat:
                    assert set(row) == rows[seat]


@rule("SIM-9.3", "SIM-3.11")
def test_a_pair_passed_on_does_not_tell_how_it_was_come_by() -> None:
    for seed in range(20):
        state = start(4, seed, mode="dragonlord")
        for order in range(4):
            for seat in (None, *range(4)):
                for world in [state, *worlds(state, seat, 5)]:
                    assert [row[:2] for row in world.rows] == [sorted(row[:2]) for row in world.rows]
                    assert len(world.rows) == order + 1
            told = [event for event in play(state, legal(state)[order % 3]) if event.id == "simurgh-event-saw-power"]
            for event in told:
                pair = [event.args["first_tile"], event.args["second_tile"]]
                assert pair == [str(tile) for tile in state.rows[-1][:2]]
            assert len(told) == (order < 3)


@rule("SIM-9.2", "SIM-3.14")
def test_drafted_tiles_are_known_and_undrafted_ones_are_not_in_the_box() -> None:
    state = start(2, mode="dragonlord", starting_seat=0)
    while now(state) != "turn":
        state.apply(state.legal()[0])
    assert known(state, 1)["hand 0"] == [f"{tile:02}" for tile in state.hands[0]]
    for world in worlds(state, 1):
        assert world.hands[0] == state.hands[0]
        assert not set(world.box) & set(state.spotted)
    assert len(values(state, 1, lambda world: world.box[0])) > 5


@rule("SIM-R75")
def test_first_dragons_are_hidden_while_they_are_chosen() -> None:
    state = start(3, mode="dragonlord", starting_seat=0)
    while now(state) != "dragon":
        state.apply(state.legal()[0])
    for seat in range(3):
        assert state.view(seat).looking == [str(tile) for tile in sorted(state.offers[seat])], "also before its turn"
        assert state.view(seat).sealed is None
    play(state, legal(state)[0])
    assert state.view(0).looking == [str(tile) for tile in sorted(state.offers[0])]
    assert [state.view(seat).sealed for seat in (0, 1, None)] == [str(state.sealed[0]), None, None]
    assert state.view(None).looking == []
    assert values(state, 0, lambda world: world.sealed[0]) == {state.sealed[0]}
    assert len(values(state, 1, lambda world: world.sealed[0])) > 10
    for world in worlds(state, 1):
        assert world.sealed[0] in world.offers[0]
        assert world.offers[1] == state.offers[1]


@rule("SIM-R46")
def test_a_single_unseen_tile_is_known_by_elimination() -> None:
    state = table(2, mode="dragonlord")
    top(state, 13)
    lie(state, "W1", 1)
    vassals(state, 1, "W1-1 - - / home -")
    chronicle(state, len(state.pile) - 1)
    state.spotted = sorted(state.chronicle[:4])
    research = [tile for tile in state.box if 13 <= tile <= 20]
    assert len(research) == 3
    tops = values(state, 0, lambda world: world.pile[0])
    assert tops <= {13, *research}, "all others of the stack have been seen; types of the box are fixed"
    assert 13 in tops
    assert len(tops) == 4
    state.spotted = sorted([13, *state.chronicle[:3]])
    assert values(state, 0, lambda world: world.pile[0]) == {13}, "who lay open in the draft is not in the box"
    assert known(state, 0)["stack 0"] == ["13"]
    assert set(known(state, 0)["box"]) >= {str(tile) for tile in research}


@rule("SIM-9.2", "SIM-R46")
def test_a_dealt_tile_that_was_discarded_before_another_of_its_type_came_cannot_be_told() -> None:
    discarded = laid_after_a_discard(dealt=8, drawn=9, discard=8)
    kept = laid_after_a_discard(dealt=9, drawn=27, discard=13)
    assert discarded.view(0) == kept.view(0), "of a dealt hand something was discarded, something drawn, #09 laid"
    assert discarded.knowledge(0) == kept.knowledge(0)
    assert [sorted(group) for group in discarded.secrets(0)] == [sorted(group) for group in kept.secrets(0)]
    found = [worlds(state, 0, 300) for state in (discarded, kept)]
    for look in (has_production, first_discard_type):
        seen = [[look(world) for world in each] for each in found]
        assert set(seen[0]) == set(seen[1])
        for value in set(seen[0]):
            assert abs(seen[0].count(value) - seen[1].count(value)) < 75
    assert {has_production(world) for world in found[0]} == {True, False}, "#09 may have been the dealt one"
    assert 0 in {first_discard_type(world) for world in found[1]}, "#09 may have been drawn and another one discarded"


def has_production(world: Simurgh) -> bool:
    """Whether seat 1 holds a production tile or has discarded one, #01 and #02 aside."""
    return any(TYPE_OF[tile] == 0 for tile in [*world.hands[1], *world.pile[:2]] if tile > 2)


def first_discard_type(world: Simurgh) -> int:
    """Give the type of the tile that seat 1 discarded first."""
    return TYPE_OF[world.pile[1]]


@rule("SIM-9.4")
def test_a_dragon_kept_from_a_later_draw_tells_nothing_of_an_earlier_return() -> None:
    again, fresh = kept_from_second_draw(55), kept_from_second_draw(59)
    for state in (again, fresh):
        assert not any("53" in tiles for tiles in known(state, 0).values())
        assert values(state, 0, lambda world: world.dragon_pile.index(53), 200) == {
            0,
            1,
            len(state.dragon_pile) - 1,
        }, "it was put under the pile at once, or on it and then drawn again"


def kept_from_second_draw(kept: int) -> Simurgh:
    """Seat 1 draws #53, which seat 0 knows, returns it under the pile and #55 on it; then draws #55 and two others."""
    state = both_returned_dragons()
    play(state, "withdraw rider C10")
    end_turn(state)
    play(state, "withdraw rider C10")
    end_turn(state)
    play(state, "place spearman C5", "take veg")
    end_turn(state)
    play(state, "place rider C10", f"keep {kept}")
    rest = [tile for tile in (55, 59, 61) if tile != kept]
    play(state, f"put_back {rest[0]} bottom", f"put_back {rest[1]} top")
    end_turn(state)
    return state
