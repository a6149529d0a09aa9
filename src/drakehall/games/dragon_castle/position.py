"""Positions of Dragon Castle as text: written by `write`, read by `read`. docs/positions.md shows examples."""

from typing import TYPE_CHECKING, Final

from drakehall.games.dragon_castle import position_pending
from drakehall.games.dragon_castle.castle import FLOORS
from drakehall.games.dragon_castle.grid import CastleGrid, RealmGrid
from drakehall.games.dragon_castle.tiles import LABELS, NONE, SHRINES, TILES, deck
from drakehall.games.dragon_castle.vocabulary import COMPLETE, DRAGON_CARDS, OVER, PLACE, POST, SPIRIT_CARDS, SPIRITS
from drakehall.kernel.numbers import whole
from drakehall.kernel.position_errors import WrongCount, WrongRows
from drakehall.kernel.position_pool import TO_DEAL, Pool
from drakehall.kernel.position_text import ANY, EMPTY, PositionReader, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

MOST: Final = 10**6
"""More turns, pieces and points than any game has."""
NO_STACK: Final = "."
FACE_DOWN: Final = "#"
SHRINE: Final = "^"
STACK: Final = ". 3S5 2# 2#^"
"""Examples of what stands on a cell of a realm."""


def write(state: "DragonCastle") -> str:
    """Write a whole position."""
    text = PositionWriter("dragon_castle", state)
    text.line("spirits", *([SPIRITS[spirit] for spirit in state.spirits] or [EMPTY]))
    text.line("dragons", *([DRAGON_CARDS[dragon] for dragon in state.dragons] or [EMPTY]))
    text.line("turns", state.turns)
    text.line("starter", state.starter)
    text.line("turn", state.turn)
    write_castle(state, text)
    for seat in range(state.seats):
        write_realm(state, seat, text)
    text.line("shrine pools", *state.pools)
    for key, numbers in (("countdown", state.tokens), ("sets", state.earned[::2]), ("discards", state.earned[1::2])):
        if any(numbers):
            text.line(key, *numbers)
    position_pending.write(state, text)
    return str(text)


def write_castle(state: "DragonCastle", text: PositionWriter) -> None:
    """Write every stack of the castle from the bottom to the top, row by row, and what was taken from where."""
    stacks, taken = [], []
    for cell, height in enumerate(state.heights[:-1]):
        tiles = [LABELS[tile] for tile in state.castle[cell * FLOORS : (cell + 1) * FLOORS] if tile != NONE]
        stacks.append(".".join(tiles[:height]) or NO_STACK)
        if tiles[height:]:
            taken.append(f"{state.board.castle_labels[cell]}={'.'.join(tiles[height:])}")
    text.rows("castle", rows_of(stacks, state.board.castle))
    if taken:
        text.line("taken", *taken)


def write_realm(state: "DragonCastle", seat: int, text: PositionWriter) -> None:
    """Write the stacks of a realm row by row."""
    rows = rows_of([stack(state, seat, cell) for cell in range(state.board.realm.cells)], state.board.realm)
    if rows:
        text.rows(f"realm {seat}", rows)


def rows_of(stacks: list[str], grid: CastleGrid | RealmGrid) -> list[str]:
    """Write stacks row by row, without the empty cells at the end of a row and the empty rows at the end."""
    rows: list[str] = []
    for first in range(0, grid.cells, grid.cols):
        row = stacks[first : first + grid.cols]
        while len(row) > 1 and row[-1] == NO_STACK:
            row.pop()
        rows.append(" ".join(row))
    while rows and rows[-1] == NO_STACK:
        rows.pop()
    return rows


def stack(state: "DragonCastle", seat: int, cell: int) -> str:
    """Write a cell of a realm: how many tiles lie there, the face-up one or that it lies face down, a shrine."""
    at = seat * state.board.realm.cells + cell
    if not state.stacks[at]:
        return NO_STACK
    top = FACE_DOWN if state.tops[at] == NONE else LABELS[state.tops[at]]
    return f"{state.stacks[at]}{top}{SHRINE if state.shrines[seat] >> cell & 1 else ''}"


def read(state: "DragonCastle", text: PositionReader) -> "DragonCastle":
    """Lay out what a text names on a table that was set for a new game; what it does not name follows or is dealt."""
    if text.bare:
        return state
    read_cards(state, text)
    for seat in range(state.seats):
        read_realm(state, seat, text.line(f"realm {seat}"))
    pool = Pool(deck(), LABELS)
    tiles = read_castle(state, text, pool)
    position_pending.read(state, text)
    build(state, text, pool, tiles)
    position_pending.take_in_hand(state)
    read_pieces(state, text)
    read_turns(state, text)
    return state


def read_cards(state: "DragonCastle", text: PositionReader) -> None:
    """Read which cards are in play; otherwise the seed has drawn them."""
    spirits, dragons = text.line("spirits"), text.line("dragons")
    if spirits is not None:
        state.spirits = cards_of(spirits, SPIRITS[:SPIRIT_CARDS])
    if dragons is not None:
        state.dragons = cards_of(dragons, DRAGON_CARDS)


def cards_of(line: TextLine, labels: tuple[str, ...]) -> list[int]:
    """Return the cards that a line names."""
    return sorted(word.label(labels) for word in line.words() if word.text != EMPTY)


