"""People who share a device: every byte that comes through its socket is for whoever is in front of it, or anybody."""

from collections.abc import Sequence

import pytest

import drakehall as dh
from drakehall.client.seat import DECODER
from drakehall.hall.curtain import Curtain
from drakehall.kernel.chance import Chance
from drakehall.wire.frames import Act, AskAction, Look, PositionShown, TableChanged
from drakehall.wire.tables import SitBeside, Table
from tests.server.house import House, house, open_house
from tests.server.markers import LABELS, LeakyEventGame, Markers, MarkersGame
from tests.server.test_wire_leaks import offered
from tests.server.wire import SEED, Check, Leak, Tap, in_order, no_seed, nothing_hidden

CHECKS: tuple[Check, ...] = (in_order, nothing_hidden, no_seed)
NAMES = ["Zosia", "Ewa", "Jan"]


def for_whoever_is_in_front(tap: Tap, raw: bytes) -> None:
    """A position is for the seat in front; there is none while the curtain is drawn."""
    frame = DECODER.decode(raw)
    if isinstance(frame, PositionShown) and (tap.seat is None or frame.seat != tap.seat):
        raise Leak(f"a position of seat {frame.seat} comes while {tap.seat} is in front")


def no_marker(tap: Tap, raw: bytes) -> None:
    """Search the bytes for the names of cards that lie hidden from whoever is in front, or from everybody."""
    state = tap.table.stored.state if tap.table.stored else None
    assert isinstance(state, Markers)
    (hidden,) = state.secrets(tap.seat)
    for card in hidden:
        if LABELS[card].encode() in raw:
            raise Leak(f"card {card} is told while {tap.seat} is in front")


async def hand_round(hall: House, game: str, seats: int, checks: tuple[Check, ...]) -> tuple[int, int]:
    """Play a whole game by chance on one device; check every frame, and count frames and hand-overs."""
    dice = Chance(11)
    hall.hall.draw_seed = lambda: SEED
    async with hall.guest() as guest:
        seated = await guest.create(game, seats)
        for name in NAMES[: seats - 1]:
            await guest.action(seated.table.id, "beside", SitBeside(name), Table)
        await guest.start(seated.table.id)
        table = await hall.hall.table(seated.table.id)
        async with guest.play(seated.table.id, since=0) as socket:
            tap, handed = Tap(None, table, socket), 0
            may_look: list[int] = []
            asked: int | None = None
            while table.row.status == "playing":
                raw = await socket.receive_raw()
                frame = DECODER.decode(raw)
                if isinstance(frame, TableChanged):
                    if frame.table.you != tap.seat:
                        tap.seat, tap.told, tap.position = frame.table.you, 0, None
                    may_look = frame.table.may_look
                    if tap.seat not in (None, asked) and frame.table.status == "playing":
                        raise Leak(f"seat {tap.seat} is in front, though {asked} has asked")
                for check in (for_whoever_is_in_front, *checks):
                    check(tap, raw)
                tap.frames += 1
                if isinstance(frame, PositionShown):
                    tap.position, tap.told = frame, frame.seq
                    if frame.legal:
                        action = frame.legal[dice.below(len(frame.legal))].action
                        await socket.send(AskAction(action=action))
                        await socket.send(Act(seq=frame.seq, action=action))
                elif isinstance(frame, TableChanged) and tap.seat is None and may_look:
                    handed, asked = handed + 1, may_look[0]
                    await socket.send(Look(seat=asked))
            return tap.frames, handed


def heard(db: str, game: str, seats: int, *checks: Check) -> tuple[int, int]:
    async def main() -> tuple[int, int]:
        async with open_house(db) as hall:
            return await hand_round(hall, game, seats, checks)

    return house(main(), patience=300.0)


@pytest.mark.parametrize("game", dh.game_names())
def test_nothing_of_anothers_hand_is_told(db: str, game: str) -> None:
    frames, handed = heard(db, game, 2, *CHECKS)
    assert frames > 50
    assert handed > 5


def test_no_hidden_card_is_in_the_bytes(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offered(MarkersGame(), monkeypatch)
    frames, handed = heard(db, "markers", 3, no_marker, *CHECKS)
    assert frames > 50
    assert handed > 10


def test_a_leak_is_found(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offered(LeakyEventGame(), monkeypatch)
    with pytest.raises(Leak):
        heard(db, "markers", 3, no_marker)


def test_a_curtain_that_nobody_has_drawn_aside_is_found(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offered(MarkersGame(), monkeypatch)

    def follow(curtain: Curtain, sharing: Sequence[int], decides: int | None, seq: int) -> None:
        curtain.seat = decides

    monkeypatch.setattr(Curtain, "follow", follow)
    with pytest.raises(Leak):
        heard(db, "markers", 3)
