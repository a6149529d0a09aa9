"""Whatever is sent, the hall answers as it promised, to strangers and to people at their tables: no 5xx, no crash."""

import asyncio
import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

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
from tests.server.people import PASSWORD

EXAMPLES = 12
PROOFS: dict[str, dict[str, str]] = {}
"""By how an address begins, who comes there: else nobody gets past the door."""
SECRET = "op_secret"
PATHS = sorted(application(Settings()).openapi_schema.paths or {})
LOGINS = count()


class Visitor(NamedTuple):
    """Who comes, and what there is for them: tables by turns, and others by the names of parameters."""

    headers: dict[str, str] | None
    tables: tuple[str, ...]
    things: dict[str, str]


NOBODY = Visitor(None, (), {})
VISITOR = [NOBODY]
"""Who comes just now."""


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
        bot = ola.post("/api/bots", json={"name": "Zosia"}).json()["id"]
        things = {"bot": bot, "operator's table": set_table(ola, ["random"])}
        VISITOR[0] = Visitor(None, (set_table(ola), begun(ola)), things)
        PROOFS["/api/bots"] = {"Cookie": f"drakehall={ola.cookies['drakehall']}"}
        PROOFS["/api/operator"] = {"Authorization": f"Bearer {SECRET}"}
        yield where
        assert ola.get("/health").json()["status"] == "ok"
    VISITOR[0] = NOBODY


def set_table(http: httpx.Client, bots: Sequence[str] = ()) -> str:
    answer = http.post("/api/tables", json={"game": "smoki", "seats": 2, "bots": list(bots)})
    return str(answer.json()["table"]["id"])


def begun(http: httpx.Client) -> str:
    table = set_table(http, ["random"])
    assert http.post(f"/api/tables/{table}/start", json={}).status_code == 200
    return table


@contextmanager
def person(address: str) -> Iterator[None]:
    """Let somebody come who has an account, a table of their own, and a game with somebody else."""
    with httpx.Client(base_url=address, verify=False) as eva, httpx.Client(base_url=address, verify=False) as jan:
        opened = eva.post("/api/account", json={"login": f"eva{next(LOGINS)}", "password": PASSWORD})
        assert opened.status_code == 201, opened.text
        table = set_table(eva)
        jan.post(f"/api/tables/{table}/sit", json={})
        assert eva.post(f"/api/tables/{table}/start", json={}).status_code == 200
        (met,) = eva.get("/api/people").json()["people"]
        stranger = VISITOR[0]
        headers = {"Cookie": f"drakehall={eva.cookies['drakehall']}"}
        VISITOR[0] = Visitor(headers, (set_table(eva), table), stranger.things | {"person_id": met["person"]})
        try:
            yield
        finally:
            VISITOR[0] = stranger


@pytest.fixture(scope="module")
def api(address: str) -> OpenApiSchema:
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    rejected = schema.config.checks.negative_data_rejection
    rejected.expected_statuses = [*rejected.expected_statuses, "413"]  # what is wrong may be too large besides

    @schema.hook
    def map_path_parameters(context: HookContext, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
        operator = context.operation is not None and context.operation.path.startswith("/api/operator")
        tables, things = VISITOR[0].tables, VISITOR[0].things
        for name, said in (path_parameters or {}).items():
            if len(str(said)) % 2 and path_parameters is not None:
                if name == "table_id":
                    known = tables[len(str(path_parameters)) % 2]
                    path_parameters[name] = things["operator's table"] if operator else known
                elif name in things:
                    path_parameters[name] = things[name]
        return path_parameters

    return schema


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("path", PATHS)
def test_every_answer_is_as_described(api: OpenApiSchema, path: str, mode: GenerationMode) -> None:
    for operation in api[path].values():
        try_out(operation, mode)


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("path", [path for path in PATHS if not path.startswith(("/api/bots", "/api/operator"))])
def test_every_answer_to_a_person_at_a_table_is_as_described(
    address: str, api: OpenApiSchema, path: str, mode: GenerationMode
) -> None:
    """Somebody with an account, who comes anew for each operation: some of them are the last thing one does."""
    for operation in api[path].values():
        with person(address):
            try_out(operation, mode)


def try_out(operation: Any, mode: GenerationMode) -> None:
    """Send an operation what fits its description, or what does not."""
    visitor = VISITOR[0]

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def call(case: Case[Any]) -> None:
        sound = positive_data_acceptance  # a sound request may still be refused
        known = {*(case.path_parameters or {}).values()} & {*visitor.tables, *visitor.things.values()}
        proof = next((proof for path, proof in PROOFS.items() if case.operation.path.startswith(path)), None)
        headers = proof or visitor.headers
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
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{VISITOR[0].tables[1]}/socket"
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
