"""Secrets: guests, seats and invitations are known by random tokens, of which only hashes are stored."""

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 16
LONGEST_NAME: Final = 32


def token() -> str:
    """Make a secret of 128 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def identity() -> str:
    """Make an id that is no secret."""
    return secrets.token_hex(6)


def digest(secret: str) -> str:
    """Hash a secret for storage; 128 random bits need no slow hash."""
    return sha256(secret.encode()).hexdigest()


def fits(secret: str | None, stored: str | None) -> bool:
    """Tell in constant time whether a secret is the one whose hash is stored."""
    return secret is not None and stored is not None and secrets.compare_digest(digest(secret), stored)


def clean_name(given: str | None) -> str | None:
    """Make a name one line of visible text; None if nothing is left of it.

    Control and format characters go, and so do those that turn the reading direction.
    """
    shown = (char for char in given or "" if char.isspace() or unicodedata.category(char)[0] != "C")
    visible = "".join(" " if char.isspace() else char for char in shown)
    return " ".join(visible.split())[:LONGEST_NAME].strip() or None
