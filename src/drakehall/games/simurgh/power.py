"""The hidden power tiles: dealt, or drafted with pairs passed on (SIM-3.11, SIM-9.3).

Drafters are numbered in their order. Drafter i sees a row of three: the pair passed on to it and one tile drawn. It
keeps one and passes two on. What it knows about the others: those before it kept none of its row; those after it kept
none that it kept itself. Everything else is possible, and a sample draws it.
"""

from typing import TYPE_CHECKING

from drakehall.games.simurgh.tiles import FIRST_EXPLORATION, FIRST_POWER, POWER
from drakehall.games.simurgh.vocabulary import NONE, TILES
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh


def secrets(state: "Simurgh", seat: int | None) -> list[list[int]]:
    """One group: the tiles in other hands, those passed out of the game, those never drawn."""
    others = [tile for other, tile in enumerate(state.power) if other != seat and tile != NONE]
    if not others and NONE not in state.kept:
        return []  # what left the game no longer matters
    return [others + out_of_hands(state, seat) + state.power_rest]


def out_of_hands(state: "Simurgh", seat: int | None) -> list[int]:
    """List the tiles of the last row that nobody has kept, unless the seat is just looking at them."""
    if not state.rows or (len(state.rows) == pending(state) + 1 and drafter_seat(state, len(state.rows) - 1) == seat):
        return []
    return [tile for tile in state.rows[-1] if tile not in state.kept]


def pending(state: "Simurgh") -> int:
    """Count the drafters that have kept a tile."""
    return sum(tile != NONE for tile in state.kept)


def drafter_seat(state: "Simurgh", order: int) -> int:
    """SIM-R74: return the seat of a drafter."""
    return (state.starter - 1 - order) % state.seats


def own_row(state: "Simurgh", seat: int | None) -> int:
    """Return the place of a seat among the drafters that have seen their row; -1: it has not seen any."""
    if seat is None:
        return -1
    order = (state.starter - 1 - seat) % state.seats
    return order if order < len(state.rows) else -1


def knowledge(state: "Simurgh", seat: int | None) -> dict[str, list[str]]:
    """The three tiles that a seat saw in the draft."""
    order = own_row(state, seat)
    return {"power draft": sorted(TILES[tile] for tile in state.rows[order])} if order >= 0 else {}


def redraw(world: "Simurgh", seat: int | None, chance: Chance) -> None:
    """Deal or draft the power tiles anew, as far as the seat cannot know them."""
    if world.rows or world.options.mode == "dragonlord":
        Redraft(world, seat, chance).write()
        return
    shown = [NONE] * world.seats
    for other, tile in enumerate(world.kept):
        if other == seat or world.power[other] == NONE:
            shown[other] = tile
    rest = [tile for tile in range(FIRST_POWER, FIRST_EXPLORATION) if tile not in shown]
    chance.shuffle(rest)
    world.kept = [tile if tile != NONE else rest.pop() for tile in shown]
    world.power = [NONE if world.power[other] == NONE else tile for other, tile in enumerate(world.kept)]
    world.power_rest = rest


class Redraft:
    """A random draft that a seat could not tell from the real one."""

    def __init__(self, world: "Simurgh", seat: int | None, chance: Chance) -> None:
        """Draw it: who kept what, then the rows backwards from the last one."""
        self.world = world
        self.chance = chance
        self.rows: list[list[int]] = [[] for _ in world.rows]
        self.own = own_row(world, seat)
        self.done = pending(world)
        """Number of drafters who have kept a tile; if there is one row more, its drafter is choosing."""
        self.kept = [
            world.kept[drafter_seat(world, order)] if self.shown(order) else NONE for order in range(self.done)
        ]
        self.row = world.rows[self.own] if self.own >= 0 else []
        self.pool = [tile for tile in POWER if tile not in self.row and tile not in self.kept]
        chance.shuffle(self.pool)
        self.draw()

    def shown(self, order: int) -> bool:
        """Whether the tile that a drafter kept is known: the own one, and those laid."""
        return order == self.own or self.world.power[drafter_seat(self.world, order)] == NONE

    def draw(self) -> None:
        """Draw the draft."""
        own, done = self.own, self.done
        for order in range(own):
            if self.kept[order] == NONE:
                self.kept[order] = self.pool.pop()
        if own >= 0:
            self.rows[own] = self.row[:]
            self.draw_before(own)
        passed = [tile for tile in self.row if own < done and tile != self.kept[own]] if 0 <= own < done else []
        last = self.draw_after(own, passed)
        if len(self.rows) == done + 1 and own != done:
            while len(last) < 3:
                last.append(self.pool.pop())
            self.rows[done] = [*sorted(last[:2]), last[2]]

    def draw_before(self, own: int) -> None:
        """Build the rows before the seat's own: each is the pair it passed on and the tile it kept."""
        for order in range(own - 1, -1, -1):
            row = [*self.rows[order + 1][:2], self.kept[order]]
            self.rows[order] = self.turned(row, range(3))

    def draw_after(self, own: int, passed: list[int]) -> list[int]:
        """Choose what the later drafters kept and build their rows; return the pair that the last of them passed on."""
        later = range(own + 1, self.done)
        free = [tile for tile in passed if tile not in self.kept] + self.pool
        self.chance.shuffle(free)
        for order in later:
            if self.kept[order] == NONE:
                self.kept[order] = free.pop()
        self.pool = [tile for tile in self.pool if tile in free]
        pair = [tile for tile in passed if tile not in self.kept] if later else passed[:]
        if later:
            while len(pair) < 2:
                pair.append(self.pool.pop())
        last = pair[:]
        for order in reversed(later):
            row = [*pair, self.kept[order]]
            fresh = [i for i, tile in enumerate(row) if tile not in passed]
            self.rows[order] = self.turned(row, fresh)
            pair = self.rows[order][:2]
        return last

    def turned(self, row: list[int], drawn: "range | list[int]") -> list[int]:
        """Put the tile that was drawn behind the pair: one of those that could be it."""
        i = drawn[self.chance.below(len(drawn))]
        return [*sorted(row[:i] + row[i + 1 :]), row[i]]

    def write(self) -> None:
        """Put the draft into the world."""
        world = self.world
        world.rows = self.rows
        kept = world.kept[:]
        for order, tile in enumerate(self.kept):
            kept[drafter_seat(world, order)] = tile
        world.kept = kept
        world.power = [NONE if had == NONE else tile for had, tile in zip(world.power, kept, strict=True)]
        used = {tile for row in self.rows for tile in row}
        rest = [tile for tile in POWER if tile not in used]
        self.chance.shuffle(rest)
        world.power_rest = rest
