"""Packages of other people: installed for one test, as `pip install` would, by a folder on the path."""

from collections.abc import Mapping
from pathlib import Path


def announce(folder: Path, package: str, groups: Mapping[str, Mapping[str, str]]) -> None:
    """Write what a package announces into a folder: entry point group → name → object."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in named.items())
        for group, named in groups.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
