"""Dragon Castle's tiles, cards and layouts.

Tiles of a faction are named by it and their number, the others by their symbol; cards and layouts as in their rows.
"""

from collections.abc import Mapping
from functools import cache

from drakehall.games.dragon_castle import cards_file, layouts
from drakehall.games.dragon_castle.tiles import FACES, FACES_OF, KIND, LABELS, NAMES, NUMBER
from drakehall.kernel.options import Options
from drakehall.text.cards.face import Face, Label


def labels(options: Options, language: str) -> Mapping[str, Label]:
    """Return names: tile (`tile-M1`), spirit (`spirit-wind`), dragon (`dragon-power`), layout (`layout-fort`).

    A symbol is named by its notation, all that terminal boards show. Points that a dragon gives (`score-power`) have
    its name.
    """
    return _labels(language)


def faces(options: Options, language: str) -> Mapping[str, Face]:
    """Return a face for everything with a label. A reader who sees the symbol of a tile needs no notation for it."""
    return _faces(language)


@cache
def _labels(language: str) -> Mapping[str, Label]:
    symbols = {
        f"tile-{LABELS[face]}": Label(f"{_name(face, language)} ({LABELS[face]})")
        for face in range(FACES)
        if not NUMBER[face]
    }
    return {id_: Label(face.name, face.forms) for id_, face in _faces(language).items()} | symbols


@cache
def _faces(language: str) -> Mapping[str, Face]:
    cards = cards_file.rows()
    return {
        **{f"tile-{LABELS[face]}": Face(_name(face, language)) for face in range(FACES)},
        **{f"spirit-{label}": _card(row, language) for label, row in cards.spirit.items()},
        **{f"dragon-{label}": _card(row, language) for label, row in cards.dragon.items()},
        **{f"score-{label}": Face(row.name[language]) for label, row in cards.dragon.items()},
        **{f"layout-{label}": Face(row.name[language]) for label, row in layouts.rows().items()},
    }


def _card(row: cards_file.Row, language: str) -> Face:
    forms = {"acc": row.accusative[language]} if language in row.accusative else {}
    return Face(row.name[language], forms, row.text[language])


def _name(face: int, language: str) -> str:
    kind = KIND[face]
    names = NAMES[language][kind]
    return f"{names[0]} {NUMBER[face]}" if NUMBER[face] else names[FACES_OF[kind].index(face)]
