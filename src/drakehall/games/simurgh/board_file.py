"""The board: the file `board.toml`, or an owner's corrected copy of it, read and validated."""

import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from drakehall.games.simurgh.effects import BadNotation, Bundle, Effect, parse
from drakehall.games.simurgh.tiles import DRAGON_TYPES, OBJECTIVES
from drakehall.kernel import toml_places
from drakehall.kernel.errors import BadContent
from drakehall.kernel.options import TABLES_KEPT
from drakehall.kernel.unverified import Verified

MOST_WILDS = 6
MOST_STATUE_SPACES = 8
LONGEST_NAME = 40
TYPE_LABELS = tuple(each.label for each in DRAGON_TYPES)


class BadBoard(BadContent):
    """A board file cannot be used."""

    of = "board"
    id = "simurgh-error-bad-board"
    english = "the board file cannot be used: {why}"


class BoardFault(Exception):
    """Something is wrong at a place of the file, named as `city[3].cost`."""

    def __init__(self, path: str, why: str) -> None:
        """Remember where, and say what."""
        super().__init__(why)
        self.path = path


class BoardPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of the parts of a board file: unknown names are refused."""

    def __post_init__(self) -> None:
        """Refuse a row that claims to have verified fields it does not have."""
        verified = getattr(self, "verified", True)
        strange = set(verified) - set(self.__struct_fields__) if isinstance(verified, list) else ()
        if strange:
            raise ValueError(f"`verified` lists fields of its own row, which has no {', '.join(sorted(strange))}")


class StartingStock(BoardPart, frozen=True):
    """SIM-3.7: what every player begins with."""

    resources: str
    dragon_markers: Annotated[int, Meta(ge=0, le=3)]


class WildSpace(BoardPart, frozen=True):
    """SIM-6.1: a space of the Wilds: the number of players from which it is open, and its bonus."""

    min_players: Annotated[int, Meta(ge=2, le=6)]
    bonus: str
    verified: Verified = True


class Exchange(BoardPart, frozen=True):
    """A place with a cost and points."""

    cost: str
    gain: str
    verified: Verified = True


class ScoutQuarters(BoardPart, frozen=True):
    """SIM-5.13: the Scout Quarters."""

    arrival: str
    face_down_cost: str
    slots: Annotated[list[Exchange], Meta(min_length=4, max_length=4)]


class Statue(BoardPart, frozen=True):
    """SIM-5.15: the Dragonlord Statue."""

    draw: Annotated[int, Meta(ge=1, le=12)]
    spaces: Annotated[list[Exchange], Meta(min_length=1, max_length=MOST_STATUE_SPACES)]
    verified: Verified = True


class CitySpace(BoardPart, frozen=True):
    """SIM-5.9: an action space of the City."""

    kind: Literal["single", "multi"]
    who: Literal["any", "rider"]
    cost: str
    gain: str


class DragonType(BoardPart, frozen=True):
    """SIM-11: the name of a dragon type."""

    name_en: str
    name_pl: str
    verified: Verified = True


class Objective(BoardPart, frozen=True):
    """SIM-12: what an objective counts, and its points for three places."""

    counts: list[str]
    points: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=3, max_length=3)]
    verified: Verified = True


class BoardFile(BoardPart, frozen=True):
    """Everything of the board file."""

    start: StartingStock
    wilds: Annotated[list[WildSpace], Meta(min_length=1, max_length=MOST_WILDS)]
    scout_quarters: ScoutQuarters
    statue: Statue
    city: Annotated[list[CitySpace], Meta(min_length=12, max_length=12)]
    dragons: dict[str, DragonType | str]
    objectives: dict[str, Objective]


@cache
def printed() -> str:
    """Return the text of the board file that comes with the game."""
    return files("drakehall.games.simurgh").joinpath("board.toml").read_text(encoding="utf-8")


@lru_cache(TABLES_KEPT)
def read(text: str) -> BoardFile:
    """Read and validate the text of a board file; an empty text means the one that comes with the game."""
    text = text or printed()
    try:
        board = msgspec.convert(tomllib.loads(text), BoardFile)
        check_effects(board)
        check_tables(board)
    except BoardFault as fault:
        raise _bad(text, fault.path, f"{fault.path}: {fault}") from None
    except msgspec.ValidationError as error:
        path = str(error).partition("`$.")[2].partition("[...]")[0].rstrip("`")
        raise _bad(text, path, str(error)) from None
    except (ValueError, RecursionError) as error:
        line, column = toml_places.said(str(error))
        raise BadBoard(why=str(error), line=line, column=column) from None
    return board


def dragon_name(board: BoardFile, label: str, language: str) -> str:
    """Return the name of a dragon type; if the owner left it unchanged, in the reader's language."""
    found, ours = board.dragons[label], read("").dragons[label]
    assert isinstance(ours, DragonType)
    if isinstance(found, str):
        if found != ours.name_en:
            return found
        found = ours
    return found.name_pl if language == "pl" else found.name_en


