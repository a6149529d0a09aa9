"""Counting: what effects, conditions and objectives count on a mat."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.decks import eggs_of, place_of
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES, SIZES, TIMINGS, TRAITS, Condition, Count, Filter
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
from drakehall.games.wyrmspan.places import CAVE_PLACES, COLUMN_PLACES, MAT_PLACES, NEAR, homes

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.compiled import CompiledCards
    from drakehall.games.wyrmspan.rules import Wyrmspan

_NEAR: Final = ("here", "this_cave", "this_column", "adjacent")


def scope(s: "Wyrmspan", where: str, seat: int, card: int) -> tuple[int, ...]:
    """List the places that a filter means, with or without dragons."""
    if where == "mat":
        return MAT_PLACES
    if where in CAVES:
        return CAVE_PLACES[CAVES.index(where)]
    here = place_of(s, seat, card)
    return NEAR[here][_NEAR.index(where)] if here >= 0 else ()


def matching(s: "Wyrmspan", chosen: Filter, seat: int, card: int) -> list[int]:
    """WYR-8.20: list the places of the dragons that a filter means."""
    at = seat * MAT_SPACES
    dragons = s.dragons
    meant = members(s.compiled, chosen)
    self = card if chosen.other else NONE
    return [
        place
        for place in scope(s, chosen.where, seat, card)
        if (dragon := dragons[at + place]) >= 0 and dragon != self and dragon in meant
    ]


def members(compiled: "CompiledCards", chosen: Filter) -> frozenset[int]:
    """List the dragons with the sizes, traits and timings that a filter names."""
    key = (chosen.sizes, chosen.traits, chosen.timings)
    found = compiled.members.get(key)
    if found is None:
        found = compiled.members[key] = frozenset(
            dragon
            for dragon in range(len(compiled.dragons))
            if (not chosen.sizes or SIZES[compiled.size[dragon]] in chosen.sizes)
            and (not chosen.traits or TRAITS[compiled.trait[dragon]] in chosen.traits)
            and (
                not chosen.timings
                or any(compiled.by_timing[TIMINGS.index(each)][dragon] >= 0 for each in chosen.timings)
            )
        )
    return found


def count(s: "Wyrmspan", counted: Count, seat: int, card: int) -> int:
    """Count things on a mat, in complete groups of `per`."""
    if counted.filter.where == "best_cave":
        one_cave = (Count(counted.what, Filter(where=cave)) for cave in CAVES)
        return max(count(s, each, seat, card) for each in one_cave)
    return _count(s, counted.what, counted.filter, seat, card) // counted.filter.per


def _count(s: "Wyrmspan", what: str, chosen: Filter, seat: int, card: int) -> int:
    at = seat * MAT_SPACES
    row = seat * ROW
    if what == "dragon":
        return len(matching(s, chosen, seat, card))
    if what == "guild_marker":  # WYR-R26
        return s.stock[row + MARKERS]
    if what == "egg":
        if chosen.where == "mat":
            return eggs_of(s, seat)
        return sum(s.eggs[at + place] for place in scope(s, chosen.where, seat, card))
    if what == "objective":
        return objectives_at_the_bottom(s, seat)
    if what == "full_set":
        facts = s.compiled.trait if chosen.of == "traits" else s.compiled.size
        kinds = [facts[s.dragons[at + place]] for place in homes(s, seat)]
        return min(kinds.count(kind) for kind in range(4))
    if what == "full_column":
        return sum(all(s.dragons[at + place] >= 0 for place in column) for column in COLUMN_PLACES)
    around = scope(s, chosen.where, seat, card)
    if what == "cached":
        kinds = [RESOURCES.index(chosen.res)] if chosen.res else [0, 1, 2, 3]
        return sum(s.cached[at + place] >> KIND_BITS * kind & MOST_OF_A_KIND for place in around for kind in kinds)
    if what == "tucked":
        return sum(len(s.tucked[at + place]) for place in around)
    if what == "excavated":
        return sum(s.stock[row + DUG + place // COLUMNS] > place % COLUMNS for place in around)
    if what == "cave_card":
        return sum(s.caves[at + place] >= 0 for place in around)
    return sum(s.compiled.icons[s.dragons[at + place]] for place in around if s.dragons[at + place] >= 0)  # cost_icon


def objectives_at_the_bottom(s: "Wyrmspan", seat: int) -> int:
    """WYR-R30: count the objectives in which nobody stands on a lower place."""
    listed = len(s.marks)
    rounds = len(s.places) // listed
    return sum(
        s.places[each * listed + seat] == max(s.places[each * listed : each * listed + listed])
        for each in range(rounds)
    )


def holds(s: "Wyrmspan", test: Condition, seat: int, card: int) -> bool:
    """Return whether a condition holds."""
    if test.name == "count":
        assert test.count is not None
        number = count(s, test.count, seat, card)
        return number >= test.n if test.sign == ">=" else number <= test.n if test.sign == "<=" else number == test.n
    if test.name == "revealed":
        return bool(s.limbo) and SIZES[s.compiled.size[s.limbo[-1]]] in test.args
    if test.name == "at_least_left_neighbor":  # WYR-1.5, WYR-R34
        cave = HOMES + CAVES.index(test.args[0])
        left = (seat + 1) % s.seats
        return s.seats == 1 or s.stock[seat * ROW + cave] >= s.stock[left * ROW + cave]
    here = place_of(s, seat, card)
    if here < 0:
        return False
    dragons = s.stock[seat * ROW + HOMES + here // COLUMNS]
    if test.name == "between":
        return 0 < here % COLUMNS < dragons - 1
    return here % COLUMNS == dragons - 1  # rightmost


# --- 10.3 Objectives ------------------------------------------------------------------------------------------------


def quantity(s: "Wyrmspan", name: str, seat: int) -> int:
    """Count what an objective counts for a seat."""
    row = seat * ROW
    at = seat * MAT_SPACES
    compiled = s.compiled
    if name == "cave-cards":
        return sum(card >= 0 for card in s.caves[at : at + MAT_SPACES])
    if name in ("crimson-cards", "golden-cards", "amethyst-cards"):
        cave = CAVES.index(name.removesuffix("-cards"))
        return s.stock[row + HOMES + cave] + s.stock[row + DUG + cave] - 1
    if name == "eggs":
        return eggs_of(s, seat)
    if name == "cached":
        return sum(cached_on(s, place) for place in range(at, at + MAT_SPACES))
    if name == "guild":  # WYR-R29
        return 6 * s.stock[row + MARKERS] + s.stock[row + TRACK] % 6
    dragons = [s.dragons[at + place] for place in homes(s, seat)]
    if name == "nests":
        return sum(compiled.nests[card] for card in dragons)
    if name in ("cheap", "dear"):  # WYR-R28
        icons = [compiled.icons[card] + compiled.coin[card] + compiled.egg[card] for card in dragons]
        return sum((number <= 2) == (name == "cheap") for number in icons)
    if name == "played-round":
        return sum(compiled.played[card] >= 0 or compiled.round[card] >= 0 for card in dragons)
    if name == "activated":
        return sum(compiled.activated[card] >= 0 for card in dragons)
    if name in SIZES:
        return sum(SIZES[compiled.size[card]] == name for card in dragons)
    return sum(TRAITS[compiled.trait[card]] == name for card in dragons)


def cached_on(s: "Wyrmspan", at: int) -> int:
    """Count the resources on a space."""
    packed = s.cached[at]
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24)  # KIND_BITS each
