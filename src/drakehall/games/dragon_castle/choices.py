"""What the deciding seat may do: one function for every phase, each returning a sorted list of actions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from drakehall.games.dragon_castle import castle, realm, spirits
from drakehall.games.dragon_castle.grid import BIT, cells, fan
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
    found = castle.first_tiles(state)
    if state.top <= 1 and may_summon(state):
        found.insert(0, state.board.summon)
    if state.powers & ~state.used:
        found += spirits.offers(state, START)
    return found


def may_summon(state: "DragonCastle") -> bool:
    """DRC-5.7, DRC-9.35: only the ground floor is left, and Elegance has no open duty."""
    return state.top <= 1 and state.elegance != OPEN


def complete(state: "DragonCastle") -> list[int]:
    """DRC-4.3: a shrine, a discard or a second tile; DRC-9.6: with a duty open only the second tile it asks for."""
    board, own = state.board, state.realms[state.turn]
    room = own.bare | own.down
    pair_only = castle.duty(state)
    found: list[int] = []
    if not pair_only:
        if room and state.supply:  # DRC-6.5, DRC-5.5
            found.append(board.take_shrine)
        found.append(board.discard)
    if room & room - 1:  # two cells or more
        usual = not pair_only and not state.elegance
        second = castle.identical(state) if usual else castle.second_tiles(state, state.used, state.elegance)
        for cell in second:
            found.append(board.pair + cell)  # noqa: PERF401
    if state.powers & ~state.used:
        found += spirits.offers(state, COMPLETE)
    return found


def place(state: "DragonCastle") -> list[int]:
    """DRC-6.1, DRC-6.2: any cell that can take a tile, or a spirit before that."""
    found = place_second(state)
    if state.powers & ~state.used:
        found += spirits.offers(state, PLACE)
    return found


def place_second(state: "DragonCastle") -> list[int]:
    """DRC-R24: no spirit comes between the two tiles of a pair."""
    own = state.realms[state.turn]
    return fan(state.board.places, own.bare | own.down)


def post(state: "DragonCastle") -> list[int]:
    """DRC-9.8: a last spirit, or the end of the turn."""
    return [*spirits.offers(state, POST), state.board.end_turn]


def consolidate(state: "DragonCastle") -> list[int]:
    """DRC-7.5: the next set, or Change before it."""
    return _sets(state, realm.forced(state)) + spirits.offers(state, CONSOLIDATE)


def build(state: "DragonCastle") -> list[int]:
    """DRC-7.8: shrines on the set just turned over, and Faith."""
    seat = state.turn
    building = state.allowance and state.pools[seat]
    found = _at(state.board.build, state.site & state.realms[seat].down) if building else []
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
    tiles = castle.destructible(state, completing=window == COMPLETE, starting=window == START)
    return [state.board.destroy + cell for cell in tiles]


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
    if state.realms[state.turn].down:
        found.append(state.board.keep_up)
    return found


def wind_lift(state: "DragonCastle") -> list[int]:
    """DRC-9.16: any built shrine."""
    return _at(state.board.lift, state.shrines[state.turn])


def wind_set(state: "DragonCastle") -> list[int]:
    """DRC-9.17: any face-down tile without a shrine."""
    return _at(state.board.set_down, state.realms[state.turn].down)


def strength_lift(state: "DragonCastle") -> list[int]:
    """DRC-9.25: a tile to move."""
    return _at(state.board.lift, spirits.movable(state))


def strength_more(state: "DragonCastle") -> list[int]:
    """DRC-9.25: another tile to move, or no more."""
    return [*strength_lift(state), state.board.stay]


def strength_set(state: "DragonCastle") -> list[int]:
    """DRC-9.26: another cell that can take a tile."""
    return _at(state.board.set_down, realm.free(state) & ~BIT[state.carried])


def faith_build(state: "DragonCastle") -> list[int]:
    """DRC-9.39: any free tile consolidated in this turn."""
    return _at(state.board.build, realm.fresh_sites(state))


def nothing(state: "DragonCastle") -> list[int]:
    """A game that is over asks for nothing."""
    return []


def _at(first: i64, mask: i64) -> list[int]:
    """List the actions of a verb at the cells of a mask."""
    return [first + cell for cell in cells(mask)]


def _sets(state: "DragonCastle", groups: list[int]) -> list[int]:
    """List sets by their first cells."""
    return sorted({state.board.turn_over + realm.first_bit(group).bit_length() - 1 for group in groups})


BY_PHASE: Final[tuple[Callable[["DragonCastle"], list[int]], ...]] = (
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
