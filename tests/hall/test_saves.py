"""Games from save files: looked at like any other, but nobody's game here; what cannot be looked at is refused."""

import msgspec
import pytest

import drakehall as dh
from drakehall.hall import learning, lobby, moving, saves
from drakehall.hall.errors import SaveNotOver, SaveTooLong
from drakehall.hall.hall import Hall
from drakehall.hall.memory import MemoryStore
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave, HallError
from drakehall.session import Move, Player, Session, fair, save
from drakehall.session.errors import DamagedSave, ForeignSave
from drakehall.wire.learning import StudyInfo, TryAgain
from drakehall.wire.tables import Table
from tests.hall.learners import steady_hall
from tests.hall.two_halls import JAN, OLA
from tests.server.house import house


def played(game: str, players: list[Player], decisions: int | None = None, position: str | None = None) -> Session:
    """A game played at random, to its end or as far as wanted."""
    dealt = Session(dh.game(game), len(players), 5, {}, players)
    session = Session.from_position(position, players) if position else dealt
    dice = Chance(3)
    while session.state.seat is not None and (decisions is None or len(session.log) < decisions):
        legal = session.state.legal()
        session.play(session.state.seat, legal[dice.below(len(legal))])
    return session


def text_of(session: Session) -> str:
    return save.to_json(session).decode()


PEOPLE = [Player("Zofia"), Player("Bot adept", "adept"), Player("mine", "mypackage:MyBot"), Player("Bot of a friend")]


@pytest.mark.parametrize("game", dh.game_names())
def test_a_finished_game_is_looked_at_like_any_other(game: str) -> None:
    session = played(game, PEOPLE[:2])

    async def main() -> None:
        store = MemoryStore()
        hall = steady_hall(store)
        table = await saves.bring(hall, OLA, text_of(session))
        assert (table.status, table.open, table.you, table.study) == ("over", False, None, StudyInfo("save", ""))
        assert table.result is not None
        assert table.result.scores == session.state.scores()
        assert [(seat.name, seat.bot, seat.present) for seat in table.seats] == [
            ("Zofia", None, False),
            ("Bot adept", "adept", False),
        ]
        live = await hall.table(table.id)
        assert save.from_json(await moving.save_file(live)).log == session.log
        assert (await live.looking_back.finished_at(0)).dump() == session.beginning().dump()
        entry = next(i for i, each in enumerate(session.log) if isinstance(each, Move) and not each.forced)
        again = await learning.again(live, JAN, TryAgain(entry))
        assert again.table.study == StudyInfo("position", f"{table.id}-{entry}")
        assert again.table.you == session.log[entry].seat
        await hall.close()
        other = steady_hall(store)
        assert (await other.table(table.id)).described(OLA.id) == table, "it is stored as it was shown"
        await other.close()

    house(main())


def test_it_is_nobodys_game_here() -> None:
    async def main() -> None:
        hall = steady_hall()
        table = await saves.bring(hall, OLA, text_of(played("smoki", PEOPLE)))
        assert [(seat.name, seat.bot) for seat in table.seats] == [
            ("Zofia", None),
            ("Bot adept", "adept"),
            ("mine", None),
            (None, None),
        ], "a bot that is not known here is somebody who is not here, and nobody is called like a bot"
        assert (await listed(hall)) == []
        await hall.close()

    house(main())


async def listed(hall: Hall) -> list[str]:
    found = await lobby.listing(hall, OLA, game=None, status=None, mine=True, limit=10, after=None)
    return [each.id for each in found.tables]


def test_a_game_that_began_from_a_position_and_one_with_a_promise_keep_them() -> None:
    started = played("smoki", PEOPLE[:2], 12).state.position_text()
    promised = played("smoki", PEOPLE[:2])
    promise = fair.promise(promised.seed)
    promised.fair = fair.Fair(promise.commitment, promise.salt)

    async def bring(session: Session) -> tuple[Table, Session]:
        hall = steady_hall()
        table = await saves.bring(hall, OLA, text_of(session))
        told = save.from_json(await moving.save_file(await hall.table(table.id)))
        await hall.close()
        return table, told

    async def main() -> None:
        _, told = await bring(played("smoki", PEOPLE[:2], position=started))
        assert told.position == started
        table, told = await bring(promised)
        assert (table.commitment, table.salt) == (promise.commitment, promise.salt)
        assert told.fair == promised.fair

    house(main())


def refused(text: str) -> HallError:
    async def main() -> HallError:
        hall = steady_hall()
        with pytest.raises(HallError) as found:
            await saves.bring(hall, OLA, text)
        assert hall.tables == []
        await hall.close()
        return found.value

    return house(main())


def test_what_cannot_be_looked_at_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played("smoki", PEOPLE[:2])
    text = text_of(whole)
    assert isinstance(refused("{}"), ForeignSave)
    assert isinstance(refused(text.replace('"seed": 5', '"seed": 6')), DamagedSave)
    forged = msgspec.structs.replace(save.read(text.encode()), seed=6, check="")
    assert isinstance(refused(msgspec.json.encode(forged).decode()), BadSave)
    assert isinstance(refused(text_of(played("smoki", PEOPLE[:2], 9))), SaveNotOver)
    monkeypatch.setattr(saves, "MOST_ENTRIES", len(whole.log) - 1)
    assert isinstance(refused(text), SaveTooLong)
