"""The notation of costs and gains, parsed into small frozen values.

Resources and power points of a player, of a cost or of a gain are packed into one int: eight bits for each of the six
resources, then the points. `GUARD` has a spare bit above every field, so that one subtraction shows whether a
whole cost can be paid: no spare bit may be borrowed.
"""

import re
from typing import Final, final

from drakehall.kernel.errors import quoted

RESOURCES: Final = ("veg", "meat", "wood", "stone", "wisdom", "weapon")
KINDS: Final = (*RESOURCES, "pp")
VEG: Final = 0
MEAT: Final = 1
WOOD: Final = 2
STONE: Final = 3
WISDOM: Final = 4
WEAPON: Final = 5
PP: Final = 6
UNIT: Final = tuple(1 << 8 * kind for kind in range(7))
PP_UNIT: Final = 1 << 48
GUARD: Final = 0x0800_8080_8080_8080
GOODS: Final = (1 << 48) - 1
"""The part of a packed value that is resources."""

EVEN: Final = 0xFF00FF00FF
"""Every second kind of resource, with room for its neighbour."""

MOST_MIXED: Final = 9
MOST_TOKENS: Final = 19
"""Greatest number of tokens of a kind, or of points, that can be named together."""
MOST_FIGURES: Final = {"marker": 9, "spearman": 3, "rider": 2}
OVERFULL: Final = 0x0800_8080_8080_8080
"""The bits of a stock that show that it holds more than it can; `fitted` returns what it can hold."""

# What a gain can be besides tokens, points, vassals and dragons.
NO_SPECIAL: Final = 0
SCOUT_FACE_UP: Final = 1
SCOUT_TOP: Final = 2
EXTRA_MOVE: Final = 3
REPLACE_OBJECTIVE: Final = 4
QUARTERS: Final = 5
STATUE: Final = 6
MATCHING: Final = 7

SPECIALS: Final = {
    "scout_tile(face_up)": SCOUT_FACE_UP,
    "scout_tile(top)": SCOUT_TOP,
    "extra_move(full_cost)": EXTRA_MOVE,
    "replace_objective": REPLACE_OBJECTIVE,
    "scout_quarters": QUARTERS,
    "dragonlord_statue": STATUE,
    "1 matching veg|meat": MATCHING,
}


class BadNotation(ValueError):
    """A cost or gain that cannot be read."""


@final
class Bundle:
    """Things paid or received together: a list of the notation."""

    __slots__ = ("draw", "draw_markers", "fixed", "food", "marker", "material", "more", "rider", "spearman", "special")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.fixed = 0
        """Exact resources and points, packed."""
        self.food = 0
        """Number of vegetables and meat in any mix."""
        self.material = 0
        """Number of wood and stone in any mix."""
        self.marker = 0
        self.spearman = 0
        self.rider = 0
        self.draw = 0
        """Number of dragons drawn, of which one is kept …"""
        self.draw_markers = 0
        """… with this many markers."""
        self.special = NO_SPECIAL
        self.more = False
        """Whether there is anything besides tokens and points."""


@final
class Effect:
    """A cost or a gain: one or several bundles to choose from."""

    __slots__ = ("first", "number", "options", "plain", "text")

    def __init__(self, number: int, text: str) -> None:
        """Parse the notation; a `BadNotation` says what cannot be read."""
        self.number = number
        self.text = text
        self.options = parse(text)
        self.first = self.options[0]
        """The first option, mostly the only one."""
        only = self.first
        self.plain = len(self.options) == 1 and not (only.food or only.material or only.more)
        """Whether it is one bundle of exact resources and points."""


def parse(text: str) -> tuple[Bundle, ...]:
    """Read a cost or gain."""
    options = tuple(parse_bundle(part) for part in text.split(" / "))
    if len(options) > 1:
        signs = [sign for option in options for sign in first_choices(option)]
        if len(set(signs)) != len(signs) or any(not first_choices(option) for option in options):
            raise BadNotation(f"the options of “{text}” cannot be told apart by the first thing they name")
    return options


def parse_bundle(text: str) -> Bundle:
    """Read a list of terms."""
    bundle = Bundle()
    if text != "-":
        for term in text.split(" + "):
            add_term(bundle, term)
            check_amounts(bundle, term)
    bundle.more = bool(bundle.marker or bundle.spearman or bundle.rider or bundle.draw or bundle.special)
    return bundle


