"""Saved positions: copies, saves, edited saves, replays."""

from typing import Final

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave
from drakehall.kernel.events import Event
from drakehall.kernel.state import State
from drakehall.testing.encoding import answers, dumped, encoded, require_same
from drakehall.testing.examination import ExaminedGame
from drakehall.testing.report import Complaint, require

AFTER_EDIT: Final = 200
"""Number of decisions for which an accepted edited position is played on."""


def check_replay(exam: ExaminedGame) -> None:
    """The same seed, options and actions again, with events and then without: nothing differs."""
    state = exam.start()
    compare(exam, "replay", state, 0)
    for step, action in enumerate(exam.actions):
        with exam.checking("replay"):
            told: list[Event] = []
            state.events = told
            state.apply(action)
            if told != exam.events[step]:
                name = exam.variant.actions.name(action)
                raise Complaint(f"“{name}” now reports {told}, the first time {exam.events[step]}")
        compare(exam, "replay", state, step + 1)
    play_on(exam, "events-off", exam.start(), 0, len(exam.actions))


def compare(exam: ExaminedGame, check: str, state: State, step: int) -> None:
    """Compare a position with the one that the game had at a step."""
    exam.step = step
    with exam.checking(check):
        require_same(exam.dumps[step], dumped(state), "the position differs")


def check_copy(exam: ExaminedGame, state: State, step: int, ahead: int) -> None:
    """A copy is the same position, plays on in the same way and leaves the original alone."""
    with exam.checking("copy"):
        state.events = []
        twin = state.copy()
        events, state.events = twin.events, None
        require(events is None, "a copy takes the event list along")
        require(type(twin) is type(state), f"a copy is a {type(twin).__name__}")
        require_same(exam.dumps[step], dumped(twin), "a copy is another position")
    play_on(exam, "copy-plays-on", twin, step, step + ahead)
    exam.step = step
    with exam.checking("copy-plays-on"):
        require_same(exam.dumps[step], dumped(state), "playing a copy changes the original")


def check_save(exam: ExaminedGame, state: State, step: int, ahead: int) -> None:
    """A position survives its save and plays on from it."""
    with exam.checking("save"):
        raw = exam.game.save(state)
        exam.saves.append(raw)
        msgspec.json.decode(raw)
        loaded = exam.game.load(raw)
        require_same(exam.dumps[step], dumped(loaded), "the loaded position differs")
        require(loaded.options == state.options, f"options {state.options} are loaded as {loaded.options}")
        require(loaded.events is None, "a loaded position records events")
        require(exam.game.save(loaded) == raw, "the loaded position is saved differently")
    check_answers(exam, state, loaded)
    play_on(exam, "load-plays-on", loaded, step, step + ahead)
    exam.step = step


def check_answers(exam: ExaminedGame, state: State, loaded: State) -> None:
    """Every question has the same answer from a copy or a loaded position."""
    stream = exam.chance.fork()
    expected = answers(state, stream)
    with exam.checking("copy"):
        require_same(expected, answers(state.copy(), stream), "a copy answers differently")
    with exam.checking("save"):
        require_same(expected, answers(loaded, stream), "the loaded position answers differently")


def play_on(exam: ExaminedGame, check: str, state: State, step: int, last: int) -> None:
    """Take the actions of the game from a step on and compare every position with those of the game."""
    for at in range(step, min(last, len(exam.actions))):
        with exam.checking(check):
            exam.step = at
            state.apply(exam.actions[at])
        compare(exam, check, state, at + 1)


def check_edited(exam: ExaminedGame, raw: bytes) -> bool:
    """An edited save is refused (False), or it answers all questions and plays on."""
    with exam.checking("edited-save"):
        try:
            state = exam.game.load(raw)
        except BadSave:
            return False
        except Exception as error:
            raise Complaint(f"load raises {type(error).__name__}: {error}\nthe edited save: {raw.decode()}") from error
        try:
            play_by_chance(state, exam.chance.fork())
        except Exception as error:
            broken = f"accepted, and then {type(error).__name__}: {error}"
            raise Complaint(f"{broken}\nthe edited save: {raw.decode()}") from error
    return True


def play_by_chance(state: State, chance: Chance) -> None:
    """Ask a position everything that can be asked, play on at random, and ask again."""
    answers(state, chance)
    for _ in range(AFTER_EDIT):
        if state.seat is None:
            break
        legal = state.legal()
        require(bool(legal), f"seat {state.seat} must decide but has nothing to do")
        state.apply(legal[chance.below(len(legal))])
        state.check()
    answers(state, chance)


class KeptCopies:
    """Copies and views kept while the game goes on."""

    def __init__(self) -> None:
        """Begin with none."""
        self.copies: list[tuple[int, State]] = []
        self.views: list[tuple[int, object, bytes]] = []

    def keep(self, state: State, step: int, viewer: int | None) -> None:
        """Keep a copy and a view."""
        self.copies.append((step, state.copy()))
        view = state.view(viewer)
        self.views.append((step, view, encoded(view)))

    def check(self, exam: ExaminedGame) -> None:
        """Nothing that was kept has changed."""
        for step, state in self.copies:
            compare(exam, "copy-kept", state, step)
        for step, view, before in self.views:
            exam.step = step
            with exam.checking("view"):
                require_same(before, encoded(view), "an old view has changed")
