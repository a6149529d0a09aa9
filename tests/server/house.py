"""A hall of its own for a test: a real server on loopback, in the test's event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, final

import httpx

from drakehall.client import Client, SeatAtTable
from drakehall.hall.hall import Hall
from drakehall.hall.thinking import Sample
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.server.fast_loop import fast_loop
from drakehall.server.run import HallServer, listen
from drakehall.server.sampling.messages import Order
from drakehall.server.sampling.worker import reply
from drakehall.server.settings import Settings
from drakehall.wire.frames import PositionShown
from drakehall.wire.tables import Table

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds after which a test that waits in vain fails."""

SEED = 5
"""Every table of a test gets the same deal."""


def house(main: Coroutine[Any, Any, T], patience: float = PATIENCE) -> T:
    """Run a test's coroutine; one that waits in vain fails."""
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        return runner.run(asyncio.wait_for(main, patience))


def asking(address: str, **more: Any) -> httpx.AsyncClient:
    """Make a client that asks a hall, and waits for answers as long as a test does: the machine may be busy."""
    return httpx.AsyncClient(base_url=address, verify=False, timeout=PATIENCE, **more)


@final
class House:
    """A hall that is open."""

    def __init__(self, address: str, app: Any) -> None:
        self.address = address
        self.app = app
        self.hall: Hall = app.state.hall

    def guest(self) -> Client:
        return Client(self.address)


def _file(folder: Path) -> str:
    return str(folder / "hall.db")


address_of: Callable[[Path], str] = _file
"""Where the hall of a folder is kept: in a file there, or, with `--postgres`, in a database of its own."""
folders: set[Path] = set()
"""The folders whose halls a test has asked for."""


def database_in(folder: Path) -> str:
    """Give the address of the hall of a folder."""
    folders.add(folder)
    return address_of(folder)


def quick(where: Path | str, **changes: Any) -> Settings:
    """Settings for tests: no waiting, no limits that a test does not mean.

    The database is that of a folder, or any that has an address.
    """
    plain: dict[str, Any] = {
        "port": 0,
        "db": where if isinstance(where, str) else database_in(where),
        "absent_after": 0.0,
        "frames_per_second": 100_000,
        "writes_per_minute": 100_000,
        "looks_per_second": 100_000,
        "tables_per_hour": 100_000,
        "tables_per_guest": 100_000,
        "asks_per_second": 100_000,
        "sockets_per_address": 10_000,
        "connections_per_address": 10_000,
        "guesses_per_hour": 100_000,
        "accounts_per_hour": 100_000,
        "hash_mebibytes": 1,
        "bot_seconds": 0.2,
        "bot_grace": 30.0,
    }
    return Settings(**(plain | changes))


@asynccontextmanager
async def open_house(where: Path | str, **changes: Any) -> AsyncIterator[House]:
    """Open a hall whose database lies in a folder or has an address; close it gracefully afterwards."""
    settings = quick(where, **changes)
    bound = listen(settings)
    server = HallServer(settings)
    serving = asyncio.create_task(server.serve([bound]))
    listening = asyncio.create_task(server.listening.wait())
    await asyncio.wait([serving, listening], return_when=asyncio.FIRST_COMPLETED)
    try:
        app: Any = server.config.app
        opened = House(f"http://127.0.0.1:{bound.getsockname()[1]}", app)
        opened.hall.draw_seed = lambda: SEED
        yield opened
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def table_for_two(house: House, game: str = "smoki", **options: Any) -> AsyncIterator[list[SeatAtTable]]:
    """A running table with two people at it."""
    async with house.guest() as host, house.guest() as other:
        friendly, hints = bool(options.pop("friendly", False)), options.pop("hints", None)
        seated = await host.create(game, 2, friendly=friendly, hints=hints, **options)
        await other.sit(seated.table.id)
        await host.start(seated.table.id)
        async with host.play(seated.table.id) as first, other.play(seated.table.id) as second:
            await until(first, lambda table: all(each.present for each in table.seats))
            await at(second, 0)
            await at(first, 0)
            yield [first, second]


def sample_of(game: Game, state: State) -> Sample:
    """Draw a sample for the seat that decides, as the sampler's process does."""
    assert state.seat is not None
    sample = reply(Order(game.name, game.save(state).decode(), state.seat, 1)).sample
    assert sample is not None
    return sample


async def until(seat: SeatAtTable, holds: Any) -> Table:
    """Wait until the table as told to a seat is as wished."""
    while seat.table is None or not holds(seat.table):
        await seat.receive()
    return seat.table


async def at(seat: SeatAtTable, seq: int) -> PositionShown:
    """Wait until a seat has been told the position with that seq or a later one."""
    while seat.position is None or seat.position.seq < seq:
        await seat.receive()
    return seat.position


async def deciding(seats: list[SeatAtTable]) -> int:
    """Wait until all have been told the same position and tell whose decision it is."""
    newest = max([seat.seq or 0 for seat in seats])
    for seat in seats:
        await at(seat, newest)
    position = seats[0].position
    assert position is not None
    assert position.decides is not None
    return position.decides


async def play(seats: list[SeatAtTable], action: str | None = None) -> int:
    """Let the deciding seat play an action (the first legal one) and wait until all know; give the new seq."""
    mover = seats[await deciding(seats)]
    assert mover.position is not None
    seq = mover.position.seq
    await mover.act(action if action is not None else mover.position.legal[0])
    for seat in seats:
        await at(seat, seq + 1)
    assert mover.seq is not None
    return mover.seq
