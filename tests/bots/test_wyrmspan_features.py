"""Wyrmspan's features stand in the order of their names."""

import ast
from pathlib import Path

from drakehall.bots.evaluation import wyrmspan


def test_every_feature_is_a_local_of_its_name() -> None:
    source = Path(wyrmspan.__file__).with_name("wyrmspan.py").read_text(encoding="utf-8")
    (made,) = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef) and node.name == "features"]
    (given,) = [node.value for node in ast.walk(made) if isinstance(node, ast.Return)]
    assert isinstance(given, ast.List)
    assert tuple(each.id for each in given.elts if isinstance(each, ast.Name)) == wyrmspan.NAMES
