"""What we could not check: the list is what the sheets mark, and an owner's file changes it and the game."""

import pytest

import drakehall as dh
from drakehall.games.simurgh import board_file
from drakehall.games.simurgh.rules import Simurgh
from drakehall.games.wyrmspan import cards
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.text import LANGUAGES
from drakehall.text.rule_sheets import sheet, unverified_rules
from drakehall.text.unverified import UnverifiedFacts, unverified

GAMES = dh.game_names()

# What our sources leave open, game by game, as the notes on them say it. What is not about the game itself (how we
# write a position, examples in tests) does not belong here.
RULES = {
    "smoki": "3.3 4.1 6.9 7.2 9.2 R1-R3 R5-R16 R18-R22 R31-R33",
    "dragon_castle": (
        "1.4 2.13 3.1 3.6 7.10 8.6 8.7 9.5 9.8 9.12 9.23 9.26 9.34 9.35 9.38 9.44 9.45 10.1a 10.6 10.8 12.1"
        " R5-R7 R10 R13-R16 R21 R23-R24 R26-R32 R34 R37-R45"
    ),
    "simurgh": (
        "3.8 4.6 5.13 5.16 6.1 6.2 "
        f"{' '.join(f'11.{n}' for n in range(1, 13))} {' '.join(f'12.{n}' for n in range(73, 83))}"
        " R1 R8-R33 R35-R37 R39-R68 R70-R77 R79-R84"
    ),
    "wyrmspan": (
        "1.5 2.3 3.8 8.3 8.9 9.7 11.3 11.10 12.14 R1-R2 R4-R5 R8-R9 R11-R12 R14 R16-R20 R23 R25-R27 R29 R31-R39"
        " R41-R42 R44 R46 R48-R49 R52-R54"
    ),
}
PREFIX = {"smoki": "SMO", "dragon_castle": "DRC", "simurgh": "SIM", "wyrmspan": "WYR"}
LAYOUTS = [
    "basic-2",
    "basic-3",
    "basic-4",
    "fortress",
    "fort",
    "four-seasons",
    "thousand-towers",
    "barracks",
    "pillars-of-creation",
    "gates-of-destiny",
    "parade-ground",
    "stronghold",
    "forbidden-city",
    "dragon-head",
    "monastery-of-the-abyss",
]
FACTS = {
    "smoki": {},
    "dragon_castle": {name: ["grid"] for name in LAYOUTS}
    | {name: ["best_for", "grid"] for name in ("parade-ground", "stronghold")},
    "simurgh": {f"slot {n}": ["cost", "gain"] for n in (1, 2, 4)}
    | {"statue ": ["spaces"]}
    | {f"statue-space S{n}": ["cost", "gain"] for n in range(1, 6)}
    | {f"wild W{n}": ["bonus", "min_players"] for n in range(1, 7)}
    | {f"dragon D{n:02}": ["name_en", "name_pl"] for n in range(1, 13)}
    | {f"objective {n}": ["counts"] for n in range(73, 83)},
    "wyrmspan": {"dragon 22": ["effect"], "dragon 103": ["effect"], "cave 9": ["effect"]}
    | {f"guild {name}": ["squares_large"] for name in ("plains", "seafarers", "highlands", "rainforest")},
}


def ids(game: str) -> list[str]:
    found: list[str] = []
    for part in RULES[game].split():
        first, _, last = part.partition("-")
        if last:
            found += [f"R{n}" for n in range(int(first[1:]), int(last[1:]) + 1)]
        else:
            found.append(first)
    return [f"{PREFIX[game]}-{each}" for each in found]


