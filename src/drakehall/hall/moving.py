"""Tables that move from one hall to another: as a save file, or as a position with everything hidden dealt anew.

A save file contains the seed, so a hall hands it out only when the game is over, or if the hall runs on the device of
the person who asks and nobody shares it. A position contains nothing that its owner did not know.
"""

from typing import Final

import msgspec

from drakehall.bots import bots as known_bots
from drakehall.hall import learning, logs, new_rows, sharing, tokens
from drakehall.hall.errors import HandsInside, Malformed, NoSuchSeat, NotNow, TooManyTables
from drakehall.hall.hall import Hall
from drakehall.hall.house_bots import usual
from drakehall.hall.projection import outcome
from drakehall.hall.rows import GuestRow, Study, TableChange, TableRow
from drakehall.hall.sessions import players, resumed
from drakehall.hall.table import LiveTable
from drakehall.kernel import options as opt
from drakehall.kernel import registry
from drakehall.kernel.position_text import game_of
from drakehall.session import Session, save
from drakehall.session.fair import Fair
from drakehall.wire.moving import Bring, PositionText
from drakehall.wire.tables import Seated

MOST_ENTRIES: Final = 5_000
"""Longer logs are not replayed for anybody."""
BROUGHT: Final = "brought"


async def save_file(table: LiveTable) -> bytes:
    """Return a game with its seed, as a save file."""
    row, hall = table.row, table.hall
    if row.status != "over" and not (hall.policy.at_home and row.status == "playing"):
        raise NotNow(status=row.status)
    if row.status != "over" and row.shared:
        raise HandsInside()
    return save.to_json(await resumed(hall.store, hall.background, row))


async def position(table: LiveTable, guest: GuestRow) -> PositionText:
    """Return the present position as the guest's seat knows it: what is hidden from it is dealt anew."""
    stored = table.stored
    if stored is None or table.row.status != "playing":
        raise NotNow(status=table.row.status)
    seat = sharing.seat_in_front(table, guest)
    text = await table.hall.background(learning.dealt_anew, stored.state, seat)
    return PositionText(table.row.game, text, seat)


async def bring(hall: Hall, guest: GuestRow, wanted: Bring) -> Seated:
    """Create a table with a game begun elsewhere: the guest plays on against bots, or looks back at its end."""
    hosted = await hall.store.hosted(guest.id)
    if hosted >= hall.policy.tables_per_guest:
        raise TooManyTables(count=hosted)
    if wanted.save is not None:
        return await _bring_save(hall, guest, wanted.save.encode())
    if wanted.position is None:
        raise Malformed(why="neither a save nor a position")
    game = registry.game(game_of(wanted.position))
    state = await hall.background(game.read_position, wanted.position)
    if state.seat is None:
        raise NotNow(status="over")
    if wanted.seat is not None and wanted.seat >= state.seats:
        raise NoSuchSeat(number=wanted.seat + 1)
    study = Study("position", BROUGHT, wanted.position)
    return await learning.set_study(hall, guest, game, study, usual(game), wanted.seat)


async def _bring_save(hall: Hall, guest: GuestRow, raw: bytes) -> Seated:
    if len(save.read(raw).log) > MOST_ENTRIES:
        raise Malformed(why=f"more than {MOST_ENTRIES} entries")
    session = await hall.background(save.from_json, raw)
    link = tokens.token()
    row = _row(hall, guest, session, link)
    session.players[:] = players(row)
    table = await hall.create_table(row, session)
    logs.note("table brought", table=row.id, game=row.game, entries=len(session.log))
    return Seated(table.described(guest.id), link)


def _row(hall: Hall, guest: GuestRow, session: Session, link: str) -> TableRow:
    """Seat the guest on the first seat of a person, or else on the first; bots get the others."""
    bots = [player.bot for player in session.players] + [None] * (session.seats - len(session.players))
    mine = bots.index(None) if None in bots else 0
    stand_in = usual(session.game)
    known = known_bots(session.game)
    seats = [new_rows.bot(seat, bot if bot in known else stand_in) for seat, bot in enumerate(bots)]
    seats[mine] = new_rows.person(mine, guest, None, link)
    row = new_rows.table_row(
        hall,
        session.game.name,
        opt.chosen(session.options),
        seats,
        host=guest.id,
        open_=False,
        friendly=False,
        invitation=tokens.digest(tokens.token()),
        hints=None,
        seed=session.seed,
        study=Study("position", BROUGHT, session.position) if session.position else None,
    )
    if session.fair is None:
        session.fair = Fair(row.commitment, row.salt)
    row = msgspec.structs.replace(row, commitment=session.fair.commitment, salt=session.fair.salt)
    if not session.state.over:
        return TableChange("playing").made(row)
    ended = TableChange("over", ended=int(hall.clock.time()), outcome=outcome(session.game, session.state))
    return ended.made(row)
