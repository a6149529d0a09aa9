"""Dragon Castle's tiles: those of a faction are named by it and their number, the others by their symbol."""

from collections.abc import Mapping

from drakehall.games.dragon_castle.tiles import FACES, FACES_OF, KIND, LABELS, NAMES, NUMBER
from drakehall.kernel.options import Options
from drakehall.text.cards.face import Face, Label


def labels(options: Options, language: str) -> Mapping[str, Label]:
    """Name the tiles: `tile-M1`; a symbol with its notation, which is all that terminal boards show."""
    return {
        f"tile-{LABELS[face]}": Label(
            _name(face, language) if NUMBER[face] else f"{_name(face, language)} ({LABELS[face]})"
        )
        for face in range(FACES)
    }


def faces(options: Options, language: str) -> Mapping[str, Face]:
    """Word the tiles. A reader who sees the symbol needs no notation for it."""
    return {f"tile-{LABELS[face]}": Face(_name(face, language)) for face in range(FACES)}


def _name(face: int, language: str) -> str:
    kind = KIND[face]
    names = NAMES[language][kind]
    return f"{names[0]} {NUMBER[face]}" if NUMBER[face] else names[FACES_OF[kind].index(face)]
