"""Cards and tiles with their effects compiled, made once for every table of cards."""

from functools import cache
from typing import Final, final

from drakehall.games.wyrmspan import cards, frames, tiles
from drakehall.games.wyrmspan.effects import (
    FOODS,
    RESOURCES,
    SIZES,
    TIMINGS,
    TRAITS,
    Activate,
    Block,
    Cache,
    Choose,
    Condition,
    Count,
    Draw,
    Egg,
    EggEach,
    Excavate,
    Filter,
    Gain,
    Guild,
    Item,
    Pay,
    Play,
    Points,
    Seq,
    Simple,
    Split,
    Term,
    Tuck,
    TuckEach,
    benefit,
)
from drakehall.games.wyrmspan.vocabulary import BENEFITS, ENTICE, vocabulary

# What can be gained: the four resources are 0 … 3.
ANY: Final = 4
COIN: Final = 5
OF_PICKED: Final = 6
OF_TUCKED: Final = 7
GAINS: Final = (*RESOURCES, "any", "coin", "picked", "cost_of_tucked")

LOCATIONS: Final = ("any", "here", "this_cave", "this_column", "adjacent")
ANYWHERE: Final = 0
HERE: Final = 1

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

OWN: Final = 0
BANK: Final = 1
JUST_GAINED: Final = 2

TUCK_FOOD: Final = 4
"""The food of hatchlings that are fed with cards; otherwise it is the kind of resource."""


@final
class Cost:
    """A part of a cost, compiled: n things of the kinds (bits), eggs only from a place."""

    __slots__ = ("kinds", "loc", "n")

    def __init__(self, pay: Pay) -> None:
        """Compile a part of a cost."""
        self.kinds = sum(PAID_BY[kind] for kind in pay.kinds)
        self.n = pay.n
        self.loc = LOCATIONS.index(pay.loc)


@final
class CompiledItem:
    """An item of a sequence, compiled: what must hold before its effect is carried out."""

    __slots__ = ("body", "did", "guarded", "may", "otherwise", "tests")

    def __init__(self, item: Item, body: int) -> None:
        """Compile the prefixes of an item."""
        self.body = body
        self.may = int(item.may)
        self.tests: tuple[Condition, ...] = item.tests
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
        self.count: Count | None = None
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
        """What each part is called, an index into `BENEFITS`."""
        self.timings: tuple[int, ...] = ()
        self.shares: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.filter = Filter()
        self.points: Points | None = None
        self.term: Term | None = None


