"""The result of a game in a terminal: every number under its owner, whole at 80 columns."""

import io
import re

import pytest
from rich.console import Console

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.session import Player, Session
from drakehall.terminal.boards import smoki
from drakehall.terminal.narrator import Narrator
from drakehall.text import LANGUAGES
from drakehall.text.names import words_of


def ended(game: str, players: list[Player], **options: object) -> Session:
    """A game played to its end at random."""
    session = Session(dh.game(game), len(players), 1, options, players)
    dice = Chance(1)
    while (seat := session.state.seat) is not None:
        legal = session.state.legal()
        session.play(seat, legal[dice.below(len(legal))])
    return session


def told(session: Session, language: str = "en", width: int = 80) -> list[str]:
    """The lines of the result as they are printed."""
    screen = io.StringIO()
    console = Console(file=screen, width=width, color_system=None)
    Narrator(console, words_of(language, session)).result(session)
    return screen.getvalue().splitlines()


def row(lines: list[str], label: str) -> list[str]:
    """The cells of a row of the table."""
    return next(re.split(r"\s{2,}", line.strip()) for line in lines if line.strip().startswith(f"{label} "))[1:]


def test_automa_is_named_and_her_points_stand_under_her_name() -> None:
    session = ended("wyrmspan", [Player("Ola")])
    lines = told(session)
    own, hers = session.state.breakdown()
    assert row(lines, "Points") == ["Ola", "Automa"]
    assert row(lines, "Dragons") == [str(own["dragons"]), str(hers["dragons"])]
    assert row(lines, "Eggs") == [str(own["eggs"]), "–"]
    assert row(lines, "Cave cards") == ["–", str(hers["caves"])]
    assert row(lines, "Total") == [str(score) for score in session.state.scores()]
    assert lines[-1] == f"Winner: {['Ola', 'Automa'][session.state.winners()[0]]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_however_many_sources_there_are(language: str) -> None:
    players = [Player(name, "random") for name in ("Bartłomiej", "Zachłanny", "Zachłanny", "W" * 24)]
    session = ended("dragon_castle", players, dragons="all")
    lines = told(session, language)
    assert not [line for line in lines if "…" in line or len(line) > 80]
    assert row(lines, {"en": "Total", "pl": "Razem"}[language]) == [str(score) for score in session.state.scores()]


LONG = ("Wilhelmina Aleksandra Ma", "Bartłomiej Krzysztof Wal", "Maksymilian-Aleksander-X", "W" * 24, "Ola")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["smoki", "wyrmspan", "simurgh"])
def test_long_names_are_broken_and_not_cut(game: str, language: str) -> None:
    session = ended(game, [Player(name) for name in LONG])
    lines = told(session, language)
    assert not [line for line in lines if "…" in line or len(line) > 80]
    if session.state.in_points:
        words = words_of(language, session)
        labels = [words.say(f"{game}-score-{source.replace('_', '-')}") for source in session.state.breakdown()[0]]
        text = " ".join("\n".join(lines).split())
        assert all(word in text for label in labels for word in label.split()), "no word of a source is broken"


def test_points_of_a_source_below_nothing_have_a_minus_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session = ended("smoki", [Player("Ola"), Player("Jan")], scoring="points", points_limit=20)
    kind = type(session.state)
    monkeypatch.setattr(kind, "breakdown", lambda _: [{"dragons": -2}, {"dragons": 4}])
    assert row(told(session), "Dragons") == ["−2", "4"]


def test_points_below_nothing_have_a_minus_and_no_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    session = ended("smoki", [Player("Ola"), Player("Jan")])
    monkeypatch.setattr(smoki, "rounds", lambda _: [[-3, 4]])
    assert row(told(session), "1") == ["★ −3", "4"]
