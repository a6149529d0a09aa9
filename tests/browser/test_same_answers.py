"""A browser's desk answers as a server does: the same conversation on both roads."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drakehall.hall import thinking
from tests.browser.roads import Frame, Road, both_roads, plain
from tests.server.house import PATIENCE, house

pytestmark = pytest.mark.hall
Talk = Callable[[Road], Awaitable[object]]
SMOKI = {"game": "smoki", "seats": 2, "bots": ["random"], "options": {"scoring": "rounds", "rounds": 1}}


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have the same luck in both halls."""
    monkeypatch.setattr(thinking, "fresh_seed", lambda: 1)


def same(folder: Path, talk: Talk, patience: float = 5 * PATIENCE) -> Any:
    """Have the conversation on both roads; give what was said, which is the same."""

    async def main() -> list[object]:
        async with both_roads(folder) as roads:
            return [await talk(road) for road in roads]

    server, desk = house(main(), patience)
    assert plain(desk) == plain(server)
    return desk


async def begun(road: Road, wanted: dict[str, Any] | None = None) -> str:
    _, seated = await road.ask("POST", "/tables", wanted or SMOKI)
    table: str = seated["table"]["id"]
    await road.ask("POST", f"/tables/{table}/start", {})
    return table


async def played(road: Road, table: str, moves: int = 400) -> tuple[list[Frame], list[Frame], Frame]:
    """Play some legal action until the game is over or for some moves; give all answers and what happened."""
    line = await road.socket(table)
    replies: list[Frame] = []
    happened: list[Frame] = []
    last: Frame = {}
    picks = Random(7)
    asked = -1
    while len(replies) < moves:
        frame = await line.told()
        if frame["type"] == "position":
            happened += frame["happened"]
            last = frame
        elif frame["type"] != "table":
            replies.append(frame)
        if last.get("result"):
            break
        if last.get("legal") and last["seq"] > asked:
            asked = last["seq"]
            action = picks.choice(last["legal"])["action"]
            await line.send({"type": "act", "seq": asked, "action": action, "id": asked})
    await line.close()
    return replies, happened, {name: each for name, each in last.items() if name != "happened"}


