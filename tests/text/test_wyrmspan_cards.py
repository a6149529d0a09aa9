"""Card texts of Wyrmspan are made from the effects; a person has read the page they give."""

import re
from pathlib import Path

import pytest

from drakehall.games.wyrmspan.compiled import compiled_cards
from drakehall.games.wyrmspan.effects import CAVES
from drakehall.games.wyrmspan.notation import parse_seq
from drakehall.games.wyrmspan.options import WyrmspanOptions
from drakehall.text import LANGUAGES, Words
from drakehall.text.cards.face import Face
from drakehall.text.cards.registry import faces
from drakehall.text.cards.wyrmspan_marks import marks
from tests.golden.make_wyrmspan_cards import page

PAGE = Path(__file__).parent.parent / "golden" / "wyrmspan_cards.md"
ICONS = Path(__file__).parents[2] / "web" / "src" / "art" / "icons.ts"


def face(language: str, id_: str, caves: str = "") -> Face:
    return faces("wyrmspan", WyrmspanOptions(caves=caves), language)[id_]


def test_the_page_of_card_texts_is_unchanged() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "read the new texts, then make the page anew"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_their_rows_say(language: str) -> None:
    words = Words(language, "wyrmspan", strict=True)
    found = compiled_cards("", "")
    for card in found.dragons:
        assert words.say(f"wyrmspan-dragon-{card.number}") == card.names[language]
    for cave in found.caves:
        assert words.say(f"wyrmspan-card-{cave.number}") == cave.names[language]


def test_no_polish_card_has_an_english_name() -> None:
    for card in compiled_cards("", "").dragons:
        assert card.names["pl"] != card.names["en"]
    assert len({card.names["pl"] for card in compiled_cards("", "").dragons}) == 183


def test_a_users_card_has_its_own_name_and_text() -> None:
    head = "number,name_en,name_pl,effect\n"
    table = head + '12,three coins,,"played: upto(2) pay(coin/egg,1)->draw(dragon/cave,1); opponents guild(1)"\n'
    assert face("pl", "card-12", table).name == "three coins"
    assert face("en", "card-12", table).text == (
        "You may pay 1 coin or 1 egg to draw 1 dragon card or 1 cave card, up to two times."
        " Each opponent may make 1 guild step."
    )
    assert face("pl", "card-12", table).text == (
        "Możesz do 2 razy zapłacić 1 monetę albo 1 jajo, aby dobrać 1 kartę smoka albo 1 kartę jaskini."
        " Każdy przeciwnik może wykonać 1 krok w gildii."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Pay 1 coin to excavate 1 space for free with a cave card from your hand, up to two times."),
        ("pl", "Zapłać 1 monetę, aby do 2 razy odkopać za darmo 1 pole kartą jaskini z ręki."),
    ],
)
def test_what_may_be_done_several_times_for_one_cost_reads_as_a_sentence(language: str, told: str) -> None:
    assert face(language, "bonus-highlands-1").text == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "make 1 guild step, take 1 resource of your choice, and draw 1 cave card and 1 dragon card."),
        ("pl", "wykonać 1 krok w gildii, wziąć 1 dowolny surowiec oraz dobrać 1 kartę jaskini i 1 kartę smoka."),
    ],
)
def test_a_list_in_a_list_has_its_own_link(language: str, told: str) -> None:
    assert face(language, "dragon-108").text.endswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_mat_and_track_have_texts(language: str) -> None:
    told = faces("wyrmspan", None, language)
    strips = [told[f"strip-{cave}-{step}"].text for cave in CAVES for step in range(5)]
    track = [told[f"space-{space}"].text for space in range(12)]
    assert all(text.endswith(".") for text in (*strips, told["cover"].text, *track) if text)
    assert all(strips)
    assert [space for space, text in enumerate(track) if not text] == [0, 6]


def test_what_an_owners_table_may_say_is_worded_whole() -> None:
    """Things that no printed card has: more than four, one at most, tucking elsewhere, opponents several times."""
    head = "number,name_en,name_pl,effect\n"
    row = '12,new,,"played: upto(7) egg(1,any); upto(1) tuck(1,hand,any); opponents upto(2) pay(egg,1)->gain(gold,2)"\n'
    assert face("en", "card-12", head + row).text == (
        "Lay 1 egg, up to 7 times. You may tuck 1 dragon card from your hand under any dragon."
        " Each opponent may pay 1 egg to take 2 gold, up to two times."
    )
    assert face("pl", "card-12", head + row).text == (
        "Do 7 razy złóż 1 jajo. Możesz wsunąć 1 kartę smoka z ręki pod dowolnego smoka."
        " Każdy przeciwnik może do 2 razy zapłacić 1 jajo, aby wziąć 2 żetony złota."
    )


def test_every_ability_is_drawn_with_icons_that_the_page_has() -> None:
    icons = set(re.findall(r"^  (\w+):", ICONS.read_text(encoding="utf-8"), re.MULTILINE))
    lines = [line for face in faces("wyrmspan", None, "en").values() for line in face.lines]
    assert len(lines) > len(compiled_cards("", "").dragons) + len(compiled_cards("", "").caves)
    for line in lines:
        assert line.marks, line.text
        assert {mark.icon for mark in line.marks if mark.icon} | ({line.when} - {""}) <= icons, line.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_can_be_told_without_saying_when(language: str) -> None:
    lines = [line for face in faces("wyrmspan", None, language).values() for line in face.lines]
    timed = [line for line in lines if line.when]
    assert len(timed) >= len(compiled_cards("", "").dragons)
    for line in timed:
        when, does = line.text.split(": ", 1)
        assert when
        assert line.does == does[0].upper() + does[1:]
    assert not any(line.does for line in lines if not line.when)


@pytest.mark.parametrize(
    ("effect", "drawn"),
    [
        ("pay(cave_card,2)->play_dragon(hand,free)", "2 cave_card|→|dragon"),
        ("pay(coin/egg,1)->draw(dragon/cave,1); opponents guild(1)", "any|→|cards|·|players|guild"),
        ("upto(2) {pay(any,1)->egg(2); did swap_dragons}", "≤2|any|→|2 egg|·|dragon|⇄|dragon"),
        ("if(count(egg,in=mat)>=3) gain(coin,1) + gain(any,count(dragon,in=mat))", "?|coin|n any"),
        ("choose(2){cache(milk,1,bank,any) | tuck(1,deck,any) | excavate(1,hand)}", "2∈|cache|milk|/|tuck|/|excavate"),
    ],
)
def test_an_effect_is_drawn_as_it_is_written(effect: str, drawn: str) -> None:
    marked = [mark.sign or f"{mark.count} {mark.icon}".strip() for mark in marks(parse_seq(effect))]
    assert "|".join(marked) == drawn


def test_a_face_counts_the_coin_of_the_action_with_the_printed_ones() -> None:
    dragons = [face for id_, face in faces("wyrmspan", None, "en").items() if id_.startswith("dragon-")]
    assert {face.numbers["coins"] - face.cost.get("coin", 0) for face in dragons} == {1}
