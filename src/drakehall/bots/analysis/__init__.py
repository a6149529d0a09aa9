"""What the search bot thinks: hints for a position, and the course of a game with its mistakes."""

from drakehall.bots.analysis.course import Course, Mistake, Turn, course, decisions
from drakehall.bots.analysis.hints import Hint, hints
from drakehall.bots.analysis.reasons import Reason
from drakehall.bots.analysis.study import Prospect, Study

__all__ = ["Course", "Hint", "Mistake", "Prospect", "Reason", "Study", "Turn", "course", "decisions", "hints"]
