"""Write what the page must know from what Python says: types of messages, vocabularies, facts and texts of cards."""

import csv
import json
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from drakehall.games.simurgh import board_file as simurgh_board
from drakehall.games.simurgh import tiles
from drakehall.games.simurgh.compiled_board import END_TRIGGER
from drakehall.games.wyrmspan import cards
from drakehall.games.wyrmspan import tiles as wyrmspan_tiles
from drakehall.games.wyrmspan.effects import CAVES, Seq
from drakehall.kernel import registry
from drakehall.text import LANGUAGES
from drakehall.text.cards.wyrmspan_effects import worded
from drakehall.text.wyrmspan import card_text
from drakehall.wire.schema import schema

GENERATED = Path(__file__).parent.parent / "src" / "generated"
NOTICE = "// Written by scripts/describe.py. Do not edit.\n\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write the files; with `--check` only tell whether they are as they would be written."""
    written = {
        "wire.ts": types(schema()),
        "vocabulary.ts": vocabulary(),
        "wyrmspan.ts": wyrmspan(),
        "simurgh.ts": simurgh(),
    }
    for name, text in written.items():
        file = GENERATED / name
        if "--check" not in sys.argv:
            file.write_text(NOTICE + text, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != NOTICE + text:
            sys.exit(f"{file} is out of date: make page-types")


def types(described: dict[str, Any]) -> str:
    """Give a type for each definition, and the view of each game."""
    parts = [_definition(name, each) for name, each in sorted(described["$defs"].items())]
    views = "".join(f"  {game}: {_type(each)};\n" for game, each in described["views"].items())
    return "\n".join([*parts, f"export interface Views {{\n{views}}}\n"])


def vocabulary() -> str:
    """Give for each game its verbs, for each verb its parameters and whether these are numbers."""
    found = {
        name: {
            verb.name: [[parameter, count] for parameter, count in zip(verb.parameters, verb.counts, strict=True)]
            for verb in registry.game(name).actions.verbs
        }
        for name in registry.game_names()
    }
    kind = "Record<string, Record<string, [name: string, number: boolean][]>>"
    return f"export const vocabulary: {kind} = {json.dumps(found, indent=1)};\n"


def wyrmspan() -> str:
    """Give the facts, the effects in their notation and the texts of the cards of Wyrmspan as printed."""
    effects = {name: _effects(name) for name in ("dragons", "caves")}
    dragons = {
        dragon.number: {
            "vp": dragon.vp,
            "size": dragon.size,
            "trait": dragon.trait,
            "nests": dragon.nests,
            "coin": dragon.coin,
            "cost": dragon.resources,
            "egg": dragon.egg,
            "caves": dragon.caves,
            "effect": effects["dragons"][dragon.number],
            "text": {language: card_text(language, "dragon", dragon.number) for language in LANGUAGES},
        }
        for dragon in cards.dragons()
    }
    caves = {
        cave.number: {
            "effect": effects["caves"][cave.number],
            "text": {language: card_text(language, "card", cave.number) for language in LANGUAGES},
        }
        for cave in cards.caves()
    }
    return (
        'export type Text = Record<"en" | "pl", string>;\n'
        "export interface DragonFacts {\n"
        "  vp: number;\n  size: string;\n  trait: string;\n  nests: number;\n  coin: number;\n  cost: number[];\n"
        "  egg: number;\n  caves: number[];\n  effect: string;\n  text: Text;\n}\n"
        "export interface CaveFacts {\n  effect: string;\n  text: Text;\n}\n"
        f"export const DRAGONS: Record<string, DragonFacts> = {_lines(dragons)};\n"
        f"export const CAVES: Record<string, CaveFacts> = {_lines(caves)};\n"
        "/** The track of the guild from its start; null is a brown space. */\n"
        f"export const TRACK: (CaveFacts | null)[] = {json.dumps(_track(), ensure_ascii=False)};\n"
        "/** The guild tiles: three abilities and one for the end of the game. */\n"
        f"export const GUILDS: Record<string, CaveFacts[]> = {_lines(_guilds())};\n"
        "/** What an explorer of each cave gets: at its mouth, then after each space. */\n"
        f"export const STRIPS: Record<string, CaveFacts[]> = {_lines(_strips())};\n"
    )


def _track() -> list[dict[str, Any] | None]:
    notation = _tiles()["track"]["spaces"]
    return [_said(text, seq) if seq else None for text, seq in zip(notation, wyrmspan_tiles.SPACES, strict=True)]


def _strips() -> dict[str, list[dict[str, Any]]]:
    return {
        cave: [_said(text, seq) for text, seq in zip(_tiles()["strips"][cave], strip, strict=True)]
        for cave, strip in zip(CAVES, wyrmspan_tiles.STRIPS, strict=True)
    }


def _guilds() -> dict[str, list[dict[str, Any]]]:
    found = zip(_tiles()["guilds"], wyrmspan_tiles.GUILDS, strict=True)
    return {
        guild.name: [
            _said(text, seq)
            for text, seq in zip([*read["bonuses"], read["endgame"]], [*guild.bonuses, guild.endgame], strict=True)
        ]
        for read, guild in found
    }


def _tiles() -> dict[str, Any]:
    return tomllib.loads(files("drakehall.games.wyrmspan").joinpath("tiles.toml").read_text(encoding="utf-8"))


def _said(notation: str, seq: Seq) -> dict[str, Any]:
    """Give an effect in its notation and in words, as cave cards have it."""
    text = {language: worded(language, seq) for language in LANGUAGES}
    return {"effect": f"played: {notation}", "text": text}


def _effects(table: str) -> dict[int, str]:
    """Give the effect of each card as its table has it."""
    text = files("drakehall.games.wyrmspan").joinpath(f"{table}.csv").read_text(encoding="utf-8")
    return {int(row["number"]): row["effect"] for row in csv.DictReader(text.splitlines())}


def simurgh() -> str:
    """Give what is printed on the board and the tiles of Simurgh, in its notation."""
    board = _facts(msgspec.to_builtins(simurgh_board.read("")))
    return (
        "/** A cost and a gain in the notation of the tiles; who may stand there and how many. */\n"
        "export interface Deal {\n  cost: string;\n  gain: string;\n  who?: string;\n  kind?: string;\n}\n"
        "/** An ability of a dragon: when it can be used, and whether only once. */\n"
        "export interface Ability extends Deal {\n  trigger: string;\n  once: boolean;\n}\n"
        "/** A board file: that of the game, or an owner's. */\n"
        "export interface Board {\n  start: { resources: string; dragon_markers: number };\n"
        "  wilds: { min_players: number; bonus: string }[];\n"
        "  scout_quarters: { arrival: string; face_down_cost: string; slots: Deal[] };\n"
        "  statue: { draw: number; spaces: Deal[] };\n  city: Deal[];\n"
        "  dragons: Record<string, string | { name_en: string; name_pl: string }>;\n"
        "  objectives: Record<string, { counts: string[]; points: number[] }>;\n}\n"
        f"export const BOARD: Board = {_compact(board)};\n"
        f"export const TILES: Record<string, Deal[]> = {_compact(_simurgh_tiles())};\n"
        f"export const ABILITIES: Record<string, Ability[]> = {_compact(_simurgh_abilities())};\n"
        "/** By length, how many objectives on the statue or tiles in the Chronicle bring the last turns. */\n"
        f"export const ENDS: Record<string, [objectives: number, chronicle: number]> = {json.dumps(END_TRIGGER)};\n"
    )


def _facts(found: Any) -> Any:
    """Leave out what a table says of its sources."""
    if isinstance(found, dict):
        return {key: _facts(each) for key, each in found.items() if key != "verified"}
    return [_facts(each) for each in found] if isinstance(found, list) else found


def _compact(found: dict[str, Any]) -> str:
    """Write one entry a line."""
    return "{\n" + "".join(f" {json.dumps(key)}: {json.dumps(each)},\n" for key, each in found.items()) + "}"


def _simurgh_tiles() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, tile in enumerate(tiles.ACTION_TILES, 1):
        found[f"{number:02}"] = [
            {"cost": each.cost, "gain": each.gain, "who": each.who, "kind": each.kind} for each in tile.spaces
        ]
    for number, way in enumerate(tiles.EXPLORATION_TILES, 37):
        found[f"{number:02}"] = [{"cost": way.move_cost, "gain": gain} for gain in way.levels]
    return found


def _simurgh_abilities() -> dict[str, Any]:
    """Give the abilities of every dragon: two equal tiles of each type."""
    return {
        str(tile): [each._asdict() for each in tiles.DRAGON_TYPES[(tile - tiles.DRAGONS[0]) // 2].abilities]
        for tile in tiles.DRAGONS
    }


def _lines(found: dict[int, Any] | dict[str, Any]) -> str:
    return "{\n" + "".join(f" {key}: {json.dumps(each, ensure_ascii=False)},\n" for key, each in found.items()) + "}"


def _definition(name: str, each: dict[str, Any]) -> str:
    doc = f"/** {each['description']} */\n" if "description" in each else ""
    return f"{doc}export type {name} = {_type(each)};\n"


def _type(each: dict[str, Any]) -> str:
    if "$ref" in each:
        return str(each["$ref"].rpartition("/")[2])
    if "const" in each:
        return json.dumps(each["const"])
    if "enum" in each:
        return " | ".join(json.dumps(value) for value in each["enum"])
    if "anyOf" in each:
        return " | ".join(dict.fromkeys(_type(part) for part in each["anyOf"]))
    kind = each.get("type")
    if kind == "array":
        return f"({_type(each['items'])})[]" if each.get("items") else "unknown[]"
    if kind == "object":
        return _object(each)
    return PLAIN.get(kind or "", "unknown")


def _object(each: dict[str, Any]) -> str:
    if "properties" not in each:
        values = each.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    needed = each.get("required", [])
    fields = [f"  {name}{'' if name in needed else '?'}: {_type(kind)};\n" for name, kind in each["properties"].items()]
    return "{\n" + "".join(fields) + "}"


if __name__ == "__main__":
    main()
