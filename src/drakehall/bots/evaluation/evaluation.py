"""Positions weighed by the features of a game's module and the weights of its table."""

from collections.abc import Callable
from math import exp, inf
from operator import mul
from types import ModuleType
from typing import Any, Protocol, final

from typing_extensions import TypeVar

from drakehall.bots.evaluation import defaults
from drakehall.bots.evaluation.weights import Weights
from drakehall.bots.nets.net import Net
from drakehall.kernel.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=State)


class Features(Protocol[S_contra]):
    """What bots know about a game, all in one module, which may leave out whatever `defaults` gets right."""

    NAMES: tuple[str, ...]
    """The features, in the order in which `features` returns them."""
    STAGES: int
    """Number of stages of the game that have weights of their own."""
    RIVALS_INDEPENDENT: bool
    """Whether a seat's actions leave its rivals' features unchanged, or nearly so."""
    TURN_NUMBER_IS_EXACT: bool
    """Whether `turn_number` is different for every turn."""

    def stage(self, state: S_contra) -> int:
        """Return the stage of the game that a position belongs to."""
        ...

    def turn_number(self, state: S_contra) -> int:
        """Return a number that changes whenever a turn ends."""
        ...

    def information_key(self, state: S_contra, seat: int) -> int:
        """Return a number that distinguishes what a seat sees after the same actions, as far as it matters."""
        ...

    def features(self, state: S_contra, seat: int) -> list[float]:
        """Measure a seat's prospects in a position that is not over."""
        ...

    def all_features(self, state: S_contra) -> list[list[float]]:
        """Measure the prospects of all seats at once, if that is quicker: what `features` returns for each."""
        ...

    def play_out_pending(self, state: S_contra, seat: int) -> State:
        """Finish what is half done in the simplest way, as `seat` would see it; the state itself is not changed."""
        ...

    def progress(self, state: S_contra) -> float:
        """Return how far a game has progressed, from 0 to 1 at its end: the later it is, the more a lead means."""
        ...

    def unit(self, state: S_contra) -> float:
        """Return the unit of leads, if it is not always the same: the spread is multiplied by it."""
        ...

    def worthwhile(self, state: S_contra, legal: list[int]) -> list[int]:
        """Leave out actions that are hardly ever worth considering, if there are others."""
        ...

    def certain(self, state: S_contra) -> bool:
        """Return whether no action reveals anything hidden: then a bot need not imagine another world."""
        ...

    def automatic(self, state: S_contra) -> list[float]:
        """Return what automatic rivals will have in the end, as far as it can be predicted."""
        ...


class Inputs(Protocol[S_contra]):
    """A net's inputs from a position, in one module for each game; `drakehall.bots.nets` says more."""

    VERSION: int
    """Goes up whenever inputs, or what they mean, change."""
    SIZE: int
    """Number of inputs."""
    UNITS: tuple[int, int]
    """Numbers of units in the layers of a net trained for this game."""
    RIVAL: bool
    """Whether the facts of a rival are inputs, too."""

    def fits(self, state: S_contra) -> bool:
        """Return whether the inputs describe this position, with its options, well enough."""
        ...

    def inputs(self, state: S_contra, seat: int, facts: list[float], rival: list[float]) -> list[int]:
        """List a seat's inputs: the number of an input and its value, and so on; others are 0.

        The facts are those of the evaluation, for the same seat and for its best rival.
        """
        ...


