"""The strengths that the hall tells are those of the ladders."""

from pathlib import Path

import httpx
from bench import strengths

import drakehall as dh
from drakehall.bots.styles import styles
from drakehall.server.bots.strengths import FILE
from tests.server.house import open_house


def test_the_file_is_what_the_ladders_say() -> None:
    """`python -m bench.strengths` writes it anew after new ladders."""
    assert FILE.read_bytes() == strengths.written(strengths.derived())


def test_levels_of_every_game_are_measured_and_stronger_ones_stand_higher() -> None:
    for game in dh.game_names():
        known = strengths.derived()[game]
        rated = [known[level]["elo"] for level in ("random", "greedy", "adept", "master")]
        assert rated == sorted(rated)
        assert set(styles(dh.game(game))) <= set(known)


async def test_the_page_is_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, httpx.AsyncClient(base_url=hall.address, verify=False) as http:
        games = (await http.get("/api/games")).json()["games"]
    told = {bot["name"]: bot["strength"] for game in games if game["name"] == "smoki" for bot in game["bots"]}
    assert told["random"]["elo"] == 0
    assert told["master"]["elo"] > 500
    assert told["master"]["low"] < told["master"]["elo"] < told["master"]["high"]
