"""What never changes during a game: the grids, the vocabulary and its numbers."""

from functools import lru_cache
from typing import final

from mypy_extensions import i64

from drakehall.games.dragon_castle import vocabulary
from drakehall.games.dragon_castle.grid import castle_grid, fan_tables, realm_grid


@final
class Board:
    """Castle and realm of one size, with the first number of every verb."""

    __slots__ = (
        "actions",
        "build",
        "build_no_more",
        "castle",
        "castle_labels",
        "change",
        "destroy",
        "discard",
        "end_turn",
        "keep_up",
        "lift",
        "pair",
        "pay_shrine",
        "pay_tile",
        "pick",
        "place",
        "places",
        "realm",
        "realm_labels",
        "set_down",
        "spirit",
        "stay",
        "summon",
        "take_shrine",
        "turn_down",
        "turn_over",
    )

    def __init__(self, castle_rows: int, castle_cols: int, realm_rows: int, realm_cols: int) -> None:
        """Prepare the tables of a size."""
        self.castle = castle_grid(castle_rows, castle_cols)
        self.realm = realm_grid(realm_rows, realm_cols)
        self.castle_labels = vocabulary.cell_labels(castle_rows, castle_cols)
        self.realm_labels = vocabulary.cell_labels(realm_rows, realm_cols)
        self.actions = actions = vocabulary.space(self.castle_labels, self.realm_labels)
        self.summon: i64 = actions.first("summon")
        self.pick: i64 = actions.first("pick")
        self.take_shrine: i64 = actions.first("take_shrine")
        self.discard: i64 = actions.first("discard")
        self.pair: i64 = actions.first("pair")
        self.place: i64 = actions.first("place")
        self.turn_over: i64 = actions.first("turn_over")
        self.build: i64 = actions.first("build")
        self.build_no_more: i64 = actions.first("build_no_more")
        self.destroy: i64 = actions.first("destroy")
        self.change: i64 = actions.first("change")
        self.turn_down: i64 = actions.first("turn_down")
        self.keep_up: i64 = actions.first("keep_up")
        self.lift: i64 = actions.first("lift")
        self.set_down: i64 = actions.first("set_down")
        self.stay: i64 = actions.first("stay")
        self.pay_tile: i64 = actions.first("pay_tile")
        self.pay_shrine: i64 = actions.first("pay_shrine")
        self.spirit: i64 = actions.first("spirit")
        self.end_turn: i64 = actions.first("end_turn")
        self.places = fan_tables(self.place, self.realm.cells)


@lru_cache(maxsize=64)
def board(castle_rows: int, castle_cols: int, realm_rows: int, realm_cols: int) -> Board:
    """Return the board of a size; equal sizes share one vocabulary."""
    return Board(castle_rows, castle_cols, realm_rows, realm_cols)
