"""Records: nothing that was played is lost, and nothing foreign is taken for it."""

from pathlib import Path

import msgspec
import pytest

from drakehall.arena import record
from drakehall.arena.errors import NotARecord, OtherMatch, OtherProgram, RecordExists
from drakehall.arena.match import Match, units
from drakehall.arena.play import play
from drakehall.kernel.errors import HallError
from tests.arena.support import match_of

MATCH = match_of("smoki", "random", "greedy", raven_attack=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of two deals."""
    path = tmp_path / "match.jsonl"
    kept = record.begin(path, MATCH)
    for unit in units(MATCH, 2):
        kept.add(play(MATCH, unit))
    kept.close()
    return path


def test_what_was_written_is_read(file: Path) -> None:
    match, played = record.read(file)
    assert match == MATCH
    assert [game.unit for game in played] == list(units(MATCH, 2))


def test_a_record_is_gone_on_with(file: Path) -> None:
    kept = record.resume(file, MATCH)
    assert [game.unit for game in kept.played] == list(units(MATCH, 2))
    assert not kept.dropped
    kept.add(play(MATCH, list(units(MATCH, 3))[4]))
    kept.close()
    assert len(record.read(file)[1]) == 5


def test_two_who_go_on_with_a_record_at_once_damage_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    one = record.begin(file, MATCH)
    other = record.resume(file, MATCH)
    for unit, kept in zip(units(MATCH, 2), (one, other, other, one), strict=True):
        kept.add(play(MATCH, unit))
    one.close()
    other.close()
    assert [game.unit for game in record.read(file)[1]] == list(units(MATCH, 2))


@pytest.mark.parametrize("lost", [1, 20])
def test_a_last_line_that_was_cut_off_is_dropped(file: Path, lost: int) -> None:
    file.write_bytes(file.read_bytes()[:-lost])
    kept = record.resume(file, MATCH)
    assert kept.dropped
    assert len(kept.played) == 3
    kept.add(play(MATCH, list(units(MATCH, 2))[3]))
    kept.close()
    assert [game.unit for game in record.read(file)[1]] == list(units(MATCH, 2))


def test_a_game_that_stands_there_twice_counts_once(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))
    assert len(record.read(file)[1]) == 4


def test_damage_in_the_middle_is_refused(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for damaged in (b"{}\n", b"\xff\n", lines[3].replace(b'"who":0', b'"who":1'), lines[3].replace(b"[0,0,", b"[0,9,")):
        if damaged == lines[3]:
            continue
        file.write_bytes(b"".join([*lines[:2], damaged, *lines[3:]]))
        with pytest.raises(NotARecord) as caught:
            record.resume(file, MATCH)
        assert caught.value.message.args["line"] == 3


@pytest.mark.parametrize("content", [b"", b"hello\n", b"{}\n", b'{"drakehall_arena":2}\n', b"\xff\xfe\n"])
def test_other_files_are_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(NotARecord):
        record.resume(path, MATCH)
    with pytest.raises(RecordExists):
        record.begin(path, MATCH)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (msgspec.structs.replace(MATCH, seed=8), "--seed"),
        (msgspec.structs.replace(MATCH, seats=3, options={}), "--seats, --option"),
        (match_of("smoki", "greedy", "random", raven_attack=True), "--bots"),
        (match_of("dragon_castle", "random", "greedy", raven_attack=True), "GAME"),
    ],
)
def test_another_match_is_refused(file: Path, other: Match, what: str) -> None:
    before = file.read_bytes()
    with pytest.raises(OtherMatch) as caught:
        record.resume(file, other)
    assert caught.value.message.args["what"] == what
    assert file.read_bytes() == before


def test_games_of_other_rules_or_bots_are_refused(file: Path) -> None:
    with pytest.raises(OtherProgram):
        record.resume(file, msgspec.structs.replace(MATCH, code="other"))
    with pytest.raises(OtherProgram):
        record.resume(file, msgspec.structs.replace(MATCH, version="0"))


@pytest.mark.parametrize("path", ["/no/such/folder/x", "/"])
def test_places_that_cannot_be_written_are_named(path: str) -> None:
    for call in (record.begin, record.resume):
        with pytest.raises(HallError, match=path):
            call(Path(path), MATCH)
