"""Study tables: what a game has to teach, and beginning from a position against bots."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import TypeVar

from drakehall import bots
from drakehall.hall import logs, new_rows, tokens
from drakehall.hall.errors import OverBefore
from drakehall.hall.hall import Hall
from drakehall.hall.house_bots import usual
from drakehall.hall.rows import GuestRow, Study, TableChange, TableRow
from drakehall.hall.sessions import begun
from drakehall.hall.table import LiveTable
from drakehall.kernel import options as opt
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.position_text import PositionReader
from drakehall.kernel.state import State
from drakehall.learn.errors import NothingShipped
from drakehall.learn.exercises import Exercise, exercises
from drakehall.learn.lessons import lesson
from drakehall.learn.puzzles import COMES_BACK, daily, puzzles
from drakehall.session import Session
from drakehall.session.fair import fresh_seed
from drakehall.wire.learning import ExerciseInfo, LearningInfo, PuzzleInfo, SectionInfo, StudyWanted, TryAgain
from drakehall.wire.tables import Seated

T = TypeVar("T")


async def offered(hall: Hall, game: str) -> LearningInfo:
    """Return what a game has to teach."""
    today = datetime.fromtimestamp(hall.clock.time(), UTC).date()
    return await hall.background(_offered, registry.game(game), today)


async def begin(hall: Hall, guest: GuestRow, game: str, wanted: StudyWanted) -> Seated:
    """Begin a section of the lesson, an exercise or a puzzle: the guest decides first, bots play the others."""
    found = registry.game(game)
    study, bot = await hall.background(_studied, found, wanted)
    return await set_study(hall, guest, found, study, bot, None)


async def again(table: LiveTable, guest: GuestRow, wanted: TryAgain) -> Seated:
    """Continue from a moment of a finished game, against bots: on the guest's own seat, or else on the deciding one.

    What was hidden from that seat is dealt anew, so that later knowledge does not help.
    """
    hall, game = table.hall, registry.game(table.row.game)
    bot = usual(game) if wanted.bot is None else wanted.bot
    bots.check(bot, game)
    state = await table.looking_back.finished_at(wanted.seq)
    if state.seat is None:
        raise OverBefore(seq=wanted.seq)
    mine = table.row.seat_of(guest.id)
    seat = state.seat if mine is None else mine
    position = await hall.background(dealt_anew, state, seat)
    study = Study("position", f"{table.row.id}-{wanted.seq}", position)
    return await set_study(hall, guest, game, study, bot, seat)


async def set_study(hall: Hall, guest: GuestRow, game: Game, study: Study, bot: str, seat: int | None) -> Seated:
    """Create a table with a position and begin; without a seat the guest takes the deciding one."""
    link = tokens.token()
    row, session = await hall.background(_begun, hall, guest, game, study, bot, seat, link)
    table = await hall.create_table(row, session)
    logs.note("study begun", table=row.id, game=row.game, kind=study.kind, item=study.item)
    return Seated(table.described(guest.id), link)


def _begun(
    hall: Hall, guest: GuestRow, game: Game, study: Study, bot: str, seat: int | None, link: str
) -> tuple[TableRow, Session]:
    agreed = PositionReader(game, study.position)
    mine = game.read_position(study.position).seat if seat is None else seat
    assert mine is not None
    seats = [new_rows.bot(each, bot) for each in range(agreed.seats)]
    seats[mine] = new_rows.person(mine, guest, None, link)
    row = new_rows.table_row(
        hall,
        game.name,
        opt.chosen(agreed.options),
        seats,
        host=guest.id,
        open_=False,
        friendly=False,
        invitation=tokens.digest(tokens.token()),
        hints=study.kind == "position",
        seed=agreed.seed,
        study=study,
    )
    row = TableChange("playing").made(row)
    return row, begun(row)


def _studied(game: Game, wanted: StudyWanted) -> tuple[Study, str]:
    """Find what is to be studied; return it with its position, and the bot for the other seats."""
    if wanted.kind == "lesson":
        section = lesson(game.name).find(wanted.item)
        return Study("lesson", section.id, section.position), section.bot
    if wanted.kind == "exercise":
        exercise = exercises(game.name).find(wanted.item)
        return Study("exercise", exercise.id, exercise.position), exercise.bot
    puzzle = puzzles(game.name).find(wanted.item)
    return Study("puzzle", puzzle.id, puzzle.position), usual(game)


def dealt_anew(state: State, seat: int) -> str:
    """Return a position as text, with everything hidden from a seat dealt anew."""
    return state.sample(seat, Chance(fresh_seed())).position_text()


def _offered(game: Game, today: date) -> LearningInfo:
    taught = _shipped(lesson, game)
    tasks = _shipped(exercises, game)
    found = _shipped(puzzles, game)
    riddles = found.puzzle if found else ()
    return LearningInfo(
        game=game.name,
        about=taught.about if taught else None,
        sections=[SectionInfo(each.id, each.title, each.gist) for each in taught.section] if taught else [],
        exercises=[_described(each) for each in tasks.exercise] if tasks else [],
        puzzles=[PuzzleInfo(each.id, each.level, each.origin.seats) for each in riddles],
        today=today.isoformat(),
        daily=daily(riddles, today).id if riddles else None,
        comes_back=COMES_BACK,
    )


def _shipped(read: Callable[[str], T], game: Game) -> T | None:
    """Read a file shipped with a game; None if the game has no such file."""
    try:
        return read(game.name)
    except NothingShipped:
        return None


def _described(each: Exercise) -> ExerciseInfo:
    return ExerciseInfo(each.id, each.title, each.task, each.level, each.turns, each.rules)
