"""Every tile, every ability, every objective: what they cost and give, read from the page of rules and played."""

import re
from itertools import product
from pathlib import Path

import pytest

from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.simurgh.scoring import objective_points
from drakehall.games.simurgh.vocabulary import SUPPLY
from tests.rules.simurgh.table import (
    can,
    dragon,
    dragons_on_top,
    have,
    legal,
    lie,
    now,
    owned,
    play,
    stock,
    table,
    vassals,
)
from tests.support import rule

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "simurgh.md").read_text(encoding="utf-8")
MIXES = {"veg|meat": ("veg", "meat"), "wood|stone": ("wood", "stone")}
Things = dict[str, int]


def line(id_: str) -> str:
    """Give the text of a rule, without the mark of what no source confirms."""
    found = re.search(rf"^- \*\*{re.escape(id_)}\*\* (?:\[\?\] )?(.*)$", PAGE, re.MULTILINE)
    assert found
    return found[1]


def ways(text: str) -> list[Things]:
    """List everything that a cost or gain can come to: options, and each mix at both ends and in between."""
    found: list[Things] = []
    for option in text.split(" / "):
        parts: list[list[Things]] = []
        for term in [] if option == "-" else option.split(" + "):
            if match := re.fullmatch(r"dragon\(draw=(\d),markers=(\d)\)", term):
                parts.append([{"draw": int(match[1]), "with": int(match[2])}])
            elif match := re.fullmatch(r"(\d+) of (.*)", term):
                first, second = MIXES[match[2]]
                whole = int(match[1])
                parts.append([{first: n, second: whole - n} for n in range(whole + 1)])
            else:
                count, _, thing = term.partition(" ")
                parts.append([{thing: int(count)}])
        for choice in product(*parts):
            way: Things = {}
            for part in choice:
                for name, number in part.items():
                    way[name] = way.get(name, 0) + number
            found.append({name: number for name, number in way.items() if number})
    return found


def measure(state: Simurgh) -> Things:
    """Count everything that the player owns."""
    own = state.where[:5]
    return have(state) | {
        "spearman": 3 - own[:3].count(SUPPLY),
        "rider": 2 - own[3:].count(SUPPLY),
        "marker": state.acts[0].bit_count() + state.ready[0].bit_count(),
        "dragons": len(state.dragons[0]),
    }


def rich(seats: int = 4) -> Simurgh:
    """A player who can pay everything, and whose markers are all on abilities that are never offered."""
    state = table(seats)
    stock(state, veg=9, meat=9, wood=9, stone=9, wisdom=9, weapon=9, pp=20)
    vassals(state, 0, "home home - / home home")
    vassals(state, 1, "C5 - - / home -")
    state.dragons[0] = []
    return state


def settle(state: Simurgh, cost: Things, gain: Things) -> None:
    """Answer all questions so that exactly this is paid and received."""
    while now(state) not in ("turn", "after", "resource-limit", "hand-limit"):
        options = legal(state)
        if options[0].split()[0] in ("pay", "take", "food", "material"):
            wanted = cost if now(state) == "pay" else gain
            play(state, next(each for each in options if fits(each, wanted)))
        else:
            play(state, options[0])


def fits(action: str, wanted: Things) -> bool:
    """Whether a choice belongs to what is wanted."""
    verb, *words = action.split()
    if verb in ("take", "pay"):
        return words[0] in wanted
    first, second = MIXES["veg|meat" if verb == "food" else "wood|stone"]
    return int(words[0]) == wanted.get(first, 0) and int(words[1]) <= wanted.get(second, 0)


def compare(before: Things, after: Things, cost: Things, gain: Things) -> None:
    """Compare what was paid and received with what is printed."""
    expected = dict(before)
    for thing, count in cost.items():
        expected[thing] = expected.get(thing, 0) - count
    for thing, count in gain.items():
        if thing == "draw":
            expected["dragons"] += 1
        elif thing == "with":
            expected["marker"] += count
        else:
            expected[thing] = expected.get(thing, 0) + count
    things = set(expected) | set(after)
    assert {each: after.get(each, 0) for each in things} == {each: expected.get(each, 0) for each in things}


