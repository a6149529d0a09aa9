"""Spirits against a slow reference: what may be called and paid is what can be used afterwards, tried one by one."""

from collections.abc import Iterator
from random import Random

import pytest

from drakehall.games.dragon_castle import realm
from drakehall.games.dragon_castle.grid import cells
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import FACTIONS, KIND, KINDS, NONE, NUMBER
from drakehall.games.dragon_castle.vocabulary import (
    BEAUTY,
    CHANGE,
    CUNNING,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    JOINT,
    OPEN,
    SPIRITS,
    STRENGTH,
    WIND,
)
from tests.rules.dragon_castle.table import start
from tests.rules.dragon_castle.test_castle import Reference

Cell = tuple[int, int]


class Realm:
    """A realm as a table: height, face-up tile, shrine."""

    def __init__(self, state: DragonCastle, seat: int) -> None:
        grid = state.board.realm
        self.rows, self.cols = grid.rows, grid.cols
        self.height: dict[Cell, int] = {}
        self.tile: dict[Cell, int] = {}
        self.shrine: set[Cell] = set()
        for cell in range(grid.cells):
            at = divmod(cell, grid.cols)
            self.height[at] = state.stacks[seat * grid.cells + cell]
            if state.tops[seat * grid.cells + cell] != NONE:
                self.tile[at] = state.tops[seat * grid.cells + cell]
            if state.shrines[seat] >> cell & 1:
                self.shrine.add(at)

    def free(self) -> set[Cell]:
        return {at for at in self.height if at not in self.tile and at not in self.shrine}

    def without(self, at: Cell) -> "Realm":
        other = Realm.__new__(Realm)
        other.rows, other.cols, other.shrine = self.rows, self.cols, self.shrine
        other.tile = {place: tile for place, tile in self.tile.items() if place != at}
        other.height = self.height | {at: self.height[at] - 1}
        return other

    def group(self, at: Cell, members: set[Cell]) -> set[Cell]:
        found, edge = {at}, [at]
        while edge:
            row, col = edge.pop()
            for other in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if other in members and other not in found:
                    found.add(other)
                    edge.append(other)
        return found

    def kinds(self) -> list[set[Cell]]:
        """List the groups of one kind, each once for every tile."""
        return [self.group(at, {b for b in self.tile if KIND[self.tile[b]] == KIND[self.tile[at]]}) for at in self.tile]

    def numbers(self) -> list[set[Cell]]:
        factions = [at for at in self.tile if KIND[self.tile[at]] < FACTIONS]
        return [
            self.group(at, {b for b in factions if NUMBER[self.tile[b]] == NUMBER[self.tile[at]]}) for at in factions
        ]

    def changed(self) -> Iterator[set[Cell]]:
        for at, tile in self.tile.items():
            if KIND[tile] >= FACTIONS:
                for kind in range(len(KINDS)):
                    if kind != KIND[tile]:
                        yield self.group(at, {b for b in self.tile if KIND[self.tile[b]] == kind} | {at})


def usable(state: DragonCastle, spirit: int, here: Realm, pool: int, payments: int) -> bool:
    """Whether a spirit can be used in full by somebody with this realm and pool, after so many further payments."""
    if payments:
        return (pool > 0 and usable(state, spirit, here, pool - 1, payments - 1)) or any(
            usable(state, spirit, here.without(at), pool, payments - 1) for at in here.tile
        )
    if spirit == BEAUTY:
        return any(len(group) >= 4 for group in here.numbers())
    if spirit == CUNNING:
        return any(len(group) == 3 for group in here.kinds())
    if spirit == CHANGE:
        return any(len(group) >= 4 for group in here.changed())
    if spirit == JOINT:
        return any(len(group) == 3 for group in here.changed())
    if spirit == WIND:
        down = [at for at in here.free() if here.height[at]]
        return bool(here.shrine) and bool(down or here.tile)
    if spirit == STRENGTH:
        tops = [at for at in here.height if here.height[at] and at not in here.shrine]
        return any(target != source for source in tops for target in here.free())
    if spirit == FAITH:
        return pool > 0
    return castle_use(state, spirit, len(here.free()))


