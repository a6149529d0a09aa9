"""Simurgh's effects in words: made from the notation, in both languages."""

import io
import re

import pytest
from rich.console import Console

from drakehall.games.simurgh import GAME
from drakehall.games.simurgh.board_file import printed
from drakehall.games.simurgh.tiles import ACTION_TILES, DRAGON_TYPES
from drakehall.terminal.boards import simurgh as terminal
from drakehall.text import LANGUAGES, Words
from drakehall.text.cards import registry as cards
from drakehall.text.cards import simurgh_effects as effects
from drakehall.text.cards.face import Mark

EXPLORATION = {f"tile-{number}" for number in range(37, 49)}
EN = Words("en", "simurgh", strict=True)
PL = Words("pl", "simurgh", strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_and_a_line_for_all_it_offers(language: str) -> None:
    faces = cards.faces("simurgh", None, language)
    for number in range(1, 49):
        face = faces[f"tile-{number:02}"]
        assert face.name
        assert str(number) not in face.name
        assert set(face.forms) == {"acc", "gen"}
        assert len(face.lines) == (5 if number >= 37 else len(ACTION_TILES[number - 1].spaces))
        assert all("(" not in line.text or "dragon" in line.text or "smok" in line.text for line in face.lines)
        assert all(mark.icon or mark.sign for line in face.lines for mark in line.marks)
    for number in range(49, 73):
        assert len(faces[f"dragon-{number}"].lines) == 3
    for number in range(73, 85):
        objective = faces[f"objective-{number}"]
        assert objective.name
        assert re.search(r": \d+/\d+/\d+ (points|pkt)$", objective.text)
    named = [face.name for id_, face in faces.items() if re.match("tile-|objective-", id_)]
    assert len(set(named)) == 84
    assert not any("#" in text for face in faces.values() for text in (face.name, face.text, *face.forms.values()))


@pytest.mark.parametrize(
    ("veg", "meat", "polish", "english"),
    [
        (0, 1, "1 mięso", "1 meat"),
        (1, 0, "1 warzywo", "1 vegetable"),
        (5, 2, "5 warzyw i 2 mięsa", "5 vegetables and 2 meat"),
    ],
)
def test_what_is_not_taken_is_not_named(veg: int, meat: int, polish: str, english: str) -> None:
    assert PL.say("simurgh-action-food", veg=veg, meat=meat) == polish
    assert EN.say("simurgh-action-food", veg=veg, meat=meat) == english


def test_places_are_named_in_words() -> None:
    assert PL.say("simurgh-action-lay", tile="06", wild="W1") == "Połóż płytkę „Kopalnia Rudy” na obszar 1 dziczy"
    assert EN.say("simurgh-action-lay", tile="06", wild="W1") == "Lay the tile “Ore Mine” on area 1 of the Wilds"


def test_effects_in_english() -> None:
    assert effects.effect("en", "1 wood / 1 stone / 2 veg") == "1 wood or 1 stone or 2 vegetables"
    assert effects.exchange("en", "2 of veg|meat", "3 wisdom + 1 pp") == "2 × vegetable or meat → 3 wisdom, 1 point"
    assert effects.effect("en", "dragon(draw=4,markers=2)") == "a dragon (1 of 4, 2 markers)"
    assert effects.exchange("en", "-", "4 meat") == "4 meat"
    assert effects.ability("en", DRAGON_TYPES[7].abilities[2]).endswith("(once)")


def test_effects_in_polish() -> None:
    assert effects.effect("pl", "5 veg + 2 wood") == "5 warzyw, 2 drewna"
    assert effects.exchange("pl", "1 rider", "5 meat + 1 veg") == "1 jeździec → 5 mięs, 1 warzywo"
    assert effects.effect("pl", "dragon(draw=2,markers=0)") == "smok (1 z 2, bez znaczników)"
    assert effects.ability("pl", DRAGON_TYPES[4].abilities[1]) == "gdy otrzymujesz mądrość: 2 mądrości"
    assert effects.space("pl", "multi", "rider", "-", "11 pp") == "●●▲ 11 punktów"


def test_the_abilities_of_twins_are_called_alike_where_tiles_are_seen() -> None:
    faces, labels = cards.faces("simurgh", None, "en"), cards.labels("simurgh", None, "en")
    twins = ("ability-65-1", "ability-66-1")
    assert {faces[each].name for each in twins} == {"Seer: when you receive wisdom: 2 wisdom"}
    assert len({labels[each].name for each in twins}) == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "when your rider moves down: pay again and move one more step"),
        ("pl", "gdy twój jeździec schodzi w dół: zapłać ponownie i zejdź o krok dalej"),
    ],
)
def test_a_further_step_says_who_pays_and_has_its_sign_once(language: str, told: str) -> None:
    line = cards.faces("simurgh", None, language)["dragon-63"].lines[0]
    assert line.text == told
    assert [mark.icon for mark in line.marks if mark.icon] == ["rider", "extra_move"]