@final
class CompiledCards:
    """Everything that does not change during a game: facts as tuples by card, and the effects."""

    def __init__(self, dragons: tuple[cards.Dragon, ...], caves: tuple[cards.Cave, ...]) -> None:
        """Compile cards and tiles."""
        self.dragons = dragons
        self.caves = caves
        self.dragon_labels = tuple(str(dragon.number) for dragon in dragons)
        self.cave_labels = tuple(str(cave.number) for cave in caves)
        self.actions = vocabulary(self.dragon_labels, self.cave_labels)
        self.effects: list[CompiledEffect] = []
        self.members: dict[tuple[tuple[str, ...], ...], frozenset[int]] = {}
        """The dragons that filters mean, found as they are asked for."""
        self._facts()
        self._lines()
        self._tiles()

    def _facts(self) -> None:
        dragons = self.dragons
        first = self.actions.first
        self.entice = ENTICE
        self.tuck = first("tuck")
        self.pay_dragon = first("pay_dragon")
        self.discard_dragon = first("discard_dragon")
        self.excavate = first("excavate")
        self.pay_cave = first("pay_cave")
        self.discard_cave = first("discard_cave")
        self.vp = tuple(each.vp for each in dragons)
        self.nests = tuple(each.nests for each in dragons)
        self.size = tuple(SIZES.index(each.size) for each in dragons)
        self.trait = tuple(TRAITS.index(each.trait) for each in dragons)
        self.coin = tuple(each.coin for each in dragons)
        self.resources = tuple(each.resources for each in dragons)
        self.icons = tuple(sum(each.resources) for each in dragons)
        self.egg = tuple(each.egg for each in dragons)
        self.homes = tuple(sum(1 << cave for cave in each.caves) for each in dragons)

    def _lines(self) -> None:
        """Compile the lines of the cards; -1 is no line."""
        lines = {timing: [-1] * len(self.dragons) for timing in (*TIMINGS, "fed", "fed3")}
        self.food = tuple(_food(dragon) for dragon in self.dragons)
        for card, dragon in enumerate(self.dragons):
            for clause in dragon.clauses:
                lines[clause.timing][card] = self._seq(clause.seq)
        self.played = tuple(lines["played"])
        self.activated = tuple(lines["activated"])
        self.round = tuple(lines["round"])
        self.endgame = tuple(lines["endgame"])
        self.fed = tuple(lines["fed"])
        self.fed3 = tuple(lines["fed3"])
        self.by_timing = (self.played, self.activated, self.round, self.endgame)
        self.paid_endgame = tuple(line >= 0 and self._has_cost(line) for line in self.endgame)
        self.cave_played = tuple(self._seq(cave.seq) for cave in self.caves)

    def _tiles(self) -> None:
        self.strips = tuple(tuple(self._seq(seq) for seq in strip) for strip in tiles.STRIPS)
        self.track = tuple(None if seq is None else self._item(seq.items[0]) for seq in tiles.SPACES)
        self.bonuses = tuple(tuple(self._seq(seq) for seq in guild.bonuses) for guild in tiles.GUILDS)
        self.guild_endgame = tuple(self._seq(guild.endgame) for guild in tiles.GUILDS)
        any_item = Pay(("any", "dragon_card", "cave_card"), tiles.COVER_COST, "any")
        self.cover = self._item(Item(tiles.COVER.items[0].terms, (any_item,)))
        self.pay_eggs = tuple(self._pay((Pay(("egg",), n, "any"),)) for n in range(1, 10))
        self.main_entice = self._add(CompiledEffect(frames.OP_ENTICE))
        self.effects[self.main_entice].sources = HAND
        self.main_excavate = self._add(CompiledEffect(frames.OP_EXCAVATE))
        self.effects[self.main_excavate].sources = HAND
        self.income_egg = self._term(Egg(1, "any"))

    # --- compiling ---

    def _add(self, effect: CompiledEffect) -> int:
        self.effects.append(effect)
        return len(self.effects) - 1

    def _seq(self, seq: Seq) -> int:
        own = tuple(item for item in seq.items if not item.opponents)
        shared = tuple(item for item in seq.items if item.opponents)
        effect = CompiledEffect(frames.OP_SEQ)
        effect.items = tuple(CompiledItem(item, self._item(item)) for item in own)
        effect.flag = int(not _harmless(own))
        if any(isinstance(term, Cache) and term.source == "gained" for item in own for term in item.terms):
            for item in effect.items:
                self.effects[item.body].gained = True
        if shared:
            alike = tuple(
                Item(item.terms, item.cost, item.may, item.upto, item.tests, item.otherwise, item.did)
                for item in shared
            )
            effect.opponents = self._seq(Seq(alike))
        return self._add(effect)

    def _item(self, item: Item) -> int:
        body = self._terms(item.terms)
        if item.cost:
            paid = self._pay(item.cost)
            inner = self.effects[body]
            names_card = inner.op == frames.OP_ENTICE or (inner.op == frames.OP_EXCAVATE and not inner.sources & DECK)
            if names_card:
                inner.paid = paid  # WYR-R5: the card is named first, then the cost is paid
            else:
                effect = CompiledEffect(frames.OP_CONVERT)
                effect.paid, effect.body = paid, body
                body = self._add(effect)
        if item.upto:
            effect = CompiledEffect(frames.OP_UPTO)
            effect.n, effect.body = item.upto, body
            body = self._add(effect)
        return body

    def _pay(self, cost: tuple[Pay, ...]) -> int:
        effect = CompiledEffect(frames.OP_PAY)
        effect.cost = tuple(Cost(part) for part in cost)
        return self._add(effect)

    def _terms(self, terms: tuple[Term, ...]) -> int:
        if len(terms) == 1:
            return self._term(terms[0])
        effect = CompiledEffect(frames.OP_BUNDLE)
        effect.parts = tuple(self._term(term) for term in terms)
        effect.labels = tuple(BENEFITS.index(benefit(Item((term,)))) for term in terms)
        return self._add(effect)

    def _term(self, term: Term) -> int:
        if isinstance(term, Block):
            return self._seq(term.seq)
        effect = CompiledEffect(_op(term))
        effect.term = term
        if isinstance(term, Gain | Draw | Guild | Egg | Cache | Tuck):
            if isinstance(term.n, Count):
                effect.count = term.n
            else:
                effect.n = term.n
        if isinstance(term, Gain | Cache):
            effect.kind = GAINS.index(term.what)
        if isinstance(term, Egg | Cache | Tuck):
            effect.loc = LOCATIONS.index(term.loc)
        if isinstance(term, Cache):
            effect.sources = ("own", "bank", "gained").index(term.source)
        elif isinstance(term, Draw):
            effect.kind = sum({"dragon": 1, "cave": 2}[kind] for kind in term.kinds)
            effect.sources = SOURCES[term.source] if term.source else DECK | DISPLAY
        elif isinstance(term, Tuck):
            effect.sources = SOURCES[term.source]
        elif isinstance(term, EggEach | TuckEach):
            effect.filter = term.filter
        elif isinstance(term, Play):
            effect.sources = sum(SOURCES[source] for source in term.sources)
            effect.mode = MODES.index(term.mode)
            effect.onto = term.onto
        elif isinstance(term, Excavate):
            effect.n = term.n
            effect.sources = sum(SOURCES[source] for source in term.sources)
        elif isinstance(term, Activate):
            effect.timings = tuple(TIMINGS.index(timing) for timing in term.timings)
        elif isinstance(term, Split):
            effect.n = 0
            effect.shares = (term.keep, term.discard, term.tuck_here, term.tuck_any)
        elif isinstance(term, Points):
            effect.points = term
        elif isinstance(term, Choose):
            effect.n = term.n
            effect.parts = tuple(self._item(option) for option in term.options)
            effect.labels = tuple(BENEFITS.index(benefit(option)) for option in term.options)
        return self._add(effect)

    def _has_cost(self, line: int) -> bool:
        """Whether an `endgame` line asks for a payment."""
        for item in self.effects[line].items:
            body = self.effects[item.body]
            if body.op == frames.OP_CONVERT or body.op == frames.OP_CHOOSE:
                return True
        return False


