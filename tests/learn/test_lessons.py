"""Lessons: how a file is read and refused, and when the guide tells what."""

from collections.abc import Callable

import pytest

from drakehall.kernel import registry
from drakehall.learn import guide
from drakehall.learn.errors import BadLearningFile, UnknownSection
from drakehall.learn.guide import Moment
from drakehall.learn.lessons import Lesson, Trigger, read_lesson
from drakehall.session import Session

LESSON = """\
game = "smoki"
about = { en = "Sleep well.", pl = "Śpij dobrze." }

[[section]]
id = "goal"
title = { en = "The goal", pl = "Cel" }
position = '''
smoki, 2 seats
seat 0: 6 7 2 / 3 0 (7)
seat 1: K (?) (?) / (?) (?) (?)
open 0: 4
'''

[[section.step]]
id = "dream"
say = { en = "This is your dream.", pl = "To twój sen." }
light = ["slot-0"]
rules = ["SMO-1.1"]
anywhere = true

[[section.step]]
id = "take"
say = { en = "Take a card.", pl = "Weź kartę." }
when = { asked = ["smoki-prompt-source"], may = ["draw_hidden"] }
move = "draw_hidden"
answers = [{ moves = ["take_open"], say = { en = "A 4 is dear.", pl = "Czwórka jest droga." } }]
otherwise = { en = "As you like.", pl = "Jak wolisz." }

[[section.step]]
id = "place"
say = { en = "Put it down.", pl = "Połóż ją." }
when = { asked = ["smoki-prompt-hold"], event = ["smoki-event-drew"] }
anywhere = true

[[section.step]]
id = "wait"
say = { en = "Now the others.", pl = "Teraz inni." }
when = { waiting = true }
"""

UNTAUGHT = """
[[untaught]]
rules = ["SMO-2.1..SMO-2.3"]
why = { en = "The hall does it.", pl = "Robi to sala." }
"""

GIST = 'gist = [{ rule = "SMO-99.2", en = "Sleep.", pl = "Śpij." }]'

NOTHING = Moment("", frozenset(), frozenset(), over=False)


@pytest.fixture
def lesson() -> Lesson:
    return read_lesson("smoki.toml", LESSON)


def test_a_section_tells_its_steps_in_order_when_their_time_has_come(lesson: Lesson) -> None:
    section = lesson.find("goal")
    session = Session.from_position(section.position)
    now = guide.moment(session, 0, [])
    first = guide.next_step(section, [], now)
    assert first is not None
    assert first.id == "dream"
    second = guide.next_step(section, ["dream"], now)
    assert second is not None
    assert second.id == "take"
    assert guide.next_step(section, ["dream", "take"], now) is None, "a card must be drawn first"
    steps = session.play(0, "draw_hidden")
    drawn = guide.moment(session, 0, [event for step in steps for event in step.events])
    third = guide.next_step(section, ["dream", "take"], drawn)
    assert third is not None
    assert third.id == "place"


@pytest.mark.parametrize(
    ("trigger", "fitting", "other"),
    [
        (Trigger(asked=("p",)), Moment("p", frozenset({"v"}), frozenset(), over=False), NOTHING),
        (Trigger(may=("v",)), Moment("p", frozenset({"v"}), frozenset(), over=False), NOTHING),
        (Trigger(event=("e",)), Moment("", frozenset(), frozenset({"e"}), over=False), NOTHING),
        (Trigger(over=True), Moment("", frozenset(), frozenset(), over=True), NOTHING),
        (Trigger(waiting=True), NOTHING, Moment("", frozenset(), frozenset(), over=True)),
        (Trigger(rest=True), NOTHING, Moment("p", frozenset({"v"}), frozenset(), over=False, midway=True)),
    ],
)
def test_each_part_of_a_trigger_counts(trigger: Trigger, fitting: Moment, other: Moment) -> None:
    assert guide.holds(trigger, fitting)
    assert not guide.holds(trigger, other)


def test_waiting_is_when_somebody_else_decides(lesson: Lesson) -> None:
    section = lesson.find("goal")
    session = Session.from_position(section.position)
    told = ["dream", "take", "place"]
    assert guide.next_step(section, told, guide.moment(session, 0, [])) is None
    last = guide.next_step(section, told, guide.moment(session, 1, []))
    assert last is not None
    assert last.id == "wait"
    assert guide.is_told(section, [*told, "wait"])
    assert not guide.is_told(section, told)


def test_a_section_is_over_only_once_the_learner_has_finished_what_was_begun(lesson: Lesson) -> None:
    section = lesson.find("goal")
    session = Session.from_position(section.position)
    told = [step.id for step in section.step]
    assert guide.is_done(section, told, guide.moment(session, 0, []))
    session.play(0, "draw_hidden")
    midway = guide.moment(session, 0, [])
    assert midway.midway
    assert not guide.is_done(section, told, midway)
    assert not guide.moment(session, 1, []).midway, "that seat has begun nothing"
    session.play(0, "place 0")
    while session.state.seat == 0:
        assert guide.moment(session, 0, []).midway
        session.play(0, session.state.legal()[0])
    assert guide.is_done(section, told, guide.moment(session, 0, []))


