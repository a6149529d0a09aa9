"""Put the built page into the wheel and the source distribution."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path(__file__).parent / "web" / "build.py"


class PageHook(BuildHookInterface[Any]):
    """Builds the page when its sources have changed; editable installations do without."""

    def dependencies(self) -> list[str]:
        """Ask for Node where the page must be built and the machine has none."""
        script = runpy.run_path(str(SCRIPT))
        return [] if script["is_fresh"]() or script["has_node"]() else [script["NODE_PACKAGE"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before files are collected."""
        if version != "editable":
            runpy.run_path(str(SCRIPT))["build"]()
