"""Words for everything a person reads, in English and Polish.

`Words` is loaded on first use: importing `text.cards`, which must do without Fluent, runs this file too.
"""

from typing import TYPE_CHECKING

from drakehall.text.languages import LANGUAGES

if TYPE_CHECKING:
    from drakehall.text.words import Words

__all__ = ["LANGUAGES", "Words"]


def __getattr__(name: str) -> object:
    if name != "Words":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from drakehall.text.words import Words

    return Words
