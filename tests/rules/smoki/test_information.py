"""SMO-4 What is known."""

from collections import Counter
from random import Random

import pytest

from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.view import PileView, SmokiView
from drakehall.kernel.chance import Chance
from tests.rules.smoki.table import (
    REST,
    dreams,
    legal,
    piles,
    play,
    seen,
    start,
    table,
    view,
    whole_deck,
    words,
)
from tests.support import rule

ALL = (0, 1, 2, None)


def unseen(state: Smoki) -> list[str]:
    """List the face-down cards of all dreams."""
    return [card.strip("()") for layout in dreams(state) for card in layout.split() if "(" in card]


def groups(state: Smoki, seat: int | None) -> list[Counter[str]]:
    """List a seat's secrets in words."""
    return [Counter(words(group).split()) for group in state.secrets(seat)]


@rule("SMO-4.1", "SMO-4.2", "SMO-R3")
@pytest.mark.parametrize("seat", ALL)
def test_everybody_sees_the_same_table(seat: int | None) -> None:
    state = table(
        "6 (7) 2 / (3) 0 (7)",
        "(1) (1) G / O K (5)",
        "* . . / . . .".replace("*", "-2"),
        turn=2,
        piles=["5 4 8", ""],
        hidden="6",
        points=[10, -3, 0],
        played=17,
        rounds_played=3,
        scoring="points",
    )
    assert view(state, seat) == SmokiView(
        viewer=seat,
        phase="source",
        seat=2,
        turn=2,
        starter=0,
        round=4,
        turns=17,
        dreams=[
            ["6", None, "2", None, "0", None],
            [None, None, "G", "O", "K", None],
            ["-2", None, None, None, None, None],
        ],
        piles=[PileView("8", 3), PileView(None, 0)],
        hidden=52 - 18 - 3,
        held=None,
        removed=None,
        placed=None,
        offered=None,
        tokens=[0, 0, 0],
        totals=[10, -3, 0],
        last_round=[10, -3, 0],
        scoring="points",
    )


@rule("SMO-4.1")
def test_tokens_are_seen() -> None:
    state = table(REST, REST, tokens=[2, 1])
    assert view(state, None).tokens == [2, 1]
    assert view(state, None).scoring == "tokens"


@rule("SMO-4.2")
@pytest.mark.parametrize("seat", ALL)
def test_nobody_knows_face_down_cards_nor_the_hidden_pile(seat: int | None) -> None:
    """Exchange any two of these cards: nobody sees a difference."""
    state = table("6 (7) 2 / . . .", "* (1) . / . . .", REST, hidden="8 K 3")
    twin = table("6 (1) 2 / . . .", "* (7) . / . . .", REST, hidden="3 8 K")
    assert dreams(state) != dreams(twin)
    assert view(state, seat) == view(twin, seat)
    (pool,) = groups(state, seat)
    assert pool == Counter(unseen(state) + words(state.hidden).split())


@rule("SMO-4.2")
def test_the_owner_has_no_way_to_peek() -> None:
    state = table("6 (7) 2 / (3) 0 (7)", REST, REST, hidden="4")
    assert view(state, 0).dreams[0] == ["6", None, "2", None, "0", None]
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]
    assert state.knowledge(0).keys() == {"open 0", "open 1"}


@rule("SMO-4.3", "SMO-R2")
def test_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    state = table(REST, REST, REST, turn=1, hidden="4")
    (event,) = play(state, "draw_hidden")
    assert [view(state, seat).held for seat in ALL] == ["?", "4", "?", "?"]
    assert [seen([event], seat) for seat in ALL] == [
        ["drew-unseen seat=1"],
        ["drew seat=1 card=4"],
        ["drew-unseen seat=1"],
        ["drew-unseen seat=1"],
    ]
    assert event.reveals


@rule("SMO-4.3", "SMO-R2")
def test_the_drawn_card_is_one_more_secret_for_the_others_only() -> None:
    state = table(REST, REST, REST, turn=1, hidden="4")
    everything = Counter(unseen(state) + words(state.hidden).split())
    play(state, "draw_hidden")
    assert groups(state, 0) == groups(state, 2) == groups(state, None) == [everything]
    assert groups(state, 1) == [everything - Counter("4")]


@rule("SMO-4.3")
@pytest.mark.parametrize(
    ("moves", "line"),
    [(["place 2"], "placed seat=0 slot=2 card=4"), (["discard 1"], "discarded seat=0 card=4 pile=1")],
)
def test_until_it_is_placed_or_discarded(moves: list[str], line: str) -> None:
    state = table(REST, REST, REST, hidden="4")
    play(state, "draw_hidden")
    events = play(state, *moves)
    for seat in ALL:
        assert seen(events, seat)[0] == line
        assert view(state, seat).held is None
    assert events[0].reveals
    if moves == ["place 2"]:
        assert view(state, None).placed == 2


