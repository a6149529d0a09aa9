"""A net is used if it has won the match that decides, beyond doubt; this needs neither games nor PyTorch."""

from pathlib import Path

import pytest
from training.promoting import promote

from drakehall.bots.nets.file import VERSION, Card, NetFile, NetMatch

CARD = Card("smoki", VERSION, 1, (2,), 0.5, "made up", 1, "none")
FILE = NetFile.of(CARD, [[1, 2], [3, 4]], [[5], [6]], [7], 8)


@pytest.fixture
def net(tmp_path: Path) -> Path:
    """Write the file of a net that has played nothing."""
    file = tmp_path / "net.toml"
    file.write_bytes(FILE.write())
    return file


def test_a_net_that_has_won_is_written_with_its_match(net: Path, capsys: pytest.CaptureFixture[str]) -> None:
    best = net.with_name("best.toml")
    result = NetMatch("33 : 80 trials (adept)", 100, 0.62, 0.09, (6.5, 6.6))
    promote(net, 0.25, result, best)
    promoted = NetFile.read(best.read_bytes())
    assert promoted.card.matches == (result,)
    assert promoted.card.share == 0.25
    assert promoted.card.usual_seats() == (2,)
    assert promoted.layers() == FILE.layers()
    assert "smoki: 62.0 % ± 9.0 of 100 games" in (said := capsys.readouterr().out + capsys.readouterr().err)
    assert f"cp {best}" in said


@pytest.mark.parametrize(("games", "share", "error"), [(99, 0.9, 0.05), (100, 0.59, 0.09), (200, 0.45, 0.05)])
def test_a_net_that_may_have_been_lucky_is_not(
    games: int, share: float, error: float, net: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promote(net, 0.25, NetMatch("33 : 80 trials (adept)", games, share, error, (6.5, 6.6)), net.with_name("best.toml"))
    assert [file.name for file in net.parent.iterdir()] == ["net.toml"]
    assert "by hand stays" in capsys.readouterr().out
