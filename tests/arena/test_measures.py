"""What `bench.compare` measures: at tables of any size, and bots with parameters that an old copy may not have."""

import pytest
from bench import measures

import drakehall as dh
from drakehall import bots
from drakehall.arena import entrants
from drakehall.arena.errors import BadParameters
from drakehall.bots.search.search import Search
from drakehall.kernel.chance import Chance


@pytest.mark.parametrize("what", ["decisions", "rollouts", "starts", "copies", "samples", "views", "observations"])
def test_every_figure_is_measured_alone_too(what: str) -> None:
    speed, made = measures.rate(measures.worker(dh.game("wyrmspan"), what, 1, 1), 0.0, 1)
    assert made == 1
    assert speed > 0


def test_a_table_has_as_many_seats_as_asked_for() -> None:
    game = dh.game("wyrmspan")
    assert {state.seats for state in measures.positions(game, 1)} == {1}
    alone, together = (next(measures.decisions(game, seats, 1)) for seats in (1, 2))
    assert next(measures.worker(game, "decisions", 1)) == together
    assert next(measures.worker(game, "decisions", 1, 1)) == alone != together


def test_a_level_is_measured_with_parameters_of_its_own() -> None:
    game = dh.game("smoki")
    bot = measures.maker(game, "novice+iterations=7")(1)
    assert isinstance(bot, Search)
    bots.choose(bot, game.start(2, 1), Chance(1))
    assert 0 < bot.used <= 7


def test_a_copy_that_lacks_a_parameter_takes_the_level_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    today = entrants.read

    def old(names: list[str], game: dh.Game) -> tuple[entrants.Entrant, ...]:
        asked.extend(names)
        if "+" in names[0]:
            raise BadParameters(given=names[0], levels="", known="")
        return today(names, game)

    monkeypatch.setattr(entrants, "read", old)
    measures.maker(dh.game("smoki"), "adept+learned=0")
    assert asked == ["adept+learned=0", "adept"]
