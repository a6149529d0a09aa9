"""The same game in processes with different hash seeds."""

import importlib
import os
import subprocess
import sys
from hashlib import blake2b

from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.testing.encoding import answers, dumped, encoded
from drakehall.testing.examination import ExaminedGame, Variant
from drakehall.testing.report import ConformanceError, ConformanceReport, Place, require

HASH_SEEDS = ("1", "2")
GAMES = 8
"""Number of variants played in each process."""
DECISIONS = 400
"""Number of decisions of each game that are compared."""
_CHILD = "import sys; from drakehall.testing.digest import child; child(*sys.argv[1:])"


def check_hash_seeds(game: Game, variants: list[Variant], seed: int, report: ConformanceReport) -> None:
    """Play some games in two processes and compare everything that can be seen of them."""
    chosen = variants[:: max(1, len(variants) // GAMES)][:GAMES]
    exam = ExaminedGame(game, chosen[0], seed, report)
    with exam.checking("hash-seed"):
        plan = ",".join(f"{variant.seats}:{variant.index}" for variant in chosen)
        outputs = [run_child(reference(game), plan, seed, hash_seed) for hash_seed in HASH_SEEDS]
        for variant, first, second in zip(chosen, *outputs, strict=True):
            if first != second:
                step = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), len(first))
                place = Place(game.name, variant.seats, variant.index, dict(variant.options), seed, step=step)
                raise ConformanceError("hash-seed", "two processes with different hash seeds disagree", place)


def reference(game: Game) -> str:
    """Return how another process finds the game: by its registered name, or its class in an importable module."""
    try:
        if registry.game(game.name) is game:
            return game.name
    except HallError:
        pass
    kind = type(game)
    require("<" not in kind.__qualname__, f"no other process can find {kind.__qualname__}: define it in a module")
    return f"{kind.__module__}:{kind.__qualname__}"


def run_child(name: str, plan: str, seed: int, hash_seed: str) -> list[list[str]]:
    """Play in another process and read its digests, one list of steps for each game."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", _CHILD, name, plan, str(seed)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    require(done.returncode == 0, f"a process with hash seed {hash_seed} fails: {done.stderr.strip()[-500:]}")
    return [line.split() for line in done.stdout.splitlines()]


def child(name: str, plan: str, seed: str) -> None:
    """Play the games of a plan and write the digest of every step."""
    game = find(name)
    for entry in plan.split(","):
        seats, index = map(int, entry.split(":"))
        sys.stdout.write(" ".join(digests(game, seats, game.example_options()[index], int(seed))) + "\n")


def find(name: str) -> Game:
    """Find the game that `reference` described."""
    module, _, kind = name.partition(":")
    if not kind:
        return registry.game(name)
    found = getattr(importlib.import_module(module), kind)()
    assert isinstance(found, Game)
    return found


def digests(game: Game, seats: int, options: dict[str, object], seed: int) -> list[str]:
    """Play one game and return a digest of everything that can be seen after each step."""
    chance = Chance(seed)
    state = game.start(seats, seed, **options)
    state.events = []
    found: list[str] = []
    for _ in range(DECISIONS):
        seen = answers(state, chance.fork()) + encoded(state.events) + dumped(state)
        found.append(blake2b(seen, digest_size=6).hexdigest())
        if state.over:
            break
        legal = state.legal()
        state.events = []
        state.apply(legal[chance.below(len(legal))])
    return found
