"""A game as a dialogue in a terminal: people sharing a keyboard, and bots."""

import shlex
import shutil
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final, final

import msgspec

from drakehall import bots
from drakehall.bots import analysis
from drakehall.bots.bot import bot_chance
from drakehall.kernel.errors import HallError, quoted
from drakehall.kernel.events import Message
from drakehall.kernel.numbers import whole
from drakehall.session import Session, save
from drakehall.terminal.commands import Typed
from drakehall.terminal.companion import Ask, Companion
from drakehall.terminal.narrator import HELP, Narrator, choices

HINT_SECONDS: Final = 1.5
"""Greatest number of seconds spent on a hint."""
ALTERNATIVES: Final = 2
"""Number of other actions named beside the best."""


@final
class Leave(Exception):
    """The player wants to leave."""


PATIENCE = bots.Budget(seconds=10.0)
"""Time limit of a bot's turn; its level may set a lower one."""


@final
class Dialogue:
    """Plays a session with the people at the keyboard."""

    def __init__(
        self,
        session: Session,
        narrator: Narrator,
        ask: Ask,
        file: Path | None,
        companion: Companion | None = None,
    ) -> None:
        """Take a session, somewhere to print and to read, the file that the game is saved to, and a companion.

        Without a file nothing is saved.
        """
        self.session = session
        self.narrator = narrator
        self.ask = ask
        self.file = file
        self.companion = companion
        self.chance = bot_chance(session.seed)
        self.bots = {
            seat: bots.make(player.bot, session.game, self.chance.below(1 << 29))
            for seat, player in enumerate(session.players)
            if player.bot is not None
        }
        self.people = [seat for seat in range(session.state.seats) if seat not in self.bots]
        self.told = dict.fromkeys(self.people, 0)
        self.looking: int | None = None

    def play(self) -> bool:
        """Play until the game is over or someone leaves; leaving saves the game. Return whether nobody has left."""
        try:
            while self.session.state.seat is not None and not self._is_done():
                seat = self.session.state.seat
                if seat in self.bots:
                    self._look()
                    self.session.play(seat, bots.choose(self.bots[seat], self.session.state, self.chance, PATIENCE))
                else:
                    self._person(seat)
            if self.session.state.over:
                self._look()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return False
        except (bots.BotFailed, bots.BotTooSlow, bots.IllegalChoice):
            self._leave()
            raise
        self._end()
        return True

    def _look(self) -> None:
        """Let the companion speak to whoever looks at the screen."""
        if self.companion is not None and self.people:
            self.companion.look(self.session, self.people[0] if self.looking is None else self.looking)

    def _is_done(self) -> bool:
        if self.companion is None or not self.people:
            return False
        return self.companion.is_done(self.session, self.people[0] if self.looking is None else self.looking)

    def _person(self, seat: int) -> None:
        """Show a person the table and carry out one decision of theirs."""
        if self.looking not in (None, seat):
            self._hand_over(seat)
        self.looking = seat
        self._catch_up(seat)
        self.narrator.board(self.session, seat)
        self._look()
        if self._is_done():
            return
        self.narrator.prompt(self.session, seat)
        self.narrator.choices(self.session, seat)
        while not self._answered(seat, self.ask(self.narrator.words.say("hall-type") + " ")):
            pass

    def _hand_over(self, seat: int) -> None:
        """Let the last person see the result of the decision; hide the screen only if it shows something private."""
        last = self.looking
        assert last is not None
        self._catch_up(last)
        if self._private():
            self.ask(self.narrator.words.say("hall-hide") + " ")
            self.narrator.console.clear()
            self.ask(self.narrator.words.say("hall-hand-over", seat=seat) + " ")
        else:
            self.told[seat] = max(self.told[seat], self.told[last])

    def _private(self) -> bool:
        """Return whether anyone at this keyboard may see something that others may not."""
        public = _shown(self.session, None)
        return any(_shown(self.session, seat) != public for seat in self.people)

    def _catch_up(self, seat: int) -> None:
        """Report what has happened since this seat last looked."""
        steps = self.session.steps
        self.narrator.console.print()
        self.narrator.story(steps[min(self.told[seat], len(steps)) :], seat)
        self.told[seat] = len(steps)

    def _end(self) -> None:
        """Show the end and save the whole game; if the game is merely cut short, show only what happened last."""
        if self.people:
            self._catch_up(self.people[0] if self.looking is None else self.looking)
        if not self.session.state.over:
            return
        self.narrator.board(self.session, None)
        self.narrator.say("hall-over", "bold")
        self.narrator.result(self.session)
        self._keep("hall-watch-with", "replay")

    def _answered(self, seat: int, line: str) -> bool:
        """Carry out a line; false if the person should be asked again without redrawing the board."""
        typed = Typed(line)
        if not line.strip():
            return False
        try:
            if typed.command is not None:
                return self._command(seat, typed)
            made = len(self.session.steps)
            if not self._move(seat, typed):
                return False
            if self.companion is not None:
                self.companion.moved(self.session, seat, self.session.steps[made].move.action)
            return True
        except HallError as error:
            self.narrator.complain(error)
            return False

    def _move(self, seat: int, typed: Typed) -> bool:
        legal = choices(self.session)
        if typed.number is None:
            verb, *arguments = typed.rest.split()
            if all(verb.lower() != known.name for known in self.session.state.actions.verbs):
                self.narrator.say("hall-not-understood", "yellow", text=quoted(typed.rest))
                return False
            self.session.play(seat, " ".join([verb.lower(), *arguments]))
            return True
        if typed.number >= len(legal):
            self.narrator.say("hall-bad-number", "yellow", last=len(legal) - 1)
            return False
        self.session.play(seat, legal[typed.number])
        return True

    def _command(self, seat: int, typed: Typed) -> bool:
        """Carry out a command; true if the board should be redrawn."""
        if typed.command == "quit":
            raise Leave
        if typed.command not in ("help", *self._commands()):
            self.narrator.say("learn-not-here", "yellow", text=typed.word)
            return False
        if typed.command == "next" and self.companion is not None:
            self.companion.skip()
            return True
        if typed.command == "undo":
            self.session.undo(seat)
            self.narrator.say("hall-undone")
            self.told = {who: min(count, len(self.session.steps)) for who, count in self.told.items()}
            return True
        if typed.command == "show" and self.companion is not None:
            self.companion.show(self.session, seat)
        elif typed.command == "hint":
            self._hint(seat)
        elif typed.command == "why":
            self._why(typed.rest)
        elif typed.command == "log":
            self._log(seat)
        elif typed.command == "rules":
            self.narrator.rules(self.session.game.name)
        elif typed.command == "save":
            self._save(Path(typed.rest) if typed.rest else self.file)
        else:
            self.narrator.help(self.session.state, self._commands())
        return False

    def _commands(self) -> tuple[str, ...]:
        return HELP if self.companion is None else self.companion.commands

    def _log(self, seat: int) -> None:
        """Retell the game so far, a line for each turn; before the first move, say that nothing has happened."""
        if self.session.steps:
            self.narrator.turns(self.session.steps, seat)
        else:
            self.narrator.say("hall-log-empty")

    def _hint(self, seat: int) -> None:
        """Show what a bot would do after some thought, what to expect of it, why, and the alternatives."""
        state, words = self.session.state, self.narrator.words
        deadline = perf_counter() + HINT_SECONDS
        best, *others = analysis.hints(self.session.game, state, seat, len(self.session.log), deadline=deadline)

        def worded(hint: analysis.Hint) -> dict[str, str]:
            text = f"{self.narrator.action(self.session, seat, hint.action)} · {state.actions.name(hint.action)}"
            return {"text": text, "win": words.decimal(percent(hint.win), 0)}

        self.narrator.say("hall-hint", "green", text=worded(best)["text"])
        if state.in_points:
            expected = words.say("hall-hint-expect", win=worded(best)["win"], result=words.decimal(best.score, 1))
        else:
            expected = words.say("hall-hint-chance", win=worded(best)["win"])
        self.narrator.indented(expected)
        for reason in best.reasons:
            self.narrator.indented(words.message(reason), "dim")
        if best.risk is not None:
            self.narrator.indented(words.say("hall-hint-risk", text=words.message(best.risk)), "dim")
        for other in others[:ALTERNATIVES]:
            self.narrator.indented(words.say("hall-hint-also", **worded(other)), "dim")

    def _why(self, notation: str) -> None:
        state, words = self.session.state, self.narrator.words
        if not notation:
            self.narrator.say("hall-why-usage", example=state.actions.name(0))
            return
        number, legal = whole(notation), choices(self.session)
        if number is not None and number < len(legal):
            notation = state.actions.name(legal[number])
        action = state.actions.parse(notation)
        reason: Message | None = state.why_not(action)
        if reason is None:
            self.narrator.say("hall-why-possible", action=notation)
        else:
            self.narrator.say("hall-why", action=notation, reason=words.message(reason))

    def _save(self, file: Path | None) -> None:
        if file is not None:
            save.store(self.session, file)
            self.narrator.say("hall-saved", file=str(file))

    def _leave(self) -> None:
        self.narrator.console.print()
        if self.session.log:
            spelled = (each.bot for each in self.session.players if each.bot and bots.is_spelled(each.bot))
            allowed = "".join(f" --bot {bot}" for bot in dict.fromkeys(spelled))
            self._keep("hall-resume-with", f"play{allowed} --resume")
        self.narrator.say("hall-goodbye")

    def _keep(self, message: str, command: str) -> None:
        """Save the game, under another name if need be, and say how to resume it."""
        if self.file is None:
            return
        try:
            self._save(self.file)
        except HallError as error:
            self.narrator.complain(error)
            self.file = Path(tempfile.mkdtemp(prefix="drakehall-")) / self.file.name
            self._save(self.file)
        self.narrator.command(message, f"{program()} {command} {shlex.quote(str(self.file))}")


def percent(win: float) -> float:
    """Return a chance to win in percent; 0 and 100 only if the game is decided."""
    return 100 * win if win in (0.0, 1.0) else min(99.0, max(1.0, 100 * win))


def program() -> str:
    """Return how this program is called from a shell."""
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        return f"{Path(sys.executable).name} -m drakehall"
    found = shutil.which(Path(called).name)
    return Path(called).name if found and Path(found).resolve() == Path(called).resolve() else shlex.quote(called)


def _shown(session: Session, seat: int | None) -> dict[str, object]:
    """Return what a seat sees, without the seat itself."""
    view: dict[str, object] = msgspec.to_builtins(session.state.view(seat))
    return {name: value for name, value in view.items() if name != "viewer"}
