"""Positions that the rules could never lead to are refused: by `check()`, and so by `load`."""

import msgspec
import pytest

from drakehall.games.simurgh import GAME
from drakehall.games.simurgh.effects import UNIT, VEG, WEAPON
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.sightings import FROM_BOX, FROM_DEAL, FROM_STACK, NEVER
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    ANSWERING,
    AT_QUARTERS,
    CHECKING,
    CHOOSING,
    DRAFTING,
    DRAFTING_POWER,
    HOME,
    LAID,
    MARKING,
    MOVED,
    NONE,
    OPEN,
    RESOURCE_LIMIT,
    SPACE_LABELS,
    STEPPING,
    SUPPLY,
    TAKING,
)
from drakehall.kernel.errors import BadSave, BrokenInvariant
from tests.rules.simurgh.table import agree, dragon, hand, lie, now, play, slots, start, stock, table, vassals


def change(state: Simurgh, complaint: str, **fields: object) -> None:
    """Change fields of a sound position and see it refused, by `check` and by `load`."""
    agree(state)
    state.check()
    save = msgspec.json.decode(GAME.save(state))
    save["state"] |= msgspec.to_builtins(fields)
    with pytest.raises(BadSave, match=complaint):
        GAME.load(msgspec.json.encode(save))
    edited = state.copy()
    for name, value in fields.items():
        setattr(edited, name, value)
    edited.rebuild()
    with pytest.raises(BrokenInvariant, match=complaint):
        edited.check()


def swapped(items: list[int], at: int, value: int) -> list[int]:
    """Give the list with another item at a place."""
    return [*items[:at], value, *items[at + 1 :]]


# --- The record of tiles --------------------------------------------------------------------------------------------


def with_path(state: Simurgh, tile: int, *path: int) -> list[tuple[int, ...]]:
    """Give the paths with another one for a tile."""
    return [path if each == tile else old for each, old in enumerate(state.paths)]


def test_a_save_for_another_number_of_seats_is_refused() -> None:
    save = msgspec.json.decode(GAME.save(start(3)))
    for seats in (99, 2):
        for both in (True, False):
            edited = save | {"seats": seats, "state": save["state"] | ({"seats": seats} if both else {})}
            with pytest.raises(BadSave):
                GAME.load(msgspec.json.encode(edited))


def test_ways_of_tiles_do_not_contradict_themselves() -> None:
    state = start(2)
    held, top = state.hands[0][0], state.pile[-1]
    seat, begin, _ = state.paths[held]
    for path in ((seat, begin), (7, begin, NEVER), (seat, begin, begin), (seat, begin, NEVER, seat, begin + 1, NEVER)):
        change(state, "stays|players hold", paths=with_path(state, held, *path))
    other = state.paths[state.hands[1][0]][1]
    change(state, "one thing happens at a time", paths=with_path(state, held, seat, other, NEVER))
    change(state, "the clock shows the last moment", paths=with_path(state, top, 0, state.clock + 1, state.clock + 2))


def test_the_clock_tells_the_last_moment() -> None:
    state = start(3)
    for clock in (-1, 0, state.clock - 1, state.clock + 1, NEVER, 1 << 45):
        change(state, "the clock shows the last moment", clock=clock)


def test_ways_of_tiles_lead_to_where_they_are() -> None:
    state = start(2)
    held, top, lying = state.hands[0][0], state.pile[-1], state.slots[0]
    seat, begin, _ = state.paths[held]
    change(state, "dealt first of all", paths=with_path(state, held))
    after = state.clock + 1
    change(state, "a tile is where its path leads", paths=with_path(state, held, seat, begin, after), clock=after)
    change(state, "players are dealt tiles in their order", paths=with_path(state, held, 1 - seat, begin, NEVER))
    change(state, "a stack is in no hand", paths=with_path(state, top, 0, after, NEVER), clock=after)
    change(state, "everybody has seen what lies open", public=swapped(state.public, lying, 0))
    change(state, "lay open was taken", public=swapped(state.public, top, state.clock + 1), clock=state.clock + 1)
    change(state, "seen a tile in the box", public=swapped(state.public, state.box[0], 99), clock=99)
    change(state, "by the draft", public=swapped(state.public, state.power[0], 99), clock=99)
    mine, yours = state.hands
    change(state, "a tile is where its path leads", hands=[yours, mine])


def test_a_tile_taken_openly_is_held_from_then_on() -> None:
    state = table()
    slots(state, 1, 2, 3, 4)
    stock(state, wisdom=1)
    play(state, "place spearman C11", "take wood", "scout 1")
    public = state.public[1]
    assert state.paths[1] == (0, public + 1, NEVER)
    change(state, "does not lie open", public=swapped(state.public, 1, state.clock + 1), clock=state.clock + 1)
    later = (0, state.clock + 1, NEVER)
    change(state, "seen when it is taken", paths=with_path(state, 1, *later), clock=state.clock + 1)


