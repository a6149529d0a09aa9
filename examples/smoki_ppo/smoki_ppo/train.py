"""Learn Smoki by proximal policy optimisation: thousands of games in which one network plays all seats.

    python -m smoki_ppo.train --out weights.npz

The same seed gives the same weights on the same machine.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from drakehall.research.vector import Vector
from smoki_ppo.encoding import Encoding

GAMES: Final = 512
STEPS: Final = 64
"""Decisions of every game between two updates."""
HIDDEN: Final = 256
EPOCHS: Final = 3
BATCH: Final = 4096
CLIP: Final = 0.2
DISCOUNT: Final = 1.0
SMOOTHING: Final = 0.95
"""Lambda of generalised advantage estimation."""
RATE: Final = 1e-3
ENTROPY: Final = 0.01
VALUE: Final = 0.5
TOKENS: Final = {"missing_tokens": 1.0}
"""Every round that is won counts, not only the game."""


class Record(NamedTuple):
    """What was seen, done and got: a row for each step, a column for each game."""

    observations: NDArray[Any]
    masks: NDArray[Any]
    actions: NDArray[Any]
    chances: NDArray[Any]
    """The logarithm of how likely each action was."""
    values: NDArray[Any]
    seats: NDArray[Any]
    gains: NDArray[Any]
    """What each step brought every seat, against the other."""
    over: NDArray[Any]


def main() -> None:
    """Train, report the curve and write the weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("weights.npz"))
    parser.add_argument("--curve", type=Path, help="write the training curve as a table")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    curve = train(asked.updates, asked.seed, asked.out, games=asked.games, workers=asked.workers)
    if asked.curve:
        with asked.curve.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(curve[0]))
            writer.writeheader()
            writer.writerows(curve)


def train(updates: int, seed: int, out: Path, *, games: int = GAMES, workers: int = 1) -> list[dict[str, float]]:
    """Train a network by playing against itself, write its weights, and give the training curve."""
    torch.manual_seed(seed)
    with Vector("smoki", games, reward="win", shaping=TOKENS, skip_forced=True, workers=workers) as vector:
        vector.reset(seed)
        encoding = Encoding(vector.layout)
        network = build(encoding.size, vector.vocabulary.size)
        optimiser = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
        curve: list[dict[str, float]] = []
        begun = time.process_time()
        for update in range(1, updates + 1):
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - (update - 1) / updates)
            record = play(vector, network, encoding)
            entropy = learn(network, optimiser, encoding, record)
            if update % 5 == 0 or update == updates:
                share = measure(network, encoding, "random", 256, seed=10_000 + update)
                seconds = time.process_time() - begun
                curve.append(
                    {
                        "update": update,
                        "decisions": update * STEPS * games,
                        "entropy": round(entropy, 3),
                        "against_random": round(share, 3),
                        "processor_seconds": round(seconds),
                    }
                )
                sys.stdout.write(f"{curve[-1]}\n")
                sys.stdout.flush()
    weights = {name: value.detach().numpy().astype(np.float16) for name, value in network.named_parameters()}
    played = {name: value for name, value in weights.items() if not name.startswith("value")}
    np.savez_compressed(out, layout=np.int16(encoding.version), **played)
    return curve


def build(inputs: int, actions: int) -> Any:
    """Build the network: two hidden layers, one head for actions and one for what a position is worth."""
    network = nn.ModuleDict(
        {
            "first": nn.Linear(inputs, HIDDEN),
            "second": nn.Linear(HIDDEN, HIDDEN),
            "policy": nn.Linear(HIDDEN, actions),
            "value": nn.Linear(HIDDEN, 1),
        }
    )
    nn.init.orthogonal_(network["policy"].weight, 0.01)
    nn.init.orthogonal_(network["value"].weight, 1.0)
    return network


def judge(network: Any, inputs: Any, masks: Any) -> tuple[Any, Any]:
    """Return the logarithms of the actions' chances, illegal ones ruled out, and what positions are worth."""
    hidden = torch.relu(network["second"](torch.relu(network["first"](inputs))))
    wishes = network["policy"](hidden).masked_fill(masks == 0, -1e9)
    return torch.log_softmax(wishes, 1), network["value"](hidden)[:, 0]


