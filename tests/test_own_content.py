"""An owner's tables, boards and castles with a fault: the complaint says where it is, also inside a position's text."""

import pytest

import drakehall as dh
from drakehall.games.simurgh import board_file
from drakehall.games.wyrmspan import cards
from drakehall.kernel.errors import BadContent
from drakehall.kernel.position_errors import BadPosition, RefusedLine
from drakehall.kernel.position_text import INDENT
from drakehall.text import Words

CAVES = f"{','.join(cards.CAVE_COLUMNS)}\n12,three coins,,played: gain(coin;3)\n"
BOARD = board_file.printed()
CASTLE = "333\n33x\n"


def below(text: str) -> str:
    return "".join(f"\n{INDENT}{line}" if line else "\n" for line in text.splitlines())


@pytest.mark.parametrize(
    ("game", "option", "text", "fault"),
    [
        ("wyrmspan", "caves", CAVES, "12,three coins"),
        ("wyrmspan", "dragons", "number,name\n", "number,name"),
        ("simurgh", "board", BOARD.replace('bonus = "1 wisdom"', 'bonus = "1 wisdon"'), '"1 wisdon"'),
        ("simurgh", "board", BOARD.replace("dragon_markers = ", "dragon_markers = 9"), "9"),
        ("simurgh", "board", BOARD.replace("[statue]", "[statue]\n\nx == 1"), "= 1"),
        ("dragon_castle", "layout", CASTLE, "x"),
    ],
)
@pytest.mark.parametrize("before", ["", "# a comment\nseed: 4\n"])
def test_a_fault_of_an_owners_text_is_shown_where_it_is_in_a_position(
    game: str, option: str, text: str, fault: str, before: str
) -> None:
    position = f"{game}, 2 seats\n{before}option {option}:{below(text)}\n"
    with pytest.raises(BadContent):
        dh.game(game).start(2, 1, **{option: text})
    with pytest.raises(RefusedLine) as caught:
        dh.game(game).read_position(position)
    args = caught.value.message.args
    assert isinstance(args["line"], int)
    assert isinstance(args["column"], int)
    assert position.splitlines()[args["line"] - 1][args["column"] - 1 :].startswith(fault), args


@pytest.mark.parametrize("value", ['"number\\nx"', "333/33x"])
def test_a_text_on_one_line_is_pointed_to_where_it_begins(value: str) -> None:
    game, option = ("wyrmspan", "caves") if "number" in value else ("dragon_castle", "layout")
    with pytest.raises(RefusedLine, match="line 3, column 1"):
        dh.game(game).read_position(f"{game}, 2 seats\n# note\noption {option}:  {value}")


@pytest.mark.parametrize("game", dh.game_names())
def test_nothing_in_a_strangers_text_reaches_a_terminal_as_a_command(game: str) -> None:
    texts = [f"option {option.name}:\n  a\x1b[2J,\x9b5m\n  \u202eb\x07" for option in dh.game(game).describe_options()]
    texts += ["seed: \x1b[2J", "\x1b]0;me\x07: 1", "\x1b[2J", "chance: \x1b[2J.0"]
    for text in texts:
        with pytest.raises(BadPosition) as caught:
            dh.game(game).read_position(f"{game}, 2 seats\n{text}")
        for said in (str(caught.value), Words("pl", game).error(caught.value)):
            assert said.isprintable(), said