def _bad(text: str, path: str, why: str) -> BadBoard:
    """Return what is wrong, and where in the text, as far as that can be determined."""
    line, column = toml_places.place(text, path)
    return BadBoard(why=f"line {line}, column {column}: {why}" if line else why, line=line, column=column)


def check_effects(board: BoardFile) -> None:
    """Every cost and gain can be read and is of a kind allowed in its place."""
    need("start.resources", board.start.resources, goods_only)
    if not Effect(0, board.start.resources).plain:
        raise BoardFault("start.resources", "everybody begins with the same, so nothing can be chosen")
    for i, wild in enumerate(board.wilds):
        need(f"wilds[{i}].bonus", wild.bonus, goods_only)
    quarters = board.scout_quarters
    need("scout_quarters.arrival", quarters.arrival, goods_only)
    need_cost("scout_quarters.face_down_cost", quarters.face_down_cost, tokens_only)
    for i, slot in enumerate(quarters.slots):
        need_cost(f"scout_quarters.slots[{i}].cost", slot.cost, tokens_only)
        need(f"scout_quarters.slots[{i}].gain", slot.gain, tokens_only)
    for i, space in enumerate(board.statue.spaces):
        need_cost(f"statue.spaces[{i}].cost", space.cost, tokens_only)
        need(f"statue.spaces[{i}].gain", space.gain, tokens_only)
    for i, city in enumerate(board.city):
        own = ("scout_quarters", "dragonlord_statue")[i - 10 :][:1] if i >= 10 else ()
        need_cost(f"city[{i}].cost", city.cost, no_special)
        if (city.gain in ("scout_quarters", "dragonlord_statue")) != bool(own) or (own and city.gain != own[0]):
            raise BoardFault(f"city[{i}].gain", "only spaces 11 and 12 have effects of their own, and must have them")
        if own:
            if city.cost != "-":
                raise BoardFault(f"city[{i}].cost", "this space must cost nothing")
        else:
            need(f"city[{i}].gain", city.gain, no_special)


def check_tables(board: BoardFile) -> None:
    """Dragons and objectives are complete, and there is always somewhere to go."""
    if tuple(sorted(board.dragons)) != TYPE_LABELS:
        raise BoardFault("dragons", "every type from D01 to D12 needs a name")
    for label, dragon in board.dragons.items():
        for name in (dragon,) if isinstance(dragon, str) else (dragon.name_en, dragon.name_pl):
            if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
                raise BoardFault(f"dragons.{label}", f"a name has 1 to {LONGEST_NAME} visible characters")
    if sorted(board.objectives) != [str(number) for number in OBJECTIVES]:
        raise BoardFault("objectives", "every tile from 73 to 84 is needed")
    for number, objective in board.objectives.items():
        counts = objective.counts
        if counts not in (["all"], ["food"]) and (not counts or not set(counts) <= set(TYPE_LABELS)):
            raise BoardFault(f"objectives.{number}.counts", "dragon types (D01 … D12), or “all”, or “food”")
        if len(set(counts)) < len(counts):
            raise BoardFault(f"objectives.{number}.counts", "a type is counted once")
    if min(wild.min_players for wild in board.wilds) > 2:
        raise BoardFault("wilds", "some space must be open for two players")
    if not any(each.kind == "multi" and each.who == "any" and each.cost == "-" for each in board.city[:10]):
        raise BoardFault("city", "some space must cost nothing and be open to any number of vassals of any kind")


def need(path: str, text: str, fits: Callable[[Bundle], bool]) -> None:
    """Raise a `Fault` unless an effect can be read and all its options fit."""
    try:
        options = parse(text)
    except BadNotation as error:
        raise BoardFault(path, str(error)) from None
    if not all(fits(bundle) for bundle in options):
        raise BoardFault(path, f"“{text}” is not allowed here")


def need_cost(path: str, text: str, fits: Callable[[Bundle], bool]) -> None:
    """The same for a cost: dragons are never paid, and if it has options, they are exact tokens."""
    need(path, text, fits)
    options = parse(text)
    if any(each.draw for each in options):
        raise BoardFault(path, f"“{text}” is not allowed here: dragons cannot be paid")
    if len(options) > 1 and not all(tokens_only(each) and not (each.food or each.material) for each in options):
        raise BoardFault(path, f"“{text}” is not allowed here; each option of a cost must name exact tokens")


def no_special(bundle: Bundle) -> bool:
    """Whether a bundle has nothing of another place's effects."""
    return not bundle.special


def tokens_only(bundle: Bundle) -> bool:
    """Whether a bundle is resources and points only."""
    return not (bundle.special or bundle.marker or bundle.spearman or bundle.rider or bundle.draw)


def goods_only(bundle: Bundle) -> bool:
    """Whether a bundle is resources only."""
    return tokens_only(bundle) and bundle.fixed >> 48 == 0
