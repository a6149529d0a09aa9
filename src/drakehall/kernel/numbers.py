"""Numbers as people type them."""

from typing import Final

MOST_DIGITS: Final = 18


def whole(text: str) -> int | None:
    """Read a whole number from 0 on; None for anything else, also for more digits than anybody means."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None
