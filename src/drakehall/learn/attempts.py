"""Attempts at an exercise: its moves played against its bots, and all ways on from somewhere looked through."""

from typing import Final, final

import msgspec

from drakehall import bots
from drakehall.bots.bot import bot_chance
from drakehall.kernel.events import Event
from drakehall.learn.exercises import Exercise, judge
from drakehall.session import Session

SEEDS: Final = (1, 2, 3)
"""Other seats are played with each of these."""
TRIED: Final = 400
"""Number of different positions from which ways on are tried, the last choices first."""
A_TURN: Final = 4000
"""The same, where all ways of one turn must be tried."""


class Searched(msgspec.Struct, frozen=True):
    """What looking through the ways on has brought."""

    way: tuple[str, ...] | None
    """One that reaches the goal; None if none of those tried does."""
    all_tried: bool
    """Whether there were no more than could be tried."""


@final
class SeededSession:
    """A session with bots on the other seats, whose choices depend on the seed alone."""

    def __init__(self, session: Session, bot: str, seed: int) -> None:
        """Seat a bot everywhere; only those of the other seats are asked."""
        self.session = session
        self.bots = [bots.make(bot, session.game, seed + seat) for seat in range(session.seats)]
        self.chance = bot_chance(seed)

    def play(self, seat: int, action: int | str) -> list[Event]:
        """Play an action of a seat."""
        return [event for step in self.session.play(seat, action) for event in step.events]

    def others(self, me: int) -> list[Event]:
        """Let the others play until it is my turn or the game is over."""
        events: list[Event] = []
        while (seat := self.session.state.seat) is not None and seat != me:
            events += self.play(seat, bots.choose(self.bots[seat], self.session.state, self.chance))
        return events


def attempt(exercise: Exercise, moves: tuple[str, ...], seed: int) -> Session:
    """Play the moves of an exercise, the other seats by its bot; what cannot be played raises a `HallError`.

    The others do not play on once the attempt is decided: most ways that are tried end there.
    """
    session = Session.from_position(exercise.position)
    me = session.state.seat
    assert me is not None
    seeded = SeededSession(session, exercise.bot, seed)
    for move in moves:
        seeded.others(me)
        seeded.play(me, move)
    if judge(exercise, session).status == "going":
        seeded.others(me)
    return session


def search(exercise: Exercise, begun: tuple[str, ...], tried: int = TRIED) -> Searched:
    """Look for a way that reaches the goal after some moves; from a position met before it is not looked again."""
    me = Session.from_position(exercise.position).state.seat
    assert me is not None
    waiting = [begun]
    met: set[tuple[str, int, tuple[int, ...]]] = set()
    while waiting:
        if len(met) == tried:
            return Searched(None, all_tried=False)
        moves = waiting.pop()
        session = attempt(exercise, moves, SEEDS[0])
        verdict = judge(exercise, session)
        if verdict.status == "reached":
            return Searched(moves, all_tried=False)
        here = (session.state.position_text(), verdict.turns, verdict.measured)
        if verdict.status == "going" and session.state.seat == me and here not in met:
            met.add(here)
            waiting += [(*moves, session.state.actions.name(action)) for action in session.state.legal()]
    return Searched(None, all_tried=True)
