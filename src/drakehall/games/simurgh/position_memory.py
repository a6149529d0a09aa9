"""What is remembered about tiles, in the text of a position of Simurgh: a row for every tile that a player has seen.

`production-03: hand 0 from 4 to 9, open 9, hand 1 from 12` was in the hand of seat 0 from moment 4 to moment 9, when it
last lay open, and has been in the hand of seat 1 since moment 12. All that matters is the order of the moments, and
that those of the deal or the draft come first. A tile without a row has only been seen by those who see it now: its
holder, or everybody if it lies open.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.simurgh.invariants_setup import OFFERED, OPEN_TILES
from drakehall.games.simurgh.position_tiles import NAMES, tile_of, write_tiles
from drakehall.games.simurgh.setup import DEALT
from drakehall.games.simurgh.sightings import FROM_BOX, FROM_DEAL, FROM_STACK, NEVER, TILE_NUMBERS
from drakehall.games.simurgh.tiles import DRAGONS, POWER
from drakehall.games.simurgh.unseen_paths import stays
from drakehall.games.simurgh.vocabulary import CHOOSING, DRAFTING, DRAFTING_POWER, NONE, Frame
from drakehall.kernel.position_errors import RepeatedLine
from drakehall.kernel.position_lists import pieces, row_of, rows
from drakehall.kernel.position_text import PositionReader, PositionWriter, Word

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

EXAMPLE: Final = "open 3, hand 0 from 4, hand 0 from 4 to 9"


# --- Writing --------------------------------------------------------------------------------------------------------


def write(state: "Simurgh", text: PositionWriter) -> None:
    """Write what is left of the draft, and the record of every tile that has one."""
    if state.spotted:
        write_tiles(text, "left of the draft", state.spotted)
    records = [record_text(state, tile) for tile in range(TILE_NUMBERS) if state.public[tile] or state.paths[tile]]
    if records:
        text.rows("memory", records)


def record_text(state: "Simurgh", tile: int) -> str:
    """Write when a tile was in which hand, and when it last lay open."""
    seen = [(start, stay_text(holder, start, end)) for holder, start, end in stays(state.paths[tile])]
    if state.public[tile]:
        seen.append((state.public[tile], f"open {state.public[tile]}"))
    return f"{NAMES[tile]}: {', '.join(text for _, text in sorted(seen))}"


def stay_text(holder: int, start: int, end: int) -> str:
    """Write a stay in a hand."""
    return f"hand {holder} from {start}" + ("" if end == NEVER else f" to {end}")


# --- Reading --------------------------------------------------------------------------------------------------------


def read(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read what is remembered; a tile of which nothing is said has been seen by those who can see it now."""
    recorded: dict[int, Word] = {}
    state.public = [0] * TILE_NUMBERS
    state.paths = [()] * TILE_NUMBERS
    for row in rows(text.line("memory")):
        name, parts = row_of(row, ",")
        tile = tile_of(name)
        if tile in recorded:
            raise RepeatedLine(line=name.line, column=name.column, given=name.text, earlier=recorded[tile].line)
        recorded[tile] = name
        read_record(state, tile, parts)
    look_around(state, stage, recorded)
    read_spotted(state, text, stage)
    dealt = len(DEALT) * state.seats if state.options.mode == "spearman" else 0
    state.origin = [FROM_DEAL if path and path[1] <= dealt else FROM_STACK for path in state.paths]
    for tile in state.box:
        state.origin[tile] = FROM_BOX


def read_record(state: "Simurgh", tile: int, parts: list[Word]) -> None:
    """Read the row of a tile."""
    for part in parts:
        words = [word for word in pieces(part, " ") if word.text]
        match [word.text if i % 2 == 0 else "" for i, word in enumerate(words)]:
            case ["open", _]:
                state.public[tile] = words[1].number(1, NEVER - 1)
            case ["hand", _, "from", _] | ["hand", _, "from", _, "to", _]:
                holder = words[1].number(0, state.seats - 1)
                start, *end = (word.number(1, NEVER - 1) for word in words[3::2])
                state.paths[tile] += (holder, start, *(end or [NEVER]))
            case _:
                raise part.refused(EXAMPLE)


def look_around(state: "Simurgh", stage: Frame, recorded: dict[int, Word]) -> None:
    """Let players see what they hold, then everybody see what lies open, wherever nothing is recorded."""
    held = [(tile, seat) for hands in (state.hands, state.offers) for seat, hand in enumerate(hands) for tile in hand]
    held += [(tile, state.turn) for tile in state.drawn + state.shown]
    held = [(tile, seat) for tile, seat in held if tile not in recorded]
    lying = [*open_action_tiles(state), *(tile for tile in state.statue + state.removed if tile != NONE)]
    lying += [DRAGONS[dragon] for own in state.dragons for dragon in own]
    lying = [tile for tile in lying if tile not in recorded]
    state.clock = max(latest(state), moments_before(state, stage, len(held) + len(lying)))
    for tile, seat in held:
        state.clock += 1
        state.paths[tile] = (seat, state.clock, NEVER)
    for tile in lying:
        state.clock += 1
        state.public[tile] = state.clock
    state.clock = latest(state)


def open_action_tiles(state: "Simurgh") -> list[int]:
    """List the action tiles that lie open, without power tiles, which nobody needs to remember."""
    return [tile for tile in state.slots + state.wilds + state.chronicle if tile != NONE and tile not in POWER]


def latest(state: "Simurgh") -> int:
    """Return the moment when something was last seen."""
    ends = [end for path in state.paths for end in path[2::3] if end != NEVER]
    return max([*state.public, *(start for path in state.paths for start in path[1::3]), *ends])


def moments_before(state: "Simurgh", stage: Frame, seen: int) -> int:
    """Count the moments before tiles without a record are seen, one after the other."""
    step, done = stage[:2]
    seats = state.seats
    drafted = OPEN_TILES + 6 * seats
    if step == DRAFTING_POWER:
        return 0
    if step == DRAFTING:
        return OPEN_TILES + 3 * done - seen
    if step == CHOOSING:
        return drafted + OPEN_TILES + OFFERED * seats - seen
    return len(DEALT) * seats if state.options.mode == "spearman" else drafted


def read_spotted(state: "Simurgh", text: PositionReader, stage: Frame) -> None:
    """Read which tiles were left in the draft; unless named, those now seen by everybody, then some of the stack."""
    if state.options.mode == "spearman" or stage[0] in (DRAFTING_POWER, DRAFTING):
        return
    line = text.line("left of the draft")
    if line is None:
        state.spotted = sorted([*open_action_tiles(state), *state.pile][:OPEN_TILES])
    else:
        state.spotted = sorted(tile_of(word) for word in line.words(OPEN_TILES))
