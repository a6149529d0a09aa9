"""Options: typed, described and validated settings of a game.

What an option means to the hall is said beside its description, `Meta(description=…, extra=…)`:
`needs(scoring="points")` for one that has an effect only beside others, `SEAT` for one that names a seat, `content()`
for one whose value may lie in a person's file.
"""

import typing
from collections.abc import Callable, Mapping

import msgspec
from msgspec import inspect

from drakehall.kernel.errors import BadOption, IdleOption, NotContent, UnknownOption, quoted
from drakehall.kernel.files import text_of

OptionValue = int | str | bool | None | list[str]
Extra = dict[str, object]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of a game's options: every field has a default and a `Meta(description=…)`."""


class Choice(msgspec.Struct, frozen=True):
    """One option as people see it: its name, what it may be, what it is if nobody chooses.

    `needs` names the other options, or the number of `seats`, without which it has no effect; `content` says that its
    value is a text of several lines, which a person at a terminal may keep in a file.
    """

    name: str
    allowed: str
    default: str
    description: str
    needs: dict[str, str] = {}
    content: bool = False


O = typing.TypeVar("O", bound=Options)  # noqa: E741

SEATS: typing.Final = "seats"
BYTE_ORDER_MARK: typing.Final = "\ufeff"
SEAT: typing.Final[Extra] = {"seat": True}
"""The option is the number of a seat, or none."""


def needs(**others: int | str | bool) -> Extra:
    """Say that an option has an effect only if others have these values; `seats` is the number of seats."""
    return {"needs": others}


def several_lines(text: str) -> bool:
    """Tell the content of a file from its name."""
    return "\n" in text


def content(direct: Callable[[str], bool] = several_lines) -> Extra:
    """Say that a person at a terminal may name a file in place of its content; `direct` tells content from a name."""
    return {"content": direct}


def build(
    game: str, kind: type[O], given: Mapping[str, object], *, seats: int, text: bool = False, files: bool = True
) -> O:
    """Make a game's options from what was given; `text` reads what a person typed (`two`, `true`, `3`).

    Such a person may also name a file, unless `files` says that the text may come from somebody else.
    """
    known = {field.name: field for field in _fields(kind)}
    for name in given:
        if name not in known:
            raise UnknownOption(game=game, name=name, known=", ".join(known))
    hints = typing.get_type_hints(kind, include_extras=True) if given else {}
    values: dict[str, object] = {}
    for name, value in given.items():
        try:
            typed = None if text and str(value).lower() == "none" else value
            values[name] = msgspec.convert(typed, hints[name], strict=not text)
        except msgspec.ValidationError:
            raise _bad(known[name], value, seats) from None
        extra = _extra(known[name].type)
        if "seat" in extra and values[name] not in (None, *range(seats)):
            raise _bad(known[name], value, seats)
        if "content" in extra:
            values[name] = _content(name, str(values[name]), extra, text=text and files)
    return kind(**values)


def check_needs(options: Options, seats: int) -> None:
    """Refuse an option that differs from its default and has no effect beside the others."""
    for field in _fields(type(options)):
        missing = _missing(field, options, seats)
        if missing and getattr(options, field.name) != _default(field):
            raise IdleOption(name=field.name, needed=", ".join(f"{other}={value}" for other, value in missing.items()))


def effective(options: O, seats: int) -> O:
    """Put back to their defaults the options that have no effect beside the others."""
    idle = {field.name: _default(field) for field in _fields(type(options)) if _missing(field, options, seats)}
    return msgspec.structs.replace(options, **idle)


def choices(kind: type[Options]) -> list[Choice]:
    """List the options of a game in their order."""
    return [
        Choice(
            field.name,
            _allowed(field.type),
            shown(_default(field)),
            _description(field.type),
            {other: shown(value) for other, value in _needs(field).items()},
            "content" in _extra(field.type),
        )
        for field in _fields(kind)
    ]


def chosen(options: Options) -> dict[str, object]:
    """Give the options that differ from their defaults, as plain values."""
    fields = _fields(type(options))
    plain: dict[str, object] = msgspec.to_builtins(options)
    return {field.name: plain[field.name] for field in fields if getattr(options, field.name) != _default(field)}


def _bad(field: inspect.Field, value: object, seats: int) -> BadOption:
    seat = "seat" in _extra(field.type)
    allowed = f"{', '.join(map(str, range(seats)))} | none" if seat else _allowed(field.type)
    return BadOption(name=field.name, given=quoted(value), allowed=allowed)


def _content(name: str, value: str, extra: Extra, *, text: bool) -> str:
    """Give the content that a value is, or that of the file a person names; nobody else reads files."""
    direct = extra["content"]
    assert callable(direct)
    if value and not direct(value):
        if not text:
            raise NotContent(name=name, given=value)
        value = text_of(value)
    return value.removeprefix(BYTE_ORDER_MARK)


def _missing(field: inspect.Field, options: Options, seats: int) -> dict[str, object]:
    """Give what an option needs and does not find."""
    found = {other: seats if other == SEATS else getattr(options, other) for other in _needs(field)}
    return {other: value for other, value in _needs(field).items() if found[other] != value}


def _needs(field: inspect.Field) -> dict[str, object]:
    wanted = _extra(field.type).get("needs", {})
    assert isinstance(wanted, dict)
    return wanted


def _extra(kind: inspect.Type) -> Extra:
    return (kind.extra or {}) if isinstance(kind, inspect.Metadata) else {}


def _fields(kind: type[Options]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{kind} is not a Struct")
    return info.fields


def _default(field: inspect.Field) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _description(kind: inspect.Type) -> str:
    schema = (kind.extra_json_schema or {}) if isinstance(kind, inspect.Metadata) else {}
    return str(schema.get("description", ""))


def _allowed(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return _allowed(kind.type)
    if isinstance(kind, inspect.BoolType):
        return "true, false"
    if isinstance(kind, inspect.NoneType):
        return "none"
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(shown(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_allowed(part) for part in kind.types)
    if isinstance(kind, inspect.IntType):
        low = "…" if kind.ge is None else kind.ge
        high = "…" if kind.le is None else kind.le
        return f"{low}–{high}"
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return f"list of {_allowed(kind.item_type)}"
    return "text"


def shown(value: object) -> str:
    """Write the value of an option as a person types it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(map(shown, value)) or "none"
    return str(value)
