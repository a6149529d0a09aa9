"""Games that begin with a position in text: they replay, take back, save and load like any other."""

import json

import pytest

from drakehall.bots.analysis.course import positions
from drakehall.kernel.errors import BadSave
from drakehall.kernel.position_errors import BadPosition
from drakehall.session import Player, Session, save

POSITION = """\
smoki, 2 seats
option raven_attack: true
seat 0: 6 7 2 / 3 (0) (7)
seat 1: K (?) (?) / (?) (?) (?)
hidden: 8
seed: 4
"""


def played(moves: int) -> Session:
    session = Session.from_position(POSITION, [Player("Ola")])
    while len(session.log) < moves and session.state.seat is not None:
        session.play(session.state.seat, session.state.legal()[-1])
    return session


def test_a_game_begins_with_a_position() -> None:
    session = Session.from_position(POSITION, [Player("Ola")])
    assert session.game.name == "smoki"
    assert session.seed == 4
    assert session.state.dump() == session.game.read_position(POSITION).dump()
    assert session.players == [Player("Ola"), Player("Seat 2")]
    with pytest.raises(BadPosition):
        Session.from_position("smoki, 2 seats\nseat 0: 1")


def test_it_comes_back_from_its_save_exactly_chance_included() -> None:
    session = played(120)
    assert session.steps[-1].events
    back = save.from_json(save.to_json(session))
    assert back.position == POSITION
    assert back.state.dump() == session.state.dump()
    assert back.log == session.log
    assert save.to_json(back) == save.to_json(session)


def test_taking_back_leads_to_the_position_and_no_further() -> None:
    session = Session.from_position(POSITION)
    session.play(0, "draw_hidden")
    session.take_back(0)
    assert session.state.dump() == session.game.read_position(POSITION).dump()


def test_its_course_begins_with_the_position() -> None:
    session = played(6)
    _, first, _ = next(iter(positions(session)))
    assert first.dump() == session.game.read_position(POSITION).dump()


def test_a_whole_game_can_go_on_elsewhere_from_any_of_its_positions() -> None:
    session = played(30)
    other = Session.from_position(session.state.position_text())
    for table in (session, other):
        for _ in range(30):
            assert table.state.seat is not None
            table.play(table.state.seat, table.state.legal()[0])
    assert other.state.dump() == session.state.dump()


@pytest.mark.parametrize(
    "changes",
    [
        {"position": "smoki, 2 seats\nseat 0: 1"},
        {"position": "smoki, 3 seats"},
        {"position": POSITION.replace("option raven_attack: true\n", "")},
        {"position": "wyrmspan, 2 seats"},
        {"position": ""},
        {"position": 7},
        {"options": {}},
        {"seats": 3},
    ],
)
def test_a_save_whose_position_does_not_fit_is_refused(changes: dict[str, object]) -> None:
    data = json.loads(save.to_json(played(4))) | changes
    data.pop("check")
    with pytest.raises(BadSave):
        save.from_json(json.dumps(data).encode())
