"""Seats and tables: creating tables, listing them, sitting down, leaving, starting, stand-ins, rematches."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from drakehall import bots
from drakehall.hall import awaited, clocks, codes, logs, new_rows, people, rated_tables, rematches, tokens
from drakehall.hall.errors import (
    AlreadySeated,
    BadBots,
    ClockDecides,
    Conflict,
    GivenUp,
    Malformed,
    NoPerson,
    NoStandIn,
    NoSuchSeat,
    NotAllowed,
    NotNow,
    OnlyHost,
    Present,
    RatedSeat,
    SeatKept,
    SeatsFree,
    SeatTaken,
    TableFull,
    TooManyTables,
    WrongLink,
)
from drakehall.hall.hall import Hall
from drakehall.hall.house_bots import usual
from drakehall.hall.ports import Wanted
from drakehall.hall.rows import Awaited, GuestRow, SeatRow, TableChange, TableRow
from drakehall.hall.sessions import begun, players
from drakehall.hall.table import LiveTable
from drakehall.kernel import options as opt
from drakehall.kernel import registry
from drakehall.session import Player
from drakehall.wire.codes import ComeBack
from drakehall.wire.tables import CreateTable, Listed, Seated, Sit, Status, TableList

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 5
"""Number of attempts at a change when other halls change the same table."""


def tried_again(
    change: Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]]:
    """Repeat a change, based on what is then stored, if another hall has changed the table at the same moment."""

    @wraps(change)
    async def tried(table: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await change(table, *args, **kwargs)
            except Conflict:
                if table.dropped:
                    raise
                await table.catch_up()
        raise Conflict()

    return tried


async def create(hall: Hall, guest: GuestRow, wanted: CreateTable, seed: int | None = None) -> Seated:
    """Create a table; return its secrets. Without a seed, the deal cannot be guessed."""
    game = registry.game(wanted.game)
    options = game.resolve_options(wanted.seats, wanted.options)
    people_left = wanted.seats - len(wanted.bots)
    if people_left < 0 or (wanted.sit and people_left == 0):
        raise BadBots(bots=len(wanted.bots), seats=wanted.seats)
    if wanted.beside and (not wanted.sit or len(wanted.beside) >= people_left):
        raise TableFull()
    for level in wanted.bots:
        bots.check(level, game)
    clocks.check(wanted.clock)
    if wanted.rated:
        rated_tables.check_wanted(guest, wanted, options)
    hosted = await hall.store.hosted(guest.id)
    if hosted >= hall.policy.tables_per_guest:
        raise TooManyTables(count=hosted)
    seats = [SeatRow(seat) for seat in range(people_left)]
    seats += [new_rows.bot(people_left + i, level) for i, level in enumerate(wanted.bots)]
    link = invitation = tokens.token()
    if wanted.sit:
        link = tokens.token()
        seats[0] = new_rows.person(0, guest, wanted.name, link)
    for seat, name in enumerate(wanted.beside, 1):
        seats[seat] = new_rows.companion(seat, 0, name)
    row = new_rows.table_row(
        hall,
        game.name,
        opt.chosen(options),
        seats,
        host=guest.id,
        open_=wanted.open,
        friendly=wanted.friendly,
        invitation=tokens.digest(invitation),
        hints=False if wanted.rated else wanted.hints,
        seed=seed,
        clock=wanted.clock,
        rated=wanted.rated,
    )
    if wanted.rated and wanted.sit:
        seats[0] = _with_address(hall, row, seats[0], guest)
        row = msgspec.structs.replace(row, seats=tuple(seats))
    table = await hall.create_table(row)
    logs.note("table set", table=row.id, game=row.game, seats=len(seats))
    return Seated(table.described(guest.id), link if wanted.sit else None, invitation)


async def listing(
    hall: Hall,
    guest: GuestRow | None,
    *,
    game: str | None = None,
    status: Status | None = None,
    mine: bool = False,
    limit: int = 50,
    after: str | None = None,
) -> TableList:
    """List open tables, or those at which a guest sits, the newest first; `after` is where the list before ended."""
    if mine and guest is None:
        return TableList([])
    owner = guest.id if mine and guest else None
    rows = await hall.store.tables(Wanted(game, status, owner, place(after), limit))
    last = rows[-1] if len(rows) == limit else None
    waited_for = await awaited.awaited(hall, rows) if mine else {}
    shown = [listed(row, guest, waited_for.get(row.id)) for row in rows]
    return TableList(shown, f"{last.created}-{last.id}" if last else None)


async def rename(hall: Hall, guest: GuestRow, given: str) -> str:
    """Change a person's name, also on their seats at gathering tables; return the cleaned name."""
    name = tokens.clean_name(given)
    if name is None:
        raise Malformed(why="the name has no visible character")
    await hall.store.rename_guest(guest.id, name)
    for row in await hall.store.tables(Wanted(None, "gathering", guest.id, None, 50)):
        await _rename_at(await hall.table(row.id), guest, name)
    return name


