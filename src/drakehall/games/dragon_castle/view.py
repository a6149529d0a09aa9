"""What leaves the rules: a seat's view, and the record of a position."""

from typing import TYPE_CHECKING

import msgspec

from drakehall.games.dragon_castle import layouts
from drakehall.games.dragon_castle.castle import is_available, top_tile
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.scoring import breakdown
from drakehall.games.dragon_castle.tiles import COUNTDOWN, LABELS, NONE, summons_to_end
from drakehall.games.dragon_castle.vocabulary import DRAGON_CARDS, PHASES, SPIRIT_CARDS, SPIRITS
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle

IN_CASTLE = ("pick", "pair", "destroy")
"""The verbs whose cell is one of the castle."""


class StackView(msgspec.Struct, frozen=True):
    """A stack of the castle: how high it is, what lies on top, whether that tile is available."""

    height: int
    tile: str
    available: bool


class CellView(msgspec.Struct, frozen=True):
    """A cell of a realm: how many tiles, the face-up tile on top (None: face down), whether a shrine stands there."""

    height: int
    tile: str | None
    shrine: bool


class RealmView(msgspec.Struct, frozen=True):
    """A realm, row by row (None: an empty cell), its shrine pool, its countdown tokens, its points by source."""

    cells: list[list[CellView | None]]
    pool: int
    tokens: int
    points: dict[str, int]


class DragonCastleView(msgspec.Struct, frozen=True):
    """What everybody may see: all but the covered tiles of the castle. Cells are named like `b3`."""

    viewer: int | None
    phase: str
    seat: int | None
    turn: int
    starter: int
    layout: str
    advice: list[Message]
    castle: list[list[StackView | None]]
    top_floor: int
    tiles_left: int
    supply: int
    countdown: int
    """Countdown tokens that have not been taken."""
    summons_left: int
    """How many more summons begin the last round; 0: it has begun."""
    spirits: list[str]
    dragons: list[str]
    used: list[str]
    """The spirits called in this turn."""
    hand: list[str]
    set_cells: list[str]
    """The set just turned over, while shrines can be built on it."""
    allowance: int
    spirit: str | None
    """The spirit at work."""
    payments: int
    carried: str | None
    """The cell of the tile or shrine that is being moved."""
    realms: list[RealmView]


class DragonCastleRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every slot that makes up a position."""

    seats: int
    seat: int | None
    chance: str
    spirits: list[int]
    dragons: list[int]
    starter: int
    turn: int
    turns: int
    castle: list[int]
    heights: list[int]
    stacks: list[int]
    tops: list[int]
    shrines: list[int]
    pools: list[int]
    supply: int
    earned: list[int]
    tokens: list[int]
    gone: int
    phase: int
    base: int
    used: int
    elegance: int
    first: int
    first_cell: int
    first_floor: int
    second: int
    touched: int
    fresh: list[int]
    site: int
    allowance: int
    spirit: int
    window: int
    due: int
    carried: int
    moved: int


def show(state: "DragonCastle", seat: int | None) -> DragonCastleView:
    """DRC-2.13: build the view, the same for every seat."""
    taken = state.summoned
    labels = state.board.realm_labels
    points = breakdown(state)
    return DragonCastleView(
        viewer=seat,
        phase=PHASES[state.phase],
        seat=state.seat,
        turn=state.turn,
        starter=state.starter,
        layout=state.options.layout,
        advice=list(layouts.advice(layouts.layout(state.options.layout, state.seats), state.seats)),
        castle=castle_rows(state),
        top_floor=state.top,
        tiles_left=state.standing,
        supply=state.supply,
        countdown=COUNTDOWN - taken,
        summons_left=max(0, summons_to_end(state.seats) - taken),
        spirits=[SPIRITS[spirit] for spirit in state.spirits],
        dragons=[DRAGON_CARDS[dragon] for dragon in state.dragons],
        used=[SPIRITS[spirit] for spirit in cells(state.used) if spirit < SPIRIT_CARDS],
        hand=[LABELS[tile] for tile in (state.first, state.second) if tile != NONE],
        set_cells=[labels[cell] for cell in cells(state.site)],
        allowance=state.allowance,
        spirit=None if state.spirit == NONE else SPIRITS[state.spirit],
        payments=state.due,
        carried=None if state.carried == NONE else labels[state.carried],
        realms=[
            RealmView(realm_rows(state, each), state.pools[each], state.tokens[each], points[each])
            for each in range(state.seats)
        ],
    )


def castle_rows(state: "DragonCastle") -> list[list[StackView | None]]:
    """Return the castle row by row; None is no stack."""
    grid = state.board.castle
    stacks = [
        StackView(height, LABELS[top_tile(state, cell)], is_available(state, cell)) if height else None
        for cell, height in enumerate(state.heights[:-1])
    ]
    return [stacks[row : row + grid.cols] for row in range(0, grid.cells, grid.cols)]


def realm_rows(state: "DragonCastle", seat: int) -> list[list[CellView | None]]:
    """Return a realm row by row; None is an empty cell."""
    grid = state.board.realm
    base = seat * grid.cells
    found = [
        CellView(height, None if tile == NONE else LABELS[tile], bool(state.shrines[seat] >> cell & 1))
        if height
        else None
        for cell, (height, tile) in enumerate(
            zip(state.stacks[base : base + grid.cells], state.tops[base : base + grid.cells], strict=True)
        )
    ]
    return [found[row : row + grid.cols] for row in range(0, grid.cells, grid.cols)]


def touched(state: "DragonCastle", action: int) -> tuple[str, ...]:
    """Return what an action touches: castle and realm name their cells alike, so the verb says whose it is."""
    board = "castle" if state.actions.verb(action).name in IN_CASTLE else "realm"
    return tuple(
        f"{board}-{name.removeprefix('cell-')}" if name.startswith("cell-") else name
        for name in state.actions.targets(action)
        if not name.startswith("kind-")
    )
