"""Numbers as people type them."""

from typing import Final

MOST_DIGITS: Final = 18


def whole(text: str) -> int | None:
    """Read a whole number from 0 up; None for anything else, including absurdly many digits."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None
