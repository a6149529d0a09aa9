"""Positions of Wyrmspan in text: what may be left out, what is refused, and how cards are called."""

import pytest

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.cards import CAVE_COLUMNS, DRAGON_COLUMNS
from drakehall.games.wyrmspan.position_cards import names_of
from drakehall.games.wyrmspan.position_effects import named_effects
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.position_errors import BadPosition
from tests.rules.wyrmspan.table import (
    caves_of,
    coins,
    dragon,
    dragon_at,
    eggs,
    hand_of,
    options,
    resources,
    table,
    tucked_at,
)


def read(*lines: str, seats: int = 2) -> Wyrmspan:
    heading = f"wyrmspan, {seats} {'seat' if seats == 1 else 'seats'}"
    return GAME.read_position("\n".join([heading, *lines]))


def test_a_heading_alone_is_the_start_of_a_game() -> None:
    assert read("seed: 5").dump() == GAME.start(2, 5).dump()


def test_unless_more_is_said_the_first_turn_begins_with_empty_hands() -> None:
    s = read("round: 1")
    assert s.view(None).phase == "turn"
    assert (s.seat, coins(s), resources(s), eggs(s)) == (0, 6, {}, 1)
    assert s.dragon_hands == s.cave_hands == [[], []]
    assert len(s.dragon_deck) == len(s.compiled.dragons) - 3
    assert s.objectives == read("round: 2").objectives


def test_a_mat_a_supply_and_a_hand() -> None:
    s = read(
        "mat 0:",
        "  c1: dragon Algal Lindworm; cached 2 milk",
        "  c3: cave 1 crystal and 1 milk",
        "  g1: dragon #2",
        "dragon hand 0: Wily Lindworm, ?",
        "cave hand 1: 1 coin #12",
        "coins: 3 4",
        "meat: 2 0",
        "markers 1: vp-6 bonus-1",
        "tucked:",
        "  0 c1: Ancient One",
        "  0 g1:",
        "dragon deck: Royal Wyvern, Sea Viper",
        "turn: 1",
    )
    assert (dragon_at(s, "c1"), dragon_at(s, "g1"), dragon_at(s, "c2")) == (3, 2, None)
    mat = s.view(0).mats[0]
    assert [space.excavated for space in mat.spaces] == [True] * 3 + [False] + [True, False, False, False] * 2
    assert mat.spaces[0].cached == {"milk": 2}
    assert len(hand_of(s)) == 2
    assert caves_of(s, 1) == [12]
    assert (coins(s), coins(s, 1), resources(s)) == (3, 4, {"meat": 2})
    assert s.view(None).markers[1] == [1, 0, 0, 0, 1, 0, 0]
    assert tucked_at(s, "c1") == [s.compiled.dragons[names_of(s.compiled).dragons.labels.index("Ancient One")].number]
    assert len(tucked_at(s, "g1")) == 1
    assert s.compiled.dragons[s.dragon_deck[-1]].names["en"] == "Sea Viper"  # the uppermost card
    assert s.seat == 1


def test_what_is_hidden_is_dealt_by_the_seed() -> None:
    first, same, other = (read("dragon hand 0: ?, ?, ?", f"seed: {seed}") for seed in (3, 3, 4))
    assert first.dump() == same.dump()
    assert first.dragon_deck != other.dragon_deck


def test_an_objective_can_be_named_alone() -> None:
    s = read("objectives: eggs")
    assert s.view(None).objectives[0] == "eggs"
    assert len(set(s.view(None).objectives)) == 4


def test_a_setup_goes_on() -> None:
    s = read("sealed 0: dragon Sea Viper, cave 2 gold", "dragon hand 0: Sea Viper, ?, ?", "cave hand 0: ?, 2 gold, ?",
             "pending: setup")  # fmt: skip
    assert s.view(0).phase == "setup-resources"
    assert s.view(0).chosen[0].startswith("d")
    assert s.view(1).chosen == []


def test_a_dragon_walks_by_in_mid_turn() -> None:
    s = read(
        "mat 1:",
        "  c1: dragon Hostile Northern Fire Dragon",
        "explored 1: 1 0 0",
        "turn: 1",
        "pending:",
        "  turn; step ending",
        "  explore; step 2; cave crimson",
        "  seq; step 1; effect activated of Hostile Northern Fire Dragon; optional 1",
        "  reveal; effect ... item 1; optional 1",
    )
    assert s.seat == 1
    assert options(s) == ["decline", "use"]
    assert s.view(1).source == f"d{s.compiled.dragon_labels[s.dragons[12]]}"


def test_others_suspect_a_tucked_card_among_several() -> None:
    s = read(
        "mat 0:",
        "  c1: dragon Algal Lindworm",
        "dragon hand 0: Sea Viper",
        "known dragons: Sea Viper, Ancient One",
        "tucked:",
        "  0 c1: Ancient One; among Sea Viper, Ancient One",
        "  0 c1: Royal Wyvern; among Royal Wyvern; costs gold",
    )
    assert s.knowledge(1)["dragon hand 0"] == []
    assert len(s.knowledge(0)["tucked 0 c1"]) == 2
    assert s.slot_filters == [0, 2]