def test_origins_of_tiles() -> None:
    state = start(3)
    held, top, boxed = state.hands[0][0], state.pile[-1], state.box[0]
    for tile, origin in ((held, FROM_STACK), (held, FROM_BOX), (top, FROM_DEAL), (top, FROM_BOX), (boxed, FROM_STACK)):
        change(state, "dealt first|the box is", origin=swapped(state.origin, tile, origin))
    change(state, "comes from somewhere", origin=swapped(state.origin, top, 7))


def test_what_is_left_of_the_draft() -> None:
    state = drafted("turn")
    taken, boxed = state.hands[0][0], state.box[0]
    for spotted, complaint in (
        ([], "four tiles are left"),
        (state.spotted[::-1], "four tiles are left"),
        (sorted([taken, *state.spotted[1:]]), "in no hand|was shuffled"),
        (sorted([boxed, *state.spotted[1:]]), "action tiles are drafted"),
        ([*state.spotted[:3], 60], "action tiles are drafted"),
    ):
        change(state, complaint, spotted=spotted)
    change(start(2), "four tiles are left", spotted=state.spotted)


def drafted(phase: str) -> Simurgh:
    """Play the drafts of the Dragonlord mode until a phase begins."""
    state = start(3, mode="dragonlord", starting_seat=0)
    while now(state) != phase:
        state.apply(state.legal()[0])
    return state


# --- Setup ----------------------------------------------------------------------------------------------------------


def test_drafts_go_round() -> None:
    for phase, step, last in (("draft-power", DRAFTING_POWER, 3), ("draft", DRAFTING, 6), ("dragon", CHOOSING, 3)):
        state = drafted(phase)
        for done in (-1, 1, last, 99):
            change(state, ".", stack=[(step, done, 0, 0, 0)])
        change(state, "only the Dragonlord mode has drafts", stack=[(step, 0, 0, 0, 1)])
        change(state, "nobody has moved", moved=True)
        change(state, "everybody has what everybody begins with", stock=swapped(state.stock, 0, UNIT[VEG]))
        change(state, ".", turn=2 - state.turn, seat=2 - state.turn)
    change(start(3), "only the Dragonlord mode has drafts|four tiles lie open", stack=[(CHOOSING, 0, 0, 0, 0)])


def test_one_of_the_offered_dragons_is_chosen() -> None:
    state = drafted("dragon")
    state.apply(state.legal()[0])
    change(state, "a dragon of the three is chosen", sealed=swapped(state.sealed, 0, state.offers[1][0]))
    change(state, "a dragon of the three is chosen", sealed=swapped(state.sealed, 1, state.offers[1][0]))
    change(state, "everybody chooses a dragon", sealed=state.sealed[:2])


def test_power_tiles_are_drafted_in_order() -> None:
    state = drafted("draft-power")
    state.apply(state.legal()[0])
    assert state.kept[2] != NONE
    change(state, "in their order|pair is passed", kept=[state.kept[2], NONE, NONE], power=[state.kept[2], NONE, NONE])
    change(state, "the earlier drafters have kept a tile", rows=state.rows[:1])


# --- Turns ----------------------------------------------------------------------------------------------------------


def test_players_take_turns() -> None:
    state = start(3, starting_seat=1)
    change(state, "players take turns", turns=1)
    change(state, "players take turns", turn=2, seat=2)
    change(state, "who has the turn decides", seat=0)
    change(state, "who was to start has started", starter=0)
    change(state, "the game goes on", turns=2001)
    change(state, "the last turns begin when they are due", final=1)
    change(state, "the game goes on", ending=[0] * 6)


def test_the_end_is_scored_once_it_is_reached() -> None:
    state = start(2, turn_cap=2, starting_seat=0)
    while state.seat is not None:
        state.apply(state.legal()[-1])
    change(state, "the end is scored", ending=[1, *state.ending[1:]])
    change(state, "the end is scored", ending=[])
    change(state, "nothing is pending", stack=[(OPEN, 0, 0, 0, 0)])
    change(state, "players take turns", turns=1)


# --- Pieces ---------------------------------------------------------------------------------------------------------


def test_spaces_of_riders_are_for_riders() -> None:
    state = table()
    lie(state, "W1", 4)
    vassals(state, 1, "home - - / W1-1 -")
    spaces = {label: number for number, label in enumerate(SPACE_LABELS)}
    for space in ("C4", "C10", "W1-2"):
        change(state, "spaces for riders hold only riders", where=swapped(state.where, 0, spaces[space]))
    change(state, "stands on an empty space", where=swapped(state.where, 0, spaces["W2-1"]))
    change(state, "an empty tile is removed", where=swapped(state.where, 8, HOME))


def test_dragons_are_numbered_from_0() -> None:
    state = start(2)
    first = state.dragons[0][0]
    change(state, "dragons are numbered from 0", dragons=[[first - 24], state.dragons[1]])


