"""A table of Dragon Castle set by hand, and the words to play at it.

A castle is written row by row, rows separated by `/`: a number is a stack of any tiles, `M1` a single tile, `E2.M1` a
stack from bottom to top with `?` for any tile (a farmer while there are any), `.` no stack. A realm is written the same
way: `3S5` is a stack of three with a face-up S5 on top, `2#` two tiles with a face-down top, `2#^` with a shrine on it,
`.` an empty cell; what is left out is empty.
"""

import re
from typing import Any

from drakehall.games.dragon_castle import GAME
from drakehall.games.dragon_castle.rules import DragonCastle
from drakehall.games.dragon_castle.tiles import LABELS, SHRINES, deck
from drakehall.games.dragon_castle.view import DragonCastleView
from drakehall.games.dragon_castle.vocabulary import DRAGON_CARDS
from drakehall.kernel.events import Event, Message

ROOMY = "/".join(["33333333"] * 4 + ["3333332."])
"""A layout in which nearly any small castle can be left over."""
CASTLE = "2 2 2 2 2 2 2 2"
"""A castle that plays no part in the test."""


def start(seats: int = 2, seed: int = 1, **options: Any) -> DragonCastle:
    """Begin a real game."""
    return GAME.start(seats, seed, **options)


def table(
    *realms: str,
    castle: str = CASTLE,
    spirits: str = "none",
    dragons: str = "none",
    pools: list[int] | None = None,
    tokens: list[int] | None = None,
    earned: list[int] | None = None,
    supply: int | None = None,
    turn: int = 0,
    seats: int = 2,
    **options: Any,
) -> DragonCastle:
    """Lay out a position at the beginning of a turn of seat `turn`; seat 0 goes first unless told otherwise."""
    options = {"layout": ROOMY, "starting_seat": 0, "spirits": spirits, "dragons": dragons} | options
    count = max(seats, len(realms))
    pools = pools or [1] * count
    built = sum(text.count("^") for text in realms)
    if supply is not None:  # somebody else has the rest
        pools = [*pools[:-1], pools[-1] + SHRINES - built - sum(pools) - supply]
    said = {f"option {name}": value for name, value in options.items()}
    said |= {f"realm {seat}": rows(text) for seat, text in enumerate(realms)}
    said |= {"castle": named(castle, " ".join(realms)), "turn": turn, "shrine pools": row(pools)}
    said |= {"countdown": row(tokens or [0] * count), "sets": row(earned or [0] * count)}
    return GAME.read_position(f"dragon_castle, {count} seats\n" + "\n".join(f"{key}: {said[key]}" for key in said))


def named(castle: str, realms: str) -> str:
    """Name the tiles of a castle that can be any: farmers while there are any, and none that lies elsewhere."""
    unused = [LABELS[tile] for tile in deck()]
    for label in re.findall("[MSFEWD][1-6]", f"{castle} {realms}"):
        unused.remove(label)
    unused.sort(key=lambda label: (label[0] != "F", -LABELS.index(label)))
    stacks = [
        ".".join(["?"] * int(stack)) if stack.isdigit() and int(stack) else stack for stack in rows(castle).split()
    ]
    return "".join(unused.pop(0) if letter == "?" else letter for letter in " ".join(stacks))


def rows(text: str) -> str:
    """Write rows on one line."""
    return " / ".join(text.replace("/", "\n").strip().splitlines())


def row(numbers: list[int]) -> str:
    """Write a number for every seat."""
    return " ".join(map(str, numbers))


def play(state: DragonCastle, *actions: str) -> list[Event]:
    """Carry out actions, each of which must be legal; give what happened."""
    happened: list[Event] = []
    state.events = happened
    for name in actions:
        action = state.actions.parse(name)
        assert action in state.legal(), f"{name} is not among {legal(state)}"
        state.apply(action)
        state.check()
    state.events = None
    return happened


def legal(state: DragonCastle, *verbs: str) -> list[str]:
    """Name the legal actions, or those of some verbs."""
    names = [state.actions.name(action) for action in state.legal()]
    return [name for name in names if not verbs or name.split()[0] in verbs]


def cells(state: DragonCastle, verb: str) -> set[str]:
    """Name the cells at which a verb is legal."""
    return {name.split()[1] for name in legal(state, verb)}


def calls(state: DragonCastle) -> list[str]:
    """Name the spirits that can be called."""
    return [name.split()[1] for name in legal(state, "spirit")]


def why_not(state: DragonCastle, name: str) -> Message | None:
    """Ask why an action is not legal."""
    return state.why_not(state.actions.parse(name))


def why(state: DragonCastle, name: str) -> str:
    """Give the last part of the reason's id."""
    message = why_not(state, name)
    assert message is not None, f"{name} is legal"
    return message.id.removeprefix("dragon_castle-why-")


def realm(state: DragonCastle, seat: int = 0) -> str:
    """Write a realm as `table` reads it, empty cells at the end of rows and empty rows at the end left out."""
    rows = []
    for row in state.view(None).realms[seat].cells:
        stacks = [
            "." if each is None else f"{each.height}{each.tile or '#'}{'^' if each.shrine else ''}" for each in row
        ]
        while stacks and stacks[-1] == ".":
            stacks.pop()
        rows.append(" ".join(stacks))
    while rows and not rows[-1]:
        rows.pop()
    return " / ".join(rows)


def points(state: DragonCastle, seat: int = 0) -> int:
    """Give the victory points of a seat."""
    return sum(state.earned[seat * 2 : seat * 2 + 2])


def dragon(name: str, *realms: str, seat: int = 0, **options: Any) -> int:
    """Give what a dragon is worth to a seat."""
    state = table(*realms, dragons=name, castle="1", **options)
    assert state.dragons == [DRAGON_CARDS.index(name)]
    return state.breakdown()[seat][name]


def seen(state: DragonCastle, seat: int | None = None) -> DragonCastleView:
    """Give the view of a seat."""
    return state.view(seat)


def ids(events: list[Event]) -> list[str]:
    """Give the last parts of the ids of events."""
    return [event.id.removeprefix("dragon_castle-event-") for event in events]
