"""Thousands of random games: no fault, every card played, every call of the effect notation carried out.

The players are not quite fair dice: they seldom pass, decline or exchange, and rather entice and excavate than explore.
With even odds a game ends after a few dragons, and dear cards would hardly ever be seen.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from drakehall.games.wyrmspan import GAME, abilities, counting, operations, rules, scoring
from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.compiled import CompiledCards, compiled_cards
from drakehall.games.wyrmspan.compiled_effects import (
    CONDITIONS,
    THINGS,
    CompiledCondition,
    CompiledCount,
    CompiledEffect,
    CompiledPoints,
)
from drakehall.games.wyrmspan.frames import DONE, OP_PAY, OP_PICK, Frame
from drakehall.games.wyrmspan.operations import OPERATIONS
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.vocabulary import DECLINE, PASS
from drakehall.kernel.chance import Chance
from drakehall.testing.suite import fits
from tests.support import rule

GAMES = 4500
CHECKED = 40
"""After so many decisions the whole position is checked."""
SELDOM = 12
"""A pass, a refusal or an exchange is taken up once in so many times that it is thought of."""


Run = Callable[[Wyrmspan, Frame], list[int] | None]
Answer = Callable[[Wyrmspan, Frame, int], None]


def pick(s: Wyrmspan, chance: Chance) -> int:
    """Choose an action: cards that come to the mat first, refusals and exchanges seldom."""
    legal = s.legal()
    useful = [action for action in legal if action > DECLINE]
    if not useful or not chance.below(SELDOM):
        others = [action for action in legal if action >= PASS]
        pool = others if others and chance.below(SELDOM) else legal
    else:
        cards = [action for action in useful if action >= s.compiled.entice]
        pool = cards if cards and chance.below(3) else useful
    return pool[chance.below(len(pool))]


def calls(effect: CompiledEffect) -> set[str]:
    """Name the calls of the notation that a compiled step stands for, with those arguments that change its meaning."""
    term = effect.term
    if effect.op == OP_PAY:
        return {f"pay {part.kinds} {part.loc}" for part in effect.cost}
    match term:
        case None:
            return set()
        case fx.Gain():
            return {f"gain {term.what}"}
        case fx.Draw():
            return {f"draw {'/'.join(term.kinds)} {term.source}"}
        case fx.Egg():
            return {f"egg {term.loc}"}
        case fx.Cache():
            return {f"cache {term.what} {term.source} {term.loc}"}
        case fx.Tuck():
            return {f"tuck {term.source} {term.loc}"}
        case fx.Play():
            return {f"play_dragon {'/'.join(term.sources)} {term.mode} {term.onto}"}
        case fx.Excavate():
            return {f"excavate {'/'.join(term.sources)}"}
        case fx.Activate():
            return {f"activate {'/'.join(term.timings)}"}
        case _:
            return {OPERATIONS[effect.op].name}


class Watch:
    """Notes what is carried out, by wrapping what does it; play itself is not changed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Wrap what carries frames out, the counts and the tests."""
        self.done: Counter[int] = Counter()
        self.counted: set[str] = set()
        self.tested: set[tuple[str, bool]] = set()
        self.scored: set[CompiledPoints | None] = set()
        monkeypatch.setattr(rules, "advance", self.step(operations.advance))
        monkeypatch.setattr(rules, "answer", self.answer(operations.answer))
        count, holds, worth = counting.count, counting.holds, counting.worth

        def counts(s: Wyrmspan, counted: CompiledCount, seat: int, card: int) -> int:
            self.counted.add(THINGS[counted.what])
            return count(s, counted, seat, card)

        def tests(s: Wyrmspan, test: CompiledCondition, seat: int, card: int) -> bool:
            found = holds(s, test, seat, card)
            self.tested.add((CONDITIONS[test.kind], found))
            return found

        def scores(s: Wyrmspan, points: CompiledPoints, seat: int, card: int) -> int:
            self.scored.add(points)
            return worth(s, points, seat, card)

        monkeypatch.setattr(counting, "count", counts)
        monkeypatch.setattr(counting, "holds", tests)
        for module in (abilities, scoring):
            monkeypatch.setattr(module, "worth", scores)

    def scores(self, effect: CompiledEffect) -> bool:
        """Whether points that cost nothing were scored; they are counted without a frame."""
        return effect.points in self.scored

    def ended(self, s: Wyrmspan, depth: int, effect: int) -> None:
        """Note a frame that has gone after doing something; to name a kind is all that `pick` does."""
        if len(s.frames) >= depth or effect < 0:
            return
        if s.frames[-1].did == DONE or s.compiled.effects[effect].op == OP_PICK:
            self.done[effect] += 1

    def step(self, run: Run) -> Run:
        """Wrap what carries a frame on."""

        def wrapped(s: Wyrmspan, frame: Frame) -> list[int] | None:
            depth, effect = len(s.frames), frame.effect
            choices = run(s, frame)
            self.ended(s, depth, effect)
            return choices

        return wrapped

    def answer(self, take: Answer) -> Answer:
        """Wrap what takes an answer."""

        def wrapped(s: Wyrmspan, frame: Frame, action: int) -> None:
            depth, effect = len(s.frames), frame.effect
            take(s, frame, action)
            self.ended(s, depth, effect)

        return wrapped


def printed(cards: CompiledCards) -> dict[str, list[int]]:
    """List the calls that are printed anywhere, and the steps that stand for each."""
    found: dict[str, list[int]] = {}
    for number, effect in enumerate(cards.effects):
        for call in calls(effect):
            found.setdefault(call, []).append(number)
    return found


def steps_of_cards(cards: CompiledCards) -> list[int]:
    """List all steps that stand for a call, but not the costs of actions in so many eggs as no action asks for."""
    return [effect for steps in printed(cards).values() for effect in steps if effect not in cards.pay_eggs[2:]]


def play(number: int, chance: Chance) -> Wyrmspan:
    """Play a game; seats and settings go round."""
    seats = 1 + number % 5
    spread = [options for options in GAME.example_options() if fits(GAME, seats, options)]
    s = GAME.start(seats, number, **spread[number // 5 % len(spread)])
    made = 0
    while s.seat is not None:
        s.apply(pick(s, chance))
        made += 1
        assert made < GAME.max_length
        if made % CHECKED == 0:
            s.check()
    s.check()
    return s


@pytest.mark.plain
@pytest.mark.slow
@rule("WYR-2.1")
def test_thousands_of_games_use_every_card_and_every_step_of_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = compiled_cards("", "")
    watch = Watch(monkeypatch)
    chance = Chance(5)
    dragons: set[int] = set()
    caves: set[int] = set()
    for number in range(GAMES):
        s = play(number, chance)
        dragons.update(s.dragons)
        caves.update(s.caves)
        assert s.winners()
        assert [sum(sources.values()) for sources in s.breakdown()] == s.scores()
    assert dragons >= set(range(len(cards.dragons)))
    assert caves >= set(range(len(cards.caves)))
    idle = [call for call, steps in printed(cards).items() if not any(watch.done[effect] for effect in steps)]
    assert not idle
    never = [
        effect for effect in steps_of_cards(cards) if not watch.done[effect] and not watch.scores(cards.effects[effect])
    ]
    assert not never
    assert watch.counted == set(fx.COUNTED)
    assert watch.tested == {(name, holds) for name in CONDITIONS for holds in (False, True)}
