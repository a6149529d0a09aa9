"""Learning in the terminal: the guide leads through lessons, exercises and puzzles are judged, progress is kept."""

import io
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import drakehall as dh
from drakehall.kernel.files import UnreadableFile
from drakehall.learn.exercises import exercises
from drakehall.learn.lessons import lesson
from drakehall.learn.puzzles import Found, Option, Puzzles, puzzles
from drakehall.session import Player, Session
from drakehall.terminal.dialogue import Dialogue
from drakehall.terminal.learning import record
from drakehall.terminal.learning.classroom import Classroom
from drakehall.terminal.learning.guide import GameGuide
from drakehall.terminal.learning.record import LearningRecord, Learnt, Tried, usual_file
from drakehall.terminal.narrator import Narrator
from drakehall.text import Words
from tests.learn.test_puzzles import QUICK, found

TODAY = date(2026, 11, 18)
Answer = Callable[[str, str], str]
"""What somebody types, given the question and all that is on the screen."""


class Learner:
    """Somebody who learns at a screen of 80 columns."""

    def __init__(self, game: str, file: Path, answer: Answer, lang: str = "en") -> None:
        self.screen = io.StringIO()
        self.answer = answer
        console = Console(file=self.screen, width=80, color_system=None)
        self.classroom = Classroom(dh.game(game), lang, console, self.ask, file)
        self.asked = 0

    def ask(self, prompt: str) -> str:
        self.asked += 1
        assert self.asked < 400, "this goes on for ever"
        return self.answer(prompt, self.screen.getvalue())


