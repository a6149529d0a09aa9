"""Cards and tiles with their effects compiled, made once for every table of cards."""

from functools import lru_cache
from typing import final

from drakehall.games.wyrmspan import cards, frames, tiles
from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.compiled_effects import (
    CACHED_FROM,
    CAVES,
    DECK,
    DISPLAY,
    DRAGONS,
    HAND,
    MODES,
    SOURCES,
    TUCK_FOOD,
    CompiledCondition,
    CompiledCount,
    CompiledEffect,
    CompiledFilter,
    CompiledItem,
    CompiledPoints,
    Cost,
)
from drakehall.games.wyrmspan.operations import OP_OF
from drakehall.games.wyrmspan.vocabulary import BENEFITS, ENTICE, vocabulary
from drakehall.kernel.options import TABLES_KEPT


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
        self._meant: dict[tuple[tuple[str, ...], ...], bytes] = {}
        """What filters have in common, by sizes, traits and timings: which dragons they mean."""
        self._facts()
        self._lines()
        self._tiles()

    def cost(self, card: int) -> tuple[int, ...]:
        """Return the printed cost of a dragon in meat, gold, crystal and milk."""
        return self.resources[4 * card : 4 * card + 4]

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
        self.size = tuple(fx.SIZES.index(each.size) for each in dragons)
        self.trait = tuple(fx.TRAITS.index(each.trait) for each in dragons)
        self.coin = tuple(each.coin for each in dragons)
        self.resources = tuple(number for each in dragons for number in each.resources)
        """Four numbers for each dragon."""
        self.icons = tuple(sum(each.resources) for each in dragons)
        self.egg = tuple(each.egg for each in dragons)
        self.homes = tuple(sum(1 << cave for cave in each.caves) for each in dragons)

    def _lines(self) -> None:
        """Compile the lines of the cards; -1 is no line."""
        lines = {timing: [-1] * len(self.dragons) for timing in (*fx.TIMINGS, "fed", "fed3")}
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
        self.by_timing: tuple[tuple[int, ...], ...] = (self.played, self.activated, self.round, self.endgame)
        self.paid_endgame = tuple(line >= 0 and self._has_cost(line) for line in self.endgame)
        self.cave_played = tuple(self._seq(cave.seq) for cave in self.caves)

    def _tiles(self) -> None:
        self.strips = tuple(tuple(self._seq(seq) for seq in strip) for strip in tiles.STRIPS)
        self.track = tuple(-1 if seq is None else self._item(seq.items[0]) for seq in tiles.SPACES)
        """What the spaces of the guild track bring; -1: they are brown."""
        self.bonuses = tuple(tuple(self._seq(seq) for seq in guild.bonuses) for guild in tiles.GUILDS)
        self.guild_endgame = tuple(self._seq(guild.endgame) for guild in tiles.GUILDS)
        any_item = fx.Pay(("any", "dragon_card", "cave_card"), tiles.COVER_COST, "any")
        self.cover = self._item(fx.Item(tiles.COVER.items[0].terms, (any_item,)))
        self.pay_eggs = tuple(self._pay((fx.Pay(("egg",), n, "any"),)) for n in range(1, 10))
        self.main_entice = self._add(CompiledEffect(frames.OP_ENTICE))
        self.effects[self.main_entice].sources = HAND
        self.main_excavate = self._add(CompiledEffect(frames.OP_EXCAVATE))
        self.effects[self.main_excavate].sources = HAND
        self.income_egg = self._term(fx.Egg(1, "any"))

    # --- compiling ---

    def _add(self, effect: CompiledEffect) -> int:
        self.effects.append(effect)
        return len(self.effects) - 1

    def _seq(self, seq: fx.Seq) -> int:
        own = tuple(item for item in seq.items if not item.opponents)
        shared = tuple(item for item in seq.items if item.opponents)
        effect = CompiledEffect(frames.OP_SEQ)
        effect.items = tuple(
            CompiledItem(item, tuple(self.condition(test) for test in item.tests), self._item(item)) for item in own
        )
        effect.flag = int(not _harmless(own))
        if any(isinstance(term, fx.Cache) and term.source == "gained" for item in own for term in item.terms):
            for item in effect.items:
                self.effects[item.body].gained = True
        if shared:
            alike = tuple(
                fx.Item(item.terms, item.cost, item.may, item.upto, item.tests, item.otherwise, item.did)
                for item in shared
            )
            effect.opponents = self._seq(fx.Seq(alike))
        return self._add(effect)

    def _item(self, item: fx.Item) -> int:
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

    def _pay(self, cost: tuple[fx.Pay, ...]) -> int:
        effect = CompiledEffect(frames.OP_PAY)
        effect.cost = tuple(Cost(part) for part in cost)
        return self._add(effect)

    def _terms(self, terms: tuple[fx.Term, ...]) -> int:
        if len(terms) == 1:
            return self._term(terms[0])
        effect = CompiledEffect(frames.OP_BUNDLE)
        effect.parts = tuple(self._term(term) for term in terms)
        effect.labels = tuple(BENEFITS.index(fx.benefit(fx.Item((term,)))) for term in terms)
        return self._add(effect)

    def _term(self, term: fx.Term) -> int:
        if isinstance(term, fx.Block):
            return self._seq(term.seq)
        effect = CompiledEffect(OP_OF[type(term)])
        effect.term = term
        amount = fx.amount_of(term)
        if isinstance(amount, fx.Count):
            effect.count = self.count(amount)
        else:
            effect.n = amount
        effect.loc = fx.LOCATIONS.index(fx.place_of(term))
        effect.filter = self.filter(fx.filter_of(term))
        match term:
            case fx.Gain(what, _):
                effect.kind = fx.GAINS.index(what)
            case fx.Draw(kinds, _, source):
                effect.kind = DRAGONS * ("dragon" in kinds) | CAVES * ("cave" in kinds)
                effect.sources = SOURCES[source] if source else DECK | DISPLAY
            case fx.Cache(what, _, source, _):
                effect.kind = fx.GAINS.index(what)
                effect.sources = CACHED_FROM.index(source)
            case fx.Tuck(_, source, _):
                effect.sources = SOURCES[source]
            case fx.Play(sources, mode, onto):
                effect.sources = sum(SOURCES[source] for source in sources)
                effect.mode = MODES.index(mode)
                effect.onto = onto
            case fx.Excavate(_, sources):
                effect.sources = sum(SOURCES[source] for source in sources)
            case fx.Activate(timings):
                effect.timings = tuple(fx.TIMINGS.index(timing) for timing in timings)
            case fx.Split(keep, discard, tuck_here, tuck_any):
                effect.n = 0
                effect.shares = (keep, discard, tuck_here, tuck_any)
            case fx.Points():
                effect.n = 1
                effect.points = self.points(term)
            case fx.Choose(_, options):
                effect.parts = tuple(self._item(option) for option in options)
                effect.labels = tuple(BENEFITS.index(fx.benefit(option)) for option in options)
        return self._add(effect)

    def filter(self, chosen: fx.Filter) -> CompiledFilter:
        """Compile a filter."""
        key = (chosen.sizes, chosen.traits, chosen.timings)
        if key not in self._meant:
            self._meant[key] = bytes([_is_meant(dragon, chosen) for dragon in self.dragons])
        return CompiledFilter(chosen, self._meant[key])

    def count(self, counted: fx.Count) -> CompiledCount:
        """Compile a count."""
        if counted.filter.where == "best_cave":
            caves = tuple(self.count(fx.Count(counted.what, fx.Filter(where=cave))) for cave in fx.CAVES)
            return CompiledCount(counted, self.filter(counted.filter), caves)
        return CompiledCount(counted, self.filter(counted.filter))

    def condition(self, test: fx.Condition) -> CompiledCondition:
        """Compile a condition."""
        return CompiledCondition(test, None if test.count is None else self.count(test.count))

    def points(self, term: fx.Points) -> CompiledPoints:
        """Compile points."""
        return CompiledPoints(term, None if term.each is None else self.count(term.each))

    def _has_cost(self, line: int) -> bool:
        """Whether an `endgame` line asks for a payment."""
        for item in self.effects[line].items:
            body = self.effects[item.body]
            if body.op == frames.OP_CONVERT or body.op == frames.OP_CHOOSE:
                return True
        return False


