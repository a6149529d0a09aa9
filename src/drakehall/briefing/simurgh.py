"""What the board of Simurgh leaves to a look at the tiles: what the open ones offer, and what the marks mean."""

from collections.abc import Iterator

import msgspec

from drakehall.games.simurgh.view import SimurghView
from drakehall.terminal.boards.simurgh import MARKED, UNMARKED, spaces
from drakehall.text import Words


def tiles(view: msgspec.Struct, words: Words) -> Iterator[str]:
    """Explain the marks of abilities, and list the tiles in the Scout Quarters with what they offer."""
    assert isinstance(view, SimurghView)
    yield words.say("brief-simurgh-marks", marked=MARKED, unmarked=UNMARKED)
    if any(view.quarters):
        yield words.say("brief-simurgh-quarters")
    for tile in view.quarters:
        if tile is not None:
            yield f"{words.say(f'simurgh-tile-{tile}')}: {' / '.join(spaces(words, int(tile)))}"