@final
class Evaluation:
    """Weighs positions of one game in points of the final score; more is better, even if low scores win."""

    __slots__ = (
        "_all_features",
        "_features",
        "_fits",
        "_inputs",
        "_learned_seats",
        "_learned_share",
        "_names",
        "_net",
        "_plays_out",
        "_rivalry",
        "_rivals_independent",
        "_rows",
        "_sees_rival",
        "_sign",
        "_source",
        "_stage",
        "_won",
        "automatic",
        "certain",
        "information_key",
        "play_out_pending",
        "progress",
        "turn_number",
        "turn_number_is_exact",
        "unit",
        "weights",
        "worthwhile",
    )

    def __init__(self, source: Features | ModuleType, weights: Weights, *, low_wins: bool = False) -> None:
        """Take a game's module, as far as it goes, and the weights of its features."""
        self._source = source
        self._names: tuple[str, ...] = _known(source, "NAMES")
        self._rivals_independent: bool = _known(source, "RIVALS_INDEPENDENT")
        self._features: Callable[[State, int], list[float]] = _known(source, "features")
        self._all_features: Callable[[State], list[list[float]]] | None = _known(source, "all_features")
        self._stage: Callable[[State], int] = _known(source, "stage")
        self.turn_number: Callable[[State], int] = _known(source, "turn_number")
        self.turn_number_is_exact: bool = _known(source, "TURN_NUMBER_IS_EXACT")
        self.information_key: Callable[[State, int], int] = _known(source, "information_key")
        self.play_out_pending: Callable[[State, int], State] = _known(source, "play_out_pending")
        self.progress: Callable[[State], float] = _known(source, "progress")
        self.unit: Callable[[State], float] = _known(source, "unit")
        self.worthwhile: Callable[[State, list[int]], list[int]] = _known(source, "worthwhile")
        self.certain: Callable[[State], bool] = _known(source, "certain")
        self.automatic: Callable[[State], list[float]] = _known(source, "automatic")
        self._plays_out = self.play_out_pending is not defaults.play_out_pending
        self._rivalry = weights.rivalry
        self._sign = -1 if low_wins else 1
        self.weights = weights
        self._rows = [[stage[name] for name in self._names] for stage in weights.stages]
        self._net: Net | None = None
        self._fits: Callable[[State], bool] = _never
        self._inputs: Callable[[State, int, list[float], list[float]], list[int]] | None = None
        self._sees_rival = False
        self._learned_seats: frozenset[int] = frozenset()
        self._learned_share = 0.0
        self._won: Callable[[State], bool] | None = None

    def weighing(self, weights: Weights) -> "Evaluation":
        """Return the same evaluation with other weights, and without a net."""
        return Evaluation(self._source, weights, low_wins=self._sign < 0)

    def learned(
        self,
        net: Net,
        inputs: Inputs | ModuleType,
        seats: tuple[int, ...],
        share: float,
        won: Callable[[State], bool] | None = None,
    ) -> "Evaluation":
        """Return the same evaluation with a net that adds to leads, at tables of so many seats, by a share.

        `won` may leave out tables by their options, as those where the net has won no match. Likelihoods follow leads.
        Worths and their parts stay as they are: reasons are given in features.
        """
        twin = Evaluation(self._source, self.weights, low_wins=self._sign < 0)
        twin._net = net
        twin._fits = inputs.fits
        twin._inputs = inputs.inputs
        twin._sees_rival = inputs.RIVAL
        twin._learned_seats = frozenset(seats)
        twin._learned_share = share
        twin._won = won
        return twin

    def __call__(self, state: State, seat: int, rival: float | None = None) -> float:
        """Return a seat's lead: its worth less a share of the best rival's, which may be known already."""
        return self.lead(state, seat, rival)

    def after(self, state: State, actions: list[int], seat: int) -> list[float]:
        """Return a seat's lead after each of some actions that it may take."""
        rival = self.rival(state, seat)
        seen = self._facts_of_rival(state, seat) if rival is not None and self.learns(state) else None
        leads: list[float] = []
        for action in actions:
            trial = state.copy()
            trial.apply(action)
            leads.append(self._weigh(trial, seat, rival, seen))
        return leads

    def lead(self, state: State, seat: int, rival: float | None) -> float:
        """Do the same; once compiled, a method is called faster than an object."""
        return self._weigh(state, seat, rival, None)

    def _weigh(self, state: State, seat: int, rival: float | None, seen: list[float] | None) -> float:
        """Return a lead; its rival's worth may be known, and its facts."""
        if self._plays_out:
            state = self.play_out_pending(state, seat)
        if state.seat is None:
            return self._final(state, seat)
        if self._net is not None and self.learns(state):
            return self._weigh_learned(state, seat, rival, seen)
        row = self._row(state)
        if rival is not None:
            return weighed(row, self._features(state, seat)) - rival
        if self._all_features is not None:
            return self._lead(row, self._all_features(state), seat)
        return weighed(row, self._features(state, seat)) - self._rival(state, seat, row)

    def learns(self, state: State) -> bool:
        """Return whether a net adds to leads in a position: there is one, and it is used at such tables."""
        if self._net is None or state.seats not in self._learned_seats or not self._fits(state):
            return False
        return self._won is None or self._won(state)

    def _weigh_learned(self, state: State, seat: int, rival: float | None, seen: list[float] | None) -> float:
        net, inputs = self._net, self._inputs
        assert net is not None
        assert inputs is not None
        row = self._row(state)
        if self._all_features is not None:
            everything = self._all_features(state)
            lead = self._lead(row, everything, seat)
            facts = everything[seat]
        else:
            facts = self._features(state, seat)
            lead = weighed(row, facts) - (self._rival(state, seat, row) if rival is None else rival)
        if seen is None:
            seen = self._facts_of_rival(state, seat)
        return lead + self._learned_share * net.result(inputs(state, seat, facts, seen))

    def _facts_of_rival(self, state: State, seat: int) -> list[float]:
        """Measure the best rival, if the net takes it into account."""
        found: list[float] = []
        if not self._sees_rival or state.seats == 1:
            return found
        if state.seats == 2:
            return self._features(state, 1 - seat)
        row, features = self._row(state), self._features
        best = -inf
        for other in range(state.seats):
            if other != seat:
                facts = features(state, other)
                worth = weighed(row, facts)
                if worth > best:
                    best, found = worth, facts
        return found

    def _lead(self, row: list[float], features: list[list[float]], seat: int) -> float:
        own = best = -inf
        for other, facts in enumerate(features):
            worth = weighed(row, facts)
            if other == seat:
                own = worth
            elif worth > best:
                best = worth
        return own - (self._rivalry * best if self._rivalry and len(features) > 1 else 0.0)

    def _row(self, state: State) -> list[float]:
        return self._rows[self._stage(state)] if len(self._rows) > 1 else self._rows[0]

    def rival(self, state: State, seat: int) -> float | None:
        """Return what will be taken off a seat's worth whatever it does next; nothing if that is unknown."""
        if state.over or not self._rivals_independent:
            return None
        return self._rival(state, seat, self._row(state))

    def _rival(self, state: State, seat: int, row: list[float]) -> float:
        if not self._rivalry or state.seats == 1:
            return 0.0
        features = self._features
        best = -inf
        for other in range(state.seats):
            if other != seat:
                worth = weighed(row, features(state, other))
                if worth > best:
                    best = worth
        return self._rivalry * best

    def worth(self, state: State, seat: int) -> float:
        """Estimate a seat's final score; negative if low scores win."""
        state = self.play_out_pending(state, seat)
        if state.over:
            return float(self._sign * state.scores()[seat])
        return weighed(self._row(state), self._features(state, seat))

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """Return what each feature adds to a seat's worth."""
        state = self.play_out_pending(state, seat)
        if state.over:
            return {"points": float(self._sign * state.scores()[seat])}
        row = self._row(state)
        return dict(zip(self._names, map(mul, row, self._features(state, seat)), strict=True))

    def likelihood(self, state: State, seat: int) -> float:
        """Estimate how likely a seat is to win: its share of the victory if all leads drift as they usually do."""
        settled = state if state.over else self.play_out_pending(state, seat)
        if settled.over:
            winners = settled.winners()
            return 1 / len(winners) if seat in winners else 0.0
        spread = self.weights.spread_at(self._stage(settled), self.progress(settled))
        return chance_of(self._leads(settled, seat), self.unit(settled) * spread)

    def leads(self, state: State, seat: int) -> list[float]:
        """Return by how many points a seat is ahead of each rival, the automatic one included."""
        return self._leads(self.play_out_pending(state, seat), seat)

    def _leads(self, settled: State, seat: int) -> list[float]:
        rivals = [self._expected(settled, other) for other in range(settled.seats) if other != seat]
        rivals += [self._sign * score for score in self.automatic(settled)]
        own = self._expected(settled, seat)
        return [own - rival for rival in rivals]

    def _expected(self, settled: State, seat: int) -> float:
        """Return a seat's worth with its part of what the net adds; the rest of that is about its rival's."""
        own = self.worth(settled, seat)
        net, inputs = self._net, self._inputs
        if net is None or inputs is None or settled.over or not self.learns(settled):
            return own
        facts = self._features(settled, seat)
        added = net.result(inputs(settled, seat, facts, self._facts_of_rival(settled, seat)))
        return own + self._learned_share * added / (1.0 + self._rivalry)

    def _final(self, state: State, seat: int) -> float:  # slow: only where a game ends
        scores = [self._sign * score for score in state.scores()]
        rivals = [score for other, score in enumerate(scores) if other != seat]
        won = self.weights.victory if seat in state.winners() else -self.weights.victory
        share = self.weights.rivalry if state.seats > 1 else 0.0
        return scores[seat] - share * max(rivals, default=0) + won


def _known(source: Features | ModuleType, name: str) -> Any:
    """Return what a game's module defines, or else the default."""
    return getattr(source, name, getattr(defaults, name))


def _never(state: State) -> bool:
    return False


def weighed(weights: list[float], facts: list[float]) -> float:
    """Return the sum of facts times weights."""
    total = 0.0
    for i, fact in enumerate(facts):
        total += weights[i] * fact
    return total


def chance_of(leads: list[float], spread: float) -> float:  # slow: only for people
    """Turn leads into a likelihood of winning."""
    return 1 / (1.0 + sum(exp(max(-50.0, min(50.0, -lead / spread))) for lead in leads))