@rule("SMO-4.3", "SMO-R2")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_drawn_ring_looks_to_the_others_like_any_card(seat: int | None) -> None:
    ring = table(REST, REST, REST, hidden="5 K")
    other = table(REST, REST, REST, hidden="K 5")
    told = [seen(play(state, "draw_hidden"), seat) for state in (ring, other)]
    assert told[0] == told[1]
    assert view(ring, seat) == view(other, seat)
    assert view(ring, seat).phase == view(ring, 0).phase == "hold"
    assert view(ring, 0) != view(other, 0)
    assert groups(ring, seat) == groups(other, seat)


@rule("SMO-4.3", "SMO-R2")
def test_a_sample_for_the_others_may_hold_any_unseen_card_and_for_the_drawer_only_the_drawn_one() -> None:
    state = table(REST, REST, hidden="K")
    play(state, "draw_hidden")
    held = {view(state.sample(1, Chance(seed)), 0).held for seed in range(200)}
    assert held == set(unseen(state)) | set(words(state.hidden).split()) | {"K"}
    assert "K" in held
    assert len(held) > 10
    assert {view(state.sample(0, Chance(seed)), 0).held for seed in range(20)} == {"K"}


@rule("SMO-4.4")
def test_a_card_from_an_open_pile_is_seen_by_all() -> None:
    state = table(REST, REST, REST, piles=["1 4", "2"])
    events = play(state, "take_open 0")
    for seat in ALL:
        assert view(state, seat).held == "4"
        assert seen(events, seat) == ["took seat=0 pile=0 card=4"]
        assert groups(state, seat) == [Counter(unseen(state) + words(state.hidden).split())]
    assert not events[0].reveals
    assert view(state, 1).piles == [PileView("1", 1), PileView("2", 1)]


@rule("SMO-4.4", "SMO-R8")
def test_a_card_that_leaves_a_dream_is_seen_by_all() -> None:
    state = table("* (7) . / . . .", REST, REST, hidden="4")
    events = play(state, "draw_hidden", "place 1", "put_top 0")
    for seat in ALL:
        assert seen(events, seat)[2:] == ["removed seat=0 slot=1 card=7", "put-top seat=0 card=7 pile=0"]
    assert [event.reveals for event in events] == [True, True, True, False]


@rule("SMO-R8")
@pytest.mark.parametrize("seat", ALL)
def test_the_card_in_the_ring_is_seen_by_all(seat: int | None) -> None:
    state = table("* (7) . / . . .", "* (6) . / . . .", "* (5) . / . . .", hidden="K")
    play(state, "draw_hidden", "place 1")
    shown = view(state, seat)
    assert [row[1] for row in shown.dreams] == ["K", "7", "6"]
    assert (shown.removed, shown.held, shown.placed, shown.seat, shown.turn) == ("5", None, 1, 2, 0)


@rule("SMO-R3")
def test_only_the_tops_of_open_piles_are_shown() -> None:
    state = table(REST, REST, piles=["1 2 3 4", "5 6"])
    twin = table(REST, REST, piles=["3 1 2 4", "5 6"])
    for seat in (0, 1, None):
        assert view(state, seat) == view(twin, seat)
        assert view(state, seat).piles == [PileView("4", 4), PileView("6", 2)]


@rule("SMO-R34")
def test_content_and_order_of_the_open_piles_are_remembered() -> None:
    state = table("* 8 . / . . .", "* 0 . / . . .", piles=["1 2", "5"], hidden="K 3")
    play(state, "draw_hidden", "discard 0", "draw_hidden", "place 1", "put_bottom 1")
    for seat in (0, 1, None):
        assert state.knowledge(seat) == {"open 0": ["1", "2", "3"], "open 1": ["8", "5"]}
        for seed in range(10):
            assert piles(state.sample(seat, Chance(seed))) == ["1 2 3", "8 5"]


@rule("SMO-R34", "SMO-4.2")
def test_before_a_reshuffle_the_unseen_cards_are_one_pool() -> None:
    """Every order of the four unseen cards is sampled about equally often."""
    state = table("1 1 1 / 1 2 (5)", "2 2 2 / 3 3 (6)", piles=["0", "0"], hidden="7 8", short=True)
    orders = Counter[str]()
    for seed in range(720):
        world = state.sample(0, Chance(seed))
        orders[" ".join([*unseen(world), words(world.hidden)])] += 1
    assert len(orders) == 24
    assert all(10 <= count <= 55 for count in orders.values())


@rule("SMO-R34")
def test_after_a_reshuffle_the_two_groups_are_kept_apart() -> None:
    state = table("1 1 1 / 1 2 (5)", "2 2 2 / 3 3 (6)", piles=["0", "0"], hidden="7 8", short=True, reshuffled=True)
    assert groups(state, 0) == [Counter(["5", "6"]), Counter(["7", "8"])]
    orders = Counter[str]()
    for seed in range(200):
        world = state.sample(0, Chance(seed))
        orders[" ".join([*unseen(world), words(world.hidden)])] += 1
    assert sorted(orders) == ["5 6 7 8", "5 6 8 7", "6 5 7 8", "6 5 8 7"]
    assert all(25 <= count <= 80 for count in orders.values())


