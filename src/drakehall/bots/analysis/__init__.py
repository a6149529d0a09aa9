"""What the search bot thinks: hints for a position, and the course of a game with its mistakes."""

from drakehall.bots.analysis.course import Course, Mistake, Turn, course, decisions
from drakehall.bots.analysis.hints import Hint, hints
from drakehall.bots.analysis.outlook import Outlook, outlook
from drakehall.bots.analysis.reasons import Reason
from drakehall.bots.analysis.study import Examination, Expectation
from drakehall.bots.analysis.verdict import Verdict, verdict

__all__ = [
    "Course",
    "Examination",
    "Expectation",
    "Hint",
    "Mistake",
    "Outlook",
    "Reason",
    "Turn",
    "Verdict",
    "course",
    "decisions",
    "hints",
    "outlook",
    "verdict",
]
