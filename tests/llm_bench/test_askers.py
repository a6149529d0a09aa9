"""Who answers: a command, or an endpoint on loopback; late answers, failures, and a key that appears nowhere."""

import json
import os
import shlex
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from drakehall.llm_bench import askers
from drakehall.llm_bench.askers import TRIES, Command, Endpoint, Stopped, TooSlow
from drakehall.llm_bench.errors import BadCommand, BadEndpoint, CommandFailed, EndpointFailed, Unreachable

KEY = "sk-very-secret"


def script(folder: Path, code: str) -> str:
    """A command that runs some Python."""
    file = folder / "player.py"
    file.write_text(code, encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def test_a_command_is_given_the_whole_prompt_and_its_output_is_the_answer(tmp_path: Path) -> None:
    command = script(tmp_path, "import sys; print(sys.stdin.read().upper(), end='')")
    assert Command(command, 30.0).ask("rules", "żółw?") == "RULES\n\nŻÓŁW?\n"


def test_a_command_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    command = script(tmp_path, "import threading; threading.Event().wait()")
    with pytest.raises(TooSlow):
        Command(command, 0.2).ask("rules", "question")


def test_a_command_that_fails_is_asked_again_and_then_stops_everything(tmp_path: Path) -> None:
    counting = (
        "import pathlib, sys\n"
        f"file = pathlib.Path({str(tmp_path / 'count')!r})\n"
        "count = int(file.read_text()) + 1 if file.exists() else 1\n"
        "file.write_text(str(count))\n"
        "sys.exit('no memory') if count < 3 else print('MOVE: pass')\n"
    )
    pauses: list[float] = []
    assert Command(script(tmp_path, counting), 30.0, pauses.append).ask("rules", "question") == "MOVE: pass\n"
    assert pauses == [2.0, 4.0]
    with pytest.raises(CommandFailed, match=rf"failed {TRIES} times in a row \(exit code 3\): –"):
        Command(script(tmp_path, "import sys; sys.exit(3)"), 30.0, pauses.append).ask("rules", "question")


@pytest.mark.parametrize("command", ["", "/no/such/program", "'"])
def test_a_command_that_cannot_be_started(command: str) -> None:
    with pytest.raises(BadCommand):
        Command(command, 1.0)


def test_what_floods_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(askers, "LONGEST_BODY", 1000)
    command = script(tmp_path, "import sys; sys.stdin.read(); print('ab' * 1_000_000)")
    assert Command(command, 60.0).ask("rules", "question") == "ab" * 500


def test_a_command_that_does_not_read_may_answer(tmp_path: Path) -> None:
    command = script(tmp_path, "import os; os.close(0); print('MOVE: pass')")
    assert Command(command, 60.0).ask("rules", "question " * 100_000) == "MOVE: pass\n"


def test_stopping_ends_the_program_with_what_it_has_started(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = f"pipe = open({str(pipe)!r}, 'w'); pipe.write('here'); pipe.flush(); threading.Event().wait()"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {'import threading; ' + child!r}])"
    asked = Command(script(tmp_path, code), 600.0)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(asked.ask, "rules", "question")
        with pipe.open() as running:
            assert running.read(4) == "here"
            asked.stop()
            assert running.read() == ""  # the end of the pipe: nobody holds it any longer
        with pytest.raises(Stopped):
            answer.result()
    with pytest.raises(Stopped):
        asked.ask("rules", "question")


def test_nobody_waits_for_another_try_when_everything_stops(tmp_path: Path) -> None:
    asked = Command(script(tmp_path, "import sys; sys.exit(3)"), 60.0, lambda _: asked.stop())
    with pytest.raises(Stopped):
        asked.ask("rules", "question")


