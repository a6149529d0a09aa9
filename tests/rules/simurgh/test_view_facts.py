"""What the view says of an owner's board."""

import json

from drakehall.games.simurgh import GAME, board_file
from drakehall.games.simurgh.view import SimurghView


def facts(**options: str) -> str:
    """Give the facts that a seat is shown."""
    view = GAME.start(2, 3, **options).view(0)
    assert isinstance(view, SimurghView)
    return view.facts


def test_an_owners_board_is_shown_in_the_view() -> None:
    text = board_file.printed().replace('bonus = "1 wisdom"', 'bonus = "2 stone"')
    shown = json.loads(facts(board=text))
    assert shown["wilds"][2]["bonus"] == "2 stone"
    assert len(shown["city"]) == 12


def test_the_printed_board_needs_no_words() -> None:
    assert facts() == ""
