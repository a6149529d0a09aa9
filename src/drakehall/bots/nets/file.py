"""The file of a net: a card that says where it comes from and what it has won, and its weights."""

from array import array
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Mapping
from sys import byteorder
from typing import Final
from zlib import compress, decompress
from zlib import error as ZlibError  # noqa: N812

import msgspec

from drakehall.bots.nets.net import ACTIVE_BITS, HIDDEN, SECOND, Net
from drakehall.kernel.errors import HallError

VERSION: Final = 1
LINE: Final = 116

Rows = list[list[int]]
"""Weights, row by row."""


class BadNet(HallError):
    """A net cannot be used."""

    id = "error-bad-net"
    english = "the net cannot be used: {why}"


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that a net has played against the hand-made evaluation."""

    against: str
    """Who played: trials of the net, trials of the evaluation without it."""
    games: int
    share: float
    """The share of games won, draws counting half …"""
    error: float
    """… and how far it may be off, at 95 %."""
    milliseconds: tuple[float, float]
    """Processor time for a turn of the net, of its rival."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a net comes from."""

    game: str
    version: int
    """The version of the file and of what its numbers mean."""
    inputs: int
    """The version of the game's inputs: a net of another version does not fit."""
    seats: tuple[int, ...]
    """At tables of so many seats it is used."""
    share: float
    """How much of what it adds counts."""
    data: str
    """What it has learned from."""
    seed: int
    commit: str
    """The sources that generated the data and trained it."""
    matches: tuple[Match, ...] = ()


class NetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card and weights: signed numbers of 16 bits, compressed, in base64."""

    card: Card
    rows: int
    """Inputs of the first layer."""
    rival: bool
    """Whether it looks at a rival."""
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
    def of(cls, card: Card, first: Rows, own: Rows, rival: Rows, last: list[int], bias: int) -> "NetFile":
        """Make the file of a net; the arguments are those of `Net`."""
        numbers = array("h", [weight for rows in (first, own, rival, [last]) for row in rows for weight in row])
        if byteorder == "big":
            numbers.byteswap()
        text = b64encode(compress(numbers.tobytes(), 9)).decode()
        return cls(card, len(first) - 1, bool(rival), bias, text)

    def net(self) -> Net:
        """Put the net together."""
        try:
            raw = decompress(b64decode("".join(self.weights.split()), validate=True))
        except (Error, ZlibError) as error:
            raise BadNet(why=str(error)) from None
        numbers = array("h")
        wanted = 2 * ((self.rows + 1) * (HIDDEN + 1) + (HIDDEN * (1 + self.rival) + 1) * SECOND + SECOND)
        if len(raw) != wanted:
            raise BadNet(why=f"{wanted} bytes of weights are wanted, not {len(raw)}")
        numbers.frombytes(raw)
        if byteorder == "big":
            numbers.byteswap()
        flat = numbers.tolist()

        def rows(count: int, width: int) -> list[list[int]]:
            taken = [flat[i * width : (i + 1) * width] for i in range(count)]
            del flat[: count * width]
            return taken

        first = rows(self.rows + 1, HIDDEN + 1)
        own = rows(HIDDEN + 1, SECOND)
        own[-1] = [weight << ACTIVE_BITS for weight in own[-1]]  # the others meet activations of so many bits
        rival = rows(HIDDEN if self.rival else 0, SECOND)
        return Net(first, own, rival, flat, self.last_bias)

    def write(self) -> bytes:
        """Give the file: the card can be read, and lines of weights are not too long."""
        lines = [self.weights[i : i + LINE] for i in range(0, len(self.weights), LINE)]
        card = {name: value for name, value in msgspec.structs.asdict(self.card).items() if name != "matches"}
        own = {"rows": self.rows, "rival": self.rival, "last_bias": self.last_bias}
        parts = [_table("", own), 'weights = """', *lines, '"""', "", _table("[card]\n", card)]
        parts += [_table("[[card.matches]]\n", msgspec.structs.asdict(each)) for each in self.card.matches]
        return "\n".join(parts).encode()


def _table(head: str, values: Mapping[str, object]) -> str:
    """Write a table of TOML; numbers, texts and lists are written as in JSON."""
    return head + "".join(f"{name} = {msgspec.json.encode(value).decode()}\n" for name, value in values.items())
