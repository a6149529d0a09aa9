"""What decides between seats that tie for the best score, in words."""

from collections.abc import Sequence

from drakehall.kernel.events import Message


def tie_break(ranks: Sequence[tuple[int, ...]], criteria: Sequence[str], shared: str) -> Message | None:
    """Say what decided: the first number of a rank is the score, each further one has its message in `criteria`.

    The message is told the score that was reached twice (`points`), the winner's number (`count`) and that of the
    best of the others (`other_count`). Where the best rank is reached more than once, the message is `shared`; if
    nobody ties, there is none.
    """
    best = max(ranks)
    tied = [rank for rank in ranks if rank[0] == best[0]]
    beaten = [rank for rank in tied if rank != best]
    if len(tied) == 1:
        return None
    if not beaten:
        return Message(shared, {"points": best[0]})
    next_best = max(beaten)
    at = next(i for i in range(1, len(best)) if best[i] != next_best[i])
    return Message(criteria[at - 1], {"points": best[0], "count": best[at], "other_count": next_best[at]})
