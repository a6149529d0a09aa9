"""Finding puzzles in the games of bots: decisions with one choice that is much better, as long searches agree."""

import hashlib
from collections.abc import Iterator
from typing import Final

import msgspec

from drakehall import bots
from drakehall.bots.analysis.reasons import messages, reasons
from drakehall.bots.analysis.study import Prospect, Study
from drakehall.bots.bot import bot_chance
from drakehall.bots.evaluation import evaluation
from drakehall.bots.levels import parameters
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.learn.puzzles import Option, Origin, Puzzle, Search

LEVEL: Final = "master"
"""Puzzles are judged as far ahead as a bot of this level looks."""
FEWEST, MOST = 3, 14
"""Number of choices a puzzle may have."""
JUDGES: Final = ("greedy", "novice", "adept")
"""The bots whose misses make a puzzle hard."""
ASKED: Final = 4
"""How often each of them is asked."""
AGAIN: Final = 1_000_003
"""Added to the seed for the second search."""


class Mine(msgspec.Struct, frozen=True):
    """Where to look and when to believe."""

    seats: int
    options: dict[str, object] = {}
    player: str = "adept"
    glance: int = 120
    """Number of trials of the first look at a decision."""
    trials: int = 1200
    worlds: int = 160
    """Number of worlds in which every choice is tried."""
    gap: float = 2.0
    """Number of points (in Smoki: tokens) by which the best choice must lead the second."""
    share: float = 0.06
    """Chance of winning by which it must lead."""
    a_game: int = 2
    """Number of puzzles taken from one game."""


def mine(game: Game, wanted: Mine, seed: int) -> Iterator[Puzzle]:
    """Play one game among bots and give the puzzles found in it."""
    found = 0
    for entry, state in positions(game, wanted, seed):
        if found >= wanted.a_game:
            return
        puzzle = look(game, wanted, state, seed, entry)
        if puzzle is not None:
            found += 1
            yield puzzle


def positions(game: Game, wanted: Mine, seed: int) -> Iterator[tuple[int, State]]:
    """Play a game among bots; give every position with a fit number of choices, and how many moves lead there."""
    state = game.start(wanted.seats, seed, **wanted.options)
    players = [bots.make(wanted.player, game, seed * 8 + seat) for seat in range(state.seats)]
    chance = bot_chance(seed)
    entry = 0
    while state.seat is not None:
        if FEWEST <= len(state.legal()) <= MOST:
            yield entry, state.copy()
        state.apply(bots.choose(players[state.seat], state, chance))
        entry += 1


def look(game: Game, wanted: Mine, state: State, seed: int, entry: int) -> Puzzle | None:
    """Make a puzzle of a position, unless no choice is clearly the best, or a second search disagrees."""
    seat = state.seat
    assert seat is not None
    shown = state.sample(seat, bot_chance(seed + entry))
    if not _promises(game, wanted, shown, seat, seed + entry):
        return None
    first = weigh(game, wanted, shown, seat, seed + entry)
    if not _clear(wanted, first):
        return None
    again = weigh(game, wanted, shown, seat, seed + entry + AGAIN)
    if again[0].action != first[0].action or not _clear(wanted, again):
        return None
    name = state.actions.name
    return Puzzle(
        id=f"{game.name}-{wanted.seats}-{seed}-{entry}",
        position=shown.position_text(),
        choices=tuple(Option(name(each.action), round(_worth(each), 2), round(each.win, 3)) for each in first),
        missed=misses(game, shown, seat, first[0].action, seed),
        decoy=is_decoy(shown, seat, first),
        reasons=tuple(messages(reasons(first[0], first[1:3]), in_points=state.in_points, than="others")),
        found=_search(game, wanted, seed + entry),
        again=_search(game, wanted, seed + entry + AGAIN),
        origin=Origin(
            wanted.seats,
            seed,
            wanted.options,
            (wanted.player,) * state.seats,
            entry,
            round(evaluation(game).progress(state), 2),
        ),
    )


def weigh(game: Game, wanted: Mine, shown: State, seat: int, seed: int) -> list[Prospect]:
    """Say what can be expected of every choice, tried in the same worlds after a long search; the best first."""
    study = Study(game, shown, seat, seed)
    study.search(wanted.trials)
    tried = study.weigh(shown.legal(), wanted.worlds)
    return sorted(tried, key=lambda each: (-_worth(each), each.action))


def misses(game: Game, shown: State, seat: int, best: int, seed: int) -> dict[str, float]:
    """Say how often each judge chooses something else."""
    chance = bot_chance(seed)
    found = {}
    for name in JUDGES:
        chosen = [bots.choose(bots.make(name, game, seed + i), shown, chance) for i in range(ASKED)]
        found[name] = sum(action != best for action in chosen) / ASKED
    return found


def is_decoy(shown: State, seat: int, tried: list[Prospect]) -> bool:
    """Tell whether a choice that brings points at once is there, but the best one brings none."""
    gains = [_gain(shown, seat, each.action) for each in tried]
    return gains[0] <= 0 < max(gains)


def digest(game: Game) -> str:
    """Name the evaluation that judges: the hand-made one, with a digest of its weights."""
    weights = msgspec.json.encode(evaluation(game).weights)
    return f"hand-{game.name}-{hashlib.sha256(weights).hexdigest()[:12]}"


def _gain(shown: State, seat: int, action: int) -> int:
    after = shown.copy()
    before = after.scores()[seat]
    after.apply(action)
    return after.scores()[seat] - before


def _promises(game: Game, wanted: Mine, shown: State, seat: int, seed: int) -> bool:
    study = Study(game, shown, seat, seed)
    study.search(wanted.glance)
    best, *others = study.prospects()
    return bool(others) and _worth(best) - max(_worth(each) for each in others) >= wanted.gap / 2


def _clear(wanted: Mine, tried: list[Prospect]) -> bool:
    best, second = tried[0], tried[1]
    return _worth(best) - _worth(second) >= wanted.gap and best.win - second.win >= wanted.share


def _worth(each: Prospect) -> float:
    """Return the expected lead: one's own points less those of the best rival."""
    return sum(each.parts.values()) - (each.rival or 0.0)


def _search(game: Game, wanted: Mine, seed: int) -> Search:
    return Search(digest(game), wanted.trials, wanted.worlds, parameters(game, LEVEL).horizon, seed)
