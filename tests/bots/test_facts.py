"""What people count: read from views, told in the words of the rules."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall.bots.analysis.grounds import grounds
from drakehall.bots.analysis.hints import hints
from drakehall.bots.analysis.study import Expectation
from drakehall.bots.evaluation.wyrmspan_cards import facts as worths
from drakehall.bots.facts import dragon_castle, simurgh, smoki, wyrmspan
from drakehall.bots.facts.facts import GROUP, facts_of
from drakehall.games.dragon_castle.view import CellView, DragonCastleView
from drakehall.games.smoki.view import SmokiView
from drakehall.games.wyrmspan.compiled import compiled_cards
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.standings import StandingView
from drakehall.games.wyrmspan.view import WyrmspanView
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.text import Words
from pebbles import GAME as PEBBLES
from tests.packages import announce

EN = Words("en", "smoki", ["Ola", "Jan"], strict=True)


def dream(*cards: str | None) -> list[str | None]:
    return list(cards)


def seen(mine: list[str | None], other: list[str | None], *tops: str) -> SmokiView:
    """A view of the first seat with these dreams and open piles."""
    view = dh.game("smoki").start(2, 1).view(0)
    assert isinstance(view, SmokiView)
    piles = [msgspec.structs.replace(view.piles[0], top=top, size=1) for top in tops]
    return msgspec.structs.replace(view, dreams=[mine, other], piles=piles)


NOTHING = dream(None, None, None, None, None, None)


def test_equal_cards_of_a_column_cancel_out_and_unseen_ones_count_as_usual() -> None:
    assert smoki.counted(dream("8", "7", "0", "8", "2", "1")) == 10
    assert smoki.counted(NOTHING) == pytest.approx(6 * smoki.USUAL)
    assert not smoki.cancels("O", "O")


def test_a_pair_is_told_when_it_is_made_and_when_it_is_broken() -> None:
    open_ = dream("8", None, None, None, None, None)
    both = dream("8", None, None, "8", None, None)
    (made,) = smoki.sayings(seen(open_, NOTHING), seen(both, NOTHING), 0)
    (broken,) = smoki.sayings(seen(both, NOTHING), seen(open_, NOTHING), 0)
    assert EN.message(made.message) == "8 under 8 counts 0: 16 points cancelled out"
    assert (made.worth, broken.worth) == (16, -16)


def test_a_card_left_for_the_next_player_is_a_risk() -> None:
    other = dream("7", None, None, "3", None, None)
    (gift,) = smoki.sayings(seen(NOTHING, other, "1"), seen(NOTHING, other, "7"), 0)
    assert EN.message(gift.message) == "leaves 7 on a pile, which would save Jan 10 points"
    assert smoki.sayings(seen(NOTHING, other, "7"), seen(NOTHING, other, "7"), 0) == []


def test_the_end_of_a_round_tells_what_the_dreams_count() -> None:
    before = seen(NOTHING, NOTHING)
    after = msgspec.structs.replace(before, round=before.round + 1, last_round=[3, 9])
    (told,) = smoki.sayings(before, after, 0)
    assert EN.message(told.message) == "ends the round: your dream counts 3, the lowest of the others 9"
    assert not smoki.comparable(before, after)


def test_where_all_six_cards_are_unknown_that_is_the_only_reason() -> None:
    game = dh.game("smoki")
    state = game.start(2, 1)
    assert state.seat is not None
    for best in hints(game, state, state.seat, 1, iterations=30):
        assert [EN.message(each) for each in best.reasons] == ["all six cards are equally unknown: any of them will do"]
        assert best.risk is None
    for _ in range(2):
        state.apply(state.legal()[0])
    view = state.view(0)
    assert isinstance(view, SmokiView)
    assert (view.phase, smoki.alike(view, 0)) == ("source", None)


@pytest.mark.parametrize(("language", "worth"), [("en", "4.3"), ("pl", "4,3")])
def test_a_dreams_worth_is_told_with_what_a_hidden_card_is_taken_for(language: str, worth: str) -> None:
    words = Words(language, "smoki", strict=True)
    assert float(worth.replace(",", ".")) == smoki.USUAL
    for kind in ("more", "fewer"):
        assert words.message(Message(f"smoki-{kind}-dream", {"count": 2})).endswith(f" {worth}")


def test_tiles_that_lie_together_are_counted_by_kind() -> None:
    state = dh.game("dragon_castle").start(2, 1)
    view = state.view(0)
    assert isinstance(view, DragonCastleView)
    cell = CellView(1, "S1", shrine=False)
    rows = [[None] * 6 for _ in range(5)]
    cells: dragon_castle.Cells = [[*row] for row in rows]
    cells[0][0] = cells[0][1] = cells[1][1] = cell
    cells[3][3] = msgspec.structs.replace(cell, tile="M2")
    cells[4][5] = msgspec.structs.replace(cell, tile=None)
    assert dragon_castle.largest(cells) == {"S": 3, "M": 1}
    (told,) = dragon_castle.together([[*row] for row in rows], cells)
    words = Words("en", "dragon_castle", strict=True)
    assert words.message(told.message) == "3 soldiers lie together: 1 more makes a set"
    assert dragon_castle.opened(view, view, 0) == []


@pytest.mark.parametrize("module", [smoki, dragon_castle, simurgh, wyrmspan])
def test_every_fact_has_its_worth(module: object) -> None:
    game = dh.game(str(getattr(module, "__name__", "")).rpartition(".")[2])
    found = facts_of(game)
    assert found is module
    state = game.start(2, 3)
    assert set(found.facts(state.view(0), 0)) == set(found.WORTH)


WYRMSPAN = Words("en", "wyrmspan", ["Ola", "Jan"], strict=True)


def mats() -> WyrmspanView:
    """Mats before anything was chosen, as if a turn had begun."""
    view = dh.game("wyrmspan").start(2, 3).view(0)
    assert isinstance(view, WyrmspanView)
    return msgspec.structs.replace(view, phase="turn")


def test_places_in_objectives_are_told_with_their_points() -> None:
    before = mats()
    first = msgspec.structs.replace(before.standings[0], objective="nests", counts=[0, 2], places=[3, 0])
    now = msgspec.structs.replace(first, counts=[3, 2], places=[0, 1])
    judged = msgspec.structs.replace(now, counts=[])

    def seen(standing: StandingView) -> WyrmspanView:
        return msgspec.structs.replace(before, standings=[standing, *before.standings[1:]])

    points = first.points[0]
    (taken,) = wyrmspan.placed(seen(first), seen(now), 0)
    (lost,) = wyrmspan.placed(seen(first), seen(now), 1)
    (won,) = wyrmspan.placed(seen(first), seen(judged), 0)
    assert WYRMSPAN.message(taken.message) == (
        f"place 1 in the objective of round 1 for now (nests on dragons): {points} points"
    )
    assert WYRMSPAN.message(lost.message).startswith("falls to place 2 in the objective of round 1")
    assert WYRMSPAN.message(won.message).startswith("ends round 1 in place 1 of its objective")
    assert won.worth == points > taken.worth > 0 > lost.worth
    assert wyrmspan.placed(seen(judged), seen(now), 0) == []


def test_a_dragon_that_brings_something_every_round_is_told_with_the_rounds_left() -> None:
    view = mats()
    cards = compiled_cards("", "")
    worth = worths(cards).round
    label = cards.dragon_labels[worth.index(max(worth))]
    space = msgspec.structs.replace(view.mats[0].spaces[0], dragon=label)
    mat = msgspec.structs.replace(view.mats[0], spaces=[space, *view.mats[0].spaces[1:]])
    after = msgspec.structs.replace(view, mats=[mat, view.mats[1]])
    (told,) = wyrmspan.lasting(view, after, 0)
    assert told.message.args == {"dragon": label, "count": round(max(worth)), "rounds": 4}
    assert told.worth == pytest.approx(4 * max(worth))
    assert "at the end of each round, 4 times" in WYRMSPAN.message(told.message)
    assert wyrmspan.lasting(after, after, 0) == []


def test_a_dragon_in_hand_that_can_now_be_paid_for_is_told() -> None:
    view = mats()
    cards = compiled_cards("", "")
    card = next(i for i, each in enumerate(cards.dragons) if each.resources == (0, 0, 1, 0) and not each.egg)
    label = cards.dragon_labels[card]
    poor = msgspec.structs.replace(view.mats[0], dragon_hand=[label], resources=dict.fromkeys(RESOURCES, 0))
    rich = msgspec.structs.replace(poor, resources={**poor.resources, "crystal": 1})
    before, after = (msgspec.structs.replace(view, mats=[mat, view.mats[1]]) for mat in (poor, rich))
    (told,) = wyrmspan.payable(before, after, 0)
    assert told.message.args == {"dragon": label, "count": cards.vp[card]}
    assert wyrmspan.payable(after, after, 0) == wyrmspan.payable(after, before, 0) == []


def test_the_coins_of_a_new_round_are_nothing_that_a_move_brings() -> None:
    before = mats()
    rich = [msgspec.structs.replace(mat, coins=mat.coins + 6) for mat in before.mats]
    after = msgspec.structs.replace(before, mats=rich)
    assert [each.message.id for each in wyrmspan.sayings(before, after, 0)] == ["wyrmspan-ground-coins"]
    assert wyrmspan.sayings(before, msgspec.structs.replace(after, round=before.round + 1), 0) == []


@pytest.mark.parametrize("name", dh.game_names())
def test_parts_of_a_game_are_named(name: str) -> None:
    """Where a game has rounds they are marked, elsewhere the last ones."""
    words = [
        Words("en", name, strict=True).message(mark) for mark in next(filter(None, map(marks, [name] * 9, count())))
    ]
    assert len(set(words)) == len(words)


def marks(name: str, seed: int) -> list[Message]:
    """The parts of a random game that have names, in their order."""
    game, dice = dh.game(name), Chance(seed)
    state, found = game.start(2, seed), list[Message]()
    while state.seat is not None:
        mark = facts_of(game).mark(state.view(None))
        found += [mark] if mark is not None and mark not in found[-1:] else []
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    return found


def expectation(action: int) -> Expectation:
    return Expectation(action, 1, 1.0, 0.5, 0.0, {}, None, ended=0.0, lead=0.0)


@pytest.mark.parametrize(("taken", "said"), [([1], "hall-ground-only"), ([], "hall-ground-hurried")])
def test_a_move_that_was_tried_alone_is_the_only_one_just_if_there_is_no_other(taken: list[int], said: str) -> None:
    state = PEBBLES.start(2, 1, heap=2)
    for action in taken:
        state.apply(action)
    assert state.seat is not None
    told, risk = grounds(PEBBLES, state, state.seat, expectation(state.legal()[0]), [], Chance(1), 0)
    assert ([each.id for each in told], risk) == ([said], None)


def test_a_choice_of_the_setup_is_told_by_itself() -> None:
    """Nothing of the resources that are chosen next, and no dragon card less for a cave card."""
    game = dh.game("wyrmspan")
    state = game.start(2, 3)
    assert state.seat is not None
    view = state.view(state.seat)
    assert isinstance(view, WyrmspanView)
    hand = view.mats[state.seat]
    assert hand.dragon_hand is not None
    assert len(hand.dragon_hand) == 3
    cards = compiled_cards("", "")
    cost = [sum(cards.dragons[cards.dragon_labels.index(label)].resources) for label in hand.dragon_hand]
    for action in state.legal():
        name = state.actions.name(action)
        told, risk = grounds(game, state, state.seat, expectation(action), [], Chance(1), 2)
        (said,) = told
        assert said.id == "wyrmspan-ground-keeps"
        if name.startswith("discard_cave"):
            assert said.args == {"dragons": 3, "caves": 2, "cost": sum(cost)}
            assert risk is None
        else:
            gone = hand.dragon_hand.index(name.split()[1])
            assert said.args == {"dragons": 2, "caves": 3, "cost": sum(cost) - cost[gone]}
            assert risk is not None
            assert risk.args["dragon"] == hand.dragon_hand[gone]


def test_a_resource_of_the_setup_is_told_by_the_dragon_that_needs_it() -> None:
    game = dh.game("wyrmspan")
    state = game.start(2, 3)
    seat = state.seat
    assert seat is not None
    for _ in range(2):
        state.apply(state.legal()[-1])
    view = state.view(seat)
    assert isinstance(view, WyrmspanView)
    assert view.phase == "setup-resources"
    cards = compiled_cards("", "")
    wanted = [0, 0, 0, 0]
    for label in view.mats[seat].dragon_hand or []:
        wanted = [a + b for a, b in zip(wanted, cards.dragons[cards.dragon_labels.index(label)].resources, strict=True)]
    assert 0 < wanted.count(0) < 4, "some are needed, some are not"
    for action, need in zip(state.legal(), wanted, strict=True):
        (said,), _ = grounds(game, state, seat, expectation(action), [], Chance(1), 2)
        assert (said.id in ("wyrmspan-ground-needed", "wyrmspan-ground-payable")) == bool(need)


FOREIGN = """
WORTH = {"heap": -0.5}

