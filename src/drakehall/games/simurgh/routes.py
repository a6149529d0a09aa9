"""Ways that hidden tiles may have taken, found from what an observer knows alone (SIM-9.4).

Of the lines through hands an observer knows where and when they began and ended, when something came into a hand and
when something left it, and that what was put on a pile is what was later drawn from there. Not known is which of the
tiles in a hand it was that left. `find` forgets how the lines of a position went inside the hands and decides that
anew, from beginning to end: so what it gives does not depend on what was hidden.
"""

from typing import Final, NamedTuple

from drakehall.games.simurgh.lines import Line, Path
from drakehall.games.simurgh.lore import NEVER
from drakehall.kernel.chance import Chance

HIDDEN: Final = 1 << 5
"""What may become of a tile, as a mask: it may be hidden still, or have been seen since as a tile of one of the types,
which are the lower bits."""
ANYTHING: Final = 2 * HIDDEN - 1
ITSELF: Final = 4 * HIDDEN
"""It was known before and seen again since: shifted by the number of its line."""
ELSEWHERE: Final = 2 * HIDDEN
"""It is hidden still, but not where some tile is in truth: to ask whether that tile can be somewhere else."""


class Route(NamedTuple):
    """A way: it begins like one line and ends like another."""

    source: int
    sink: int
    path: Path


class Known(NamedTuple):
    """Lines and what an observer knows of their beginnings and ends."""

    lines: list[Line]
    may: list[int]
    """What may have become of what began like each line."""
    fates: list[int]
    """What has become of what ended like each line."""
    room: dict[int, int]
    """How many of those that began in some way can be hidden still, where not all of them can."""


Hands = dict[int, tuple[int, ...]]
"""For each holder the stays that have begun there and not ended."""

Situation = tuple[int, ...]
"""What matters at some step for the steps to come."""


class Network:
    """What an observer knows of the lines of a family, and one way to join it again."""

    __slots__ = (
        "dead_ends",
        "ends",
        "fates",
        "holders",
        "known",
        "onward",
        "sources",
        "starts",
        "steps",
        "taken",
    )

    def __init__(self, known: Known) -> None:
        """Take lines apart."""
        self.known = known
        self.holders: list[int] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.onward: list[int] = []
        """For each stay the one that follows on its end; for the last of a line the line, as a complement."""
        self.sources: list[int] = []
        """For each stay with which line what is there began; this and what follows is decided anew."""
        for i, line in enumerate(known.lines):
            path = line.path
            self.holders += path[::3]
            self.starts += path[1::3]
            self.ends += path[2::3]
            self.onward += range(len(self.onward) + 1, len(self.starts))
            self.onward.append(~i)
            self.sources += [i] * (len(path) // 3)
        stays = range(len(self.starts))
        self.fates = self._fates(known.fates)
        self.taken = list(stays)
        """For each end of a stay the stay with whose beginning it is joined."""
        self.dead_ends: set[Situation] = set()
        self.steps = sorted(
            [(moment, stay, False) for stay, moment in enumerate(self.starts)]
            + [(moment, stay, True) for stay, moment in enumerate(self.ends)]
        )
        """When a stay begins or ends (True), one after the other."""

    def _fates(self, last: list[int]) -> list[int]:
        """Give for each end of a stay what may become of what leaves there, as far as moments tell."""
        if len(last) == len(self.starts):
            return last
        stays = range(len(self.starts))
        fates = [0] * len(stays)
        for stay in sorted(stays, key=self.ends.__getitem__, reverse=True):
            then = self.onward[stay]
            if then < 0:
                fates[stay] = last[~then]
            else:
                for other in stays:
                    if self.holders[other] == self.holders[then] and self.ends[other] > self.starts[then]:
                        fates[stay] |= fates[other]
        return fates

    def join(self, chance: Chance | None) -> bool:
        """Decide for every hand which of its tiles left when something left; tell whether that is possible."""
        return self._join(0, {}, chance)

    def _join(self, at: int, hands: Hands, chance: Chance | None) -> bool:
        """Decide from a step on which of the tiles in a hand left; tell whether everything that is known is met."""
        steps, sources, may = self.steps, self.sources, self.known.may
        while at < len(steps):
            _, stay, leaves = steps[at]
            at += 1
            holder = self.holders[stay]
            held = hands.get(holder, ())
            if not leaves:
                hands[holder] = (*held, stay)
                continue
            fate = self.fates[stay]
            fit = [each for each in held if may[sources[each]] & fate]
            if len(fit) > 1 and self.ends[stay] < NEVER:
                return self._choose(at, hands, stay, fit, chance)
            if not fit:
                return False
            self._leave(stay, fit[0])
            hands[holder] = tuple(each for each in held if each != fit[0])
        return not self.known.room or self._has_room()

    def _choose(self, at: int, hands: Hands, stay: int, fit: list[int], chance: Chance | None) -> bool:
        """Try who left, in random order; without chance the dealt one first, then who came first."""
        if chance is None:
            fit.sort(key=lambda each: self.known.may[self.sources[each]])
        else:
            chance.shuffle(fit)
        holder = self.holders[stay]
        situation = self._situation(at, hands) if self.dead_ends else ()
        if situation in self.dead_ends:
            return False
        for one in fit:
            self._leave(stay, one)
            left = tuple(each for each in hands[holder] if each != one)
            if self._join(at, {**hands, holder: left}, chance):
                return True
        self.dead_ends.add(situation or self._situation(at, hands))
        return False

    def _situation(self, at: int, hands: Hands) -> Situation:
        """Tell apart what matters for the rest: what may become of tiles in hands, of those between hands, and room."""
        may, sources = self.known.may, self.sources
        moment = self.steps[at - 1][0]
        found = [at]
        for stays in hands.values():
            found += [-1, *sorted(may[sources[stay]] for stay in stays)]
        for stay, then in enumerate(self.onward):
            if self.ends[stay] < moment:
                if then >= 0 and self.starts[then] > moment:
                    found += [-2, then, may[sources[then]]]
                elif then < 0 and self.known.room:
                    found += [-3, stay, may[sources[self.taken[stay]]]]
        return tuple(found)

    def _leave(self, stay: int, one: int) -> None:
        """Let what came with one stay leave at the end of another."""
        self.taken[stay] = one
        then = self.onward[stay]
        if then >= 0:
            self.sources[then] = self.sources[one]

    def _has_room(self) -> bool:
        """Tell whether there are enough tiles of every type for what is hidden still."""
        may, room = self.known.may, self.known.room
        hidden = [may[route.source] for route in self.routes() if self.known.fates[route.sink] & HIDDEN]
        return all(hidden.count(kind) <= limit for kind, limit in room.items())

    def routes(self) -> list[Route]:
        """List the ways, in the order in which they began."""
        found: dict[int, Route] = {}
        ways: dict[int, Path] = {}
        for _, stay, leaves in self.steps:
            if leaves:
                one = self.taken[stay]
                path = (*ways.get(one, ()), self.holders[stay], self.starts[one], self.ends[stay])
                then = self.onward[stay]
                if then < 0:
                    found[self.sources[one]] = Route(self.sources[one], ~then, path)
                else:
                    ways[then] = path
        return [found[source] for source in sorted(found)]


def find(known: Known, chance: Chance | None) -> list[Route]:
    """Find ways that an observer cannot tell from the given lines; chance decides, without it the choices are fixed."""
    network = Network(known)
    if not network.join(chance):
        raise ValueError("lines that contradict each other")
    return network.routes()
