"""Which rules `docs/rules/` defines and which of them tests name, read from the text without running anything."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_DEFINITION = re.compile(r"^\s*[-*] \*\*([A-Z][A-Z0-9]*-[^\s*]+)\*\*(.*)$", re.MULTILINE)
_WELL_FORMED = re.compile(r"[A-Z][A-Z0-9]*-R?\d+(\.\d+)*[a-z]?")
_OUTLINE = re.compile(r"^#+ \d*|^[-*] \*\*[^*]+\*\*", re.MULTILINE)
_NO_PROOF = {"skip", "skipif", "xfail"}


@dataclass(frozen=True)
class Naming:
    """A rule id that a test file names. `problem` says why this naming proves nothing; empty if it does."""

    id: str
    where: str
    problem: str = ""


def complaints(doc: Path, tests: Path) -> list[str]:
    """Say what is wrong between one page of rules and the tests; nothing if every rule is proved."""
    found, defined = definitions(doc.read_text(encoding="utf-8"))
    prefixes = {prefix(rule) for rule in defined}
    named = [naming for naming in namings(tests) if prefix(naming.id) in prefixes]
    proved = {naming.id for naming in named if not naming.problem}
    found += [f"no test names {rule}" for rule in defined if rule not in proved]
    found += [f"{naming.where} names {naming.id}, which is no rule" for naming in named if naming.id not in defined]
    return found + [f"{naming.where}: {naming.id} {naming.problem}" for naming in named if naming.problem]


def strays(docs: Path, tests: Path) -> list[str]:
    """Say which ids in tests belong to no page of rules at all, and which marks have no readable id."""
    pages = [definitions(doc.read_text(encoding="utf-8"))[1] for doc in sorted(docs.glob("*.md"))]
    prefixes = {prefix(rule) for page in pages for rule in page}
    return [
        f"{naming.where}: {naming.problem}" if not naming.id else f"{naming.where} names {naming.id}, of no known game"
        for naming in namings(tests)
        if prefix(naming.id) not in prefixes
    ]


def mismatches(page: Path, translation: Path) -> list[str]:
    """Say where a translated page of rules differs from the page itself: in ids, their order or the headings' shape."""
    _, wanted = definitions(page.read_text(encoding="utf-8"))
    found, ids = definitions(translation.read_text(encoding="utf-8"))
    found += [f"{rule} is not translated" for rule in wanted if rule not in ids]
    found += [f"{rule} is translated, but is no rule" for rule in ids if rule not in wanted]
    if not found and ids != wanted:
        first = next(rule for rule, other in zip(ids, wanted, strict=True) if rule != other)
        found.append(f"{first} is not in its place")
    if not found and _outline(page) != _outline(translation):
        found.append("the chapters are not the same")
    return found


def _outline(page: Path) -> list[str]:
    """Give the headings without their words, and the rules between them, in their order."""
    return _OUTLINE.findall(page.read_text(encoding="utf-8"))


def definitions(text: str) -> tuple[list[str], list[str]]:
    """Read a page of rules: what is wrong with it, and the ids it defines (`- **SMO-1.1** text`) in their order."""
    wrong: list[str] = []
    ids: list[str] = []
    for match in _DEFINITION.finditer(text):
        rule = match[1]
        if rule in ids:
            wrong.append(f"{rule} is defined twice")
            continue
        ids.append(rule)
        if not _WELL_FORMED.fullmatch(rule):
            wrong.append(f"{rule} is not written like ABC-1.2 or ABC-R3")
        if not match[2].strip():
            wrong.append(f"{rule} has no text")
    return wrong if ids else ["no rule is defined"], ids


def prefix(rule: str) -> str:
    """Give the game's part of an id."""
    return rule.partition("-")[0]


def namings(tests: Path) -> list[Naming]:
    """List every rule id that the test files under a folder name."""
    found: list[Naming] = []
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "rule" in text:
            found.extend(_Reader(path.relative_to(tests).as_posix()).read(ast.parse(text)))
    return found


