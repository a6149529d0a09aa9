"""Random games: every tile is laid and used, every ability is used, every game ends."""

from collections import Counter
from random import Random

import pytest

from drakehall.games.simurgh import GAME

MODES: list[dict[str, object]] = [
    {"mode": mode, "length": length} for mode in ("spearman", "dragonlord") for length in ("short", "medium", "long")
]


def play_games(games: int, *, check: bool) -> Counter[str]:
    """Play random games over all seats, modes, lengths and other options; count what was done."""
    settings = [*MODES, *GAME.example_options()]
    done: Counter[str] = Counter()
    for number in range(games):
        dice = Random(number)
        state = GAME.start(2 + number % 4, number, **settings[number // 4 % len(settings)])
        while not state.over:
            legal = state.legal()
            action = legal[int(dice.random() * len(legal))]
            name = state.actions.name(action)
            verb, *words = name.split()
            if verb in ("use", "unmark"):
                done[f"{verb} {words[0]}"] += 1
            elif verb in ("lay", "replace"):
                done[f"lay {words[0]}"] += 1
            elif verb == "place" and words[1].startswith("W"):
                wild, space = words[1][1:].split("-")
                done[f"space {state.wilds[int(wild) - 1]:02}-{space}"] += 1
            elif verb == "place":
                done[f"space {words[1]}"] += 1
            elif verb == "move":
                done[f"move {state.wilds[int(words[0][1:]) - 1]}"] += 1
            elif verb in ("set", "exchange"):
                done[f"{verb} {words[0]}"] += 1
            done[verb] += 1
            state.apply(action)
            if check:
                state.check()
        assert state.winners()
        assert not state.view(None).capped or state.options.turn_cap < 100
    return done


def test_some_random_games() -> None:
    done = play_games(60, check=True)
    assert done["place"] > 1000


@pytest.mark.slow
def test_many_random_games_use_everything() -> None:
    done = play_games(3000, check=False)
    missing = [f"lay {tile:02}" for tile in range(1, 49) if not done[f"lay {tile:02}"]]
    missing += [f"move {tile}" for tile in range(37, 49) if not done[f"move {tile}"]]
    missing += [f"space C{i}" for i in range(1, 13) if not done[f"space C{i}"]]
    # D11-3 is used by the action `exchange`, not by `use`.
    abilities = [f"use {tile}-{slot}" for tile in range(49, 73) for slot in (1, 2, 3)]
    missing += [each for each in abilities if not done[each] and each not in ("use 69-3", "use 70-3")]
    # Passing needs a lone rider that comes home from level 4; it is proved by SIM-R1.
    missing += [verb.name for verb in GAME.actions.verbs if not done[verb.name] and verb.name != "pass"]
    for tile in range(1, 37):
        spaces = 3 if tile in (20, 28) else 4
        missing += [f"space {tile:02}-{i}" for i in range(1, spaces + 1) if not done[f"space {tile:02}-{i}"]]
    assert missing == []
