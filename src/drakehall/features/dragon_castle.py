"""Dragon Castle as numbers: castle and realms cell by cell, the cards in play, what the turn still asks for."""

from typing import Final, final

from drakehall.features.layout import MOST, Plan, Write, relative_seats
from drakehall.games.dragon_castle.castle import FLOORS, available
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.options import DragonCastleOptions
from drakehall.games.dragon_castle.realm import LEVELS
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.rules import plan as board_of
from drakehall.games.dragon_castle.scoring import scores
from drakehall.games.dragon_castle.tiles import COPIES, COUNTDOWN, FACES, LABELS, NONE, SHRINES, TILES, summons_to_end
from drakehall.games.dragon_castle.vocabulary import CHOOSE_SET, DRAGON_CARDS, PHASES, SPIRITS

VERSION: Final = 1
LEFT_OUT: Final = (
    "Which tiles lie face down in a realm, and which have left the game: neither matters any more.",
    "If two tiles of one cell were turned over in this turn, the level of the lower one.",
)
TILES_OR_NONE: Final = ("none", *LABELS)
STEPS: Final = ("none", *PHASES[:CHOOSE_SET], "choose-set", *PHASES[CHOOSE_SET + 1 :])
SPIRIT_OR_NONE: Final = ("none", *SPIRITS)
DUTIES: Final = ("none", "open", "met")


def lay_out(plan: Plan, seats: int, options: DragonCastleOptions, perfect: bool) -> Write:
    """Add the fields of Dragon Castle; their shapes follow from the sizes of castle and realm."""
    return Places(plan, seats, options, perfect).write


