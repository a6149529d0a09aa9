"""Dragons and objectives in the text of a position of Simurgh."""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.compiled_tiles import SLOT_ACT, SLOT_ANSWER
from drakehall.games.simurgh.invariants_setup import OFFERED
from drakehall.games.simurgh.position_tiles import (
    NAMES,
    names_of,
    places_of,
    take,
    take_all,
    take_each,
    tile_of,
    write_places,
    write_tiles,
)
from drakehall.games.simurgh.tiles import DRAGONS, OBJECTIVES
from drakehall.games.simurgh.vocabulary import CHOOSING, NONE, STATUE_LABELS, Frame
from drakehall.kernel.position_lists import first_word, listed, pieces, write_list
from drakehall.kernel.position_pool import TO_DEAL, Pool
from drakehall.kernel.position_text import EMPTY, PositionReader, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

SLOTS: Final = range(1, 4)
MARKERS: Final = "markers"


# --- Writing --------------------------------------------------------------------------------------------------------


def write(state: "Simurgh", text: PositionWriter) -> None:
    """Write dragons and objectives, their piles from the bottom."""
    for seat, own in enumerate(state.dragons):
        if own:
            write_list(text, f"dragons {seat}", [dragon_text(state, seat, dragon) for dragon in own])
    for seat, offer in enumerate(state.offers):
        write_tiles(text, f"offer {seat}", offer)
    if state.sealed:
        text.line("sealed", *names_of(state.sealed))
    write_places(text, "statue", STATUE_LABELS, state.statue)
    for key, tiles in (
        ("removed objectives", state.removed),
        ("drawn dragons", state.drawn),
        ("drawn objectives", state.shown),
    ):
        if tiles:
            write_tiles(text, key, tiles)
    write_tiles(text, "dragon pile", state.dragon_pile)
    write_tiles(text, "objective pile", state.objective_pile)


def dragon_text(state: "Simurgh", seat: int, dragon: int) -> str:
    """Write a dragon and which of its abilities have markers: `dragon-49 markers 1 3`."""
    acts, ready = state.acts[seat], state.ready[seat]
    first = dragon * 3 - 1
    marked = [slot for slot in SLOTS if acts & SLOT_ACT[first + slot] or ready & SLOT_ANSWER[first + slot]]
    return " ".join([NAMES[DRAGONS[dragon]], *([MARKERS, *map(str, marked)] if marked else [])])


# --- Reading --------------------------------------------------------------------------------------------------------


def read(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read dragons and objectives, and deal what is not named."""
    read_dragons(state, text, stage)
    read_objectives(state, text)


def read_dragons(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read the dragons of the players and in the pile; while they are chosen, three are offered to every seat."""
    pool = Pool(DRAGONS, NAMES)
    seats = range(state.seats)
    own = [[first_word(piece) for piece in listed(text.line(f"dragons {seat}"))] for seat in seats]
    owned = [[take(pool, word) for word, _ in each] for each in own]
    marked = [[slots_of(rest) for _, rest in each] for each in own]
    state.drawn = take_all(pool, text.line("drawn dragons"))
    if stage[0] == CHOOSING:
        new = [TO_DEAL] * OFFERED
        state.offers = [take_each(pool, text.line(f"offer {seat}"), new) for seat in seats]
    named = take_all(pool, text.line("dragon pile"))
    pool.shuffle(text.deal)
    state.dragons = [[tile - DRAGONS[0] for tile in pool.dealt(each)] for each in owned]
    state.drawn = pool.dealt(state.drawn)
    state.offers = [pool.dealt(offer) for offer in state.offers]
    named = pool.dealt(named)
    state.dragon_pile = pool.rest() + named
    for seat in seats:
        mark(state, seat, marked[seat])
    if stage[0] == CHOOSING:
        state.sealed = sealed_of(state, text.line("sealed"), stage[1])


def slots_of(word: Word) -> list[int]:
    """Read which abilities of a dragon have markers; if nothing is said, none."""
    if not word.text:
        return []
    key, rest = first_word(word)
    key.label((MARKERS,))
    return [piece.number(SLOTS[0], SLOTS[-1]) for piece in pieces(rest, " ") if piece.text]


def mark(state: "Simurgh", seat: int, marked: list[list[int]]) -> None:
    """Lay markers on a seat's dragons."""
    for dragon, slots in zip(state.dragons[seat], marked, strict=True):
        for slot in slots:
            state.acts[seat] |= SLOT_ACT[dragon * 3 + slot - 1]
            state.ready[seat] |= SLOT_ANSWER[dragon * 3 + slot - 1]


def sealed_of(state: "Simurgh", line: TextLine | None, done: int) -> list[int]:
    """Read which dragons have been chosen; unless named, players who have chosen took the first one offered."""
    if line is not None:
        return [NONE if word.text == EMPTY else tile_of(word) for word in line.words(state.seats)]
    chosen = [(state.starter + order) % state.seats for order in range(done)]
    return [offer[0] if seat in chosen else NONE for seat, offer in enumerate(state.offers)]


def read_objectives(state: "Simurgh", text: PositionReader) -> None:
    """Read the objectives on the Statue and in the pile."""
    pool = Pool(OBJECTIVES, NAMES)
    places = places_of(text.line("statue"), STATUE_LABELS[: len(state.statue)])
    statue = [NONE if word is None else take(pool, word) for word in places]
    removed = take_all(pool, text.line("removed objectives"))
    shown = take_all(pool, text.line("drawn objectives"))
    named = take_all(pool, text.line("objective pile"))
    pool.shuffle(text.deal)
    state.statue = pool.dealt(statue)
    state.removed = pool.dealt(removed)
    state.shown = pool.dealt(shown)
    named = pool.dealt(named)
    state.objective_pile = pool.rest() + named
