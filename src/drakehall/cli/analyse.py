"""The command about the course of a game: analyse."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from drakehall.bots import analysis
from drakehall.bots.analysis.course import TRIALS, people
from drakehall.cli import course_html
from drakehall.cli.analyse_tables import show
from drakehall.cli.common import AsJson, Language, language_of, print_json
from drakehall.cli.errors import BadCount, NoSuchSeat, NotTogether
from drakehall.cli.progress import progress
from drakehall.kernel.files import file_error
from drakehall.session import Player, Session, save
from drakehall.terminal.screen import screen
from drakehall.text.names import words_of


class Analysed(msgspec.Struct, frozen=True):
    """The course of a saved game, as JSON."""

    game: str
    seed: str
    players: list[Player]
    over: bool
    winners: list[int]
    scores: list[int]
    iterations: int
    turns: list[analysis.Turn]
    mistakes: dict[int, list[analysis.Mistake]]


def analyse(
    file: Annotated[Path, typer.Argument(metavar="SAVE")],
    iterations: Annotated[int, typer.Option()] = TRIALS,
    seat: Annotated[int | None, typer.Option()] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Show how a saved game went: everyone's chance to win turn by turn, and the biggest mistakes."""
    language = language_of(lang)
    if iterations < 1:
        raise BadCount(name="--iterations", least=1, given=iterations)
    if html is not None and json:
        raise NotTogether(one="--html", other="--json")
    session = save.fetch(file)
    if html is not None:
        _must_be_writable(html)
    seats = _seats(session, seat)
    said = words_of(language, session)
    with progress(said.say("hall-analyse-thinking"), analysis.decisions(session, seats)) as advance:
        found = analysis.course(session, seats, iterations, done=advance)
    if html is not None:
        _write(html, course_html.page(session, found, said))
        screen().print(said.say("hall-analyse-written", file=str(html)), markup=False)
    elif json:
        print_json(_as_data(session, iterations, found))
    else:
        show(screen(), session, found, said)


def _seats(session: Session, wanted: int | None) -> list[int]:
    """Choose whose decisions are studied: people's, or everyone's if only bots have played."""
    if wanted is None:
        return people(session)
    if wanted - 1 not in range(session.state.seats):
        raise NoSuchSeat(given=wanted, seats=session.state.seats)
    return [wanted - 1]


def _must_be_writable(file: Path) -> None:
    """Refuse at once an output file that could not be written in the end: thinking takes a while."""
    if file.is_dir():
        raise file_error(file, IsADirectoryError())
    if not file.parent.is_dir():
        raise file_error(file.parent, FileNotFoundError())


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise file_error(file, error) from None


def _as_data(session: Session, iterations: int, found: analysis.Course) -> Analysed:
    state = session.state
    return Analysed(
        session.game.name,
        str(session.seed),
        session.players,
        state.over,
        state.winners(),
        state.scores(),
        iterations,
        found.turns,
        found.mistakes,
    )
