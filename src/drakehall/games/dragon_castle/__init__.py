"""Dragon Castle: take the old castle apart and build a new one from its tiles."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from drakehall.games.dragon_castle import cards, layouts
from drakehall.games.dragon_castle.rules import DragonCastle, plan, set_the_table
from drakehall.games.dragon_castle.settings import DragonCastleOptions
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options


class DragonCastleGame(Game):
    """The box of Dragon Castle."""

    name = "dragon_castle"
    version = "1"
    seats: ClassVar[range] = range(2, 5)  # DRC-1.1
    options = DragonCastleOptions
    position = DragonCastle
    forces_openly = True
    max_length = 12_000

    def deal(self, seats: int, options: Options, chance: Chance) -> DragonCastle:
        """Set the table."""
        assert isinstance(options, DragonCastleOptions)
        return set_the_table(seats, options, chance)

    def vocabulary(self, options: Options) -> ActionSpace:
        """Give the vocabulary for the sizes of castle and realm."""
        assert isinstance(options, DragonCastleOptions)
        return plan(options).actions

    def choose(self, seats: int, options: Mapping[str, object], *, text: bool = False) -> Options:
        """Validate the options; numbers of cards may be numbers, and a file with a layout is read now."""
        given = dict(options)
        for name in ("spirits", "dragons"):
            wanted = given.get(name)
            if isinstance(wanted, int) and not isinstance(wanted, bool):
                given[name] = str(wanted)
            elif isinstance(wanted, str) and wanted.lower() == "none":
                given[name] = "0"
        layout = given.get("layout")
        if isinstance(layout, str) and layout not in layouts.names():
            given["layout"] = own_layout(layout, from_file=text)
        return super().choose(seats, given, text=text)

    def validate(self, seats: int, options: Options) -> None:
        """Refuse unknown cards and a starting seat that nobody sits on."""
        assert isinstance(options, DragonCastleOptions)
        cards.check(options)
        if options.starting_seat is not None and options.starting_seat >= seats:
            allowed = ", ".join(map(str, range(seats)))
            raise BadOption(name="starting_seat", given=str(options.starting_seat), allowed=allowed)

    def spread(self) -> list[dict[str, object]]:
        """List settings that between them use every rule: every layout, every card, all cards at once, small realms."""
        named = [name for name in layouts.names() if not name.startswith(layouts.BASIC)]
        triples = zip(named, cards.spirit_names(), cards.dragon_names(), strict=False)
        one_each: list[dict[str, object]] = [
            {"layout": name, "spirits": spirit, "dragons": dragon} for name, spirit, dragon in triples
        ]
        return [
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


OWN = "/".join(["333333333"] * 4 + ["..3111..."] + ["..11....."])
"""An own layout of the spread: hardly anything is available in it."""


def own_layout(text: str, *, from_file: bool) -> str:
    """DRC-12.2: give the notation of an own layout; what a person typed may name a file."""
    if not layouts.is_grid(text):
        if not from_file:
            raise BadOption(name="layout", given=text, allowed=", ".join([*layouts.names(), "a grid of digits"]))
        try:
            text = Path(text).expanduser().read_text(encoding="utf-8")
        except (OSError, ValueError):
            allowed = ", ".join([*layouts.names(), "a file with a grid of digits"])
            raise BadOption(name="layout", given=text, allowed=allowed) from None
    return layouts.read(text).notation()


GAME = DragonCastleGame()
