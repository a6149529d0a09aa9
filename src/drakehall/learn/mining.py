"""Finding puzzles in the games of bots: decisions with one choice that is much better, as long searches agree."""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import msgspec

from drakehall import bots
from drakehall.bots.analysis.grounds import WORLDS, finish, grounds
from drakehall.bots.analysis.reasons import messages, reasons
from drakehall.bots.analysis.study import LEVEL, Examination, Expectation
from drakehall.bots.bot import bot_chance
from drakehall.bots.evaluation import evaluation, learned
from drakehall.bots.facts.facts import facts_of
from drakehall.bots.levels import parameters
from drakehall.bots.nets.registry import net
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.learn.puzzles import PHASES, Mine, Option, Origin, Puzzle, PuzzleSearch, level_of, phase_of

A_GAME: Final = 2
"""Number of puzzles taken from one game."""
FEWEST: Final = 3
"""Fewest choices a puzzle may have."""
OPEN: Final = (0.08, 0.97)
"""Between these chances of winning a game is still open: decided positions make no puzzles."""
JUDGES: Final = ("greedy", "novice", "adept")
"""The bots whose misses make a puzzle hard."""
QUICK: Final = JUDGES[:2]
"""Those of them that answer at once."""
ASKED: Final = 4
"""Number of times each of them is asked."""
AGAIN: Final = 1_000_003
"""Added to the seed for the second search."""
EASY: Final = "easy"
"""Stands, among the full kinds, for puzzles that hardly any bot misses."""
RIVALS: Final = 2
"""Number of other choices that the best is compared with before a long search …"""
NEARLY: Final = 0.8
"""… which follows if it leads by this share of the gap."""
TEMPTING: Final = 1.0
"""Number of points more at once that make another choice tempting."""
ADVANTAGES: Final = frozenset({"hall-reason-better", "hall-reason-rival-weaker", "hall-reason-result-better"})
"""Reasons from features that speak for a choice."""
COMPARISONS: Final = frozenset(
    {"hall-ground-only", "hall-ground-hurried", "hall-ground-equal", "hall-ground-wins", "hall-ground-loses"}
)
"""Reasons that count nothing: they are no reasons in the words of the rules."""


class Looked(msgspec.Struct, frozen=True):
    """The result of looking through one game."""

    decisions: int
    """Number of decisions glanced at."""
    searched: int
    """Number of those searched long."""
    puzzles: tuple[Puzzle, ...]


def mine(game: Game, wanted: Mine, number: int, full: Collection[str] = ()) -> Looked:
    """Play one game among bots and look for a puzzle in each of two phases; kinds in `full` are skipped.

    Games take turns in number of seats and in the phase that is skipped, so that all are found equally often.
    """
    decisions = searched = 0
    found: dict[str, Puzzle] = {}
    for entry, state in positions(game, wanted, number):
        phase = phase_of(evaluation(game).progress(state))
        if phase in found:
            continue
        decisions += 1
        looking = _Look(game, wanted, state, wanted.seed + number, entry)
        if not looking.promises(full):
            continue
        searched += 1
        puzzle = looking.puzzle(full)
        if puzzle is not None:
            found[phase] = puzzle
            if len(found) == A_GAME:
                break
    return Looked(decisions, searched, tuple(found.values()))


