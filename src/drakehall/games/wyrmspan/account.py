"""The account of a round's objective: everybody's number, place and points."""

from collections.abc import Sequence

import msgspec

from drakehall.kernel.events import Message


class ObjectiveStanding(msgspec.Struct, frozen=True):
    """What a seat has of what the objective counts, its place (None without any) and its points; Automa comes last."""

    count: int
    place: int | None
    points: int


class WyrmspanAccount(msgspec.Struct, frozen=True):
    """How the objective of a round was scored, in the order of the seats."""

    objective: str
    standings: list[ObjectiveStanding]


def round_account(told: Sequence[Message]) -> WyrmspanAccount | None:
    """Account for the objective that was scored in these events; None if none was."""
    scored = [message.args for message in told if message.id == "wyrmspan-event-objective"]
    if not scored:
        return None
    counts = [int(args["count"]) for args in scored]
    order = sorted({count for count in counts if count}, reverse=True)  # WYR-10.5: ties share a place
    standings = [
        ObjectiveStanding(count, order.index(count) + 1 if count else None, int(args["points"]))
        for count, args in zip(counts, scored, strict=True)
    ]
    return WyrmspanAccount(str(scored[0]["objective"]), standings)
