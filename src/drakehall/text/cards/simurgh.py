"""Simurgh's tiles and the places of its board: named, worded and drawn from the board file in force."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from drakehall.games.simurgh import board_file, tiles
from drakehall.games.simurgh.board_file import BoardFile
from drakehall.games.simurgh.compiled_board import END_TRIGGER
from drakehall.games.simurgh.options import SimurghOptions
from drakehall.kernel.options import Options
from drakehall.text.cards import simurgh_names as names
from drakehall.text.cards.face import Face, Label, Line
from drakehall.text.cards.simurgh_effects import (
    ARROW,
    NOTHING,
    SPEECH,
    ability,
    ability_line,
    effect,
    exchange,
    exchange_line,
    marks,
    space_line,
)

KEPT: Final = 16
"""Number of boards, each in one language, whose words are kept."""


def labels(options: Options, language: str) -> Mapping[str, Label]:
    """Return names: tile (`tile-07`), dragon (`dragon-49`), ability (`ability-49-1`), objective (`objective-73`)."""
    return _labels(_board(options), language)


def faces(options: Options, language: str) -> Mapping[str, Face]:
    """Return faces of the tiles and of what is printed on the board.

    Spaces of the City are `space-C1`, the Wilds `wild-W1`, the Scout Quarters `source-1` and `source-top`, the Statue
    `statue-S1`. What ends a game of a length is `length-short`. An exploration tile has its step first, then levels.
    What a space costs and brings, without who may stand there, is `exchange-C1`, on a tile `exchange-07-2`.
    """
    board, named = board_file.read(_board(options)), labels(options, language)
    shown = {
        **{f"tile-{number:02}": _tile(number, board, language) for number in range(1, 85)},
        **{f"dragon-{number}": _dragon(number, board, language) for number in tiles.DRAGONS},
        **{f"objective-{number}": _objective(number, board, language) for number in tiles.OBJECTIVES},
        **{
            f"ability-{number}-{slot}": _ability(number, fact, board, language)
            for number in tiles.DRAGONS
            for slot, fact in enumerate(type_of(number).abilities, 1)
        },
    }
    called = {id_: _as_called(face, named[id_]) for id_, face in shown.items()}
    return {**called, **_places(board, language), **_exchanges(board, language)}


def objective_text(board: BoardFile, number: str, language: str) -> str:
    """Describe an objective: what it counts, its points for three places."""
    fact, speech = board.objectives[number], SPEECH[language]
    counts = [] if fact.counts == ["all"] else fact.counts
    dragons = ", ".join(board_file.dragon_name(board, each, language) for each in counts if each != "food")
    what = speech.food if counts == ["food"] else speech.marks_on.format(dragons) if dragons else speech.marks
    first, second, third = fact.points
    return f"{what}: {speech.places.format(first, second, third)}"


def dragon_name(board: BoardFile, number: int, language: str) -> str:
    """Return a dragon's name in the board file, told apart from its twin."""
    twin = names.TWINS[(number - tiles.DRAGONS[0]) % 2]
    return f"{board_file.dragon_name(board, type_of(number).label, language)} {twin}"


