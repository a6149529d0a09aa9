"""Positions of Simurgh in text: what may be left out, what players remember, and what is refused."""

import pytest

from drakehall.games.simurgh import GAME, board_file
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.setup import BOXED
from drakehall.kernel.chance import Chance
from drakehall.kernel.position_errors import BadPosition
from drakehall.kernel.position_text import PositionWriter
from tests.support import rule

DRAGONLORD = "option mode: dragonlord"


def read(*lines: str, seats: int = 2) -> Simurgh:
    return GAME.read_position("\n".join([f"simurgh, {seats} seats", *lines]))


def legal(state: Simurgh, verb: str = "") -> list[str]:
    return [name for name in map(state.actions.name, state.legal()) if name.startswith(verb)]


def test_a_heading_alone_is_the_start_of_a_game() -> None:
    assert read("seed: 5", seats=3).dump() == GAME.start(3, 5).dump()


def test_unless_more_is_said_the_first_turn_begins_with_empty_hands() -> None:
    state = read("starter: 1")
    view = state.view(1)
    assert (view.phase, view.seat, view.turns) == ("turn", 1, 0)
    assert view.hand == [view.power]
    assert [house.spearmen for house in view.houses] == [1, 1]
    assert [house.dragons for house in view.houses] == [[], []]
    assert None not in view.quarters
    assert len(state.box) == sum(boxed for _, boxed in BOXED)


def test_a_board_and_two_houses() -> None:
    state = read(
        "turn: 1",
        "points: 12 8",
        "goods 0: 3 veg, 1 wisdom",
        "spearmen 0: home C1",
        "riders 1: W2-1",
        "wilds: W2 exploration-40",
        "quarters: 03 ? - research-14",
        "hand 1: production-07 ?",
        "power tiles: ? power-31",
        "dragons 1: dragon-49 markers 1 3, dragon-60",
        "statue: S1 objective-73",
        "stack: production-01 production-02",
    )
    view = state.view(1)
    house, own = view.houses
    assert (house.points, own.points) == (12, 8)
    assert {kind: count for kind, count in house.resources.items() if count} == {"veg": 3, "wisdom": 1}
    assert (house.spearmen, house.supply_spearmen, own.riders, own.supply_riders) == (1, 1, 0, 1)
    assert [(each.seat, each.vassal, each.space) for each in view.vassals] == [
        (0, "spearman", "C1"),
        (1, "rider", "W2-1"),
    ]
    assert view.wilds[1] == "40"
    assert view.quarters[::2] == ["03", None]
    assert view.quarters[3] == "14"
    assert (view.hand[0], len(view.hand), view.power) == ("07", 3, "31")
    assert [dragon.markers for dragon in own.dragons] == [[True, False, True], [False] * 3]
    assert view.statue[0] == "73"
    assert state.pile[-2:] == [1, 2]
    assert state.seat == 1


def test_without_a_memory_players_know_what_they_hold_and_what_lies_open() -> None:
    lines = ("hand 0: production-07 production-08", "chronicle: production-01", "stack: production-02")
    state = read(*lines)
    assert state.knowledge(1) == state.knowledge(None) == {}
    assert read(*lines, "seed: 9").hands == state.hands


def test_a_memory_tells_who_saw_which_tile() -> None:
    state = read(
        "hand 0: production-07 production-08",
        "stack: production-02",
        "memory:",
        "  production-02: hand 1 from 10 to 11",
        "  07: open 20, hand 0 from 21",
    )
    assert state.knowledge(1) == {"hand 0": ["07"], "stack 0": ["02"]}
    assert state.knowledge(None) == {"hand 0": ["07"]}
    assert state.knowledge(0) == {}


@pytest.mark.parametrize(
    ("pending", "seat", "phase"),
    [
        ("draft-power", 2, "draft-power"),
        ("draft-power; chosen 2", 0, "draft-power"),
        ("draft", 0, "draft"),
        ("draft; chosen 4", 1, "draft"),
        ("choose-dragon; chosen 1", 1, "dragon"),
        ("turn", 0, "turn"),
    ],
)
def test_every_part_of_the_setup_can_be_described_by_its_name(pending: str, seat: int, phase: str) -> None:
    state = read(DRAGONLORD, f"pending: {pending}", seats=3)
    assert (state.seat, state.view(None).phase) == (seat, phase)
    state.check()
    assert state.sample(seat, Chance(1)).view(seat) == state.view(seat)
    while state.view(None).phase != "turn":
        state.apply(state.legal()[0])
    state.check()


