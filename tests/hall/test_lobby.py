"""Hosts who leave, and links that lead back once."""

import pytest

from drakehall.hall import lobby
from drakehall.hall.errors import NotAllowed, OnlyHost, WrongLink
from drakehall.hall.rows import GuestRow
from drakehall.wire.tables import CreateTable, Sit
from tests.hall.two_halls import JAN, OLA, Listener, one_hall

EWA = GuestRow("ewa", "Ewa")


async def test_when_the_host_leaves_somebody_else_is_the_host() -> None:
    hall = one_hall()
    table = await hall.table((await lobby.create(hall, OLA, CreateTable("smoki", 3))).table.id)
    for guest in (JAN, EWA):
        await lobby.sit(table, guest, Sit())
    with pytest.raises(OnlyHost):
        await lobby.start(table, JAN, "random")
    await lobby.leave(table, OLA)
    kept = await hall.store.table(table.row.id)
    assert kept is not None
    assert (table.row.host, kept.host) == (JAN.id, JAN.id)
    with pytest.raises(OnlyHost):
        await lobby.start(table, EWA, "random")
    await lobby.start(table, JAN, "random")
    assert table.row.status == "playing"
    await hall.close()


async def test_a_table_whose_host_is_not_there_is_begun_by_who_sits_there() -> None:
    hall = one_hall()
    table = await hall.table((await lobby.create(hall, OLA, CreateTable("smoki", 2, sit=False))).table.id)
    await lobby.sit(table, JAN, Sit())
    host = Listener(table, OLA)
    with pytest.raises(OnlyHost):
        await lobby.start(table, JAN, "random")
    await host.gone()
    with pytest.raises(OnlyHost):
        await lobby.start(table, EWA, "random")
    await lobby.start(table, JAN, "random")
    assert table.row.status == "playing"
    await hall.close()


async def test_a_link_leads_back_once_and_can_be_replaced() -> None:
    hall = one_hall()
    seated = await lobby.create(hall, OLA, CreateTable("smoki", 2))
    table = await hall.table(seated.table.id)
    assert seated.link is not None
    second = (await lobby.claim(table, JAN, seated.link)).link
    assert second is not None
    assert table.row.seat_of(JAN.id) == 0
    with pytest.raises(WrongLink):
        await lobby.claim(table, OLA, seated.link)
    with pytest.raises(NotAllowed):
        await lobby.new_link(table, OLA)
    third = await lobby.new_link(table, JAN)
    with pytest.raises(WrongLink):
        await lobby.claim(table, OLA, second)
    await lobby.claim(table, OLA, third)
    assert table.row.seat_of(OLA.id) == 0
    await hall.close()
