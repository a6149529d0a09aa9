"""Options: typed, described and validated settings of a game. `kernel/option_info.py` reads their declarations."""

import typing
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from drakehall.kernel.errors import BadOption, IdleOption, NotContent, UnknownOption, quoted
from drakehall.kernel.files import text_of
from drakehall.kernel.option_info import Declared, OptionInfo, OptionValue, allowed, declared, describe, shown

SEATS: typing.Final = "seats"
BYTE_ORDER_MARK: typing.Final = "\ufeff"
TABLES_KEPT: typing.Final = 64
"""Number of owners' tables that a game keeps in memory as it has read them; anybody may send another one."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of a game's options: every field has a default and a `Meta(description=…)`."""


O = typing.TypeVar("O", bound=Options)  # noqa: E741


def build(
    game: str, kind: type[O], given: Mapping[str, object], *, seats: int, text: bool = False, files: bool = True
) -> O:
    """Make a game's options from the values given; `text` reads what a person typed (`two`, `true`, `3`).

    That person may also name a file, unless `files` says that the text may come from someone else.
    """
    known = {option.name: option for option in describe(game, kind)}
    values: dict[str, object] = {}
    for name, value in given.items():
        if name not in known:
            raise UnknownOption(game=game, name=name, known=", ".join(known))
        values[name] = _value(known[name], declared(kind)[name], value, seats, text=text, files=files)
    return kind(**values)


def check_needs(options: Options, seats: int) -> None:
    """Refuse an option that differs from its default but has no effect with the others."""
    for option in declared(type(options)).values():
        missing = _missing(option, options, seats)
        if missing and getattr(options, option.name) != option.default:
            raise IdleOption(
                name=option.name, needed=", ".join(f"{other}={shown(value)}" for other, value in missing.items())
            )


def effective(options: O, seats: int) -> O:
    """Reset the options that have no effect with the others to their defaults."""
    every = declared(type(options)).values()
    idle = {option.name: option.default for option in every if _missing(option, options, seats)}
    return msgspec.structs.replace(options, **idle)


def chosen(options: Options) -> dict[str, object]:
    """Return the options that differ from their defaults, as plain values."""
    every = declared(type(options)).values()
    plain: dict[str, object] = msgspec.to_builtins(options)
    return {option.name: plain[option.name] for option in every if getattr(options, option.name) != option.default}


def each_value(options: Iterable[OptionInfo], settings: Sequence[Mapping[str, object]]) -> list[dict[str, object]]:
    """Return a setting for every value of a flag or a choice that none of the settings has, with whatever it needs."""
    return [
        {**{other: needed for other, needed in option.needs.items() if other != SEATS}, option.name: value}
        for option in options
        for value in _unusual(option)
        if not any(each.get(option.name) == value for each in settings)
    ]


def _unusual(option: OptionInfo) -> list[OptionValue]:
    """List the values of a flag or a choice other than its default."""
    if option.kind == "flag":
        return [not option.default]
    return [each.value for each in option.values if option.kind == "choice" and each.value != option.default]


def _value(option: OptionInfo, declaration: Declared, given: object, seats: int, *, text: bool, files: bool) -> object:
    """Return the value that was given, or raise an error that says what is allowed."""
    typed = _typed(option, str(given)) if text else given
    try:
        value: object = msgspec.convert(typed, declaration.hint, strict=not text)
    except msgspec.ValidationError:
        raise _bad(option, given, seats) from None
    if option.kind == "seat" and value not in (None, *range(seats)):
        raise _bad(option, given, seats)
    if option.content:
        return _content(option.name, str(value), declaration, files=text and files)
    if option.kind == "choice" and value not in [each.value for each in option.values]:
        raise _bad(option, given, seats)
    return value


def _typed(option: OptionInfo, text: str) -> object:
    """Read what a person typed, as far as the option's type does not do so itself."""
    if text.lower() == "none":
        return [] if option.kind == "list" else None
    return text.split(",") if option.kind == "list" else text


def _bad(option: OptionInfo, value: object, seats: int) -> BadOption:
    return BadOption(name=option.name, given=quoted(value), allowed=allowed(option, seats))


def _content(name: str, value: str, declaration: Declared, *, files: bool) -> str:
    """Return the content that a value is, or that of a file a person names; files are read only here."""
    direct = declaration.extra["content"]
    assert callable(direct)
    if value and not direct(value):
        if not files:
            raise NotContent(name=name, given=value)
        value = text_of(value)
    return value.removeprefix(BYTE_ORDER_MARK)


def _missing(option: Declared, options: Options, seats: int) -> dict[str, object]:
    """Return what an option needs but does not have."""
    found = {other: seats if other == SEATS else getattr(options, other) for other in option.needs}
    return {other: value for other, value in option.needs.items() if found[other] != value}
