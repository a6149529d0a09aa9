"""The worked example: it learns, what it has learnt plays from outside the hall, and its page tells what came out."""

import csv
import json
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import drakehall as dh
from drakehall import bots, features
from drakehall.bots.outside import GROUP
from drakehall.kernel.chance import Chance
from smoki_ppo.bot import OtherLayout, SmokiPPO, load, preferences
from smoki_ppo.encoding import Encoding
from tests.bots import outsiders
from tests.cli.test_cli import run
from tests.packages import announce

EXAMPLE = Path(__file__).parents[2] / "examples" / "smoki_ppo"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the package as its own pyproject.toml says, for this process and those it starts."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    announce(tmp_path, "smoki_ppo", {GROUP: project["entry-points"][GROUP]})
    monkeypatch.syspath_prepend(str(tmp_path))
    path = [str(tmp_path), str(EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    outsiders.forget()
    yield
    outsiders.forget()


def test_an_observation_is_encoded_card_by_card() -> None:
    game = dh.game("smoki")
    layout = features.layout(game, 2)
    encoding = Encoding(layout)
    state = game.start(2, 3)
    state.rollout(Chance(3), 20)
    numbers = layout.vector(state, 0)
    (inputs,) = encoding(np.array([numbers]))
    assert inputs.shape == (encoding.size,)
    assert inputs[: encoding.fixed].sum() == len(encoding.codes)
    dreams = layout.field("dreams")
    phases = layout.field("phase").high + 1
    cards = inputs[phases : phases + dreams.size * (dreams.high + 1)].reshape(dreams.size, -1).argmax(1)
    assert cards.tolist() == numbers[dreams.start : dreams.start + dreams.size]
    tokens = layout.field("tokens")
    assert inputs[-2:].tolist() == pytest.approx([count / 3 for count in numbers[tokens.start : tokens.start + 2]])


@pytest.mark.usefixtures("installed")
def test_what_was_learnt_plays_from_outside_and_beats_chance() -> None:
    done = run("arena", "smoki", "--bots", "random,smoki_ppo", "--games", "40", "--json")
    assert done.returncode == 0, done.stderr
    best = json.loads(done.stdout)["ladder"][0]
    assert best["bot"] == "smoki_ppo"
    assert best["share"] >= 0.9


def test_at_other_tables_it_asks_the_greedy_bot() -> None:
    game = dh.game("smoki")
    for state in (game.start(3, 1), game.start(2, 1, open_piles=1)):
        seat = state.seat
        assert seat is not None
        learnt, greedy = SmokiPPO(game, 5), bots.make("greedy", game, 5)
        assert learnt.choose(state, seat, bots.Budget()) == greedy.choose(state, seat, bots.Budget())


def test_what_was_learnt_from_another_layout_is_refused(tmp_path: Path) -> None:
    layout, file = features.layout(dh.game("smoki"), 2), tmp_path / "weights.npz"
    np.savez_compressed(file, layout=np.int16(layout.version), bias=np.ones(3, np.float16))
    assert load(file, layout)["bias"].tolist() == [1.0, 1.0, 1.0]
    np.savez_compressed(file, layout=np.int16(layout.version + 1), bias=np.ones(3, np.float16))
    with pytest.raises(OtherLayout, match=r"weights\.npz was learnt from version 2 of the layout, not 1"):
        load(file, layout)


def test_the_page_shows_the_whole_training_curve() -> None:
    page = (EXAMPLE / "README.md").read_text(encoding="utf-8")
    with (EXAMPLE / "curve.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            share = f"{float(row['against_random']):.1%}".replace("%", " %")
            assert f"| {row['update']} | {int(row['decisions']):,} | {row['entropy']} | {share} |" in page


@pytest.mark.slow
def test_it_learns_and_plays_the_same_without_torch(tmp_path: Path) -> None:
    import torch

    from smoki_ppo import bot, train

    out = tmp_path / "weights.npz"
    torch.set_num_threads(1)
    curve = train.train(24, 3, out)
    assert curve[-1]["entropy"] < curve[0]["entropy"]
    assert curve[-1]["against_random"] > 0.75
    layout = features.layout(dh.game("smoki"), 2)
    weights = bot.load(out, layout)
    torch.manual_seed(3)
    network = train.build(Encoding(layout).size, dh.game("smoki").actions.size)
    network.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()}, strict=False)
    inputs = np.random.default_rng(1).random((5, Encoding(layout).size), dtype=np.float32)
    everything = torch.ones(5, dh.game("smoki").actions.size)
    logs, _ = train.judge(network, torch.from_numpy(inputs), everything)
    wishes = preferences(weights, inputs)
    assert np.allclose(np.exp(wishes) / np.exp(wishes).sum(1, keepdims=True), logs.exp().detach().numpy(), atol=1e-5)