def listed(game: str, language: str = "en", **options: object) -> UnverifiedFacts:
    known = dh.game(game)
    chosen = known.resolve_options(known.seats[-1], options)
    return unverified(known, chosen, language, strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_doubt_are_those_that_no_source_confirms(game: str, language: str) -> None:
    assert sorted(rule.id for rule in unverified_rules(game, language)) == sorted(ids(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_in_doubt_are_those_that_no_source_confirms(game: str) -> None:
    known = dh.game(game)
    facts = {
        " ".join([fact.about.id.partition(f"unverified-{game}-")[2], *map(str, fact.about.args.values())]).removeprefix(
            "layout "
        ): sorted(fact.values)
        for fact in known.unverified(known.options())
    }
    assert facts == FACTS[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_doubt_is_listed_once(game: str, language: str) -> None:
    found = listed(game, language)
    told = {fact.rule for fact in found.facts}
    assert told.isdisjoint(rule.id for rule in found.rules)
    assert told | {rule.id for rule in found.rules} == set(ids(game))
    assert len({fact.about for fact in found.facts}) == len(found.facts)
    assert all(rule.text and "[?]" not in rule.text for rule in found.rules)
    assert found.send


@pytest.mark.parametrize("game", GAMES)
def test_every_file_to_correct_can_be_played_with_as_it_is(game: str) -> None:
    for each in listed(game).corrections:
        state = dh.game(game).start(2, 1, **{each.option: each.text})
        assert state.legal()
        assert f"-o {each.option}={each.file}" in each.command


def test_a_corrected_board_is_played_and_no_longer_in_doubt() -> None:
    before = 'bonus = "1 wisdom"\nverified = false\n'
    board = board_file.printed()
    assert before in board
    state = dh.game("simurgh").start(2, 1, board=board.replace(before, 'bonus = "2 stone"\n'))
    assert isinstance(state, Simurgh)
    assert state.board.bonus[2].text == "2 stone"
    names = [fact.about for fact in listed("simurgh", board=board.replace(before, 'bonus = "2 stone"\n')).facts]
    assert [fact.about for fact in listed("simurgh").facts if fact.about not in names] == [
        "Wilds, space W3: its bonus, and the number of players from which it is open"
    ]


def test_a_value_that_an_owner_changes_and_does_not_vouch_for_is_shown_as_it_is_played() -> None:
    board = board_file.printed().replace('bonus = "1 wisdom"\n', 'bonus = "2 stone"\n')
    shown = [fact.values["bonus"] for fact in listed("simurgh", board=board).facts if "bonus" in fact.values]
    assert shown[2] == "2 stone"


def test_a_corrected_dragon_is_played_and_no_longer_in_doubt() -> None:
    (table,) = (each for each in listed("wyrmspan").corrections if each.option == "dragons")
    corrected = table.text.replace("activated: if(at_least", "round: if(at_least")
    assert corrected != table.text
    state = dh.game("wyrmspan").start(2, 1, dragons=corrected)
    assert isinstance(state, Wyrmspan)
    assert cards.dragons(corrected)[102].clauses[0].timing == "round"
    assert not [fact for fact in listed("wyrmspan", dragons=corrected).facts if fact.option == "dragons"]


def test_an_owners_card_in_doubt_goes_by_its_own_name_and_number() -> None:
    (table,) = (each for each in listed("wyrmspan").corrections if each.option == "dragons")
    head, *rows = table.text.splitlines()
    row = next(row for row in rows if row.startswith("22,")).replace("Cheshire Dragon", "My Cat")
    printed = {fact.about: fact for fact in listed("wyrmspan").facts}
    for number in ("22", "022", " 22 "):
        written = f"{head},verified\n{number}{row.removeprefix('22')},false\n"
        facts = {fact.about: fact for fact in listed("wyrmspan", dragons=written).facts}
        (mine,) = set(facts) - set(printed)
        assert "My Cat" in mine
        assert facts[mine].rule == "WYR-R41"
        assert len(facts) == len(printed)


def test_a_castle_of_ones_own_takes_the_place_of_all_in_doubt() -> None:
    grid = "\n".join(["333333333"] * 4 + ["..3111..."] + ["..11....."])
    assert not listed("dragon_castle", layout=grid).facts


def test_a_table_says_of_itself_only_what_can_be_understood() -> None:
    for wrong in ('"no"', "3", '["bonuses"]'):
        with pytest.raises(board_file.BadBoard, match="verified"):
            board_file.read(board_file.printed().replace("\nverified = false", f"\nverified = {wrong}", 1))
    (table,) = (each for each in listed("wyrmspan").corrections if each.option == "caves")
    head, row = table.text.splitlines()
    with pytest.raises(cards.BadCards, match="verified"):
        cards.caves(f"{head},verified\n{row},perhaps\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lines_of_a_sheet_explain_the_mark(language: str) -> None:
    for game in GAMES:
        beginning = sheet(game, language).partition("\n## ")[0]
        assert "`[?]`" in beginning
        assert f"`drakehall unverified {game}`" in beginning
