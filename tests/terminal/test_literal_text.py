"""Names and cards in a terminal are shown letter by letter, whatever they would mean to the library that draws them."""

import io

import pytest
from rich.console import Console

import drakehall as dh
from drakehall.games.wyrmspan import cards
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.research.painter import Painter
from drakehall.session import Player, Session
from drakehall.terminal.narrator import Narrator
from drakehall.terminal.screen import screen
from drakehall.text.names import words_of
from tests.test_own_cards import written

NAMES = ["[red]Ola", "Jan[/x]"]
NASTY = "[blue]Ember [/x]"


def played(game: str, moves: int, **options: object) -> Session:
    """A game of two with names that look like instructions, played at random."""
    session = Session(dh.game(game), 2, 1, options, [Player(name) for name in NAMES])
    dice = Chance(1)
    while (seat := session.state.seat) is not None and len(session.log) < moves:
        legal = session.state.legal()
        session.play(seat, legal[dice.below(len(legal))])
    return session


def narrator(session: Session) -> tuple[Narrator, io.StringIO]:
    """Somebody who prints on a terminal that would obey instructions."""
    out = io.StringIO()
    return Narrator(Console(file=out, width=200, color_system=None), words_of("en", session)), out


@pytest.mark.parametrize("game", registry.game_names())
def test_the_board_shows_names_as_they_are(game: str) -> None:
    session = played(game, 40)
    teller, out = narrator(session)
    teller.board(session, 0)
    assert all(name in out.getvalue() for name in NAMES)
    assert session.state.seat is not None
    teller.prompt(session, session.state.seat)
    teller.choices(session, session.state.seat)
    drawn = Painter(session.game, NAMES, "en").text(session.state)
    assert all(name in drawn for name in NAMES)


@pytest.mark.parametrize("game", registry.game_names())
def test_the_result_shows_names_as_they_are(game: str) -> None:
    session = played(game, 10_000)
    teller, out = narrator(session)
    teller.result(session)
    head = out.getvalue().rpartition("Winner:")[0]
    assert all(name in head for name in NAMES)


def test_the_text_that_asks_shows_an_owners_words_as_they_are() -> None:
    rows: list[list[object]] = [
        [dragon.number, NASTY, NASTY, 1, dragon.size, dragon.trait, 0, *[0] * 6, "crimson golden amethyst", effect]
        for dragon in cards.dragons()
        for effect in ["activated: gain(milk,1)" if dragon.size == "hatchling" else "played: tuck(1,hand,here)"]
    ]
    session = played("wyrmspan", 0, dragons=written(cards.DRAGON_COLUMNS, rows))
    dice = Chance(3)
    asked = ""
    while NASTY not in asked:
        seat = session.state.seat
        assert seat is not None
        legal = session.state.legal()
        session.play(seat, legal[dice.below(len(legal))])
        if session.state.seat is not None:
            teller, out = narrator(session)
            teller.prompt(session, session.state.seat)
            asked = out.getvalue().partition("This is about")[2]


def test_a_screen_obeys_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    screen().print("[red]:dragon: [/x]")
    assert capsys.readouterr().out == "[red]:dragon: [/x]\n"
