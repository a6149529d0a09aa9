"""Names at a table: no two are alike, and nobody is without one."""

import drakehall as dh
from drakehall.session import Player, Session
from drakehall.text import Words
from drakehall.text.names import bot_name, distinct, opponent, words_of


def test_names_that_several_bear_are_numbered() -> None:
    assert distinct(["Ola", "Greedy", "Greedy"]) == ["Ola", "Greedy 1", "Greedy 2"]
    assert distinct(["Greedy 1", "Greedy", "Greedy"]) == ["Greedy 1", "Greedy 2", "Greedy 3"]
    assert distinct(["Ola", "Jan"]) == ["Ola", "Jan"]


def test_bots_are_named_by_their_kind_in_the_language() -> None:
    assert bot_name(Words("pl", "smoki"), "greedy") == "Zachłanny"
    assert bot_name(Words("en", "smoki"), "rusher") == "Rusher"
    assert bot_name(Words("en", "smoki"), "some.package:Bot") == "Bot"


def test_a_save_whose_bots_share_a_name_is_told_with_numbers() -> None:
    twins = [Player("Jan", "random"), Player("Bot greedy", "greedy"), Player("Bot greedy", "greedy")]
    said = words_of("en", Session(dh.game("smoki"), 3, 1, players=twins))
    assert [said.player(seat) for seat in range(3)] == ["Jan", "Bot greedy 1", "Bot greedy 2"]


def test_an_opponent_that_acts_by_rule_has_the_name_the_game_gives_it() -> None:
    said = words_of("en", Session(dh.game("wyrmspan"), 1, 1, players=[Player("Ola")]))
    assert [said.player(seat) for seat in range(2)] == ["Ola", "Automa"]
    assert opponent(Words("en", "pebbles")) == "the automatic opponent"


def test_a_name_from_a_strangers_save_gives_a_terminal_no_commands() -> None:
    said = words_of("en", Session(dh.game("smoki"), 2, 1, players=[Player("\x1b[2JOla"), Player("Jan")]))
    assert said.player(0) == "⟨U+001B⟩[2JOla"
