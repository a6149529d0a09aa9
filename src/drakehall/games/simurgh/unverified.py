"""What no source confirms about the board of Simurgh."""

from collections.abc import Iterator

from drakehall.games.simurgh.board_file import BoardFile, Exchange
from drakehall.kernel.events import Message
from drakehall.kernel.unverified import Unverified, in_doubt


def facts(board: BoardFile) -> list[Unverified]:
    """List the rows of a board file with something that no source confirms."""
    return [
        Unverified(Message(f"unverified-simurgh-{about}", {"row": row}), rule, values, "board")
        for about, row, rule, values in _rows(board)
        if values
    ]


def _rows(board: BoardFile) -> Iterator[tuple[str, str, str, dict[str, str]]]:
    """Go through the file: what a row is about, which one, its rule, and what is in doubt."""
    for number, slot in enumerate(board.scout_quarters.slots, 1):
        yield "slot", str(number), "SIM-5.13", _exchange(slot)
    yield (
        "statue",
        "",
        "SIM-5.16",
        in_doubt(board.statue.verified, {"draw": board.statue.draw, "spaces": len(board.statue.spaces)}),
    )
    for number, space in enumerate(board.statue.spaces, 1):
        yield "statue-space", f"S{number}", "SIM-5.16", _exchange(space)
    for number, wild in enumerate(board.wilds, 1):
        values = in_doubt(wild.verified, {"bonus": wild.bonus, "min_players": wild.min_players})
        yield "wild", f"W{number}", "SIM-6.1", values
    for label, dragon in board.dragons.items():
        if not isinstance(dragon, str):
            names = {"name_en": dragon.name_en, "name_pl": dragon.name_pl}
            yield "dragon", label, f"SIM-11.{int(label[1:])}", in_doubt(dragon.verified, names)
    for tile, objective in board.objectives.items():
        values = in_doubt(objective.verified, {"counts": objective.counts, "points": objective.points})
        yield "objective", tile, f"SIM-12.{tile}", values


def _exchange(row: Exchange) -> dict[str, str]:
    return in_doubt(row.verified, {"cost": row.cost, "gain": row.gain})
