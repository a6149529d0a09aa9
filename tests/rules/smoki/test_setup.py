"""SMO-3 Start of a round."""

from collections import Counter

import pytest

from tests.rules.smoki.table import count_cards, dreams, end_round, legal, piles, play, slots, start, table, view, words
from tests.support import rule


def dealt(seats: int, starter: int, seed: int = 11) -> list[str]:
    """Write the dreams of a game in the order in which they are dealt."""
    state = start(seats, seed, starting_seat=starter)
    return [dreams(state)[(starter + i) % seats] for i in range(seats)]


@rule("SMO-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_six_cards_face_down(seats: int) -> None:
    state = start(seats)
    for each in dreams(state):
        cards = each.replace("/", "").split()
        assert len(cards) == 6
        assert all(card.startswith("(") for card in cards)
    assert len(state.hidden) == 52 - 6 * seats


@rule("SMO-3.1")
def test_the_deal_goes_clockwise_from_the_starting_player() -> None:
    """The same shuffle dealt to other starting players gives the first six to whoever starts, and so on."""
    assert dealt(4, 0) == dealt(4, 1) == dealt(4, 2) == dealt(4, 3)


@rule("SMO-3.1")
def test_six_at_a_time_from_the_top_into_slots_0_to_5() -> None:
    """The third dream at a table of three is what lies on top of the hidden pile at a table of two."""
    two = start(2, 11, starting_seat=0)
    assert dealt(3, 0)[:2] == dreams(two)
    third = dealt(3, 0)[2].replace("(", "").replace(")", "").replace("/ ", "").split()
    assert third == words(two.hidden).split()[::-1][:6]


@rule("SMO-3.1")
def test_the_cards_are_shuffled() -> None:
    """Every kind comes to a given slot about equally often: 520 deals, 40 expected of each of the 13 kinds."""
    counts = Counter(dreams(start(2, seed, starting_seat=0))[0].split()[0] for seed in range(520))
    assert len(counts) == 13
    assert all(15 <= count <= 70 for count in counts.values())


@rule("SMO-3.2", "SMO-3.3", "SMO-R31")
def test_f20_first_cards_are_turned_up_from_the_starting_player_clockwise() -> None:
    state = start(3, 5, starting_seat=1)
    for seat, slot in [(1, 4), (2, 0), (0, 2)]:
        assert state.seat == state.turn == seat
        assert view(state, seat).phase == "reveal"
        assert legal(state) == slots("turn_up")
        assert piles(state) == ["", ""]
        before = dreams(state)[seat].replace("/ ", "").split()
        play(state, f"turn_up {slot}")
        after = dreams(state)[seat].replace("/ ", "").split()
        before[slot] = before[slot].strip("()")
        assert after == before
    assert [len(pile) for pile in state.piles] == [1, 1]
    assert state.seat == state.turn == 1
    assert legal(state) == ["take_open 0", "take_open 1", "draw_hidden"]
    assert [each.count("(") for each in dreams(state)] == [5, 5, 5]


@rule("SMO-R31")
def test_a_first_card_is_seen_at_once_by_the_next_who_chooses() -> None:
    state = start(3, 5, starting_seat=1)
    card = dreams(state)[1].split()[2].strip("()")
    play(state, "turn_up 2")
    for seat in (0, 1, 2, None):
        assert view(state, seat).dreams[1] == [None, None, card, None, None, None]
        assert [pile.top for pile in view(state, seat).piles] == [None, None]


@rule("SMO-3.3")
def test_open_piles_are_turned_up_from_the_top_pile_0_first() -> None:
    state = start(3, 8, starting_seat=0)
    *below, second, first = words(state.hidden).split()
    events = play(state, "turn_up 0", "turn_up 0", "turn_up 0")
    assert piles(state) == [first, second]
    assert words(state.hidden).split() == below
    assert [str(event.seen_by(None)) for event in events[-2:]] == [
        f"smoki-event-opened pile=0 card={first}",
        f"smoki-event-opened pile=1 card={second}",
    ]
    assert all(event.reveals for event in events)


@rule("SMO-3.3", "SMO-2.1")
@pytest.mark.parametrize(
    ("seats", "raven_attack", "open_piles", "hidden"),
    [
        (2, False, 2, 38),
        (3, False, 2, 32),
        (4, False, 2, 26),
        (5, False, 2, 20),
        (2, True, 2, 42),
        (3, True, 2, 36),
        (4, True, 2, 30),
        (5, True, 2, 24),
        (2, False, 1, 39),
        (5, True, 1, 25),
    ],
)
def test_the_hidden_pile_after_the_setup(seats: int, raven_attack: bool, open_piles: int, hidden: int) -> None:
    state = start(seats, 3, raven_attack=raven_attack, open_piles=open_piles)
    play(state, *["turn_up 1"] * seats)
    assert len(state.hidden) == hidden
    assert [len(pile) for pile in state.piles] == [1] * open_piles
    assert count_cards(state) == (56 if raven_attack else 52)


@rule("SMO-3.4", "SMO-R12")
def test_ravens_turned_up_at_the_start_do_nothing() -> None:
    """Every raven comes up sometime as a first card and as an open pile; the next decision is always the usual one."""
    first_cards, tops = set(), set()
    for seed in range(40):
        state = start(2, seed, raven_attack=True, starting_seat=0)
        play(state, "turn_up 0")
        assert (state.seat, legal(state)) == (1, slots("turn_up"))
        first_cards.add(dreams(state)[0].split()[0])
        play(state, "turn_up 5")
        assert (state.seat, legal(state)) == (0, ["take_open 0", "take_open 1", "draw_hidden"])
        tops.update(piles(state))
    assert {"G", "K", "O", "A"} <= first_cards
    assert {"G", "K", "O", "A"} <= tops


@rule("SMO-3.5", "SMO-R1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_first_starting_player_can_be_chosen(seat: int) -> None:
    for seed in range(10):
        state = start(4, seed, starting_seat=seat)
        assert (state.seat, state.turn, state.starter) == (seat, seat, seat)


@rule("SMO-3.5", "SMO-R1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_otherwise_chance_chooses_everybody_equally(seats: int) -> None:
    starters = Counter(start(seats, seed).starter for seed in range(100 * seats))
    assert sorted(starters) == list(range(seats))
    assert all(65 <= count <= 135 for count in starters.values())


@rule("SMO-3.5", "SMO-7.3")
def test_the_option_is_for_the_first_round_only() -> None:
    state = table("* * * / * * .", "* . . / . . .", "* . . / . . .", starting_seat=0)
    end_round(state)
    assert state.round == 2
    assert state.starter == 1


def test_nothing_has_been_played_or_won_yet() -> None:
    fresh = view(start(3, 5, starting_seat=2), None)
    assert (fresh.round, fresh.turns, fresh.starter, fresh.turn, fresh.seat) == (1, 0, 2, 2, 2)
    assert (fresh.tokens, fresh.totals, fresh.last_round) == ([0, 0, 0], [0, 0, 0], [])
    assert (fresh.held, fresh.removed, fresh.placed, fresh.offered) == (None, None, None, None)


def test_the_same_seed_is_the_same_game() -> None:
    assert start(4, 99).dump() == start(4, 99).dump()
    assert start(4, 99).dump() != start(4, 98).dump()


def test_the_round_is_announced() -> None:
    state = table("* * * / * * .", "* . . / . . .")
    last = end_round(state)[-1]
    assert str(last.seen_by(0)) == "smoki-event-round-begins round=2 seat=1"
    assert last.reveals
