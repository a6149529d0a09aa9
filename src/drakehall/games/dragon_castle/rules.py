"""A position of Dragon Castle, and how a game is set up.

The rules themselves are in other modules by subject: `turn` (the order of a turn), `castle`, `realm`, `spirits` and
`powers`, `dragons`, `scoring`; `choices` lists what is legal.
"""

from typing import ClassVar, Final, Self, final

import msgspec
from mypy_extensions import i64

from drakehall.games.dragon_castle import (
    cards,
    castle,
    choices,
    hidden,
    invariants,
    layouts,
    position,
    powers,
    question,
    realm,
    rollout,
    scoring,
    turn,
    view,
    why,
)
from drakehall.games.dragon_castle.board import Board, board
from drakehall.games.dragon_castle.options import DragonCastleOptions
from drakehall.games.dragon_castle.realm import Realm
from drakehall.games.dragon_castle.tiles import NONE, SHRINES, START_SHRINES, deck
from drakehall.games.dragon_castle.vocabulary import COMPLETE, PLACE, PLACE_SECOND, START
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.question import Question
from drakehall.kernel.state import State, record_slots


@final
class DragonCastle(State[view.DragonCastleView]):
    """A position of Dragon Castle."""

    __slots__ = record_slots(
        view.DragonCastleRecord,
        "able",
        "blocked",
        "board",
        "owned",
        "owns_castle",
        "picks",
        "powers",
        "realms",
        "shown",
        "standing",
        "summoned",
        "top",
    )

    Record: ClassVar[type[msgspec.Struct]] = view.DragonCastleRecord
    View: ClassVar[type[msgspec.Struct]] = view.DragonCastleView

    options: DragonCastleOptions
    board: Board
    """The grids and the vocabulary; they follow from the options."""
    spirits: list[int]
    dragons: list[int]
    starter: i64
    turn: i64
    """The seat whose turn it is."""
    turns: i64
    """Number of turns begun."""

    castle: list[int]
    """Three places for every cell of the castle, bottom to top, with the tiles as they were built; NONE is no tile."""
    heights: list[int]
    """Number of tiles left on every cell; one more entry, always 0, stands for the world outside."""
    stacks: list[int]
    """Number of tiles on every cell of the realms, one seat after the other."""
    tops: list[int]
    """The face-up tile on every cell of the realms; NONE if there is none."""
    shrines: list[int]
    """For each seat the mask of its built shrines."""
    pools: list[int]
    supply: i64
    earned: list[int]
    """For each seat points for sets, then points for discarded tiles."""
    tokens: list[int]
    """Countdown tokens of each seat."""
    gone: i64
    """Number of tiles that have left the game."""

    # The turn. What is pending is in registers, one group for each level that can be interrupted:
    # the turn itself, the consolidation and its set, the spirit at work.
    phase: i64
    base: i64
    """The step of the turn itself; a spirit and a consolidation return to it."""
    used: i64
    """The mask of spirits called in this turn."""
    elegance: i64
    first: i64
    """The first tile taken, while in hand."""
    first_cell: i64
    first_floor: i64
    second: i64
    """The second tile taken, while in hand."""
    touched: i64
    """The cells where a tile was laid since the last look for sets."""
    fresh: list[int]
    """The tiles consolidated in this turn, each as `cell * LEVELS + level`, sorted; replaced, never changed."""
    site: i64
    """The set just turned over."""
    allowance: i64
    """Number of shrines it may still get."""
    spirit: i64
    """The spirit at work."""
    window: i64
    """The phase in which it was called."""
    due: i64
    """Number of payments it still asks for."""
    carried: i64
    """The cell of the tile or shrine that is being moved."""
    moved: i64
    """The cell of the tile that Strength has already moved."""

    # Rebuilt by `rebuild` and kept up to date from then on.
    standing: i64
    """Number of tiles left in the castle."""
    top: i64
    """The top floor; 0 once the castle is empty."""
    picks: list[int]
    """The actions that pick an available tile of the top floor, sorted; replaced, never changed."""
    shown: list[list[int]]
    """For each face the cells that show it, sorted."""
    blocked: list[int]
    """If Elegance is in play, the other cells of the top floor, sorted; replaced, never changed."""
    realms: list[Realm]
    """What lies open in each seat's realm."""
    powers: i64
    """The mask of spirits in play."""
    able: i64
    """For each seat which spirits its realm and its pool allow it to call, as far as that is known."""
    summoned: i64
    """Number of countdown tokens that seats have taken."""

    # A position shares these with its copies until one of the two changes them.
    owns_castle: bool
    """Whether `heights` and `shown` belong to this position alone."""
    owned: i64
    """The mask of seats whose `Realm` belongs to this position alone; if there is any, so do `stacks` and `tops`."""

    def __init__(self) -> None:
        """Begin with nothing; the creator of a position sets every slot."""

    @property
    def actions(self) -> ActionSpace:
        """The vocabulary for the sizes of castle and realm."""
        return self.board.actions

    def legal(self) -> list[int]:
        """List the actions of the deciding seat."""
        phase = self.phase
        # The steps of every turn come first: compiled, a comparison takes less time than looking up a function.
        if phase == COMPLETE:
            return choices.complete(self)
        if phase == START:
            return choices.start(self)
        if phase == PLACE:
            return choices.place(self)
        return choices.BY_PHASE[phase](self)

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        board, phase = self.board, self.phase
        if action >= board.spirit:
            if action < board.end_turn:
                powers.call(self, action - board.spirit)
            else:
                turn.end_turn(self)
        elif phase == COMPLETE:
            turn.complete(self, action)
        elif phase == START:
            turn.act(self, action)
        elif phase <= PLACE_SECOND:
            turn.place(self, action)
        else:
            BY_PHASE[phase](self, action)

    def rollout(self, chance: Chance, limit: int) -> int:
        """Take legal actions at random."""
        return rollout.play(self, chance, limit)

    def copy(self) -> Self:
        """Return an independent state; lists are shared until one of the two changes them."""
        twin = DragonCastle()
        twin.options = self.options
        twin.seats = self.seats
        twin.seat = self.seat
        twin.chance = self.chance
        twin.events = None
        twin.board = self.board
        twin.spirits = self.spirits
        twin.dragons = self.dragons
        twin.starter = self.starter
        twin.turn = self.turn
        twin.turns = self.turns
        twin.castle = self.castle
        twin.heights = self.heights
        twin.stacks = self.stacks
        twin.tops = self.tops
        twin.shrines = self.shrines
        twin.pools = self.pools
        twin.supply = self.supply
        twin.earned = self.earned
        twin.tokens = self.tokens
        twin.gone = self.gone
        twin.phase = self.phase
        twin.base = self.base
        twin.used = self.used
        twin.elegance = self.elegance
        twin.first = self.first
        twin.first_cell = self.first_cell
        twin.first_floor = self.first_floor
        twin.second = self.second
        twin.touched = self.touched
        twin.fresh = self.fresh
        twin.site = self.site
        twin.allowance = self.allowance
        twin.spirit = self.spirit
        twin.window = self.window
        twin.due = self.due
        twin.carried = self.carried
        twin.moved = self.moved
        twin.standing = self.standing
        twin.top = self.top
        twin.picks = self.picks
        twin.shown = self.shown
        twin.blocked = self.blocked
        twin.realms = self.realms
        twin.powers = self.powers
        twin.able = self.able
        twin.summoned = self.summoned
        twin.owns_castle = self.owns_castle = False
        twin.owned = self.owned = 0
        return twin

    def scores(self) -> list[int]:
        """Return each seat's score if the game ended now."""
        return scoring.scores(self)

    def breakdown(self) -> list[dict[str, int]]:
        """Return the score by source."""
        return scoring.breakdown(self)

    def winners(self) -> list[int]:
        """DRC-8.7: return the winning seats."""
        return scoring.winners(self)

    def tie_break(self) -> Message | None:
        """DRC-8.7: return what decided a tie."""
        return scoring.tie_break(self) if self.seat is None else None

    def seen_by(self, seat: int | None) -> view.DragonCastleView:
        """Show what a seat may see."""
        return view.show(self, seat)

    def sampled_for(self, seat: int | None, chance: Chance) -> Self:
        """Return a state the seat cannot tell apart from this one."""
        return hidden.sample(self, chance)

    def hidden_from(self, seat: int | None) -> list[list[int]]:
        """DRC-2.13: list the covered tiles of the castle."""
        return [hidden.covered_tiles(self)]

    def known_to(self, seat: int | None) -> dict[str, list[str]]:
        """DRC-2.13: nothing that was ever seen is hidden again; covered tiles are certain only if all are alike."""
        return hidden.knowledge(self)

    def position_text(self) -> str:
        """Write the whole position as text."""
        return position.write(self)

    def check(self) -> None:
        """Raise if the rules could never lead here."""
        invariants.check(self)

    def reason(self, action: int) -> Message:
        """Return why an action is not legal now."""
        return why.reason(self, action)

    @property
    def turn_number(self) -> int:
        """Count turns."""
        return self.turns

    def asked(self, seat: int | None) -> Question:
        """Return what the deciding seat is asked."""
        return question.question(self)

    def cause(self) -> Message | None:
        """Return the spirit at work."""
        return question.cause(self)

    def targets(self, action: int) -> tuple[str, ...]:
        """Return the elements of the view that an action touches."""
        return view.touched(self, action)

    def rebuild(self) -> None:
        """Rebuild what follows from the record."""
        invariants.check_cards(self)
        self.board = plan(self.options)
        self.powers = powers.in_play(self.spirits)
        self.summoned = sum(self.tokens)
        castle.survey(self)
        realm.survey(self)


