"""What becomes of a net once it has played the match that decides."""

from pathlib import Path
from typing import Final

import msgspec

from drakehall.bots.nets.file import NetFile, NetMatch
from training.telling import tell

FILES: Final = Path(__file__).parents[1] / "src" / "drakehall" / "bots" / "nets" / "files"
ENOUGH: Final = 100
"""Fewer games decide nothing."""


def promote(net: Path, share: float, result: NetMatch, best: Path) -> None:
    """Write the net to `best`, with its match and the share of it that counts, if it has won beyond doubt."""
    file = NetFile.read(net.read_bytes())
    tell(f"{file.card.game}: {100 * result.share:.1f} % ± {100 * result.error:.1f} of {result.games} games")
    if result.games < ENOUGH or not result.has_won():
        tell("The evaluation by hand stays as it is.")
        return
    card = msgspec.structs.replace(file.card, share=share, matches=(result,))
    best.write_bytes(msgspec.structs.replace(file, card=card).write())
    tell(f"It has won. To use it: cp {best} {FILES / f'{file.card.game}.toml'}")
