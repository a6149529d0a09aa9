"""Perfect memory: what a seat saw and was told must agree with what samples still take for hidden from it.

After a step, samples of a seat's worlds vary in some features of the position. Each of these must also vary among the
worlds that the seat cannot exclude: worlds it could not tell from the real one before the step, in which some action
leads to something that looks, and is told, exactly the same. If a feature varies in samples but is the same in all
worlds that fit, the seat has learnt it and samples (and with them `secrets` and the view) do not know that. If it
varies as long as what was told is left out of account, then an event has told a secret.

A random search can only find worlds that fit, not prove that there are none; so the suite fails a game only after many
fitting worlds have all agreed, and says nothing where too few were found.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

import msgspec

from drakehall.kernel.events import Event, Message
from drakehall.kernel.state import State
from drakehall.testing.plain import heard
from drakehall.testing.report import require
from drakehall.testing.trial import Checking, Trial
from drakehall.testing.worlds import who

SAMPLES = 12
OFTEN = 4
"""A feature counts as hidden if it is another one in so many of the samples."""
QUICK = 40
"""So many worlds are looked at in any case, and no more if few of them fit."""
FEW = 4
ENOUGH = 200
"""So many fitting worlds must agree before the suite complains."""
LIMIT = 10_000
CHOICES = 5
"""So many actions are tried in a world, beside the real one."""

Feature = tuple[object, ...]


@dataclass
class Seen:
    """What a seat sees, knows and is told after a step."""

    view: msgspec.Struct
    knowledge: dict[str, list[str]]
    told: list[Message]


@dataclass
class Search:
    """The features not yet seen to vary, with and without regard to what was told."""

    real: dict[Feature, object]
    fixed: set[Feature]
    silent: set[Feature] = field(default_factory=set)
    fitting: int = 0

    def meet(self, world: State, *, told_the_same: bool) -> None:
        """Take note of a world that looks the same."""
        found = features(world)
        self.silent -= {each for each in self.silent if found.get(each, 0) != self.real[each]}
        if told_the_same:
            self.fitting += 1
            self.fixed -= {each for each in self.fixed if found.get(each, 0) != self.real[each]}


def check_memory(trial: Trial, state: State, action: int, seat: int | None) -> None:
    """Check one step for one seat."""
    with Checking(trial, "memory"):
        told: list[Event] = []
        after = state.copy()
        after.events = told
        after.apply(action)
        seen = Seen(after.view(seat), after.knowledge(seat), heard(told, seat))
        search = hidden_features(trial, after, seat)
        explore(trial, state, action, seat, seen, search)
    if search.fixed and search.fitting < ENOUGH:
        return
    learnt = f"after “{trial.setting.actions.name(action)}” {who(seat)} knows what samples take for hidden: "
    with trial.checking("event-leak"):
        by_event = search.fixed - search.silent
        require(not by_event, f"{learnt}{worded(by_event)}; it was told: {'; '.join(map(str, seen.told))}")
    with trial.checking("memory"):
        require(not search.fixed, learnt + worded(search.fixed))


def explore(trial: Trial, state: State, action: int, seat: int | None, seen: Seen, search: Search) -> None:
    """Look for fitting worlds until every hidden feature has varied, or it is clear that some never will."""
    for tried in range(LIMIT):
        if not search.fixed or search.fitting >= ENOUGH or (tried >= QUICK and search.fitting < FEW):
            return
        look(trial, state, action, seat, seen, search)


def hidden_features(trial: Trial, after: State, seat: int | None) -> Search:
    """Find what samples of the position after the step take for hidden."""
    real = features(after)
    times = dict.fromkeys(real, 0)
    for _ in range(SAMPLES):
        sampled = features(after.sample(seat, trial.chance.fork()))
        for each, value in real.items():
            if sampled.get(each, 0) != value:
                times[each] += 1
    hidden = {each for each, often in times.items() if often >= OFTEN}
    return Search(real, hidden, set(hidden))


def look(trial: Trial, state: State, action: int, seat: int | None, seen: Seen, search: Search) -> None:
    """Draw a world the seat could not tell apart before the step and try what might have been done there."""
    world = state.sample(seat, trial.chance.fork())
    for choice in choices(trial, world, action, own=seat == state.seat):
        other = world.copy()
        told: list[Event] = []
        other.events = told
        other.apply(choice)
        if other.view(seat) == seen.view and other.knowledge(seat) == seen.knowledge:
            search.meet(other, told_the_same=heard(told, seat) == seen.told)


def choices(trial: Trial, world: State, action: int, *, own: bool) -> Iterator[int]:
    """Give the real action where it is legal, and some others, since a choice of another seat may be hidden as well."""
    legal = world.legal()
    if action in legal:
        yield action
    if not own:
        others = [each for each in legal if each != action]
        trial.chance.shuffle(others)
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
