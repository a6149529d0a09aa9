"""Each promise of docs/security.md names tests, and these exist."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "security.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


def promises() -> dict[str, list[tuple[str, str]]]:
    """The promises of the page with the tests that each names."""
    found = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 2 and cells[0] not in ("promise", "---"):
            found[cells[0]] = NAMED.findall(cells[1])
    return found


def test_every_promise_names_tests_that_exist() -> None:
    assert len(promises()) > 15
    for promise, tests in promises().items():
        assert tests, promise
        for file, name in tests:
            assert any(each.startswith("test_") for each in defined(file)), file
            assert not name or name in defined(file), f"{file}::{name}"


def test_everything_named_on_the_page_is_a_test() -> None:
    mentioned = set(re.findall(r"`(tests/[^`]+)`", PAGE.read_text(encoding="utf-8")))
    named = {file + (f"::{name}" if name else "") for tests in promises().values() for file, name in tests}
    assert mentioned == named | {"tests/test_promises.py"}


def defined(file: str) -> set[str]:
    """The functions that a file defines."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
