"""What cards do, as small frozen values: made by the notation, compiled for the rules, worded by the text layer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final

RESOURCES: Final = ("meat", "gold", "crystal", "milk")
CAVES: Final = ("crimson", "golden", "amethyst")
SIZES: Final = ("hatchling", "small", "medium", "large")
TRAITS: Final = ("shy", "aggressive", "playful", "helpful")
TIMINGS: Final = ("played", "activated", "round", "endgame")
FOODS: Final = ("milk", "meat", "tuck")
GAINS: Final = (*RESOURCES, "any", "coin", "picked", "cost_of_tucked")
LOCATIONS: Final = ("any", "here", "this_cave", "this_column", "adjacent")
COUNTED: Final = {
    "dragon": ("in", "size", "trait", "timing", "not", "per"),
    "guild_marker": ("per",),
    "egg": ("in", "per"),
    "objective": ("my_place", "per"),
    "full_set": ("of", "per"),
    "full_column": ("per",),
    "cached": ("in", "res", "per"),
    "tucked": ("in", "per"),
    "excavated": ("in", "per"),
    "cave_card": ("in", "per"),
    "cost_icon": ("in", "per"),
}
"""What can be counted, and the filters that make a difference to it."""
EACH: Final = ("in", "size", "trait", "timing", "not")
"""The filters of effects on each of several dragons."""
SIGNS: Final = (">=", "<=", "=")
"""How a condition compares a count with a number."""
SCOPES: Final = ("mat", "this_cave", "this_column", "adjacent", "here", *CAVES, "best_cave")


@dataclass(frozen=True, slots=True)
class Filter:
    """Which things on a mat are meant."""

    where: str = "mat"
    sizes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    timings: tuple[str, ...] = ()
    other: bool = False
    per: int = 1
    of: str = ""
    res: str = ""
    lowest: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """Number of things of a kind."""

    what: str
    filter: Filter


Amount = int | Count


@dataclass(frozen=True, slots=True)
class OneOf:
    """What an argument of a call may be: its name in error messages, and the words allowed."""

    what: str
    words: tuple[str, ...]


Place = Annotated[str, OneOf("the place", LOCATIONS)]


# --- Terms ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Take from the bank: a resource, `any`, `coin`, `picked` or `cost_of_tucked`."""

    what: Annotated[str, OneOf("what is gained", GAINS)]
    n: Amount


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards to the hand; the source is `deck`, `display` or either (``)."""

    kinds: Annotated[tuple[str, ...], OneOf("what is drawn", ("dragon", "cave"))]
    n: Amount
    source: Annotated[str, OneOf("the place", ("deck", "display"))] = ""


@dataclass(frozen=True, slots=True)
class GuildSteps:
    """Guild steps."""

    n: Amount


@dataclass(frozen=True, slots=True)
class Egg:
    """Lay eggs."""

    n: Amount
    loc: Place = "any"


@dataclass(frozen=True, slots=True)
class EggEach:
    """One egg on every matching dragon."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Cache:
    """Put resources on dragons."""

    what: Annotated[str, OneOf("what is cached", (*RESOURCES, "any"))]
    n: Amount
    source: Annotated[str, OneOf("the source", ("own", "bank", "gained"))]
    loc: Place


@dataclass(frozen=True, slots=True)
class Tuck:
    """Put dragon cards under dragons."""

    n: Amount
    source: Annotated[str, OneOf("the source", ("hand", "deck", "display", "drawn", "revealed"))]
    loc: Place


@dataclass(frozen=True, slots=True)
class TuckEach:
    """One card of the deck under every matching dragon."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Play:
    """Play a dragon through an effect, perhaps on top of another."""

    sources: tuple[str, ...]
    mode: str
    onto: bool


@dataclass(frozen=True, slots=True)
class Excavate:
    """Excavate without cost."""

    n: int
    sources: Annotated[tuple[str, ...], OneOf("the source", ("hand", "deck", "display"))]


@dataclass(frozen=True, slots=True)
class Activate:
    """Use a line of a dragon."""

    timings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UseMat:
    """Use what is printed at one place of the mat."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Let two dragons change places."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a kind of resource."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal the top dragon card."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the revealed card into the hand."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard the revealed card."""


