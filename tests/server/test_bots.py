"""Bots: in processes of their own, with a deadline, replaced after a crash; their moves go the same way."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall import bots
from drakehall.hall import anchors
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.thinking import BotQuestion, Decision, NoAnswer, Sample, decide
from drakehall.server.bots import BotPool, offered
from drakehall.server.process import Processes
from drakehall.server.sampling import Sampler
from drakehall.server.sampling.messages import Order
from drakehall.server.sampling.worker import reply
from drakehall.session import Move
from drakehall.wire.tables import GameList
from tests.server.house import asking, at, house, open_house, sample_of

READY = "import sys; print('ready', flush=True); "
SILENT = READY + "sys.stdin.read()"
CRASHES = "raise SystemExit(3)"
FOREIGN = "print('something else', flush=True)"
DIES = READY + "sys.stdin.readline(); raise SystemExit(3)"
NONSENSE = READY + "[print('nonsense', flush=True) for _ in sys.stdin]"
ILLEGAL = READY + "[print('{\"action\": 9999}', flush=True) for _ in sys.stdin]"
ONCE = """
import pathlib, sys
print('ready', flush=True)
mark = pathlib.Path(sys.argv[1])
sys.stdin.readline()
if not mark.exists():
    mark.touch()
    raise SystemExit(1)
print('{"action": 0}', flush=True)
"""


async def chosen(*command: str, deadline: float = 20.0) -> int:
    pool = BotPool(1, 0.0, deadline, [sys.executable, "-c", *command])
    state = dh.game("smoki").start(2, 5, starting_seat=0)
    try:
        decision = await pool.choose(sample_of(dh.game("smoki"), state), "random")
        assert decision.action is not None
        return decision.action
    finally:
        await pool.close()


@pytest.mark.parametrize("program", [CRASHES, FOREIGN, DIES, NONSENSE, ILLEGAL])
def test_a_process_that_fails_is_replaced_and_the_failure_told(program: str) -> None:
    with pytest.raises(NoAnswer):
        house(chosen(program))


def test_a_process_that_does_not_answer_is_ended() -> None:
    with pytest.raises(NoAnswer, match="in time"):
        house(chosen(SILENT, deadline=0.05))


def test_after_a_crash_another_process_answers(tmp_path: Path) -> None:
    assert house(chosen(ONCE, str(tmp_path / "crashed"))) == 0


TOLD = """
import os, pathlib, sys
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
print('ready', flush=True)
for line in sys.stdin:
    print('"done"', flush=True)
