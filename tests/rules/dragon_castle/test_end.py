"""The end of the game and the score."""

import pytest

from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import shrine_points
from tests.rules.dragon_castle.table import legal, play, start, table
from tests.support import rule


def turn_by(state: DragonCastle, *actions: str) -> None:
    """Play whole turns: `summon`, or `take` for a tile that is discarded."""
    for action in actions:
        if action == "summon":
            play(state, "summon")
        else:
            play(state, legal(state, "pick")[0], "discard")


@rule("DRC-8.2", "DRC-8.3", "DRC-R18", "DRC-R20")
def test_two_players_first_player_uncovers_the_mark() -> None:
    state = table(castle="1 1 1 1 1 1", seats=2)
    turn_by(state, "summon", "take", "summon")
    assert state.view(None).summons_left == 0
    assert not state.over
    turn_by(state, "take")
    assert state.over


@rule("DRC-8.4")
def test_two_players_last_player_uncovers_the_mark() -> None:
    state = table(castle="1 1 1 1 1 1", seats=2)
    turn_by(state, "summon", "summon")
    assert state.over


@rule("DRC-8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_round_ends_right_of_the_first_player(seats: int, first: int) -> None:
    state = table(
        castle="1 1 1 1", seats=seats, tokens=[0] * (seats - 1) + [seats - 1], starting_seat=first, turn=first
    )
    play(state, "summon")
    for _ in range(seats - 1):
        assert not state.over
        assert {"summon", "pick a1"} <= set(legal(state))  # everything stays possible
        last = state.turn
        play(state, "summon")
    assert state.over
    assert (last + 1) % seats == first


@rule("DRC-8.4", "DRC-R19")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 5), (4, 7)])
def test_the_most_tokens(seats: int, most: int) -> None:
    tokens = [seats - 1] + [0] * (seats - 1)
    state = table(castle="1", seats=seats, tokens=tokens)
    turn_by(state, *["summon"] * seats)
    assert state.over
    assert sum(state.tokens) == most
    assert state.view(None).countdown == 7 - most


@rule("DRC-R20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_as_many_turns(seats: int) -> None:
    for seed in range(4):
        state = start(seats, seed, spirits="none")
        turns = [0] * seats
        while not state.over:
            if legal(state, "pick", "summon"):
                turns[state.turn] += 1
            state.apply(state.legal()[(seed * 7 + sum(turns) * 3) % len(state.legal())])
        assert len(set(turns)) == 1


@rule("DRC-8.6")
@pytest.mark.parametrize(("level", "worth"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_shrines_by_level(level: int, worth: int) -> None:
    assert shrine_points(level) == worth
    assert table(f"{level}#^").breakdown()[0]["shrines"] == worth


@rule("DRC-8.5", "DRC-8.6", "DRC-1.3")
def test_final_score() -> None:
    state = table(
        "1#^ 2#^ 3#^ 4#^ . 1#",
        ".",
        castle="1",
        earned=[17, 20],
        tokens=[2, 0],
        dragons="fortitude",
        pools=[5, 5],
        turn=1,
    )
    assert state.breakdown()[0] == {"sets": 17, "discards": 0, "shrines": 9, "countdown": 4, "fortitude": 4}
    assert state.scores() == [34, 20]
    assert state.winners() == []
    play(state, "summon")
    assert state.scores() == [34, 22]
    assert state.winners() == [0]


def tie(first: str, second: str, points: list[int]) -> tuple[list[int], str]:
    """Finish a game between two realms; say who wins, and what is said to have decided."""
    state = table(first, second, castle="1", earned=points, tokens=[1, 1], turn=1, pools=[9, 1])
    play(state, "summon")
    assert len(set(state.scores())) == 1
    return state.winners(), str(state.tie_break()).removeprefix("dragon_castle-tie-")


@rule("DRC-8.7", "DRC-R21")
def test_ties() -> None:
    # More face-down stacks, those with a shrine included.
    assert tie("1# 1#^ 1#", "1# 1#^", [4, 2]) == ([0], "stacks points=7 count=3 other_count=2")
    # Shared, whatever else lies there or in pools.
    assert tie("1# 1#", "1# 1# 1M1 1M2", [4, 2]) == ([0, 1], "shared points=6")
    assert tie("1# 1#^", "2#^ 1#", [5, 2]) == ([0, 1], "shared points=8")
    # As many stacks, more shrines.
    assert tie("1#^ 1#^", "2#^ 1#", [4, 2]) == ([0], "shrines points=8 count=2 other_count=1")


def test_the_end_is_told() -> None:
    state = table(castle="1 1", tokens=[1, 0], turn=1)
    events = play(state, "summon")
    assert [event.id.rpartition("event-")[2] for event in events] == [
        "summoned",
        "last-round",
        "scored",
        "scored",
        "won",
        "won",
    ]
    assert state.legal() == []