def test_an_ordinary_game_hears_only_what_fits_anywhere_and_each_thing_once(lesson: Lesson) -> None:
    session = Session(registry.game("smoki"), 2, seed=3)
    assert session.state.seat is not None
    now = guide.moment(session, session.state.seat, [])
    first = guide.spoken(lesson, [], now)
    assert first is not None
    assert first.id == "dream"
    assert guide.spoken(lesson, ["dream"], now) is None


def test_what_no_section_leads_to_is_told_in_ordinary_games_alone() -> None:
    rare = '\n[[in_games]]\nid = "rare"\nsay = { en = "Rare.", pl = "Rzadkie." }\nwhen = { may = ["offer"] }\n'
    found = read_lesson("smoki.toml", LESSON + rare)
    assert [step.id for step in found.anywhere()][-1] == "rare"
    assert not [step for section in found.section for step in section.step if step.id == "rare"]
    now = Moment("", frozenset({"offer"}), frozenset(), over=False)
    told = guide.spoken(found, [step.id for step in found.anywhere()][:-1], now)
    assert told is not None
    assert told.id == "rare"
    with pytest.raises(BadLearningFile, match="fly"):
        read_lesson("smoki.toml", LESSON + rare.replace("offer", "fly"))


def test_other_moves_than_the_advised_one_are_answered(lesson: Lesson) -> None:
    step = lesson.section[0].step[1]
    assert guide.answer(step, "draw_hidden") is None
    dear = guide.answer(step, "take_open 0")
    assert dear is not None
    assert dear.in_language("en") == "A 4 is dear."
    assert dear.in_language("pl") == "Czwórka jest droga."
    other = guide.answer(step, "turn_up 1")
    assert other is not None
    assert other.en == "As you like."
    assert guide.answer(lesson.section[0].step[0], "turn_up 1") is None, "nothing was advised"


def test_nothing_is_said_against_a_part_of_the_advised_move() -> None:
    text = LESSON.replace('move = "draw_hidden"\n', 'move = "draw_hidden"\npart = ["turn_up"]\n')
    step = read_lesson("smoki.toml", text).section[0].step[1]
    assert guide.answer(step, "turn_up 1") is None
    assert guide.answer(step, "swap_own 0 1") is not None


def test_an_unknown_section_is_refused(lesson: Lesson) -> None:
    with pytest.raises(UnknownSection, match="no section “end”; it has: goal"):
        lesson.find("end")


WRONG: list[tuple[Callable[[str], str], int, str]] = [
    (lambda text: text.replace('id = "take"', 'id = "dream"'), 22, "already the id"),
    (lambda text: text.replace("SMO-1.1", "SMO-99.1"), 18, "no rule “SMO-99.1”"),
    (lambda text: text.replace('may = ["draw_hidden"]', 'may = ["steal"]'), 24, "“steal” is not known"),
    (lambda text: text.replace('move = "draw_hidden"', 'move = "take_open 9"'), 25, "take_open 9"),
    (lambda text: text.replace("answers =", 'part = ["steal"]\nanswers ='), 26, "steal"),
    (lambda text: text.replace("seat 0: 6 7 2 / 3 0 (7)", "seat 0: 6 7 2 / 3 0 (9)"), 7, "line 2, column 22"),
    (lambda text: text.replace('rules = ["SMO-1.1"]', 'sources = ["gold"]'), 18, "“gold” is not known"),
    (lambda text: text.replace("This is your dream.", "Dream " * 60), 16, "too many"),
    (lambda text: text.replace("anywhere = true", "anywere = true", 1), 14, "anywere"),
    (lambda text: text.replace(', pl = "Cel"', ""), 6, "pl"),
    (lambda text: text.replace('id = "goal"', 'id = "goal'), 5, "line 5"),
    (lambda text: text.replace("[[section]]", '[[section]]\nbot = "genius"', 1), 5, "“genius” is not known"),
    (lambda text: text.replace("position", f"{GIST}\nposition", 1), 7, "no rule “SMO-99.2”"),
    (lambda text: text + UNTAUGHT.replace("SMO-2.3", "SMO-2.9"), 41, "no rule “SMO-2.9”"),
    (lambda text: text + UNTAUGHT.replace("SMO-2.3", "SMO-R17"), 41, "no rule “SMO-R17”"),
]


@pytest.mark.parametrize(("spoil", "line", "said"), WRONG)
def test_a_wrong_file_is_refused_with_line_and_reason(spoil: Callable[[str], str], line: int, said: str) -> None:
    text = spoil(LESSON)
    assert text != LESSON
    with pytest.raises(BadLearningFile) as refused:
        read_lesson("smoki.toml", text)
    assert said in str(refused.value)
    assert refused.value.message.args["line"] == line
