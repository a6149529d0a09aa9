"""What leaves the rules: a seat's view, and the record of a position."""

from typing import TYPE_CHECKING

import msgspec

from drakehall.games.simurgh.board_file import read
from drakehall.games.simurgh.compiled_tiles import SLOT_ACT, SLOT_ANSWER
from drakehall.games.simurgh.effects import RESOURCES, unpack
from drakehall.games.simurgh.tiles import DRAGONS
from drakehall.games.simurgh.vocabulary import (
    AFTER,
    DRAFTING_POWER,
    HOME,
    NEXT,
    NONE,
    PHASES,
    RETURNED,
    SPACE_LABELS,
    SUPPLY,
    TILES,
    VASSALS,
)
from drakehall.kernel.events import Message

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


class DragonView(msgspec.Struct, frozen=True):
    """A dragon in front of its owner: its tile and whether each slot has a marker."""

    tile: str
    markers: list[bool]


class VassalView(msgspec.Struct, frozen=True):
    """A vassal on the board."""

    seat: int
    vassal: str
    space: str


class HouseView(msgspec.Struct, frozen=True):
    """What lies in front of a player."""

    points: int
    resources: dict[str, int]
    spearmen: int
    """Available spearmen."""
    riders: int
    returned_spearmen: int
    """Spearmen sent home in this turn."""
    returned_riders: int
    supply_spearmen: int
    """Spearmen not yet recruited."""
    supply_riders: int
    dragons: list[DragonView]
    hand: int
    """Number of action tiles it holds, including the power tile."""


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a space promises the player who is to place a vassal."""

    rank: str
    """`now` if it can be used, `one_gain` if it could be used after one gain, otherwise `not`."""
    reason: Message | None = None
    """What it lacks, unless it can be used now."""


class SimurghView(msgspec.Struct, frozen=True):
    """What a seat may see. Tiles are their two-digit numbers; None is no tile."""

    viewer: int | None
    phase: str
    seat: int | None
    turn: int
    starter: int
    turns: int
    last_turns: int | None
    """The seat whose turn started the last turns."""
    capped: bool
    """Whether `turn_cap` ended the game."""
    mode: str
    length: str
    edition: str
    houses: list[HouseView]
    vassals: list[VassalView]
    wilds: list[str | None]
    """The tile on each open space of the Wilds."""
    quarters: list[str | None]
    """The face-up tiles of the Scout Quarters; in the draft those to choose from."""
    statue: list[str | None]
    chronicle: list[str]
    removed: list[str]
    stack: int
    dragons: int
    objectives: int
    drawn: int
    """Number of drawn tiles that the deciding seat is looking at."""
    main_done: bool
    """Whether the main action of this turn is finished."""
    moved: bool
    hand: list[str]
    """The seat's own action tiles, including the power tile."""
    power: str | None
    looking: list[str]
    """The drawn tiles that the viewer is looking at; in setup the dragons to choose from."""
    sealed: str | None
    """The dragon that the viewer has chosen in secret."""
    prospects: dict[str, Prospect]
    """While the viewer is to place a vassal: what each space in play promises."""
    board: str
    """The text of an owner's board, empty for the one that comes with the game."""
    facts: str
    """The same board as JSON, for clients that do not read its file format."""


class SimurghRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every slot that makes up a position."""

    seats: int
    seat: int | None
    chance: str
    stack: list[tuple[int, int, int, int, int]]
    turn: int
    starter: int
    turns: int
    final: int
    ending: list[int]
    stock: list[int]
    where: list[int]
    wilds: list[int]
    acts: list[int]
    ready: list[int]
    dragons: list[list[int]]
    hands: list[list[int]]
    power: list[int]
    kept: list[int]
    rows: list[list[int]]
    power_rest: list[int]
    pile: list[int]
    slots: list[int]
    box: list[int]
    chronicle: list[int]
    dragon_pile: list[int]
    objective_pile: list[int]
    drawn: list[int]
    shown: list[int]
    statue: list[int]
    removed: list[int]
    offers: list[list[int]]
    sealed: list[int]
    public: list[int]
    paths: list[tuple[int, ...]]
    origin: list[int]
    spotted: list[int]
    clock: int
    moved: bool
    fresh: int
    busy: bool
    laid: int
    extra: int
    duty: int


def show(state: "Simurgh", seat: int | None, prospects: dict[str, Prospect]) -> SimurghView:
    """SIM-9: build the view of a seat (None: a spectator)."""
    options = state.options
    return SimurghView(
        viewer=seat,
        phase=phase(state),
        seat=state.seat,
        turn=state.turn,
        starter=state.starter,
        turns=state.turns,
        last_turns=None if state.final == NONE else state.final,
        capped=capped(state),
        mode=options.mode,
        length=options.length,
        edition=options.edition,
        houses=[house(state, each) for each in range(state.seats)],
        vassals=[
            VassalView(each // 5, VASSALS[each % 5 >= 3], SPACE_LABELS[place])
            for each, place in enumerate(state.where)
            if place >= 0
        ],
        wilds=[label(state.wilds[wild]) for wild in state.board.wilds],
        quarters=[label(tile) for tile in state.slots],
        statue=[label(tile) for tile in state.statue],
        chronicle=[TILES[tile] for tile in state.chronicle],
        removed=[TILES[tile] for tile in state.removed],
        stack=len(state.pile),
        dragons=len(state.dragon_pile),
        objectives=len(state.objective_pile),
        drawn=len(looked_at(state, state.turn)),
        main_done=main_done(state),
        moved=state.moved,
        hand=[] if seat is None else [TILES[tile] for tile in hand(state, seat)],
        power=None if seat is None else label(state.power[seat]),
        looking=[] if seat is None else [TILES[tile] for tile in sorted(looked_at(state, seat))],
        sealed=None if seat is None or not state.sealed else label(state.sealed[seat]),
        prospects=prospects,
        board=options.board,
        facts=msgspec.json.encode(read(options.board)).decode() if options.board else "",
    )


def phase(state: "Simurgh") -> str:
    """Return what the game waits for."""
    return "over" if state.seat is None else PHASES[state.stack[-1][0]]


def capped(state: "Simurgh") -> bool:
    """SIM-R84: whether the game ended before its last turns were over."""
    natural = (state.turn + 1) % state.seats == state.final
    return state.seat is None and state.turns >= state.options.turn_cap and not natural


def main_done(state: "Simurgh") -> bool:
    """SIM-4.4: whether only free actions and limits are left, even while one of them asks something."""
    return bool(state.stack) and (state.stack[0][0] == NEXT or state.stack[0][:2] == (AFTER, 1))


def looked_at(state: "Simurgh", seat: int) -> list[int]:
    """List the drawn tiles that a seat looks at; objectives wait while dragons are drawn (SIM-4.6)."""
    if state.offers:
        return state.offers[seat]  # SIM-R75
    if seat != state.seat:
        return []
    return state.rows[-1] if state.stack[-1][0] == DRAFTING_POWER else state.drawn + state.shown


def hand(state: "Simurgh", seat: int) -> list[int]:
    """List a seat's action tiles, the power tile last."""
    return state.hands[seat] + ([] if state.power[seat] == NONE else [state.power[seat]])


def house(state: "Simurgh", seat: int) -> HouseView:
    """Show what lies in front of a player."""
    own = state.where[seat * 5 : seat * 5 + 5]
    acts, ready = state.acts[seat], state.ready[seat]
    return HouseView(
        points=state.points(seat),
        resources=dict(zip(RESOURCES, unpack(state.stock[seat]), strict=True)),
        spearmen=own[:3].count(HOME),
        riders=own[3:].count(HOME),
        returned_spearmen=own[:3].count(RETURNED),
        returned_riders=own[3:].count(RETURNED),
        supply_spearmen=own[:3].count(SUPPLY),
        supply_riders=own[3:].count(SUPPLY),
        dragons=[
            DragonView(
                TILES[DRAGONS[dragon]],
                [
                    bool(acts & SLOT_ACT[slot] or ready & SLOT_ANSWER[slot])
                    for slot in range(dragon * 3, dragon * 3 + 3)
                ],
            )
            for dragon in state.dragons[seat]
        ],
        hand=len(hand(state, seat)),
    )


def label(tile: int) -> str | None:
    """Return a tile's label, None for no tile."""
    return None if tile == NONE else TILES[tile]