def distinct_mixes(cost: list[Things], gain: list[Things]) -> list[tuple[Things, Things]]:
    """Pair every way to pay with the first gain, and the first way to pay with every gain."""
    return [(each, gain[0]) for each in cost] + [(cost[0], each) for each in gain[1:]]


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1, marks=rule("SIM-10.1")),
        pytest.param(2, marks=rule("SIM-10.2")),
        pytest.param(3, marks=rule("SIM-10.3")),
        pytest.param(4, marks=rule("SIM-10.4")),
        pytest.param(5, marks=rule("SIM-10.5")),
        pytest.param(6, marks=rule("SIM-10.6")),
        pytest.param(7, marks=rule("SIM-10.7")),
        pytest.param(8, marks=rule("SIM-10.8")),
        pytest.param(9, marks=rule("SIM-10.9")),
        pytest.param(10, marks=rule("SIM-10.10")),
        pytest.param(11, marks=rule("SIM-10.11")),
        pytest.param(12, marks=rule("SIM-10.12")),
        pytest.param(13, marks=rule("SIM-10.13")),
        pytest.param(14, marks=rule("SIM-10.14")),
        pytest.param(15, marks=rule("SIM-10.15")),
        pytest.param(16, marks=rule("SIM-10.16")),
        pytest.param(17, marks=rule("SIM-10.17")),
        pytest.param(18, marks=rule("SIM-10.18")),
        pytest.param(19, marks=rule("SIM-10.19")),
        pytest.param(20, marks=rule("SIM-10.20")),
        pytest.param(21, marks=rule("SIM-10.21")),
        pytest.param(22, marks=rule("SIM-10.22")),
        pytest.param(23, marks=rule("SIM-10.23")),
        pytest.param(24, marks=rule("SIM-10.24")),
        pytest.param(25, marks=rule("SIM-10.25")),
        pytest.param(26, marks=rule("SIM-10.26")),
        pytest.param(27, marks=rule("SIM-10.27")),
        pytest.param(28, marks=rule("SIM-10.28")),
        pytest.param(29, marks=rule("SIM-10.29")),
        pytest.param(30, marks=rule("SIM-10.30")),
        pytest.param(31, marks=rule("SIM-10.31")),
        pytest.param(32, marks=rule("SIM-10.32")),
        pytest.param(33, marks=rule("SIM-10.33")),
        pytest.param(34, marks=rule("SIM-10.34")),
        pytest.param(35, marks=rule("SIM-10.35")),
        pytest.param(36, marks=rule("SIM-10.36")),
    ],
)
def test_every_space_of_an_action_tile(number: int) -> None:
    spaces = re.findall(r"(many|one)( riders)?: `(.*?) → (.*?)`", line(f"SIM-10.{number}"))
    assert len(spaces) in (3, 4)
    for i, (places, riders, cost_text, gain_text) in enumerate(spaces):
        for cost, gain in distinct_mixes(ways(cost_text), ways(gain_text)):
            state = rich()
            lie(state, "W1", number)
            vassals(state, 1, "C5 - - / W1-1 -" if i else "C5 - - / W1-2 -")
            # Markers to pay with lie on D08, all three of whose abilities do nothing here; D10 has room for new ones.
            dragon(state, 0, 63, "12")
            dragon(state, 0, 67, "")
            drawn = [49, 51, 53, 55][: gain.get("draw", 0)]
            dragons_on_top(state, *drawn)
            space = f"W1-{i + 1}"
            assert can(state, f"place spearman {space}") == (not riders)
            before = measure(state)
            play(state, f"place rider {space}")
            settle(state, cost, gain)
            compare(before, measure(state), cost, gain)
            if drawn:
                assert set(owned(state)) & set(drawn)
                assert len(state.dragon_pile) == 24 - 3
            again = rich()
            lie(again, "W1", number)
            vassals(again, 1, f"{space} - - / home -" if not riders else f"home - - / {space} -")
            dragon(again, 0, 63, "12")
            assert can(again, f"place rider {space}") == (places == "many")


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(37, marks=rule("SIM-10.37")),
        pytest.param(38, marks=rule("SIM-10.38")),
        pytest.param(39, marks=rule("SIM-10.39")),
        pytest.param(40, marks=rule("SIM-10.40")),
        pytest.param(41, marks=rule("SIM-10.41")),
        pytest.param(42, marks=rule("SIM-10.42")),
        pytest.param(43, marks=rule("SIM-10.43")),
        pytest.param(44, marks=rule("SIM-10.44")),
        pytest.param(45, marks=rule("SIM-10.45")),
        pytest.param(46, marks=rule("SIM-10.46")),
        pytest.param(47, marks=rule("SIM-10.47")),
        pytest.param(48, marks=rule("SIM-10.48")),
    ],
)
def test_every_level_of_an_exploration_tile(number: int) -> None:
    found = re.fullmatch(
        r"#\d+ exploration: each step costs `(.*)`; the levels give `(.*)`\.", line(f"SIM-10.{number}")
    )
    assert found
    costs, levels = ways(found[1]), found[2].split("`, `")
    assert len(levels) == 4
    for level, gain_text in enumerate(levels, 1):
        for cost, gain in distinct_mixes(costs, ways(gain_text)):
            state = rich()
            lie(state, "W2", number)
            dragon(state, 0, 67, "")
            vassals(state, 1, f"C5 - - / W2-{level % 4 + 1} -" if level != 3 else "C5 - - / W2-1 -")
            if level > 1:
                vassals(state, 0, f"home home - / W2-{level - 1} -")
            before = measure(state)
            play(state, "place rider W2-1" if level == 1 else "move W2")
            settle(state, cost, gain)
            compare(before, measure(state), cost, gain)
            assert (number in state.chronicle) == (level == 4)


