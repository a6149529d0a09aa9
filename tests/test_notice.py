"""What is not our own goes with its licences: in the repository, the built page, the folder of `make static`."""

import re
from pathlib import Path

import pytest
from packing import browser, notice, static


def test_every_licence_that_is_named_is_told_in_full() -> None:
    told = notice.FILE.read_text(encoding="utf-8")
    assert told == notice.notice()
    named = {
        name
        for licence in re.findall(r"^Licence: (.*), below\.$", told, re.MULTILINE)
        for name in licence.split(" and ")
    }
    assert {"Apache-2.0", "MPL-2.0", "MIT", "PSF-2.0", "BSD-3-Clause"} <= named
    for name in named:
        heading = f"{notice.RULE}\n{name}\n{notice.RULE}\n\n"
        assert told.count(heading) == 1
        assert told.split(heading)[1].startswith(notice.standard_text(name).strip())


def test_no_text_of_a_licence_lies_about_that_nobody_needs() -> None:
    told = notice.FILE.read_text(encoding="utf-8")
    for text in (notice.HERE / "licences").iterdir():
        assert f"{notice.RULE}\n{text.stem}\n{notice.RULE}" in told


def test_the_list_names_what_is_linked_into_pyodide() -> None:
    told = notice.FILE.read_text(encoding="utf-8")
    names = re.findall(r"^\* (.*?) · .+ · https://\S+$", told, re.MULTILINE)
    bare = {re.sub(r" [\d.]+$", "", name) for name in names}
    assert {"pyodide", "msgspec", "svelte", "CPython", "zlib", "SQLite", "Zstandard", "libffi"} <= bare
    for name in names:
        assert f"{notice.RULE}\n{name}\n{notice.RULE}\n\n" in told


def test_a_part_that_pyodide_no_longer_has_must_leave_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = {"name": "gone", "seen": "nobody has ever linked this", "licence": "MIT", "place": "", "holders": ""}
    monkeypatch.setitem(notice.LISTED, "linked", [*notice.LISTED["linked"], gone])
    with pytest.raises(SystemExit, match="gone is not in this Pyodide"):
        notice.notice()


def test_the_folder_for_any_host_has_the_notice_and_keeps_it_for_the_time_without_a_network(tmp_path: Path) -> None:
    static.write(tmp_path / "static")
    assert (tmp_path / "static" / "notice.txt").read_bytes() == notice.FILE.read_bytes()
    assert '"notice.txt"' in (browser.PAGE / "sw.js").read_text(encoding="utf-8")
