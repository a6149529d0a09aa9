"""Wyrmspan (Na skrzydłach smoków): three caves, coins as the clock, chains of dragons."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from drakehall.games.wyrmspan.box import box
from drakehall.games.wyrmspan.rules import Wyrmspan, set_the_table
from drakehall.games.wyrmspan.settings import WyrmspanOptions
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options


class WyrmspanGame(Game):
    """The box of Wyrmspan."""

    name = "wyrmspan"
    version = "1"
    seats: ClassVar[range] = range(1, 6)  # WYR-1.1
    options = WyrmspanOptions
    position = Wyrmspan
    max_length = 20_000

    def deal(self, seats: int, options: Options, chance: Chance) -> Wyrmspan:
        """Set the table; everybody chooses cards and resources first."""
        assert isinstance(options, WyrmspanOptions)
        return set_the_table(seats, options, chance)

    def vocabulary(self, options: Options) -> ActionSpace:
        """Give the vocabulary for the card tables."""
        assert isinstance(options, WyrmspanOptions)
        return box(options.dragons, options.caves).actions

    def choose(self, seats: int, options: Mapping[str, object], *, text: bool = False) -> Options:
        """Read card tables given by the name of a file: their content becomes the option."""
        given = dict(options)
        for name in ("dragons", "caves"):
            value = given.get(name)
            if isinstance(value, str) and value.strip() and "\n" not in value:
                given[name] = read_table(name, value)
        return super().choose(seats, given, text=text)

    def validate(self, seats: int, options: Options) -> None:
        """Refuse a starting seat that nobody sits on, and card tables with faults."""
        assert isinstance(options, WyrmspanOptions)
        if options.starting_seat is not None and options.starting_seat >= seats:
            allowed = ", ".join(map(str, range(seats)))
            raise BadOption(name="starting_seat", given=str(options.starting_seat), allowed=allowed)
        box(options.dragons, options.caves)

    def spread(self) -> list[dict[str, object]]:
        """List settings that between them use every rule."""
        levels = ("automa-1", "automa-2", "automa-3", "ravel-1", "ravel-2", "ravel-3")
        guilds = ("plains", "seafarers", "highlands", "rainforest", None, None)
        return [
            {"automa": level, "guild": guild, "ask_benefits": level == "ravel-3"}
            for level, guild in zip(levels, guilds, strict=True)
        ]


def read_table(name: str, path: str) -> str:
    """Read a user's card table."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(name=name, given=path, allowed=f"a readable CSV file ({error})") from None


GAME = WyrmspanGame()
