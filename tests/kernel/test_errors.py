"""Errors: what they quote can be read, however long it is."""

import pytest

from drakehall.kernel.errors import BadOption, BadSave, BadSeed, HallError, IllegalAction, UnknownAction, quoted
from drakehall.kernel.events import Message
from drakehall.text import LANGUAGES, Words


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (5, "5"),
        (-(10**24), f"-1{'0' * 24}"),
        (10**4999, "10^4999"),
        (-(10**4999), "-10^4999"),
        ("a" * 80, "a" * 80),
        ("a" * 81, "a" * 79 + "…"),
        ("two\nlines", "two⟨U+000A⟩lines"),
        ("\x1b[2J\u202e\ud800", "⟨U+001B⟩[2J⟨U+202E⟩⟨U+D800⟩"),
        (None, "None"),
        ([1], "[1]"),
    ],
    ids=quoted,
)
def test_what_a_user_gave(value: object, written: str) -> None:
    assert quoted(value) == written


def test_nested_data_with_a_large_number_is_quoted_too() -> None:
    assert quoted([10**5000]) == "list"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        BadOption(name="n" * 5000, given="9" * 5000, allowed="1–9"),
        BadSeed(given="9" * 5000),
        UnknownAction(text="9" * 5000, example="place 0"),
        BadOption(name="n", given=10**4999, allowed="1–9"),
        BadOption(name="n", given=-(10**3999), allowed="1–9"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_is_short_in_every_language(error: HallError, language: str) -> None:
    worded = Words(language, strict=True).error(error)
    assert len(worded) < 300
    assert len(str(error)) < 300
    assert "???" not in worded
    assert all(isinstance(value, str) and len(value) < 100 for value in error.message.args.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_error_says_is_visible_in_every_language(language: str) -> None:
    reason = Message("smoki-why-ring")
    for error in (
        UnknownAction(text="\x1b[2J", example="place 0"),
        BadSave(why="first\n\x1b[2J"),
        IllegalAction("\x1b[2J", reason),
    ):
        for said in (str(error), Words(language, "smoki").error(error)):
            assert "⟨U+001B⟩[2J" in said
            assert said.replace("\n", "").isprintable()


def test_a_long_list_of_what_is_known_is_told_whole() -> None:
    known = ", ".join(f"layout-{i}" for i in range(60))
    assert str(BadOption(name="layout", given="x", allowed=known)).endswith(known)
