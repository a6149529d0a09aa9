"""The process of a bot: reads questions from standard input until it is closed."""

import sys

import msgspec

from drakehall import bots
from drakehall.kernel import registry
from drakehall.server.bots.messages import Decision, Question


def main() -> None:
    """Answer every line with a line."""
    decoder = msgspec.json.Decoder(Question)
    while line := sys.stdin.buffer.readline():
        sys.stdout.buffer.write(msgspec.json.encode(decide(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


def decide(question: Question) -> Decision:
    """Let the bot choose."""
    try:
        game = registry.game(question.game)
        state = game.load(question.position)
        bot = bots.make(question.bot, game, question.seed)
        return Decision(bot.choose(state, question.seat, bots.Budget(seconds=question.seconds)))
    except Exception as error:  # whatever a bot does wrong is told, not fatal
        return Decision(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
