"""Limits on slow connections: on how long a request may take to arrive or an answer to be taken, and on their number.

The time runs from the first byte of a request, not from the last: sending a byte now and then gains nothing.
"""

import asyncio
from collections import Counter
from functools import partial
from typing import Any, Final, final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from drakehall.hall.limits import network
from drakehall.server.proxies import is_trusted
from drakehall.server.settings import Settings

LYING: Final = 16 * 1024
"""Number of bytes that may be queued for a socket before nothing more is produced for it."""
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@final
class Doorkeeper:
    """Counts the connections of each address that are not sockets yet."""

    def __init__(self, settings: Settings) -> None:
        """Take the limits from the settings."""
        self.settings = settings
        self._open: Counter[str] = Counter()

    def enter(self, address: str | None) -> bool:
        """Admit a connection, unless there are too many; those of a trusted proxy belong to many people."""
        if address is None or is_trusted(address, self.settings.proxies):
            return True
        subscriber = network(address)
        if self._open[subscriber] >= self.settings.connections_per_address:
            return False
        self._open[subscriber] += 1
        return True

    def exit(self, address: str | None) -> None:
        """Let a connection go."""
        subscriber = network(address or "")
        if subscriber in self._open:
            self._open[subscriber] -= 1
            if not self._open[subscriber]:
                del self._open[subscriber]


@final
class Connection(H11Protocol):
    """A connection over which requests come, one after the other."""

    def __init__(self, *args: Any, keeper: Doorkeeper, **kwargs: Any) -> None:
        """Ask a doorkeeper before anything else."""
        super().__init__(*args, **kwargs)
        self._keeper = keeper
        self._counted = False
        self._arriving: tuple[str, asyncio.TimerHandle] | None = None
        self._leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the client, or close the connection at once."""
        super().connection_made(transport)
        self._counted = self._keeper.enter(self._address)
        if self._counted:
            self._expect("headers")
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take incoming data, and go on waiting for what is missing."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Be ready for the next request, part of which may be here already."""
        super().on_response_complete()
        if not self.transport.is_closing() and self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._expect("headers")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop counting: sockets are counted and supervised elsewhere."""
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Limit the time for the client to take what is queued for it."""
        super().pause_writing()
        if self._leaving is None:
            self._leaving = self.loop.call_later(self._keeper.settings.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Lift the limit: the queue was taken."""
        super().resume_writing()
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _look(self) -> None:
        if self.transport.is_closing() or not self._counted:  # it may have become a socket
            return
        state = self.conn.their_state
        if state is h11.IDLE:
            self._expect("headers")
        elif state is h11.SEND_BODY:
            self._expect("body")
        else:
            self._expect(None)

    def _expect(self, part: str | None) -> None:
        """Start the time for a part of a request, if it is not running yet."""
        if self._arriving is not None:
            if self._arriving[0] == part:
                return
            self._arriving[1].cancel()
            self._arriving = None
        if part is not None:
            settings = self._keeper.settings
            seconds = settings.header_seconds if part == "headers" else settings.body_seconds
            self._arriving = part, self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """Close the connection, with an explanation if no answer has begun."""
        if not self.transport.is_closing() and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(LATE)
        self.transport.close()

    def _release(self) -> None:
        self._expect(None)
        if self._leaving is not None:
            self._leaving.cancel()
        if self._counted:
            self._counted = False
            self._keeper.exit(self._address)

    @property
    def _address(self) -> str | None:
        return self.client[0] if self.client else None


@final
class Socket(WebSocketsSansIOProtocol):
    """A socket; a client that does not read is cut off, so that little is queued for it and not for long."""

    def __init__(self, *args: Any, seconds: float, **kwargs: Any) -> None:
        """Set the client's limit in seconds."""
        super().__init__(*args, **kwargs)
        self._seconds = seconds
        self._leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the queue short."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=LYING)

    def pause_writing(self) -> None:
        """Limit the time for the client to take what is queued for it."""
        super().pause_writing()
        if self._leaving is None:
            self._leaving = self.loop.call_later(self._seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Lift the limit: the queue was taken."""
        super().resume_writing()
        self._stay()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for the client."""
        super().connection_lost(exc)
        self._stay()

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None


def connection(settings: Settings) -> Any:
    """Return the class with which uvicorn makes connections."""
    return partial(Connection, keeper=Doorkeeper(settings))


def socket(settings: Settings) -> Any:
    """Return the class with which uvicorn makes sockets."""
    return partial(Socket, seconds=settings.body_seconds)
