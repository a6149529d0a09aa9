"""The matches that decide where a net is used and what a level is worth, the most important first.

    python -m bench.matches --minutes 9 --workers 16 --out build/matches
    python -m bench.matches --out build/matches --report            # play nothing, only tell what was played

Each match is one of `drakehall arena`, with the same files: it can be gone on with, here or by `--resume` there. Games
begin in the order of the matches; when time is up, those that are being played are lost, and nothing else.
"""

import argparse
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import count, zip_longest
from pathlib import Path
from time import strftime
from types import FrameType
from typing import Final, NamedTuple

import msgspec

from drakehall.arena import entrants, match_file
from drakehall.arena.match import Fixture, Match, deals_for, everybody, fixtures, meeting
from drakehall.arena.play import Played, play
from drakehall.arena.pool import spread
from drakehall.arena.report import MatchReport, report
from drakehall.kernel import options as opt
from drakehall.kernel import registry

SEED: Final = 260_000
"""The first deal; no net was chosen by these."""
LEARNED: Final = "adept+everywhere=true"
BY_HAND: Final = "adept+learned=0"
ALONE: Final = ("master+everywhere=true", "master+learned=0")


class Plan(msgspec.Struct, frozen=True):
    """A match to be played."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    seats: int = 2
    meet: tuple[str, ...] = ()
    """Who meets at a table; by default everybody."""
    options: dict[str, str] = {}

    def match(self) -> Match:
        """Return the match in the arena's form."""
        game = registry.game(self.game)
        named = entrants.read(self.bots, game)
        groups = meeting(self.meet, self.bots, self.seats) if self.meet else everybody(len(self.bots), self.seats)
        chosen = opt.chosen(game.resolve_options(self.seats, dict(self.options), text=True))
        code = entrants.fingerprint(game, named)
        return Match(game.name, game.version, code, self.seats, SEED, chosen, named, groups)


Turn = tuple[int, Fixture]
"""A game to be played: the number of its match, and which one."""


class Begun(NamedTuple):
    """A match that is being played."""

    number: int
    match: Match
    file: match_file.MatchFile
    deals: int

    def missing(self) -> list[Turn]:
        """List the games that the file does not have."""
        known = {played.fixture for played in self.file.played}
        return [(self.number, each) for each in fixtures(self.match, self.deals) if each not in known]


class TimeUp(Exception):
    """No time is left."""


def plans() -> list[list[Plan]]:
    """List the matches, the most important first; those of a group are played side by side."""
    return [
        [among(3)],
        [among(4)],
        [alone("automa-2")],
        [alone("automa-3", 60)],
        [Plan(f"grandmaster-{game}", game, ("grandmaster", "master"), 200) for game in registry.game_names()],
        [Plan("grandmaster-smoki-2", "smoki", ("grandmaster+horizon=2", "master"), 200)],
        [among(5), alone("ravel-3", 60)],
    ]


def among(seats: int) -> Plan:
    """Seat one adept that plays Wyrmspan with a net among others that do without."""
    table = ":".join([LEARNED, *[BY_HAND] * (seats - 1)])
    return Plan(f"wyrmspan-{seats}", "wyrmspan", (LEARNED, BY_HAND), 400, seats, (table,))


def alone(opponent: str, games: int = 100) -> Plan:
    """Let masters of Wyrmspan play alone, with a net and without."""
    return Plan(f"wyrmspan-{opponent}", "wyrmspan", ALONE, games, 1, options={"automa": opponent})


def main() -> None:
    """Play what is asked for, and tell what came out."""
    names = [plan.name for group in plans() for plan in group]
    parser = argparse.ArgumentParser(prog="python -m bench.matches", description=(__doc__ or "").partition("\n")[0])
    chosen = f"which matches (default: all): {', '.join(names)}"
    parser.add_argument("match", nargs="*", choices=[*names, []], help=chosen)
    parser.add_argument("--out", type=Path, default=Path("build", "matches"), help="the folder of their files")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many minutes")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--games", type=int, help="games of every match (default: as planned)")
    parser.add_argument("--report", action="store_true", help="play nothing")
    given = parser.parse_args()
    wanted = [[plan for plan in group if plan.name in (given.match or names)] for group in plans()]
    if not given.report:
        given.out.mkdir(parents=True, exist_ok=True)
        tell("all is played" if play_all(wanted, given) else "time is up")
    for name in names:
        file = given.out / f"{name}.jsonl"
        if file.exists() and name in (given.match or names):
            told(name, report(*match_file.read(file)))


def play_all(wanted: Sequence[Sequence[Plan]], given: argparse.Namespace) -> bool:
    """Play what is missing, on several processes, and keep every game; return whether there was time for all."""
    numbers = count()
    begun = [[begin(next(numbers), plan, given.out, given.games) for plan in group] for group in wanted]
    listed = [each for group in begun for each in group]
    missing = [turn for group in begun for turn in in_turn([each.missing() for each in group])]
    matches = [each.match for each in listed]
    signal.signal(signal.SIGALRM, time_up)
    signal.setitimer(signal.ITIMER_REAL, 60 * given.minutes)
    try:
        with closing(spread(partial(work, matches), missing, given.workers)) as coming:
            for answer in coming:
                for number, played in answer:
                    listed[number].file.add(played)
    except TimeUp:
        return False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        for each in listed:
            each.file.close()
    return True


def begin(number: int, plan: Plan, folder: Path, games: int | None) -> Begun:
    """Go on with the file of a match, or begin it."""
    match, path = plan.match(), folder / f"{plan.name}.jsonl"
    file = match_file.resume(path, match) if path.exists() else match_file.begin(path, match)
    return Begun(number, match, file, deals_for(games or plan.games, match.seats))


def in_turn(queues: Sequence[Sequence[Turn]]) -> Iterator[Turn]:
    """Take the next game of each match in turn."""
    for row in zip_longest(*queues):
        yield from (each for each in row if each is not None)


def work(matches: Sequence[Match], turns: Sequence[Turn]) -> list[tuple[int, Played]]:
    """Play some games: what a process does."""
    return [(number, play(matches[number], fixture)) for number, fixture in turns]


def time_up(_number: int, _frame: FrameType | None) -> None:
    """Leave whatever is going on."""
    raise TimeUp


def told(name: str, found: MatchReport) -> None:
    """Print the shares of a match, and how long turns took."""
    tell(f"{name}: {found.games} games of {found.deals} deals, {found.left_out} left out")
    times = {pace.bot: pace for pace in found.times}
    for rank in found.ladder:
        low, high = 100 * rank.share_interval.low, 100 * rank.share_interval.high
        fair = f"{rank.share * found.seats:.2f} of a fair share, " if found.seats > 1 else ""
        pace = times.get(rank.bot)
        took = f", {1000 * pace.per_turn:.0f} ms a turn, {pace.per_game:.0f} s a game" if pace is not None else ""
        won = f"{100 * rank.share:.1f} % ({low:.1f} … {high:.1f}) of {rank.games}"
        tell(f"  {rank.bot}: {fair}{won}, {rank.score:.1f} points{took}")


def tell(words: str) -> None:
    """Write a line at once, with the time."""
    sys.stdout.write(f"{strftime('%H:%M:%S')} {words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
