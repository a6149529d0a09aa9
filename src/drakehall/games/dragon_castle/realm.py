"""The realm: placing tiles, finding sets, turning them over, building shrines."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from drakehall.games.dragon_castle.grid import BIT, cells, count
from drakehall.games.dragon_castle.tiles import KIND, KINDS, MIN_SET, NONE, NUMBER, NUMBERS, SEASONS
from drakehall.games.dragon_castle.vocabulary import BEAUTY

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

LEVELS: Final = 128
"""A tile of a realm is identified by `cell * LEVELS + level`."""


ABLE_BITS: Final = 12
"""Number of bits for each seat in `DragonCastle.able`: a mask of spirits, above it whether that is known."""
KNOWN: Final = 1 << ABLE_BITS - 1
ABLE: Final[tuple[int, ...]] = tuple((1 << ABLE_BITS) - 1 << seat * ABLE_BITS for seat in range(4))


@mypyc_attr(acyclic=True)
@final
class Realm:
    """What lies open in a seat's realm, as masks of its cells; copies of a position share it until it changes."""

    __slots__ = ("bare", "down", "memo", "numbers", "up")

    def __init__(self, bare: i64, down: i64, up: list[int], numbers: list[int]) -> None:
        """Take the masks."""
        self.bare = bare
        """The empty cells."""
        self.down = down
        """The cells with a face-down top tile and no shrine."""
        self.up = up
        """For each kind the cells with a face-up tile of it."""
        self.numbers = numbers
        """If Beauty is in play, for each number the cells with a face-up tile of it; those of no number come first."""
        self.memo: list[float] | None = None
        """Room for values computed from stacks and shrines; forgotten as soon as one of them changes."""


def survey(state: "DragonCastle") -> None:
    """Compute what lies open in all realms; afterwards it is kept up to date tile by tile."""
    size = state.board.realm.cells
    state.owned = 0
    state.able = 0
    state.realms = []
    for seat in range(state.seats):
        realm = Realm(0, 0, [0] * len(KINDS), [0] * (1 + NUMBERS) if state.powers >> BEAUTY & 1 else [])
        for cell in range(size):
            bit = BIT[cell]
            tile = state.tops[seat * size + cell]
            if not state.stacks[seat * size + cell]:
                realm.bare |= bit
            elif tile != NONE:
                _show(realm, tile, bit)
            elif not state.shrines[seat] & bit:
                realm.down |= bit
        state.realms.append(realm)


def own(state: "DragonCastle") -> Realm:
    """Return the player's realm for a change; if copies of the position might share it or its stacks, they go first."""
    seat = state.turn
    state.able &= ~ABLE[seat]
    if state.owned >> seat & 1:
        realm = state.realms[seat]
        realm.memo = None
        return realm
    if not state.owned:
        state.stacks = state.stacks[:]
        state.tops = state.tops[:]
        state.realms = state.realms[:]
    state.owned |= BIT[seat]
    shared = state.realms[seat]
    realm = state.realms[seat] = Realm(shared.bare, shared.down, shared.up[:], shared.numbers[:])
    return realm


def forget_able(state: "DragonCastle") -> None:
    """Forget which spirits the player can call: realm or pool change."""
    state.able &= ~ABLE[state.turn]


def free(state: "DragonCastle") -> i64:
    """DRC-6.2: the cells of the player's realm on which a tile may be placed."""
    realm = state.realms[state.turn]
    return realm.bare | realm.down


def face_up(state: "DragonCastle") -> i64:
    """Return the cells with a face-up tile."""
    seat = state.turn
    realm = state.realms[seat]
    shrines: i64 = state.shrines[seat]
    return state.board.realm.all & ~(realm.bare | realm.down | shrines)


def put(state: "DragonCastle", cell: i64, tile: i64) -> None:
    """Lay a tile face up."""
    realm = own(state)
    at = state.turn * state.board.realm.cells + cell
    bit: i64 = BIT[cell]
    state.stacks[at] = state.stacks[at] + 1
    state.tops[at] = tile
    realm.bare &= ~bit
    realm.down &= ~bit
    _show(realm, tile, bit)
    state.touched |= bit


def take_off(state: "DragonCastle", cell: i64) -> i64:
    """Take away and return the face-up tile of a cell."""
    realm = own(state)
    at = state.turn * state.board.realm.cells + cell
    bit: i64 = BIT[cell]
    tile = _hide(state, realm, at, bit)
    left = state.stacks[at] - 1
    state.stacks[at] = left
    if left:
        realm.down |= bit
    else:
        realm.bare |= bit
    state.touched &= ~bit
    return tile