def _is_meant(dragon: cards.Dragon, chosen: fx.Filter) -> bool:
    """Whether a dragon has a size, a trait and a timing that a filter names."""
    return (
        (not chosen.sizes or dragon.size in chosen.sizes)
        and (not chosen.traits or dragon.trait in chosen.traits)
        and (not chosen.timings or any(clause.timing in chosen.timings for clause in dragon.clauses))
    )


def _harmless(own: tuple[fx.Item, ...]) -> bool:
    """WYR-R3: gains of coins and named resources cannot hurt; what follows them is itself optional."""
    for item in own:
        optional = item.may or item.upto or item.cost
        simple = all(isinstance(term, fx.Gain) and term.what not in ("any", "cost_of_tucked") for term in item.terms)
        picks = item.terms == (fx.Pick(),)
        if not (optional or simple or picks):
            return False
    return True


def _food(dragon: cards.Dragon) -> int:
    foods = [clause.food for clause in dragon.clauses if clause.food]
    if not foods:
        return -1
    return TUCK_FOOD if foods[0] == fx.FOODS[2] else fx.RESOURCES.index(foods[0])


@lru_cache(TABLES_KEPT)
def compiled_cards(dragons: str, caves: str) -> CompiledCards:
    """Return the compiled cards of a user's tables (empty: as printed)."""
    return CompiledCards(cards.dragons(dragons), cards.caves(caves))
