"""What is true of every position of Dragon Castle."""

from typing import TYPE_CHECKING

from drakehall.games.dragon_castle import layouts, realm, spirits
from drakehall.games.dragon_castle.castle import FLOORS, available
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.realm import LEVELS
from drakehall.games.dragon_castle.tiles import (
    COPIES,
    FACES,
    KINDS,
    MIN_SET,
    NONE,
    SHRINES,
    TILES,
    deck,
    summons_to_end,
)
from drakehall.games.dragon_castle.vocabulary import (
    BUILD,
    COMPLETE,
    CONSOLIDATE,
    DRAGON_CARDS,
    FAITH_BUILD,
    MET,
    NO_DUTY,
    OVER,
    PAY,
    PLACE,
    PLACE_SECOND,
    POST,
    SPIRIT_CARDS,
    SPIRITS,
    START,
    STRENGTH_MORE,
    STRENGTH_SET,
    WIND_SET,
)
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle


def check(state: "DragonCastle") -> None:
    """Raise `BrokenInvariant` if the rules could never lead to this position."""
    check_shape(state)
    check_castle(state)
    check_realms(state)
    check_pieces(state)
    check_turn(state)
    check_spirit(state)


def check_shape(state: "DragonCastle") -> None:
    """Every list has its length and every number its range."""
    seats, board = state.seats, state.board
    require(2 <= seats <= 4, "two to four seats")
    require(0 <= state.phase <= OVER and 0 <= state.base <= OVER, "a known phase")
    require((state.seat is None) == (state.phase == OVER), "somebody decides until the game is over")
    require(0 <= state.turn < seats and 0 <= state.starter < seats, "seats at the table")
    require(state.turns >= 1, "turns are counted")
    require(state.seat in (None, state.turn), "the player whose turn it is decides")
    require(state.spirits == sorted(set(state.spirits)), "different spirits, sorted")
    require(all(0 <= spirit < SPIRIT_CARDS for spirit in state.spirits), "known spirits")
    require(state.dragons == sorted(set(state.dragons)), "different dragons, sorted")
    require(all(0 <= dragon < len(DRAGON_CARDS) for dragon in state.dragons), "known dragons")
    require(len(state.heights) == board.castle.cells + 1 and state.heights[-1] == 0, "a height for every castle cell")
    require(len(state.castle) == board.castle.cells * FLOORS, "three places on every castle cell")
    size = board.realm.cells * seats
    require(len(state.stacks) == size and len(state.tops) == size, "a stack on every realm cell")
    require(all(len(each) == seats for each in (state.shrines, state.pools, state.tokens)), "pieces for every seat")
    require(len(state.earned) == 2 * seats and min(state.earned) >= 0, "points for every seat")
    require(min(state.pools) >= 0 and min(state.tokens) >= 0, "no negative pieces")
    require(
        all(0 <= mask <= board.realm.all for mask in [*state.shrines, state.touched, state.site]), "cells of a realm"
    )
    require(all(NONE <= cell < board.realm.cells for cell in (state.carried, state.moved)), "cells of a realm")


def check_castle(state: "DragonCastle") -> None:
    """DRC-3.1: the castle was built from all tiles and only ever loses them from the top."""
    plan = layouts.layout(state.options.layout, state.seats)
    built = [height for row in plan.rows for height in row]
    require(all(0 <= now <= then for now, then in zip(state.heights, built, strict=False)), "no stack grows")
    there = [tile != NONE for tile in state.castle]
    require(there == [floor < then for then in built for floor in range(FLOORS)], "tiles lie where the layout says")
    require(sorted(tile for tile in state.castle if tile != NONE) == deck(), "the castle was built from all tiles")
    require(state.available == available(state.board.castle, state.levels), "the available tiles are right")
    levels, top, shown = state.levels, state.top, state.shown
    twin = state.copy()
    twin.rebuild()
    require((twin.levels, twin.top, twin.shown) == (levels, top, shown), "what lies open is right")
    require((twin.bare, twin.down, twin.up) == (state.bare, state.down, state.up), "what the realms show is right")


def check_realms(state: "DragonCastle") -> None:
    """DRC-6.2, DRC-7.11: face-up tiles lie on top, shrines on face-down tiles."""
    require(min(state.stacks) >= 0, "stacks have tiles or none")
    require(all(NONE <= tile < FACES for tile in state.tops), "known tiles")
    stacks = zip(state.stacks, state.tops, strict=True)
    require(all(height > 0 or tile == NONE for height, tile in stacks), "no tile without a stack")
    size = state.board.realm.cells
    for seat in range(state.seats):
        for cell in cells(state.shrines[seat]):
            at = seat * size + cell
            require(state.stacks[at] > 0 and state.tops[at] == NONE, "a shrine stands on a face-down tile")


