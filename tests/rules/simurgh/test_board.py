"""The board file, options, positions (SIM-6.1, SIM-5.13, SIM-5.16 as data)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from drakehall.games.simurgh import GAME, board_file
from drakehall.games.simurgh.board_file import BadBoard
from drakehall.games.simurgh.effects import (
    RESOURCES,
    BadNotation,
    amount,
    kinds_of,
    pack,
    parse,
    payable,
    total,
    unpack,
)
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption, BrokenInvariant, UnknownOption
from drakehall.kernel.files import NoSuchFile
from tests.rules.simurgh.table import have, legal, play, start, stock, table
from tests.support import rule


def test_an_owners_board_is_used_and_kept_in_the_save(tmp_path: Path) -> None:
    text = board_file.printed().replace('bonus = "1 wisdom"', 'bonus = "2 stone"')
    assert text != board_file.printed()
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8-sig")  # some editors begin a file with a mark
    state = GAME.start_as_typed(2, 3, {"board": str(file)})
    assert state.board.bonus[2].text == "2 stone"
    saved = GAME.save(state)
    file.unlink()
    again = GAME.load(saved)
    assert again.board.bonus[2].text == "2 stone", "the save needs no file"
    assert again.dump() == state.dump()
    assert state.view(0).board == text
    same = GAME.start(2, 3, board=text)
    assert same.dump() == state.dump()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('bonus = "1 wisdom"', 'bonus = "1 magic"', "magic"),
        ('bonus = "1 wisdom"', 'bonus = "1 pp"', "wilds[2].bonus"),
        ('bonus = "1 wisdom"', 'bonus = "1 of veg|stone"', "veg|meat and wood|stone"),
        ('cost = "2 wisdom"\n', 'cost = "1 marker"\n', "statue.spaces[0].cost"),
        ("draw = 3", "draw = 0", "draw"),
        ('gain = "scout_quarters"', 'gain = "1 veg"', "spaces 11 and 12"),
        ("points = [8, 4, 3]", "points = [8, 4]", "points"),
        ('counts = ["food"]', 'counts = ["D13"]', "objectives.84"),
        ("D12 = {", "D13 = {", "D01 to D12"),
        ("[statue]", "[statues]", "statue"),
        ('gain = "1 veg / 1 pp"', 'gain = "1 veg / 2 veg"', "told apart"),
        ("min_players = 2", "min_players = 3", "two players"),
        ('arrival = "1 wood / 1 stone"', "arrival = ", "line"),
        ('cost = "1 wisdom"\n', 'cost = "1 of veg|meat / 1 wisdom"\n', "is not allowed here"),
    ],
)
def test_a_bad_board_says_what_is_wrong(old: str, new: str, complaint: str) -> None:
    text = board_file.printed()
    assert old in text
    with pytest.raises(BadBoard, match=r".") as caught:
        GAME.start(2, 1, board=text.replace(old, new))
    assert complaint in str(caught.value)


def test_a_missing_file_is_said_so() -> None:
    with pytest.raises(NoSuchFile, match=r"nowhere\.toml"):
        GAME.start_as_typed(2, 1, {"board": "nowhere.toml"})


def test_options() -> None:
    with pytest.raises(BadOption):
        start(2, mode="easy")
    with pytest.raises(UnknownOption):
        start(2, dragons=3)
    with pytest.raises(BadOption):
        start(2, starting_seat=4)
    for setting in GAME.example_options():
        GAME.start(3, 1, **setting).check()


def test_notation() -> None:
    for bad in ("1 gold", "veg", "2 of veg", "1 of meat|veg", "0 veg", "dragon(draw=0,markers=1)", "1 veg +1 meat", ""):
        with pytest.raises(BadNotation):
            parse(bad)
    (bundle,) = parse("2 of wood|stone + 1 stone + 3 pp")
    assert (bundle.material, amount(bundle.fixed, 3), amount(bundle.fixed, 6)) == (2, 1, 3)


def test_packing() -> None:
    stock = pack([1, 2, 3, 4, 5, 6], 300)
    assert unpack(stock) == [1, 2, 3, 4, 5, 6]
    assert (amount(stock, 6), total(stock), kinds_of(stock)) == (300, 21, 127)
    assert (total(0), total(pack([127] * 6, 2047)), total(pack([19, 0, 127, 0, 127, 1], 5))) == (0, 762, 274)
    assert payable(stock, stock)
    for kind in range(6):
        more = [1, 2, 3, 4, 5, 6]
        more[kind] += 1
        assert not payable(stock, pack(more)), "one borrowed bit is enough"
    assert not payable(stock, pack([0] * 6, 301))


def test_broken_positions_are_refused() -> None:
    state = table()
    for spoil in (
        lambda s: s.pile.append(s.pile[0]),
        lambda s: s.box.pop(),
        lambda s: s.where.__setitem__(0, 40),
        lambda s: s.stock.__setitem__(0, -1),
        lambda s: s.acts.__setitem__(0, 1),
        lambda s: s.wilds.__setitem__(5, 1),
        lambda s: s.crowd.__setitem__(0, 1),
        lambda s: s.dragon_pile.pop(),
        lambda s: s.objective_pile.pop(),
        lambda s: s.stack.clear(),
        lambda s: s.power_rest.pop(),
    ):
        broken = state.copy()
        for name in ("pile", "box", "dragon_pile", "objective_pile", "power_rest"):
            setattr(broken, name, getattr(broken, name)[:])
        spoil(broken)  # type: ignore[no-untyped-call]
        with pytest.raises((BrokenInvariant, IndexError)):
            broken.check()


def test_copies_share_nothing_that_changes() -> None:
    state = table()
    twin = state.copy()
    before = state.dump()
    stock(twin, wisdom=5, weapon=5)
    play(twin, "place spearman C11", "take wood", "scout 1")
    play(twin, "place rider C12", "set_none", *[legal(twin.copy())[0]][:0])
    assert state.dump() == before
    assert have(twin)["wood"] == 1


def line_of(text: str, value: str) -> int:
    """The line, from 1, on which a value stands first."""
    return text[: text.index(value)].count("\n") + 1


MARKET = 'gain = "2 wisdom"'
START = 'resources = "2 veg + 1 meat + 1 wood + 1 stone + 2 wisdom + 1 weapon"'


@rule("SIM-R85")
@pytest.mark.parametrize(
    ("old", "new", "column", "why"),
    [
        (MARKET, 'gain = "5 of veg|meat + 5 of veg|meat"', 8, "city[1].gain: “5 of veg|meat”: at most 9 can be mixed"),
        (START, 'resources = "3 of veg|meat"', 13, "start.resources: everybody begins with the same"),
        (START, 'resources = "3 veg / 3 meat"', 13, "start.resources: everybody begins with the same"),
        (MARKET, f'gain = "{" + ".join(["19 veg"] * 14)}"', 8, "“19 veg”: at most 19 veg can be named together"),
        (MARKET, f'gain = "{" + ".join(["19 veg"] * 7)}"', 8, "“19 veg”: at most 19 veg can be named together"),
        (MARKET, 'gain = "19 pp + 1 pp"', 8, "“1 pp”: at most 19 pp can be named together"),
        (MARKET, 'gain = "4 spearman"', 8, "at most 3 spearman"),
        (MARKET, 'gain = "2 rider + 1 rider"', 8, "at most 2 rider"),
        (MARKET, 'gain = "dragon(draw=2,markers=1) + dragon(draw=3,markers=1)"', 8, "a dragon is drawn already"),
        (
            'cost = "1 wood + 1 stone"',
            'cost = "dragon(draw=3,markers=1)"',
            8,
            "city[2].cost: “dragon(draw=3,markers=1)” is not allowed here: dragons cannot be paid",
        ),
        ('counts = ["food"]', 'counts = ["D01", "D01"]', 6, "objectives.84.counts: a type is counted once"),
        (
            'D12 = { name_en = "Scout"',
            'D12 = { name_en = "\\u0000"',
            7,
            "dragons.D12: a name has 1 to 40 visible characters",
        ),
        (MARKET, f'gain = "{"9" * 5000} veg"', 8, "is not a term"),
        ("draw = 3", "draw = 99", 8, "Expected `int` <= 12 - at `$.statue.draw`"),
    ],
    ids=range(14),
)
def test_what_could_be_misread_is_refused_with_line_column_and_reason(
    old: str, new: str, column: int, why: str
) -> None:
    text = board_file.printed()
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(BadBoard) as caught:
        GAME.start(2, 1, board=changed)
    said = str(caught.value)
    assert why in said
    assert f"line {line_of(changed, new)}, column {column}: " in said
    assert len(said) < 300


@rule("SIM-R85")
@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000 + "\n",
        f"a = {'9' * 5000}\n",
        f'a = """\n[{" " * 60_000}\n"""\n',  # a search for headings that tries every division would not end
        "\0\n",
        "[[city]\n",
        "city = 1\n",
        "\n",
        "# nothing\n",
    ],
)
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(BadBoard):
        GAME.start(2, 1, board=text)


@rule("SIM-R85")
@pytest.mark.parametrize("change", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")])
def test_marks_and_line_ends_of_editors(change: Callable[[str], str]) -> None:
    assert start(2, board=change(board_file.printed())).board.bonus[2].text == "1 wisdom"


@rule("SIM-R85")
def test_a_stock_holds_127_of_a_resource_and_2047_points() -> None:
    text = board_file.printed().replace(MARKET, 'gain = "19 veg + 19 pp"', 1)
    state = start(2, board=text, starting_seat=0)
    state.stock[0] = pack([120, 127, 3, 0, 0, 0], 2040)
    state.apply(state.actions.parse("place spearman C2"))
    assert unpack(state.stock[0])[:3] == [127, 127, 3]
    assert amount(state.stock[0], 6) == 2047


@rule("SIM-R85")
def test_the_largest_gains_can_be_played() -> None:
    everything = " + ".join(f"19 {kind}" for kind in (*RESOURCES, "pp"))
    text = board_file.printed().replace('gain = "1 veg / 1 pp"', f'gain = "{everything}"')
    text = text.replace('bonus = "1 wisdom"', f'bonus = "{everything.removesuffix(" + 19 pp")}"')
    state, chance = GAME.start(2, 5, board=text), Chance(5)
    while not state.over:
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))])
        state.check()
