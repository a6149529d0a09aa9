"""What cards do, as small frozen values: made by the notation, compiled for the rules, worded by the text layer."""

from dataclasses import dataclass
from typing import Final

RESOURCES: Final = ("meat", "gold", "crystal", "milk")
CAVES: Final = ("crimson", "golden", "amethyst")
SIZES: Final = ("hatchling", "small", "medium", "large")
TRAITS: Final = ("shy", "aggressive", "playful", "helpful")
TIMINGS: Final = ("played", "activated", "round", "endgame")
FOODS: Final = ("milk", "meat", "tuck")
LOCATIONS: Final = ("any", "here", "this_cave", "this_column", "adjacent")
COUNTED: Final = (
    "dragon",
    "guild_marker",
    "egg",
    "objective",
    "full_set",
    "full_column",
    "cached",
    "tucked",
    "excavated",
    "cave_card",
    "cost_icon",
)
SCOPES: Final = ("mat", "this_cave", "this_column", "adjacent", "here", *CAVES, "best_cave")


@dataclass(frozen=True, slots=True)
class Filter:
    """Which things of a mat are meant."""

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
    """How many things of a kind there are."""

    what: str
    filter: Filter


Amount = int | Count


@dataclass(frozen=True, slots=True)
class Gain:
    """Take from the bank: a resource, `any`, `coin`, `picked` or `cost_of_tucked`."""

    what: str
    n: Amount


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards to the hand; the source is `deck`, `display` or either (``)."""

    kinds: tuple[str, ...]
    n: Amount
    source: str


@dataclass(frozen=True, slots=True)
class Guild:
    """Guild steps."""

    n: Amount


@dataclass(frozen=True, slots=True)
class Egg:
    """Lay eggs."""

    n: Amount
    loc: str


@dataclass(frozen=True, slots=True)
class EggEach:
    """One egg on every matching dragon."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Cache:
    """Put resources on dragons."""

    what: str
    n: Amount
    source: str
    loc: str


@dataclass(frozen=True, slots=True)
class Tuck:
    """Put dragon cards under dragons."""

    n: Amount
    source: str
    loc: str


@dataclass(frozen=True, slots=True)
class TuckEach:
    """One card of the deck under every matching dragon."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Pay:
    """A cost: n things, each any of the kinds."""

    kinds: tuple[str, ...]
    n: int
    loc: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play a dragon through an effect."""

    sources: tuple[str, ...]
    mode: str
    onto: bool


@dataclass(frozen=True, slots=True)
class Excavate:
    """Excavate free of cost."""

    n: int
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Activate:
    """Use a line of a dragon, or an entry printed on the mat."""

    timings: tuple[str, ...]
    mat: bool


@dataclass(frozen=True, slots=True)
class Simple:
    """A step without numbers: `swap_dragons`, `pick`, `reveal`, `take`, `discard`."""

    name: str


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
    | Guild
    | Egg
    | EggEach
    | Cache
    | Tuck
    | TuckEach
    | Play
    | Excavate
    | Activate
    | Simple
    | Split
    | Points
    | Choose
    | Block
)


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


def benefit(item: Item) -> str:
    """Name what a part of a bundle or an option of a choice is about, in one word."""
    if item.cost:
        return f"pay-{min(3, sum(pay.n for pay in item.cost))}"
    term = item.terms[0]
    if isinstance(term, Gain):
        return "coin" if term.what == "coin" else "resource"
    if isinstance(term, Draw):
        return "dragon-card" if "dragon" in term.kinds else "cave-card"
    names = {Guild: "guild", Egg: "egg", EggEach: "egg", Cache: "cache", Tuck: "tuck", TuckEach: "tuck", Play: "play"}
    return (names | {Excavate: "excavate", Activate: "activate"}).get(type(term), "other")
