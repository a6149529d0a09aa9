"""Cards, places and resources in the text of a position: what they are called there, and lists of them.

A card goes by its name in the table in force; where several bear it, or where it has a sign that the text needs, its
number stands with it or instead of it: `1 coin #12`, `#12`. A number alone is always understood.
"""

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, final

from drakehall.games.wyrmspan.cards import Cave, Dragon
from drakehall.games.wyrmspan.compiled import CompiledCards
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import CAVE_CARD, KIND_BITS, MOST_OF_A_KIND
from drakehall.kernel.options import TABLES_KEPT
from drakehall.kernel.position_lists import first_word, pieces
from drakehall.kernel.position_pool import Pool
from drakehall.kernel.position_text import ANY, EMPTY, Word

SIGNS: Final = ",;#"
"""What divides lists, parts of a row, and a name from a number."""
DRAGON, CAVE = "dragon", "cave"
GONE: Final = "gone"
"""In place of a drawn card that has left the hand."""


@final
class CardNames:
    """What the cards of a table are called."""

    def __init__(self, cards: Sequence[Dragon | Cave]) -> None:
        """Take a name for each card."""
        names = [card.names["en"] for card in cards]
        shared = {name for name, count in Counter(names).items() if count > 1}
        self.labels = tuple(
            f"#{card.number}" if not plain(name) else f"{name} #{card.number}" if name in shared else name
            for card, name in zip(cards, names, strict=True)
        )
        self._cards = {f"#{card.number}": i for i, card in enumerate(cards)}
        self._cards |= {label: i for i, label in enumerate(self.labels)}

    def card(self, word: Word) -> int:
        """Return the card that a word names."""
        card = self._cards.get(word.text)
        if card is None:
            alike = [label for label in self.labels if label.partition(" #")[0] == word.text]
            close = alike or get_close_matches(word.text, self.labels)
            raise word.refused(", ".join(close) if close else f"{self.labels[0]}, …, {self.labels[-1]}")
        return card

    def take(self, pool: Pool, word: Word) -> int:
        """Take the card that a word names from those without a place; `?` is dealt later."""
        return pool.take(word if word.text == ANY else word._replace(text=self.labels[self.card(word)]))

    def pool(self) -> Pool:
        """Return all cards; none has a place yet."""
        return Pool(range(len(self.labels)), self.labels)


def plain(name: str) -> bool:
    """Whether a name can stand in a list."""
    return name not in (ANY, EMPTY, GONE) and not any(sign in name for sign in SIGNS)


@final
class Names:
    """The names of dragons and cave cards."""

    def __init__(self, compiled: CompiledCards) -> None:
        """Take names for all cards."""
        self.dragons = CardNames(compiled.dragons)
        self.caves = CardNames(compiled.caves)

    def written(self, card: int, caves_from: int = CAVE_CARD) -> str:
        """Write a dragon or cave card; cave cards are numbered from `caves_from`."""
        if card >= caves_from:
            return f"{CAVE} {self.caves.labels[card - caves_from]}"
        return f"{DRAGON} {self.dragons.labels[card]}"

    def read(self, word: Word, caves_from: int = CAVE_CARD) -> int:
        """Read `dragon NAME` or `cave NAME`."""
        kind, name = first_word(word)
        if kind.label((DRAGON, CAVE)):
            return caves_from + self.caves.card(name)
        return self.dragons.card(name)


@lru_cache(TABLES_KEPT)
def names_of(compiled: CompiledCards) -> Names:
    """Return the names of the cards of a table."""
    return Names(compiled)


# --- Resources that lie together ----------------------------------------------------------


def write_packed(packed: int) -> str:
    """Write `2 meat, 1 milk`."""
    counts = [(packed >> KIND_BITS * i & MOST_OF_A_KIND, kind) for i, kind in enumerate(RESOURCES)]
    return ", ".join(f"{count} {kind}" for count, kind in counts if count) or EMPTY


def read_packed(word: Word) -> int:
    """Read `2 meat, 1 milk`; a kind that is named twice counts once, as named last."""
    counts = [0] * len(RESOURCES)
    for piece in pieces(word):
        count, kind = first_word(piece)
        counts[kind.label(RESOURCES)] = count.number(1, MOST_OF_A_KIND)
    return sum(count << KIND_BITS * i for i, count in enumerate(counts))
