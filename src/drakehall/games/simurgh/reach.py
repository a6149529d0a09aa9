"""What a stock can pay for, computed for all spaces at once.

There is a byte for every action tile, whose bits are the tile's spaces; two for the City; and one for each slot of the
Scout Quarters and for its stack, whose bits are the options of the cost there. A space whose cost has options always
has its bit: which option can be paid is left to `placing.in_full`, like everything that is not a matter of tokens,
markers and a dragon to draw.

A stock is looked up in two halves: vegetables, meat, wood and stone, which costs can mix; and wisdom, weapons, points
and markers. What both halves cover can be paid for. More than the dearest cost of a kind makes no difference, so there
are only some hundred different halves. Each is computed when it is first needed.
"""

from typing import Final, final

from drakehall.games.simurgh.compiled_tiles import TILE_SPACES, SpaceFact
from drakehall.games.simurgh.effects import MEAT, STONE, VEG, WOOD, Bundle, Effect, amount

CITY: Final = 49
"""The byte of the first eight spaces of the City; the byte of a tile is its number."""
SOURCE: Final = 51
"""The byte of the first slot of the Scout Quarters."""
BYTES: Final = 56
MARKERS: Final = 7
"""The field of markers, behind six resources and points."""
FIELDS: Final = 8
PAIR: Final = 2
HALF: Final = 4
WIDTH: Final = 256
"""Greater than any number of tokens of a kind, or of markers, that somebody can have."""

assert len(TILE_SPACES) == CITY

Rises = list[int]
"""For each amount the bits whose need it covers; the last entry also for every greater amount."""


@final
class Reach:
    """The costs of all spaces, looked up by packed stock."""

    __slots__ = ("draws", "exact_rows", "fields", "food", "indices", "material", "mixable_rows", "no_dragons", "sizes")

    def __init__(self, city: tuple[SpaceFact, ...], sources: list[Effect]) -> None:
        """Take the spaces of the City and of all tiles, and the costs of the Scout Quarters."""
        costs: list[tuple[int, Bundle]] = []
        self.draws = 0
        """The bits of spaces that give a dragon in any case."""
        for byte, facts in [*enumerate(TILE_SPACES), (CITY, city)]:
            for i, fact in enumerate(facts):
                bit = 1 << 8 * byte + i
                costs.append((bit, fact.cost.first if len(fact.cost.options) == 1 else Bundle()))
                self.draws |= bit if fact.draws else 0
        for byte, effect in enumerate(sources, SOURCE):
            costs += [(1 << 8 * byte + i, option) for i, option in enumerate(effect.options)]
        self.fields = [rises([(bit, need(cost, field)) for bit, cost in costs]) for field in range(FIELDS)]
        """What amounts of each resource, of points and of markers cover …"""
        self.food = rises([(bit, need(cost, VEG) + need(cost, MEAT) + cost.food) for bit, cost in costs])
        """… vegetables and meat together …"""
        self.material = rises([(bit, need(cost, WOOD) + need(cost, STONE) + cost.material) for bit, cost in costs])
        """… and wood and stone."""
        self.sizes = [1 + max([need(cost, field) + mixed(cost, field) for _, cost in costs]) for field in range(FIELDS)]
        """Number of amounts of each field that make a difference."""
        self.indices: list[int] = []
        """For each field and each amount, `WIDTH` of them, what it adds to the index of its pair."""
        for field, size in enumerate(self.sizes):
            step = self.sizes[field - 1] if field % PAIR else 1
            self.indices += [step * min(have, size - 1) for have in range(WIDTH)]
        self.no_dragons = self.sizes[6] * self.sizes[7]
        """What is added to the index of points and markers if there is no dragon to draw."""
        self.mixable_rows: list[list[bytes]] = [[] for _ in range(self.sizes[0] * self.sizes[1])]
        """For each index of vegetables and meat a row with an entry for each of wood and stone: what they cover …"""
        self.exact_rows: list[list[bytes]] = [[] for _ in range(self.sizes[4] * self.sizes[5])]
        """… and the same for wisdom and weapons, points and markers. What is empty is not known yet."""

    def mixable(self, stock: int) -> bytes:
        """Return what the vegetables, the meat, the wood and the stone of a stock cover."""
        indices = self.indices
        food = indices[stock & 0xFF] + indices[WIDTH + (stock >> 8 & 0xFF)]
        material = indices[2 * WIDTH + (stock >> 16 & 0xFF)] + indices[3 * WIDTH + (stock >> 24 & 0xFF)]
        row = self.mixable_rows[food]
        return (row[material] if row else b"") or self.learn_mixable(food, material)

    def exact(self, stock: int, marked: int, dragons: bool) -> bytes:
        """Return what the wisdom, the weapons and the points of a stock, and markers, cover; and dragons to draw."""
        indices = self.indices
        points = stock >> 48
        tools = indices[4 * WIDTH + (stock >> 32 & 0xFF)] + indices[5 * WIDTH + (stock >> 40 & 0xFF)]
        values = indices[6 * WIDTH + (points if points < WIDTH else WIDTH - 1)] + indices[7 * WIDTH + marked]
        if not dragons:
            values += self.no_dragons
        row = self.exact_rows[tools]
        return (row[values] if row else b"") or self.learn_exact(tools, values)

    def learn_mixable(self, food: int, material: int) -> bytes:
        """Compute what vegetables, meat, wood and stone of some indices cover."""
        row = self.mixable_rows[food]
        if not row:
            row.extend([b""] * (self.sizes[2] * self.sizes[3]))
        meat, veg = divmod(food, self.sizes[0])
        stone, wood = divmod(material, self.sizes[2])
        found = self.covered([veg, meat, wood, stone], 0) & at(self.food, veg + meat) & at(self.material, wood + stone)
        row[material] = found.to_bytes(BYTES, "little")
        return row[material]

    def learn_exact(self, tools: int, values: int) -> bytes:
        """Compute what wisdom, weapons, points and markers of some indices cover."""
        row = self.exact_rows[tools]
        if not row:
            row.extend([b""] * (2 * self.no_dragons))
        weapons, wisdom = divmod(tools, self.sizes[4])
        markers, points = divmod(values % self.no_dragons, self.sizes[6])
        found = self.covered([wisdom, weapons, points, markers], HALF)
        if values >= self.no_dragons:
            found &= ~self.draws
        row[values] = found.to_bytes(BYTES, "little")
        return row[values]

    def covered(self, have: list[int], first: int) -> int:
        """Return the bits that amounts of the fields from a first one on cover."""
        found = -1
        for i, count in enumerate(have):
            found &= at(self.fields[first + i], count)
        return found


def need(cost: Bundle, field: int) -> int:
    """Return the exact amount of a resource, of points or of markers in a cost."""
    return cost.marker if field == MARKERS else amount(cost.fixed, field)


def mixed(cost: Bundle, field: int) -> int:
    """Return how much more of a resource a cost can take in a mix."""
    return cost.food if field <= MEAT else cost.material if field <= STONE else 0


def rises(needs: list[tuple[int, int]]) -> Rises:
    """Build the bits that each amount covers from pairs of a bit and the amount it needs."""
    covered = [0] * (1 + max([least for _, least in needs]))
    for bit, least in needs:
        covered[least] |= bit
    for each in range(1, len(covered)):
        covered[each] |= covered[each - 1]
    return covered


def at(covered: Rises, have: int) -> int:
    """Return the bits that an amount covers."""
    return covered[have] if have < len(covered) else covered[-1]
