"""Tiles in the text of a position of Simurgh: their names, and where action tiles lie.

A tile goes by its type and its number, `production-03` or `dragon-49`; the number alone is understood as well.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.power import drafter_seat
from drakehall.games.simurgh.setup import BOXED
from drakehall.games.simurgh.tiles import DRAGONS, EXPLORATION, OBJECTIVES, POWER, PRODUCTION, TYPE_OF, TYPES
from drakehall.games.simurgh.vocabulary import (
    CHOOSING,
    DRAFTING,
    DRAFTING_POWER,
    NONE,
    TILES,
    WILD_LABELS,
    Frame,
)
from drakehall.kernel.position_errors import RepeatedLine, WrongCount
from drakehall.kernel.position_lists import first_word, listed, write_list
from drakehall.kernel.position_pool import TO_DEAL, Pool
from drakehall.kernel.position_text import ANY, EMPTY, PositionReader, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

SLOTS: Final = 4
"""Number of tiles in the Scout Quarters."""
DRAFTED: Final = 3
"""Number of power tiles that everybody chooses from in the draft."""


def label(tile: int) -> str:
    """Return a tile's name."""
    kind = "dragon" if tile in DRAGONS else "objective" if tile in OBJECTIVES else TYPES[TYPE_OF[tile]]
    return f"{kind}-{TILES[tile]}"


NAMES: Final = (EMPTY, *(label(tile) for tile in range(1, len(TILES))))
"""The name of every tile by its number."""
NUMBERS: Final = {name: tile for names in (NAMES, TILES) for tile, name in enumerate(names) if tile}


def tile_of(word: Word) -> int:
    """Return the tile that a word names."""
    tile = NUMBERS.get(word.text)
    if tile is None:
        close = get_close_matches(word.text, NAMES) or [NAMES[1], "…", NAMES[-1]]
        raise word.refused(", ".join(close))
    return tile


def names_of(tiles: Iterable[int]) -> list[str]:
    """Return the names of tiles; none is written `-`."""
    return [EMPTY if tile == NONE else NAMES[tile] for tile in tiles]


def write_tiles(text: PositionWriter, key: str, tiles: Iterable[int]) -> None:
    """Write tiles in their order."""
    write_list(text, key, names_of(tiles), " ")


def take(pool: Pool, word: Word) -> int:
    """Take the tile that a word names from those without a place; `?` is dealt later."""
    return pool.take(word if word.text == ANY else word._replace(text=NAMES[tile_of(word)]))


def take_all(pool: Pool, line: TextLine | None) -> list[int]:
    """Take the tiles that a line names, if there is one."""
    words = [] if line is None else line.words()
    return [] if [word.text for word in words] == [EMPTY] else [take(pool, word) for word in words]


def take_each(pool: Pool, line: TextLine | None, new: list[int]) -> list[int]:
    """Take a tile, or none, for each of several places; unless they are named, they get what is new."""
    if line is None:
        return new
    return [NONE if word.text == EMPTY else take(pool, word) for word in line.words(len(new))]


# --- Writing --------------------------------------------------------------------------------------------------------


def write_action_tiles(state: "Simurgh", text: PositionWriter) -> None:
    """Write action tiles on the board, in hands, in the stack and in the box, the stack from the bottom."""
    write_places(text, "wilds", WILD_LABELS, state.wilds)
    write_tiles(text, "quarters", state.slots)
    if state.chronicle:
        write_tiles(text, "chronicle", state.chronicle)
    for seat, hand in enumerate(state.hands):
        if hand:
            write_tiles(text, f"hand {seat}", hand)
    write_tiles(text, "stack", state.pile)
    write_tiles(text, "box", state.box)


def write_places(text: PositionWriter, key: str, labels: tuple[str, ...], tiles: list[int]) -> None:
    """Write which tile lies on which place, if any does."""
    found = [f"{place} {NAMES[tile]}" for place, tile in zip(labels, tiles, strict=False) if tile != NONE]
    if found:
        write_list(text, key, found)


def write_power(state: "Simurgh", text: PositionWriter) -> None:
    """Write which power tile everybody got, and by which draft."""
    text.line("power tiles", *names_of(state.kept))
    if state.rows:
        text.rows("power draft", [" ".join(names_of(row)) for row in state.rows])
    write_tiles(text, "power pile", state.power_rest)


# --- Reading --------------------------------------------------------------------------------------------------------


def drafted_by(state: "Simurgh", seat: int, stage: Frame) -> int:
    """Count the tiles that a seat has drafted, while the table is set."""
    drafted = {DRAFTING: stage[1], CHOOSING: 2 * state.seats}.get(stage[0], 0)
    return (drafted + state.seats - 1 - (seat - state.starter) % state.seats) // state.seats