@contextmanager
def endpoint(*answers: tuple[int, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A stub on loopback that gives one answer after the other; give its address and what it was asked."""
    asked: list[dict[str, Any]] = []
    waiting = iter(answers)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append({"body": body, "key": self.headers.get("Authorization")})
            status, answer = next(waiting)
            raw = answer.encode() if isinstance(answer, str) else json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(raw)))
            self.end_headers()
            self.wfile.write(raw)

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1/chat/completions", asked
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def said(text: str) -> dict[str, Any]:
    return {"choices": [{"message": {"role": "assistant", "content": text}}]}


def test_an_endpoint_is_asked_in_the_form_of_chat_completions() -> None:
    with endpoint((200, said("MOVE: pass"))) as (address, asked):
        assert Endpoint(address, "small", KEY, {"temperature": 0}, 30.0).ask("rules", "question") == "MOVE: pass"
    (one,) = asked
    assert one["key"] == f"Bearer {KEY}"
    assert one["body"] == {
        "model": "small",
        "temperature": 0,
        "messages": [{"role": "system", "content": "rules"}, {"role": "user", "content": "question"}],
    }


def test_without_key_and_model_neither_is_sent() -> None:
    with endpoint((200, said("yes"))) as (address, asked):
        Endpoint(address, None, None, {}, 30.0).ask("rules", "question")
    assert asked[0]["key"] is None
    assert set(asked[0]["body"]) == {"messages"}


def test_an_endpoint_that_fails_is_asked_again() -> None:
    pauses: list[float] = []
    with endpoint((429, "slow down"), (200, {"choices": []}), (200, said("MOVE: pass"))) as (address, asked):
        assert Endpoint(address, "small", KEY, {}, 30.0, pauses.append).ask("rules", "question") == "MOVE: pass"
    assert len(asked) == 3
    assert pauses == [2.0, 4.0]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ((500, f"wrong key {KEY}"), "HTTP 500: wrong key …"),
        ((200, "no json"), "JSONDecodeError"),
        ((200, {"choices": [{"message": {"content": None}}]}), "the content of the first choice is no text"),
    ],
)
def test_an_endpoint_that_keeps_failing_stops_everything_and_the_key_is_not_told(answer: Any, why: str) -> None:
    with endpoint(*[answer] * TRIES) as (address, _), pytest.raises(EndpointFailed) as failed:
        Endpoint(address, "small", KEY, {}, 30.0, lambda _: None).ask("rules", "question")
    assert why in str(failed.value)
    assert KEY not in str(failed.value)


def test_an_answer_that_is_too_long_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(askers, "LONGEST_BODY", 1000)
    with endpoint(*[(200, said("x" * 1000))] * TRIES) as (address, _), pytest.raises(EndpointFailed) as failed:
        Endpoint(address, "small", KEY, {}, 30.0, lambda _: None).ask("rules", "question")
    assert "the answer has more than 1000 bytes" in str(failed.value)


def test_nobody_listens() -> None:
    with endpoint() as (address, _):
        pass
    with pytest.raises(Unreachable, match="/v1/chat/completions cannot be reached: "):
        Endpoint(address, "small", None, {}, 30.0, lambda _: None).ask("rules", "question")


def test_a_host_that_never_answers_a_handshake_cannot_be_reached_and_no_answer_is_late() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"https://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(Unreachable, match="cannot be reached"):
            Endpoint(address, "small", None, {}, 0.2, lambda _: None).ask("rules", "question")


def test_what_is_no_address() -> None:
    with pytest.raises(BadEndpoint, match="it begins with http"):
        Endpoint("file:///etc/passwd", "small", None, {}, 1.0)


@contextmanager
def unfinished(tell: Callable[[BaseHTTPRequestHandler, threading.Event], None]) -> Iterator[str]:
    """A server whose answers never end; give its address."""
    released = threading.Event()

    class Slow(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            with suppress(OSError):  # whoever has asked is gone
                tell(self, released)

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        released.set()
        server.shutdown()
        server.server_close()
        thread.join()


def silent(_: BaseHTTPRequestHandler, released: threading.Event) -> None:
    released.wait()


def trickling(handler: BaseHTTPRequestHandler, released: threading.Event) -> None:
    """Send a letter now and then: always something, never all of it."""
    handler.send_response(200)
    handler.end_headers()
    while not released.wait(0.05):
        handler.wfile.write(b" ")


@pytest.mark.parametrize("tell", [silent, trickling])
def test_an_endpoint_that_takes_too_long(tell: Callable[[BaseHTTPRequestHandler, threading.Event], None]) -> None:
    with unfinished(tell) as address, pytest.raises(TooSlow):
        Endpoint(address, None, None, {}, 0.5).ask("rules", "question")


def test_stopping_ends_the_wait_for_an_endpoint() -> None:
    asked = threading.Event()

    def heard(_: BaseHTTPRequestHandler, released: threading.Event) -> None:
        asked.set()
        released.wait()

    with unfinished(heard) as address, ThreadPoolExecutor(1) as pool:
        endless = Endpoint(address, None, None, {}, 600.0)
        answer = pool.submit(endless.ask, "rules", "question")
        assert asked.wait(60)
        endless.stop()
        with pytest.raises(Stopped):
            answer.result(60)
