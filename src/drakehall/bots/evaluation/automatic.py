"""What automatic rivals will have in the end, as far as it can be foretold: Automa goes by cards that all can count."""

from collections.abc import Callable
from typing import Final

from drakehall.bots.evaluation import progress
from drakehall.bots.evaluation.wyrmspan import chances
from drakehall.games.wyrmspan import automa
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import DECISIONS, LEVELS, PLACE_POINTS
from drakehall.kernel.state import State

ROUNDS: Final = 4
LAP: Final = 6
"""So many steps bring her a dragon."""
SHORT: Final = 25.0
"""By so many points a seat's worth is below its final score at the beginning …"""
CLEAR: Final = 0.6
"""… and no longer after this share of the game."""


def as_they_stand(state: State) -> list[float]:
    """Give the scores of automatic rivals as they are now."""
    return [float(score) for score in state.scores()[state.seats :]]


def wyrmspan(state: State) -> list[float]:
    """Add to Automa's score the dragons of the steps that her cards still promise, and the objectives to come.

    Early in a game a seat's worth leaves out what nobody can see yet, so as much is left out of hers.
    """
    assert isinstance(state, Wyrmspan)
    present = as_they_stand(state)
    if not present or state.over:
        return present
    places = sum(
        PLACE_POINTS[number][0] * (1 - chance) + PLACE_POINTS[number][1] * chance
        for number, _, chance in chances(state, 0)
    )
    unseen = SHORT * max(0.0, 1 - progress.wyrmspan(state) / CLEAR)
    return [present[0] + steps_to_come(state) / LAP * lap_worth(state) + places - unseen]


def steps_to_come(s: Wyrmspan) -> float:
    """Count the steps that she will probably make: one card of each round is set aside unseen."""
    deck = LEVELS[s.options.automa]
    rest = 0.0
    if not s.automa[automa.PASSED]:
        cards = s.decisions or deck
        rest = sum(automa.steps(s, DECISIONS[card]) for card in cards) * (1 - 1 / len(cards))
    later = s.copy()
    for number in range(s.round + 1, ROUNDS + 1):
        later.round = number
        rest += sum(automa.steps(later, DECISIONS[card]) for card in deck) * (1 - 1 / len(deck))
    return rest


def lap_worth(s: Wyrmspan) -> float:
    """Give what a dragon brings her, with the cave card that comes with some of them."""
    deck = [DECISIONS[card] for card in LEVELS[s.options.automa]]
    caves = sum(card.cave > 0 for card in deck) / len(deck)
    return automa.dragon_points(s) + automa.CAVE_POINTS * caves


KNOWN: Final[dict[str, Callable[[State], list[float]]]] = {"wyrmspan": wyrmspan}
