"""The spirits: when each may be called, what may pay for it, what it may be used on.

A spirit may be called only if, after the payment, its power can be used in full (DRC-9.3). The functions here change
nothing; `powers` carries out the powers.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from drakehall.games.dragon_castle import castle, realm
from drakehall.games.dragon_castle.grid import BIT, cells, count, last
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

Price = tuple[i64, bool]
"""What may pay: a mask of face-up tiles of the player's realm, and whether a shrine of the pool may."""
Change = tuple[int, int, int]
"""A use of Change: the cell of the special tile, the kind it counts as, and the set that comes of it."""


# DRC-9.8: the windows, by phase.
_ALWAYS: Final = 1 << BEAUTY | 1 << WIND | 1 << CHANGE | 1 << STRENGTH | 1 << DESTRUCTION | 1 << CUNNING | 1 << JOINT
WINDOWS: Final[tuple[int, ...]] = tuple(
    {
        START: _ALWAYS | 1 << ELEGANCE,
        COMPLETE: _ALWAYS | 1 << ELEGANCE | 1 << DECEPTION | 1 << DEPTHS,
        PLACE: _ALWAYS,
        POST: _ALWAYS,
        CONSOLIDATE: 1 << CHANGE,
        BUILD: 1 << FAITH,
    }.get(phase, 0)
    for phase in range(len(PHASES))
)
REALM_ONLY: Final = 1 << BEAUTY | 1 << WIND | 1 << CHANGE | 1 << STRENGTH | 1 << CUNNING | 1 << JOINT
"""Outside a consolidation these depend only on the player's realm and pool: the result is kept until they change."""


def offers(state: "DragonCastle", phase: i64) -> list[int]:
    """List the calls of spirits that are possible in a window."""
    found = on_call(state, phase)
    return [state.board.spirit + spirit for spirit in cells(found)] if found else []


def on_call(state: "DragonCastle", phase: i64) -> i64:
    """Return the mask of the spirits that can be called in a window."""
    ready = state.powers & ~state.used & WINDOWS[phase]
    if not ready:
        return 0
    found: i64 = 0
    if phase <= POST and ready & REALM_ONLY:
        place = state.turn * realm.ABLE_BITS
        known = state.able >> place
        if not known & realm.KNOWN:
            known = able(state, phase) | realm.KNOWN
            state.able |= known << place
        found = ready & known
        ready &= ~REALM_ONLY
    return found | _payable(state, ready, phase) if ready else found


def able(state: "DragonCastle", phase: i64) -> i64:
    """Return the spirits that realm and pool allow to be called, whether or not they have been called this turn."""
    return _payable(state, state.powers & REALM_ONLY, phase)


def _payable(state: "DragonCastle", spirits: i64, phase: i64) -> i64:
    """Return those of some spirits that could be paid for in a phase."""
    found: i64 = 0
    while spirits:
        low: int = spirits & -spirits
        tiles, shrine = _price(state, low.bit_length() - 1, phase)
        if tiles or shrine:
            found |= low
        spirits ^= low
    return found


def price(state: "DragonCastle") -> Price:
    """DRC-9.1, DRC-9.3: what may pay for the spirit that has been called."""
    if state.spirit == JOINT and state.due == 1:
        return _second_joint_price(state, realm.face_up(state))
    return _price(state, state.spirit, state.window)


def _price(state: "DragonCastle", spirit: i64, phase: i64) -> Price:
    """Return what may pay for a spirit in a phase."""
    # One comparison after the other: compiled, that takes less time than looking up a function.
    if spirit == STRENGTH:
        return _strength(state)
    if spirit == DESTRUCTION:
        return _destruction(state, phase)
    if spirit == WIND:
        return _wind(state)
    if spirit == CHANGE:
        return _change(state, phase)
    if spirit == BEAUTY:
        return _beauty(state)
    if spirit == CUNNING:
        return _cunning(state)
    if spirit == ELEGANCE:
        return _elegance(state, phase)
    if spirit == DECEPTION:
        return _deception(state)
    if spirit == DEPTHS:
        return _depths(state)
    return _faith(state) if spirit == FAITH else _joint(state)


def _pool(state: "DragonCastle") -> i64:
    return state.pools[state.turn]


# --- 9.11 Deception, 9.31 Elegance, 9.36 Depths: for the pair -------------------------------------------------------


def _deception(state: "DragonCastle") -> Price:
    """DRC-9.12: a neighbour and room for two; not while Elegance must still be met."""
    if state.elegance == OPEN or not castle.has_second(state, state.used | 1 << DECEPTION, state.elegance):
        return 0, False
    return _with_room(state)


