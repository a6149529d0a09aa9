"""What is printed: the story, the board, the choices, the result."""

from collections.abc import Sequence
from itertools import groupby
from typing import final

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from drakehall.kernel import options as opt
from drakehall.kernel.errors import HallError
from drakehall.kernel.state import State
from drakehall.session.session import Session, Step
from drakehall.terminal import questions
from drakehall.terminal.boards import account_of, advice_of, board_of, chapters_of, hanging
from drakehall.text import Words
from drakehall.text.turns import summary
from drakehall.text.words import signed

HELP = ("number", "move", "undo", "hint", "why", "log", "rules", "save", "quit")
"""The commands that help lists, in this order."""
FEW = 9
"""Number of choices listed one below the other; more are set in columns if there is room."""
NONE = "–"
"""Shown for a player who cannot have points from a source."""


@final
class Narrator:
    """Narrates a game on one console in one language."""

    def __init__(self, console: Console, words: Words) -> None:
        """Choose where to print and in which language."""
        self.console = console
        self.words = words

    def line(self, text: str, style: str = "") -> None:
        """Print a plain line."""
        self.console.print(Text(text), style=style)

    def indented(self, text: str, style: str = "") -> None:
        """Print a line that belongs to the one above."""
        self.console.print(hanging(Text("  "), Text(text, style=style)))

    def complain(self, error: HallError) -> None:
        """Print what cannot be done, as a sentence."""
        text = self.words.error(error)
        self.line(text[:1].upper() + text[1:], "yellow")

    def guide(self, text: str) -> None:
        """Print what a guide says, set off from everything else."""
        self.console.print()
        self.console.print(hanging(Text("▌ ", style="bold magenta"), Text(text)))
        self.console.print()

    def say(self, id: str, /, style: str = "", **args: int | str) -> None:  # noqa: A002
        """Print a message of the catalogue."""
        self.line(self.words.say(id, **args), style)

    def command(self, id: str, /, command: str, **args: int | str) -> None:  # noqa: A002
        """Print a message with a shell command, unbroken, so that it can be copied."""
        self.console.print(Text(self.words.say(id, command=command, **args)), soft_wrap=True)

    def story(self, steps: list[Step], seat: int | None) -> None:
        """Report what happened, as the seat saw it: a line for each decision, its consequences indented."""
        for step in steps:
            for number, event in enumerate(step.events):
                mark, style = ("• ", "") if number == 0 else ("    ", "dim")
                text = self.words.event(event, seat)
                if event.cause is not None:
                    text = f"{self.words.message(event.cause)}: {text}"
                self.console.print(hanging(Text(mark), Text(text, style=style)))

    def turns(self, steps: list[Step], seat: int | None) -> None:
        """Retell a game as the seat saw it: a line for what each player did in a turn."""
        for (_, mover), group in groupby(steps, key=lambda step: (step.turn, step.move.seat)):
            taken = list(group)
            happened = [event for step in taken for event in step.events]
            if happened:
                points = sum(step.gains.get(mover, 0) for step in taken)
                events = [event.seen_by(seat) for event in happened]
                told = summary(self.words, mover, events, points, happened[0].cause)
                self.console.print(hanging(Text("• "), Text(told)))

    def board(self, session: Session, seat: int | None) -> None:
        """Draw the position as the seat sees it."""
        view = session.state.view(seat)
        self.console.print(board_of(session.game.name)(view, self.words))

    def prompt(self, session: Session, seat: int) -> None:
        """Say what the question is about, then who must decide what."""
        for part in questions.about(session.state, seat, self.words):
            self.console.print(part)
        asked = questions.asked(session.state, seat, self.words)
        self.say("hall-turn", "bold", seat=seat, prompt=asked)

    def action(self, session: Session, seat: int, action: int) -> str:
        """Describe an action a seat may take, with what its game adds."""
        return questions.choice(session.game, session.state, seat, action, self.words)

    def choices(self, session: Session, seat: int) -> None:
        """List the legal actions with their numbers and notation."""
        space = session.state.actions
        lines: list[RenderableType] = []
        for number, action in enumerate(choices(session)):
            text = Text.assemble(self.action(session, seat, action), (f" · {space.name(action)}", "dim"))
            lines.append(hanging(Text(f"{number:>3}  ", style="bold cyan"), text))
        if len(lines) > FEW:
            self.console.print(Columns(lines, column_first=True, padding=(0, 3)))
        else:
            self.console.print(Group(*lines))

    def result(self, session: Session) -> None:
        """Show who has won, how it came about, and the points by source."""
        state, words = session.state, self.words
        account = account_of(session.game.name)
        if account is not None:
            self.console.print(account(session, words))
        if state.in_points:
            self._points(session)
        if state.over:
            names = ", ".join(words.player(seat) for seat in state.winners())
            self.say("hall-winner", "bold green", count=len(state.winners()), names=names)
            tie_break = state.tie_break()
            if tie_break is not None:
                self.console.print(Text(words.message(tie_break), style="dim"))
        else:
            self.say("hall-replay-unfinished")

    def _points(self, session: Session) -> None:
        """Show the points by source, a column for each player: there may be many sources, but never many players."""
        state, words = session.state, self.words
        parts = state.breakdown()
        sources = dict.fromkeys(source for points in parts for source in points)
        named = {source: words.say(f"{session.game.name}-score-{source.replace('_', '-')}") for source in sources}
        widest = max((cell_len(word) for name in named.values() for word in name.split()), default=0)
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(words.say("hall-column-points"), min_width=widest)
        for seat in range(len(parts)):
            table.add_column(Text(words.player(seat)), justify="right", overflow="fold")
        for source in sources:
            figures = [signed(points[source]) if source in points else NONE for points in parts]
            table.add_row(named[source], *figures)
        if len(sources) > 1:
            table.add_section()
            table.add_row(words.say("hall-total"), *map(signed, state.scores()), style="bold")
        if session.game.low_wins:
            table.caption = words.say("hall-low-wins")
        self.console.print(table)

    def help(self, state: State, subjects: Sequence[str] = HELP) -> None:
        """List what can be typed, with moves from the current position as examples."""
        table = Table.grid(padding=(0, 2))
        for subject in subjects:
            typed = Text(self._typed(subject, state), style="bold cyan")
            table.add_row(typed, self.words.say(f"hall-help-{subject}"))
        self.console.print(table)

    def _typed(self, subject: str, state: State) -> str:
        if subject == "move":
            return state.actions.name(state.legal()[0])
        typed = self.words.attribute(f"hall-help-{subject}", "typed")
        return f"{typed} {state.actions.name(_refused(state))}" if subject == "why" else typed

    def rules(self, game: str) -> None:
        """Print the help of a game, and what is printed on its boards."""
        words, chapters = self.words, chapters_of(game)
        told = [(words.attribute(id_, "title"), words.say(id_)) for id_ in words.sections(f"{game}-help-")]
        for title, text in told + (chapters(words) if chapters is not None else []):
            self.line(title, "bold")
            self.line(text)
            self.console.print()
        self.say("hall-rules-more", "dim", game=game)

    def at_table(self, session: Session) -> None:
        """Show who sits at the table, and which bots play."""
        told = [
            self.words.player(seat)
            if player.bot is None
            else self.words.say("hall-at-table-bot", name=self.words.player(seat), kind=player.bot)
            for seat, player in enumerate(session.players)
        ]
        self.say("hall-at-table", players=", ".join(told + self.words.players[len(told) :]))

    def advice(self, session: Session) -> None:
        """Show a game's advice about how the table was set."""
        advice = advice_of(session.game.name)
        for line in advice(session.state.view(None), self.words) if advice is not None else ():
            self.line(line, "yellow")

    def options(self, session: Session) -> None:
        """List the options in force that differ from the defaults."""
        chosen, words = opt.chosen(session.options), self.words
        told = [
            f"{words.option(option.name)}: {words.option_value(option, chosen[option.name])}"
            for option in session.game.describe_options()
            if option.name in chosen
        ]
        if told:
            self.say("hall-options-in-force", options=", ".join(told))


def choices(session: Session) -> list[int]:
    """List the legal actions in the order in which they are numbered here."""
    return questions.choices(session.game, session.state)


def _refused(state: State) -> int:
    """Return an action that is not possible now, preferably of another kind than the possible ones."""
    legal = state.legal()
    verbs = {state.actions.verb(action).name for action in legal}
    others = [action for action in range(state.actions.size) if action not in legal] or legal
    return next((action for action in others if state.actions.verb(action).name not in verbs), others[0])
