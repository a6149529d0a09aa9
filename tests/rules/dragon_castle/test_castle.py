"""What lies open in the castle: the definitions, and the program against them."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from drakehall.games.dragon_castle import castle
from drakehall.games.dragon_castle.castle import FLOORS
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import KIND, NONE
from tests.rules.dragon_castle.table import cells, legal, play, start, table
from tests.support import rule

T4 = "3 3 3 / 2 1 2 / 1 2 1"


@rule("DRC-2.8", "DRC-2.9", "DRC-2.10", "DRC-5.1", "DRC-R1", "DRC-R2", "DRC-R3")
def test_first_tiles() -> None:
    state = table(castle=T4)
    assert legal(state) == ["pick a1", "pick c1"]  # b1 is blocked on both long sides, all others lie lower


@rule("DRC-2.7", "DRC-R4")
def test_a_covered_tile_is_never_taken() -> None:
    state = table(castle="M1.M2 M1.M2 / M1")
    play(state, "pick a1")
    assert cells(state, "pair") == {"b1"}  # the M1 under it is no tile that could be named


@rule("DRC-2.8")
def test_the_rim_is_free_and_only_the_same_floor_blocks() -> None:
    state = table(castle="1 2 1 / 2 2 2 / 1 1 1")
    assert legal(state) == ["pick b1", "pick a2", "pick c2"]
    row = table(castle="1 1 1 1")
    assert cells(row, "pick") == {"a1", "d1"}
    column = table(castle="1 / 1 / 1")
    assert cells(column, "pick") == {"a1", "a2", "a3"}


@rule("DRC-2.8")
def test_a_row_does_not_go_on_in_the_next() -> None:
    row = " ".join("11111111")
    state = table(castle=f"{row} / {row} / {row}")
    assert cells(state, "pick") == {f"{col}{number}" for col in "ah" for number in (1, 2, 3)}
    upper = table(castle=f"{row} / 2 1 1 1 1 1 1 1 / {row}")
    play(upper, "pick a2", "discard")
    assert cells(upper, "pick") == cells(state, "pick")  # h1 is no neighbour of the tile uncovered at a2
    upper = table(castle=f"{row} / 1 1 1 1 1 1 1 2 / {row}")
    play(upper, "pick h2", "discard")
    assert cells(upper, "pick") == cells(state, "pick")


@rule("DRC-2.8")
def test_the_rim_frees_short_sides_too() -> None:
    row = " ".join("11111111")
    state = table(castle=f"{row} / {row} / {row} / {row} / 1 1 1 1 1 1 1", spirits="elegance")
    play(state, "spirit elegance", "pay_shrine")
    inner = {cell for cell in cells(state, "pick") if cell[0] in "bcdef"}
    assert inner == {f"{col}{number}" for col in "bcdef" for number in (1, 5)}


@rule("DRC-5.3", "DRC-R5", "DRC-R6")
def test_the_second_tile_is_judged_after_the_first_is_gone() -> None:
    state = table(castle="S1.M1.M1 S1.S2.M1 S1.S2.S3 / S3.M1")
    play(state, "pick a1")
    assert cells(state, "pair") == {"a1", "b1", "a2"}


@rule("DRC-2.10")
def test_the_top_floor_sinks() -> None:
    state = table(castle="2 1 1 3")
    play(state, "pick d1", "discard")
    assert state.top == 2
    assert cells(state, "pick") == {"a1", "d1"}
    play(state, "pick d1", "discard", "pick a1", "discard")
    assert state.top == 1
    assert cells(state, "pick") == {"a1", "d1"}


# --- A slow reference, written straight from the definitions --------------------------------------------------------


class Reference:
    """A castle as a table of stacks, each a list of tiles from bottom to top."""

    def __init__(self, state: DragonCastle) -> None:
        grid = state.board.castle
        self.stacks = {
            divmod(cell, grid.cols): state.castle[cell * FLOORS : cell * FLOORS + state.heights[cell]]
            for cell in range(grid.cells)
            if state.heights[cell]
        }

    def height(self, row: int, col: int) -> int:
        return len(self.stacks.get((row, col), []))

    def top(self) -> int:
        return max(map(len, self.stacks.values()), default=0)

    def long_free(self, row: int, col: int) -> bool:
        floor = self.height(row, col)
        return floor > 0 and (self.height(row, col - 1) < floor or self.height(row, col + 1) < floor)

    def short_free(self, row: int, col: int) -> bool:
        floor = self.height(row, col)
        return floor > 0 and (self.height(row - 1, col) < floor or self.height(row + 1, col) < floor)

    def first(self) -> set[tuple[int, int]]:
        return {at for at in self.stacks if self.long_free(*at) and self.height(*at) == self.top()}

    def second(self, tile: int) -> set[tuple[int, int]]:
        return {at for at, stack in self.stacks.items() if stack and stack[-1] == tile and self.long_free(*at)}

    def take(self, at: tuple[int, int]) -> int:
        return self.stacks[at].pop()


def chosen(state: DragonCastle, verb: str) -> set[tuple[int, int]]:
    """Give row and column of the cells at which a verb is legal."""
    first, size = state.board.pick if verb == "pick" else state.board.pair, state.board.castle.cells
    return {divmod(a - first, state.board.castle.cols) for a in state.legal() if first <= a < first + size}


def small_castles(rows: int, cols: int, tiles: int) -> Iterator[list[int]]:
    """Give all heights of a grid with so many tiles or fewer."""
    lines = list(product(range(FLOORS + 1), repeat=cols))
    for castle_rows in product(lines, repeat=rows):
        mirrored = tuple(row[::-1] for row in castle_rows)
        if 0 < sum(map(sum, castle_rows)) <= tiles and castle_rows <= mirrored:  # left and right are alike
            yield [height for row in castle_rows for height in row]


def agree(state: DragonCastle) -> None:
    """Compare every first and every second choice of a position."""
    reference = Reference(state)
    assert chosen(state, "pick") == reference.first()
    assert (state.legal()[0] == state.board.summon) == (reference.top() <= 1)
    for at in sorted(reference.first()):
        after = Reference(state)
        tile = after.take(at)
        trial = state.copy()
        trial.apply(trial.board.pick + at[0] * trial.board.castle.cols + at[1])
        assert chosen(trial, "pair") == after.second(tile)
        assert trial.legal()[:2] == [trial.board.take_shrine, trial.board.discard]


@pytest.mark.parametrize(("rows", "cols"), [(3, 3), (2, 4), (4, 2), (1, 8)])
def test_all_small_castles_agree_with_the_reference(rows: int, cols: int) -> None:
    width = 8
    state = table(castle="1")
    chance = Random(rows)
    seen = 0
    for heights in small_castles(rows, cols, 8):
        seen += 1
        state.heights = [0] * len(state.heights)
        for cell, height in enumerate(heights):
            state.heights[cell // cols * width + cell % cols] = height
        # Few faces, so that there are pairs.
        state.castle = [chance.randrange(3) for _ in state.castle]
        castle.survey(state)
        agree(state)
    assert seen > 1000


@pytest.mark.parametrize("layout", ["basic", "fort", "dragon-head", "barracks"])
def test_the_masks_stay_right_while_a_castle_is_taken_apart(layout: str) -> None:
    chance = Random(layout)
    for seed in range(3):
        state = start(2, seed, layout=layout, spirits="none")
        while state.top:
            reference = Reference(state)
            assert chosen(state, "pick") == reference.first()
            state.apply(chance.choice([action for action in state.legal() if action]))
            if state.first >= 0:
                tile = state.first
                assert chosen(state, "pair") == Reference(state).second(tile)
                stacks = Reference(state).stacks
                assert state.shown[tile] == [
                    row * state.board.castle.cols + col for (row, col), stack in stacks.items() if stack[-1] == tile
                ]
            state.apply(state.actions.parse("discard"))


@rule("DRC-9.32")
def test_short_sides_agree_with_the_reference() -> None:
    state = table(castle="1", spirits="elegance")
    chance = Random(5)
    for _ in range(400):
        state.heights = [chance.choice([0, 1, 1, 2, 2, 3]) for _ in range(40)] + [0]
        castle.survey(state)
        reference = Reference(state)
        expected = {at for at in reference.stacks if reference.short_free(*at) and not reference.long_free(*at)}
        assert {divmod(cell, 8) for cell in range(40) if castle.short_only(state, cell, NONE)} == expected
        on_top = {at for at in expected if reference.height(*at) == reference.top()}
        assert {divmod(cell, 8) for cell in castle.top_short_only(state)} == on_top
        assert all(KIND[tile] >= 0 for tile in state.castle if tile >= 0)
