"""A television and the phones around it: addresses, what a stranger is sent, who may come back."""

from pathlib import Path

from drakehall.wire.codes import ComeBack, SeatPin, TableCode
from drakehall.wire.tables import Seated, Sit
from tests.server.house import asking, at, open_house, play, until


async def test_the_short_address_leads_to_the_page(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, asking(hall.address) as http:
        for path, place in (
            ("/tv", "/#/tv/"),
            ("/tv/BCDFGHJK", "/#/tv/BCDFGHJK"),
            ("/tv/%23%22", "/#/tv/%23%22"),
        ):
            answer = await http.get(path)
            assert (answer.status_code, answer.headers["location"]) == (302, place)


async def test_a_television_is_told_what_a_stranger_is_whoever_uses_its_browser(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as host, hall.guest() as other:
        seated = await host.create("smoki", 2, open=False)
        code = (await host.action(seated.table.id, "code", None, TableCode)).code
        await other.action(seated.table.id, "sit", Sit(code=code), Seated)
        await host.start(seated.table.id)
        async with host.play(seated.table.id) as phone, host.play(seated.table.id, stranger=True) as television:
            shown = await at(television, 0)
            assert (shown.seat, shown.legal, shown.undo) == (None, [], None)
            assert television.table is not None
            assert (television.table.you, television.table.host) == (None, False)
            assert (await at(phone, 0)).seat == 0
            table = await hall.hall.table(seated.table.id)
            assert sorted(watcher.guest or "" for watcher in table.presence.watchers)[0] == ""


async def test_a_code_is_looked_up_without_becoming_anybody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as host, asking(hall.address) as http:
        seated = await host.create("smoki", 2, open=False)
        code = (await host.action(seated.table.id, "code", None, TableCode)).code
        answer = await http.post("/api/codes", json={"code": code})
        assert (answer.status_code, answer.json()) == (200, {"table": seated.table.id})
        assert "set-cookie" not in answer.headers
        wrong = await http.post("/api/codes", json={"code": "BBBB BBBB"})
        assert (wrong.status_code, wrong.json()["id"]) == (404, "server-wrong-code")


async def test_a_second_phone_takes_the_seat_and_the_first_is_shown_nothing_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as host, hall.guest() as lost, hall.guest() as second:
        seated = await host.create("smoki", 2, open=False)
        code = (await host.action(seated.table.id, "code", None, TableCode)).code
        await lost.action(seated.table.id, "sit", Sit(code=code), Seated)
        await host.start(seated.table.id)
        pin = (await lost.action(seated.table.id, "pin", None, SeatPin)).pin
        async with host.play(seated.table.id) as first, lost.play(seated.table.id) as phone:
            assert (await at(phone, 0)).seat == 1
            await second.action(seated.table.id, "return", ComeBack(code, 1, pin), Seated)
            table = await until(phone, lambda table: table.you is None)
            assert table.you is None
            async with second.play(seated.table.id) as fresh:
                assert (await at(fresh, 0)).seat == 1
                await at(first, 0)
                await play([first, fresh])
                shown = await at(phone, 1)
                assert (shown.seat, shown.legal) == (None, [])
