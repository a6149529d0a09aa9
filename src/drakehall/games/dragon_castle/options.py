"""The options of Dragon Castle."""

from typing import Annotated

from msgspec import Meta

from drakehall.games.dragon_castle import layouts
from drakehall.kernel.options import SEAT, Options, content

Side = Annotated[int, Meta(ge=3, le=7)]


class DragonCastleOptions(Options, frozen=True):
    """Which castle is built, which cards are in play, how large a realm is, who starts."""

    layout: Annotated[
        str,
        Meta(
            description="The castle: basic, the name of a layout, or a grid of digits (a/b/c, at a terminal a file).",
            extra=content(layouts.is_direct),
        ),
    ] = "basic"
    spirits: Annotated[
        str, Meta(description="Spirit cards: how many by chance (0-10), beginner, beginner:2, all, or names by commas.")
    ] = "1"
    dragons: Annotated[
        str, Meta(description="Dragon cards: how many by chance (0-10), beginner, beginner:2, all, or names by commas.")
    ] = "1"
    realm_rows: Annotated[Side, Meta(description="Rows of a realm.")] = 6
    realm_cols: Annotated[Side, Meta(description="Columns of a realm.")] = 6
    starting_seat: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="Who has the first turn; none: by chance.", extra=SEAT),
    ] = None
