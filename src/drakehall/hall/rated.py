"""Rated games: when one is decided, and in which places."""

from collections.abc import Sequence
from typing import Final

import msgspec

from drakehall.hall import anchors, tokens
from drakehall.hall.rows import SeatRow, TableRow
from drakehall.hall.skill import Skill, after

GONE: Final = "gone"
"""First part of the names under which games keep players who have deleted their account."""


class RatingPool(msgspec.Struct, frozen=True, order=True):
    """A pool of comparable ratings: the same game with the same number of seats."""

    game: str
    seats: int


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in a rated game: that of a person, or of a bot as a fixed point, as it was then."""

    place: int
    person: str | None = None
    bot: str | None = None
    anchor: float | None = None
    made_of: str | None = None
    """The fingerprint of the bot."""
    seat: int = 0
    left: bool = False


class RatedGame(msgspec.Struct, frozen=True):
    """A decided rated game; `over` says whether it was played to its end."""

    table: str
    pool: RatingPool
    at: int
    over: bool
    standings: tuple[Standing, ...]
    number: int = 0
    """The number of the game in its pool, in the order in which they counted; it starts at 1."""


class RatingRow(msgspec.Struct, frozen=True):
    """A person's rating in a pool, and after how many games."""

    person: str
    pool: RatingPool
    skill: Skill
    games: int


class RatedStep(msgspec.Struct, frozen=True):
    """What one game changed for one person."""

    table: str
    person: str
    pool: RatingPool
    number: int
    at: int
    place: int
    before: Skill
    after: Skill


class Leader(msgspec.Struct, frozen=True):
    """A person on a leaderboard."""

    name: str
    rating: RatingRow


def stays(seat: SeatRow) -> bool:
    """Return whether the player of a rated game still plays it, that is, no bot has replaced them for good."""
    return seat.player is not None and seat.guest == seat.player and seat.bot is None


def decided(row: TableRow, now: int) -> RatedGame | None:
    """Return the outcome of a rated game; None while that is open.

    It is decided when it is over, and also when all have left but one, or all people have: leaving is last place.
    """
    if not row.rated or row.status not in ("playing", "over"):
        return None
    standings = [each for seat in row.seats if (each := _standing(row, seat)) is not None]
    stay = [each for each in standings if not each.left]
    if row.status == "over" and row.outcome is not None:
        found = placed(standings, row.outcome.places)
    elif len(stay) < len(standings) and (len(stay) < 2 or all(each.person is None for each in stay)):
        found = placed(standings, [1] * len(row.seats))
    else:
        return None
    at = now if row.ended is None else row.ended
    return RatedGame(row.id, RatingPool(row.game, len(row.seats)), at, row.status == "over", found)


def placed(standings: Sequence[Standing], places: Sequence[int]) -> tuple[Standing, ...]:
    """Return the places of all players: those who stayed as their seats placed, then those who left."""
    stay = [places[each.seat] for each in standings if not each.left]
    return tuple(
        msgspec.structs.replace(
            each, place=len(stay) + 1 if each.left else 1 + sum(other < places[each.seat] for other in stay)
        )
        for each in standings
    )


def _standing(row: TableRow, seat: SeatRow) -> Standing | None:
    """Return whom a seat counts for; None if it is a bot that is no longer known."""
    if seat.player is not None:
        return Standing(0, seat.player, seat=seat.seat, left=not stays(seat))
    fixed = anchors.anchor(row.game, seat.bot or "")
    if fixed is None:
        return None
    return Standing(0, bot=seat.bot, anchor=fixed.rating, made_of=fixed.made_of, seat=seat.seat)


def forgotten(game: RatedGame, person: str, alias: str) -> RatedGame:
    """Return a game in which a person has another name."""
    standings = (
        msgspec.structs.replace(each, person=alias) if each.person == person else each for each in game.standings
    )
    return msgspec.structs.replace(game, standings=tuple(standings))


def alias() -> str:
    """Draw a name for somebody who has gone: it cannot be traced back, and is no person's id."""
    return GONE + tokens.identity()


def counted(game: RatedGame, known: dict[str, RatingRow]) -> list[RatedStep]:
    """Return what a game changes for each of its players; unknown ones begin."""
    people = [each.person for each in game.standings]
    skills = [
        Skill(each.anchor or 0.0, 0.0) if each.person is None else _known(each.person, known) for each in game.standings
    ]
    places = [each.place for each in game.standings]
    return [
        RatedStep(game.table, person, game.pool, game.number, game.at, place, old, new)
        for person, place, old, new in zip(people, places, skills, after(skills, places), strict=True)
        if person is not None
    ]


def row_after(step: RatedStep, known: dict[str, RatingRow]) -> RatingRow:
    """Return a person's rating after a game."""
    games = known[step.person].games if step.person in known else 0
    return RatingRow(step.person, step.pool, step.after, games + 1)


def _known(person: str, known: dict[str, RatingRow]) -> Skill:
    return known[person].skill if person in known else Skill()
