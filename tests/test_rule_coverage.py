"""Every rule of `docs/rules/` is named by a test, and tests name no other; translations have the same rules."""

from pathlib import Path

import pytest

from tests.rule_index import complaints, mismatches, strays

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"
PAGES = sorted(DOCS.glob("*.md"))
TRANSLATIONS = sorted(DOCS.glob("*/*.md"))


def test_there_are_rules() -> None:
    assert PAGES


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_rule_is_proved(page: Path) -> None:
    found = complaints(page, TESTS)
    assert not found, "\n".join(found)


def test_no_test_names_a_rule_of_an_unknown_game() -> None:
    found = strays(DOCS, TESTS)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", TRANSLATIONS, ids=[f"{page.parent.name}-{page.stem}" for page in TRANSLATIONS])
def test_a_translation_has_the_same_rules(page: Path) -> None:
    found = mismatches(DOCS / page.name, page)
    assert not found, "\n".join(found)


RULES = "# Toy\n\n- **TOY-1.1** One.\n- **TOY-1.2** Two.\n- **TOY-R1** A ruling.\n"
GOOD = """
import pytest
from tests.support import rule
pytestmark = [pytest.mark.slow, rule("TOY-R1")]
@rule("TOY-1.1")
@rule("TOY-1.2")
def test_both(): ...
"""
PARAMETERS = """
@rule("TOY-R1")
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("TOY-1.1")), pytest.param(2, marks=[rule("TOY-1.2")])])
def test_it(x): ...
"""


def judge(folder: Path, text: str, rules: str = RULES, file: str = "rules/toy/test_toy.py") -> list[str]:
    page = folder / "docs" / "toy.md"
    page.parent.mkdir()
    page.write_text(rules, encoding="utf-8")
    test = folder / "tests" / file
    test.parent.mkdir(parents=True)
    test.write_text(text, encoding="utf-8")
    return complaints(page, folder / "tests") + strays(page.parent, folder / "tests")


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        'from tests.support import rule\n@rule("TOY-1.1", "TOY-1.2", "TOY-R1")\nasync def test_all(): ...\n',
        'import pytest\n@pytest.mark.rule("TOY-1.1", "TOY-1.2", "TOY-R1")\nclass TestToy:\n  def test_it(self): ...\n',
        'class TestToy:\n  pytestmark = rule("TOY-1.1", "TOY-1.2")\n  @rule("TOY-R1")\n  def test_it(self): ...\n',
        PARAMETERS,
    ],
    ids=["stacked and module", "several ids", "class", "class mark", "parameters"],
)
def test_named_rules_are_found(tmp_path: Path, text: str) -> None:
    assert judge(tmp_path, text) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (GOOD.replace('@rule("TOY-1.2")\n', ""), "no test names TOY-1.2"),
        (GOOD.replace('"TOY-1.2"', '"TOY-1.2", "TOY-9"'), "names TOY-9, which is no rule"),
        (GOOD.replace('"TOY-1.2"', '"TOY-1.2", "TOI-1"'), "names TOI-1, of no known game"),
        (GOOD.replace('"TOY-R1"', '"TOY-R2"'), "names TOY-R2, which is no rule"),
        (GOOD.replace("test_both", "both"), "marks something that is no test"),
        (GOOD.replace("test_both", "both"), "pytestmark: TOY-R1 marks no test"),
        (GOOD.replace("def test_both", '@pytest.mark.skip("later")\ndef test_both'), "TOY-1.1 is skipped"),
        (GOOD.replace("pytest.mark.slow", "pytest.mark.xfail"), "no test names TOY-1.1"),
        (GOOD.replace('rule("TOY-1.2")', "rule(IDS)"), "one by one"),
        (GOOD.replace('rule("TOY-1.2")', "rule(*IDS)"), "one by one"),
        (GOOD.replace('rule("TOY-1.2")', "rule()"), "one by one"),
        ('# rule("TOY-1.1")\ndef test_it(): ...\n', "no test names TOY-1.1"),
        ('class Helper:\n  @rule("TOY-1.1")\n  def test_it(self): ...\n', "no test names TOY-1.1"),
    ],
)
def test_a_wrong_test_is_found(tmp_path: Path, text: str, complaint: str) -> None:
    assert complaint in "\n".join(judge(tmp_path, text))


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (RULES + "- **TOY-1.1** Once more.\n", "TOY-1.1 is defined twice"),
        (RULES + "- **TOY-1.3**\n", "TOY-1.3 has no text"),
        (RULES + "- **TOY-x** What?\n", "TOY-x is not written like"),
        (RULES + "- **TOY-1.3** New.\n", "no test names TOY-1.3"),
        ("# Toy\n", "no rule is defined"),
    ],
)
def test_a_wrong_page_is_found(tmp_path: Path, rules: str, complaint: str) -> None:
    assert complaint in "\n".join(judge(tmp_path, GOOD, rules))


def test_a_file_that_pytest_does_not_collect_proves_nothing(tmp_path: Path) -> None:
    assert "in a file that holds no tests" in "\n".join(judge(tmp_path, GOOD, file="rules/toy/helpers.py"))


CHAPTERS = "# Toy\n\n## 1 Aim\n\n- **TOY-1.1** One.\n- **TOY-1.2** Two.\n\n## Rulings\n\n- **TOY-R1** A ruling.\n"
TRANSLATED = CHAPTERS.replace("Aim", "Cel").replace("Rulings", "Rozstrzygnięcia").replace("One", "Raz")


@pytest.mark.parametrize(
    ("translation", "expected"),
    [
        (TRANSLATED, []),
        (TRANSLATED.replace("- **TOY-1.2** Two.\n", ""), ["TOY-1.2 is not translated"]),
        (TRANSLATED + "- **TOY-R2** New.\n", ["TOY-R2 is translated, but is no rule"]),
        (TRANSLATED + "- **TOY-1.1** Raz.\n", ["TOY-1.1 is defined twice"]),
        (
            TRANSLATED.replace("-1.2", "-x").replace("-1.1", "-1.2").replace("-x", "-1.1"),
            ["TOY-1.2 is not in its place"],
        ),
        (TRANSLATED.replace("## 1", "## 2"), ["the chapters are not the same"]),
        (TRANSLATED.replace("## Roz", "### Roz"), ["the chapters are not the same"]),
        (
            TRANSLATED.replace("- **TOY-1.2** Two.\n\n## Roz", "\n## Roz\n\n- **TOY-1.2** Dwa.\n"),
            ["the chapters are not the same"],
        ),
    ],
)
def test_a_wrong_translation_is_found(tmp_path: Path, translation: str, expected: list[str]) -> None:
    page, other = tmp_path / "toy.md", tmp_path / "pl.md"
    page.write_text(CHAPTERS, encoding="utf-8")
    other.write_text(translation, encoding="utf-8")
    assert mismatches(page, other) == expected
