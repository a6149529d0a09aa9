"""Exercises and puzzles in a terminal: setting them, and what is said afterwards."""

from typing import Final, final

from rich import box
from rich.table import Table
from rich.text import Text

from drakehall.learn.attempts import SEEDS, attempt
from drakehall.learn.exercises import Exercise, ExerciseVerdict, judge
from drakehall.learn.puzzles import Puzzle
from drakehall.learn.texts import Sentence
from drakehall.session import Session
from drakehall.terminal.narrator import Narrator

IN_AN_EXERCISE: Final = ("number", "move", "undo", "why", "log", "rules", "leave")
IN_A_PUZZLE: Final = ("number", "move", "why", "rules", "leave")
BAR: Final = 20
"""Width of the longest bar."""


@final
class Examiner:
    """Sets an exercise, comments on typical wrong ways as soon as they are taken, and ends the game once decided."""

    commands: tuple[str, ...] = IN_AN_EXERCISE

    def __init__(self, narrator: Narrator, exercise: Exercise) -> None:
        """Take an exercise."""
        self.exercise = exercise
        self.narrator = narrator
        self._said: Sentence | None = None

    def look(self, session: Session, seat: int) -> None:
        """Print the task at first, and again after every turn."""
        verdict = judge(self.exercise, session)
        if verdict.status == "going" and session.state.seat == seat:
            self.narrator.guide(self._say(self.exercise.task))
            if self.exercise.turns > 1:
                turn = max(1, verdict.turns)
                self.narrator.say("learn-exercise-turns", "dim", turn=turn, turns=self.exercise.turns)

    def moved(self, session: Session, seat: int, move: str) -> None:
        """Comment on a typical wrong way."""
        verdict = judge(self.exercise, session)
        if verdict.status == "going" and verdict.say is not None and verdict.say != self._said:
            self.narrator.guide(self._say(verdict.say))
        self._said = verdict.say

    def is_done(self, session: Session, seat: int) -> bool:
        """Return whether the goal is reached or missed."""
        return judge(self.exercise, session).status != "going"

    def show(self, session: Session, seat: int) -> None:
        """Do nothing: there is no advice."""

    def skip(self) -> None:
        """Do nothing: nothing can be skipped."""

    def conclude(self, session: Session) -> ExerciseVerdict:
        """Print how it went, why, and, if the goal was missed, one way that leads there."""
        verdict, narrator = judge(self.exercise, session), self.narrator
        reached = verdict.status == "reached"
        if reached:
            narrator.say("learn-exercise-reached", "bold green")
        else:
            narrator.say("learn-exercise-missed", "bold")
        if verdict.left:
            narrator.say("learn-exercise-left", reached=verdict.reached, left=verdict.left)
        if verdict.say is not None:
            narrator.guide(self._say(verdict.say))
        if not reached and verdict.say != self.exercise.why:
            narrator.guide(self._say(self.exercise.why))
        if not reached:
            narrator.say("learn-exercise-way")
            narrator.story(attempt(self.exercise, self.exercise.line, SEEDS[0]).steps, None)
        return verdict

    def _say(self, sentence: Sentence) -> str:
        return sentence.in_language(self.narrator.words.language)


@final
class Puzzler:
    """Asks for one decision, and shows what could be expected of every choice."""

    commands: tuple[str, ...] = IN_A_PUZZLE

    def __init__(self, narrator: Narrator, puzzle: Puzzle) -> None:
        """Take a puzzle."""
        self.puzzle = puzzle
        self.narrator = narrator
        self.answer: str | None = None

    def look(self, session: Session, seat: int) -> None:
        """Ask, and say nothing more."""
        if self.answer is None:
            self.narrator.guide(self.narrator.words.say("learn-puzzle-ask"))

    def moved(self, session: Session, seat: int, move: str) -> None:
        """Note the answer."""
        self.answer = move

    def is_done(self, session: Session, seat: int) -> bool:
        """Return whether an answer was given."""
        return self.answer is not None

    def show(self, session: Session, seat: int) -> None:
        """Do nothing: there is no advice."""

    def skip(self) -> None:
        """Do nothing: nothing can be skipped."""

    def conclude(self, answer: str) -> None:
        """Print what the answer gives away, what each choice brings, and why the best is best."""
        puzzle, narrator, words = self.puzzle, self.narrator, self.narrator.words
        lost = puzzle.lost(answer)
        start = Session.from_position(puzzle.position, play_forced=False)
        unit = "points" if start.state.in_points else "tokens"
        if answer == puzzle.choices[0].move:
            narrator.say("learn-puzzle-best", "bold green")
        else:
            narrator.say("learn-puzzle-lost", "bold", lost=words.decimal(lost, 1 if unit == "points" else 2), unit=unit)
        narrator.console.print(self._table(start, answer))
        narrator.say("learn-puzzle-why")
        for reason in puzzle.reasons:
            narrator.indented(words.message(reason))
        if puzzle.decoy:
            narrator.say("learn-puzzle-decoy", "dim")

    def _table(self, start: Session, answer: str) -> Table:
        """Show what can be expected of every choice, as bars and numbers, the best first."""
        puzzle, words = self.puzzle, self.narrator.words
        seat = start.state.seat
        assert seat is not None
        best, worst = puzzle.choices[0].points, puzzle.choices[-1].points
        digits = 1 if start.state.in_points else 2
        table = Table(box=box.SIMPLE_HEAD, caption=words.say("learn-puzzle-lead"), caption_justify="left")
        table.add_column(words.say("learn-column-choice"), overflow="fold")
        table.add_column(words.say("learn-column-lost"), justify="right")
        table.add_column(words.say("learn-column-win"), justify="right")
        table.add_column("", no_wrap=True)
        for each in puzzle.choices:
            share = (each.points - worst) / (best - worst) if best > worst else 1.0
            text = self.narrator.action(start, seat, start.state.actions.parse(each.move))
            mark = "› " if each.move == answer else "  "
            given = words.decimal(best - each.points, digits)
            bar = Text("█" * max(1, round(BAR * share)), style="green" if each is puzzle.choices[0] else "cyan")
            chance = f"{words.decimal(100 * each.win, 0)} %"
            table.add_row(Text(mark + text), f"−{given}" if each.points < best else "0", chance, bar)
        return table
