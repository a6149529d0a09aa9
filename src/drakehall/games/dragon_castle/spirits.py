"""The spirits: when each may be called, what may pay for it, what it may be used on.

A spirit may be called only if, after the payment, its power can be used in full (DRC-9.3). The functions here change
nothing; `powers` carries out the powers.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle import castle, realm
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.tiles import KINDS, MIN_SET, NONE, SMALL_SET
from drakehall.games.dragon_castle.vocabulary import (
    BEAUTY,
    BUILD,
    CHANGE,
    COMPLETE,
    CONSOLIDATE,
    CUNNING,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    JOINT,
    OPEN,
    PHASES,
    PLACE,
    POST,
    START,
    STRENGTH,
    WIND,
)

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

Price = tuple[int, bool]
"""What may pay: a mask of face-up tiles of the player's realm, and whether a shrine of the pool may."""
Change = tuple[int, int, int]
"""A use of Change: the cell of the special tile, the kind it counts as, and the set that comes of it."""


def _mask(*spirits: int) -> int:
    return sum(1 << spirit for spirit in spirits)


# DRC-9.8: the windows, by phase.
_ALWAYS: Final = _mask(BEAUTY, WIND, CHANGE, STRENGTH, DESTRUCTION, CUNNING, JOINT)
WINDOWS: Final = tuple(
    {
        START: _ALWAYS | _mask(ELEGANCE),
        COMPLETE: _ALWAYS | _mask(ELEGANCE, DECEPTION, DEPTHS),
        PLACE: _ALWAYS,
        POST: _ALWAYS,
        CONSOLIDATE: _mask(CHANGE),
        BUILD: _mask(FAITH),
    }.get(phase, 0)
    for phase in range(len(PHASES))
)
REALM_ONLY: Final = _mask(BEAUTY, WIND, CHANGE, STRENGTH, CUNNING, JOINT)
"""Outside a consolidation these depend only on the player's realm and pool: the result is kept until they change."""


def offers(state: "DragonCastle", phase: int) -> list[int]:
    """List the calls of spirits that are possible in a window."""
    ready = state.powers & ~state.used & WINDOWS[phase]
    if not ready:
        return []
    callable_now = 0
    if phase <= POST and ready & REALM_ONLY:
        known = state.able[state.turn]
        if known == NONE:
            known = state.able[state.turn] = able(state, phase)
        callable_now = ready & known
        ready &= ~REALM_ONLY
    if ready:
        callable_now |= _callable(state, ready, phase)
    return [state.board.spirit + spirit for spirit in cells(callable_now)] if callable_now else []


def able(state: "DragonCastle", phase: int) -> int:
    """Return the spirits that realm and pool allow to be called, whether or not they have been called this turn."""
    return _callable(state, state.powers & REALM_ONLY, phase)


def _callable(state: "DragonCastle", spirits: int, phase: int) -> int:
    """Return those of some spirits that could be paid for in a phase."""
    found = 0
    while spirits:
        low = spirits & -spirits
        tiles, shrine = PRICES[low.bit_length() - 1](state, phase)
        if tiles or shrine:
            found |= low
        spirits ^= low
    return found


def price(state: "DragonCastle") -> Price:
    """DRC-9.1, DRC-9.3: what may pay for the spirit that has been called."""
    if state.spirit == JOINT and state.due == 1:
        return _second_joint_price(state, realm.face_up(state))
    return PRICES[state.spirit](state, state.window)


def _pool(state: "DragonCastle") -> int:
    return state.pools[state.turn]


# --- 9.11 Deception, 9.31 Elegance, 9.36 Depths: for the pair -------------------------------------------------------


def _deception(state: "DragonCastle", phase: int) -> Price:
    """DRC-9.12: a neighbour and room for two; not while Elegance must still be met."""
    if state.elegance == OPEN or not castle.second_tiles(state, state.used | 1 << DECEPTION, state.elegance):
        return 0, False
    return _with_room(state)


def _depths(state: "DragonCastle", phase: int) -> Price:
    """DRC-9.36: a second tile of the same kind and room for two."""
    if not castle.second_tiles(state, state.used | 1 << DEPTHS, state.elegance):
        return 0, False
    return _with_room(state)


def _elegance(state: "DragonCastle", phase: int) -> Price:
    """DRC-9.34: a tile to be taken by its short side, now or as the second one."""
    if phase == COMPLETE:
        if state.used >> DECEPTION & 1 or not castle.second_tiles(state, state.used, OPEN):
            return 0, False
        return _with_room(state)
    if castle.top_short_only(state.board.castle, state.levels):
        return _anything(state)
    if not castle.elegant_first(state, state.levels, 2, 0):
        return 0, False
    return _with_room(state)


