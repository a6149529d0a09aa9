"""Smoki's cards: dragons are named by their number, ravens by their name."""

from collections.abc import Mapping

from drakehall.games.smoki.cards import LABELS, NAMES, VALUES
from drakehall.kernel.options import Options
from drakehall.text.cards.face import Face, Label


def labels(options: Options, language: str) -> Mapping[str, Label]:
    """Return the names of the cards: `card-7`, `card-K`."""
    return {f"card-{label}": Label(_name(label, language)) for label in LABELS}


def faces(options: Options, language: str) -> Mapping[str, Face]:
    """Return the faces of the cards, with the number that counts at scoring."""
    return {
        f"card-{label}": Face(_name(label, language), numbers={"value": value})
        for label, value in zip(LABELS, VALUES, strict=True)
    }


def _name(label: str, language: str) -> str:
    return NAMES[label][language] if label in NAMES else label.replace("-", "−")
