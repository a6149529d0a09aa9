"""Build the site: guides, rules, decisions and the API reference, into `build/docs/site`.

    make docs

Pages stay where they are in the repository, beside what they describe, and link to one another by their paths there.
All of them are gathered, with whatever else they link to, into a folder of the same shape, from which Zensical makes
the site. It fails on a link that leads nowhere and on a name that the reference cannot find.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WORK: Final = ROOT / "build" / "docs"
PAGES: Final = ("*.md", "docs/**/*.md", "examples/**/*.md", "bench/*.md", "web/*.md", "src/drakehall/**/*.md")
LINK: Final = re.compile(r"\]\(([^)\s#]+)")


def main() -> None:
    """Gather the pages, build the site and say where it is, or end with the builder's status."""
    shutil.rmtree(WORK, ignore_errors=True)
    for file in sorted({*pages(), *linked()}):
        copy = WORK / "pages" / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    shutil.copyfile(ROOT / "docs" / "site" / "mkdocs.yml", WORK / "mkdocs.yml")
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    status = subprocess.run(command, cwd=WORK, check=False).returncode
    if status == 0:
        sys.stdout.write("Open build/docs/site/index.html.\n")
    sys.exit(status)


def pages() -> Iterator[Path]:
    """Find every page of the repository."""
    for pattern in PAGES:
        yield from (page for page in ROOT.glob(pattern) if "node_modules" not in page.parts)


def linked() -> Iterator[Path]:
    """Find the files that pages link to; of a folder, those directly in it."""
    for page in pages():
        for target in LINK.findall(page.read_text(encoding="utf-8")):
            found = (page.parent / target).resolve()
            if found.is_relative_to(ROOT) and found.is_dir():
                yield from (file for file in found.iterdir() if file.is_file())
            elif found.is_relative_to(ROOT) and found.is_file():
                yield found


if __name__ == "__main__":
    main()
