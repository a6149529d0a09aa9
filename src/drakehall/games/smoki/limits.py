"""How long a game may take."""

from typing import Final

from drakehall.games.smoki.options import SmokiOptions

TURNS_OF_A_ROUND: Final = 1_000
"""More turns than a round takes if its players want to end it."""
ROUNDS_FOR_TOKENS: Final = 10


def most_turns(options: SmokiOptions) -> int:
    """SMO-9.2: the number of turns after which the game ends: as agreed, or a large number for every round agreed."""
    if options.turn_cap is not None:
        return options.turn_cap
    rounds = ROUNDS_FOR_TOKENS
    if options.scoring == "rounds":
        rounds = max(rounds, options.rounds)
    elif options.scoring == "points":  # who comes last gets a point a round and more
        rounds = max(rounds, options.points_limit)
    return rounds * TURNS_OF_A_ROUND