def turn_down(state: "DragonCastle", cell: i64) -> None:
    """Turn the face-up tile of a cell face down."""
    realm = own(state)
    bit: i64 = BIT[cell]
    _hide(state, realm, state.turn * state.board.realm.cells + cell, bit)
    realm.down |= bit
    state.touched &= ~bit


def move_down(state: "DragonCastle", source: i64, target: i64) -> None:
    """Move the face-down top tile of a cell; its status for Faith moves with it."""
    realm = own(state)
    base = state.turn * state.board.realm.cells
    stacks = state.stacks
    old = source * LEVELS + stacks[base + source]
    stacks[base + source] -= 1
    if not stacks[base + source]:
        realm.down &= ~BIT[source]
        realm.bare |= BIT[source]
    stacks[base + target] += 1
    realm.bare &= ~BIT[target]
    realm.down |= BIT[target]
    if old in state.fresh:
        new = target * LEVELS + stacks[base + target]
        state.fresh = sorted(new if tile == old else tile for tile in state.fresh)


def raise_shrine(state: "DragonCastle", cell: i64) -> None:
    """Put a shrine on a face-down tile."""
    own(state).down &= ~BIT[cell]
    state.shrines = state.shrines[:]  # shared with copies: replaced, never changed
    state.shrines[state.turn] |= BIT[cell]


def lift_shrine(state: "DragonCastle", cell: i64) -> None:
    """Take a built shrine off its tile."""
    own(state).down |= BIT[cell]
    state.shrines = state.shrines[:]  # shared with copies: replaced, never changed
    state.shrines[state.turn] &= ~BIT[cell]


def forced(state: "DragonCastle") -> list[int]:
    """DRC-7.1, DRC-7.2: the sets waiting to be turned over, by their first cells.

    Only a tile laid or moved since the last look can have made one.
    """
    found: list[int] = []
    touched = state.touched
    if not touched:
        return found
    grid, up = state.board.realm, state.realms[state.turn].up
    base = state.turn * grid.cells
    while touched:
        low: int = touched & -touched
        cell: i64 = low.bit_length() - 1
        alike: i64 = up[KIND[state.tops[base + cell]]]
        group: i64 = low
        if alike & grid.around[cell]:
            group = grid.flood(low, alike)
            if count(group) >= MIN_SET:
                found.append(group)
        touched &= ~group
    if len(found) > 1:
        found.sort(key=first_bit)
    return found


def first_bit(mask: int) -> int:
    """Return the lowest bit of a mask: the first cell of a set, which identifies it."""
    return mask & -mask


def kind_at(state: "DragonCastle", cell: i64) -> int:
    """Return the kind of the face-up tile on a cell."""
    return KIND[state.tops[state.turn * state.board.realm.cells + cell]]


def specials(state: "DragonCastle") -> i64:
    """Return the cells with a face-up season, wind or dragon."""
    up = state.realms[state.turn].up
    found: i64 = 0
    for kind in range(SEASONS, len(KINDS)):
        found |= up[kind]
    return found


def consolidate(state: "DragonCastle", group: i64) -> None:
    """DRC-7.3, DRC-7.4: turn a set over; its tiles are those consolidated in this turn."""
    realm = own(state)
    base = state.turn * state.board.realm.cells
    for cell in cells(group):
        _hide(state, realm, base + cell, BIT[cell])
    realm.down |= group
    state.touched &= ~group
    state.fresh = sorted(state.fresh + [cell * LEVELS + state.stacks[base + cell] for cell in cells(group)])


def fresh_sites(state: "DragonCastle") -> i64:
    """DRC-9.39: the free face-down top tiles that were consolidated in this turn."""
    base = state.turn * state.board.realm.cells
    found: i64 = 0
    for tile in state.fresh:
        cell, level = divmod(tile, LEVELS)
        if state.stacks[base + cell] == level:
            found |= BIT[cell]
    return found & state.realms[state.turn].down


def _show(realm: Realm, tile: i64, bit: i64) -> None:
    """Let a tile lie face up."""
    kind = KIND[tile]
    realm.up[kind] = realm.up[kind] | bit
    if realm.numbers:
        number = NUMBER[tile]
        realm.numbers[number] = realm.numbers[number] | bit


def _hide(state: "DragonCastle", realm: Realm, at: i64, bit: i64) -> i64:
    """Let a tile no longer lie face up; return it."""
    tile: i64 = state.tops[at]
    state.tops[at] = NONE
    kind = KIND[tile]
    realm.up[kind] = realm.up[kind] & ~bit
    if realm.numbers:
        number = NUMBER[tile]
        realm.numbers[number] = realm.numbers[number] & ~bit
    return tile