@pytest.mark.parametrize(
    "type_",
    [
        pytest.param(1, marks=rule("SIM-11.1")),
        pytest.param(2, marks=rule("SIM-11.2")),
        pytest.param(3, marks=rule("SIM-11.3")),
        pytest.param(4, marks=rule("SIM-11.4")),
        pytest.param(5, marks=rule("SIM-11.5")),
        pytest.param(6, marks=rule("SIM-11.6")),
        pytest.param(7, marks=rule("SIM-11.7")),
        pytest.param(8, marks=rule("SIM-11.8")),
        pytest.param(9, marks=rule("SIM-11.9")),
        pytest.param(10, marks=rule("SIM-11.10")),
        pytest.param(11, marks=rule("SIM-11.11")),
        pytest.param(12, marks=rule("SIM-11.12")),
    ],
)
def test_every_ability_of_a_dragon(type_: int) -> None:
    found = re.findall(r"(act|on_\w+)( [a-z|]+)?: `(.*?) → (.*?)`( \(one-off\))?", line(f"SIM-11.{type_}"))
    assert len(found) == 3
    for slot, (trigger, what, cost_text, gain_text, one_off) in enumerate(found, 1):
        for tile in (47 + 2 * type_, 48 + 2 * type_):
            assert bool(one_off) == ((type_, slot) in ((8, 3), (11, 3)))
            ability = f"use {tile}-{slot}"
            if trigger == "act":
                check_act(tile, ability, slot, cost_text, gain_text)
            else:
                check_answer(tile, ability, slot, trigger, what.strip(), gain_text)


def check_act(tile: int, ability: str, slot: int, cost_text: str, gain_text: str) -> None:
    """Use an ability as a free action."""
    if gain_text.startswith("scout_tile"):
        state = rich()
        dragon(state, 0, tile, str(slot))
        before, piles = measure(state), (len(state.hands[0]), len(state.pile), state.slots[2])
        play(state, ability)
        if gain_text == "scout_tile(face_up)":
            assert legal(state) == ["scout 1", "scout 2", "scout 3", "scout 4"]
            play(state, "scout 3")
            assert state.hands[0] == [piles[2]]
        else:
            assert (len(state.hands[0]), len(state.pile)) == (1, piles[1] - 1)
        compare(before, measure(state), ways(cost_text)[0] | {"marker": 1}, {})
        return
    for cost, gain in distinct_mixes(ways(cost_text), ways(gain_text)):
        state = rich()
        if "rider" in gain:
            vassals(state, 0, "home home - / home -")
        dragon(state, 0, tile, str(slot))
        dragon(state, 0, 64 if tile != 64 else 63, "1")
        before = measure(state)
        play(state, ability)
        settle(state, cost, gain)
        compare(before, measure(state), cost | {"marker": cost.get("marker", 0) + 1}, gain)
        poor = rich()
        dragon(poor, 0, tile, "".join(each for each in "123" if each != str(slot)))
        assert not can(poor, ability), "without its marker"


