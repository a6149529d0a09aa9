"""Passwords: argon2 hashes, computed off the event loop and only a few at once."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from drakehall.hall.errors import TooMuch
from drakehall.server.accounts.errors import WeakPassword
from drakehall.server.accounts.logins import login_key

T = TypeVar("T")
LEAST: Final = 10
LEAST_DIFFERENT: Final = 4
MOST_WAITING: Final = 32
"""Most requests that may wait for a hash; others are told to come back."""


def chosen(password: str, login: str) -> str:
    """Check a new password, and return it in the form in which it is hashed."""
    plain = normal(password)
    if len(plain) < LEAST or len(set(plain)) < LEAST_DIFFERENT or login_key(plain) == login_key(login):
        raise WeakPassword(least=LEAST, different=LEAST_DIFFERENT)
    return plain


def normal(password: str) -> str:
    """Normalise a password, so that it is the same from any keyboard."""
    return unicodedata.normalize("NFKC", password)


@final
class Hasher:
    """Hashes passwords: argon2id, with the parameters that argon2-cffi recommends (RFC 9106, with 64 MiB of memory)."""

    def __init__(self, at_once: int, mebibytes: int = 64) -> None:
        """Compute this many hashes at once, each with this much memory."""
        self._argon2 = PasswordHasher(memory_cost=mebibytes * 1024)
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="argon2")
        self._most = at_once + MOST_WAITING
        self._asked = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Hash a password."""
        return await self._run(partial(self._argon2.hash, password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Return whether a password fits a hash; without one this takes as long, and is False."""
        if self._nobodys is None:
            self._nobodys = await self.hash("nobody's")
        fits = await self._run(partial(self._fits, hashed or self._nobodys, normal(password)))
        return fits and hashed is not None

    def outdated(self, hashed: str) -> bool:
        """Return whether a hash was made with parameters other than those recommended now."""
        return self._argon2.check_needs_rehash(hashed)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._argon2.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._asked >= self._most:
            raise TooMuch()
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._asked -= 1
