"""Positions that the rules could never lead to are refused when they are loaded."""

from collections.abc import Callable
from itertools import chain

import msgspec
import pytest

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.frames import (
    BONUS,
    COINS,
    MEAT,
    OP_SPLIT,
    ROW,
    WIDTH,
)
from drakehall.games.wyrmspan.operations import OPERATIONS
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave
from drakehall.testing.persistence import play_by_chance
from tests.rules.wyrmspan.table import (
    begin,
    dig,
    do,
    everybody_passes,
    hand,
    mark,
    on_top,
    options,
    put,
    ready,
    settle,
    supply,
    table,
)

UNKNOWN = 99999
PROGRESS, SEAT, EFFECT, A, B, C, D = -11, -10, -8, -4, -3, -2, -1
"""Some registers of the last frame, counted from the end of a saved stack."""


def load(s: Wyrmspan, **changes: object) -> Wyrmspan:
    """Save a position, change some of its fields, and load it again."""
    plain = msgspec.json.decode(GAME.save(s))
    assert changes.keys() <= plain["state"].keys()
    plain["state"] |= changes
    return GAME.load(msgspec.json.encode(plain))


def refused(s: Wyrmspan, **changes: object) -> bool:
    """Whether a position loads as it is, but not with the changes."""
    assert load(s).dump() == s.dump()
    try:
        load(s, **changes)
    except BadSave:
        return True
    return False


def changed(numbers: list[int], at: int, number: int) -> list[int]:
    """The same numbers with another one at a place, which may be counted from the end."""
    fresh = list(numbers)
    fresh[at] = number
    return fresh


# --- What is listed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["fresh", "grown", "used", "drawn", "limbo", "known_dragons", "known_caves"])
@pytest.mark.parametrize("card", [UNKNOWN, 0, -1, -2])
def test_cards_are_listed_where_they_lie(name: str, card: int) -> None:
    s = table(2)
    settle(s, "golden", 36)
    ready(s)
    assert refused(s, **{name: [card]})


@pytest.mark.parametrize("decisions", [[UNKNOWN] * 3, [], [0, 0], [-1]])
def test_automa_has_decision_cards_of_her_level(decisions: list[int]) -> None:
    s = table(1, automa="automa-1")
    assert refused(s, decisions=decisions)
    assert refused(table(2), decisions=[0])


def test_automa_is_counted() -> None:
    s = table(1)
    deck = s.dragon_deck
    assert refused(s, automa=changed(s.automa, 0, 1)), "a dragon that she has not taken"
    assert refused(s, automa_cards=deck[:1], dragon_deck=deck[1:]), "a card that she has not counted"
    assert refused(s, automa=changed(s.automa, 2, 12)), "her token"
    assert refused(s, automa=changed(s.automa, 3, 2)), "two markers in the first round"
    assert refused(s, automa=changed(s.automa, 4, 1)), "a coin on the objective before her first card"
    assert refused(s, automa=changed(s.automa, 5, 1)), "passed with cards left"
    assert refused(table(2), automa=[0, 0, 0, 1, 0, 0])


def test_automas_coins_are_gone_once_the_objective_is_ranked() -> None:
    s = GAME.start(1, 5)
    chance = Chance(5)
    while s.seat is not None:
        legal = s.legal()
        s.apply(legal[chance.below(len(legal))])
    assert isinstance(s, Wyrmspan)
    assert refused(s, automa=changed(s.automa, 4, 1))


def test_a_hatchling_grows_with_three_meals() -> None:
    s = table(2)
    settle(s, "golden", 1, cached={"milk": 3})
    settle(s, "amethyst", 4, cached={"milk": 2})
    settle(s, "crimson", 36)
    ready(s)
    grown = {number: [s.compiled.dragon_labels.index(str(number))] for number in (1, 4, 36)}
    assert not refused(s, grown=grown[1])
    assert refused(s, grown=grown[4]), "two meals"
    assert refused(s, grown=grown[36]), "no hatchling"
    assert refused(s, grown=grown[1] * 2)


def test_a_turn_begins_with_nothing_played() -> None:
    s = table(2)
    settle(s, "golden", 36)
    ready(s)
    card = s.dragons[4]
    assert refused(s, fresh=[card])
    do(s, "explore golden")
    assert not refused(s, fresh=[card]), "in the middle of a turn it may have been"


def test_lines_are_used_up_at_the_end_of_a_round() -> None:
    s = table(2)
    settle(s, "golden", 63, 139)
    settle(s, "golden", 95, seat=1)
    hand(s, 0, dragons=(5,))
    ready(s)
    everybody_passes(s)
    own, other = s.dragons[4], s.dragons[16]
    assert options(s) == ["decline", "activate g1", "activate g2"]
    assert refused(s, used=[own, own])
    assert refused(s, used=[other]), "her turn for it has not come"
    assert refused(s, used=[s.dragon_deck[0]])
    assert refused(s, fresh=[UNKNOWN])


