"""Tables that begin from a position: who plays, who is asked, what is refused, and how they outlive a hall."""

import asyncio

import msgspec
import pytest

import drakehall as dh
from drakehall.hall import learning, lobby, moving, new_rows
from drakehall.hall.errors import NoSuchPosition, NotNow, OverBefore, RulesMoved
from drakehall.hall.hall import Hall
from drakehall.hall.memory import MemoryStore
from drakehall.hall.problems import status
from drakehall.hall.table import LiveTable
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.learn.exercises import exercises
from drakehall.learn.lessons import lesson
from drakehall.session import Session, save
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Act, AskGuidance, AskHint, AskTakeBack, Done, Guidance, Hints, Refused
from drakehall.wire.learning import StudyInfo, StudyWanted, TryAgain
from drakehall.wire.tables import CreateTable
from tests.hall.learners import Learner, SteadyBots, learner, steady_hall
from tests.hall.two_halls import JAN, OLA, Listener, halls_over, until
from tests.server.house import house

TURN = StudyWanted("lesson", "turn")
GAME = CreateTable("smoki", 2, {"starting_seat": 0, "turn_cap": 4}, ["random"])


def study_of(table: LiveTable) -> StudyInfo | None:
    return table.described(OLA.id).study


async def finished(hall: Hall, game: str, version: str | None = None) -> str:
    """Store a game that Ola, on the first seat, has played to its end with a bot; both played at random."""
    session = Session(dh.game(game), 2, 5)
    dice = Chance(3)
    while session.state.seat is not None:
        legal = session.state.legal()
        session.play(session.state.seat, legal[dice.below(len(legal))])
    row = new_rows.table_row(
        hall,
        game,
        {},
        [new_rows.person(0, OLA, None, "link"), new_rows.bot(1, "random")],
        host=OLA.id,
        open_=True,
        friendly=False,
        invitation="",
        hints=None,
        seed=5,
    )
    row = msgspec.structs.replace(row, status="over", version=version or row.version)
    await hall.store.add_table(row, session.log)
    return row.id


def test_a_lesson_begins_at_once_at_a_table_of_ones_own() -> None:
    async def main() -> None:
        hall = steady_hall()
        seated = await learning.begin(hall, OLA, "smoki", TURN)
        table = seated.table
        assert (table.status, table.open, table.hints, table.you) == ("playing", False, False, 0)
        assert table.study == StudyInfo("lesson", "turn")
        assert [seat.bot for seat in table.seats] == [None, "greedy"]
        assert seated.link is not None
        live = await hall.table(table.id)
        assert (await lobby.claim(live, JAN, seated.link)).table.you == 0, "the link leads back from anywhere"
        await hall.close()

    house(main())


def test_the_guide_answers_a_move_that_it_did_not_advise_until_that_is_taken_back() -> None:
    section = lesson("smoki").find("turn")
    take = section.step[0]

    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", TURN)
        first = await ola.guide()
        assert first.step is not None
        assert (first.step.id, first.step.move, first.answer, first.done) == ("take", "take_open 0", None, False)
        assert [ola.state.actions.name(action) for action in first.step.advised] == ["take_open 0"]
        assert first.step.light == take.light
        await ola.play("draw_hidden")
        odd = await ola.guide()
        assert odd.answer == take.answers[0].say
        assert isinstance(await ola.ask(AskTakeBack(seq=ola.table.seq)), Done)
        ola.shown, ola.since, ola.told = "take", 0, []
        back = await ola.guide()
        assert back.answer is None
        assert back.step is not None
        assert back.step.id == "take"
        await ola.play("take_open 0")
        assert (await ola.guide()).answer is None
        await ola.gone()
        await hall.close()

    house(main())


def test_whoever_learns_may_take_back_what_bots_have_answered() -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", TURN)
        for move in ("take_open 0", "place 1", "put_top 0"):
            await ola.play(move)
        await ola.turn()
        assert ola.table.session is not None
        assert any(entry.seat == 1 for entry in ola.table.session.log)
        assert isinstance(await ola.ask(AskTakeBack(seq=ola.table.seq)), Done)
        assert ola.decides
        await ola.gone()
        await hall.close()

    house(main())


def test_a_study_goes_on_where_it_stood_when_the_hall_opens_again() -> None:
    async def main() -> None:
        store = MemoryStore()
        hall = steady_hall(store)
        ola = await learner(hall, "smoki", TURN)
        await ola.guide()
        await ola.play("take_open 0")
        before = ola.state.view(0), await ola.guide()
        id_ = ola.table.row.id
        await ola.gone()
        await hall.close()
        again = steady_hall(store)
        await again.open()
        later = Learner(await again.table(id_))
        later.told, later.shown, later.since = ["take"], "take", 0
        assert study_of(later.table) == StudyInfo("lesson", "turn")
        assert later.state.view(0) == before[0]
        found = await later.guide()
        assert found.step is not None
        assert before[1].step is not None
        assert found.step.id == before[1].step.id == "place"
        await later.gone()
        await again.close()

    house(main())


