"""Generating: many games on many cores, in shards that are kept, so that what was stopped goes on."""

from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from drakehall.bots.evaluation import Evaluation, evaluation
from drakehall.bots.nets.file import NetFile
from drakehall.bots.nets.registry import inputs_of
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from training.playing import Player, Sample, samples
from training.telling import tell

SHARD: Final = 25
"""Games of a shard."""


class Order(NamedTuple):
    """A shard to be made."""

    game: str
    seats: tuple[int, ...]
    """Tables of so many seats take turns."""
    net: str | None
    """The net that plays, a file; without one the evaluation by hand plays."""
    share: float
    """How much of the net counts."""
    seed: int
    target: str = ""
    until: float = 0.0
    """When this clock says so, no more games are begun."""


def generate(order: Order, folder: Path, games: int, workers: int, limit: float) -> int:
    """Make the shards that are not there yet, within a limit of seconds; return how many there are.

    The order tells who plays what; each shard gets a seed of its own.
    """
    folder.mkdir(parents=True, exist_ok=True)
    until = monotonic() + limit
    orders = [
        order._replace(target=str(target), seed=order.seed * 1_000_003 + number, until=until)
        for number in range(-(-games // SHARD))
        if not (target := folder / f"shard-{number:04}.npz").exists()
    ]
    with get_context("spawn").Pool(workers) as pool:
        for done, made in enumerate(pool.imap_unordered(make_shard, orders), 1):
            if made:
                tell(f"{order.game}: {done} of {len(orders)} shards, {made} positions in the last")
    return len(list(folder.glob("shard-*.npz")))


def make_shard(order: Order) -> int:
    """Play the games of a shard and keep their positions; return how many there are."""
    if monotonic() >= order.until:
        return 0
    game = registry.game(order.game)
    found: list[Sample] = []
    player = player_of(game, order.net, order.share, order.seed)
    for number in range(SHARD):
        if monotonic() >= order.until:
            break
        found += samples(player, order.seats[number % len(order.seats)], order.seed * SHARD + number)
    if found:
        keep(Path(order.target), found)
    return len(found)


def player_of(game: Game, net: str | None, share: float, seed: int) -> Player:
    """Seat a player with a net or without."""
    hand, inputs = evaluation(game), inputs_of(game)
    assert inputs is not None
    policy = hand if net is None else with_net(game, Path(net), share)
    return Player(game, hand, policy, inputs, Chance(seed))


def with_net(game: Game, net: Path, share: float) -> Evaluation:
    """Return the evaluation of a game with the net of a file, for all seats."""
    inputs = inputs_of(game)
    assert inputs is not None
    return evaluation(game).learned(NetFile.read(net.read_bytes()).net(), inputs, tuple(game.seats), share)


def keep(target: Path, found: list[Sample]) -> None:
    """Write a shard; whoever stops this leaves none that is half written."""
    told = [each.told for each in found]
    flat = np.fromiter((number for each in told for number in each), np.int16)
    counts = np.array([len(each) for each in told], np.int16)
    half = target.with_suffix(".half.npz")
    off = np.array([each.off for each in found], np.float32)
    np.savez(half, told=flat, counts=counts, off=off)
    half.rename(target)
