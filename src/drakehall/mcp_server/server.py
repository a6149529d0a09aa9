"""The server of the protocol: tools, rules as resources, a prompt. Everything it says comes from the tools."""

from importlib.metadata import version
from typing import Any, Final, final

import mcp_types as types
import msgspec
from mcp.server import Server
from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError

from drakehall.hall import logs
from drakehall.hall.errors import Fault
from drakehall.kernel import registry
from drakehall.kernel.errors import HallError
from drakehall.mcp_server import arguments as args
from drakehall.mcp_server.catalogue import INSTRUCTIONS, ToolSpec, offered
from drakehall.mcp_server.errors import BadArguments, TooLong, UnknownTool
from drakehall.mcp_server.next_steps import refusal
from drakehall.mcp_server.settings import McpSettings
from drakehall.mcp_server.situation import ToolAnswer
from drakehall.mcp_server.tables import KeyedTables
from drakehall.mcp_server.tools import Tools
from drakehall.text import LANGUAGES, Words

LONGEST: Final = 64 * 1024
"""Greatest size of a tool's arguments in bytes: an owner's own table of cards fits in."""
LONGEST_REASON: Final = 300
SCHEME: Final = "drakehall://rules/"
PROMPT: Final = "play"
Context = ServerRequestContext[Any]


@final
class ModelServer:
    """Answers the requests of any number of clients over one set of tables."""

    def __init__(self, settings: McpSettings, tables: KeyedTables) -> None:
        """Offer the tools that the settings allow."""
        self._settings = settings
        self._tables = tables
        self._tools = Tools(settings, tables)
        self._offered = offered(settings)
        self.protocol: Server[Any] = Server(
            "drakehall",
            version=version("drakehall"),
            title="Drakehall",
            description="Four dragon board games by exact rules, against bots or others. Unofficial.",
            instructions=INSTRUCTIONS,
            on_list_tools=self._list_tools,
            on_call_tool=self._call_tool,
            on_list_resources=self._list_resources,
            on_read_resource=self._read_resource,
            on_list_prompts=self._list_prompts,
            on_get_prompt=self._get_prompt,
        )

    def close(self) -> None:
        """Stop everything that could delay the end."""
        self._tools.close()

    async def call(self, name: str, given: dict[str, Any]) -> types.CallToolResult:
        """Call a tool; if anything goes wrong, the answer says so in words."""
        try:
            tool = self._offered.get(name)
            if tool is None:
                raise UnknownTool(name=name, known=", ".join(self._offered))
            return _result(await tool.run(self._tools, _read(tool, given)))
        except HallError as error:
            return _result(ToolAnswer(refusal(error, await self._words(given), self._settings)), refused=True)
        except Exception as error:
            logs.fault("fault", error, tool=name)
            return _result(ToolAnswer(refusal(Fault(), await self._words(given), self._settings)), refused=True)

    async def _words(self, given: dict[str, Any]) -> Words:
        """Choose the words for a refusal: those of the seat, or the language asked for, or the server's."""
        key, lang = given.get("key"), given.get("lang")
        if isinstance(key, str):
            try:
                return (await self._tables.seat(key)).words
            except HallError:
                pass
        return Words(lang if lang in LANGUAGES else self._settings.language)

    # ── The protocol ──

    async def _list_tools(self, _: Context, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_described(tool) for tool in self._offered.values()])

    async def _call_tool(self, _: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        return await self.call(params.name, params.arguments or {})

    async def _list_resources(self, _: Context, __: types.PaginatedRequestParams | None) -> types.ListResourcesResult:
        return types.ListResourcesResult(
            resources=[
                types.Resource(
                    uri=f"{SCHEME}{game}/{language}",
                    name=f"rules-{game}-{language}",
                    title=f"{Words(language, game).say(f'{game}-name')} ({language})",
                    description="The numbered rules.",
                    mime_type="text/markdown",
                )
                for game in registry.game_names()
                for language in LANGUAGES
            ]
        )

    async def _read_resource(self, _: Context, params: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        uri = str(params.uri)
        game, _slash, language = uri.removeprefix(SCHEME).partition("/")
        if not uri.startswith(SCHEME) or game not in registry.game_names() or language not in LANGUAGES:
            raise MCPError(types.INVALID_PARAMS, f"there is no resource {uri[:LONGEST_REASON]}")
        wanted = msgspec.convert({"game": game, "part": "all", "lang": language}, args.ReadRules)
        told = await self._tools.read_rules(wanted)
        found = types.TextResourceContents(uri=uri, mime_type="text/markdown", text=told.text)
        return types.ReadResourceResult(contents=[found])

    async def _list_prompts(self, _: Context, __: types.PaginatedRequestParams | None) -> types.ListPromptsResult:
        wanted = [
            types.PromptArgument(name="game", description="The game to play.", required=True),
            types.PromptArgument(name="bot", description="The bot to play against; adept if you name none."),
        ]
        about = "Play a game against a bot, from the rules to the result."
        return types.ListPromptsResult(
            prompts=[types.Prompt(name=PROMPT, title="Play a game", description=about, arguments=wanted)]
        )

    async def _get_prompt(self, _: Context, params: types.GetPromptRequestParams) -> types.GetPromptResult:
        given = params.arguments or {}
        if params.name != PROMPT or given.get("game") not in registry.game_names():
            known = ", ".join(registry.game_names())
            raise MCPError(types.INVALID_PARAMS, f"the only prompt is {PROMPT}, and its game is one of {known}")
        text = (
            f"Play a game of {given['game']} against the bot {given.get('bot') or 'adept'} with the tools of "
            "Drakehall. First read all the rules with read_rules. Then call new_table and play to win, to the end of "
            "the game: answer every decision with move, and call wait when others decide. At last, report the result."
        )
        message = types.PromptMessage(role="user", content=types.TextContent(type="text", text=text))
        return types.GetPromptResult(messages=[message])


def _described(tool: ToolSpec) -> types.Tool:
    return types.Tool(
        name=tool.name,
        title=tool.title,
        description=tool.description,
        input_schema=tool.schema,
        annotations=types.ToolAnnotations(
            read_only_hint=tool.reads_only, destructive_hint=False, open_world_hint=False
        ),
    )


def _read(tool: ToolSpec, given: dict[str, Any]) -> args.Arguments:
    """Read the arguments of a tool; a list or an object that comes as text is read, too."""
    size = len(msgspec.json.encode(given))
    if size > LONGEST:
        raise TooLong(size=str(size), most=str(LONGEST))
    try:
        return msgspec.convert(given, tool.arguments, strict=False)
    except msgspec.ValidationError as error:
        try:
            return msgspec.convert(
                {name: _parsed(value) for name, value in given.items()}, tool.arguments, strict=False
            )
        except msgspec.ValidationError:
            raise BadArguments(why=str(error)[:LONGEST_REASON]) from None


def _parsed(value: Any) -> Any:
    if isinstance(value, str) and value[:1] in ("[", "{"):
        try:
            return msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            return value
    return value


def _result(told: ToolAnswer, *, refused: bool = False) -> types.CallToolResult:
    content: list[types.ContentBlock] = [types.TextContent(type="text", text=told.text)]
    data = msgspec.json.decode(told.text) if told.is_json else None
    return types.CallToolResult(content=content, structured_content=data, is_error=refused)
