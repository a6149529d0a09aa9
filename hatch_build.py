"""Put the built page into the wheel and the source distribution, and compiled modules into the wheel."""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "web" / "build.py"
NATIVE = ROOT / "native" / "build.py"
PLAIN = "DRAKEHALL_PLAIN"
"""Set to anything, it asks for a wheel of plain Python, which fits every machine."""


class PackageHook(BuildHookInterface[Any]):
    """Builds what is made from sources before files are collected; editable installations do without.

    A wheel has compiled modules where there is a C compiler, and is plain Python elsewhere.
    """

    def dependencies(self) -> list[str]:
        """Ask for Node where the page must be built and the machine has none, and for what compiling needs."""
        page, native = runpy.run_path(str(PAGE)), runpy.run_path(str(NATIVE))
        built = page["is_fresh"]() and page["is_packed"]()
        node = [] if built or page["has_node"]() else [page["NODE_PACKAGE"]]
        packing = page["packing_needs"]()
        compiles = self.target_name == "wheel" and not os.environ.get(PLAIN) and native["can_compile"]()
        compiler = native["NEEDED"] if compiles else ()
        return [*node, *packing, *compiler]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and for a wheel compiled modules."""
        if version == "editable":
            return
        runpy.run_path(str(PAGE))["build"]()
        if self.target_name == "wheel" and not os.environ.get(PLAIN):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        native = runpy.run_path(str(NATIVE))
        try:
            files = native["build"]()
        except native["Failed"] as why:
            self.app.display_warning(f"the wheel is plain Python: {why}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        work = native["WORK"]
        build_data["force_include"].update({str(file): file.relative_to(work).as_posix() for file in files})