@tried_again
async def sit(table: LiveTable, guest: GuestRow, wanted: Sit) -> Seated:
    """Take a free seat; an invited person may do so even if the table is not open.

    With the table's code one may also take a bot's seat during the game.
    """
    async with table.held():
        row = table.row
        mine = row.seat_of(guest.id)
        if mine is not None:
            raise AlreadySeated(number=mine + 1)
        has_code = wanted.code is not None and await codes.opens(table, wanted.code, guest)
        allowed = row.open or guest.id == row.host or tokens.fits(wanted.invitation, row.invitation) or has_code
        if not allowed and not await people.is_invited(table, guest):
            raise WrongLink()
        late = has_code and row.status == "playing"
        if not late:
            must_be(row, "gathering")
        if row.rated:
            rated_tables.check_person(guest)
            rated_tables.check_address(row, table.hall.address_of(guest.id))
            await rated_tables.check_owners(table.hall.store.people, row, guest)
        free = codes.late_seat(row, wanted.seat) if late else free_seat(row, wanted.seat)
        link = tokens.token()
        seated = new_rows.person(free.seat, guest, wanted.name, link)
        await seat_changed(table, _with_address(table.hall, row, seated, guest) if row.rated else seated)
    await people.decline(table, guest)
    return Seated(table.described(guest.id), link)


@tried_again
async def claim(table: LiveTable, guest: GuestRow, link: str) -> Seated:
    """Take a seat over by its link, which is then replaced by a new one."""
    fresh = tokens.token()
    async with table.held():
        row = table.row
        found = next((each for each in row.seats if tokens.fits(link, each.link)), None)
        if found is None:
            raise WrongLink()
        mine = row.seat_of(guest.id)
        if mine is not None and mine != found.seat:
            raise AlreadySeated(number=mine + 1)
        if row.rated and found.guest != guest.id:
            raise RatedSeat()
        await seat_changed(table, msgspec.structs.replace(new_rows.taken_by(found, guest), link=tokens.digest(fresh)))
    return Seated(table.described(guest.id), fresh)


@tried_again
async def come_back(table: LiveTable, guest: GuestRow, wanted: ComeBack) -> Seated:
    """Take one's seat again on another device, by the table's code and the seat's number; its link stays valid."""
    if not await codes.opens(table, wanted.code, guest):
        raise WrongLink()
    async with table.held():
        await seat_changed(table, codes.returned(table, guest, wanted.seat, wanted.pin))
        table.bot_turns.call()
    return Seated(table.described(guest.id))


@tried_again
async def new_link(table: LiveTable, guest: GuestRow) -> str:
    """Make a new link to a person's own seat; the old one becomes void."""
    link = tokens.token()
    async with table.held():
        seat = _own_seat(table.row, guest)
        await seat_changed(table, msgspec.structs.replace(table.row.seats[seat], link=tokens.digest(link)))
    return link


@tried_again
async def leave(table: LiveTable, guest: GuestRow) -> None:
    """Leave: before the game the seat becomes free, during it a bot goes on; the seat's link still leads back.

    At a table with a clock it leads to the seat, but not back into the game. A table where somebody studies alone is
    closed instead. Everyone who shares the guest's device leaves as well.
    """
    async with table.held():
        row = table.row
        seat = _own_seat(row, guest)
        if row.status == "playing" and row.study is not None:
            await seat_changed(table, msgspec.structs.replace(row.seats[seat], guest=None))
            await _close(table)
            return
        if row.status != "gathering":
            bot = usual(registry.game(row.game)) if row.status == "playing" else None
            if bot is not None:
                await _companions_leave(table, guest, bot)
            given_up = row.status == "playing" and row.clock is not None
            left = msgspec.structs.replace(row.seats[seat], guest=None, bot=row.seats[seat].bot or bot, program=False)
            await seat_changed(table, msgspec.structs.replace(left, given_up=left.given_up or given_up))
            table.bot_turns.call()
            return
        await _companions_leave(table, guest, None)
        await seat_changed(table, SeatRow(seat))
        others = [each.guest for each in table.row.seats if each.guest]
        if not others:
            await _close(table)
        elif guest.id == row.host:
            table.update(await table.hall.store.save_host(table.row, others[0]))


