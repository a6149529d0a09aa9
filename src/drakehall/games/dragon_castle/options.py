"""The options of Dragon Castle."""

from typing import Annotated

from msgspec import Meta

from drakehall.games.dragon_castle import layouts
from drakehall.games.dragon_castle.vocabulary import BEGINNER_DRAGONS, BEGINNER_SPIRITS, DRAGON_CARDS, SPIRIT_NAMES
from drakehall.kernel.events import Message
from drakehall.kernel.option_info import SEAT, Extra, Picture, ValueInfo, among, content
from drakehall.kernel.options import Options

Side = Annotated[int, Meta(ge=3, le=7)]


def castles() -> list[ValueInfo]:
    """Describe the named layouts; the basic castle is different for every number of players."""
    plans = [Picture(plan=layouts.named()[f"{layouts.BASIC}-{seats}"].lines(), seats=seats) for seats in layouts.GROUND]
    basic = ValueInfo(layouts.BASIC, Message(f"dragon_castle-layout-{layouts.BASIC}"), pictures=plans)
    named = [
        ValueInfo(
            name,
            Message(f"dragon_castle-layout-{name}"),
            pictures=[Picture(plan=layout.lines())],
            best_for=list(layout.best_for),
        )
        for name, layout in layouts.named().items()
    ]
    return [basic, *named]


def cards(kind: str, names: tuple[str, ...], beginner: tuple[str, ...]) -> Extra:
    """Describe how cards are chosen: a number at random, all, some of the easy ones, or by name."""
    drawn = [ValueInfo("0", Message("dragon_castle-cards-none"))]
    drawn += [
        ValueInfo(str(count), Message("dragon_castle-cards-drawn", {"count": count})) for count in range(1, len(names))
    ]
    easy = [
        ValueInfo(
            "beginner" if count == 1 else f"beginner:{count}", Message("dragon_castle-cards-easy", {"count": count})
        )
        for count in range(1, len(beginner) + 1)
    ]
    each = [
        ValueInfo(name, Message(f"dragon_castle-{kind}-{name}"), [Picture(icon=f"{kind}-{name}")]) for name in names
    ]
    return among([*drawn, ValueInfo("all", Message("dragon_castle-cards-all")), *easy], each)


class DragonCastleOptions(Options, frozen=True):
    """Which castle is built, which cards are in play, how large a realm is, who starts."""

    layout: Annotated[
        str,
        Meta(
            description="The castle: basic, the name of a layout, or a grid of digits (a/b/c, at a terminal a file).",
            extra=among(castles()) | content(layouts.is_direct),
        ),
    ] = layouts.BASIC
    spirits: Annotated[
        str,
        Meta(
            description="Spirit cards: how many by chance (0-10), beginner, beginner:2, all, or names by commas.",
            extra=cards("spirit", SPIRIT_NAMES, BEGINNER_SPIRITS),
        ),
    ] = "1"
    dragons: Annotated[
        str,
        Meta(
            description="Dragon cards: how many by chance (0-10), beginner, beginner:2, all, or names by commas.",
            extra=cards("dragon", DRAGON_CARDS, BEGINNER_DRAGONS),
        ),
    ] = "1"
    realm_rows: Annotated[Side, Meta(description="Rows of a realm.")] = 6
    realm_cols: Annotated[Side, Meta(description="Columns of a realm.")] = 6
    starting_seat: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="Who has the first turn; none: by chance.", extra=SEAT),
    ] = None