def castle_use(state: DragonCastle, spirit: int, room: int) -> bool:
    """Whether a spirit of the castle can be used with so much room in the realm; without any other in play."""
    reference = Reference(state)
    visible = {at: stack[-1] for at, stack in reference.stacks.items()}
    if spirit == DESTRUCTION:
        return any(reference.long_free(*at) for at in visible)
    if spirit == ELEGANCE and state.first == NONE:
        if any(fits(reference, at) and reference.height(*at) == reference.top() for at in visible):
            return True
        return room >= 2 and any(second_fits(state, at, visible) for at in reference.first())
    if room < 2:
        return False
    if spirit == ELEGANCE:
        return any(fits(reference, at) and tile == state.first for at, tile in visible.items())
    if spirit == DEPTHS:
        return any(reference.long_free(*at) and KIND[tile] == KIND[state.first] for at, tile in visible.items())
    assert spirit == DECEPTION
    row, col = divmod(int(state.first_cell), state.board.castle.cols)
    beside = ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1))
    return any(reference.height(*at) >= state.first_floor for at in beside)


def fits(reference: Reference, at: Cell) -> bool:
    return reference.short_free(*at) and not reference.long_free(*at)


def second_fits(state: DragonCastle, first: Cell, visible: dict[Cell, int]) -> bool:
    after = Reference(state)
    tile = after.take(first)
    return any(fits(after, at) and other == tile for at, other in visible.items() if at != first)


def allowed(state: DragonCastle, spirit: int) -> set[str]:
    """List the payments for a spirit by trying each."""
    here, pool = Realm(state, state.turn), state.pools[state.turn]
    more = 1 if spirit == JOINT else 0
    found = {
        f"pay_tile {state.board.realm_labels[at[0] * here.cols + at[1]]}"
        for at in here.tile
        if usable(state, spirit, here.without(at), pool, more)
    }
    if pool and usable(state, spirit, here, pool - 1, more):
        found.add("pay_shrine")
    return found


def waiting(state: DragonCastle) -> set[int]:
    return {cell for group in realm.forced(state) for cell in cells(group)}


def greedy_for_sets(state: DragonCastle, chance: Random) -> int:
    """Choose by chance, but place tiles beside their kind, so that sets and shrines come about."""
    legal = state.legal()
    if state.view(None).phase in ("place", "place-second") and chance.random() < 0.8:
        tile = state.first if state.first != NONE else state.second
        alike = state.realms[state.turn].up[KIND[tile]]
        beside = state.board.realm.grow(alike)
        near = [
            action for action in legal if beside >> action - state.board.place & 1 and action < state.board.turn_over
        ]
        legal = near or legal
    return chance.choice(legal)


@pytest.mark.parametrize("spirit", range(len(SPIRITS)), ids=SPIRITS)
def test_prices_are_exact(spirit: int) -> None:
    """In every window, every payment is offered after which the power can be used, and no other."""
    chance = Random(spirit)
    called = asked = 0
    names = "change,cunning" if spirit == JOINT else SPIRITS[spirit]
    budget = 150 if spirit == JOINT else 400
    for seed in range(30):
        small = {"realm_rows": 4, "realm_cols": 4} if seed % 3 else {}
        state = start(2, seed, spirits=names, dragons="none", **small)
        first = state.board.spirit
        while not state.over and asked < budget:
            phase = state.view(None).phase
            window = phase in ("start", "complete", "place", "post") and not (state.used >> spirit & 1)
            if spirit == FAITH:
                window = phase == "build" and not state.used >> spirit & 1
            if spirit in (DECEPTION, DEPTHS):
                window = window and phase == "complete"
            if spirit == ELEGANCE:
                window = window and phase in ("start", "complete") and state.elegance != OPEN
            if window:
                expected = allowed(state, spirit)
                if spirit == FAITH:
                    expected -= {f"pay_tile {state.board.realm_labels[cell]}" for cell in waiting(state)}
                assert (first + spirit in state.legal()) == bool(expected)
                if expected:
                    trial = state.copy()
                    trial.apply(first + spirit)
                    assert {trial.actions.name(action) for action in trial.legal()} == expected
                    asked += 1
                    for action in trial.legal():  # and then there is something to use it on
                        paid = trial.copy()
                        paid.apply(action)
                        assert paid.legal()
            action = greedy_for_sets(state, chance)
            called += action == first + spirit
            state.apply(action)
    assert called > 5
    assert asked > 20
