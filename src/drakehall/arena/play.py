"""One game of a match, from the deal to the result."""

from collections.abc import Callable, Sequence
from time import thread_time

import msgspec

from drakehall import bots
from drakehall.arena import entrants
from drakehall.arena.match import Fixture, Match, bot_chance, lineup
from drakehall.bots.evaluation import evaluation
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player did and got in a game."""

    who: int
    """The number of the bot in the match; the number after the last is the game's automatic opponent."""
    share: float
    """Its part of the victory: 1 alone, less if it is shared, 0 if it lost."""
    score: int
    sources: dict[str, int]
    decisions: int = 0
    """Choices between two actions or more."""
    turns: int = 0
    """Turns in which it had to decide, as the game counts them."""
    seconds: float = 0.0
    """Processor time for all decisions."""
    longest: float = 0.0
    """Processor time for the longest turn."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played."""

    fixture: Fixture
    length: int
    """Number of actions carried out, forced ones included."""
    parts: tuple[Part, ...]


class Stopwatch:
    """Counts a seat's decisions and the processor time they take."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.decisions = self.turns = 0
        self.seconds = self.longest = self._turn = 0.0
        self._number = -1

    def decided(self, turn: int, seconds: float) -> None:
        """Count a decision in the turn with this number."""
        if turn != self._number:
            self._number = turn
            self.turns += 1
            self._turn = 0.0
        self.decisions += 1
        self.seconds += seconds
        self._turn += seconds
        self.longest = max(self.longest, self._turn)


def play(match: Match, fixture: Fixture) -> Played:
    """Play one game. Bots have no time limit, so it goes the same way on every machine."""
    game = registry.game(match.game)
    seated = lineup(match, fixture)
    chance = bot_chance(match, fixture)
    state = game.start(match.seats, match.seed + fixture.deal, **match.options)
    players = [entrants.make(match.entrants[who], game, chance.below(1 << 29)) for who in seated]
    clocks = [Stopwatch() for _ in seated]
    length = finish(state, players, chance, clocks, evaluation(game).turn_number)
    automatic = [len(match.entrants)] * (len(state.scores()) - match.seats)
    return Played(fixture, length, parts(state, [*seated, *automatic], clocks))


def finish(
    state: State,
    players: Sequence[bots.Bot],
    chance: Chance,
    clocks: Sequence[Stopwatch],
    told: Callable[[State], int],
) -> int:
    """Let bots play a game to its end and give its length; `told` changes whenever a turn ends."""
    length = turn = 0
    last = told(state)
    while state.seat is not None:
        length += 1
        now = told(state)
        if now != last:
            last = now
            turn += 1
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        seat = state.seat
        begun = thread_time()
        action = bots.choose(players[seat], state, chance)
        clocks[seat].decided(turn, thread_time() - begun)
        state.apply(action)
    state.check()
    return length


def parts(state: State, who: Sequence[int], clocks: Sequence[Stopwatch]) -> tuple[Part, ...]:
    """Return what a finished game brought each player."""
    winners, scores, sources = state.winners(), state.scores(), state.breakdown()
    told = []
    for place, number in enumerate(who):
        share = 1 / len(winners) if place in winners else 0.0
        clock = clocks[place] if place < len(clocks) else Stopwatch()
        times = (clock.decisions, clock.turns, round(clock.seconds, 6), round(clock.longest, 6))
        told.append(Part(number, share, scores[place], sources[place], *times))
    return tuple(told)
