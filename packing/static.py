"""Write the folder that any web host can serve: the built page without a server behind it, the hall in the browser."""

import shutil
import sys
from pathlib import Path
from typing import Final

from packing.browser import PAGE, ROOT

TARGET: Final = ROOT / "build" / "static"
SERVED: Final = '<meta name="drakehall-server" content="same" />'
ALONE: Final = '<meta name="drakehall-server" content="none" />'


def main() -> None:
    """Write it where the first argument says, in place of an older one."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    write(target)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    sys.stdout.write(f"{target}: {size / 1e6:.1f} MB\n")


def write(target: Path) -> None:
    """Copy the page, and let it say that nobody answers there."""
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    if SERVED not in page:
        sys.exit(f"{PAGE / 'index.html'} does not say whether there is a server")
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(PAGE, target, ignore=shutil.ignore_patterns("*.sha256"))
    (target / "index.html").write_text(page.replace(SERVED, ALONE), encoding="utf-8")


if __name__ == "__main__":
    main()
