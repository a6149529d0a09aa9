"""Setup and the drafts (SIM-1, SIM-2, SIM-3)."""

import pytest

from drakehall.games.simurgh import GAME
from drakehall.games.simurgh.power import drafter_seat
from drakehall.games.simurgh.tiles import DRAGONS, EXPLORATION, OBJECTIVES, POWER, PRODUCTION, RESEARCH, TRANSFORMATION
from drakehall.games.simurgh.vocabulary import NONE
from drakehall.kernel.errors import BadOption, BadSeats
from tests.rules.simurgh.table import have, legal, marks, now, owned, play, start, table, where
from tests.support import rule

KINDS = {"production": PRODUCTION, "research": RESEARCH, "transformation": TRANSFORMATION, "exploration": EXPLORATION}


@rule("SIM-1.1")
def test_two_to_five_houses() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            GAME.start(seats, 1)


@rule("SIM-2.1", "SIM-3.5", "SIM-3.7")
def test_starting_goods() -> None:
    state = start(3)
    for seat in range(3):
        assert have(state, seat) == {"veg": 2, "meat": 1, "wood": 1, "stone": 1, "wisdom": 2, "weapon": 1}
    assert list(state.view(0).houses[0].resources) == ["veg", "meat", "wood", "stone", "wisdom", "weapon"]
    assert state.scores() == [0, 0, 0]
    assert state.board.resource_limit == 15
    assert start(2, mode="dragonlord").board.resource_limit == 12


@rule("SIM-2.2", "SIM-3.6")
def test_starting_vassals() -> None:
    state = start(4)
    assert [where(state, seat) for seat in range(4)] == ["home - - / home -"] * 4


@rule("SIM-2.3", "SIM-2.4")
def test_all_tiles_are_there() -> None:
    assert [
        len(tiles) for tiles in (PRODUCTION, RESEARCH, TRANSFORMATION, POWER, EXPLORATION, DRAGONS, OBJECTIVES)
    ] == [
        12,
        8,
        8,
        8,
        12,
        24,
        12,
    ]
    assert OBJECTIVES[-1] == 84
    vocabulary = GAME.actions
    for verb in ("lay", "replace", "discard", "draft"):
        numbers = list(next(v for v in vocabulary.verbs if v.name == verb).labels[0])
        assert numbers == [f"{n:02}" for n in range(1, 49)]
    start(5).check()


@rule("SIM-3.1", "SIM-3.3")
def test_the_board_is_empty_and_objectives_lie_face_down() -> None:
    state = start(5)
    assert set(state.wilds) == {NONE}
    assert state.chronicle == []
    assert sorted(state.objective_pile) == list(range(73, 85))
    assert state.view(0).statue == [None] * 5


@rule("SIM-3.2")
def test_piles_are_shuffled() -> None:
    for pile in ("pile", "dragon_pile", "objective_pile", "box", "power_rest"):
        assert len({tuple(getattr(start(2, seed), pile)) for seed in range(6)}) > 3


@rule("SIM-3.4")
@pytest.mark.parametrize("mode", ["spearman", "dragonlord"])
def test_boxed_tiles(mode: str) -> None:
    state = start(3, mode=mode)
    counts = {kind: sum(tile in tiles for tile in state.box) for kind, tiles in KINDS.items()}
    assert counts == {"production": 4, "research": 3, "transformation": 3, "exploration": 4}


@rule("SIM-3.8")
def test_starting_player() -> None:
    assert {start(4, seed).turn for seed in range(30)} == {0, 1, 2, 3}
    assert start(3, 7, starting_seat=2).turn == 2
    with pytest.raises(BadOption):
        start(2, starting_seat=2)


@rule("SIM-3.9", "SIM-3.10")
def test_spearman_hands() -> None:
    state = start(5)
    for seat in range(5):
        assert state.power[seat] in POWER
        kinds = [next(kind for kind, tiles in KINDS.items() if tile in tiles) for tile in state.hands[seat]]
        assert sorted(kinds) == ["exploration", "production", "research"]
        own = state.view(seat)
        assert len(own.hand) == 4
        assert own.power is not None
        assert state.view((seat + 1) % 5).hand != own.hand
    assert len(state.power_rest) == 3


@rule("SIM-3.13")
def test_spearman_dragons() -> None:
    state = start(3)
    for seat in range(3):
        (tile,) = owned(state, seat)
        assert marks(state, tile, seat) == "123"


@rule("SIM-3.12", "SIM-3.16")
@pytest.mark.parametrize(
    ("seats", "stack", "drafted", "dragons"), [(2, 16, 18, 22), (3, 13, 16, 21), (4, 10, 14, 20), (5, 7, 12, 19)]
)
def test_pile_sizes(seats: int, stack: int, drafted: int, dragons: int) -> None:
    state = start(seats)
    assert (len(state.pile), len(state.dragon_pile)) == (stack, dragons)
    assert NONE not in state.slots
    assert {house.hand for house in state.view(None).houses} == {4}
    other = start(seats, mode="dragonlord")
    while now(other) != "turn":
        other.apply(other.legal()[-1])
    assert (len(other.pile), len(other.dragon_pile)) == (drafted, dragons)
    assert NONE not in other.slots
    assert {house.hand for house in other.view(None).houses} == {3}