def check_answer(tile: int, ability: str, slot: int, trigger: str, what: str, gain_text: str) -> None:
    """Let an ability answer what it answers, and nothing else."""
    state = rich()
    dragon(state, 0, tile, str(slot))
    if trigger == "on_place_objective":
        return  # played in test_statue
    if trigger == "on_move":
        lie(state, "W2", 40)
        vassals(state, 0, "home - - / W2-1 -")
        asked, base, other = "move W2", {"wisdom": -1, "weapon": -1, "pp": 4}, "place spearman C5"
    elif trigger == "on_spend":
        lie(state, "W2", 31)
        vassals(state, 0, "home home - / home home")
        vassals(state, 1, "C5 - - / W2-1 -")
        asked, base, other = "place rider W2-4", {"spearman": -1, "rider": -1, "pp": 16}, "place rider W2-2"
    else:
        place, base = {
            "wisdom": ("place spearman C2", {"wisdom": 2}),
            "pp": ("place spearman C5", {"pp": 1}),
            "veg": ("place spearman C5", {"veg": 1}),
            "meat": ("place spearman W1-2", {"meat": 4}),
            "weapon": ("place spearman C1", {"weapon": 1}),
            "veg|meat": ("place spearman C5", {"veg": 1}),
        }[what]
        asked, other = place, "place spearman C1" if what != "weapon" else "place spearman C2"
        lie(state, "W1", 1)
        vassals(state, 1, "W1-1 - - / home -")
    silent = state.copy()
    before = measure(state)
    play(state, asked)
    while now(state) == "take":
        play(state, "take pp" if what == "pp" else "take veg")
    assert now(state) == "answer"
    assert ability in legal(state)
    assert "done" in legal(state)
    play(state, ability)
    if gain_text == "extra_move(full_cost)":
        assert where_rider(state) == 12 + 4 + 2
        return
    gain = {"veg": 1} if "matching" in gain_text else ways(gain_text)[0]
    settle(state, {}, gain)
    end = measure(state)
    compare(before, end, {"marker": 1}, {thing: base.get(thing, 0) + gain.get(thing, 0) for thing in {*base, *gain}})
    play(silent, other)
    while now(silent) == "take":
        play(silent, legal(silent)[0])
    assert now(silent) != "answer"


def where_rider(state: Simurgh) -> int:
    """Give the place of the first rider."""
    return state.where[3]


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(73, marks=rule("SIM-12.73")),
        pytest.param(74, marks=rule("SIM-12.74")),
        pytest.param(75, marks=rule("SIM-12.75")),
        pytest.param(76, marks=rule("SIM-12.76")),
        pytest.param(77, marks=rule("SIM-12.77")),
        pytest.param(78, marks=rule("SIM-12.78")),
        pytest.param(79, marks=rule("SIM-12.79")),
        pytest.param(80, marks=rule("SIM-12.80")),
        pytest.param(81, marks=rule("SIM-12.81")),
        pytest.param(82, marks=rule("SIM-12.82")),
        pytest.param(83, marks=rule("SIM-12.83")),
        pytest.param(84, marks=rule("SIM-12.84")),
    ],
)
def test_every_objective(number: int) -> None:
    found = re.fullmatch(r"#\d+: (.*); (\d+), (\d+), (\d+) points\.", line(f"SIM-12.{number}"))
    assert found
    points = [int(found[2]), int(found[3]), int(found[4])]
    state = table(3)
    if found[1] == "vegetables and meat together":
        stock(state, 0, veg=1, meat=2)
        stock(state, 1, veg=2)
        stock(state, 2, meat=1, wood=9)
    else:
        types = re.findall(r"D(\d\d)", found[1]) or [f"{i:02}" for i in range(1, 13)]
        tiles = [47 + 2 * int(each) for each in types]
        for tile in tiles:
            dragon(state, 0, tile, "123")
        dragon(state, 1, tiles[0] + 1, "123")
        dragon(state, 2, tiles[1] + 1, "13")
        others = [tile for tile in range(49, 73, 2) if tile not in tiles]
        for tile in others:
            dragon(state, 2, tile, "123")
        assert len(types) in (3, 4, 6, 12)
    assert objective_points(state, number) == points


def test_the_page_lists_all_tiles() -> None:
    assert len(re.findall(r"^- \*\*SIM-10\.\d+\*\*", PAGE, re.MULTILINE)) == 48
    assert len(re.findall(r"^- \*\*SIM-11\.\d+\*\*", PAGE, re.MULTILINE)) == 12
    assert len(re.findall(r"^- \*\*SIM-12\.\d+\*\*", PAGE, re.MULTILINE)) == 12