def _depths(state: "DragonCastle") -> Price:
    """DRC-9.36: a second tile of the same kind and room for two."""
    if not castle.has_second(state, state.used | 1 << DEPTHS, state.elegance):
        return 0, False
    return _with_room(state)


def _elegance(state: "DragonCastle", phase: i64) -> Price:
    """DRC-9.34: a tile to be taken by its short side, now or as the second one."""
    if phase == COMPLETE:
        if state.used >> DECEPTION & 1 or not castle.has_second(state, state.used, OPEN):
            return 0, False
        return _with_room(state)
    if castle.top_short_only(state):
        return _anything(state)
    if not castle.elegant_first(state, 2, NONE):
        return 0, False
    return _with_room(state)


def _with_room(state: "DragonCastle") -> Price:
    """DRC-6.5, DRC-9.6: two tiles must find room after the payment; a paid tile leaves a free cell."""
    free = realm.free(state)
    return realm.face_up(state) if free else 0, free & free - 1 != 0 and _pool(state) > 0


def _anything(state: "DragonCastle") -> Price:
    return realm.face_up(state), _pool(state) > 0


# --- 9.13 Beauty, 9.43 Cunning --------------------------------------------------------------------------------------


def beauties(state: "DragonCastle") -> list[int]:
    """DRC-9.13: the groups of four or more faction tiles with the same number."""
    grid = state.board.realm
    found: list[int] = []
    for alike in state.realms[state.turn].numbers[1:]:
        if count(alike) >= MIN_SET:
            found += grid.large_groups(alike, MIN_SET)
    return sorted(found, key=realm.first_bit)


def _beauty(state: "DragonCastle") -> Price:
    groups = beauties(state)
    if not groups:
        return 0, False
    grid = state.board.realm
    common = _common(groups)
    tiles = realm.face_up(state) & ~common
    for cell in cells(common):
        # A tile of every group can pay only if enough of some group stays together without it.
        if any(grid.large_groups(group & ~BIT[cell], MIN_SET) for group in groups):
            tiles |= BIT[cell]
    return tiles, _pool(state) > 0


def cunnings(state: "DragonCastle") -> list[int]:
    """DRC-9.43: the groups of exactly three tiles of one kind."""
    grid = state.board.realm
    found: list[int] = []
    for alike in state.realms[state.turn].up:
        if count(alike) >= SMALL_SET:
            found += [group for group in grid.large_groups(alike, SMALL_SET) if count(group) == SMALL_SET]
    return sorted(found, key=realm.first_bit)


def _cunning(state: "DragonCastle") -> Price:
    groups = cunnings(state)
    if not groups:
        return 0, False
    return realm.face_up(state) & ~_common(groups), _pool(state) > 0


def _common(groups: list[int]) -> i64:
    """Return the cells that lie in all of some groups."""
    common: i64 = groups[0]
    for group in groups:
        common &= group
    return common


# --- 9.15 Wind ------------------------------------------------------------------------------------------------------


def _wind(state: "DragonCastle") -> Price:
    """DRC-9.18: a built shrine, and a face-down tile for it or a tile to turn face down."""
    seat = state.turn
    if not state.shrines[seat]:
        return 0, False
    up = realm.face_up(state)
    if state.realms[seat].down or up & up - 1:
        return up, _pool(state) > 0
    base = seat * state.board.realm.cells
    # The only face-up tile can pay if a face-down one appears under it.
    tiles = up if up and state.stacks[base + last(up)] > 1 else 0
    return tiles, up != 0 and _pool(state) > 0


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
        kind = realm.kind_at(state, last(group))
        alike = state.realms[state.turn].up[kind]
        found += [(cell, kind, grid.flood(BIT[cell], alike | BIT[cell])) for cell in cells(grid.grow(group) & free)]
    return sorted(set(found))


def _changes(state: "DragonCastle", up: i64, size: i64) -> list[Change]:
    """List the ways to change a special tile among the face-up tiles `up` that join at least this many tiles."""
    grid = state.board.realm
    special = realm.specials(state) & up
    if not special:
        return []
    around = grid.grow(special)
    kinds = state.realms[state.turn].up
    found: list[Change] = []
    for kind in range(len(KINDS)):
        alike = kinds[kind] & up
        if not alike & around or count(alike) + 1 < size:
            continue
        for cell in cells(grid.joiners(alike, size) & special):
            group = grid.flood(BIT[cell], alike | BIT[cell])
            if count(group) >= size:
                found.append((cell, kind, group))
    return found


