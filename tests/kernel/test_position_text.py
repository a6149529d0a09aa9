"""Positions in text: how lines and words are read, what is said of mistakes, how any text is written."""

import pytest

from drakehall.kernel.chance import Chance
from drakehall.kernel.position_errors import BadPosition, NoPositionText
from drakehall.kernel.position_text import DEFAULT_SEED, PositionReader, PositionWriter, game_of
from drakehall.kernel.state import State
from drakehall.text import LANGUAGES, Words
from tests.testing.toy import BEASTS, Toy, ToyGame

GAME = ToyGame()


def toy(*lines: str) -> Toy:
    state = GAME.read_position("\n".join(["toy, 2 seats", *lines]))
    assert isinstance(state, Toy)
    return state


def refused(text: str) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text)
    for language in LANGUAGES:
        assert Words(language, strict=True).error(caught.value)
    assert Words("en", strict=True).error(caught.value) == str(caught.value)
    return str(caught.value)


def test_a_heading_alone_is_the_start_of_a_game() -> None:
    assert toy().dump() == GAME.start(2, DEFAULT_SEED).dump()
    assert toy("seed: 7").dump() == GAME.start(2, 7).dump()
    assert toy("option cap: 5", f"seed: {2**128 - 1}").dump() == GAME.start(2, 2**128 - 1, cap=5).dump()


def test_what_is_not_named_is_dealt_by_the_seed() -> None:
    first, same, other = (toy("hand 0: dog ?", "hand 1: ant", f"seed: {seed}") for seed in (3, 3, 4))
    assert first.dump() == same.dump()
    assert first.pile != other.pile
    for state in (first, other):
        assert state.hands[0][0] == BEASTS.index("dog")
        assert len(state.hands[0]) == 2
        assert len(state.pile) == 17


def test_lines_come_in_any_order_with_comments_and_indented_parts() -> None:
    text = "# a bug\r\n\r\ntoy, 2 seats\r\nhand  1:\r\n  ant\r\n\r\n  bee\r\n# the turn\r\nturns: 1"
    state = GAME.read_position(text)
    assert isinstance(state, Toy)
    assert state.hands == [[], [0, 1]]
    assert state.seat == 1


def test_the_chance_of_a_game_can_be_named() -> None:
    stream = Chance(99)
    stream.below(5)
    assert str(toy("turns: 0", f"chance: {stream}").chance) == str(stream)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1, column 1: a position begins with the game and the number of seats, like “smoki, 3 seats”"),
        ("\ntoy", "line 2, column 1: a position begins with the game and the number of seats, like “smoki, 3 seats”"),
        ("smoki, 3 seats", "line 1, column 1: “smoki” is not valid here; allowed: toy"),
        ("toy,  9 seats", "line 1, column 7: “9” is not valid here; allowed: 2–4"),
    ],
)
def test_the_heading_names_game_and_seats(text: str, complaint: str) -> None:
    assert refused(text) == complaint


BEASTS_ALLOWED = "allowed: ant, bee, cat, dog, eel"
SEEDS = "a seed is a whole number from 0 to 2^128 − 1"
KNOWN = "lines it can have: seed, chance, turns, guessing, hand 0, hand 1, pile, shown, sealed, points"
NEVER = "the rules never lead to this position"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hand 0", "line 2, column 1: “hand 0” is not of the form “key: value”"),
        ("hand 0: cow", f"line 2, column 9: “cow” is not valid here; {BEASTS_ALLOWED}"),
        ("pile:\n  ant\n  bee cow", f"line 4, column 7: “cow” is not valid here; {BEASTS_ALLOWED}"),
        ("pile: bee bee\nshown: bee bee  bee", "line 3, column 17: no “bee” is left; all of them are already used"),
        ("turns: 99", "line 2, column 8: “99” is not valid here; allowed: 0–14"),
        ("turns: many", "line 2, column 8: “many” is not valid here; allowed: 0–14"),
        ("turns:", "line 2, column 1: words in this line: 0, needed: 1"),
        ("points: 1 2 3", "line 2, column 13: words in this line: 3, needed: 2"),
        ("guessing: perhaps", "line 2, column 11: “perhaps” is not valid here; allowed: no, yes"),
        ("turns: 1\nturns: 2", "line 3, column 1: “turns” is already given in line 2"),
        ("option cap: 0", "line 2, column 1: option “cap” cannot be “0”; allowed: 1–1000"),
        ("option cup: 4", "line 2, column 1: toy has no option “cup”; it has: cap"),
        (r'option cap: "\ud800"', 'line 2, column 13: “"\\ud800"” is not valid here; allowed: "…"'),
        ('option cap:  "4', 'line 2, column 14: “"4” is not valid here; allowed: "…"'),
        ("seed: -1", f"line 2, column 7: {SEEDS}, not -1"),
        (f"seed: {2**128}", f"line 2, column 7: {SEEDS}, not {2**128}"),
        ("chance: 7", "line 2, column 9: “7” is not valid here; allowed: 0a1b….0"),
        (
            "hands: ant",
            f"line 2, column 1: “hands” does not belong in this position; {KNOWN}",
        ),
        ("guessing: yes", f"{NEVER}: after a seal the next seat guesses, if there is a pile"),
        ("pile:" + " ?" * 21, f"{NEVER}: not enough is left for every ?"),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_line_and_column(text: str, complaint: str) -> None:
    assert refused(f"toy, 2 seats\n{text}") == complaint


def test_a_mistake_is_told_in_polish_to_its_end() -> None:
    with pytest.raises(BadPosition) as caught:
        toy("option cap: 0")
    said = Words("pl", strict=True).error(caught.value)
    assert said == "wiersz 2, kolumna 1: opcja „cap” nie może mieć wartości „0”; dozwolone: 1–1000"


@pytest.mark.parametrize(
    "text",
    ["", "plain", " spaced ", "tab\t", "a: b", "# no comment", "\"", "two\nlines", "ends\n", "x\n\n", "\n", "\n\na\n",
     "a\r\nb\n", "a\n\n\n  deep\n# b\n"],
)  # fmt: skip
def test_any_text_can_be_a_value(text: str) -> None:
    writer = PositionWriter("toy", GAME.start(2, 1))
    writer.text("note", text)
    writer.line("points", 0, 0)
    reader = PositionReader(GAME, str(writer))
    line = reader.line("note")
    assert line is not None
    assert line.text() == text
    assert reader.numbers("points", [9, 9], 0, 9) == [0, 0]


def test_several_lines_are_written_below_their_key() -> None:
    writer = PositionWriter("toy", GAME.start(2, 1, cap=5))
    writer.text("rows", "33\n\n3.\n")
    assert str(writer).splitlines()[3:] == ["rows:", "  33", "", "  3."]
    assert str(writer).splitlines()[:2] == ["toy, 2 seats", "option cap: 5"]


def test_the_game_of_a_text() -> None:
    assert game_of("# note\nsmoki, 3 seats\nturn: 0") == "smoki"
    with pytest.raises(BadPosition):
        game_of("{}")


def test_a_game_may_have_no_texts() -> None:
    class Silent(ToyGame):
        lay_out = ToyGame.__mro__[1].lay_out  # type: ignore[attr-defined]

    with pytest.raises(NoPositionText, match="toy neither reads nor writes positions as text"):
        Silent().read_position("toy, 2 seats")
    with pytest.raises(NoPositionText):
        State.position_text(GAME.start(2, 1))