def positions(game: Game, wanted: Mine, number: int) -> Iterator[tuple[int, State]]:
    """Play a game among bots; yield positions with a suitable number of choices, and their numbers of moves.

    About every other one is left out, so that it is not always the first of a phase, nor always the same phase.
    """
    seats, seed = wanted.seats[number % len(wanted.seats)], wanted.seed + number
    phases = [phase for i, phase in enumerate(PHASES) if (number // len(wanted.seats) + i) % len(PHASES)]
    state = game.start(seats, seed)
    players = [bots.make(wanted.player, game, seed * 8 + seat) for seat in range(state.seats)]
    chance = bot_chance(seed)
    judge = evaluation(game)
    entry = 0
    while state.seat is not None:
        fit = FEWEST <= len(judge.worthwhile(state, state.legal())) <= wanted.choices
        if fit and phase_of(judge.progress(state)) in phases and chance.below(2):
            yield entry, state.copy()
        state.apply(bots.choose(players[state.seat], state, chance))
        entry += 1


def weigh(game: Game, shown: State, search: PuzzleSearch) -> list[Expectation]:
    """Return what can be expected of every choice, tried in the same worlds after a long search; the best first."""
    seat = shown.seat
    assert seat is not None
    study = Examination(game, shown, seat, search.seed)
    study.search(search.trials)
    tried = study.weigh(shown.legal(), search.worlds)
    return sorted(tried, key=lambda each: (-each.lead, each.action))


def best_move(game: Game, puzzle: Puzzle, search: PuzzleSearch) -> str:
    """Search the position of a puzzle and return the best move."""
    shown = game.read_position(puzzle.position)
    return shown.actions.name(weigh(game, shown, search)[0].action)


def kind_of(state: State, move: int) -> str:
    """Return the kind of a decision: what is asked, and the verb of the answer."""
    assert state.seat is not None
    question = state.question(state.seat)
    return f"{question.prompt.id if question else ''} {state.actions.verb(move).name}"


def misses(game: Game, shown: State, best: int, seed: int, judges: Sequence[str] = JUDGES) -> dict[str, float]:
    """Return how often each judge chooses something else."""
    chance = bot_chance(seed)
    found = {}
    for name in judges:
        chosen = [bots.choose(bots.make(name, game, seed + i), shown, chance) for i in range(ASKED)]
        found[name] = sum(action != best for action in chosen) / ASKED
    return found


def is_decoy(game: Game, shown: State, best: int, others: Sequence[int]) -> bool:
    """Return whether another choice brings more at once: by the end of the turn."""
    gains = [at_once(game, shown, action) for action in (best, *others)]
    return max(gains[1:]) >= gains[0] + TEMPTING


def at_once(game: Game, shown: State, action: int) -> float:
    """Return the points that a choice brings by the end of the turn; in Smoki what the dream counts less."""
    seat = shown.seat
    assert seat is not None
    after = shown.copy()
    finish(evaluation(game), after, action)
    if shown.in_points:
        gained = after.scores()[seat] - shown.scores()[seat]
        return float(-gained if game.low_wins else gained)
    known = facts_of(game)
    before, now = shown.view(seat), after.view(seat)
    if not known.comparable(before, now):
        return 0.0
    had = known.facts(before, seat)
    return sum(known.WORTH[name] * (count - had[name]) for name, count in known.facts(now, seat).items())


def evaluation_name(game: Game, state: State) -> str:
    """Return the name of the evaluation for a position, made by hand or with a net, with a digest of its weights."""
    weights = msgspec.json.encode(evaluation(game).weights)
    added = net(game) if learned(game).learns(state) else None
    if added is None:
        return f"hand-{game.name}-{_digest(weights)}"
    return f"net-{game.name}-{_digest(weights, added.weights.encode(), str(added.card.share).encode())}"


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:12]


class _Look:
    """A look at one decision, as its seat may know it."""

    def __init__(self, game: Game, wanted: Mine, state: State, seed: int, entry: int) -> None:
        assert state.seat is not None
        self.game = game
        self.wanted = wanted
        self.seat = state.seat
        self.shown = state.sample(state.seat, bot_chance(seed + entry))
        self.seed = seed
        self.entry = entry

    def promises(self, full: Collection[str]) -> bool:
        """Return whether one choice seems much better in a short search, and is not of a full kind."""
        study = Examination(self.game, self.shown, self.seat, self.seed + self.entry)
        study.search(self.wanted.glance)
        best, *others = study.expectations()
        if not others or kind_of(self.shown, best.action) in full:
            return False
        if EASY in full and not any(misses(self.game, self.shown, best.action, self.seed, QUICK).values()):
            return False
        order = sorted(others, key=lambda each: -each.lead)[:RIVALS]
        if best.lead - order[0].lead < self.wanted.gap / 2:
            return False
        first, *rivals = study.weigh([best.action, *(each.action for each in order)], self.wanted.glance // 2)
        return first.lead - max(each.lead for each in rivals) >= self.wanted.gap * NEARLY

    def puzzle(self, full: Collection[str]) -> Puzzle | None:
        """Make a puzzle of the decision, unless no choice is clearly the best, or a second search disagrees."""
        found, again = self._search(0), self._search(AGAIN)
        tried = weigh(self.game, self.shown, found)
        best = tried[0].action
        if not self._clear(tried) or not self._fit(best) or kind_of(self.shown, best) in full:
            return None
        missed = misses(self.game, self.shown, best, self.seed)
        why = explained(self.game, self.shown, tried, self.seed + self.entry)
        if not why or (EASY in full and level_of(missed) == 1):
            return None
        other = weigh(self.game, self.shown, again)
        if other[0].action != best or not self._clear(other):
            return None
        name = self.shown.actions.name
        return Puzzle(
            id=f"{self.game.name}-{self.shown.seats}-{self.seed}-{self.entry}",
            position=self.shown.position_text(),
            choices=tuple(Option(name(each.action), round(each.lead, 2), round(each.win, 3)) for each in tried),
            missed=missed,
            decoy=is_decoy(self.game, self.shown, best, [each.action for each in tried[1:]]),
            reasons=tuple(why),
            found=found,
            again=again,
            origin=self._origin(best),
        )

    def _clear(self, tried: list[Expectation]) -> bool:
        best, second = tried[0], tried[1]
        return (
            best.lead - second.lead >= self.wanted.gap
            and best.win - max(each.win for each in tried[1:]) >= self.wanted.share
            and OPEN[0] <= best.win <= OPEN[1]
        )

    def _fit(self, best: int) -> bool:
        """Return whether the best choice is one that bots would consider at all."""
        return best in evaluation(self.game).worthwhile(self.shown, self.shown.legal())

    def _search(self, more: int) -> PuzzleSearch:
        horizon = parameters(self.game, LEVEL).horizon
        seed = self.seed + self.entry + more
        return PuzzleSearch(
            evaluation_name(self.game, self.shown), self.wanted.trials, self.wanted.worlds, horizon, seed
        )

    def _origin(self, best: int) -> Origin:
        progress = round(evaluation(self.game).progress(self.shown), 2)
        seats = self.shown.seats
        players = (self.wanted.player,) * seats
        return Origin(seats, self.seed, players, self.entry, progress, kind_of(self.shown, best))


def explained(game: Game, shown: State, tried: Sequence[Expectation], seed: int) -> list[Message]:
    """Return why the first choice is better, in the words of the rules; empty if there is no such reason.

    What the second choice brings as well is not a reason.
    """
    seat = shown.seat
    assert seat is not None
    best, second, *_ = tried
    why, _ = grounds(game, shown, seat, best, tried[1:], bot_chance(seed), WORLDS)
    as_well, _ = grounds(game, shown, seat, second, [best, *tried[2:]], bot_chance(seed), WORLDS)
    told = [each for each in why if each.id not in COMPARISONS and each not in as_well]
    if told:
        return told
    compared = messages(reasons(best, [second]), in_points=shown.in_points, than="others")
    return [each for each in compared if each.id in ADVANTAGES and each.args.get("size") != "little"]
