"""The suite: random games over all seats and example options, and every check along the way."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadOption, BadSeats, HallError
from drakehall.kernel.events import Event
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.testing.digest import check_hash_seeds
from drakehall.testing.edits import edited
from drakehall.testing.encoding import dumped
from drakehall.testing.events import check_events, check_reveals
from drakehall.testing.examination import ExaminedGame, Variant
from drakehall.testing.memory import check_memory
from drakehall.testing.moody import MoodyChooser
from drakehall.testing.persistence import KeptCopies, check_copy, check_edited, check_replay, check_save
from drakehall.testing.positions import check_position, check_vocabulary
from drakehall.testing.report import ConformanceReport, Place, blaming, require
from drakehall.testing.texts import check_edited_text, check_text, offers_text
from drakehall.testing.worlds import check_worlds

LOOKS = 5
SPARSE = 30
"""Costly checks are made at the first and the last position, at five others and at one in thirty."""
PROBES = 4
RARE = 100
"""The costliest check is made at four steps and at one in a hundred, at rare kinds of steps as often as at others."""
QUICK, PATIENT = 40, 150
"""Number of worlds examined there; more at one step of a rare kind."""
AHEAD = 8
"""Number of decisions for which copies and loaded positions are followed; one of each is followed to the end."""
KEPT = 300
"""Number of copies of one game that are kept."""
EDITS_OF_A_GAME = 50
"""Number of saves of one game that are edited if nothing else is checked."""

Progress = Callable[[int, int], None]
"""Called after every game or edit with the numbers done and in total."""


def conform(
    game: Game,
    *,
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    example: int | None = None,
    progress: Progress | None = None,
) -> ConformanceReport:
    """Play `games` random games and check everything the kernel promises; raise `ConformanceError` at the first fault.

    They go over all numbers of seats (or `seats`) and all `Game.example_options()` (or the entry at `example`) in turn.
    Game number i uses the seed `seed + i`, so a failing game can be played again by itself.
    """
    Chance(seed), Chance(seed + games - 1)  # rejects a bad seed before anything is played
    report = ConformanceReport(game.name)
    variants = all_variants(game, report, seats, example)
    report.combinations = min(games, len(variants))
    for played in range(games):
        examine(ExaminedGame(game, variants[played % len(variants)], seed + played, report))
        report.games += 1
        if progress is not None:
            progress(played + 1, games)
    check_hash_seeds(game, variants[:games], seed, report)
    return report


@dataclass
class Edited:
    """How many edited saves, or positions in text, were refused and how many were played on."""

    game: str
    what: str = "saves"
    refused: int = 0
    accepted: int = 0

    def __str__(self) -> str:
        """Return it in words, in one line."""
        total = self.refused + self.accepted
        return f"{self.game}: {total:,} edited {self.what}, {self.refused:,} refused, {self.accepted:,} played on"


def edit_saves(
    game: Game,
    *,
    edits: int,
    seats: int | None = None,
    seed: int = 0,
    example: int | None = None,
    texts: bool = False,
    progress: Progress | None = None,
) -> Edited:
    """Edit saves of random games; raise `ConformanceError` at the first that is neither refused nor sound.

    With `texts`, positions in text are edited instead. Games go over seats and options as in `conform`, with some edits
    for each.
    """
    report = ConformanceReport(game.name)
    variants = all_variants(game, report, seats, example)
    found = Edited(game.name, "texts" if texts else "saves")
    for number in range(-(-edits // EDITS_OF_A_GAME)):
        exam = ExaminedGame(game, variants[number % len(variants)], seed + number, report)
        exam.place = replace(exam.place, edits=EDITS_OF_A_GAME, texts=texts)
        play_and_keep(exam, texts=texts)
        for _ in range(min(EDITS_OF_A_GAME, edits - number * EDITS_OF_A_GAME)):
            if check_edited_text(exam) if texts else check_edited(exam, edited(exam.saves, exam.chance)):
                found.accepted += 1
            else:
                found.refused += 1
            if progress is not None:
                progress(found.accepted + found.refused, edits)
    return found


def play_and_keep(exam: ExaminedGame, *, texts: bool) -> None:
    """Play a random game and save every position, or write it as text."""
    state = exam.start()
    chooser = MoodyChooser(exam.variant.actions, exam.chance.fork())
    while True:
        if texts:
            exam.texts.append(state.position_text())
        else:
            exam.saves.append(exam.game.save(state))
        if state.seat is None:
            return
        state.apply(chooser.choose(state.legal()))


def all_variants(game: Game, report: ConformanceReport, seats: int | None, example: int | None) -> list[Variant]:
    """List the combinations of seats and example options that the game allows, the number of seats varying fastest."""
    if seats is not None and seats not in game.seats:
        raise BadSeats(game=game.name, low=game.seats[0], high=game.seats[-1], given=str(seats))
    with blaming("example-options", Place(game.name)):
        examples = game.example_options()
        require(bool(examples), "there are no example options")
    if example is not None and example not in range(len(examples)):
        raise BadOption(name="example", given=str(example), allowed=f"0 to {len(examples) - 1}")
    found: list[Variant] = []
    for index, options in enumerate(examples):
        if example is None or example == index:
            found += variants_of(game, report, index, options, list(game.seats) if seats is None else [seats])
    if not found and seats is not None:
        game.resolve_options(seats, examples[example or 0])  # says why this number of seats cannot use these options
    return found


def variants_of(
    game: Game, report: ConformanceReport, index: int, options: dict[str, object], seats: list[int]
) -> list[Variant]:
    """List the variants of one example; options that no number of seats allows are a fault."""
    found: list[Variant] = []
    place = Place(game.name, None, index, options)
    report.checks["example-options"] += 1
    with blaming("example-options", place):
        allowed = [number for number in game.seats if fits(game, number, options)]
        require(bool(allowed), f"no number of seats can play example {index}, {options}")
    for number in seats:
        if number in allowed:
            report.checks["vocabulary"] += 1
            with blaming("vocabulary", replace(place, seats=number)):
                actions = game.vocabulary(game.resolve_options(number, options))
                check_vocabulary(actions)
            found.append(Variant(number, index, options, actions))
    return found


def fits(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Whether this number of seats can play with these options."""
    try:
        game.resolve_options(seats, options)
    except HallError:
        return False
    return True


