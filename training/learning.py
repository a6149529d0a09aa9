"""Learning: a net in floating-point numbers, trained by PyTorch, then rounded to the whole numbers that bots use."""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import torch
from torch.nn import functional

from drakehall.bots.nets.file import NetFile
from drakehall.bots.nets.net import DIRECT_BITS, FIRST_BITS, LAST_BITS, MOST, SECOND_BITS
from training.telling import tell

BATCH: Final = 4096
RATE: Final = 2e-3
AVERAGED: Final = 0.999
"""How much of the moving average of weights stays at each step."""
TOP: Final = MOST / (MOST + 1)
"""An activation is cut off here."""
LARGEST: Final = 32_767
HUBER: Final = 1.5
"""Beyond so many usual errors, an error counts by its size and no longer by its square."""


class Rounded(NamedTuple):
    """The whole numbers of a net, as `NetFile.of` takes them."""

    first: list[list[int]]
    second: list[list[int]]
    last: list[int]
    bias: int


class Data(NamedTuple):
    """Positions: numbers of inputs and values, filled up with an input that is always 0."""

    inputs: torch.Tensor
    values: torch.Tensor
    off: torch.Tensor


class Model(torch.nn.Module):
    """The net while it learns; its last layer begins at 0, so that it begins as the evaluation by hand."""

    def __init__(self, size: int, units: tuple[int, int], scale: torch.Tensor, unit: float) -> None:
        """Begin with small random weights; inputs are divided by their scale, results multiplied by the unit."""
        super().__init__()
        self.size, self.unit = size, unit
        hidden, second = units
        self.register_buffer("scale", scale)
        first = torch.randn(size + 1, hidden + 1) * 0.1
        first[:, hidden] = 0
        self.first = torch.nn.Parameter(first)
        bias = torch.rand(hidden + 1) * 0.5
        bias[hidden] = 0
        self.first_bias = torch.nn.Parameter(bias)
        self.second = torch.nn.Parameter(torch.randn(hidden, second) / hidden**0.5)
        self.second_bias = torch.nn.Parameter(torch.rand(second) * 0.5)
        self.last = torch.nn.Parameter(torch.zeros(second))
        self.last_bias = torch.nn.Parameter(torch.zeros(()))

    def forward(self, data: Data) -> torch.Tensor:
        """Return by how much the evaluation by hand is off, in units."""
        inputs = data.inputs.long()
        scaled = data.values.float() / self.scale[inputs]
        first = functional.embedding_bag(inputs, self.first, per_sample_weights=scaled, mode="sum") + self.first_bias
        second = first[:, :-1].clamp(0, TOP) @ self.second + self.second_bias
        result: torch.Tensor = second.clamp(0, TOP) @ self.last + self.last_bias + first[:, -1]
        return result

    def begin_as(self, told: Rounded) -> None:
        """Begin with the whole numbers of another net: what `rounded` does, the other way round."""
        first, second = (torch.tensor(rows, dtype=torch.float32, device=self.scale.device) for rows in told[:2])
        first = first / self._by_unit()
        second = second / (1 << SECOND_BITS)
        last = self.unit * (1 << LAST_BITS)
        with torch.no_grad():
            self.first[: self.size] = first[:-1] * self.scale[: self.size, None]
            self.first_bias.copy_(first[-1])
            self.second.copy_(second[:-1])
            self.second_bias.copy_(second[-1])
            self.last.copy_(torch.tensor(told.last) / last)
            self.last_bias.fill_(told.bias / last / (MOST + 1))

    def _by_unit(self) -> torch.Tensor:
        """Return the factors of the weights of each unit of the first layer; the last goes to the result."""
        scale = torch.full(self.first_bias.shape, float(1 << FIRST_BITS), device=self.scale.device)
        scale[-1] = self.unit * (1 << DIRECT_BITS)
        return scale

    def rounded(self) -> Rounded:
        """Return the whole numbers that bots use."""
        first = torch.cat([self.first[: self.size] / self.scale[: self.size, None], self.first_bias[None]])
        second = torch.cat([self.second, self.second_bias[None]]) * (1 << SECOND_BITS)
        last = whole((self.last * self.unit * (1 << LAST_BITS))[None])[0]
        bias = round(float(self.last_bias.detach()) * self.unit * (1 << LAST_BITS) * (MOST + 1))
        return Rounded(whole(first * self._by_unit()), whole(second), last, bias)


