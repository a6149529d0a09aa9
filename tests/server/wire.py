"""Listening on the wire: whole games with a tap on every seat's socket and a spectator's, each frame checked.

A seat's frame is right if it could have been written by somebody who knows only what the seat may know: it must be the
same, byte for byte, when it is made from a sample of the position instead of the position itself.
"""

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, final

import msgspec

from drakehall.client.seat import DECODER, SeatAtTable
from drakehall.hall import projection
from drakehall.hall.projection import Snapshot
from drakehall.hall.table import LiveTable
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Event, Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.session import Session
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Act, Chatted, Happened, PositionShown, Say, TableChanged
from drakehall.wire.tables import CreateTable, Seated, TimeControl
from tests.server.house import House

Check = Callable[["Tap", bytes], None]
SAMPLES = 2
SEED = 4_071_559_281_320_667_113
"""Long enough to occur nowhere by chance."""
DAYS = TimeControl("days", 3 * 86_400)
LINES = 3
"""So many times everybody says something."""


@final
class Tap:
    """The socket of a seat (None: a spectator) and what has come through it."""

    def __init__(self, seat: int | None, table: LiveTable, socket: SeatAtTable) -> None:
        self.seat = seat
        self.table = table
        self.socket = socket
        self.told = 0
        self.position: PositionShown | None = None
        self.frames = 0
        self.lines = 0
        """How many lines of the chat it was told."""
        self.said = 0


class Leak(AssertionError):
    """Something hidden has been told."""


def in_order(tap: Tap, raw: bytes) -> None:
    """What happened is told without gap or doubling; notation, and that a move was forced, to the mover only."""
    frame = DECODER.decode(raw)
    if isinstance(frame, PositionShown):
        assert [entry.seq for entry in frame.happened] == list(range(tap.told + 1, frame.seq + 1))
        for entry in frame.happened:
            if entry.action is not None and entry.seat != tap.seat:
                raise Leak(f"seat {tap.seat} is told the notation of seat {entry.seat}")
            if entry.forced and entry.seat != tap.seat:
                raise Leak(f"seat {tap.seat} is told that seat {entry.seat} had no choice")


def nothing_hidden(tap: Tap, raw: bytes) -> None:
    """A position is the same when it is made from samples, and its events lack their secrets; clocks are public."""
    frame = DECODER.decode(raw)
    stored = tap.table.stored
    assert stored is not None
    if not isinstance(frame, PositionShown):
        return
    assert frame.seq == stored.seq
    for number in range(SAMPLES):
        world = Snapshot.__new__(Snapshot)
        for name in Snapshot.__slots__:
            setattr(world, name, getattr(stored, name))
        world.state = stored.state.sample(tap.seat, Chance(7 * stored.seq + number))
        options = msgspec.Raw(ENCODER.encode(stored.state.options))
        right = projection.position(world, options, tap.seat, tap.told)
        if ENCODER.encode(msgspec.structs.replace(right, clocks=frame.clocks)) != raw:
            raise Leak(f"the frame of seat {tap.seat} at {frame.seq} depends on what it may not know")
    for entry in frame.happened:
        no_secrets(tap.seat, entry, stored)


def no_secrets(seat: int | None, entry: Happened, stored: Snapshot) -> None:
    """An entry tells a seat what it may know of its events, and no more."""
    for event, told in zip(stored.happened[entry.seq - 1], entry.events, strict=True):
        public = {name: value for name, value in event.args.items() if name not in event.secret}
        entitled = not event.secret or seat in event.audience
        right = Message(event.id, event.args) if entitled else Message(f"{event.id}-unseen", public)
        if told != right:
            raise Leak(f"seat {seat} is told {told}")


def no_seed(tap: Tap, raw: bytes) -> None:
    """Seed and salt are told when the game is over, not before."""
    row = tap.table.row
    frame = DECODER.decode(raw)
    over = isinstance(frame, TableChanged) and frame.table.status == "over"
    for secret in (str(row.seed), row.salt):
        if not over and secret.encode() in raw:
            raise Leak("the seed is told")


def nobodys(tap: Tap, raw: bytes) -> None:
    """Who looks on is told of a table as one who neither sits there nor has set it."""
    frame = DECODER.decode(raw)
    if tap.seat is None and isinstance(frame, TableChanged) and (frame.table.you is not None or frame.table.host):
        raise Leak("a spectator is told of somebody's seat")


