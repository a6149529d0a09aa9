"""Exercises and puzzles at live tables: how attempts are judged, and what is not told before the answer."""

from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

import drakehall as dh
from drakehall.hall import guidance, learning
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.events import Message
from drakehall.learn.errors import NothingShipped, UnknownPuzzle
from drakehall.learn.exercises import exercises
from drakehall.learn.lessons import lesson
from drakehall.learn.puzzles import Option
from drakehall.learn.shipped import find
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import FromServer, UndoDecision
from drakehall.wire.learning import ExerciseVerdict, PuzzleVerdict, StudyWanted
from tests.hall.learners import Learner, learner, steady_hall
from tests.hall.two_halls import OLA
from tests.server.house import house

EXERCISES = [(game, each.id) for game in dh.game_names() for each in exercises(game).exercise]


async def tried(ola: Learner, moves: tuple[str, ...]) -> ExerciseVerdict:
    """Play the moves of an exercise, as far as they can be played, then anything until it is over."""
    for move in moves:
        await ola.turn()
        action = ola.state.actions.parse(move)
        if ola.decides and action in ola.state.legal():
            await ola.play(action)
    dice = Chance(1)
    while True:
        found = (await ola.guide()).verdict
        assert isinstance(found, ExerciseVerdict)
        assert (found.line is None) == (found.why is None) == (found.status == "going")
        if found.status != "going":
            return found
        await ola.turn()
        legal = ola.state.legal()
        await ola.play(legal[dice.below(len(legal))])


@pytest.mark.parametrize(("game", "item"), EXERCISES)
def test_an_exercise_is_reached_by_its_line_and_missed_by_a_typical_wrong_way(game: str, item: str) -> None:
    exercise = exercises(game).find(item)
    wrong = exercise.wrong[0]

    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, game, StudyWanted("exercise", item))
        first = (await ola.guide()).verdict
        assert isinstance(first, ExerciseVerdict)
        assert (first.status, first.turns, first.of_turns) == ("going", 0, exercise.turns)
        found = await tried(ola, exercise.line)
        assert (found.status, found.line, found.why) == ("reached", exercise.line, exercise.why)
        assert found.turns <= exercise.turns
        await ola.gone()
        jola = await learner(hall, game, StudyWanted("exercise", item))
        missed = await tried(jola, wrong.moves)
        assert (missed.status, missed.say, missed.line) == ("missed", wrong.say, exercise.line)
        await jola.gone()
        await hall.close()

    house(main())


@dataclass(frozen=True)
class Riddle:
    """A puzzle as far as a table needs one."""

    id: str
    position: str
    choices: tuple[Option, ...]
    reasons: tuple[Message, ...] = (Message("the-very-reason"),)
    decoy: bool = True
    level: int = 3
    origin: SimpleNamespace = field(default_factory=lambda: SimpleNamespace(seats=2))

    def lost(self, move: str) -> float:
        return self.choices[0].points - next(each.points for each in self.choices if each.move == move)

    def solves(self, move: str) -> bool:
        return move == self.choices[0].move


POSITION = lesson("smoki").find("turn").position
RIDDLE = Riddle("smoki-2-1-1", POSITION, (Option("take_open 0", 1.625, 0.75), Option("draw_hidden", 0.5, 0.25)))


@pytest.fixture
def riddles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Smoki come with one puzzle."""
    few = SimpleNamespace(puzzle=(RIDDLE,), find=lambda given: find(given, (RIDDLE,), UnknownPuzzle))
    for module in (learning, guidance):
        monkeypatch.setattr(module, "puzzles", lambda game: few)


@pytest.mark.usefixtures("riddles")
def test_a_puzzle_is_judged_by_the_first_decision_that_stands() -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", StudyWanted("puzzle", RIDDLE.id))
        assert ola.table.row.seats[1].bot == "adept"
        assert (await ola.guide()).verdict is None
        await ola.play("draw_hidden")
        found = (await ola.guide()).verdict
        assert isinstance(found, PuzzleVerdict)
        assert (found.move, found.lost, found.best, found.in_points) == ("draw_hidden", 1.125, "take_open 0", False)
        assert [(each.move, each.points, each.win) for each in found.choices] == [
            ("take_open 0", 1.625, 0.75),
            ("draw_hidden", 0.5, 0.25),
        ]
        assert (found.solved, found.decoy, found.level, found.reasons) == (False, True, 3, RIDDLE.reasons)
        await ola.gone()
        await hall.close()

    house(main())


@pytest.mark.usefixtures("riddles")
def test_a_decision_that_is_taken_back_is_no_answer() -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", StudyWanted("puzzle", RIDDLE.id))
        await ola.play("take_open 0")
        assert (await ola.guide()).done
        await ola.ask(UndoDecision(seq=ola.table.seq))
        again = await ola.guide()
        assert (again.verdict, again.done) == (None, False)
        await ola.gone()
        await hall.close()

    house(main())


@pytest.mark.usefixtures("riddles")
def test_nothing_of_a_solution_is_told_before_the_answer() -> None:
    secrets = [b"the-very-reason", b"1.625", b"decoy", b"open 0: 1", b"(5) 8 (3)"]

    def told(frames: list[FromServer]) -> bytes:
        return b"\n".join(ENCODER.encode(each) for each in frames)

    async def main() -> None:
        hall = steady_hall()
        offered = ENCODER.encode(await learning.offered(hall, "smoki"))
        ola = await learner(hall, "smoki", StudyWanted("puzzle", RIDDLE.id))
        await ola.guide()
        described = ENCODER.encode(ola.table.described("ola"))
        before = told(ola.listener.frames) + offered + described
        assert [each for each in secrets if each in before] == []
        assert b'"study":{"kind":"puzzle","item":"smoki-2-1-1"}' in before
        await ola.play("draw_hidden")
        await ola.guide()
        assert [each for each in secrets if each in told(ola.listener.frames)] == secrets[:3]
        await ola.gone()
        await hall.close()

    house(main())


@pytest.mark.usefixtures("riddles")
def test_the_daily_puzzle_is_one_of_those_offered() -> None:
    async def main() -> None:
        found = await learning.offered(steady_hall(), "smoki")
        assert (found.daily, found.comes_back) == (RIDDLE.id, (1, 3, 7, 21))
        assert [(each.id, each.level, each.seats) for each in found.puzzles] == [(RIDDLE.id, 3, 2)]

    house(main())


def test_a_game_without_files_has_nothing_to_teach(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(game: str) -> object:
        raise NothingShipped(name=game)

    async def main() -> None:
        hall = steady_hall()
        for name in ("lesson", "exercises", "puzzles"):
            monkeypatch.setattr(learning, name, nothing)
        found = await learning.offered(hall, "smoki")
        assert (found.about, found.sections, found.exercises, found.puzzles, found.daily) == (None, [], [], [], None)
        with pytest.raises(HallError):
            await learning.begin(hall, OLA, "smoki", StudyWanted("puzzle", "x"))
        await hall.close()

    house(main())
