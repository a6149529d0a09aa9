"""What decides between seats that tie for the best score, in words."""

from collections.abc import Sequence

from drakehall.kernel.events import Message


def tie_break(ranks: Sequence[tuple[int, ...]], criteria: Sequence[str], shared: str) -> Message | None:
    """Return what decided: the first number of a rank is the score, each further one has its message in `criteria`.

    The message receives the tied score (`points`), the winner's number (`count`) and the best of the others'
    (`other_count`). If the best rank is reached more than once, the message is `shared`; without a tie, there is none.
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
