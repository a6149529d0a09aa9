"""What can be done in Wyrmspan: verbs with a fixed number of actions first, then those that name cards."""

from typing import Final

from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.kernel.actions import ActionSpace, verb

PLACES: Final = tuple(f"{cave[0]}{column}" for cave in CAVES for column in range(1, 5))
"""The spaces of a mat: c1 … c4 crimson, g1 … g4 golden, a1 … a4 amethyst."""
NESTS: Final = (*PLACES, "mat")
MAT: Final = 12
"""The place of the two nests printed on the mat."""
FIELDS: Final = ("bonus-1", "bonus-2", "bonus-3", "endgame", "vp-6", "vp-3", "vp-1")

BENEFITS: Final = (
    *("dragon-card", "guild", "cave-card", "resource", "egg", "coin", "cache", "tuck", "play", "excavate", "activate"),
    *("other", "pay-1", "pay-2", "pay-3"),
)
"""The names of the parts of a bundle and the options of a choice."""

# WYR-4.4: two resources given, one of another kind taken.
TRADES: Final = tuple(
    (first, second, taken)
    for first in range(4)
    for second in range(first, 4)
    for taken in range(4)
    if taken not in (first, second)
)


def vocabulary(dragons: tuple[str, ...], caves: tuple[str, ...]) -> ActionSpace:
    """Return the vocabulary for these card labels."""
    return ActionSpace(
        verb("exchange", trade=tuple("-".join(RESOURCES[kind] for kind in trade) for trade in TRADES)),
        verb("pass"),
        verb("decline"),
        verb("use"),
        verb("explore", cave=CAVES),
        verb("into", cave=CAVES),
        verb("gain", kind=RESOURCES),
        verb("pay", kind=RESOURCES),
        verb("pay_coin"),
        verb("discard", kind=RESOURCES),
        verb("waive", icon=(*RESOURCES, "egg")),
        verb("part", benefit=BENEFITS),
        verb("option", benefit=BENEFITS),
        verb("marker", field=FIELDS),
        verb("take_dragon", slot=3),
        verb("take_cave", slot=3),
        verb("draw_dragon"),
        verb("draw_cave"),
        verb("lay", nest=NESTS),
        verb("pay_egg", nest=NESTS),
        verb("cache", kind=RESOURCES, place=PLACES),
        verb("under", place=PLACES),
        verb("cover", place=PLACES),
        verb("activate", place=PLACES),
        verb("strip", cave=CAVES, entry=5),
        verb("swap", first_place=PLACES, second_place=PLACES),
        verb("entice", dragon=dragons),
        verb("tuck", dragon=dragons),
        verb("pay_dragon", dragon=dragons),
        verb("discard_dragon", dragon=dragons),
        verb("excavate", card=caves),
        verb("pay_cave", card=caves),
        verb("discard_cave", card=caves),
    )


_SMALL: Final = vocabulary(("1",), ("1",))

EXCHANGE: Final = _SMALL.first("exchange")
PASS: Final = _SMALL.first("pass")
DECLINE: Final = _SMALL.first("decline")
USE: Final = _SMALL.first("use")
EXPLORE: Final = _SMALL.first("explore")
INTO: Final = _SMALL.first("into")
GAIN: Final = _SMALL.first("gain")
PAY: Final = _SMALL.first("pay")
PAY_COIN: Final = _SMALL.first("pay_coin")
DISCARD: Final = _SMALL.first("discard")
WAIVE: Final = _SMALL.first("waive")
PART: Final = _SMALL.first("part")
OPTION: Final = _SMALL.first("option")
MARKER: Final = _SMALL.first("marker")
TAKE_DRAGON: Final = _SMALL.first("take_dragon")
TAKE_CAVE: Final = _SMALL.first("take_cave")
DRAW_DRAGON: Final = _SMALL.first("draw_dragon")
DRAW_CAVE: Final = _SMALL.first("draw_cave")
LAY: Final = _SMALL.first("lay")
PAY_EGG: Final = _SMALL.first("pay_egg")
CACHE: Final = _SMALL.first("cache")
UNDER: Final = _SMALL.first("under")
COVER: Final = _SMALL.first("cover")
ACTIVATE: Final = _SMALL.first("activate")
STRIP: Final = _SMALL.first("strip")
SWAP: Final = _SMALL.first("swap")
ENTICE: Final = _SMALL.first("entice")

EXCHANGES: Final = tuple(
    [
        EXCHANGE + i
        for i, (first, second, _) in enumerate(TRADES)
        if (have[first] >= 2 if first == second else have[first] and have[second])
    ]
    for have in ((a, b, c, d) for a in range(3) for b in range(3) for c in range(3) for d in range(3))
)
"""The exchanges open to a stock, by 27 meat + 9 gold + 3 crystal + milk, each counted up to two."""
