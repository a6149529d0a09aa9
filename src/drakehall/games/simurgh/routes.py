"""Paths that hidden tiles may have taken, found only from what an observer knows (SIM-9.4).

Of the lines through hands an observer knows where and when they began and ended, when something came into a hand and
when something left it, and that what was put on a pile is what was later drawn from there. What it does not know is
which of the tiles in a hand left. `find` forgets how the lines of a position went inside the hands and decides that
anew, from beginning to end, so its result does not depend on what was hidden.
"""

from itertools import combinations
from typing import Final, final

from drakehall.games.simurgh.sightings import NEVER
from drakehall.games.simurgh.unseen_paths import Path, UnseenLine
from drakehall.kernel.chance import Chance

HIDDEN: Final = 1 << 5
"""What may become of a tile, as a mask: it may be hidden still, or have been seen since as a tile of one of the types,
which are the lower bits."""
ANYTHING: Final = 2 * HIDDEN - 1
ITSELF: Final = 4 * HIDDEN
"""It was known before and seen again since: shifted by the number of its line."""
BARRED: Final = 2 * HIDDEN
"""It is hidden still, but not in some places: to ask whether it can be somewhere else."""


@final
class Route:
    """A new line: it begins like one of the old lines and ends like another."""

    __slots__ = ("path", "sink", "source")

    def __init__(self, source: int, sink: int, path: Path) -> None:
        """Take the numbers of the two lines, and its stays."""
        self.source = source
        self.sink = sink
        self.path = path


@final
class Known:
    """Lines and what an observer knows of their beginnings and ends."""

    __slots__ = ("fates", "lines", "may", "room")

    def __init__(self, lines: list[UnseenLine], may: list[int], fates: list[int], room: dict[int, int]) -> None:
        """Take what is known."""
        self.lines = lines
        self.may = may
        """What may have become of what began like each line."""
        self.fates = fates
        """What has become of what ended like each line."""
        self.room = room
        """Number of those with some beginning that can still be hidden, if not all of them can."""

    def barring(self, tiles: list[int], places: list[int]) -> "Known":
        """Suppose that some tiles, seen before and hidden still, are not in some hidden places; both given by lines."""
        may = [BARRED if i in tiles else each for i, each in enumerate(self.may)]
        fates = [fate | BARRED if fate == HIDDEN and i not in places else fate for i, fate in enumerate(self.fates)]
        return Known(self.lines, may, fates, self.room)


NOTHING: Final = -1
NOWHERE: Final[Path] = ()
TRIES: Final = 8
"""Number of times that tiles which must be seen again are led there one by one before a full search."""

PATIENCE: Final = 200
"""Number of times that a search for whether something is possible backtracks before it assumes that it is."""

Plan = tuple[list[int], list[int], list[int], list[bool]]
"""What of a network changes while it is decided: `taken`, `goes`, `kinds` and `fixed`."""

Situation = tuple[int, tuple[tuple[int, int], ...]]
"""What matters at some departure for it and those to come: which it is, and what may become of tiles where."""

Fork = tuple[int, Plan, list[int]]
"""A departure, the plan before it, and what else may have left there."""


