"""What a browser keeps: every entry is laid down before it is acknowledged, and a hall goes on from there."""

import asyncio
import json

import pytest

from drakehall.browser.shelf import BrowserShelf, Pieces
from drakehall.hall.errors import Conflict, StorageFailed
from drakehall.hall.memory import MemoryStore
from drakehall.hall.rows import GuestRow
from drakehall.session import Move
from tests.browser.roads import open_desk
from tests.browser.test_same_answers import SMOKI, begun, played
from tests.hall.test_stores import TABLE
from tests.server.house import house


class Drawer:
    """IndexedDB as a test has it: texts by key, all or nothing."""

    def __init__(self) -> None:
        self.guests: dict[str, str] = {}
        self.devices: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.entries: dict[tuple[str, int], str] = {}
        self.full = False
        self.shelf = BrowserShelf(self.read, self.keep)

    async def read(self) -> str:
        entries = [[table, number, text] for (table, number), text in sorted(self.entries.items())]
        named = {"guests": self.guests, "devices": self.devices, "tables": self.tables}
        return json.dumps({"entries": entries, **{name: [*texts.items()] for name, texts in named.items()}})

    async def keep(self, text: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise RuntimeError("QuotaExceededError")
        pieces = json.loads(text)
        entries = {(table, number): entry for table, number, entry in pieces["entries"]}
        assert not entries.keys() & self.entries.keys(), "an entry is never written over"
        self.guests |= dict(pieces["guests"])
        self.devices |= dict(pieces["devices"])
        self.tables |= dict(pieces["tables"])
        self.entries |= entries

    def log(self, table: str) -> list[dict[str, object]]:
        return [json.loads(text)[0] for (of, _), text in sorted(self.entries.items()) if of == table]


def test_a_hall_that_ends_at_any_moment_goes_on_with_what_was_acknowledged() -> None:
    async def main() -> None:
        drawer = Drawer()
        first = await open_desk(drawer.shelf)
        table = await begun(first)
        replies, *_ = await played(first, table, moves=9)
        acknowledged = max(reply["seq"] for reply in replies)
        second = await open_desk(drawer.shelf)  # the first is not closed: it has crashed
        _, shown = await second.ask("GET", f"/tables/{table}")
        assert shown["seq"] >= acknowledged
        assert shown["you"] == 0
        _, mine = await second.ask("GET", "/tables?mine=true")
        assert [each["id"] for each in mine["tables"]] == [table]
        _, raw = await second.ask("GET", f"/tables/{table}/save")
        assert raw["log"][:acknowledged] == drawer.log(table)[:acknowledged]
        assert int(raw["seed"]) == 5
        for road in (first, second):
            await road.desk.close()

    house(main())


def test_what_cannot_be_kept_has_not_happened() -> None:
    async def main() -> None:
        drawer = Drawer()
        road = await open_desk(drawer.shelf)
        table = await begun(road, {**SMOKI, "bots": ["random"]})
        drawer.full = True
        line = await road.socket(table)
        while not (position := await line.told()).get("legal"):
            pass
        before = len(drawer.log(table))
        await line.send({"type": "act", "seq": position["seq"], "action": position["legal"][0]["action"], "id": 1})
        while (told := await line.told())["type"] not in ("refused", "done"):
            pass
        assert told["problem"]["id"] == "server-storage-failed"
        assert len(drawer.log(table)) == before
        drawer.full = False
        _, again = await road.ask("GET", f"/tables/{table}")
        assert again["seq"] == before
        await road.desk.close()

    house(main())


def test_long_seeds_and_all_letters_survive_as_texts() -> None:
    async def main() -> None:
        drawer = Drawer()
        store = MemoryStore(drawer.shelf)
        await store.open()
        await store.add_guest(GuestRow("ola", "Ółą"), "t")
        await store.add_table(TABLE, [Move(0, "turn_up 0")])
        with pytest.raises(Conflict):
            await store.append(TABLE.id, 0, [Move(0, "turn_up 1")])
        await store.append(TABLE.id, 1, [Move(1, "turn_up 2", forced=True)])
        fresh = MemoryStore(drawer.shelf)
        await fresh.open()
        assert await fresh.table(TABLE.id) == TABLE
        assert await fresh.log(TABLE.id) == [Move(0, "turn_up 0"), Move(1, "turn_up 2", forced=True)]
        assert await fresh.guest("t") == GuestRow("ola", "Ółą")
        drawer.full = True
        with pytest.raises(StorageFailed):
            await fresh.append(TABLE.id, 2, [Move(0, "turn_up 3")])
        assert len(await fresh.log(TABLE.id)) == 2

    house(main())


def test_an_empty_browser_is_an_empty_hall() -> None:
    assert Pieces() == Pieces([], [], [], [])

    async def main() -> None:
        road = await open_desk(Drawer().shelf)
        assert await road.ask("GET", "/guest") == (200, None)
        assert (await road.ask("GET", "/nothing"))[0] == 404
        await road.desk.close()

    house(main())
