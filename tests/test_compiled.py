"""What a compiled copy of the package is made of."""

from bench.compiled import COLD, PLAIN, ROOT, modules

PACKAGE = ROOT / "src" / "drakehall"


def test_rules_evaluations_and_the_search_are_compiled() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in modules(PACKAGE)}
    for game in ("smoki", "dragon_castle", "simurgh", "wyrmspan"):
        assert {f"games/{game}/rules.py", f"bots/evaluation/{game}.py"} <= names
    assert {"bots/search/search.py", "kernel/state.py"} <= names


def test_every_exception_exists_and_none_is_compiled() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in modules(PACKAGE)}
    assert not names & PLAIN
    assert all((PACKAGE / name).is_file() for name in PLAIN)
    assert all(list(PACKAGE.glob(f"games/*/{stem}.py")) for stem in COLD)
