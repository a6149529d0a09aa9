"""The tutorial shows the example game as it is, and all of it."""

import ast
import re
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "pebbles"
SOURCES = {
    "python": [EXAMPLE / "pebbles" / "__init__.py"],
    "toml": [EXAMPLE / "pyproject.toml"],
    "ftl": [EXAMPLE / "pebbles" / language / "pebbles.ftl" for language in ("en", "pl")],
}
BLOCKS = re.findall(
    r"^```(\w+)\n(.*?)^```$", (ROOT / "docs" / "first-game.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
)


@pytest.mark.parametrize(("kind", "block"), BLOCKS)
def test_every_block_is_taken_from_the_example(kind: str, block: str) -> None:
    assert any(block in file.read_text(encoding="utf-8") for file in SOURCES[kind])


def test_nothing_of_the_game_is_left_out() -> None:
    shown = {node_name(node) for kind, block in BLOCKS if kind == "python" for node in parts(dedent(block))}
    (source,) = SOURCES["python"]
    assert {node_name(node) for node in parts(source.read_text(encoding="utf-8"))} == shown


def parts(source: str) -> list[ast.FunctionDef | ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.ClassDef)]


def node_name(node: ast.FunctionDef | ast.ClassDef) -> str:
    return node.name
