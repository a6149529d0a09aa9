"""Where the words are: Fluent files of the hall and of the games, including those of other packages."""

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

GROUP = "drakehall.words"


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """Return the messages of the hall, its servers, commands and lists, and of one game in a language."""
    messages = FluentBundle([language], use_isolating=False)
    for name in ("hall", "server", "cli", "unverified", "brief", "mcp", "llm", "learn", game):
        text = source(language, name) if name else None
        if text is not None:
            messages.add_resource(FluentResource(text))
    return messages


def source(language: str, name: str) -> str | None:
    """Read the Fluent file of a name in a language, None if there is none."""
    file = _folder(name) / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def ids(language: str, name: str) -> list[str]:
    """List the ids of the messages in one Fluent file, in order."""
    text = source(language, name)
    body = FluentResource(text).body if text is not None else []
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def _folder(name: str) -> Traversable:
    """Find the folder with `en/` and `pl/`: ours, or the one another package announces for its game."""
    for entry in entry_points(group=GROUP, name=name):
        return files(entry.value)
    return files("drakehall.text")
