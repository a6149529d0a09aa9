"""What `check` says of positions that cannot be."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from drakehall.games.dragon_castle import GAME
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.kernel.errors import BadSave, BrokenInvariant
from tests.rules.dragon_castle.table import play, start, table
from tests.support import rule

PAIR = "M1 M1 S1 S1"
ROW = "1M1 1M2 1M3 . . 1S1"


def at(*moves: str, castle: str = "M4 M4 S1 S1 / M5.M6 S2", **options: Any) -> DragonCastle:
    """Give the position after some moves of seat 0 of two, whose realm nearly has a set."""
    state = table(ROW, castle=castle, **options)
    play(state, *moves)
    return state


TAKE = ("pick a2", "take_shrine")
DECEIVE = ("pick a1", "spirit deception", "pay_shrine", "pair b1")
POSITIONS: dict[str, Callable[[], DragonCastle]] = {
    "start": lambda: at(spirits="elegance,strength"),
    "complete": lambda: at("pick a2", spirits="deception,depths,change,cunning"),
    "place": lambda: at(*TAKE),
    "pair": lambda: at(*DECEIVE, castle="M4 S1", spirits="deception"),
    "second": lambda: at(*DECEIVE, "place e2", castle="M4 S1", spirits="deception"),
    "build": lambda: at(*TAKE, "place d1"),
    "pay": lambda: at("spirit strength", spirits="strength,destruction"),
    "destroy": lambda: at("spirit destruction", "pay_shrine", spirits="destruction"),
    "lift": lambda: at("spirit strength", "pay_shrine", spirits="strength"),
    "set": lambda: at("spirit strength", "pay_shrine", "lift f1", spirits="strength"),
    "more": lambda: at("spirit strength", "pay_shrine", "lift f1", "set_down f2", spirits="strength"),
}

BROKEN: list[tuple[str, str, object, str]] = [
    ("start", "seats", 5, "two to four seats"),
    ("start", "phase", 19, "a known phase"),
    ("start", "base", 5, "a known phase"),
    ("start", "seat", None, "somebody decides until"),
    ("start", "turn", 2, "seats at the table"),
    ("start", "seat", 1, "whose turn it is decides"),
    ("start", "tops", [99] * 72, "known tiles"),
    ("complete", "first", 99, "known tiles"),
    ("complete", "first_cell", 99999, "a cell of the castle"),
    ("complete", "first_floor", 4, "a floor of the castle"),
    ("start", "supply", 37, "all shrines are there"),
    ("start", "gone", 3, "are all tiles"),
    ("start", "starter", 1, "the agreed player starts"),
    ("start", "turns", 2, "turns go round"),
    ("start", "turns", 1, "every turn but a summons takes one tile or two"),
    ("start", "turns", 201, "every turn but a summons takes one tile or two"),
    ("start", "earned", [0, 99, 0, 0], "an action gives two tiles"),
    ("start", "earned", [500, 0, 0, 0], "points for sets come from tiles"),
    ("start", "tokens", [1, 0], "several floors"),
    ("start", "first_cell", 0, "the first tile's place is known"),
    ("complete", "first_cell", -1, "the first tile's place is known"),
    ("complete", "first", -1, "are all tiles"),
    ("complete", "first", 0, "the first tile is the one that lay there"),
    ("complete", "first_floor", 3, "the first tile lay uppermost"),
    ("complete", "first_floor", 1, "the first tile lay in the castle"),
    ("pair", "second", -1, "are all tiles"),
    ("pair", "used", 0, "makes a pair"),
    ("start", "used", 1, "only spirits in play"),
    ("start", "used", 1 << 5, "Elegance called is a duty"),
    ("start", "elegance", 1, "Elegance called is a duty"),
    ("start", "elegance", 3, "a duty of Elegance"),
    ("complete", "used", 1 << 3, "is called together as well"),
    ("complete", "used", 1 << 3 | 1 << 10, "a set was turned over"),
    ("complete", "used", 1, "a duty can be met"),
    ("place", "touched", 1, "no tile waits"),
    ("second", "touched", 0, "the first tile was laid"),
    ("second", "touched", 1, "the first tile was laid"),
    ("second", "second", -1, "are all tiles"),
    ("build", "site", 0, "shrines go on a set"),
    ("build", "site", 0b11111, "the set was just turned over"),
    ("build", "site", 0b111, "four tiles or more"),
    ("build", "allowance", 3, "a set has its allowance"),
    ("build", "allowance", 0, "there is a shrine to build"),
    ("build", "fresh", [], "the set was just turned over"),
    ("build", "fresh", [0], "consolidated tiles lie in the realm"),
    ("build", "fresh", [128 * 99 + 1], "consolidated tiles lie in the realm"),
    ("build", "fresh", [1, 129, 257, 385, 5 * 128 + 1], "consolidated tiles lie face down"),
    ("place", "fresh", [1], "consolidated tiles lie face down"),
    ("place", "allowance", 1, "shrines go on a set"),
    ("start", "spirit", 4, "no spirit is at work"),
    ("start", "due", 1, "payments are due"),
    ("start", "carried", 0, "something is being moved"),
    ("start", "moved", 0, "Strength has moved a tile"),
    ("pay", "due", 2, "payments are due"),
    ("pay", "due", 0, "payments are due"),
    ("pay", "spirit", 8, "a spirit at work was called"),
    ("pay", "window", 4, "called in a window"),
    ("pay", "window", 99, "called in a window"),
    ("pay", "window", 5, "called in a window"),
    ("pay", "used", 0, "a spirit at work was called"),
    ("destroy", "phase", 9, "the spirit at work asks"),
    ("set", "carried", 7, "a tile that Strength can move"),
    ("set", "moved", 7, "a tile that Strength can have moved"),
    ("more", "moved", -1, "Strength has moved a tile|the moved tile was laid"),
    ("more", "touched", 0, "the moved tile was laid"),
]


@pytest.mark.parametrize("name", POSITIONS)
def test_real_positions_pass(name: str) -> None:
    POSITIONS[name]().check()


@pytest.mark.parametrize(("name", "slot", "value", "complaint"), BROKEN)
def test_a_position_that_cannot_be_is_refused(name: str, slot: str, value: object, complaint: str) -> None:
    state = POSITIONS[name]()
    setattr(state, slot, value)
    if slot == "tops":
        with pytest.raises(IndexError):
            state.rebuild()
    with pytest.raises(BrokenInvariant, match=complaint):
        state.check()


@pytest.mark.parametrize(
    ("slot", "value"),
    [
        ("spirits", [2**70]),
        ("spirits", [2**40]),
        ("spirits", [4, 5, 6]),
        ("dragons", [99]),
        ("first", 99),
        ("used", 1),
        ("heights", []),
        ("tops", [99] * 72),
        ("turns", -5),
    ],
)
def test_an_edited_save_is_a_bad_save(slot: str, value: object) -> None:
    state = at(spirits="elegance,strength")
    saved = msgspec.json.decode(GAME.save(state))
    GAME.load(msgspec.json.encode(saved))
    saved["state"][slot] = value
    with pytest.raises(BadSave):
        GAME.load(msgspec.json.encode(saved))


@rule("DRC-3.4")
@pytest.mark.parametrize(
    ("agreed", "spirits"),
    [("none", [1]), ("1", []), ("2", [1, 1]), ("2", [2, 1]), ("wind", [1]), ("beginner", [0]), ("all", [0, 1, 2])],
)
def test_only_cards_that_were_agreed_upon_are_in_play(agreed: str, spirits: list[int]) -> None:
    state = start(spirits=agreed)
    state.spirits = spirits
    with pytest.raises(BrokenInvariant, match="the spirits that were agreed upon"):
        state.rebuild()
    dragons = start(dragons=agreed if agreed != "wind" else "majesty")
    dragons.dragons = [0, 1, 2, 3]
    with pytest.raises(BrokenInvariant, match="the dragons that were agreed upon"):
        dragons.rebuild()


@rule("DRC-8.3", "DRC-8.4")
def test_the_countdown_ends_with_a_round() -> None:
    state = table(castle="1", tokens=[1, 1], turn=1)
    state.check()
    state.tokens = [2, 1]
    with pytest.raises(BrokenInvariant, match="nobody summons after the last round"):
        state.check()
    play(over := table(castle="1", tokens=[1, 0], turn=1), "summon")
    assert over.over
    over.tokens = [1, 0]
    with pytest.raises(BrokenInvariant, match="the game ends with the last round"):
        over.check()


@rule("DRC-9.23")
def test_change_on_waiting_sets_needs_one() -> None:
    state = table("1M1 1M2 1M3 1E1 . 1S1", castle=PAIR, spirits="change")
    play(state, "spirit change")
    state.window = 5
    with pytest.raises(BrokenInvariant, match="while a set waits"):
        state.check()
