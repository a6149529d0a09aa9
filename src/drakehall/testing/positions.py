"""What is true of every single position: checked after every step."""

from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise

from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import UnknownSeat
from drakehall.kernel.events import Message
from drakehall.kernel.state import State
from drakehall.testing.encoding import dumped, require_same
from drakehall.testing.examination import ExaminedGame
from drakehall.testing.report import Complaint, require

WHY_NOTS = 2
"""Number of legal actions, and of actions from the whole vocabulary, examined at every step."""


def check_position(exam: ExaminedGame, state: State) -> list[int]:
    """Check one position and give its legal actions; `exam.dumps` already has it."""
    with exam.checking("invariants"):
        state.check()
    check_seat(exam, state)
    check_unknown_seats(exam, state)
    legal = check_legal(exam, state)
    check_own(exam, state, legal)
    check_why_not(exam, state, legal)
    check_scores(exam, state)
    check_winners(exam, state)
    check_queries(exam, state)
    return legal


def check_vocabulary(actions: ActionSpace) -> None:
    """Every action has a name that leads back to it."""
    for action in range(actions.size):
        name = actions.name(action)
        require(actions.parse(name) == action, f"“{name}”, action {action}, is read as action {actions.parse(name)}")
    require(actions.size > 0, "the vocabulary is empty")


def check_legal(exam: ExaminedGame, state: State) -> list[int]:
    """There is something to do until the game is over, and it is in good order."""
    with exam.checking("vocabulary"):
        actions = state.actions
        if actions is not exam.variant.actions:
            same = [verb.name for verb in actions.verbs] == [verb.name for verb in exam.variant.actions.verbs]
            require(same and actions.size == exam.variant.actions.size, "the vocabulary changes during the game")
            check_vocabulary(actions)
    with exam.checking("legal"):
        legal = state.legal()
        require(type(legal) is list and all(type(action) is int for action in legal), f"{legal} is no list of ints")
        require(bool(legal) or state.seat is None, f"seat {state.seat} must decide but has nothing to do")
        require(not legal or state.seat is not None, f"the game is over but {legal} is legal")
        require(all(a < b for a, b in pairwise(legal)), f"{legal} is not sorted or not unique")
        require(not legal or (legal[0] >= 0 and legal[-1] < actions.size), f"{legal} leaves the vocabulary")
    return legal[:]


def check_seat(exam: ExaminedGame, state: State) -> None:
    """Someone at the table decides until the game is over."""
    with exam.checking("seat"):
        seat = state.seat
        require(seat is None or seat in range(state.seats), f"seat {seat} decides among {state.seats}")
        require(state.over == (seat is None), f"over is {state.over} and seat {seat} decides")
        require(state.seats == exam.variant.seats, f"seats is {state.seats}")


def check_unknown_seats(exam: ExaminedGame, state: State) -> None:
    """There is no seat before the first or after the last, even if an automatic opponent is listed."""
    questions: tuple[Callable[[int], object], ...] = (
        state.view,
        state.question,
        state.secrets,
        state.knowledge,
        lambda seat: state.sample(seat, Chance(0)),
    )
    with exam.checking("unknown-seat"):
        for seat in (-1, state.seats):
            for question in questions:
                with suppress(UnknownSeat):
                    question(seat)
                    raise Complaint(f"seat {seat} of {state.seats} is shown something")


def check_own(exam: ExaminedGame, state: State, legal: list[int]) -> None:
    """The list belongs to the caller."""
    with exam.checking("legal-own"):
        again = state.legal()
        require(again == legal, f"first {legal}, then {again}")
        again.append(-1)
        again.reverse()
        require(state.legal() == legal, f"after the caller changed the list it is {state.legal()}, before {legal}")


def check_why_not(exam: ExaminedGame, state: State, legal: list[int]) -> None:
    """Every action of the vocabulary is legal or refused with a reason."""
    size = exam.variant.actions.size
    asked = [exam.pick(legal) for _ in range(WHY_NOTS) if legal] + [exam.chance.below(size) for _ in range(WHY_NOTS)]
    with exam.checking("why-not"):
        for action in asked:
            reason = state.why_not(action)
            if action in legal:
                require(reason is None, f"action {action} is legal but refused: {reason}")
            else:
                require(isinstance(reason, Message) and bool(reason.id), f"action {action} is refused without a reason")


def check_scores(exam: ExaminedGame, state: State) -> None:
    """Scores are explained by their breakdown."""
    with exam.checking("scores"):
        scores = state.scores()
        sums = [sum(sources.values()) for sources in state.breakdown()]
        require(scores == sums, f"scores are {scores}, the breakdown sums to {sums}")
        require(len(scores) >= state.seats, f"{len(scores)} scores for {state.seats} seats")


def check_winners(exam: ExaminedGame, state: State) -> None:
    """There are winners exactly when the game is over."""
    with exam.checking("winners"):
        winners = state.winners()
        require(bool(winners) == (state.seat is None), f"winners are {winners}, over is {state.over}")
        listed = range(len(state.scores()))
        require(len(set(winners)) == len(winners), f"{winners} names a seat twice")
        require(all(winner in listed for winner in winners), f"{winners} names a seat that has no score")


def check_queries(exam: ExaminedGame, state: State) -> None:
    """Neither the questions asked so far, nor anything done to the answers, has changed the position."""
    with exam.checking("queries"):
        viewer = exam.viewer()
        knowledge = state.knowledge(viewer)
        breakdown = state.breakdown()
        answers: list[list[int] | list[str]] = [*state.secrets(viewer), *knowledge.values()]
        for answer in [*answers, *breakdown, knowledge, breakdown, state.scores(), state.winners()]:
            answer.clear()
        require_same(exam.dumps[-1], dumped(state), "the position has changed")
