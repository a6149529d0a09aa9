"""Every card is played once in a prepared position, and what it changed is compared with its facts.

The oracle below reads the notation by itself and knows nothing of the compiled steps or the stack.
"""

from dataclasses import dataclass, fields

import pytest

from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.compiled import CompiledCards, compiled_cards
from drakehall.games.wyrmspan.counting import cached_on, holds
from drakehall.games.wyrmspan.frames import BONUS, CAVE_CARD, DUG, HOMES, NEST, TRACK, push_seq
from drakehall.games.wyrmspan.rules import Wyrmspan
from tests.rules.wyrmspan.table import (
    cave_on_top,
    coins,
    dig,
    do,
    eggs,
    hand,
    on_top,
    options,
    put,
    ready,
    resources,
    settle,
    show,
    show_cave,
    supply,
    table,
)
from tests.support import rule

BOX: CompiledCards = compiled_cards("", "")
SPACES = ("", "egg", "resource", "dragon", "cave", "resource")


@dataclass
class Change:
    """What changes: coins, resources, cards, eggs, cached and tucked things, dragons, spaces, guild steps, points."""

    coins: int = 0
    resources: int = 0
    dragons: int = 0
    caves: int = 0
    eggs: int = 0
    cached: int = 0
    tucked: int = 0
    homes: int = 0
    dug: int = 0
    track: int = 0
    points: int = 0


def measure(s: Wyrmspan) -> Change:
    """Take stock of seat 0."""
    return Change(
        coins(s),
        sum(resources(s).values()),
        len(s.dragon_hands[0]),
        len(s.cave_hands[0]),
        eggs(s),
        sum(cached_on(s, place) for place in range(12)),
        sum(len(slots) for slots in s.tucked[:12]),
        sum(s.stock[HOMES : HOMES + 3]),
        sum(s.stock[DUG : DUG + 3]),
        s.stock[TRACK],
        s.stock[BONUS],
    )


def difference(after: Change, before: Change) -> Change:
    """Give what changed."""
    return Change(*(getattr(after, each.name) - getattr(before, each.name) for each in fields(Change)))