def _with_room(state: "DragonCastle") -> Price:
    """DRC-6.5, DRC-9.6: two tiles must find room after the payment; a paid tile leaves a free cell."""
    free = castle.room(state)
    return realm.face_up(state) if free >= 1 else 0, free >= 2 and _pool(state) > 0


def _anything(state: "DragonCastle") -> Price:
    return realm.face_up(state), _pool(state) > 0


# --- 9.13 Beauty, 9.43 Cunning --------------------------------------------------------------------------------------


def beauties(state: "DragonCastle") -> list[int]:
    """DRC-9.13: the groups of four or more faction tiles with the same number."""
    grid = state.board.realm
    first = state.turn * realm.GROUPS + len(KINDS)
    found: list[int] = []
    for alike in state.up[first : first + 6]:
        if alike.bit_count() >= MIN_SET:
            found += grid.large_groups(alike, MIN_SET)
    return sorted(found, key=realm.first_bit)


def _beauty(state: "DragonCastle", phase: int) -> Price:
    groups = beauties(state)
    if not groups:
        return 0, False
    grid = state.board.realm
    common = _common(groups)
    tiles = realm.face_up(state) & ~common
    for cell in cells(common):
        # A tile of every group can pay only if enough of some group stays together without it.
        if any(grid.large_groups(group & ~(1 << cell), MIN_SET) for group in groups):
            tiles |= 1 << cell
    return tiles, _pool(state) > 0


def cunnings(state: "DragonCastle") -> list[int]:
    """DRC-9.43: the groups of exactly three tiles of one kind."""
    grid = state.board.realm
    first = state.turn * realm.GROUPS
    found: list[int] = []
    for alike in state.up[first : first + len(KINDS)]:
        if alike.bit_count() >= SMALL_SET:
            found += [group for group in grid.large_groups(alike, SMALL_SET) if group.bit_count() == SMALL_SET]
    return sorted(found, key=realm.first_bit)


def _cunning(state: "DragonCastle", phase: int) -> Price:
    groups = cunnings(state)
    if not groups:
        return 0, False
    return realm.face_up(state) & ~_common(groups), _pool(state) > 0


def _common(groups: list[int]) -> int:
    """Return the cells that lie in all of some groups."""
    common = groups[0]
    for group in groups:
        common &= group
    return common


# --- 9.15 Wind ------------------------------------------------------------------------------------------------------


def _wind(state: "DragonCastle", phase: int) -> Price:
    """DRC-9.18: a built shrine, and a face-down tile for it or a tile to turn face down."""
    seat = state.turn
    if not state.shrines[seat]:
        return 0, False
    up = realm.face_up(state)
    if state.down[seat] or up.bit_count() >= 2:
        return up, _pool(state) > 0
    base = seat * state.board.realm.cells
    # The only face-up tile can pay if a face-down one appears under it.
    tiles = up if up and state.stacks[base + up.bit_length() - 1] > 1 else 0
    return tiles, bool(up) and _pool(state) > 0


# --- 9.20 Change ----------------------------------------------------------------------------------------------------


def changes(state: "DragonCastle") -> list[Change]:
    """DRC-9.21: the ways to use Change; DRC-9.23: on sets that wait already, only to enlarge one of them."""
    waiting = realm.forced(state)
    if not waiting:
        return _changes(state, realm.face_up(state), MIN_SET)
    grid = state.board.realm
    free = realm.specials(state) & ~sum(waiting)
    found: list[Change] = []
    for group in waiting:
        kind = realm.kind_at(state, group.bit_length() - 1)
        alike = state.up[state.turn * realm.GROUPS + kind]
        found += [(cell, kind, grid.flood(1 << cell, alike | 1 << cell)) for cell in cells(grid.grow(group) & free)]
    return sorted(set(found))


def _changes(state: "DragonCastle", up: int, size: int) -> list[Change]:
    """List the ways to change a special tile among the face-up tiles `up` that join at least this many tiles."""
    grid = state.board.realm
    special = realm.specials(state) & up
    if not special:
        return []
    around = grid.grow(special)
    first = state.turn * realm.GROUPS
    found: list[Change] = []
    for kind in range(len(KINDS)):
        alike = state.up[first + kind] & up
        if not alike & around or alike.bit_count() + 1 < size:
            continue
        for cell in cells(grid.joiners(alike, size) & special):
            group = grid.flood(1 << cell, alike | 1 << cell)
            if group.bit_count() >= size:
                found.append((cell, kind, group))
    return found


