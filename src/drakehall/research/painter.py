"""Positions as people see them: the terminal's board as text or as a picture."""

from io import StringIO
from typing import Final, final

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.text import Text

from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.research.pixels import Picture, draw
from drakehall.terminal.boards import board_of
from drakehall.terminal.screen import screen
from drakehall.text import Words

COLUMNS: Final = 140
BAND: Final = 24
"""Number of rows by which pictures grow."""


@final
class Painter:
    """Shows positions of one game in one language, as the deciding seat sees them; once it is over, as anybody does."""

    def __init__(self, game: Game, players: list[str], language: str, rows: int | None = None) -> None:
        """Choose the players' names, the language, and how many rows of text a picture has.

        Without `rows`, a picture is as high as a board needs, in steps, and never shrinks.
        """
        self._game = game
        self._players = players
        self._language = language
        self._fixed = rows
        self._rows = BAND if rows is None else rows

    def text(self, state: State) -> str:
        """Return a position as text, with a terminal's control sequences for colours."""
        written = StringIO()
        _console(written).print(self._board(state))
        return written.getvalue()

    def show(self, state: State) -> None:
        """Print a position."""
        screen().print(self._board(state))

    def picture(self, state: State) -> Picture:
        """Draw a position: rows, columns, and red, green and blue."""
        lines = self.lines(state)
        if self._fixed is None:
            self._rows = max(self._rows, -(-len(lines) // BAND) * BAND)
        return draw(lines, COLUMNS, self._rows)

    def lines(self, state: State) -> list[list[Segment]]:
        """Return the lines of a board in styled pieces."""
        return _console(StringIO()).render_lines(self._board(state), pad=False)

    def _board(self, state: State) -> RenderableType:
        words = Words(self._language, self._game.name, self._players, options=state.options)
        board = board_of(self._game.name)(state.view(state.seat), words)
        return Group(board, Text(self._caption(state, words), style="bold"))

    def _caption(self, state: State, words: Words) -> str:
        if state.seat is None:
            winners = state.winners()
            return words.say("hall-winner", count=len(winners), names=", ".join(map(words.player, winners)))
        question = state.question(state.seat)
        prompt = words.question(question) if question is not None else words.say("hall-deciding")
        return words.say("hall-turn", seat=state.seat, prompt=prompt)


def _console(file: StringIO) -> Console:
    return Console(
        file=file,
        width=COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
        highlight=False,
        markup=False,
        emoji=False,
    )
