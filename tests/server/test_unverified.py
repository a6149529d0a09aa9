"""What we could not check, over HTTP."""

from pathlib import Path

from tests.server.house import asking, open_house
from tests.server.test_schema import SCHEMA, validator


async def test_what_we_could_not_check_is_told_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, asking(hall.address) as http:
        for language, title in (
            ("en", "Simurgh: what we could not check"),
            ("pl", "Simurgh: czego nie mogliśmy sprawdzić"),
        ):
            told = (await http.get("/api/games/simurgh/unverified", headers={"Accept-Language": language})).json()
            assert told["title"] == title
            assert [each["option"] for each in told["corrections"]] == ["board"]
            validator(SCHEMA["$defs"]["UnverifiedFacts"]).validate(told)
        refused = await http.get("/api/games/checkers/unverified")
        assert (refused.status_code, refused.json()["id"]) == (400, "error-unknown-game")
