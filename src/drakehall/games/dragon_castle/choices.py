"""What the deciding seat may do: one function for every phase, each returning a sorted list of actions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle import castle, realm, spirits
from drakehall.games.dragon_castle.grid import cells, fan
from drakehall.games.dragon_castle.tiles import KINDS
from drakehall.games.dragon_castle.vocabulary import (
    BEAUTY,
    BUILD,
    COMPLETE,
    CONSOLIDATE,
    JOINT,
    OPEN,
    PLACE,
    POST,
    START,
)

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle


def start(state: "DragonCastle") -> list[int]:
    """DRC-5.1, DRC-5.7: a first tile or a summons, or a spirit before that."""
    found = fan(state.board.picks, castle.first_tiles(state))
    if may_summon(state):
        found.insert(0, state.board.summon)
    if state.powers:
        found += spirits.offers(state, START)
    return found


def may_summon(state: "DragonCastle") -> bool:
    """DRC-5.7, DRC-9.35: only the ground floor is left, and Elegance has no open duty."""
    return state.top <= 1 and state.elegance != OPEN


def complete(state: "DragonCastle") -> list[int]:
    """DRC-4.3: a shrine, a discard or a second tile; DRC-9.6: with a duty open only the second tile it asks for."""
    board = state.board
    room = castle.room(state)
    found: list[int] = []
    if not castle.duty(state):
        if room and state.supply:  # DRC-6.5, DRC-5.5
            found.append(board.take_shrine)
        found.append(board.discard)
    if room >= 2:
        first = board.pair
        second = castle.second_tiles(state, state.used, state.elegance)
        while second:
            low = second & -second
            found.append(first + low.bit_length() - 1)
            second ^= low
    if state.powers:
        found += spirits.offers(state, COMPLETE)
    return found


def place(state: "DragonCastle") -> list[int]:
    """DRC-6.1, DRC-6.2: any cell that can take a tile, or a spirit before that."""
    found = place_second(state)
    if state.powers:
        found += spirits.offers(state, PLACE)
    return found


def place_second(state: "DragonCastle") -> list[int]:
    """DRC-R24: no spirit comes between the two tiles of a pair."""
    seat = state.turn
    return fan(state.board.places, state.bare[seat] | state.down[seat])


def post(state: "DragonCastle") -> list[int]:
    """DRC-9.8: a last spirit, or the end of the turn."""
    return [*spirits.offers(state, POST), state.board.end_turn]


def consolidate(state: "DragonCastle") -> list[int]:
    """DRC-7.5: the next set, or Change before it."""
    return _sets(state, realm.forced(state)) + spirits.offers(state, CONSOLIDATE)


def build(state: "DragonCastle") -> list[int]:
    """DRC-7.8: shrines on the set just turned over, and Faith."""
    seat = state.turn
    found = _at(state.board.build, state.site & state.down[seat]) if state.allowance and state.pools[seat] else []
    return [*found, state.board.build_no_more, *spirits.offers(state, BUILD)]


def pay(state: "DragonCastle") -> list[int]:
    """DRC-9.1: the payments after which the power can be used."""
    tiles, shrine = spirits.price(state)
    found = _at(state.board.pay_tile, tiles)
    if shrine:
        found.append(state.board.pay_shrine)
    return found


def destroy(state: "DragonCastle") -> list[int]:
    """DRC-9.41: any available tile that no open duty needs."""
    window = state.window
    return _at(state.board.destroy, castle.destructible(state, completing=window == COMPLETE, starting=window == START))


def choose_set(state: "DragonCastle") -> list[int]:
    """DRC-9.13, DRC-9.43: the groups of Beauty or Cunning."""
    return _sets(state, spirits.beauties(state) if state.spirit == BEAUTY else spirits.cunnings(state))


def change(state: "DragonCastle") -> list[int]:
    """DRC-9.21, DRC-9.30: the special tiles and what they can count as."""
    joint = state.spirit == JOINT
    ways = spirits.joint_changes(state, realm.face_up(state)) if joint else spirits.changes(state)
    return sorted(state.board.change + cell * len(KINDS) + kind for cell, kind, _ in ways)


def wind_turn(state: "DragonCastle") -> list[int]:
    """DRC-9.15, DRC-9.18: a tile to turn face down; none only if the shrine has somewhere to go without it."""
    found = _at(state.board.turn_down, realm.face_up(state))
    if state.down[state.turn]:
        found.append(state.board.keep_up)
    return found


def wind_lift(state: "DragonCastle") -> list[int]:
    """DRC-9.16: any built shrine."""
    return _at(state.board.lift, state.shrines[state.turn])


def wind_set(state: "DragonCastle") -> list[int]:
    """DRC-9.17: any face-down tile without a shrine."""
    return _at(state.board.set_down, state.down[state.turn])


def strength_lift(state: "DragonCastle") -> list[int]:
    """DRC-9.25: a tile to move."""
    return _at(state.board.lift, spirits.movable(state))


def strength_more(state: "DragonCastle") -> list[int]:
    """DRC-9.25: another tile to move, or no more."""
    return [*strength_lift(state), state.board.stay]


def strength_set(state: "DragonCastle") -> list[int]:
    """DRC-9.26: another cell that can take a tile."""
    seat = state.turn
    return _at(state.board.set_down, (state.bare[seat] | state.down[seat]) & ~(1 << state.carried))


def faith_build(state: "DragonCastle") -> list[int]:
    """DRC-9.39: any free tile consolidated in this turn."""
    return _at(state.board.build, realm.fresh_sites(state))


def nothing(state: "DragonCastle") -> list[int]:
    """A game that is over asks for nothing."""
    return []


def _at(first: int, mask: int) -> list[int]:
    """List the actions of a verb at the cells of a mask."""
    return [first + cell for cell in cells(mask)]


def _sets(state: "DragonCastle", groups: list[int]) -> list[int]:
    """List sets by their first cells."""
    return sorted({state.board.turn_over + realm.first_bit(group).bit_length() - 1 for group in groups})


LEGAL: Final[tuple[Callable[["DragonCastle"], list[int]], ...]] = (
    start,
    complete,
    place,
    place_second,
    post,
    consolidate,
    build,
    pay,
    destroy,
    choose_set,
    change,
    wind_turn,
    wind_lift,
    wind_set,
    strength_lift,
    strength_set,
    strength_more,
    faith_build,
    nothing,
)
