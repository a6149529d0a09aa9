"""The file of a net: a card with its origin and its victories, and its weights."""

import zlib
from array import array
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Mapping
from math import hypot
from sys import byteorder
from typing import Final

import msgspec

from drakehall.bots.nets.net import ACTIVE_BITS, Net
from drakehall.kernel.errors import HallError

VERSION: Final = 1
LINE: Final = 116

Rows = list[list[int]]
"""Weights, row by row."""


class BadNet(HallError):
    """A net cannot be used."""

    id = "error-bad-net"
    english = "the net cannot be used: {why}"


class NetMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of a net against the hand-made evaluation."""

    against: str
    """The contestants: trials of the net, trials of the evaluation without it."""
    games: int
    share: float
    """The share of games won, draws counting half …"""
    error: float
    """… and its margin of error, at 95 %."""
    milliseconds: tuple[float, float]
    """Processor time for a turn of the net, of its rival."""
    seats: int = 2
    """Number of seats at the table, one of them the net's."""
    fair: float = 0.5
    """The share that the hand-made evaluation would win in its place: a part of the table; alone, what it has won …"""
    fair_error: float = 0.0
    """… and how far that may be off, at 95 %: alone it was measured, too."""
    options: dict[str, bool | str] = {}
    """Options of the match that differ from the usual ones."""

    def has_won(self) -> bool:
        """Return whether the net won more, beyond doubt."""
        return self.share - self.fair > hypot(self.error, self.fair_error)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a net comes from."""

    game: str
    version: int
    """The version of the file and of what its numbers mean."""
    inputs: int
    """The version of the game's inputs: a net of another version does not fit."""
    seats: tuple[int, ...]
    """At tables of so many seats it is used, with options with which it has won there."""
    share: float
    """How much of what it adds counts."""
    data: str
    """The data it was trained on."""
    seed: int
    commit: str
    """The sources that generated the data and trained it."""
    matches: tuple[NetMatch, ...] = ()

    def usual_seats(self) -> tuple[int, ...]:
        """Return the numbers of seats where the net is used with the usual options."""
        won = {match.seats for match in self.matches if not match.options}
        return tuple(seats for seats in self.seats if seats in won)


class NetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card and weights: signed numbers of 16 bits, compressed, in base64."""

    card: Card
    inputs: int
    hidden: int
    """Units of the first layer."""
    second: int
    """Units of the second."""
    last_bias: int
    weights: str

    @classmethod
    def read(cls, raw: bytes) -> "NetFile":
        """Read a file."""
        try:
            found = msgspec.toml.decode(raw, type=cls)
        except msgspec.DecodeError as error:
            raise BadNet(why=str(error)) from None
        if found.card.version != VERSION:
            raise BadNet(why=f"version {VERSION} is wanted")
        return found

    @classmethod
    def of(cls, card: Card, first: Rows, second: Rows, last: list[int], bias: int) -> "NetFile":
        """Make the file of a net; the arguments are those of `Net`, what is always added in the second layer apart.

        That has as many bits behind the point as the weights beside it.
        """
        numbers = array("h", [weight for rows in (first, second, [last]) for row in rows for weight in row])
        if byteorder == "big":
            numbers.byteswap()
        text = b64encode(zlib.compress(numbers.tobytes(), 9)).decode()
        return cls(card, len(first) - 1, len(second) - 1, len(last), bias, text)

    def net(self) -> Net:
        """Put the net together."""
        first, second, last = self.layers()
        second[-1] = [weight << ACTIVE_BITS for weight in second[-1]]  # the others meet activations with this many bits
        return Net(first, second, last, self.last_bias)

    def layers(self) -> tuple[Rows, Rows, list[int]]:
        """Return the weights as `of` takes them."""
        flat = self._numbers()

        def rows(count: int, width: int) -> Rows:
            taken = [flat[i * width : (i + 1) * width] for i in range(count)]
            del flat[: count * width]
            return taken

        return rows(self.inputs + 1, self.hidden + 1), rows(self.hidden + 1, self.second), flat

    def _numbers(self) -> list[int]:
        try:
            raw = zlib.decompress(b64decode("".join(self.weights.split()), validate=True))
        except (Error, zlib.error) as error:
            raise BadNet(why=str(error)) from None
        wanted = 2 * ((self.inputs + 1) * (self.hidden + 1) + (self.hidden + 2) * self.second)
        if len(raw) != wanted:
            raise BadNet(why=f"there must be {wanted} bytes of weights, not {len(raw)}")
        numbers = array("h")
        numbers.frombytes(raw)
        if byteorder == "big":
            numbers.byteswap()
        return numbers.tolist()

    def write(self) -> bytes:
        """Return the file: a readable card, and lines of weights that are not too long."""
        lines = [self.weights[i : i + LINE] for i in range(0, len(self.weights), LINE)]
        card = {name: value for name, value in msgspec.structs.asdict(self.card).items() if name != "matches"}
        sizes = {"inputs": self.inputs, "hidden": self.hidden, "second": self.second, "last_bias": self.last_bias}
        parts = [_table("", sizes), 'weights = """', *lines, '"""', "", _table("[card]\n", card)]
        parts += [_table("[[card.matches]]\n", msgspec.structs.asdict(each)) for each in self.card.matches]
        return "\n".join(parts).encode()


def _table(head: str, values: Mapping[str, object]) -> str:
    """Write a table of TOML; numbers, texts and lists are written as in JSON."""
    return head + "".join(f"{name} = {_value(value)}\n" for name, value in values.items())


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{name} = {_value(each)}' for name, each in value.items())} }}" if value else "{}"
    return msgspec.json.encode(value).decode()
