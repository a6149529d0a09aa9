"""What events reveal: their form, and who learns something new from them."""

from collections.abc import Sequence

from drakehall.kernel.events import Event
from drakehall.kernel.state import State
from drakehall.testing.encoding import encoded, heard
from drakehall.testing.examination import ExaminedGame
from drakehall.testing.report import require
from drakehall.testing.worlds import refuse_chance, who


def check_events(exam: ExaminedGame, state: State, events: Sequence[Event]) -> None:
    """Check the events of one step by themselves; `state` is the position after it."""
    listed = len(state.scores())
    with exam.checking("event-shape"):
        for event in events:
            check_form(event, state.seats, listed)
            check_unseen(event, exam.viewers)
    with exam.checking("view-chance"):
        refuse_chance(exam, state, encoded(list(events)), "an event")


def check_form(event: Event, seats: int, listed: int) -> None:
    """An event is plain data about the players at the table."""
    require(isinstance(event, Event) and bool(event.id), f"{event} is no event")
    for name, value in event.args.items():
        require(isinstance(value, int | str), f"argument {name} of {event.id} is neither number nor label: {value!r}")
        if name == "seat" or name.endswith("_seat"):
            require(value in range(listed), f"argument {name} of {event.id} is no seat: {value!r}")
    missing = [name for name in event.secret if name not in event.args]
    require(not missing, f"{event.id} keeps {missing} secret but has only {list(event.args)}")
    require(bool(event.secret) or not event.audience, f"{event.id} has an audience but no secret argument")
    require(event.reveals or not event.own, f"{event.id} is a seat’s own but reveals nothing")
    require("seat" in event.args or not event.own, f"{event.id} does not say whose own it is")
    require(all(seat in range(seats) for seat in event.audience), f"{event.id} has the audience {event.audience}")


def check_unseen(event: Event, viewers: Sequence[int | None]) -> None:
    """Seats outside the audience do not receive the secret arguments."""
    for seat in viewers:
        told = event.seen_by(seat)
        if seat in event.audience:
            require(told.args == event.args, f"{who(seat)} is of the audience of {event.id} but is told {told}")
        else:
            public = {name: value for name, value in event.args.items() if name not in event.secret}
            require(told.args == public, f"{event.id} tells {who(seat)}, not of its audience: {told}")


def check_reveals(
    exam: ExaminedGame, state: State, action: int, events: Sequence[Event], viewers: Sequence[int | None]
) -> None:
    """If an action shows anyone which of two worlds is real, it `reveals`; if what it shows is `own`, not the owner.

    Take two worlds that a seat cannot tell apart and the same action in both: if the seat then sees, knows or receives
    different things, it has learnt something hidden (or how chance fell), and may not undo anything before that.
    """
    unaware = [seat for seat in viewers if not any(event.reveals_to(seat) for event in events)]
    if not unaware:
        return
    with exam.checking("reveals"):
        after = state.copy()
        after.apply(action)
        for seat in unaware:
            world = state.sample(seat, exam.chance.fork())
            if action in world.legal():
                told: list[Event] = []
                world.events = told
                world.apply(action)
                real = (after.view(seat), after.knowledge(seat), heard(events, seat))
                other = (world.view(seat), world.knowledge(seat), heard(told, seat))
                name = exam.variant.actions.name(action)
                require(real == other, f"“{name}” shows {who(seat)} something hidden, but no event says so")
