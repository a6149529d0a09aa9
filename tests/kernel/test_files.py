"""Files that a person names: their text, or a clear word why not."""

import os
from pathlib import Path

import pytest

from drakehall.kernel.files import (
    LARGEST_TEXT,
    IsFolder,
    NoSuchFile,
    NoText,
    TooLargeFile,
    UnreadableFile,
    text_of,
)


def test_the_text_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    for raw in (b"\xef\xbb\xbfza\xc5\xbc\xc3\xb3\xc5\x82\xc4\x87\r\n", "zażółć\r\n".encode()):
        file.write_bytes(raw)
        assert text_of(str(file)) == "zażółć\r\n"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("nothing.txt", NoSuchFile),
        ("nothing/nothing.txt", NoSuchFile),
        ("a.txt/b", NoSuchFile),
        ("~nosuchuser/x", NoSuchFile),
        (".", IsFolder),
        ("/dev/zero", IsFolder),
        ("nul\0.txt", UnreadableFile),
        ("\ud800", UnreadableFile),
        ("x" * 5000, UnreadableFile),
        ("latin.txt", NoText),
        ("large.txt", TooLargeFile),
    ],
)
def test_what_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, error: type[Exception]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").write_text("a")
    (tmp_path / "latin.txt").write_bytes("zażółć".encode("iso-8859-2"))
    (tmp_path / "large.txt").write_bytes(b"a" * (LARGEST_TEXT + 1))
    with pytest.raises(UnreadableFile) as caught:
        text_of(name)
    assert type(caught.value) is error
    assert "\0" not in str(caught.value)


def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(IsFolder):
        text_of(str(tmp_path / "pipe"))
