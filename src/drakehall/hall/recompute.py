"""Ratings recomputed from the counted games, and those games from their logs."""

from collections.abc import Iterable

import msgspec

from drakehall.hall import projection, sessions
from drakehall.hall.ports import Background, Store
from drakehall.hall.rated import RatedGame, RatedStep, RatingPool, RatingRow, counted, placed, row_after


def recomputed(games: Iterable[RatedGame]) -> tuple[list[RatingRow], list[RatedStep]]:
    """Count games again from nothing, in the order of their numbers; return the ratings, by pool and person."""
    rows: dict[RatingPool, dict[str, RatingRow]] = {}
    steps: list[RatedStep] = []
    for game in sorted(games, key=lambda game: (game.pool, game.number)):
        known = rows.setdefault(game.pool, {})
        found = counted(game, known)
        known |= {step.person: row_after(step, known) for step in found}
        steps += found
    return [row for _, known in sorted(rows.items()) for _, row in sorted(known.items())], steps


async def from_log(store: Store, background: Background, game: RatedGame) -> RatedGame:
    """Replay a game's log to find its places; its players, and those who left, are known only from the stored game."""
    row = await store.table(game.table)
    if row is None or not game.over:
        return game
    session = await sessions.resumed(store, background, row)
    result = projection.result(session.game, session.state)
    if result is None:
        return game
    return msgspec.structs.replace(game, standings=placed(game.standings, result.places))
