"""The conformance suite: what any game must pass.

`python -m drakehall.testing GAME` on the command line; in tests `conform(game, games=50)`, which returns a
`ConformanceReport` or raises a `ConformanceError` that names the check (see `CHECKS`), the game, and how to play it
again.
"""

from drakehall.testing.checks import CHECKS
from drakehall.testing.report import ConformanceError, ConformanceReport
from drakehall.testing.suite import conform

__all__ = ["CHECKS", "ConformanceError", "ConformanceReport", "conform"]
