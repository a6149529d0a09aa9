"""A match: who plays what, on which deals, in which seats.

Every deal is played by every group of bots that meets, and by every group once in each rotation of the seats. So all
bots get the same deals in the same seats, and statistics count a deal with all its games as one.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations, permutations

import msgspec

from drakehall.arena.entrants import Entrant
from drakehall.arena.errors import BadMeeting, NotConnected
from drakehall.kernel.chance import Chance


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a game of the match depends on. The number of deals is not part of it: more may follow."""

    game: str
    version: str
    code: str
    """The fingerprint of rules and bots."""
    seats: int
    seed: int
    """The seed of the first deal; the others follow it."""
    options: dict[str, object]
    entrants: tuple[Entrant, ...]
    groups: tuple[tuple[int, ...], ...]
    """Who meets at a table, by numbers of entrants."""


class Fixture(msgspec.Struct, frozen=True, order=True, array_like=True):
    """One game of a match."""

    deal: int
    group: int
    rotation: int


def everybody(entrants: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """List all groups of `seats` bots; if there are too few bots, they take turns until the table is full."""
    if entrants >= seats:
        return tuple(combinations(range(entrants), seats))
    starts = range(entrants) if seats % entrants else range(1)
    return tuple(tuple((start + seat) % entrants for seat in range(seats)) for start in starts)


def meeting(texts: Sequence[str], names: Sequence[str], seats: int) -> tuple[tuple[int, ...], ...]:
    """Read the groups of a command line, `greedy:novice`; together they must connect all bots of the match."""
    groups = []
    for text in texts:
        readings = _readings([part.strip() for part in text.split(":")], names, seats)
        if len(readings) != 1:
            raise BadMeeting(given=text, seats=seats, known=", ".join(names))
        groups.append(readings[0])
    reached = set(groups[0])
    while more := {who for group in groups if reached & set(group) for who in group} - reached:
        reached |= more
    if seats > 1 and len(reached) < len(names):
        raise NotConnected(name=next(name for who, name in enumerate(names) if who not in reached))
    return tuple(dict.fromkeys(groups))


def _readings(parts: Sequence[str], names: Sequence[str], seats: int) -> list[tuple[int, ...]]:
    """List all ways to read parts between colons as one bot per seat: a name may itself contain a colon."""
    if seats == 0 or not parts:
        return [()] if seats == 0 and not parts else []
    found = []
    for size in range(1, len(parts) + 1):
        name = ":".join(parts[:size])
        if name in names:
            found += [(names.index(name), *rest) for rest in _readings(parts[size:], names, seats - 1)]
    return found


def fixtures(match: Match, deals: int) -> Iterator[Fixture]:
    """List the games of the first deals, deal by deal."""
    for deal in range(deals):
        for group in range(len(match.groups)):
            for rotation in range(match.seats):
                yield Fixture(deal, group, rotation)


def lineup(match: Match, fixture: Fixture) -> tuple[int, ...]:
    """Return which bot sits where. From deal to deal a group sits around the table in a different order."""
    return rotations(match.groups[fixture.group], fixture.deal)[fixture.rotation]


def rotations(group: tuple[int, ...], deal: int) -> list[tuple[int, ...]]:
    """List the line-ups of a group for a deal."""
    orders = list(dict.fromkeys((group[0], *rest) for rest in permutations(group[1:])))
    order = orders[deal % len(orders)]
    return [order[-turn:] + order[:-turn] for turn in range(len(order))]


def bot_chance(match: Match, fixture: Fixture) -> Chance:
    """Return the chance that the bots of a game draw from, unrelated to the deal's and to other bots'."""
    turned = rotations(match.groups[fixture.group], fixture.deal)
    seated = turned[fixture.rotation]
    again = turned[: fixture.rotation].count(seated)
    names = "\n".join(match.entrants[who].name for who in seated)
    digest = blake2b(
        f"{match.seed + fixture.deal}\n{again}\n{names}".encode(), digest_size=7, person=b"drakehall arena"
    )
    return Chance(int.from_bytes(digest.digest(), "little"))


def deals_for(games: int, seats: int) -> int:
    """Return how many deals give each group at least this many games, in whole rotations."""
    return -(-games // seats)


def seeds_fit(match: Match, deals: int) -> None:
    """Raise `BadSeed` if the seeds of the deals leave the range of seeds."""
    Chance(match.seed)
    Chance(match.seed + deals - 1)


def whole_deals(match: Match, played: Sequence[Fixture]) -> list[int]:
    """List the deals for which every game was played."""
    wanted = len(match.groups) * match.seats
    counts: dict[int, int] = {}
    for fixture in played:
        counts[fixture.deal] = counts.get(fixture.deal, 0) + 1
    return sorted(deal for deal, number in counts.items() if number == wanted)
