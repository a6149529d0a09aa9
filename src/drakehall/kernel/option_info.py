"""Options as data: everything that is known about an option, read once from its declaration.

Page, terminal, HTTP and documents read this description; nothing else inspects annotations or parses sentences.
A type says what an option may be, `Meta(description=…, extra=…)` says the rest: `needs(scoring="points")` for one that
has an effect only beside others, `SEAT` for one that names a seat, `content()` for one whose value may lie in a
person's file, `among(…)` for a text that is one of some values, `icons("guild")` for values with a picture, `SAFEGUARD`
for a limit that no ordinary game reaches. Several are joined by `|`.
"""

import types
import typing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

import msgspec

from drakehall.kernel.events import Message

OptionValue = int | str | bool | None | list[str]
Extra = dict[str, object]
Kind = typing.Literal["flag", "choice", "number", "seat", "selection", "list", "text"]

SEAT: typing.Final[Extra] = {"seat": True}
"""The option is the number of a seat; none: chosen at random."""
SAFEGUARD: typing.Final[Extra] = {"safeguard": True}
"""The option only keeps a game from going on forever: people are not asked about it."""


class Picture(msgspec.Struct, frozen=True):
    """A small picture of a value: an icon by its name, or a plan, rows of heights seen from above (`.` is nothing).

    With `seats` it applies only to a table with that number of seats.
    """

    icon: str = ""
    plan: list[str] = []
    seats: int | None = None


class ValueInfo(msgspec.Struct, frozen=True):
    """A value that people can choose: its words, its pictures, how many seats it suits best.

    Without a message, or where a language lacks it, the value is written as it is. A message that names a card, such as
    `dragon_castle-spirit-wind`, also refers to what the card does: the text of its face.
    """

    value: int | str | None
    message: Message | None = None
    pictures: list[Picture] = []
    best_for: list[int] = []


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game as people see it.

    A `flag` is true or false, a `choice` one of the `values`, a `number` lies between `low` and `high`, a `seat` is the
    number of a seat or none, a `list` holds some of the `items`, a `selection` is one of the `values` or some of the
    `items` written with commas, a `text` is anything. An `optional` one may be none. It has an effect only if the other
    options in `needs`, or the number of `seats`, have these values. With `content` it may also be a text of a person's
    own, which at a terminal may lie in a file; over HTTP it is given as it is, never by the name of a file. A
    `safeguard` keeps a game from going on for ever and is worth telling only if it is not as usual.
    """

    name: str
    kind: Kind
    default: OptionValue
    description: str
    values: list[ValueInfo]
    items: list[ValueInfo]
    low: int | None
    high: int | None
    optional: bool
    needs: dict[str, OptionValue]
    content: bool
    safeguard: bool


def needs(**others: int | str | bool) -> Extra:
    """Declare that an option has an effect only if others have these values; `seats` is the number of seats."""
    return {"needs": others}


def several_lines(text: str) -> bool:
    """Distinguish the content of a file from its name."""
    return "\n" in text


def content(direct: Callable[[str], bool] = several_lines) -> Extra:
    """Declare that a person at a terminal may name a file instead of its content; `direct` tells one from the other."""
    return {"content": direct}


def among(values: Sequence[ValueInfo], items: Sequence[ValueInfo] = ()) -> Extra:
    """Declare that a text is one of some values, or also some items, with commas between; the game checks those."""
    return {"values": list(values), "items": list(items)}


def icons(prefix: str) -> Extra:
    """Declare that every value has an icon, named by a prefix and the value: `guild-plains`."""
    return {"icons": prefix}


@dataclass
class Declared:
    """What the declaration of an option says."""

    name: str
    hint: object
    default: object
    description: str = ""
    extra: Extra = field(default_factory=dict)
    types: set[object] = field(default_factory=set)
    values: list[int | str | None] = field(default_factory=list)
    low: int | None = None
    high: int | None = None

    @property
    def needs(self) -> dict[str, OptionValue]:
        """The other options it needs in order to have an effect."""
        return typing.cast("dict[str, OptionValue]", self.extra.get("needs", {}))

    @property
    def kind(self) -> Kind:
        """How a value is chosen."""
        typed = self.types - {types.NoneType}
        if "seat" in self.extra:
            return "seat"
        if "values" in self.extra:
            return "selection" if self.extra["items"] else "choice"
        if not typed and self.values:
            return "choice"
        kinds: dict[object, Kind] = {bool: "flag", int: "number", list: "list"}
        return kinds.get(typed.pop(), "text") if len(typed) == 1 else "text"


@cache
def declared(kind: type[msgspec.Struct]) -> dict[str, Declared]:
    """Read the declarations of a game's options, in order."""
    return {each.name: each for each in _declarations(kind)}


