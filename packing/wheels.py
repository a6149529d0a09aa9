"""Build the wheels: a plain one for every machine, and a compiled one for machines like this if there is a compiler."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from packing.browser import ROOT

TARGET: Final = ROOT / "build" / "wheels"


def main() -> None:
    """Build both and say how big they are."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.whl"):
        old.unlink()
    for plain in (True, False):
        build(TARGET, plain=plain)
    for wheel in sorted(TARGET.glob("*.whl")):
        sys.stdout.write(f"{wheel.relative_to(ROOT)}: {wheel.stat().st_size / 1e6:.1f} MB\n")


def build(target: Path, *, plain: bool) -> None:
    """Build one wheel; without a compiler the other is plain, too."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "wheel", "--no-deps"]
    env = {**os.environ, **({"DRAKEHALL_PLAIN": "1"} if plain else {})}
    subprocess.run([*pip, "--wheel-dir", str(target), str(ROOT)], env=env, check=True)


if __name__ == "__main__":
    main()
