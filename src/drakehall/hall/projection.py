"""What a seat is shown: its view, its choices, and what happened, as it may see it. Nothing else leaves the hall."""

from collections.abc import Collection, Iterator
from typing import final

import msgspec

from drakehall.hall.rows import SeatResult, TableRow
from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.session import Entry, Move, Session, Undo
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Choice, Happened, PositionShown, Undoing
from drakehall.wire.learning import StudyInfo
from drakehall.wire.tables import Clocks, Outcome, Result, SeatInfo, Table, TakeBackAsked


@final
class Snapshot:
    """What has been stored of a session; while a move is on its way to the log, the session itself is ahead of it."""

    __slots__ = ("gains", "game", "happened", "log", "seq", "state", "turns", "undo")

    def __init__(self, session: Session) -> None:
        """Keep where the session stands. Its log and events are shared: they only grow, and `seq` says how far."""
        self.game = session.game
        self.log = session.log
        self.happened = session.happened
        self.turns = session.turns
        self.gains = session.gains
        self.seq = len(session.log)
        self.state = session.state
        self.undo = [_undoing(session, seat) for seat in range(session.seats)]

    def entry(self, number: int, seat: int | None) -> Happened:
        """Show the entry of this number as a seat may see it."""
        at = number - 1
        return happened(number, self.log[at], self.happened[at], seat, self.game, self.turns[at], self.gains[at])


def _undoing(session: Session, seat: int) -> Undoing | None:
    last = session.last_decision(seat)
    if last is None or session.state.over:
        return None
    learnt = session.learnt(seat)
    return Undoing(last.move.action, session.undoable(seat), learnt.seen_by(seat) if learnt else None)


def position(stored: Snapshot, options: msgspec.Raw, seat: int | None, since: int) -> PositionShown:
    """Show a seat (None: a spectator) where the game stands, and what happened after entry `since` of the log."""
    state = stored.state
    decides = state.seat
    mine = seat is not None and seat == decides
    undo = stored.undo[seat] if seat is not None else None
    return PositionShown(
        seq=stored.seq,
        seat=seat,
        decides=decides,
        options=options,
        view=msgspec.Raw(ENCODER.encode(state.view(seat))),
        legal=list(_choices(state)) if mine else [],
        happened=[stored.entry(number, seat) for number in range(since + 1, stored.seq + 1)],
        can_undo=undo is not None and undo.decisions > 0,
        question=state.question(seat),
        result=result(stored.game, state),
        undo=undo,
    )


def earlier(stored: Snapshot, state: State, options: msgspec.Raw, seat: int | None, seq: int) -> PositionShown:
    """Show a seat where the game stood after entry `seq` of the log: what it was shown then, and no choices."""
    return PositionShown(
        seq=seq,
        seat=seat,
        decides=state.seat,
        options=options,
        view=msgspec.Raw(ENCODER.encode(state.view(seat))),
        legal=[],
        happened=[stored.entry(seq, seat)] if seq else [],
        can_undo=False,
        question=state.question(seat),
        result=result(stored.game, state),
    )


def happened(
    number: int,
    entry: Entry,
    events: list[Event],
    seat: int | None,
    game: Game,
    turn: int = 0,
    gains: dict[int, int] | None = None,
) -> Happened:
    """Show an entry of the log as a seat may see it: what it chose, and whether it could choose, are a mover's own."""
    if isinstance(entry, Move):
        mine = entry.seat == seat
        told = [event.seen_by(seat) for event in events]
        account = game.account(told)
        return Happened(
            seq=number,
            kind="move",
            seat=entry.seat,
            events=told,
            action=entry.action if mine else None,
            forced=entry.forced and mine,
            causes=[event.cause for event in events] if any(event.cause for event in events) else [],
            turn=turn,
            gains=gains or {},
            account=msgspec.to_builtins(account),
        )
    kind = "undo" if isinstance(entry, Undo) else "take_back"
    return Happened(seq=number, kind=kind, seat=entry.seat, moves=entry.moves, turn=turn)


def result(game: Game, state: State) -> Result | None:
    """Return how the game ended; None while it goes on."""
    if not state.over:
        return None
    winners, scores = state.winners(), state.scores()
    ranks = [(seat not in winners, score if game.low_wins else -score) for seat, score in enumerate(scores)]
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    return Result(scores, state.breakdown(), winners, places, state.in_points, state.tie_break())


def outcome(game: Game, state: State) -> Outcome | None:
    """Return how the game ended, in short; None while it goes on."""
    found = result(game, state)
    return Outcome(found.scores, found.places, found.in_points) if found else None


def seat_results(game: Game, state: State) -> tuple[SeatResult, ...]:
    """Return the result of each seat; empty while the game goes on."""
    found = result(game, state)
    if found is None:
        return ()
    return tuple(
        SeatResult(seat, found.places[seat], found.scores[seat], dict(found.breakdown[seat]))
        for seat in range(state.seats)
    )


def table(
    row: TableRow,
    stored: Snapshot | None,
    options: dict[str, object],
    present: Collection[int | None],
    asked: TakeBackAsked | None,
    guest: str | None,
    clocks: Clocks | None = None,
) -> Table:
    """Describe a table as a guest may see it; `present` are the seats whose people look on."""
    over = row.status == "over"
    return Table(
        id=row.id,
        game=row.game,
        version=row.version,
        status=row.status,
        open=row.open,
        friendly=row.friendly,
        options=options,  # type: ignore[arg-type]
        seats=[
            SeatInfo(
                each.seat,
                each.name,
                each.person,
                each.bot,
                each.seat in present,
                each.given_up,
                each.kept is not None,
                each.program,
                each.beside,
            )
            for each in row.seats
        ],
        seq=stored.seq if stored else 0,
        commitment=row.commitment,
        created=row.created,
        you=row.seat_of(guest),
        host=guest == row.host,
        seed=str(row.seed) if over else None,
        salt=row.salt if over else None,
        rematch=row.rematch,
        take_back=asked,
        hints=row.gives_hints,
        result=result(stored.game, stored.state) if stored else None,
        study=StudyInfo(row.study.kind, row.study.item) if row.study else None,
        clock=row.clock,
        clocks=clocks,
        rated=row.rated,
        asked=guest is not None and any(each.kept == guest for each in row.seats),
        sharing=row.sharing(guest),
    )


def _choices(state: State) -> Iterator[Choice]:
    for action in state.legal():
        yield Choice(action, state.actions.name(action), state.targets(action))