def _change(state: "DragonCastle", phase: int) -> Price:
    ways = changes(state)
    if not ways:
        return 0, False
    up = realm.face_up(state)
    shrine = _pool(state) > 0
    if phase == CONSOLIDATE:  # DRC-9.7: no tile of a waiting set, nor the only tile that can be changed
        return up & ~sum(realm.forced(state)) & ~_common([1 << cell for cell, _, _ in ways]), shrine
    common = _common([group for _, _, group in ways])
    tiles = up & ~common
    for cell in cells(common):
        if _changes(state, up & ~(1 << cell), MIN_SET):
            tiles |= 1 << cell
    return tiles, shrine


# --- 9.30 Change and Cunning together -------------------------------------------------------------------------------


def joint_changes(state: "DragonCastle", up: int) -> list[Change]:
    """DRC-9.30: the ways to join exactly three tiles with a changed one."""
    return [way for way in _changes(state, up, SMALL_SET) if way[2].bit_count() == SMALL_SET]


def _joint(state: "DragonCastle", phase: int) -> Price:
    """What may pay first, so that a second payment and the power are still possible."""
    up = realm.face_up(state)
    if not _changes(state, up, SMALL_SET):
        return 0, False
    pool = _pool(state)
    shrine = pool > 0 and _can_pay_second(state, up, pool - 1)
    tiles = 0
    for cell in cells(up):
        if _can_pay_second(state, up & ~(1 << cell), pool):
            tiles |= 1 << cell
    return tiles, shrine


def _can_pay_second(state: "DragonCastle", up: int, pool: int) -> bool:
    ways = joint_changes(state, up)
    if ways and (pool or up & ~_common([group for _, _, group in ways])):
        return True
    return bool(_splitting(state, up))


def _second_joint_price(state: "DragonCastle", up: int) -> Price:
    ways = joint_changes(state, up)
    tiles = _splitting(state, up)
    if ways:
        tiles |= up & ~_common([group for _, _, group in ways])
    return tiles, bool(ways) and _pool(state) > 0


def _splitting(state: "DragonCastle", up: int) -> int:
    """Return the tiles whose loss turns a larger group into one of exactly three."""
    grid = state.board.realm
    found = 0
    for cell, kind, group in _changes(state, up, MIN_SET):
        alike = state.up[state.turn * realm.GROUPS + kind] & up | 1 << cell
        for paid in cells(group & ~(1 << cell) & ~found):
            if grid.flood(1 << cell, alike & ~(1 << paid)).bit_count() == SMALL_SET:
                found |= 1 << paid
    return found


# --- 9.25 Strength --------------------------------------------------------------------------------------------------


def movable(state: "DragonCastle") -> int:
    """DRC-9.26, DRC-9.27: tops without a shrine, with somewhere to go, none of them twice."""
    seat = state.turn
    free = state.bare[seat] | state.down[seat]
    found = state.board.realm.all & ~state.bare[seat] & ~state.shrines[seat]
    if state.moved != NONE:
        found &= ~(1 << state.moved)
    if not free:
        return 0
    return found & ~free if free.bit_count() == 1 else found


def _strength(state: "DragonCastle", phase: int) -> Price:
    seat = state.turn
    up, down, bare = realm.face_up(state), state.down[seat], state.bare[seat]
    free = bare | down
    shrine = _pool(state) > 0 and (bool(up and free) or bool(down and free.bit_count() >= 2))
    if down or up.bit_count() >= 2:
        return up, shrine  # another tile can go to the cell of the paid one
    base = seat * state.board.realm.cells
    # The only tile of the realm pays: something must lie under it, with another cell to go to.
    tiles = up if up and bare and state.stacks[base + up.bit_length() - 1] > 1 else 0
    return tiles, shrine


# --- 9.38 Faith, 9.41 Destruction -----------------------------------------------------------------------------------


def _faith(state: "DragonCastle", phase: int) -> Price:
    """DRC-9.40: a shrine must be left to build; the set just turned over always has a free tile for it."""
    pool = _pool(state)
    if not pool or not realm.fresh_sites(state):
        return 0, False
    return realm.face_up(state) & ~sum(realm.forced(state)), pool >= 2


def _destruction(state: "DragonCastle", phase: int) -> Price:
    if not castle.destructible(state, completing=phase == COMPLETE, starting=phase == START):
        return 0, False
    return _anything(state)


PRICES: Final[tuple[Callable[["DragonCastle", int], Price], ...]] = (
    _deception,
    _beauty,
    _wind,
    _change,
    _strength,
    _elegance,
    _depths,
    _faith,
    _destruction,
    _cunning,
    _joint,
)
