"""Nets: whole numbers added up exactly, the same wherever they are, beside an evaluation that keeps its words."""

from collections.abc import Iterator
from itertools import count
from random import Random

import msgspec
import pytest

import drakehall as dh
from drakehall import bots
from drakehall.bots.bot import Budget
from drakehall.bots.evaluation import Evaluation, evaluation, learned
from drakehall.bots.evaluation.registry import features
from drakehall.bots.nets.file import VERSION, BadNet, Card, NetFile, NetMatch
from drakehall.bots.nets.net import ACTIVE_BITS, DIRECT_BITS, FIRST_BITS, LAST_BITS, MOST, SECOND_BITS, Net
from drakehall.bots.nets.numbers import GREATEST
from drakehall.bots.nets.registry import inputs_of, net
from drakehall.bots.search import search
from drakehall.bots.search.parameters import SearchParameters
from drakehall.bots.search.search import Search
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State

Rows = list[list[int]]

CHOSEN = {
    "dragon_castle": [114, 29, 36, 170, 12, 81, 82, 178],
    "simurgh": [1013, 181, 1013, 1004, 1639, 1392, 79, 115],
    "smoki": [8, 8, 6, 8, 17, 18, 18, 17],
    "wyrmspan": [1069, 92, 31, 91, 34, 69, 26, 32],
}
"""What a search with a net of random weights chooses: the same in the interpreter and compiled."""
SHORT = SearchParameters(iterations=16, seconds=1.0, horizon=2)


def weights(
    size: int, units: tuple[int, int] = (24, 8), seed: int = 1, most: int = 900
) -> tuple[Rows, Rows, list[int], int]:
    """Make up weights."""
    random = Random(seed)

    def rows(count: int, width: int) -> Rows:
        return [[random.randint(-most, most) for _ in range(width)] for _ in range(count)]

    hidden, second = units
    return rows(size + 1, hidden + 1), rows(hidden + 1, second), rows(1, second)[0], 77


def made_up(game: dh.Game, seats: tuple[int, ...] = (2,), share: float = 1.0) -> Evaluation:
    """Give a game an evaluation with a net of random weights."""
    inputs = inputs_of(game)
    assert inputs is not None
    return evaluation(game).learned(Net(*weights(inputs.SIZE, inputs.UNITS)), inputs, seats, share)


def positions(game: dh.Game, seats: int = 2, seed: int = 4) -> Iterator[State]:
    """Play a game at random."""
    state, chance = game.start(seats, seed), Chance(seed)
    while state.seat is not None:
        yield state.copy()
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])


def expected(first: Rows, second: Rows, last: list[int], bias: int, inputs: list[int]) -> float:
    """Add a net up in the plainest way."""
    units = list(first[-1])
    for at in range(0, len(inputs), 2):
        units = [old + inputs[at + 1] * weight for old, weight in zip(units, first[inputs[at]], strict=True)]

    def active(total: int, bits: int) -> int:
        return max(0, min(MOST, total >> bits))

    deep = list(second[-1])
    for unit, row in zip(units[:-1], second[:-1], strict=True):
        value = active(unit, FIRST_BITS - ACTIVE_BITS)
        deep = [old + value * weight for old, weight in zip(deep, row, strict=True)]
    total = bias + sum(active(unit, SECOND_BITS) * weight for unit, weight in zip(deep, last, strict=True))
    return total / (1 << LAST_BITS + ACTIVE_BITS) + units[-1] / (1 << DIRECT_BITS)


@pytest.mark.parametrize("units", [(24, 8), (64, 32)])
@pytest.mark.parametrize("most", [40, 900, 20_000])
def test_sums_are_exact(units: tuple[int, int], most: int) -> None:
    random = Random(most)
    told = weights(50, units, most, most)
    found = Net(*told)
    for _ in range(60):
        values = [(at, random.choice((1, 1, 1, 3, -7, 20))) for at in random.sample(range(50), 12)]
        inputs = [number for each in values for number in each]
        assert found.result(inputs) == expected(*told, inputs)