def _op(term: Term) -> int:
    if isinstance(term, Activate):
        return frames.OP_MAT if term.mat else frames.OP_ACTIVATE
    if isinstance(term, Simple):
        return frames.OPS.index(term.name)
    names = {
        Gain: "gain",
        Draw: "draw",
        Guild: "guild",
        Egg: "egg",
        EggEach: "egg_each",
        Cache: "cache",
        Tuck: "tuck",
        TuckEach: "tuck_each",
        Play: "entice",
        Excavate: "excavate",
        Split: "split",
        Points: "points",
        Choose: "choose",
    }
    return frames.OPS.index(names[type(term)])


def _harmless(own: tuple[Item, ...]) -> bool:
    """WYR-R3: gains of coins and named resources cannot hurt; what follows them is optional by itself."""
    for item in own:
        optional = item.may or item.upto or item.cost
        plain = all(isinstance(term, Gain) and term.what not in ("any", "cost_of_tucked") for term in item.terms)
        picks = item.terms == (Simple("pick"),)
        if not (optional or plain or picks):
            return False
    return True


def _food(dragon: cards.Dragon) -> int:
    foods = [clause.food for clause in dragon.clauses if clause.food]
    if not foods:
        return -1
    return TUCK_FOOD if foods[0] == FOODS[2] else RESOURCES.index(foods[0])


@cache
def compiled_cards(dragons: str, caves: str) -> CompiledCards:
    """Give the compiled cards of a user's tables (empty: as printed)."""
    return CompiledCards(cards.dragons(dragons), cards.caves(caves))
