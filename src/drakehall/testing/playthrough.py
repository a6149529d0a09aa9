"""Playthroughs: a whole random game as text that a person can read and a test can compare.

`python -m drakehall.testing.playthrough smoki --seats 3 --seed 7 raven_attack=true > tests/golden/smoki_3.txt`
"""

import argparse
import sys
from collections.abc import Iterator

from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Event, Message
from drakehall.kernel.registry import game
from drakehall.kernel.state import State
from drakehall.text import Words

SHOWN = 12
"""Number of legal actions named; the others are only counted."""


def playthrough(name: str, seats: int, seed: int, options: dict[str, str]) -> str:
    """Play a random game and write it down: choices, decisions, events in English, points by source."""
    return "\n".join(_lines(name, seats, seed, options)) + "\n"


def header(name: str, seats: int, seed: int, options: dict[str, str]) -> str:
    """Write the first line, from which a playthrough can be reproduced."""
    return " ".join(["#", name, str(seats), str(seed), *(f"{key}={value}" for key, value in options.items())])


def again(text: str) -> str:
    """Reproduce the playthrough from the first line of this text."""
    name, seats, seed, *pairs = text.partition("\n")[0].removeprefix("# ").split()
    return playthrough(name, int(seats), int(seed), dict(pair.split("=", 1) for pair in pairs))


def _lines(name: str, seats: int, seed: int, options: dict[str, str]) -> Iterator[str]:
    state = game(name).start_as_typed(seats, seed, options)
    words = Words("en", name, [f"P{seat}" for seat in range(seats)], options=state.options, strict=True)
    dice = Chance(seed)
    yield header(name, seats, seed, options)
    step = 0
    while state.seat is not None:
        step += 1
        legal = state.legal()
        action = legal[dice.below(len(legal))]
        yield f"\n{step}. P{state.seat} of {_choices(state, legal)}"
        yield f"   > {state.actions.name(action)}"
        events: list[Event] = []
        state.events = events
        state.apply(action)
        for event in events:
            yield f"     {words.message(Message(event.id, event.args))}{_marks(event)}"
    yield ""
    for seat, points in enumerate(state.breakdown()):
        parts = ", ".join(f"{source} {worth}" for source, worth in points.items())
        yield f"P{seat}: {state.scores()[seat]} ({parts})"
    yield "won by " + ", ".join(f"P{seat}" for seat in state.winners())


def _choices(state: State, legal: list[int]) -> str:
    names = [state.actions.name(action) for action in legal[:SHOWN]]
    more = f" … {len(legal)} in all" if len(legal) > SHOWN else ""
    return " | ".join(names) + more


def _marks(event: Event) -> str:
    secret = f" [secret to {', '.join(f'P{seat}' for seat in event.audience)}]" if event.secret else ""
    return secret + (" !" if event.reveals else "")


def main() -> None:
    """Print a playthrough."""
    parser = argparse.ArgumentParser(description="Write a whole random game as text.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("options", nargs="*", metavar="name=value")
    given = parser.parse_intermixed_args()
    try:
        options = dict(pair.split("=", 1) for pair in given.options if "=" in pair)
        sys.stdout.write(playthrough(given.game, given.seats, given.seed, options))
    except HallError as error:
        sys.exit(f"playthrough: {error}")


if __name__ == "__main__":
    main()
