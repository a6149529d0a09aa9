"""What a person may type at the table: a number, a move in notation, or a command in either language."""

from typing import Final, final

from drakehall.kernel.numbers import whole

_ALIASES: Final = {
    "help": ("help", "?", "pomoc"),
    "undo": ("undo", "u", "cofnij"),
    "hint": ("hint", "h", "podpowiedz", "podpowiedź"),
    "why": ("why", "dlaczego", "czemu"),
    "log": ("log", "historia"),
    "rules": ("rules", "zasady"),
    "save": ("save", "zapisz"),
    "show": ("show", "pokaz", "pokaż"),
    "next": ("next", "n", "dalej"),
    "again": ("again", "a", "jeszcze"),
    "quit": ("quit", "q", "exit", "koniec", "wyjdz", "wyjdź"),
}
_COMMANDS: Final = {alias: command for command, aliases in _ALIASES.items() for alias in aliases}


@final
class Typed:
    """A line read: exactly one of `number`, `command` or neither, in which case `rest` may be notation."""

    __slots__ = ("command", "number", "rest", "word")

    def __init__(self, line: str) -> None:
        """Read a line."""
        first, _, rest = line.strip().partition(" ")
        self.number = None if rest.strip() else whole(first)
        self.word = first
        self.command = _COMMANDS.get(first.lower())
        self.rest = rest.strip() if self.command else line.strip()