def read_action_tiles(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read action tiles: what is not named lies in the box, in the Scout Quarters, and in the stack."""
    pool = Pool([tile for tile in range(PRODUCTION[0], EXPLORATION[-1] + 1) if tile not in POWER], NAMES)
    powers = Pool(POWER, NAMES)
    wilds = places_of(text.line("wilds"), WILD_LABELS)
    state.wilds = [NONE if word is None else laid(word, pool, powers) for word in wilds]
    line = text.line("chronicle")
    chronicle = [] if line is None else [word for word in line.words() if word.text != EMPTY]
    state.chronicle = [laid(word, pool, powers) for word in chronicle]
    state.slots = take_each(pool, text.line("quarters"), [NONE if stage[0] == DRAFTING_POWER else TO_DEAL] * SLOTS)
    for seat in range(state.seats):
        line = text.line(f"hand {seat}")
        new = [TO_DEAL] * drafted_by(state, seat, stage)
        state.hands[seat] = new if line is None else take_all(pool, line)
    state.box = [tile for tile in take_all(pool, text.line("box")) if tile != TO_DEAL]
    named = take_all(pool, text.line("stack"))
    pool.shuffle(text.deal)
    fill_box(state, pool)
    state.slots = pool.dealt(state.slots)
    state.hands = [sorted(pool.dealt(hand)) for hand in state.hands]
    state.wilds = pool.dealt(state.wilds)
    state.chronicle = pool.dealt(state.chronicle)
    named = pool.dealt(named)
    state.pile = pool.rest() + named


def laid(word: Word, pool: Pool, powers: Pool) -> int:
    """Take a tile of the Wilds or the Chronicle; a power tile also has a place in its owner's line."""
    return take(pool if word.text == ANY or tile_of(word) not in POWER else powers, word)


def fill_box(state: "Simurgh", pool: Pool) -> None:
    """SIM-3.4: put as many tiles of each type into the box as belong there, counting those named."""
    left = pool.rest()
    dealt: list[int] = []
    for tiles, boxed in BOXED:
        missing = max(0, boxed - sum(tile in tiles for tile in state.box))
        dealt += [tile for tile in left if tile in tiles][:missing]
    state.box += dealt
    pool.put_back(tile for tile in left if tile not in dealt)


def places_of(line: TextLine | None, labels: tuple[str, ...]) -> list[Word | None]:
    """Read which tile lies on which place: `W1 production-03, W4 exploration-40`."""
    found: list[Word | None] = [None] * len(labels)
    for piece in listed(line):
        place, tile = first_word(piece)
        at = place.label(labels)
        earlier = found[at]
        if earlier is not None:
            raise RepeatedLine(line=place.line, column=place.column, given=place.text, earlier=earlier.line)
        found[at] = tile
    return found


def read_power(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read power tiles; one that lies on the board and is nobody's came from the first player without one."""
    pool = Pool(POWER, NAMES)
    done = stage[1] if stage[0] == DRAFTING_POWER else state.seats
    drafters = [drafter_seat(state, order) for order in range(done)]
    new = [TO_DEAL if seat in drafters else NONE for seat in range(state.seats)]
    kept = take_each(pool, text.line("power tiles"), new)
    named = take_all(pool, text.line("power pile"))
    line = text.line("power draft")
    state.rows = [] if line is None else [[tile_of(word) for word in row_of_three(row, line)] for row in line.rows()]
    lying = [tile for tile in state.wilds + state.chronicle if tile in POWER]
    owned = pool.keep(lying)
    pool.keep(tile for row in state.rows for tile in row)
    kept = [owned.pop(0) if tile == TO_DEAL and owned else tile for tile in kept]
    pool.shuffle(text.deal)
    state.kept = pool.dealt(kept)
    state.power = [NONE if tile in lying else tile for tile in state.kept]
    if line is None and state.options.mode == "dragonlord":
        state.rows = draft_of(state, pool, stage)
    named = pool.dealt(named)
    state.power_rest = pool.rest() + named


def row_of_three(row: list[Word], line: TextLine) -> list[Word]:
    """Return the three tiles of a drafter."""
    if len(row) != DRAFTED:
        at = row[0] if row else line.key
        raise WrongCount(line=at.line, column=at.column, count=len(row), needed=DRAFTED)
    return row


def draft_of(state: "Simurgh", pool: Pool, stage: Frame) -> list[list[int]]:
    """Return a draft in which everybody keeps the drawn tile and passes the same pair on."""
    pair = sorted(pool.dealt([TO_DEAL] * 2))
    rows = [[*pair, state.kept[drafter_seat(state, order)]] for order in range(state.seats)]
    if stage[0] == DRAFTING_POWER:
        return [*rows[: stage[1]], [*pair, *pool.dealt([TO_DEAL])]]
    return rows