class _Reader:
    """Reads the marks of one file."""

    def __init__(self, file: str) -> None:
        """Begin a file; pytest looks for tests only in files called `test_*.py`."""
        self.file = file
        name = file.rpartition("/")[2]
        self.collected = name.startswith("test_") or name.endswith("_test.py")

    def read(self, module: ast.Module) -> Iterator[Naming]:
        """Read a whole file: its tests, its classes, its `pytestmark`."""
        yield from self._body(module.body, "", "" if self.collected else "is in a file that holds no tests")

    def _body(self, body: list[ast.stmt], where: str, problem: str) -> Iterator[Naming]:
        """Read a module or a class; `pytestmark` there counts if any test is inside."""
        marks = [mark for statement in body for mark in _pytestmark(statement)]
        problem = problem or ("is skipped" if any(map(_skips, marks)) else "")
        for mark in marks:
            yield from self._ids(mark, f"{where}pytestmark", problem or ("" if _tests(body) else "marks no test"))
        for statement in body:
            if isinstance(statement, ast.ClassDef):
                yield from self._class(statement, where, problem)
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from self._function(statement, where, problem)

    def _class(self, node: ast.ClassDef, where: str, problem: str) -> Iterator[Naming]:
        problem = problem or _decorated_problem(node, is_test=bool(_tests([node])))
        for decorator in node.decorator_list:
            yield from self._ids(decorator, f"{where}{node.name}", problem)
        yield from self._body(node.body, f"{where}{node.name}.", problem)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, where: str, problem: str) -> Iterator[Naming]:
        problem = problem or _decorated_problem(node, is_test=bool(_tests([node])))
        for decorator in node.decorator_list:
            yield from self._ids(decorator, f"{where}{node.name}", problem)

    def _ids(self, expression: ast.expr, where: str, problem: str) -> Iterator[Naming]:
        """Find every call of `rule` in an expression, also inside lists and `pytest.param(…, marks=…)`."""
        place = f"{self.file}:{expression.lineno} {where}"
        for node in ast.walk(expression):
            if not (isinstance(node, ast.Call) and _called(node) == "rule"):
                continue
            if not node.args or node.keywords:
                yield Naming("", place, "a rule mark names its ids one by one, as text")
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and argument.value:
                    yield Naming(argument.value, place, problem)
                else:
                    yield Naming("", place, "a rule mark names its ids one by one, as text")


def _pytestmark(statement: ast.stmt) -> list[ast.expr]:
    """Give the value of `pytestmark = …` as a list of one, of any other statement nothing."""
    if isinstance(statement, ast.Assign) and [getattr(target, "id", "") for target in statement.targets] == [
        "pytestmark"
    ]:
        return [statement.value]
    if isinstance(statement, ast.AnnAssign) and getattr(statement.target, "id", "") == "pytestmark":
        return [statement.value] if statement.value else []
    return []


def _tests(body: list[ast.stmt]) -> list[ast.stmt]:
    """List the tests and test classes that pytest finds in a body."""
    return [
        statement
        for statement in body
        if (isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"))
        or (isinstance(statement, ast.ClassDef) and statement.name.startswith("Test") and _tests(statement.body))
    ]


def _decorated_problem(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, *, is_test: bool) -> str:
    if not is_test:
        return "marks something that is no test"
    return "is skipped" if any(map(_skips, node.decorator_list)) else ""


def _skips(expression: ast.expr) -> bool:
    """Whether a mark on a whole test keeps it from proving anything."""
    parts = expression.elts if isinstance(expression, ast.List | ast.Tuple) else [expression]
    return any(_called(part) in _NO_PROOF for part in parts)


def _called(node: ast.expr) -> str:
    """Give the last name of a mark: `rule` for `rule(…)`, `support.rule(…)` and `pytest.mark.rule(…)`."""
    function = node.func if isinstance(node, ast.Call) else node
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
