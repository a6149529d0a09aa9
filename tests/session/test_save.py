"""Save files: whole games in, whole games out, and clear words about anything else."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import drakehall as dh
from drakehall.kernel.errors import BadSave, HallError
from drakehall.kernel.files import UnreadableFile
from drakehall.session import Player, Session, Undo, save
from drakehall.session.errors import UnfinishedGame


def played(moves: int, seed: int = 3) -> Session:
    """A game with random moves and an undo wherever one is possible."""
    dice = Random(seed)
    table = Session(dh.game("smoki"), 3, seed, {"raven_attack": True}, [Player("Ola"), Player("Bot", "greedy")])
    while len(table.log) < moves and table.state.seat is not None:
        seat = table.state.seat
        table.play(seat, dice.choice(table.state.legal()))
        if table.can_undo(seat) and dice.random() < 0.3:
            table.undo(seat)
    return table


def edited(table: Session, **changes: object) -> bytes:
    """A save file changed by hand, without its checksum."""
    data = json.loads(save.to_json(table)) | changes
    data.pop("check", None)
    return json.dumps(data).encode()


def test_a_game_comes_back_exactly() -> None:
    table = played(150)
    assert any(isinstance(entry, Undo) for entry in table.log)
    back = save.from_json(save.to_json(table))
    assert back.state.dump() == table.state.dump()
    assert back.log == table.log
    assert back.players == table.players == [Player("Ola"), Player("Bot", "greedy"), Player("Seat 3")]
    assert [step.events for step in back.steps] == [step.events for step in table.steps]
    assert save.to_json(back) == save.to_json(table)


def test_what_could_be_undone_can_still_be_undone_after_loading() -> None:
    table = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0})
    for seat, move in [(0, "turn_up 0"), (1, "turn_up 0"), (0, "take_open 0")]:
        table.play(seat, move)
    before = table.state.dump()
    back = save.from_json(save.to_json(table))
    back.undo(0)
    back.play(0, "take_open 0")
    assert back.state.dump() == before


def test_any_step_of_a_game_can_be_shown() -> None:
    table = played(60)
    raw = save.to_json(table)
    assert save.from_json(raw, until=0).state.dump() == dh.game("smoki").start(3, 3, raven_attack=True).dump()
    halfway = save.from_json(raw, until=30)
    assert halfway.log == table.log[:30]


def test_a_save_may_lack_its_checksum() -> None:
    table = played(20)
    assert save.from_json(edited(table)).state.dump() == table.state.dump()


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"not json",
        b"\xff\xfe\x00",
        b"[]",
        b"{}",
        b"null",
        b'{"drakehall": 1}',
        b"[" * 100_000,
        b'{"name": "some other program", "version": 2}',
    ],
)
def test_foreign_files_are_refused(raw: bytes) -> None:
    with pytest.raises(BadSave):
        save.from_json(raw)


@pytest.mark.parametrize(
    "changes",
    [
        {"drakehall": 2},
        {"version": "0"},
        {"seats": 9},
        {"seats": -1},
        {"seed": -1},
        {"seed": "x"},
        {"options": {"flying": True}},
        {"options": {"open_piles": 5}},
        {"players": [{"name": "a"}] * 4},
        {"players": [{"name": 3}]},
        {"log": [{"type": "move", "seat": 0, "action": "fly"}]},
        {"log": [{"type": "move", "seat": 9, "action": "turn_up 0"}]},
        {"log": [{"type": "undo", "seat": 0, "moves": 1}]},
        {"log": [{"type": "dance", "seat": 0}]},
        {"surprise": 1},
    ],
)
def test_wrong_contents_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadSave):
        save.from_json(edited(played(10), **changes))


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(HallError, match="checkers"):
        save.from_json(edited(played(10), game="checkers"))


def test_an_undo_must_take_back_what_belongs_together() -> None:
    table = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0})
    for seat, move in [(0, "turn_up 0"), (1, "turn_up 0"), (0, "take_open 0")]:
        table.play(seat, move)
    table.undo(0)
    log = json.loads(save.to_json(table))["log"]
    log[-1]["moves"] = 2
    with pytest.raises(BadSave, match="entry 4"):
        save.from_json(edited(table, log=log))


def test_a_damaged_file_is_noticed_although_it_would_still_play() -> None:
    raw = save.to_json(played(10)).replace(b'"turn_up 0"', b'"turn_up 1"').replace(b"Ola", b"Ala")
    with pytest.raises(BadSave, match="checksum"):
        save.from_json(raw)


@given(st.integers(min_value=0), st.binary(min_size=1, max_size=3))
def test_no_damage_leads_to_another_error(place: int, bytes_: bytes) -> None:
    raw = bytearray(WHOLE)
    at = place % len(raw)
    raw[at : at + len(bytes_)] = bytes_
    try:
        back = save.from_json(bytes(raw))
    except HallError:
        return
    assert back.state.dump() == TABLE.state.dump()


@given(st.integers(min_value=0))
def test_no_truncation_leads_to_another_error(length: int) -> None:
    with pytest.raises(BadSave):
        save.from_json(WHOLE[: length % (len(WHOLE) - 2)])


def test_files_are_written_and_read(tmp_path: Path) -> None:
    table = played(30)
    save.store(table, tmp_path / "game.json")
    assert save.fetch(tmp_path / "game.json").state.dump() == table.state.dump()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("name", ["missing.json", ".", "no/such/folder.json"])
def test_unreadable_files_are_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadableFile, match=r"json|/"):
        save.fetch(tmp_path / name)


def test_a_failed_save_keeps_the_old_file(tmp_path: Path) -> None:
    old = tmp_path / "game.json"
    save.store(played(10), old)
    before = old.read_bytes()
    (tmp_path / "game.json.part").mkdir()
    with pytest.raises(UnreadableFile):
        save.store(played(20), old)
    assert old.read_bytes() == before


def test_a_game_that_is_not_over_is_never_replaced_by_another(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    save.store(played(10), kept)
    before = kept.read_bytes()
    for other in (played(0), played(10, seed=4), Session(dh.game("simurgh"), 2, 3)):
        with pytest.raises(UnfinishedGame, match=r"game\.json.*unfinished.*--resume"):
            save.store(other, kept)
    assert kept.read_bytes() == before
    save.store(played(12), kept)
    assert len(save.fetch(kept).log) >= 12, "the same game at a later time"


def test_a_game_that_is_over_gives_way(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    table = Session(dh.game("smoki"), 2, 1, {"turn_cap": 2})
    while table.state.seat is not None:
        table.play(table.state.seat, table.state.legal()[0])
    save.store(table, kept)
    save.store(played(10), kept)
    assert save.fetch(kept).seed == 3


def test_a_game_of_other_rules_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    kept.write_bytes(edited(played(10), version="0.0.1"))
    with pytest.raises(UnfinishedGame):
        save.store(played(10, seed=4), kept)


TABLE = played(25)
WHOLE = save.to_json(TABLE)
