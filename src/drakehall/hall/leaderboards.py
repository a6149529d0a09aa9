"""Leaderboards, one's own ratings, and the list of one's finished games."""

from itertools import groupby
from typing import Final

from drakehall.hall import anchors, rated
from drakehall.hall.errors import Malformed
from drakehall.hall.hall import Hall
from drakehall.hall.rated import RatingPool
from drakehall.hall.rows import GuestRow
from drakehall.hall.skill import Skill
from drakehall.kernel import registry
from drakehall.wire.ratings import Figure, Leader, Leaderboard, MyRating, MyRatings, PoolInfo, PoolList, RatedStep

MOST_STEPS: Final = 500
"""Most recent rated games shown to a person."""


async def leaderboard(
    hall: Hall, guest: GuestRow | None, pool: RatingPool, limit: int, after: str | None
) -> Leaderboard:
    """List the best players; bots stand where their figures are, on the page where they belong."""
    first, place = _place(after)
    rows = await hall.store.ratings.leaders(pool, limit + 1, place)
    more, rows = len(rows) > limit, rows[:limit]
    you = guest.id if guest else None
    people = [_person(leader, first + number, you) for number, leader in enumerate(rows, start=1)]
    top = place[0] if place else float("inf")
    bottom = rows[-1].rating.skill.low if more else float("-inf")
    bots = [
        _bot(name, each.rating) for name, each in anchors.anchored(pool.game).items() if bottom <= each.rating < top
    ]
    leaders = sorted([*people, *bots], key=lambda each: -each.figure.low)
    end = rows[-1].rating if more else None
    return Leaderboard(
        pool.game, pool.seats, leaders, f"{first + limit}:{end.skill.low!r}:{end.person}" if end is not None else None
    )


async def pools(hall: Hall) -> PoolList:
    """List the pools in which rated games have been played."""
    return PoolList([PoolInfo(pool.game, pool.seats, games) for pool, games in await hall.store.ratings.pools()])


async def mine(hall: Hall, guest: GuestRow | None) -> MyRatings:
    """Return a person's ratings with the games that made them."""
    if guest is None:
        return MyRatings([], listed=True)
    ratings = hall.store.ratings
    steps = sorted(await ratings.steps(guest.id, MOST_STEPS), key=lambda step: (step.pool, step.number))
    by_pool = {pool: [_step(step) for step in of] for pool, of in groupby(steps, key=lambda step: step.pool)}
    rows = await ratings.of(guest.id)
    told = [
        MyRating(row.pool.game, row.pool.seats, figure(row.skill), row.games, by_pool.get(row.pool, [])) for row in rows
    ]
    return MyRatings(told, await ratings.listed(guest.id))


def figure(skill: Skill) -> Figure:
    """Return a figure with its interval."""
    return Figure(skill.rating, skill.low, skill.high)


def pool_of(game: str, seats: int) -> RatingPool:
    """Find a pool by the names of its parts; refuse one of an unknown game."""
    box = registry.game(game)
    if seats not in box.seats or seats < 2:
        raise Malformed(why="seats")
    return RatingPool(game, seats)


def _person(leader: rated.Leader, rank: int, you: str | None) -> Leader:
    row = leader.rating
    return Leader(leader.name, figure(row.skill), row.games, rank, person=row.person, you=row.person == you)


def _bot(name: str, rating: float) -> Leader:
    return Leader(name, figure(Skill(rating, 0.0)), 0, bot=name)


def _step(step: rated.RatedStep) -> RatedStep:
    return RatedStep(step.table, step.at, step.place, figure(step.before), figure(step.after))


def _place(after: str | None) -> tuple[int, tuple[float, str] | None]:
    """Read where a list ended: the number of people on it, and the lower end and id of the last."""
    if after is None:
        return 0, None
    rank, _, rest = after.partition(":")
    low, _, person = rest.partition(":")
    if not (rank.isascii() and rank.isdecimal() and len(rank) < 10):
        raise Malformed(why="after")
    try:
        return int(rank), (float(low), person)
    except ValueError:
        raise Malformed(why="after") from None
