"""How far and how long a search thinks."""

import msgspec


class SearchParameters(msgspec.Struct, frozen=True):
    """How a search goes about it."""

    iterations: int
    """Trials for a turn."""
    seconds: float
    """The time limit of a turn where time counts."""
    horizon: int = 2
    """Number of turns to look ahead, the running one included."""
    width: int = 12
    """Number of actions of a situation tried at first; more follow as it is visited again."""
    candidates: int = 16
    """Number of actions of the root that are searched at most, the likeliest at first sight."""
    explore: float = 0.1
    """How curious the search is, as a share of how far the root's actions lie apart at first sight."""
    noise: float = 0.0
    """How much better than it is an action may seem, as a share of how far they lie apart: a beginner's mistakes."""
    turn_share: float = 0.5
    """Which share of what is left of a turn's trials the next decision gets."""
    shallow_memory: bool = False
    """For games with little luck, in which every trial would walk the same row of situations: a trial remembers only
    the first new one, the next looks at all actions there, first guesses are corrected by how far they were off."""
