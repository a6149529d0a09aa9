"""Commands about learning a game: learn, exercises."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from importlib import import_module
from typing import Annotated

import typer

from drakehall.cli.common import Language, game_called, language_of
from drakehall.cli.games import GameName
from drakehall.terminal.learning.classroom import Classroom
from drakehall.terminal.learning.record import usual_file
from drakehall.terminal.screen import screen


def learn(
    name: GameName,
    section: Annotated[str | None, typer.Argument()] = None,
    again: Annotated[bool, typer.Option("--again")] = False,
    lang: Language = None,
) -> None:
    """Learn a game by playing: a guided first game in short sections."""
    with in_the_classroom(name, lang) as classroom:
        classroom.lesson(section, again=again)


def exercises(
    name: GameName,
    exercise: Annotated[str | None, typer.Argument()] = None,
    lang: Language = None,
) -> None:
    """Do exercises: a position, a task, and the reason afterwards."""
    with in_the_classroom(name, lang) as classroom:
        classroom.exercise(exercise, datetime.now(UTC).date())


@contextmanager
def in_the_classroom(name: str, lang: str | None) -> Iterator[Classroom]:
    """Sit down to learn a game; interrupting it ends it quietly."""
    language, game = language_of(lang), game_called(name)
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history at the prompt, if the system has them
    with suppress(EOFError, KeyboardInterrupt):
        yield Classroom(game, language, screen(), input, usual_file())
