"""The tiles and dragons compiled: effects by number, spaces ready to be looked up, abilities as bits.

A marker on a dragon is a bit. Abilities that are used as free actions (44 of them) and abilities that answer something
(28) have a mask of their own for each player, so that one `&` finds the answers to an event.
"""

from typing import Final, NamedTuple, final

from drakehall.games.simurgh.effects import (
    EXTRA_MOVE,
    KINDS,
    REPLACE_OBJECTIVE,
    UNIT,
    Effect,
)
from drakehall.games.simurgh.tiles import ACTION_TILES, DRAGON_TYPES, EXPLORATION, EXPLORATION_TILES, Space
from drakehall.games.simurgh.vocabulary import PLACE, SPACES, WILD_SPACES


@final
class Effects:
    """A numbered list of effects; the same notation has the same number."""

    __slots__ = ("by_text", "list")

    def __init__(self, others: "Effects | None" = None) -> None:
        """Begin with nothing, or with the effects of another list."""
        self.list: list[Effect] = others.list[:] if others else []
        self.by_text: dict[str, Effect] = dict(others.by_text) if others else {}

    def add(self, text: str) -> Effect:
        """Give the effect of a notation, a new one if need be."""
        if text not in self.by_text:
            self.by_text[text] = Effect(len(self.list), text)
            self.list.append(self.by_text[text])
        return self.by_text[text]


EFFECTS: Final = Effects()
NOTHING: Final = EFFECTS.add("-").number


class SpaceFact(NamedTuple):
    """An action space: facts that do not depend on where its tile lies."""

    single: bool
    rider_only: bool
    cost: Effect
    gain: Effect
    need: int
    """What it costs at least, packed; the whole cost if the space is not `hard`."""
    hard: bool
    """Whether more than `need` decides if it can be used: mixes, options, markers, vassals, dragons, stages."""
    spends: bool
    """Whether vassals are spent, so that it matters which type is placed."""


def compile_space(effects: Effects, space: Space) -> SpaceFact:
    """Compile a space of a tile or of the City."""
    cost, gain = effects.add(space.cost), effects.add(space.gain)
    need = cost.options[0].fixed if len(cost.options) == 1 else 0
    limited = any(each.spearman or each.rider or each.draw or each.special for each in gain.options)
    spends = any(each.spearman or each.rider for each in cost.options)
    single, rider_only = space.kind == "single", space.who == "rider"
    return SpaceFact(single, rider_only, cost, gain, need, not cost.plain or limited, spends)


class Place(NamedTuple):
    """An action space in its place: what the search for legal placements needs, in the order it is needed."""

    space: int
    spearman: int
    """The action that places a spearman, -1 for riders only."""
    rider: int
    need: int
    single: bool
    hard: bool
    fact: SpaceFact


def place_in(fact: SpaceFact, space: int) -> Place:
    """Put a space into its place."""
    by_spearman = -1 if fact.rider_only else PLACE + space
    return Place(space, by_spearman, PLACE + SPACES + space, fact.need, fact.single, fact.hard, fact)


# SIM-6.9: on an exploration tile only level 1 can be entered by placing; it is like a single space for riders.
TILE_SPACES: Final[list[tuple[SpaceFact, ...]]] = [()]
LEVELS: Final[list[tuple[Effect, ...]]] = [()]
MOVE_COST: Final[list[Effect]] = [EFFECTS.list[NOTHING]]
for _tile in ACTION_TILES:
    TILE_SPACES.append(tuple(compile_space(EFFECTS, each) for each in _tile.spaces))
    LEVELS.append(())
    MOVE_COST.append(EFFECTS.list[NOTHING])
for _way in EXPLORATION_TILES:
    TILE_SPACES.append((compile_space(EFFECTS, Space("single", "rider", _way.move_cost, _way.levels[0])),))
    LEVELS.append(tuple(EFFECTS.add(level) for level in _way.levels))
    MOVE_COST.append(EFFECTS.add(_way.move_cost))

TILE_PLACES: Final = [
    [tuple(place_in(fact, 12 + 4 * wild + i) for i, fact in enumerate(spaces)) for wild in range(WILD_SPACES)]
    for spaces in TILE_SPACES
]
"""For each tile and each space of the Wilds the tile's action spaces in their places."""

