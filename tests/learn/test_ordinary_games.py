"""What the guide says in ordinary games comes up in some: a few games, heard by all their seats, tell every step."""

from collections.abc import Iterator

import msgspec
import pytest

from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Event
from drakehall.learn import guide
from drakehall.learn.guide import Moment
from drakehall.learn.lessons import lesson
from drakehall.session import Session


class Dealt(msgspec.Struct, frozen=True):
    """A game that is played to its end at random on all seats; its seed decides the moves as well."""

    seats: int
    seed: int
    options: dict[str, object] = {}


GAMES: dict[str, list[Dealt]] = {
    "dragon_castle": [
        Dealt(3, 8, {"spirits": "wind,change,destruction"}),
        Dealt(2, 28, {"spirits": "wind,change,destruction"}),
    ],
    "simurgh": [Dealt(2, 105), Dealt(3, 1), Dealt(4, 4), Dealt(2, 4), Dealt(4, 1)],
    "smoki": [Dealt(2, 0, {"raven_attack": True})],
    "wyrmspan": [Dealt(4, 17), Dealt(4, 6)],
}
"""Found by playing seeds from 0 on; steps that few games come to have a game of their own."""


def moments(game: str, dealt: Dealt) -> Iterator[Moment]:
    """Play a game; give what the guide knows before each decision, and what has happened since that seat's last one."""
    session = Session(registry.game(game), dealt.seats, dealt.seed, dealt.options)
    chance = Chance(dealt.seed)
    news: list[list[Event]] = [[] for _ in range(dealt.seats)]
    while (seat := session.state.seat) is not None:
        yield guide.moment(session, seat, news[seat])
        news[seat] = []
        legal = session.state.legal()
        for step in session.play(seat, legal[chance.below(len(legal))]):
            for each in news:
                each += step.events


@pytest.mark.parametrize("game", GAMES)
def test_each_step_for_ordinary_games_is_told_in_one(game: str) -> None:
    taught = lesson(game)
    told: list[str] = []
    for dealt in GAMES[game]:
        for now in moments(game, dealt):
            step = guide.spoken(taught, told, now)
            if step is not None:
                told.append(step.id)
    assert {step.id for step in taught.anywhere()} == set(told)
    assert len(told) == len(set(told)), "said once"
