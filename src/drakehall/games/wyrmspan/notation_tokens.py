"""The words and signs of the notation of effects, and complaints about wrong ones."""

import re
from typing import Final

DEEPEST: Final = 12
"""Greatest depth of nested brackets."""
TOKEN: Final = re.compile(r"\s*(\|\||->|>=|<=|-?\d+|[a-z_][a-z_0-9]*|[(){},;:|+*&=/])")
NAME: Final = re.compile(r"[a-z_][a-z_0-9]*")


class EffectError(ValueError):
    """An effect that cannot be read: what is wrong, and at which character."""

    def __init__(self, why: str, text: str, at: int) -> None:
        """Put the complaint into words with the text around it."""
        super().__init__(f"{why} at character {at + 1}: “{text[max(0, at - 20) : at]}⟨here⟩{text[at : at + 20]}”")


def tokens(text: str) -> list[tuple[str, int]]:
    """Cut an effect into words, numbers and signs, each with its place."""
    found: list[tuple[str, int]] = []
    place = depth = 0
    end = len(text.rstrip())
    while place < end:
        match = TOKEN.match(text, place)
        if match is None:
            raise EffectError("an unknown sign", text, place)
        found.append((match.group(1), match.start(1)))
        place = match.end()
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(match.group(1), 0)
        if depth > DEEPEST:
            raise EffectError(f"more than {DEEPEST} brackets in one another", text, place)
    return found