def play(vector: Vector, network: Any, encoding: Encoding) -> Record:
    """Play on in all games with the network in every seat."""
    kept: list[list[Any]] = [[] for _ in Record._fields]
    for _ in range(STEPS):
        before = (vector.observations.copy(), vector.masks.copy())
        with torch.no_grad():
            logs, values = judge(network, torch.from_numpy(encoding(before[0])), torch.from_numpy(before[1]))
            actions = torch.multinomial(logs.exp(), 1)[:, 0]
            chances = logs.gather(1, actions[:, None])[:, 0]
        vector.step(actions.numpy())
        gains = vector.rewards - vector.rewards[:, ::-1]
        row = (*before, actions.numpy(), chances.numpy(), values.numpy(), vector.acted.copy(), gains)
        for column, value in zip(kept, (*row, vector.over.copy()), strict=True):
            column.append(value)
    return Record(*map(np.stack, kept))


def advantages(record: Record) -> NDArray[np.float32]:
    """Estimate how much better each action was than expected, seat by seat: a seat is not asked in every step."""
    steps, games = record.seats.shape
    every = np.arange(games)
    ahead = np.zeros((games, 2), np.float32)
    """What a seat's next position is worth; before the last one that was recorded, what that one was."""
    better = np.zeros((games, 2), np.float32)
    pending = np.zeros((games, 2), np.float32)
    known = np.zeros((games, 2), np.bool_)
    found = np.zeros((steps, games), np.float32)
    for step in range(steps - 1, -1, -1):
        ended = record.over[step]
        for kept in (ahead, better, pending):
            kept[ended] = 0
        known[ended] = True
        pending += record.gains[step]
        seat = record.seats[step]
        value = record.values[step]
        next_value = np.where(known[every, seat], ahead[every, seat], value)
        surprise = pending[every, seat] + DISCOUNT * next_value - value
        found[step] = surprise + DISCOUNT * SMOOTHING * better[every, seat]
        ahead[every, seat], better[every, seat] = value, found[step]
        pending[every, seat] = 0
        known[every, seat] = True
    return found


def learn(network: Any, optimiser: Any, encoding: Encoding, record: Record) -> float:
    """Improve the network by what was recorded; give how undecided it still is."""
    better = advantages(record)
    columns = [torch.from_numpy(part.reshape(-1, *part.shape[2:])) for part in (record.masks, record.actions)]
    chances, gained = (torch.from_numpy(part.reshape(-1)) for part in (record.chances, better))
    target = torch.from_numpy((better + record.values).reshape(-1))
    observations = record.observations.reshape(-1, record.observations.shape[2])
    entropies = []
    for _ in range(EPOCHS):
        for part in torch.randperm(len(observations)).split(BATCH):
            logs, values = judge(network, torch.from_numpy(encoding(observations[part.numpy()])), columns[0][part])
            ratio = (logs.gather(1, columns[1][part, None])[:, 0] - chances[part]).exp()
            worth = gained[part]
            worth = (worth - worth.mean()) / (worth.std() + 1e-8)
            policy = torch.minimum(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth).mean()
            entropy = -(logs.exp() * logs.clamp_min(-100)).sum(1).mean()
            loss = VALUE * (values - target[part]).square().mean() - policy - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropies.append(float(entropy.detach()))
    return sum(entropies) / len(entropies)


def measure(network: Any, encoding: Encoding, rival: str, games: int, seed: int) -> float:
    """Let the network take what it likes best against a bot; give its share of one game in each of many slots."""
    vector = Vector("smoki", games, rivals=rival, reward="win", skip_forced=True)
    vector.reset(seed)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        with torch.no_grad():
            inputs = torch.from_numpy(encoding(vector.observations))
            logs, _ = judge(network, inputs, torch.from_numpy(vector.masks.copy()))
        vector.step(logs.argmax(1).numpy())
        ended = vector.over & np.isnan(shares)
        own = vector.rewards[np.arange(games), vector.acted]
        shares[ended] = (own[ended] + 1) / 2
    return float(shares.mean())


if __name__ == "__main__":
    main()
