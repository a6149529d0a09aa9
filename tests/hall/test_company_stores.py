"""What people have to do with each other: the store made of lists answers as the database does."""

import msgspec

from drakehall.hall.company import blocked
from drakehall.hall.company_rows import ChatRow, InvitationRow, MetRow, NoticeRow, ReportRow, SubscriptionRow, Wishes
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Store
from drakehall.hall.rows import GuestRow, SeatRow
from drakehall.server.storage.engine import connect
from drakehall.server.storage.store import SqlStore
from tests.hall.test_stores import TABLE, conflicts
from tests.server.house import house

BROWSER = SubscriptionRow("b", "ola", "https://push.example/1", "key", "auth")
REPORT = ReportRow(4, "ola", "jan", "Jan", "a", "you fool", ["Ewa: hm"], "rude")


def seats(*people: str) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(seat, person.title(), person) for seat, person in enumerate(people))


async def with_people(store: Store) -> None:
    """Three people; Ola has played with Jan twice and with Ewa once, and gathers a table."""
    await store.open()
    for name in ("ola", "jan", "ewa"):
        await store.add_guest(GuestRow(name, name.title()), f"token of {name}")
    played = {"a": ("ola", "jan"), "b": ("ewa", "ola"), "c": ("jan", "ola")}
    for number, (table, who) in enumerate(played.items()):
        await store.add_table(msgspec.structs.replace(TABLE, id=table, created=number, seats=seats(*who)))
    kept = (SeatRow(0, "Ola", "ola"), SeatRow(1, "Jan", kept="jan"))
    await store.add_table(msgspec.structs.replace(TABLE, id="d", status="gathering", seats=kept))


async def talk(store: Store) -> list[object]:
    chats = store.chats
    lines = [
        ChatRow("a", 1, "ola", 0, "Ola", 10, "hej"),
        ChatRow("a", 2, "jan", 1, "Jan", 20, reaction="thanks"),
        ChatRow("a", 3, "ola", 0, "Ola", 30, "zażółć 🐉"),
    ]
    for line in lines:
        await chats.add_line(line)
    found: list[object] = [await conflicts(chats.add_line(lines[1]))]
    found += [await chats.lines("a", after, most) for after, most in ((0, 9), (1, 9), (0, 2), (9, 9))]
    await chats.forget_lines(20)
    found.append(await chats.lines("a", 0, 9))
    name = msgspec.structs.replace(REPORT, line=None, person=None, context=[])
    found += [await chats.add_report(report) for report in (REPORT, name)]
    await chats.handle_report(1, 5)
    return [*found, await chats.reports(), await chats.reports(handled=True)]


async def meet(store: Store) -> list[object]:
    people = store.people
    found: list[object] = [await people.met("ola", most) for most in (9, 1)]
    found.append(await people.met("ewa", 9))
    for at in (1, 2):
        await people.block("ola", "jan", at)
    await people.block("ewa", "ola", 3)
    found += [await people.blocks(some) for some in ({"ola"}, {"ola", "ewa"}, {"jan"}, set[str]())]
    found += [await blocked(people, *pair) for pair in (("ola", "jan"), ("jan", "ola"), ("jan", "ewa"))]
    await people.unblock("ola", "jan")
    found.append(await people.blocks({"ola"}))
    for at in (1, 2):
        await people.invite(InvitationRow("d", "jan", "ola", at))
    await people.invite(InvitationRow("a", "ewa", "ola", 3))
    found += [await people.invitations(person) for person in ("jan", "ewa")]
    await people.uninvite("d", "jan")
    found.append(await people.invitations("jan"))
    found.append(await people.names({"ola", "jan"}))
    return [*found, await people.kept_for("jan"), await people.kept_for("ola")]


async def notice(store: Store) -> list[object]:
    notices = store.notices
    found: list[object] = [await notices.wishes("ola")]
    for zone in ("UTC", "Europe/Warsaw"):
        await notices.save_wishes("ola", Wishes(zone=zone, email="ola@example.org"))
    found.append(await notices.wishes("ola"))
    await notices.subscribe(BROWSER)
    await notices.subscribe(msgspec.structs.replace(BROWSER, person="jan"))
    found += [await notices.subscriptions(person) for person in ("ola", "jan")]
    await notices.unsubscribe("b")
    found.append(await notices.subscriptions("jan"))
    told = NoticeRow("ola", "a", "turn", 3, 10)
    await notices.note(told)
    found.append(await conflicts(notices.note(told)))
    await notices.forget_notices(11)
    found.append(await conflicts(notices.note(told)))
    return [*found, await notices.key("vapid", "one"), await notices.key("vapid", "two")]


async def answers(store: Store) -> list[object]:
    await with_people(store)
    found = [*await talk(store), *await meet(store), *await notice(store)]
    await store.close()
    return found


def test_both_stores_know_the_same_of_people(db: str) -> None:
    kept = house(answers(SqlStore(connect(db, "NORMAL"))))
    assert house(answers(MemoryStore())) == kept
    assert [MetRow("jan", "Jan", 2, 2), MetRow("ewa", "Ewa", 1, 1)] in kept
    assert [InvitationRow("d", "jan", "ola", 2)] in kept
