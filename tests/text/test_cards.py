"""The one road of cards: names, texts and drawings come from the tables in force."""

import re
import subprocess
import sys

import pytest

import drakehall as dh
from drakehall.games.dragon_castle import cards_file
from drakehall.games.dragon_castle.vocabulary import DRAGON_CARDS, SPIRITS
from drakehall.text import LANGUAGES
from drakehall.text.cards import registry

WORDED = [name for name in dh.game_names() if registry.card_words(name)]


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_name_has_a_label(game: str, language: str) -> None:
    """A label may add what tells equal tiles apart in a sentence, such as a number."""
    faces, labels = registry.faces(game, None, language), registry.labels(game, None, language)
    assert {id_ for id_, face in faces.items() if face.name} == set(labels)
    for id_, label in labels.items():
        assert faces[id_].name in re.sub(" I+:", ":", label.name)
        assert faces[id_].forms == label.forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spirit_and_dragon_says_what_it_does(language: str) -> None:
    """New players choose cards by these texts before there is a table."""
    faces = registry.faces("dragon_castle", None, language)
    options = {option.name: option for option in dh.game("dragon_castle").describe_options()}
    offered = [item.message for name in ("spirits", "dragons") for item in options[name].items]
    ids = [message.id.removeprefix("dragon_castle-") for message in offered if message]
    assert len(ids) == 20
    assert [id_ for id_ in ids if not faces[id_].text] == []


def test_dragon_castle_has_a_row_for_every_card_of_the_rules() -> None:
    rows = cards_file.rows()
    assert (tuple(rows.spirit), tuple(rows.dragon)) == (SPIRITS, DRAGON_CARDS)


def test_cards_are_worded_without_fluent_and_babel() -> None:
    """As a browser's worker does it: in a fresh process, for every game that has a module."""
    modules = ", ".join(f"drakehall.text.cards.{game}" for game in WORDED)
    program = (
        f"import sys, {modules}\n"
        "from drakehall.text.cards import registry\n"
        f"for game in {WORDED}:\n"
        "    assert registry.labels(game, None, 'pl') and registry.faces(game, None, 'pl')\n"
        "print([name for name in sys.modules if name.partition('.')[0] in ('fluent', 'babel')])"
    )
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "[]\n"


def test_a_game_without_a_module_is_named_by_its_messages() -> None:
    assert registry.labels("pebbles", None, "en") == {}
    assert registry.labels(None, None, "en") == {}