def plan(options: DragonCastleOptions) -> Board:
    """Return grids and vocabulary for some options."""
    return board(*layouts.size(options.layout), options.realm_rows, options.realm_cols)


# --- 3 Setup --------------------------------------------------------------------------------------------------------


def set_the_table(seats: int, options: DragonCastleOptions, chance: Chance) -> DragonCastle:
    """DRC-3.1 … DRC-3.6: build the castle, draw the cards, give everybody a shrine."""
    state = DragonCastle()
    state.options = options
    state.seats = seats
    state.chance = chance = chance.copy()
    state.events = None
    tiles = deck()
    chance.shuffle(tiles)
    build_castle(state, layouts.layout(options.layout, seats), tiles)
    state.dragons = cards.draw_dragons(options.dragons, chance)
    state.spirits = cards.draw_spirits(options.spirits, chance)
    size = options.realm_rows * options.realm_cols
    state.stacks = [0] * (seats * size)
    state.tops = [NONE] * (seats * size)
    state.shrines = [0] * seats
    state.pools = [START_SHRINES] * seats
    state.supply = SHRINES - seats * START_SHRINES
    state.earned = [0] * (2 * seats)
    state.tokens = [0] * seats
    state.gone = 0
    state.spirit = state.window = state.carried = state.moved = NONE
    state.due = 0
    state.fresh = []
    state.starter = chance.below(seats) if options.starting_seat is None else options.starting_seat
    state.rebuild()
    state.turns = 0
    turn.begin(state, state.starter)
    return state


def build_castle(state: DragonCastle, layout: layouts.CastleLayout, tiles: list[int]) -> None:
    """DRC-3.1: stacks of three first, then of two, then single tiles, each in reading order and from the bottom up."""
    heights = [height for row in layout.rows for height in row]
    state.castle = [NONE] * (castle.FLOORS * len(heights))
    at = 0
    for height in (3, 2, 1):
        for cell, stack in enumerate(heights):
            if stack == height:
                state.castle[cell * castle.FLOORS : cell * castle.FLOORS + height] = tiles[at : at + height]
                at += height
    state.heights = [*heights, 0]


def no_step(state: DragonCastle, action: i64) -> None:
    """A game that is over takes no action."""
    raise ValueError("the game is over")


BY_PHASE: Final = (
    turn.act,
    turn.complete,
    turn.place,
    turn.place,
    no_step,
    turn.turn_over,
    turn.build,
    powers.pay,
    powers.destroy,
    powers.choose_set,
    powers.change,
    powers.wind_turn,
    powers.wind_lift,
    powers.wind_set,
    powers.strength_lift,
    powers.strength_set,
    powers.strength_lift,
    powers.faith_build,
    no_step,
)