def whole(weights: torch.Tensor) -> list[list[int]]:
    """Round weights to numbers of 16 bits."""
    found: list[list[int]] = weights.detach().round().clamp(-LARGEST, LARGEST).to(torch.int64).cpu().tolist()
    return found


class Lesson(NamedTuple):
    """How a net learns."""

    size: int
    units: tuple[int, int]
    seed: int
    epochs: int
    begin: Path | None
    """The weights of an earlier net to begin with, or its file (`.toml`)."""
    keep: Path
    """Where weights are kept."""


def learn(folders: list[Path], lesson: Lesson) -> Rounded:
    """Learn from the shards of some folders; the first positions are held back to judge by."""
    torch.manual_seed(lesson.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = read(folders, lesson.size, device)
    held = min(len(data.off) // 20, 50_000)
    model = Model(lesson.size, lesson.units, scales(data, lesson.size), float(data.off.std()) or 1.0).to(device)
    if lesson.begin is not None and lesson.begin.suffix == ".toml":
        file = NetFile.read(lesson.begin.read_bytes())
        model.begin_as(Rounded(*file.layers(), file.last_bias))
    elif lesson.begin is not None:
        earlier = torch.load(lesson.begin, map_location=device)
        model.unit = earlier.pop("unit")
        model.load_state_dict(earlier)
    descend(model, part(data, slice(held, None)), lesson.epochs)
    torch.save({**model.state_dict(), "unit": model.unit}, lesson.keep)
    tell(judged(model, part(data, slice(held))))
    rounded: Rounded = model.rounded()
    return rounded


def descend(model: Model, data: Data, epochs: int) -> None:
    """Go through positions in any order, several times; the net becomes the moving average of its weights."""
    average = {name: value.detach().clone() for name, value in model.state_dict().items()}
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-4)
    steps = max(1, len(data.off) // BATCH)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=epochs * steps + 1)
    made = 0
    for epoch in range(epochs):
        total = 0.0
        for batch in torch.randperm(len(data.off), device=data.off.device).split(BATCH)[:steps]:
            some = part(data, batch)
            loss = functional.huber_loss(model(some), some.off / model.unit, delta=HUBER)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            plan.step()
            total += loss.detach()
            made += 1
            for name, value in model.state_dict().items():
                average[name].lerp_(value, 1 - min(AVERAGED, made / (made + 10)))
        tell(f"epoch {epoch + 1} of {epochs}, loss {float(total) / steps:.4f}")
    model.load_state_dict(average)


def part(data: Data, which: torch.Tensor | slice) -> Data:
    """Take some positions."""
    return Data(*(each[which] for each in data))


def judged(model: Model, held: Data) -> str:
    """Return how far off hand and net are in positions that were held back."""
    with torch.no_grad():
        found = [model(part(held, slice(at, at + BATCH))) for at in range(0, len(held.off), BATCH)]
    before = float(held.off.square().mean().sqrt())
    after = float((torch.cat(found) * model.unit - held.off).square().mean().sqrt()) if found else before
    return f"usual error in {len(held.off)} positions held back: hand {before:.3f}, net {after:.3f}"


def read(folders: list[Path], size: int, device: str) -> Data:
    """Read shards, each position filled up to the longest."""
    shards = [np.load(file) for folder in folders for file in sorted(folder.glob("shard-????.npz"))]
    counts = np.concatenate([shard["counts"] for shard in shards]).astype(np.int64) // 2
    flat = np.concatenate([shard["told"] for shard in shards])
    rows = np.repeat(np.arange(len(counts)), counts)
    places = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
    inputs = np.full((len(counts), int(counts.max())), size, np.int16)
    values = np.zeros(inputs.shape, np.int16)
    inputs[rows, places] = flat[0::2]
    values[rows, places] = flat[1::2]
    off = torch.from_numpy(np.concatenate([shard["off"] for shard in shards])).to(device)
    tell(f"{len(off)} positions, to be learned {float(off.mean()):.3f} on average, give or take {float(off.std()):.3f}")
    return Data(torch.from_numpy(inputs).to(device), torch.from_numpy(values).to(device), off)


def scales(data: Data, size: int) -> torch.Tensor:
    """Return how large each input usually is where it is not 0, at least 1."""
    index, value = data.inputs.long().flatten(), data.values.float().flatten()
    sums = torch.zeros(size + 1, device=index.device).index_add_(0, index, value.square())
    counts = torch.zeros(size + 1, device=index.device).index_add_(0, index, (value != 0).float())
    return (sums / counts.clamp(min=1)).sqrt().clamp(min=1)
