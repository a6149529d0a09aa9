"""The process of an analyst: reads inquiries from standard input until it is closed."""

import os
from typing import Final

import msgspec

from drakehall.hall.inquiries import Inquiry, inquire
from drakehall.server.process import answer_lines

NICE: Final = 19
"""Everything else comes first, including bots that think for a table."""


def main() -> None:
    """Answer every line with a line."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    decoder = msgspec.json.Decoder(Inquiry)
    answer_lines(lambda line: inquire(decoder.decode(line)))


if __name__ == "__main__":
    main()
