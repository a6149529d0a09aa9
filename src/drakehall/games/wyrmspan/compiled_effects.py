"""Effects in the form in which the rules carry them out: numbers instead of words."""

from typing import Final, final

from drakehall.games.wyrmspan import effects as fx

# What can be gained: the four resources are 0 … 3.
ANY: Final = 4
COIN: Final = 5
OF_PICKED: Final = 6
OF_TUCKED: Final = 7

# Where effects reach, as numbers of `fx.LOCATIONS`; what is counted may also lie in a certain cave.
ANYWHERE: Final = 0
HERE: Final = 1
CERTAIN_CAVE: Final = 5
SCOPES: Final = ("mat", *fx.LOCATIONS[1:], *fx.CAVES, "best_cave")

# Where cards come from, and what pays; each a bit.
HAND: Final = 1
DECK: Final = 2
DISPLAY: Final = 4
DRAWN: Final = 8
REVEALED: Final = 16
SOURCES: Final = {"hand": HAND, "deck": DECK, "display": DISPLAY, "drawn": DRAWN, "revealed": REVEALED}
BY_COIN: Final = 1
BY_EGG: Final = 2
BY_RESOURCE: Final = 4
BY_DRAGON: Final = 8
BY_CAVE: Final = 16
PAID_BY: Final = {"coin": BY_COIN, "egg": BY_EGG, "any": BY_RESOURCE, "dragon_card": BY_DRAGON, "cave_card": BY_CAVE}

# How much of its cost a dragon is played for.
FULL: Final = 0
FREE: Final = 1
MINUS_1: Final = 2
NO_RESOURCES: Final = 3
MODES: Final = ("full", "free", "minus1", "no_resources")

# Where cached resources come from.
OWN: Final = 0
BANK: Final = 1
JUST_GAINED: Final = 2
CACHED_FROM: Final = ("own", "bank", "gained")

# Kinds of cards that are drawn; each a bit.
DRAGONS: Final = 1
CAVES: Final = 2

# What is counted, as numbers of `THINGS`.
COUNT_DRAGONS: Final = 0
COUNT_MARKERS: Final = 1
COUNT_EGGS: Final = 2
COUNT_OBJECTIVES: Final = 3
COUNT_FULL_SETS: Final = 4
COUNT_FULL_COLUMNS: Final = 5
COUNT_CACHED: Final = 6
COUNT_TUCKED: Final = 7
COUNT_EXCAVATED: Final = 8
COUNT_CAVE_CARDS: Final = 9
THINGS: Final = tuple(fx.COUNTED)

# Conditions, and how numbers are compared (`fx.SIGNS`).
CONDITIONS: Final = ("count", "revealed", "at_least_left_neighbor", "between", "rightmost")
IS_COUNT: Final = 0
IS_REVEALED: Final = 1
IS_LEFT_NEIGHBOUR: Final = 2
IS_BETWEEN: Final = 3
AT_LEAST: Final = 0
AT_MOST: Final = 1

TUCK_FOOD: Final = 4
"""The food of hatchlings that are fed with cards; otherwise it is the kind of resource."""


@final
class Cost:
    """A part of a cost, compiled: n things of the kinds (bits), eggs only from a place."""

    __slots__ = ("kinds", "loc", "n")

    def __init__(self, pay: fx.Pay) -> None:
        """Compile a part of a cost."""
        self.kinds = sum(PAID_BY[kind] for kind in pay.kinds)
        self.n = pay.n
        self.loc = fx.LOCATIONS.index(pay.loc)


@final
class CompiledFilter:
    """Which dragons on a mat are meant, compiled."""

    __slots__ = ("meant", "other", "where")

    def __init__(self, chosen: fx.Filter, meant: bytes) -> None:
        """Compile a filter; `meant` says of every dragon of the table whether it has what the filter names."""
        self.where = SCOPES.index(chosen.where)
        self.meant = meant
        self.other = chosen.other


@final
class CompiledCount:
    """A number of things, compiled."""

    __slots__ = ("by_trait", "filter", "in_caves", "kind", "per", "what")

    def __init__(self, counted: fx.Count, chosen: CompiledFilter, in_caves: tuple["CompiledCount", ...] = ()) -> None:
        """Compile a count; if it is that of the best cave, it is given those of all caves."""
        self.what = THINGS.index(counted.what)
        self.filter = chosen
        self.in_caves = in_caves
        self.per = counted.filter.per
        self.by_trait = counted.filter.of == "traits"
        """Whether full sets are sets of traits, not of sizes."""
        self.kind = fx.RESOURCES.index(counted.filter.res) if counted.filter.res else -1
        """The resource that is counted; -1: all of them."""


@final
class CompiledCondition:
    """A condition, compiled."""

    __slots__ = ("cave", "count", "kind", "n", "sign", "sizes")

    def __init__(self, test: fx.Condition, count: CompiledCount | None) -> None:
        """Compile a condition."""
        self.kind = CONDITIONS.index(test.name)
        self.count = count
        self.sign = fx.SIGNS.index(test.sign) if test.sign else 0
        self.n = test.n
        self.sizes = sum(1 << fx.SIZES.index(arg) for arg in test.args if arg in fx.SIZES)
        """The sizes that the revealed card may have, as bits."""
        self.cave = fx.CAVES.index(test.args[0]) if self.kind == IS_LEFT_NEIGHBOUR else -1


@final
class CompiledPoints:
    """Victory points, compiled: n, or n for each thing counted, at most `most` (-1: any number)."""

    __slots__ = ("each", "most", "n")

    def __init__(self, points: fx.Points, each: CompiledCount | None) -> None:
        """Compile points."""
        self.n = points.n
        self.each = each
        self.most = -1 if points.most is None else points.most


@final
class CompiledItem:
    """An item of a sequence, compiled: what must hold before its effect is carried out."""

    __slots__ = ("body", "did", "guarded", "may", "otherwise", "tests")

    def __init__(self, item: fx.Item, tests: tuple[CompiledCondition, ...], body: int) -> None:
        """Compile the prefixes of an item."""
        self.body = body
        self.may = int(item.may)
        self.tests = tests
        self.otherwise = item.otherwise
        self.did = item.did
        self.guarded = bool(item.tests or item.otherwise or item.did)


@final
class CompiledEffect:
    """A compiled effect. Which fields count depends on `op`."""

    __slots__ = (
        "body",
        "cost",
        "count",
        "filter",
        "flag",
        "gained",
        "items",
        "kind",
        "labels",
        "loc",
        "mode",
        "n",
        "onto",
        "op",
        "opponents",
        "paid",
        "parts",
        "points",
        "shares",
        "sources",
        "term",
        "timings",
    )

    def __init__(self, op: int) -> None:
        """Begin with an effect that does nothing in particular."""
        self.op = op
        self.n = 1
        self.count: CompiledCount | None = None
        self.kind = 0
        self.loc = 0
        self.sources = 0
        self.mode = 0
        self.onto = False
        self.body = -1
        self.paid = -1
        """The effect that pays for this one, for dragons and caves whose card is named before the cost is paid."""
        self.flag = 0
        self.gained = False
        """Whether a later item of the sequence uses what this one gains."""
        self.opponents = -1
        self.cost: tuple[Cost, ...] = ()
        self.items: tuple[CompiledItem, ...] = ()
        self.parts: tuple[int, ...] = ()
        self.labels: tuple[int, ...] = ()
        """The name of each part, an index into `BENEFITS`."""
        self.timings: tuple[int, ...] = ()
        self.shares: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.filter: CompiledFilter | None = None
        self.points: CompiledPoints | None = None
        self.term: fx.Term | None = None
