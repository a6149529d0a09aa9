"""“Teach me as we go”: in an ordinary game of any kind the guide speaks once of each new thing, and advises nothing."""

import pytest

import drakehall as dh
from drakehall import bots
from drakehall.bots.bot import bot_chance
from drakehall.hall.guidance import guidance
from drakehall.learn.lessons import lesson
from drakehall.session import Session
from drakehall.wire.frames import AskGuidance, Guidance

SELDOM = {
    "dragon_castle": {"change", "destroy", "end-turn-now", "order", "turn-down"},
    "simurgh": {
        *("hand-full", "house-full", "how-to-pay", "keep", "mark", "move", "replace"),
        *("spend-vassal", "statue-exchange", "unmark"),
    },
    "smoki": {"nest", "offer", "swap-with"},
    "wyrmspan": {"limits", "option-one", "pay-card", "pay-with"},
}
"""What not every game comes to."""


def heard(session: Session, told: list[str], since: int) -> Guidance:
    """Read on until there is nothing to be said for now; gives the last answer."""
    while True:
        found = guidance(None, session, 0, AskGuidance(told=told, shown=None, since=since))
        if found.step is None:
            return found
        assert found.step.id not in told, "said once"
        assert (found.step.move, found.step.advised) == (None, [])
        told.append(found.step.id)
        since = found.seq


@pytest.mark.parametrize("game", dh.game_names())
def test_in_an_ordinary_game_everything_new_is_told_once(game: str) -> None:
    known, told, since = dh.game(game), list[str](), 0
    session, chance = Session(known, 2, 0), bot_chance(0)
    players = [bots.make("greedy", known, 0), bots.make("novice", known, 50)]
    first = heard(session, told, since)
    assert told, "something is said at once"
    while (seat := session.state.seat) is not None:
        session.play(seat, bots.choose(players[seat], session.state, chance))
        last = heard(session, told, since)
        since = last.seq
    everything = {step.id for step in lesson(game).anywhere()}
    assert set(told) <= everything
    assert everything - set(told) <= SELDOM.get(game, set())
    assert (first.done, last.done) == (False, set(told) == everything)
