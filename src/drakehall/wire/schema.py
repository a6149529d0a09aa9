"""JSON Schema of every message, for clients in other languages."""

import msgspec

from drakehall.kernel.registry import usable_games
from drakehall.text.unverified import UnverifiedFacts
from drakehall.wire import accounts, bots, codes, frames, learning, moving, operator, ratings, tables, together
from drakehall.wire.cards import Cards
from drakehall.wire.course import CourseShown
from drakehall.wire.problem import Problem

HTTP = (
    *(
        each
        for module in (tables, codes, learning, moving, accounts, ratings, together, bots, operator)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ),
    Cards,
    CourseShown,
    UnverifiedFacts,
    Problem,
)
"""All messages of the shared modules, and those that have modules of their own."""


def schema() -> dict[str, object]:
    """Describe all messages: `FromClient` and `FromServer` on the socket, HTTP bodies; views, options, accounts."""
    games = usable_games()
    views = {game.name: game.state_type.View for game in games}
    options = {game.name: game.options for game in games}
    scored = {game.name: game.account_type for game in games if game.account_type is not None}
    kinds = [frames.FromClient, frames.FromServer, *HTTP, *views.values(), *options.values(), *scored.values()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    components["FromClient"], components["FromServer"] = schemas[0], schemas[1]
    at = dict(zip(kinds[2:], schemas[2:], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Drakehall's messages",
        "views": {name: at[kind] for name, kind in views.items()},
        "options": {name: at[kind] for name, kind in options.items()},
        "accounts": {name: at[kind] for name, kind in scored.items()},
        "$defs": components,
    }