def among_themselves(tap: Tap, raw: bytes) -> None:
    """What is said at a table is told to those who sit there, once."""
    frame = DECODER.decode(raw)
    if isinstance(frame, Chatted):
        if tap.seat is None:
            raise Leak("who only looks on is told what is said")
        assert [line.number for line in frame.lines] == list(range(tap.lines + 1, tap.lines + len(frame.lines) + 1))
        tap.lines += len(frame.lines)


def two_worlds_alike(game: Game, seats: int, options: dict[str, Any], seed: int) -> int:
    """Play a game by chance: in worlds that somebody cannot tell apart the same move must be told alike.

    That is more than what the entries say. What a table plays by itself comes along with the move before it, and an
    undo counts it as well: how many entries there are tells something, too.
    """
    dice, compared = Chance(seed), 0
    session = Session(game, seats, seed, options)
    while session.state.seat is not None:
        mover, legal = session.state.seat, session.state.legal()
        action = legal[dice.below(len(legal))]
        before, entries = session.state, len(session.log)
        session.play(mover, action)
        for seat in (*range(seats), None):
            twin = Session(game, seats, seed, options, play_forced=False)
            world = twin.state = before.sample(seat, dice.fork())
            twin.play_forced = True
            if action in world.legal() and _seen(world, action, seat) == _seen(before, action, seat):
                first = len(twin.log)
                twin.play(mover, action)
                told, other = _told(session, entries, seat), _told(twin, first, seat)
                if told != other:
                    raise Leak(f"seat {seat} is told {told} and, in a world that it cannot tell apart, {other}")
                compared += 1
    return compared


def _seen(state: State, action: int, seat: int | None) -> object:
    """Give what a seat sees of an action, what it is told and what it knows afterwards."""
    after, events = state.copy(), list[Event]()
    after.events = events
    after.apply(action)
    return after.view(seat), after.knowledge(seat), [event.seen_by(seat) for event in events]


def _told(session: Session, entries: int, seat: int | None) -> list[Happened]:
    new = zip(session.log[entries:], session.happened[entries:], strict=True)
    return [
        projection.happened(number, entry, events, seat, session.game) for number, (entry, events) in enumerate(new)
    ]


async def listen_in(
    house: House, game: str, seats: int, options: dict[str, Any], checks: tuple[Check, ...], moves: int = 100_000
) -> int:
    """Play a game by chance over sockets, to its end or for so many moves; check every frame and count them.

    Clocks run meanwhile, and people talk.
    """
    dice = Chance(11)
    house.hall.draw_seed = lambda: SEED
    async with AsyncExitStack() as stack:
        taps = await listeners(house, game, seats, options, stack)
        wanted = 0
        for _ in range(moves):
            for tap in taps:
                await _hear(tap, wanted, checks)
            position = taps[0].position
            if position is None or position.decides is None:
                break
            mover = taps[position.decides]
            assert mover.position is not None
            if mover.said < LINES:
                mover.said += 1
                await mover.socket.send(Say(text=f"seat {mover.seat} at {position.seq}"))
            legal = mover.position.legal
            await mover.socket.send(Act(seq=position.seq, action=legal[dice.below(len(legal))].action))
            wanted = position.seq + 1
        assert all(tap.lines for tap in taps if tap.seat is not None), "nobody was told what was said"
        return sum(tap.frames for tap in taps)


async def listeners(house: House, game: str, seats: int, options: dict[str, Any], stack: AsyncExitStack) -> list[Tap]:
    """Begin a game over days with a tap on every seat, a spectator's, and that of a television.

    The television runs in the browser of the host, who has a seat.
    """
    guests = [await stack.enter_async_context(house.guest()) for _ in range(seats + 1)]
    set_ = CreateTable(game, seats, options, clock=DAYS)
    id_ = (await guests[0]._post("/api/tables", set_, Seated)).table.id
    for guest in guests[1:-1]:
        await guest.sit(id_)
    await guests[0].start(id_)
    table = await house.hall.table(id_)
    sockets = [await stack.enter_async_context(guest.play(id_, since=0)) for guest in guests]
    sockets.append(await stack.enter_async_context(guests[0].play(id_, since=0, stranger=True)))
    return [Tap(at if at < seats else None, table, socket) for at, socket in enumerate(sockets)]


async def _hear(tap: Tap, wanted: int, checks: tuple[Check, ...]) -> None:
    """Check what a tap is told until it knows the position that is wanted."""
    while tap.position is None or tap.position.seq < wanted:
        raw = await tap.socket.receive_raw()
        for check in checks:
            check(tap, raw)
        tap.frames += 1
        frame = DECODER.decode(raw)
        if isinstance(frame, PositionShown):
            tap.position, tap.told = frame, frame.seq
