"""Reading Fluent files: their faults, plural forms and variables."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from drakehall.text import catalogues


def faults(text: str) -> list[str]:
    """Lines that the parser could not read."""
    body = FluentParser().parse(text).body
    return [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]


def incomplete_plurals(text: str, forms: tuple[str, ...]) -> list[str]:
    """Choices by number that lack a plural form."""
    found = _Choices()
    found.visit(FluentParser().parse(text))
    return [f"{sorted(keys)}" for keys in found.keys if keys & set(forms) and not keys >= set(forms)]


def references(text: str) -> set[str]:
    """The messages that other messages are made of."""
    found = _References()
    found.visit(FluentParser().parse(text))
    return found.names


def variables(language: str, name: str, id_: str) -> list[str]:
    """The variables of a message, sorted."""
    text = catalogues.source(language, name)
    assert text is not None
    found = _Variables()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name == id_:
            found.visit(entry)
    return sorted(found.names)


class _Choices(Visitor):
    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.keys.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
