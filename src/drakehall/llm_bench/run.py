"""Playing the games of a benchmark, some of them at once."""

import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from functools import partial
from itertools import islice

from drakehall.arena.match import Fixture
from drakehall.llm_bench.askers import ModelAsker
from drakehall.llm_bench.errors import OtherPrompts
from drakehall.llm_bench.plan import BenchmarkPlan
from drakehall.llm_bench.play import BenchmarkGame, ModelCall, OtherQuestion, play
from drakehall.llm_bench.prompts import Prompts
from drakehall.llm_bench.record import BenchmarkFile


def run(
    plan: BenchmarkPlan,
    prompts: Prompts,
    asker: ModelAsker,
    missing: Sequence[Fixture],
    record: BenchmarkFile,
    at_once: int,
) -> Generator[BenchmarkGame, None, None]:
    """Play games and record them; yield each as it ends.

    When an error comes up, in a game or where its result is used, all games stop. Whatever was asked and played by then
    is kept.
    """
    system = prompts.system()
    stopped = threading.Event()

    def one(fixture: Fixture) -> BenchmarkGame:
        known: list[ModelCall] = record.calls.get(fixture, [])
        try:
            game = play(plan, prompts, fixture, partial(asker.ask, system), known, record.add, stopped.is_set)
        except OtherQuestion:
            raise OtherPrompts(file=str(record.path)) from None
        record.add(game)
        return game

    def stop() -> None:
        stopped.set()
        asker.stop()

    return (one(each) for each in missing) if at_once == 1 else _at_once(one, missing, at_once, stop)


def _at_once(
    one: Callable[[Fixture], BenchmarkGame], missing: Sequence[Fixture], count: int, stop: Callable[[], None]
) -> Generator[BenchmarkGame, None, None]:
    """Play this many games at once, each in a thread: they mostly wait for answers."""
    waiting = iter(missing)
    with ThreadPoolExecutor(count) as pool:
        try:
            running = {pool.submit(one, fixture) for fixture in islice(waiting, count)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
                    running |= {pool.submit(one, fixture) for fixture in islice(waiting, 1)}
        except BaseException:
            stop()
            raise
