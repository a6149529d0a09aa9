"""Saves as someone may have edited them."""

from typing import Final

import msgspec

from drakehall.kernel.chance import Chance

LARGE: Final = (127, 255, 256, 32768, 99999, 1 << 31, 1 << 61, 1 << 62, 1 << 63, 1 << 70, -(1 << 70))
ODD: Final = (-1, 0, 1, 2, 7, 63, 99, *LARGE)
OTHER: Final[tuple[object, ...]] = (None, True, False, 0, -1, 1.5, "", "x", "\0", [], [0], [[]], {}, {"0": 0})
AGAIN: Final = 3
"""One save in this many is edited in a second place as well."""

Path = list[int | str]


def edited(saves: list[bytes], chance: Chance) -> bytes:
    """Take one of the saves and change something in it."""
    before = saves[chance.below(len(saves))]
    after = before
    while after == before or not chance.below(AGAIN):
        after = edit_once(after, saves[chance.below(len(saves))], chance)
    return after


def edit_once(raw: bytes, other: bytes, chance: Chance) -> bytes:
    """Change one value of a save; `other` is a save to copy from."""
    save = msgspec.json.decode(raw)
    path = place(save, chance)
    donor = follow(msgspec.json.decode(other), path)
    return msgspec.json.encode(put(save, path, changed(follow(save, path), donor, chance)))


def place(save: object, chance: Chance) -> Path:
    """Choose a place in a save: nearly always in the position, with all its fields equally likely."""
    path: Path = ["state"] if chance.below(12) else []
    inside = follow(save, path)
    while isinstance(inside, dict | list) and inside and (len(path) < 2 or chance.below(4)):
        keys: Path = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        path.append(keys[chance.below(len(keys))])
        inside = follow(save, path)
    return path


def follow(value: object, path: Path) -> object:
    """Return what stands at a place; None where there is no such place."""
    for key in path:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list) and isinstance(key, int) and key < len(value):
            value = value[key]
        else:
            return None
    return value


def put(value: object, path: Path, new: object) -> object:
    """Return the same data with something else at a place."""
    if not path:
        return new
    if isinstance(value, dict):
        return {key: put(each, path[1:], new) if key == path[0] else each for key, each in value.items()}
    if isinstance(value, list):
        return [put(each, path[1:], new) if at == path[0] else each for at, each in enumerate(value)]
    return value


def changed(value: object, donor: object, chance: Chance) -> object:
    """Change a value: by a little, by a lot, to a value found elsewhere, or rarely to something of another kind."""
    kind = chance.below(10)
    if kind == 0:
        return OTHER[chance.below(len(OTHER))]
    if kind < 4:
        return donor
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return other_number(value, chance)
    if isinstance(value, list) and value:
        return other_list(value, chance)
    return donor


def other_number(number: int, chance: Chance) -> int:
    """Change a number."""
    kind = chance.below(4)
    if kind == 0:
        return ODD[chance.below(len(ODD))]
    if kind == 1:
        return number ^ (1 << chance.below(62))
    if kind == 2:
        return chance.below(max(2, 2 * abs(number)) & 0xFFFF | 2)
    return number + (1, -1, 2, -2)[chance.below(4)]


def other_list(items: list[object], chance: Chance) -> list[object]:
    """Leave out, repeat, exchange or add an item."""
    first, second = chance.below(len(items)), chance.below(len(items))
    fresh = list(items)
    kind = chance.below(5)
    if kind == 0:
        del fresh[first]
    elif kind == 1:
        fresh.insert(second, items[first])
    elif kind == 2:
        fresh[first], fresh[second] = items[second], items[first]
    elif kind == 3:
        fresh.append(ODD[chance.below(len(ODD))])
    else:
        fresh.reverse()
    return fresh
