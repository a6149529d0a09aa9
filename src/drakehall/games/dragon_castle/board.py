"""What never changes during a game: the grids, the vocabulary and its numbers."""

from functools import lru_cache
from typing import final

from drakehall.games.dragon_castle import vocabulary
from drakehall.games.dragon_castle.grid import fan_tables, grid


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
        "picks",
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
        self.castle = grid(castle_rows, castle_cols)
        self.realm = grid(realm_rows, realm_cols)
        self.castle_labels = vocabulary.cell_labels(castle_rows, castle_cols)
        self.realm_labels = vocabulary.cell_labels(realm_rows, realm_cols)
        self.actions = actions = vocabulary.space(self.castle_labels, self.realm_labels)
        self.summon: int = actions.first("summon")
        self.pick: int = actions.first("pick")
        self.take_shrine: int = actions.first("take_shrine")
        self.discard: int = actions.first("discard")
        self.pair: int = actions.first("pair")
        self.place: int = actions.first("place")
        self.turn_over: int = actions.first("turn_over")
        self.build: int = actions.first("build")
        self.build_no_more: int = actions.first("build_no_more")
        self.destroy: int = actions.first("destroy")
        self.change: int = actions.first("change")
        self.turn_down: int = actions.first("turn_down")
        self.keep_up: int = actions.first("keep_up")
        self.lift: int = actions.first("lift")
        self.set_down: int = actions.first("set_down")
        self.stay: int = actions.first("stay")
        self.pay_tile: int = actions.first("pay_tile")
        self.pay_shrine: int = actions.first("pay_shrine")
        self.spirit: int = actions.first("spirit")
        self.end_turn: int = actions.first("end_turn")
        self.picks = fan_tables(self.pick, self.castle.cells)
        self.places = fan_tables(self.place, self.realm.cells)


@lru_cache(maxsize=64)
def board(castle_rows: int, castle_cols: int, realm_rows: int, realm_cols: int) -> Board:
    """Return the board of a size; equal sizes share one vocabulary."""
    return Board(castle_rows, castle_cols, realm_rows, realm_cols)
