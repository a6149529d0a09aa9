"""What the pages name exists: files, modules, classes, functions; and their links lead somewhere."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "drakehall"
WYRMSPAN = PACKAGE / "games" / "wyrmspan"
NAMING = [ROOT / "docs" / "architecture.md", ROOT / "docs" / "first-game.md", WYRMSPAN / "README.md"]
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "web").glob("*.md"),
    *(page for folder in ("docs", "examples", "bench", "training") for page in (ROOT / folder).rglob("*.md")),
    *PACKAGE.rglob("*.md"),
]
FOLDERS = [ROOT, PACKAGE, ROOT / "web" / "src", ROOT / "docs"]
"""What paths on these pages begin at, apart from the folder of the page itself."""

BLOCK = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"[\w./*-]+\.(?:py|md|toml|csv|ftl|ts|svelte|txt)|[\w./-]+/")
NAME = re.compile(r"(?P<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(.*\))?")
LINK = re.compile(r"\]\(([^)\s]+)\)")
MODULE = re.compile(r"python -m ([\w.]+)")
OURS = {"bench", "docs", "drakehall", "native", "packing", "training"}
PLAIN = {"None", "True", "False", "int", "str", "seq"}
"""Words of Python, and one of the wire."""


@pytest.mark.parametrize("page", NAMING, ids=lambda page: str(page.relative_to(ROOT)))
def test_everything_named_exists(page: Path) -> None:
    quoted = re.findall(r"`([^`\n]+)`", BLOCK.sub("", page.read_text(encoding="utf-8")))
    assert len(quoted) > 30
    assert [name for name in quoted if not exists(name, page.parent)] == []


@pytest.mark.parametrize("page", sorted(PAGES), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"\w+:", target):
            continue  # another site
        path, _, heading = target.partition("#")
        file = page.parent / path if path else page
        assert file.exists(), target
        assert not heading or heading in headings(file), target


@pytest.mark.parametrize("page", sorted(PAGES), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_program_that_a_page_tells_to_run_exists(page: Path) -> None:
    named = MODULE.findall(page.read_text(encoding="utf-8"))
    assert [name for name in named if name.partition(".")[0] in OURS and not is_module(name)] == []


def test_a_program_that_does_not_exist_is_found() -> None:
    assert MODULE.findall("`python -m bench.no_such --games 2`") == ["bench.no_such"]
    assert not is_module("bench.no_such")
    assert is_module("bench.reliability")
    assert is_module("drakehall.testing")


@pytest.mark.parametrize(
    "name",
    ["kernel/no_such.py", "no_such_folder/", "State.no_such", "no_such_module.apply", "no_such_name", "no_such()"],
)
def test_a_wrong_name_is_found(name: str) -> None:
    assert not exists(name, ROOT)


@pytest.mark.parametrize(
    "name",
    ["kernel/state.py", "server/bots/", "text/en/*.ftl", "State.apply", "kernel.game.Game", "Presence.watchers"],
)
def test_a_right_name_is_found(name: str) -> None:
    assert exists(name, ROOT)


@pytest.mark.parametrize("text", ["drakehall.testing", "drakehall.words", "legal()", "take 3", "drakehall play smoki"])
def test_commands_and_groups_of_entry_points_pass(text: str) -> None:
    assert exists(text, ROOT)


def is_module(name: str) -> bool:
    """Tell whether Python can run a module of that name: a file, or a package with a file for it."""
    path = name.replace(".", "/")
    return any(
        (start / file).exists() for start in (ROOT, ROOT / "src") for file in (f"{path}.py", f"{path}/__main__.py")
    )


def exists(name: str, folder: Path) -> bool:
    """Tell whether there is a file or a Python name of that kind; what is neither passes."""
    if FILE.fullmatch(name):
        return any(True for start in (folder, *FOLDERS) for _ in start.glob(name.strip("/")))
    match = NAME.fullmatch(name)
    if match is None or match["name"] in PLAIN:
        return True
    return match["name"] in known_names()


@cache
def known_names() -> set[str]:
    """Collect what can be said in Python: every name with as much of its path as one likes, and every string."""
    found: set[str] = set()
    for start, files in ((PACKAGE.parent, PACKAGE.rglob("*.py")), (ROOT, (ROOT / "tests").rglob("*.py"))):
        for file in files:
            module = ".".join(file.relative_to(start).with_suffix("").parts).removesuffix(".__init__")
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for name in ("", *defined(tree)):
                parts = f"{module}.{name}".rstrip(".").split(".")
                found |= {".".join(parts[i:]) for i in range(len(parts))}
            if start != ROOT:
                found |= said(tree)
    example = ast.parse((ROOT / "examples" / "pebbles" / "pebbles" / "__init__.py").read_text(encoding="utf-8"))
    return found | set(defined(example)) | {name.rpartition(".")[2] for name in defined(example)}


def defined(tree: ast.Module | ast.ClassDef) -> list[str]:
    """List what a module or class defines: functions, classes with what is in them, variables, attributes."""
    names: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names += [node.name, *(f"{node.name}.{inner}" for inner in defined(node))]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.append(node.name)
            names += [each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute) and is_own(each)]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            names += [each.id for each in ast.walk(node) if isinstance(each, ast.Name) and is_stored(each)]
    return names


def said(tree: ast.Module) -> set[str]:
    """List the parameters of functions and the strings that look like names."""
    words = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return words | {each for each in strings if NAME.fullmatch(each)}


def is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self" and is_stored(node)


def is_stored(node: ast.Name | ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Store)


def headings(file: Path) -> set[str]:
    """List the anchors of a page as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", BLOCK.sub("", file.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
