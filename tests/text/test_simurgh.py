"""Simurgh's effects in words: made from the notation, in both languages."""

import pytest

from drakehall.games.simurgh.tiles import ACTION_TILES
from drakehall.text import LANGUAGES, Words
from drakehall.text import simurgh as effects

EN = Words("en", "simurgh", strict=True)
PL = Words("pl", "simurgh", strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_are_worded_as_their_notation_says(language: str) -> None:
    words = Words(language, "simurgh", strict=True)
    for tile in range(49, 73):
        for slot in range(3):
            expected = f"{words.say(f'simurgh-dragon-{tile}')}: {effects.ability(words, (tile - 49) // 2, slot)}"
            assert words.say(f"simurgh-ability-{tile}-{slot + 1}") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_can_be_worded(language: str) -> None:
    words = Words(language, "simurgh", strict=True)
    for tile in range(1, 49):
        lines = effects.spaces(words, tile)
        assert len(lines) == (4 if tile >= 37 else len(ACTION_TILES[tile - 1].spaces))
        assert all("(" not in line or "dragon" in line or "smok" in line for line in lines)


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
    assert PL.say("simurgh-action-lay", tile="06", wild="W1") == "Połóż płytkę produkcji 6 na obszar 1 dziczy"
    assert EN.say("simurgh-action-lay", tile="06", wild="W1") == "Lay production tile 6 on area 1 of the Wilds"


def test_effects_in_english() -> None:
    assert effects.effect(EN, "1 wood / 1 stone / 2 veg") == "1 wood or 1 stone or 2 vegetables"
    assert effects.exchange(EN, "2 of veg|meat", "3 wisdom + 1 pp") == "2 × vegetable or meat → 3 wisdom, 1 point"
    assert effects.effect(EN, "dragon(draw=4,markers=2)") == "a dragon (1 of 4, 2 markers)"
    assert effects.exchange(EN, "-", "4 meat") == "4 meat"
    assert effects.ability(EN, 7, 2).endswith("(once)")


def test_effects_in_polish() -> None:
    assert effects.effect(PL, "5 veg + 2 wood") == "5 warzyw, 2 drewna"
    assert effects.exchange(PL, "1 rider", "5 meat + 1 veg") == "1 jeździec → 5 mięs, 1 warzywo"
    assert effects.effect(PL, "dragon(draw=2,markers=0)") == "smok (1 z 2, bez znaczników)"
    assert effects.ability(PL, 4, 1) == "gdy otrzymujesz mądrość: 2 mądrości"
    assert effects.space(PL, "multi", "rider", "-", "11 pp") == "●●▲ 11 punktów"
