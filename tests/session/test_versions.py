"""Saves of a game whose rules have moved on: what was agreed then is converted, also inside a first position's text."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from drakehall.kernel import registry
from drakehall.kernel.errors import BadSave
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.position_text import with_options
from drakehall.session import Session, save
from tests.testing.toy import ToyGame, ToyOptions


class OldOptions(Options, frozen=True):
    """Version 1 called the cap `most`, and its default was 9."""

    most: Annotated[int, Meta(ge=1, le=1000, description="So many turns are played.")] = 9
    motto: Annotated[str, Meta(description="Anything.")] = ""

    @property
    def cap(self) -> int:
        return self.most


class OldGame(ToyGame):
    options = OldOptions  # type: ignore[assignment]


class NewGame(ToyGame):
    version = "2"
    former = ("1",)

    def today(self, version: str, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        if version == self.version:
            return dict(options)
        return super().today(version, seats, {"cap": options.get("most", 9)})


OLD, NEW = OldGame(), NewGame()
POSITIONS = {
    "defaults": "toy, 2 seats\nturns: 2\nhand 0: ant bee\npoints: 3 4\n",
    "option": "# mine\ntoy, 2 seats\nturns: 2\noption most: 30\nhand 0: ant bee\n",
    "several lines": "toy, 2 seats\noption motto:\n  a: b\n\n  # c\n\noption most: 30\n# d\nturns: 2\nseed: 8",
}


@pytest.fixture(params=sorted(POSITIONS))
def old_save(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[bytes, Session]:
    """A game of version 1, begun from a position; after it, the hall has version 2."""
    now: list[Game] = [OLD]
    monkeypatch.setattr(registry, "game", lambda name: now[0])
    session = Session.from_position(POSITIONS[request.param])
    for _ in range(3):
        assert session.state.seat is not None
        session.play(session.state.seat, session.state.legal()[0])
    now[0] = NEW
    return save.to_json(session), session


def test_the_options_inside_a_position_are_converted(old_save: tuple[bytes, Session]) -> None:
    raw, then = old_save
    session = save.from_json(raw)
    assert isinstance(then.options, OldOptions)
    assert isinstance(session.options, ToyOptions)
    assert session.options.cap == then.options.most
    assert session.state.dump() == then.state.dump()
    assert session.log == then.log
    again = save.from_json(save.to_json(session))
    assert save.read(save.to_json(session)).version == "2"
    assert again.state.dump() == session.state.dump()


def test_a_converted_game_is_saved_over_the_old_one_but_over_no_other(
    old_save: tuple[bytes, Session], tmp_path: Path
) -> None:
    raw, _ = old_save
    file = tmp_path / "game.json"
    file.write_bytes(raw)
    session = save.fetch(file)
    assert session.state.seat is not None
    session.play(session.state.seat, session.state.legal()[0])
    save.store(session, file)
    assert save.fetch(file).state.dump() == session.state.dump()


def test_options_take_the_place_of_all_that_a_text_names() -> None:
    text = with_options(POSITIONS["several lines"], {"cap": 5, "motto": "two\nlines\n"})
    assert text == "toy, 2 seats\noption cap: 5\noption motto:\n  two\n  lines\n\n# d\nturns: 2\nseed: 8"
    assert NEW.read_position(with_options(POSITIONS["several lines"], {"cap": 5})).options == ToyOptions(cap=5)


def test_a_position_that_cannot_be_read_is_no_usable_save(old_save: tuple[bytes, Session]) -> None:
    raw, _ = old_save
    damaged = msgspec.structs.replace(save.read(raw), position="no position", check="")
    with pytest.raises(BadSave):
        save.from_json(msgspec.json.encode(damaged))
