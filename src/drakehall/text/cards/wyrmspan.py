"""Wyrmspan's cards, mats and tiles: named, worded and drawn from the tables in force."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from drakehall.games.wyrmspan.cards import Cave, Dragon
from drakehall.games.wyrmspan.compiled import CompiledCards, compiled_cards
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES, Clause, Seq
from drakehall.games.wyrmspan.handles import ACTION_COIN
from drakehall.games.wyrmspan.notation import parse_seq
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.games.wyrmspan.rounds import INCOME, MOST_WALKS
from drakehall.games.wyrmspan.tiles import COVER, GUILDS, SPACES, STRIPS
from drakehall.kernel.options import Options
from drakehall.text.cards.face import Face, Label, Line
from drakehall.text.cards.wyrmspan_effects import walk, worded
from drakehall.text.cards.wyrmspan_marks import marks

KEPT: Final = 16
"""Number of tables of cards, each in one language, whose words are kept."""


def labels(options: Options, language: str) -> Mapping[str, Label]:
    """Return the names of the dragons (`dragon-12`) and cave cards (`card-34`)."""
    return _labels(_compiled(options), language)


def faces(options: Options, language: str) -> Mapping[str, Face]:
    """Return faces of dragons and cave cards, and of what is printed on mat, track and guild tiles.

    The abilities of a tile are `bonus-plains-1`, those met on a walk `strip-crimson-0`, the track `space-7`, the bonus
    of column 4 `cover`. A brown space of the track shows nothing. The eggs for another walk through a cave in the same
    round are `walk-2` and `walk-3`, what a new round brings is `income`. `coins` are what enticing a dragon takes, with
    the coin of the action.
    """
    cards = _compiled(options)
    return {
        **{f"dragon-{dragon.number}": _dragon(dragon, language) for dragon in cards.dragons},
        **{f"card-{cave.number}": _cave(cave, language) for cave in cards.caves},
        **_printed(language),
    }


def _compiled(options: Options) -> CompiledCards:
    assert isinstance(options, WyrmspanOptions)
    return compiled_cards(options.dragons, options.caves)


@lru_cache(KEPT)
def _labels(cards: CompiledCards, language: str) -> Mapping[str, Label]:
    dragons = {f"dragon-{card.number}": Label(card.names[language]) for card in cards.dragons}
    return dragons | {f"card-{card.number}": Label(card.names[language]) for card in cards.caves}


def _dragon(dragon: Dragon, language: str) -> Face:
    lines = tuple(_line(clause, language) for clause in dragon.clauses)
    cost = {"coin": dragon.coin, **dict(zip(RESOURCES, dragon.resources, strict=True)), "egg": dragon.egg}
    return Face(
        dragon.names[language],
        text=" ".join(line.text for line in lines),
        lines=lines,
        cost={kind: n for kind, n in cost.items() if n},
        numbers={"vp": dragon.vp, "nests": dragon.nests, "coins": dragon.coin + ACTION_COIN},
        kinds={"size": [dragon.size], "trait": [dragon.trait], "cave": [CAVES[cave] for cave in dragon.caves]},
    )


def _cave(cave: Cave, language: str) -> Face:
    return _effect(cave.seq, language, cave.names[language])


def _printed(language: str) -> dict[str, Face]:
    tiles = {f"bonus-{tile.name}": (*tile.bonuses, tile.endgame) for tile in GUILDS}
    strips = {f"strip-{cave}": strip for cave, strip in zip(CAVES, STRIPS, strict=True)}
    return {
        **{id_: face for name, seqs in tiles.items() for id_, face in _numbered(name, seqs, 1, language)},
        **{id_: face for name, seqs in strips.items() for id_, face in _numbered(name, seqs, 0, language)},
        **dict(_numbered("space", SPACES, 0, language)),
        "cover": _effect(COVER, language),
        "income": _effect(parse_seq(f"gain(coin,{INCOME}) + egg(1)"), language),
        **{f"walk-{times}": Face(text=walk(language, times)) for times in range(2, MOST_WALKS + 1)},
    }


def _numbered(name: str, seqs: Iterable[Seq | None], first: int, language: str) -> list[tuple[str, Face]]:
    return [(f"{name}-{i}", _effect(seq, language) if seq else Face()) for i, seq in enumerate(seqs, first)]


def _effect(seq: Seq, language: str, name: str = "") -> Face:
    """Draw what happens at once, so that its timing need not be mentioned."""
    text = worded(language, seq)
    return Face(name, text=text, lines=(Line(marks(seq), text),))


def _line(clause: Clause, language: str) -> Line:
    return Line(marks(clause.seq), worded(language, clause), clause.timing, worded(language, clause.seq))
