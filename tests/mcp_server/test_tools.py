"""What each tool says, and what it refuses: always a sentence, with what to do next."""

import pytest
from jsonschema_rs import Draft202012Validator
from mcp import Client, MCPError
from mcp_types import TextContent, TextResourceContents

import drakehall as dh
from drakehall.mcp_server.arguments import NewTable
from drakehall.mcp_server.catalogue import TOOLS, offered
from drakehall.mcp_server.server import LONGEST, SCHEME
from drakehall.mcp_server.settings import McpSettings
from drakehall.text import rule_sheets
from tests.mcp_server.room import Player, first, player, room
from tests.server.house import house

OLA_BEGINS = {"game": "smoki", "bots": ["random"], "seed": 5, "options": {"starting_seat": 0}, "name": "Ola"}


def test_every_tool_is_described_for_a_model() -> None:
    for tool in TOOLS:
        assert len(tool.description) < 300
        Draft202012Validator(tool.schema)
        fields = tool.schema["properties"]
        assert all(field["description"] for field in fields.values())
        assert set(tool.schema["required"]) <= set(fields)
        assert tool.schema["additionalProperties"] is False


def test_a_field_that_may_be_left_out_is_not_said_to_be_null() -> None:
    (tool,) = (tool for tool in TOOLS if tool.arguments is NewTable)
    seed, lang = tool.schema["properties"]["seed"], tool.schema["properties"]["lang"]
    assert (seed["type"], seed["minimum"], "default" in seed) == ("integer", 0, False)
    assert (lang["type"], lang["enum"]) == ("string", ["en", "pl"])


async def test_the_client_is_told_what_changes_something() -> None:
    async with room() as (server, _), Client(server.protocol) as client:
        tools = {tool.name: tool.annotations for tool in (await client.list_tools()).tools}
        changing = {name for name, each in tools.items() if each is not None and not each.read_only_hint}
        assert changing == {"new_table", "join_table", "move", "undo"}
        assert client.instructions is not None
        assert all(name in client.instructions for name in ("new_table", "move", "wait"))


async def test_games_and_options_are_listed() -> None:
    async with player() as ola:
        listed = await ola.call("list_games")
        assert [line.partition(":")[0] for line in listed.splitlines()] == dh.game_names()
        about = await ola.call("list_games", game="Dragon Castle", lang="pl")
        assert all(f"\n{option.name}: " in about for option in dh.game("dragon_castle").describe_options())
        assert "master" in about
        assert "Domyślnie" in about
        assert await ola.refused("list_games", game="chess") == (
            "No game is called “chess”; the hall has: dragon_castle, simurgh, smoki, wyrmspan. Call list_games."
        )


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", dh.game_names())
async def test_rules_whole_by_chapter_and_by_id(game: str, lang: str) -> None:
    async with player() as ola:
        whole = await ola.call("read_rules", game=game, part="all", lang=lang)
        for rule in rule_sheets.rules(game, lang):
            assert f"**{rule.id}** {rule.text}" in whole
        assert "[?]" not in whole
        assert "<!--" not in whole
        contents = await ola.call("read_rules", game=game, lang=lang)
        for chapter in rule_sheets.chapters(game, lang)[1:]:
            assert chapter.title in contents
            told = await ola.call("read_rules", game=game, part=chapter.number or chapter.title, lang=lang)
            assert chapter.text in told
        some = rule_sheets.rules(game, lang)[3]
        assert await ola.call("read_rules", game=game, part=some.id.lower(), lang=lang) == f"{some.id} {some.text}"
        assert "“99”" in await ola.refused("read_rules", game=game, part="99")


