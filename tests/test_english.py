"""Docstrings say what is returned, or how many of something there are, as a native reader expects it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "bench", "native", "packing", "training", "examples", "docs", "web/scripts")
GIVING = re.compile(r"(Give|Tell|Say|Word|Name)s?\b")
"""Fit for what is done to somebody (`Tell other halls`), not for what a function returns."""
COUNTING = re.compile(r"(Every |By |After )?[Ss]o (many|much|often)\b")


def strings(tree: ast.Module) -> Iterator[tuple[ast.AST, int, str]]:
    """Yield docstrings and the strings below constants and fields, each with what it stands in and its line."""
    for node in ast.walk(tree):
        body = [] if isinstance(node, ast.Lambda | ast.IfExp) else getattr(node, "body", [])
        for each in (part for part in body if isinstance(part, ast.Expr)):
            if isinstance(each.value, ast.Constant) and isinstance(each.value.value, str):
                yield node, each.lineno, each.value.value.strip()


def returns(node: ast.AST) -> bool:
    """Return whether this is a function with something to return."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return node.returns is not None and ast.unparse(node.returns) != "None"


def complaints(source: str) -> list[str]:
    """Return the openings that a native reader would stumble over, each with its line."""
    found = strings(ast.parse(source))
    return [
        f"{line}: {text[:60]}"
        for node, line, text in found
        if COUNTING.match(text) or (returns(node) and GIVING.match(text))
    ]


def test_docstrings_open_as_a_native_reader_expects() -> None:
    """“Return …” where something is returned, “Number of …” where something is counted."""
    files = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))
    assert len(files) > 500
    found = [f"{file.relative_to(ROOT)}:{each}" for file in files for each in complaints(file.read_text("utf-8"))]
    assert found == []


def test_such_openings_are_found() -> None:
    """They are, in functions and below constants; telling somebody something is no complaint."""
    source = '''
MOST = 3
"""So many are kept."""

def name() -> str:
    """Give the name."""

async def tell() -> None:
    """Tell the others."""

def count() -> int:
    """Return how many there are."""
'''
    assert complaints(source) == ["3: So many are kept.", "6: Give the name."]
