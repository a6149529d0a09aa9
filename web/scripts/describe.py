"""Write what the page must know from what Python says: types of messages, vocabularies, the tiles of Simurgh."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from drakehall.games.simurgh import board_file as simurgh_board
from drakehall.games.simurgh import tiles
from drakehall.games.simurgh.compiled_board import END_TRIGGER
from drakehall.kernel import registry
from drakehall.wire.schema import schema

GENERATED = Path(__file__).parent.parent / "src" / "generated"
NOTICE = "// Written by scripts/describe.py. Do not edit.\n\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write the files; with `--check` only tell whether they are as they would be written."""
    written = {
        "wire.ts": types(schema()),
        "vocabulary.ts": vocabulary(),
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
