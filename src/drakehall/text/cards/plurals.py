"""Counted nouns, in languages with two forms (1 point, 2 points) and with three (1 punkt, 2 punkty, 5 punktów)."""

Forms = tuple[str, ...]
"""A noun after 1, after 2 to 4 if the language distinguishes them, and after all other numbers."""


def count_noun(language: str, n: int, forms: Forms) -> str:
    """Count a noun."""
    if n == 1:
        return f"{n} {forms[0]}"
    few = language == "pl" and n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return f"{n} {forms[1] if few else forms[-1]}"
