"""Whatever is sent, the hall answers as it promised: no 5xx, no crash."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode, HookContext
from schemathesis.core import NOT_SET
from schemathesis.specs.openapi.checks import ignored_auth, negative_data_rejection, positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from drakehall.hall import tokens
from drakehall.server.app import application
from drakehall.server.settings import Settings
from tests.server.house import open_house

EXAMPLES = 12
KNOWN: list[str] = []
"""Tables that exist, so that not everything is about one that does not."""
THINGS: dict[str, str] = {}
"""A bot and others that exist, by the names of parameters; a table for the operator, who may close it."""
PROOFS: dict[str, dict[str, str]] = {}
"""By how an address begins, who comes there: else nobody gets past the door."""
SECRET = "op_secret"
PATHS = sorted(application(Settings()).openapi_schema.paths or {})


@contextmanager
def house_next_door(folder: Path) -> Iterator[str]:
    """A hall in another thread; gives its address."""
    opened, close = threading.Event(), asyncio.Event()
    found: list[tuple[str, asyncio.AbstractEventLoop]] = []

    async def main() -> None:
        async with open_house(folder, operator=tokens.digest(SECRET)) as hall:
            found.append((hall.address, asyncio.get_running_loop()))
            opened.set()
            await close.wait()

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    assert opened.wait(60)
    address, loop = found[0]
    try:
        yield address
    finally:
        loop.call_soon_threadsafe(close.set)
        thread.join(60)
        assert not thread.is_alive()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house_next_door(tmp_path_factory.mktemp("fuzz")) as where, httpx.Client(base_url=where, verify=False) as ola:
        tables = [{"game": "smoki", "seats": 2, "bots": bots} for bots in ([], ["random"])]
        KNOWN.extend(ola.post("/api/tables", json=table).json()["table"]["id"] for table in tables)
        ola.post(f"/api/tables/{KNOWN[1]}/start", json={})
        THINGS["bot"] = ola.post("/api/bots", json={"name": "Zosia"}).json()["id"]
        THINGS["operator's table"] = ola.post("/api/tables", json=tables[1]).json()["table"]["id"]
        PROOFS["/api/bots"] = {"Cookie": f"drakehall={ola.cookies['drakehall']}"}
        PROOFS["/api/operator"] = {"Authorization": f"Bearer {SECRET}"}
        yield where
        assert ola.get("/health").json()["status"] == "ok"
    KNOWN.clear()


@pytest.fixture(scope="module")
def api(address: str) -> OpenApiSchema:
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    rejected = schema.config.checks.negative_data_rejection
    rejected.expected_statuses = [*rejected.expected_statuses, "413"]  # what is wrong may be too large besides

    @schema.hook
    def map_path_parameters(context: HookContext, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
        operator = context.operation is not None and context.operation.path.startswith("/api/operator")
        if path_parameters and "table_id" in path_parameters and len(str(path_parameters["table_id"])) % 2:
            known = KNOWN[len(str(path_parameters)) % 2]
            path_parameters["table_id"] = THINGS["operator's table"] if operator else known
        if path_parameters and "bot" in path_parameters and len(str(path_parameters["bot"])) % 2:
            path_parameters["bot"] = THINGS["bot"]
        return path_parameters

    return schema


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("path", PATHS)
def test_every_answer_is_as_described(api: OpenApiSchema, path: str, mode: GenerationMode) -> None:
    for operation in api[path].values():
        try_out(operation, mode)


def try_out(operation: Any, mode: GenerationMode) -> None:
    """Send an operation what fits its description, or what does not."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def call(case: Case[Any]) -> None:
        sound = positive_data_acceptance  # a sound request may still be refused
        given = case.path_parameters or {}
        known = {given.get("table_id"), given.get("bot")} & {*KNOWN, *THINGS.values()}
        headers = next((proof for path, proof in PROOFS.items() if case.operation.path.startswith(path)), None)
        excluded: list[Any] = [sound]
        if known and case.body is NOT_SET:
            excluded.append(negative_data_rejection)  # the id may have been all that was wrong, and it is right now
        if headers is not None:  # who comes is said by a header whatever the tool has written there
            excluded += [ignored_auth] if case.body is not NOT_SET else [ignored_auth, negative_data_rejection]
        case.call_and_validate(excluded_checks=excluded, headers=headers)

    with suppress(Unsatisfiable):  # nothing can be wrong with a request that has no parameters
        call()


KEYS = st.sampled_from(["type", "seq", "action", "id", "yes", "seat", "told", "since"])
TYPES = st.sampled_from(
    ["act", "undo", "reset", "take_back", "agree", "ask", "hint", "guide", "say", "react", "position", ""]
)
VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | TYPES | st.lists(st.integers())
FRAMES = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | st.dictionaries(KEYS, VALUES).map(lambda given: json.dumps({"type": "act", "seq": 0, "action": 0} | given))
    | st.dictionaries(KEYS, VALUES).map(json.dumps)
)


@given(frames=st.lists(FRAMES, min_size=1, max_size=8))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_frame_is_answered(address: str, frames: list[str | bytes]) -> None:
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{KNOWN[1]}/socket"
    with connect(where, compression=None, proxy=None) as socket:
        assert '"type":"table"' in socket.recv()
        assert '"type":"position"' in socket.recv()
        for frame in frames:
            try:
                socket.send(frame)
            except UnicodeEncodeError:
                continue  # no client can send that
            try:
                answer = socket.recv(timeout=30)
                while '"type":"position"' in answer or '"type":"table"' in answer:
                    answer = socket.recv(timeout=30)
            except ConnectionClosed:
                break
            assert '"type":"refused"' in answer
