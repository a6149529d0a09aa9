"""Where in a JSON file something is wrong, so that a complaint can name the line."""

import re
from typing import Final

import msgspec

_PATH: Final = re.compile(r" - at `\$([^`]*)`")
_PART: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_BYTE: Final = re.compile(r"\(byte (\d+)\)")


def line(raw: bytes, error: Exception) -> int:
    """Return the line of what a JSON decoder complains about."""
    return raw.count(b"\n", 0, _place(raw, error)) + 1


def reason(error: Exception) -> str:
    """Return a complaint without the path."""
    return _PATH.sub("", str(error))


def _place(raw: bytes, error: Exception) -> int:
    try:
        raw.decode()
    except UnicodeDecodeError as bad:
        return bad.start
    if path := _PATH.search(str(error)):
        return _offset(raw, path[1])
    byte = _BYTE.search(str(error))
    return int(byte[1]) if byte else len(raw.rstrip())  # without a position, the end is missing


def _offset(raw: bytes, path: str) -> int:
    """Find where a value begins, such as `.puzzle[3].choices`; as far as the path can be followed."""
    at, inside = 0, raw
    for key, index in _PART.findall(path):
        for name, value in _entries(inside, is_list=not key):
            inside = bytes(value)
            at = raw.index(inside, raw.index(f'"{name}"'.encode(), at) if key else at)
            if name == (key or index):
                break
            at += len(inside)
    return at


def _entries(raw: bytes, *, is_list: bool) -> list[tuple[str, msgspec.Raw]]:
    if is_list:
        return [(str(i), value) for i, value in enumerate(msgspec.json.decode(raw, type=list[msgspec.Raw]))]
    return [*msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).items()]
