"""What is fixed for a whole game: the board, its size and its limits for a number of players and the options."""

from functools import lru_cache, reduce
from operator import or_
from typing import Final, final

from drakehall.games.simurgh.board_file import BoardFile, read
from drakehall.games.simurgh.compiled_tiles import (
    ANSWERS_TO,
    EFFECTS,
    TYPE_ACTS,
    TYPE_ANSWERS,
    Effects,
    SpaceFact,
    bits,
)
from drakehall.games.simurgh.effects import Effect, amounts, kinds_of
from drakehall.games.simurgh.options import SimurghOptions
from drakehall.games.simurgh.reach import Reach
from drakehall.games.simurgh.tiles import OBJECTIVES, Space
from drakehall.kernel.options import TABLES_KEPT

# SIM-8.4: face-up objectives and chronicled tiles that start the last turns.
END_TRIGGER: Final = {"short": (4, 8), "medium": (4, 11), "long": (5, 14)}
MOST_TILES: Final = 5  # SIM-8.1
MOST_RESOURCES: Final = {"spearman": 15, "dragonlord": 12}  # SIM-8.2
MOST_VASSALS: Final = {2: 3, 3: 3, 4: 4, 5: 4}  # SIM-6.6
UNBOUNDED: Final = 99
FIRST_EDITION_PLACES: Final = 4  # SIM-13.2


@final
class Objective:
    """SIM-12: what an objective counts and its points."""

    __slots__ = ("acts", "answers", "food", "points")

    def __init__(self, counts: list[str], points: list[int]) -> None:
        """Compile the types that are counted into masks of markers."""
        types = range(12) if counts == ["all"] else [int(label[1:]) - 1 for label in counts if label != "food"]
        self.acts = sum(TYPE_ACTS[each] for each in types)
        self.answers = sum(TYPE_ANSWERS[each] for each in types)
        self.food = counts == ["food"]
        self.points = tuple(points)


@final
class Bonus:
    """SIM-6.2: a bonus that one or several spaces of the Wilds give."""

    __slots__ = ("amounts", "answers", "wilds")

    def __init__(self, effect: Effect, all_bonuses: list[Effect], open_wilds: list[int]) -> None:
        """Find where it is given."""
        self.wilds = sum(1 << wild for wild in open_wilds if all_bonuses[wild] is effect)
        """The open spaces of the Wilds that give it, as a mask."""
        self.amounts = amounts(effect)
        """Everything that it can be …"""
        self.answers = [ANSWERS_TO[kinds_of(each)] for each in self.amounts]
        """… and the abilities that answer each."""


@final
class CompiledBoard:
    """The board compiled for a number of players and options."""

    __slots__ = (
        "arrival",
        "bonus",
        "bonus_answers",
        "bonuses",
        "capacity",
        "chronicle_end",
        "city",
        "city_any",
        "city_hard",
        "city_single",
        "effects",
        "first_edition",
        "full",
        "helpful_arrivals",
        "most_bonus",
        "objective_end",
        "objectives",
        "options",
        "placement_moves",
        "power_tile_counts",
        "quarters_costs",
        "quarters_gains",
        "reach",
        "refills_at_once",
        "resource_limit",
        "seats",
        "start",
        "start_markers",
        "statue_costs",
        "statue_draw",
        "statue_gains",
        "turn_cap",
        "wilds",
    )

    def __init__(self, options: SimurghOptions, seats: int) -> None:
        """Compile the board."""
        board = read(options.board)
        effects = Effects(EFFECTS)
        self.options = options
        self.seats = seats
        self.start = effects.add(board.start.resources).first.fixed
        self.start_markers = board.start.dragon_markers
        self.wilds = [i for i, wild in enumerate(board.wilds) if wild.min_players <= seats]
        """SIM-6.2, SIM-R27: the open spaces of the Wilds."""
        self.bonus: list[Effect] = [effects.add(wild.bonus) for wild in board.wilds]
        self.bonuses = [Bonus(effect, self.bonus, self.wilds) for effect in dict.fromkeys(self.bonus)]
        self.most_bonus = sum(tokens for bonus in self.bonuses for tokens in bonus.amounts)
        """More than any bonus: all of them together."""
        self.bonus_answers = reduce(or_, (answers for bonus in self.bonuses for answers in bonus.answers))
        """The abilities that answer some bonus."""
        self.city = tuple(SpaceFact(effects, Space(each.kind, each.who, each.cost, each.gain)) for each in board.city)
        self.city_single = bits([each.single for each in self.city])
        self.city_any = bits([not each.rider_only for each in self.city])
        self.city_hard = bits([each.hard for each in self.city])
        quarters = board.scout_quarters
        self.arrival = effects.add(quarters.arrival)
        self.quarters_costs = [effects.add(slot.cost) for slot in quarters.slots] + [
            effects.add(quarters.face_down_cost)
        ]
        self.reach = Reach(self.city, self.quarters_costs)
        self.quarters_gains = [effects.add(slot.gain) for slot in quarters.slots] + [effects.add("-")]
        self.helpful_arrivals = helpful(amounts(self.arrival), self.quarters_costs)
        """What the arrival can give that may help to pay for a tile."""
        self.statue_draw = board.statue.draw
        self.statue_costs = [effects.add(space.cost) for space in board.statue.spaces]
        self.statue_gains = [effects.add(space.gain) for space in board.statue.spaces]
        self.objectives = compile_objectives(board)
        self.full = MOST_VASSALS[seats]
        self.first_edition = options.edition == "first"
        self.placement_moves = options.placement_counts_as_move
        self.power_tile_counts = options.power_tile_counts
        self.refills_at_once = options.scout_refill == "immediate"
        self.turn_cap = options.turn_cap
        self.capacity = FIRST_EDITION_PLACES if self.first_edition else UNBOUNDED
        self.resource_limit = MOST_RESOURCES[options.mode]
        self.objective_end, self.chronicle_end = END_TRIGGER[options.length]
        self.effects = effects.list


def helpful(gains: list[int], costs: list[Effect]) -> list[int]:
    """List the gains that could pay part of some cost."""
    paid = 0
    for cost in costs:
        for each in amounts(cost):
            paid |= kinds_of(each)
    return [gain for gain in gains if kinds_of(gain) & paid]


def compile_objectives(board: BoardFile) -> list[Objective]:
    """List the objectives by tile number, from #73."""
    tables = [board.objectives[str(number)] for number in OBJECTIVES]
    return [Objective(each.counts, each.points) for each in tables]


@lru_cache(TABLES_KEPT)
def compiled_board(options: SimurghOptions, seats: int) -> CompiledBoard:
    """Return the compiled board, the same for the same options."""
    return CompiledBoard(options, seats)