def check_pieces(state: "DragonCastle") -> None:
    """DRC-2.2, DRC-7.12: no tile and no shrine is lost."""
    hand = [tile for tile in (state.first, state.second) if tile != NONE]
    require(
        sum(state.heights) + sum(state.stacks) + len(hand) + state.gone == TILES and state.gone >= 0,
        "castle, realms, hand and discarded tiles are all tiles",
    )
    seen = [tile for tile in state.tops if tile != NONE] + hand
    for cell, height in enumerate(state.heights[:-1]):
        seen += state.castle[cell * FLOORS : cell * FLOORS + height]
    require(all(seen.count(face) <= COPIES for face in set(seen)), "at most four of a face are left")
    built = sum(mask.bit_count() for mask in state.shrines)
    require(state.supply >= 0 and state.supply + sum(state.pools) + built == SHRINES, "all shrines are there")
    if sum(state.tokens):
        require(max(state.heights) <= 1, "nobody summons while the castle has several floors")
    require(sum(state.tokens) <= 2 * state.seats - 1, "nobody summons after the end")


def check_turn(state: "DragonCastle") -> None:
    """What belongs to each phase is there, and nothing else."""
    base, phase = state.base, state.phase
    require(base in (START, COMPLETE, PLACE, POST, OVER), "the turn stands at one of its steps")
    require(phase in (base, PLACE_SECOND) or CONSOLIDATE <= phase < OVER, "a step or something above it")
    require(phase != PLACE_SECOND or base == PLACE, "the second tile follows the first")
    require((state.first != NONE) == (base in (COMPLETE, PLACE) and phase != PLACE_SECOND), "the first tile is in hand")
    require(state.second == NONE or base == PLACE, "the second tile is in hand")
    require(phase != PLACE_SECOND or state.second != NONE, "the second tile is in hand")
    require((state.first_cell == NONE) == (state.first_floor == 0), "the first tile's place is known")
    require(base != COMPLETE or state.first_cell != NONE, "the first tile's place is known")
    require(state.used & ~state.powers == 0, "only spirits in play are called")
    require(NO_DUTY <= state.elegance <= MET, "a duty of Elegance")
    require((state.site != 0) == (phase in (BUILD, FAITH_BUILD) or _faith_waits(state)), "shrines go on a set")
    require(state.allowance == 0 or state.site != 0, "shrines go on a set")
    settled = phase == OVER or (phase <= POST and phase != PLACE_SECOND)
    require(not settled or state.touched == 0, "no tile waits to be looked at")
    for seat in range(state.seats):
        if settled or seat != state.turn:
            alike = state.up[seat * realm.GROUPS : seat * realm.GROUPS + len(KINDS)]
            require(not any(state.board.realm.large_groups(mask, MIN_SET) for mask in alike), "no set waits")
    require(phase != CONSOLIDATE or bool(realm.forced(state)), "a set waits")
    require(state.fresh == sorted(set(state.fresh)), "consolidated tiles are listed once")
    size = state.board.realm.cells
    require(
        all(0 < tile % LEVELS <= state.stacks[state.turn * size + tile // LEVELS] for tile in state.fresh),
        "consolidated tiles lie in the realm",
    )
    ended = sum(state.tokens) >= summons_to_end(state.seats) and (state.turn + 1) % state.seats == state.starter
    require(phase != OVER or ended, "the game ends with the last round")


def _faith_waits(state: "DragonCastle") -> bool:
    return state.phase == PAY and state.window == BUILD


def check_spirit(state: "DragonCastle") -> None:
    """A spirit at work was called and paid for in its window."""
    phase = state.phase
    working = PAY <= phase < OVER
    require((state.spirit != NONE) == working, "a spirit is at work")
    require((state.window != NONE) == working, "a spirit was called in a window")
    require(NONE <= state.spirit < len(SPIRITS), "a known spirit")
    if phase <= POST and state.able[state.turn] != NONE:
        require(state.able[state.turn] == spirits.able(state, phase), "what can be called is known rightly")
    require(not working or bool(state.used >> state.spirit & 1), "a spirit at work was called")
    require((state.due > 0) == (phase == PAY) and 0 <= state.due <= 2, "payments are due while paying")
    require((state.carried != NONE) == (phase in (WIND_SET, STRENGTH_SET)), "something is being moved")
    require(state.moved == NONE or phase in (STRENGTH_MORE, STRENGTH_SET), "Strength has moved a tile")