@tried_again
async def invite(table: LiveTable, guest: GuestRow) -> str:
    """Make a fresh invitation; older ones are void."""
    async with table.held():
        _only_host(table.row, guest)
        invitation = tokens.token()
        table.row = await table.hall.store.save_invitation(table.row, tokens.digest(invitation))
    return invitation


@tried_again
async def code(table: LiveTable, guest: GuestRow) -> str:
    """Return the table's code to somebody who may invite."""
    return await codes.of(table, guest)


@tried_again
async def start(table: LiveTable, guest: GuestRow, fill: str | None) -> None:
    """Begin the game; bots take free seats if the host says so."""
    async with table.held():
        row = table.row
        if row.seat_of(guest.id) is None or not _left_alone(table):
            _only_host(row, guest)
        must_be(row, "gathering")
        free = [each.seat for each in row.seats if each.bot is None and row.holder(each.seat) is None]
        if free and fill is None:
            raise SeatsFree(count=len(free))
        if fill is not None:
            bots.check(fill, registry.game(row.game))
            if row.rated:
                rated_tables.check_bot(row.game, fill)
            for seat in free:
                await seat_changed(table, new_rows.bot(seat, fill))
        for each in table.row.seats if row.rated else ():
            await seat_changed(table, rated_tables.seated_to_play(each))
        await table.begin(begun(table.row))
    logs.note("game begun", table=row.id, game=row.game)


@tried_again
async def stand_in(table: LiveTable, guest: GuestRow, seat: int, level: str) -> None:
    """Let a bot play for a person who is away; people at one device say for themselves which of them is away."""
    async with table.held():
        row = table.row
        bots.check(level, registry.game(row.game))
        _own_seat(row, guest)
        must_be(row, "playing")
        if row.clock is not None:
            raise ClockDecides()
        found = _seat(row, seat)
        if found.bot is not None:
            raise SeatTaken(number=seat + 1)
        if seat not in row.sharing(guest.id) and (
            table.presence.present(seat) or table.presence.away(seat) < table.hall.policy.absent_after
        ):
            raise Present(number=seat + 1)
        await seat_changed(table, msgspec.structs.replace(found, bot=level))
        table.bot_turns.call()
    logs.note("bot stands in", table=row.id, seat=seat)


@tried_again
async def give_back(table: LiveTable, guest: GuestRow, seat: int) -> None:
    """Give a seat back to its person, who asks for it."""
    async with table.held():
        found = _seat(table.row, seat)
        if seat not in table.row.seats_of(guest.id):
            raise NotAllowed()
        if found.bot is None:
            raise NoStandIn(number=seat + 1)
        if found.given_up:
            raise GivenUp()
        await seat_changed(table, msgspec.structs.replace(found, bot=None))


async def rematch(table: LiveTable, guest: GuestRow) -> LiveTable:
    """Ask for a rematch, or accept one; it begins when all have accepted."""
    fresh = await tried_again(rematches.asked_for)(table, guest)
    await accept_rematch(fresh, guest)
    return fresh


async def accept_rematch(table: LiveTable, guest: GuestRow) -> None:
    """Take the seat that is kept for a guest; the game begins when all have accepted. Repeating it changes nothing."""
    if await tried_again(rematches.take_seat)(table, guest):
        await tried_again(rematches.begin_when_full)(table)


@tried_again
async def decline_rematch(table: LiveTable, guest: GuestRow) -> None:
    """Give up the seat that is kept for a guest."""
    await rematches.decline(table, guest)


@tried_again
async def expire(table: LiveTable) -> bool:
    """Close a table unvisited for long, unless somebody is watching; return whether it was closed."""
    async with table.held():
        if table.presence.watched or table.row.status not in ("gathering", "playing"):
            return False
        await _close(table)
    return True


@tried_again
async def close(table: LiveTable) -> None:
    """Close a table that has not ended, whoever plays there."""
    async with table.held():
        if table.row.status not in ("gathering", "playing"):
            raise NotNow(status=table.row.status)
        await _close(table)
    logs.note("table closed by the operator", table=table.row.id)


