"""The site: every page has its place in the menu, and all of it can be built without a complaint."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MENU = (ROOT / "docs" / "site" / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]


def test_every_page_of_the_docs_is_in_the_menu() -> None:
    pages = [page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert len(pages) > 20
    assert [page for page in pages if f": {page}\n" not in MENU] == []


@pytest.mark.slow
def test_the_site_is_built_and_has_the_reference() -> None:
    command = [sys.executable, "docs/site/build.py"]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    site = ROOT / "build" / "docs" / "site" / "docs"
    reference = (site / "reference" / "kernel.html").read_text(encoding="utf-8")
    assert 'id="drakehall.kernel.state.State.sample"' in reference
    assert (site / "rules" / "pl" / "wyrmspan.html").exists()
