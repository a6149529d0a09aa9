"""Keep what mypyc compiles badly out of the modules it compiles: `python -m native.idioms`, part of `make check`.

Each rule names an idiom that is fine in Python and dear once compiled (decision 0008 has the figures). Where one is
meant nevertheless, because it runs once a game or because a measurement says so, the line says why:

    best = max(totals)  # slow: once a round

On the line of a `def` it holds for the whole function. Modules that are not held to some rules yet are listed in
`idioms.toml`; a rule that a module keeps is taken from its list.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from tomllib import loads
from typing import Final, NamedTuple

from native.build import SOURCE, modules

PACKAGE: Final = SOURCE / "drakehall"
LISTED: Final = Path(__file__).with_name("idioms.toml")

MARK: Final = "# slow: "
WIDEST: Final = 62
"""Numbers of so many bits and more are objects."""
FOLDS: Final = frozenset({"max", "min", "sum"})
TYPES: Final = frozenset({"NewType", "ParamSpec", "TypeVar"})
CACHES: Final = frozenset({"cache", "lru_cache"})

RULES: Final = {
    "tuple": "a constant tuple that is indexed is built anew each time: annotate it as Final[tuple[int, ...]]",
    "constant": "a constant without Final is looked up by its name each time: annotate it as Final",
    "function-table": "a function from a table is called as an object: write a chain of ifs",
    "wide-number": "a number of 62 bits and more is an object: split it into two words",
    "fold": "max, min and sum over one argument run in the interpreter: write a loop",
    "bit-count": "bit_count() runs in the interpreter: look it up in a table",
    "new": "__new__ is called as an object: call the class",
    "cache": "a cache hashes its arguments as objects: compute, or keep the result where it belongs",
}


class Finding(NamedTuple):
    """An idiom in a module."""

    file: Path
    line: int
    rule: str

    def __str__(self) -> str:
        """Return where it is and what to write instead."""
        return f"{self.file}:{self.line}: {self.rule}: {RULES[self.rule]}, or say why not in “{MARK}…”"


def main() -> None:
    """Print what is found and what is listed without being there; fail if there is anything."""
    listed: dict[str, list[str]] = loads(LISTED.read_text(encoding="utf-8"))
    complaints = compared(findings(list(modules(PACKAGE))), PACKAGE, listed)
    for complaint in complaints:
        sys.stdout.write(f"{complaint}\n")
    sys.exit(1 if complaints else 0)


def compared(found: list[Finding], package: Path, listed: dict[str, list[str]]) -> list[str]:
    """Return complaints: what was found and is not listed, and what is listed and was not found."""
    there = {(each.file.relative_to(package).as_posix(), each.rule) for each in found}
    known = {(name, rule) for name, rules in listed.items() for rule in rules}
    new = [str(each) for each in found if (each.file.relative_to(package).as_posix(), each.rule) not in known]
    return new + [f"{LISTED.name}: {name} keeps to “{rule}” now" for name, rule in sorted(known - there)]


def findings(files: list[Path]) -> list[Finding]:
    """Find the idioms of modules that are compiled together, but for those whose line says why."""
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    trees = {file: ast.parse(text) for file, text in texts.items()}
    indexed = {name for tree in trees.values() for name in indexed_names(tree)}
    found: list[Finding] = []
    for file, tree in trees.items():
        meant = excused(tree, texts[file].splitlines())
        places = sorted({*constants(tree, indexed), *idioms(tree)})
        found += [Finding(file, line, rule) for line, rule in places if line not in meant]
    return found


def excused(tree: ast.Module, lines: list[str]) -> set[int]:
    """List the lines that say why they are as they are, those of whole functions included."""
    meant = {number for number, line in enumerate(lines, 1) if MARK in line}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.lineno in meant:
            meant |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return meant


def indexed_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of what is indexed by anything but a constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Constant | ast.Slice):
            if isinstance(node.value, ast.Name):
                yield node.value.id
            elif isinstance(node.value, ast.Attribute):
                yield node.value.attr


def constants(tree: ast.Module, indexed: set[str]) -> Iterator[tuple[int, str]]:
    """Find constants of a module that are not declared as they should be."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id.isupper() and called(node.value) not in TYPES:
                    yield node.lineno, "constant"
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            bare = isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
            if bare and node.target.id in indexed and isinstance(node.value, ast.Tuple):
                yield node.lineno, "tuple"


def idioms(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Find dear idioms inside functions; what runs once when a module is imported does not matter."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for decorator in function.decorator_list:
                if called(decorator) in CACHES:
                    yield function.lineno, "cache"
            for statement in function.body:
                for node in ast.walk(statement):
                    yield from of_node(node)


def of_node(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Find the idiom of a single expression."""
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value.bit_length() >= WIDEST:
        yield node.lineno, "wide-number"
    if not isinstance(node, ast.Call):
        return
    name = called(node)
    if isinstance(node.func, ast.Subscript):
        yield node.lineno, "function-table"
    elif isinstance(node.func, ast.Name) and name in FOLDS and len(node.args) == 1:
        yield node.lineno, "fold"
    elif isinstance(node.func, ast.Attribute) and name == "bit_count":
        yield node.lineno, "bit-count"
    elif isinstance(node.func, ast.Attribute) and name == "__new__":
        yield node.lineno, "new"


def called(node: ast.expr) -> str:
    """Return the name of what is called, or of the decorator that is not."""
    if isinstance(node, ast.Call):
        return called(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


if __name__ == "__main__":
    main()
