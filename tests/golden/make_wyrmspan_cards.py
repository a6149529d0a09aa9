"""All card texts of Wyrmspan as one page.

`python -m tests.golden.make_wyrmspan_cards > tests/golden/wyrmspan_cards.md`
"""

import sys

from drakehall.games.wyrmspan.compiled import compiled_cards
from drakehall.text import LANGUAGES
from drakehall.text.cards.registry import faces


def page() -> str:
    """Write every card with its name and text in both languages."""
    found = compiled_cards("", "")
    told = {language: faces("wyrmspan", None, language) for language in LANGUAGES}
    lines = ["# Wyrmspan: the card texts, made from the effects", ""]
    for title, kind, numbers in (
        ("Dragons", "dragon", [card.number for card in found.dragons]),
        ("Cave cards", "card", [card.number for card in found.caves]),
    ):
        lines += [f"## {title}", ""]
        for number in numbers:
            for language in LANGUAGES:
                card = told[language][f"{kind}-{number}"]
                lines.append(f"- {number} {language} **{card.name}**: {card.text}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
