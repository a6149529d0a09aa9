"""The languages that everything is worded in."""

from typing import Final

LANGUAGES: Final = ("en", "pl")
