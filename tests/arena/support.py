"""Matches for tests."""

import msgspec

import drakehall as dh
from drakehall.arena import entrants
from drakehall.arena.match import Fixture, Match, everybody
from drakehall.arena.play import Part, Played


def match_of(game: str = "smoki", *bots: str, seats: int = 2, seed: int = 7, **options: object) -> Match:
    box = dh.game(game)
    named = entrants.read(bots or ("random", "greedy"), box)
    return Match(
        box.name, box.version, entrants.fingerprint(box), seats, seed, options, named, everybody(len(named), seats)
    )


def untimed(played: Played) -> Played:
    """Leave out what differs from run to run."""
    parts = tuple(msgspec.structs.replace(part, seconds=0.0, longest=0.0) for part in played.parts)
    return msgspec.structs.replace(played, parts=parts)


def game_of(deal: int, rotation: int, *results: tuple[int, float, int], group: int = 0) -> Played:
    """A made-up game: who, share of the victory and score, seat by seat."""
    parts = tuple(Part(who, share, score, {"x": score}, 2, 1, 0.5, 0.25) for who, share, score in results)
    return Played(Fixture(deal, group, rotation), 10, parts)
