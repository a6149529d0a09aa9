"""The tools as a model sees them: names, descriptions, and the form of their arguments."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from drakehall.mcp_server import arguments as args
from drakehall.mcp_server.settings import McpSettings
from drakehall.mcp_server.situation import ToolAnswer
from drakehall.mcp_server.tools import Tools

INSTRUCTIONS: Final = (
    "Drakehall plays four board games by their exact rules. To play: list_games, read_rules (part=all for a game that "
    "you do not know), new_table. Its answer holds the key of your seat, which every later call needs, and the first "
    "question. Every question has a decision number: answer it with move(key, decision, action), the action in exact "
    "notation. The answer to a move holds what happened and your next question; when others must decide first, call "
    "wait. A refused call changes nothing and says what to do next."
)


class ToolSpec(msgspec.Struct, frozen=True):
    """A tool: its name, its description, its arguments."""

    name: str
    title: str
    description: str
    arguments: type[args.Arguments]
    run: Callable[[Tools, Any], Awaitable[ToolAnswer]]
    reads_only: bool = True

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of its arguments."""
        _, found = msgspec.json.schema_components([self.arguments])
        (schema,) = found.values()
        fields = {name: _simple(field) for name, field in schema["properties"].items()}
        return {"type": "object", "properties": fields, "required": schema["required"], "additionalProperties": False}


def _simple(field: dict[str, Any]) -> dict[str, Any]:
    """Simplify the schema of an optional field: it need not say that it could be null, nor that null is its default."""
    kinds = [kind for kind in field.get("anyOf", ()) if kind.get("type") != "null"]
    plain = {name: value for name, value in field.items() if name != "anyOf"} | (kinds[0] if kinds else {})
    if plain.get("default", "") is None:
        del plain["default"]
    return {"type": "string", **plain} if "enum" in plain else plain


def offered(settings: McpSettings) -> dict[str, ToolSpec]:
    """List the tools of a server by name."""
    return {tool.name: tool for tool in TOOLS if settings.legal or tool.name != "legal"}


TOOLS: Final = (
    ToolSpec(
        "list_games",
        "List games",
        "List the games that can be played here; with a game's name, its bots and its options.",
        args.ListGames,
        Tools.list_games,
    ),
    ToolSpec(
        "read_rules",
        "Read rules",
        "Read the numbered rules of a game: the contents, everything, one chapter, or one rule by its id. They are "
        "complete and exact, and may differ from what you remember of the game.",
        args.ReadRules,
        Tools.read_rules,
    ),
    ToolSpec(
        "new_table",
        "New table",
        "Create a table, take its first seat and, if no seat is left free, begin. Returns the key of your seat (keep "
        "it; it is yours alone), an invitation if seats are free, the position and the first question.",
        args.NewTable,
        Tools.new_table,
        reads_only=False,
    ),
    ToolSpec(
        "join_table",
        "Join a table",
        "Take a free seat at somebody's table by its invitation. Returns the key of your seat. The game begins when "
        "all seats are taken.",
        args.JoinTable,
        Tools.join_table,
        reads_only=False,
    ),
    ToolSpec(
        "observe",
        "Observe",
        "Show what you may know: what everybody did since the last answer, the whole position and, if it is your "
        "turn, the question with its decision number. format=json gives your view as data.",
        args.Observe,
        Tools.observe,
    ),
    ToolSpec(
        "legal",
        "Legal actions",
        "List what you may do now: the exact notation, a colon, what it means.",
        args.Legal,
        Tools.legal,
    ),
    ToolSpec(
        "notation",
        "Notation",
        "Explain how the actions of this game are written: every verb, its arguments and their values.",
        args.Notation,
        Tools.notation,
    ),
    ToolSpec(
        "why",
        "Why not?",
        "Ask about an action on your turn without playing it: if it is not possible, why not; if it is, what will "
        "surely follow and whether it could be undone.",
        args.Why,
        Tools.why,
    ),
    ToolSpec(
        "move",
        "Move",
        "Play an action as the answer to a decision. Returns what happened and your next question. If the table has "
        "moved on, the move is refused and nothing is lost; the same move sent twice is played once.",
        args.MoveOf,
        Tools.move,
        reads_only=False,
    ),
    ToolSpec(
        "undo",
        "Undo",
        "Take back your own last decision. Possible until something hidden was revealed or the turn has passed on.",
        args.UndoOf,
        Tools.undo,
        reads_only=False,
    ),
    ToolSpec(
        "wait",
        "Wait",
        "Wait until you must decide or the game is over, at most some seconds; returns what happened meanwhile.",
        args.Wait,
        Tools.wait,
    ),
    ToolSpec(
        "cards",
        "Cards",
        "Look up what cards or tiles of this table do, by id, number or name.",
        args.Cards,
        Tools.cards,
    ),
    ToolSpec(
        "analyse",
        "Analyse",
        "After the game: your biggest mistakes, what would have been better, and why. During it: what a strong bot "
        "would do in your place, if this server gives hints. Takes some seconds.",
        args.Analyse,
        Tools.analyse,
    ),
)
