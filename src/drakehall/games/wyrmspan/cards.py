"""The cards: facts of dragons and cave cards, read from tables and validated."""

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeVar

from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.notation import EffectError, parse_card
from drakehall.kernel.errors import HallError, quoted
from drakehall.kernel.numbers import whole
from drakehall.kernel.options import TABLES_KEPT

DRAGON_COLUMNS: Final = (
    *("number", "name_en", "name_pl", "vp", "size", "trait", "nests", "coin"),
    *(*fx.RESOURCES, "egg", "caves", "effect"),
)
CAVE_COLUMNS: Final = ("number", "name_en", "name_pl", "effect")
VERIFIED: Final = "verified"
"""An optional last column: `false` if no source confirms the effect."""


class BadCards(HallError):
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
    for term in _terms(clauses[0].seq):
        if _local(term):
            raise ValueError("a cave card has no “here”, “this_cave”, “this_column” or “adjacent”")
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
        _check_chain(clause)
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


def _check_chain(clause: fx.Clause) -> None:
    """No chain of lines is endless: nothing is fed by food, and a line that uses another for free never leads back.

    If the way back is paid for, nothing is gained on it: a line that uses another one does nothing else.
    """
    terms = _terms(clause.seq)
    uses = [term for term in terms if isinstance(term, fx.Activate)]
    if clause.timing in ("fed", "fed3"):
        if any(isinstance(term, fx.Cache) and term.what in (*fx.FOODS, "any") for term in terms):
            raise ValueError(f"a “{clause.timing}” line puts no food on dragons: it could feed without end")
        if uses:
            raise ValueError(f"a “{clause.timing}” line uses no other line")
    if uses and (len(terms) > 1 or len(clause.seq.items) > 1 or any(item.upto for item in _items(clause.seq))):
        raise ValueError("a line that uses another line does nothing else, and once")
    order = ("activated", "round", "played")
    rank = order.index(clause.timing) if clause.timing in order else 0
    for item in _items(clause.seq):
        for term in item.terms:
            if isinstance(term, fx.Activate) and not item.cost:
                endless = [timing for timing in term.timings if order.index(timing) >= rank]
                if endless:
                    raise ValueError(f"a “{clause.timing}” line needs a cost to use a “{endless[0]}” line")


def check_seq(seq: fx.Seq, *, points: bool) -> None:
    """Refuse what reads well but cannot be carried out."""
    terms = _terms(seq)
    if not points and any(isinstance(term, fx.Points) for term in terms):
        raise ValueError("points belong to “endgame” lines")
    if points and any(not isinstance(term, fx.Points | fx.Choose) for term in terms):
        raise ValueError("“endgame” lines give points only")
    if not any(item.terms for item in seq.items):
        raise ValueError("a line does something")
    reveals = any(isinstance(term, fx.Reveal) for term in terms)
    uses = [term for term in terms if _uses_revealed(term)]
    if uses and not reveals:
        raise ValueError("nothing is revealed")
    if reveals:
        _check_reveal(seq)
    if any(_uses_drawn(term) for term in terms) and not any(isinstance(term, fx.Draw) for term in terms):
        raise ValueError("nothing is drawn")
    if fx.Pick() not in terms and any(isinstance(term, fx.Gain) and term.what == "picked" for term in terms):
        raise ValueError("nothing is picked")
    for item in _items(seq):
        if points and (item.otherwise or item.did or item.upto or item.may or item.opponents):
            raise ValueError("“endgame” lines know no else, did, upto, may or opponents")
        _check_item(item)


def _check_item(item: fx.Item) -> None:
    kinds = [kind for pay in item.cost for kind in pay.kinds]
    if len(set(kinds)) != len(kinds):
        raise ValueError("the parts of a cost must be of different kinds")
    if item.cost and any(isinstance(term, fx.Points) and term.n < 0 for term in item.terms):
        raise ValueError("nobody pays for points that are lost")
    plays = [term for term in item.terms if isinstance(term, fx.Play)]
    if plays and item.cost and (len(item.terms) > 1 or plays[0].mode != "free"):
        raise ValueError("a dragon played for a cost is the only benefit, and free")
    digs = any(isinstance(term, fx.Excavate) and "hand" in term.sources for term in item.terms)
    if digs and "cave_card" in kinds:
        raise ValueError("an excavation from hand cannot be paid for with cave cards")
    if plays and any("dragon_card" in pay.kinds and pay.n > 1 for pay in item.cost):
        raise ValueError("a dragon can be played for one dragon card at most")
    choices = [list(term.options) for term in item.terms if isinstance(term, fx.Choose)]
    asked = [term for term in item.terms if not (isinstance(term, fx.Gain) and term.what in (*fx.RESOURCES, "coin"))]
    for options in [*choices, [fx.Item((term,)) for term in asked]]:
        names = [fx.benefit(option) for option in options]
        if len(set(names)) != len(names):
            raise ValueError("benefits to choose from must be of different kinds")


def _check_reveal(seq: fx.Seq) -> None:
    """A revealed card is always put somewhere: the line is reveal; if … ; else …, or reveal; take."""
    items = seq.items
    rest = items[1:]
    first = items[0].terms
    plain = first == (fx.Reveal(),)
    whole = len(rest) == 1 and not rest[0].tests
    halves = len(rest) == 2 and bool(rest[0].tests) and rest[1].otherwise
    placed = all(any(_uses_revealed(term) for term in item.terms) for item in rest)
    optional = any(item.may or item.upto or item.cost or item.opponents for item in items)
    if not (plain and (whole or halves) and placed) or optional:
        raise ValueError("after reveal(dragon) the card must go somewhere in every case")


def _terms(seq: fx.Seq) -> list[fx.Term]:
    """List all terms of a sequence, also inside braces and choices."""
    found: list[fx.Term] = []
    for item in _items(seq):
        found += item.terms
    return found


def _items(seq: fx.Seq) -> list[fx.Item]:
    found: list[fx.Item] = []
    for item in seq.items:
        found.append(item)
        for term in item.terms:
            if isinstance(term, fx.Block):
                found += _items(term.seq)
            elif isinstance(term, fx.Choose):
                found += _items(fx.Seq(term.options))
    return found


def _uses_revealed(term: fx.Term) -> bool:
    match term:
        case fx.Take() | fx.Discard() | fx.Tuck(source="revealed"):
            return True
        case _:
            return False


def _uses_drawn(term: fx.Term) -> bool:
    match term:
        case fx.Split() | fx.Tuck(source="drawn"):
            return True
        case _:
            return False


NEAR: Final = ("here", "this_cave", "this_column", "adjacent")


def _local(term: fx.Term) -> bool:
    """Whether a term refers to the place of its dragon."""
    if fx.place_of(term) in NEAR or fx.filter_of(term).where in NEAR:
        return True
    match term:
        case fx.Split(tuck_here=number):
            return number > 0
        case fx.Gain(n=fx.Count(filter=chosen)):
            return chosen.where in NEAR or chosen.other
        case _:
            return False


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