def test_bots_wait_until_somebody_looks_at_a_study() -> None:
    async def main() -> None:
        store = MemoryStore()
        hall = steady_hall(store)
        bots = hall.bots
        assert isinstance(bots, SteadyBots)
        table = await hall.table((await learning.begin(hall, OLA, "smoki", TURN)).table.id)
        for move in ("take_open 0", "place 1", "put_top 0"):
            await table.moves.act(0, table.seq, move)
        assert table.stored is not None
        assert table.stored.state.seat == 1
        await hall.open()
        for _ in range(50):
            await asyncio.sleep(0)
        assert (bots.asked, table.bot_turns.thinking, table.busy) == (0, False, False)
        assert await store.tables_of_bots() == []
        ola = Listener(table, OLA)
        await until(lambda: table.stored and table.stored.state.seat == 0)
        assert bots.asked > 0
        await ola.gone()
        await hall.close()

    house(main())


def test_whoever_leaves_a_study_closes_it() -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", TURN)
        await lobby.leave(ola.table, OLA)
        refused = await ola.ask(AskGuidance())
        assert isinstance(refused, Refused)
        assert refused.problem.status in (403, 409)
        found = await hall.store.table(ola.table.row.id)
        assert found is not None
        assert found.status == "closed"
        await ola.gone()
        await hall.close()

    house(main())


def test_lists_of_games_leave_studies_out_but_not_games_tried_again() -> None:
    async def main() -> None:
        hall = steady_hall()
        for kind, item in (("lesson", "turn"), ("exercise", exercises("smoki").exercise[0].id)):
            await learning.begin(hall, OLA, "smoki", StudyWanted(kind, item))  # type: ignore[arg-type]
        assert (await lobby.listing(hall, OLA, mine=True)).tables == []
        old = await finished(hall, "smoki")
        again = await learning.again(await hall.table(old), OLA, TryAgain(3))
        listed = (await lobby.listing(hall, OLA, mine=True)).tables
        assert {each.id for each in listed} == {old, again.table.id}
        assert [each.id for each in (await lobby.listing(hall, None)).tables] == [old], "only what is open"
        await hall.close()

    house(main())


