"""People over HTTP: what waits for one, whom one has met, blocks, invitations, reports."""

from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from drakehall.hall import lobby, people
from drakehall.hall.waiting import waits_for
from drakehall.server.routes.at_table import TOO_OFTEN, SeatNumber, table_action
from drakehall.server.routes.common import Asked, Asker, TableId, TheHall, TheMember, refusals
from drakehall.wire.tables import Table
from drakehall.wire.together import Invite, Noted, PeopleMet, Report, Reported, Waiting

Person = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-z]+$", description="A person's id.")]


@get("/api/waiting", summary="What waits for you", responses=refusals())
async def waiting(request: Asked, hall: TheHall, guest: Asker) -> Response[Waiting]:
    """List the tables where others wait for you, and invitations; ask again with the `ETag` you were given."""
    found = await waits_for(hall, guest) if guest else Waiting()
    tag = f'"{sha256(msgspec.json.encode(found)).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(found, headers=headers)


@get("/api/people", summary="Whom you have played with", responses=refusals())
async def met(hall: TheHall, guest: Asker) -> PeopleMet:
    """List the people you have played with, the latest first, and those you have blocked."""
    return await people.met(hall, guest) if guest else PeopleMet([])


@post(
    "/api/people/{person_id:str}/block",
    status_code=200,
    summary="Block a person",
    responses=refusals(_403="nobody whom you could block", _429=TOO_OFTEN),
)
async def block(person_id: Person, hall: TheHall, member: TheMember) -> Noted:
    """Read nothing more of a person, nor they of you; neither can invite the other."""
    await people.block(hall, member.guest, person_id)
    return Noted()


@delete(
    "/api/people/{person_id:str}/block",
    status_code=200,
    summary="Block a person no longer",
    responses=refusals(_403="not allowed", _429=TOO_OFTEN),
)
async def unblock(person_id: Person, hall: TheHall, member: TheMember) -> Noted:
    """End a block."""
    await people.unblock(hall, member.guest, person_id)
    return Noted()


@table_action(
    "seats/{seat:int}/block",
    "Block who sits there",
    forbidden="you are not seated here",
    missing="no such table or seat",
)
async def block_seat(table_id: TableId, seat: SeatNumber, hall: TheHall, member: TheMember) -> Noted:
    """Read nothing more of the person on a seat, nor they of you."""
    await people.block_seat(await hall.table(table_id), member.guest, seat)
    return Noted()


@table_action(
    "invite", "Ask somebody to the table", forbidden="not seated here, or nobody whom you could ask", scope="host"
)
async def invite(table_id: TableId, data: JSONBody[Invite], hall: TheHall, member: TheMember) -> Noted:
    """Ask somebody you have played with to a table that gathers; they see it in their list and may sit down."""
    await people.invite(await hall.table(table_id), member.guest, data.person)
    return Noted()


@table_action("accept", "Accept a rematch", forbidden="no seat is kept for you", scope="play")
async def accept(table_id: TableId, hall: TheHall, member: TheMember) -> Table:
    """Take the seat that is kept for you; the game begins when all have accepted."""
    table = await hall.table(table_id)
    await lobby.accept_rematch(table, member.guest)
    return table.described(member.guest.id)


@table_action("decline", "Decline", forbidden="you were not asked", scope="play")
async def decline(table_id: TableId, hall: TheHall, member: TheMember) -> Table:
    """Decline an invitation, or a rematch: the seat that was kept for you is free."""
    table = await hall.table(table_id)
    if await people.is_invited(table, member.guest):
        await people.decline(table, member.guest)
    else:
        await lobby.decline_rematch(table, member.guest)
    return table.described(member.guest.id)


@table_action("report", "Report a message or a name", forbidden="you are not seated here", missing="no such message")
async def report(table_id: TableId, data: JSONBody[Report], hall: TheHall, member: TheMember) -> Reported:
    """Report a message, or a name, to the operator of the hall; what was said before goes with it."""
    table = await hall.table(table_id)
    people.person_on(table, data.seat)
    return Reported(await table.chat.report(member.guest.id, data.seat, data.message, data.why))


ROUTER: Final = Router("/", route_handlers=[waiting, met, block, unblock])
TABLE_ROUTER: Final = Router("/api/tables", route_handlers=[block_seat, invite, accept, decline, report])
