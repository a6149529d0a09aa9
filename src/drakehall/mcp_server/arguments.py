"""The arguments of the tools: fields with their descriptions, from which a client's schema is made."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from drakehall.kernel.option_info import OptionValue
from drakehall.mcp_server.situation import Form

Lang = Annotated[Literal["en", "pl"] | None, Meta(description="Language of the text: en or pl.")]
GameName = Annotated[str, Meta(max_length=64, description="Name of a game as list_games gives it.")]
Key = Annotated[str, Meta(max_length=100, description="Your seat's key, from new_table or join_table.")]
PlayerName = Annotated[Annotated[str, Meta(max_length=64)] | None, Meta(description="Your name at the table.")]
Decision = Annotated[int, Meta(ge=0, description="Number of the decision that you answer, as last shown to you.")]
Action = Annotated[str, Meta(max_length=200, description="An action in exact notation, for example: place 3")]
Since = Annotated[
    Annotated[int, Meta(ge=0)] | None,
    Meta(description="Show what happened after this number; 0: the whole game. By default: since the last answer."),
]
Seconds = Annotated[float, Meta(ge=0, le=120)]
InForm = Annotated[Form, Meta(description="text for reading, json for programs.")]


class Arguments(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The arguments of a tool."""


class ListGames(Arguments, frozen=True):
    """Which games to list."""

    game: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(description="Name of one game, to read about its bots and options. By default: all games."),
    ] = None
    lang: Lang = None


class ReadRules(Arguments, frozen=True):
    """Which rules to read."""

    game: GameName
    part: Annotated[
        str,
        Meta(
            max_length=100,
            description="contents, all, the number or title of a chapter (5), or the id of a rule (WYR-5.2).",
        ),
    ] = "contents"
    lang: Lang = None


class NewTable(Arguments, frozen=True):
    """A table to create."""

    game: GameName
    seats: Annotated[
        int | None, Meta(description="Number of players. By default: 2, or the fewest the game allows.")
    ] = None
    bots: Annotated[
        Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=8)] | None,
        Meta(
            description="Bots for the last seats, weakest to strongest: random, greedy, novice, adept, master, "
            "grandmaster. Seats beyond you and them stay free for others who join. By default: a bot on every other "
            "seat.",
        ),
    ] = None
    options: Annotated[
        dict[str, OptionValue], Meta(description="Options of the game as name: value; list_games(game) explains them.")
    ] = {}
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=2**63 - 1)] | None,
        Meta(description="The same seed gives the same deal. By default: a secret one."),
    ] = None
    name: PlayerName = None
    lang: Lang = None
    format: InForm = "text"


class JoinTable(Arguments, frozen=True):
    """A seat to take."""

    invitation: Annotated[str, Meta(max_length=100, description="From the player who called new_table.")]
    name: PlayerName = None
    lang: Lang = None
    format: InForm = "text"


class Observe(Arguments, frozen=True):
    """A look at the table."""

    key: Key
    since: Since = None
    format: InForm = "text"


class Legal(Arguments, frozen=True):
    """Which actions to list."""

    key: Key
    format: InForm = "text"


class Why(Arguments, frozen=True):
    """An action asked about."""

    key: Key
    action: Action


class MoveOf(Arguments, frozen=True):
    """A move."""

    key: Key
    decision: Decision
    action: Action
    wait: Annotated[
        Seconds, Meta(description="Then wait up to this many seconds until you must decide again; 0: return at once.")
    ] = 10.0
    position: Annotated[bool, Meta(description="Whether to show the whole position afterwards.")] = False
    format: InForm = "text"


class UndoOf(Arguments, frozen=True):
    """A decision to be taken back."""

    key: Key
    decision: Decision


class Wait(Arguments, frozen=True):
    """How long to wait."""

    key: Key
    seconds: Annotated[Seconds, Meta(description="Wait at most this many seconds, up to 120.")] = 30.0
    since: Since = None
    position: Annotated[bool, Meta(description="Whether to show the whole position afterwards.")] = False
    format: InForm = "text"


class Cards(Arguments, frozen=True):
    """Which cards to look up."""

    key: Key
    name: Annotated[
        str, Meta(min_length=1, max_length=100, description="An id (dragon-12), a number (12), or part of a name.")
    ]


class Notation(Arguments, frozen=True):
    """Which notation to explain."""

    key: Key


class Analyse(Arguments, frozen=True):
    """Which game to analyse."""

    key: Key