async def test_rules_are_resources_and_a_prompt_says_how_to_play() -> None:
    async with room() as (server, _), Client(server.protocol) as client:
        resources = (await client.list_resources()).resources
        assert len(resources) == 2 * len(dh.game_names())
        (read,) = (await client.read_resource(f"{SCHEME}wyrmspan/pl")).contents
        assert isinstance(read, TextResourceContents)
        assert "**WYR-5.2** Kosztuje" in read.text
        with pytest.raises(MCPError, match="no resource"):
            await client.read_resource(f"{SCHEME}../pl")
        (prompt,) = (await client.list_prompts()).prompts
        (message,) = (await client.get_prompt(prompt.name, {"game": "simurgh", "bot": "novice"})).messages
        assert isinstance(message.content, TextContent)
        assert "simurgh against the bot novice" in message.content.text
        with pytest.raises(MCPError, match="its game is one of"):
            await client.get_prompt(prompt.name, {"game": "chess"})


async def test_a_late_move_is_refused_and_a_double_one_is_played_once() -> None:
    async with player() as ola:
        await ola.call("new_table", **OLA_BEGINS)
        await ola.call("move", decision=0, action="turn_up 0")
        assert "Nothing was played. Call observe" in await ola.refused("move", decision=0, action="turn_up 1")
        again = await ola.call("move", decision=0, action="turn_up 0")
        assert again.startswith("This move was already played as number 1; it is not played twice.")
        assert "1. Ola turns up slot 0" in again
        assert (await ola.look("move", decision=0, action="turn_up 0"))["decision"] == 2
        assert (await ola.look("observe", since=0))["decision"] == 2


async def test_illegal_actions_are_explained() -> None:
    async with player() as ola:
        await ola.call("new_table", **OLA_BEGINS)
        told = await ola.refused("move", decision=0, action="place 3")
        assert told.startswith("“place 3” is not possible now (first, everyone turns up one card). ")
        assert "Call legal" in told
        assert "try, for example" in await ola.refused("move", decision=0, action="I place 3")
        assert "is not possible: first, everyone" in await ola.call("why", action="place 3")
        sure = await ola.call("why", action="turn_up 0")
        assert "“turn_up 0” is possible now" in sure
        assert "It cannot be undone." in sure
        assert (await ola.look())["decision"] == 0


async def test_own_decisions_can_be_undone_until_something_is_revealed() -> None:
    async with player() as ola:
        await ola.call("new_table", **OLA_BEGINS)
        seen = await ola.look("move", decision=0, action="turn_up 0")
        seen = await ola.look("move", decision=seen["decision"], action="take_open 0")
        told = await ola.call("undo", decision=seen["decision"])
        assert "Ola takes back 1 move" in told
        assert "take_open 0: " in told
        assert "cannot be taken back" in await ola.refused("undo", decision=seen["decision"] + 1)


async def test_without_the_list_of_legal_actions() -> None:
    async with player(legal=False) as ola:
        told = await ola.call("new_table", **OLA_BEGINS)
        assert "[Question]" in told
        assert "turn_up" not in told
        assert "legal" not in await ola.look()
        assert "there are: list_games" in (await ola.refused("legal"))
        assert "Call notation" in await ola.refused("move", decision=0, action="place 3")
        assert "turn_up <slot>: <slot> 0 … 5. For example turn_up 0" in await ola.call("notation")
        told = await ola.call("move", decision=0, action="turn_up 0")
        assert "Answer with move, decision 2." in told
    assert "legal" not in offered(McpSettings(legal=False))


async def test_everything_happened_can_be_told_again() -> None:
    async with player() as ola:
        await ola.call("new_table", **OLA_BEGINS)
        await ola.call("move", decision=0, action="turn_up 0")
        assert "[What happened" not in await ola.call("observe")
        told = await ola.call("observe", since=0)
        assert "[What happened after 0]\n1. Ola turns up slot 0: 3\n2. Bot random turns up slot" in told
        assert [entry["seq"] for entry in (await ola.look("observe", since=1))["happened"]] == [2]


async def test_a_sealed_choice_is_told_to_whoever_made_it() -> None:
    async with player() as ola:
        await ola.call("new_table", game="wyrmspan", bots=["random"], seed=5, name="Ola")
        assert "1. Ola: Discard Homely Fae" in await ola.call("move", decision=0, action="discard_dragon 167")


