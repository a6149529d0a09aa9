"""What a stock can pay for, computed for all spaces at once: every space is a bit, with one `&` per pair of resources.

The bits: first the spaces as they lie on the board (the City; the rest of those bits is not used), then four for each
action tile, then one for each option of a cost at the Scout Quarters. A space whose cost has options always has its
bit: which option can be paid is left to `placing.in_full`, like everything that is not a matter of tokens or markers.
"""

from typing import Final, final

from drakehall.games.simurgh.compiled_tiles import TILE_SPACES, SpaceFact
from drakehall.games.simurgh.effects import Bundle, Effect, amount
from drakehall.games.simurgh.vocabulary import SPACES

TILE_BITS: Final = [SPACES + 4 * tile for tile in range(len(TILE_SPACES))]
"""The bit of each tile's first space."""
FIRST_SOURCE: Final = SPACES + 4 * len(TILE_SPACES)

Rises = list[int]
"""For each amount the bits whose need it covers; the last entry also for every greater amount."""


def rises(needs: list[tuple[int, int]]) -> Rises:
    """Build the bits that each amount covers from pairs of a bit and the amount it needs."""
    covered = [0] * (1 + max(need for _, need in needs))
    for bit, need in needs:
        covered[need] |= bit
    for each in range(1, len(covered)):
        covered[each] |= covered[each - 1]
    return covered


def at(covered: Rises, have: int) -> int:
    """Return the bits that an amount covers."""
    return covered[have] if have < len(covered) else covered[-1]


@final
class Reach:
    """The costs of all spaces, looked up by packed stock."""

    __slots__ = ("food", "kinds", "markers", "material", "mixes", "sources", "tools", "values")

    def __init__(self, city: tuple[SpaceFact, ...], sources: list[Effect]) -> None:
        """Take the spaces of the City and of all tiles, and the costs of the Scout Quarters."""
        costs: list[tuple[int, Bundle]] = []
        for first, facts in [(0, city), *zip(TILE_BITS, TILE_SPACES, strict=True)]:
            for i, fact in enumerate(facts):
                costs.append((1 << first + i, fact.cost.options[0] if len(fact.cost.options) == 1 else Bundle()))
        self.sources: list[int] = []
        """For each slot of the Scout Quarters and for its stack the bits of its cost's options, counted from 0."""
        first = FIRST_SOURCE
        for effect in sources:
            count = len(effect.options)
            self.sources.append(((1 << count) - 1) << first - FIRST_SOURCE)
            costs += [(1 << first + i, option) for i, option in enumerate(effect.options)]
            first += count
        self.kinds = [rises([(bit, amount(cost.fixed, kind)) for bit, cost in costs]) for kind in range(7)]
        self.mixes = [
            rises([(bit, amount(cost.fixed, 0) + amount(cost.fixed, 1) + cost.food) for bit, cost in costs]),
            rises([(bit, amount(cost.fixed, 2) + amount(cost.fixed, 3) + cost.material) for bit, cost in costs]),
            rises([(bit, 0) for bit, _ in costs]),
        ]
        """The same for vegetables and meat together, and for wood and stone; wisdom and weapons are never mixed."""
        self.markers = rises([(bit, cost.marker) for bit, cost in costs])
        self.food: dict[int, int] = {}
        self.material: dict[int, int] = {}
        self.tools: dict[int, int] = {}
        """What two resources of a packed stock cover, cached on demand …"""
        self.values: dict[tuple[int, int], int] = {}
        """… and what points and markers cover."""

    def within(self, stock: int, marked: int) -> int:
        """Return the bits of everything that a stock and so many markers can pay for."""
        try:
            return (
                self.food[stock & 0xFFFF]
                & self.material[stock >> 16 & 0xFFFF]
                & self.tools[stock >> 32 & 0xFFFF]
                & self.values[stock >> 48, marked]
            )
        except KeyError:
            self.learn(stock, marked)
            return self.within(stock, marked)

    def learn(self, stock: int, marked: int) -> None:
        """Work out what the parts of a stock cover."""
        for pair, known in enumerate((self.food, self.material, self.tools)):
            both = stock >> 16 * pair & 0xFFFF
            one, other = both & 0xFF, both >> 8
            known[both] = (
                at(self.kinds[2 * pair], one) & at(self.kinds[2 * pair + 1], other) & at(self.mixes[pair], one + other)
            )
        self.values[stock >> 48, marked] = at(self.kinds[6], stock >> 48) & at(self.markers, marked)
