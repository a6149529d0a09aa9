"""The dialogue in a terminal: what is typed is played, nothing typed breaks it, leaving saves."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import drakehall as dh
from drakehall.games.smoki.view import SmokiView
from drakehall.session import Player, Session, save
from drakehall.terminal.dialogue import Dialogue
from drakehall.terminal.narrator import Narrator
from drakehall.text import Words

ALONE = [Player("Ola"), Player("Bot", "random")]


class Seat:
    """Somebody who types prepared lines and reads the screen."""

    def __init__(
        self, lines: list[str], file: Path, players: list[Player], lang: str = "pl", **options: object
    ) -> None:
        self.screen = io.StringIO()
        self.lines: Iterator[str] = iter(lines)
        self.asked: list[str] = []
        self.session = Session(dh.game("smoki"), len(players), 5, {"starting_seat": 0, **options}, players)
        words = Words(lang, "smoki", [player.name for player in players], strict=True)
        console = Console(file=self.screen, width=100, color_system=None)
        self.dialogue = Dialogue(self.session, Narrator(console, words), self.ask, file)

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        return line

    def play(self) -> str:
        self.dialogue.play()
        return self.screen.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_moves_by_number_and_by_notation(file: Path) -> None:
    seat = Seat(["0", "take_open 0", "place 0"], file, ALONE)
    screen = seat.play()
    own = [entry for entry in seat.session.log if entry.seat == 0]
    assert [getattr(entry, "action", None) for entry in own] == ["turn_up 0", "take_open 0", "place 0"]
    assert "Ola odkrywa pole 0" in screen
    assert "take_open 1" in screen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "Podaj numer od 0 do 5"),
        ("6", "Podaj numer od 0 do 5"),
        ("place 0", "najpierw wszyscy odkrywają"),
        ("PLACE 0", "najpierw wszyscy odkrywają"),
        ("turn_up 9", "ie ma tu ruchu"),
        ("fly away", "ani numer, ani ruch"),
        ("9" * 5000, "ani numer, ani ruch"),
        (f"turn_up {'9' * 5000}", "ie ma tu ruchu"),
        (f"dlaczego {'9' * 5000}", "ie ma tu ruchu"),
        ("[bold]", "ani numer, ani ruch"),
        ("cofnij", "Nie ma czego cofnąć"),
        ("dlaczego", "na przykład"),
        ("dlaczego skip", "najpierw wszyscy odkrywają"),
        ("dlaczego turn_up 0", "jest teraz możliwy"),
        ("dlaczego 2", "Ruch „turn_up 2” jest teraz możliwy"),
        ("dlaczego 6", "ie ma tu ruchu"),
        ("dlaczego bzdura", "ie ma tu ruchu"),
        ("historia", "Jeszcze nic się nie wydarzyło"),
        ("?", "podpowiedz"),
        ("pomoc", "zapisz PLIK"),
        ("zasady", "Kruczy krąg"),
        ("podpowiedz", "Podpowiedź: Odkryj kartę"),
        ("zapisz /no/such/folder/x.json", "/no/such/folder/x.json: nie ma takiego pliku"),
        ("zapisz /", "to jest katalog"),
        ("zapisz x\0y", "⟨U+0000⟩y"),
        (f"zapisz {'x' * 5000}", "xxx"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_changes_nothing(file: Path, line: str, answer: str) -> None:
    seat = Seat([line], file, ALONE)
    screen = " ".join(seat.play().split())
    assert answer in screen
    assert "9" * 100 not in screen, "long things are quoted briefly"
    assert seat.session.log == []
    assert len(seat.asked) == 2


def test_an_empty_line_asks_again(file: Path) -> None:
    seat = Seat(["", "   "], file, ALONE)
    seat.play()
    assert len(seat.asked) == 3
    assert seat.session.log == []


def test_undo_shows_the_board_again(file: Path) -> None:
    seat = Seat(["turn_up 0", "take_open 0", "undo"], file, ALONE, lang="en")
    screen = seat.play()
    assert "Taken back" in screen
    assert not seat.session.can_undo(0)
    assert screen.rstrip().count("Take the top card of open pile 0") == 2


@pytest.mark.parametrize("leave", [["quit"], ["koniec"], [], ["^C"]])
def test_leaving_saves_and_the_game_goes_on_from_there(file: Path, leave: list[str]) -> None:
    seat = Seat(["turn_up 2", *leave], file, ALONE)
    screen = seat.play()
    assert f"--resume {file}" in screen.replace("\n", "")
    assert save.fetch(file).state.dump() == seat.session.state.dump()


def test_leaving_before_the_first_move_writes_nothing(file: Path) -> None:
    Seat(["q"], file, ALONE).play()
    assert not file.exists()


def test_saving_by_name(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    seat = Seat(["turn_up 2", f"zapisz {other}"], file, ALONE)
    assert "Zapisano jako" in seat.play()
    assert save.fetch(other).log[0] == seat.session.log[0]


def test_the_log_tells_every_turn_in_a_line(file: Path) -> None:
    screen = Seat(["turn_up 2", "historia"], file, ALONE).play()
    assert screen.count("Ola odkrywa pole 2") == 1
    assert screen.count("• Ola: odkrywa kartę: ") == 1


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_whole_game_against_a_bot(file: Path, lang: str) -> None:
    seat = Seat(["0"] * 500, file, ALONE, lang=lang, scoring="rounds", rounds=1)
    screen = seat.play()
    assert seat.session.state.over
    assert ("Watch it again" if lang == "en" else "jeszcze raz") in screen
    assert save.fetch(file).state.over


def test_the_end_names_the_winners_last_before_the_save(file: Path) -> None:
    seat = Seat(["0"] * 500, file, ALONE, lang="en", scoring="rounds", rounds=1)
    lines = seat.play().split("\n")
    names = ", ".join(ALONE[winner].name for winner in seat.session.state.winners())
    assert any(line.endswith(f": {names}") for line in lines)
    assert "replay" in "".join(lines[-4:])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_for_tokens_ends_with_its_rounds_and_the_tokens_won(file: Path, lang: str) -> None:
    seat = Seat(["0"] * 2000, file, ALONE, lang=lang)
    end = seat.play().rpartition("Koniec gry" if lang == "pl" else "The game is over")[2].splitlines()
    state = seat.session.state
    view = state.view(None)
    assert isinstance(view, SmokiView)
    lines = [line for line in end if line.strip()[:1].isdigit()]
    rows = [[int(figure) for figure in line.replace("★", "").replace("−", "-").split()] for line in lines]
    assert [row[0] for row in rows] == list(range(1, view.round + 1))
    assert [sum(row[1 + who] for row in rows) for who in (0, 1)] == view.totals
    assert rows[-1][1:] == view.last_round
    assert [line.count("★") for line in lines] == [row[1:].count(min(row[1:])) for row in rows]
    assert [sum(row[1 + who] == min(row[1:]) for row in rows) for who in (0, 1)] == view.tokens
    (sums,) = [line.split() for line in end if line.strip().startswith(("Żetony", "Tokens"))]
    assert [int(tokens) for tokens in sums[1:]] == view.tokens
    assert "rakujące" not in "".join(end), "what is missing is nobody's result"


def test_a_game_for_points_ends_with_its_rounds_and_the_sources(file: Path) -> None:
    screen = Seat(["0"] * 2000, file, ALONE, scoring="rounds", rounds=2).play()
    end = screen.rpartition("Koniec gry")[2]
    assert "Wygrywa najmniejsza suma" in end
    assert "Razem" in end
    assert "Mniej znaczy lepiej" in end
    assert "Żetony" not in end


def test_the_options_of_the_table_are_told_in_words(file: Path) -> None:
    seat = Seat([], file, ALONE, scoring="rounds", rounds=2, raven_attack=True)
    seat.dialogue.narrator.options(seat.session)
    said = " ".join(seat.screen.getvalue().split())
    assert said == "Opcje: Cel gry: kilka rund, Liczba rund: 2, Atak kruka: tak, Pierwszy gracz: Ola"


def test_people_at_one_keyboard_are_not_bothered_while_nothing_is_private(file: Path) -> None:
    seat = Seat(["0", "0", "take_open 0", "place 0", "put_top 0"], file, [Player("Ola"), Player("Jan")])
    screen = seat.play()
    assert not [prompt for prompt in seat.asked if "Enter" in prompt]
    assert screen.count("Ola odkrywa pole 0") == 1
    assert screen.count("Ola kładzie na polu 0") == 1


def test_the_screen_is_hidden_before_it_is_handed_over_with_a_secret_on_it(file: Path) -> None:
    seat = Seat([""] * 9, file, [Player("Ola"), Player("Jan")])
    for who, move in [(0, "turn_up 0"), (1, "turn_up 0"), (0, "draw_hidden")]:
        seat.session.play(who, move)
    seat.dialogue.looking = 1
    seat.play()
    hidden, handed = seat.asked[:2]
    assert "ukryć" in hidden
    assert "Ola" in handed


def test_somebody_else_is_not_told_the_drawn_card(file: Path) -> None:
    lines = ["0", "0", "draw_hidden", "place 0", "put_top 0", "skip"]
    seat = Seat(lines, file, [Player("Ola"), Player("Jan")])
    seat.play()
    seen_by_jan = [message for step in seat.session.steps for message in (e.seen_by(1) for e in step.events)]
    drawn = [message for message in seen_by_jan if message.id.startswith("smoki-event-drew")]
    assert drawn
    assert all(message.id == "smoki-event-drew-unseen" and "card" not in message.args for message in drawn)


def test_a_file_that_is_no_save_is_not_overwritten(file: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ola", encoding="utf-8")
    assert "nie zostanie nadpisany" in " ".join(Seat(["turn_up 0", f"zapisz {letter}"], file, ALONE).play().split())
    assert letter.read_text(encoding="utf-8") == "Dear Ola"


def test_a_game_that_cannot_be_saved_there_is_saved_elsewhere(tmp_path: Path) -> None:
    seat = Seat(["turn_up 0", "q"], tmp_path / "gone" / "game.json", ALONE)
    screen = seat.play()
    assert "nie ma takiego pliku" in " ".join(screen.split())
    file = seat.dialogue.file
    assert file is not None
    assert file.parent != tmp_path / "gone"
    assert save.fetch(file).state.dump() == seat.session.state.dump()


@pytest.mark.parametrize("game", dh.game_names())
def test_help_shows_moves_of_the_game_that_is_played(game: str) -> None:
    session = Session(dh.game(game), 2, 1)
    screen = io.StringIO()
    console = Console(file=screen, width=80, color_system=None)
    Narrator(console, Words("en", game, ["Ola", "Jan"], strict=True)).help(session.state)
    lines = screen.getvalue().splitlines()
    state = session.state
    possible, refused = lines[1].split("  ")[0], next(line for line in lines if line.startswith("why ")).split("  ")[0]
    assert state.actions.parse(possible) in state.legal()
    assert state.actions.parse(refused.removeprefix("why ")) not in state.legal()
    assert not [line for line in lines if "…" in line.replace("0, 1, 2 …", "") or len(line) > 80]


def test_a_long_choice_goes_on_below_its_words(file: Path) -> None:
    seat = Seat([], file, ALONE, lang="en")
    seat.dialogue.narrator.console.width = 24
    seat.dialogue.narrator.choices(seat.session, 0)
    assert seat.screen.getvalue().splitlines()[:2] == ["  0  Turn up slot 0 ·   ", "     turn_up 0          "]
