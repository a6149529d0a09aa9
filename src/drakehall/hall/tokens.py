"""Secrets: guests, seats and invitations are known by random tokens, of which only hashes are stored."""

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from drakehall.hall.errors import BotsName

TOKEN_BYTES: Final = 16
LONGEST_NAME: Final = 32
NAMELESS: Final = "Guest"
"""The name of a person who has not given one; the page has its own words for it."""
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
BOTS_WORDS: Final = ("bot", "b0t")
"""How the names of bots begin."""
ALIKE: Final = str.maketrans("вβьоοтτ", "bbboott")
"""Letters of other alphabets that look like those of the word."""


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
    """Return, in constant time, whether a secret matches a stored hash."""
    return secret is not None and stored is not None and secrets.compare_digest(digest(secret), stored)


def clean_name(given: str | None) -> str | None:
    """Make a name one line of visible text; None if nothing is left. Raise `BotsName` if it reads like a bot's."""
    name = visible(given, LONGEST_NAME)
    if name is None:
        return None
    if _plain(name).split()[0] in BOTS_WORDS:
        raise BotsName(name=name)
    return name


def visible(given: str | None, longest: int) -> str | None:
    """Reduce a text to one visible line; None if nothing is left of it.

    Removed are control and format characters, those that turn the reading direction, letters that are drawn as nothing,
    and marks without a letter.
    """
    shown = (char for char in given or "" if char.isspace() or _drawn(char))
    spaced = "".join(" " if char.isspace() else char for char in shown)
    line = " ".join(spaced.split())[:longest].strip()
    return line if any(unicodedata.category(char)[0] in "LNPS" for char in line) else None


def _drawn(char: str) -> bool:
    return unicodedata.category(char)[0] != "C" and char not in BLANK


def _plain(name: str) -> str:
    """Return a name as one reads it: without marks and case, alike letters alike, punctuation as space."""
    read = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    kept = (char for char in read if unicodedata.category(char)[0] != "M")
    return "".join(char if char.isalnum() else " " for char in kept) + " -"
