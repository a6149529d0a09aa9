"""A request of the page: the guest, the address, the words."""

from typing import Final, TypeVar, final

import msgspec

from drakehall.hall import tokens
from drakehall.hall.errors import Malformed, NotAllowed
from drakehall.hall.hall import Hall
from drakehall.hall.rows import GuestRow
from drakehall.text.languages import LANGUAGES

T = TypeVar("T")
TOKEN: Final = tokens.digest("whoever sits before this browser")
"""One browser has one guest; no cookie is needed to identify them."""
LONGEST_REASON: Final = 400


@final
class Asked:
    """What a handler is given."""

    def __init__(
        self, hall: Hall, path: dict[str, str], query: dict[str, str], body: bytes | None, language: str
    ) -> None:
        """Split a request: the parts of its path and its query by name."""
        self.hall = hall
        self.path = path
        self._query = query
        self._body = body
        self._language = language

    @property
    def language(self) -> str:
        """The requested language: that of the query, or else the page's."""
        wanted = self._query.get("lang", self._language)
        return wanted if wanted in LANGUAGES else LANGUAGES[0]

    def body(self, kind: type[T]) -> T:
        """Read the body."""
        try:
            return msgspec.json.decode(self._body or b"", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(why=str(error)[:LONGEST_REASON]) from None

    def query(self, kind: type[T]) -> T:
        """Read the query."""
        return _converted(self._query, kind)

    def number(self, name: str) -> int:
        """Read a number of the path."""
        return _converted(self.path[name], int)

    async def guest(self) -> GuestRow | None:
        """Find the guest; None before they have done anything."""
        return await self.hall.store.guest(TOKEN)

    async def person(self) -> GuestRow:
        """Find the guest; a stranger becomes one."""
        known = await self.guest()
        if known is None:
            known = GuestRow(tokens.identity(), tokens.NAMELESS)
            await self.hall.store.add_guest(known, TOKEN)
        return known

    async def member(self) -> GuestRow:
        """Find the guest, for something that a stranger cannot do."""
        known = await self.guest()
        if known is None:
            raise NotAllowed()
        return known


def _converted(given: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(why=str(error)[:LONGEST_REASON]) from None
