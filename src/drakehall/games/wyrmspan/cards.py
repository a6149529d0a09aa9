"""The cards: facts of dragons and cave cards, read from tables and validated."""

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeVar

from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.notation import parse_card
from drakehall.games.wyrmspan.notation_checks import check_chain, check_seq, local
from drakehall.games.wyrmspan.notation_tokens import EffectError
from drakehall.kernel.errors import BadContent, quoted
from drakehall.kernel.numbers import whole
from drakehall.kernel.options import TABLES_KEPT

DRAGON_COLUMNS: Final = (
    *("number", "name_en", "name_pl", "vp", "size", "trait", "nests", "coin"),
    *(*fx.RESOURCES, "egg", "caves", "effect"),
)
CAVE_COLUMNS: Final = ("number", "name_en", "name_pl", "effect")
VERIFIED: Final = "verified"
"""An optional last column: `false` if no source confirms the effect."""


class BadCards(BadContent):
    """A table of cards that cannot be used: which table, which line, what is wrong."""

    id = "wyrmspan-error-cards"
    english = "the table “{table}” cannot be used: line {line}: {why}"


@dataclass(frozen=True, slots=True)
class Dragon:
    """A dragon card."""

    number: int
    names: Mapping[str, str]
    vp: int
    size: str
    trait: str
    nests: int
    coin: int
    resources: tuple[int, int, int, int]
    """The printed cost in meat, gold, crystal and milk."""
    egg: int
    caves: tuple[int, ...]
    clauses: tuple[fx.Clause, ...]


@dataclass(frozen=True, slots=True)
class Cave:
    """A cave card."""

    number: int
    names: Mapping[str, str]
    seq: fx.Seq


Card = TypeVar("Card", Dragon, Cave)


@lru_cache(TABLES_KEPT)
def dragons(changes: str = "") -> tuple[Dragon, ...]:
    """Return the printed dragons, with the rows of a table put in place of theirs or added."""
    return _table("dragons", changes, DRAGON_COLUMNS, _dragon)


@lru_cache(TABLES_KEPT)
def caves(changes: str = "") -> tuple[Cave, ...]:
    """Return the printed cave cards, with the rows of a table put in place of theirs or added."""
    return _table("caves", changes, CAVE_COLUMNS, _cave)


def _table(
    name: str, changes: str, columns: tuple[str, ...], build: Callable[[dict[str, str]], Card]
) -> tuple[Card, ...]:
    found: dict[int, Card] = {}
    for text in (printed(name), changes):
        seen: set[int] = set()
        for line, row in rows(name, text, columns):
            try:
                if row.get(VERIFIED):
                    _word(row, VERIFIED, ("true", "false"))
                card = build(row)
                if card.number in seen:
                    raise ValueError(f"number {card.number} appears twice")
            except ValueError as error:
                raise BadCards(table=name, line=line, why=str(error)) from None
            seen.add(card.number)
            found[card.number] = card
    return tuple(found[number] for number in sorted(found))


@cache
def printed(name: str) -> str:
    """Return the table that comes with the game."""
    return (files(__package__) / f"{name}.csv").read_text(encoding="utf-8")


def rows(name: str, text: str, columns: tuple[str, ...]) -> list[tuple[int, dict[str, str]]]:
    """Read a table: the line and the fields of every row."""
    if not text.strip():
        return []
    reader = csv.reader(text.splitlines(), strict=True)
    read: list[tuple[int, dict[str, str]]] = []
    try:
        found = tuple(column.strip() for column in next(reader, []))
        if found not in (columns, (*columns, VERIFIED)):
            raise BadCards(table=name, line=1, why=f"the columns must be {','.join(columns)}")
        for fields in reader:
            if not fields:
                continue
            if len(fields) != len(found):
                raise BadCards(table=name, line=reader.line_num, why=f"{len(fields)} fields instead of {len(found)}")
            read.append((reader.line_num, dict(zip(found, fields, strict=True))))
    except csv.Error as error:
        raise BadCards(table=name, line=reader.line_num, why=str(error)) from None
    return read


def _dragon(row: dict[str, str]) -> Dragon:
    meat, gold, crystal, milk = (_number(row, kind, 0, 9) for kind in fx.RESOURCES)
    homes = row["caves"].split()
    if not homes or any(home not in fx.CAVES for home in homes):
        raise ValueError(f"caves must name some of {', '.join(fx.CAVES)}, not “{quoted(row['caves'])}”")
    dragon = Dragon(
        _number(row, "number", 1, 9999),
        _names(row),
        _number(row, "vp", 0, 99),
        _word(row, "size", fx.SIZES),
        _word(row, "trait", fx.TRAITS),
        _number(row, "nests", 0, 12),
        _number(row, "coin", 0, 9),
        (meat, gold, crystal, milk),
        _number(row, "egg", 0, 9),
        tuple(sorted(fx.CAVES.index(home) for home in homes)),
        _effect(row),
    )
    _check_dragon(dragon)
    return dragon


def _cave(row: dict[str, str]) -> Cave:
    clauses = _effect(row)
    if len(clauses) != 1 or clauses[0].timing != "played":
        raise ValueError("a cave card has one line, “played”")
    if any(local(item) for item in clauses[0].seq.items):
        raise ValueError("a cave card has no “self”, “here”, “this_cave”, “this_column” or “adjacent”")
    return Cave(_number(row, "number", 1, 9999), _names(row), clauses[0].seq)


def _effect(row: dict[str, str]) -> tuple[fx.Clause, ...]:
    try:
        clauses = parse_card(row["effect"])
    except EffectError as error:
        raise ValueError(f"effect: {error}") from None
    for clause in clauses:
        check_seq(clause.seq, points=clause.timing == "endgame")
    return clauses


def _check_dragon(dragon: Dragon) -> None:
    """WYR-8.1: one timing each; hatchlings are fed and may have an `endgame` line as well."""
    for clause in dragon.clauses:
        check_chain(clause)
    timings = [clause.timing for clause in dragon.clauses]
    if len(set(timings)) != len(timings):
        raise ValueError("two lines have the same timing")
    plain = [timing for timing in timings if not timing.startswith("fed")]
    fed = [clause for clause in dragon.clauses if clause.timing.startswith("fed")]
    if dragon.size != "hatchling":
        if fed or len(plain) != 1:
            raise ValueError("a grown dragon has one line with one of the four timings")
        return
    if "activated" not in plain or set(plain) - {"activated", "endgame"} or dragon.nests:
        raise ValueError("a hatchling has an “activated” line, at most an “endgame” line beside it, and no nests")
    if len({clause.food for clause in fed}) > 1:
        raise ValueError("a hatchling eats one food")


def _names(row: dict[str, str]) -> Mapping[str, str]:
    if not row["name_en"].strip():
        raise ValueError("name_en is empty")
    for column in ("name_en", "name_pl"):
        if not row[column].isprintable():  # in a terminal they would be commands
            raise ValueError(f"{column} has a control character")
    return {"en": row["name_en"].strip(), "pl": row["name_pl"].strip() or row["name_en"].strip()}


def _number(row: dict[str, str], column: str, low: int, high: int) -> int:
    text = row[column].strip()
    number = whole(text)
    if number is None or not low <= number <= high:
        raise ValueError(f"{column} must be a number from {low} to {high}, not “{quoted(text)}”")
    return number


def _word(row: dict[str, str], column: str, allowed: tuple[str, ...]) -> str:
    if row[column] not in allowed:
        raise ValueError(f"{column} must be one of {', '.join(allowed)}, not “{quoted(row[column])}”")
    return row[column]