def test_a_turn_brings_only_so_much() -> None:
    state = start(2)
    for count in (90, 127):
        change(state, "a turn brings only so much", stock=swapped(state.stock, state.turn, count * UNIT[WEAPON]))
    change(state, "the resource limit holds", stock=swapped(state.stock, 1 - state.turn, 16 * UNIT[WEAPON]))


def test_a_turn_may_bring_much() -> None:
    state = table()
    stock(state, weapon=1, meat=14)
    for tile in (53, 54, 61, 62):
        dragon(state, 0, tile)
    play(state, "use 53-2", "use 54-2", "use 61-1", "use 62-1", "use 53-1", "use 54-1")
    assert state.stock[0] >> 40 & 0xFF == 13


# --- What is pending ------------------------------------------------------------------------------------------------


def at_the_market() -> Simurgh:
    """Give a position in which a vassal at the market has to choose what to take."""
    state = table()
    play(state, "place spearman C5")
    assert [frame[0] for frame in state.stack] == [AFTER, CHECKING, TAKING]
    return state


def test_the_steps_of_a_turn_follow_each_other() -> None:
    state = table()
    opening = (OPEN, 0, 0, 0, 0)
    for stack in (
        [opening, opening],
        [(RESOURCE_LIMIT, 0, 0, 0, 0)],
        [(AFTER, 0, 0, 0, 0)],
        [(LAID, 0, 0, 0, 0), (AT_QUARTERS, 0, 0, 0, 0)],
        [(OPEN, 1, 0, 0, 0)],
        [(34359738393, 0, 0, 0, 0), opening],
    ):
        change(state, "the steps of a turn follow each other", stack=stack)
    for stack in ([], [(99, 0, 0, 0, 0)], [(-1, 0, 0, 0, 0)], [opening, (CHECKING, 0, 0, 0, 0)]):
        change(state, "a question is asked", stack=stack)


def test_what_is_pending_belongs_to_a_running_effect() -> None:
    state = at_the_market()
    market = state.stack[-1]
    number = market[1]
    for frame in (
        (TAKING, number + 1, 0, 0, 0),
        (TAKING, 99999, 0, 0, 0),
        (TAKING, number, 1, 0, 0),
        (TAKING, number, 0, UNIT[VEG], 0),
        (TAKING, number, 0, 0, 9),
        (MARKING, 2, 0, 0, 0),
        (ANSWERING, 1, 1, 0, 0),
    ):
        change(state, "belongs to a running effect", stack=[*state.stack[:-1], frame])
    change(state, "belongs to a running effect", stack=[*state.stack[:-1], market, market])


def test_answers_are_those_of_own_dragons() -> None:
    state = table()
    dragon(state, 0, 57, "2")
    play(state, "place spearman C2")
    step, candidates, kinds, move, _ = state.stack[-1]
    assert step == ANSWERING
    for frame in ((step, candidates << 5, kinds, move, 0), (step, candidates, 1, move, 0), (step, 0, kinds, move, 0)):
        change(state, "belongs to a running effect", stack=[*state.stack[:-1], frame])
    change(state, "what leaves no choice is not asked", ready=[0, 0])


def test_what_is_noted_belongs_to_the_part_of_the_turn() -> None:
    state = at_the_market()
    change(state, "runs while a vassal stands there", fresh=NONE)
    change(state, "one's own vassal is placed", fresh=5)
    change(state, "have stages", busy=True)
    change(state, "a duty is open", duty=2)
    change(state, "a laid tile waits", laid=0)
    change(state, "an extra move is declared during a move", extra=0)
    change(table(), "one main action a turn", fresh=0)


def test_a_laid_tile_can_be_used() -> None:
    state = table()
    hand(state, 0, 15)
    stock(state, stone=2)
    vassals(state, 0, "home - - / - -")
    play(state, "lay 15 W1")
    change(state, "finds an answer", where=[0, *state.where[1:]])
    change(state, "an empty tile is removed", laid=1)


def test_a_move_that_is_paid_can_be_made() -> None:
    state = table()
    lie(state, "W1", 42)
    vassals(state, 0, "home - - / W1-1 -")
    vassals(state, 1, "home - - / home -")
    stock(state, wisdom=3, weapon=3)
    play(state, "move W1")
    assert [frame[0] for frame in state.stack] == [OPEN, MOVED, STEPPING, 8]
    change(state, "the next level is free", where=swapped(state.where, 8, state.where[3] + 1))
    change(state, "a rider explores", where=swapped(state.where, 3, HOME))
    change(state, "one free move a turn", moved=False)
    change(state, "what leaves no choice is not asked|finds an answer", stock=[0, 0])


def test_vassals_to_spend_are_there() -> None:
    state = table()
    lie(state, "W1", 31)
    vassals(state, 0, "C2 C5 - / home home")
    vassals(state, 1, "home - - / W1-1 -")
    play(state, "place rider W1-4")
    assert now(state) == "pay"
    change(state, "the vassals to spend are there", where=[*[SUPPLY] * 3, *state.where[3:]])
