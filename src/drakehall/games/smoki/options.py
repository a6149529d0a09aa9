"""The options of Smoki."""

from typing import Annotated, Literal

from msgspec import Meta

from drakehall.kernel.option_info import SAFEGUARD, SEAT, needs
from drakehall.kernel.options import Options

Whole = Annotated[int, Meta(ge=1, le=1_000_000)]


class SmokiOptions(Options, frozen=True):
    """How a game of Smoki is won, which cards and piles it uses, and who starts."""

    scoring: Annotated[
        Literal["tokens", "points", "rounds"],
        Meta(description="How the game is won: three tokens, fewest points at a limit, or after a number of rounds."),
    ] = "tokens"
    points_limit: Annotated[
        Whole, Meta(description="With scoring=points: the sum that ends the game.", extra=needs(scoring="points"))
    ] = 100
    rounds: Annotated[
        Whole, Meta(description="With scoring=rounds: how many rounds are played.", extra=needs(scoring="rounds"))
    ] = 8
    open_piles: Annotated[Literal[1, 2], Meta(description="Number of open piles beside the hidden one.")] = 2
    raven_attack: Annotated[bool, Meta(description="Shuffle the four Raven Attack cards into the deck.")] = False
    starting_seat: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="Who starts the first round; none: by chance.", extra=SEAT),
    ] = None
    turn_cap: Annotated[
        Whole | None,
        Meta(
            description="The game ends after this many turns at the latest; none: 1000 for every round agreed.",
            extra=SAFEGUARD,
        ),
    ] = None
