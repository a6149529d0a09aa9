"""What a hall does once an hour: close tables that have been left, delete what is no longer needed."""

import asyncio
from typing import Final

from drakehall.hall import lobby, logs
from drakehall.hall.hall import Hall
from drakehall.kernel.errors import HallError
from drakehall.server.settings import Settings
from drakehall.server.storage.retention import Retention
from drakehall.wire.operator import Expired

EVERY: Final = 3600.0


async def keep_house(hall: Hall, retention: Retention, settings: Settings) -> None:
    """Keep house for ever; what fails is tried an hour later."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await expire(hall, retention, settings)
        except HallError as error:
            logs.warn("nothing could be forgotten", why=str(error))
        except Exception as error:
            logs.fault("nothing could be forgotten", error)


async def expire(hall: Hall, retention: Retention, settings: Settings) -> Expired:
    """Close tables that have rested too long with nobody watching, then delete what is too old."""
    closed = 0
    for name in await retention.idle(settings.gathering_days, settings.abandoned_days):
        try:
            closed += await lobby.expire(await hall.table(name))
        except HallError as error:
            logs.warn("table cannot be closed", table=name, why=str(error))
    forgotten = await retention.forget_closed(settings.closed_days)
    await hall.keep_house()
    reports = await retention.forget_reports(settings.report_days)
    guests = await retention.forget_guests(settings.guest_days)  # last: only now does nothing refer to them any longer
    if closed or forgotten or guests or reports:
        logs.note("old things forgotten", closed=closed, tables=forgotten, guests=guests, reports=reports)
    return Expired(closed, forgotten, guests, reports)
