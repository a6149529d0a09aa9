"""What a hall stores about people and each other, as ports: what they say, whom they know, block and invite."""

from collections.abc import Collection
from typing import Protocol

from drakehall.hall.company_rows import ChatRow, InvitationRow, MetRow, NoticeRow, ReportRow, SubscriptionRow, Wishes


class Chats(Protocol):
    """The chats of tables. They never enter a log."""

    async def add_line(self, row: ChatRow) -> None:
        """Store a line; `Conflict` if the table has one with that number."""

    async def lines(self, table: str, after: int, most: int) -> list[ChatRow]:
        """Read the latest lines after a number, in order."""

    async def forget_lines(self, before: int) -> None:
        """Delete what was said before a moment (milliseconds since 1970)."""

    async def add_report(self, row: ReportRow) -> int:
        """Store a report and return its number."""

    async def reports(self, handled: bool = False) -> list[ReportRow]:
        """List reports, the oldest first: the open ones, or all."""

    async def handle_report(self, number: int, at: int) -> None:
        """Mark a report as dealt with."""


class People(Protocol):
    """Whom people have met, block and invite."""

    async def met(self, person: str, most: int) -> list[MetRow]:
        """List the people a person has played with, the latest first."""

    async def block(self, person: str, other: str, at: int) -> None:
        """Block somebody for a person; doing so twice changes nothing."""

    async def unblock(self, person: str, other: str) -> None:
        """Lift a block."""

    async def blocks(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Return which of these people blocks whom, also people not among them."""

    async def invite(self, row: InvitationRow) -> None:
        """Store an invitation; doing so twice changes nothing."""

    async def uninvite(self, table: str, person: str) -> None:
        """Delete an invitation."""

    async def invitations(self, person: str) -> list[InvitationRow]:
        """List a person's invitations to tables that are still gathering."""

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return people's names."""

    async def owners(self, people: Collection[str]) -> dict[str, str]:
        """Return the owners of those ids that are registered bots."""

    async def kept_for(self, person: str) -> list[str]:
        """List the gathering tables where a seat is kept for a person."""


async def blocked(people: People, one: str, other: str) -> bool:
    """Return whether either of two people blocks the other."""
    return bool({(one, other), (other, one)} & await people.blocks({one, other}))


class Notices(Protocol):
    """What people want to be notified of, and what they have been notified of."""

    async def wishes(self, person: str) -> Wishes | None:
        """Return a person's wishes; None if they have never stated any."""

    async def save_wishes(self, person: str, wishes: Wishes) -> None:
        """Store a person's wishes."""

    async def subscriptions(self, person: str) -> list[SubscriptionRow]:
        """List the browsers a person has subscribed."""

    async def subscribe(self, row: SubscriptionRow) -> None:
        """Store a browser's subscription, replacing any earlier owner's."""

    async def unsubscribe(self, id_: str) -> None:
        """Delete a browser's subscription."""

    async def note(self, row: NoticeRow) -> None:
        """Record that a person is notified of something; `Conflict` if they already have been."""

    async def forget_notices(self, before: int) -> None:
        """Delete records of notices before a moment (milliseconds since 1970)."""

    async def key(self, name: str, fresh: str) -> str:
        """Return a key of the hall; if there is none, store the fresh one."""