@rule("SMO-R34", "SMO-4.3")
def test_after_a_reshuffle_a_drawn_card_belongs_to_the_hidden_pile() -> None:
    layouts = ["1 1 1 / 1 2 (5)", "2 2 2 / 3 3 (6)"]
    state = table(*layouts, piles=["0", "0"], hidden="4 7 8", short=True, reshuffled=True)
    play(state, "draw_hidden")
    assert groups(state, 1) == [Counter(["5", "6"]), Counter(["4", "7", "8"])]
    assert groups(state, 0) == [Counter(["5", "6"]), Counter(["4", "7"])]
    worlds = [state.sample(1, Chance(seed)) for seed in range(100)]
    assert {view(world, 0).held for world in worlds} == {"4", "7", "8"}
    assert {tuple(sorted(unseen(world))) for world in worlds} == {("5", "6")}
    assert {words(world.hidden) for world in worlds} == {"4 7", "7 4", "4 8", "8 4", "7 8", "8 7"}


@rule("SMO-R34", "SMO-5.8")
def test_the_two_groups_come_from_a_real_reshuffle_and_end_with_the_round() -> None:
    state = table("* * * / * * (8)", REST, piles=["1", "2"], hidden="3", short=True)
    assert len(state.secrets(0)) == 1
    play(state, "draw_hidden", "discard 0")
    assert groups(state, 0)[1] == Counter(words(state.hidden).split())
    assert groups(state, 0)[0] == Counter(unseen(state))
    full = table("* * * / * * (8)", REST, hidden="3", reshuffled=True)
    assert len(full.secrets(0)) == 2
    play(full, "draw_hidden", "place 5", "put_top 0")
    assert full.round == 2
    assert len(full.secrets(0)) == 1


@rule("SMO-R34")
def test_a_sample_is_a_whole_position_that_looks_the_same() -> None:
    state = start(3, 12, raven_attack=True)
    choose = Random(2).choice
    for step in range(120):
        for seat in ALL:
            before = state.dump()
            chance = Chance(step)
            world = state.sample(seat, chance)
            assert state.dump() == before
            assert view(world, seat) == view(state, seat)
            assert groups(world, seat) == groups(state, seat)
            world.check()
            assert world.facing == state.facing
            assert len({str(stream) for stream in (world.chance, state.chance, chance)}) == 3
        state.apply(choose(state.legal()))
        if state.over:
            break


class Memory:
    """What somebody at the table remembers who hears the public events of one round."""

    def __init__(self, raven_attack: bool) -> None:
        self.never_seen = Counter(whole_deck(raven_attack))
        self.reshuffled = False
        self.from_hidden = False

    def hear(self, line: str, reveals: bool) -> None:
        verb, *said = line.split()
        card = dict(part.split("=") for part in said).get("card", "")
        from_pile = verb in ("opened", "discarded") or (verb == "placed" and self.from_hidden)
        if (verb in ("turned-up", "removed") and reveals) or (from_pile and not self.reshuffled):
            self.never_seen[card] -= 1
        if verb in ("drew-unseen", "took"):
            self.from_hidden = verb == "drew-unseen"
        self.reshuffled |= verb == "reshuffled"


@rule("SMO-R34")
@pytest.mark.parametrize("seed", range(12))
def test_the_secrets_are_what_a_perfect_memory_has_not_seen(seed: int) -> None:
    random = Random(seed)
    attack = seed % 2 == 1
    state = start(2 + seed % 4, seed, raven_attack=attack, open_piles=1 + seed % 3 % 2)
    memory = Memory(attack)
    after_a_reshuffle = 0
    while state.round == 1 and after_a_reshuffle < 40:
        moves = legal(state)
        calm = [move for move in moves if move.startswith(("draw_hidden", "discard"))]
        events = play(state, random.choice(calm if calm and random.random() < 0.93 else moves))
        if state.round > 1 or state.over:
            break
        for event in events:
            memory.hear(seen([event], None)[0], event.reveals)
        never_seen = +memory.never_seen
        if memory.reshuffled:
            after_a_reshuffle += 1
            assert groups(state, None)[0] == never_seen == Counter(unseen(state))
        else:
            assert groups(state, None) == [never_seen]
    assert after_a_reshuffle


@rule("SMO-4.1")
def test_the_view_shares_nothing_with_the_state() -> None:
    state = table("6 (7) 2 / (3) 0 (7)", REST, tokens=[1, 0])
    shown = view(state, 0)
    shown.tokens[0] = 9
    shown.last_round.append(1)
    assert state.tokens == [1, 0]
    assert state.last == [0, 1]