def _change(state: "DragonCastle", phase: i64) -> Price:
    ways = changes(state)
    if not ways:
        return 0, False
    up = realm.face_up(state)
    shrine = _pool(state) > 0
    if phase == CONSOLIDATE:  # DRC-9.7: no tile of a waiting set, nor the only tile that can be changed
        return up & ~sum(realm.forced(state)) & ~_common([BIT[cell] for cell, _, _ in ways]), shrine
    common = _common([group for _, _, group in ways])
    tiles = up & ~common
    for cell in cells(common):
        if _changes(state, up & ~BIT[cell], MIN_SET):
            tiles |= BIT[cell]
    return tiles, shrine


# --- 9.30 Change and Cunning together -------------------------------------------------------------------------------


def joint_changes(state: "DragonCastle", up: i64) -> list[Change]:
    """DRC-9.30: the ways to join exactly three tiles with a changed one."""
    return [way for way in _changes(state, up, SMALL_SET) if count(way[2]) == SMALL_SET]


def _joint(state: "DragonCastle") -> Price:
    """What may pay first, so that a second payment and the power are still possible."""
    up = realm.face_up(state)
    if not _changes(state, up, SMALL_SET):
        return 0, False
    pool = _pool(state)
    shrine = pool > 0 and _can_pay_second(state, up, pool - 1)
    tiles: i64 = 0
    for cell in cells(up):
        if _can_pay_second(state, up & ~BIT[cell], pool):
            tiles |= BIT[cell]
    return tiles, shrine


def _can_pay_second(state: "DragonCastle", up: i64, pool: i64) -> bool:
    ways = joint_changes(state, up)
    if ways and (pool or up & ~_common([group for _, _, group in ways])):
        return True
    return _splitting(state, up) != 0


def _second_joint_price(state: "DragonCastle", up: i64) -> Price:
    ways = joint_changes(state, up)
    tiles = _splitting(state, up)
    if ways:
        tiles |= up & ~_common([group for _, _, group in ways])
    return tiles, bool(ways) and _pool(state) > 0


def _splitting(state: "DragonCastle", up: i64) -> i64:
    """Return the tiles whose loss turns a larger group into one of exactly three."""
    grid = state.board.realm
    found: i64 = 0
    for cell, kind, group in _changes(state, up, MIN_SET):
        alike = state.realms[state.turn].up[kind] & up | BIT[cell]
        for paid in cells(group & ~BIT[cell] & ~found):
            if count(grid.flood(BIT[cell], alike & ~BIT[paid])) == SMALL_SET:
                found |= BIT[paid]
    return found


# --- 9.25 Strength --------------------------------------------------------------------------------------------------


def movable(state: "DragonCastle") -> i64:
    """DRC-9.26, DRC-9.27: tops without a shrine, with somewhere to go, none of them twice."""
    free = realm.free(state)
    if not free:
        return 0
    bare, shrines = state.realms[state.turn].bare, state.shrines[state.turn]
    found = state.board.realm.all & ~bare & ~shrines
    if state.moved != NONE:
        found &= ~BIT[state.moved]
    return found if free & free - 1 else found & ~free


def _strength(state: "DragonCastle") -> Price:
    up, down, bare = realm.face_up(state), state.realms[state.turn].down, state.realms[state.turn].bare
    free = bare | down
    shrine = _pool(state) > 0 and ((up != 0 and free != 0) or (down != 0 and free & free - 1 != 0))
    if down or up & up - 1:
        return up, shrine  # another tile can go to the cell of the paid one
    base = state.turn * state.board.realm.cells
    # The only tile of the realm pays: something must lie under it, with another cell to go to.
    tiles = up if up and bare and state.stacks[base + last(up)] > 1 else 0
    return tiles, shrine


# --- 9.38 Faith, 9.41 Destruction -----------------------------------------------------------------------------------


def _faith(state: "DragonCastle") -> Price:
    """DRC-9.40: a shrine must be left to build; the set just turned over always has a free tile for it."""
    pool = _pool(state)
    if not pool or not realm.fresh_sites(state):
        return 0, False
    return realm.face_up(state) & ~sum(realm.forced(state)), pool >= 2


def _destruction(state: "DragonCastle", phase: i64) -> Price:
    in_danger = state.elegance == OPEN if phase == START else phase == COMPLETE and castle.duty(state)
    if in_danger:
        possible = bool(castle.destructible(state, completing=phase == COMPLETE, starting=phase == START))
    else:
        possible = state.top > 0  # a floor with tiles has an available one
    return _anything(state) if possible else (0, False)