async def test_cards_are_looked_up_by_number_and_by_name() -> None:
    async with player() as ola:
        await ola.call("new_table", game="wyrmspan", bots=["random"], lang="pl")
        by_id = await ola.call("cards", name="dragon-167")
        assert by_id in await ola.call("cards", name="167")
        assert by_id.startswith("dragon-167 ")
        assert "i jeszcze" in await ola.call("cards", name="a")
        assert "nie nazywa się tu „smok wawelski”" in await ola.refused("cards", name="smok wawelski")


async def test_hints_if_the_server_gives_them_and_mistakes_after_the_game() -> None:
    async with player(hints=True) as ola:
        await ola.call("new_table", **(OLA_BEGINS | {"options": {"starting_seat": 0, "turn_cap": 6}}))
        assert "Turn up slot" in await ola.call("analyse")
        await ola.play(first)
        told = await ola.call("analyse")
        assert "Ola" in told
        assert await ola.call("analyse") == told
    async with player() as ola:
        await ola.call("new_table", **OLA_BEGINS)
        assert await ola.refused("analyse") == (
            "Hints are off at this table. Continue with move; once the game is over, analyse names your mistakes."
        )


async def test_refusals_are_in_the_language_of_the_seat() -> None:
    async with player() as ola:
        told = await ola.call("new_table", **OLA_BEGINS, lang="pl")
        assert "Decyzja 0: decydujesz ty." in told
        assert "Niczego nie zagrano. Wywołaj legal" in await ola.refused("move", decision=0, action="place 3")
        assert "the rules" not in await ola.refused("read_rules", game="smoki", part="99", lang="pl")


@pytest.mark.parametrize(
    ("tool", "given", "why"),
    [
        ("observe", {"key": "nobody"}, "Use the key that new_table or join_table gave you"),
        ("observe", {"key": "nobody.knows"}, "No seat here belongs to this key."),
        ("observe", {}, "missing required field `key`"),
        ("observe", {"key": "k" * 101}, "length <= 100"),
        ("move", {"key": "k", "decision": -1, "action": "pass"}, ">= 0"),
        ("wait", {"key": "k", "seconds": 1000}, "<= 120"),
        ("join_table", {"invitation": "nobody.knows"}, "No seat here belongs to this key."),
        ("new_table", {"game": "smoki", "seats": 9}, "2 to 5 seats, not 9"),
        ("new_table", {"game": "smoki", "bots": ["deep blue"]}, "Call list_games with the name of the game"),
        ("new_table", {"game": "smoki", "bots": ["random"] * 2}, "do not fit in 2 seats"),
        ("new_table", {"game": "smoki", "options": {"color": 1}}, "has no option “color”"),
        ("new_table", {"game": "smoki", "options": {"rounds": 3}}, "it needs scoring=rounds"),
        ("new_table", {"game": "wyrmspan", "options": {"dragons": "/etc/passwd"}}, "takes the content of a file"),
        ("new_table", {"game": "smoki", "seed": -1}, ">= 0"),
        ("new_table", {"game": "smoki", "colour": "red"}, "unknown field `colour`"),
        ("new_table", {"game": "smoki", "options": {"scoring": "x" * LONGEST}}, f"at most {LONGEST} are read"),
        ("checkmate", {}, "There is no tool “checkmate”"),
    ],
)
def test_what_is_refused(tool: str, given: dict[str, object], why: str) -> None:
    async def main() -> None:
        async with player() as ola:
            assert why in await ola.refused(tool, **given)

    house(main())


async def test_numbers_and_lists_written_as_text_are_read() -> None:
    async with player() as ola:
        given = {"seats": "2", "bots": '["random"]', "options": '{"starting_seat": 0}'}
        told = await ola.call("new_table", game="smoki", **given)
        assert "Decision 0: it is your turn." in told
        assert "Decision 2" in await ola.call("move", decision="0", action="turn_up 0")


async def test_a_fault_is_told_without_its_details(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret")

    async with room() as (server, tables), Client(server.protocol) as client:
        ola = Player(client)
        monkeypatch.setattr(type(tables), "create", broken)
        assert await ola.refused("new_table", game="smoki") == "Something went wrong in the hall."
