"""What players count in Dragon Castle: shrines, tiles that lie together, pairs left to the next player."""

from collections import Counter
from typing import Final

from drakehall.bots.facts.facts import Saying
from drakehall.games.dragon_castle.tiles import MIN_SET
from drakehall.games.dragon_castle.view import CellView, DragonCastleView
from drakehall.kernel.events import Message

WORTH: Final = {"pool": 1.0, "ground": 0.2}
PASSED_OVER: Final = ()
TOGETHER: Final = (0.0, 0.0, 0.9, 2.0, 3.5)
"""Rough worth of an incomplete group of equal tiles, by its size."""
PAIR: Final = 0.6

Cells = list[list[CellView | None]]


def facts(view: DragonCastleView, seat: int) -> dict[str, float]:
    """Count the shrines of the pool and the free cells of the realm."""
    realm = view.realms[seat]
    return {"pool": float(realm.pool), "ground": float(sum(cell is None for row in realm.cells for cell in row))}


def comparable(before: DragonCastleView, after: DragonCastleView) -> bool:
    """Return True: nothing is ever dealt anew."""
    return True


def stands_alone(before: DragonCastleView) -> bool:
    """Return False: a move is examined with the rest of its turn."""
    return False


def sayings(before: DragonCastleView, after: DragonCastleView, seat: int) -> list[Saying]:
    """Return which tiles now lie together, and which pairs the castle opens for the next player."""
    return together(before.realms[seat].cells, after.realms[seat].cells) + opened(before, after, seat)


def alike(view: DragonCastleView, seat: int) -> Message | None:
    """Return None: choices differ in what can be seen."""
    return None


def mark(view: DragonCastleView) -> Message | None:
    """Return the last round once it has begun."""
    return Message("dragon_castle-mark-last") if view.summons_left == 0 else None


def together(before: Cells, after: Cells) -> list[Saying]:
    """Return the largest group of each kind that has grown, or one that was turned over."""
    was, now = largest(before), largest(after)
    grown = [kind for kind in now if now[kind] > was.get(kind, 0) and now[kind] > 1]
    said = []
    for kind in grown:
        size = now[kind]
        worth = TOGETHER[min(size, MIN_SET)] - TOGETHER[min(was.get(kind, 0), MIN_SET)]
        message = Message("dragon_castle-ground-group", {"count": size, "kind": kind, "left": max(0, MIN_SET - size)})
        said.append(Saying(message, max(worth, 0.5)))
    return said


def largest(cells: Cells) -> dict[str, int]:
    """The size of the largest group of each kind that lies face up."""
    kinds = {
        (row, col): cell.tile[0]
        for row, line in enumerate(cells)
        for col, cell in enumerate(line)
        if cell is not None and cell.tile is not None
    }
    found: dict[str, int] = {}
    while kinds:
        start, kind = next(iter(kinds.items()))
        size, edge = 0, [start]
        while edge:
            row, col = edge.pop()
            if kinds.get((row, col)) != kind:
                continue
            del kinds[row, col]
            size += 1
            edge += [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]
        found[kind] = max(found.get(kind, 0), size)
    return found


def opened(before: DragonCastleView, after: DragonCastleView, seat: int) -> list[Saying]:
    """Count the pairs that can now be taken and could not before: they are left to the next player."""
    fresh = pairs(after) - pairs(before)
    count = sum(fresh.values())
    if not count:
        return []
    other = (seat + 1) % len(after.realms)
    message = Message("dragon_castle-risk-pairs", {"count": count, "seat": other})
    return [Saying(message, -PAIR * count)]


def pairs(view: DragonCastleView) -> Counter[str]:
    """DRC-5.2: how many pairs of equal tiles are available, one of them on the top floor."""
    stacks = [stack for row in view.castle for stack in row if stack is not None and stack.available]
    count = Counter(stack.tile for stack in stacks)
    high = {stack.tile for stack in stacks if stack.height == view.top_floor}
    return Counter({tile: count[tile] - 1 for tile in high if count[tile] > 1})
