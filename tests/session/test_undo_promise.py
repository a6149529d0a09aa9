"""Undo in random games of every kind: always possible where the mover has learnt nothing, never where it has."""

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Event
from drakehall.kernel.state import State
from drakehall.session import Session
from drakehall.testing.encoding import heard
from drakehall.testing.moody import MoodyChooser

GAMES = ("smoki", "dragon_castle", "simurgh", "wyrmspan")
DECISIONS = 120
WORLDS = 4
"""What looks the same in so many worlds counts as known."""
MANY = 60
"""So many are tried before a barrier may be called needless: what is seldom otherwise was not known either."""


def moody(name: str, seed: int) -> tuple[Session, MoodyChooser]:
    """A table at which moves are chosen at random, all kinds of them; none is forced, so that each can be looked at."""
    table = Session(dh.game(name), 2 + seed % 2, seed, play_forced=False)
    return table, MoodyChooser(table.state.actions, Chance(seed + 1))


def learnt(before: State, seat: int, action: int, after: State, told: object, chance: Chance, worlds: int) -> bool:
    """Whether a seat can tell by what followed its action which of the worlds it thought possible is real."""
    real = (after.view(seat), after.knowledge(seat), after.question(seat), told)
    for _ in range(worlds):
        world = before.sample(seat, chance)
        events: list[Event] = []
        world.events = events
        world.apply(action)
        if (world.view(seat), world.knowledge(seat), world.question(seat), heard(events, seat)) != real:
            return True
        if after.seat == seat and world.legal() != after.legal():
            return True
    return False


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_undo_is_possible_exactly_until_the_mover_learns_something(name: str, seed: int) -> None:
    table, mood = moody(name, seed)
    chance = Chance(seed + 2)
    undone = 0
    for _ in range(DECISIONS):
        before, seat = table.state, table.state.seat
        if seat is None:
            break
        action = mood.choose(before.legal())
        (step,) = table.play(seat, action)
        after = table.state
        if after.seat != seat:
            assert not table.can_undo(seat)
            continue
        worlds = WORLDS if table.can_undo(seat) else MANY
        knows_more = learnt(before, seat, action, after, heard(step.events, seat), chance, worlds)
        said = f"{before.actions.name(action)}: {step.events}"
        assert not (table.can_undo(seat) and knows_more), said
        assert table.can_undo(seat) or knows_more or all_deduced(before, seat), said
        if table.can_undo(seat):
            undo_and_redo(table, seat, action, before, after)
            undone += 1
    assert undone


def all_deduced(state: State, seat: int) -> bool:
    """Whether a seat can deduce where everything is, so that nothing is news, though a card is turned up."""
    return all(len(set(group)) == 1 for group in state.secrets(seat))


def undo_and_redo(table: Session, seat: int, action: int, before: State, after: State) -> None:
    """The position is the earlier one for everybody, and the same action leads to the same position again."""
    table.undo(seat)
    assert table.state.dump() == before.dump()
    assert table.state.view(seat) == before.view(seat)
    table.play(seat, action)
    assert table.state.dump() == after.dump()
