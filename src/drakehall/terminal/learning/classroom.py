"""Learning at the keyboard: sections of a lesson, exercises and puzzles, one after another, until the person leaves."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final, final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from drakehall.kernel.game import Game
from drakehall.kernel.numbers import whole
from drakehall.learn.exercises import Exercise, exercises
from drakehall.learn.lessons import Section, lesson
from drakehall.learn.puzzles import Puzzle, daily, puzzles
from drakehall.session import Player, Session
from drakehall.terminal.commands import Typed
from drakehall.terminal.companion import Ask, Companion
from drakehall.terminal.dialogue import Dialogue
from drakehall.terminal.learning.attempts import Examiner, Puzzler
from drakehall.terminal.learning.guide import LessonGuide
from drakehall.terminal.learning.record import LearningRecord, Learnt, fetch, store
from drakehall.terminal.narrator import Narrator
from drakehall.text import Words
from drakehall.text.names import bot_name, distinct, words_of

DAILY: Final = "daily"
"""Stands for the puzzle of the day."""
RIVAL: Final = "adept"
"""The bot that plays the other seats of a puzzle."""


@final
class Classroom:
    """Where one person learns one game; a file keeps what they have done."""

    def __init__(self, game: Game, language: str, console: Console, ask: Ask, file: Path) -> None:
        """Read the file; if it is damaged, report it and begin anew."""
        self.game = game
        self.words = Words(language, game.name)
        self.console = console
        self.ask = ask
        self.file = file
        self.narrator = Narrator(console, self.words)
        self.record: LearningRecord
        self.record, aside = fetch(file)
        if aside is not None:
            self.narrator.say("learn-record-damaged", "yellow", file=str(file), aside=str(aside))

    @property
    def learnt(self) -> Learnt:
        """What was done in this game, to be added to."""
        return self.record.of(self.game.name)

    def lesson(self, wanted: str | None = None, *, again: bool = False) -> None:
        """Go through the sections of the lesson from the first not done, or from the wanted one."""
        taught = lesson(self.game.name)
        first = taught.find(wanted) if wanted is not None else None
        if again:
            self.learnt.sections, self.learnt.told = [], []
        self._title("learn-lesson-title")
        self.narrator.line(taught.about.in_language(self.words.language))
        self._list([(each.title.in_language(self.words.language), self._is_done(each)) for each in taught.section])
        begin = taught.section.index(first) if first is not None else self._first_undone(taught.section)
        for number, section in enumerate(taught.section[begin:], begin + 1):
            if not self._section(section, number, len(taught.section)):
                return
        self.narrator.say("learn-lesson-done", "bold green")
        self.narrator.command("learn-lesson-then", f"drakehall play {self.game.name} --teach")

    def exercise(self, wanted: str | None, today: date) -> None:
        """Do the wanted exercise, or let the person choose, first one that comes back; then the next ones."""
        given = exercises(self.game.name).exercise
        first = exercises(self.game.name).find(wanted) if wanted is not None else None
        if first is None:
            self._title("learn-exercises-title")
            self._list([(self._exercise_title(each), each.id in self.learnt.exercises) for each in given])
            back = self.learnt.due_exercises(today)
            if back:
                self.narrator.say("learn-exercises-back", back=len(back))
            returning = [i for i, each in enumerate(given) if each.id in back]
            undone = [i for i, each in enumerate(given) if each.id not in self.learnt.exercises]
            first = given[self._chosen(len(given), [*returning, *undone, 0][0])]
        place = given.index(first)
        while self._attempt(given[place], today):
            answer = self._then("learn-exercise-then")
            if answer == "quit":
                return
            if answer != "again":
                place += 1
            if place == len(given):
                self.narrator.say("learn-exercises-done", "bold green")
                return

    def puzzle(self, wanted: str | None, today: date) -> None:
        """Set the wanted puzzle, that of the day, or those that come back and those not tried yet."""
        found = puzzles(self.game.name)
        if wanted is not None:
            self._pose(daily(found.puzzle, today) if wanted == DAILY else found.find(wanted), today)
            return
        solved = sum(not each.failed for each in self.learnt.puzzles.values())
        self._title("learn-puzzles-title")
        back = self.learnt.due(today)
        self.narrator.say("learn-puzzles-count", solved=solved, count=len(found.puzzle), back=len(back))
        fresh = [each for each in found.puzzle if each.id not in self.learnt.puzzles]
        queue = [each for each in found.puzzle if each.id in back] + sorted(fresh, key=lambda each: each.level)
        if not queue:
            self.narrator.say("learn-puzzles-done", "bold green")
        for puzzle in queue:
            if not self._pose(puzzle, today) or self._then("learn-puzzle-then") == "quit":
                return

    def _section(self, section: Section, number: int, of: int) -> bool:
        """Play a section; return whether the person goes on."""
        title = section.title.in_language(self.words.language)
        self.narrator.say("learn-section", "bold", number=number, of=of, title=title)
        session, narrator = self._seated(section.position, section.bot)
        guide = LessonGuide(narrator, self.ask, section, self.learnt.told)
        finished = self._played(session, narrator, guide)
        if finished:
            self.learnt.sections = [*dict.fromkeys([*self.learnt.sections, section.id])]
        store(self.record, self.file)
        if not finished:
            self.narrator.command("learn-lesson-later", f"drakehall learn {self.game.name}")
            return False
        self.narrator.say("learn-section-done", "green")
        for gist in section.gist:
            self.narrator.indented(gist.in_language(self.words.language))
        return number == of or self._then("learn-section-then") != "quit"

    def _attempt(self, exercise: Exercise, today: date) -> bool:
        """Do an exercise; return whether it came to an end."""
        self.narrator.say("learn-exercise", "bold", title=self._exercise_title(exercise))
        session, narrator = self._seated(exercise.position, exercise.bot)
        examiner = Examiner(narrator, exercise)
        if not self._played(session, narrator, examiner):
            return False
        reached = examiner.conclude(session).status == "reached"
        self.learnt.attempted(exercise.id, today, reached=reached)
        store(self.record, self.file)
        return True

    def _pose(self, puzzle: Puzzle, today: date) -> bool:
        """Set a puzzle; return whether it was answered."""
        self.narrator.say("learn-puzzle", "bold", puzzle=puzzle.id, level=puzzle.level)
        session, narrator = self._seated(puzzle.position, RIVAL)
        puzzler = Puzzler(narrator, puzzle)
        if not self._played(session, narrator, puzzler) or puzzler.answer is None:
            return False
        puzzler.conclude(puzzler.answer)
        self.learnt.answered(puzzle, puzzler.answer, today)
        store(self.record, self.file)
        if not puzzle.solves(puzzler.answer):
            self.narrator.say("learn-puzzle-back", "dim")
        return True

    def _played(self, session: Session, narrator: Narrator, companion: Companion) -> bool:
        return Dialogue(session, narrator, self.ask, None, companion).play()

    def _seated(self, position: str, bot: str) -> tuple[Session, Narrator]:
        """Seat the person where a decision is due, and bots elsewhere."""
        state = self.game.read_position(position)
        names = [self.words.player(i) if i == state.seat else bot_name(self.words, bot) for i in range(state.seats)]
        players = [Player(name, None if i == state.seat else bot) for i, name in enumerate(distinct(names))]
        session = Session.from_position(position, players)
        return session, Narrator(self.console, words_of(self.words.language, session))

    def _first_undone(self, sections: Sequence[Section]) -> int:
        return next((i for i, each in enumerate(sections) if not self._is_done(each)), 0)

    def _is_done(self, section: Section) -> bool:
        return section.id in self.learnt.sections

    def _exercise_title(self, exercise: Exercise) -> str:
        title = exercise.title.in_language(self.words.language)
        return self.words.say("learn-exercise-title", title=title, level=exercise.level)

    def _title(self, message: str) -> None:
        self.narrator.say(message, "bold underline", game=self.words.say(f"{self.game.name}-name"))

    def _list(self, lines: Sequence[tuple[str, bool]]) -> None:
        """Number some things, and tick off those done."""
        table = Table.grid(padding=(0, 1))
        for number, (text, done) in enumerate(lines, 1):
            table.add_row(Text(f"{number:>3}", style="bold cyan"), Text("✓" if done else " ", style="green"), text)
        self.console.print(table)

    def _chosen(self, count: int, usual: int) -> int:
        """Let the person choose by number."""
        while True:
            line = self.ask(self.words.say("learn-choose", usual=usual + 1) + " ").strip()
            if not line:
                return usual
            number = whole(line)
            if number is not None and 1 <= number <= count:
                return number - 1
            if Typed(line).command == "quit":
                raise EOFError
            self.narrator.say("learn-bad-choice", "yellow", last=count)

    def _then(self, question: str) -> str:
        """Ask how to go on; an empty line means with the next."""
        try:
            typed = Typed(self.ask(self.words.say(question) + " "))
        except (EOFError, KeyboardInterrupt):
            return "quit"
        return typed.command or ""