def marks(text: str) -> str:
    return " ".join(mark.sign or f"{mark.count}{mark.icon}" for mark in effects.marks("en", text))


def test_effects_are_drawn() -> None:
    assert marks("2 of wood|stone / 3 veg") == "2wood stone / 3veg"
    assert marks("8 pp + dragon(draw=4,markers=2)") == "8pp 1dragon"
    assert marks("extra_move(full_cost)") == "+1extra_move"
    assert marks("-") == "–"
    line = effects.space_line("en", "multi", "rider", "2 stone", "2 marker")
    assert [mark.sign or mark.icon for mark in line.marks] == ["●●", "rider", "stone", "→", "marker"]
    assert line.text == "2 stone → 2 markers\nFor any number of vassals\nFor riders only"
    line = effects.ability_line("pl", DRAGON_TYPES[11].abilities[0])
    assert [mark.sign or mark.icon for mark in line.marks] == ["gain", "veg", "meat", ":", "veg", "meat"]


def said(marks: tuple[Mark, ...]) -> str:
    """Say what is drawn as a page does where it has room for words."""
    terms = [mark for mark in marks if mark.sign or mark.text]
    parts = []
    for before, mark in zip([None, *terms], terms, strict=False):
        comma = before is not None and not mark.sign and not before.sign and not before.text.endswith(":")
        parts.append((", " if comma else " ") + (mark.text or mark.sign))
    return "".join(parts).replace(" ,", ",").replace(" :", ":").strip("● ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn_says_the_same_as_the_words(language: str) -> None:
    riders = effects.SPEECH[language].riders
    for id_, face in cards.faces("simurgh", None, language).items():
        for line in face.lines if re.match("tile|dragon|space|source|statue|wild", id_) else ():
            words = said(line.marks).removeprefix(riders).strip()
            told = line.text.splitlines()[0] if line.text else words
            assert told.endswith(words) if id_ in EXPLORATION else told == words or not line.marks, (id_, line)


def test_an_owners_board_is_spoken_of_in_labels_and_faces() -> None:
    text = re.sub(r"^D01 = .*", 'D01 = { name_en = "Green One", name_pl = "Zielony" }', printed(), flags=re.MULTILINE)
    text = text.replace('bonus = "1 wisdom"', 'bonus = "2 stone"').replace("points = [8, 4, 3]", "points = [9, 4, 3]")
    options = GAME.resolve_options(2, {"board": text})
    english, polish = (Words(language, "simurgh", ["Ola"], options=options, strict=True) for language in ("en", "pl"))
    assert english.say("simurgh-event-kept", seat=0, dragon="50") == "Ola has a new dragon: Green One II"
    assert polish.say("simurgh-event-used", seat=0, ability="49-1") == (
        "Ola używa zdolności: Zielony I: 1 × warzywo lub mięso"
    )
    assert polish.say("simurgh-event-kept", seat=0, dragon="51") == "Ola ma nowego smoka: Handlarz I"
    faces = cards.faces("simurgh", options, "pl")
    assert faces["wild-W3"].text == "2 kamienie"
    assert faces["dragon-49"].name == "Zielony"
    assert faces["objective-73"].text == "najwięcej znaczników: Zielony, Mędrzec, Wieszcz: 9/4/3 pkt"
    assert cards.faces("simurgh", None, "pl")["wild-W3"].text == "1 mądrość"


@pytest.mark.parametrize(
    ("arrival", "english", "polish"),
    [
        ("1 wood / 1 stone", "1 wood or 1 stone, then take a tile", "1 drewno albo 1 kamień, potem weź płytkę"),
        ("3 wisdom + 2 veg", "3 wisdom, 2 vegetables, then take a tile", "3 mądrości, 2 warzywa, potem weź płytkę"),
        ("-", "take a tile", "weź płytkę"),
    ],
)
def test_the_scout_quarters_tell_what_the_board_in_force_gives_on_arrival(
    arrival: str, english: str, polish: str
) -> None:
    text = printed().replace('arrival = "1 wood / 1 stone"', f'arrival = "{arrival}"')
    options, state = GAME.resolve_options(2, {"board": text}), GAME.start(2, 1, board=text)
    for language, told in (("en", english), ("pl", polish)):
        words = Words(language, "simurgh", ["Ola", "Jan"], options=options, strict=True)
        face = cards.faces("simurgh", options, language)["space-C11"]
        assert face.lines[0].text.splitlines()[0] == told
        console = Console(width=200, record=True, file=io.StringIO())
        console.print(terminal.board(state.view(0), words))
        assert f"●● {told} " in console.export_text()
