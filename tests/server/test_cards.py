"""Cards over HTTP: those of the tables in force, in the language asked for, sent again only when they change."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from drakehall.client import Refusal
from tests.server.house import asking, open_house
from tests.server.test_schema import SCHEMA, validator

CAVES = "number,name_en,name_pl,effect\n12,My Own Cave,Moja własna jaskinia,played: egg(1)\n"


async def test_a_table_tells_its_own_cards_and_a_game_the_usual_ones(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        table = (await ola.create("wyrmspan", 2, caves=CAVES)).table.id
        for language, name in (("en", "My Own Cave"), ("pl", "Moja własna jaskinia")):
            own, usual = await ola.cards(table, language), await ola.cards_of_game("wyrmspan", language)
            assert (own.game, own.language) == ("wyrmspan", language)
            assert own.faces["card-12"].name == name != usual.faces["card-12"].name
            assert own.faces["dragon-7"] == usual.faces["dragon-7"]
        validator(SCHEMA["$defs"]["Cards"]).validate(msgspec.to_builtins(own))


async def test_what_the_reader_has_is_not_sent_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, asking(hall.address) as http:
        first = await http.get("/api/games/wyrmspan/cards", headers={"Accept-Language": "pl"})
        assert first.json()["language"] == "pl"
        assert first.headers["Cache-Control"] == "no-cache"
        again = {"If-None-Match": first.headers["ETag"]}
        assert (await http.get("/api/games/wyrmspan/cards?lang=pl", headers=again)).status_code == 304
        other = await http.get("/api/games/wyrmspan/cards?lang=en", headers=again)
        assert (other.status_code, other.json()["language"]) == (200, "en")


async def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async def refused(asked: Any) -> str:
        try:
            await asked
        except Refusal as error:
            return error.problem.id
        return ""

    async with open_house(tmp_path) as hall, hall.guest() as ola:
        assert await refused(ola.cards("abc")) == "server-no-such-table"
        assert await refused(ola.cards_of_game("checkers")) == "error-unknown-game"
        assert await refused(ola.cards_of_game("wyrmspan", "de")) == "server-refused"


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("", 200),
        ("?lang=pl", 200),
        ("?lang=pl&other=1", 200),
        ("?lang=", 400),
        ("?lang", 400),
        ("?lang=PL", 400),
        ("?lang=pl&lang=pl", 400),
        ("?lang=en&lang=pl", 400),
        ("?lang=&lang=pl", 400),
        ("?lang=pl&lang=", 400),
    ],
)
async def test_a_language_is_named_once_or_not_at_all(tmp_path: Path, query: str, status: int) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola, asking(hall.address) as http:
        table = (await ola.create("smoki", 2)).table.id
        for address in (f"/api/tables/{table}/cards", "/api/games/smoki/cards", "/api/games/smoki/unverified"):
            assert (await http.get(address + query)).status_code == status, address
