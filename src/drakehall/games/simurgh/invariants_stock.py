"""What players can have: the limit between turns, and during a turn whatever that turn can bring.

In a turn everything comes from somewhere: from markers that are still down, from what is pending, from levels below
a player's riders, from the main action. So what a player has of a kind plus what can still come never grows; when
the turn began it was within the limit plus the most that a turn can bring.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from drakehall.games.simurgh.compiled_board import CompiledBoard
from drakehall.games.simurgh.compiled_tiles import (
    ABILITIES,
    LEVELS,
    SLOT_ACT,
    SLOT_ANSWER,
    TILE_SPACES,
)
from drakehall.games.simurgh.effects import GOODS, GUARD, MATCHING, MEAT, STONE, VEG, WOOD, Effect, total, unpack
from drakehall.games.simurgh.tiles import FIRST_EXPLORATION
from drakehall.games.simurgh.vocabulary import (
    AT_QUARTERS,
    AT_STATUE,
    CITY_SPACES,
    DRAWING,
    KEEPING,
    LAID,
    MARKING,
    MATCHING_KIND,
    OPEN,
    TAKING,
)
from drakehall.kernel.options import TABLES_KEPT
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

Amounts = list[int]
"""Amounts of the six resources."""


def check_stocks(state: "Simurgh") -> None:
    """SIM-8.2: no player has less than nothing, or more than the limit plus what this turn can have brought."""
    for seat, stock in enumerate(state.stock):
        require(stock >= 0 and not stock & GUARD & GOODS and stock >> 59 == 0, "nobody has less than nothing")
        has_played = state.turns > (seat - state.starter) % state.seats
        limit = max(state.board.resource_limit, 0 if has_played else total(state.board.start))
        if seat != state.seat:
            require(sum(unpack(stock)) <= limit, "the resource limit holds between turns")
            continue
        most = most_of_a_turn(state.board)
        for kind, (held, coming) in enumerate(zip(unpack(stock), to_come(state), strict=True)):
            require(held + coming <= limit + most[kind], "a turn brings only so much")


def to_come(state: "Simurgh") -> Amounts:
    """Return the most of each resource that can still come in this turn."""
    seat, board = state.turn, state.board
    acts, ready = state.acts[seat], state.ready[seat]
    slots = [slot for dragon in state.dragons[seat] for slot in range(dragon * 3, dragon * 3 + 3)]
    found = [most_of(ABILITIES[slot].gain) for slot in slots if acts & SLOT_ACT[slot] or ready & SLOT_ANSWER[slot]]
    for place in state.where[seat * 5 + 3 : seat * 5 + 5]:
        tile = state.wilds[(place - CITY_SPACES) >> 2] if place >= CITY_SPACES else 0
        if tile >= FIRST_EXPLORATION:
            found += [most_of(level) for level in LEVELS[tile][(place & 3) + 1 :]]
    for step, number, second, _, _ in state.stack:
        if step == TAKING and 0 <= number < len(board.effects):
            found.append(most_of(board.effects[number]))
        elif step in (MARKING, DRAWING, KEEPING):
            count = second if step == DRAWING else number
            found += [most_of_a_marker()] * min(max(count, 0), len(slots) + 3)
        elif step == MATCHING_KIND:
            found.append([1, 1, 0, 0, 0, 0])
    return together([*found, *of_main_action(state)])


def of_main_action(state: "Simurgh") -> list[Amounts]:
    """List what the main action can still bring besides what is pending."""
    board = state.board
    steps = [frame[0] for frame in state.stack]
    if OPEN in steps:
        return [most_of_placing(board), most_among(board.bonus)]
    if LAID in steps:
        return [most_of_placing(board)]
    if AT_QUARTERS in steps:
        return [most_among(board.quarters_gains)]
    return [most_among(board.statue_gains)] if AT_STATUE in steps else []


@lru_cache(TABLES_KEPT)
def most_of_a_turn(board: CompiledBoard) -> Amounts:
    """Return the most of each resource that a turn can bring: all dragons, two riders, the main action."""
    dragons = [most_of(ability.gain) for ability in ABILITIES]
    explored = highest([together([most_of(level) for level in levels[1:]]) for levels in LEVELS if levels])
    return together([*dragons, explored, explored, most_of_placing(board), most_among(board.bonus)])


@lru_cache(TABLES_KEPT)
def most_of_placing(board: CompiledBoard) -> Amounts:
    """Return the most of each resource that a vassal can bring, also at the Scout Quarters, the Statue or exploring."""
    spaces = [*board.city, *[fact for facts in TILE_SPACES for fact in facts]]
    scouting = together([most_of(board.arrival), most_among(board.quarters_gains)])
    explored = [together([most_of(level) for level in levels]) for levels in LEVELS if levels]
    return highest([*[most_of(fact.gain) for fact in spaces], most_among(board.statue_gains), scouting, *explored])


@cache
def most_of(effect: Effect) -> Amounts:
    """Return the most of each resource that an effect brings, counting its markers as the abilities they enable."""
    found = []
    for bundle in effect.options:
        amounts = unpack(bundle.fixed)
        for kind in (VEG, MEAT):
            amounts[kind] += bundle.food + (bundle.special == MATCHING)
        for kind in (WOOD, STONE):
            amounts[kind] += bundle.material
        marked = bundle.marker + bundle.draw_markers
        found.append(together([amounts, *([most_of_a_marker()] * marked if marked else [])]))
    return highest(found)


@cache
def most_of_a_marker() -> Amounts:
    """Return the most of each resource that the ability under a marker brings."""
    return highest([most_of(ability.gain) for ability in ABILITIES])


def most_among(effects: list[Effect]) -> Amounts:
    """Return the most of each resource that one of some effects brings."""
    return highest([most_of(effect) for effect in effects])


def together(found: list[Amounts]) -> Amounts:
    """Add amounts up."""
    return [sum(amounts) for amounts in zip([0] * 6, *found, strict=True)]


def highest(found: list[Amounts]) -> Amounts:
    """Return the most of each resource."""
    return [max(amounts) for amounts in zip([0] * 6, *found, strict=True)]