"""


async def test_the_last_process_is_started_before_anybody_asks_for_it(tmp_path: Path) -> None:
    """Nobody who comes while all others are at work waits for a process to start."""
    processes = Processes(2, [sys.executable, "-c", TOLD, str(tmp_path)], 30.0, spare=1)

    async def ask(guest: str) -> None:
        await processes.ask(b"{}", msgspec.json.decode, Requester(guest, guest))

    await ask("ola")
    assert len(list(tmp_path.iterdir())) == 1
    await asyncio.gather(ask("ola"), ask("jan"))
    while len(list(tmp_path.iterdir())) < 3:
        await asyncio.sleep(0)
    await asyncio.gather(*(ask(guest) for guest in ("ola", "jan", "ewa")))
    assert len(list(tmp_path.iterdir())) == 3
    await processes.close()


@pytest.mark.parametrize("bot", bots.levels())
def test_every_bot_answers_from_its_process(bot: str) -> None:
    async def main() -> None:
        pool = BotPool(2, 0.2, 20.0)
        for name in dh.game_names():
            game = dh.game(name)
            state = game.start(game.seats[0], 3)
            assert state.seat is not None
            assert (await pool.choose(sample_of(game, state), bot)).action in state.legal()
        await pool.close()

    house(main())


def test_what_a_bot_does_wrong_is_told() -> None:
    assert decide(BotQuestion("smoki", "deep", 0, 1, 0.1, "{}")).error
    assert decide(BotQuestion("smoki", "random", 0, 1, 0.1, "{}")) != Decision()


def test_when_bots_fail_the_game_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            await hall.hall.bots.close()
            hall.hall.bots = BotPool(1, 0.0, 20.0, [sys.executable, "-c", CRASHES])
            seated = await ola.create("smoki", 2, bots=["greedy"], starting_seat=1)
            await ola.start(seated.table.id)
            async with ola.play(seated.table.id) as seat:
                assert (await at(seat, 1)).decides == 0

    house(main())


def test_when_no_sample_can_be_drawn_the_game_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            hall.hall.sampler = Sampler([sys.executable, "-c", CRASHES])
            seated = await ola.create("smoki", 2, bots=["greedy"], starting_seat=1)
            await ola.start(seated.table.id)
            async with ola.play(seated.table.id) as seat:
                assert (await at(seat, 1)).decides == 0

    house(main())


def test_what_the_sampler_cannot_do_is_told() -> None:
    assert reply(Order("smoki", "{}", 0, 1)).error
    state = dh.game("smoki").start(2, 5, starting_seat=0)
    assert "seat" in (reply(Order("smoki", dh.game("smoki").save(state).decode(), 7, 1)).error or "")


def test_a_bots_move_is_in_the_log_like_any_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            seated = await ola.create("smoki", 2, bots=["greedy"], starting_seat=1)
            await ola.start(seated.table.id)
            async with ola.play(seated.table.id) as seat:
                await at(seat, 1)
            log = await hall.hall.store.log(seated.table.id)
            assert isinstance(log[0], Move)
            assert (log[0].seat, log[0].forced) == (1, False)

    house(main())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            seated = await ola.create("smoki", 2, bots=["random", "random"], sit=False, turn_cap=6)
            table = (await ola.start(seated.table.id)).id
        async with open_house(tmp_path) as hall, hall.guest() as anybody, anybody.play(table) as spectator:
            while not (spectator.position and spectator.position.result):
                await spectator.receive()

    house(main())


def test_the_list_of_games_describes_the_bots_of_each_game_in_both_languages(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, asking(hall.address) as http:
            for language, title in (("en", "Master"), ("pl", "Mistrz")):
                answer = await http.get("/api/games", headers={"Accept-Language": language})
                listed = msgspec.json.decode(answer.content, type=GameList)
                assert listed.bots == bots.levels()
                for info in listed.games:
                    assert [each.name for each in info.bots] == bots.bots(dh.game(info.name))
                    assert [each.name for each in info.bots if each.level] == bots.levels()
                    assert [each.name for each in info.bots if each.usual] == ["adept"]
                    assert [each.name for each in info.bots if each.gentle] == ["greedy"]
                    assert all(each.title and each.about for each in info.bots if each.level)
                    nets = {each.name: tuple(each.net) for each in info.bots if each.net}
                    card = bots.net_card(dh.game(info.name))
                    assert nets == (
                        {} if card is None else dict.fromkeys(bots.net_levels(dh.game(info.name)), card.usual_seats())
                    )
                    assert title in [each.title for each in info.bots]

    house(main())


def test_a_bot_without_words_is_called_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bots", lambda game: ["random", "old_fox"])
    found = offered.described(dh.game("smoki"), "pl")[-1]
    assert (found.title, found.about, found.level, found.usual) == ("Old fox", "", False, True)


def test_what_a_bot_thought_before_counts_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spendings: list[float] = []

    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            whole = hall.hall.bots.choose

            async def choose(sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
                spendings.append(spent)
                decision = await whole(sample, bot, spent)
                return msgspec.structs.replace(decision, took=0.01)

            monkeypatch.setattr(hall.hall.bots, "choose", choose)
            seated = await ola.create("smoki", 2, bots=["random"], starting_seat=1)
            await ola.start(seated.table.id)
            async with ola.play(seated.table.id) as seat:
                while not (seat.position and seat.position.legal):
                    await seat.receive()
                await seat.act("turn_up 0")
                while not (seat.position.seq > 2 and seat.position.legal):
                    await seat.receive()

    house(main())
    assert spendings[:3] == [0.0, 0.0, 0.01]


async def test_the_bots_of_a_game_are_told_with_their_strength(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, asking(hall.address) as http:
        games = (await http.get("/api/games")).json()["games"]
    for game in games:
        told = {bot["name"]: bot["strength"] for bot in game["bots"]}
        assert (told["greedy"], told["master"] > told["adept"] > told["novice"] > told["random"]) == (1500, True)
        board = {bot: round(fixed.rating) for bot, fixed in anchors.anchored(game["name"]).items()}
        assert {bot: figure for bot, figure in told.items() if figure is not None} == board
