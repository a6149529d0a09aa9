"""What answers: a command that reads a prompt and writes its answer, or an endpoint that speaks chat completions.

An answer that comes too late is the model's fault. A command that crashes, an endpoint that refuses or a host that
cannot be reached is not: it is asked again, and if that does not help, the benchmark stops with an error and can be
resumed.
"""

import asyncio
import errno
import json
import os
import shlex
import shutil
import signal
import ssl
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, final

import httpx

from drakehall.llm_bench.deadline import Deadline, Stopped, TooSlow
from drakehall.llm_bench.errors import BadCommand, BadEndpoint, CommandFailed, EndpointFailed, Unreachable

__all__ = ["TRIES", "Command", "Endpoint", "ModelAsker", "Stopped", "TooSlow"]

TRIES: Final = 4
"""How often a command or an endpoint that fails is asked before the benchmark stops."""
LONGEST_PAUSE: Final = 30.0
LONGEST_ANSWER: Final = 1_000_000
LONGEST_BODY: Final = 8 * LONGEST_ANSWER
"""Number of bytes that are kept of what a command or an endpoint sends: JSON may need several for a letter."""
LONGEST_REASON: Final = 300
PIECE: Final = 1 << 16
GRACE: Final = 5.0
"""Number of seconds that an ended program may take to disappear."""
SENDING: Final = "send_request_headers.started"
"""The end of the event with which a request begins once there is a connection."""


class ModelAsker(Protocol):
    """Takes a prompt in two messages and returns an answer, or raises `TooSlow`; threads may ask at the same time."""

    def ask(self, system: str, user: str) -> str:
        """Ask once."""

    def stop(self) -> None:
        """End all waiting: all callers get `Stopped`, now and later."""


@final
class Command:
    """A program that is started for every prompt: it reads all of standard input and writes its answer."""

    def __init__(self, command: str, seconds: float, pause: Callable[[float], None] | None = None) -> None:
        """Choose the program; it has this many seconds for an answer."""
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BadCommand(given=command, why=str(error)) from None
        if not self._words or shutil.which(self._words[0]) is None:
            raise BadCommand(given=command, why=os.strerror(errno.ENOENT))
        self._command = command
        self._deadline = Deadline(seconds)
        self._pause = pause or self._deadline.pause

    def ask(self, system: str, user: str) -> str:
        """Start the program and return its output; one that takes too long is ended."""
        code, why = 0, ""
        for number in range(TRIES):
            if number:
                self._pause(min(2.0**number, LONGEST_PAUSE))
            code, answer, why = self._deadline.run(self._run(f"{system}\n\n{user}\n"))
            if code == 0:
                return answer[:LONGEST_ANSWER]
        raise CommandFailed(count=TRIES, code=code, why=why.strip()[-LONGEST_REASON:] or "–")

    def stop(self) -> None:
        """End the programs that run."""
        self._deadline.stop()

    async def _run(self, prompt: str) -> tuple[int, str, str]:
        try:
            process = await asyncio.create_subprocess_exec(
                *self._words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except OSError as error:
            raise BadCommand(given=self._command, why=error.strerror or str(error)) from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            _, out, err = await asyncio.gather(
                _written(process.stdin, prompt.encode()), _kept(process.stdout), _kept(process.stderr)
            )
            return await process.wait(), out.decode(errors="replace"), err.decode(errors="replace")
        except BaseException:
            await _end(process)
            raise


@final
class Endpoint:
    """An address that takes chat completions, as many services and local programs offer them."""

    def __init__(
        self,
        address: str,
        model: str | None,
        key: str | None,
        parameters: Mapping[str, Any],
        seconds: float,
        pause: Callable[[float], None] | None = None,
    ) -> None:
        """Choose the address and, if it has several, the model.

        The key is sent as a bearer token and appears nowhere else.
        """
        if not address.startswith(("http://", "https://")):
            raise BadEndpoint(given=address)
        # Plain HTTP needs no certificates, and loading them is slow.
        self._verify: ssl.SSLContext | bool = httpx.create_ssl_context() if address.startswith("https:") else False
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._address = address
        self._body = {**parameters, **({"model": model} if model else {})}
        self._key = key
        self._deadline = Deadline(seconds)
        self._pause = pause or self._deadline.pause

    def ask(self, system: str, user: str) -> str:
        """Send the prompt and return the content of the first choice."""
        messages = [{"role": "system", "content": system}, {"role": "user", "content": user}]
        failure: EndpointFailed | Unreachable | None = None
        for number in range(TRIES):
            if number:
                self._pause(min(2.0**number, LONGEST_PAUSE))
            request = _Request(self._address, self._headers, self._verify, {**self._body, "messages": messages})
            try:
                status, raw = self._deadline.run(request.answer())
                if httpx.codes.is_success(status):
                    return _content(raw)[:LONGEST_ANSWER]
                why = f"HTTP {status}: {raw[:PIECE].decode(errors='replace')[:LONGEST_REASON]}"
            except TooSlow:
                if request.sent:
                    raise
                failure = Unreachable(address=self._told(self._address), why=os.strerror(errno.ETIMEDOUT))
                continue
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                failure = Unreachable(
                    address=self._told(self._address), why=self._told(str(error)) or type(error).__name__
                )
                continue
            except (httpx.HTTPError, httpx.InvalidURL, LookupError, RecursionError, TypeError, ValueError) as error:
                why = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
            failure = EndpointFailed(count=TRIES, why=self._told(why))
        assert failure is not None
        raise failure

    def stop(self) -> None:
        """Stop waiting for answers."""
        self._deadline.stop()

    def _told(self, text: str) -> str:
        return text.replace(self._key, "…") if self._key else text


@final
class _Request:
    """One request; `sent` says whether there has been a connection to send it over."""

    def __init__(
        self, address: str, headers: Mapping[str, str], verify: ssl.SSLContext | bool, body: Mapping[str, Any]
    ) -> None:
        self.sent = False
        self._address, self._headers, self._verify, self._body = address, headers, verify, body

    async def answer(self) -> tuple[int, bytes]:
        """Return status and body; the caller limits the time for all of it."""
        async with (
            httpx.AsyncClient(headers=self._headers, timeout=None, verify=self._verify) as client,
            client.stream("POST", self._address, json=self._body, extensions={"trace": self._trace}) as response,
        ):
            raw = bytearray()
            async for piece in response.aiter_bytes(PIECE):
                raw += piece
                if len(raw) > LONGEST_BODY:
                    raise ValueError(f"the answer has more than {LONGEST_BODY} bytes")
            return response.status_code, bytes(raw)

    async def _trace(self, name: str, _info: Mapping[str, Any]) -> None:
        self.sent = self.sent or name.endswith(SENDING)


def _content(raw: bytes) -> str:
    content = json.loads(raw)["choices"][0]["message"]["content"]
    if not isinstance(content, str):
        raise TypeError("the content of the first choice is no text")
    return content


async def _written(pipe: StreamWriter, text: bytes) -> None:
    """Write a text; a program need not read it."""
    with suppress(BrokenPipeError, ConnectionResetError):
        pipe.write(text)
        await pipe.drain()
        pipe.close()


async def _kept(pipe: StreamReader) -> bytes:
    """Read to the end, and keep as much as may be held in memory."""
    kept = bytearray()
    while piece := await pipe.read(PIECE):
        kept += piece[: LONGEST_BODY - len(kept)]
    return bytes(kept)


async def _end(process: Process) -> None:
    """End a program with everything that it has started."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with suppress(TimeoutError):  # something that has escaped may still hold its pipes
        await asyncio.wait_for(process.wait(), GRACE)