# --- What is counted ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [-1, UNKNOWN, 1 << 61])
@pytest.mark.parametrize("name", ["turns", "round", "passed", "first", "turn", "tile"])
def test_numbers_have_ranges(name: str, number: int) -> None:
    assert refused(table(2), **{name: number})


@pytest.mark.parametrize("number", [-2, 1 << 40, 1 << 61])
@pytest.mark.parametrize("name", ["stock", "eggs", "cached", "marks", "caves", "dragons", "display", "dragon_era"])
def test_numbers_in_lists_have_ranges(name: str, number: int) -> None:
    s = table(2)
    settle(s, "crimson", 36)
    dig(s, "crimson", 2)
    ready(s)
    assert refused(s, **{name: changed(getattr(s, name), 0, number)})
    assert refused(s, **{name: changed(getattr(s, name), 1, number)})


def test_there_are_no_more_turns_than_actions() -> None:
    s = table(2)
    assert s.turns == 1
    assert refused(s, turns=2)
    assert refused(s, turns=0)
    do(s, "explore golden")
    assert refused(s, turns=2), "this one is not over"
    do(s, "decline")
    assert s.turns == 2


def test_the_course_of_a_round() -> None:
    s = table(3)
    assert refused(s, passed=0b001), "who has passed has no turn"
    assert not refused(s, passed=0b110)
    assert refused(s, turn=1)
    assert refused(s, places=[0, 1, 2])
    assert refused(s, round=2)
    assert refused(s, stock=changed(s.stock, BONUS, 1)), "points that are paid for at the end"
    assert refused(s, display=[-1, *s.display[1:]], dragon_deck=[s.display[0], *s.dragon_deck])
    assert refused(s, seat=1)
    assert refused(s, seat=None)


def test_the_setup_gives_everybody_the_same() -> None:
    s = begin(2)
    assert refused(s, stock=changed(s.stock, COINS, 7))
    assert refused(s, stock=changed(s.stock, ROW + MEAT, 1))
    do(s, options(s)[0])
    (card,) = s.sealed[0]
    assert refused(s, sealed=[[card, card], []])
    assert refused(s, sealed=[[card], [s.dragon_hands[1][0]]]), "not her turn to choose"
    assert refused(s, sealed=[[card, s.dragon_hands[1][0]], []])
    assert refused(s, turns=1)


def test_the_guild_tile_is_the_one_agreed() -> None:
    s = table(2, guild="plains")
    assert refused(s, tile=(s.tile + 1) % 4)
    assert refused(s, marks=[1 << 21, 0])


# --- What is hidden -------------------------------------------------------------------------------------------------


def test_what_is_kept_about_hidden_cards() -> None:
    s = table(2)
    settle(s, "golden", 84, tucked=1)
    hand(s, 0, dragons=(5, 6))
    hand(s, 1, dragons=(7,))
    ready(s)
    do(s, "explore golden", "draw_dragon", "tuck 5", "decline")
    slot = s.slot_suspects.index(next(suspects for suspects in s.slot_suspects if suspects))
    suspects = s.slot_suspects[slot]
    unseen, tucked = s.slot_cards[1 - slot], s.slot_cards[slot]
    other = s.dragon_hands[1][0]
    assert refused(s, slot_suspects=[[], sorted([*suspects, other])]), "a card of somebody else"
    assert refused(s, slot_suspects=[[], suspects[::-1]])
    assert refused(s, slot_suspects=[[], [card for card in suspects if card != tucked]])
    assert refused(s, known_dragons=[unseen]), "nobody has seen it"
    assert refused(s, known_dragons=[tucked, tucked])
    assert refused(s, slot_filters=[0, 32])
    assert refused(s, dragon_era=changed(s.dragon_era, s.dragon_deck[0], 1)), "a deck is of one era"


# --- What is pending ------------------------------------------------------------------------------------------------


def paying_for_a_dragon() -> Wyrmspan:
    """A dragon is named, and two eggs of three are to be paid."""
    s = table(2)
    settle(s, "golden", 36, eggs=1)
    settle(s, "amethyst", 53, eggs=2)
    put(s, nest=2, explored=2)
    ready(s)
    do(s, "explore golden")
    return s


def choosing_a_space() -> Wyrmspan:
    """A dragon is named that likes several caves."""
    s = table(2)
    hand(s, 0, dragons=(172,))
    supply(s, 0, meat=1, gold=1, crystal=1)
    ready(s)
    do(s, "entice 172")
    return s


def opponents_share() -> Wyrmspan:
    """The second opponent may take a share, after a bundle of the owner."""
    s = table(3)
    hand(s, 0, caves=(50,))
    ready(s)
    do(s, "excavate 50", "into golden", "option guild", "option resource", "gain meat", "option resource")
    do(s, "gain gold")
    return s


