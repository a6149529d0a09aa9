"""The cards or tiles that a position in text places, and those that are dealt where it names none."""

from collections.abc import Iterable, Sequence
from typing import Final, final

from drakehall.kernel.chance import Chance
from drakehall.kernel.position_errors import ImpossiblePosition, NoneLeft
from drakehall.kernel.position_text import ANY, EMPTY, TextLine, Word

TO_DEAL: Final = -2
"""In place of a card: one that is dealt once all others have been placed."""


@final
class Pool:
    """The cards or tiles of a game that have not been placed yet."""

    def __init__(self, cards: Iterable[int], labels: Sequence[str]) -> None:
        """Begin with all cards; `labels` has the name of each kind."""
        self._left = list(cards)
        self._labels = labels

    def take(self, word: Word) -> int:
        """Take the card that a word names; `TO_DEAL` for `?`."""
        if word.text == ANY:
            return TO_DEAL
        card = word.label(self._labels)
        if card not in self._left:
            raise NoneLeft(line=word.line, column=word.column, given=word.text)
        self._left.remove(card)
        return card

    def take_all(self, line: TextLine | None) -> list[int]:
        """Take the cards that a line names, if there is one; `-` means none."""
        words = [] if line is None else line.words()
        return [] if [word.text for word in words] == [EMPTY] else [self.take(word) for word in words]

    def shuffle(self, chance: Chance) -> None:
        """Shuffle what is left, once everything named has been taken and before anything is dealt."""
        self._left.sort()
        chance.shuffle(self._left)

    def dealt(self, cards: list[int]) -> list[int]:
        """Deal a card to every place that still needs one."""
        if cards.count(TO_DEAL) > len(self._left):
            raise ImpossiblePosition(why=f"not enough is left for every {ANY}")
        return [self._left.pop() if card == TO_DEAL else card for card in cards]

    def keep(self, cards: Iterable[int]) -> list[int]:
        """Set aside those of some cards that have not been placed yet, lest they be dealt before they are put back."""
        kept: list[int] = []
        for card in cards:
            if card in self._left:
                self._left.remove(card)
                kept.append(card)
        return kept

    def put_back(self, cards: Iterable[int]) -> None:
        """Let cards that were kept be dealt, before all others."""
        self._left += cards

    def rest(self) -> list[int]:
        """Take whatever is left."""
        left, self._left = self._left, []
        return left