class Oracle:
    """Adds up what a line should do if everything in it is used as often as possible, places from the left."""

    def __init__(self, s: Wyrmspan, place: int, card: int) -> None:
        """Look at the position before the line is used."""
        self.s = s
        self.place = place
        self.card = card
        self.change = Change()
        self.gained = 0
        self.dragons = {each: BOX.dragons[s.dragons[each]] for each in range(12) if s.dragons[each] >= 0}
        self.eggs = {each: s.eggs[each] for each in self.dragons} | {12: s.stock[NEST]}
        self.revealed = BOX.dragons[s.dragon_deck[-1]].size

    def places(self, loc: str) -> list[int]:
        """List the places of dragons that a word means."""
        here = self.place
        if loc in ("any", "mat"):
            return list(self.dragons)
        near = {
            "here": [here],
            "this_cave": [each for each in range(12) if each // 4 == here // 4],
            "this_column": [each for each in range(12) if each % 4 == here % 4],
            "adjacent": [each for each in range(12) if abs(each // 4 - here // 4) + abs(each % 4 - here % 4) == 1],
        }[loc]
        return [each for each in near if each in self.dragons]

    def lay(self, number: int, loc: str) -> int:
        """Lay eggs where there is room; gives how many."""
        laid = 0
        for place in self.places(loc) + ([12] if loc == "any" else []):
            room = 2 if place == 12 else self.dragons[place].nests
            while laid < number and self.eggs[place] < room:
                self.eggs[place] += 1
                laid += 1
        self.change.eggs += laid
        return laid

    def matching(self, chosen: fx.Filter) -> list[int]:
        """List the dragons of a trait."""
        found = self.places(chosen.where)
        return [each for each in found if not chosen.traits or self.dragons[each].trait in chosen.traits]

    def amount(self, n: int | fx.Count) -> int:
        return n if isinstance(n, int) else self.s.count(self.s.compiled.count(n), 0, self.card)

    def seq(self, seq: fx.Seq) -> None:
        """Carry out the own part of a line."""
        did = held = True
        for item in seq.items:
            if item.opponents or (item.did and not did) or (item.otherwise and held):
                continue
            held = all(self.test(test) for test in item.tests)
            did = held and self.item(item)

    def test(self, test: fx.Condition) -> bool:
        if test.name == "revealed":
            return self.revealed in test.args
        return holds(self.s, self.s.compiled.condition(test), 0, self.card)

    def item(self, item: fx.Item) -> bool:
        done = False
        for _ in range(item.upto or 1):
            for pay in item.cost:
                self.pay(pay)
            for term in item.terms:
                done = self.term(term) or done
        return done

    def pay(self, pay: fx.Pay) -> None:
        """Pay a cost; eggs from the leftmost places."""
        change = self.change
        kind = pay.kinds[0]
        if kind == "coin":
            change.coins -= pay.n
        elif kind == "any":
            change.resources -= pay.n
        elif kind == "dragon_card":
            change.dragons -= pay.n
        elif kind == "cave_card":
            change.caves -= pay.n
        else:
            change.eggs -= pay.n
            for _ in range(pay.n):
                where = self.places(pay.loc) + ([12] if pay.loc == "any" else [])
                self.eggs[next(place for place in where if self.eggs[place])] -= 1

    def term(self, term: fx.Term) -> bool:
        """Carry out one benefit; tells whether it did anything."""
        change = self.change
        if isinstance(term, fx.Gain):
            if term.what == "coin":
                change.coins += self.amount(term.n)
            else:
                change.resources += self.amount(term.n)
                self.gained += self.amount(term.n)
        elif isinstance(term, fx.Draw):
            if "dragon" in term.kinds:
                change.dragons += self.amount(term.n)
            else:
                change.caves += self.amount(term.n)
        elif isinstance(term, fx.Egg):
            return self.lay(self.amount(term.n), term.loc) > 0
        elif isinstance(term, fx.EggEach):
            for place in self.matching(term.filter):
                if self.eggs[place] < self.dragons[place].nests:
                    self.eggs[place] += 1
                    change.eggs += 1
        elif isinstance(term, fx.Cache):
            if term.source == "gained" and not self.gained:
                return False
            self.gained -= 1
            change.cached += self.amount(term.n)
            change.resources -= 0 if term.source == "bank" else self.amount(term.n)
        elif isinstance(term, fx.Tuck):
            change.tucked += self.amount(term.n)
            change.dragons -= self.amount(term.n) if term.source in ("hand", "drawn") else 0
        elif isinstance(term, fx.TuckEach):
            change.tucked += len(self.matching(term.filter))
        elif isinstance(term, fx.Play):
            change.homes += 1
            change.dragons -= int(term.sources == ("hand",))
        elif isinstance(term, fx.Excavate):  # every card at hand gives 1 coin
            change.dug += 1
            change.caves -= int(term.sources == ("hand",))
            change.coins += 1
        elif isinstance(term, fx.Split):
            change.dragons -= term.discard + term.tuck_here + term.tuck_any
            change.tucked += term.tuck_here + term.tuck_any
        elif isinstance(term, fx.Take):
            change.dragons += 1
        else:
            self.nested(term)
        return True

    def nested(self, term: fx.Term) -> None:
        """Benefits that lead to others."""
        if isinstance(term, fx.GuildSteps):
            for _ in range(self.amount(term.n)):
                self.guild_step()
        elif isinstance(term, fx.Choose):
            for option in term.options[: term.n]:
                self.item(option)
        elif isinstance(term, fx.Block):
            self.seq(term.seq)
        elif isinstance(term, fx.Points):
            self.change.points += term.n
        elif isinstance(term, fx.Activate):
            self.activate(term)
        elif isinstance(term, fx.UseMat):  # its first place: a resource of choice
            self.change.resources += 1

    def guild_step(self) -> None:
        """One guild step, from START."""
        self.change.track += 1
        paid = SPACES[self.change.track]
        if paid == "egg":
            self.lay(1, "any")
        elif paid == "resource":
            self.change.resources += 1
        elif paid == "dragon":
            self.change.dragons += 1
        else:
            self.change.caves += 1

    def activate(self, term: fx.Activate) -> None:
        """The first dragon with such a line."""
        for place, dragon in self.dragons.items():
            clauses = [clause for clause in dragon.clauses if clause.timing in term.timings]
            if clauses and self.s.dragons[place] != self.card:
                here, card, self.place, self.card = self.place, self.card, place, self.s.dragons[place]
                self.seq(clauses[0].seq)
                self.place, self.card = here, card
                return


def prepared(number: int | None, effect: str) -> tuple[Wyrmspan, int]:
    """Give a rich position: a neighbour in every cave, room, food, eggs, cards; the dragon lies in column 2."""
    s = table(2, guild="plains")
    neighbours = {"crimson": (43, 139), "golden": (60, 38), "amethyst": (154, 161)}
    for row, (usual, other) in neighbours.items():
        settle(s, row, other if number == usual else usual, eggs=1)
        dig(s, row, 2)
    put(s, nest=1)
    s.eggs[0] = 2
    place = -1
    if number is not None:
        row_index = BOX.dragons[number - 1].caves[0]
        settle(s, fx.CAVES[row_index], number)
        place = row_index * 4 + 1
    hand(s, 0, dragons=tuple(each for each in (93, 98, 167, 183) if each != number))
    for slot, shown in enumerate((145, 52, 101)):
        show(s, slot, shown if shown != number else 132)
    on_top(s, *(each for each in (55, 92, 173, 174) if each != number))
    open_dig = "display" in effect and "excavate" in effect
    hand(s, 0, caves=(44, 45, 46) if open_dig or "deck" in effect else (12, 13, 14))
    if open_dig:
        show_cave(s, 0, 12)
        show_cave(s, 1, 55)
        show_cave(s, 2, 56)
    elif "deck" in effect:
        cave_on_top(s, 12)
    supply(s, 0, coins=6, meat=4, gold=4, crystal=4, milk=4)
    if "guild_marker" in effect:
        s.marks = [1 << 18, 0]
        s.stock[16] = 1
    ready(s)
    return s, place


def use(s: Wyrmspan, line: int, card: int) -> Change:
    """Use a line in full: always the first action that is not a refusal; opponents refuse.

    It comes out of nowhere, so that nothing of it is a position that could be played to.
    """
    before = measure(s)
    frames = len(s.frames)
    push_seq(s, line, 0, card)
    s.run()
    while len(s.frames) > frames:
        names = options(s)
        taken = [name for name in names if name != "decline"] if s.seat == 0 else []
        s.apply(s.actions.parse(taken[0] if taken else "decline"))
    return difference(measure(s), before)


def every_line() -> list[tuple[int, fx.Clause]]:
    """List the lines of all dragons, apart from points that cost nothing."""
    return [
        (dragon.number, clause)
        for dragon in BOX.dragons
        for clause in dragon.clauses
        if clause.timing != "endgame" or BOX.paid_endgame[dragon.number - 1]
    ]


@rule("WYR-8.1", "WYR-8.23")
@pytest.mark.parametrize(("number", "clause"), every_line(), ids=lambda value: getattr(value, "timing", value))
def test_every_line_of_every_dragon(number: int, clause: fx.Clause) -> None:
    s, place = prepared(number, str(clause.seq).lower())
    card = number - 1
    lines = {"fed": BOX.fed, "fed3": BOX.fed3}
    by_timing = dict(zip(("played", "activated", "round", "endgame"), BOX.by_timing, strict=True)) | lines
    oracle = Oracle(s, place, card)
    oracle.seq(clause.seq)
    if clause.timing == "activated":
        for other in BOX.dragons[card].clauses:
            if other.timing == "fed":
                oracle.seq(other.seq)
    assert use(s, by_timing[clause.timing][card], card) == oracle.change


@rule("WYR-5.4", "WYR-8.1")
@pytest.mark.parametrize("number", [cave.number for cave in BOX.caves])
def test_every_cave_card(number: int) -> None:
    seq = BOX.caves[number - 1].seq
    s, _ = prepared(None, str(seq).lower())
    oracle = Oracle(s, -1, CAVE_CARD + number - 1)
    oracle.seq(seq)
    assert use(s, BOX.cave_played[number - 1], CAVE_CARD + number - 1) == oracle.change


@rule("WYR-6.2", "WYR-6.3", "WYR-11.2")
@pytest.mark.parametrize("number", [dragon.number for dragon in BOX.dragons])
def test_every_dragon_costs_and_scores_what_it_says(number: int) -> None:
    dragon = BOX.dragons[number - 1]
    s = table(2)
    hand(s, 0, dragons=(number,))
    put(s, nest=2)
    have = dict(zip(fx.RESOURCES, dragon.resources, strict=True))
    supply(s, 0, coins=1 + dragon.coin, **have)
    ready(s)
    do(s, f"entice {number}")
    if len(dragon.caves) > 1:
        assert options(s) == [f"into {fx.CAVES[cave]}" for cave in dragon.caves]
        do(s, options(s)[0])
    assert s.dragons[dragon.caves[0] * 4] == number - 1
    assert s.breakdown()[0]["dragons"] == dragon.vp
    if all(clause.timing != "played" for clause in dragon.clauses):
        assert (coins(s), resources(s), eggs(s)) == (0, {}, 2 - dragon.egg)
    for kind in [kind for kind, due in have.items() if due]:
        poorer = table(2)
        hand(poorer, 0, dragons=(number,))
        put(poorer, nest=2)
        supply(poorer, 0, coins=9, **(have | {kind: have[kind] - 1}))
        assert f"entice {number}" not in options(poorer), f"1 {kind} is missing"
    if dragon.egg:
        put(poorer, nest=0)
        supply(poorer, 0, coins=9, **have)
        assert f"entice {number}" not in options(poorer), "the egg is missing"
