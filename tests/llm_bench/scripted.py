"""Players without a model: they read a prompt, and answer by a script."""

from collections.abc import Callable
from typing import Any

import drakehall as dh
from drakehall.arena.match import Fixture
from drakehall.llm_bench.plan import BenchmarkPlan, Prompting, plan
from drakehall.llm_bench.play import BenchmarkGame, ModelCall, play
from drakehall.llm_bench.prompts import Prompts

HEADING = "[Legal actions: the notation, a colon, what it means]\n"
SHORT: dict[str, dict[str, object]] = {
    "dragon_castle": {"realm_rows": "3", "realm_cols": "3"},
    "simurgh": {"turn_cap": "10"},
    "smoki": {"turn_cap": "6"},
    "wyrmspan": {},
}
PLAYER = {"command": "nobody"}
OPENING = Fixture(0, 0, 0)


def listed(user: str) -> list[str]:
    """The legal actions that a prompt lists."""
    after = user.partition(HEADING)[2].partition("\n\n")[0]
    return [line.partition(":")[0] for line in after.splitlines()]


def first(user: str) -> str:
    """Answer with the first legal action, after some thought."""
    return f"I could do many things.\nMOVE: nothing yet\nMOVE: {listed(user)[0]}\n"


def planned(game: str = "smoki", levels: tuple[str, ...] = ("random",), seats: int = 2, **asking: Any) -> BenchmarkPlan:
    """A small benchmark."""
    return plan(dh.game(game), list(levels), seats, 5, SHORT[game], Prompting(**asking), PLAYER)


def played(
    found: BenchmarkPlan,
    ask: Callable[[str], str],
    fixture: Fixture = OPENING,
    known: tuple[ModelCall, ...] = (),
) -> tuple[BenchmarkGame, list[ModelCall]]:
    """One game, with all questions."""
    calls: list[ModelCall] = []
    return play(found, Prompts(found), fixture, ask, known, calls.append), calls
