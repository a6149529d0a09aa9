"""Learning a game: lessons, exercises, puzzles and the course of a finished game, as data over engine calls.

Nothing here draws or serves anybody: page, terminal and hall show what these modules say.
"""

from drakehall.learn.exercises import Exercise, Exercises, ExerciseVerdict, exercises, judge
from drakehall.learn.guide import Moment, answer, moment, next_step
from drakehall.learn.lessons import Lesson, LessonStep, Section, lesson
from drakehall.learn.texts import Sentence

__all__ = [
    "Exercise",
    "ExerciseVerdict",
    "Exercises",
    "Lesson",
    "LessonStep",
    "Moment",
    "Section",
    "Sentence",
    "answer",
    "exercises",
    "judge",
    "lesson",
    "moment",
    "next_step",
]
