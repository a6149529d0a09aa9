"""Words for everything a person reads, in English and Polish."""

from drakehall.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