def read_realm(state: "DragonCastle", seat: int, line: TextLine | None) -> None:
    """Lay the tiles of a realm."""
    for cell, word in stacks_of(line, state.board.realm):
        if word.text != NO_STACK:
            lay(state, seat, cell, word)


def stacks_of(line: TextLine | None, grid: CastleGrid | RealmGrid) -> list[tuple[int, Word]]:
    """Return what stands on the cells of a castle or a realm; those that are left out are empty."""
    if line is None:
        return []
    rows = line.rows()
    if len(rows) > grid.rows:
        raise WrongRows(line=line.key.line, column=line.key.column, count=len(rows), needed=grid.rows)
    for words in rows:
        if len(words) > grid.cols:
            at = words[grid.cols]
            raise WrongCount(line=at.line, column=at.column, count=len(words), needed=grid.cols)
    return [(row * grid.cols + col, word) for row, words in enumerate(rows) for col, word in enumerate(words)]


def lay(state: "DragonCastle", seat: int, cell: int, word: Word) -> None:
    """Lay a stack on a cell of a realm."""
    at = seat * state.board.realm.cells + cell
    digits = len(word.text) - len(word.text.lstrip("0123456789"))
    height = whole(word.text[:digits])
    if not height or height > TILES:
        raise word.refused(STACK)
    shrine = word.text.endswith(SHRINE)
    top = word.part(digits, len(word.text) - shrine)
    state.stacks[at] = height
    state.tops[at] = NONE if top.text == FACE_DOWN else top.label((*LABELS, FACE_DOWN))
    if shrine:
        state.shrines[seat] |= 1 << cell


def read_castle(state: "DragonCastle", text: PositionReader, pool: Pool) -> list[int]:
    """Read which tiles lie in the castle and which were taken, place by place; where it is not named, all lie there."""
    line, taken = text.line("castle"), text.line("taken")
    tiles = [NONE if tile == NONE else TO_DEAL for tile in state.castle]
    if line is not None:
        state.heights = [0] * len(state.heights)
    for cell, word in stacks_of(line, state.board.castle):
        build_stack(state, tiles, cell, word, pool)
    for word in taken.words() if taken is not None else []:
        place, *rest = word.split("=")
        cell = place.label(state.board.castle_labels)
        if len(rest) != 1:
            raise word.refused(f"{place.text}={ANY}")
        named = [pool.take(tile) for tile in rest[0].split(".")]
        height = state.heights[cell]
        first, last = cell * FLOORS + height, cell * FLOORS + height + len(named)
        if height + len(named) > FLOORS or tiles[first:last] != [TO_DEAL] * len(named):
            raise word.refused(f"{place.text}={ANY}")
        tiles[first:last] = named
    return tiles


def build_stack(state: "DragonCastle", tiles: list[int], cell: int, word: Word, pool: Pool) -> None:
    """Leave so much of a stack of the castle: `E2.M1` from the bottom to the top, or a number of any tiles."""
    first = cell * FLOORS
    built = sum(tile != NONE for tile in tiles[first : first + FLOORS])
    height = whole(word.text)
    named = [TO_DEAL] * min(height, FLOORS + 1) if height is not None else []
    if height is None and word.text != NO_STACK:
        named = [pool.take(tile) for tile in word.split(".")]
    if len(named) > built:
        raise word.refused(f"0–{built}")
    state.heights[cell] = len(named)
    tiles[first : first + len(named)] = named


def build(state: "DragonCastle", text: PositionReader, pool: Pool, tiles: list[int]) -> None:
    """Deal what is not named: first what lies in the castle, without the tiles that lie open elsewhere."""
    pool.shuffle(text.deal)
    kept = pool.keep([*state.tops, state.second])
    standing = [cell * FLOORS + floor for cell, height in enumerate(state.heights) for floor in range(height)]
    for place, tile in zip(standing, pool.dealt([tiles[place] for place in standing]), strict=True):
        tiles[place] = tile
    pool.put_back(kept)
    state.castle = pool.dealt(tiles)


def read_pieces(state: "DragonCastle", text: PositionReader) -> None:
    """Read shrines, countdown tokens and points; the rest of the pieces is where it must be."""
    seats = state.seats
    state.pools = text.numbers("shrine pools", state.pools, 0, SHRINES)
    state.supply = SHRINES - sum(state.pools) - sum(mask.bit_count() for mask in state.shrines)
    state.tokens = text.numbers("countdown", [0] * seats, 0, MOST)
    state.earned[::2] = text.numbers("sets", [0] * seats, 0, MOST)
    state.earned[1::2] = text.numbers("discards", [0] * seats, 0, MOST)
    hand = (state.first != NONE) + (state.second != NONE)
    state.gone = TILES - sum(state.heights) - sum(state.stacks) - hand


def read_turns(state: "DragonCastle", text: PositionReader) -> None:
    """Read turns and first player; unless they are named, as many turns as tiles were taken, the last of them now."""
    seats, over = state.seats, state.phase == OVER
    state.starter = text.seat("starter", state.options.starting_seat or 0)
    state.turn = text.seat("turn", state.starter)
    state.seat = None if over else state.turn
    ended = TILES - sum(state.heights) + sum(state.tokens) - (state.base in (COMPLETE, PLACE, POST))
    turns = 1 + ended - (ended - state.turn + state.starter) % seats + over
    state.turns = text.number("turns", turns, 0, MOST)