@cache
def describe(game: str, kind: type[msgspec.Struct]) -> tuple[OptionInfo, ...]:
    """Describe the options of a game, in order."""
    return tuple(_described(game, each) for each in declared(kind).values())


def allowed(option: OptionInfo, seats: int | None = None) -> str:
    """Write what an option may be, for refusals and lists of options."""
    none = " | none" if option.optional and option.kind != "choice" else ""
    if option.kind == "flag":
        return "true, false"
    if option.kind == "seat" and seats is not None:
        return ", ".join(map(str, range(seats))) + none
    if option.kind in ("number", "seat"):
        return f"{_bound(option.low)}–{_bound(option.high)}{none}"
    values, items = (", ".join(shown(each.value) for each in some) for some in (option.values, option.items))
    if option.kind == "list":
        return f"list of {items}" if items else "list"
    if option.kind == "selection":
        return f"{values}, or of {items} (by commas)"
    return values or f"text{none}"


def shown(value: object) -> str:
    """Write a value as it is typed."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(map(shown, value)) or "none"
    return str(value)


def _bound(number: int | None) -> str:
    return "…" if number is None else str(number)


def _declarations(kind: type[msgspec.Struct]) -> Iterator[Declared]:
    for found in msgspec.structs.fields(kind):
        made = found.default_factory is not msgspec.NODEFAULT
        option = Declared(found.name, found.type, found.default_factory() if made else found.default)
        _read(found.type, option)
        yield option


def _read(hint: object, option: Declared) -> None:
    """Take an annotation apart: types, literal values in order, bounds, and what `Meta` says."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        _read(parts[0], option)
        for meta in parts[1:]:
            if isinstance(meta, msgspec.Meta):
                _read_meta(meta, option)
    elif origin in (typing.Union, types.UnionType):
        for part in parts:
            _read(part, option)
    elif origin is typing.Literal:
        option.values += parts
    elif origin in (list, tuple):
        option.types.add(list)
        _read_items(parts[0], option)
    else:
        option.types.add(hint)
        if hint is types.NoneType:  # people see it first, before values to choose from
            option.values.insert(0, None)


def _read_items(hint: object, option: Declared) -> None:
    """Read the values of a list's items."""
    if typing.get_origin(hint) is typing.Annotated:
        hint = typing.get_args(hint)[0]
    if typing.get_origin(hint) is typing.Literal:
        option.values += typing.get_args(hint)


def _read_meta(meta: msgspec.Meta, option: Declared) -> None:
    option.description = meta.description or option.description
    option.extra |= meta.extra or {}
    if meta.ge is not None:
        option.low = int(meta.ge)
    if meta.le is not None:
        option.high = int(meta.le)


def _described(game: str, option: Declared) -> OptionInfo:
    kind, extra = option.kind, option.extra
    values = typing.cast("list[ValueInfo]", extra.get("values", []))
    items = typing.cast("list[ValueInfo]", extra.get("items", []))
    if kind == "choice" and not values:
        values = [_value(game, option, value) for value in option.values]
    elif kind == "list":
        items = [_value(game, option, value) for value in option.values if value is not None]
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=msgspec.to_builtins(option.default),
        description=option.description,
        values=values,
        items=items,
        low=option.low,
        high=option.high,
        optional=types.NoneType in option.types or None in option.values,
        needs=option.needs,
        content="content" in extra,
        safeguard="safeguard" in extra,
    )


def _value(game: str, option: Declared, value: int | str | None) -> ValueInfo:
    """Describe a value of a type: words have messages of their own, numbers do not."""
    written = shown(value)
    id_ = f"{game}-option-" + f"{option.name}-{written}".replace("_", "-")
    pictures = [Picture(icon=f"{option.extra['icons']}-{written}")] if "icons" in option.extra else []
    return ValueInfo(value, None if isinstance(value, int) else Message(id_), pictures)
