"""A benchmark: which game against which bots, how often, and how the model is asked."""

from typing import Final

import msgspec

from drakehall.arena import entrants
from drakehall.arena.entrants import Entrant
from drakehall.arena.match import Match
from drakehall.kernel import options as opt
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.llm_bench.disguise import Disguise
from drakehall.llm_bench.errors import DisguisedEnglish

MODEL: Final = "model"
"""The model's name among the entrants of the match; it is the first of them."""
PROMPTS: Final = 1
"""Incremented whenever prompts change: results with different prompts cannot be compared."""


class Prompting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the model is asked."""

    legal: bool = True
    """Whether the legal actions are listed."""
    disguise: int | None = None
    """The seed of the made-up names; None for real names."""
    retries: int = 2
    """How often a decision is asked again after an unusable answer; after that the game is lost."""
    language: str = "en"
    prompts: int = PROMPTS


class BenchmarkPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a game of the benchmark depends on. The number of games is not part of it: more may follow."""

    match: Match
    asking: Prompting
    player: dict[str, str]
    """What answers, without any secret: the command, or the endpoint with its model and parameters."""


def plan(
    game: Game,
    levels: list[str],
    seats: int,
    seed: int,
    options: dict[str, object],
    asking: Prompting,
    player: dict[str, str],
) -> BenchmarkPlan:
    """Plan games of the model against each of some bots, which take all other seats.

    Where there is one seat only, the model plays against the opponent that acts by rule.
    """
    if asking.disguise is not None and asking.language != "en":
        raise DisguisedEnglish()
    game.check_seats(seats)
    bots = entrants.read(levels, game) if seats > 1 else ()
    chosen = opt.chosen(game.resolve_options(seats, options, text=True))
    groups = tuple((0, *([number] * (seats - 1))) for number in range(1, len(bots) + 1)) or ((0,),)
    everybody = (Entrant(MODEL, MODEL), *bots)
    code = entrants.fingerprint(game, bots)
    return BenchmarkPlan(Match(game.name, game.version, code, seats, seed, chosen, everybody, groups), asking, player)


def disguise_of(found: BenchmarkPlan) -> Disguise | None:
    """Make up the names of a benchmark, if it has some."""
    if found.asking.disguise is None:
        return None
    game = registry.game(found.match.game)
    return Disguise(game, game.resolve_options(found.match.seats, found.match.options), found.asking.disguise)
