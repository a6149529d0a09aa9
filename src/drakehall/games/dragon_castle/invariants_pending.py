"""What is true in the middle of a turn: every register holds what its phase needs, and nothing else."""

from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle import castle, realm, spirits
from drakehall.games.dragon_castle.grid import cells, count
from drakehall.games.dragon_castle.tiles import BEAUTY_ALLOWANCE, KIND, MIN_SET, NONE, SMALL_SET
from drakehall.games.dragon_castle.vocabulary import (
    BEAUTY,
    BUILD,
    CHANGE,
    CHANGE_TILE,
    CHOOSE_SET,
    COMPLETE,
    CONSOLIDATE,
    CUNNING,
    DECEPTION,
    DEPTHS,
    DESTROY,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    FAITH_BUILD,
    JOINT,
    MET,
    NO_DUTY,
    OPEN,
    OVER,
    PAY,
    PLACE,
    PLACE_SECOND,
    POST,
    SPIRITS,
    START,
    STRENGTH,
    STRENGTH_LIFT,
    STRENGTH_MORE,
    STRENGTH_SET,
    WIND,
    WIND_LIFT,
    WIND_SET,
    WIND_TURN,
)
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

# Whose power asks in a phase.
AT_WORK: Final = {
    PAY: tuple(range(len(SPIRITS))),
    DESTROY: (DESTRUCTION,),
    CHOOSE_SET: (BEAUTY, CUNNING),
    CHANGE_TILE: (CHANGE, JOINT),
    WIND_TURN: (WIND,),
    WIND_LIFT: (WIND,),
    WIND_SET: (WIND,),
    STRENGTH_LIFT: (STRENGTH,),
    STRENGTH_SET: (STRENGTH,),
    STRENGTH_MORE: (STRENGTH,),
    FAITH_BUILD: (FAITH,),
}
_OF_THE_PAIR: Final = (DECEPTION, ELEGANCE, DEPTHS)


def check(state: "DragonCastle") -> None:
    """Raise `BrokenInvariant` if a turn could never be in this state."""
    check_step(state)
    check_taken(state)
    check_used(state)
    check_touched(state)
    check_spirit(state)
    check_fresh(state)
    check_site(state)
    check_duty(state)
    check_question(state)


def check_step(state: "DragonCastle") -> None:
    """DRC-4.3: the turn is at one of its steps, or at something above it."""
    base, phase = state.base, state.phase
    above = CONSOLIDATE <= phase < OVER and base != OVER
    require(above or phase in (base, PLACE_SECOND), "a step of a turn, or something above it")
    require(phase != PLACE_SECOND or base == PLACE, "the second tile follows the first")
    in_hand = base in (COMPLETE, PLACE) and phase != PLACE_SECOND
    require((state.first != NONE) == in_hand, "the first tile is in hand")
    require(state.second == NONE or base == PLACE, "the second tile is in hand")
    require(phase != PLACE_SECOND or state.second != NONE, "the second tile is in hand")
    hand = (state.first != NONE) + (state.second != NONE)
    require(base != PLACE or count(realm.free(state)) >= hand, "there is room for what is in hand")  # DRC-6.5
    if phase == OVER:
        require(not state.used and not state.fresh and not state.site and not state.touched, "nothing lasts longer")


def check_taken(state: "DragonCastle") -> None:
    """DRC-5.1, DRC-5.2: the first tile came from its place on the top floor, the second goes with it."""
    cell, floor, base = state.first_cell, state.first_floor, state.base
    require((cell == NONE) == (floor == 0), "the first tile's place is known")
    require(cell != NONE or base not in (COMPLETE, PLACE), "the first tile's place is known")
    require(cell == NONE or base not in (START, OVER), "no tile is taken yet")
    if cell == NONE:
        require(base != POST or state.tokens[state.turn] > 0, "a turn without a tile is a summons")
        return
    face = state.castle[cell * castle.FLOORS + floor - 1]
    require(face != NONE and state.heights[cell] < floor, "the first tile lay in the castle")
    lost = (base in (PLACE, POST)) + (state.used >> DESTRUCTION & 1)
    require(state.heights[cell] >= floor - 1 - lost, "the first tile lay uppermost")
    require(state.top <= floor, "the first tile lay on the top floor")
    require(state.first in (NONE, face), "the first tile is the one that lay there")
    if state.second != NONE:
        alike = KIND[state.second] == KIND[face] if state.used >> DEPTHS & 1 else state.second == face
        require(alike or state.used & (1 << DECEPTION | 1 << DEPTHS) == 1 << DECEPTION, "the second tile makes a pair")