@pytest.mark.parametrize("game", dh.game_names())
def test_a_finished_game_is_tried_again_from_any_moment(game: str) -> None:
    async def main() -> None:
        hall = steady_hall()
        old = await hall.table(await finished(hall, game))
        last = old.seq
        for seq in [0, 1, 2, *range(3, last, max(1, last // 12)), last - 1]:
            then = await old.looking_back.finished_at(seq)
            for guest, seat in ((OLA, 0), (JAN, then.seat)):
                again = await hall.table((await learning.again(old, guest, TryAgain(seq))).table.id)
                assert again.row.seat_of(guest.id) == seat
                assert study_of(again) == StudyInfo("position", f"{old.row.id}-{seq}")
                assert again.session is not None
                assert again.session.beginning().view(seat) == then.view(seat)
                assert again.row.gives_hints
        with pytest.raises(OverBefore):
            await learning.again(old, OLA, TryAgain(last))
        with pytest.raises(NoSuchPosition):
            await learning.again(old, OLA, TryAgain(last + 1))
        with pytest.raises(HallError, match="nobody"):
            await learning.again(old, OLA, TryAgain(0, "nobody"))
        await hall.close()

    house(main())


def test_what_was_hidden_is_dealt_anew_for_another_try() -> None:
    async def main() -> None:
        hall = steady_hall()
        old = await hall.table(await finished(hall, "smoki"))
        then = await old.looking_back.finished_at(4)
        worlds = set()
        for _ in range(3):
            again = await hall.table((await learning.again(old, OLA, TryAgain(4, "greedy"))).table.id)
            assert again.row.seats[1].bot == "greedy"
            assert again.session is not None
            worlds.add(str(again.session.beginning().secrets(0)))
        assert len(worlds - {str(then.secrets(0))}) == 3
        await hall.close()

    house(main())


def test_only_finished_games_are_tried_again() -> None:
    async def main() -> None:
        hall = steady_hall()
        table = await hall.table((await lobby.create(hall, OLA, GAME)).table.id)
        with pytest.raises(NotNow):
            await learning.again(table, OLA, TryAgain(0))
        await lobby.start(table, OLA, None)
        with pytest.raises(NotNow):
            await learning.again(table, OLA, TryAgain(0))
        await hall.close()

    house(main())


def test_a_game_of_former_rules_is_tried_again_under_the_rules_of_today() -> None:
    async def main() -> None:
        hall = steady_hall()
        old = await hall.table(await finished(hall, "smoki", version="1"))
        again = await learning.again(old, OLA, TryAgain(2))
        assert again.table.version == dh.game("smoki").version != old.row.version
        with pytest.raises(RulesMoved, match="version 0 of the rules of smoki"):
            await hall.table(await finished(hall, "smoki", version="0"))
        await hall.close()

    house(main())


def test_a_study_begun_under_former_rules_goes_on() -> None:
    async def main() -> None:
        hall = steady_hall()
        row = (await hall.table((await learning.begin(hall, OLA, "smoki", TURN)).table.id)).row
        former = msgspec.structs.replace(row, id="abc", version="1")
        await hall.store.add_table(former)
        found, now = await hall.table("abc"), await hall.table(row.id)
        assert found.stored is not None
        assert now.stored is not None
        assert found.stored.state.view(0) == now.stored.state.view(0)
        await hall.close()

    house(main())


def test_two_halls_show_one_study() -> None:
    async def main() -> None:
        halls = halls_over(MemoryStore(), 2)
        id_ = (await learning.begin(halls[0], OLA, "smoki", TURN)).table.id
        first, second = Learner(await halls[0].table(id_)), Learner(await halls[1].table(id_))
        assert study_of(second.table) == StudyInfo("lesson", "turn")
        await first.guide()
        await first.play("take_open 0")
        await until(lambda: second.table.seq == first.table.seq)
        second.told, second.shown, second.since = [], "take", 0
        found, other = await first.guide(), await second.guide()
        assert found.step == other.step
        assert found.step is not None
        for move in ("place 1", "put_top 0"):
            await second.play(move)
        await until(lambda: first.decides and first.table.seq == second.table.seq > 3)
        for each in (first, second):
            await each.gone()
        for hall in halls:
            await hall.close()

    house(main())


def test_what_nobody_teaches_is_refused() -> None:
    async def main() -> None:
        hall = steady_hall()
        for wanted in (StudyWanted("lesson", "x"), StudyWanted("exercise", "turn"), StudyWanted("puzzle", "x")):
            with pytest.raises(HallError) as refused:
                await learning.begin(hall, OLA, "smoki", wanted)
            assert status(refused.value) == 404
        with pytest.raises(HallError, match="no game is called"):
            await learning.begin(hall, OLA, "chess", TURN)
        with pytest.raises(HallError, match="no game is called"):
            await learning.offered(hall, "chess")
        await hall.close()

    house(main())


def test_absurd_questions_to_the_guide_are_refused() -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", TURN)
        odd = await ola.ask(AskGuidance(told=["", "x" * 64, "turn; drop table"], shown="?"))
        assert isinstance(odd, Guidance)
        assert odd.step is not None, "what nobody knows has not been told"
        late = await ola.ask(AskGuidance(since=ola.table.seq + 1))
        assert isinstance(late, Refused)
        assert late.problem.id == "server-no-such-position"
        for absurd in ({"told": ["x" * 65]}, {"told": ["a"] * 201}, {"told": "a"}, {"since": -1}):
            await ola.raw(ENCODER.encode({"type": "guide", **absurd}))
        await until(lambda: len([each for each in ola.listener.frames if isinstance(each, Refused)]) == 5)
        malformed = [each for each in ola.listener.frames if isinstance(each, Refused)][1:]
        assert {each.problem.id for each in malformed} == {"server-malformed"}
        hint = await ola.ask(AskHint(seq=ola.table.seq))
        assert isinstance(hint, Refused)
        assert hint.problem.id == "server-hints-off"
        stale = await ola.ask(Act(seq=ola.table.seq + 7, action="take_open 0"))
        assert isinstance(stale, Refused)
        assert stale.problem.id == "server-stale"
        await ola.gone()
        await hall.close()

    house(main())


def test_whoever_only_looks_on_is_not_guided() -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", TURN)
        jan = Learner(ola.table, JAN)
        refused = await jan.ask(AskGuidance())
        assert isinstance(refused, Refused)
        assert refused.problem.id == "server-watching"
        await jan.gone()
        await ola.gone()
        await hall.close()

    house(main())


def test_a_game_tried_again_has_hints_and_the_guide_of_ordinary_games() -> None:
    async def main() -> None:
        hall = steady_hall()
        old = await hall.table(await finished(hall, "smoki"))
        ola = Learner(await hall.table((await learning.again(old, OLA, TryAgain(0))).table.id))
        await ola.turn()
        assert isinstance(await ola.ask(AskHint(seq=ola.table.seq)), Hints)
        found = await ola.guide()
        assert found.step is not None
        assert (found.step.id, found.step.move, found.step.advised) == ("goal", None, [])
        everything = [step.id for step in lesson("smoki").steps() if step.anywhere]
        ola.told, ola.shown = everything, None
        assert await ola.guide() == Guidance(ola.table.seq, done=True, answers=ola.asked)
        await ola.gone()
        await hall.close()

    house(main())


def test_a_finished_study_can_be_fetched_and_played_again() -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, "smoki", StudyWanted("lesson", "end"))
        dice = Chance(1)
        while not ola.state.over:
            await ola.turn()
            if ola.decides:
                legal = ola.state.legal()
                await ola.play(legal[dice.below(len(legal))])
        raw = await moving.save_file(ola.table)
        read = save.from_json(raw)
        assert read.state.over
        assert read.position == lesson("smoki").find("end").position
        await ola.gone()
        await hall.close()

    house(main())