class Network:
    """What an observer knows of the lines of a family, and one way to join it again.

    There is always a plan: an end for everything that came into a hand, in the same hand and later, that fits what may
    have become of it. What is decided changes the plan, or is not possible. A plan does not know yet what goes on from
    one hand to another; where that leads to a dead end, the search goes back and remembers it. Tiles that must be seen
    again have the fewest paths and are led there first.
    """

    __slots__ = (
        "around",
        "begins",
        "dead_ends",
        "departures",
        "ends",
        "fates",
        "fixed",
        "goes",
        "holders",
        "kinds",
        "known",
        "onward",
        "patience",
        "starts",
        "taken",
    )

    def __init__(self, known: Known, patience: int = NEVER) -> None:
        """Take lines apart; `patience` is how often the search may go back."""
        self.known = known
        self.patience = patience
        self.begins: list[int] = []
        """For each line its first stay."""
        self.holders: list[int] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.onward: list[int] = []
        """For each stay the one that follows on its end; for the last of a line the line, as a complement."""
        self.kinds: list[int] = []
        """For each stay what may become of what is there: certain where a line begins, decided anew after that."""
        for i, line in enumerate(known.lines):
            path = line.path
            self.begins.append(len(self.starts))
            self.holders += path[::3]
            self.starts += path[1::3]
            self.ends += path[2::3]
            self.onward += range(len(self.onward) + 1, len(self.starts))
            self.onward.append(~i)
            self.kinds += [known.may[i]] + [0] * (len(path) // 3 - 1)
        count = len(self.starts)
        self.around: list[list[int]] = [[]] * count
        """For each stay all stays in the same hand before that is empty again, in the order in which they begin."""
        self._find_stays_around()
        self.departures = sorted([end for end in range(count) if self.ends[end] < NEVER], key=self.ends.__getitem__)
        self.fates = known.fates
        if count > len(known.lines):
            self.fates = self._fates()
            self._let_anything_go_on()
        self.taken = [NOTHING] * count
        """The plan: for each end of a stay the stay with whose beginning it is joined."""
        self.goes = [NOTHING] * count
        """The same the other way round."""
        self.fixed = [False] * count
        """For each end whether it has been decided what left there."""
        self.dead_ends: set[Situation] = set()

    def join(self, chance: Chance | None) -> bool:
        """Decide for every hand which of its tiles left when something left; return whether that is possible."""
        if not all(self._place(stay, set()) for stay in range(len(self.starts))):
            return False
        if all(self._seen(end) for end in self.departures):
            chance = None  # nothing to decide: a world in which that shows at a glance must not use less chance
        room = list(self.known.room.items())
        back = [begin for begin, may in zip(self.begins, self.known.may, strict=True) if may >= ITSELF]
        back.sort(key=self._span)
        plan = self._kept()
        for _ in range(min(TRIES, len(back))):
            if self._lead_back(back, chance) and self._join_seen(room, chance):
                return True
            self._back_to(plan)
        return self._join_seen(room, chance)

    def routes(self) -> list[Route]:
        """List the new lines, in the order in which they began."""
        found: list[Route] = []
        for source, begin in enumerate(self.begins):
            stay, path = begin, NOWHERE
            while True:
                end = self.goes[stay]
                path += (self.holders[end], self.starts[stay], self.ends[end])
                stay = self.onward[end]
                if stay < 0:
                    break
            found.append(Route(source, ~stay, path))
        return found

    def _find_stays_around(self) -> None:
        """Divide the stays of every holder where the hand was empty."""
        last: dict[int, list[int]] = {}
        until: dict[int, int] = {}
        for stay in sorted(range(len(self.starts)), key=self.starts.__getitem__):
            holder = self.holders[stay]
            if self.starts[stay] > until.get(holder, 0):
                last[holder] = []
            until[holder] = max(until.get(holder, 0), self.ends[stay])
            last[holder].append(stay)
            self.around[stay] = last[holder]

    def _fates(self) -> list[int]:
        """Return for each end of a stay what may become of what leaves there, as far as moments tell."""
        fates = [0] * len(self.ends)
        for stay in sorted(range(len(self.ends)), key=self.ends.__getitem__, reverse=True):
            then = self.onward[stay]
            if then < 0:
                fates[stay] = self.known.fates[~then]
            else:
                for other in self.around[then]:
                    if self.ends[other] > self.starts[then]:
                        fates[stay] |= fates[other]
        return fates

    def _let_anything_go_on(self) -> None:
        """Let everything that fits have gone on from hand to hand."""
        for end in self.departures:
            then = self.onward[end]
            if then >= 0:
                for other in self.around[end]:
                    if self.starts[other] < self.ends[end] and self.kinds[other] & self.fates[end]:
                        self.kinds[then] |= self.kinds[other]

    # --- The plan ---------------------------------------------------------------------------------------------------

    def _place(self, stay: int, tried: set[int]) -> bool:
        """Plan an end for what came with a stay, giving others another end if need be."""
        for end in self._open_to(stay):
            if end not in tried:
                tried.add(end)
                if self.taken[end] == NOTHING or self._place(self.taken[end], tried):
                    self.taken[end], self.goes[stay] = stay, end
                    return True
        return False

    def _open_to(self, stay: int) -> list[int]:
        """List the ends at which what came with a stay may have left, as far as it has not been decided what did."""
        kind, start = self.kinds[stay], self.starts[stay]
        ends, fates, fixed = self.ends, self.fates, self.fixed
        stays = self.around[stay]
        return [end for end in stays if ends[end] > start and kind & fates[end] and not fixed[end]]

    def _learn(self, stay: int, kind: int) -> bool:
        """Let what came with a stay be of some kind; return whether a plan is left."""
        self.kinds[stay] = kind
        end = self.goes[stay]
        if kind & self.fates[end]:
            return True
        self.taken[end] = NOTHING
        return self._place(stay, set())

    def _leave(self, end: int, stay: int) -> bool:
        """Let what came with a stay leave at an end; return whether a plan is left."""
        self.fixed[end] = True
        planned = self.taken[end]
        if planned != stay:
            self.taken[self.goes[stay]] = NOTHING
            self.taken[end], self.goes[stay] = stay, end
            if not self._place(planned, set()):
                return False
        then = self.onward[end]
        return then < 0 or self._learn(then, self.kinds[stay])

    def _kept(self) -> Plan:
        """Return the plan, to come back to it."""
        return self.taken[:], self.goes[:], self.kinds[:], self.fixed[:]

    def _back_to(self, plan: Plan) -> None:
        """Restore a plan."""
        taken, goes, kinds, fixed = plan
        self.taken, self.goes, self.kinds, self.fixed = taken[:], goes[:], kinds[:], fixed[:]

    # --- Deciding ---------------------------------------------------------------------------------------------------

    def _span(self, begin: int) -> int:
        """Return how long a line lasts that begins with a stay; short ones have the fewest paths."""
        end = begin
        while self.onward[end] >= 0:
            end = self.onward[end]
        return self.ends[end] - self.starts[begin]

    def _lead_back(self, back: list[int], chance: Chance | None) -> bool:
        """Decide first about tiles that must be seen again: one that finds no path left may go first next time."""
        plan = self._kept()
        for _ in range(TRIES):
            lost = next((stay for stay in back if not self._lead(stay, set(), chance)), NOTHING)
            if lost == NOTHING:
                return True
            back.remove(lost)
            back.insert(0, lost)
            self._back_to(plan)
        return False

    def _lead(self, stay: int, tried: set[int], chance: Chance | None) -> bool:
        """Decide by which ends what came with a stay got to where it was seen again; return whether it can have."""
        tried.add(stay)
        ends = sorted(self._open_to(stay), key=self.ends.__getitem__)
        if chance is not None:
            chance.shuffle(ends)
        plan = self._kept()
        for end in ends:
            then = self.onward[end]
            if then not in tried and self._leave(end, stay) and (then < 0 or self._lead(then, tried, chance)):
                return True
            self._back_to(plan)
        return False

    def _join_seen(self, room: list[tuple[int, int]], chance: Chance | None) -> bool:
        """Decide which of the dealt tiles have been seen since, where there is no room for all to be hidden still."""
        if not room:
            return self._join(chance)
        kind, limit = room[0]
        dealt = [stay for stay, may in zip(self.begins, self.known.may, strict=True) if may == kind]
        if chance is not None:
            chance.shuffle(dealt)
        plan = self._kept()
        for seen in combinations(dealt, len(dealt) - limit):
            if all(self._learn(stay, kind & ~HIDDEN) for stay in seen) and self._join_seen(room[1:], chance):
                return True
            self._back_to(plan)
        return False

    def _join(self, chance: Chance | None) -> bool:
        """Decide departure by departure which tile of a hand left; return whether everything known can be met."""
        self.dead_ends.clear()
        trail: list[Fork] = []
        at = 0
        while NOTHING < at < len(self.departures):
            at = at + 1 if self._pass(at, trail, chance) else self._go_back(trail)
        return at != NOTHING

    def _pass(self, at: int, trail: list[Fork], chance: Chance | None) -> bool:
        """Decide what left at a departure, and remember what else may have; return whether a plan is left."""
        end = self.departures[at]
        if self.fixed[end]:
            return True
        candidates = self._candidates(end, chance)
        if len(candidates) > 1:
            if self.dead_ends and self._situation(at) in self.dead_ends:
                return False
            trail.append((at, self._kept(), candidates[1:]))
        return bool(candidates) and self._leave(end, candidates[0])

    def _go_back(self, trail: list[Fork]) -> int:
        """Go back to the last departure where something else may have left, and let it; give the departure after it."""
        while trail and self.patience > 0:
            self.patience -= 1
            at, plan, others = trail[-1]
            self._back_to(plan)
            if not others:
                self.dead_ends.add(self._situation(at))
                trail.pop()
            elif self._leave(self.departures[at], others.pop(0)):
                return at + 1
        return NOTHING

    def _candidates(self, end: int, chance: Chance | None) -> list[int]:
        """Return what may have left at an end, one of each kind in random order; of a kind the first that came.

        What was seen is the dealt one if it can be. That loses no position: if it was another, the two can have
        swapped their pasts.
        """
        moment, fate = self.ends[end], self.fates[end]
        fit = [
            stay
            for stay in self.around[end]
            if self.starts[stay] < moment and self.kinds[stay] & fate and not self.fixed[self.goes[stay]]
        ]
        first: dict[int, int] = {}
        for stay in fit:
            first.setdefault(self.kinds[stay], stay)
        if self._seen(end):
            return [first[min(first)]] if first else []
        if chance is None:
            return [first[kind] for kind in sorted(first)]
        chance.shuffle(fit)
        found: dict[int, int] = {}
        for stay in fit:
            kind = self.kinds[stay]
            found.setdefault(kind, stay if kind == HIDDEN else first[kind])
        return list(found.values())

    def _seen(self, end: int) -> bool:
        """Return whether what left at an end was seen then or later, with no other hand between."""
        return self.onward[end] < 0 and not self.fates[end] & (HIDDEN | BARRED)

    def _situation(self, at: int) -> Situation:
        """Distinguish what matters for the rest: what may become of tiles in hands and of those between hands."""
        moment = self.ends[self.departures[at]]
        found: list[tuple[int, int]] = []
        for stay, end in enumerate(self.goes):
            if self.starts[stay] < moment <= self.ends[end]:
                found.append((self.holders[stay], self.kinds[stay]))
            then = self.onward[end]
            if self.ends[end] < moment and then >= 0 and moment < self.starts[then]:
                found.append((~then, self.kinds[then]))
        return at, tuple(sorted(found))


def possible(known: Known) -> bool:
    """Return whether lines can be joined so that everything known is met, as far as a short search can exclude it."""
    network = Network(known, PATIENCE)
    return network.join(None) or not network.patience


def find(known: Known, chance: Chance | None) -> list[Route]:
    """Find lines that an observer cannot tell from the given ones; chance decides, without it the choices are fixed."""
    network = Network(known)
    if not network.join(chance):
        raise ValueError("the lines contradict each other")
    return network.routes()