@pytest.mark.parametrize("name", dh.game_names())
def test_inputs_are_numbered_and_bounded(name: str) -> None:
    game = dh.game(name)
    inputs, source, hand = inputs_of(game), features(game), evaluation(game)
    assert inputs is not None
    assert source is not None
    met = set[int]()
    for state in positions(game):
        for seat in (0, 1):
            settled = hand.play_out_pending(state, seat)
            if not settled.over and inputs.fits(settled):
                facts = [source.features(settled, each) for each in (seat, 1 - seat)]
                told = inputs.inputs(settled, seat, facts[0], facts[1] if inputs.RIVAL else [])
                assert all(0 <= at < inputs.SIZE for at in told[0::2])
                assert all(value and abs(value) <= GREATEST for value in told[1::2])
                met |= set(told[0::2])
    assert len(met) > 60


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in dh.game_names() for seats in dh.game(name).seats]
)
def test_what_a_rival_hides_is_only_known_as_sampled(name: str, seats: int) -> None:
    """The inputs of a seat itself are the same in every world that it deems possible."""
    game = dh.game(name)
    inputs, source = inputs_of(game), features(game)
    assert inputs is not None
    assert source is not None
    chance, compared = Chance(8), 0
    for state in positions(game, seats):
        if state.seat is not None and inputs.fits(state):
            seat = state.seat
            sample = state.sample(seat, chance)
            facts = source.features(state, seat)
            assert inputs.inputs(sample, seat, facts, []) == inputs.inputs(state, seat, facts, [])
            compared += 1
    assert compared > 30


@pytest.mark.parametrize("name", dh.game_names())
def test_a_net_adds_to_leads_and_leaves_words_alone(name: str) -> None:
    game = dh.game(name)
    hand, both, half = evaluation(game), made_up(game), made_up(game, share=0.5)
    moved = 0
    for state in positions(game):
        by_hand, with_net = hand.lead(state, 0, None), both.lead(state, 0, None)
        assert half.lead(state, 0, None) == pytest.approx((by_hand + with_net) / 2)
        assert both.parts(state, 0) == hand.parts(state, 0)
        moved += by_hand != with_net
    assert moved > 30


@pytest.mark.parametrize("name", dh.game_names())
def test_elsewhere_the_hand_made_evaluation_stays(name: str) -> None:
    game = dh.game(name)
    hand, elsewhere = evaluation(game), made_up(game, seats=(3,))
    for state in positions(game):
        assert elsewhere.lead(state, 1, None) == hand.lead(state, 1, None)


@pytest.mark.parametrize("name", dh.game_names())
def test_actions_are_weighed_together_as_one_by_one(name: str) -> None:
    """What a net sees of a rival is worked out once for all actions, if they leave it as it is."""
    game = dh.game(name)
    judge, close, far = made_up(game), 0, 0
    for state in positions(game):
        seat, legal = state.seat, state.legal()[:4]
        assert seat is not None
        for action, lead in zip(legal, judge.after(state, legal, seat), strict=True):
            trial = state.copy()
            trial.apply(action)
            near = trial.over or abs(judge.lead(trial, seat, None) - lead) < 2.0
            close, far = close + near, far + (not near)
    assert close > 9 * far


@pytest.mark.parametrize("name", dh.game_names())
def test_a_search_with_a_net_chooses_as_recorded(name: str) -> None:
    assert chosen(name) == CHOSEN[name]


def chosen(name: str) -> list[int]:
    """Ask a search with a net about positions spread over a game."""
    game = dh.game(name)
    judge, found, chance = made_up(game, share=0.25), list[int](), Chance(2)
    for number, state in enumerate(positions(game)):
        if number % 9 == 5 and len(state.legal()) > 1 and len(found) < 8:
            assert state.seat is not None
            search = Search(number, judge, SHORT)
            found.append(search.choose(state.sample(state.seat, chance), state.seat, Budget()))
    return found


@pytest.mark.parametrize("name", dh.game_names())
def test_a_search_with_a_net_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    game, compared = dh.game(name), 0
    judge = made_up(game)
    for number, state in enumerate(positions(game)):
        if number % 9 == 5 and len(state.legal()) > 1 and judge.learns(state) and compared < 6:
            worlds = [state, *(state.sample(state.seat, Chance(seed)) for seed in (5, 6))]
            chosen = {bots.choose(Search(number, judge, SHORT), world, Chance(number)) for world in worlds}
            assert len(chosen) == 1
            compared += 1
    assert compared == 6


@pytest.mark.parametrize("name", dh.game_names())
def test_a_turn_has_fewer_trials_where_a_net_takes_part(name: str) -> None:
    """Each of them takes longer."""
    game = dh.game(name)
    fewer = msgspec.structs.replace(SHORT, iterations=48, learned=12, turn_share=1.0)
    here, elsewhere = made_up(game), made_up(game, seats=(3,))
    state = next(each for each in positions(game) if len(each.legal()) > 3 and here.learns(each))
    used = []
    for judge in (here, elsewhere):
        search = Search(1, judge, fewer)
        bots.choose(search, state, Chance(1))
        used.append(search.used)
    assert used[0] <= 12 < used[1] <= 48


