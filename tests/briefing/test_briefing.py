"""What a reader without a screen is told: boards as plain lines, questions, choices, events, notation, rules."""

from collections.abc import Iterator

import pytest
from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import drakehall as dh
from drakehall.briefing import rules
from drakehall.briefing.board_lines import lines
from drakehall.briefing.decision import choices, listed, question
from drakehall.briefing.notation import notation
from drakehall.briefing.position import position
from drakehall.briefing.story import story
from drakehall.games.wyrmspan.view import WyrmspanView
from drakehall.hall import projection
from drakehall.kernel.chance import Chance
from drakehall.session import Player, Session
from drakehall.terminal.boards import hanging
from drakehall.text import LANGUAGES, Words, rule_sheets
from drakehall.text.names import words_of

every_game = pytest.mark.parametrize("game", dh.game_names())


def played(game: str, apart: int = 11, luck: int = 3) -> Iterator[Session]:
    """Some positions of a game that is played by chance."""
    session, dice = Session(dh.game(game), 2, 7, players=[Player("Ola"), Player("Jan")]), Chance(luck)
    while session.state.seat is not None:
        if len(session.log) % apart == 0:
            yield session
        legal = session.state.legal()
        session.play(session.state.seat, legal[dice.below(len(legal))])


def grid() -> Table:
    table = Table(title="Title", box=box.SIMPLE)
    table.add_column("left")
    table.add_column("right")
    table.add_row("a  b", Text("c\nd"))
    table.add_row(hanging(Text("• "), Text("e")), Group("f", "g"))
    return table


def test_boards_become_plain_lines() -> None:
    assert list(lines(grid())) == ["Title", "left | right", "a b | c", "  d", "• e | f", "  g"]
    assert list(lines(Panel(Group("one", Text("two")), title="box"))) == ["box", "  one", "  two"]
    assert list(lines(Columns([Padding("one", 1), Constrain(Text("two"), 3)]))) == ["one", "two"]


def test_the_foot_of_a_table_is_told() -> None:
    table = Table(show_footer=True)
    table.add_column("round", "tokens")
    table.add_column("Ola", "3")
    table.add_row("1", "15")
    assert list(lines(table)) == ["round | Ola", "1 | 15", "tokens | 3"]


def test_what_has_no_plain_form_is_drawn() -> None:
    (line,) = lines(Rule("middle"))
    assert "middle" in line


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_are_told_without_breaks_and_padding(game: str, language: str) -> None:
    for session in played(game, 23):
        words = words_of(language, session)
        for seat in range(2):
            text = position(session.game, session.state.view(seat), words)
            assert not any(line != line.rstrip() or "    " in line for line in text.splitlines())
            assert not set("─│╭╮╰╯├┤┬┴┼") & set(text)
            assert "Ola" in text
            assert "Jan" in text


@every_game
def test_every_choice_is_told_with_its_notation(game: str) -> None:
    for session in played(game):
        state, seat = session.state, session.state.seat
        assert seat is not None
        words = words_of("en", session)
        world = state.sample(seat, Chance(1))
        found = choices(session.game, world, seat, words)
        assert sorted(state.actions.parse(each.action) for each in found) == state.legal()
        assert all(each.means for each in found)
        assert listed(found).splitlines()[0] == f"{found[0].action}: {found[0].means}"
        assert question(world, seat, words).strip()


def test_the_dragons_on_the_mats_are_told_with_their_texts() -> None:
    *_, session = played("wyrmspan", luck=0)
    words, view = words_of("en", session), session.state.view(0)
    assert isinstance(view, WyrmspanView)
    lying = [space.dragon for mat in view.mats for space in mat.spaces if space.dragon]
    assert lying
    text = position(session.game, view, words)
    assert all(words.face(f"dragon-{dragon}").text in text for dragon in lying)


def test_the_tiles_in_the_scout_quarters_are_told_with_what_they_offer() -> None:
    session = next(played("simurgh"))
    text = position(session.game, session.state.view(0), words_of("en", session))
    assert "Tiles in the Scout Quarters\n" in text
    assert "◆ an ability with a marker" in text


@every_game
def test_the_story_has_a_line_for_every_entry(game: str) -> None:
    *_, session = played(game)
    words, space = words_of("en", session), session.state.actions
    for seat in range(2):
        told = [
            projection.happened(number, entry, events, seat, session.game)
            for number, (entry, events) in enumerate(zip(session.log, session.happened, strict=True), start=1)
        ]
        numbers = [int(line.partition(".")[0]) for line in story(told, space, words).splitlines()]
        assert numbers == list(range(1, len(session.log) + 1))


def test_an_undo_is_told() -> None:
    session = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0}, [Player("Ola"), Player("Jan")])
    for seat, action in ((0, "turn_up 0"), (1, "turn_up 0"), (0, "take_open 0")):
        session.play(seat, action)
    session.undo(0)
    words = words_of("en", session)
    entry = projection.happened(4, session.log[3], session.happened[3], 1, session.game)
    assert story([entry], session.state.actions, words) == "4. Ola takes back 1 move"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_is_explained(game: str, language: str) -> None:
    space = dh.game(game).actions
    told = notation(space, Words(language, game)).splitlines()
    assert [line.split(":")[0].split()[0] for line in told] == [verb.name for verb in space.verbs]


@every_game
def test_the_rules_have_the_same_chapters_in_both_languages(game: str) -> None:
    english, polish = (rules.chapters(dh.game(game), Words(language, game)) for language in LANGUAGES)
    assert [chapter.number for chapter in english] == [chapter.number for chapter in polish]
    assert all(chapter.text for chapter in english + polish)
    whole = rules.whole(english)
    assert all(f"**{rule.id}**" in whole for rule in rule_sheets.rules(game, "en"))


def test_a_chapter_is_found_by_number_and_title() -> None:
    found = rules.chapters(dh.game("wyrmspan"), Words("en", "wyrmspan"))
    assert rules.chapter(found, "5") == rules.chapter(found, "excavate") == rules.chapter(found, "5 Excavate")
    assert rules.chapter(found, "") is None
    assert rules.chapter(found, "Printed on the mat") is not None
    assert rules.rule(dh.game("wyrmspan"), "en", "wyr-5.2") == f"WYR-5.2 {text_of('WYR-5.2')}"
    assert rules.rule(dh.game("wyrmspan"), "en", "WYR-0.0") is None


def text_of(id_: str) -> str:
    """A rule as it stands on the sheet."""
    return next(rule.text for rule in rule_sheets.rules("wyrmspan", "en") if rule.id == id_)


def test_a_game_without_rules_has_no_chapters() -> None:
    assert rule_sheets.chapters("chess", "en") == []


def test_brackets_in_a_name_are_no_markup() -> None:
    game = dh.game("simurgh")
    words = Words("en", "simurgh", ["[/x]", "[b]Jan"])
    told = position(game, game.start(2, 1).view(0), words)
    assert "[/x]" in told
    assert "[b]Jan" in told