def check_used(state: "DragonCastle") -> None:
    """DRC-9.2, DRC-9.8: the spirits called in this turn were in play and had their windows."""
    used, base = state.used, state.base
    require(used & ~state.powers == 0, "only spirits in play are called")
    joint = bool(state.powers >> JOINT & 1 and used & (1 << CHANGE | 1 << CUNNING))
    require(bool(used >> JOINT & 1) == joint, "Change or Cunning called is called together as well")
    pair = used & (1 << DECEPTION | 1 << DEPTHS)
    require(not pair or state.first_cell != NONE, "Deception and Depths follow the first tile")
    require(not pair or base != PLACE or state.second != NONE, "Deception and Depths are for a pair")
    require(NO_DUTY <= state.elegance <= MET, "a duty of Elegance")
    begun = used >> ELEGANCE & 1 == 1 and state.spirit != ELEGANCE
    require((state.elegance != NO_DUTY) == begun, "Elegance called is a duty")
    require(state.elegance != MET or state.first_cell != NONE, "a duty of Elegance is met by a tile")
    require(state.elegance != OPEN or base in (START, COMPLETE), "a duty of Elegance is met by the action")
    turned = [spirit for spirit in (BEAUTY, CHANGE, CUNNING) if used >> spirit & 1 and not at_work(state, spirit)]
    require(not (turned or used >> FAITH & 1) or bool(state.fresh), "a set was turned over")


def at_work(state: "DragonCastle", spirit: int) -> bool:
    """Whether a spirit is at work, alone or together with another."""
    return state.spirit == spirit or (state.spirit == JOINT and spirit in (CHANGE, CUNNING))


def check_spirit(state: "DragonCastle") -> None:
    """DRC-9.1, DRC-9.8: a spirit at work was called in its window and asks for what it does."""
    phase, spirit, window = state.phase, state.spirit, state.window
    able = (state.able & realm.ABLE[state.turn]) >> state.turn * realm.ABLE_BITS
    if able and phase <= POST:
        require(able == spirits.able(state, phase) | realm.KNOWN, "what can be called is known rightly")
    require((state.due > 0) == (phase == PAY) and 0 <= state.due <= 1 + (spirit == JOINT), "payments are due")
    require((state.carried != NONE) == (phase in (WIND_SET, STRENGTH_SET)), "something is being moved")
    require(state.moved == NONE or phase in (STRENGTH_MORE, STRENGTH_SET), "Strength has moved a tile")
    require(state.moved != NONE or phase != STRENGTH_MORE, "Strength has moved a tile")
    if phase not in AT_WORK:
        require(spirit == NONE and window == NONE, "no spirit is at work")
        return
    require(spirit in AT_WORK[phase], "the spirit at work asks")
    require(state.used >> spirit & 1 == 1, "a spirit at work was called")
    require(START <= window <= BUILD and spirits.WINDOWS[window] >> spirit & 1 == 1, "a spirit was called in a window")
    require(window > POST or window == state.base, "a spirit was called in a window")
    require(window != CONSOLIDATE or bool(realm.forced(state)), "Change was called while a set waits")  # DRC-9.23
    require(state.moved == NONE or can_move(state, state.moved), "a tile that Strength can have moved")
    if phase == STRENGTH_SET:
        require(spirits.movable(state) >> state.carried & 1 == 1, "a tile that Strength can move")
    elif phase == WIND_SET:
        require(state.shrines[state.turn] >> state.carried & 1 == 1, "a shrine that Wind can move")
    elif phase in (WIND_TURN, WIND_LIFT):
        seat = state.turn
        up = realm.face_up(state) if phase == WIND_TURN else 0
        target = state.realms[seat].down | up
        require(state.shrines[seat] != 0 and target != 0, "Wind finds a shrine and a tile for it")
        require(phase == WIND_LIFT or up != 0, "Wind finds a tile to turn")


def can_move(state: "DragonCastle", cell: int) -> bool:
    """Whether a tile without a shrine lies on a cell."""
    seat = state.turn
    return (state.realms[seat].bare | state.shrines[seat]) >> cell & 1 == 0


