"""The process of a bot: reads questions from standard input until it is closed.

Its arguments are the bots from other packages that the hall offers, by module and class.
"""

import os
import sys
from typing import Final

import msgspec

from drakehall.hall.thinking import BotQuestion, decide
from drakehall.server.bots.offered import offer
from drakehall.server.process import answer_lines

NICE: Final = 10
"""Processes that answer people take precedence over those that think."""


def main() -> None:
    """Answer every line with a line."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    offer(sys.argv[1:])
    decoder = msgspec.json.Decoder(BotQuestion)
    answer_lines(lambda line: decide(decoder.decode(line)))


if __name__ == "__main__":
    main()
