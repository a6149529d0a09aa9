"""The tiles and dragons compiled: effects by number, spaces ready to be looked up, abilities as bits.

A marker on a dragon is a bit. Abilities that are used as free actions (44 of them) and abilities that answer something
(28) have a mask of their own for each player, so that one `&` finds the answers to an event.
"""

from typing import Final, final

from drakehall.games.simurgh.effects import (
    EXTRA_MOVE,
    KINDS,
    REPLACE_OBJECTIVE,
    UNIT,
    Effect,
)
from drakehall.games.simurgh.tiles import ACTION_TILES, DRAGON_TYPES, EXPLORATION_TILES, Space


@final
class Effects:
    """A numbered list of effects; the same notation has the same number."""

    __slots__ = ("by_text", "list")

    def __init__(self, others: "Effects | None" = None) -> None:
        """Begin with nothing, or with the effects of another list."""
        self.list: list[Effect] = others.list[:] if others else []
        self.by_text: dict[str, Effect] = dict(others.by_text) if others else {}

    def add(self, text: str) -> Effect:
        """Return the effect of a notation, adding it if need be."""
        if text not in self.by_text:
            self.by_text[text] = Effect(len(self.list), text)
            self.list.append(self.by_text[text])
        return self.by_text[text]


EFFECTS: Final = Effects()
NOTHING: Final = EFFECTS.add("-").number


@final
class SpaceFact:
    """An action space: facts that do not depend on where its tile lies."""

    __slots__ = ("cost", "draws", "gain", "hard", "rider_only", "single", "spends")

    def __init__(self, effects: Effects, space: Space) -> None:
        """Compile a space of a tile or of the City."""
        self.single = space.kind == "single"
        self.rider_only = space.who == "rider"
        self.cost = effects.add(space.cost)
        self.gain = effects.add(space.gain)
        self.spends = any(each.spearman or each.rider for each in self.cost.options)
        """Whether vassals are spent, so that it matters which type is placed."""
        self.draws = all(each.draw for each in self.gain.options)
        """Whether it gives a dragon in any case."""
        limited = any(each.spearman or each.rider or (each.draw and not self.draws) for each in self.gain.options)
        self.hard = self.spends or limited or len(self.cost.options) > 1
        """Whether its use depends on more than tokens, markers and what `reach` sees."""


# SIM-6.9: on an exploration tile only level 1 can be entered by placing; it is like a single space for riders.
TILE_SPACES: Final[list[tuple[SpaceFact, ...]]] = [()]
LEVELS: Final[list[tuple[Effect, ...]]] = [()]
MOVE_COST: Final[list[Effect]] = [EFFECTS.list[NOTHING]]
for _tile in ACTION_TILES:
    TILE_SPACES.append(tuple(SpaceFact(EFFECTS, each) for each in _tile.spaces))
    LEVELS.append(())
    MOVE_COST.append(EFFECTS.list[NOTHING])
for _explored in EXPLORATION_TILES:
    TILE_SPACES.append((SpaceFact(EFFECTS, Space("single", "rider", _explored.move_cost, _explored.levels[0])),))
    LEVELS.append(tuple(EFFECTS.add(level) for level in _explored.levels))
    MOVE_COST.append(EFFECTS.add(_explored.move_cost))


def bits(which: list[bool]) -> int:
    """Return the indices of true values as a mask."""
    return sum(1 << i for i, each in enumerate(which) if each)


# The spaces of each tile as masks: those for one vassal, those for everybody, those that are `hard`.
TILE_SINGLE: Final = [bits([each.single for each in spaces]) for spaces in TILE_SPACES]
TILE_ANY: Final = [bits([not each.rider_only for each in spaces]) for spaces in TILE_SPACES]
TILE_HARD: Final = [bits([each.hard for each in spaces]) for spaces in TILE_SPACES]

# --- Abilities ------------------------------------------------------------------------------------------------------

ACT: Final = 0
ON_GAIN: Final = 1
ON_MOVE: Final = 2
ON_SPEND: Final = 3


TRIGGERS: Final = ("act", "on_gain", "on_move", "on_spend", "on_place_objective")
DRAGON_TILES: Final = 24


@final
class AbilityFact:
    """An ability of a dragon tile."""

    __slots__ = ("bit", "cost", "drain", "gain", "hard", "kinds", "need", "number", "once", "trigger")

    def __init__(self, number: int, place: tuple[int, int]) -> None:
        """Compile an ability; `place` counts those before it, free actions and answers."""
        ability = DRAGON_TYPES[number // 6].abilities[number % 3]
        trigger, _, what = ability.trigger.partition(" ")
        self.number = number
        """Dragon tile (from 0) times three plus slot (from 0)."""
        self.trigger = TRIGGERS.index(trigger)
        self.kinds = (
            ("spearman", "rider").index(what)
            if self.trigger == ON_SPEND
            else sum(1 << KINDS.index(kind) for kind in what.split("|") if kind)
        )
        """ON_GAIN: a mask of the kinds that it answers; ON_SPEND: the type of vassal."""
        self.cost = EFFECTS.add(ability.cost)
        self.gain = EFFECTS.add(ability.gain)
        self.once = ability.once
        self.bit = 1 << place[self.trigger != ACT]
        """Its bit among the free actions, or among the answers."""
        only = self.cost.first
        self.need = only.fixed
        self.hard = not self.cost.plain or any(each.rider or each.special for each in self.gain.options)
        self.drain = only.fixed + only.food * (UNIT[0] + UNIT[1]) + only.material * (UNIT[2] + UNIT[3])
        """More than it can possibly cost in resources and points."""


ABILITIES: Final[list[AbilityFact]] = []
ACTS: Final[list[AbilityFact]] = []
ANSWERS: Final[list[AbilityFact]] = []
for _number in range(DRAGON_TILES * 3):
    _fact = AbilityFact(_number, (len(ACTS), len(ANSWERS)))
    (ANSWERS if _fact.trigger else ACTS).append(_fact)
    ABILITIES.append(_fact)

ANSWERS_TO: Final = [
    sum(each.bit for each in ANSWERS if each.trigger == ON_GAIN and each.kinds & kinds) for kinds in range(128)
]
"""For each mask of kinds received the abilities that answer it."""
ANSWERS_MOVE: Final = sum(each.bit for each in ANSWERS if each.trigger == ON_MOVE)
ANSWERS_SPEND: Final = [
    sum(each.bit for each in ANSWERS if each.trigger == ON_SPEND and each.kinds == vassal) for vassal in range(2)
]
EXTRA_MOVES: Final = sum(each.bit for each in ANSWERS if each.gain.first.special == EXTRA_MOVE)
EXCHANGES: Final = sum(each.bit for each in ANSWERS if each.gain.first.special == REPLACE_OBJECTIVE)

# SIM-7.3: the masks of a dragon's slots: among free actions and among answers, slot by slot.
SLOT_ACT: Final = [0 if each.trigger else each.bit for each in ABILITIES]
SLOT_ANSWER: Final = [each.bit if each.trigger else 0 for each in ABILITIES]
REFILLABLE: Final = [not each.once for each in ABILITIES]
TYPE_ACTS: Final = [sum(SLOT_ACT[type_ * 6 : type_ * 6 + 6]) for type_ in range(12)]
TYPE_ANSWERS: Final = [sum(SLOT_ANSWER[type_ * 6 : type_ * 6 + 6]) for type_ in range(12)]


assert len(ACTS) == 44  # both masks stay far below 62 bits
assert len(ANSWERS) == 28
