"""Games to learn from: positions of one-step players, and what became of them."""

from collections.abc import Iterator
from typing import Final, NamedTuple, final

from drakehall.bots.evaluation import Evaluation, Inputs
from drakehall.bots.evaluation.registry import features
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

BRANCHES: Final = 4
"""At so many points of a game the best action at first sight and one at random are played out."""
RANDOM: Final = 12
"""One in so many decisions of the game itself is made at random."""
DECAY: Final = 0.9
"""How much of what comes after the next turn counts, against what the evaluation says then …"""
OUTCOME: Final = 0.2
"""… and how much of the target is the outcome itself."""
LONGEST: Final = 2_000
"""A play-out of more decisions is given up."""
ROUNDS: Final = frozenset({"smoki"})
"""In these games a play-out ends with its round: what follows is luck that no position tells."""


class Sample(NamedTuple):
    """A position as a net is told of it, and by how much the evaluation by hand was off."""

    told: list[int]
    off: float


class Note(NamedTuple):
    """A position of a play-out, before its outcome is known."""

    told: list[int]
    turn: int
    hand: float
    """What the evaluation by hand said …"""
    said: float
    """… and the one that played."""


@final
class Player:
    """Plays one step ahead in a world that the seat deems possible, and takes notes."""

    def __init__(self, game: Game, hand: Evaluation, policy: Evaluation, inputs: Inputs, chance: Chance) -> None:
        """Play by a policy."""
        self.game = game
        self.hand = hand
        self.policy = policy
        self.inputs = inputs
        self.chance = chance
        facts = features(game)
        assert facts is not None
        self.facts = facts

    def best(self, state: State) -> int:
        """Choose the action that looks best."""
        seat = state.seat
        assert seat is not None
        legal = self.policy.worthwhile(state, state.legal())
        if len(legal) == 1:
            return legal[0]
        self.chance.shuffle(legal)  # of equal ones any, or games go round in circles
        leads = self.policy.after(state.sample(seat, self.chance), legal, seat)
        return legal[leads.index(max(leads))]

    def base(self, state: State) -> list[State]:
        """Play a game, some of it at random; list the positions with a choice."""
        passed = []
        for _ in range(LONGEST):
            if state.seat is None:
                break
            legal = state.legal()
            if len(legal) > 1:
                passed.append(state.copy())
            action = legal[self.chance.below(len(legal))] if self.chance.below(RANDOM) == 0 else self.best(state)
            state.apply(action)
        return passed

    def play_out(self, state: State, action: int) -> list[Sample]:
        """Take an action and play on; list what can be learned from each position."""
        notes: list[list[Note]] = [[] for _ in range(state.seats)]
        rounds = self.game.name in ROUNDS
        begun = self.round(state)
        for _ in range(LONGEST):
            mover = state.seat
            assert mover is not None
            turn = self.policy.turn_number(state)
            state.apply(action)
            if state.seat is None or (rounds and self.round(state) != begun):
                return self.samples(state, notes)
            ended = self.policy.turn_number(state) != turn
            for seat in range(state.seats) if ended else (mover,):
                self.note(state, seat, notes[seat])
            action = self.best(state)
        return []

    def round(self, state: State) -> int:
        """Return the round of a game that has rounds of its own."""
        return self.policy.turn_number(state) >> 16

    def note(self, state: State, seat: int, notes: list[Note]) -> None:
        """Note what a net would be told now."""
        settled = self.hand.play_out_pending(state, seat)
        if settled.over or not self.inputs.fits(settled):
            return
        rival: list[float] = []
        if self.inputs.RIVAL and state.seats > 1:
            others = [other for other in range(state.seats) if other != seat]
            best = max(others, key=lambda other: self.hand.worth(settled, other))
            rival = self.facts.features(settled, best)
        told = self.inputs.inputs(settled, seat, self.facts.features(settled, seat), rival)
        hand = self.hand.lead(state, seat, None)
        said = hand if self.policy is self.hand else self.policy.lead(state, seat, None)
        notes.append(Note(told, self.policy.turn_number(settled), hand, said))

    def samples(self, end: State, notes: list[list[Note]]) -> list[Sample]:
        """Compare what was said with what was said later, and with the outcome."""
        found: list[Sample] = []
        for seat, taken in enumerate(notes):
            outcome = self.outcome(end, seat)
            target = outcome
            following: Note | None = None
            for note in reversed(taken):
                if following is not None and following.turn != note.turn:
                    target = (1 - DECAY) * following.said + DECAY * target
                found.append(Sample(note.told, (1 - OUTCOME) * target + OUTCOME * outcome - note.hand))
                following = note
        return found

    def outcome(self, end: State, seat: int) -> float:
        """Return by how much a seat is ahead in the end, in the unit of the evaluation."""
        if end.seat is not None:
            return self.hand.lead(end, seat, None)
        sign = -1 if self.game.low_wins else 1
        scores = [float(sign * score) for score in end.scores()]
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - self.hand.weights.rivalry * max(rivals, default=0.0)


def samples(player: Player, seats: int, seed: int) -> Iterator[Sample]:
    """Play a game and, at some of its points, on from there."""
    passed = player.base(player.game.start(seats, seed))
    for _ in range(BRANCHES if passed else 0):
        state = passed[player.chance.below(len(passed))]
        legal = state.legal()
        yield from player.play_out(state.copy(), player.best(state))
        yield from player.play_out(state.copy(), legal[player.chance.below(len(legal))])
