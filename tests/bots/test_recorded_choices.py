"""Bots choose as they did: whatever makes them faster must not change what they think.

If a level, a weight or a rule changes on purpose, so may these: run this file to print what bots choose today.
"""

import sys

import pytest

import drakehall as dh
from drakehall import bots
from drakehall.kernel.chance import Chance

LEVELS = ("greedy", "novice", "adept")
OFTEN = {"greedy": 12, "novice": 12, "adept": 3}
"""So many positions of a random game each level is asked about."""
RECORDED: dict[str, dict[str, list[int]]] = {
    "dragon_castle": {
        "greedy": [81, 61, 180, 184, 188, 11, 185, 178, 197, 38, 88, 28],
        "novice": [81, 21, 196, 198, 189, 11, 178, 185, 178, 11, 88, 28],
        "adept": [81, 37, 165],
    },
    "simurgh": {
        "greedy": [1639, 1024, 182, 320, 1638, 125, 134, 1580, 139, 272],
        "novice": [1639, 1024, 181, 181, 50, 125, 134, 1581, 139, 270],
        "adept": [1639, 1015, 181],
    },
    "smoki": {
        "greedy": [11, 18, 8, 11, 18, 7, 17, 8, 12, 18, 7, 9],
        "novice": [12, 17, 7, 11, 17, 8, 17, 8, 11, 18, 7, 12],
        "adept": [10, 17, 8],
    },
    "wyrmspan": {
        "greedy": [33, 28, 32, 36, 1128, 26, 89, 1102, 26, 35, 108, 462],
        "novice": [35, 28, 32, 36, 1128, 26, 89, 1102, 26, 36, 108, 28],
        "adept": [33, 28, 30],
    },
}


def choices(name: str, level: str) -> list[int]:
    """Ask a level about positions spread over a random game, all but the forced ones."""
    game = dh.game(name)
    state, chance, chosen = game.start(max(2, game.seats[0]), 9), Chance(9), list[int]()
    decisions = 0
    while not state.over and len(chosen) < OFTEN[level]:
        legal = state.legal()
        if len(legal) > 1:
            if decisions % 7 == 3:
                chosen.append(bots.choose(bots.make(level, game, decisions), state, chance))
            decisions += 1
        state.apply(legal[chance.below(len(legal))])
    return chosen


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", dh.game_names())
def test_a_level_chooses_as_recorded(name: str, level: str) -> None:
    assert choices(name, level) == RECORDED[name][level]


if __name__ == "__main__":
    for each in dh.game_names():
        sys.stdout.write(f'    "{each}": {{\n')
        for one in LEVELS:
            sys.stdout.write(f'        "{one}": {choices(each, one)},\n')
        sys.stdout.write("    },\n")
