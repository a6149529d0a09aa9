"""Counting: what effects, conditions, points and objectives count on a mat."""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.compiled_effects import (
    ANYWHERE,
    AT_LEAST,
    AT_MOST,
    CERTAIN_CAVE,
    COUNT_CACHED,
    COUNT_CAVE_CARDS,
    COUNT_DRAGONS,
    COUNT_EGGS,
    COUNT_EXCAVATED,
    COUNT_FULL_COLUMNS,
    COUNT_FULL_SETS,
    COUNT_MARKERS,
    COUNT_OBJECTIVES,
    COUNT_TUCKED,
    IS_BETWEEN,
    IS_COUNT,
    IS_LEFT_NEIGHBOUR,
    IS_REVEALED,
    CompiledCondition,
    CompiledCount,
    CompiledFilter,
    CompiledPoints,
)
from drakehall.games.wyrmspan.frames import (
    COLUMNS,
    DUG,
    HOMES,
    KIND_BITS,
    MARKERS,
    MAT_SPACES,
    MOST_OF_A_KIND,
    NONE,
    ROW,
    TRACK,
)
from drakehall.games.wyrmspan.places import CAVE_PLACES, COLUMN_PLACES, MAT_PLACES, NEAR, eggs_of, homes, place_of
from drakehall.games.wyrmspan.tiles import (
    ACTIVATED,
    AMETHYST_CARDS,
    CACHED,
    CAVE_CARDS,
    CHEAP,
    CRIMSON_CARDS,
    DEAR,
    EGGS,
    FIRST_SIZE,
    FIRST_TRAIT,
    GUILD,
    NESTS,
    PLAYED_OR_ROUND,
)

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def scope(s: "Wyrmspan", where: int, seat: int, card: int) -> tuple[int, ...]:
    """List the places that a filter means, with or without dragons."""
    if where == ANYWHERE:
        return MAT_PLACES
    if where >= CERTAIN_CAVE:
        return CAVE_PLACES[where - CERTAIN_CAVE]
    here = place_of(s, seat, card)
    return NEAR[here][where - 1] if here >= 0 else ()


def matching(s: "Wyrmspan", chosen: CompiledFilter, seat: int, card: int) -> list[int]:
    """WYR-8.20: list the places of the dragons that a filter means."""
    at = seat * MAT_SPACES
    dragons = s.dragons
    meant = chosen.meant
    self = card if chosen.other else NONE
    found = []
    for place in scope(s, chosen.where, seat, card):
        dragon = dragons[at + place]
        if dragon >= 0 and dragon != self and meant[dragon]:
            found.append(place)
    return found


def count(s: "Wyrmspan", counted: CompiledCount, seat: int, card: int) -> int:
    """Count things on a mat, in complete groups of `per`."""
    if counted.in_caves:
        return max([count(s, each, seat, card) for each in counted.in_caves])
    number = single(s, counted, seat, card)
    return number if counted.per == 1 else number // counted.per


def single(s: "Wyrmspan", counted: CompiledCount, seat: int, card: int) -> int:
    """Count things on a mat one by one."""
    what = counted.what
    if what == COUNT_DRAGONS:
        return len(matching(s, counted.filter, seat, card))
    if what == COUNT_MARKERS:  # WYR-R26
        return s.stock[seat * ROW + MARKERS]
    if what == COUNT_OBJECTIVES:
        return objectives_at_the_bottom(s, seat)
    if what == COUNT_FULL_SETS:
        return full_sets(s, counted.by_trait, seat)
    if what == COUNT_FULL_COLUMNS:
        return full_columns(s, seat)
    where = counted.filter.where
    if what == COUNT_EGGS and where == ANYWHERE:
        return eggs_of(s, seat)
    total = 0
    for place in scope(s, where, seat, card):
        total += on_space(s, counted, seat, place)
    return total


