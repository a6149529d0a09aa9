"""The session of a table: dealt when its game begins, played again from its log whenever it comes back to memory."""

import msgspec

from drakehall.hall.errors import BrokenLog, NoSuchTable, RulesMoved
from drakehall.hall.ports import Background, Store
from drakehall.hall.rows import TableRow
from drakehall.kernel import registry
from drakehall.kernel.errors import BadSave
from drakehall.kernel.options import Options
from drakehall.kernel.position_text import with_options
from drakehall.session import Player, Session, save
from drakehall.session.fair import Fair


async def read(
    store: Store, background: Background, table: str, known: Session | None = None
) -> tuple[TableRow, Session | None]:
    """Read a table and play its log again; the session is None until the game begins.

    `known` is a session that stands somewhere in this log: it goes on from there instead.
    """
    row = await store.table(table)
    if row is None:
        raise NoSuchTable(table=table)
    if row.status not in ("playing", "over"):
        return row, None
    session = await resumed(store, background, row, known)
    if session.state.over:  # the last move may have been stored after the row was read
        row = msgspec.structs.replace(row, status="over")
    return row, session


def agreed(row: TableRow) -> dict[str, object]:
    """Return what was agreed at a table, in today's form; a game under unknown rules is not played."""
    game = registry.game(row.game)
    if not game.reads(row.version):
        raise RulesMoved(began=row.version, game=row.game, now=game.version)
    return game.today(row.version, len(row.seats), row.options)


def options_of(row: TableRow) -> Options:
    """Return the options in force at a table."""
    options: Options = registry.game(row.game).resolve_options(len(row.seats), agreed(row))
    return options


def begun(row: TableRow) -> Session:
    """Begin the game of a table: forced moves at its start are played."""
    game, options = registry.game(row.game), agreed(row)
    session = Session(game, len(row.seats), row.seed, options, players(row), position=_position(row, options))
    return _with_promise(row, session)


async def resumed(store: Store, background: Background, row: TableRow, known: Session | None = None) -> Session:
    """Play the log of a table again, under the rules it was begun with or not at all."""
    options = agreed(row)
    log = await store.log(row.id, len(known.log) if known else 0)
    try:
        if known is not None:
            known.players[:] = players(row)
            return await background(save.play_on, known, log)
        session = await background(
            save.resume,
            registry.game(row.game),
            len(row.seats),
            row.seed,
            options,
            players(row),
            log,
            _position(row, options),
        )
    except BadSave as error:
        raise BrokenLog(why=str(error)) from None
    return _with_promise(row, session)


def players(row: TableRow) -> list[Player]:
    """Return a table's players as a save file names them."""
    return [Player(seat.name or f"Seat {seat.seat + 1}", seat.bot) for seat in row.seats]


def _position(row: TableRow, options: dict[str, object]) -> str | None:
    """Return the position a table began with; the options in its text are put into today's form as well."""
    if row.study is None or not row.study.position:
        return None
    same = row.version == registry.game(row.game).version
    return row.study.position if same else with_options(row.study.position, options)


def _with_promise(row: TableRow, session: Session) -> Session:
    session.fair = Fair(row.commitment, row.salt)
    return session
