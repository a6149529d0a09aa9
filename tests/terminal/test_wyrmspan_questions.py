"""What a person is asked at a table of Wyrmspan: about what, in which words, with which choices first."""

import io

import pytest
from rich.console import Console

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.session import Session
from drakehall.terminal.narrator import Narrator, choices
from drakehall.text import LANGUAGES, Words
from tests.rules.wyrmspan.table import dig, do, hand, put, ready, settle, show, supply, table


def asked(s: Wyrmspan, language: str = "en", width: int = 200) -> list[str]:
    """What is said below the board: what it is about, the question, the choices."""
    session = Session(GAME, s.seats, 1)
    session.state = s
    screen = io.StringIO()
    words = Words(language, "wyrmspan", ["Ola", "Jan", "Ewa", "Leon", "Zoja"], strict=True)
    narrator = Narrator(Console(file=screen, width=width, color_system=None), words)
    assert s.seat is not None
    narrator.prompt(session, s.seat)
    narrator.choices(session, s.seat)
    return [line.strip() for line in screen.getvalue().splitlines()]


def test_what_is_printed_on_the_mat_is_named() -> None:
    s = table(2)
    settle(s, "golden", 42)
    ready(s)
    do(s, "explore golden")
    assert asked(s)[:2] == ["This is about", "On your mat, the golden cave: Draw 1 dragon card."]
    do(s, "decline")
    lines = asked(s)
    assert lines[1] == "On your mat, the golden cave: Make 1 guild step."
    assert lines[2] == "Ola: Use it?"
    assert asked(s, "pl")[1] == "Na twojej planszy, Złota Grota: Wykonaj 1 krok w gildii."


def test_a_space_of_the_guild_track_is_named() -> None:
    s = table(2)
    settle(s, "golden", 42)
    ready(s)
    do(s, "explore golden", "decline", "use")
    assert asked(s)[:3] == [
        "This is about",
        "Guild track, space 1: Lay 1 egg.",
        "Ola: Lay an egg: choose a free nest, on a dragon or on the mat",
    ]


def test_an_ability_of_the_guild_tile_is_named_when_a_marker_is_placed_and_when_it_is_used() -> None:
    s = table(2)
    settle(s, "golden", 42)
    put(s, track=5)
    ready(s)
    do(s, "explore golden", "decline", "use")
    lines = asked(s)
    assert lines[0] == "Ola: Guild track, space 6: Place a marker on the guild tile"
    assert lines[1].startswith("0  Place the marker: the first ability (Pay 1 egg to excavate 1 space for free with")
    do(s, "marker bonus-3")
    assert asked(s)[1] == "Guild tile, the third ability: Take 1 coin and lay 2 eggs."


def test_a_question_about_a_card_names_the_card_and_where_it_lies() -> None:
    s = table(2)
    settle(s, "golden", 73)
    hand(s, 0, caves=(12,))
    ready(s)
    before = s.question(0)
    assert before is not None
    assert before.source is None
    do(s, "explore golden", "decline")
    question = s.question(0)
    assert question is not None
    assert question.source == Message("wyrmspan-source-dragon", {"dragon": "73"})
    assert question.face == "dragon-73"
    assert question.targets == ("place-g1", "dragon-73")
    name, text = Words("en", "wyrmspan").face("dragon-73").name, Words("en", "wyrmspan").face("dragon-73").text
    assert asked(s)[1] == f"{name}: {text}"


def test_choices_name_the_cards_they_mean() -> None:
    s = table(2)
    settle(s, "golden", 42)
    show(s, 1, 37)
    ready(s)
    do(s, "explore golden")
    assert "Take the second dragon from the display (Subterranean Basilisk) · take_dragon 1" in "\n".join(asked(s))
    do(s, "decline", "use")
    assert (
        "Lay an egg in a nest of the dragon on space 1 of the golden cave (Great Golden Lung Dragon) · lay g1"
        in "\n".join(asked(s))
    )


def test_exploring_again_tells_what_it_costs() -> None:
    s = table(1)
    do(s, "explore crimson", "gain meat")
    text = "\n".join(asked(s))
    assert "Explore the crimson cave (1 coin, 1 egg) · explore crimson" in text
    assert "Explore the golden cave (1 coin) · explore golden" in text


def test_exchanges_stand_last_and_numbers_follow_what_is_shown() -> None:
    s = table(1)
    supply(s, meat=2)
    session = Session(GAME, 1, 1)
    session.state = s
    names = [s.actions.name(action) for action in choices(session)]
    assert names[0] == "pass"
    assert names[-3:] == ["exchange meat-meat-gold", "exchange meat-meat-crystal", "exchange meat-meat-milk"]
    assert sorted(choices(session)) == s.legal()
    assert asked(s)[1].startswith("0  Pass · pass")


@pytest.mark.parametrize(
    ("language", "cave", "part"),
    [
        ("en", "Into which cave does the dragon move?", "One part of the cost need not be paid: which one?"),
        ("pl", "Do której jaskini wprowadzasz smoka?", "Jednej części kosztu nie płacisz: której?"),
    ],
)
def test_every_step_of_enticing_is_asked_for_itself(language: str, cave: str, part: str) -> None:
    s = table(1)
    hand(s, dragons=(120,), caves=(52,))
    dig(s, "golden", 1)
    supply(s, meat=1, gold=1)
    ready(s)
    do(s, "excavate 52")
    dug = "In which cave do you excavate the next space?" if language == "en" else "W której jaskini odkopujesz"
    assert dug in asked(s, language)[2]
    do(s, "into amethyst", "entice 120")
    assert asked(s, language)[2].endswith(cave)
    do(s, "into golden")
    assert asked(s, language)[2].endswith(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_of_a_game_can_be_asked(language: str, seats: int) -> None:
    state = table(seats, seed=seats)
    dice = Chance(seats)
    kinds = set()
    while state.seat is not None:
        question = state.question(state.seat)
        assert question is not None
        kinds.add(question.source.id.removeprefix("wyrmspan-source-") if question.source else "none")
        lines = asked(state, language, 80)
        assert all(len(line) <= 80 for line in lines)
        assert not any("{" in line for line in lines)
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    assert kinds >= {"none", "card", "strip"}


@pytest.mark.parametrize(
    ("language", "mat", "track"),
    [
        ("en", "The golden cave: Draw 1 dragon card · Make 1 guild step", "10 Take 1 coin"),
        ("pl", "Złota Grota: Dobierz 1 kartę smoka · Wykonaj 1 krok w gildii", "10 Weź 1 monetę"),
    ],
)
def test_short_rules_tell_what_is_printed_on_mat_and_track(language: str, mat: str, track: str) -> None:
    screen = io.StringIO()
    words = Words(language, "wyrmspan", strict=True)
    Narrator(Console(file=screen, width=300, color_system=None), words).rules("wyrmspan")
    assert mat in screen.getvalue()
    assert track in screen.getvalue()


def test_the_cave_that_is_walked_again_is_named_without_a_second_colon() -> None:
    s = table(2)
    settle(s, "crimson", 53)
    put(s, nest=2, explored=2)
    s.eggs = [1, *s.eggs[1:]]
    ready(s)
    do(s, "explore golden")
    assert asked(s)[1].startswith("Exploring the golden cave: Exploring the same cave a third time")
    assert asked(s, "pl")[0] == "O co chodzi"
    assert asked(s, "pl")[1].startswith("Eksploracja Złotej Groty: Trzecia eksploracja")