@tried_again
async def kick(table: LiveTable, seat: int) -> None:
    """Remove whoever holds a seat, and void its link; in a running game a bot goes on."""
    async with table.held():
        row = table.row
        found = _seat(row, seat)
        if not found.owned:
            raise NoPerson(number=seat + 1)
        if row.status not in ("gathering", "playing"):
            raise NotNow(status=row.status)
        if row.status == "gathering":
            await seat_changed(table, SeatRow(seat))
        else:
            bot, given_up = found.bot or usual(registry.game(row.game)), found.given_up or row.clock is not None
            changed = msgspec.structs.replace(found, guest=None, bot=bot, link=None, given_up=given_up, program=False)
            await seat_changed(table, changed)
            table.bot_turns.call()
    logs.note("seat taken away by the operator", table=row.id, seat=seat)


@tried_again
async def _rename_at(table: LiveTable, guest: GuestRow, name: str) -> None:
    async with table.held():
        seat = table.row.seat_of(guest.id)
        if seat is not None and table.row.status == "gathering":
            await seat_changed(table, msgspec.structs.replace(table.row.seats[seat], name=name))


def listed(row: TableRow, guest: GuestRow | None, waited: Awaited | None) -> Listed:
    """Describe a table in a list."""
    named: list[Player | None] = [
        None if seat.free else player for seat, player in zip(row.seats, players(row), strict=True)
    ]
    you = row.seat_of(guest.id if guest else None)
    return Listed(
        id=row.id,
        game=row.game,
        status=row.status,
        friendly=row.friendly,
        options=row.options,
        players=named,
        created=row.created,
        you=you,
        decides=waited.seat if waited else None,
        ended=row.ended,
        outcome=row.outcome,
        clock=row.clock,
        due=waited.due // 1000 if waited and waited.due else None,
        rated=row.rated,
        sharing=row.sharing(guest.id if guest else None),
    )


def _with_address(hall: Hall, row: TableRow, seat: SeatRow, guest: GuestRow) -> SeatRow:
    """Remember the address of somebody who sits down at a rated table, for as long as it gathers."""
    return msgspec.structs.replace(seat, address=rated_tables.hashed_address(row, hall.address_of(guest.id)))


def place(after: str | None) -> tuple[int, str] | None:
    """Read where a list of tables ended: a time and a table."""
    if after is None:
        return None
    created, dash, table = after.partition("-")
    if not dash or not created.isascii() or not created.isdecimal() or len(created) > 12:
        raise Malformed(why="after")
    return int(created), table


async def _close(table: LiveTable) -> None:
    """End a table without players."""
    change = TableChange("closed", ended=int(table.hall.clock.time()), after=table.row.revision)
    await table.hall.store.append(table.row.id, table.seq, (), change)
    table.close(change.made(table.row))


async def _companions_leave(table: LiveTable, guest: GuestRow, bot: str | None) -> None:
    """Let a bot play on for everybody who shares a guest's device; without a bot their seats become free."""
    for seat in table.row.seats_of(guest.id)[1:]:
        left = table.row.seats[seat]
        await seat_changed(table, msgspec.structs.replace(left, bot=left.bot or bot) if bot else SeatRow(seat))


async def seat_changed(table: LiveTable, seat: SeatRow) -> None:
    """Store a seat, then show it."""
    row = await table.hall.store.save_seat(table.row, seat)
    table.vote.drop()  # those whose vote is needed may have changed
    table.update(row)


def free_seat(row: TableRow, wanted: int | None) -> SeatRow:
    """Return a free seat, the wanted one or any."""
    if wanted is None:
        found = next((each for each in row.seats if each.free), None)
        if found is None:
            raise TableFull()
        return found
    found = _seat(row, wanted)
    if found.kept is not None:
        raise SeatKept(number=found.seat + 1)
    if not found.free:
        raise SeatTaken(number=found.seat + 1)
    return found


def _seat(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise NoSuchSeat(number=seat + 1)
    return row.seats[seat]


def _own_seat(row: TableRow, guest: GuestRow) -> int:
    seat = row.seat_of(guest.id)
    if seat is None:
        raise NotAllowed()
    return seat


def _left_alone(table: LiveTable) -> bool:
    """Return whether the host of a table neither sits there nor watches: then any player there may begin."""
    host = table.row.host
    return table.row.seat_of(host) is None and not table.presence.looks_on(host)


def _only_host(row: TableRow, guest: GuestRow) -> None:
    if guest.id != row.host:
        raise OnlyHost()


def must_be(row: TableRow, status: Status) -> None:
    """Refuse what is not possible in the table's present state."""
    if row.status != status:
        raise NotNow(status=row.status)
