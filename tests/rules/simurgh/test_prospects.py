"""What the view says of each space to the player who is to place a vassal."""

from drakehall.games.simurgh.effects import KINDS, UNIT
from drakehall.games.simurgh.prospects import prospects
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.vocabulary import ACTIONS
from tests.rules.simurgh.table import lie, play, start, stock, table, vassals


def ranks(state: Simurgh) -> dict[str, str]:
    """Rank the spaces for the deciding seat."""
    return {space: each.rank for space, each in prospects(state, state.seat).items()}


def offered(state: Simurgh) -> set[str]:
    """Name the spaces that a legal placement touches."""
    named = (ACTIONS.arguments(each) for each in state.legal() if ACTIONS.name(each).startswith("place "))
    return {str(arguments["space"]) for arguments in named}


def test_spaces_are_ranked_by_what_they_need() -> None:
    state = table(2)
    stock(state, wood=1)
    assert ranks(state)["C1"] == "now"
    forge = prospects(state, 0)["C3"]
    assert forge.rank == "one_gain"
    assert forge.reason is not None
    assert forge.reason.args == {"thing": "stone", "count": 1}
    arena = prospects(state, 0)["C8"]
    assert arena.rank == "not"
    assert arena.reason is not None
    assert arena.reason.args == {"thing": "wood", "count": 2}


def test_a_space_that_no_gain_opens_says_why() -> None:
    state = table(2)
    stock(state, wood=9)
    vassals(state, 0, "home - - / C5 -")
    vassals(state, 1, "C1 - - / home -")
    shown = prospects(state, 0)
    taken, for_riders = shown["C1"].reason, shown["C4"].reason
    assert taken is not None
    assert taken.id == "simurgh-why-taken"
    assert for_riders is not None
    assert for_riders.id == "simurgh-why-riders-only"
    assert shown["C8"].rank == "now"


def test_either_of_two_kinds_has_a_name_in_common() -> None:
    state = table(2)
    stock(state, wood=1)
    lie(state, "W1", 15)
    reason = prospects(state, 0)["W1-1"].reason
    assert reason is None or reason.args["count"] == 2
    stock(state, veg=1)
    helped = prospects(state, 0)["W1-1"]
    assert helped.rank == "one_gain"
    assert helped.reason is not None
    assert helped.reason.args == {"thing": "food", "count": 1}


def test_with_nobody_at_home_nothing_is_possible() -> None:
    state = table(2)
    vassals(state, 0, "C5 - - / C4 -")
    shown = prospects(state, 0)
    assert {each.rank for each in shown.values()} == {"not"}
    assert {each.reason.id for each in shown.values() if each.reason} == {"simurgh-why-nobody-home"}


def test_only_who_is_to_place_a_vassal_is_told() -> None:
    state = table(2)
    assert prospects(state, 0)
    assert not prospects(state, 1)
    assert not prospects(state, None)
    play(state, "place spearman C5")
    assert not prospects(state, 0), "what to take is asked now"


def test_ranks_agree_with_what_is_legal_and_with_what_one_gain_makes_legal() -> None:
    state = start(3, 7)
    for step in range(160):
        if state.seat is None:
            break
        shown = ranks(state)
        if shown:
            assert {space for space, rank in shown.items() if rank == "now"} == offered(state)
            richer = state.copy()
            for kind in range(len(KINDS)):
                richer.stock = [each + UNIT[kind] * (seat == state.seat) for seat, each in enumerate(state.stock)]
                closer = offered(richer) - offered(state)
                assert all(shown[space] == "one_gain" for space in closer), (step, KINDS[kind], closer)
        actions = state.legal()
        state.apply(actions[step * 7 % len(actions)])
