"""New tables and seats."""

import msgspec

from drakehall.hall import tokens
from drakehall.hall.hall import Hall
from drakehall.hall.rows import GuestRow, SeatRow, Study, TableRow
from drakehall.kernel import registry
from drakehall.session import fair
from drakehall.wire.tables import TimeControl


def table_row(
    hall: Hall,
    game: str,
    options: dict[str, object],
    seats: list[SeatRow],
    *,
    host: str,
    open_: bool,
    friendly: bool,
    invitation: str,
    hints: bool | None,
    seed: int | None = None,
    study: Study | None = None,
    clock: TimeControl | None = None,
    rated: bool = False,
) -> TableRow:
    """Make a gathering table. Without a seed, the deal cannot be guessed."""
    drawn = hall.draw_seed() if seed is None else seed
    promise = fair.promise(drawn)
    return TableRow(
        id=tokens.identity(),
        game=game,
        version=registry.game(game).version,
        options=options,  # type: ignore[arg-type]
        seed=drawn,
        salt=promise.salt,
        commitment=promise.commitment,
        status="gathering",
        open=open_,
        friendly=friendly,
        host=host,
        invitation=invitation,
        rematch=None,
        created=int(hall.clock.time()),
        seats=tuple(seats),
        hints=hints,
        study=study,
        clock=clock,
        rated=rated,
    )


def person(seat: int, guest: GuestRow, name: str | None, link: str) -> SeatRow:
    """Seat a guest; `link` is the secret that leads back to the seat. A registered bot keeps its name."""
    bot = guest.owner is not None
    called = guest.name if bot else tokens.clean_name(name) or guest.name
    return SeatRow(seat, called, guest.id, link=tokens.digest(link), program=bot)


def taken_by(seat: SeatRow, guest: GuestRow) -> SeatRow:
    """Let a guest continue at a seat; if a program replaces a person or the reverse, the name shows it to everybody."""
    bot = guest.owner is not None
    name = guest.name if bot or seat.program else seat.name
    return msgspec.structs.replace(seat, name=name, guest=guest.id, program=bot)


def companion(seat: int, beside: int, name: str) -> SeatRow:
    """Seat somebody who shares the device of the person on another seat."""
    return SeatRow(seat, tokens.clean_name(name) or tokens.NAMELESS, beside=beside)


def bot(seat: int, level: str) -> SeatRow:
    """Seat a bot."""
    return SeatRow(seat, f"Bot {level}", bot=level)