def cards_for_a_bonus() -> Wyrmspan:
    """In column 4, in the middle of paying three things of choice for a coin."""
    s = table(2)
    dig(s, "golden", 3)
    hand(s, 0, caves=(7, 12), dragons=(5, 6))
    supply(s, 0, meat=2)
    put(s, nest=2)
    ready(s)
    do(s, "excavate 7", "into golden", "pay meat")
    return s


def fed_in_mid_row() -> Wyrmspan:
    """A card goes under every playful dragon; it is the third for the first of them, whose other line waits."""
    s = table(2)
    settle(s, "golden", 19, tucked=2)
    settle(s, "golden", 130, 137)
    ready(s)
    everybody_passes(s)
    do(s, "use")
    assert [OPERATIONS[frame.op].name for frame in s.frames[-4:]] == ["tuck_each", "seq", "seq", "draw"]
    return s


def dividing() -> Wyrmspan:
    """Three cards are drawn, one is discarded, one is to be tucked."""
    s = table(2)
    settle(s, "golden", 109)
    supply(s, 0, meat=1)
    on_top(s, 7, 8, 9)
    ready(s)
    everybody_passes(s)
    do(s, "use", "discard_dragon 7")
    assert s.frames[-1].op == OP_SPLIT
    return s


def income() -> Wyrmspan:
    """The egg of the upkeep."""
    s = table(3)
    settle(s, "golden", 36)
    ready(s)
    everybody_passes(s)
    return s


def bonus_of_a_marker() -> Wyrmspan:
    """A bonus of the guild tile in the middle of a walk: a dragon is named, and eggs are to be paid for it."""
    s = table(2, guild="plains")
    settle(s, "golden", 40, 36, eggs=1)
    put(s, track=11, nest=2)
    hand(s, 0, dragons=(172,))
    mark(s, 6)
    ready(s)
    do(s, "explore golden", "decline", "use", "marker bonus-2", "entice 172", "into crimson")
    return s


DEEP: list[Callable[[], Wyrmspan]] = [
    paying_for_a_dragon,
    choosing_a_space,
    opponents_share,
    cards_for_a_bonus,
    fed_in_mid_row,
    dividing,
    income,
    bonus_of_a_marker,
]


@pytest.mark.parametrize("position", DEEP, ids=[each.__name__ for each in DEEP])
def test_no_number_of_the_stack_can_be_changed_into_what_breaks(position: Callable[[], Wyrmspan]) -> None:
    s = position()
    assert load(s).dump() == s.dump()
    for at, number in enumerate(s.stack):
        for other in {number + 1, number - 1, 0, UNKNOWN} - {number}:
            try:
                state = load(s, stack=changed(s.stack, at, other))
            except BadSave:
                continue
            play_by_chance(state, Chance(at))


@pytest.mark.parametrize("position", DEEP, ids=[each.__name__ for each in DEEP])
def test_frames_lie_on_those_that_set_them_off(position: Callable[[], Wyrmspan]) -> None:
    s = position()
    frames = [s.stack[at : at + WIDTH] for at in range(0, len(s.stack), WIDTH)]
    for at in range(len(frames)):
        rest = frames[:at] + frames[at + 1 :]
        seat = rest[-1][SEAT] if rest else 0
        assert refused(s, stack=list(chain(*rest)), seat=seat), f"without {OPERATIONS[frames[at][0]].name}"
        twice = [*frames[: at + 1], *frames[at:]]
        assert refused(s, stack=list(chain(*twice))), f"with {OPERATIONS[frames[at][0]].name} twice"
    assert refused(s, stack=[])
    assert refused(s, stack=s.stack[:-1])


@pytest.mark.parametrize(
    ("position", "register", "number"),
    [
        (paying_for_a_dragon, A, 2),
        (paying_for_a_dragon, PROGRESS, 1),
        (choosing_a_space, B, 0),
        (choosing_a_space, C, 4),
        (choosing_a_space, PROGRESS, 4),
        (choosing_a_space, EFFECT, 0),
        (cards_for_a_bonus, A, 3),
        (cards_for_a_bonus, A, -1),
        (dividing, A, 2),
        (dividing, B, 2),
        (dividing, C, 0),
        (dividing, D, 0),
        (income, A, 2),
        (income, SEAT, 1),
    ],
)
def test_a_frame_has_come_as_far_as_it_can(position: Callable[[], Wyrmspan], register: int, number: int) -> None:
    s = position()
    assert refused(s, stack=changed(s.stack, register, number))


def test_a_named_dragon_can_still_be_paid_for() -> None:
    s = choosing_a_space()
    assert refused(s, stock=changed(s.stock, MEAT, 0))
    assert refused(s, stock=changed(s.stock, COINS, 0))


def test_drawn_cards_lie_with_who_drew_them() -> None:
    s = dividing()
    assert len(s.drawn) == 3
    assert refused(s, drawn=[])
    assert refused(s, drawn=changed(s.drawn, 0, s.dragon_deck[0]))
    assert refused(s, drawn=changed(s.drawn, 0, s.drawn[1]))
