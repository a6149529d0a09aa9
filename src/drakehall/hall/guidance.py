"""What the guide says at a table: the steps of a lesson when their time has come, and the state of an attempt."""

from typing import final

from drakehall.hall.errors import NoSuchPosition
from drakehall.hall.rows import Study
from drakehall.kernel.state import State
from drakehall.learn import guide
from drakehall.learn.errors import NothingShipped
from drakehall.learn.exercises import exercises, judge
from drakehall.learn.lessons import LessonStep, Section, lesson
from drakehall.learn.puzzles import puzzles
from drakehall.session import Move, Session
from drakehall.session.log import standing
from drakehall.wire.frames import AskGuidance, Guidance
from drakehall.wire.learning import ExerciseVerdict, Expected, PuzzleVerdict, StepShown


def guidance(study: Study | None, session: Session, seat: int, asked: AskGuidance) -> Guidance:
    """Return what the guide has to say to a seat, given what it has already been shown."""
    if asked.since > len(session.log):
        raise NoSuchPosition(seq=asked.since, last=len(session.log))
    played = _Played(session, seat)
    if study is None or study.kind in ("position", "save"):
        return _in_a_game(played, asked)
    if study.kind == "lesson":
        return _in_a_lesson(lesson(session.game.name).find(study.item), played, asked)
    if study.kind == "exercise":
        return _in_an_exercise(study.item, played)
    return _in_a_puzzle(study.item, played)


@final
class _Played:
    """What a seat has been through at a table. Anything taken back has not happened."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.seq = len(session.log)
        self._stands = standing(session.log)
        entries = [(place, session.log[place]) for place in self._stands]
        self._decided = [
            (place, entry.action)
            for place, entry in entries
            if isinstance(entry, Move) and entry.seat == seat and not entry.forced
        ]

    def moves(self, since: int = 0) -> list[str]:
        """Return the seat's own decisions after an entry of the log."""
        return [move for place, move in self._decided if place >= since]

    def moment(self, since: int) -> guide.Moment:
        """Describe the position; what has happened after an entry of the log, or since the seat last decided, is new.

        Several steps may speak of one event, so it stays new until the seat decides again.
        """
        first = min(since, self._decided[-1][0]) if self._decided else since
        events = [event for place in self._stands if place >= first for event in self.session.happened[place]]
        return guide.moment(self.session, self.seat, events)


def _in_a_game(played: _Played, asked: AskGuidance) -> Guidance:
    """Explain what is new in an ordinary game: rules only, no advice, because the lesson has another position."""
    try:
        taught = lesson(played.session.game.name)
    except NothingShipped:
        return Guidance(played.seq, done=True)
    told = _told(played, asked)
    step = guide.spoken(taught, told, played.moment(asked.since))
    if step is None:
        return Guidance(played.seq, done=all(each.id in told for each in taught.anywhere()))
    light = _touched(step, played.session.state) if step.when.may else step.light
    return Guidance(played.seq, StepShown(step.id, step.say, light, step.rules, None, []))


def _in_a_lesson(section: Section, played: _Played, asked: AskGuidance) -> Guidance:
    told, moves = _told(played, asked), played.moves(asked.since)
    shown = next((each for each in section.step if each.id == asked.shown), None)
    now = played.moment(asked.since)
    step = guide.next_step(section, told, now)
    return Guidance(
        played.seq,
        step=_shown(step, played) if step else None,
        answer=guide.answer(shown, moves[0]) if shown and moves else None,
        done=guide.is_done(section, told, now),
    )


def _in_an_exercise(item: str, played: _Played) -> Guidance:
    exercise = exercises(played.session.game.name).find(item)
    found = judge(exercise, played.session)
    over = found.status != "going"
    verdict = ExerciseVerdict(
        status=found.status,
        reached=found.reached,
        left=found.left,
        turns=found.turns,
        of_turns=exercise.turns,
        say=found.say,
        why=exercise.why if over else None,
        line=exercise.line if over else None,
        in_points=exercise.conditions[0].in_points,
    )
    return Guidance(played.seq, done=over, verdict=verdict)


def _in_a_puzzle(item: str, played: _Played) -> Guidance:
    """Return nothing before the first decision: not even that there is something to find."""
    moves = played.moves()
    if not moves:
        return Guidance(played.seq)
    puzzle = puzzles(played.session.game.name).find(item)
    verdict = PuzzleVerdict(
        move=moves[0],
        lost=puzzle.lost(moves[0]),
        solved=puzzle.solves(moves[0]),
        best=puzzle.choices[0].move,
        choices=[Expected(each.move, each.points, each.win) for each in puzzle.choices],
        reasons=puzzle.reasons,
        decoy=puzzle.decoy,
        level=puzzle.level,
        in_points=played.session.state.in_points,
    )
    return Guidance(played.seq, done=True, verdict=verdict)


def _told(played: _Played, asked: AskGuidance) -> set[str]:
    """Return the steps that were shown, including the one on screen once the seat has moved."""
    moved = asked.shown is not None and bool(played.moves(asked.since))
    return {*asked.told, *([asked.shown] if asked.shown is not None and moved else [])}


def _shown(step: LessonStep, played: _Played) -> StepShown:
    state = played.session.state
    mine = state.legal() if step.move and state.seat == played.seat else []
    advised = [action for action in mine if guide.fits(step.move, state.actions.name(action))]
    return StepShown(step.id, step.say, step.light, step.rules, step.move or None, advised)


def _touched(step: LessonStep, state: State) -> tuple[str, ...]:
    """Return the lights of a step that are touched by the actions it now speaks of."""
    touched = {
        element
        for action in state.legal()
        if state.actions.verb(action).name in step.when.may
        for element in state.targets(action)
    }
    return tuple(element for element in step.light if element in touched)