def typing(*lines: str) -> Answer:
    """Type these lines, then leave."""
    left = list(lines)

    def answer(prompt: str, screen: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


def following(lang: str) -> Answer:
    """Ask for the advised move whenever a move is due, and make it; any other question is answered by Enter."""
    said = Words(lang, "smoki")
    play, due = said.say("learn-show", text="|").partition("|")[0], said.say("hall-type")
    shown: list[str] = []

    def answer(prompt: str, screen: str) -> str:
        if prompt.strip() != due:
            return ""
        if len(shown) % 2 == 0:
            shown.append(screen)
            return said.attribute("hall-help-show", "typed")
        told = screen.removeprefix(shown[-1])
        shown.append(screen)
        return " ".join(told.split("·")[-1].split()) if told.lstrip().startswith(play.strip()) else "0"

    return answer


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "learning.json"


@pytest.mark.parametrize(
    ("game", "lang"), [("smoki", "pl"), ("dragon_castle", "en"), ("simurgh", "pl"), ("wyrmspan", "en")]
)
def test_whoever_follows_the_guide_is_told_everything(game: str, lang: str, file: Path) -> None:
    learner = Learner(game, file, following(lang), lang)
    learner.classroom.lesson()
    taught, kept = lesson(game), record.fetch(file)[0].of(game)
    assert kept.sections == [section.id for section in taught.section]
    assert sorted(kept.told) == sorted(step.id for section in taught.section for step in section.step)
    screen = learner.screen.getvalue()
    for section in taught.section:
        for gist in section.gist:
            assert " ".join(gist.in_language(lang).split()) in " ".join(screen.split())
    assert max(map(len, screen.splitlines())) <= 80 or "drakehall play" in max(screen.splitlines(), key=len)


def test_a_lesson_goes_on_with_the_first_section_not_done(file: Path) -> None:
    Learner("smoki", file, typing("", "turn_up 0")).classroom.lesson()
    assert record.fetch(file)[0].of("smoki").sections == ["dream"]
    later = Learner("smoki", file, typing())
    later.classroom.lesson()
    screen = later.screen.getvalue()
    assert f"Section 2 of {len(lesson('smoki').section)}: Your first turn" in screen
    assert "Section 1 of 8" not in screen
    assert "drakehall learn smoki" in screen, "how to go on is said"


def test_a_section_can_be_skipped_chosen_and_begun_again(file: Path) -> None:
    learner = Learner("smoki", file, typing("next", "quit"))
    learner.classroom.lesson("pairs")
    assert "Section 3 of 8" in learner.screen.getvalue()
    assert learner.classroom.learnt.sections == ["pairs"]
    anew = Learner("smoki", file, typing())
    anew.classroom.lesson(again=True)
    assert anew.classroom.learnt.sections == []


def test_another_move_is_answered_and_can_be_taken_back(file: Path) -> None:
    learner = Learner("smoki", file, typing("draw_hidden"))
    learner.classroom.lesson("turn")
    said = next(step for step in lesson("smoki").steps() if step.id == "take")
    answer = next(each.say.en for each in said.answers if "draw_hidden" in each.moves)
    assert " ".join(answer.split()) in " ".join(learner.screen.getvalue().split())
    back = Learner("smoki", file, typing("take_open 0", "undo"))
    back.classroom.lesson("turn")
    assert back.screen.getvalue().count("take it.") == 2, "the step is told again"


def test_what_does_not_belong_to_a_lesson_is_not_available(file: Path) -> None:
    learner = Learner("smoki", file, typing("hint", "?"))
    learner.classroom.lesson("turn")
    screen = learner.screen.getvalue()
    assert "“hint” is not available here" in screen
    assert "skip the rest of this section" in screen
    assert "save the game" not in screen


def test_an_exercise_is_judged_and_kept(file: Path) -> None:
    first = exercises("smoki").exercise[0]
    learner = Learner("smoki", file, typing("", *first.line, "quit"))
    learner.classroom.exercise(None, TODAY)
    assert "Done: you have reached the goal" in learner.screen.getvalue()
    assert record.fetch(file)[0].of("smoki").exercises == [first.id]


def test_a_missed_exercise_shows_a_way_and_can_be_tried_again(file: Path) -> None:
    exercise = next(each for each in exercises("smoki").exercise if each.turns == 1)
    wrong = exercise.wrong[0].moves
    learner = Learner("smoki", file, typing(*wrong, *["0"] * 3, "again"))
    learner.classroom.exercise(exercise.id, TODAY)
    screen = learner.screen.getvalue()
    assert " ".join(exercise.wrong[0].say.en.split()) in " ".join(screen.replace("▌", " ").split())
    assert "Not this time" in screen
    assert "One way there:" in screen
    assert screen.count("Exercise: ") == 2
    assert learner.classroom.learnt.exercises == []
    assert learner.classroom.learnt.missed == {exercise.id: [TODAY]}


def test_an_exercise_that_was_missed_comes_back_after_days_and_is_set_first(file: Path) -> None:
    first, second, *_ = exercises("smoki").exercise
    learnt = Learnt(exercises=[first.id])
    learnt.attempted(second.id, TODAY, reached=True)
    learnt.attempted(first.id, TODAY, reached=False)
    assert learnt.due_exercises(TODAY) == []
    tomorrow = TODAY + timedelta(days=1)
    assert learnt.due_exercises(tomorrow) == [first.id]
    record.store(LearningRecord(games={"smoki": learnt}), file)
    learner = Learner("smoki", file, typing("", *first.line))
    learner.classroom.exercise(None, tomorrow)
    assert "Coming back today: 1" in learner.screen.getvalue()
    assert learner.classroom.learnt.missed == {}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Puzzles:
    """Two puzzles instead of those that come with Smoki."""
    two = tuple(msgspec.structs.replace(found(), id=name) for name in ("one", "two"))
    shipped = Puzzles("smoki", dh.game("smoki").version, "", QUICK, Found(), two)
    monkeypatch.setattr("drakehall.terminal.learning.classroom.puzzles", lambda game: shipped)
    return shipped


def test_a_puzzle_says_what_every_choice_gives_away(file: Path, few: Puzzles) -> None:
    puzzle = few.puzzle[0]
    learner = Learner("smoki", file, typing(puzzle.choices[-1].move, "", puzzle.choices[0].move))
    learner.classroom.puzzle(None, TODAY)
    screen = learner.screen.getvalue()
    lost = puzzle.lost(puzzle.choices[-1].move)
    assert f"This gives away {lost:.2f} of a token" in screen
    assert "This puzzle will come back" in screen
    assert "That is the best choice" in screen
    assert screen.count("Why the best choice is best:") == 2
    assert "hint" not in screen
    kept = record.fetch(file)[0].of("smoki").puzzles
    assert kept["one"].failed == [TODAY]
    assert kept["two"] == Tried(0.0)


def test_failed_puzzles_come_back_first_and_solved_ones_do_not(file: Path, few: Puzzles) -> None:
    days = {"one": Tried(0.0), "two": Tried(0.4, [date(2026, 11, 10)])}
    record.store(LearningRecord(games={"smoki": Learnt(puzzles=days)}), file)
    learner = Learner("smoki", file, typing())
    learner.classroom.puzzle(None, TODAY)
    screen = learner.screen.getvalue()
    assert "Solved: 1 of 2. Coming back today: 1" in screen
    assert "Puzzle two" in screen
    early = Learner("smoki", file, typing())
    early.classroom.puzzle(None, date(2026, 11, 10))
    assert "Nothing left for today" in early.screen.getvalue()


def test_the_first_answer_to_a_puzzle_stays() -> None:
    learnt, puzzle = Learnt(), puzzles("smoki").puzzle[0]
    best, worst = puzzle.choices[0], puzzle.choices[-1]
    learnt.answered(puzzle, worst.move, TODAY)
    assert learnt.puzzles[puzzle.id].failed == [TODAY]
    learnt.answered(puzzle, best.move, TODAY)
    assert learnt.puzzles[puzzle.id] == Tried(best.points - worst.points, [])


def test_an_answer_that_gives_away_little_of_what_is_at_stake_solves_a_puzzle() -> None:
    known = puzzles("smoki").puzzle[0]
    choices = tuple(Option(move, points, 0.5) for move, points in (("a", 6.0), ("b", 3.5), ("c", 3.4), ("d", -4.0)))
    puzzle = msgspec.structs.replace(known, choices=choices)
    assert [puzzle.solves(each.move) for each in choices] == [True, True, False, False]


@pytest.mark.parametrize(
    "damage", [b"", b"{", b'{"version": 2}', b'{"games": {"smoki": {"sections": 3}}}', b"\xff\xfe"]
)
def test_a_damaged_file_is_told_and_kept_aside(file: Path, damage: bytes) -> None:
    file.parent.mkdir()
    for number in (1, 2):
        file.write_bytes(damage)
        learner = Learner("smoki", file, typing())
        assert learner.classroom.learnt == Learnt()
        aside = file.with_name(f"learning-damaged-{number}.json")
        assert aside.read_bytes() == damage
        assert "could not be read" in " ".join(learner.screen.getvalue().split())
        assert not file.exists()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    with pytest.raises(UnreadableFile):
        record.store(LearningRecord(), tmp_path / "data" / "learning.json")


def test_the_file_lies_where_systems_keep_data() -> None:
    home = Path.home()
    assert usual_file("linux", {}) == home / ".local/share/drakehall/learning.json"
    assert usual_file("linux", {"XDG_DATA_HOME": "/d"}) == Path("/d/drakehall/learning.json")
    assert usual_file("linux", {"XDG_DATA_HOME": "not/absolute"}) == home / ".local/share/drakehall/learning.json"
    assert usual_file("darwin", {}) == home / "Library/Application Support/drakehall/learning.json"
    assert usual_file("win32", {"LOCALAPPDATA": "/l"}) == Path("/l/drakehall/learning.json")


def test_in_an_ordinary_game_the_guide_speaks_once_of_each_thing(tmp_path: Path) -> None:
    screen = io.StringIO()
    session = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0}, [Player("Ola"), Player("Bot", "random")])
    narrator = Narrator(Console(file=screen, width=80, color_system=None), Words("en", "smoki", ["Ola", "Bot"]))
    told: list[str] = []
    lines = typing("turn_up 0", "take_open 0", "place 0", "0")
    guide = GameGuide(narrator, lesson("smoki"), told)
    Dialogue(session, narrator, lambda prompt: lines(prompt, ""), tmp_path / "game.json", guide).play()
    spoken = [line for line in screen.getvalue().splitlines() if line.startswith("▌")]
    assert len(spoken) == len(told) == len(set(told)) >= 3
    assert told[0] == "goal"
    assert "On the table lies a 1" not in screen.getvalue(), "that is so in the lesson only"
    assert "an open card that is lower" in " ".join(screen.getvalue().split())
