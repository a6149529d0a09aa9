"""The cards of Smoki: kinds, values, copies."""

from typing import Final

# SMO-2.2: a kind is its index here; the label is the notation for it.
LABELS: Final[tuple[str, ...]] = ("-2", "0", "1", "2", "3", "4", "5", "6", "7", "8", "G", "K", "O", "A")

# SMO-2.2: printed values; the Water Reflection has none and counts as 0 where a number is needed.
VALUES: Final[tuple[int, ...]] = (-2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 9)

# What a card is called where its number does not say it: in English, in Polish.
NAMES: Final = {
    "G": {"en": "Raven Nest", "pl": "Krucze gniazdo"},
    "K": {"en": "Raven Ring", "pl": "Kruczy krąg"},
    "O": {"en": "Water Reflection", "pl": "Odbicie w wodzie"},
    "A": {"en": "Raven Attack", "pl": "Atak kruka"},
}

NEST: Final = 10
RING: Final = 11
REFLECTION: Final = 12
ATTACK: Final = 13

COPIES: Final = 4
BASE_KINDS: Final = 13
ALL_KINDS: Final = 14
DREAM_SIZE: Final = 6
SLOT_BITS: Final[tuple[int, ...]] = tuple(1 << slot for slot in range(DREAM_SIZE))
"""The bit of each card of a dream in a number that holds one for all of them."""
COMPLETE: Final = 0b111111  # the facing mask of a dream whose six cards all lie face up


def deck(*, raven_attack: bool) -> list[int]:
    """SMO-2.1, SMO-10.6: list the cards of the deck, 52 or 56, sorted."""
    return ALL_CARDS[:] if raven_attack else ALL_CARDS[: BASE_KINDS * COPIES]


ALL_CARDS: Final = [kind for kind in range(ALL_KINDS) for _ in range(COPIES)]
