"""Ratings over HTTP: what is told, to whom, and nothing else."""

import json
from typing import Any

import httpx

from drakehall.hall import tokens
from drakehall.server.ratings import recount
from drakehall.server.storage.engine import connect
from drakehall.server.storage.store import SqlStore
from tests.hall.test_rated import GAMES, PEOPLE, hall_over, played
from tests.server.house import House, asking, house, open_house

LEADER = {"name", "figure", "games", "rank", "person", "bot", "you"}


async def people(hall: House) -> None:
    for guest in PEOPLE:
        await hall.hall.store.add_guest(guest, tokens.digest(f"token of {guest.id}"))
    await played(hall.hall.store, GAMES)
    await hall.hall.counting.catch_up()


def client(hall: House, name: str | None = None) -> httpx.AsyncClient:
    cookies = {"drakehall": f"token of {name}"} if name else {}
    return asking(hall.address, cookies=cookies)


async def asked(http: httpx.AsyncClient, path: str, status: int = 200) -> Any:
    answer = await http.get(f"/api{path}")
    assert answer.status_code == status, answer.text
    return answer.json()


def test_leaderboards_tell_names_and_ids_and_nothing_else(db: str) -> None:
    async def main() -> None:
        async with open_house(db) as hall, client(hall) as stranger, client(hall, "ola") as ola:
            await people(hall)
            board = await asked(stranger, "/ratings?game=smoki&seats=2")
            for leader in board["leaders"]:
                assert set(leader) <= LEADER
                assert set(leader["figure"]) == {"rating", "low", "high"}
                assert not leader.get("you")
            assert {each["name"] for each in board["leaders"] if each["person"]} == {"Ola", "Jan", "Ewa", "Iga"}
            told = json.dumps(board)
            for secret in ("token", "127.0.0.1", "address", *(tokens.digest(f"token of {each.id}") for each in PEOPLE)):
                assert secret not in told
            assert (await asked(stranger, "/ratings/mine"))["ratings"] == []
            assert (await asked(stranger, "/finished"))["tables"] == []
            assert (await asked(stranger, "/statistics"))["records"] == []
            pools = await asked(stranger, "/ratings/pools")
            assert [(each["seats"], each["games"]) for each in pools["pools"]] == [(2, 6), (3, 2)]
            refused = await stranger.post("/api/ratings/listed", json={"listed": False})
            assert refused.status_code == 403
            hidden = await ola.post("/api/ratings/listed", json={"listed": False})
            assert hidden.json()["listed"] is False
            board = await asked(stranger, "/ratings?game=smoki&seats=2")
            assert "ola" not in json.dumps(board).lower()
            mine = await asked(ola, "/ratings/mine")
            assert [each["games"] for each in mine["ratings"]] == [5, 2]
            assert len((await asked(ola, "/finished?opponent=jan&won=true"))["tables"]) == 2
            statistics = await asked(ola, "/statistics?game=smoki&seats=2")
            assert statistics["games"][0]["points"] == {"dreams": 8, "dragons": 1}
            for path in ("/ratings?game=chess&seats=2", "/ratings?game=smoki&seats=9", "/finished?opponent=x:y"):
                assert (await stranger.get(f"/api{path}")).status_code in (400, 404) or path.startswith("/finished")
            await asked(ola, "/finished?opponent=x:y", 400)

    house(main())


def test_who_asks_too_often_is_refused(db: str) -> None:
    async def main() -> None:
        async with open_house(db, looks_per_second=1) as hall, client(hall) as http:
            answers = [(await http.get("/api/statistics")).status_code for _ in range(6)]
            assert answers[0] == 200
            assert 429 in answers

    house(main())


def test_ratings_made_anew_are_those_that_were_counted(db: str) -> None:
    async def main() -> None:
        store = SqlStore(connect(db, "NORMAL"))
        await store.open()
        for guest in PEOPLE:
            await store.add_guest(guest, f"token of {guest.id}")
        await played(store, GAMES)
        hall = hall_over(store)
        await hall.counting.catch_up()
        await store.ratings.forget("jan")
        before = await store.ratings.everybody()
        await store.close()
        told = await recount(db, keep=True)
        assert (told.games, told.people, told.changed) == (8, 3, 0)
        store = SqlStore(connect(db, "NORMAL"))
        await store.open()
        assert await store.ratings.everybody() == before
        assert "jan" not in str(await store.ratings.games()), "who is forgotten is in no game"
        await store.ratings.replace([], [])
        await store.close()
        assert (await recount(db, keep=False)).changed == len(before)
        assert (await recount(db, keep=True)).changed == len(before)
        assert (await recount(db, keep=True)).changed == 0

    house(main())
