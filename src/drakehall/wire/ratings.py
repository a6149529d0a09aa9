"""Messages about ratings, leaderboards and statistics."""

from typing import Annotated

import msgspec
from msgspec import Meta

At = Annotated[int, Meta(description="Seconds since 1970.")]


class Figure(msgspec.Struct, frozen=True):
    """A rating: the likeliest figure, and the interval in which it lies at 95 %."""

    rating: float
    low: float
    high: float


class Leader(msgspec.Struct, frozen=True):
    """A player on a leaderboard; `rank` counts people from 1, and is null for a bot, which is a fixed point."""

    name: str
    figure: Figure
    games: int
    rank: int | None = None
    person: str | None = None
    bot: str | None = None
    you: bool = False


class Leaderboard(msgspec.Struct, frozen=True):
    """The best players, by the lower end of the interval; bots stand among the people. `after` continues the list."""

    game: str
    seats: int
    leaders: list[Leader]
    after: str | None = None


class PoolInfo(msgspec.Struct, frozen=True):
    """A game with a number of seats in which rated games have been played; each has its own ratings."""

    game: str
    seats: int
    games: int


class PoolList(msgspec.Struct, frozen=True):
    """The games and numbers of seats that have leaderboards."""

    pools: list[PoolInfo]


class RatedStep(msgspec.Struct, frozen=True):
    """A rated game, and the figure before and after it."""

    table: str
    at: At
    place: int
    before: Figure
    after: Figure


class MyRating(msgspec.Struct, frozen=True):
    """Your rating in a game with a number of seats; `steps` are the last games, the earliest first."""

    game: str
    seats: int
    figure: Figure
    games: int
    steps: list[RatedStep]


class MyRatings(msgspec.Struct, frozen=True):
    """Your ratings, and whether you are on leaderboards."""

    ratings: list[MyRating]
    listed: bool


class ListMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Join or leave the leaderboards."""

    listed: bool


class Share(msgspec.Struct, frozen=True):
    """How often something happened: `count` of `of`, with the interval in which the true share lies at 95 %.

    A shared victory or comparison counts as half or less.
    """

    count: float
    of: int
    low: float
    high: float


class GameRecord(msgspec.Struct, frozen=True):
    """Your finished games of one kind with one number of seats: how many you won, and your average place."""

    game: str
    seats: int
    won: Share
    place: float


class Rival(msgspec.Struct, frozen=True):
    """An opponent you have met, a person or a bot, and how often you came out ahead of them."""

    name: str
    ahead: Share
    person: str | None = None
    bot: str | None = None


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game in a statistic: your place, score and points by source, which are unknown for older games."""

    table: str
    at: At
    seats: int
    place: int
    score: int
    points: dict[str, int]
    rated: bool


class Statistics(msgspec.Struct, frozen=True):
    """Statistics of your last finished games, at most `most`; `games` are in order of time, the earliest first.

    `games` are listed only for one game at a time. `in_points` says whether its scores are points.
    """

    records: list[GameRecord]
    rivals: list[Rival]
    games: list[PlayedGame]
    most: int
    in_points: bool = True
