"""Devices: what they are called, and when they were last seen."""

import pytest

from drakehall.hall.errors import StorageFailed
from drakehall.hall.memory import MemoryStore
from drakehall.hall.rows import GuestRow
from drakehall.server.sightings import EVERY, MOST_DEVICES, Sightings
from drakehall.server.user_agents import LONGEST, label

MOZILLA = "Mozilla/5.0 "
LIKE = "AppleWebKit/537.36 (KHTML, like Gecko) "


@pytest.mark.parametrize(
    ("user_agent", "named"),
    [
        ("(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        (f"(Windows NT 10.0; Win64; x64) {LIKE}Chrome/140.0.0.0 Safari/537.36", "Chrome · Windows"),
        (f"(Windows NT 10.0; Win64; x64) {LIKE}Chrome/140.0.0.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        (f"(Linux; Android 10; K) {LIKE}Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome · Android"),
        (f"(iPhone; CPU iPhone OS 18_0 like Mac OS X) {LIKE}Version/18.0 Safari/604.1", "Safari · iPhone"),
        (f"(Macintosh; Intel Mac OS X 10_15_7) {LIKE}Version/18.0 Safari/605.1.15", "Safari · macOS"),
        ("(something else)", "Mozilla"),
    ],
)
def test_a_device_is_called_after_browser_and_system(user_agent: str, named: str) -> None:
    assert label(MOZILLA + user_agent) == named


def test_a_program_goes_by_its_name() -> None:
    assert label("python-httpx/0.28") == "python-httpx"
    assert label("") == ""
    assert label("\x07/1") == ""
    assert len(label("x" * 999)) == LONGEST


class Counted:
    """A store that counts how often it is told that a device was seen, and may fail."""

    def __init__(self, fails: bool = False) -> None:
        self.told: list[str] = []
        self._fails = fails

    async def device_seen(self, token: str) -> None:
        self.told.append(token)
        if self._fails:
            raise StorageFailed(why="full")


async def test_that_a_device_was_seen_is_stored_once_an_hour() -> None:
    now = [0.0]
    store, sightings = Counted(), Sightings(lambda: now[0])
    sightings.fresh("new")
    for token in ("a", "a", "b", "new"):
        await sightings.seen(store, token)
    assert store.told == ["a", "b"]
    now[0] = EVERY
    await sightings.seen(store, "a")
    assert store.told == ["a", "b", "a"]
    for number in range(MOST_DEVICES):
        sightings.fresh(str(number))
    await sightings.seen(store, "a")  # long forgotten
    assert store.told == ["a", "b", "a", "a"]


async def test_nobody_is_refused_because_that_cannot_be_stored() -> None:
    store, sightings = Counted(fails=True), Sightings(lambda: 0.0)
    await sightings.seen(store, "a")
    assert store.told == ["a"]


async def test_the_store_made_of_lists_knows_devices() -> None:
    store = MemoryStore()
    await store.add_guest(GuestRow("ola", "Ola"), "t", "Firefox")
    await store.device_seen("t")
    await store.device_seen("nobody's")
    device = await store.device("t")
    assert device is not None
    assert (device.person, device.label, device.verified) == ("ola", "Firefox", None)
    assert await store.devices("ola") == [device]
    assert await store.devices("jan") == []
    assert await store.device("nobody's") is None