def test_a_stranger_becomes_a_guest_with_a_name(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        return [
            await road.ask("GET", "/guest"),
            await road.ask("GET", "/tables?mine=true&limit=30"),
            await road.ask("POST", "/tables/abc/leave"),
            await road.ask("POST", "/guest", {"name": "  Ola  "}),
            await road.ask("GET", "/guest"),
            await road.ask("POST", "/guest", {"name": "Bot 7"}),
            await road.ask("POST", "/guest", {"name": "\u200b"}),
        ]

    answers = same(tmp_path, talk)
    assert [status for status, _ in answers] == [200, 200, 403, 200, 200, 400, 400]
    assert answers[4] == (200, {"name": "Ola"})


def unmeasured(games: Any) -> Any:
    """Leave out how strong bots are: a browser's hall rates nobody, and does not wait to look that up."""
    for game in games[1]["games"]:
        for bot in game["bots"]:
            bot.pop("strength")
    return games


def test_games_cards_and_what_there_is_to_learn(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        answers = [unmeasured(await road.ask("GET", "/games")), await road.ask("GET", "/games/checkers/learn")]
        for game in ("smoki", "dragon_castle", "simurgh", "wyrmspan"):
            answers.append(await road.ask("GET", f"/games/{game}/cards?lang=pl"))
            answers.append(await road.ask("GET", f"/games/{game}/learn"))
        return answers

    answers = same(tmp_path, talk)
    assert [game["name"] for game in answers[0][1]["games"]] == ["dragon_castle", "simurgh", "smoki", "wyrmspan"]
    assert answers[1][0] == 400


def test_tables_are_set_listed_and_left(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        first = {**SMOKI, "seats": 3, "open": False, "options": {"starting_seat": 0}}  # bots wait, wherever one looks
        said = [await road.ask("POST", "/tables", first)]
        table = said[0][1]["table"]["id"]
        said += [
            await road.ask("POST", "/tables", {**SMOKI, "seats": 9}),
            await road.ask("POST", "/tables", {**SMOKI, "bots": ["deep"]}),
            await road.ask("GET", f"/tables/{table}"),
            await road.ask("GET", f"/tables/{table}/cards?lang=en"),
            await road.ask("GET", f"/tables/{table}/save"),
            await road.ask("GET", f"/tables/{table}/positions/0"),
            await road.ask("POST", f"/tables/{table}/start", {}),
            await road.ask("POST", f"/tables/{table}/sit", {}),
            await road.ask("POST", f"/tables/{table}/start", {"fill": "random"}),
            await road.ask("GET", "/tables?mine=true"),
            await road.ask("GET", "/tables?status=gathering&limit=20"),
            await road.ask("GET", "/tables?limit=900"),
            await road.ask("POST", f"/tables/{table}/rematch"),
            await road.ask("DELETE", f"/tables/{table}/seats/0/bot"),
            await road.ask("POST", f"/tables/{table}/leave"),
            await road.ask("GET", "/tables/abcdef"),
        ]
        return [(status, told) for status, told in said if status != 400]

    answers = same(tmp_path, talk)
    assert [status for status, _ in answers] == [201, 200, 200, 409, 409, 409, 409, 200, 200, 200, 409, 409, 200, 404]


def test_a_whole_game_with_its_history_save_and_rematch(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        table = await begun(road)
        game = await played(road, table)
        _, raw = await road.ask("GET", f"/tables/{table}/save")
        _, rematch = await road.ask("POST", f"/tables/{table}/rematch")
        _, brought = await road.ask("POST", "/tables/bring", {"save": json.dumps(raw)})
        return [
            game,
            {name: each for name, each in raw.items() if name not in ("fair", "check")},
            rematch,
            await road.ask("GET", f"/tables/{table}/positions/3"),
            await road.ask("GET", f"/tables/{table}/positions/3?seat=1"),
            await road.ask("GET", f"/tables/{table}/positions/9999"),
            await road.ask("GET", "/tables?mine=true&status=over"),
            await road.ask("GET", "/finished?limit=30"),
            await road.ask("GET", "/finished?limit=30&won=false&game=smoki"),
            brought,
        ]

    game, raw, *_, brought = same(tmp_path, talk)
    assert game[2]["result"] is not None
    assert len(raw["log"]) == game[2]["seq"]
    assert brought["table"]["status"] == "over"


def test_what_is_asked_at_a_table(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        table = await begun(road, {"game": "smoki", "seats": 2, "bots": ["random"], "options": {"starting_seat": 0}})
        line = await road.socket(table)
        while (position := await line.told())["type"] != "position":
            pass
        action = position["legal"][0]["name"]
        answers = []
        for frame in (
            {"type": "ask", "action": action},
            {"type": "ask", "action": "skip"},
            {"type": "act", "seq": 7, "action": action},
            {"type": "undo", "seq": 0},
            {"type": "guide", "told": [], "since": 0},
            {"type": "hint", "seq": 0},
            {"type": "dance"},
        ):
            await line.send({**frame, "id": 4})
            while (told := await line.told())["type"] == "table":
                pass
            if told["type"] == "hints":
                told = {"type": "hints", "bot": told["bot"], "seq": told["seq"], "some": bool(told["advice"])}
            if told["type"] == "refused":
                told["problem"].pop("text")
            answers.append(told)
        await line.close()
        return answers

    answers = same(tmp_path, talk)
    kinds = ["answer", "answer", "refused", "refused", "guidance", "hints", "refused"]
    assert [told["type"] for told in answers] == kinds


def test_a_lesson_an_exercise_and_a_puzzle_are_begun(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        _, offered = await road.ask("GET", "/games/smoki/learn")
        begun = []
        for kind, items in (("lesson", "sections"), ("exercise", "exercises"), ("puzzle", "puzzles")):
            wanted = {"kind": kind, "item": offered[items][0]["id"]}
            begun.append(await road.ask("POST", "/games/smoki/learn", wanted))
        begun.append(await road.ask("POST", "/games/smoki/learn", {"kind": "lesson", "item": "nothing"}))
        return begun

    answers = same(tmp_path, talk)
    assert [status for status, _ in answers] == [201, 201, 201, 404]


def test_a_course_is_made_and_a_moment_tried_again(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        table = await begun(road)
        await played(road, table)
        while True:
            status, told = await road.ask("GET", f"/tables/{table}/course")
            if (
                status != 503 and told["course"] is not None
            ):  # 503: no answer in time; whoever asks again has it tried again
                break
        course = told["course"]
        turns = [(turn["seq"], turn["seat"], turn["points"]) for turn in course["turns"]]
        again = await road.ask("POST", f"/tables/{table}/again", {"seq": 2})
        return [status, turns, course["studied"], course["trials"], again]

    status, turns, *_ = same(tmp_path, talk)
    assert status == 200
    assert len(turns) > 2


def test_a_game_on_one_device_that_goes_round(tmp_path: Path) -> None:
    async def talk(road: Road) -> object:
        wanted = {**SMOKI, "bots": [], "beside": ["Zosia"], "open": False}
        said = [await road.ask("POST", "/tables", {**wanted, "seats": 3, "rated": True})]
        _, seated = await road.ask("POST", "/tables", {**wanted, "seats": 3})
        table = seated["table"]["id"]
        said.append((200, seated["table"]))
        said += [
            await road.ask("POST", f"/tables/{table}/beside", {"name": "Ewa"}),
            await road.ask("POST", f"/tables/{table}/beside", {"name": "Jan"}),
            await road.ask("DELETE", f"/tables/{table}/seats/2/beside"),
            await road.ask("DELETE", f"/tables/{table}/seats/0/beside"),
            await road.ask("POST", f"/tables/{table}/start", {"fill": "random"}),
            await road.ask("GET", "/tables?mine=true"),
        ]
        line = await road.socket(table)
        frames: list[Frame] = []
        looks, asked, picks = 0, -1, Random(7)
        while not any(frame.get("result") for frame in frames):
            frame = await line.told()
            frames.append(frame)
            if frame["type"] == "table":
                shown = frame["table"]
                if shown["you"] is None and shown["may_look"]:
                    looks += 1
                    await line.send({"type": "look", "seat": shown["may_look"][-1], "id": 1})
                    await line.send({"type": "look", "seat": shown["may_look"][0], "id": 2})
            elif frame["type"] == "position" and frame["legal"] and frame["seq"] > asked:
                asked = frame["seq"]
                await line.send({"type": "act", "seq": asked, "action": picks.choice(frame["legal"])["action"]})
        await line.close()
        positions = [frame for frame in frames if frame["type"] == "position" and frame["legal"]]
        return [
            said,
            looks > 2,
            [(frame["seq"], frame["seat"], frame["view"]) for frame in positions if frame["happened"][:1] != []][:8],
            await road.ask("GET", f"/tables/{table}/positions/3?seat=1"),
        ]

    said, looked, positions, past = same(tmp_path, talk)
    assert [status for status, _ in said] == [403, 200, 200, 409, 200, 403, 200, 200]
    assert looked
    assert {seat for _, seat, _ in positions} == {0, 1}
    assert past[0] == 200
