"""OpenAPI and JSON Schema: every message is described, and what is sent fits the description."""

from pathlib import Path
from typing import Any, cast, get_args

import jsonschema_rs
import msgspec
import pytest

import drakehall as dh
from drakehall.kernel import registry
from drakehall.kernel.errors import BrokenGame
from drakehall.kernel.game import Game
from drakehall.kernel.registry import usable_games
from drakehall.server.app import application
from drakehall.server.settings import Settings
from drakehall.wire import frames
from drakehall.wire.schema import schema
from tests.server.house import asking, open_house, play, table_for_two

SCHEMA: Any = schema()


def validator(reference: dict[str, Any]) -> Any:
    return jsonschema_rs.Draft202012Validator({"$defs": SCHEMA["$defs"], **reference})


def test_the_schema_is_sound() -> None:
    assert jsonschema_rs.meta.is_valid(SCHEMA)
    assert set(SCHEMA["views"]) == set(SCHEMA["options"]) == set(dh.game_names())


@pytest.mark.parametrize("game", dh.game_names())
def test_views_and_options_fit_the_schema(game: str) -> None:
    box = dh.game(game)
    state = box.start(box.seats[0], 3)
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert type(view) is box.state_type.View
        validator(SCHEMA["views"][game]).validate(msgspec.to_builtins(view))
    validator(SCHEMA["options"][game]).validate(msgspec.to_builtins(state.options))


async def test_what_is_sent_fits_the_schema(tmp_path: Path) -> None:
    sent: list[bytes] = []

    async with open_house(tmp_path) as hall, table_for_two(hall, friendly=True, turn_cap=2) as seats:
        table = hall.hall.tables[0]
        while not (seats[0].position and seats[0].position.result):
            sent.append(msgspec.json.encode(frames.TableChanged(table.described(None))))
            sent.extend(msgspec.json.encode(table.position(seat, 0)) for seat in (0, 1, None))
            await play(seats)
    check = validator(SCHEMA["$defs"]["FromServer"])
    assert len(sent) > 12
    for raw in sent:
        check.validate(msgspec.json.decode(raw))


async def test_the_reference_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, asking(hall.address) as http:
        page = (await http.get("/schema")).text
        assert "/api/tables/{table_id}/sit" in page
        assert "<script" not in page
        document = (await http.get("/schema/openapi.json")).json()
        assert "/api/tables/{table_id}/rematch" in document["paths"]
        assert (await http.get("/api/messages.json")).json()["title"] == SCHEMA["title"]


async def test_the_description_has_the_socket_with_every_frame(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, asking(hall.address) as http:
        document = (await http.get("/schema/openapi.json")).json()
        plain = await http.get("/api/tables/0/socket")
    assert (plain.status_code, plain.json()["id"]) == (426, "server-needs-socket")
    described = document["paths"]["/api/tables/{table_id}/socket"]["get"]
    assert {"since", "stranger"} < {each["name"] for each in described["parameters"]}
    sent = described["responses"]["101"]["content"]["application/json"]["schema"]["oneOf"]
    assert {each["$ref"].rpartition("/")[2] for each in sent} == {each.__name__ for each in get_args(frames.FromServer)}
    for frame in get_args(frames.FromClient):
        assert f"`{frame.__struct_config__.tag}` (" in described["description"]
    assert "`agree` (`seq`, `yes`, `asker`?, `seat`?)" in described["description"]


def test_no_field_of_a_body_is_called_like_a_dependency() -> None:
    """Litestar would take a mistake in it for one of the hall's, and answer 500."""
    app = application(Settings())
    document = app.openapi_schema.to_schema()
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            known = set(handler.resolve_dependencies())
            for method in handler.http_methods:
                operation = document["paths"].get(route.path_format, {}).get(method.lower(), {})
                body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                fields = document["components"]["schemas"][body["$ref"].rpartition("/")[2]] if "$ref" in body else {}
                assert not known & set(fields.get("properties", {})), f"{method} {route.path_format}"


def test_a_broken_game_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = registry.game

    def game(name: str) -> Game:
        if name == "smoki":
            raise BrokenGame(name=name, why="a typing error")
        return whole(name)

    monkeypatch.setattr(registry, "game", game)
    assert [each.name for each in usable_games()] == [name for name in dh.game_names() if name != "smoki"]
    assert "smoki" not in cast("dict[str, Any]", schema()["views"])
