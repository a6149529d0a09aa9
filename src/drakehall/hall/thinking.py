"""What bots are shown and what they answer. Nothing here knows the real position: a bot thinks about a sample."""

from time import perf_counter
from typing import Final, Literal

import msgspec

from drakehall import bots
from drakehall.bots.analysis import hints
from drakehall.kernel import registry
from drakehall.kernel.events import Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.session.fair import fresh_seed


class NoAnswer(Exception):
    """Nobody gave an answer that can be used: the caller must do without."""


class Sample(msgspec.Struct, frozen=True):
    """A world that a seat cannot tell from the real one: all that a bot is ever shown."""

    game: str
    seat: int
    position: str
    legal: list[int]
    """What the seat may do, in this world as in the real one."""


class BotQuestion(msgspec.Struct, frozen=True):
    """A position (a sample, never the real one) in which a seat must decide: what to play, or what to advise."""

    game: str
    bot: str
    seat: int
    seed: int
    seconds: float
    position: str
    spent: float = 0.0
    """What the decisions before this one took in the same turn."""
    wanted: Literal["choice", "advice"] = "choice"


ADVICE: Final = 2.0
"""Greatest number of seconds for advice, however long bots may think: a person is waiting for it."""
SEARCHED: Final = 0.6
"""The share of the time for advice that is spent searching; the rest is for explaining."""


class Opinion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot thinks of an action, as far as it can tell."""

    action: int
    share: float | None = None
    win: float | None = None
    score: float | None = None
    reasons: list[Message] = []
    risk: Message | None = None


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action, what was thought of it and of others, or what went wrong."""

    action: int | None = None
    error: str | None = None
    took: float = 0.0
    """How many seconds the bot thought."""
    advice: list[Opinion] = []


def question(
    sample: Sample, bot: str, seconds: float, spent: float = 0.0, wanted: Literal["choice", "advice"] = "choice"
) -> BotQuestion:
    """Ask a bot about a sample; `seconds` are for a whole turn, of which its earlier decisions have `spent` some."""
    if wanted == "advice":
        seconds = min(seconds, ADVICE)
    left = spent if spent < seconds else 0.0  # with no time left, begin anew rather than play blindly
    return BotQuestion(sample.game, bot, sample.seat, fresh_seed(), seconds, sample.position, left, wanted)


def checked(decision: Decision, sample: Sample) -> Decision:
    """Return the decision, without advice that cannot be followed; raise ValueError unless the action is legal."""
    if decision.action not in sample.legal:
        raise ValueError(decision.error or f"chose {decision.action}, which is not legal")
    return msgspec.structs.replace(
        decision, advice=[opinion for opinion in decision.advice if opinion.action in sample.legal]
    )


def decide(question: BotQuestion) -> Decision:
    """Let the bot choose, or advise."""
    try:
        game = registry.game(question.game)
        state = game.load(question.position)
        return _advice(question, game, state) if question.wanted == "advice" else _choice(question, game, state)
    except Exception as error:  # whatever a bot does wrong is reported, not fatal
        return Decision(error=f"{type(error).__name__}: {error}")


def _choice(question: BotQuestion, game: Game, state: State) -> Decision:
    begun = perf_counter()
    bot = bots.make(question.bot, game, question.seed)
    action = bot.choose(state, question.seat, bots.Budget(seconds=question.seconds, spent=question.spent))
    return Decision(action, took=perf_counter() - begun)


def _advice(question: BotQuestion, game: Game, state: State) -> Decision:
    """Explain the best actions: what to expect of them, and why."""
    begun = perf_counter()
    found = hints(game, state, question.seat, question.seed, deadline=begun + SEARCHED * question.seconds)
    opinions = [Opinion(each.action, each.share, each.win, each.score, each.reasons, each.risk) for each in found]
    return Decision(opinions[0].action, took=perf_counter() - begun, advice=opinions)
