"""Recovery codes, for people who have lost everything else. Each has 80 random bits, so a fast hash will do."""

import secrets
from typing import Final

from drakehall.hall import tokens

COUNT: Final = 10
LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"
"""Without i, l, o and u, which are easily mistaken for others."""
GROUPS: Final = 4
LENGTH: Final = 4
ALIKE: Final = str.maketrans("ilou", "110v")


def fresh() -> list[str]:
    """Make codes, in the form in which they are shown."""
    return [_code() for _ in range(COUNT)]


def hashed(code: str, person: str) -> str:
    """Hash a code however it was typed; the same code of two people is hashed differently."""
    plain = "".join(each for each in code.casefold() if each.isalnum()).translate(ALIKE)
    return tokens.digest(f"{person} {plain}")


def _code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))