@pytest.mark.parametrize("name", dh.game_names())
def test_the_clock_ends_a_search_with_a_net(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, ticks = dh.game(name), count()
    judge = made_up(game)
    state = next(each for each in positions(game) if len(each.legal()) > 3 and judge.learns(each))
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) * 0.01)
    patient = SearchParameters(iterations=100_000, learned=100_000, seconds=0.4, horizon=1)
    thinking = Search(1, judge, patient)
    assert bots.choose(thinking, state, Chance(1), Budget(seconds=0.4)) in state.legal()
    assert 5 < thinking.used < 20  # half of the time is for the next decision
    assert next(ticks) * 0.01 <= 1.2 * 0.4


def file() -> NetFile:
    """Make the file of a small net."""
    match = NetMatch("8 : 16 trials", 10, 0.6, 0.1, (1.5, 1.25))
    card = Card("smoki", VERSION, 1, (2, 3), 0.5, "made “up”", 1, "abc", (match, match))
    return NetFile.of(card, *weights(9))


def test_a_file_is_read_as_it_was_written() -> None:
    written = file()
    again = NetFile.read(written.write())
    assert again.card == written.card
    assert written.net().result([1, 1, 7, -3]) == again.net().result([1, 1, 7, -3])


@pytest.mark.parametrize(
    "change",
    [
        {"weights": "no base64!"},
        {"weights": "AAAA"},
        {"inputs": 10},
        {"card": msgspec.structs.replace(file().card, version=VERSION + 1)},
    ],
)
def test_a_bad_file_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadNet):
        NetFile.read(msgspec.structs.replace(file(), **change).write()).net()


def test_text_that_is_no_net_is_refused() -> None:
    with pytest.raises(BadNet):
        NetFile.read(b"inputs = 3")


@pytest.mark.parametrize("name", dh.game_names())
def test_nets_of_the_package_fit_and_have_won(name: str) -> None:
    game = dh.game(name)
    found = net(game)
    if found is None:
        assert learned(game) is evaluation(game)
        return
    assert found.card.game == name
    assert all(match.has_won() for match in found.card.matches)
    assert {match.seats for match in found.card.matches if match.games >= 100} == set(found.card.seats)
    assert set(found.card.seats) <= set(game.seats)
    inputs = inputs_of(game)
    assert inputs is not None
    assert found.net().size == inputs.SIZE


@pytest.mark.parametrize("name", dh.game_names())
def test_a_net_may_be_tried_at_tables_where_it_has_won_nothing(name: str) -> None:
    game = dh.game(name)
    found, tried = net(game), learned(game, everywhere=True)
    for seats in game.seats:
        middle = list(positions(game, seats))[40]
        assert tried.learns(middle) == (found is not None)
        assert learned(game).learns(middle) == (found is not None and seats in found.card.usual_seats())


@pytest.mark.parametrize(
    ("seats", "options", "used"),
    [
        (1, {}, False),  # the usual Automa is the weakest, and nobody has played a match against it
        (1, {"automa": "automa-2"}, True),
        (1, {"automa": "automa-3", "guild": "plains"}, True),
        (1, {"automa": "ravel-3"}, False),
        (2, {"guild": "rainforest", "starting_seat": 1}, True),  # chance might have chosen these
        (2, {"ask_benefits": True}, False),
        (4, {"guild": None}, True),
    ],
)
def test_the_net_of_wyrmspan_is_used_with_options_it_has_won_with(
    seats: int, options: dict[str, object], used: bool
) -> None:
    game = dh.game("wyrmspan")
    state, chance = game.start(seats, 4, **options), Chance(4)
    for _ in range(40):
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    assert learned(game).learns(state) == used
    assert learned(game, everywhere=True).learns(state)


@pytest.mark.parametrize(
    ("share", "error", "fair", "fair_error", "won"),
    [
        (0.6, 0.09, 0.5, 0.0, True),
        (0.6, 0.11, 0.5, 0.0, False),
        (0.317, 0.126, 0.117, 0.106, True),
        (0.317, 0.126, 0.117, 0.156, False),  # what it is compared with was measured, and is as doubtful
    ],
)
def test_a_match_is_won_if_chance_cannot_explain_it(
    share: float, error: float, fair: float, fair_error: float, won: bool
) -> None:
    match = NetMatch("another", 100, share, error, (1.0, 1.0), 1, fair, fair_error)
    assert match.has_won() == won


@pytest.mark.parametrize("name", dh.game_names())
def test_likelihoods_follow_a_net_only_where_it_is_used(name: str) -> None:
    game = dh.game(name)
    hand, both, elsewhere = evaluation(game), made_up(game), made_up(game, seats=(3,))
    moved = 0
    for state in positions(game):
        likely = both.likelihood(state, 0)
        assert elsewhere.likelihood(state, 0) == hand.likelihood(state, 0)
        assert both.worth(state, 0) == hand.worth(state, 0)
        assert 0.0 <= likely <= 1.0
        moved += likely != hand.likelihood(state, 0)
    assert moved > 30
