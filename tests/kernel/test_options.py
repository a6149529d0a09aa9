"""Options: what may be given, what is said if it may not, and how options are listed."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, field

from drakehall.kernel.errors import BadOption, HallError, IdleOption, NotContent, UnknownOption, quoted
from drakehall.kernel.events import Message
from drakehall.kernel.files import NoSuchFile
from drakehall.kernel.option_info import (
    SAFEGUARD,
    SEAT,
    OptionInfo,
    Picture,
    ValueInfo,
    allowed,
    among,
    content,
    describe,
    icons,
    needs,
)
from drakehall.kernel.options import Options, build, check_needs, chosen, each_value, effective


class ToyOptions(Options, frozen=True):
    """Options of every kind."""

    size: Annotated[int, Meta(ge=1, le=9, description="How large.")] = 3
    deep: Annotated[int, Meta(description="How deep.")] = 0
    mode: Annotated[Literal["wild", "calm"], Meta(description="Which mode.")] = "calm"
    piles: Annotated[Literal[1, 2], Meta(description="How many piles.")] = 2
    extra: Annotated[bool, Meta(description="With extras.")] = False
    first: Annotated[Annotated[int, Meta(ge=0)] | None, Meta(description="Who starts.")] = None
    title: Annotated[str, Meta(description="A title.")] = "toy"
    modules: Annotated[list[Literal["air", "fire"]], Meta(description="Which modules.")] = field(default_factory=list)
    plain: int = 5


def options(given: dict[str, object], *, text: bool = False) -> ToyOptions:
    return build("toy", ToyOptions, given, seats=2, text=text)


def test_what_is_not_given_is_as_by_default() -> None:
    assert options({}) == ToyOptions()
    assert options({"size": 9}) == ToyOptions(size=9)


def test_values_of_every_kind() -> None:
    given: dict[str, Any] = {"size": 1, "deep": -4, "mode": "wild", "piles": 1, "extra": True, "first": 0}
    given |= {"title": "x", "modules": ["fire", "air"], "plain": 0}
    assert options(given) == ToyOptions(**given)
    assert options({"first": None}) == ToyOptions()


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("size", "9", 9),
        ("deep", "-12", -12),
        ("mode", "wild", "wild"),
        ("piles", "1", 1),
        ("extra", "true", True),
        ("extra", "false", False),
        ("extra", "True", True),
        ("first", "2", 2),
        ("first", "null", None),
        ("title", "12", "12"),
        ("modules", "fire,air", ["fire", "air"]),
        ("modules", "none", []),
    ],
)
def test_values_as_a_person_types_them(name: str, typed: str, value: object) -> None:
    assert getattr(options({name: typed}, text=True), name) == value


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("size", 0, "1–9"),
        ("size", 10, "1–9"),
        ("size", "3", "1–9"),
        ("size", 3.5, "1–9"),
        ("size", True, "1–9"),
        ("size", None, "1–9"),
        ("deep", "deep", "…–…"),
        ("mode", "mild", "wild, calm"),
        ("mode", 1, "wild, calm"),
        ("piles", 3, "1, 2"),
        ("extra", "true", "true, false"),
        ("extra", 1, "true, false"),
        ("first", -1, "0–… | none"),
        ("first", "x", "0–… | none"),
        ("title", 5, "text"),
        ("modules", ["water"], "list of air, fire"),
        ("modules", "air", "list of air, fire"),
        ("plain", [], "…–…"),
    ],
)
def test_a_bad_value_is_refused_and_the_allowed_ones_are_named(name: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption) as caught:
        options({name: value})
    said = caught.value.message.args
    assert (said["name"], said["given"]) == (name, str(value))
    assert str(said["allowed"]).endswith(allowed)
    assert str(caught.value) == f"option “{name}” cannot be “{value}”; allowed: {said['allowed']}"
    assert isinstance(caught.value, HallError)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("size", "0"),
        ("size", "ten"),
        ("size", ""),
        ("size", "3.5"),
        ("mode", "Calm"),
        ("piles", "3"),
        ("extra", "yes"),
        ("first", "-1"),
    ],
)
def test_bad_values_as_a_person_types_them(name: str, typed: str) -> None:
    with pytest.raises(BadOption, match=f"“{name}” cannot be “{typed}”"):
        options({name: typed}, text=True)


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UnknownOption) as caught:
        options({"size": 3, "sise": 4})
    known = "size, deep, mode, piles, extra, first, title, modules, plain"
    assert caught.value.message.args == {"game": "toy", "name": "sise", "known": known}
    assert str(caught.value) == f"toy has no option “sise”; it has: {known}"


def info(name: str, kind: Any, default: Any, description: str, **other: Any) -> OptionInfo:
    """Describe an option of which little is known."""
    unknown: dict[str, Any] = {"values": [], "items": [], "low": None, "high": None, "optional": False, "needs": {}}
    unknown |= {"content": False, "safeguard": False}
    return OptionInfo(name, kind, default, description, **(unknown | other))


def test_the_options_are_described_in_their_order() -> None:
    wild, calm = (ValueInfo(value, Message(f"toy-option-mode-{value}")) for value in ("wild", "calm"))
    air, fire = (ValueInfo(value, Message(f"toy-option-modules-{value}")) for value in ("air", "fire"))
    assert describe("toy", ToyOptions) == (
        info("size", "number", 3, "How large.", low=1, high=9),
        info("deep", "number", 0, "How deep."),
        info("mode", "choice", "calm", "Which mode.", values=[wild, calm]),
        info("piles", "choice", 2, "How many piles.", values=[ValueInfo(1), ValueInfo(2)]),
        info("extra", "flag", False, "With extras."),
        info("first", "number", None, "Who starts.", low=0, optional=True),
        info("title", "text", "toy", "A title."),
        info("modules", "list", [], "Which modules.", items=[air, fire]),
        info("plain", "number", 5, ""),
    )


def test_what_is_allowed_is_written_from_the_description() -> None:
    written = [allowed(option) for option in describe("toy", ToyOptions)]
    assert written[:4] == ["1–9", "…–…", "wild, calm", "1, 2"]
    assert written[4:] == ["true, false", "0–… | none", "text", "list of air, fire", "…–…"]


def test_only_what_differs_from_the_defaults_is_chosen() -> None:
    assert chosen(ToyOptions()) == {}
    assert chosen(ToyOptions(size=3, extra=True, first=0, modules=["air"])) == {
        "extra": True,
        "first": 0,
        "modules": ["air"],
    }


def test_what_was_chosen_can_be_given_again() -> None:
    for given in ({}, {"size": 1}, {"first": 2, "mode": "wild"}, {"modules": ["fire"]}):
        made = options(dict(given))
        assert options(chosen(made)) == made


def test_options_are_frozen() -> None:
    with pytest.raises(AttributeError):
        ToyOptions().size = 4  # type: ignore[misc]


class LinkedOptions(Options, frozen=True):
    """Options that depend on each other, on the seats, and on files."""

    mode: Annotated[Literal["calm", "wild"], Meta(description="Which mode.")] = "calm"
    storms: Annotated[int, Meta(description="How many.", extra=needs(mode="wild"))] = 3
    hail: Annotated[bool, Meta(description="With hail.", extra=needs(mode="wild", storms=5))] = False
    rival: Annotated[Literal["weak", "strong"], Meta(description="Who.", extra=needs(seats=1))] = "weak"
    first: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, Meta(description="Who starts.", extra=SEAT)] = None
    table: Annotated[str, Meta(description="A table.", extra=content())] = ""
    named: Annotated[str, Meta(description="A name or rows.", extra=content(lambda text: text == "usual"))] = "usual"


def linked(given: dict[str, object], seats: int = 2, *, text: bool = False) -> LinkedOptions:
    made = build("linked", LinkedOptions, given, seats=seats, text=text)
    check_needs(made, seats)
    return made


@pytest.mark.parametrize(
    ("given", "seats", "name", "needed"),
    [
        ({"storms": 4}, 2, "storms", "mode=wild"),
        ({"mode": "wild", "hail": True}, 2, "hail", "storms=5"),
        ({"hail": True}, 2, "hail", "mode=wild, storms=5"),
        ({"rival": "strong"}, 2, "rival", "seats=1"),
    ],
)
def test_an_option_without_effect_is_refused_and_what_it_needs_is_named(
    given: dict[str, object], seats: int, name: str, needed: str
) -> None:
    with pytest.raises(IdleOption) as caught:
        linked(given, seats)
    assert caught.value.message.args == {"name": name, "needed": needed}
    assert str(caught.value) == f"option “{name}” has no effect here: it needs {needed}"


def test_with_what_it_needs_or_by_its_default_an_option_is_taken() -> None:
    assert linked({"mode": "wild", "storms": 5, "hail": True}).hail
    assert linked({"rival": "strong"}, 1).rival == "strong"
    assert linked({"storms": 3, "rival": "weak"}) == LinkedOptions()


def test_options_without_effect_can_be_put_back_to_their_defaults() -> None:
    old = build("linked", LinkedOptions, {"storms": 4, "rival": "strong", "first": 1}, seats=2)
    assert effective(old, 2) == LinkedOptions(first=1)
    assert effective(old, 1) == LinkedOptions(rival="strong", first=1)


@pytest.mark.parametrize("seat", [2, 3, 5, -1, 10**4000], ids=quoted)
@pytest.mark.parametrize("text", [False, True])
def test_a_seat_that_is_not_at_the_table_is_refused_and_those_at_it_are_named(seat: int, text: bool) -> None:
    with pytest.raises(BadOption, match=r"; allowed: 0, 1 \| none$"):
        linked({"first": str(seat) if text else seat}, text=text)
    assert linked({"first": 1}).first == 1
    assert linked({"first": None}).first is None


def test_only_what_a_person_types_may_name_a_file(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    file.write_text("a,b\n1,2\n", encoding="utf-8-sig")
    assert linked({"table": str(file), "named": str(file)}, text=True) == LinkedOptions(
        table="a,b\n1,2\n", named="a,b\n1,2\n"
    )
    for name, value in (("table", str(file)), ("table", str(tmp_path / "none")), ("named", "a\nb")):
        with pytest.raises(NotContent) as caught:
            linked({name: value})
        assert caught.value.message.args["name"] == name
    with pytest.raises(NoSuchFile):
        linked({"table": "~nosuchuser/x"}, text=True)


@pytest.mark.parametrize("text", [False, True])
def test_content_is_taken_as_it_is_without_a_byte_order_mark(text: bool) -> None:
    assert linked({"table": "\ufeffa\nb\n", "named": "usual"}, text=text).table == "a\nb\n"
    assert linked({"table": ""}, text=text).table == ""


def test_what_depends_is_described() -> None:
    described = {option.name: (option.kind, option.needs, option.content) for option in describe("x", LinkedOptions)}
    assert described == {
        "mode": ("choice", {}, False),
        "storms": ("number", {"mode": "wild"}, False),
        "hail": ("flag", {"mode": "wild", "storms": 5}, False),
        "rival": ("choice", {"seats": 1}, False),
        "first": ("seat", {}, False),
        "table": ("text", {}, True),
        "named": ("text", {}, True),
    }


ROUND, SQUARE = ValueInfo("round", Message("toy-round")), ValueInfo("square", pictures=[Picture(plan=["11", "1."])])
ANT, BEE = ValueInfo("ant", Message("toy-ant")), ValueInfo("bee", pictures=[Picture(icon="bee")])


class OfferedOptions(Options, frozen=True):
    """Options whose values come from tables."""

    shape: Annotated[str, Meta(description="Which shape.", extra=among([ROUND, SQUARE]))] = "round"
    own: Annotated[str, Meta(description="Own shape.", extra=among([ROUND]) | content(lambda x: x == "round"))] = (
        "round"
    )
    beasts: Annotated[str, Meta(description="Which beasts.", extra=among([ValueInfo("0")], [ANT, BEE]))] = "0"
    guild: Annotated[Literal["sea", "hill"] | None, Meta(description="Which guild.", extra=icons("guild"))] = None
    cap: Annotated[int, Meta(description="The end.", extra=SAFEGUARD | needs(shape="square"))] = 100


def test_values_of_tables_are_offered_with_their_words_and_pictures() -> None:
    shape, own, beasts, guild, cap = describe("toy", OfferedOptions)
    assert (shape.kind, shape.values, shape.content) == ("choice", [ROUND, SQUARE], False)
    assert (own.kind, own.values, own.content) == ("choice", [ROUND], True)
    assert (beasts.kind, beasts.values, beasts.items) == ("selection", [ValueInfo("0")], [ANT, BEE])
    assert (guild.kind, guild.optional, [each.value for each in guild.values]) == (
        "choice",
        True,
        [None, "sea", "hill"],
    )
    assert guild.values[1].pictures == [Picture(icon="guild-sea")]
    assert guild.values[0].message == Message("toy-option-guild-none")
    assert (cap.safeguard, cap.needs) == (True, {"shape": "square"})
    assert allowed(beasts) == "0, or of ant, bee (by commas)"
    assert allowed(guild) == "none, sea, hill"


@pytest.mark.parametrize("text", [False, True])
def test_a_text_that_is_not_offered_is_refused(text: bool) -> None:
    assert build("toy", OfferedOptions, {"shape": "square"}, seats=2, text=text).shape == "square"
    with pytest.raises(BadOption, match=r"“shape” cannot be “oval”; allowed: round, square$"):
        build("toy", OfferedOptions, {"shape": "oval"}, seats=2, text=text)


def test_settings_for_every_value_that_others_do_not_show() -> None:
    assert each_value(describe("toy", OfferedOptions), [{}, {"guild": "sea"}]) == [
        {"shape": "square"},
        {"guild": "hill"},
    ]
    assert each_value(describe("x", LinkedOptions), [{}]) == [
        {"mode": "wild"},
        {"mode": "wild", "storms": 5, "hail": True},
        {"rival": "strong"},
    ]
