"""Why a move is good, in the words of the rules: what it brings with the rest of the turn, and what it risks.

A move is played in some worlds that the seat cannot tell apart, the turn is finished as the evaluation would, and what
the seat could count before and afterwards is compared. Only its own view of those worlds is read.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from drakehall.bots.analysis.study import Expectation
from drakehall.bots.evaluation import Evaluation, evaluation
from drakehall.bots.facts.facts import Facts, Saying, facts_of
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

WORLDS: Final = 3
"""Number of worlds in which a move is examined."""
STEPS: Final = 24
"""Most decisions that finish a turn."""
MOST: Final = 2
"""Number of reasons named, besides a risk."""
LEAST: Final = 0.5
"""Anything worth fewer points is neither a reason nor a risk."""
CLEAR: Final = 0.01
"""Moves that win less often than this one by a smaller share are about as good."""

Changes = dict[tuple[str, str], float]
"""Numbers by what is counted: a fact or a source of points, and its name."""


def grounds(
    game: Game,
    position: State,
    seat: int,
    chosen: Expectation,
    others: Sequence[Expectation],
    chance: Chance,
    worlds: int,
) -> tuple[list[Message], Message | None]:
    """Return what an action brings a seat, the most important first, and what it risks.

    If it brings nothing that can be counted, or is examined in no world, it is compared with the others. Where all
    choices are alike that is the only reason: what some worlds have in store for one of them is chance.
    """
    alike = facts_of(game).alike(position.view(seat), seat)
    if alike is not None:
        return [alike], None
    told = _told(game, position, seat, chosen.action, chance, worlds)
    return _good(told) or [_compared(chosen, others) if others else _alone(game, position)], _bad(told)


def contrast(
    game: Game, position: State, seat: int, better: Expectation, played: Expectation, chance: Chance
) -> tuple[list[Message], list[Message]]:
    """Return what the better of two actions brings, and what the one that was played brings and costs instead.

    What both of them do is left out. If that leaves nothing for the better one, it says how much more often it wins.
    """
    good = _told(game, position, seat, better.action, chance, WORLDS)
    other = _told(game, position, seat, played.action, chance, WORLDS)
    alike = {repr(each.message) for each in good} & {repr(each.message) for each in other}
    good, other = ([each for each in told if repr(each.message) not in alike] for told in (good, other))
    oftener = Message("hall-ground-oftener", {"count": round(100 * (better.win - played.win))})
    risk = _bad(other)
    return _good(good) or [oftener], [*_good(other), *([risk] if risk else [])]


def _told(game: Game, position: State, seat: int, action: int, chance: Chance, worlds: int) -> list[Saying]:
    """Return what an action and the rest of its turn lead to in most of some worlds."""
    seen = [_look(game, position, seat, action, chance) for _ in range(worlds)]
    said = Counter(repr(saying.message) for _, sayings in seen for saying in sayings)
    by_message = {repr(saying.message): saying for _, sayings in seen for saying in sayings}
    told = [by_message[message] for message, count in said.items() if 2 * count >= worlds]
    names = dict.fromkeys(name for changes, _ in seen for name in changes)
    usual = {name: sum(changes.get(name, 0.0) for changes, _ in seen) / worlds for name in names}
    return told + _changed(game, facts_of(game), usual)


def _good(told: Sequence[Saying]) -> list[Message]:
    """Choose what is worth most."""
    good = sorted((each for each in told if each.worth >= LEAST), key=lambda each: -each.worth)[:MOST]
    return [each.message for each in good]


def _bad(told: Sequence[Saying]) -> Message | None:
    """Choose what costs most."""
    bad = min((each for each in told if each.worth <= -LEAST), key=lambda each: each.worth, default=None)
    return None if bad is None else bad.message


def finish(judge: Evaluation, world: State, action: int) -> None:
    """Carry out an action and the rest of the turn, each decision as its seat's evaluation prefers."""
    turn = judge.turn_number(world)
    world.apply(action)
    for _ in range(STEPS):
        if world.seat is None or judge.turn_number(world) != turn:
            return
        legal = judge.worthwhile(world, world.legal())
        leads = judge.after(world, legal, world.seat) if len(legal) > 1 else [0.0]
        world.apply(legal[leads.index(max(leads))])


def _look(game: Game, position: State, seat: int, action: int, chance: Chance) -> tuple[Changes, list[Saying]]:
    """Play an action and the rest of its turn in a world; return what has changed in number, and what else to say."""
    found = facts_of(game)
    world = position.sample(seat, chance)
    before, had = world.view(seat), _counted(found, world, seat)
    if found.stands_alone(before):
        world.apply(action)
    else:
        finish(evaluation(game), world, action)
    after, has = world.view(seat), _counted(found, world, seat)
    sayings = found.sayings(before, after, seat)
    if not found.comparable(before, after):
        return {}, sayings
    return {name: has.get(name, 0.0) - had.get(name, 0.0) for name in {**had, **has}}, sayings


def _alone(game: Game, position: State) -> Message:
    """Explain why a move was not compared with others: there are none, or there was no time to try one."""
    considered = evaluation(game).worthwhile(position, position.legal())
    return Message("hall-ground-only" if len(considered) == 1 else "hall-ground-hurried")


def _compared(chosen: Expectation, others: Sequence[Expectation]) -> Message:
    """Explain how much more often a move wins than the next best, or that there is little to choose between them."""
    lead = chosen.win - max(each.win for each in others)
    if abs(lead) < CLEAR or (lead < 0 and chosen.visits >= max(each.visits for each in others)):
        return Message("hall-ground-equal", {"count": len(others) + 1})
    return Message("hall-ground-wins" if lead > 0 else "hall-ground-loses", {"count": round(100 * abs(lead))})


def _counted(found: Facts, world: State, seat: int) -> Changes:
    """Count the facts, and the points by source."""
    points = world.breakdown()[seat]
    return {
        **{("fact", name): count for name, count in found.facts(world.view(seat), seat).items()},
        **{("score", source): float(count) for source, count in points.items() if source not in found.PASSED_OVER},
    }


def _changed(game: Game, found: Facts, changes: Changes) -> list[Saying]:
    """Put every count into words that differs by one or more."""
    said = []
    for (sort, name), by in changes.items():
        count = round(abs(by))
        if not count:
            continue
        if sort == "score":
            kind = "hall-ground-points" if by > 0 else "hall-ground-points-lost"
            worth = -by if game.low_wins else by
            said.append(Saying(Message(kind, {"count": count, "score": name.replace("_", "-")}), worth))
        else:
            kind = "more" if by > 0 else "fewer"
            said.append(Saying(Message(f"{game.name}-{kind}-{name}", {"count": count}), by * found.WORTH[name]))
    return said