@dataclass(frozen=True, slots=True)
class Split:
    """Divide the cards just drawn."""

    keep: int
    discard: int
    tuck_here: int
    tuck_any: int


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points: n, or n for each thing counted, at most `most`."""

    n: int
    each: Count | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Choose:
    """Pick n different options."""

    n: int
    options: tuple["Item", ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A sequence in braces."""

    seq: "Seq"


Term = (
    Gain
    | Draw
    | GuildSteps
    | Egg
    | EggEach
    | Cache
    | Tuck
    | TuckEach
    | Play
    | Excavate
    | Activate
    | UseMat
    | Swap
    | Pick
    | Reveal
    | Take
    | Discard
    | Split
    | Points
    | Choose
    | Block
)


@dataclass(frozen=True, slots=True)
class Pay:
    """A cost: n things, each any of the kinds."""

    kinds: tuple[str, ...]
    n: int
    loc: str


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition: a count compared with a number, or a named test with its arguments."""

    name: str
    args: tuple[str, ...] = ()
    count: Count | None = None
    sign: str = ""
    n: int = 0


@dataclass(frozen=True, slots=True)
class Item:
    """One step of a sequence: prefixes, a cost or none, and the terms that follow it in any order."""

    terms: tuple[Term, ...]
    cost: tuple[Pay, ...] = ()
    may: bool = False
    upto: int = 0
    tests: tuple[Condition, ...] = ()
    otherwise: bool = False
    did: bool = False
    opponents: bool = False


@dataclass(frozen=True, slots=True)
class Seq:
    """Steps strictly in this order."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One line of a card; `food` only for the timings `fed` and `fed3`."""

    timing: str
    food: str
    seq: Seq


# --- The notation ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Call:
    """How a term is written: words that always come first, then its fields; those with a default may be left out."""

    term: Callable[..., Term]
    words: tuple[str, ...] = ()


CALLS: Final = {
    "gain": Call(Gain),
    "draw": Call(Draw),
    "guild": Call(GuildSteps),
    "egg": Call(Egg),
    "egg_each": Call(EggEach, ("dragon",)),
    "cache": Call(Cache),
    "tuck": Call(Tuck),
    "tuck_each": Call(TuckEach, ("deck", "dragon")),
    "excavate": Call(Excavate),
    "swap_dragons": Call(Swap),
    "pick": Call(Pick, ("resource",)),
    "reveal": Call(Reveal, ("dragon",)),
    "take": Call(Take, ("revealed",)),
    "discard": Call(Discard, ("revealed",)),
}
"""The calls written in this way; `play_dragon`, `activate`, `split`, `vp` and `choose` are written differently."""


# --- What terms have in common --------------------------------------------------------------------------------------


def amount_of(term: Term) -> Amount:
    """Return how many things a term is about; 1 if it does not say."""
    n = getattr(term, "n", 1)
    assert isinstance(n, int | Count)
    return n


def place_of(term: Term) -> str:
    """Return where a term takes effect; `any` if it does not say."""
    return str(getattr(term, "loc", "any"))


def filter_of(term: Term) -> Filter:
    """Return which dragons a term means; all if it does not say."""
    chosen = getattr(term, "filter", Filter())
    assert isinstance(chosen, Filter)
    return chosen


def benefit(item: Item) -> str:
    """Return what a part of a bundle or an option of a choice is about, in one word."""
    if item.cost:
        return f"pay-{min(3, sum(pay.n for pay in item.cost))}"
    match item.terms[0]:
        case Gain(what, _):
            return "coin" if what == "coin" else "resource"
        case Draw(kinds, _, _):
            return "dragon-card" if "dragon" in kinds else "cave-card"
        case GuildSteps():
            return "guild"
        case Egg() | EggEach():
            return "egg"
        case Cache():
            return "cache"
        case Tuck() | TuckEach():
            return "tuck"
        case Play():
            return "play"
        case Excavate():
            return "excavate"
        case Activate() | UseMat():
            return "activate"
        case _:
            return "other"