def examine(exam: ExaminedGame) -> None:
    """Examine one game: play it at random, play it again, and once more with a close look at some positions."""
    play(exam)
    check_replay(exam)
    look_closely(exam)
    exam.report.decisions += len(exam.actions)


def play(exam: ExaminedGame) -> None:
    """Play a random game to its end, checking every position, and record it."""
    state = exam.start()
    chooser = MoodyChooser(exam.variant.actions, exam.chance.fork())
    while True:
        with exam.checking("save"):
            exam.dumps.append(dumped(state))
        legal = check_position(exam, state)
        if not legal:
            return
        with exam.checking("length"):
            most = exam.game.max_length
            require(len(exam.actions) < most, f"the game is not over after {most} decisions")
        action = chooser.choose(legal)
        exam.actions.append(action)
        exam.step += 1
        with exam.checking("apply"):
            told: list[Event] = []
            state.events = told
            state.apply(action)
        exam.events.append(told)
        check_events(exam, state, told)


def look_closely(exam: ExaminedGame) -> None:
    """Play the recorded game once more and look closely at some positions."""
    steps = len(exam.actions)
    looks = {0, steps} | {exam.chance.below(steps + 1) for _ in range(LOOKS + steps // SPARSE)}
    probes = steps_to_probe(exam)
    to_the_end = exam.chance.below(steps + 1)
    kept = KeptCopies()
    state = exam.start()
    for step in range(steps + 1):
        exam.step = step
        if step % (steps // KEPT + 1) == 0:
            with exam.checking("copy-kept"):
                kept.keep(state, step, exam.viewer())
        if step == to_the_end or step in looks:
            look(exam, state, step, steps if step == to_the_end else AHEAD)
        if step in probes:
            check_memory(exam, state, exam.actions[step], exam.viewer(), probes[step])
        if step < steps:
            check_reveals(exam, state, exam.actions[step], exam.events[step], [exam.viewer()])
            with exam.checking("apply"):
                state.apply(exam.actions[step])
    kept.check(exam)


def steps_to_probe(exam: ExaminedGame) -> dict[int, int]:
    """Choose steps for the costliest check, and the patience for each: all kinds of steps are equally likely."""
    kinds: dict[tuple[str, ...], list[int]] = {}
    for step, action in enumerate(exam.actions):
        told = sorted({event.id for event in exam.events[step]})
        kinds.setdefault((exam.variant.actions.verb(action).name, *told), []).append(step)
    if not kinds:
        return {}
    steps = list(kinds.values())
    picks = [exam.chance.below(len(steps)) for _ in range(PROBES + len(exam.actions) // RARE)]
    probes = {exam.pick(steps[pick]): QUICK for pick in picks}
    fewest = min(map(len, steps))
    rare = [each[0] for each in steps if len(each) == fewest]
    return {**probes, exam.pick(rare): PATIENT}


def look(exam: ExaminedGame, state: State, step: int, ahead: int) -> None:
    """Look closely at one position and at the step that follows it."""
    check_copy(exam, state, step, ahead)
    check_worlds(exam, state)
    check_save(exam, state, step, ahead)
    check_edited(exam, edited(exam.saves, exam.chance))
    if offers_text(state):
        check_text(exam, state, step)
        check_edited_text(exam)
    if step < len(exam.actions):
        check_reveals(exam, state, exam.actions[step], exam.events[step], exam.viewers)