def on_space(s: "Wyrmspan", counted: CompiledCount, seat: int, place: int) -> int:
    """Count what lies on a space."""
    what = counted.what
    at = seat * MAT_SPACES + place
    if what == COUNT_EGGS:
        return s.eggs[at]
    if what == COUNT_CACHED:
        if counted.kind < 0:
            return cached_on(s, at)
        return s.cached[at] >> KIND_BITS * counted.kind & MOST_OF_A_KIND
    if what == COUNT_TUCKED:
        return len(s.tucked[at])
    if what == COUNT_EXCAVATED:
        return int(s.stock[seat * ROW + DUG + place // COLUMNS] > place % COLUMNS)
    if what == COUNT_CAVE_CARDS:
        return int(s.caves[at] >= 0)
    return s.compiled.icons[s.dragons[at]] if s.dragons[at] >= 0 else 0  # cost_icon


def full_sets(s: "Wyrmspan", by_trait: bool, seat: int) -> int:
    """Count complete sets of all traits or all sizes."""
    facts = s.compiled.trait if by_trait else s.compiled.size
    numbers = [0, 0, 0, 0]
    for place in homes(s, seat):
        numbers[facts[s.dragons[seat * MAT_SPACES + place]]] += 1
    return min(numbers)


def full_columns(s: "Wyrmspan", seat: int) -> int:
    """Count the columns with a dragon in every cave."""
    at = seat * MAT_SPACES
    return sum([all(s.dragons[at + place] >= 0 for place in column) for column in COLUMN_PLACES])


def objectives_at_the_bottom(s: "Wyrmspan", seat: int) -> int:
    """WYR-R30: count the objectives in which nobody stands on a lower place."""
    listed = len(s.marks)
    rounds = len(s.places) // listed
    return sum(
        [
            s.places[each * listed + seat] == max(s.places[each * listed : each * listed + listed])
            for each in range(rounds)
        ]
    )


def all_hold(s: "Wyrmspan", tests: tuple[CompiledCondition, ...], seat: int, card: int) -> bool:
    """Return whether all conditions hold."""
    return all(holds(s, test, seat, card) for test in tests)


def holds(s: "Wyrmspan", test: CompiledCondition, seat: int, card: int) -> bool:
    """Return whether a condition holds."""
    kind = test.kind
    if kind == IS_COUNT:
        assert test.count is not None
        number = count(s, test.count, seat, card)
        if test.sign == AT_LEAST:
            return number >= test.n
        return number <= test.n if test.sign == AT_MOST else number == test.n
    if kind == IS_REVEALED:
        return bool(s.limbo) and bool(test.sizes >> s.compiled.size[s.limbo[-1]] & 1)
    if kind == IS_LEFT_NEIGHBOUR:  # WYR-1.5, WYR-R34
        cave = HOMES + test.cave
        left = (seat + 1) % s.seats
        return s.seats == 1 or s.stock[seat * ROW + cave] >= s.stock[left * ROW + cave]
    here = place_of(s, seat, card)
    if here < 0:
        return False
    last = s.stock[seat * ROW + HOMES + here // COLUMNS] - 1
    column = here % COLUMNS
    return 0 < column < last if kind == IS_BETWEEN else column == last


def worth(s: "Wyrmspan", points: CompiledPoints, seat: int, card: int) -> int:
    """Return the points of one term."""
    number = points.n if points.each is None else points.n * count(s, points.each, seat, card)
    return points.most if 0 <= points.most < number else number


# --- 10.3 Objectives ------------------------------------------------------------------------------------------------


def quantity(s: "Wyrmspan", objective: int, seat: int) -> int:
    """Count what an objective counts for a seat."""
    row = seat * ROW
    if objective == CAVE_CARDS:
        return s.stock[row + DUG] + s.stock[row + DUG + 1] + s.stock[row + DUG + 2] - 3
    if objective <= AMETHYST_CARDS:
        cave = objective - CRIMSON_CARDS
        return s.stock[row + HOMES + cave] + s.stock[row + DUG + cave] - 1
    if objective == EGGS:
        return eggs_of(s, seat)
    if objective == GUILD:  # WYR-R29
        return 6 * s.stock[row + MARKERS] + s.stock[row + TRACK] % 6
    total = 0
    at = seat * MAT_SPACES
    for place in homes(s, seat):
        total += of_dragon(s, objective, at + place)
    return total


def of_dragon(s: "Wyrmspan", objective: int, at: int) -> int:
    """Count what a dragon on a space adds to an objective."""
    compiled = s.compiled
    card = s.dragons[at]
    if objective == CACHED:
        return cached_on(s, at)
    if objective == NESTS:
        return compiled.nests[card]
    if objective <= DEAR:  # WYR-R28
        cheap = compiled.icons[card] + compiled.coin[card] + compiled.egg[card] <= 2
        return int(cheap == (objective == CHEAP))
    if objective == PLAYED_OR_ROUND:
        return int(compiled.played[card] >= 0 or compiled.round[card] >= 0)
    if objective == ACTIVATED:
        return int(compiled.activated[card] >= 0)
    if objective < FIRST_TRAIT:
        return int(compiled.size[card] == objective - FIRST_SIZE)
    return int(compiled.trait[card] == objective - FIRST_TRAIT)


def cached_on(s: "Wyrmspan", at: int) -> int:
    """Count the resources on a space."""
    packed = s.cached[at]
    if not packed:
        return 0
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24)  # KIND_BITS each


def ranked(numbers: list[int]) -> list[int]:
    """WYR-10.5: places by quantity, from 0; ties share one, the next quantity takes the next, nothing is last."""
    order = sorted({number for number in numbers if number}, reverse=True)
    return [min(order.index(number), 3) if number else 3 for number in numbers]
