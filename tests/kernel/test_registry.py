"""The registry: games of installed packages, also of other people's."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from drakehall.games.smoki import GAME as SMOKI
from drakehall.kernel import registry
from drakehall.kernel.errors import BrokenGame, UnknownGame
from pebbles import GAME as PEBBLES
from tests.packages import announce

NO_GAME = "this is no game"
GAMES = {
    "pebbles": "pebbles:GAME",
    "nonsense": f"{__name__}:NO_GAME",
    "nowhere": "tests.kernel.no_such_module:GAME",
    "nothing": f"{__name__}:NO_SUCH_NAME",
    "garbled": "a_garbled_module:GAME",
}


@pytest.fixture
def someone_else_s_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package that announces games, one good and four broken."""
    announce(tmp_path, "pebbles", {registry.GROUP: GAMES})
    (tmp_path / "a_garbled_module.py").write_text("GAME = (", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    registry.game.cache_clear()


def test_smoki_is_registered() -> None:
    assert "smoki" in registry.game_names()
    assert registry.game_names() == sorted(registry.game_names())
    assert registry.game("smoki") is SMOKI
    assert registry.game("smoki") is registry.game("smoki")


@pytest.mark.parametrize("name", ["chess", "", "Smoki", "smoki "])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        registry.game(name)
    assert caught.value.message.args == {"name": name, "known": ", ".join(registry.game_names())}
    assert "smoki" in str(caught.value)


@pytest.mark.usefixtures("someone_else_s_package")
def test_a_game_of_another_package_is_played_like_ours() -> None:
    assert {"pebbles", "smoki"} <= set(registry.game_names())
    game = registry.game("pebbles")
    assert game is PEBBLES
    state = game.start(2, 1, heap=4)
    state.apply(state.actions.parse("take 3"))
    assert state.legal() == [1]
    assert game.load(game.save(state)).dump() == state.dump()


@pytest.mark.usefixtures("someone_else_s_package")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nonsense", "the entry point is not a Game"),
        ("nowhere", "no_such_module"),
        ("nothing", "NO_SUCH_NAME"),
        ("garbled", "was never closed"),
    ],
)
def test_a_game_that_cannot_be_loaded_says_so(name: str, why: str) -> None:
    assert name in registry.game_names()
    with pytest.raises(BrokenGame, match=f"“{name}” cannot be loaded: .*{why}"):
        registry.game(name)


def test_the_other_package_is_gone_again() -> None:
    assert "pebbles" not in registry.game_names()
    with pytest.raises(UnknownGame):
        registry.game("pebbles")
