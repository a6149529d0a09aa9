"""What mypyc compiles badly is noticed, each idiom by its rule, and a line may say why it is meant."""

from pathlib import Path
from tomllib import loads

import pytest
from native import idioms
from native.build import modules
from native.idioms import LISTED, PACKAGE, RULES, compared, findings

BREACHES = {
    "tuple": "from typing import Final\nROW: Final = (1, 2, 3)  {mark}\ndef at(i: int) -> int:\n    return ROW[i]\n",
    "constant": "LIMIT = 3  {mark}\n",
    "function-table": "def step(s: int) -> None:\n    STEPS[s](s)  {mark}\n",
    "wide-number": "def low(x: int) -> int:\n    return x & 0xFFFFFFFFFFFFFFFF  {mark}\n",
    "fold": "def best(x: list[int]) -> int:\n    return max(x)  {mark}\n",
    "bit-count": "def many(x: int) -> int:\n    return x.bit_count()  {mark}\n",
    "new": "def made() -> State:\n    return State.__new__(State)  {mark}\n",
    "cache": "@lru_cache(maxsize=5)\ndef found(x: int) -> int:  {mark}\n    return x\n",
}
FINE = """\
from typing import Final, TypeVar

T = TypeVar("T")
ROW: Final[tuple[int, ...]] = (1, 2, 3)
PAIR: Final = (1, 2)
BITS: Final[tuple[int, ...]] = tuple([n.bit_count() for n in range(max([3, 4]))])

def at(i: int) -> int:
    return ROW[i] + PAIR[0] + min(i, 2) + (1 << 61)
"""


def found(folder: Path, text: str) -> list[str]:
    file = folder / "module.py"
    file.write_text(text)
    return [each.rule for each in findings([file])]


def test_every_rule_has_a_breach_here() -> None:
    assert set(BREACHES) == set(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_a_breach_is_noticed(rule: str, tmp_path: Path) -> None:
    assert found(tmp_path, BREACHES[rule].format(mark="")) == [rule]


@pytest.mark.parametrize("rule", RULES)
def test_a_line_may_say_why(rule: str, tmp_path: Path) -> None:
    assert found(tmp_path, BREACHES[rule].format(mark="# slow: once a game")) == []


def test_the_line_of_a_function_says_it_for_all_of_it(tmp_path: Path) -> None:
    text = "def best(x: list[int]) -> int:  # slow: once a game\n    y = sum(x)\n    return max(x) + y\n"
    assert found(tmp_path, text) == []
    assert found(tmp_path, text + text.replace("  # slow: once a game", "")) == ["fold", "fold"]


def test_what_is_cheap_or_runs_once_is_let_be(tmp_path: Path) -> None:
    assert found(tmp_path, FINE) == []


def test_a_constant_indexed_in_another_module_counts(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("from typing import Final\nROW: Final = (1, 2, 3)\n")
    other.write_text("from one import ROW\ndef at(i: int) -> int:\n    return ROW[i]\n")
    assert [(each.file, each.rule) for each in findings([one, other])] == [(one, "tuple")]
    assert findings([one]) == []


def test_a_complaint_says_where_and_what_to_write(tmp_path: Path) -> None:
    file = tmp_path / "games/chess.py"
    file.parent.mkdir()
    file.write_text(BREACHES["fold"].format(mark=""))
    (complaint,) = compared(findings([file]), tmp_path, {})
    assert complaint.startswith(f"{file}:2: fold: ")
    assert "write a loop" in complaint


def test_a_listed_module_is_let_be_and_a_list_out_of_date_is_not(tmp_path: Path) -> None:
    file = tmp_path / "games/chess.py"
    file.parent.mkdir()
    file.write_text(BREACHES["fold"].format(mark=""))
    assert compared(findings([file]), tmp_path, {"games/chess.py": ["fold"]}) == []
    (stale,) = compared(findings([file]), tmp_path, {"games/chess.py": ["fold", "new"]})
    assert stale == "idioms.toml: games/chess.py keeps to “new” now"


def test_it_fails_if_there_is_anything(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for complaints, status in (([], 0), (["games/chess.py:2: fold"], 1)):
        monkeypatch.setattr(idioms, "compared", lambda *args, told=complaints: told)
        with pytest.raises(SystemExit) as left:
            idioms.main()
        assert left.value.code == status
        assert capsys.readouterr().out.splitlines() == complaints


def test_only_what_is_compiled_is_listed() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in modules(PACKAGE)}
    listed = loads(LISTED.read_text(encoding="utf-8"))
    assert set(listed) <= names
    assert all(set(rules) <= set(RULES) for rules in listed.values())
