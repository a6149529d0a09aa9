"""Train the net of a game: `python -m training wyrmspan --workers 2`. What was stopped goes on where it was.

Each round generates games with the last round's net (the first with the evaluation by hand) and learns from them. Nets
are then chosen by short matches, and the best one plays a long one on other deals. It is used if it has won that.
"""

import argparse
import subprocess
from pathlib import Path
from typing import Final

import msgspec

from drakehall.bots.nets.file import VERSION, Card, NetFile, NetMatch
from drakehall.bots.nets.registry import inputs_of
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from training.generating import SHARD, Order, generate
from training.learning import Lesson, learn
from training.matches import Setting, match
from training.promoting import FILES, promote
from training.telling import tell

FOREVER: Final = 1e9
MATCHED: Final = 2
"""Matches are played at tables of so many seats."""


class Plan(msgspec.Struct, frozen=True):
    """What is asked for."""

    game: str
    folder: Path
    seats: list[int]
    begin: Path | None
    games: int
    rounds: int
    epochs: int
    seed: int
    workers: int
    seconds: float
    share: float
    shares: list[float]
    short: int
    long: int
    level: str


def main() -> None:
    """Do all that is asked for."""
    plan = asked()
    game = registry.game(plan.game)
    nets = [train(plan, game, number) for number in range(1, plan.rounds + 1)]
    if MATCHED not in plan.seats:
        tell(f"{nets[-1]}: python -m bench.matches plays at other tables, once it is in {FILES}")
    elif plan.short:
        best, share = chosen(plan, nets)
        if plan.long:
            result = remembered(plan, best, share, plan.long, plan.seed * 104_729)
            promote(best, share, result, plan.folder / "best.toml")


def asked() -> Plan:
    """Read the command."""
    parser = argparse.ArgumentParser(prog="python -m training", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--folder", type=Path, help="where games and nets are kept (build/training/GAME)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="tables of so many seats take turns")
    begin = "the file of a net that plays the first round and learns on; by default the evaluation by hand"
    parser.add_argument("--begin", type=Path, help=begin)
    parser.add_argument("--games", type=int, default=2000, help="base games of a round, each with eight play-outs")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=FOREVER, help="stop generating a round after so many seconds")
    parser.add_argument("--share", type=float, default=0.5, help="how much of a net counts in the games it plays")
    shares = "how much of a net may count, for the short matches to choose from"
    parser.add_argument("--shares", type=float, nargs="+", default=[0.5, 1.0], help=shares)
    parser.add_argument("--short", type=int, default=60, help="games of the matches that choose a net; 0: none")
    parser.add_argument("--long", type=int, default=200, help="games of the match that decides; 0: none")
    parser.add_argument("--level", default="adept", help="the level whose time is equalled")
    given = vars(parser.parse_args())
    given["folder"] = given["folder"] or Path("build", "training", given["game"])
    return Plan(**given)


def train(plan: Plan, game: Game, number: int) -> Path:
    """Generate and learn, unless that is done; return the file of the net."""
    folder = plan.folder / f"round-{number}"
    target, earlier = folder / "net.toml", plan.folder / f"round-{number - 1}"
    if target.exists():
        return target
    tell(f"{plan.game}: round {number}")
    net = earlier / "net.toml" if number > 1 else plan.begin
    order = Order(plan.game, tuple(plan.seats), str(net) if net else None, plan.share, plan.seed + number)
    shards = generate(order, folder, plan.games, plan.workers, plan.seconds)
    inputs = inputs_of(game)
    assert inputs is not None
    folders = [folder] if number < 3 else [earlier, folder]
    begin = earlier / "weights.pt" if number > 1 else plan.begin
    lesson = Lesson(inputs.SIZE, inputs.UNITS, plan.seed, plan.epochs, begin, folder / "weights.pt")
    rounded = learn(folders, lesson)
    seats = ", ".join(map(str, plan.seats))
    after = f"; begun with {plan.begin.name}" if plan.begin else ""
    data = f"round {number}: {shards * SHARD} base games of {seats} seats at most, {plan.epochs} epochs{after}"
    card = Card(plan.game, VERSION, inputs.VERSION, order.seats, plan.share, data, plan.seed, commit())
    target.write_bytes(NetFile.of(card, *rounded).write())
    return target


def chosen(plan: Plan, nets: list[Path]) -> tuple[Path, float]:
    """Let every net play a short match, with each share; return the best."""
    best, found = -1.0, (nets[-1], 1.0)
    for net in reversed(nets[-2:]):
        for share in plan.shares:
            result = remembered(plan, net, share, plan.short, plan.seed * 7_919)
            if result.share > best:
                best, found = result.share, (net, share)
    return found


def remembered(plan: Plan, net: Path, share: float, games: int, seed: int) -> NetMatch:
    """Play a match unless its result is kept."""
    kept = net.parent / f"match-{plan.level}-{share}-{games}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=NetMatch)
    result = match(Setting(plan.game, plan.level, net, share), games, seed, plan.workers)
    kept.write_bytes(msgspec.json.encode(result))
    return result


def commit() -> str:
    """Return the name of the sources."""
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


if __name__ == "__main__":
    main()
