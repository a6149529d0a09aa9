"""The guide in a terminal: the sentences of a lesson between moves, and comments on other moves."""

from typing import Final, final

from drakehall.kernel.events import Event
from drakehall.learn import guide
from drakehall.learn.lessons import Lesson, LessonStep, Section
from drakehall.session import Session
from drakehall.terminal.companion import Ask
from drakehall.terminal.narrator import HELP, Narrator

IN_A_LESSON: Final = ("number", "move", "show", "undo", "why", "log", "rules", "next", "leave")
IN_A_GAME: Final = HELP


@final
class LessonGuide:
    """Guides through one section of a lesson, until all is told and the last move it asked for is made."""

    commands: tuple[str, ...] = IN_A_LESSON

    def __init__(self, narrator: Narrator, ask: Ask, section: Section, told: list[str]) -> None:
        """Take a section; steps told are added to `told`, which may hold those of earlier games."""
        self.section = section
        self._voice = _Voice(narrator, told)
        self._ask = ask
        self._here: list[str] = []
        self._skipped = False

    def look(self, session: Session, seat: int) -> None:
        """Tell every step whose time has come, one after the other, up to one that asks for a move."""
        self._voice.recall(session)
        if self._voice.waits_for(session, seat):
            return
        while step := guide.next_step(self.section, self._here, self._voice.moment(session, seat)):
            self._here.append(step.id)
            self._voice.tell(step, session)
            if step.move:
                return
            if self._goes_on(session, seat):
                self._ask(self._voice.narrator.words.say("learn-go-on") + " ")

    def _goes_on(self, session: Session, seat: int) -> bool:
        """Return whether something else appears on the screen before the person is asked for anything."""
        if guide.is_told(self.section, self._here):
            return False
        now = self._voice.moment(session, seat)
        return session.state.seat != seat or guide.next_step(self.section, self._here, now) is not None

    def moved(self, session: Session, seat: int, move: str) -> None:
        """Comment on a move that was not the advised one."""
        self._voice.answer(session, move)

    def is_done(self, session: Session, seat: int) -> bool:
        """Return whether everything is told, and nothing is asked for any longer."""
        done = guide.is_done(self.section, self._here, self._voice.moment(session, seat))
        return self._skipped or (done and not self._voice.waits_for(session, seat))

    def show(self, session: Session, seat: int) -> None:
        """Show the advised move."""
        self._voice.show(session, seat)

    def skip(self) -> None:
        """Skip the rest of the section."""
        self._skipped = True


@final
class GameGuide:
    """Speaks in an ordinary game, whenever something happens or can be done for the first time."""

    commands: tuple[str, ...] = IN_A_GAME

    def __init__(self, narrator: Narrator, lesson: Lesson, told: list[str]) -> None:
        """Take the lesson of the game; what is told is added to `told` and never told again."""
        self.lesson = lesson
        self._voice = _Voice(narrator, told)

    def look(self, session: Session, seat: int) -> None:
        """Tell one thing that is new, if there is one; the next one waits for the next decision."""
        if session.state.seat != seat and not session.state.over:
            return
        step = guide.spoken(self.lesson, self._voice.told, self._voice.moment(session, seat))
        if step is not None:
            self._voice.tell(step, session)

    def moved(self, session: Session, seat: int, move: str) -> None:
        """Do nothing: in an ordinary game everybody plays as they like."""
        self._voice.heard(session)

    def is_done(self, session: Session, seat: int) -> bool:
        """Return False: it never ends a game."""
        return False

    def show(self, session: Session, seat: int) -> None:
        """Do nothing: there is no advice."""

    def skip(self) -> None:
        """Do nothing: nothing can be skipped here."""


@final
class _Voice:
    """Says steps of a lesson, and remembers what was said and when."""

    def __init__(self, narrator: Narrator, told: list[str]) -> None:
        self.narrator = narrator
        self.told = told
        self.shown: LessonStep | None = None
        """The step that asks for a move, until one is made."""
        self._since = self._decided = 0
        self._before: tuple[LessonStep, int] | None = None

    def moment(self, session: Session, seat: int) -> guide.Moment:
        """Describe a position as a seat sees it; what happened since its last decision, or the last step, counts."""
        first = min(self._since, self._decided, len(session.steps))
        events: list[Event] = [event for step in session.steps[first:] for event in step.events]
        return guide.moment(session, seat, events)

    def tell(self, step: LessonStep, session: Session) -> None:
        """Say a step."""
        if step.id not in self.told:
            self.told.append(step.id)
        self._since = len(session.steps)
        self.shown = step
        self.narrator.guide(step.say.in_language(self.narrator.words.language))

    def recall(self, session: Session) -> None:
        """After a move was taken back, ask for the other one again."""
        if self._before is not None and len(session.steps) <= self._before[1]:
            step, self._before = self._before[0], None
            self.tell(step, session)

    def waits_for(self, session: Session, seat: int) -> bool:
        """Return whether the move that was asked for is still to be made, and can be."""
        return self._advised(session, seat) is not None

    def answer(self, session: Session, move: str) -> None:
        """Comment on a move just made, unless it was the advised one."""
        self.heard(session)
        said = guide.answer(self.shown, move) if self.shown is not None else None
        self._before = None if self.shown is None else (self.shown, self._since)
        self.shown = None
        if said is not None:
            self.narrator.guide(said.in_language(self.narrator.words.language))

    def heard(self, session: Session) -> None:
        """Note that a decision was made: what it brought is new, what came before it no longer."""
        self._decided = len(session.steps) - 1

    def show(self, session: Session, seat: int) -> None:
        """Show the advised move, in words and notation."""
        advised = self._advised(session, seat)
        if advised is None:
            self.narrator.say("learn-show-any", "green")
            return
        text = f"{self.narrator.action(session, seat, advised)} · {session.state.actions.name(advised)}"
        self.narrator.say("learn-show", "green", text=text)

    def _advised(self, session: Session, seat: int) -> int | None:
        if self.shown is None or not self.shown.move or session.state.seat != seat:
            return None
        return guide.advised(session.state, self.shown.move)
