"""How far and how long a search thinks."""

import msgspec


class SearchParameters(msgspec.Struct, frozen=True):
    """The parameters of a search."""

    iterations: int
    """Number of trials for a turn."""
    seconds: float
    """The time limit of a turn, if time counts."""
    horizon: int = 2
    """Number of turns to look ahead, including the current one."""
    width: int = 12
    """Number of actions of a situation tried at first; more follow as it is visited again."""
    candidates: int = 16
    """Greatest number of root actions searched, the likeliest at first sight."""
    explore: float = 0.1
    """How curious the search is, as a share of how far apart the root's actions are at first sight."""
    noise: float = 0.0
    """How much better than it is an action may seem, as a share of how far apart they are: a beginner's mistakes."""
    turn_share: float = 0.5
    """The share of a turn's remaining trials that the next decision gets."""
    shallow_memory: bool = False
    """For games with little luck, in which every trial would follow the same line of situations: a trial remembers only
    the first new one, the next looks at all actions there, first guesses are corrected by how far they were off."""
    learned: int = 0
    """Number of trials for a turn where the game's net adds to the evaluation, since they take longer; 0: it never
    does."""
    everywhere: bool = False
    """Whether that net adds to the evaluation at tables of any number of seats, and not only where it has won a match:
    for matches that decide about it."""
