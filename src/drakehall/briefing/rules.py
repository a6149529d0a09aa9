"""The numbered rules of a game, for reading: all of them, a chapter, one rule."""

from drakehall.kernel.game import Game
from drakehall.terminal.boards import chapters_of
from drakehall.text import Words, rule_sheets
from drakehall.text.rule_sheets import Chapter


def chapters(game: Game, words: Words) -> list[Chapter]:
    """List the chapters of the rules, and after them what is printed on mats and boards if a game provides it."""
    printed = chapters_of(game.name)
    more = [Chapter("", title, text) for title, text in (printed(words) if printed is not None else [])]
    return [*rule_sheets.chapters(game.name, words.language), *more]


def whole(found: list[Chapter]) -> str:
    """Return chapters one below the other."""
    return "\n\n".join(written(each) for each in found)


def written(chapter: Chapter) -> str:
    """Return a chapter with its heading."""
    return f"## {heading(chapter)}\n\n{chapter.text}"


def heading(chapter: Chapter) -> str:
    """Return the number and the title of a chapter."""
    return f"{chapter.number} {chapter.title}".strip()


def chapter(found: list[Chapter], wanted: str) -> Chapter | None:
    """Find a chapter by its number or its title."""
    asked = wanted.strip().casefold()
    for each in found:
        if asked in (each.number, each.title.casefold(), heading(each).casefold()) and asked:
            return each
    return None


def rule(game: Game, language: str, wanted: str) -> str | None:
    """Find a rule by its id, however it is written: `WYR-5.2`, `wyr-5.2`."""
    asked = wanted.strip().upper()
    for each in rule_sheets.rules(game.name, language):
        if each.id.upper() == asked:
            return f"{each.id} {each.text}"
    return None