def add_term(bundle: Bundle, term: str) -> None:
    """Read one term into a bundle."""
    if term in SPECIALS:
        if bundle.special:
            raise BadNotation(f"“{term}”: another effect of this kind comes before it")
        bundle.special = SPECIALS[term]
        return
    if found := re.fullmatch(r"dragon\(draw=([1-9]),markers=([0-3])\)", term):
        if bundle.draw:
            raise BadNotation(f"“{term}”: a dragon is drawn already")
        bundle.draw, bundle.draw_markers = int(found[1]), int(found[2])
        return
    found = re.fullmatch(r"([1-9]|1[0-9]) (of )?([a-z]+)(?:\|([a-z]+))?", term)
    if found is None:
        raise BadNotation(f"“{quoted(term)}” is not a term")
    count, of, thing, other = int(found[1]), bool(found[2]), found[3], found[4]
    if of and (thing, other) == ("veg", "meat"):
        bundle.food += count
    elif of and (thing, other) == ("wood", "stone"):
        bundle.material += count
    elif of or other:
        raise BadNotation(f"“{term}”: only veg|meat and wood|stone can be mixed")
    elif thing in KINDS:
        bundle.fixed += count * UNIT[KINDS.index(thing)]
    elif thing in ("marker", "spearman", "rider"):
        setattr(bundle, thing, getattr(bundle, thing) + count)
    else:
        raise BadNotation(f"“{term}”: nothing is called “{thing}”")


def check_amounts(bundle: Bundle, term: str) -> None:
    """Refuse more of something than can be kept or asked for."""
    if bundle.food > MOST_MIXED or bundle.material > MOST_MIXED:
        raise BadNotation(f"“{term}”: at most {MOST_MIXED} can be mixed")
    for kind, name in enumerate(KINDS):
        if amount(bundle.fixed, kind) > MOST_TOKENS:
            raise BadNotation(f"“{term}”: at most {MOST_TOKENS} {name} can be named together")
    for name, most in MOST_FIGURES.items():
        if getattr(bundle, name) > most:
            raise BadNotation(f"“{term}”: at most {most} {name} can be named together")


def first_choices(bundle: Bundle) -> list[str]:
    """Return what distinguishes an option from the others: its mix, or else its first exact kind."""
    if bundle.food or bundle.material:
        return ["food"] * bool(bundle.food) + ["material"] * bool(bundle.material)
    return [KINDS[kind] for kind in range(7) if amount(bundle.fixed, kind)][:1]


def amount(packed: int, kind: int) -> int:
    """Return the number of tokens of a kind (or points) in a packed value."""
    return packed >> 8 * kind & 0xFF if kind < PP else packed >> 48


def unpack(packed: int) -> list[int]:
    """Return the six resources of a packed value."""
    return [packed >> 8 * kind & 0xFF for kind in range(6)]


def pack(resources: list[int], points: int = 0) -> int:
    """Pack six resources and points."""
    return sum(count << 8 * kind for kind, count in enumerate(resources)) + (points << 48)


def fitted(stock: int) -> int:
    """SIM-R85: reduce a stock to what it can hold: 127 tokens of a kind, 2,047 points."""
    return pack([min(count, 127) for count in unpack(stock)], min(amount(stock, PP), 2047))


def total(packed: int) -> int:
    """Count the resources of a packed value."""
    return ((packed & EVEN) + (packed >> 8 & EVEN)) % 0xFFFF


def payable(stock: int, cost: int) -> bool:
    """Return whether a packed stock covers a packed cost."""
    return ((stock | GUARD) - cost) & GUARD == GUARD


def kinds_of(packed: int) -> int:
    """Return the kinds in a packed value as a mask."""
    mask = 64 if packed >> 48 else 0
    packed &= GOODS
    bit = 1
    while packed:
        if packed & 0xFF:
            mask |= bit
        packed >>= 8
        bit <<= 1
    return mask


def mix(count: int, unit: int, other: int) -> list[int]:
    """List the packed ways to make a number of tokens of two kinds."""
    return [first * unit + (count - first) * other for first in range(count + 1)]


def amounts(effect: Effect) -> list[int]:
    """List everything an effect of tokens and points can come to, packed."""
    found: list[int] = []
    for bundle in effect.options:
        for food in mix(bundle.food, UNIT[VEG], UNIT[MEAT]):
            found.extend(bundle.fixed + food + more for more in mix(bundle.material, UNIT[WOOD], UNIT[STONE]))
    return found