@pytest.mark.parametrize(
    ("tile", "pending", "answers"),
    [
        ("production-07", "take; effect 1 veg / 1 meat", ["take veg", "take meat"]),
        ("research-13", "answer; abilities 57-2; received wisdom", ["use 57-2", "done"]),
    ],
)
def test_what_is_pending_is_named_with_its_registers(tile: str, pending: str, answers: list[str]) -> None:
    state = read(
        f"wilds: W1 {tile}",
        "spearmen 0: W1-1",
        "placed: spearman 1",
        "dragons 0: dragon-57 markers 2",
        "pending:",
        "  after",
        "  check",
        f"  {pending}",
    )
    assert legal(state) == answers


def test_effects_are_those_of_the_board_in_force() -> None:
    printed, changed = "1 wood / 1 stone", "2 wood / 7 stone"
    board = board_file.printed().replace(f'arrival = "{printed}"', f'arrival = "{changed}"')
    heading = str(PositionWriter("simurgh", GAME.start(2, 1, board=board)))
    scouting = (
        "spearmen 0: C11\ngoods 0: 3 wisdom\nplaced: spearman 1\n"
        "pending:\n  after\n  check\n  quarters\n  take; effect "
    )
    state = GAME.read_position(heading + scouting + changed)
    state.apply(state.actions.parse("take stone"))
    assert state.view(None).houses[0].resources["stone"] == 7
    with pytest.raises(BadPosition):
        GAME.read_position(heading + scouting + printed)


def test_drawn_objectives_are_set_on_the_statue() -> None:
    drawn = ("riders 0: C12", "placed: rider 1", "drawn objectives: objective-73 objective-80")
    state = read(*drawn, "goods 0: 12 wisdom", "pending:", "  after", "  check", "  statue")
    assert {name.split()[1] for name in legal(state, "set ")} == {"73", "80"}


def test_the_end_is_scored() -> None:
    tiles = " ".join(f"{tile:02}" for tile in range(1, 9))
    state = read(f"chronicle: {tiles}", "points: 7 5", "pending: over")
    assert state.over
    assert state.winners() == [0]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("quarters: 03 04", "line 2, column 1: words in this line: 2, needed: 4"),
        ("hand 0: produktion-07", "line 2, column 9: “produktion-07” is not valid here; allowed: production-07"),
        ("hand 0: 03 03", "line 2, column 12: no “production-03” is left"),
        ("hand 0: dragon-49", "line 2, column 9: no “dragon-49” is left"),
        ("wilds: W1 03, W1 04", "line 2, column 15: “W1” is already given in line 2"),
        ("wilds: W9 03", "line 2, column 8: “W9” is not valid here"),
        ("spearmen 0: home home home home", "line 2, column 28: words in this line: 4, needed: 3"),
        ("goods 0: 2 gold", "line 2, column 12: “gold” is not valid here; allowed: veg, meat"),
        ("dragons 0: dragon-49 marker 1", "line 2, column 22: “marker” is not valid here; allowed: markers"),
        ("memory:\n  03: seen 4", "line 3, column 7: “seen 4” is not valid here; allowed: open 3, hand 0"),
        ("memory:\n  03: open 9\n  03: open 10", "line 4, column 3: “03” is already given in line 3"),
        ("pending: wait", "line 2, column 10: “wait” is not valid here; allowed: draft-power"),
        ("pending: take; effect 9 gold", "line 2, column 23: “9 gold” is not valid here"),
        ("pending: after; count 1", "line 2, column 17: “count” is not valid here; allowed: asked"),
        ("power draft: power-29", "line 2, column 14: words in this line: 1, needed: 3"),
        ("last turns: 0", "the rules never lead to this position: "),
        ("left of the draft: 01 02 03 04", "line 2, column 1: “left of the draft” does not belong in this position"),
    ],
)
def test_what_cannot_be_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(line)
    assert str(caught.value).startswith(complaint)


@rule("SIM-8.1")
def test_a_hand_is_within_its_limit_once_resources_are_counted() -> None:
    ending = ("goods 0: 12 veg, 5 meat", "pending:", "  next", "  refill", "  resource-limit")
    tiles = [f"production-{number:02}" for number in range(1, 7)]
    assert read(f"hand 0: {' '.join(tiles[:3])}", *ending).seat == 0
    with pytest.raises(BadPosition, match="the hand limit is met before the other"):
        read(f"hand 0: {' '.join(tiles)}", *ending)
