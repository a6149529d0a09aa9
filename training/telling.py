"""Telling the person who waits how far things are."""

import sys
from time import strftime


def tell(words: str) -> None:
    """Write a line, with the time."""
    sys.stdout.write(f"{strftime('%H:%M:%S')} {words}\n")
    sys.stdout.flush()
