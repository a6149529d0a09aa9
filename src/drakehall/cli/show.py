"""The command about one position: show."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from drakehall.cli.common import AsJson, Language, language_of, print_json
from drakehall.cli.errors import BadStep, NoSuchSeat
from drakehall.kernel.chance import Chance
from drakehall.kernel.files import text_of
from drakehall.session import Session, save
from drakehall.session.fair import fresh_seed
from drakehall.terminal.narrator import Narrator
from drakehall.terminal.screen import screen
from drakehall.text.names import words_of


def show(
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[int | None, typer.Option()] = None,
    step: Annotated[int | None, typer.Option()] = None,
    text: Annotated[bool, typer.Option("--text")] = False,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Show a position: the board, or its text."""
    language = language_of(lang)
    session = _opened(file, step)
    if seat is not None and not 1 <= seat <= session.seats:
        raise NoSuchSeat(given=seat, seats=session.seats)
    viewer = None if seat is None else seat - 1
    state = session.state
    if text:
        # The stream of a sample must not lead back to the seed of the game.
        shown = state if viewer is None else state.sample(viewer, Chance(fresh_seed()))
        sys.stdout.write(shown.position_text())
    elif json:
        print_json(state.view(viewer))
    else:
        narrator = Narrator(screen(), words_of(language, session))
        narrator.board(session, viewer)
        if state.seat is not None:
            narrator.prompt(session, state.seat)


def _opened(file: Path, step: int | None) -> Session:
    """Read a save, which is JSON, or a position in text."""
    raw = save.contents(file)
    if not raw.lstrip().startswith(b"{"):
        if step:
            raise BadStep(count=0, given=step)
        return Session.from_position(text_of(str(file)), play_forced=False)
    entries = len(save.read(raw).log)
    if step is not None and not 0 <= step <= entries:
        raise BadStep(count=entries, given=step)
    return save.from_json(raw, until=step)
