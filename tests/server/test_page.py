"""The page of the hall: the built client as files, or a word on how to build it."""

from pathlib import Path

import pytest
from litestar.testing import create_test_client

from drakehall.server.routes.common import add_headers
from drakehall.server.routes.page import client


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Drakehall</title>", encoding="utf-8")
    (tmp_path / "page" / "assets" / "hall-1a2b.js").write_text("let hall = 1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("treasure", encoding="utf-8")
    return tmp_path / "page"


def test_the_page_is_served_at_the_root(page: Path) -> None:
    with create_test_client([client(page)], before_send=[add_headers]) as browser:
        answer = browser.get("/")
    assert answer.status_code == 200
    assert "<title>Drakehall</title>" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_files_with_a_hash_in_their_name_may_be_kept(page: Path) -> None:
    with create_test_client([client(page)], before_send=[add_headers]) as browser:
        answer = browser.get("/assets/hall-1a2b.js")
    assert answer.text == "let hall = 1"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt"])
def test_nothing_outside_the_page_is_served(page: Path, path: str) -> None:
    with create_test_client([client(page)]) as browser:
        assert "treasure" not in browser.get(path).text


def test_without_a_page_the_hall_says_how_to_build_it(tmp_path: Path) -> None:
    with create_test_client([client(tmp_path)]) as browser:
        answer = browser.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
