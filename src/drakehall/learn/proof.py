"""Proofs that lessons and exercises keep their promises: their authors run them before anybody learns from them."""

from collections.abc import Callable, Iterator
from typing import Final, final

import msgspec

from drakehall.bots.bot import bot_chance
from drakehall.kernel import registry
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Event
from drakehall.learn import guide
from drakehall.learn.attempts import A_TURN, SEEDS, SeededSession, attempt, search
from drakehall.learn.coverage import coverage
from drakehall.learn.exercises import Exercise, Exercises, judge
from drakehall.learn.lessons import Lesson, LessonStep, Section
from drakehall.session import Session

LONGEST_SECTION: Final = 400
"""Number of decisions after which a section must have told everything."""
MOST_ALONE: Final = 4
"""Number of decisions in a row that a learner makes before the guide must speak again."""
MOST_SECONDS: Final = 120
"""Greatest number of seconds for a section …"""
WORDS_A_SECOND: Final = 2.5
"""… for somebody who reads at this pace, about two thirds of the usual …"""
PAUSE: Final = 2
"""… looks at the board for this many seconds after every step …"""
DECISION: Final = 8
"""… and needs this many for every move."""


@final
class Lived:
    """How a section went: the steps told, the advised moves that could not be made, the questions in the middle of a
    turn that no step has mentioned, how long in a row the learner had to decide without a word, and how many decisions
    the learner made."""

    def __init__(self, told: list[str], idle: list[str], alone: int, decided: int = 0) -> None:
        """Begin with nothing."""
        self.told = told
        self.idle = idle
        self.unsaid: list[str] = []
        self.alone = alone
        self.decided = decided


