"""Who may take part, and with which weights."""

import re
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall import bots
from drakehall.arena import entrants
from drakehall.arena.entrants import Entrant
from drakehall.arena.errors import BadParameters, NoWeights, SameBotTwice
from drakehall.arena.match import fixtures
from drakehall.arena.play import play
from drakehall.bots.evaluation import BadWeights, Weights, weights
from drakehall.bots.evaluation.registry import features
from drakehall.bots.greedy import Greedy
from drakehall.bots.levels import parameters
from drakehall.bots.search.search import Search
from drakehall.kernel.errors import HallError
from tests.arena.support import match_of

SMOKI = dh.game("smoki")
TABLE = Path(weights.__file__).parent / "smoki.toml"


def test_every_bot_of_the_hall_may_take_part() -> None:
    names = bots.bots(SMOKI)
    assert [each.name for each in entrants.read(names, SMOKI)] == names


def test_a_bot_may_bring_its_weights(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(re.sub("victory = .*", "victory = 123.5", TABLE.read_text()))
    plain, own, other = entrants.read(["greedy", f"greedy@{file}", f"novice@{file}"], SMOKI)
    assert plain.weights is None
    assert own.weights is not None
    assert own.weights.victory == 123.5
    assert isinstance(entrants.make(own, SMOKI, 1), Greedy)
    assert isinstance(entrants.make(other, SMOKI, 1), Search)


def test_a_bot_plays_by_its_weights() -> None:
    source = features(SMOKI)
    assert source is not None
    usual = Weights.of("smoki", source.NAMES, source.STAGES)
    turned = tuple({name: -weight for name, weight in stage.items()} for stage in usual.stages)
    contrary = msgspec.structs.replace(usual, stages=turned, victory=-usual.victory, rivalry=0.0)
    match = match_of("smoki", "random", "greedy")
    odd = msgspec.structs.replace(match, entrants=(match.entrants[0], Entrant("contrary", "greedy", contrary)))
    shares = [
        sum(part.share for fixture in fixtures(each, 3) for part in play(each, fixture).parts if part.who == 1)
        for each in (match, odd)
    ]
    assert shares[0] > shares[1] + 2


def test_a_level_may_think_in_another_manner(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(TABLE.read_text())
    usual = parameters(SMOKI, "adept")
    changed, both = entrants.read(
        ["adept+horizon=4+explore=0.25+shallow_memory=true", f"adept+iterations=7@{file}"], SMOKI
    )
    assert changed.parameters == msgspec.structs.replace(usual, horizon=4, explore=0.25, shallow_memory=True)
    assert both.parameters == msgspec.structs.replace(usual, iterations=7)
    assert both.weights is not None
    (everywhere,) = entrants.read(["adept+everywhere=true"], SMOKI)
    assert everywhere.parameters == msgspec.structs.replace(usual, everywhere=True)
    bot = entrants.make(both, SMOKI, 1)
    assert isinstance(bot, Search)
    state = SMOKI.start(2, 1)
    state.apply(state.legal()[0])
    assert state.seat is not None
    bot.choose(state, state.seat, bots.Budget())
    assert 0 < bot.used <= 7


@pytest.mark.parametrize(
    ("names", "error"),
    [
        (["greedy", "greedy"], SameBotTwice),
        (["wizard"], bots.UnknownBot),
        (["random@{table}"], NoWeights),
        (["greedy@/no/such/file"], HallError),
        (["greedy@{broken}"], BadWeights),
        (["greedy+horizon=2"], BadParameters),
        (["adept+depth=2"], BadParameters),
        (["adept+horizon"], BadParameters),
        (["adept+horizon=far"], BadParameters),
        (["adept+shallow_memory=maybe"], BadParameters),
        (["adept+horizon=0"], BadParameters),
        (["adept+explore=-1"], BadParameters),
        (["adept+explore=nan"], BadParameters),
        (["adept+turn_share=inf"], BadParameters),
    ],
)
def test_others_are_refused(names: list[str], error: type[HallError], tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("victory = [")
    with pytest.raises(error):
        entrants.read([name.format(table=TABLE, broken=broken) for name in names], SMOKI)


def test_games_have_fingerprints_of_their_own() -> None:
    prints = {entrants.fingerprint(dh.game(name)) for name in dh.game_names()}
    assert len(prints) == len(dh.game_names())
