"""Files of matches: nothing that was played is lost, and nothing foreign is taken for it."""

from pathlib import Path

import msgspec
import pytest

from drakehall.arena import match_file
from drakehall.arena.errors import MatchFileExists, NotAMatchFile, OtherMatch, OtherProgram
from drakehall.arena.match import Match, fixtures
from drakehall.arena.play import play
from drakehall.kernel.errors import HallError
from tests.arena.support import match_of

MATCH = match_of("smoki", "random", "greedy", raven_attack=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of two deals."""
    path = tmp_path / "match.jsonl"
    kept = match_file.begin(path, MATCH)
    for fixture in fixtures(MATCH, 2):
        kept.add(play(MATCH, fixture))
    kept.close()
    return path


def test_what_was_written_is_read(file: Path) -> None:
    match, played = match_file.read(file)
    assert match == MATCH
    assert [game.fixture for game in played] == list(fixtures(MATCH, 2))


def test_a_match_is_gone_on_with(file: Path) -> None:
    kept = match_file.resume(file, MATCH)
    assert [game.fixture for game in kept.played] == list(fixtures(MATCH, 2))
    assert not kept.dropped
    kept.add(play(MATCH, list(fixtures(MATCH, 3))[4]))
    kept.close()
    assert len(match_file.read(file)[1]) == 5


def test_two_who_go_on_with_a_match_at_once_damage_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    one = match_file.begin(file, MATCH)
    other = match_file.resume(file, MATCH)
    for fixture, kept in zip(fixtures(MATCH, 2), (one, other, other, one), strict=True):
        kept.add(play(MATCH, fixture))
    one.close()
    other.close()
    assert [game.fixture for game in match_file.read(file)[1]] == list(fixtures(MATCH, 2))


@pytest.mark.parametrize("lost", [1, 20])
def test_a_last_line_that_was_cut_off_is_dropped(file: Path, lost: int) -> None:
    file.write_bytes(file.read_bytes()[:-lost])
    kept = match_file.resume(file, MATCH)
    assert kept.dropped
    assert len(kept.played) == 3
    kept.add(play(MATCH, list(fixtures(MATCH, 2))[3]))
    kept.close()
    assert [game.fixture for game in match_file.read(file)[1]] == list(fixtures(MATCH, 2))


def test_a_game_that_stands_there_twice_counts_once(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))
    assert len(match_file.read(file)[1]) == 4


def test_damage_in_the_middle_is_refused(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for damaged in (b"{}\n", b"\xff\n", lines[3].replace(b'"who":0', b'"who":1'), lines[3].replace(b"[0,0,", b"[0,9,")):
        if damaged == lines[3]:
            continue
        file.write_bytes(b"".join([*lines[:2], damaged, *lines[3:]]))
        with pytest.raises(NotAMatchFile) as caught:
            match_file.resume(file, MATCH)
        assert caught.value.message.args["line"] == 3


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"{}\n", b'{"drakehall_arena":2}\n', b'{"drakehall_arena":3}\n', b"\xff\xfe\n"]
)
def test_other_files_are_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(NotAMatchFile):
        match_file.resume(path, MATCH)
    with pytest.raises(MatchFileExists):
        match_file.begin(path, MATCH)
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
        match_file.resume(file, other)
    assert caught.value.message.args["what"] == what
    assert file.read_bytes() == before


def test_games_of_other_rules_or_bots_are_refused(file: Path) -> None:
    with pytest.raises(OtherProgram):
        match_file.resume(file, msgspec.structs.replace(MATCH, code="other"))
    with pytest.raises(OtherProgram):
        match_file.resume(file, msgspec.structs.replace(MATCH, version="0"))


def test_a_file_of_a_former_format_is_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    path.write_bytes(b'{"drakehall_arena":1,"match":{"game":"smoki"}}\n')
    with pytest.raises(OtherProgram):
        match_file.resume(path, MATCH)


@pytest.mark.parametrize("path", ["/no/such/folder/x", "/"])
def test_places_that_cannot_be_written_are_named(path: str) -> None:
    for call in (match_file.begin, match_file.resume):
        with pytest.raises(HallError, match=path):
            call(Path(path), MATCH)
