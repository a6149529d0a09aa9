"""What a hall keeps of people's company, as ports: what they say, whom they know, block and invite."""

from collections.abc import Collection
from typing import Protocol

from drakehall.hall.company_rows import ChatRow, InvitationRow, MetRow, NoticeRow, ReportRow, SubscriptionRow, Wishes


class Chats(Protocol):
    """What is said at tables. It never enters a log."""

    async def add_line(self, row: ChatRow) -> None:
        """Keep a line; `Conflict` if the table has one of that number."""

    async def lines(self, table: str, after: int, most: int) -> list[ChatRow]:
        """Read the latest lines after a number, in their order."""

    async def forget_lines(self, before: int) -> None:
        """Forget what was said before a moment (milliseconds since 1970)."""

    async def add_report(self, row: ReportRow) -> int:
        """Keep a report; give its number."""

    async def reports(self, handled: bool = False) -> list[ReportRow]:
        """List reports, the oldest first: those that nobody has dealt with, or all."""

    async def handle_report(self, number: int, at: int) -> None:
        """Take note that a report has been dealt with."""


class People(Protocol):
    """Whom people have met, block and invite."""

    async def met(self, person: str, most: int) -> list[MetRow]:
        """List the people with whom somebody has played, the latest first."""

    async def block(self, person: str, other: str, at: int) -> None:
        """Let a person have nothing to do with another; twice is as good as once."""

    async def unblock(self, person: str, other: str) -> None:
        """End that."""

    async def blocks(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Tell who of these blocks whom, whoever that is."""

    async def invite(self, row: InvitationRow) -> None:
        """Keep an invitation; twice is as good as once."""

    async def uninvite(self, table: str, person: str) -> None:
        """Forget an invitation."""

    async def invitations(self, person: str) -> list[InvitationRow]:
        """List a person's invitations to tables that still gather."""

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Tell what people are called."""

    async def owners(self, people: Collection[str]) -> dict[str, str]:
        """Tell who has brought those of these who are registered bots."""

    async def kept_for(self, person: str) -> list[str]:
        """List the gathering tables where a seat is kept for a person."""


async def blocked(people: People, one: str, other: str) -> bool:
    """Tell whether one of two people blocks the other."""
    return bool({(one, other), (other, one)} & await people.blocks({one, other}))


class Notices(Protocol):
    """What people want to be told while they do not look, and what they were told."""

    async def wishes(self, person: str) -> Wishes | None:
        """Tell what a person wishes; None if they never said."""

    async def save_wishes(self, person: str, wishes: Wishes) -> None:
        """Keep what a person wishes."""

    async def subscriptions(self, person: str) -> list[SubscriptionRow]:
        """List a person's browsers."""

    async def subscribe(self, row: SubscriptionRow) -> None:
        """Keep a browser, whoever it was kept for before."""

    async def unsubscribe(self, id_: str) -> None:
        """Forget a browser."""

    async def note(self, row: NoticeRow) -> None:
        """Take note that a person is told something; `Conflict` if they have been already."""

    async def forget_notices(self, before: int) -> None:
        """Forget what people were told before a moment (milliseconds since 1970)."""

    async def key(self, name: str, fresh: str) -> str:
        """Give a key of the hall; where there is none, it is the fresh one from now on."""
