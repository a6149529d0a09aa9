"""A table in a terminal: people at one keyboard, bots beside them."""

from collections.abc import Callable
from pathlib import Path
from typing import final

from drakehall import bots
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Message
from drakehall.session import Session, save
from drakehall.terminal.commands import Typed
from drakehall.terminal.narrator import Narrator

Ask = Callable[[str], str]


@final
class Leave(Exception):
    """The player wants to go."""


@final
class TerminalTable:
    """Plays a session with whoever sits at the keyboard."""

    def __init__(self, session: Session, narrator: Narrator, ask: Ask, file: Path) -> None:
        """Take a session, a voice, an ear, and the file that the game is saved to."""
        self.session = session
        self.narrator = narrator
        self.ask = ask
        self.file = file
        self.chance = Chance(session.seed)
        self.bots = {
            seat: bots.make(player.bot, session.seed % (1 << 62) + seat)
            for seat, player in enumerate(session.players)
            if player.bot is not None
        }
        self.people = [seat for seat in range(session.state.seats) if seat not in self.bots]
        self.told = dict.fromkeys([*self.people, -1], 0)
        self.looking: int | None = None

    def play(self) -> None:
        """Play until the game is over or somebody leaves; leaving saves the game."""
        try:
            while self.session.state.seat is not None:
                seat = self.session.state.seat
                if seat in self.bots:
                    self.session.play(seat, bots.choose(self.bots[seat], self.session.state, self.chance))
                else:
                    self._person(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return
        viewer = self.people[0] if len(self.people) == 1 else None
        self._catch_up(viewer)
        self.narrator.board(self.session, viewer)
        self.narrator.say("hall-over", "bold")
        self.narrator.result(self.session)

    def _person(self, seat: int) -> None:
        """Show a person the table and carry out one line of theirs."""
        if seat != self.looking and len(self.people) > 1:
            self._hand_over(seat)
        self.looking = seat
        self._catch_up(seat)
        self.narrator.board(self.session, seat)
        self.narrator.prompt(self.session, seat)
        self.narrator.choices(self.session, self.session.state.legal())
        while not self._answered(seat, self.ask(self.narrator.words.say("hall-type") + " ")):
            pass

    def _hand_over(self, seat: int) -> None:
        self.narrator.console.clear()
        self.ask(self.narrator.words.say("hall-hand-over", seat=seat) + " ")

    def _catch_up(self, seat: int | None) -> None:
        """Tell what has happened since this seat last looked."""
        at = -1 if seat is None else seat
        steps = self.session.steps
        self.narrator.console.print()
        self.narrator.story(steps[min(self.told[at], len(steps)) :], seat)
        self.told[at] = len(steps)

    def _answered(self, seat: int, line: str) -> bool:
        """Carry out a line; false if the person should be asked again without a new board."""
        typed = Typed(line)
        if not line.strip():
            return False
        try:
            if typed.command is not None:
                return self._command(seat, typed)
            return self._move(seat, typed)
        except HallError as error:
            self.narrator.line(self.narrator.words.error(error), "yellow")
            return False

    def _move(self, seat: int, typed: Typed) -> bool:
        legal = self.session.state.legal()
        if typed.number is None:
            verb = typed.rest.split()[0]
            if all(verb != known.name for known in self.session.state.actions.verbs):
                self.narrator.say("hall-not-understood", "yellow", text=typed.rest)
                return False
            self.session.play(seat, typed.rest)
            return True
        if not 1 <= typed.number <= len(legal):
            self.narrator.say("hall-bad-number", "yellow", count=len(legal))
            return False
        self.session.play(seat, legal[typed.number - 1])
        return True

    def _command(self, seat: int, typed: Typed) -> bool:
        """Carry out a command; true if the board should be shown anew."""
        if typed.command == "quit":
            raise Leave
        if typed.command == "undo":
            self.session.undo(seat)
            self.narrator.say("hall-undone")
            self.told = {who: min(count, len(self.session.steps)) for who, count in self.told.items()}
            return True
        if typed.command == "hint":
            self._hint(seat)
        elif typed.command == "why":
            self._why(typed.rest)
        elif typed.command == "log":
            self.narrator.story(self.session.steps, seat)
        elif typed.command == "rules":
            self.narrator.rules(self.session.game.name)
        elif typed.command == "save":
            self._save(Path(typed.rest) if typed.rest else self.file)
        else:
            self.narrator.say("hall-help")
        return False

    def _hint(self, seat: int) -> None:
        helper = bots.make("greedy", len(self.session.log))
        action = bots.choose(helper, self.session.state, Chance(len(self.session.log)))
        space = self.session.state.actions
        text = f"{self.narrator.words.action(space, action)} · {space.name(action)}"
        self.narrator.say("hall-hint", "green", text=text)

    def _why(self, notation: str) -> None:
        state, words = self.session.state, self.narrator.words
        if not notation:
            self.narrator.say("hall-why-usage", example=state.actions.name(0))
            return
        action = state.actions.parse(notation)
        reason: Message | None = state.why_not(action)
        if reason is None:
            self.narrator.say("hall-why-possible", action=notation)
        else:
            self.narrator.say("hall-why", action=notation, reason=words.message(reason))

    def _save(self, file: Path) -> None:
        save.store(self.session, file)
        self.narrator.say("hall-saved", file=str(file))

    def _leave(self) -> None:
        self.narrator.console.print()
        if self.session.log:
            self._save(self.file)
            self.narrator.say("hall-resume-with", file=str(self.file))
        self.narrator.say("hall-goodbye")
