"""The notation and a user's card tables: WYR-14."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.cards import BadCards, dragons
from drakehall.games.wyrmspan.effects import Gain, GuildSteps
from drakehall.games.wyrmspan.frames import MEAT
from drakehall.games.wyrmspan.notation import parse_card, parse_seq
from drakehall.games.wyrmspan.notation_tokens import EffectError
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.kernel.errors import HallError
from drakehall.kernel.files import NoSuchFile
from drakehall.session import Session
from tests.rules.wyrmspan.table import begin, coins, do, hand, options, ready, settle, table
from tests.support import rule

HEAD = "number,name_en,name_pl,vp,size,trait,nests,coin,meat,gold,crystal,milk,egg,caves,effect\n"
CAVE_HEAD = "number,name_en,name_pl,effect\n"


def row(effect: str, number: int = 200, size: str = "small", nests: int = 1) -> str:
    return f'{HEAD}{number},Test Dragon,,3,{size},shy,{nests},0,0,0,0,0,0,golden,"{effect}"\n'


@rule("WYR-14.1")
@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("played gain(coin,1)", "expected “:”"),
        ("sometimes: gain(coin,1)", "no timing"),
        ("played: gain(coins,1)", "what is gained must be one of"),
        ("played: gain(coin)", "takes 2 plain arguments"),
        ("played: gain(coin,0)", "number from 1"),
        ("played: fly(1)", "“fly” is no call"),
        ("played: pay(any,1)", "expected “->”"),
        ("played: gain(coin,1) + pay(any,1)", "stands only before"),
        ("played: gain(coin,1) gain(coin,1)", "expected the end"),
        ("played: gain(coin,1);", "expected a call"),
        ("played: did gain(coin,1)", "need a step before"),
        ("played: gain(coin,1); else egg(1)", "needs an “if”"),
        ("played: opponents egg(1); gain(coin,1)", "come last"),
        ("played: choose(3){egg(1) | guild(1)}", "n options or more"),
        ("played: upto(0) egg(1)", "at least 1"),
        ("played: if(count(dragon)) egg(1)", "expected “>=”"),
        ("played: if(raining) egg(1)", "is no test"),
        ("played: egg(1,there)", "the place must be one of"),
        ("played: pay(gold,1)->egg(1)", "what is paid must be one of"),
        ("played: pay(any,1,from=here)->egg(1)", "only eggs"),
        ("played: activate(round,mat)", "“activated”"),
        ("played: egg(1) § guild(1)", "unknown sign"),
        ("fed(gold): egg(1)", "the food must be one of"),
        ("endgame: vp(1)*count(trees)", "what is counted must be one of"),
        ("endgame: vp(1)*count(dragon,in=attic)", "in= must be one of"),
        ("endgame: vp(1)*count(egg,trait=shy)", "“trait=” is no filter of “count(egg)”; those are in, per"),
        ("endgame: vp(1)*count(full_column,in=here)", "“in=” is no filter"),
        ("endgame: vp(1)*count(dragon,in=here,in=mat)", "“in=” appears twice"),
        ("endgame: vp(1)*count(dragon,size=small/small)", "size= names something twice"),
        ("endgame: vp(1)*count(objective)", "with my_place=lowest at character 16"),
        ("endgame: vp(1)*count(full_set)", "with of=traits or of=sizes at character 16"),
        ("endgame: vp(1)*count(dragon,in=best_cave,trait=shy)", "in=best_cave goes with no other filter"),
        ("endgame: vp(-1)*count(egg) max 3", "“max” limits points that are gained"),
        ("played: egg_each(dragon,in=best_cave)", "not for in=best_cave"),
        ("played: egg_each(dragon,per=2)", "“per=” is no filter of “egg_each”"),
        ("played: if(count(egg,per=2)>=2) egg(1)", "without per= at character 12"),
        ("played: if(count(egg,in=best_cave)<=2) egg(1)", "by “>=” only"),
        ("played: if(count(egg)>=0) egg(1)", "after “>=” comes a number from 1 at character 24"),
        ("played: if(count(egg)<=-1) egg(1)", "after “<=” comes a number from 0"),
        ("played: draw(dragon,2); split(drawn)", "a split has at least one share"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(effect: str, why: str) -> None:
    with pytest.raises(EffectError, match="character") as error:
        parse_card(effect)
    assert why in str(error.value)


@rule("WYR-14.1", "WYR-14.2")
def test_what_can_be_read() -> None:
    seq = parse_seq("may gain(gold,2) + guild(1); did upto(2) pay(any,1)->egg(1); opponents draw(dragon,1,deck)")
    first, second, third = seq.items
    assert first.may
    assert first.terms == (Gain("gold", 2), GuildSteps(1))
    assert second.did
    assert second.upto == 2
    assert second.cost[0].kinds == ("any",)
    assert third.opponents


@rule("WYR-14.3")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("number,name\n", "line 1: the columns must be"),
        ('"number,name\n', "line 1: unexpected end of data"),
        (HEAD + "1,A\n", "line 2: 2 fields instead of 15"),
        (row("played: egg(1)").replace("Test Dragon", "A\x1b[2J"), "line 2: name_en has a control character"),
        (row("played: vp(3)"), "line 2: points belong to “endgame” lines"),
        (row("endgame: gain(coin,1)"), "“endgame” lines give points only"),
        (row("played: fly(1)"), "effect: “fly” is no call"),
        (row("played: egg(1) || round: egg(1)"), "one line with one of the four timings"),
        (row("activated: egg(1)", size="hatchling"), "no nests"),
        (row("played: reveal(dragon)"), "must go somewhere in every case"),
        (row("played: take(revealed)"), "nothing is revealed"),
        (row("played: may tuck(1,drawn,here)"), "nothing is drawn"),
        (row("played: may tuck(1,drawn,here); draw(dragon,1)"), "nothing is drawn"),
        (row("played: draw(dragon,1); {guild(1); may tuck(1,drawn,here)}"), "nothing is drawn"),
        (row("played: draw(dragon/cave,1); may tuck(1,drawn,here)"), "only dragons can be tucked"),
        (row("played: draw(dragon,2); tuck(2,drawn,here)"), "a step takes 1; upto(n) takes more"),
        (row("played: draw(dragon,3); split(drawn,keep=1,discard=1)"), "and all of them"),
        (row("played: draw(dragon,1); opponents tuck(1,drawn,any)"), "nothing is drawn"),
        (row("played: cache(any,1,gained,here)"), "nothing is gained"),
        (row("played: gain(any,2); cache(milk,1,gained,here)"), "more than milk is gained"),
        (row("played: gain(picked,1); pick(resource)"), "nothing is picked"),
        (row("played: gain(cost_of_tucked,1)"), "nothing is tucked"),
        (row("played: choose(1){if(between(self)) egg(1) | guild(1)}"), "an option to choose has no"),
        (row("played: egg(1); opponents if(count(egg)>=1) guild(1)"), "know no “if” or “else”"),
        (row("played: egg(1); opponents did guild(1)"), "nothing that they “did”"),
        (row("played: egg(1); opponents egg(1,here)"), "the opponents' steps have no “self”"),
        (row("played: egg(1); opponents gain(coin,count(egg,in=this_cave))"), "the opponents' steps have no “self”"),
        (row("played: activate(played,dragon)"), "needs a cost"),
        (row("activated: activate(activated,dragon)"), "needs a cost"),
        (row("played: pay(any,1) + pay(any,1)->egg(1)"), "different kinds"),
        (row("played: pay(any,1)->play_dragon(hand,minus1)"), "only benefit, and free"),
        (row("played: egg(1) + egg(1,here)"), "of different kinds"),
        (row("played: egg(1)", size="tiny"), "size must be one of"),
        (row("played: egg(1)", nests=99), "nests must be a number from 0 to 12"),
        (row("played: egg(1)").replace("golden", "attic"), "caves must name some of"),
        (row("played: egg(1)") + row("played: egg(2)").removeprefix(HEAD), "number 200 appears twice"),
    ],
)
def test_faults_of_a_table_are_named(text: str, why: str) -> None:
    with pytest.raises(BadCards) as error:
        dragons(text)
    assert why in str(error.value)
    with pytest.raises(HallError):
        GAME.start(2, 1, dragons=text)


@rule("WYR-14.3")
def test_a_corrected_and_an_added_card() -> None:
    text = row("played: gain(coin,3)", 56) + row("activated: gain(coin,2)").removeprefix(HEAD)
    s = table(2, dragons=text)
    assert len(s.compiled.dragons) == 184
    hand(s, 0, dragons=(56,))
    settle(s, "crimson", 200)
    ready(s)
    do(s, "entice 56")
    assert coins(s) == 8
    do(s, "explore golden", "decline", "explore crimson", "decline")
    assert coins(s) == 9


@rule("WYR-14.3")
def test_a_table_from_a_file_becomes_part_of_the_save(tmp_path: Path) -> None:
    file = tmp_path / "my.csv"
    file.write_text(CAVE_HEAD + '12,three coins,,"played: gain(coin,3)"\n', encoding="utf-8")
    s = GAME.start_as_typed(2, 1, {"caves": str(file)})
    file.unlink()
    again = GAME.load(GAME.save(s))
    assert again.compiled.caves[11].names["en"] == "three coins"
    assert again.dump() == s.dump()
    with pytest.raises(NoSuchFile, match=r"my\.csv"):
        GAME.start_as_typed(2, 1, {"caves": str(file)})
    with pytest.raises(BadCards, match="one line, “played”"):
        GAME.start(2, 1, caves=CAVE_HEAD + '12,x,,"round: egg(1)"\n')


@rule("WYR-14.3")
@pytest.mark.parametrize(
    "effect",
    [
        "egg(1,here)",
        "egg(count(dragon,in=this_cave),any)",
        "egg(count(dragon,not=self),any)",
        "if(between(self)) egg(1)",
        "if(count(egg,in=adjacent)>=1) egg(1)",
        "pay(egg,1,from=this_column)->guild(1)",
        "{guild(1); choose(1){egg(1,here) | guild(1)}}",
    ],
)
def test_a_cave_card_is_at_no_dragons_place(effect: str) -> None:
    with pytest.raises(BadCards, match="a cave card has no “self”, “here”"):
        GAME.start(2, 1, caves=f'{CAVE_HEAD}12,x,,"played: {effect}"\n')


@rule("WYR-14.2")
def test_if_and_else() -> None:
    text = row("activated: if(count(dragon,in=this_cave)>=2) gain(coin,1); else gain(milk,1)")
    s = table(2, dragons=text)
    settle(s, "golden", 200)
    ready(s)
    do(s, "explore golden", "decline")
    assert s.view(0).mats[0].resources["milk"] == 1
    s = table(2, dragons=text)
    settle(s, "golden", 200, 93)
    ready(s)
    do(s, "explore golden", "decline")
    assert coins(s) == 6
    assert options(s) == ["decline", "use"]


@rule("WYR-R49")
def test_cave_card_9() -> None:
    s = begin()
    assert s.compiled.caves[8].seq == s.compiled.caves[7].seq
    assert "GuildSteps" in str(s.compiled.caves[8].seq)


@rule("WYR-14.3")
@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("played: pay(dragon_card,2)->play_dragon(hand,free)", "one dragon card at most"),
        ("played: pay(cave_card,1)->excavate(1,hand)", "cannot be paid for with cave cards"),
        ("played: pay(cave_card,1)->excavate(1,hand/display)", "cannot be paid for with cave cards"),
        ("played: gain(picked,2)", "nothing is picked"),
        ("endgame: if(count(dragon,in=mat)>=1) vp(1); else vp(5)", "know no else"),
        ("endgame: if(count(dragon,in=mat)>=5) vp(1); did vp(7)", "know no else, did"),
        ("endgame: upto(2) vp(1)", "know no else, did, upto"),
        ("endgame: upto(2) pay(any,1)->vp(1)", "know no else, did, upto"),
        ("endgame: may vp(1)", "know no else, did, upto, may"),
        ("endgame: vp(3); opponents vp(4)", "know no else, did, upto, may or opponents"),
    ],
)
def test_a_table_that_could_not_be_played_is_refused(effect: str, why: str) -> None:
    with pytest.raises(BadCards, match=why):
        GAME.start(2, 1, dragons=row(effect))
    if effect.startswith("played"):
        with pytest.raises(BadCards, match=why):
            GAME.start(2, 1, caves=f'{CAVE_HEAD}12,x,,"{effect}"\n')


@rule("WYR-14.3")
@pytest.mark.parametrize(
    "effect",
    [
        "played: pay(dragon_card,1)->play_dragon(hand,free)",
        "played: pay(cave_card,2)->excavate(1,deck)",
        "played: pick(resource); gain(picked,2)",
        "endgame: if(count(dragon,in=mat)>=1) vp(1)",
        "endgame: pay(any,1)->vp(1)",
    ],
)
def test_its_neighbours_are_taken(effect: str) -> None:
    s = table(2, dragons=row(effect))
    assert len(s.compiled.dragons) == 184


@rule("WYR-14.1", "WYR-14.4")
@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("played: gain(coin,300)", "expected a number from 1 to 20 at character 23"),
        ("played: cache(meat,256,bank,any)", "expected a number from 1 to 20"),
        ("played: egg(21)", "expected a number from 1 to 20"),
        ("played: guild(21)", "expected a number from 1 to 20"),
        ("played: draw(dragon,21)", "expected a number from 1 to 20"),
        ("played: tuck(21,deck,any)", "expected a number from 1 to 20"),
        ("played: excavate(21,hand)", "expected a number from 1 to 20"),
        ("played: draw(dragon,3); split(drawn,keep=21)", "expected a number from 1 to 20"),
        ("played: pay(any,21)->egg(1)", "at most 20"),
        ("played: upto(21) egg(1)", "at most 20"),
        ("endgame: vp(1000)", "a number has at most 3 digits"),
        ("endgame: vp(1)*count(egg,per=1000)", "a number has at most 3 digits"),
        ("endgame: vp(1)*count(egg) max 1000", "a number has at most 3 digits"),
        ("played: if(count(egg)>=1000) egg(1)", "a number has at most 3 digits"),
        (f"played: gain(coin,{'9' * 5000})", "a number has at most 3 digits"),
        (f"played: {'{' * 5000}egg(1){'}' * 5000}", "more than 12 brackets in one another"),
        (f"endgame: vp(1)*{'count(' * 5000}egg{')' * 5000}", "more than 12 brackets in one another"),
        (f"played: {' + '.join(['gain(coin,1)'] * 70)}", "at most 20 things"),
        (f"played: {'; '.join(['gain(coin,1)'] * 70)}", "at most 20 steps"),
        ("endgame: pay(any,1)->vp(-1)", "nobody pays for points that are lost"),
    ],
    ids=lambda text: text[:40],
)
def test_more_than_can_be_kept_is_refused(effect: str, why: str) -> None:
    with pytest.raises(BadCards) as caught:
        GAME.start(2, 1, dragons=row(effect))
    assert "line 2: " in str(caught.value)
    assert why in str(caught.value)
    assert len(str(caught.value)) < 300


@rule("WYR-14.4")
@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("activated: egg(1) || fed(meat): cache(meat,1,bank,here)", "a “fed” line puts no food on dragons"),
        ("activated: egg(1) || fed(meat): gain(meat,1); cache(meat,1,own,here)", "a “fed” line puts no food"),
        ("activated: egg(1) || fed(milk): cache(any,1,bank,any)", "a “fed” line puts no food on dragons"),
        ("activated: egg(1) || fed3(milk): cache(meat,1,bank,any)", "a “fed3” line puts no food on dragons"),
        ("activated: egg(1) || fed(milk): { may cache(milk,1,bank,any) }", "a “fed” line puts no food on dragons"),
        ("activated: egg(1) || fed(milk): pay(any,1)->activate(activated,dragon)", "a “fed” line uses no other line"),
        ("activated: gain(any,2); pay(any,1)->activate(activated,dragon)", "does nothing else"),
        ("activated: upto(2) pay(any,1)->activate(activated,dragon)", "does nothing else, and once"),
        ("activated: pay(any,1)->activate(played,dragon) + gain(any,2)", "does nothing else"),
        ("activated: choose(1){egg(1) | pay(any,1)->activate(round,dragon)}", "does nothing else"),
    ],
)
def test_chains_that_might_never_end_are_refused(effect: str, why: str) -> None:
    with pytest.raises(BadCards) as caught:
        GAME.start(2, 1, dragons=row(effect, size="hatchling", nests=0))
    assert why in str(caught.value)


@rule("WYR-14.4")
@pytest.mark.parametrize(
    "effect",
    [
        "activated: egg(1) || fed(meat): cache(gold,1,bank,here)",
        "activated: egg(1) || fed(tuck): tuck(1,deck,here)",
        "activated: pay(any,1)->activate(activated,dragon)",
    ],
)
def test_chains_that_end_are_taken(effect: str) -> None:
    assert begin(2, dragons=row(effect, size="hatchling", nests=0)).legal()


@rule("WYR-14.4")
def test_a_dragon_holds_255_of_a_kind_and_no_more() -> None:
    s = table(2, dragons=row("activated: cache(meat,5,bank,here) || endgame: vp(1)", size="hatchling", nests=0))
    settle(s, "golden", 200)
    place = s.dragons.index(next(i for i, each in enumerate(s.compiled.dragons) if each.number == 200))
    s.cached[place] = 253 + (7 << 8)
    ready(s)
    do(s, "explore golden", "decline")
    while s.cached[place] & 255 < 255:
        do(s, next(option for option in options(s) if option.startswith("cache")))
    assert s.cached[place] == 255 + (7 << 8)
    assert not [option for option in options(s) if option.startswith("cache")]
    assert GAME.load(GAME.save(s)).dump() == s.dump()


@rule("WYR-14.4")
def test_many_coins_can_be_kept() -> None:
    s = table(2)
    s.stock[0] = 300
    ready(s)
    assert GAME.load(GAME.save(s)).dump() == s.dump()


@rule("WYR-14.4")
def test_what_a_line_has_gained_stays_in_its_field() -> None:
    gains = "; ".join(["gain(meat,20)"] * 14)
    s = table(2, dragons=row(f"activated: {gains}; cache(any,1,gained,here)"))
    settle(s, "golden", 200)
    s.stock[MEAT + 1] = 1
    ready(s)
    do(s, "explore golden", "decline", "use")
    assert sum(s.cached) == 1, "one kind was gained, so nothing is asked"
    assert s.stock[MEAT] == 14 * 20 - 1


@rule("WYR-14.3")
@pytest.mark.parametrize("change", [lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")])
def test_marks_and_line_ends_of_editors(tmp_path: Path, change: Callable[[str], str]) -> None:
    text = change(row("played: egg(1)"))
    file = tmp_path / "my.csv"
    file.write_bytes(text.encode())
    for given, typed in ((text, False), (text, True), (str(file), True)):
        state = Session(GAME, 2, 1, {"dragons": given}, text=typed).state
        assert isinstance(state, Wyrmspan)
        assert len(state.compiled.dragons) == 184


@rule("WYR-14.3")
@pytest.mark.parametrize(
    "text",
    [
        "\n\n",
        "x\0y\n\0",
        HEAD + '200,"A\n',
        HEAD + "200," + "x" * 200_000 + "\n",
        HEAD + ",\t" * 20 + "\n",
        row("played: egg(1)", number=10**30),
        row("played: egg(1)").replace("200,", "2\t00,"),
        row("played: egg(1)").replace("shy", "s\0hy"),
    ],
    ids=range(8),
)
def test_a_table_of_rubbish_is_refused(text: str) -> None:
    with suppress(BadCards):
        assert begin(2, dragons=text).options.dragons == text == "\n\n"
