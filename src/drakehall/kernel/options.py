"""Options: typed, described and validated settings of a game."""

import typing
from collections.abc import Mapping

import msgspec
from msgspec import inspect

from drakehall.kernel.errors import BadOption, UnknownOption

OptionValue = int | str | bool | None | list[str]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of a game's options: every field has a default and a `Meta(description=…)`."""


class Choice(msgspec.Struct, frozen=True):
    """One option as people see it: its name, what it may be, what it is if nobody chooses."""

    name: str
    allowed: str
    default: str
    description: str


O = typing.TypeVar("O", bound=Options)  # noqa: E741


def build(game: str, kind: type[O], given: Mapping[str, object], *, text: bool = False) -> O:
    """Make a game's options from what was given; `text` reads values typed by a person (`two`, `true`, `3`)."""
    known = kind.__struct_fields__
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
            field = next(field for field in _fields(kind) if field.name == name)
            raise BadOption(name=name, given=str(value), allowed=_allowed(field.type)) from None
    return kind(**values)


def choices(kind: type[Options]) -> list[Choice]:
    """List the options of a game in their order."""
    return [
        Choice(field.name, _allowed(field.type), _shown(_default(field)), _description(field.type))
        for field in _fields(kind)
    ]


def chosen(options: Options) -> dict[str, object]:
    """Give the options that differ from their defaults, as plain values."""
    fields = _fields(type(options))
    plain: dict[str, object] = msgspec.to_builtins(options)
    return {field.name: plain[field.name] for field in fields if getattr(options, field.name) != _default(field)}


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
        return ", ".join(_shown(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_allowed(part) for part in kind.types)
    if isinstance(kind, inspect.IntType):
        low = "…" if kind.ge is None else kind.ge
        high = "…" if kind.le is None else kind.le
        return f"{low}–{high}"
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return f"list of {_allowed(kind.item_type)}"
    return "text"


def _shown(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(map(_shown, value)) or "none"
    return str(value)
