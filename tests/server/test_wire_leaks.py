"""Nothing hidden leaves the hall: in whole games every frame to every seat, to a spectator and to a television."""

import pytest

import drakehall as dh
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from tests.server.house import house, open_house
from tests.server.markers import KEEP, LABELS, LeakyEventGame, LeakyViewGame, Markers, MarkersGame
from tests.server.wire import Check, Leak, Tap, in_order, listen_in, no_seed, nobodys, nothing_hidden, two_worlds_alike

CHECKS: tuple[Check, ...] = (in_order, nothing_hidden, no_seed, nobodys)
SETTINGS = [
    (name, seats, number)
    for name in dh.game_names()
    for seats in dh.game(name).seats
    for number in range(len(dh.game(name).example_options()))
]


def heard(db: str, game: str, seats: int, options: dict[str, object], *checks: Check) -> int:
    """Listen in on a whole game."""

    async def main() -> int:
        async with open_house(db) as hall:
            return await listen_in(hall, game, seats, options, checks)

    return house(main(), patience=300.0)


@pytest.mark.parametrize("game", dh.game_names())
def test_nothing_hidden_is_told(db: str, game: str) -> None:
    seats = dh.game(game).seats
    count = 3 if 3 in seats else seats[-1]
    assert heard(db, game, count, {}, *CHECKS) > 50


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "number"), SETTINGS)
def test_nothing_hidden_is_told_with_any_setting(db: str, game: str, seats: int, number: int) -> None:
    options = dh.game(game).example_options()[number]
    try:
        dh.game(game).resolve_options(seats, options)
    except dh.HallError:
        return  # this setting is not for so many
    assert heard(db, game, seats, options, *CHECKS) > 0


@pytest.mark.parametrize("game", dh.game_names())
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(game: str) -> None:
    assert sum(two_worlds_alike(dh.game(game), 2, {}, seed) for seed in range(3)) > 300


class MustKeep(Markers):
    """Whoever has an odd first card must keep it: a move made for somebody at once tells of a hand."""

    __slots__ = ()

    def legal(self) -> list[int]:
        hand = self.hands[self.seat] if self.seat is not None else []
        return [KEEP + hand[0]] if hand and hand[0] % 2 and self.kept[self.seat or 0] < 0 else super().legal()


class MustKeepGame(MarkersGame):
    state_type = MustKeep
    forces_openly = True


def test_a_move_that_a_table_should_not_have_made_is_found() -> None:
    with pytest.raises(Leak):
        [two_worlds_alike(MustKeepGame(), 3, {}, seed) for seed in range(8)]


def no_marker(tap: Tap, raw: bytes) -> None:
    """Search the bytes for the names of cards that lie hidden from the seat."""
    state = tap.table.stored.state if tap.table.stored else None
    assert isinstance(state, Markers)
    (hidden,) = state.secrets(tap.seat)
    for card in hidden:
        if LABELS[card].encode() in raw:
            raise Leak(f"seat {tap.seat} is told of card {card}")


def offered(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the hall offer a game of the tests."""
    monkeypatch.setattr(registry, "game", lambda name: game)
    monkeypatch.setattr(registry, "game_names", lambda: [game.name])


def test_no_hidden_card_is_in_the_bytes(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offered(MarkersGame(), monkeypatch)
    assert heard(db, "markers", 3, {}, no_marker, *CHECKS) > 50


@pytest.mark.parametrize(
    ("game", "check"),
    [(LeakyViewGame(), no_marker), (LeakyViewGame(), nothing_hidden), (LeakyEventGame(), no_marker)],
)
def test_a_leak_is_found(db: str, monkeypatch: pytest.MonkeyPatch, game: Game, check: Check) -> None:
    offered(game, monkeypatch)
    with pytest.raises(Leak):
        heard(db, "markers", 3, {}, check)