def facts(view, seat):
    return {"heap": float(view.heap)}
"""


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "pebbles_facts.py").write_text(FOREIGN, encoding="utf-8")
    announce(tmp_path, "pebbles_facts", {GROUP: {"pebbles": "pebbles_facts"}})
    monkeypatch.syspath_prepend(tmp_path)
    facts_of.cache_clear()
    yield
    facts_of.cache_clear()


@pytest.mark.usefixtures("foreign")
def test_another_package_supplies_facts_and_the_rest_is_as_usual() -> None:
    found = facts_of(PEBBLES)
    state = PEBBLES.start(2, 1)
    view = state.view(0)
    assert found.facts(view, 0) == {"heap": 10.0}
    assert (found.PASSED_OVER, found.comparable(view, view), found.stands_alone(view)) == ((), True, False)
    assert (found.sayings(view, view, 0), found.mark(view)) == ([], None)
    told, _ = grounds(PEBBLES, state, 0, expectation(state.legal()[-1]), [], Chance(1), 2)
    assert Message("pebbles-fewer-heap", {"count": 3}) in told


def test_without_facts_only_the_points_are_known() -> None:
    assert facts_of(PEBBLES).facts(PEBBLES.start(2, 1).view(0), 0) == {}


@pytest.mark.parametrize(("language", "said"), [("en", "brings 2 points"), ("pl", "przynosi 2 punkty")])
def test_points_of_simurgh_are_called_points_once(language: str, said: str) -> None:
    begun = dh.game("simurgh").start(2, 1)
    known = facts_of(dh.game("simurgh"))
    points = [known.facts(begun.view(seat), seat)["points"] for seat in range(2)]
    assert points == [each["power"] for each in begun.breakdown()]
    assert "power" in simurgh.PASSED_OVER, "the fact says it"
    words = Words(language, "simurgh", ["Ola", "Jan"], strict=True)
    assert words.message(Message("simurgh-more-points", {"count": 2})) == said
