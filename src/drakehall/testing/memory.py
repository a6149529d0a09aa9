"""Perfect memory: what a seat saw and received must agree with what samples still treat as hidden from it.

After a step, samples of a seat's worlds vary in some features of the position. Each of these must also vary among the
worlds that the seat cannot exclude: worlds it could not tell from the real one before the step, in which some action
leads to something that looks, and is reported, exactly the same. If a feature varies in samples but is the same in all
worlds that fit, the seat has learnt it and samples (and with them `secrets` and the view) do not know that. If it
varies as long as the events are ignored, then an event has revealed a secret. Likewise, what events keep
secret from a seat must vary among the worlds that fit if it varies among those reported alike; otherwise the view
shows it.

A random search can only find worlds that fit, not prove that there are none; so the suite fails a game only after many
fitting worlds have all agreed, and says nothing where too few were found.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import msgspec

from drakehall.kernel.events import Event, Message, Value
from drakehall.kernel.state import State
from drakehall.testing.encoding import heard
from drakehall.testing.examination import Checking, ExaminedGame
from drakehall.testing.report import require
from drakehall.testing.worlds import who

SAMPLES = 12
OFTEN = 4
"""A feature counts as hidden if it differs in this many of the samples."""
FEW = 2
"""A search is abandoned if its patience runs out with fewer fitting worlds than this."""
ENOUGH = 200
SURE = 3000
"""Numbers of fitting worlds that must agree before the suite is suspicious, and before it complains: what varies in few
worlds may have varied in the samples by chance, and in none of the first that fit."""
LIMIT = 10_000
CHOICES = 3
"""Number of actions tried in a world, besides the real one."""

Feature = tuple[object, ...]


@dataclass
class Seen:
    """What a seat sees, knows and receives after a step, and what is kept secret from it."""

    view: msgspec.Struct
    knowledge: dict[str, list[str]]
    told: list[Message]
    kept: list[Value]


@dataclass
class MemorySearch:
    """What has not yet been seen to vary among the worlds that fit."""

    real: dict[Feature, object]
    fixed: set[Feature]
    """Hidden features that are the same in all of them."""
    silent: set[Feature]
    """Hidden features that are the same even if the events are ignored."""
    secret_fixed: bool
    """Whether what events keep secret is the same in all of them."""
    secret_varies: bool = False
    """Whether it varies if what is seen is ignored."""
    fitting: int = 0

    @property
    def done(self) -> bool:
        """Whether everything that should vary does."""
        return not self.fixed and not self.secret_fixed

    def meet(self, world: State, *, told_alike: bool) -> None:
        """Record a world that looks the same."""
        found = features(world)
        self.silent -= {each for each in self.silent if found.get(each, 0) != self.real[each]}
        if told_alike:
            self.fitting += 1
            self.fixed -= {each for each in self.fixed if found.get(each, 0) != self.real[each]}


def check_memory(exam: ExaminedGame, state: State, action: int, seat: int | None, patience: int) -> None:
    """Check one step for one seat; more patience finds worlds that fit what is rarely seen."""
    with Checking(exam, "memory"):
        told: list[Event] = []
        after = state.copy()
        after.events = told
        after.apply(action)
        seen = perceive(after, told, seat)
        search = begin_search(exam, after, seat, seen)
        explore(exam, state, action, seat, seen, search, patience, ENOUGH)
        if search.fixed and search.fitting >= ENOUGH:
            explore(exam, state, action, seat, seen, search, patience, SURE)
    if search.fitting < ENOUGH and not search.done:
        return
    learnt = f"after “{exam.variant.actions.name(action)}” {who(seat)} knows what samples take for hidden: "
    with exam.checking("event-leak"):
        by_event = search.fixed - search.silent
        require(not by_event, f"{learnt}{worded(by_event)}; it was told: {'; '.join(map(str, seen.told))}")
    with exam.checking("memory"):
        require(not search.fixed, learnt + worded(search.fixed))
    if seen.kept:
        with exam.checking("view-leak"):
            shown = search.secret_fixed and search.secret_varies
            require(not shown, f"{who(seat)} can see what the events keep secret from it: {seen.kept}")


def perceive(after: State, events: Sequence[Event], seat: int | None) -> Seen:
    """Return what a seat sees, knows and receives after a step, and what it does not receive."""
    kept = [event.args[name] for event in events if seat not in event.audience for name in event.secret]
    return Seen(after.view(seat), after.knowledge(seat), heard(events, seat), kept)


def begin_search(exam: ExaminedGame, after: State, seat: int | None, seen: Seen) -> MemorySearch:
    """Find what samples of the position after the step treat as hidden."""
    real = features(after)
    times = dict.fromkeys(real, 0)
    for _ in range(SAMPLES):
        sampled = features(after.sample(seat, exam.chance.fork()))
        for each, value in real.items():
            if sampled.get(each, 0) != value:
                times[each] += 1
    hidden = {each for each, often in times.items() if often >= OFTEN}
    return MemorySearch(real, hidden, set(hidden), secret_fixed=bool(seen.kept))


def explore(
    exam: ExaminedGame,
    state: State,
    action: int,
    seat: int | None,
    seen: Seen,
    search: MemorySearch,
    patience: int,
    enough: int,
) -> None:
    """Look for fitting worlds until everything has varied, or enough have shown that something never will."""
    for tried in range(LIMIT):
        if search.done or search.fitting >= enough or (tried >= patience and search.fitting < FEW):
            return
        look(exam, state, action, seat, seen, search)


def look(exam: ExaminedGame, state: State, action: int, seat: int | None, seen: Seen, search: MemorySearch) -> None:
    """Draw a world the seat could not tell apart before the step and try what might have been done there."""
    world = state.sample(seat, exam.chance.fork())
    for choice in choices(exam, world, action, own=seat == state.seat):
        told: list[Event] = []
        other = world.copy()
        other.events = told
        other.apply(choice)
        other_seen = perceive(other, told, seat)
        alike = other_seen.told == seen.told
        looks_alike = other_seen.view == seen.view and other_seen.knowledge == seen.knowledge
        if looks_alike:
            search.meet(other, told_alike=alike)
        if alike and other_seen.kept != seen.kept:
            search.secret_varies = True
            search.secret_fixed = search.secret_fixed and not looks_alike


def choices(exam: ExaminedGame, world: State, action: int, *, own: bool) -> Iterator[int]:
    """Return the real action if it is legal, and some others, since another seat's choice may be hidden as well."""
    legal = world.legal()
    if action in legal:
        yield action
    if not own:
        others = [each for each in legal if each != action]
        exam.chance.shuffle(others)
        yield from others[:CHOICES]


def features(state: State) -> dict[Feature, object]:
    """List the features of a position: every value in it, and how often each value lies in each list."""
    found: dict[Feature, object] = {}
    for name, value in state.dump().items():
        if name != "chance":
            collect((name,), value, found)
    return found


def collect(path: Feature, value: object, found: dict[Feature, object]) -> None:
    """Add the features of a part of a position."""
    if isinstance(value, dict):
        for key, part in value.items():
            collect((*path, key), part, found)
    elif isinstance(value, list):
        for i, part in enumerate(value):
            collect((*path, i), part, found)
            if not isinstance(part, dict | list):
                count = (*path, "holds", part)
                found[count] = cast("int", found.get(count, 0)) + 1
    else:
        found[path] = value


def worded(features: set[Feature]) -> str:
    """Write some features for a person: `hands 1 2`, `hands 1 holds 5`."""
    return ", ".join(sorted(" ".join(map(str, feature)) for feature in features)[:5])
