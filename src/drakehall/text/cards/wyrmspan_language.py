"""What a language provides to the writer of Wyrmspan's effects: nouns, places, cases and conditions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.frames import COLUMNS
from drakehall.text.cards.plurals import Forms

ALL_EXCAVATED: Final = fx.Condition(
    "count", count=fx.Count("excavated", fx.Filter(where="this_cave")), sign=">=", n=COLUMNS
)
"""The condition that is worded as “all spaces”: a cave has no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """The words and the grammar of one language."""

    code: str
    timings: Mapping[str, str]
    """How a line begins: when it is used."""
    foods: Mapping[str, str]
    """How feeding a hatchling is worded at the beginning of such a line."""
    nouns: Mapping[str, Forms]
    """Everything that is counted with a number; in the accusative if there are cases."""
    sources: Mapping[str, str]
    """Where cards and resources come from."""
    nests: Mapping[str, str]
    """Where eggs are laid."""
    on: Mapping[str, str]
    """On which dragon something is cached; `anywhere` if it may be several dragons."""
    under: Mapping[str, str]
    """Under which dragon something is tucked; `anywhere` if it may be several dragons."""
    paid_from: Mapping[str, str]
    """Where eggs are paid from."""
    modes: Mapping[str, str]
    """What a dragon is played for."""
    number: Callable[[int, Forms], str]
    """Count a noun."""
    spelled: Callable[[int], str]
    """Spell out a number that stands alone."""
    ability: Callable[[str], str]
    """Name an ability by its timing, inside a sentence."""
    those: Callable[[str, int], str]
    """Refer to a `resource` or `card` just gained or drawn: it (0), one of them (1), up to that many of them."""
    infinitive: Callable[[str], str]
    """Turn a command into what follows “you may”."""
    theirs: Callable[[str], str]
    """Turn what is said to the owner of a card into what is said about an opponent."""
    each_dragon: Callable[[fx.Filter, str], str]
    """Word “each of these dragons” as used after `on` or `under`."""
    counted: Callable[[fx.Count], str]
    """Word what is counted, as used after “for”."""
    condition: Callable[[fx.Condition], str]
    """Word a condition."""
    together: Callable[[list[fx.Filter]], str]
    """Word the condition that there is one of each of these dragons, all of them in the same place."""


def listed(parts: list[str], last: str) -> str:
    """Join parts as in a sentence, with a link before the last one."""
    link = last if last.startswith(",") else f" {last}"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{link} {parts[-1]}"
