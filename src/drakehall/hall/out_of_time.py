"""Running out of time at a table with a clock: a bot takes the seat, to the end of the game."""

from typing import TYPE_CHECKING

import msgspec

from drakehall.hall import logs
from drakehall.hall.house_bots import usual
from drakehall.kernel import registry

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


def due(table: "LiveTable") -> int | None:
    """When the deciding person runs out of time, in milliseconds since 1970; None if nobody can."""
    clocks = table.clocks
    if clocks is None or clocks.decides is None or table.row.status != "playing":
        return None
    return None if table.row.seats[clocks.decides].bot else clocks.due


def late(table: "LiveTable") -> int | None:
    """The seat of the person who has run out of time."""
    at = due(table)
    return table.clocks.decides if table.clocks and at is not None and at <= table.hall.milliseconds else None


async def end_time(table: "LiveTable") -> None:
    """Let a bot take the seat of whoever has run out of time."""
    async with table.held():
        seat = late(table)
        if seat is None:
            return
        bot = usual(registry.game(table.row.game))
        given_up = msgspec.structs.replace(table.row.seats[seat], bot=bot, given_up=True)
        row = await table.hall.store.save_seat(table.row, given_up)
        table.vote.drop()
        table.update(row)
        table.bot_turns.call()
    logs.note("out of time", table=table.row.id, seat=seat)
