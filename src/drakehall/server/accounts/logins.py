"""The names by which people sign in, and when two of them are the same."""

import re
import unicodedata
from typing import Final

from drakehall.server.accounts.errors import BadLogin

FORM: Final = re.compile(r"[^\W_](?:[\w.@-]{1,30})[^\W_]")
"""From 3 to 32 characters that begin and end with a letter or a digit of any alphabet."""


def login_key(login: str) -> str:
    """Return a key that is equal for equal names.

    Names are equal if they differ only in case, in spaces around them, or in how Unicode writes them (NFKC: full width,
    ligatures, letters with separate accents).
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()


def chosen_login(login: str) -> str:
    """Check a new name, and return it as it is stored."""
    name = unicodedata.normalize("NFKC", login).strip()
    if not FORM.fullmatch(name) or not FORM.fullmatch(login_key(name)):
        raise BadLogin()
    return name
