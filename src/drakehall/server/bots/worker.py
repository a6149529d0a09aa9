"""The process of a bot: reads questions from standard input until it is closed."""

import os
import sys
from time import perf_counter
from typing import Final

import msgspec

from drakehall import bots
from drakehall.kernel import registry
from drakehall.server.bots.messages import Decision, Opinion, Question

NICE: Final = 10
"""Whoever answers people goes before whoever thinks."""


def main() -> None:
    """Answer every line with a line."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    decoder = msgspec.json.Decoder(Question)
    while line := sys.stdin.buffer.readline():
        sys.stdout.buffer.write(msgspec.json.encode(decide(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


def decide(question: Question) -> Decision:
    """Let the bot choose, or advise."""
    begun = perf_counter()
    try:
        game = registry.game(question.game)
        state = game.load(question.position)
        bot = bots.make(question.bot, game, question.seed)
        budget = bots.Budget(seconds=question.seconds, spent=question.spent)
        action = bot.choose(state, question.seat, budget)
        advice = [Opinion(action)] if question.wanted == "advice" else []
        return Decision(action, took=perf_counter() - begun, advice=advice)
    except Exception as error:  # whatever a bot does wrong is told, not fatal
        return Decision(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