def check_touched(state: "DragonCastle") -> None:
    """DRC-6.4, DRC-7.3: sets wait only while tiles are laid or turned over, and only where a tile was laid."""
    phase, touched = state.phase, state.touched
    above = phase in (CONSOLIDATE, BUILD) or state.window in (CONSOLIDATE, BUILD)
    require(not touched or above or phase in (PLACE_SECOND, STRENGTH_SET, STRENGTH_MORE), "no tile waits")
    require(touched & ~realm.face_up(state) == 0 and count(touched) <= 2, "laid tiles lie face up, two at most")
    if phase == PLACE_SECOND:
        face = state.castle[state.first_cell * castle.FLOORS + state.first_floor - 1]
        laid = [state.tops[state.turn * state.board.realm.cells + cell] for cell in cells(touched)]
        require(laid == [face], "the first tile was laid")
    if phase in (STRENGTH_SET, STRENGTH_MORE):
        up = 0 if state.moved == NONE else 1 << state.moved & realm.face_up(state)
        require(touched == up, "the moved tile was laid")
    for seat in range(state.seats):
        alike = state.realms[seat].up
        sets = [group for mask in alike for group in state.board.realm.large_groups(mask, MIN_SET)]
        require(all(seat == state.turn and group & touched for group in sets), "no set waits")


def check_fresh(state: "DragonCastle") -> None:
    """DRC-9.39: the tiles consolidated in this turn lie face down in the realm."""
    size, base = state.board.realm.cells, state.turn * state.board.realm.cells
    require(state.fresh == sorted(set(state.fresh)), "consolidated tiles are listed once")
    for tile in state.fresh:
        cell, level = divmod(tile, realm.LEVELS)
        require(0 <= cell < size and 0 < level <= state.stacks[base + cell], "consolidated tiles lie in the realm")
        face_down = level < state.stacks[base + cell] or state.tops[base + cell] == NONE
        require(face_down, "consolidated tiles lie face down")
    placed = state.base == POST and state.first_cell != NONE
    sets = placed or bool(state.used & (1 << BEAUTY | 1 << CHANGE | 1 << CUNNING | 1 << STRENGTH))
    require(not state.fresh or sets, "a set comes of placing or of a spirit")
    require(len(state.fresh) >= smallest_set(state) or not state.fresh, "a set has four tiles or more")


def smallest_set(state: "DragonCastle") -> int:
    """DRC-7.1, DRC-9.43: return the size of the smallest set that can have been turned over in this turn."""
    return SMALL_SET if state.used >> CUNNING & 1 else MIN_SET


def check_site(state: "DragonCastle") -> None:
    """DRC-7.8, DRC-7.9: shrines go on the set just turned over."""
    phase, site, seat = state.phase, state.site, state.turn
    building = phase == BUILD or state.window == BUILD
    require((site != 0) == building, "shrines go on a set")
    require(state.allowance >= 0 and (site != 0 or state.allowance == 0), "shrines go on a set")
    if not building:
        return
    base = seat * state.board.realm.cells
    require(
        all(cell * realm.LEVELS + state.stacks[base + cell] in state.fresh for cell in cells(site)),
        "the set was just turned over",
    )
    require(count(site) >= smallest_set(state), "a set has four tiles or more")
    built = count(site & state.shrines[seat])
    more = state.used >> FAITH & 1
    require(state.allowance + built <= BEAUTY_ALLOWANCE + more, "a set has its allowance")


def check_duty(state: "DragonCastle") -> None:
    """DRC-9.6: what a spirit of the pair asks for can be done."""
    if state.spirit in _OF_THE_PAIR:
        return  # it is still being paid for
    if state.base == START and state.elegance == OPEN:
        require(bool(castle.first_tiles(state)), "a duty can be met")
    elif state.base == COMPLETE and castle.duty(state):
        second = castle.second_tiles(state, state.used, state.elegance)
        require(count(realm.free(state)) >= 2 and bool(second), "a duty can be met")


def check_question(state: "DragonCastle") -> None:
    """DRC-R46: every question has an answer, and pointless questions are not asked."""
    phase = state.phase
    require(phase == OVER or bool(state.legal()), "the deciding seat has something to do")
    if phase == POST:
        require(bool(spirits.offers(state, POST)), "the last window is asked if a spirit can be called")
    elif phase == CONSOLIDATE:
        waiting = realm.forced(state)
        require(len(waiting) > 1 or bool(waiting and spirits.offers(state, phase)), "a set waits")
    elif phase == BUILD:
        asked = bool(state.allowance and state.pools[state.turn]) or bool(spirits.offers(state, phase))
        require(asked, "there is a shrine to build")
