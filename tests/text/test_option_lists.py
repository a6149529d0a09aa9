"""The lists of options on the pages of rules are as the options are described."""

import subprocess
import sys
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.text import LANGUAGES, Words
from drakehall.text.option_text import option_default, option_sentences

SCRIPT = Path(__file__).parent.parent.parent / "docs" / "scripts" / "option_lists.py"


def test_the_pages_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_option_in_sentences() -> None:
    words = Words("en", "smoki", strict=True)
    scoring, limit = dh.game("smoki").describe_options()[:2]
    assert list(option_sentences(words, scoring, lambda typed: f"<{typed}>"))[1] == (
        "Allowed: <tokens> (three tokens), <points> (fewest points at the limit), <rounds> (a number of rounds)"
    )
    assert list(option_sentences(words, limit))[1:] == ["Allowed: 1–1000000", "Only with scoring=points"]
    assert (option_default(words, scoring), option_default(words, limit)) == ("tokens", "100")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", dh.game_names())
def test_every_option_can_be_told(game: str, language: str) -> None:
    words = Words(language, game, strict=True)
    for option in dh.game(game).describe_options():
        assert all(option_sentences(words, option))
        assert option_default(words, option)
