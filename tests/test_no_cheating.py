"""Bots cannot cheat: whoever thinks, for itself or for a person, is shown samples and never the real position."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from rich.console import Console

import drakehall as dh
from drakehall import bots
from drakehall.arena import entrants, pool
from drakehall.arena.cluster import LOCAL, cluster
from drakehall.arena.match import Fixture
from drakehall.arena.simulate import simulate
from drakehall.bots.analysis import hints, outlook, study
from drakehall.bots.analysis.course import judged, plan, positions
from drakehall.bots.evaluation import Evaluation
from drakehall.bots.search.parameters import SearchParameters
from drakehall.bots.search.search import Tree
from drakehall.hall.preview import foresee
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State
from drakehall.server.sampling.messages import Order
from drakehall.server.sampling.worker import reply
from drakehall.session import Player, Session
from drakehall.terminal.dialogue import Dialogue
from drakehall.terminal.narrator import Narrator
from drakehall.text import Words
from tests.arena.support import match_of
from tests.arena.test_cluster import StandIn
from tests.honesty import Cheat, Shown, Spy, decided, honest
from tests.mcp_server.room import SHORT, first, room
from tests.mcp_server.room import Player as ToolPlayer
from tests.server.house import house

SEED = 7
every_game = pytest.mark.parametrize("game", dh.game_names())


def played(game: str, seats: int = 2, seed: int = SEED) -> Session:
    """A whole game, played by chance."""
    session, dice = Session(dh.game(game), seats, seed), Chance(3)
    while session.state.seat is not None:
        legal = session.state.legal()
        session.play(session.state.seat, legal[dice.below(len(legal))])
    return session


def choices(game: str, apart: int = 9) -> list[State]:
    """Real positions of a game with something to choose, some moves apart."""
    return [state for _, state, _ in positions(played(game)) if len(state.legal()) > 1][::apart]


# ── Matches and simulations ──


@every_game
@pytest.mark.parametrize("where", ["here", "cluster"])
def test_bots_in_a_match_are_shown_samples(monkeypatch: pytest.MonkeyPatch, game: str, where: str) -> None:
    shown: list[Shown] = []
    spy = Spy(shown)
    monkeypatch.setattr(entrants, "make", lambda *_: spy)
    monkeypatch.setitem(sys.modules, "ray", StandIn())
    match, fixtures = match_of(game, "greedy", "novice", seed=SEED), [Fixture(0, 0, 0)]
    assert len(list(pool.here(match, fixtures) if where == "here" else cluster(match, fixtures, LOCAL))) == 1
    honest(shown, decided(dh.game(game), 2, SEED, spy.played))


@every_game
def test_bots_in_a_simulation_are_shown_samples(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    shown: list[Shown] = []
    spy = Spy(shown)
    monkeypatch.setattr(bots, "make", lambda *_: spy)
    simulate(dh.game(game), seats=2, games=1, seed=SEED, players=["greedy", "novice"], options={})
    honest(shown, decided(dh.game(game), 2, SEED, spy.played))


# ── The terminal ──


@every_game
def test_bots_at_the_terminal_are_shown_samples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str) -> None:
    shown: list[Shown] = []
    monkeypatch.setattr(bots, "make", lambda *_: Spy(shown))
    session = Session(dh.game(game), 2, SEED, players=[Player("Ola", "greedy"), Player("Jan", "novice")])
    voice = Narrator(Console(file=StringIO()), Words("en", game, ["Ola", "Jan"]))
    Dialogue(session, voice, lambda _: "", tmp_path / "game.json").play()
    assert session.state.over
    honest(shown, [state for _, state, move in positions(session) if move is not None and not move.forced])


def test_bots_at_the_terminal_have_streams_of_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    streams: list[bytes] = []
    draw = State.sample

    def sample(state: State, seat: int | None, chance: Chance) -> State:
        streams.append(chance.key)
        return draw(state, seat, chance)

    monkeypatch.setattr(State, "sample", sample)
    session = Session(dh.game("smoki"), 2, SEED, {"turn_cap": 6}, [Player("Ola", "greedy"), Player("Jan", "greedy")])
    voice = Narrator(Console(file=StringIO()), Words("en", "smoki", ["Ola", "Jan"]))
    Dialogue(session, voice, lambda _: "", tmp_path / "game.json").play()
    assert streams
    assert Chance(SEED).key not in streams


# ── The tables for language models ──


@every_game
def test_bots_at_the_tables_for_language_models_are_shown_samples(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    shown: list[Shown] = []
    monkeypatch.setattr(bots, "make", lambda *_: Spy(shown, len(shown)))

    async def main() -> Session:
        async with room() as (server, tables), Client(server.protocol) as client:
            await (ola := ToolPlayer(client)).call(
                "new_table", game=game, bots=["greedy"], seed=SEED, options=SHORT[game]
            )
            await ola.play(first)
            (table,) = tables.hall.tables
            assert table.session is not None
            return table.session

    moves = [(state, move) for _, state, move in positions(house(main())) if move is not None and not move.forced]
    honest(shown, [state for state, move in moves if move.seat == 1])


# ── Hints and the course of a game ──


def watched(monkeypatch: pytest.MonkeyPatch) -> list[Shown]:
    """Keep the position of every decision that is looked into."""
    shown: list[Shown] = []

    def tree(
        judge: Evaluation, manner: SearchParameters, chance: Chance, position: State, seat: int, *rest: Any
    ) -> Tree:
        assert chance.key != Chance(SEED).key
        shown.append((position.copy(), seat))
        return Tree(judge, manner, chance, position, seat, *rest)

    monkeypatch.setattr(study, "Tree", tree)
    return shown


@every_game
def test_hints_look_into_samples(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    shown = watched(monkeypatch)
    real = choices(game)
    for state in real:
        assert state.seat is not None
        hints(dh.game(game), state, state.seat, SEED, iterations=2)
    honest(shown, real)


@every_game
def test_verdicts_look_into_samples(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    shown = watched(monkeypatch)
    decided = plan(played(game), [0, 1]).decided[::9]
    for each in decided:
        judged(dh.game(game), each, 2, SEED)
    honest(shown, [each.state for each in decided])


@every_game
def test_the_likelihood_to_win_is_weighed_in_samples(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    session, real, shown = played(game), list[State](), list[Shown]()

    class Judge:
        def likelihood(self, state: State, seat: int) -> float:
            shown.append((state, seat))
            return 0.5

        def worth(self, state: State, seat: int) -> float:
            shown.append((state, seat))
            return 0.0

    monkeypatch.setattr(sys.modules[outlook.__module__], "learned", lambda _: Judge())
    for _, state, move in list(positions(session))[::9]:
        if move is not None:
            for seat in range(2):
                outlook(dh.game(game), state, seat, SEED)
            real += [state] * (len(shown) - len(real))
    honest(shown, real)


# ── What the hall's sampler gives away ──


@every_game
def test_the_sampler_gives_samples(game: str) -> None:
    box, real, shown = dh.game(game), choices(game, 3), list[Shown]()
    for number, state in enumerate(real):
        assert state.seat is not None
        sample = reply(Order(game, box.save(state).decode(), state.seat, number)).sample
        assert sample is not None
        assert sample.legal == state.legal()
        shown.append((box.load(sample.position), state.seat))
    honest(shown, real)


@every_game
def test_previews_are_tried_on_samples(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    asked_about, real, shown = choices(game), list[State](), list[Shown]()
    kind = dh.game(game).state_type
    apply: Callable[[State, int], None] = kind.apply

    def keep(state: State, action: int) -> None:
        shown.append((state.copy(), state.seat or 0))
        apply(state, action)

    monkeypatch.setattr(kind, "apply", keep)
    for state in asked_about:
        assert state.seat is not None
        foresee(state, state.seat, state.legal()[0], Chance(1))
        real += [state] * (len(shown) - len(real))
    honest(shown, real)


# ── The watch itself ──


@every_game
def test_a_cheat_is_found(game: str) -> None:
    real = choices(game)
    with pytest.raises(Cheat, match="chance"):
        honest([(state, state.seat or 0) for state in real], real)
    peeping = [state.copy() for state in real]
    for state in peeping:
        state.chance = Chance(1)
    with pytest.raises(Cheat, match="hidden"):
        honest([(state, state.seat or 0) for state in peeping], real)