# SIM-R80: a tile with a space that costs nothing can always be laid by who has a vassal for it.
FREE_FOR_ANY: Final = [any(not each.hard and not each.need and not each.rider_only for each in s) for s in TILE_SPACES]
FREE_FOR_RIDER: Final = [any(not each.hard and not each.need for each in spaces) for spaces in TILE_SPACES]
FIRST_EXPLORATION: Final = EXPLORATION[0]

# --- Abilities ------------------------------------------------------------------------------------------------------

ACT: Final = 0
ON_GAIN: Final = 1
ON_MOVE: Final = 2
ON_SPEND: Final = 3
ON_PLACE_OBJECTIVE: Final = 4


class AbilityFact(NamedTuple):
    """An ability of a dragon tile."""

    number: int
    """Dragon tile (from 0) times three plus slot (from 0)."""
    trigger: int
    kinds: int
    """ON_GAIN: a mask of the kinds that it answers; ON_SPEND: the type of vassal."""
    cost: Effect
    gain: Effect
    once: bool
    bit: int
    """Its bit among the free actions, or among the answers."""
    need: int
    hard: bool
    drain: int
    """More than it can possibly cost in resources and points."""


TRIGGERS: Final = ("act", "on_gain", "on_move", "on_spend", "on_place_objective")
DRAGON_TILES: Final = 24

ABILITIES: Final[list[AbilityFact]] = []
ACTS: Final[list[AbilityFact]] = []
ANSWERS: Final[list[AbilityFact]] = []
for _number in range(DRAGON_TILES * 3):
    _ability = DRAGON_TYPES[_number // 6].abilities[_number % 3]
    _trigger, _, _what = _ability.trigger.partition(" ")
    _class = TRIGGERS.index(_trigger)
    _kinds = (
        ("spearman", "rider").index(_what)
        if _class == ON_SPEND
        else sum(1 << KINDS.index(kind) for kind in _what.split("|") if kind)
    )
    _list = ANSWERS if _class else ACTS
    _cost, _gain = EFFECTS.add(_ability.cost), EFFECTS.add(_ability.gain)
    _only = _cost.options[0]
    _fact = AbilityFact(
        _number,
        _class,
        _kinds,
        _cost,
        _gain,
        _ability.once,
        1 << len(_list),
        _only.fixed,
        not _cost.plain or any(each.rider or each.special for each in _gain.options),
        _only.fixed + _only.food * (UNIT[0] + UNIT[1]) + _only.material * (UNIT[2] + UNIT[3]),
    )
    _list.append(_fact)
    ABILITIES.append(_fact)

ANSWERS_TO: Final = [
    sum(each.bit for each in ANSWERS if each.trigger == ON_GAIN and each.kinds & kinds) for kinds in range(128)
]
"""For each mask of kinds received the abilities that answer it."""
ANSWERS_MOVE: Final = sum(each.bit for each in ANSWERS if each.trigger == ON_MOVE)
ANSWERS_SPEND: Final = [
    sum(each.bit for each in ANSWERS if each.trigger == ON_SPEND and each.kinds == vassal) for vassal in range(2)
]
EXTRA_MOVES: Final = sum(each.bit for each in ANSWERS if each.gain.options[0].special == EXTRA_MOVE)
EXCHANGES: Final = sum(each.bit for each in ANSWERS if each.gain.options[0].special == REPLACE_OBJECTIVE)

# SIM-7.3: the masks of a dragon's slots: among free actions and among answers, slot by slot.
SLOT_ACT: Final = [0 if each.trigger else each.bit for each in ABILITIES]
SLOT_ANSWER: Final = [each.bit if each.trigger else 0 for each in ABILITIES]
REFILLABLE: Final = [not each.once for each in ABILITIES]
TYPE_ACTS: Final = [sum(SLOT_ACT[type_ * 6 : type_ * 6 + 6]) for type_ in range(12)]
TYPE_ANSWERS: Final = [sum(SLOT_ANSWER[type_ * 6 : type_ * 6 + 6]) for type_ in range(12)]


assert len(ACTS) == 44  # both masks stay far below 62 bits
assert len(ANSWERS) == 28