@rule("SIM-3.11", "SIM-R74")
def test_power_draft_goes_from_the_last_player_to_the_first() -> None:
    state = start(3, mode="dragonlord", starting_seat=1)
    order = []
    passed: list[str] = []
    while now(state) == "draft-power":
        seat = state.seat
        assert seat is not None
        order.append(seat)
        shown = state.view(seat).looking
        assert len(shown) == 3
        assert set(passed) <= set(shown), "the two passed on are among the three"
        assert state.view((seat + 1) % 3).looking == []
        assert legal(state) == [f"draft_power {tile}" for tile in sorted(shown)]
        play(state, f"draft_power {shown[1]}")
        assert state.view(seat).power == shown[1]
        passed = [tile for tile in shown if tile != shown[1]]
    assert order == [0, 2, 1], "against the turn order, the starting player last"
    assert len({*state.kept}) == 3
    assert len(state.power_rest) == 3
    assert drafter_seat(state, 0) == 0


@rule("SIM-3.14", "SIM-3.12")
def test_action_tiles_are_drafted_openly() -> None:
    state = start(3, mode="dragonlord", starting_seat=1)
    while now(state) == "draft-power":
        state.apply(state.legal()[0])
    order = []
    for _ in range(6):
        assert now(state) == "draft"
        assert state.seat is not None
        order.append(state.seat)
        shown = state.view(None).quarters
        assert None not in shown
        assert legal(state) == sorted(f"draft {tile}" for tile in shown)
        gap = shown.index(min(each for each in shown if each))
        play(state, legal(state)[0])
        if now(state) == "draft":
            kept = [tile for i, tile in enumerate(shown) if i != gap]
            assert [tile for i, tile in enumerate(state.view(None).quarters) if i != gap] == kept, "the gap is filled"
    assert order == [1, 2, 0, 1, 2, 0]
    assert [len(each) for each in state.hands] == [2, 2, 2]
    assert all(tile in state.pile + state.slots for tile in state.spotted), "undrafted tiles are in the stack"
    assert len(state.spotted) == 4


@rule("SIM-3.13", "SIM-R75")
def test_first_dragons_are_chosen_in_secret_and_shown_at_once() -> None:
    state = start(3, mode="dragonlord", starting_seat=0)
    while now(state) != "dragon":
        state.apply(state.legal()[0])
    chosen = []
    for seat in range(3):
        assert state.seat == seat
        looking = state.view(seat).looking
        assert len(looking) == 3
        assert len({tile for offer in state.offers for tile in offer}) == 9, "drawn for all before anybody chooses"
        assert state.view(None).houses[0].dragons == [], "nothing is shown yet"
        action = legal(state)[-1]
        chosen.append(int(action.split()[1]))
        before = len(state.dragon_pile)
        play(state, action)
    assert [owned(state, seat) for seat in range(3)] == [[tile] for tile in chosen]
    assert all(marks(state, tile, seat) == "123" for seat, tile in enumerate(chosen))
    assert len(state.dragon_pile) == before + 6, "the rejected ones went back"
    assert now(state) == "turn"
    orders = set()
    for seed in range(5):
        other = start(2, seed, mode="dragonlord", starting_seat=0)
        while now(other) != "turn":
            rejected = [tile for offer in other.offers for tile in offer] if now(other) == "dragon" else []
            other.apply(other.legal()[0])
        places = tuple(other.dragon_pile.index(tile) for tile in rejected if tile in other.dragon_pile)
        orders.add(places)
    assert len(orders) > 2, "and were shuffled in"


@rule("SIM-3.15", "SIM-R76")
def test_modes_differ_in_nothing_else() -> None:
    one, other = table(3), table(3, mode="dragonlord")
    assert (one.board.full, one.board.chronicle_end, one.board.objective_end) == (
        other.board.full,
        other.board.chronicle_end,
        other.board.objective_end,
    )
    costs = [[(fact.cost.text, fact.gain.text) for fact in each.board.city] for each in (one, other)]
    assert costs[0] == costs[1]
    assert one.board.options.mode != other.board.options.mode
    assert one.copy().options is one.options, "mode and length stay for the whole game"


@rule("SIM-1.2")
def test_single_turns_in_rotation() -> None:
    state = table(3)
    seats = []
    for _ in range(6):
        seats.append(state.turn)
        play(state, "place spearman C5" if len(seats) <= 3 else "place rider C5", "take veg")
    assert seats == [0, 1, 2, 0, 1, 2]
    assert where(state, 0) == "C5 - - / C5 -", "vassals stay where they are"