def type_of(number: int) -> tiles.DragonType:
    """Return the type of a dragon tile."""
    return tiles.DRAGON_TYPES[(number - tiles.DRAGONS[0]) // 2]


def _board(options: Options) -> str:
    assert isinstance(options, SimurghOptions)
    return options.board


@lru_cache(KEPT)
def _labels(text: str, language: str) -> Mapping[str, Label]:
    board = board_file.read(text)
    called = {number: _called(number, board, language) for number in range(1, 85)}
    dragons = {number: called[number].name for number in tiles.DRAGONS}
    return {
        **{f"tile-{number:02}": label for number, label in called.items()},
        **{f"dragon-{number}": Label(name) for number, name in dragons.items()},
        **{f"objective-{number}": called[number] for number in tiles.OBJECTIVES},
        **{
            f"ability-{number}-{slot}": Label(f"{name}: {ability(language, fact)}")
            for number, name in dragons.items()
            for slot, fact in enumerate(type_of(number).abilities, 1)
        },
    }


def _called(number: int, board: BoardFile, language: str) -> Label:
    """Return a tile's name, with the cases that sentences need."""
    speech, sort = SPEECH[language], _sort(number)
    if sort == "dragon":
        name = dragon_name(board, number, language)
        return Label(name, {"acc": name, "gen": name})
    if sort == "objective":
        name, forms = names.OBJECTIVES[language][number - tiles.OBJECTIVES[0]], speech.objective_forms
    else:
        name, forms = names.TILES[language][number - 1], speech.tile_forms
    accusative, genitive = (f"{form} {names.QUOTED[language].format(name)}" for form in forms)
    return Label(name, {"acc": accusative, "gen": genitive})


def _sort(number: int) -> str:
    """Return what a tile is: a type of action tile, a dragon, an objective."""
    if number in tiles.OBJECTIVES:
        return "objective"
    return "dragon" if number in tiles.DRAGONS else tiles.TYPES[tiles.TYPE_OF[number]]


def _as_called(face: Face, label: Label) -> Face:
    return Face(face.name or label.name, label.forms, face.text, face.lines, face.cost, face.numbers, face.kinds)


def _tile(number: int, board: BoardFile, language: str) -> Face:
    sort = _sort(number)
    if sort == "dragon":
        lines = _dragon(number, board, language).lines
    elif sort == "objective":
        lines = _objective(number, board, language).lines
    elif sort == "exploration":
        lines = _way(tiles.EXPLORATION_TILES[number - tiles.EXPLORATION[0]], language)
    else:
        spaces = tiles.ACTION_TILES[number - 1].spaces
        lines = tuple(space_line(language, each.kind, each.who, each.cost, each.gain) for each in spaces)
    told = [SPEECH[language].sorts[sort]] if sort in SPEECH[language].sorts else []
    told += [line.text.replace("\n", ". ") for line in lines if line.text]
    return Face(
        text="\n".join(told),
        lines=lines,
        kinds={"sort": [sort]},
    )


def _way(tile: tiles.ExplorationTile, language: str) -> tuple[Line, ...]:
    """Draw what a step costs once, then what the levels give; the words give both for each level."""
    levels = (Line(marks(language, gain), exchange(language, tile.move_cost, gain)) for gain in tile.levels)
    return (Line((*marks(language, tile.move_cost), ARROW)), *levels)


def _dragon(number: int, board: BoardFile, language: str) -> Face:
    """Draw a dragon. A reader who sees the tile needs no number to distinguish it."""
    kind = type_of(number)
    lines = tuple(ability_line(language, fact) for fact in kind.abilities)
    name = board_file.dragon_name(board, kind.label, language)
    return Face(name, text="\n".join(f"• {line.text}" for line in lines), lines=lines)


def _ability(number: int, fact: tiles.Ability, board: BoardFile, language: str) -> Face:
    """Return the face of an ability, named after its dragon as the tile shows it: those of twins are alike."""
    told = ability(language, fact)
    return Face(f"{board_file.dragon_name(board, type_of(number).label, language)}: {told}", text=told)


def _objective(number: int, board: BoardFile, language: str) -> Face:
    text = objective_text(board, str(number), language)
    return Face(text=text, lines=(Line(text=text),))


def _places(board: BoardFile, language: str) -> dict[str, Face]:
    quarters = board.scout_quarters
    city = {
        f"space-C{i}": space_line(language, each.kind, each.who, each.cost, each.gain, quarters.arrival)
        for i, each in enumerate(board.city, 1)
    }
    slots = {f"source-{i}": exchange_line(language, each.cost, each.gain) for i, each in enumerate(quarters.slots, 1)}
    top = {"source-top": exchange_line(language, quarters.face_down_cost, "scout_tile(top)")}
    statue = {
        f"statue-S{i}": exchange_line(language, each.cost, each.gain) for i, each in enumerate(board.statue.spaces, 1)
    }
    wilds = {
        f"wild-W{i}": Face(
            text=effect(language, each.bonus),
            lines=(exchange_line(language, NOTHING, each.bonus),),
            numbers={"min_players": each.min_players},
        )
        for i, each in enumerate(board.wilds, 1)
    }
    ends = {
        f"length-{length}": Face(numbers={"objectives": objectives, "chronicle": chronicle})
        for length, (objectives, chronicle) in END_TRIGGER.items()
    }
    drawn = {id_: Face(text=line.text, lines=(line,)) for id_, line in {**city, **slots, **top, **statue}.items()}
    return {**drawn, **wilds, **ends}


def _exchanges(board: BoardFile, language: str) -> dict[str, Face]:
    """Describe what a vassal pays and receives, space by space: a question asked there says no more."""
    arrival = board.scout_quarters.arrival
    city = {f"exchange-C{i}": exchange(language, each.cost, each.gain, arrival) for i, each in enumerate(board.city, 1)}
    action = {
        f"exchange-{tile:02}-{i}": exchange(language, each.cost, each.gain)
        for tile, row in enumerate(tiles.ACTION_TILES, 1)
        for i, each in enumerate(row.spaces, 1)
    }
    ways = {
        f"exchange-{tile:02}-{i}": exchange(language, row.move_cost, gain)
        for tile, row in zip(tiles.EXPLORATION, tiles.EXPLORATION_TILES, strict=True)
        for i, gain in enumerate(row.levels, 1)
    }
    return {id_: Face(text=text) for id_, text in {**city, **action, **ways}.items()}
