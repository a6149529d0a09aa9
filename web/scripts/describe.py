"""Write what the page must know from what Python says: types of messages, vocabularies, clicks, tables' actions."""

import json
import re
import sys
from pathlib import Path
from typing import Any

from drakehall.kernel import registry
from drakehall.kernel.state import State
from drakehall.server.app import application
from drakehall.server.settings import Settings
from drakehall.wire.schema import schema

GENERATED = Path(__file__).parent.parent / "src" / "generated"
NOTICE = "// Written by scripts/describe.py. Do not edit.\n\n"
TABLE = "/api/tables/{table_id}/"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write the files; with `--check` only tell whether they are as they would be written."""
    written = {
        "wire.ts": types(schema()),
        "vocabulary.ts": vocabulary(),
        "meanings.ts": meanings(),
        "actions.ts": actions(application(Settings()).openapi_schema.to_schema()["paths"]),
    }
    for name, text in written.items():
        file = GENERATED / name
        if "--check" not in sys.argv:
            file.write_text(NOTICE + text, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != NOTICE + text:
            sys.exit(f"{file} is out of date: make page-types")


def types(described: dict[str, Any]) -> str:
    """Return a type for each definition, and the view of each game."""
    parts = [_definition(name, each) for name, each in sorted(described["$defs"].items())]
    views = "".join(f"  {game}: {_type(each)};\n" for game, each in described["views"].items())
    return "\n".join([*parts, f"export interface Views {{\n{views}}}\n"])


def vocabulary() -> str:
    """Return for each game its verbs, for each verb its parameters and whether these are numbers."""
    found = {
        name: {
            verb.name: [[parameter, count] for parameter, count in zip(verb.parameters, verb.counts, strict=True)]
            for verb in registry.game(name).actions.verbs
        }
        for name in registry.game_names()
    }
    kind = "Record<string, Record<string, [name: string, number: boolean][]>>"
    return f"export const vocabulary: {kind} = {json.dumps(found, indent=1)};\n"


def meanings() -> str:
    """Return for each game what a click on an element can mean, by the element's kind or, for exceptions, by itself."""
    found = {name: _meanings(registry.game(name).start(seats=2, seed=1)) for name in registry.game_names()}
    return (
        "/** Notations by kind of element; `*` is the element's name, `@` the seat that it belongs to. */\n"
        f"export const meanings: Record<string, Record<string, string[]>> = {json.dumps(found, indent=1)};\n"
    )


def _meanings(state: State[Any]) -> dict[str, list[str]]:
    by_element: dict[str, dict[str, str]] = {}
    for action in range(state.actions.size):
        for element in state.targets(action):
            if form := _form(element, state.actions.name(action)):
                by_element.setdefault(element, {}).setdefault(form.split()[0], form)
    found: dict[str, dict[str, str]] = {}
    for element, forms in by_element.items():
        seat, kind, _ = _parts(element)
        usual = found.setdefault(f"seat-{kind}" if seat else kind, forms)
        if usual.keys() != forms.keys():
            found[element] = forms
    return {each: list(forms.values()) for each, forms in found.items()}


def _form(element: str, notation: str) -> str | None:
    """Write `*` and `@` for an element in a notation; None if the notation does not name it."""
    verb, *words = notation.split()
    seat, _, name = _parts(element)
    if not words:
        return verb
    for word, sign in ((seat, "@"), (name, "*")):
        if word and word not in words:
            return None
        if word:
            words[words.index(word)] = sign
    return " ".join([verb, *words])


def _parts(element: str) -> tuple[str, str, str]:
    """Take an element apart: the seat that it belongs to, its kind, its name."""
    parts = re.fullmatch(r"(?:seat-(\d+)-)?([a-z]+)-?(.*)", element)
    return (parts[1] or "", parts[2], parts[3]) if parts else ("", element, "")


def actions(paths: dict[str, Any]) -> str:
    """Return for every action at a table what it takes and what it answers."""
    found: dict[str, tuple[str, str]] = {}
    for path, methods in paths.items():
        name = path.removeprefix(TABLE)
        if path.startswith(TABLE) and "post" in methods and "/" not in name:
            asked, answered = methods["post"].get("requestBody"), methods["post"]["responses"]["200"]
            found[name] = _named(asked) if asked else "undefined", _named(answered)
    wire = sorted({each for pair in found.values() for each in pair} - {"undefined"})
    lines = "".join(f"  {name}: {{ body: {body}; answer: {answer} }};\n" for name, (body, answer) in found.items())
    return (
        f'import type {{ {", ".join(wire)} }} from "$/generated/wire";\n\n'
        "/** What can be done at a table: `POST /api/tables/{id}/…`. */\n"
        f"export interface TableActions {{\n{lines}}}\n"
    )


def _named(message: dict[str, Any]) -> str:
    return str(message["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2])


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
