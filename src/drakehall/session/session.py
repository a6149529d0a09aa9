"""A game being played."""

from collections.abc import Mapping, Sequence
from typing import Self, final

from drakehall.kernel import options as opt
from drakehall.kernel import position_text, registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import IllegalAction
from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.kernel.state import State
from drakehall.session.errors import CannotUndo, GameOver, NothingToUndo, NotYourTurn, OtherAgreement
from drakehall.session.fair import Fair
from drakehall.session.forced import forced
from drakehall.session.log import Entry, Move, Player, TakeBack, Undo


@final
class Step:
    """A move that stands: who made it, what happened, and the position before it as long as it can be taken back."""

    __slots__ = ("barrier", "before", "events", "gains", "move", "turn")

    def __init__(
        self, move: Move, events: list[Event], before: State, barrier: bool, turn: int, gains: dict[int, int]
    ) -> None:
        """Keep a move with its consequences: what happened, in which turn, and the points that seats won or lost."""
        self.move = move
        self.events = events
        self.turn = turn
        self.gains = gains
        self.before: State | None = before
        self.barrier = barrier


@final
class Session:
    """A table: game, options, seed or first position, players, current position, and the log that led to it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        players: Sequence[Player] = (),
        *,
        play_forced: bool = True,
        text: bool = False,
        position: str | None = None,
    ) -> None:
        """Set a table; bad seats, seeds or options raise a `HallError`. `text`: options were typed by a person.

        With a `position` in text the game begins there; seats and options must match those it names.
        """
        self.game = game
        self.seed = seed
        self.seats = seats
        self.options: Options = game.resolve_options(seats, options or {}, text=text)
        self.position = position
        """The text of the position the game began with; None: it was dealt from the seed."""
        self.state = self.beginning()
        if (self.state.seats, self.state.options) != (seats, self.options):
            raise OtherAgreement()
        self.players = [*players, *(Player(f"Seat {i + 1}") for i in range(len(players), seats))]
        self.play_forced = play_forced
        self.fair: Fair | None = None
        self.log: list[Entry] = []
        self.happened: list[list[Event]] = []
        """What happened at each entry of the log, including entries taken back later."""
        self.turns: list[int] = []
        """The turn to which each entry belongs, as its game counts turns."""
        self.gains: list[dict[int, int]] = []
        """The points that each entry has brought, or cost, by seat."""
        self.steps: list[Step] = []
        self._play_forced()

    @classmethod
    def from_position(cls, text: str, players: Sequence[Player] = (), *, play_forced: bool = True) -> Self:
        """Set a table with a position in text; a text that does not describe one raises `BadPosition`."""
        game = registry.game(position_text.game_of(text))
        agreed = position_text.PositionReader(game, text)
        options = opt.chosen(agreed.options)
        return cls(game, agreed.seats, agreed.seed, options, players, play_forced=play_forced, position=text)

    def beginning(self) -> State:
        """Return the position the game began with."""
        if self.position is not None:
            return self.game.read_position(self.position)
        return self.game.new_state(self.seats, self.options, Chance(self.seed))

    def play(self, seat: int, action: int | str) -> list[Step]:
        """Play a seat's action, by number or notation, and the forced ones after it; return all steps taken.

        An action that may not be played raises a `HallError` and changes nothing.
        """
        self._must_decide(seat)
        number = self.state.actions.parse(action) if isinstance(action, str) else action
        name = self.state.actions.name(number)
        if number not in self.state.legal():
            raise IllegalAction(name, self.state.reason(number))
        first = len(self.steps)
        self._take(Move(seat, name), number)
        self._play_forced()
        return self.steps[first:]

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, unless something was revealed or the turn has passed on since."""
        moves = self._undoable(seat)
        before = self.steps[-moves].before
        assert before is not None
        self.state = before
        del self.steps[-moves:]
        self._enter(Undo(seat, moves), [], self.state.turn_number, {})

    def reset(self, seat: int) -> None:
        """Take back all the seat's decisions since the last commit point."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take back its last decision."""
        try:
            return self._undoable(seat) > 0
        except (NothingToUndo, CannotUndo):
            return False

    def undoable(self, seat: int) -> int:
        """Count the decisions that the seat may undo, one after the other."""
        decisions = 0
        for step in reversed(self.steps):
            if step.barrier or (step.move.seat != seat and not step.move.forced):
                break
            decisions += not step.move.forced
        return decisions

    def last_decision(self, seat: int) -> Step | None:
        """Return the seat's last decision that stands."""
        moves = self.since(seat)
        return self.steps[-moves] if moves else None

    def learnt(self, seat: int) -> Event | None:
        """Return the first thing that the seat was shown, of what had been hidden, by its last decision or since."""
        events = (event for step in self.steps[len(self.steps) - self.since(seat) :] for event in step.events)
        return next((event for event in events if event.reveals_to(seat)), None)

    def take_back(self, seat: int) -> None:
        """Return to the seat's last decision, whatever has happened since; the caller guarantees that all agreed."""
        if self.state.seat is None:
            raise GameOver()
        moves = self.since(seat)
        if not moves:
            raise NothingToUndo()
        standing = [step.move for step in self.steps[:-moves]]
        entries = len(self.log)
        self.state = self.beginning()
        self.steps.clear()
        for move in standing:
            self._take(move, self.state.actions.parse(move.action))
        del self.log[entries:], self.happened[entries:], self.turns[entries:], self.gains[entries:]
        self._enter(TakeBack(seat, moves), [], self.state.turn_number, {})

    def since(self, seat: int) -> int:
        """Count the moves that stand since the seat's last decision, inclusive; 0 if it has decided nothing yet."""
        for moves, step in enumerate(reversed(self.steps), start=1):
            if step.move.seat == seat and not step.move.forced:
                return moves
        return 0

    def _undoable(self, seat: int) -> int:
        if not self.since(seat):
            raise NothingToUndo()
        for moves, step in enumerate(reversed(self.steps), start=1):
            if step.barrier:
                raise CannotUndo()
            if not step.move.forced:
                if step.move.seat != seat:
                    raise CannotUndo()
                return moves
        raise NothingToUndo()

    def _must_decide(self, seat: int) -> None:
        if self.state.seat is None:
            raise GameOver()
        if seat != self.state.seat:
            raise NotYourTurn(number=seat + 1, decides=self.state.seat + 1)

    def _take(self, move: Move, action: int) -> None:
        before, after = self.state, self.state.copy()
        events: list[Event] = []
        after.events = events
        after.apply(action)
        after.events = None
        self.state = after
        barrier = after.seat != before.seat or any(event.reveals_to(move.seat) for event in events)
        if barrier:
            self._forget()
        turn, gains = before.turn_number, _gains(before, after)
        self.steps.append(Step(move, events, before, barrier, turn, gains))
        self._enter(move, events, turn, gains)

    def _enter(self, entry: Entry, events: list[Event], turn: int, gains: dict[int, int]) -> None:
        self.log.append(entry)
        self.happened.append(events)
        self.turns.append(turn)
        self.gains.append(gains)

    def _forget(self) -> None:
        """Drop positions that can no longer be returned to."""
        for step in reversed(self.steps):
            if step.before is None:
                break
            step.before = None

    def _play_forced(self) -> None:
        while self.play_forced and (action := forced(self.game, self.state)) is not None:
            assert self.state.seat is not None
            self._take(Move(self.state.seat, self.state.actions.name(action), forced=True), action)


def _gains(before: State, after: State) -> dict[int, int]:
    if not after.in_points:
        return {}
    earned = zip(before.lasting_scores(), after.lasting_scores(), strict=True)
    return {seat: now - then for seat, (then, now) in enumerate(earned) if now != then}