def lesson_faults(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong: a section that does not tell everything, a kind of action or of points left untaught."""
    explained: set[str] = set()
    for section in lesson.section:
        yield from _not_summed_up(section)
        yield from _mute(section)
        for seed in SEEDS:
            lived = played(section, seed, explained)
            missing = [step.id for step in section.step if step.id not in lived.told]
            if missing:
                yield f"{section.id}: never told with seed {seed}: {', '.join(missing)}"
            if lived.idle:
                yield f"{section.id}: advised but not possible with seed {seed}: {', '.join(lived.idle)}"
            if lived.unsaid:
                yield f"{section.id}: asked before anything was said of it with seed {seed}: {', '.join(lived.unsaid)}"
            if lived.alone > MOST_ALONE:
                yield f"{section.id}: the learner decides {lived.alone} times without a word with seed {seed}"
            time = seconds(section, lived)
            if time > MOST_SECONDS:
                yield f"{section.id}: takes {time} seconds with seed {seed}"
    yield from _untaught(lesson)


def seconds(section: Section, lived: "Lived") -> int:
    """Estimate how long a section takes a slow reader, in the language with more words."""
    words = max(sum(len(text.split()) for text in texts) for texts in zip(*map(_said, section.step), strict=True))
    return round(words / WORDS_A_SECOND + PAUSE * len(section.step) + DECISION * lived.decided)


def exercise_faults(exercises: Exercises) -> Iterator[str]:
    """Yield what does not hold of exercises and their lines: a line that misses, two exercises alike."""
    seen: dict[object, str] = {}
    for each in exercises.exercise:
        for what, found in (("position", each.position.strip()), ("rules", each.rules), ("reason", each.why)):
            alike = seen.setdefault(found, each.id)
            if alike != each.id:
                yield f"{each.id}: the same {what} as {alike}"
        yield from _unless_unplayable(each, _bad_line)


def way_faults(exercises: Exercises) -> Iterator[str]:
    """Yield what other ways show: a wrong way that reaches the goal, one turn where several are asked (slow)."""
    for each in exercises.exercise:
        yield from _unless_unplayable(each, _one_turn_is_enough)
        yield from _unless_unplayable(each, _right_after_all)


def _unless_unplayable(exercise: Exercise, faults: Callable[[Exercise], Iterator[str]]) -> Iterator[str]:
    try:
        yield from faults(exercise)
    except HallError as error:
        yield f"{exercise.id}: a move cannot be played: {error}"


def _bad_line(exercise: Exercise) -> Iterator[str]:
    """Yield whether the line misses the goal with some seed, or takes another number of turns than is given."""
    for seed in SEEDS:
        verdict = judge(exercise, attempt(exercise, exercise.line, seed))
        if verdict.status != "reached":
            yield f"{exercise.id}: the line is {verdict.status} with seed {seed}"
        if verdict.turns != exercise.turns:
            yield f"{exercise.id}: the line uses {verdict.turns} of {exercise.turns} turns with seed {seed}"


def _one_turn_is_enough(exercise: Exercise) -> Iterator[str]:
    if exercise.turns == 1:
        return
    quick = search(msgspec.structs.replace(exercise, turns=1), (), A_TURN)
    if quick.way is not None:
        yield f"{exercise.id}: one turn is enough: {', '.join(quick.way)}"
    elif not quick.all_tried:
        yield f"{exercise.id}: too many ways to tell whether one turn is enough"


def _right_after_all(exercise: Exercise) -> Iterator[str]:
    for wrong in exercise.wrong:
        way = search(exercise, wrong.moves).way
        if way is not None:
            yield f"{exercise.id}: after {', '.join(wrong.moves)} the goal is still reached by {', '.join(way)}"


def played(section: Section, seed: int, explained: set[str] | None = None) -> "Lived":
    """Play a section as its guide advises, at random where it gives no advice.

    The guide tells all steps whose time has come, up to one that asks for a move; then that move is made. `explained`
    collects the questions during which something was told; earlier sections may have filled it.
    """
    session = Session.from_position(section.position)
    me = session.state.seat
    assert me is not None
    seeded = SeededSession(session, section.bot, seed)
    luck = bot_chance(seed)
    lived = Lived([], [], 0)
    heard: set[str] = set() if explained is None else explained
    events: list[Event] = []
    alone = 0
    for _ in range(LONGEST_SECTION):
        known = len(lived.told)
        advised = _tell(section, lived.told, session, me, events)
        mine = session.state.seat == me
        move = guide.advised(session.state, advised) if advised and mine else None
        lived.idle += [advised] if advised and mine and move is None else []
        now = guide.moment(session, me, [])
        if guide.is_done(section, lived.told, now) or session.state.over:
            break
        if len(lived.told) > known:
            events, alone = [], 0
            heard |= {_asked(session)} if _speaks_of_it(section, lived.told[known:]) else set()
        if mine:
            legal = session.state.legal()
            alone += move is None
            lived.unsaid += [_asked(session)] if now.midway and _asked(session) not in heard else []
            lived.decided += 1
            lived.alone = max(lived.alone, alone)
            events += seeded.play(me, legal[luck.below(len(legal))] if move is None else move)
        events += _waited(section, lived.told, seeded, me)
    return lived


def _tell(section: Section, told: list[str], session: Session, me: int, events: list[Event]) -> str:
    """Go through the steps whose time has come, up to one that asks for a move; return that move."""
    while step := guide.next_step(section, told, guide.moment(session, me, events)):
        told.append(step.id)
        if step.move:
            return step.move
    return ""


def _waited(section: Section, told: list[str], seeded: SeededSession, me: int) -> list[Event]:
    """Let the others play; what is told meanwhile is told before their first move."""
    if seeded.session.state.seat not in (None, me):
        _tell(section, told, seeded.session, me, [])
    return seeded.others(me)


def _speaks_of_it(section: Section, told: list[str]) -> bool:
    """Return whether one of these steps is about the learner's question, not only about what has happened."""
    return any(step.move or step.when.may or step.when.asked for step in section.step if step.id in told)


def _asked(session: Session) -> str:
    """Return the name of a question: its prompt and the kind of thing that asks it."""
    question = session.state.question(session.state.seat)
    if question is None:
        return ""
    return f"{question.prompt.id} ({question.source.id})" if question.source else question.prompt.id


def _said(step: LessonStep) -> tuple[str, str]:
    return step.say.en, step.say.pl


def _not_summed_up(section: Section) -> Iterator[str]:
    """Yield what is missing or foreign in a section's summary at its end."""
    if not section.gist:
        yield f"{section.id}: has no summary of what was learnt"
    taught = {rule for step in section.step for rule in step.rules}
    yield from (
        f"{section.id}: at its end names the rule {gist.rule}, which none of its steps teaches"
        for gist in section.gist
        if gist.rule not in taught
    )


def _mute(section: Section) -> Iterator[str]:
    """Yield which steps have nothing to say to a learner who does something else than they advise."""
    yield from (
        f"{section.id}: {step.id} advises a move and has no answer to others"
        for step in section.step
        if step.move and step.otherwise is None
    )


def _untaught(lesson: Lesson) -> Iterator[str]:
    """Yield the actions, points and rules that no step teaches and the lesson does not leave out."""
    steps = [*lesson.steps()]
    state = registry.game(lesson.game).read_position(lesson.section[0].position)
    verbs = {verb for step in steps for verb in step.when.may} | {step.move.split(" ")[0] for step in steps}
    sources = {source for step in steps for source in step.sources}
    wanted = {
        "action": ([verb.name for verb in state.actions.verbs], verbs),
        "points": (list(state.breakdown()[0]), sources),
    }
    known = {name for names, _ in wanted.values() for name in names}
    yield from (f"leaves out {name}, which does not exist" for name in lesson.left_out if name not in known)
    for kind, (names, taught) in wanted.items():
        yield from (
            f"no step teaches the {kind} {name}" for name in names if name not in taught and name not in lesson.left_out
        )
    covered = coverage(lesson)
    yield from (f"no step teaches the rule {rule}" for rule in covered.missing)
    yield from (f"leaves out the rule {rule}, which a step teaches" for rule in covered.both)
