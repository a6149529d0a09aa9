"""Dragon Castle: take the old castle apart and build a new one from its tiles."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from drakehall.games.dragon_castle import cards, layouts, position
from drakehall.games.dragon_castle.options import DragonCastleOptions
from drakehall.games.dragon_castle.rules import DragonCastle, plan, set_the_table
from drakehall.games.dragon_castle.vocabulary import DRAGON_CARDS, SPIRIT_NAMES
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption, NotContent, quoted
from drakehall.kernel.files import NoSuchFile
from drakehall.kernel.game import Game
from drakehall.kernel.position_text import PositionReader
from drakehall.kernel.unverified import Unverified


class DragonCastleGame(Game[DragonCastleOptions, DragonCastle]):
    """Dragon Castle's name, numbers of players and start."""

    name = "dragon_castle"
    version = "1"
    seats: ClassVar[range] = range(2, 5)  # DRC-1.1
    options = DragonCastleOptions
    state_type = DragonCastle
    forces_openly = True
    max_length = 12_000

    def new_state(self, seats: int, options: DragonCastleOptions, chance: Chance) -> DragonCastle:
        """Set the table."""
        return set_the_table(seats, options, chance)

    def vocabulary(self, options: DragonCastleOptions) -> ActionSpace:
        """Return the vocabulary for the sizes of castle and realm."""
        return plan(options).actions

    def resolve_options(
        self, seats: int, options: Mapping[str, object], *, text: bool = False, files: bool = True
    ) -> DragonCastleOptions:
        """Validate the options; numbers of cards may be numbers, and a player's own layout is written on one line."""
        given = dict(options)
        for name in ("spirits", "dragons"):
            wanted = given.get(name)
            if isinstance(wanted, int) and not isinstance(wanted, bool):
                given[name] = quoted(wanted)
            elif isinstance(wanted, str) and wanted.lower() == "none":
                given[name] = "0"
        try:
            chosen = super().resolve_options(seats, given, text=text, files=files)
        except (NotContent, NoSuchFile) as error:
            allowed = ", ".join([*layouts.names(), "a file with a grid of digits" if text else "a grid of digits"])
            raise BadOption(name="layout", given=str(given["layout"]), allowed=allowed) from error
        return msgspec.structs.replace(chosen, layout=layouts.written(chosen.layout))

    def lay_out(self, text: PositionReader) -> DragonCastle:
        """Make the position that a text describes."""
        return position.read(self.new_state(text.seats, text.options, Chance(text.seed)), text)

    def validate(self, seats: int, options: DragonCastleOptions) -> None:
        """Refuse unknown cards."""
        cards.check(options)

    def unverified(self, options: DragonCastleOptions) -> list[Unverified]:
        """List what no source confirms about the castles; a player's own layout replaces all of them."""
        return layouts.unverified() if options.layout in layouts.names() else []

    def file_of(self, option: str) -> str:
        """Return the basic castle for two as an example."""
        return layouts.rows()["basic-2"].grid if option == "layout" else ""

    def example_options(self) -> list[dict[str, object]]:
        """List settings that together use every rule: every layout, every card, all cards at once, small realms."""
        named = [name for name in layouts.names() if not name.startswith(layouts.BASIC)]
        triples = zip(named, SPIRIT_NAMES, DRAGON_CARDS, strict=False)
        one_each: list[dict[str, object]] = [
            {"layout": name, "spirits": spirit, "dragons": dragon} for name, spirit, dragon in triples
        ]
        settings: list[dict[str, object]] = [
            {},
            {"spirits": "0", "dragons": "0"},
            {"spirits": "all", "dragons": "all"},
            *one_each,
            {
                "layout": named[10],
                "spirits": "all",
                "dragons": "3",
                "realm_rows": 3,
                "realm_cols": 3,
                "starting_seat": 1,
            },
            {"layout": named[11], "spirits": "change,cunning,strength,faith", "realm_rows": 4, "realm_cols": 5},
            {"layout": OWN, "spirits": "beginner:3", "dragons": "beginner:2"},
        ]
        return self.with_every_value(settings)


OWN = "/".join(["333333333"] * 4 + ["..3111..."] + ["..11....."])
"""A custom layout for the examples: hardly anything is available in it."""


GAME = DragonCastleGame()
