"""What a match shows: figures, each with the number of games and its interval. Times are separate, since they vary."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from drakehall.arena import elo
from drakehall.arena.intervals import Interval, Sum, average, mean_interval, share_interval
from drakehall.arena.match import Match, whole_deals
from drakehall.arena.play import Part, Played
from drakehall.kernel import registry

OPPONENT: Final = "opponent"
"""What the table's automatic opponent is called."""
ANCHOR: Final = "random"


class Rank(msgspec.Struct, frozen=True):
    """A bot's place on the ladder."""

    bot: str
    elo: float
    elo_interval: Interval
    games: int
    """How often it played; a bot that holds two seats of a table plays twice."""
    share: float
    """Its share of the victories."""
    share_interval: Interval
    score: float
    score_interval: Interval | None


class Pair(msgspec.Struct, frozen=True):
    """How often one bot was ahead of another."""

    bot: str
    rival: str
    games: int
    share: float
    interval: Interval


class Sources(msgspec.Struct, frozen=True):
    """Where a bot's points come from, on average."""

    bot: str
    games: int
    points: dict[str, float]


class Pace(msgspec.Struct, frozen=True):
    """How much processor time a bot takes, in seconds."""

    bot: str
    decisions: int
    turns: int
    per_decision: float
    per_turn: float
    longest_turn: float
    per_game: float


class MatchReport(msgspec.Struct, frozen=True):
    """The result of a match, of all deals that were played to the end."""

    game: str
    version: str
    seats: int
    seed: int
    options: dict[str, object]
    deals: int
    games: int
    left_out: int
    """Number of games of deals that were not played to the end."""
    anchor: str | None
    """The bot whose Elo is 0; None: the average is."""
    ladder: list[Rank]
    """Strongest first."""
    pairs: list[Pair]
    sources: list[Sources]
    times: list[Pace]


def report(match: Match, played: Iterable[Played]) -> MatchReport:
    """Compute the report; the order of the games does not matter."""
    games = sorted(played, key=lambda game: game.fixture)
    counted = set(whole_deals(match, [game.fixture for game in games]))
    whole = [game for game in games if game.fixture.deal in counted]
    tables = MatchTables(match, whole)
    ladder = tables.ladder()
    return MatchReport(
        match.game,
        match.version,
        match.seats,
        match.seed,
        match.options,
        deals=len(counted),
        games=len(whole),
        left_out=len(games) - len(whole),
        anchor=None if tables.anchor is None else ANCHOR,
        ladder=ladder,
        pairs=tables.pairs([rank.bot for rank in ladder]),
        sources=tables.sources(),
        times=tables.times(),
    )


class MatchTables:
    """The tables of a match, from games of whole deals."""

    def __init__(self, match: Match, games: Sequence[Played]) -> None:
        """Find out who took part."""
        self._games = games
        self._low_wins = registry.game(match.game).low_wins
        present = {part.who for game in games for part in game.parts}
        names = [each.name for each in match.entrants] + [OPPONENT]
        self._names = {who: names[who] for who in sorted(present)}
        self.anchor = next((who for who, name in self._names.items() if name == ANCHOR), None)

    def ladder(self) -> list[Rank]:
        """Rank the bots."""
        if not self._games:
            return []
        whos = list(self._names)
        anchor = None if self.anchor is None else whos.index(self.anchor)
        figures = elo.figures(self._meetings(whos), len(whos), anchor)
        ranks = []
        for who, figure in zip(whos, figures, strict=True):
            shares, scores = self._sums(who, lambda part: part.share), self._sums(who, lambda part: part.score)
            games = sum(deal.count for deal in shares)
            share = (average(shares), share_interval(shares))
            score = (average(scores), mean_interval(scores))
            ranks.append(Rank(self._names[who], figure.elo, figure.interval, games, *share, *score))
        return sorted(ranks, key=lambda rank: (-rank.elo, rank.bot))

    def pairs(self, order: Sequence[str]) -> list[Pair]:
        """Compare every two bots that shared a table; the one that comes first in `order` is named first."""
        place = {who: order.index(name) for who, name in self._names.items()}
        found: dict[tuple[int, int], dict[int, Sum]] = {}
        for game in self._games:
            for one in game.parts:
                for other in game.parts:
                    if place[one.who] < place[other.who]:
                        deals = found.setdefault((place[one.who], place[other.who]), defaultdict(Sum))
                        deals[game.fixture.deal].add(self._ahead(one, other))
        pairs = []
        for (better, worse), by_deal in sorted(found.items()):
            sums = list(by_deal.values())
            games = sum(deal.count for deal in sums)
            pairs.append(Pair(order[better], order[worse], games, average(sums), share_interval(sums)))
        return pairs

    def sources(self) -> list[Sources]:
        """Average the points by source."""
        told = []
        for who, name in self._names.items():
            parts = self._parts(who)
            kinds = list(dict.fromkeys(kind for part in parts for kind in part.sources))
            points = {kind: sum(part.sources.get(kind, 0) for part in parts) / len(parts) for kind in kinds}
            told.append(Sources(name, len(parts), points))
        return told

    def times(self) -> list[Pace]:
        """Add up the clocks of the bots that decide."""
        paces = []
        for who, name in self._names.items():
            parts = self._parts(who)
            decisions, turns = sum(part.decisions for part in parts), sum(part.turns for part in parts)
            seconds, longest = sum(part.seconds for part in parts), max(part.longest for part in parts)
            if decisions:
                paces.append(
                    Pace(name, decisions, turns, seconds / decisions, seconds / turns, longest, seconds / len(parts))
                )
        return paces

    def _parts(self, who: int) -> list[Part]:
        return [part for game in self._games for part in game.parts if part.who == who]

    def _sums(self, who: int, figure: Callable[[Part], float]) -> list[Sum]:
        deals: dict[int, Sum] = defaultdict(Sum)
        for game in self._games:
            for part in game.parts:
                if part.who == who:
                    deals[game.fixture.deal].add(figure(part))
        return list(deals.values())

    def _ahead(self, one: Part, other: Part) -> float:
        """Return whether one part beat another: a winner beats a loser; between two others the score decides."""
        if one.share != other.share:
            return float(one.share > other.share)
        if one.share or one.score == other.score:
            return 0.5
        return float((one.score < other.score) == self._low_wins)

    def _meetings(self, whos: Sequence[int]) -> list[list[elo.Meeting]]:
        deals: dict[int, dict[tuple[int, ...], list[float]]] = defaultdict(dict)
        counts: dict[tuple[int, tuple[int, ...]], int] = defaultdict(int)
        for game in self._games:
            ordered = sorted(game.parts, key=lambda part: part.who)
            players = tuple(whos.index(part.who) for part in ordered)
            shares = deals[game.fixture.deal].setdefault(players, [0.0] * len(players))
            for place, part in enumerate(ordered):
                shares[place] += part.share
            counts[game.fixture.deal, players] += 1
        return [
            [elo.Meeting(players, counts[deal, players], tuple(shares)) for players, shares in meetings.items()]
            for deal, meetings in deals.items()
        ]
