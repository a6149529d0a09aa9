"""What is true of every position of Dragon Castle; `pending` says what is true in the middle of a turn."""

from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle import cards, invariants_pending, layouts
from drakehall.games.dragon_castle.castle import FLOORS
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.tiles import (
    COPIES,
    DRAGON_SET_BONUS,
    FACES,
    NONE,
    SHRINES,
    START_SHRINES,
    TILES,
    deck,
    set_points,
    summons_to_end,
)
from drakehall.games.dragon_castle.vocabulary import COMPLETE, DESTRUCTION, OVER, PLACE, POST, START
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

BEST_SET: Final = 8
"""Size of the set that brings the most points per tile (DRC-7.6)."""


def check(state: "DragonCastle") -> None:
    """Raise `BrokenInvariant` if the rules could never lead to this position."""
    check_shape(state)
    check_castle(state)
    check_realms(state)
    check_pieces(state)
    check_course(state)
    check_countdown(state)
    invariants_pending.check(state)


def check_cards(state: "DragonCastle") -> None:
    """DRC-3.4: the cards in play are among those agreed upon."""
    options = state.options
    require(cards.could_be_spirits(options.spirits, state.spirits), "the spirits that were agreed upon, sorted")
    require(cards.could_be_dragons(options.dragons, state.dragons), "the dragons that were agreed upon, sorted")


def check_shape(state: "DragonCastle") -> None:
    """Every list has its length and every number its range."""
    seats, board = state.seats, state.board
    require(2 <= seats <= 4, "two to four seats")
    require(0 <= state.phase <= OVER and state.base in (START, COMPLETE, PLACE, POST, OVER), "a known phase")
    require((state.seat is None) == (state.phase == OVER), "somebody decides until the game is over")
    require(0 <= state.turn < seats and 0 <= state.starter < seats, "seats at the table")
    require(state.seat in (None, state.turn), "the player whose turn it is decides")
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
    require(NONE <= state.first_cell < board.castle.cells, "a cell of the castle")
    require(0 <= state.first_floor <= FLOORS, "a floor of the castle")
    require(all(NONE <= tile < FACES for tile in (*state.tops, state.first, state.second)), "known tiles")


def check_castle(state: "DragonCastle") -> None:
    """DRC-3.1: the castle was built from all tiles and only ever loses them from the top."""
    plan = layouts.layout(state.options.layout, state.seats)
    built = [height for row in plan.rows for height in row]
    require(all(0 <= now <= then for now, then in zip(state.heights, built, strict=False)), "no stack grows")
    there = [tile != NONE for tile in state.castle]
    require(there == [floor < then for then in built for floor in range(FLOORS)], "tiles lie where the layout says")
    require(sorted(tile for tile in state.castle if tile != NONE) == deck(), "the castle was built from all tiles")
    twin = state.copy()
    twin.rebuild()
    require(
        (twin.standing, twin.top, twin.picks, twin.shown, twin.blocked)
        == (state.standing, state.top, state.picks, state.shown, state.blocked),
        "what lies open is right",
    )
    for seat, realm in enumerate(state.realms):
        other = twin.realms[seat]
        shows = (realm.bare, realm.down, realm.up, realm.numbers)
        require(shows == (other.bare, other.down, other.up, other.numbers), "what the realms show is right")


def check_realms(state: "DragonCastle") -> None:
    """DRC-6.2, DRC-7.11: face-up tiles lie on top, shrines on face-down tiles."""
    require(min(state.stacks) >= 0, "stacks have tiles or none")
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


def check_course(state: "DragonCastle") -> None:
    """DRC-4.1, DRC-4.3: turns go round, and what was taken, placed and won fits the number of turns."""
    seats, over = state.seats, state.phase == OVER
    require(state.options.starting_seat in (None, state.starter), "the agreed player starts")
    require(state.turns >= 1 + over, "turns are counted")
    require((state.starter + state.turns - 1 - over - state.turn) % seats == 0, "turns go round from the first player")
    removed = TILES - sum(state.heights)
    taking = acted(state) + (state.base == COMPLETE) - sum(state.tokens)
    done = state.used >> DESTRUCTION & 1 == 1 and state.spirit != DESTRUCTION
    destroyed = state.turns - 1 + done if DESTRUCTION in state.spirits else 0
    most = 2 * taking - (state.base == COMPLETE) + destroyed
    require(taking <= removed <= most, "every turn but a summons takes one tile or two")
    size = state.board.realm.cells
    for seat in range(seats):
        placing = actions(state, seat) - state.tokens[seat] - state.earned[2 * seat + 1]
        tiles = sum(state.stacks[seat * size : (seat + 1) * size])
        if seat == state.turn and state.base == PLACE:
            tiles += (state.first != NONE) + (state.second != NONE)
        taken = state.pools[seat] + state.shrines[seat].bit_count() - START_SHRINES
        require(taken <= placing and tiles + taken <= 2 * placing, "an action gives two tiles, or a tile and a shrine")
    require(sum(state.earned[1::2]) <= state.gone, "who discards has a point")
    points = (set_points(BEST_SET) + DRAGON_SET_BONUS) * removed // BEST_SET
    require(sum(state.earned[::2]) <= points, "points for sets come from tiles")


def check_countdown(state: "DragonCastle") -> None:
    """DRC-5.7, DRC-8.2, DRC-8.3: players summon at most once per turn, until the round in which enough have."""
    summons, needed = sum(state.tokens), summons_to_end(state.seats)
    require(not summons or max(state.heights) <= 1, "nobody summons while the castle has several floors")
    for seat in range(state.seats):
        require(state.tokens[seat] <= actions(state, seat), "one summons in a turn")
    over = state.phase == OVER
    require(not over or (summons >= needed and acted(state) % state.seats == 0), "the game ends with the last round")
    rounds = (state.turns - 1 - over) // state.seats
    require(summons - (acted(state) - rounds * state.seats) < needed, "nobody summons after the last round")


def acted(state: "DragonCastle") -> int:
    """Return how many turns have had their action."""
    return state.turns - 1 + (state.base in (PLACE, POST))


def actions(state: "DragonCastle", seat: int) -> int:
    """Return how many actions a seat has had."""
    after_starter = (seat - state.starter) % state.seats
    return (acted(state) - after_starter + state.seats - 1) // state.seats
