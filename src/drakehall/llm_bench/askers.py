"""Who answers: a command that reads a prompt and writes its answer, or an endpoint that speaks chat completions.

An answer that comes too late is the model's fault. A command that crashes or an endpoint that refuses is not: it is
asked again, and if that does not help, the benchmark stops with an error and can be resumed.
"""

import errno
import os
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, final

import httpx

from drakehall.llm_bench.errors import BadCommand, BadEndpoint, CommandFailed, EndpointFailed

TRIES: Final = 4
"""How often a command or an endpoint that fails is asked before the benchmark stops."""
LONGEST_PAUSE: Final = 30.0
LONGEST_ANSWER: Final = 1_000_000
LONGEST_REASON: Final = 300


class TooSlow(Exception):
    """No answer has come in time."""


class Asker(Protocol):
    """Takes a prompt in two messages and gives an answer, or raises `TooSlow`."""

    def ask(self, system: str, user: str) -> str:
        """Ask once."""


@final
class Command:
    """A program that is started for every prompt: it reads all of standard input and writes its answer."""

    def __init__(self, command: str, seconds: float, pause: Callable[[float], None] = time.sleep) -> None:
        """Choose the program; it has so many seconds for an answer."""
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BadCommand(given=command, why=str(error)) from None
        if not self._words or shutil.which(self._words[0]) is None:
            raise BadCommand(given=command, why=os.strerror(errno.ENOENT))
        self._command = command
        self._seconds = seconds
        self._pause = pause

    def ask(self, system: str, user: str) -> str:
        """Start the program and give what it writes; one that takes too long is ended."""
        code, why = 0, ""
        for number in range(TRIES):
            if number:
                self._pause(min(2.0**number, LONGEST_PAUSE))
            code, answer, why = self._run(f"{system}\n\n{user}\n")
            if code == 0:
                return answer[:LONGEST_ANSWER]
        raise CommandFailed(count=TRIES, code=code, why=why.strip()[-LONGEST_REASON:] or "–")

    def _run(self, prompt: str) -> tuple[int, str, str]:
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(self._words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise BadCommand(given=self._command, why=error.strerror or str(error)) from None
        try:
            out, err = process.communicate(prompt.encode(), timeout=self._seconds)
        except subprocess.TimeoutExpired:
            _end(process)
            raise TooSlow from None
        except BaseException:
            _end(process)
            raise
        return process.returncode, out.decode(errors="replace"), err.decode(errors="replace")


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
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        """Choose the address and, where it has several, the model.

        The key is sent as a bearer token and appears nowhere else.
        """
        if not address.startswith(("http://", "https://")):
            raise BadEndpoint(given=address)
        secure = address.startswith("https:")  # plain HTTP needs no certificates, and loading them is slow
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._http = httpx.Client(headers=headers, timeout=seconds, verify=secure)
        self._address = address
        self._body = {**parameters, **({"model": model} if model else {})}
        self._key = key
        self._pause = pause

    def ask(self, system: str, user: str) -> str:
        """Send the prompt and give the content of the first choice."""
        messages = [{"role": "system", "content": system}, {"role": "user", "content": user}]
        why = ""
        for number in range(TRIES):
            if number:
                self._pause(min(2.0**number, LONGEST_PAUSE))
            try:
                answer = self._http.post(self._address, json={**self._body, "messages": messages})
                answer.raise_for_status()
                return _content(answer)[:LONGEST_ANSWER]
            except httpx.TimeoutException:
                raise TooSlow from None
            except httpx.HTTPStatusError as error:
                why = f"HTTP {error.response.status_code}: {error.response.text[:LONGEST_REASON]}"
            except (httpx.HTTPError, httpx.InvalidURL, LookupError, TypeError, ValueError) as error:
                why = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        raise EndpointFailed(count=TRIES, why=why.replace(self._key, "…") if self._key else why)


def _content(answer: httpx.Response) -> str:
    content = answer.json()["choices"][0]["message"]["content"]
    if not isinstance(content, str):
        raise TypeError("the content of the first choice is no text")
    return content


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program with everything that it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.communicate()