@final
class Places:
    """Where the fields begin."""

    def __init__(self, plan: Plan, seats: int, options: DragonCastleOptions, perfect: bool) -> None:
        """Add the fields."""
        board = board_of(options)
        who = relative_seats(seats)
        castle = (board.castle.rows, board.castle.cols)
        self.cells: int = board.realm.cells
        self.own = plan.number("seat", 0, seats - 1, "The number of the own seat.")
        self.decides = plan.code("decides", ("nobody", *who), "The seat that decides.")
        self.turn = plan.code("turn", who, "The seat whose turn it is.")
        self.starter = plan.code("starter", who, "The seat that had the first turn.")
        self.turns = plan.number("turns", 0, MOST, "How many turns have begun.")
        self.lay_out_castle(plan, castle)
        self.lay_out_realms(plan, seats, (board.realm.rows, board.realm.cols))
        self.spirits = plan.flag("spirits", "Which spirits are in play.", (len(SPIRITS),))
        self.dragons = plan.flag("dragons", "Which dragons are in play.", (len(DRAGON_CARDS),))
        self.lay_out_turn(plan, board.castle_labels, board.realm_labels, (board.realm.rows, board.realm.cols))
        self.perfect = perfect
        if perfect:
            self.hidden = plan.code(
                "hidden_tiles", TILES_OR_NONE, "Hidden: the tiles of the castle by floor.", (*castle, FLOORS)
            )

    def lay_out_castle(self, plan: Plan, shape: tuple[int, int]) -> None:
        """Add the castle and what lies beside it."""
        self.heights = plan.number("castle_heights", 0, FLOORS, "The height of each stack of the castle.", shape)
        self.tops = plan.code("castle_tiles", TILES_OR_NONE, "The tile on top of each stack.", shape)
        self.available = plan.flag("castle_available", "Whether that tile has a long side free.", shape)
        self.covered = plan.number("covered", 0, COPIES, "By face, the tiles that lie covered somewhere.", (FACES,))
        self.top_floor = plan.number("top_floor", 0, FLOORS, "The top floor of the castle.")
        self.left = plan.number("tiles_left", 0, TILES, "How many tiles the castle has left.")
        self.gone = plan.number("tiles_gone", 0, TILES, "How many tiles have left the game.")
        self.supply = plan.number("supply", 0, SHRINES, "How many shrines nobody has taken.")
        self.countdown = plan.number("countdown", 0, COUNTDOWN, "How many countdown tokens nobody has taken.")
        self.summons = plan.number(
            "summons_left", 0, COUNTDOWN, "How many more summons begin the last round; 0: it has begun."
        )

    def lay_out_realms(self, plan: Plan, seats: int, shape: tuple[int, int]) -> None:
        """Add realms and pieces of each seat, the own first."""
        size = (seats, *shape)
        self.stacks = plan.number("realm_heights", 0, TILES, "How many tiles lie on each cell of each realm.", size)
        self.faces = plan.code("realm_tiles", TILES_OR_NONE, "The face-up tile on each cell.", size)
        self.shrines = plan.flag("realm_shrines", "Whether a shrine stands on each cell.", size)
        self.pools = plan.number("pools", 0, SHRINES, "The shrines that each seat has not built.", (seats,))
        self.tokens = plan.number("tokens", 0, COUNTDOWN, "The countdown tokens of each seat.", (seats,))
        self.earned = plan.number("earned", 0, MOST, "The points of each seat for sets, for discards.", (seats, 2))
        self.points = plan.number("points", -MOST, MOST, "The points of each seat if the game ended now.", (seats,))

    def lay_out_turn(self, plan: Plan, castle: tuple[str, ...], realm: tuple[str, ...], shape: tuple[int, int]) -> None:
        """Add what the turn has brought so far; cells of a realm are those of the seat whose turn it is."""
        self.phase = plan.code("phase", STEPS[1:], "What is decided.")
        self.base = plan.code("step", STEPS[1:], "The step of the turn that spirits and sets return to.")
        self.used = plan.flag("used", "The spirits called in this turn.", (len(SPIRITS),))
        self.elegance = plan.code("elegance", DUTIES, "The duty of the Spirit of Elegance.")
        self.first = plan.code("first", TILES_OR_NONE, "The first tile taken, while in hand.")
        self.second = plan.code("second", TILES_OR_NONE, "The second tile taken, while in hand.")
        self.first_cell = plan.code("first_cell", ("none", *castle), "Where in the castle the first tile lay.")
        self.first_floor = plan.number("first_floor", 0, FLOORS, "On which floor.")
        self.touched = plan.flag("touched", "The cells where tiles were laid since the last look for sets.", shape)
        self.fresh = plan.number("fresh", 0, TILES, "How many tiles of each cell were turned over this turn.", shape)
        self.fresh_level = plan.number("fresh_level", 0, TILES, "The highest of them, counted from below.", shape)
        self.site = plan.flag("site", "The set just turned over.", shape)
        self.allowance = plan.number("allowance", 0, SHRINES, "How many shrines it may still get.")
        self.spirit = plan.code("spirit", SPIRIT_OR_NONE, "The spirit at work.")
        self.window = plan.code("window", STEPS, "The phase in which it was called.")
        self.due = plan.number("payments", 0, 2, "How many payments it still asks for.")
        self.carried = plan.code("carried", ("none", *realm), "The cell of the tile or shrine that is being moved.")
        self.moved = plan.code("moved", ("none", *realm), "The cell of the tile that Strength has already moved.")

    def write(self, state: DragonCastle, seat: int, out: memoryview) -> None:
        """Write what a seat may know: everything but where the covered tiles lie (DRC-2.13)."""
        seats, decides = state.seats, state.seat
        out[self.own] = seat
        out[self.decides] = 0 if decides is None else (decides - seat) % seats + 1
        out[self.turn] = (state.turn - seat) % seats
        out[self.starter] = (state.starter - seat) % seats
        out[self.turns] = min(state.turns, MOST)
        self.write_castle(state, out)
        points = scores(state)
        for step in range(seats):
            self.write_realm(state, (seat + step) % seats, step, points, out)
        for spirit in state.spirits:
            out[self.spirits + spirit] = 1
        for dragon in state.dragons:
            out[self.dragons + dragon] = 1
        self.write_turn(state, out)
        self.write_set(state, out)

    def write_castle(self, state: DragonCastle, out: memoryview) -> None:
        """Write heights and top tiles; of covered tiles only how many there are of each face."""
        castle = state.castle
        for cell in available(state):
            out[self.available + cell] = 1
        covered = [0] * FACES
        left = 0
        for cell, height in enumerate(state.heights):
            if height:
                left += height
                first = cell * FLOORS
                out[self.heights + cell] = height
                out[self.tops + cell] = 1 + castle[first + height - 1]
                for place in range(first, first + height - 1):
                    covered[castle[place]] += 1
                if self.perfect:
                    for place in range(first, first + height):
                        out[self.hidden + place] = 1 + castle[place]
        for face, count in enumerate(covered):
            if count:
                out[self.covered + face] = count
        taken = sum(state.tokens)
        out[self.top_floor] = state.top
        out[self.left] = left
        out[self.gone] = state.gone
        out[self.supply] = state.supply
        out[self.countdown] = COUNTDOWN - taken
        out[self.summons] = max(0, summons_to_end(state.seats) - taken)

    def write_realm(self, state: DragonCastle, seat: int, step: int, points: list[int], out: memoryview) -> None:
        """Write a realm and its owner's pieces into the places of a step round the table."""
        base, at, shrines = seat * self.cells, step * self.cells, state.shrines[seat]
        for cell in range(self.cells):
            height = state.stacks[base + cell]
            if height:
                out[self.stacks + at + cell] = height
                tile = state.tops[base + cell]
                if tile != NONE:
                    out[self.faces + at + cell] = 1 + tile
                elif shrines >> cell & 1:
                    out[self.shrines + at + cell] = 1
        out[self.pools + step] = state.pools[seat]
        out[self.tokens + step] = state.tokens[seat]
        out[self.earned + 2 * step] = state.earned[2 * seat]
        out[self.earned + 2 * step + 1] = state.earned[2 * seat + 1]
        out[self.points + step] = points[seat]

    def write_turn(self, state: DragonCastle, out: memoryview) -> None:
        """Write what is decided and what has been taken."""
        out[self.phase] = state.phase
        out[self.base] = state.base
        for spirit in cells(state.used):
            out[self.used + spirit] = 1
        out[self.elegance] = state.elegance
        out[self.first] = 1 + state.first
        out[self.second] = 1 + state.second
        out[self.first_cell] = 1 + state.first_cell
        out[self.first_floor] = state.first_floor
        out[self.spirit] = 1 + state.spirit
        out[self.window] = 1 + state.window
        out[self.due] = state.due
        out[self.carried] = 1 + state.carried
        out[self.moved] = 1 + state.moved

    def write_set(self, state: DragonCastle, out: memoryview) -> None:
        """Write where tiles were laid and turned over."""
        for cell in cells(state.touched):
            out[self.touched + cell] = 1
        counts: dict[int, int] = {}
        for tile in state.fresh:  # sorted: the highest of a cell comes last
            cell = tile // LEVELS
            counts[cell] = counts.get(cell, 0) + 1
            out[self.fresh + cell] = counts[cell]
            out[self.fresh_level + cell] = tile % LEVELS
        for cell in cells(state.site):
            out[self.site + cell] = 1
        out[self.allowance] = state.allowance
