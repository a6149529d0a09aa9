"""What the lines of Wyrmspan's cards are roughly worth when they are used, in points: read from their effects."""

from functools import lru_cache
from typing import Final, final

from drakehall.bots.evaluation.sums import added
from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.compiled import CompiledCards
from drakehall.games.wyrmspan.tiles import STRIPS
from drakehall.kernel.options import TABLES_KEPT

COIN: Final = 2.6
RESOURCE: Final = 0.9
DRAGON: Final = 0.9
CAVE: Final = 0.7
EGG: Final = 1.2
STEP: Final = 1.4
KEPT: Final = 1.0
"""A cached resource or a tucked card."""
PLAY: Final = {"free": 6.0, "minus1": 3.5, "no_resources": 5.0}
EXCAVATION: Final = 2.5
LINE: Final = 1.8
SMALL: Final = 0.3
"""A change that is useful now and then."""
PRICES: Final = {"coin": COIN, "egg": EGG, "any": RESOURCE, "dragon_card": DRAGON, "cave_card": CAVE}
OFTEN: Final = 2
"""The assumed number of things counted on the mat."""
DOUBT: Final = 0.6
"""How much of a step with a condition counts."""
SHARED: Final = 0.4
"""How much of what opponents get counts against a line."""
ENDGAME: Final = 2.5
"""What the last line of a dragon in hand may bring."""
WALKS: Final[tuple[float, ...]] = (4.0, 3.0, 1.9, 0.8)
"""How often a dragon played in this round is still met, by round."""


@final
class CardWorths:
    """Rough worths by card: of the line met on a walk, of the round's line, and of the dragon in hand, by round."""

    __slots__ = ("activated", "hand", "played", "round", "strips")

    def __init__(self, compiled: CompiledCards) -> None:
        """Read the effects of all cards."""
        lines = [{clause.timing: seq(clause.seq) for clause in dragon.clauses} for dragon in compiled.dragons]
        self.activated = tuple(line.get("activated", 0.0) + 0.5 * line.get("fed", 0.0) for line in lines)
        self.round = tuple(line.get("round", 0.0) for line in lines)
        self.played = tuple(line.get("played", 0.0) for line in lines)
        self.hand = tuple(
            tuple(
                dragon.vp
                + 0.4 * dragon.nests
                + self.played[card]
                + walks * (self.activated[card] + 0.5)
                + (4 - number) * self.round[card]
                + (ENDGAME if compiled.endgame[card] >= 0 else 0.0)
                for card, dragon in enumerate(compiled.dragons)
            )
            for number, walks in enumerate(WALKS)
        )
        strips = [[seq(entry) for entry in strip] for strip in STRIPS]
        self.strips = tuple(tuple(added(strip[: length + 1]) for length in range(5)) for strip in strips)
        """What the entries of a cave bring on a walk over this many dragons."""


@lru_cache(TABLES_KEPT)
def facts(compiled: CompiledCards) -> CardWorths:
    """Return the worths for a table of cards, read once."""
    return CardWorths(compiled)


def seq(effect: fx.Seq) -> float:
    """Weigh a line: its own part, less a share of what it gives to opponents."""
    own = added(item(each) for each in effect.items if not each.opponents)
    return own - SHARED * added(item(each) for each in effect.items if each.opponents)


def item(step: fx.Item) -> float:
    """Weigh a step: what it brings less what it costs, never below zero if it may be left out."""
    worth = added(term(each) for each in step.terms) - added(price(each) for each in step.cost)
    if step.cost or step.may or step.upto:
        worth = max(0.0, worth)
    if step.upto > 1:
        worth *= 0.75 * step.upto
    return worth * (DOUBT if step.tests or step.otherwise else 1.0)


def price(pay: fx.Pay) -> float:
    """Weigh a cost by the cheapest thing that pays it."""
    return pay.n * min(PRICES[kind] for kind in pay.kinds)


def number(amount: int | fx.Count) -> int:
    """Return an amount, or what a count usually comes to."""
    return amount if isinstance(amount, int) else OFTEN


def term(effect: fx.Term) -> float:
    """Weigh one effect."""
    match effect:
        case fx.Gain(what, n):
            return number(n) * (COIN if what == "coin" else RESOURCE)
        case fx.Draw(kinds, n, _):
            return number(n) * (DRAGON if "dragon" in kinds else CAVE)
        case fx.GuildSteps(n):
            return STEP * number(n)
        case fx.Egg(n, loc):
            return number(n) * (EGG if loc == "any" else 0.8 * EGG)
        case fx.EggEach():
            return OFTEN * EGG
        case fx.Cache(_, n, source, _):
            return number(n) * (KEPT - (RESOURCE if source != "bank" else 0.0) + 0.3)
        case fx.Tuck(n, source, _):
            return number(n) * (KEPT - (DRAGON if source in ("hand", "drawn") else 0.0) + 0.3)
        case fx.TuckEach():
            return OFTEN * KEPT
        case fx.Play(_, mode, _):
            return PLAY[mode]
        case fx.Excavate(n, _):
            return n * EXCAVATION
        case fx.Activate() | fx.UseMat():
            return LINE
        case fx.Split(_, _, here, elsewhere):
            return (here + elsewhere) * (KEPT - DRAGON)
        case fx.Choose(n, options):
            return added(sorted((item(option) for option in options), reverse=True)[:n])
        case fx.Block(inner):
            return seq(inner)
        case fx.Points():
            return 0.0
        case fx.Swap() | fx.Pick() | fx.Reveal() | fx.Take() | fx.Discard():
            return SMALL