def test_automa_shuffles_unless_her_cards_are_named() -> None:
    lines = ("automa track: 5", "automa cards: dragon Sea Viper, cave 2 gold", "automa markers: vp-6", "round: 2")
    s = read(*lines, seats=1)
    shown = s.view(0).automa
    assert shown is not None
    assert (shown.dragons, shown.caves, shown.track, shown.ready, shown.cards) == (1, 1, 5, 1, 7)
    named = read(*lines, "decisions: 4 1", seats=1)
    assert len(named.decisions) == 2
    over = read("round: 4", "pending: over; step 1", seats=1)
    assert over.over
    assert over.view(0).automa.passed  # type: ignore[union-attr]


def test_the_prepared_table_of_the_tests_is_such_a_text() -> None:
    s = table(3)
    again = GAME.read_position(s.position_text())
    assert again.dump() == s.dump()


def test_every_effect_has_a_name_of_its_own() -> None:
    s = table()
    names = [named.name for named in named_effects(s.compiled).values()]
    assert len(set(names)) == len(names) == len(s.compiled.effects)


def test_names_with_signs_and_shared_names_go_by_number() -> None:
    rows = [
        '500,"Wyrm, the; first",,4,small,shy,1,0,1,0,0,0,0,golden,"activated: egg(1,here)"',
        '501,?,,4,small,shy,1,0,1,0,0,0,0,golden,"activated: egg(1,here)"',
        '502,Sea Viper,,4,small,shy,1,0,1,0,0,0,0,golden,"activated: egg(1,here)"',
    ]
    own = "\n".join([",".join(DRAGON_COLUMNS), *rows])
    caves = "\n".join([",".join(CAVE_COLUMNS), '500,2 gold: twice,,"played: gain(gold,2)"'])
    s = table(dragons=own, caves=caves)
    labels = names_of(s.compiled).dragons.labels
    assert [labels[dragon(s, number)] for number in (500, 501, 502)] == ["#500", "#501", "Sea Viper #502"]
    assert "2 gold: twice" in names_of(s.compiled).caves.labels
    assert GAME.read_position(s.position_text()).dump() == s.dump()


NEVER = "the rules never lead to this position"


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("dragon hand 0: Sea Vipre", "line 2, column 16: “Sea Vipre” is not valid here; allowed: Sea Viper"),
        ("dragon hand 0: ?,  x", "line 2, column 20: “x” is not valid here; allowed: White-Bellied Grazer, …"),
        ("cave hand 1: 1 coin", "line 2, column 14: “1 coin” is not valid here; allowed: 1 coin #12, 1 coin #13"),
        ("dragon hand 0: Sea Viper\ndragon hand 1: Sea Viper", "line 3, column 16: no “Sea Viper” is left"),
        ("dragon hand 2: ?", "line 2, column 1: “dragon hand 2” does not belong in this position"),
        ("mat 0:\n  c5: eggs 1", "line 3, column 3: “c5” is not valid here; allowed: c1, c2"),
        ("mat 0:\n  c1 dragon Sea Viper", "line 3, column 3: “c1 dragon Sea Viper” is not of the form"),
        ("mat 0:\n  c1: dragon ?; eggs many", "line 3, column 22: “many” is not valid here; allowed: 0–12"),
        ("mat 0:\n  c1: dragon ?\n  c1: eggs 1", "line 4, column 3: “c1” is already given in line 3"),
        ("mat 0:\n  c1: cached 2 wood", "line 3, column 16: “wood” is not valid here; allowed: meat, gold"),
        ("mat 0:\n  c2: dragon ?", f"{NEVER}: dragons fill a cave from the left"),
        ("coins: 1", "line 2, column 1: words in this line: 1, needed: 2"),
        ("dragon display: ?, ?", "line 2, column 1: words in this line: 2, needed: 3"),
        ("objectives: eggs nests", f"{NEVER}: four objective tiles"),
        ("automa track: 3", "line 2, column 1: “automa track” does not belong in this position"),
        ("pending: nap", "line 2, column 10: “nap” is not valid here; allowed: setup, turn"),
        ("pending: turn; speed 3", "line 2, column 16: “speed” is not valid here; allowed: step, seat, effect"),
        ("pending: turn; step ending; step ending", "line 2, column 29: “step” is already given in line 2"),
        ("pending:\n  turn\n  seq; effect ... item 1", "line 4, column 15: “... item 1” is not valid here"),
        ("pending: turn; step 2", "line 2, column 21: “2” is not valid here; allowed: acting, ending"),
        ("passed: 0", f"{NEVER}: who has passed has no turn"),
        ("open: dragon ?", "line 2, column 14: “?” is not valid here"),
        ("places: first", "line 2, column 9: words in this line: 1, needed: 2"),
    ],
)
def test_what_cannot_be_is_refused(lines: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(lines)
    assert str(caught.value).startswith(complaint)
