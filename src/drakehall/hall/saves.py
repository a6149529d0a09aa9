"""Games from save files: a finished game played elsewhere can be viewed here like any other."""

from typing import Final

from drakehall import bots
from drakehall.hall import logs, new_rows, projection, tokens
from drakehall.hall.errors import BotsName, SaveNotOver, SaveTooLong
from drakehall.hall.hall import Hall
from drakehall.hall.rows import GuestRow, SeatRow, Study, TableRow
from drakehall.kernel import options as opt
from drakehall.session import Player, Session, save
from drakehall.session.fair import Fair
from drakehall.wire.tables import Table

MOST_ENTRIES: Final = 5000
"""Longer logs are not replayed here: the longest games have a few hundred decisions per player."""


async def bring(hall: Hall, guest: GuestRow, text: str) -> Table:
    """Create a table with the finished game of a save file: nobody sits there; anyone with its address may watch."""
    row, session = await hall.background(_brought, hall, guest, text)
    table = await hall.create_table(row, session)
    logs.note("save brought", table=row.id, game=row.game)
    return table.described(guest.id)


def _brought(hall: Hall, guest: GuestRow, text: str) -> tuple[TableRow, Session]:
    raw = text.encode()
    entries = len(save.read(raw).log)
    if entries > MOST_ENTRIES:
        raise SaveTooLong(count=entries, most=MOST_ENTRIES)
    session = save.from_json(raw)
    if not session.state.over:
        raise SaveNotOver()
    row = new_rows.table_row(
        hall,
        session.game.name,
        opt.chosen(session.options),
        [_seat(session, seat) for seat in range(session.seats)],
        host=guest.id,
        open_=False,
        friendly=False,
        invitation=tokens.digest(tokens.token()),
        hints=False,
        seed=session.seed,
        study=Study("save", "", session.position or ""),
    )
    if session.fair is not None:
        row = row.changed(commitment=session.fair.commitment, salt=session.fair.salt)
    session.fair = Fair(row.commitment, row.salt)
    now = int(hall.clock.time())
    return row.changed(status="over", ended=now, outcome=projection.outcome(session.game, session.state)), session


def _seat(session: Session, seat: int) -> SeatRow:
    """Return a seat for its player: the bot if it is known here, or else a person who is absent."""
    player = session.players[seat] if seat < len(session.players) else Player("")
    if player.bot in bots.bots(session.game):
        return new_rows.bot(seat, player.bot)
    return SeatRow(seat, _name(player), link=tokens.digest(tokens.token()))


def _name(player: Player) -> str | None:
    try:
        return tokens.clean_name(player.name)
    except BotsName:
        return None
