"""The pipeline that trains nets, on a small scale from end to end; nets of PyTorch and in whole numbers agree."""

import subprocess
import sys
from pathlib import Path

import pytest

import drakehall as dh
from drakehall.bots.nets.file import NetFile
from drakehall.bots.nets.registry import inputs_of

ROOT = Path(__file__).parents[2]


def train(game: str, folder: Path, *more: str) -> str:
    """Run the command; return what it says."""
    words = [sys.executable, "-m", "training", game, "--folder", str(folder), "--games", "25", "--rounds", "2"]
    words += ["--epochs", "2", "--workers", "1", "--shares", "0.5", *more]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_a_net_is_trained_from_end_to_end_and_goes_on_where_it_was(tmp_path: Path) -> None:
    import numpy as np
    import torch
    from training.learning import Model, part, read

    told = train("smoki", tmp_path, "--short", "2", "--long", "2")
    assert "of 2 games" in told
    assert not (tmp_path / "best.toml").exists(), "two games prove nothing"
    again = train("smoki", tmp_path, "--short", "2", "--long", "2")
    assert "of 2 games" in again
    assert "epoch" not in again

    inputs = inputs_of(dh.game("smoki"))
    assert inputs is not None
    folder = tmp_path / "round-2"
    data = part(read([folder], inputs.SIZE, "cpu"), slice(200))
    weights = torch.load(folder / "weights.pt")
    unit = weights.pop("unit")
    model = Model(inputs.SIZE, inputs.UNITS, weights["scale"], unit)
    model.load_state_dict(weights)
    net = NetFile.read((folder / "net.toml").read_bytes()).net()
    with torch.no_grad():
        said = (model(data) * unit).numpy()
    rounded = [
        net.result([number for pair in zip(*row, strict=True) if pair[1] for number in pair])
        for row in zip(data.inputs.tolist(), data.values.tolist(), strict=True)
    ]
    assert np.abs(said - np.array(rounded)).max() < 0.05
    assert np.std(said) > 0


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    import numpy as np

    for name in ("one", "other"):
        train("smoki", tmp_path / name, "--short", "0", "--rounds", "1")
    one, other = (np.load(tmp_path / name / "round-1" / "shard-0000.npz") for name in ("one", "other"))
    assert all((one[part] == other[part]).all() for part in ("told", "counts", "off"))


@pytest.mark.slow
def test_a_round_for_other_tables_begins_with_a_net_that_there_is(tmp_path: Path) -> None:
    import torch
    from training.learning import Model, Rounded

    train("smoki", tmp_path / "two", "--short", "0", "--rounds", "1")
    first = tmp_path / "two" / "round-1" / "net.toml"
    told = train("smoki", tmp_path / "more", "--rounds", "1", "--seats", "3", "4", "--begin", str(first))
    assert "bench.matches" in told
    after = NetFile.read((tmp_path / "more" / "round-1" / "net.toml").read_bytes())
    assert after.card.seats == (3, 4)
    assert "begun with net.toml" in after.card.data

    file = NetFile.read(first.read_bytes())
    units = file.hidden, file.second
    model = Model(file.inputs, units, torch.linspace(1, 9, file.inputs + 1), 3.0)
    begun = Rounded(*file.layers(), file.last_bias)
    model.begin_as(begun)
    again = model.rounded()
    for rows, same in ((begun.first, again.first), (begun.second, again.second), ([begun.last], [again.last])):
        assert (
            max(
                abs(one - other)
                for row, twin in zip(rows, same, strict=True)
                for one, other in zip(row, twin, strict=True)
            )
            <= 1
        )
    assert abs(begun.bias - again.bias) <= 1
    assert after.layers() != file.layers()
