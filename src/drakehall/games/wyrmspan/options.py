"""The options of Wyrmspan."""

from typing import Annotated, Literal

from msgspec import Meta

from drakehall.kernel.option_info import SEAT, content, icons, needs
from drakehall.kernel.options import Options


class WyrmspanOptions(Options, frozen=True):
    """Who begins, whom a lone player meets, what is asked, and a user's own card tables."""

    automa: Annotated[
        Literal["automa-1", "automa-2", "automa-3", "ravel-1", "ravel-2", "ravel-3"],
        Meta(
            description="With one player: how strong Automa is; ravel: her variant that follows your caves.",
            extra=needs(seats=1),
        ),
    ] = "automa-1"
    guild: Annotated[
        Literal["plains", "seafarers", "highlands", "rainforest"] | None,
        Meta(description="The guild tile; none: by chance.", extra=icons("guild")),
    ] = None
    starting_seat: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="Who starts the first round; none: by chance.", extra=SEAT),
    ] = None
    ask_benefits: Annotated[
        bool, Meta(description="Ask before coins and named resources are taken, too: every benefit can be declined.")
    ] = False
    dragons: Annotated[
        str,
        Meta(description="A table of corrected or added dragons: CSV text, at a terminal a file.", extra=content()),
    ] = ""
    caves: Annotated[
        str,
        Meta(
            description="A table of corrected or added cave cards: CSV text, at a terminal a file.",
            extra=content(),
        ),
    ] = ""
