"""The process of a bot: reads questions from standard input until it is closed.

Its arguments are the bots of other packages that the hall offers, by module and class.
"""

import os
import sys
from time import perf_counter
from typing import Final

import msgspec

from drakehall import bots
from drakehall.bots.analysis import hints
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.server.bots.messages import Decision, Opinion, Question
from drakehall.server.bots.offered import offer
from drakehall.server.process import answer_lines

NICE: Final = 10
"""Whoever answers people goes before whoever thinks."""


def main() -> None:
    """Answer every line with a line."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    offer(sys.argv[1:])
    decoder = msgspec.json.Decoder(Question)
    answer_lines(lambda line: decide(decoder.decode(line)))


def decide(question: Question) -> Decision:
    """Let the bot choose, or advise."""
    try:
        game = registry.game(question.game)
        state = game.load(question.position)
        return advice(question, game, state) if question.wanted == "advice" else choice(question, game, state)
    except Exception as error:  # whatever a bot does wrong is told, not fatal
        return Decision(error=f"{type(error).__name__}: {error}")


def choice(question: Question, game: Game, state: State) -> Decision:
    """Let the bot choose."""
    begun = perf_counter()
    bot = bots.make(question.bot, game, question.seed)
    action = bot.choose(state, question.seat, bots.Budget(seconds=question.seconds, spent=question.spent))
    return Decision(action, took=perf_counter() - begun)


def advice(question: Question, game: Game, state: State) -> Decision:
    """Say what to expect of the best actions, and why."""
    begun = perf_counter()
    found = hints(game, state, question.seat, question.seed, deadline=begun + question.seconds)
    opinions = [Opinion(each.action, each.share, each.win, each.score, each.reasons) for each in found]
    return Decision(opinions[0].action, took=perf_counter() - begun, advice=opinions)


if __name__ == "__main__":
    main()
